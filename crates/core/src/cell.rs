use core::fmt;
use core::str::FromStr;

use crate::candidate::Candidate;
use crate::{CellSet, Digit, House};

/// One of the 81 cells, numbered row by row from the top left.
///
/// ```
/// use novena_core::Cell;
///
/// let cell = Cell::at(4, 8);
/// assert_eq!((cell.row(), cell.column(), cell.box_()), (4, 8, 5));
/// assert_eq!(cell.index(), 44);
/// assert_eq!(cell.to_string(), "r5c9");
/// assert_eq!("r5c9".parse(), Ok(cell));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(transparent)]
pub struct Cell(u8); // Invariant: below 81.

impl Cell {
    /// The number of cells.
    ///
    /// ```
    /// # use novena_core::Cell;
    /// let mut visits = [0; Cell::COUNT];
    /// visits[Cell::at(8, 8).index()] += 1;
    /// assert_eq!(visits[80], 1);
    /// ```
    pub const COUNT: usize = 81;

    /// The cell with this index, counted from 0 in reading order. Returns `None` if the index is
    /// above 80.
    ///
    /// ```
    /// # use novena_core::Cell;
    /// assert_eq!(Cell::new(80), Some(Cell::at(8, 8)));
    /// assert_eq!(Cell::new(81), None);
    /// ```
    #[must_use]
    #[inline]
    pub const fn new(index: usize) -> Option<Self> {
        if index < Self::COUNT {
            Some(Self(index as u8))
        } else {
            None
        }
    }

    /// The cell with this index.
    ///
    /// # Panics
    /// If `index` is 81 or more.
    ///
    /// ```
    /// # use novena_core::Cell;
    /// assert_eq!(Cell::from_index(9), Cell::at(1, 0));
    /// ```
    #[must_use]
    #[inline]
    pub const fn from_index(index: usize) -> Self {
        assert!(index < Self::COUNT, "a cell's index is below 81");
        Self(index as u8)
    }

    /// The cell where a row and a column cross. Both are counted from 0.
    ///
    /// # Panics
    /// If either is 9 or more.
    #[must_use]
    #[inline]
    pub const fn at(row: usize, column: usize) -> Self {
        assert!(row < 9 && column < 9, "rows and columns are below 9");
        Self((row * 9 + column) as u8)
    }

    /// All 81 cells in reading order.
    ///
    /// ```
    /// # use novena_core::Cell;
    /// assert_eq!(Cell::all().count(), 81);
    /// ```
    pub fn all() -> impl DoubleEndedIterator<Item = Self> + ExactSizeIterator + Clone {
        (0..Self::COUNT as u8).map(Self)
    }

    /// The index of the cell in reading order, between 0 and 80.
    #[must_use]
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The row of the cell, 0 to 8.
    #[must_use]
    #[inline]
    pub const fn row(self) -> usize {
        self.index() / 9
    }

    /// The column of the cell, 0 to 8.
    #[must_use]
    #[inline]
    pub const fn column(self) -> usize {
        self.index() % 9
    }

    /// The box of the cell, between 0 and 8 in reading order.
    #[must_use]
    #[inline]
    pub const fn box_(self) -> usize {
        self.row() / 3 * 3 + self.column() / 3
    }

    /// The row, the column and the box of the cell.
    ///
    /// ```
    /// # use novena_core::{Cell, House};
    /// assert_eq!(
    ///     Cell::at(0, 8).houses(),
    ///     [House::row(0), House::column(8), House::box_(2)],
    /// );
    /// ```
    #[must_use]
    #[inline]
    pub const fn houses(self) -> [House; 3] {
        HOUSES[self.index()]
    }

    /// The 20 other cells that share a house with this cell.
    ///
    /// ```
    /// # use novena_core::Cell;
    /// assert_eq!(Cell::at(0, 0).peers().len(), 20);
    /// ```
    #[must_use]
    #[inline]
    pub const fn peers(self) -> CellSet {
        PEERS[self.index()]
    }

