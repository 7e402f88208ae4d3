//! Measures how fast puzzles with few givens are found: `few_givens_speed GIVENS BUNCHES [SEED]`.
//!
//! Runs on one thread. Prints the number of puzzles found, all different up to symmetry, and the
//! number of tries. `docs/benchmarks.md` lists the CPU times of earlier runs.

use std::collections::HashSet;
use std::env;

use novena_core::canonical;
use novena_generator::{PuzzleShape, bunch};

fn main() {
    let number = |place: usize, usual: u64| {
        let given = env::args().nth(place).and_then(|text| text.parse().ok());
        given.unwrap_or(usual)
    };
    let givens = number(1, 17) as usize;
    let (bunches, seed) = (number(2, 20), number(3, 1));
    let shape = PuzzleShape {
        givens: givens..=givens,
        minimal: false,
        ..PuzzleShape::default()
    };
    let (mut tried, mut walks) = (0, 0);
    let mut forms = HashSet::new();
    for place in 0..bunches {
        let bunch = bunch(&shape, seed, place);
        tried += u64::from(bunch.tried);
        walks += u64::from(!bunch.puzzles.is_empty());
        for made in bunch.puzzles {
            forms.insert(canonical(&made.puzzle).form);
        }
    }
    println!("{bunches} bunches, {walks} with puzzles of {givens} givens");
    println!("{} different puzzles, {tried} tries", forms.len());
}
