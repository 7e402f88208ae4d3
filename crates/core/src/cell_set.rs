use std::fmt;
use std::ops::{BitAnd, BitAndAssign, BitOr, BitOrAssign, BitXor, Not, Sub, SubAssign};

use crate::Cell;

/// The operators of a set over bits, written once for cells and digits.
macro_rules! set_operators {
    ($set:ident, $all:ident) => {
        impl BitAnd for $set {
            type Output = Self;
            fn bitand(self, other: Self) -> Self {
                Self(self.0 & other.0)
            }
        }
        impl BitOr for $set {
            type Output = Self;
            fn bitor(self, other: Self) -> Self {
                Self(self.0 | other.0)
            }
        }
        impl BitXor for $set {
            type Output = Self;
            fn bitxor(self, other: Self) -> Self {
                Self(self.0 ^ other.0)
            }
        }
        /// What is in the left and not in the right.
        impl Sub for $set {
            type Output = Self;
            fn sub(self, other: Self) -> Self {
                Self(self.0 & !other.0)
            }
        }
        impl Not for $set {
            type Output = Self;
            fn not(self) -> Self {
                Self::$all - self
            }
        }
        impl BitAndAssign for $set {
            fn bitand_assign(&mut self, other: Self) {
                *self = *self & other;
            }
        }
        impl BitOrAssign for $set {
            fn bitor_assign(&mut self, other: Self) {
                *self = *self | other;
            }
        }
        impl SubAssign for $set {
            fn sub_assign(&mut self, other: Self) {
                *self = *self - other;
            }
        }
    };
}
pub(crate) use set_operators;

/// A set of cells: bit `i` is the cell with index `i`.
///
/// ```
/// use novena_core::{Cell, CellSet, House};
///
/// let crossing = House::row(0).cells() & House::box_(0).cells();
/// assert_eq!(crossing.to_string(), "r1c1 r1c2 r1c3");
/// assert_eq!(crossing.len(), 3);
/// assert_eq!((CellSet::ALL - crossing).len(), 78);
/// assert_eq!(crossing.first(), Some(Cell::at(0, 0)));
/// assert_eq!(crossing.pairs().count(), 3);
/// ```
#[derive(Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(transparent)]
pub struct CellSet(u128); // Invariant: only the low 81 bits.

impl CellSet {
    /// No cell.
    pub const EMPTY: Self = Self(0);
    /// All 81.
    pub const ALL: Self = Self((1 << 81) - 1);

    /// The set whose bit `i` says whether the cell with index `i` is in it; higher bits are dropped.
    ///
    /// ```
    /// # use novena_core::CellSet;
    /// assert_eq!(CellSet::from_bits(0b11).to_string(), "r1c1 r1c2");
    /// ```
    #[must_use]
    pub const fn from_bits(bits: u128) -> Self {
        Self(bits & Self::ALL.0)
    }

    /// Bit `i` says whether the cell with index `i` is in it.
    #[must_use]
    pub const fn bits(self) -> u128 {
        self.0
    }

    /// How many cells it has.
    #[must_use]
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether it has none.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Whether `cell` is in it.
    #[must_use]
    pub const fn contains(self, cell: Cell) -> bool {
        self.0 & cell.as_set().0 != 0
    }

    /// Whether every cell of `other` is in it.
    #[must_use]
    pub const fn is_superset(self, other: Self) -> bool {
        other.0 & !self.0 == 0
    }

    /// The first cell in reading order, if there is one.
    #[must_use]
    pub const fn first(self) -> Option<Cell> {
        if self.0 == 0 {
            None
        } else {
            Some(Cell::from_index(self.0.trailing_zeros() as usize))
        }
    }

    /// The cell, if there is exactly one.
    ///
    /// ```
    /// # use novena_core::{Cell, CellSet};
    /// assert_eq!(Cell::at(4, 4).as_set().single(), Some(Cell::at(4, 4)));
    /// assert_eq!(CellSet::EMPTY.single(), None);
    /// ```
    #[must_use]
    pub const fn single(self) -> Option<Cell> {
        if self.0 & self.0.wrapping_sub(1) == 0 {
            self.first()
        } else {
            None
        }
    }

    /// The set with `cell` in it.
    #[must_use]
    pub const fn with(self, cell: Cell) -> Self {
        Self(self.0 | cell.as_set().0)
    }

    /// The set without `cell`.
    #[must_use]
    pub const fn without(self, cell: Cell) -> Self {
        Self(self.0 & !cell.as_set().0)
    }

    /// Adds a cell; says whether it was new.
    pub const fn insert(&mut self, cell: Cell) -> bool {
        let new = !self.contains(cell);
        *self = self.with(cell);
        new
    }

    /// Takes a cell out; says whether it was there.
    pub const fn remove(&mut self, cell: Cell) -> bool {
        let there = self.contains(cell);
        *self = self.without(cell);
        there
    }

    /// Its cells in reading order.
    #[must_use]
    pub const fn iter(self) -> Cells {
        Cells(self)
    }

    /// Every two different cells of it, once each.
    pub fn pairs(self) -> impl Iterator<Item = (Cell, Cell)> {
        let mut rest = self;
        self.iter().flat_map(move |a| {
            rest.remove(a);
            rest.iter().map(move |b| (a, b))
        })
    }
}

/// The cells of a [`CellSet`] in reading order.
#[derive(Clone, Debug)]
pub struct Cells(CellSet);

impl Iterator for Cells {
    type Item = Cell;

    fn next(&mut self) -> Option<Cell> {
        let first = self.0.first()?;
        self.0.0 &= self.0.0 - 1;
        Some(first)
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        (self.0.len(), Some(self.0.len()))
    }
}

impl ExactSizeIterator for Cells {}
impl std::iter::FusedIterator for Cells {}

impl IntoIterator for CellSet {
    type Item = Cell;
    type IntoIter = Cells;

    fn into_iter(self) -> Cells {
        self.iter()
    }
}

impl FromIterator<Cell> for CellSet {
    fn from_iter<I: IntoIterator<Item = Cell>>(cells: I) -> Self {
        cells.into_iter().fold(Self::EMPTY, Self::with)
    }
}

impl Extend<Cell> for CellSet {
    fn extend<I: IntoIterator<Item = Cell>>(&mut self, cells: I) {
        *self |= cells.into_iter().collect();
    }
}

impl From<Cell> for CellSet {
    fn from(cell: Cell) -> Self {
        cell.as_set()
    }
}

set_operators!(CellSet, ALL);

/// Its cells apart: `r1c1 r1c2`.
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
