//! The contents of a hint, before it is put into words.

use novena_core::Refusal;

use crate::Step;

/// How much of a step a hint reveals, as a rung of a ladder. Each further request for help moves up
/// one rung.
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
    /// The technique to look for.
    Name,
    /// Where to look, as cells or houses only.
    Where,
    /// The full argument.
    Why,
    /// What to do.
    Apply,
}

impl Rung {
    /// All rungs, the lowest first.
    pub const ALL: [Self; 4] = [Self::Name, Self::Where, Self::Why, Self::Apply];

    /// The rung with the given number, between 1 and 4.
    #[must_use]
    pub fn from_number(number: usize) -> Option<Self> {
        Self::ALL.get(number.checked_sub(1)?).copied()
    }

    /// The parts of a step that the rung reveals. Sentences, cards and drawings all follow this
    /// table.
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

    /// The number of the rung, between 1 and 4.
    #[must_use]
    pub const fn number(self) -> usize {
        self as usize + 1
    }
}

/// The parts of a step that a rung reveals in addition to its technique and level.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Reveals {
    /// The cells and houses to look at: the parts of the pattern whose role
    /// [is an area](crate::Role::is_area).
    pub area: bool,
    /// The digits, the complete argument and the result.
    pub argument: bool,
}

/// The contents of a hint, independent of language.
#[derive(Clone, Copy)]
pub enum HintMessage<'a> {
    /// A step, and the rung up to which it is revealed.
    Step(&'a Step, Rung),
    /// The reason why there is no step to show: something is wrong, or nothing is left to do.
    Notice(&'a dyn Refusal),
}
