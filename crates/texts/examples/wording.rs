//! Prints every step on a puzzle's path, rung by rung, as a player would read it:
//!
//! ```text
//! cargo run -p novena-texts --example wording -- PUZZLE [LANGUAGE] [spoken]
//! ```

use std::env;
use std::error::Error;

use novena_core::Puzzle;
use novena_techniques::{Position, Reasoner};
use novena_texts::{Language, Naming, Rung, Wording};

fn main() -> Result<(), Box<dyn Error>> {
    let mut arguments = env::args().skip(1);
    let puzzle: Puzzle = arguments
        .next()
        .ok_or("the puzzle is missing: 81 digits, dots for open cells")?
        .parse()
        .map_err(|error| format!("this is not a puzzle: {error:?}"))?;
    let language = match arguments.next() {
        Some(tag) => Language::from_tag(&tag).ok_or("this language is not supported")?,
        None => Language::En,
    };
    let naming = match arguments.next() {
        Some(_) => Naming::Spoken,
        None => Naming::Short,
    };

    let wording = Wording::new(language, naming);
    let position = Position::new(&puzzle)?.assuming_uniqueness(true);
    let path = Reasoner::standard().path(position);
    for (index, step) in path.steps.iter().enumerate() {
        let (name, level) = (wording.name(step.kind), wording.level(step.kind.level()));
        println!("{}. {name} ({level})", index + 1);
        for rung in Rung::ALL {
            println!("   {}", wording.sentence(step, rung));
        }
    }
    if !path.is_solved() {
        println!("The techniques lead no further.");
    }
    Ok(())
}
