use std::fs;

use novena_core::Puzzle;
use novena_techniques::{Kind, Level, Position, Reasoner};

use crate::reading::Reader;

const LISTS: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../cli/lists");
const PUZZLES_OF_EACH: usize = 14;

#[test]
fn every_step_on_the_paths_of_puzzles_reads_well() {
    // The rarest techniques are left out because searching for them is slow. `library.rs` covers
    // them.
    let solver = Reasoner::standard().only(|kind| kind.level() < Level::Extreme);
    let asides = Kind::ALL
        .iter()
        .filter(|kind| !kind.is_on_path() && kind.level() < Level::Unfair);
    let asides = Reasoner::of(asides.copied());
    let mut reader = Reader::new();
    for list in ["easy", "hard", "minimal"] {
        let text = fs::read_to_string(format!("{LISTS}/{list}.txt")).unwrap();
        for line in text.lines().take(PUZZLES_OF_EACH) {
            let puzzle: Puzzle = line.parse().unwrap();
            let mut position = Position::new(&puzzle).unwrap().assuming_uniqueness(true);
            for step in solver.path(position.clone()).steps {
                if let Some(aside) = asides.first_step(&position) {
                    reader.read(&aside);
                }
                reader.read(&step);
                position.apply(&step).unwrap();
            }
        }
    }
    reader.finish();
}
