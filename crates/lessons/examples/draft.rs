//! Prints positions in which a technique is the next to use, formatted as blocks for a lesson. Each
//! position is followed by the parts of its step.
//!
//! ```text
//! cargo run -p novena-lessons --example draft -- x-wing 7 3     (technique, seed, how many)
//! ```

use std::env;
use std::process::ExitCode;

use novena_core::{Candidate, DigitSet};
use novena_generator::{Generator, NewPuzzle, Practice, Wish};
use novena_techniques::{Exhibit, Kind, Step, eureka};

fn main() -> ExitCode {
    let mut words = env::args().skip(1);
    let kind = words.next().and_then(|word| word.parse::<Kind>().ok());
    let Some(kind) = kind else {
        eprintln!("usage: draft TECHNIQUE [SEED] [COUNT]");
        return ExitCode::FAILURE;
    };
    let mut number = || words.next().and_then(|word| word.parse::<u64>().ok());
    let (seed, count) = (number().unwrap_or(1), number().unwrap_or(3));
    let practices = puzzles(kind, seed).filter_map(|made| Practice::of(&made, &kind.into()));
    for practice in practices.take(count as usize) {
        print(&practice);
    }
    ExitCode::SUCCESS
}

/// Puzzles that need a technique. They are generated, or taken from the stored puzzles if only few
/// puzzles need the technique.
fn puzzles(kind: Kind, seed: u64) -> Box<dyn Iterator<Item = NewPuzzle>> {
    let stored = Practice::stored(&kind.into(), seed);
    if !stored.is_empty() {
        return Box::new(stored.into_iter());
    }
    let wish = Wish {
        needs: vec![kind.into()],
        ..Wish::default()
    };
    match Generator::new(wish, seed) {
        Ok(generator) => Box::new(generator.map(|found| found.made)),
        Err(_) => Box::new(std::iter::empty()),
    }
}

fn print(practice: &Practice) {
    let deductions: Vec<String> = practice
        .step
        .deductions
        .iter()
        .map(ToString::to_string)
        .collect();
    println!("```position");
    println!("givens {}", practice.made.puzzle);
    if !practice.entries().filled().is_empty() {
        println!("entries {}", practice.entries());
    }
    let struck: Vec<String> = struck(practice)
        .iter()
        .map(|candidate| format!("{}<>{}", candidate.cell, candidate.digit))
        .collect();
    if !struck.is_empty() {
        println!("struck {}", struck.join(" "));
    }
    println!("step {} {}", practice.step.kind, deductions.join(" "));
    println!("```");
    print_parts(&practice.step);
    println!();
}

/// The eliminated candidates that do not see the same digit in a filled cell.
fn struck(practice: &Practice) -> Vec<Candidate> {
    let board = practice.position.grid().board();
    let open = practice.position.open_cells().iter();
    open.flat_map(|cell| {
        let gone: DigitSet = board.candidates(cell) - practice.position[cell];
        gone.iter().map(move |digit| cell.with(digit))
    })
    .collect()
}

fn print_parts(step: &Step) {
    for evidence in &step.evidence {
        let text = match &evidence.exhibit {
            Exhibit::Digits(digits) => format!("digits {digits}"),
            Exhibit::Cells(cells) => format!("cells {cells}"),
            Exhibit::Houses(houses) => format!("houses {houses}"),
            Exhibit::Candidates(candidates) => {
                let texts: Vec<String> = candidates.iter().map(ToString::to_string).collect();
                format!("candidates {}", texts.join(" "))
            }
            Exhibit::Set { cells, digits } => format!("cells {cells} with digits {digits}"),
            Exhibit::Links(links) => format!("links {}", eureka(links)),
            other => format!("{other:?}"),
        };
        println!("  {}: {text}", evidence.role);
    }
}
