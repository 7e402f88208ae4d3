//! The tombstone of a deleted game, as stored by a browser.

use std::collections::BTreeMap;

use novena_saves::Tombstone;
use serde::{Deserialize, Serialize};

/// The tombstone of a deleted game: a row of the browser's database.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct TombstoneRow {
    /// The key of the game.
    pub key: String,
    /// The number of changes that each library had made to the deleted states.
    pub edits: BTreeMap<String, i64>,
    /// When it was deleted, in seconds since 1970.
    pub deleted: i64,
    /// Whether the server is known to have it.
    #[serde(default)]
    pub synced: bool,
}

impl TombstoneRow {
    /// The row of a tombstone that the server may not have.
    #[must_use]
    pub fn new(tombstone: &Tombstone) -> Self {
        let edits = tombstone.edits.iter();
        Self {
            key: tombstone.key.clone(),
            edits: edits.map(|(id, count)| (id.to_owned(), count)).collect(),
            deleted: tombstone.deleted,
            synced: false,
        }
    }

    /// The tombstone of the row.
    #[must_use]
    pub fn tombstone(&self) -> Tombstone {
        let edits = self.edits.iter();
        Tombstone {
            key: self.key.clone(),
            edits: edits.map(|(id, &count)| (id.clone(), count)).collect(),
            deleted: self.deleted,
        }
    }
}
