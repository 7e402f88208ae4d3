//! The board that a figure is drawn on.

use novena_core::{Board, Cell, DigitSet, Grid};

/// The visible digits and marks. Links bend around them, and candidates that a step does not name
/// individually are drawn where they are visible.
#[derive(Clone, Debug)]
pub struct BoardView {
    /// The givens and entries.
    pub board: Board,
    /// The marks in each open cell, indexed by cell.
    pub marks: [DigitSet; Cell::COUNT],
}

/// A position with all its candidates.
impl From<&Grid> for BoardView {
    fn from(grid: &Grid) -> Self {
        let mut marks = [DigitSet::EMPTY; Cell::COUNT];
        for cell in grid.open_cells() {
            marks[cell.index()] = grid[cell];
        }
        Self {
            board: *grid.board(),
            marks,
        }
    }
}
