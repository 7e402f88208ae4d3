//! Finds puzzles for exercises on techniques that none of our puzzles needs, for
//! `data/exercises.txt`: `cargo run --release -p novena-generator --example exercise_puzzles --
//! TRIES SEED KIND... [FILE]`.
//!
//! The technique must have a step once every technique up to level hard is exhausted. The example
//! tries random minimal puzzles or, given a file of puzzles, their minimal neighbours. In a
//! neighbour, one given is removed and another is added.

use std::{env, fs};

use novena_core::Puzzle;
use novena_generator::{Generator, NewPuzzle, Wish, vicinity};
use novena_techniques::{Kind, Level, Position, Reasoner};

fn main() {
    let words: Vec<String> = env::args().skip(1).collect();
    let number = |place: usize| words.get(place).and_then(|word| word.parse::<u64>().ok());
    let (tries, seed) = (number(0).unwrap_or(1_000) as usize, number(1).unwrap_or(1));
    let names = words.iter().skip(2);
    let kinds: Vec<Kind> = names.filter_map(|word| word.parse().ok()).collect();
    let easier = Reasoner::standard()
        .only(|kind| kind.level() <= Level::Hard)
        .without_reasons();
    let look = |made: NewPuzzle| {
        let Ok(start) = Position::new(&made.puzzle) else {
            return;
        };
        let path = easier.path(start.assuming_uniqueness(true));
        for &kind in &kinds {
            let open = path.end.open_cells().len();
            if let Some(step) = Reasoner::of([kind]).first_step(&path.end) {
                println!("{kind} {} {open} open, {step}", made.puzzle);
            }
        }
    };
    let file = words.last().and_then(|word| fs::read_to_string(word).ok());
    if let Some(text) = file {
        let words = text.split_whitespace();
        let puzzles = words.filter_map(|word| word.parse::<Puzzle>().ok());
        let near = puzzles.flat_map(|puzzle| vicinity(&puzzle, 1, 1, true).flatten());
        near.take(tries).for_each(look);
    } else {
        let puzzles = Generator::new(Wish::default(), seed).into_iter().flatten();
        puzzles.take(tries).for_each(|found| look(found.made));
    }
}
