//! All games of a browser, during a merge.

use std::collections::BTreeMap;
use std::convert::Infallible;

use novena_saves::{DamagedGame, LibraryGame, MergePlace, RawRow, RawValue, Tombstone};
use novena_texts::Language;

use crate::game_row::{GameRow, RowText, ShelvedGame};
use crate::tombstone_row::TombstoneRow;

/// All games of a browser.
#[derive(Debug, Default)]
pub(crate) struct GameShelf {
    games: BTreeMap<i64, ShelvedGame>,
    ids: BTreeMap<String, i64>,
    tombstones: BTreeMap<String, TombstoneRow>,
    /// Invalid rows, by the keys of their games.
    damaged: BTreeMap<String, RowText>,
    /// The damaged rows that intact states have replaced.
    pub(crate) mended: Vec<DamagedGame>,
    /// The stored data of each game that the browser had before the merge.
    before: BTreeMap<i64, StoredFields>,
    tombstones_before: BTreeMap<String, TombstoneRow>,
    /// The ID of this library.
    library: String,
    next_id: i64,
}

/// The parts of a row that change in a merge.
#[derive(Debug, PartialEq, Eq)]
struct StoredFields {
    key: String,
    version: i64,
    synced: i64,
}

impl StoredFields {
    fn of(shelved: &ShelvedGame) -> Self {
        Self {
            key: shelved.game.key.clone(),
            version: shelved.version,
            synced: shelved.synced,
        }
    }
}

/// The changes to store after a merge.
#[derive(Debug, Default)]
pub(crate) struct ShelfChanges {
    pub(crate) rows: Vec<GameRow>,
    pub(crate) removed: Vec<i64>,
    pub(crate) deleted: Vec<TombstoneRow>,
}

impl GameShelf {
    /// Creates a shelf with the games in these rows. New games are numbered from `next_id`.
    pub(crate) fn new(
        rows: Vec<RowText>,
        deleted: Vec<TombstoneRow>,
        library: &str,
        next_id: i64,
    ) -> Self {
        let mut shelf = Self {
            library: library.to_owned(),
            next_id,
            ..Self::default()
        };
        for row in rows {
            shelf.next_id = shelf.next_id.max(row.id.saturating_add(1));
            match LibraryGame::from_json(&row.game) {
                Ok(game) => {
                    let shelved = ShelvedGame::of(row, game);
                    shelf.before.insert(shelved.id, StoredFields::of(&shelved));
                    shelf.put(shelved);
                }
                Err(_) => {
                    shelf.damaged.insert(row.key.clone(), row);
                }
            }
        }
        for row in deleted {
            shelf.tombstones.insert(row.key.clone(), row);
        }
        shelf.tombstones_before = shelf.tombstones.clone();
        shelf
    }

    fn put(&mut self, shelved: ShelvedGame) {
        self.ids.insert(shelved.game.key.clone(), shelved.id);
        self.games.insert(shelved.id, shelved);
    }

    /// All games, ordered by number.
    pub(crate) fn games(&self) -> impl Iterator<Item = &ShelvedGame> {
        self.games.values()
    }

    /// The game with this key.
    pub(crate) fn game_mut(&mut self, key: &str) -> Option<&mut ShelvedGame> {
        self.games.get_mut(self.ids.get(key)?)
    }

    pub(crate) fn tombstones(&self) -> impl Iterator<Item = &TombstoneRow> {
        self.tombstones.values()
    }

    pub(crate) fn tombstone_mut(&mut self, key: &str) -> Option<&mut TombstoneRow> {
        self.tombstones.get_mut(key)
    }

    /// The invalid rows, in the format of an export.
    pub(crate) fn damaged(&self) -> impl Iterator<Item = DamagedGame> {
        self.damaged.values().map(raw)
    }

    /// Turns our state of a game into a separate game with its own key. The number and the version
    /// stay the same, so that a window that shows our state can continue.
    pub(crate) fn set_apart(&mut self, id: i64, game: LibraryGame) {
        if let Some(shelved) = self.games.get_mut(&id) {
            self.ids.remove(&shelved.game.key);
            self.ids.insert(game.key.clone(), id);
            shelved.game = game;
            // The server may not have a game with this key.
            shelved.synced = 0;
        }
    }

