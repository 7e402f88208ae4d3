//! Measures how many canonical forms one core computes per second, for files with one 81-character
//! puzzle per line.
//!
//! `cargo run --release -p novena-core --example canonical_speed -- puzzles.txt`

use std::hint::black_box;
use std::time::Instant;
use std::{env, fs, io};

use novena_core::{Puzzle, canonical};

const ROUNDS: usize = 10;
const CHUNK: usize = 500;

fn main() -> io::Result<()> {
    for file in env::args().skip(1) {
        let text = fs::read_to_string(&file)?;
        let puzzles: Vec<Puzzle> = text
            .lines()
            .filter_map(|line| line.get(..81)?.parse().ok())
            .collect();
        // Keep each chunk's shortest time, to filter out the effect of other load on the machine.
        let mut times = vec![f64::INFINITY; puzzles.len().div_ceil(CHUNK)];
        let mut symmetric = 0;
        for _ in 0..ROUNDS {
            symmetric = 0;
            for (chunk, time) in puzzles.chunks(CHUNK).zip(&mut times) {
                let started = Instant::now();
                symmetric += chunk
                    .iter()
                    .filter(|puzzle| black_box(canonical(puzzle)).automorphisms > 1)
                    .count();
                *time = time.min(started.elapsed().as_secs_f64());
            }
        }
        #[expect(clippy::cast_precision_loss, reason = "a rate is read to three digits")]
        let rate = puzzles.len() as f64 / times.iter().sum::<f64>();
        println!(
            "{file}: {} puzzles, {rate:.0} per second, {symmetric} with automorphisms",
            puzzles.len()
        );
    }
    Ok(())
}
