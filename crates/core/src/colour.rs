use core::fmt;
use core::num::NonZero;
use core::str::FromStr;

use crate::bit_set::bit_set;

/// One of the nine colours with which a player can mark cells and candidates.
///
/// Each front end chooses how a colour looks. Front ends also show the colour's letter, `a` to `i`,
/// for people who cannot tell the colours apart.
///
/// ```
/// use novena_core::Colour;
///
/// let third = Colour::new(3).unwrap();
/// assert_eq!(third.to_string(), "c");
/// assert_eq!(Colour::from_letter('c'), Some(third));
/// assert_eq!((Colour::new(0), Colour::new(10)), (None, None));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(transparent)]
pub struct Colour(NonZero<u8>); // Invariant: at most 9.

impl Colour {
    /// All nine colours, in order.
    ///
    /// ```
    /// # use novena_core::Colour;
    /// assert_eq!(Colour::ALL.map(Colour::get), [1, 2, 3, 4, 5, 6, 7, 8, 9]);
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

    /// The colour with this number. Returns `None` unless the number is between 1 and 9.
    #[must_use]
    pub const fn new(number: u8) -> Option<Self> {
        match NonZero::new(number) {
            Some(number) if number.get() <= 9 => Some(Self(number)),
            _ => None,
        }
    }

    /// The colour with this index, counted from 0.
    ///
    /// # Panics
    /// If `index` is 9 or more.
    ///
    /// ```
    /// # use novena_core::Colour;
    /// assert_eq!(Colour::from_index(0).get(), 1);
    /// ```
    #[must_use]
    pub const fn from_index(index: usize) -> Self {
        assert!(index < 9, "a colour's index is below 9");
        match NonZero::new(index as u8 + 1) {
            Some(number) => Self(number),
            None => unreachable!(),
        }
    }

    /// The colour with this letter. Returns `None` unless the letter is `a` to `i`.
    #[must_use]
    pub const fn from_letter(letter: char) -> Option<Self> {
        match letter {
            'a'..='i' => Self::new(letter as u8 - b'a' + 1),
            _ => None,
        }
    }

    /// The number of the colour, 1 to 9.
    #[must_use]
    pub const fn get(self) -> u8 {
        self.0.get()
    }

    /// The index of the colour, counted from 0.
    #[must_use]
    pub const fn index(self) -> usize {
        self.0.get() as usize - 1
    }

    /// The letter of the colour, `a` to `i`.
    #[must_use]
    pub const fn letter(self) -> char {
        (b'a' + self.0.get() - 1) as char
    }

    /// The set that contains only this colour.
    ///
    /// ```
    /// # use novena_core::Colour;
    /// assert_eq!(Colour::ALL[1].as_set().to_string(), "b");
    /// ```
    #[must_use]
    pub const fn as_set(self) -> ColourSet {
        ColourSet::from_bits(1 << self.index())
    }
}

/// Prints the letter of the colour.
impl fmt::Display for Colour {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.letter())
    }
}

/// Reads the letter of a colour.
impl FromStr for Colour {
    type Err = ParseColourError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let mut chars = text.chars();
        match (chars.next().and_then(Self::from_letter), chars.next()) {
            (Some(colour), None) => Ok(colour),
            _ => Err(ParseColourError),
        }
    }
}

/// The error for text that is not the letter of a colour. For a [`ColourSet`], it means that the
/// text contains a character that is not a colour's letter.
///
/// ```
/// use novena_core::{Colour, ColourSet, ParseColourError};
///
/// assert_eq!("j".parse::<Colour>(), Err(ParseColourError));
/// assert_eq!("aj".parse::<ColourSet>(), Err(ParseColourError));
/// assert_eq!(ParseColourError.to_string(), "expected a letter from a to i");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ParseColourError;

impl fmt::Display for ParseColourError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("expected a letter from a to i")
    }
}

impl core::error::Error for ParseColourError {}

impl fmt::Debug for Colour {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{self}")
    }
}

bit_set! {
    /// A set of colours. A cell can have more than one.
    ///
    /// ```
    /// use novena_core::{Colour, ColourSet};
    ///
    /// let both: ColourSet = [Colour::ALL[0], Colour::ALL[3]].into_iter().collect();
    /// assert_eq!(both.to_string(), "ad");
    /// ```
    ColourSet(u16) of Colour, 0x1ff;
    /// The colours of a [`ColourSet`] in ascending order.
    ///
    /// ```
    /// # use novena_core::{Colour, ColourSet};
    /// assert!(ColourSet::ALL.iter().eq(Colour::ALL));
    /// ```
    Colours
}

/// Prints the letters of the colours without separators.
impl fmt::Display for ColourSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut text = [0; 9];
        for (place, colour) in text.iter_mut().zip(*self) {
            *place = b'a' + colour.get() - 1;
        }
        // The text is ASCII by construction. `pad` applies the width in the format string, for
        // tables.
        f.pad(core::str::from_utf8(&text[..self.len()]).unwrap_or_default())
    }
}

/// Reads letters without separators, in any order.
impl FromStr for ColourSet {
    type Err = ParseColourError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let colours: Option<Self> = text.chars().map(Colour::from_letter).collect();
        colours.ok_or(ParseColourError)
    }
}

impl fmt::Debug for ColourSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{{{self}}}")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn letters_and_numbers_name_the_same_nine() {
        for colour in Colour::ALL {
            assert_eq!(Colour::from_letter(colour.letter()), Some(colour));
            assert_eq!(Colour::new(colour.get()), Some(colour));
            assert_eq!(Colour::from_index(colour.index()), colour);
            assert_eq!(colour.to_string().parse(), Ok(colour));
        }
        assert_eq!(Colour::from_letter('j'), None);
        assert_eq!(Colour::from_letter('A'), None);
        for text in ["", "A", "ab", "1"] {
            assert_eq!(text.parse::<Colour>(), Err(ParseColourError), "{text:?}");
        }
    }

    #[test]
    fn sets_are_read_back() {
        for bits in 0..512 {
            let set = ColourSet::from_bits(bits);
            assert_eq!(set.to_string().parse(), Ok(set));
        }
        assert_eq!("ba".parse(), Ok(ColourSet::from_bits(0b11)));
        for text in ["aj", "a b", "A"] {
            assert_eq!(text.parse::<ColourSet>(), Err(ParseColourError), "{text:?}");
        }
    }
}
