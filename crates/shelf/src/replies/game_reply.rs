//! An answer about a stored game.

use serde::Serialize;

/// What is stored of a game besides its state.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct GameNumbers {
    /// Its number where it is stored.
    pub id: i64,
    /// Its name in every place that has it.
    pub key: String,
    /// It changes with every change of the game.
    pub version: i64,
    /// Seconds since 1970.
    pub created: i64,
    /// Seconds since 1970.
    pub changed: i64,
    /// Whether it was won, once.
    pub won: bool,
    /// Whether a move with the same id had been made before. Then nothing was done, and this is
    /// the game as it is now.
    #[serde(skip_serializing_if = "is_false")]
    pub repeated: bool,
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde hands it over")]
const fn is_false(value: &bool) -> bool {
    !*value
}

/// An answer about a stored game: the protocol's, with what is stored of the game besides.
#[derive(Clone, Debug, Serialize)]
pub struct GameReply<A> {
    /// What is stored of the game besides its state.
    #[serde(flatten)]
    pub numbers: GameNumbers,
    /// The protocol's answer.
    #[serde(flatten)]
    pub answer: A,
}

impl<A> GameReply<A> {
    /// The same as the reply to a move that was made before.
    #[must_use]
    pub fn repeated(mut self) -> Self {
        self.numbers.repeated = true;
        self
    }
}
