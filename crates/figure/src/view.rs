//! The board that a figure is drawn on.

use novena_core::{Board, Cell, DigitSet, Grid};

/// The digits and marks that are to be seen. Links bend around them, and candidates that a step
/// does not name one by one are drawn where they are to be seen.
#[derive(Clone, Debug)]
pub struct BoardView {
    /// Givens and entries.
    pub board: Board,
    /// What is marked in each open cell, by its index.
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
