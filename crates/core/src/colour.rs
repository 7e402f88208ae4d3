use std::fmt;
use std::num::NonZero;

use crate::bit_set::bit_set;

/// One of nine colours a player marks cells and candidates with.
///
/// What it looks like is the screen's affair. Its letter, `a` to `i`, is shown with it, so
/// that nobody has to tell colours apart.
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
    /// All nine, in order.
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

    /// The colour of this number, if it is 1 to 9.
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
    /// When `index` is 9 or more.
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

    /// The colour with this letter, if it is `a` to `i`.
    #[must_use]
    pub const fn from_letter(letter: char) -> Option<Self> {
        match letter {
            'a'..='i' => Self::new(letter as u8 - b'a' + 1),
            _ => None,
        }
    }

    /// Its number, 1 to 9.
    #[must_use]
    pub const fn get(self) -> u8 {
        self.0.get()
    }

    /// Its index, counted from 0.
    #[must_use]
    pub const fn index(self) -> usize {
        self.0.get() as usize - 1
    }

    /// Its letter, `a` to `i`.
    #[must_use]
    pub const fn letter(self) -> char {
        (b'a' + self.0.get() - 1) as char
    }

    /// The set of it alone.
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

/// Its letter.
impl fmt::Display for Colour {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.letter())
    }
}

impl fmt::Debug for Colour {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{self}")
    }
}

bit_set! {
    /// A set of colours: a cell may have several.
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

/// Its letters run together.
impl fmt::Display for ColourSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let letters: String = self.iter().map(Colour::letter).collect();
        f.pad(&letters)
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
        }
        assert_eq!(Colour::from_letter('j'), None);
        assert_eq!(Colour::from_letter('A'), None);
    }
}
