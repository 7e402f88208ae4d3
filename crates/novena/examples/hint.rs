//! Explains the next step of a puzzle, from a nudge to the full reason.
//!
//! `cargo run --example hint --features texts [PUZZLE]`

use std::error::Error;

use novena::Puzzle;
use novena::texts::{Language, Naming, Rung, Wording};

const PUZZLE: &str =
    ".....9.2.8..3..6.4...76.....4.1..5..9..5.3..1..2..6.9.....17...3.7..5..9.1.6.....";

fn main() -> Result<(), Box<dyn Error>> {
    let text = std::env::args().nth(1);
    let puzzle: Puzzle = text.as_deref().unwrap_or(PUZZLE).parse()?;
    let Some(step) = novena::hint(&puzzle) else {
        println!("nothing to deduce");
        return Ok(());
    };
    for language in [Language::En, Language::Sv] {
        let wording = Wording::new(language, Naming::Short);
        for rung in Rung::ALL {
            println!("{}", wording.sentence(&step, rung));
        }
    }
    Ok(())
}
