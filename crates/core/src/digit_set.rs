use std::fmt;
use std::ops::{BitAnd, BitAndAssign, BitOr, BitOrAssign, BitXor, Not, Sub, SubAssign};

use crate::Digit;

/// A set of digits: bit 0 is 1, bit 8 is 9.
///
/// ```
/// use novena_core::{Digit, DigitSet};
///
/// let low: DigitSet = Digit::ALL[..3].iter().copied().collect();
/// assert_eq!(low.to_string(), "123");
/// assert_eq!(low.len(), 3);
/// assert_eq!((!low).to_string(), "456789");
/// assert!(low.contains(Digit::ALL[0]));
/// assert_eq!(low.without(Digit::ALL[1]).to_string(), "13");
/// ```
#[derive(Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(transparent)]
pub struct DigitSet(u16); // Invariant: only the low nine bits.

impl DigitSet {
    /// No digit.
    pub const EMPTY: Self = Self(0);
    /// All nine.
    pub const ALL: Self = Self(0x1ff);

    /// The set whose bit `d - 1` says whether digit `d` is in it; higher bits are dropped.
    ///
    /// ```
    /// # use novena_core::DigitSet;
    /// assert_eq!(DigitSet::from_bits(0b101).to_string(), "13");
    /// ```
    #[must_use]
    pub const fn from_bits(bits: u16) -> Self {
        Self(bits & Self::ALL.0)
    }

    /// Bit `d - 1` says whether digit `d` is in it.
    #[must_use]
    pub const fn bits(self) -> u16 {
        self.0
    }

    /// How many digits it has.
    #[must_use]
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether it has none.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Whether `digit` is in it.
    #[must_use]
    pub const fn contains(self, digit: Digit) -> bool {
        self.0 & digit.as_set().0 != 0
    }

    /// Whether every digit of `other` is in it.
    ///
    /// ```
    /// # use novena_core::DigitSet;
    /// assert!(DigitSet::ALL.is_superset(DigitSet::from_bits(0b11)));
    /// ```
    #[must_use]
    pub const fn is_superset(self, other: Self) -> bool {
        other.0 & !self.0 == 0
    }

    /// The least digit, if there is one.
    #[must_use]
    pub const fn first(self) -> Option<Digit> {
        if self.0 == 0 {
            None
        } else {
            Some(Digit::from_index(self.0.trailing_zeros() as usize))
        }
    }

    /// The digit, if there is exactly one.
    ///
    /// ```
    /// # use novena_core::{Digit, DigitSet};
    /// assert_eq!(DigitSet::from_bits(0b100).single(), Digit::new(3));
    /// assert_eq!(DigitSet::ALL.single(), None);
    /// ```
    #[must_use]
    pub const fn single(self) -> Option<Digit> {
        if self.0 & self.0.wrapping_sub(1) == 0 {
            self.first()
        } else {
            None
        }
    }

    /// The set with `digit` in it.
    #[must_use]
    pub const fn with(self, digit: Digit) -> Self {
        Self(self.0 | digit.as_set().0)
    }

    /// The set without `digit`.
    #[must_use]
    pub const fn without(self, digit: Digit) -> Self {
        Self(self.0 & !digit.as_set().0)
    }

    /// Adds a digit; says whether it was new.
    pub const fn insert(&mut self, digit: Digit) -> bool {
        let new = !self.contains(digit);
        *self = self.with(digit);
        new
    }

    /// Takes a digit out; says whether it was there.
    pub const fn remove(&mut self, digit: Digit) -> bool {
        let there = self.contains(digit);
        *self = self.without(digit);
        there
    }

    /// Its digits in ascending order.
    #[must_use]
    pub const fn iter(self) -> Digits {
        Digits(self)
    }
}

/// The digits of a [`DigitSet`] in ascending order.
#[derive(Clone, Debug)]
pub struct Digits(DigitSet);

impl Iterator for Digits {
    type Item = Digit;

    fn next(&mut self) -> Option<Digit> {
        let first = self.0.first()?;
        self.0.0 &= self.0.0 - 1;
        Some(first)
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        (self.0.len(), Some(self.0.len()))
    }
}

impl ExactSizeIterator for Digits {}
impl std::iter::FusedIterator for Digits {}

impl IntoIterator for DigitSet {
    type Item = Digit;
    type IntoIter = Digits;

    fn into_iter(self) -> Digits {
        self.iter()
    }
}

impl FromIterator<Digit> for DigitSet {
    fn from_iter<I: IntoIterator<Item = Digit>>(digits: I) -> Self {
        digits.into_iter().fold(Self::EMPTY, Self::with)
    }
}

impl Extend<Digit> for DigitSet {
    fn extend<I: IntoIterator<Item = Digit>>(&mut self, digits: I) {
        *self |= digits.into_iter().collect();
    }
}

impl From<Digit> for DigitSet {
    fn from(digit: Digit) -> Self {
        digit.as_set()
    }
}

crate::cell_set::set_operators!(DigitSet, ALL);

/// Its digits run together, as pencil marks are written.
impl fmt::Display for DigitSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut text = [0; 9];
        for (place, digit) in text.iter_mut().zip(*self) {
            *place = b'0' + digit.get();
        }
        // ASCII digits by construction; `pad` honours a width for tables.
        f.pad(std::str::from_utf8(&text[..self.len()]).unwrap_or_default())
    }
}

impl fmt::Debug for DigitSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{{{self}}}")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_set_is_the_collection_of_its_digits() {
        for bits in 0..512 {
            let set = DigitSet::from_bits(bits);
            assert_eq!(set.iter().collect::<DigitSet>(), set);
            assert_eq!(set.iter().count(), set.len());
            assert_eq!(set.single().is_some(), set.len() == 1);
            assert_eq!(!!set, set);
            assert_eq!(set - set, DigitSet::EMPTY);
        }
    }

    #[test]
    fn inserting_and_removing_say_what_changed() {
        let five = Digit::ALL[4];
        let mut set = DigitSet::EMPTY;
        assert!(set.insert(five) && !set.insert(five));
        assert!(set.remove(five) && !set.remove(five));
    }

    #[test]
    fn a_width_pads() {
        assert_eq!(format!("{:4}|", DigitSet::from_bits(0b11)), "12  |");
    }
}