    /// Whether this cell and `other` are different cells that share a house.
    ///
    /// ```
    /// # use novena_core::Cell;
    /// assert!(Cell::at(0, 0).sees(Cell::at(2, 2)));
    /// assert!(!Cell::at(0, 0).sees(Cell::at(0, 0)));
    /// ```
    #[must_use]
    #[inline]
    pub const fn sees(self, other: Self) -> bool {
        self.peers().contains(other)
    }

    /// The set that contains only this cell.
    ///
    /// ```
    /// # use novena_core::{Cell, House};
    /// let others = House::row(0).cells() - Cell::at(0, 0).as_set();
    /// assert_eq!(others.len(), 8);
    /// ```
    #[must_use]
    #[inline]
    pub const fn as_set(self) -> CellSet {
        CellSet::from_bits(1 << self.0)
    }

    /// The candidate for a digit in this cell.
    ///
    /// ```
    /// # use novena_core::{Cell, Digit};
    /// assert_eq!(Cell::at(0, 0).with(Digit::ALL[4]).to_string(), "5r1c1");
    /// ```
    #[must_use]
    #[inline]
    pub const fn with(self, digit: Digit) -> Candidate {
        Candidate::new(self, digit)
    }
}

const HOUSES: [[House; 3]; Cell::COUNT] = {
    let mut houses = [[House::row(0); 3]; Cell::COUNT];
    let mut index = 0;
    while index < Cell::COUNT {
        let cell = Cell::from_index(index);
        houses[index] = [
            House::row(cell.row()),
            House::column(cell.column()),
            House::box_(cell.box_()),
        ];
        index += 1;
    }
    houses
};

const PEERS: [CellSet; Cell::COUNT] = {
    let mut peers = [CellSet::EMPTY; Cell::COUNT];
    let mut index = 0;
    while index < Cell::COUNT {
        let cell = Cell::from_index(index);
        let [row, column, box_] = cell.houses();
        let seen = row.cells().bits() | column.cells().bits() | box_.cells().bits();
        peers[index] = CellSet::from_bits(seen).without(cell);
        index += 1;
    }
    peers
};

impl fmt::Display for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "r{}c{}", self.row() + 1, self.column() + 1)
    }
}

impl fmt::Debug for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// The error for text that is not a cell from `r1c1` to `r9c9`.
///
/// ```
/// use novena_core::{Cell, ParseCellError};
///
/// assert_eq!("R9C9".parse(), Ok(Cell::at(8, 8)));
/// assert_eq!("r10c1".parse::<Cell>(), Err(ParseCellError));
/// assert_eq!(ParseCellError.to_string(), "expected a cell from r1c1 to r9c9");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ParseCellError;

impl fmt::Display for ParseCellError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("expected a cell from r1c1 to r9c9")
    }
}

impl core::error::Error for ParseCellError {}

/// Reads a cell such as `r1c1`. Upper case is also accepted.
impl FromStr for Cell {
    type Err = ParseCellError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        match text.as_bytes() {
            [
                b'r' | b'R',
                row @ b'1'..=b'9',
                b'c' | b'C',
                column @ b'1'..=b'9',
            ] => Ok(Self::at((row - b'1').into(), (column - b'1').into())),
            _ => Err(ParseCellError),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_read_back() {
        for cell in Cell::all() {
            assert_eq!(cell.to_string().parse(), Ok(cell));
        }
    }

    #[test]
    fn rejects_invalid_names() {
        for text in ["", "r0c1", "r1c0", "r10c1", "a1", "r1c1 ", "r1c", "é1c1"] {
            assert_eq!(text.parse::<Cell>(), Err(ParseCellError), "{text:?}");
        }
    }

    #[test]
    fn seeing_is_mutual_and_means_a_shared_house() {
        for a in Cell::all() {
            assert_eq!(a.peers().len(), 20);
            for b in Cell::all() {
                let shares = a.row() == b.row() || a.column() == b.column() || a.box_() == b.box_();
                assert_eq!(a.sees(b), a != b && shares);
                assert_eq!(a.sees(b), b.sees(a));
            }
        }
    }
}
