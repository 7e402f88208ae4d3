//! Finds the puzzles that need every one of their givens.

use novena_core::{Cell, CellSet};

use crate::NewPuzzle;
use crate::carve::{Carving, without};
use crate::rounds::in_rounds;

/// A puzzle whose givens are checked one by one.
struct NeedCheck {
    made: NewPuzzle,
    /// The givens that may be superfluous.
    doubtful: CellSet,
    current: Option<Cell>,
    is_minimal: bool,
}

/// The puzzles that need every given.
///
/// A given is needed if some other solution differs from the known one at this given and at no
/// other given. The carving has already found many such differences. The remaining differences are
/// found by a search that checks one given at a time, because most puzzles with a superfluous given
/// are rejected early.
pub(crate) fn minimal_ones(carvings: &[Carving]) -> Vec<NewPuzzle> {
    let mut checks: Vec<NeedCheck> = carvings
        .iter()
        .map(|carving| NeedCheck {
            made: carving.made(),
            doubtful: carving.givens - carving.needed(),
            current: None,
            is_minimal: true,
        })
        .collect();
    in_rounds(
        &mut checks,
        |check| {
            check.current = check.doubtful.first();
            let fewer = without(&check.made.puzzle, check.current?.as_set());
            Some((fewer, check.made.solution))
        },
        |check, difference| {
            if difference.is_empty() {
                check.is_minimal = false;
                check.doubtful = CellSet::EMPTY;
            } else if let Some(cell) = check.current {
                check.doubtful.remove(cell);
            }
        },
    );
    checks
        .into_iter()
        .filter(|check| check.is_minimal)
        .map(|check| check.made)
        .collect()
}
