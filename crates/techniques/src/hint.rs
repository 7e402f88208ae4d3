//! What a hint says, before it is put into words.

use novena_core::Refusal;

use crate::Step;

/// How much of a step a hint reveals: one rung more each time a player asks.
///
/// ```
/// use novena_techniques::Rung;
///
/// assert_eq!(Rung::from_number(2), Some(Rung::Where));
/// assert_eq!(Rung::Where.number(), 2);
/// assert_eq!(Rung::from_number(5), None);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Rung {
    /// Which technique there is to be found.
    Name,
    /// Where to look: cells or houses, and nothing else.
    Where,
    /// The whole argument.
    Why,
    /// What to do.
    Apply,
}

impl Rung {
    /// All of them, the lowest first.
    pub const ALL: [Self; 4] = [Self::Name, Self::Where, Self::Why, Self::Apply];

    /// The rung with a number from 1 to 4.
    #[must_use]
    pub fn from_number(number: usize) -> Option<Self> {
        Self::ALL.get(number.checked_sub(1)?).copied()
    }

    /// What the rung shows of a step. This is the one table of it: sentences, cards and drawings
    /// all ask here.
    ///
    /// | rung | technique and level | area | digits, argument and result |
    /// |---|---|---|---|
    /// | `Name` | yes | | |
    /// | `Where` | yes | yes | |
    /// | `Why` | yes | yes | yes |
    /// | `Apply` | yes | yes | yes |
    ///
    /// ```
    /// use novena_techniques::Rung;
    ///
    /// assert!(!Rung::Name.reveals().area);
    /// assert!(Rung::Where.reveals().area);
    /// assert!(!Rung::Where.reveals().argument);
    /// assert!(Rung::Why.reveals().argument);
    /// ```
    #[must_use]
    pub const fn reveals(self) -> Reveals {
        let (area, argument) = match self {
            Self::Name => (false, false),
            Self::Where => (true, false),
            Self::Why | Self::Apply => (true, true),
        };
        Reveals { area, argument }
    }

    /// Its number, from 1 to 4.
    #[must_use]
    pub const fn number(self) -> usize {
        self as usize + 1
    }
}

/// What a rung shows of a step besides its technique and level.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Reveals {
    /// The cells and houses to look at: the parts of the pattern whose role
    /// [is an area](crate::Role::is_area).
    pub area: bool,
    /// The digits, the whole argument and the result.
    pub argument: bool,
}

/// What a hint says, in no language yet.
#[derive(Clone, Copy)]
pub enum HintMessage<'a> {
    /// A step, as far as a rung reveals it.
    Step(&'a Step, Rung),
    /// Why there is no step to show: something is wrong, or nothing is left to do.
    Notice(&'a dyn Refusal),
}
