//! What the techniques are shown of a record, and what the solver knows of it beforehand.

use novena_core::{Cell, DigitSet, Grid, House, Solution};
use novena_formats::Record;
use novena_kernel::{Verdict, Wave};
use novena_techniques::Position;

use crate::answer;

/// A record that steps can be looked for in.
pub(crate) struct Situation {
    pub(crate) position: Position,
    /// The solution of the givens, where there is exactly one.
    pub(crate) solution: Option<Solution>,
}

/// Why there is no use in looking for steps.
pub(crate) enum Hopeless {
    /// What `check` would answer.
    Answer(String),
    /// The givens have a solution, but a digit the player wrote is not in it.
    WrongDigit,
    /// They have one, but a mark that it needs was struck, in this house.
    MissingMark(House),
}

/// Looks at the digits and marks of a record as its player left them.
pub(crate) fn of(record: &Record) -> Result<Situation, Hopeless> {
    let givens = &record.givens;
    let conflicts: Vec<String> = givens.conflicts().map(|found| found.to_string()).collect();
    if !conflicts.is_empty() {
        return Err(Hopeless::Answer(answer::invalid(&conflicts)));
    }
    let solution = match Wave::new().verdict(givens).0 {
        Verdict::Unique(solution) => Some(solution),
        Verdict::Several => None,
        Verdict::None => return Err(Hopeless::Answer(answer::NO_SOLUTION.to_owned())),
    };
    let board = record.board();
    let grid = Grid::with_candidates(&board, |cell| candidates(record, cell));
    match &solution {
        Some(solution) => {
            let right = |cell: Cell| solution.digits()[cell.index()];
            if board
                .filled()
                .iter()
                .any(|cell| board[cell] != Some(right(cell)))
            {
                return Err(Hopeless::WrongDigit);
            }
            let struck = grid
                .open_cells()
                .iter()
                .find(|&cell| !grid[cell].contains(right(cell)));
            if let Some(cell) = struck {
                return Err(Hopeless::MissingMark(House::box_(cell.box_())));
            }
        }
        // Of several solutions, the entries may have chosen one, or ruled out all.
        None => {
            if matches!(Wave::new().verdict(&board.into()).0, Verdict::None) {
                return Err(Hopeless::WrongDigit);
            }
        }
    }
    let position =
        Position::from_grid(grid, givens.givens()).assuming_uniqueness(solution.is_some());
    Ok(Situation { position, solution })
}

/// What a cell could hold: what the digits leave it, and of that what its marks still have,
/// so that eliminations already made are not forgotten.
pub(crate) fn candidates(record: &Record, cell: Cell) -> DigitSet {
    let left = record.board().candidates(cell);
    let marked = record
        .marks
        .as_ref()
        .map_or(DigitSet::EMPTY, |marks| marks[cell.index()]);
    if marked.is_empty() {
        left
    } else {
        left & marked
    }
}
