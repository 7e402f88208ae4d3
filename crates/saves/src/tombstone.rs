//! The tombstone of a deleted game.

use crate::digest::Digest;
use crate::{EditCounts, LibraryGame};

/// The tombstone of a deleted game. It makes other libraries delete the game too, and keeps them
/// from bringing it back.
///
/// A tombstone covers every state that its library had seen when the game was deleted. A state with
/// a change that the library had not seen is not covered and survives, so deleting a game in one
/// library never loses a move made in another.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Tombstone {
    /// The key of the game.
    pub key: String,
    /// The counts of all states that were deleted.
    pub edits: EditCounts,
    /// When the game was deleted, in seconds since 1970.
    pub deleted: i64,
}

impl Tombstone {
    /// The tombstone of a game that is being deleted.
    #[must_use]
    pub fn of(game: &LibraryGame, now: i64) -> Self {
        Self {
            key: game.key.clone(),
            edits: game.edits.clone(),
            deleted: now,
        }
    }

    /// Whether a state of the game with these counts is deleted by this tombstone.
    #[must_use]
    pub fn covers(&self, edits: &EditCounts) -> bool {
        self.edits.covers(edits)
    }

    /// Joins two tombstones: the result covers every state that either of them covers.
    pub fn join(&mut self, other: &Self) {
        self.edits.join(&other.edits);
        self.deleted = self.deleted.max(other.deleted);
    }

    /// Changes a state so that the tombstone no longer covers it. This is how an import restores a
    /// deleted game.
    ///
    /// The revival counts as a change by a new library, whose ID is derived from the tombstone. Two
    /// libraries that restore the same state therefore have the same game, and if two states are
    /// restored, the later one is still recognised as later.
    ///
    /// ```
    /// use novena_core::Puzzle;
    /// use novena_play::{Game, Labels};
    /// use novena_saves::{EditCounts, LibraryGame, Tombstone};
    ///
    /// let game = LibraryGame {
    ///     key: "0".repeat(32),
    ///     labels: Labels::default(),
    ///     created: 0,
    ///     changed: 0,
    ///     finish: None,
    ///     game: Game::new(Puzzle::EMPTY),
    ///     edits: EditCounts::first(&"a".repeat(32)),
    /// };
    /// let tombstone = Tombstone::of(&game, 7);
    /// assert!(tombstone.covers(&game.edits));
    /// assert!(!tombstone.covers(&tombstone.revive(game).edits));
    /// ```
    #[must_use]
    pub fn revive(&self, mut game: LibraryGame) -> LibraryGame {
        let mut digest = Digest::new();
        digest.add("revived");
        digest.add(&self.key);
        for (library, count) in self.edits.iter() {
            digest.add(&format!("{library} {count}"));
        }
        game.edits.join(&EditCounts::first(&digest.key()));
        game
    }
}
