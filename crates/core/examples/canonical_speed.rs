//! How many canonical forms a second one core makes of the puzzles in these files, 81
//! characters a line.
//!
//! `cargo run --release -p novena-core --example canonical_speed -- puzzles.txt`

use std::hint::black_box;
use std::time::Instant;
use std::{env, fs, io};

use novena_core::{Puzzle, canonical};

/// The shortest time counts.
const ROUNDS: usize = 5;

fn main() -> io::Result<()> {
    for file in env::args().skip(1) {
        let text = fs::read_to_string(&file)?;
        let puzzles: Vec<Puzzle> = text
            .lines()
            .filter_map(|line| line.get(..81)?.parse().ok())
            .collect();
        let mut best = f64::INFINITY;
        let mut symmetric = 0;
        for _ in 0..ROUNDS {
            let started = Instant::now();
            symmetric = puzzles
                .iter()
                .filter(|puzzle| black_box(canonical(puzzle)).automorphisms > 1)
                .count();
            best = best.min(started.elapsed().as_secs_f64());
        }
        #[expect(clippy::cast_precision_loss, reason = "a rate is read to three digits")]
        let rate = puzzles.len() as f64 / best;
        println!(
            "{file}: {} puzzles, {rate:.0} a second, {symmetric} with automorphisms",
            puzzles.len()
        );
    }
    Ok(())
}
