use core::fmt;
use core::str::FromStr;

use crate::{Cell, CellSet, HouseSet};

/// A row, a column or a box: nine cells that must hold nine different digits.
///
/// ```
/// use novena_core::{House, HouseKind};
///
/// let house = House::column(2);
/// assert_eq!(house.kind(), HouseKind::Column);
/// assert_eq!(house.number(), 3);
/// assert_eq!(house.to_string(), "c3");
/// assert_eq!(house.cells().len(), 9);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(transparent)]
pub struct House(u8); // Invariant: below 27. Rows come first, then columns, then boxes.

/// The kind of a house: row, column or box. No other kinds will be added.
///
/// ```
/// # use novena_core::{House, HouseKind};
/// assert_eq!(House::box_(0).kind(), HouseKind::Box);
/// assert_eq!(HouseKind::Column.to_string(), "column");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum HouseKind {
    /// Nine cells side by side.
    Row,
    /// Nine cells one above the other.
    Column,
    /// A block of three by three cells.
    Box,
}

impl House {
    /// The number of houses.
    ///
    /// ```
    /// # use novena_core::House;
    /// assert_eq!(House::box_(8).index(), House::COUNT - 1);
    /// ```
    pub const COUNT: usize = 27;

    /// A row, counted from 0.
    ///
    /// # Panics
    /// If `index` is 9 or more. The same applies to [`House::column`] and [`House::box_`].
    ///
    /// ```
    /// # use novena_core::House;
    /// assert_eq!(House::row(8).to_string(), "r9");
    /// ```
    #[must_use]
    #[inline]
    pub const fn row(index: usize) -> Self {
        assert!(index < 9, "a row's index is below 9");
        Self(index as u8)
    }

    /// A column, counted from 0.
    #[must_use]
    #[inline]
    pub const fn column(index: usize) -> Self {
        assert!(index < 9, "a column's index is below 9");
        Self(9 + index as u8)
    }

    /// A box, counted from 0 in reading order.
    ///
    /// ```
    /// # use novena_core::{Cell, House};
    /// assert!(House::box_(4).cells().contains(Cell::at(4, 4)));
    /// ```
    #[must_use]
    #[inline]
    pub const fn box_(index: usize) -> Self {
        assert!(index < 9, "a box's index is below 9");
        Self(18 + index as u8)
    }

    /// All 27 houses: rows, then columns, then boxes.
    ///
    /// ```
    /// # use novena_core::House;
    /// assert_eq!(House::all().count(), 27);
    /// ```
    pub fn all() -> impl DoubleEndedIterator<Item = Self> + ExactSizeIterator + Clone {
        (0..Self::COUNT as u8).map(Self)
    }

    /// The index of the house among all 27 houses.
    ///
    /// ```
    /// # use novena_core::House;
    /// assert_eq!([House::row(1), House::column(1), House::box_(1)].map(House::index), [1, 10, 19]);
    /// ```
    #[must_use]
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The kind of the house: row, column or box.
    #[must_use]
    #[inline]
    pub const fn kind(self) -> HouseKind {
        match self.0 / 9 {
            0 => HouseKind::Row,
            1 => HouseKind::Column,
            _ => HouseKind::Box,
        }
    }

    /// The number of the house among the houses of its kind, between 1 and 9.
    #[must_use]
    #[inline]
    pub const fn number(self) -> usize {
        self.index() % 9 + 1
    }

    /// The nine cells of the house.
    #[must_use]
    #[inline]
    pub const fn cells(self) -> CellSet {
        CELLS[self.index()]
    }

    /// The house with this index. Rows come first, then columns, then boxes.
    ///
    /// # Panics
    /// If `index` is 27 or more.
    ///
    /// ```
    /// # use novena_core::House;
    /// assert_eq!(House::from_index(9), House::column(0));
    /// ```
    #[must_use]
    #[inline]
    pub const fn from_index(index: usize) -> Self {
        assert!(index < Self::COUNT, "a house's index is below 27");
        Self(index as u8)
    }

    /// The set that contains only this house.
    ///
    /// ```
    /// # use novena_core::{House, HouseSet};
    /// assert_eq!(House::row(0).as_set(), HouseSet::from_bits(1));
    /// ```
    #[must_use]
    #[inline]
    pub const fn as_set(self) -> HouseSet {
        HouseSet::from_bits(1 << self.0)
    }

    /// The cell at this place in the house. Places are numbered from 0 to 8 in reading order.
    ///
    /// # Panics
    /// If `place` is 9 or more.
    ///
    /// ```
    /// # use novena_core::{Cell, House};
    /// assert_eq!(House::box_(1).cell(3), Cell::at(1, 3));
    /// ```
    #[must_use]
    #[inline]
    pub const fn cell(self, place: usize) -> Cell {
        let index = self.index() % 9;
        match self.kind() {
            HouseKind::Row => Cell::at(index, place),
            HouseKind::Column => Cell::at(place, index),
            HouseKind::Box => Cell::at(index / 3 * 3 + place / 3, index % 3 * 3 + place % 3),
        }
    }

