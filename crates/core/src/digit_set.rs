use core::fmt;
use core::str::FromStr;

use crate::bit_set::bit_set;
use crate::{Digit, ParseDigitError};

bit_set! {
    /// A set of digits. Bit 0 stands for digit 1, and bit 8 for digit 9.
    ///
    /// ```
    /// use novena_core::{Digit, DigitSet};
    ///
    /// let low: DigitSet = Digit::ALL[..3].iter().copied().collect();
    /// assert_eq!(low.to_string(), "123");
    /// assert_eq!(low.len(), 3);
    /// assert_eq!((!low).to_string(), "456789");
    /// assert!(low.contains(Digit::ALL[0]) && DigitSet::ALL.is_superset(low));
    /// assert_eq!(low.without(Digit::ALL[1]), DigitSet::from_bits(0b101));
    /// assert_eq!(DigitSet::from_bits(0b100).single(), Digit::new(3));
    /// assert_eq!(low.single(), None);
    /// ```
    ///
    /// Sets can be compared and combined:
    ///
    /// ```
    /// # use novena_core::{Digit, DigitSet};
    /// let (a, b) = (DigitSet::from_bits(0b111), DigitSet::from_bits(0b110));
    /// assert_eq!((a & b).bits(), 0b110);
    /// assert_eq!(a | b, a);
    /// assert_eq!((a ^ b).single(), Digit::new(1));
    /// assert_eq!((a - b).first(), Digit::new(1));
    /// assert!((b - a).is_empty());
    /// ```
    ///
    /// A set can be changed in place, or a changed copy can be created:
    ///
    /// ```
    /// # use novena_core::{Digit, DigitSet};
    /// let five = Digit::ALL[4];
    /// let mut digits = DigitSet::from(five);
    /// assert!(!digits.insert(five)); // It was there already.
    /// assert!(digits.remove(five));
    /// assert_eq!(digits, DigitSet::EMPTY);
    /// assert_eq!(digits.with(five), five.as_set());
    ///
    /// digits.extend(Digit::ALL);
    /// digits -= five.as_set();
    /// digits &= DigitSet::from_bits(0b11111);
    /// digits |= Digit::ALL[8].as_set();
    /// assert_eq!(digits.iter().map(Digit::get).collect::<Vec<_>>(), [1, 2, 3, 4, 9]);
    /// ```
    DigitSet(u16) of Digit, 0x1ff;
    /// The digits of a [`DigitSet`] in ascending order.
    ///
    /// ```
    /// # use novena_core::{Digit, DigitSet};
    /// let mut digits = DigitSet::from_bits(0b1_0000_0001).iter();
    /// assert_eq!(digits.len(), 2);
    /// assert_eq!((digits.next(), digits.next()), (Digit::new(1), Digit::new(9)));
    /// ```
    Digits
}

/// Prints the digits without separators, as pencil marks are written.
impl fmt::Display for DigitSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut text = [0; 9];
        for (place, digit) in text.iter_mut().zip(*self) {
            *place = b'0' + digit.get();
        }
        // The text is ASCII by construction. `pad` applies the width in the format string, for
        // tables.
        f.pad(core::str::from_utf8(&text[..self.len()]).unwrap_or_default())
    }
}

/// Reads digits without separators, in any order.
///
/// ```
/// # use novena_core::{DigitSet, ParseDigitError};
/// assert_eq!("321".parse(), Ok(DigitSet::from_bits(0b111)));
/// assert_eq!("120".parse::<DigitSet>(), Err(ParseDigitError));
/// ```
impl FromStr for DigitSet {
    type Err = ParseDigitError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let digits: Option<Self> = text.chars().map(Digit::from_char).collect();
        digits.ok_or(ParseDigitError)
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
            assert_eq!(set.to_string().parse(), Ok(set));
        }
    }

    #[test]
    fn insert_and_remove_return_whether_the_set_changed() {
        let five = Digit::ALL[4];
        let mut set = DigitSet::EMPTY;
        assert!(set.insert(five) && !set.insert(five));
        assert!(set.remove(five) && !set.remove(five));
    }

    #[test]
    fn a_format_width_pads() {
        assert_eq!(format!("{:4}|", DigitSet::from_bits(0b11)), "12  |");
    }
}
