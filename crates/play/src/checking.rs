use std::fmt;
use std::str::FromStr;

use novena_core::{Argument, Puzzle, Refusal, Solution};
use novena_kernel::{Verdict, Wave};

use crate::Game;

/// Which mistakes to show to a player.
///
/// ```
/// use novena_play::Checking;
///
/// assert_eq!(Checking::default(), Checking::Rules);
/// assert_eq!("on-request".parse(), Ok(Checking::OnRequest));
/// assert!(Checking::ALL.iter().all(|policy| policy.id().parse() == Ok(*policy)));
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Checking {
    /// Never show mistakes.
    None,
    /// Show digits that break a rule, immediately.
    #[default]
    Rules,
    /// Also show wrong digits, on request.
    OnRequest,
    /// Show every wrong digit immediately.
    Live,
}

impl Checking {
    /// All policies, from the least help to the most.
    pub const ALL: [Self; 4] = [Self::None, Self::Rules, Self::OnRequest, Self::Live];

    /// A machine-readable name.
    #[must_use]
    pub const fn id(self) -> &'static str {
        match self {
            Self::None => "none",
            Self::Rules => "rules",
            Self::OnRequest => "on-request",
            Self::Live => "live",
        }
    }
}

/// Reads the ID of a policy.
impl FromStr for Checking {
    type Err = ();

    fn from_str(id: &str) -> Result<Self, ()> {
        Self::ALL
            .into_iter()
            .find(|policy| policy.id() == id)
            .ok_or(())
    }
}

/// The solver's verdict on the givens.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum GivensVerdict {
    /// There is no solution, or the givens break a rule.
    None,
    /// There is exactly one solution.
    Unique(Solution),
    /// There are several solutions. Any of them is accepted.
    Several,
}

impl GivensVerdict {
    /// Runs the solver.
    ///
    /// ```
    /// use novena_core::Puzzle;
    /// use novena_play::GivensVerdict;
    ///
    /// assert_eq!(GivensVerdict::of(&Puzzle::EMPTY), GivensVerdict::Several);
    /// ```
    #[must_use]
    pub fn of(givens: &Puzzle) -> Self {
        match Wave::new().verdict(givens).0 {
            Verdict::None => Self::None,
            Verdict::Unique(solution) => Self::Unique(solution),
            Verdict::Several => Self::Several,
        }
    }

    /// The one solution, if there is exactly one.
    #[must_use]
    pub const fn solution(&self) -> Option<&Solution> {
        match self {
            Self::Unique(solution) => Some(solution),
            Self::None | Self::Several => None,
        }
    }
}

/// The answer to a player who asks whether everything is correct.
///
/// ```
/// use novena_core::Puzzle;
/// use novena_play::{Checkup, Game};
///
/// assert_eq!(Game::new(Puzzle::EMPTY).checkup(), Checkup::Fine);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Checkup {
    /// The board is full and correct.
    Finished,
    /// This many digits are wrong or repeat in a house.
    Wrong(usize),
    /// No digit is wrong in itself, but no solution is left.
    Lost,
    /// Nothing is wrong so far.
    Fine,
}

impl Game {
    /// Looks for all mistakes, regardless of which ones the game shows.
    #[must_use]
    pub fn checkup(&self) -> Checkup {
        let repeated = self.conflicts() - self.givens().givens();
        match (self.wrong_digits() | repeated).len() {
            0 if self.is_finished() => Checkup::Finished,
            0 if self.is_lost() => Checkup::Lost,
            0 => Checkup::Fine,
            count => Checkup::Wrong(count),
        }
    }
}

impl Refusal for Checkup {
    fn topic(&self) -> &'static str {
        "checkup"
    }

    fn id(&self) -> &'static str {
        match self {
            Self::Finished => "finished",
            Self::Wrong(_) => "wrong",
            Self::Lost => "lost",
            Self::Fine => "fine",
        }
    }

    fn arguments(&self, give: &mut dyn FnMut(&'static str, Argument<'_>)) {
        if let Self::Wrong(count) = *self {
            give("count", count.into());
        }
    }
}

impl fmt::Display for Checkup {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Finished => f.write_str("solved"),
            Self::Wrong(count) => write!(f, "{count} wrong"),
            Self::Lost => f.write_str("no solution is left"),
            Self::Fine => f.write_str("nothing is wrong so far"),
        }
    }
}
