//! A position stored as small masks, and searches for patterns in it. Forcing chains and the rating
//! scales use this module.
//!
//! Forcing chains make a thousand assumptions in every position, so positions must be cheap to
//! change and to copy. A [`Pencil`] stores candidates twice, by cell and by house, and performs no
//! checks. Houses are numbered in Sudoku Explainer's order: boxes 0 to 8, rows 9 to 17, columns 18
//! to 26.
//!
//! The module is public only for `novena-ratings`, and semantic versioning does not cover it.
//! Ratings depend on the order in which [`patterns`] are found, so a change to that order can
//! change a puzzle's rating.

pub mod patterns;

use std::ops::Range;

use novena_core::Grid;

/// A set of digits, in which bit 0 is the digit 1.
pub type Digits = u16;
/// A set of places in a house, in reading order.
pub type Places = u16;

/// A candidate's number: nine times its cell number, plus its digit index.
pub type Candidate = usize;

/// The number of the first box, which also identifies boxes as a kind of house.
pub const BOXES: usize = 0;
/// The number of the first row, which also identifies rows as a kind of house.
pub const ROWS: usize = 9;
/// The number of the first column, which also identifies columns as a kind of house.
pub const COLUMNS: usize = 18;

/// The candidates in a position, as masks.
#[derive(Clone, PartialEq, Eq)]
pub struct Pencil {
    /// The candidates in each cell, or an empty set if it is filled.
    pub cells: [Digits; 81],
    /// The places for each digit in each house, or an empty set if the digit is placed.
    pub places: [[Places; 9]; 27],
    /// The cells in each house that do not contain a digit yet.
    pub open: [Places; 27],
}

/// One of a cell's houses, and the cell's place in that house.
pub struct Home {
    /// The house.
    pub house: usize,
    /// The cell's place, in reading order.
    pub place: usize,
}

/// The box, row and column of each cell.
pub static HOMES: [[Home; 3]; 81] = {
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

/// The cells in each house, by place.
pub static CELLS: [[usize; 9]; 27] = {
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

/// A set of cells.
pub type Cells = u128;

/// The cells in each house, as a set.
pub static IN_HOUSE: [Cells; 27] = {
    let mut sets = [0; 27];
    let mut cell = 0;
    while cell < 81 {
        let mut kind = 0;
        while kind < 3 {
            sets[HOMES[cell][kind].house] |= 1 << cell;
            kind += 1;
        }
        cell += 1;
    }
    sets
};

/// The peers of each cell.
pub static PEERS: [Cells; 81] = {
    let mut sets = [0; 81];
    let mut cell = 0;
    while cell < 81 {
        let [box_, row, column] = &HOMES[cell];
        let all = IN_HOUSE[box_.house] | IN_HOUSE[row.house] | IN_HOUSE[column.house];
        sets[cell] = all & !(1 << cell);
        cell += 1;
    }
    sets
};

impl Pencil {
    /// The candidates of a grid.
    #[must_use]
    pub fn new(grid: &Grid) -> Self {
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

    /// Whether the candidate is present.
    #[must_use]
    #[inline]
    pub const fn has(&self, candidate: Candidate) -> bool {
        self.cells[candidate / 9] >> (candidate % 9) & 1 != 0
    }

    /// Removes a candidate.
    #[inline]
    pub fn remove(&mut self, candidate: Candidate) {
        let (cell, digit) = (candidate / 9, candidate % 9);
        self.cells[cell] &= !(1 << digit);
        for Home { house, place } in &HOMES[cell] {
            self.places[*house][digit] &= !(1 << place);
        }
    }

    /// Fills a cell and removes the digit from its peers.
    #[inline]
    pub fn place(&mut self, candidate: Candidate) {
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

    /// Whether a cell does not contain a digit yet.
    #[must_use]
    #[inline]
    pub fn is_open(&self, cell: usize) -> bool {
        let Home { house, place } = &HOMES[cell][0];
        self.open[*house] >> place & 1 != 0
    }

    /// Whether every cell contains a digit.
    #[must_use]
    #[inline]
    pub fn is_full(&self) -> bool {
        self.open.iter().all(|&open| open == 0)
    }
}

/// The houses of a given kind, which is identified by its first house.
#[must_use]
#[inline]
pub const fn houses(kind: usize) -> Range<usize> {
    kind..kind + 9
}

/// The indices of the set bits, in ascending order.
#[inline]
pub fn bits(mut mask: u16) -> impl Iterator<Item = usize> {
    std::iter::from_fn(move || {
        if mask == 0 {
            return None;
        }
        let bit = mask.trailing_zeros() as usize;
        mask &= mask - 1;
        Some(bit)
    })
}

/// The cells in a set, in ascending order.
#[inline]
pub fn members(mut cells: Cells) -> impl Iterator<Item = usize> {
    std::iter::from_fn(move || {
        if cells == 0 {
            return None;
        }
        let cell = cells.trailing_zeros() as usize;
        cells &= cells - 1;
        Some(cell)
    })
}

/// The index of the only set bit, if exactly one bit is set.
#[must_use]
#[inline]
pub const fn only(mask: u16) -> Option<usize> {
    if mask.is_power_of_two() {
        Some(mask.trailing_zeros() as usize)
    } else {
        None
    }
}

/// Whether two different cells share a house.
#[must_use]
#[inline]
pub fn sees(one: usize, other: usize) -> bool {
    PEERS[one] >> other & 1 != 0
}

/// The peers of a cell: first the peers in its box, then those in its row, then those in its
/// column.
#[inline]
pub fn peers(cell: usize) -> impl Iterator<Item = usize> {
    let [box_, ..] = &HOMES[cell];
    let inner = CELLS[box_.house].into_iter();
    let lines = HOMES[cell][1..]
        .iter()
        .flat_map(|Home { house, .. }| CELLS[*house]);
    let outside = lines.filter(|&other| HOMES[other][0].house != box_.house);
    inner.filter(move |&other| other != cell).chain(outside)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn placing_a_digit_removes_it_from_its_peers() {
        let mut pencil = Pencil::new(&Grid::EMPTY);
        pencil.place(4);
        assert!(!pencil.is_open(0));
        assert_eq!(pencil.cells[0], 0);
        assert_eq!(pencil.places[ROWS][4], 0);
        assert_eq!(pencil.places[ROWS + 1][4], 0x1f8);
        assert_eq!(pencil.places[COLUMNS + 1][4], 0x1f8);
        assert_eq!(peers(0).filter(|&peer| pencil.has(peer * 9 + 4)).count(), 0);
        assert_eq!(pencil.cells[80], 0x1ff);
    }

    #[test]
    fn peers_are_ordered_by_box_row_and_column() {
        let all: Vec<usize> = peers(10).collect();
        assert_eq!(all[..8], [0, 1, 2, 9, 11, 18, 19, 20]);
        assert_eq!(all[8..14], [12, 13, 14, 15, 16, 17]);
        assert_eq!(all[14..], [28, 37, 46, 55, 64, 73]);
        assert!(all.iter().all(|&peer| sees(peer, 10)));
        assert!(!sees(10, 10));
    }
}
