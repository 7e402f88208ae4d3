//! Turns in a stored game. The server and the browser use the same rule to decide whether to carry
//! out a turn.

use novena_wire::protocol::GameMove;

/// A player's action in a stored game.
#[derive(Clone, Debug)]
pub enum TurnKind {
    /// A move.
    Move(GameMove),
    /// A hint.
    Hint {
        /// The rung, 0 to 4; the last rung plays the step.
        rung: usize,
        /// The number of times that another hint was requested in this position.
        turn: usize,
    },
}

/// The rung that plays the step.
const LAST_RUNG: usize = 4;

impl TurnKind {
    /// Returns the rung and the turn of a hint, which a repeated request shows again without
    /// counting it. Returns `None` for a move and for the last rung, because a repeated request
    /// does not carry them out again.
    #[must_use]
    pub const fn repeated_hint(&self) -> Option<(usize, usize)> {
        match *self {
            Self::Hint { rung, turn } if rung < LAST_RUNG => Some((rung, turn)),
            Self::Hint { .. } | Self::Move(_) => None,
        }
    }
}

/// The decision about a turn.
///
/// A turn whose ID is already known is not carried out again, regardless of the version that its
/// sender saw. A turn whose sender has not seen the current game is not carried out either.
///
/// ```
/// use novena_shelf::TurnDecision;
///
/// assert_eq!(TurnDecision::of(false, Some(7), 7), TurnDecision::Make);
/// assert_eq!(TurnDecision::of(false, Some(6), 7), TurnDecision::Newer);
/// assert_eq!(TurnDecision::of(true, Some(6), 7), TurnDecision::Repeat);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum TurnDecision {
    /// The turn is carried out.
    Make,
    /// The turn was carried out before. The answer is the current game.
    Repeat,
    /// The turn is not carried out. The answer is an error that includes the current game.
    Newer,
}

impl TurnDecision {
    /// Decides what to do with a turn. The decision depends on whether the turn's ID is known, on
    /// the version that the sender saw (if given), and on the version of the game.
    #[must_use]
    pub fn of(is_known: bool, seen: Option<i64>, version: i64) -> Self {
        if is_known {
            Self::Repeat
        } else if seen.is_some_and(|seen| seen != version) {
            Self::Newer
        } else {
            Self::Make
        }
    }
}
