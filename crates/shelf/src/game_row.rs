//! A game as stored by a browser.

use novena_saves::{LibraryGame, MoveId};
use novena_texts::Language;
use novena_wire::protocol::LabelledGame;
use serde::{Deserialize, Serialize};

use crate::replies::{GameLine, GameNumbers};
use crate::shelf_error::{GameRefusal, ShelfError};

/// A game as stored by a browser: a row of its database.
///
/// `game` contains everything about the game; `id`, `version` and `moves` are specific to this
/// store. The other fields are copies for lists and indexes.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct GameRow {
    /// Its number here.
    pub id: i64,
    /// The game's key, which is identical in every library.
    pub key: String,
    /// The number of changes to the game in this library, starting at 1.
    pub version: i64,
    /// When the game was begun, in seconds since 1970.
    pub created: i64,
    /// When the game was last changed, in seconds since 1970.
    pub changed: i64,
    /// Whether the game has ever been won.
    pub won: bool,
    /// The line that an export file contains for the game.
    pub game: String,
    /// The IDs of the last moves, oldest first.
    pub moves: Vec<String>,
    /// The number of changes that this library had made to the game when the game was deleted here.
    /// If the game returns, the library continues counting from this number.
    #[serde(skip_serializing_if = "is_zero")]
    pub floor: i64,
    /// The last version that the server is known to have; 0 if the server does not have the game.
    #[serde(skip_serializing_if = "is_zero")]
    pub synced: i64,
    /// The game's line in a list.
    pub entry: GameLine,
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde hands it over")]
const fn is_zero(count: &i64) -> bool {
    *count == 0
}

/// The row fields that are read. The other fields are copies or belong to the page.
#[derive(Clone, Debug, Deserialize)]
#[serde(expecting = "an object with a row")]
pub(crate) struct RowText {
    pub(crate) id: i64,
    pub(crate) version: i64,
    pub(crate) game: String,
    #[serde(default)]
    pub(crate) moves: Vec<String>,
    #[serde(default)]
    pub(crate) floor: i64,
    #[serde(default)]
    pub(crate) synced: i64,
    /// Identifies the game if the line cannot be read.
    #[cfg(feature = "library")]
    #[serde(default)]
    pub(crate) key: String,
}

/// A game from this store, as a value.
#[derive(Clone, Debug)]
pub(crate) struct ShelvedGame {
    pub(crate) id: i64,
    pub(crate) version: i64,
    pub(crate) game: LibraryGame,
    pub(crate) moves: Vec<String>,
    pub(crate) floor: i64,
    pub(crate) synced: i64,
}

impl ShelvedGame {
    /// Creates a game that is new to this store.
    pub(crate) const fn new(id: i64, game: LibraryGame) -> Self {
        Self {
            id,
            version: 1,
            game,
            moves: Vec::new(),
            floor: 0,
            synced: 0,
        }
    }

    /// Reads a row.
    pub(crate) fn read(row: RowText) -> Result<Self, ShelfError> {
        let game = LibraryGame::from_json(&row.game);
        let game = game.map_err(|_| GameRefusal::DamagedGame { game: row.id })?;
        Ok(Self::of(row, game))
    }

    /// Creates the game of a row whose line was parsed.
    pub(crate) fn of(row: RowText, game: LibraryGame) -> Self {
        Self {
            id: row.id,
            version: row.version,
            game,
            moves: row.moves,
            floor: row.floor,
            synced: row.synced,
        }
    }

    /// The row to store.
    pub(crate) fn row(&self, language: Language) -> GameRow {
        let game = &self.game;
        GameRow {
            id: self.id,
            key: game.key.clone(),
            version: self.version,
            created: game.created,
            changed: game.changed,
            won: game.finish.is_some(),
            game: game.to_json(),
            moves: self.moves.clone(),
            floor: self.floor,
            synced: self.synced,
            entry: GameLine::of(self.id, game, language),
        }
    }

    /// Replaces the state of the game, and increases the version by one.
    pub(crate) fn replace(&mut self, game: LibraryGame) {
        self.game = game;
        self.version = self.version.saturating_add(1);
    }

    pub(crate) fn has_move(&self, id: &MoveId) -> bool {
        self.moves.iter().any(|known| known == id.as_str())
    }

    /// Remembers the ID of the last move. Only the last [`MoveId::REMEMBERED`] IDs are kept, so an
    /// ID is forgotten after that many further moves.
    pub(crate) fn remember(&mut self, id: &MoveId) {
        self.moves.push(id.as_str().to_owned());
        let old = self.moves.len().saturating_sub(MoveId::REMEMBERED);
        self.moves.drain(..old);
    }

    pub(crate) fn numbers(&self) -> GameNumbers {
        GameNumbers {
            id: self.id,
            key: self.game.key.clone(),
            version: self.version,
            created: self.game.created,
            changed: self.game.changed,
            won: self.game.finish.is_some(),
            repeated: false,
        }
    }

    /// Returns the game in the protocol's form.
    pub(crate) fn labelled(&self) -> LabelledGame {
        LabelledGame {
            game: self.game.game.clone(),
            labels: self.game.labels.clone(),
        }
    }
}
