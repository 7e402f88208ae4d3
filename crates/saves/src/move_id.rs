//! The IDs that senders assign to their moves, so that a repeated move is made only once.

use std::fmt;
use std::str::FromStr;

use serde::Deserialize;

/// The ID that a sender assigned to a move: 1 to 64 visible ASCII characters.
///
/// Different moves in a game have different IDs, and a repeated move has the same ID.
///
/// ```
/// use novena_saves::{MoveId, MoveIdError};
///
/// let id: MoveId = "7f3a-12".parse()?;
/// assert_eq!(id.as_str(), "7f3a-12");
/// assert_eq!("two words".parse::<MoveId>(), Err(MoveIdError::Character { found: ' ', at: 3 }));
/// # Ok::<(), MoveIdError>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Deserialize)]
#[serde(try_from = "String")]
pub struct MoveId(String); // Invariant: 1 to 64 visible ASCII characters.

impl MoveId {
    /// The maximum length of an ID, in characters.
    pub const MAX_LENGTH: usize = 64;

    /// The minimum number of further changes to a game during which an ID is remembered.
    ///
    /// A sender repeats a move until it gets a response, and only then sends the next one. An ID is
    /// therefore needed only until the sender's next move. It would be forgotten too early only if
    /// other senders changed the same game this many times between two attempts, which are seconds
    /// apart. This many changes are enough to fill more than three boards of 81 cells.
    pub const REMEMBERED: usize = 256;

    /// The ID as text.
    #[must_use]
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl fmt::Display for MoveId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl FromStr for MoveId {
    type Err = MoveIdError;

    fn from_str(text: &str) -> Result<Self, MoveIdError> {
        let mut characters = text.chars().enumerate();
        if let Some((at, found)) = characters.find(|(_, found)| !found.is_ascii_graphic()) {
            return Err(MoveIdError::Character { found, at });
        }
        match text.len() {
            0 => Err(MoveIdError::Empty),
            length if length > Self::MAX_LENGTH => Err(MoveIdError::TooLong { length }),
            _ => Ok(Self(text.to_owned())),
        }
    }
}

impl TryFrom<String> for MoveId {
    type Error = MoveIdError;

    fn try_from(text: String) -> Result<Self, MoveIdError> {
        text.parse()
    }
}

/// Why a string cannot be a move ID.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum MoveIdError {
    /// The text is empty.
    Empty,
    /// The string is longer than [`MoveId::MAX_LENGTH`].
    TooLong {
        /// Its length in characters.
        length: usize,
    },
    /// A character is a space, a control character or not ASCII.
    Character {
        /// The character.
        found: char,
        /// The number of characters before the invalid one.
        at: usize,
    },
}

impl fmt::Display for MoveIdError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Empty => f.write_str("the id of a move is empty"),
            Self::TooLong { length } => write!(
                f,
                "the id of a move has at most {} characters, found {length}",
                MoveId::MAX_LENGTH
            ),
            Self::Character { found, at } => write!(
                f,
                "expected visible ASCII characters in the id of a move, found {found:?} after {at}"
            ),
        }
    }
}

impl std::error::Error for MoveIdError {}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ids_are_visible_and_short() {
        for text in ["a", "!~", &"x".repeat(64)] {
            assert_eq!(text.parse::<MoveId>().unwrap().to_string(), text);
        }
        let check = |text: &str, error: MoveIdError| {
            assert_eq!(text.parse::<MoveId>(), Err(error), "{text:?}");
        };
        check("", MoveIdError::Empty);
        check(&"x".repeat(65), MoveIdError::TooLong { length: 65 });
        for found in [' ', '\n', '\0', '\u{7f}', 'é'] {
            check(
                &format!("ab{found}"),
                MoveIdError::Character { found, at: 2 },
            );
        }
    }
}
