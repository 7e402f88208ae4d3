use core::fmt;
use core::num::NonZero;
use core::str::FromStr;

use crate::DigitSet;

/// One of the digits 1 to 9.
///
/// `Option<Digit>` takes one byte. `None` is stored as zero, which most file formats also use for
/// an empty cell.
///
/// ```
/// use novena_core::Digit;
///
/// let seven = Digit::new(7).unwrap();
/// assert_eq!(seven.get(), 7);
/// assert_eq!(seven.index(), 6);
/// assert_eq!(Digit::new(0), None);
/// assert_eq!(Digit::new(10), None);
/// assert_eq!("7".parse(), Ok(seven));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(transparent)]
pub struct Digit(NonZero<u8>); // Invariant: at most 9.

impl Digit {
    /// All nine digits, in order.
    ///
    /// ```
    /// # use novena_core::Digit;
    /// assert_eq!(Digit::ALL.map(Digit::get), [1, 2, 3, 4, 5, 6, 7, 8, 9]);
    /// ```
    pub const ALL: [Self; 9] = {
        let mut all = [Self(NonZero::<u8>::MIN); 9];
        let mut index = 0;
        while index < 9 {
            all[index] = Self::from_index(index);
            index += 1;
        }
        all
    };

    /// The digit with this value. Returns `None` unless the value is between 1 and 9.
    #[must_use]
    #[inline]
    pub const fn new(value: u8) -> Option<Self> {
        match NonZero::new(value) {
            Some(value) if value.get() <= 9 => Some(Self(value)),
            _ => None,
        }
    }

    /// The digit with this value, which must be at most 9.
    pub(crate) const fn from_checked(value: NonZero<u8>) -> Self {
        debug_assert!(value.get() <= 9);
        Self(value)
    }

    /// The digit with this index, counted from 0.
    ///
    /// # Panics
    /// If `index` is 9 or more.
    ///
    /// ```
    /// # use novena_core::Digit;
    /// assert_eq!(Digit::from_index(0).get(), 1);
    /// ```
    #[must_use]
    #[inline]
    pub const fn from_index(index: usize) -> Self {
        assert!(index < 9, "a digit's index is below 9");
        match NonZero::new(index as u8 + 1) {
            Some(value) => Self(value),
            None => unreachable!(),
        }
    }

    /// The digit for a character. Returns `None` unless the character is `1` to `9`.
    ///
    /// ```
    /// # use novena_core::Digit;
    /// assert_eq!(Digit::from_char('3'), Digit::new(3));
    /// assert_eq!(Digit::from_char('0'), None);
    /// ```
    #[must_use]
    #[inline]
    pub const fn from_char(text: char) -> Option<Self> {
        match text {
            '1'..='9' => Self::new(text as u8 - b'0'),
            _ => None,
        }
    }

    /// The value of the digit, 1 to 9.
    #[must_use]
    #[inline]
    pub const fn get(self) -> u8 {
        self.0.get()
    }

    /// The value of the digit minus one, for indexing arrays of nine.
    #[must_use]
    #[inline]
    pub const fn index(self) -> usize {
        self.0.get() as usize - 1
    }

    /// The character of the digit, `'1'` to `'9'`.
    ///
    /// ```
    /// # use novena_core::Digit;
    /// assert_eq!(Digit::new(4).unwrap().as_char(), '4');
    /// ```
    #[must_use]
    #[inline]
    pub const fn as_char(self) -> char {
        (b'0' + self.0.get()) as char
    }

    /// The set that contains only this digit.
    ///
    /// ```
    /// # use novena_core::Digit;
    /// let four = Digit::new(4).unwrap();
    /// assert_eq!(four.as_set().single(), Some(four));
    /// ```
    #[must_use]
    #[inline]
    pub const fn as_set(self) -> DigitSet {
        DigitSet::from_bits(1 << self.index())
    }
}

impl fmt::Display for Digit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(&self.get(), f)
    }
}

impl fmt::Debug for Digit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// The error for text that is not a digit between 1 and 9. For a [`DigitSet`], it means that the
/// text contains a character that is not such a digit.
///
/// ```
/// use novena_core::{Digit, ParseDigitError};
///
/// assert_eq!("0".parse::<Digit>(), Err(ParseDigitError));
/// assert_eq!(ParseDigitError.to_string(), "expected a digit from 1 to 9");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ParseDigitError;

impl fmt::Display for ParseDigitError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("expected a digit from 1 to 9")
    }
}

impl core::error::Error for ParseDigitError {}

impl FromStr for Digit {
    type Err = ParseDigitError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let mut chars = text.chars();
        match (chars.next().and_then(Self::from_char), chars.next()) {
            (Some(digit), None) => Ok(digit),
            _ => Err(ParseDigitError),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_optional_digit_takes_one_byte() {
        assert_eq!(size_of::<Option<Digit>>(), 1);
    }

    #[test]
    fn only_one_character_is_a_digit() {
        for text in ["", "0", "12", "a", " 1", "١"] {
            assert_eq!(text.parse::<Digit>(), Err(ParseDigitError), "{text:?}");
        }
    }
}
