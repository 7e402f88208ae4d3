//! An answer about a stored game.

use serde::Serialize;

/// The stored data of a game besides its state.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct GameNumbers {
    /// Its number in this store.
    pub id: i64,
    /// Its key, the same in every store.
    pub key: String,
    /// Its version, which increases with every change to the game.
    pub version: i64,
    /// When it was created, in seconds since 1970.
    pub created: i64,
    /// When it was last changed, in seconds since 1970.
    pub changed: i64,
    /// Whether it has ever been won.
    pub won: bool,
    /// Whether a move with the same ID was made before. If so, nothing was done, and this is the
    /// current game.
    #[serde(skip_serializing_if = "is_false")]
    pub repeated: bool,
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde hands it over")]
const fn is_false(value: &bool) -> bool {
    !*value
}

/// An answer about a stored game: the protocol's answer and the stored data.
#[derive(Clone, Debug, Serialize)]
pub struct GameReply<A> {
    /// The stored data of the game other than its state.
    #[serde(flatten)]
    pub numbers: GameNumbers,
    /// The protocol's answer.
    #[serde(flatten)]
    pub answer: A,
}

impl<A> GameReply<A> {
    /// The same reply, marked as the answer to a move that was made before.
    #[must_use]
    pub fn repeated(mut self) -> Self {
        self.numbers.repeated = true;
        self
    }
}
