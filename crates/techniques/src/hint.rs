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
    /// Where to look: digits or houses, and not what follows.
    Where,
    /// The whole argument.
    Why,
    /// What was done.
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

    /// Its number, from 1 to 4.
    #[must_use]
    pub const fn number(self) -> usize {
        self as usize + 1
    }
}

/// What a hint says, in no language yet.
#[derive(Clone, Copy)]
pub enum HintMessage<'a> {
    /// A step, as far as a rung reveals it.
    Step(&'a Step, Rung),
    /// Why there is no step to show: something is wrong, or nothing is left to do.
    Notice(&'a dyn Refusal),
}
