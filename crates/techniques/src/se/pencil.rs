//! Candidates as small masks, both ways round, changed without checks.
//!
//! Chains suppose a thousand things at every position; what they change must be cheap to
//! change and cheap to copy. Houses are numbered as Sudoku Explainer goes through them:
//! boxes 0 to 8, rows 9 to 17, columns 18 to 26.

use novena_core::{Cell, Grid};

/// A set of digits: bit 0 is digit 1.
pub(super) type Digits = u16;
/// A set of places in a house, in reading order.
pub(super) type Places = u16;

/// A candidate's number: nine times its cell's, plus its digit's index.
pub(super) type Candidate = usize;

/// The first row and the first column among the houses.
pub(super) const ROWS: usize = 9;
pub(super) const COLUMNS: usize = 18;

#[derive(Clone, PartialEq, Eq)]
pub(super) struct Pencil {
    /// What each cell could hold; nothing where it is filled.
    pub(super) cells: [Digits; 81],
    /// Where in a house each digit could stand; nowhere where it is placed.
    pub(super) places: [[Places; 9]; 27],
    /// The cells of each house without a digit.
    pub(super) open: [Places; 27],
}

/// Box, row and column of a cell, each with the place in it.
pub(super) struct Home {
    pub(super) house: usize,
    pub(super) place: usize,
}

pub(super) static HOMES: [[Home; 3]; 81] = {
    const NOWHERE: Home = Home { house: 0, place: 0 };
    let mut homes = [const { [NOWHERE; 3] }; 81];
    let mut cell = 0;
    while cell < 81 {
        let (row, column) = (cell / 9, cell % 9);
        homes[cell] = [
            Home {
                house: row / 3 * 3 + column / 3,
                place: row % 3 * 3 + column % 3,
            },
            Home {
                house: ROWS + row,
                place: column,
            },
            Home {
                house: COLUMNS + column,
                place: row,
            },
        ];
        cell += 1;
    }
    homes
};

/// The cells of each house by place.
pub(super) static CELLS: [[usize; 9]; 27] = {
    let mut cells = [[0; 9]; 27];
    let mut cell = 0;
    while cell < 81 {
        let mut kind = 0;
        while kind < 3 {
            let Home { house, place } = HOMES[cell][kind];
            cells[house][place] = cell;
            kind += 1;
        }
        cell += 1;
    }
    cells
};

impl Pencil {
    pub(super) fn new(grid: &Grid) -> Self {
        let mut pencil = Self {
            cells: [0; 81],
            places: [[0; 9]; 27],
            open: [0; 27],
        };
        for cell in grid.open_cells() {
            for Home { house, place } in &HOMES[cell.index()] {
                pencil.open[*house] |= 1 << place;
            }
            for digit in grid[cell] {
                pencil.cells[cell.index()] |= 1 << digit.index();
                for Home { house, place } in &HOMES[cell.index()] {
                    pencil.places[*house][digit.index()] |= 1 << place;
                }
            }
        }
        pencil
    }

    pub(super) const fn has(&self, candidate: Candidate) -> bool {
        self.cells[candidate / 9] >> (candidate % 9) & 1 != 0
    }

    pub(super) fn remove(&mut self, candidate: Candidate) {
        let (cell, digit) = (candidate / 9, candidate % 9);
        self.cells[cell] &= !(1 << digit);
        for Home { house, place } in &HOMES[cell] {
            self.places[*house][digit] &= !(1 << place);
        }
    }

    /// Fills a cell; the digit leaves its peers.
    pub(super) fn place(&mut self, candidate: Candidate) {
        let (cell, digit) = (candidate / 9, candidate % 9);
        for other in bits(self.cells[cell]) {
            self.remove(cell * 9 + other);
        }
        for Home { house, place } in &HOMES[cell] {
            self.open[*house] &= !(1 << place);
            for place in bits(self.places[*house][digit]) {
                self.remove(CELLS[*house][place] * 9 + digit);
            }
        }
    }

    pub(super) fn is_open(&self, cell: usize) -> bool {
        let Home { house, place } = &HOMES[cell][0];
        self.open[*house] >> place & 1 != 0
    }

    pub(super) fn is_full(&self) -> bool {
        self.open.iter().all(|&open| open == 0)
    }
}

/// The places of the ones, ascending.
pub(super) fn bits(mut mask: u16) -> impl Iterator<Item = usize> {
    std::iter::from_fn(move || {
        if mask == 0 {
            return None;
        }
        let bit = mask.trailing_zeros() as usize;
        mask &= mask - 1;
        Some(bit)
    })
}

/// The place of the only one.
pub(super) const fn only(mask: u16) -> Option<usize> {
    if mask != 0 && mask & (mask - 1) == 0 {
        Some(mask.trailing_zeros() as usize)
    } else {
        None
    }
}

/// The cell with an index.
pub(super) const fn cell(index: usize) -> Cell {
    Cell::from_index(index)
}
