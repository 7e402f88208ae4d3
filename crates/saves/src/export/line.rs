//! A single game or tombstone, as a line of an export file.

use serde::de::DeserializeOwned;

use super::shapes::{GameShape, TombstoneShape};
use super::{EXPORT_VERSION, ExportError};
use crate::{GameResult, LibraryGame, Tombstone};

impl LibraryGame {
    /// The game as one line of JSON, in the form used in an export file.
    ///
    /// ```
    /// use novena_core::Puzzle;
    /// use novena_play::{Game, Labels};
    /// use novena_saves::{EditCounts, LibraryGame};
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
    /// assert_eq!(LibraryGame::from_json(&game.to_json())?, game);
    /// # Ok::<(), novena_saves::ExportError>(())
    /// ```
    #[must_use]
    pub fn to_json(&self) -> String {
        // A struct with string keys always serialises.
        serde_json::to_string(&GameShape::from(self.clone())).unwrap_or_default()
    }

    /// Reads the output of [`LibraryGame::to_json`], and checks it as an import does.
    pub fn from_json(text: &str) -> Result<Self, ExportError> {
        let shape: GameShape = read(text)?;
        let game = shape.into_game(EXPORT_VERSION);
        game.map_err(|fault| invalid_game(text, fault))
    }
}

impl Tombstone {
    /// The tombstone as one line of JSON, in the form used in an export file.
    #[must_use]
    pub fn to_json(&self) -> String {
        // A struct with string keys always serialises.
        serde_json::to_string(&TombstoneShape::from(self)).unwrap_or_default()
    }

    /// Reads the output of [`Tombstone::to_json`].
    pub fn from_json(text: &str) -> Result<Self, ExportError> {
        let shape: TombstoneShape = read(text)?;
        shape
            .into_tombstone()
            .map_err(|fault| invalid_game(text, fault))
    }
}

impl GameResult {
    /// Reads the parts of a game's line that the statistics need, without replaying the game's
    /// history.
    pub fn from_json(text: &str) -> Result<Self, ExportError> {
        let shape: GameShape = read(text)?;
        Ok(shape.into_result())
    }
}

fn invalid_game(text: &str, reason: String) -> ExportError {
    ExportError::Malformed {
        line: 1,
        column: text.len(),
        reason,
    }
}

fn read<T: DeserializeOwned>(text: &str) -> Result<T, ExportError> {
    serde_json::from_str(text).map_err(|error| malformed(&error))
}

/// The error for text that is not valid JSON, or does not have the expected structure.
pub(crate) fn malformed(error: &serde_json::Error) -> ExportError {
    ExportError::Malformed {
        line: error.line(),
        column: error.column(),
        reason: super::reading::without_place(error),
    }
}
