//! Generates puzzles to order: two that need an X-Wing, followed by two hard ones with a symmetric
//! pattern.
//!
//! `cargo run --example generate --features generator [SEED]`

use std::error::Error;

use novena::PatternSymmetry;
use novena::generator::Wish;
use novena::techniques::{Kind, Level};

fn main() -> Result<(), Box<dyn Error>> {
    let seed = match std::env::args().nth(1) {
        Some(seed) => seed.parse()?,
        None => 2026,
    };
    let x_wing = Wish::needing(Kind::X_WING);
    let mut symmetric = Wish::from(Level::Hard);
    symmetric.shape.symmetry = PatternSymmetry::Rotational180;
    symmetric.shape.minimal = false;
    for wish in [x_wing, symmetric] {
        for found in novena::generate(wish, seed)?.take(2) {
            println!("{}", found.made.puzzle);
        }
    }
    Ok(())
}
