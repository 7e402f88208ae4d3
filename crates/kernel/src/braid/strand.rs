//! One state of a braid: twelve groups of four halfwords.
//!
//! For `k` below six, group `k` is configuration `k` of the three bands, and group `6 + k` is
//! configuration `k` of the three stacks. Each band or stack has one lane, and the fourth lane is
//! unused:
//!
//! ```text
//!           lane 0    lane 1    lane 2    lane 3
//! 0..6      band 0    band 1    band 2    -         boxes in the order of diagonals:
//! 6..12     stack 0   stack 1   stack 2   -         place p of band i is box column i + p,
//!                                                   place p of stack j is box row j - p
//! ```
//!
//! Boxes are numbered within a band by their *diagonal*, (box column - box row) mod 3. One vector
//! therefore holds the three boxes of a diagonal, and in each lane the same configurations pass
//! through the same lines. Only the stacks have to be rotated by one lane between diagonals,
//! because box (i, j) is in lane i and its stack is in lane j.
//!
//! ```text
//! diagonal 0   X . .     diagonal 1   . X .     diagonal 2   . . X
//!              . X .                  . . X                  X . .
//!              . . X                  X . .                  . X .
//! ```

use crate::{layout::through, vector::ALL};

/// The number of vectors: six configurations of bands and six of stacks.
pub(crate) const CONFIGS: usize = 12;

/// The index of the first configuration of the stacks.
pub(crate) const STACKS: usize = 6;

/// One state of a braid.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Strand {
    /// The groups, as drawn above.
    pub(crate) groups: [[u16; 4]; CONFIGS],
}

/// A triad, given by the first group of the bands or stacks, its lane, its line and its place.
#[derive(Clone, Copy)]
struct Triad {
    start: usize,
    lane: usize,
    line: usize,
    place: usize,
}

impl Triad {
    #[inline(always)]
    const fn of_row(row: usize, box_column: usize) -> Self {
        let lane = row / 3;
        Self {
            start: 0,
            lane,
            line: row % 3,
            place: (box_column + 3 - lane) % 3,
        }
    }
    #[inline(always)]
    const fn of_column(column: usize, box_row: usize) -> Self {
        let lane = column / 3;
        Self {
            start: STACKS,
            lane,
            line: column % 3,
            place: (lane + 3 - box_row) % 3,
        }
    }
    /// The triad of the same box in another line.
    #[inline(always)]
    const fn beside(self, by: usize) -> Self {
        Self {
            line: (self.line + by) % 3,
            ..self
        }
    }
}

impl Strand {
    /// The state in which everything is possible.
    pub(crate) const OPEN: Self = Self {
        groups: [[ALL; 4]; CONFIGS],
    };

    #[inline(always)]
    fn exclude(&mut self, triad: Triad, digits: u16) {
        let (a, b) = through(triad.start, triad.line, triad.place);
        self.groups[a][triad.lane] &= !digits;
        self.groups[b][triad.lane] &= !digits;
    }

    #[inline(always)]
    fn digits(&self, triad: Triad) -> u16 {
        let (a, b) = through(triad.start, triad.line, triad.place);
        self.groups[a][triad.lane] | self.groups[b][triad.lane]
    }

    /// The digits that only this line of the box may hold.
    #[inline(always)]
    fn sure(&self, triad: Triad) -> u16 {
        let others = self.digits(triad.beside(1)) | self.digits(triad.beside(2));
        self.digits(triad) & !others
    }

    /// The candidates of a cell according to the rules.
    pub(crate) fn candidates(&self, cell: usize) -> u16 {
        let (row, column) = (cell / 9, cell % 9);
        let across = Triad::of_row(row, column / 3);
        let down = Triad::of_column(column, row / 3);
        match self.sure(across) & self.sure(down) {
            0 => self.digits(across) & self.digits(down),
            sure => sure,
        }
    }

    /// Places a digit, given as a set of one, in a cell.
    pub(crate) fn place(&mut self, cell: usize, digit: u16) {
        let (row, column) = (cell / 9, cell % 9);
        for by in [1, 2] {
            self.exclude(Triad::of_row(row, column / 3).beside(by), digit);
            self.exclude(Triad::of_column(column, row / 3).beside(by), digit);
        }
    }
}
