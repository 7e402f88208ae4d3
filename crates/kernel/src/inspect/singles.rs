//! The cells that singles fill when the solution is known. Their digits are not computed.

use novena_core::{Cell, CellSet, Digit, House, Puzzle, Solution};

/// A position in which naked and hidden singles are placed until none are left.
///
/// Every digit that a single places is right, so a position consists only of the open cells and the
/// places left for each digit. Knowing more digits never leaves more open cells or more places.
#[derive(Clone, Copy)]
pub(super) struct Singles {
    open: CellSet,
    places: [CellSet; 9],
}

impl Singles {
    /// The position after all singles that follow from the givens have been placed. `solution` must
    /// solve the puzzle.
    pub(super) fn of(puzzle: &Puzzle, solution: &Solution) -> Self {
        let mut singles = Self {
            open: CellSet::ALL,
            places: [CellSet::ALL; 9],
        };
        for cell in puzzle.givens() {
            singles.place(cell, solution[cell]);
        }
        singles.settle(solution);
        singles
    }

    /// The position after one more cell has been filled and the singles that follow have been
    /// placed.
    pub(super) fn with(mut self, cell: Cell, solution: &Solution) -> Self {
        self.place(cell, solution[cell]);
        self.settle(solution);
        self
    }

    /// The combination of two positions of the same puzzle.
    pub(super) fn and(mut self, other: &Self, solution: &Solution) -> Self {
        self.open &= other.open;
        for (places, other) in self.places.iter_mut().zip(other.places) {
            *places &= other;
        }
        self.settle(solution);
        self
    }

    /// The cells that singles leave open.
    pub(super) const fn open(&self) -> CellSet {
        self.open
    }

    fn place(&mut self, cell: Cell, digit: Digit) {
        self.open.remove(cell);
        for places in &mut self.places {
            places.remove(cell);
        }
        self.places[digit.index()] -= cell.peers();
    }

    fn settle(&mut self, solution: &Solution) {
        loop {
            let found = self.found();
            if found.is_empty() {
                return;
            }
            for cell in found {
                self.place(cell, solution[cell]);
            }
        }
    }

    /// The cells with one candidate, and those that are the only place for a digit in a house.
    fn found(&self) -> CellSet {
        let (mut some, mut more) = (CellSet::EMPTY, CellSet::EMPTY);
        for places in self.places {
            more |= some & places;
            some |= places;
        }
        let mut found = some - more;
        for places in self.places {
            if places.is_empty() {
                continue;
            }
            for house in House::all() {
                if let Some(cell) = (places & house.cells()).single() {
                    found.insert(cell);
                }
            }
        }
        found
    }
}
