//! Finds puzzles for practising rare techniques, for `data/practice.txt`: `cargo run --release -p
//! novena-generator --example practice_puzzles -- TRIES SEED [FILE]`.
//!
//! The example solves random minimal puzzles. For each technique, it prints the first few puzzles
//! that need it, and the total number of puzzles that need it. Given a file, it instead solves a
//! few minimal neighbours of each puzzle in that file. In a neighbour, one given is removed and
//! another is added.

use std::collections::BTreeMap;
use std::{env, fs};

use novena_core::Puzzle;
use novena_generator::{Generator, NewPuzzle, Practice, Wish, vicinity};
use novena_techniques::{Kind, Position, Reasoner};

const ENOUGH: usize = 12;

fn main() {
    let words: Vec<String> = env::args().skip(1).collect();
    let number = |place: usize| words.get(place).and_then(|word| word.parse::<u64>().ok());
    let (tries, seed) = (number(0).unwrap_or(1_000) as usize, number(1).unwrap_or(1));
    // Random puzzles are solved without last resorts, which are slow and which few of these puzzles
    // need.
    let is_random = words.get(2).is_none();
    let solver = Reasoner::standard().only(|kind| !is_random || !kind.is_last_resort());
    let mut found: BTreeMap<Kind, (usize, Vec<NewPuzzle>)> = BTreeMap::new();
    let mut look = |made: NewPuzzle| {
        for kind in needed(&solver, &made) {
            let (count, kept) = found.entry(kind).or_default();
            *count += 1;
            if kept.len() < ENOUGH && Practice::of(&made, &kind.into()).is_some() {
                kept.push(made);
                println!("{kind} {}", made.puzzle);
            }
        }
    };
    if let Some(file) = words.get(2) {
        let text = fs::read_to_string(file).unwrap_or_default();
        let puzzles = text
            .lines()
            .filter_map(|line| line.get(..81)?.parse::<Puzzle>().ok());
        let near = puzzles.flat_map(|puzzle| vicinity(&puzzle, 1, 1, true).flatten().take(4));
        near.take(tries).for_each(&mut look);
    } else {
        let puzzles = Generator::new(Wish::default(), seed).into_iter().flatten();
        puzzles.take(tries).for_each(|found| look(found.made));
    }
    for (kind, (count, _)) in &found {
        eprintln!("{kind:32} {count}");
    }
}

/// The kinds that a puzzle's path needs. A kind is needed if it is harder than all kinds before it,
/// or if it is compared with the hardest kind before it.
fn needed(solver: &Reasoner, made: &NewPuzzle) -> Vec<Kind> {
    let Ok(start) = Position::new(&made.puzzle) else {
        return Vec::new();
    };
    let mut hardest: Option<Kind> = None;
    let mut needed = Vec::new();
    for step in solver.path(start.assuming_uniqueness(true)).steps {
        let kind = step.kind;
        let is_next = hardest
            .is_none_or(|hardest| kind > hardest || kind.is_in_stage() && hardest.is_in_stage());
        if is_next && !needed.contains(&kind) {
            needed.push(kind);
        }
        hardest = hardest.max(Some(kind));
    }
    needed
}