    /// Marks all data as unknown to the server.
    pub(crate) fn forget_server(&mut self) {
        for shelved in self.games.values_mut() {
            shelved.synced = 0;
        }
        for row in self.tombstones.values_mut() {
            row.synced = false;
        }
    }

    /// The changes to store now.
    pub(crate) fn changes(&self, language: Language) -> ShelfChanges {
        let is_new =
            |game: &&ShelvedGame| self.before.get(&game.id) != Some(&StoredFields::of(game));
        let gone = |id: &&i64| !self.games.contains_key(id);
        let mended = self.mended.iter().filter_map(number);
        let is_other = |row: &&TombstoneRow| self.tombstones_before.get(&row.key) != Some(row);
        ShelfChanges {
            rows: self
                .games
                .values()
                .filter(is_new)
                .map(|game| game.row(language))
                .collect(),
            removed: self
                .before
                .keys()
                .filter(gone)
                .copied()
                .chain(mended)
                .collect(),
            deleted: self.tombstones.values().filter(is_other).cloned().collect(),
        }
    }
}

/// A row in the format that exports use for damaged games.
fn raw(row: &RowText) -> DamagedGame {
    let text = |text: &str| RawValue::Text(text.as_bytes().to_vec());
    let columns = RawRow::from([
        ("id".to_owned(), RawValue::Integer(row.id)),
        ("key".to_owned(), text(&row.key)),
        ("version".to_owned(), RawValue::Integer(row.version)),
        ("game".to_owned(), text(&row.game)),
    ]);
    DamagedGame {
        part: "values".to_owned(),
        tables: [("game".to_owned(), vec![columns])].into(),
        unreadable: Vec::new(),
    }
}

/// The number of a damaged row.
fn number(game: &DamagedGame) -> Option<i64> {
    match game.tables.get("game")?.first()?.get("id")? {
        RawValue::Integer(id) => Some(*id),
        _ => None,
    }
}

impl MergePlace for GameShelf {
    type Error = Infallible;
    type Id = i64;

    /// Finds a game by its key. A damaged row is kept as raw data and is not returned, so that an
    /// intact state can replace it.
    fn find(&mut self, key: &str) -> Result<Option<(i64, LibraryGame)>, Infallible> {
        if let Some(row) = self.damaged.remove(key) {
            self.mended.push(raw(&row));
        }
        let found = self.ids.get(key).and_then(|id| self.games.get(id));
        Ok(found.map(|shelved| (shelved.id, shelved.game.clone())))
    }

    fn tombstone(&mut self, key: &str) -> Result<Option<Tombstone>, Infallible> {
        Ok(self.tombstones.get(key).map(TombstoneRow::tombstone))
    }

    fn add(&mut self, game: LibraryGame) -> Result<(), Infallible> {
        let tombstone = self.tombstones.get(&game.key);
        let floor = tombstone.and_then(|row| row.edits.get(&self.library));
        let mut shelved = ShelvedGame::new(self.next_id, game);
        shelved.floor = floor.copied().unwrap_or(0);
        self.next_id = self.next_id.saturating_add(1);
        self.put(shelved);
        Ok(())
    }

    fn update(&mut self, id: i64, _: &LibraryGame, game: LibraryGame) -> Result<(), Infallible> {
        if let Some(shelved) = self.games.get_mut(&id) {
            shelved.replace(game);
        }
        Ok(())
    }

    fn exchange(
        &mut self,
        id: i64,
        ours: &LibraryGame,
        game: LibraryGame,
    ) -> Result<(), Infallible> {
        self.update(id, ours, game)
    }

    fn leave(&mut self, id: i64, game: LibraryGame) -> Result<(), Infallible> {
        self.set_apart(id, game);
        Ok(())
    }

    fn remove(&mut self, id: i64) -> Result<(), Infallible> {
        if let Some(shelved) = self.games.remove(&id) {
            self.ids.remove(&shelved.game.key);
        }
        Ok(())
    }

    fn replace_tombstone(&mut self, tombstone: &Tombstone) -> Result<(), Infallible> {
        let row = TombstoneRow::new(tombstone);
        self.tombstones.insert(row.key.clone(), row);
        Ok(())
    }
}
