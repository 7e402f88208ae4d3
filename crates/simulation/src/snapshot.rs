//! The entire content of a store, as a value that can be compared.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt;

use novena_store::{GameFilter, GameId, MoveId, Result, Store};

/// The entire content of a store.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Snapshot {
    /// All games with their histories and change counts, and all collections.
    export: Vec<u8>,
    versions: BTreeMap<GameId, i64>,
    /// The requested IDs that the store knows.
    ids: BTreeSet<(GameId, MoveId)>,
    settings: Option<String>,
}

impl Snapshot {
    /// The content of a store, including which of these IDs it knows.
    pub fn of(store: &mut Store, ids: &[(GameId, MoveId)]) -> Result<Self> {
        let mut export = Vec::new();
        store.export(&mut export)?;
        let mut versions = BTreeMap::new();
        for listed in store.list(&GameFilter::default(), usize::MAX)? {
            let stored = store.load(listed.id)?;
            versions.insert(listed.id, stored.version());
        }
        let mut known = BTreeSet::new();
        for (game, id) in ids {
            if store.has_move(*game, id)? {
                known.insert((*game, id.clone()));
            }
        }
        let settings = store.settings()?;
        Ok(Self {
            export,
            versions,
            ids: known,
            settings,
        })
    }

    /// The number of games.
    #[must_use]
    pub fn games(&self) -> usize {
        self.versions.len()
    }
}

impl fmt::Display for Snapshot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let ids: Vec<String> = self.ids.iter().map(|(g, id)| format!("{g}:{id}")).collect();
        write!(
            f,
            "versions {:?}, ids {ids:?}, settings {:?}\n{}",
            self.versions,
            self.settings,
            String::from_utf8_lossy(&self.export)
        )
    }
}
