//! Finds the puzzles that need every one of their givens.

use novena_core::{Cell, CellSet};

use crate::NewPuzzle;
use crate::carve::{Carving, without};
use crate::rounds::in_rounds;

/// A puzzle whose givens are checked one by one.
struct Suspect {
    made: NewPuzzle,
    /// The givens that may be superfluous.
    doubtful: CellSet,
    asked: Option<Cell>,
    is_minimal: bool,
}

/// The puzzles that need every given.
///
/// A given is needed if another solution differs from the known one there and at no other given.
/// The carving has already found many such differences; the others are searched for one given at a
/// time, since most puzzles that fail do so early.
pub(crate) fn minimal_ones(carvings: &[Carving]) -> Vec<NewPuzzle> {
    let mut suspects: Vec<Suspect> = carvings
        .iter()
        .map(|carving| Suspect {
            made: carving.made(),
            doubtful: carving.givens - carving.needed(),
            asked: None,
            is_minimal: true,
        })
        .collect();
    in_rounds(
        &mut suspects,
        |suspect| {
            suspect.asked = suspect.doubtful.first();
            let fewer = without(&suspect.made.puzzle, suspect.asked?.as_set());
            Some((fewer, suspect.made.solution))
        },
        |suspect, difference| {
            if difference.is_empty() {
                suspect.is_minimal = false;
                suspect.doubtful = CellSet::EMPTY;
            } else if let Some(cell) = suspect.asked {
                suspect.doubtful.remove(cell);
            }
        },
    );
    suspects
        .into_iter()
        .filter(|suspect| suspect.is_minimal)
        .map(|suspect| suspect.made)
        .collect()
}