    /// The places of these cells within the house, as bits. Bit `i` stands for the cell that
    /// [`House::cell`] returns for `i`. Cells outside the house are ignored.
    ///
    /// ```
    /// # use novena_core::{Cell, House};
    /// let cells = House::column(2).cells();
    /// assert_eq!(House::box_(0).places_of(cells), 0b100_100_100);
    /// assert_eq!(House::row(8).places_of(cells), 0b000_000_100);
    /// ```
    #[must_use]
    #[inline]
    pub const fn places_of(self, cells: CellSet) -> u16 {
        let index = self.index() % 9;
        let bits = cells.bits();
        let places = match self.kind() {
            HouseKind::Row => (bits >> (9 * index)) as u64 & 0o777,
            HouseKind::Column => {
                // The bits of a column's three cells in one box are nine places apart. Two shifts
                // make them adjacent.
                let bits = bits >> index;
                third_of_column(bits as u64)
                    | third_of_column((bits >> 27) as u64) << 3
                    | third_of_column((bits >> 54) as u64) << 6
            }
            HouseKind::Box => {
                let bits = (bits >> (index / 3 * 27 + index % 3 * 3)) as u64;
                bits & 0o7 | bits >> 6 & 0o70 | bits >> 12 & 0o700
            }
        };
        places as u16
    }

    /// The cells at these places of the house. This is the inverse of [`House::places_of`].
    ///
    /// ```
    /// # use novena_core::House;
    /// assert_eq!(House::box_(0).cells_at(0b1_0000_0001).to_string(), "r1c1 r3c3");
    /// ```
    #[must_use]
    pub const fn cells_at(self, places: u16) -> CellSet {
        let mut cells = CellSet::EMPTY;
        let mut place = 0;
        while place < 9 {
            if places >> place & 1 == 1 {
                cells = cells.with(self.cell(place));
            }
            place += 1;
        }
        cells
    }
}

const fn third_of_column(bits: u64) -> u64 {
    bits & 1 | bits >> 8 & 2 | bits >> 16 & 4
}

const CELLS: [CellSet; House::COUNT] = {
    let mut cells = [CellSet::EMPTY; House::COUNT];
    let mut index = 0;
    while index < House::COUNT {
        let mut place = 0;
        while place < 9 {
            cells[index] = cells[index].with(House(index as u8).cell(place));
            place += 1;
        }
        index += 1;
    }
    cells
};

/// Prints `row`, `column` or `box`.
impl fmt::Display for HouseKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(match self {
            Self::Row => "row",
            Self::Column => "column",
            Self::Box => "box",
        })
    }
}

/// Prints a name such as `r1`, `c1` or `b1`.
impl fmt::Display for House {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let letter = match self.kind() {
            HouseKind::Row => 'r',
            HouseKind::Column => 'c',
            HouseKind::Box => 'b',
        };
        write!(f, "{letter}{}", self.number())
    }
}

impl fmt::Debug for House {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// The error for text that is not a house such as `r1`, `c1` or `b1`.
///
/// ```
/// use novena_core::{House, ParseHouseError};
///
/// assert_eq!("c9".parse(), Ok(House::column(8)));
/// assert_eq!("c10".parse::<House>(), Err(ParseHouseError));
/// assert_eq!(ParseHouseError.to_string(), "expected a house such as r1, c1 or b1");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ParseHouseError;

impl fmt::Display for ParseHouseError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("expected a house such as r1, c1 or b1")
    }
}

impl core::error::Error for ParseHouseError {}

/// Reads a house such as `r1`, `c1` or `b1`. Upper case is also accepted.
impl FromStr for House {
    type Err = ParseHouseError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let &[letter, number @ b'1'..=b'9'] = text.as_bytes() else {
            return Err(ParseHouseError);
        };
        let index = usize::from(number - b'1');
        match letter.to_ascii_lowercase() {
            b'r' => Ok(Self::row(index)),
            b'c' => Ok(Self::column(index)),
            b'b' => Ok(Self::box_(index)),
            _ => Err(ParseHouseError),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_read_back() {
        for house in House::all() {
            assert_eq!(house.to_string().parse(), Ok(house));
        }
        for text in ["", "r", "r0", "r10", "d1", "1r", "é"] {
            assert_eq!(text.parse::<House>(), Err(ParseHouseError), "{text:?}");
        }
    }

    #[test]
    fn a_cell_lies_in_the_houses_it_names() {
        for house in House::all() {
            for cell in Cell::all() {
                assert_eq!(house.cells().contains(cell), cell.houses().contains(&house));
            }
        }
    }

    #[test]
    fn places_and_cells_undo_each_other() {
        for house in House::all() {
            for places in 0..512 {
                let cells = house.cells_at(places);
                assert_eq!(cells.len(), places.count_ones() as usize);
                assert_eq!(house.places_of(cells), places);
                assert_eq!(house.places_of(cells | !house.cells()), places);
            }
        }
    }

    #[test]
    fn places_run_in_reading_order() {
        for house in House::all() {
            let by_place: Vec<Cell> = (0..9).map(|place| house.cell(place)).collect();
            assert_eq!(by_place, house.cells().iter().collect::<Vec<_>>());
        }
    }
}
