//! Rates a puzzle on three scales.
//!
//! `cargo run --example rate --features ratings [PUZZLE]`

use std::error::Error;

use novena::Puzzle;
use novena::ratings::{HodokuRater, SeRater};

const PUZZLE: &str =
    ".....9.2.8..3..6.4...76.....4.1..5..9..5.3..1..2..6.9.....17...3.7..5..9.1.6.....";

fn main() -> Result<(), Box<dyn Error>> {
    let text = std::env::args().nth(1);
    let puzzle: Puzzle = text.as_deref().unwrap_or(PUZZLE).parse()?;
    let rating = novena::rate(&puzzle).ok_or("only a puzzle with one solution has a rating")?;
    println!("Novena: {rating}");
    println!("Sudoku Explainer: {}", SeRater::new().rate(&puzzle));
    println!("HoDoKu: {}", HodokuRater::new().rate(&puzzle));
    Ok(())
}
