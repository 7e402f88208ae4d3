//! Counts the random minimal puzzles that need each technique, and checks whether puzzles that
//! merely use a technique have neighbours that need it: `cargo run --release -p novena-generator
//! --example needs_survey -- [TRIES [SEED [UP_TO [NEAR]]]]`.
//!
//! A path is found by trying the techniques in table order. A puzzle therefore needs exactly those
//! kinds on its path that are harder than all kinds before them, and a single path shows every kind
//! that the puzzle needs. If a kind occurs only after a harder one, the puzzle is a near hit for
//! that kind. The example searches the vicinity of `NEAR` such puzzles.

use std::collections::BTreeMap;

use novena_generator::{Generator, Judge, NewPuzzle, Wish, vicinity};
use novena_techniques::{Kind, Position, Reasoner, technique};

#[derive(Default)]
struct KindCounts {
    needed: u64,
    near: u64,
    near_hits: Vec<NewPuzzle>,
}

fn main() {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let number = |place: usize| words.get(place).and_then(|word| word.parse::<u64>().ok());
    let (tries, seed) = (number(0).unwrap_or(20_000), number(1).unwrap_or(1));
    let last = words.get(2).and_then(|word| word.parse::<Kind>().ok());
    let last = last.unwrap_or(Kind::FINNED_MUTANT_LEVIATHAN);
    let look_around = number(3).unwrap_or(0) as usize;

    let solver = Reasoner::standard().up_to(last);
    let mut all: BTreeMap<Kind, KindCounts> = BTreeMap::new();
    let puzzles = Generator::new(Wish::default(), seed).into_iter().flatten();
    for found in puzzles.take(tries as usize) {
        let Ok(start) = Position::new(&found.made.puzzle) else {
            continue;
        };
        let path = solver.path(start.assuming_uniqueness(true));
        let mut hardest = None;
        let mut kinds: BTreeMap<Kind, bool> = BTreeMap::new();
        for step in &path.steps {
            let needed = hardest.is_none_or(|hardest| step.kind > hardest);
            *kinds.entry(step.kind).or_default() |= needed;
            hardest = hardest.max(Some(step.kind));
        }
        for (kind, needed) in kinds {
            let counts = all.entry(kind).or_default();
            if needed {
                counts.needed += 1;
            } else {
                counts.near += 1;
                if counts.near_hits.len() < look_around {
                    counts.near_hits.push(found.made);
                }
            }
        }
    }
    println!("{tries} random minimal puzzles, seed {seed}, techniques up to {last}");
    println!("{:36} {:>8} {:>8}", "", "need it", "near hit");
    for &kind in Kind::ALL.iter().filter(|&&kind| kind <= last) {
        if technique(kind).is_none() || !kind.is_on_path() {
            continue;
        }
        let none = KindCounts::default();
        let counts = all.get(&kind).unwrap_or(&none);
        print!("{:36} {:>8} {:>8}", kind.id(), counts.needed, counts.near);
        if counts.needed < 3 && !counts.near_hits.is_empty() {
            let mut judge = Judge::new(&Wish::needing(kind));
            let (mut around, mut hits) = (0, 0);
            for near in &counts.near_hits {
                for made in vicinity(&near.puzzle, 1, 1, true).flatten() {
                    around += 1;
                    hits += u64::from(judge.judge(&made.puzzle).is_some());
                }
            }
            let from = counts.near_hits.len();
            print!("  {hits} of {around} around {from} of them");
        }
        println!();
    }
}
