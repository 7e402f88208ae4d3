//! The positions of cells and candidates on a board.

use novena_core::{Candidate, Cell};
use novena_figure::{CELL, mark_place};

use crate::CAP_HEIGHT;

/// The dimensions of a board of the given size.
#[derive(Clone, Copy)]
pub(crate) struct BoardGeometry {
    /// The width of a cell.
    pub(crate) cell: f32,
}

/// A point.
pub(crate) type Point = (f32, f32);

impl BoardGeometry {
    pub(crate) const fn new(side: f32) -> Self {
        Self { cell: side / 9.0 }
    }

    /// The top left corner of a cell.
    pub(crate) const fn corner(self, cell: Cell) -> Point {
        (
            cell.column() as f32 * self.cell,
            cell.row() as f32 * self.cell,
        )
    }

    /// The middle of a cell.
    pub(crate) const fn middle(self, cell: Cell) -> Point {
        let (x, y) = self.corner(cell);
        (x + self.cell / 2.0, y + self.cell / 2.0)
    }

    /// The middle of a candidate. A cell has nine places, arranged from 1 at the top left to 9 at
    /// the bottom right.
    pub(crate) const fn candidate(self, candidate: Candidate) -> Point {
        let (x, y) = mark_place(candidate);
        (x * self.cell / CELL, y * self.cell / CELL)
    }

    /// The size of a candidate.
    pub(crate) const fn candidate_size(self) -> f32 {
        self.cell * 0.27
    }

    /// The radius of a ring around a candidate.
    pub(crate) const fn ring(self) -> f32 {
        self.cell * 0.148
    }
}

/// The baseline for text of this size whose digits are to be centred on `y`.
pub(crate) const fn baseline(y: f32, size: f32) -> f32 {
    y + CAP_HEIGHT * size / 2.0
}
