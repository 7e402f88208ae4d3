use core::fmt;
use core::str::FromStr;

use crate::bit_set::bit_set;
use crate::{Cell, HouseSet, ParseCellError};

bit_set! {
    /// A set of cells, in which bit `i` stands for the cell with index `i` in reading order.
    ///
    /// ```
    /// use novena_core::{Cell, CellSet, House};
    ///
    /// let crossing = House::row(0).cells() & House::box_(0).cells();
    /// assert_eq!(crossing.to_string(), "r1c1 r1c2 r1c3");
    /// assert_eq!(crossing, CellSet::from_bits(0b111));
    /// assert_eq!((CellSet::ALL - crossing).len(), 78);
    /// assert_eq!(crossing.first(), Some(Cell::at(0, 0)));
    /// assert_eq!(Cell::at(4, 4).as_set().single(), Some(Cell::at(4, 4)));
    /// assert_eq!(CellSet::EMPTY.single(), None);
    /// ```
    ///
    /// Sets can be compared and combined:
    ///
    /// ```
    /// # use novena_core::{Cell, CellSet, House};
    /// let (row, box_) = (House::row(0).cells(), House::box_(0).cells());
    /// assert!(row.contains(Cell::at(0, 8)) && !row.is_superset(box_));
    /// assert_eq!((row & box_).bits(), 0b111);
    /// assert_eq!((row | box_).len(), 15);
    /// assert_eq!(row ^ box_, (row | box_) - (row & box_));
    /// assert_eq!(!row, CellSet::ALL - row);
    /// ```
    ///
    /// A set can be changed in place, or a changed copy can be created:
    ///
    /// ```
    /// # use novena_core::{Cell, CellSet, House};
    /// let corner = Cell::at(0, 0);
    /// let mut cells = CellSet::from(corner);
    /// assert!(!cells.insert(corner)); // It was there already.
    /// assert!(cells.remove(corner) && cells.is_empty());
    /// assert_eq!(cells.with(corner).without(corner), cells);
    ///
    /// cells.extend(corner.peers());
    /// cells |= House::row(8).cells();
    /// cells &= House::column(0).cells();
    /// cells -= House::box_(0).cells();
    /// assert_eq!(cells.iter().map(Cell::row).collect::<Vec<_>>(), [3, 4, 5, 6, 7, 8]);
    /// assert_eq!(cells.iter().collect::<CellSet>(), cells);
    /// ```
    CellSet(u128) of Cell, (1 << 81) - 1;
    /// The cells of a [`CellSet`] in reading order.
    ///
    /// ```
    /// # use novena_core::{Cell, House};
    /// let mut cells = House::box_(0).cells().iter();
    /// assert_eq!(cells.nth(3), Some(Cell::at(1, 0)));
    /// assert_eq!(cells.len(), 5); // Five are left.
    /// ```
    Cells
}

impl CellSet {
    /// All pairs of different cells. Each pair occurs once.
    ///
    /// ```
    /// # use novena_core::House;
    /// assert_eq!(House::row(0).cells().pairs().count(), 36);
    /// ```
    #[inline]
    pub fn pairs(self) -> impl Iterator<Item = (Cell, Cell)> {
        let mut rest = self;
        self.iter().flat_map(move |a| {
            rest.remove(a);
            rest.iter().map(move |b| (a, b))
        })
    }

    /// The cells that see every cell of the set. If the set is empty, every cell qualifies.
    ///
    /// ```
    /// # use novena_core::{Cell, CellSet};
    /// let both: CellSet = [Cell::at(0, 0), Cell::at(4, 4)].into_iter().collect();
    /// assert_eq!(both.common_peers().to_string(), "r1c5 r5c1");
    /// ```
    #[must_use]
    #[inline]
    pub fn common_peers(self) -> Self {
        self.iter()
            .fold(Self::ALL, |seen, cell| seen & cell.peers())
    }

    /// The houses that contain all of these cells.
    ///
    /// ```
    /// # use novena_core::{Cell, CellSet};
    /// let pair: CellSet = [Cell::at(0, 0), Cell::at(0, 2)].into_iter().collect();
    /// assert_eq!(pair.common_houses().to_string(), "r1 b1");
    /// ```
    #[must_use]
    #[inline]
    pub fn common_houses(self) -> HouseSet {
        self.iter().fold(HouseSet::ALL, |common, cell| {
            common & cell.houses().into_iter().collect()
        })
    }

    /// The houses that contain any of these cells.
    ///
    /// ```
    /// # use novena_core::Cell;
    /// assert_eq!(Cell::at(0, 0).as_set().houses().to_string(), "r1 c1 b1");
    /// ```
    #[must_use]
    #[inline]
    pub fn houses(self) -> HouseSet {
        self.iter().flat_map(Cell::houses).collect()
    }
}

/// Prints the cells separated by spaces: `r1c1 r1c2`.
impl fmt::Display for CellSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (place, cell) in self.iter().enumerate() {
            if place > 0 {
                f.write_str(" ")?;
            }
            write!(f, "{cell}")?;
        }
        Ok(())
    }
}

/// Reads cells separated by spaces, in any order.
///
/// ```
/// # use novena_core::{CellSet, ParseCellError};
/// assert_eq!("r1c2 r1c1".parse(), Ok(CellSet::from_bits(0b11)));
/// assert_eq!("r1c1,r1c2".parse::<CellSet>(), Err(ParseCellError));
/// ```
impl FromStr for CellSet {
    type Err = ParseCellError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        text.split_ascii_whitespace().map(str::parse).collect()
    }
}

impl fmt::Debug for CellSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{{{self}}}")
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    proptest! {
        #[test]
        fn every_set_is_the_collection_of_its_cells(bits: u128) {
            let set = CellSet::from_bits(bits);
            prop_assert_eq!(set.iter().collect::<CellSet>(), set);
            prop_assert_eq!(set.iter().len(), set.len());
            prop_assert_eq!(set.to_string().parse(), Ok(set));
            prop_assert_eq!(!!set, set);
            prop_assert_eq!(set.pairs().count(), set.len() * set.len().saturating_sub(1) / 2);
            prop_assert_eq!(set.single().is_some(), set.len() == 1);
        }

        #[test]
        fn difference_is_intersection_with_the_complement(a: u128, b: u128) {
            let (a, b) = (CellSet::from_bits(a), CellSet::from_bits(b));
            prop_assert_eq!(a - b, a & !b);
            prop_assert_eq!(a ^ b, (a | b) - (a & b));
            prop_assert_eq!(a.is_superset(b), (b - a).is_empty());
        }
    }
}
