//! Merges an export into a store in short transactions, so that moves do not have to wait.
//!
//! The whole file is checked before anything is written. After that, its games are merged a few at
//! a time. If the merge stops half-way, merging the file again completes it: games that were
//! already merged do not change.

use std::io::{Cursor, Read, Seek};
use std::result;

use novena_saves::{
    DamagedGame, ExportError, ExportItem, LessonProgress, LibraryGame, MergeDecision, MergePlace,
    MergeSummary, Tombstone, import_game, import_tombstone, read_export,
};
use rusqlite::{Connection, OptionalExtension, params};

use crate::change::NEXT;
use crate::{
    GameId, Result, Store, StoreError, collections, damaged, games, rows, settings, tombstones,
};

/// The maximum number of rows written in one transaction. A game with more rows is still written in
/// one transaction.
const ROWS_AT_ONCE: usize = 2_000;

/// An export file that was read to its end and is valid, ready to be merged.
///
/// Reading does not need a store, so a server can read the file while the store saves moves.
///
/// ```
/// use std::io::Cursor;
///
/// use novena_store::{ImportFile, Store, StoreError};
///
/// # let folder = std::env::temp_dir().join(format!("novena-import-{}", std::process::id()));
/// let mut store = Store::open(&folder)?.store;
/// let mut export = Vec::new();
/// store.export(&mut export)?;
/// let mut file = ImportFile::read(Cursor::new(export))?;
/// let merged = file.merge(|batch| store.merge(batch))?;
/// assert_eq!(merged.added, 0);
/// # drop(store);
/// # std::fs::remove_dir_all(&folder).unwrap();
/// # Ok::<(), StoreError>(())
/// ```
#[derive(Debug)]
pub struct ImportFile<R> {
    input: R,
}

impl<R: Read + Seek> ImportFile<R> {
    /// Reads a file from its beginning and checks everything in it.
    pub fn read(mut input: R) -> Result<Self> {
        input.rewind()?;
        read_export(&mut input, |item| -> Result<()> {
            match item {
                ExportItem::Collection { name, .. } => collections::check_name(&name),
                _ => Ok(()),
            }
        })?;
        Ok(Self { input })
    }

    /// Reads the file again and passes its content on in batches, for [`Store::merge`]. Returns the
    /// combined outcome of all batches.
    pub fn merge<E: From<StoreError>>(
        &mut self,
        mut write: impl FnMut(ImportBatch) -> result::Result<MergeSummary, E>,
    ) -> result::Result<MergeSummary, E> {
        let mut sum = MergeSummary::default();
        let mut batch = ImportBatch::default();
        let rewound = self.input.rewind().map_err(StoreError::from);
        rewound?;
        let read = read_export(
            &mut self.input,
            |item| -> result::Result<(), StopReason<E>> {
                batch.add(item);
                if batch.rows >= ROWS_AT_ONCE {
                    let next = ImportBatch::following(&batch);
                    let full = std::mem::replace(&mut batch, next);
                    sum.add(write(full).map_err(StopReason::Caller)?);
                }
                Ok(())
            },
        );
        match read {
            Ok(()) => {}
            Err(StopReason::File(error)) => return Err(error.into()),
            Err(StopReason::Caller(error)) => return Err(error),
        }
        sum.add(write(batch)?);
        Ok(sum)
    }
}

/// Why merging a file stopped.
enum StopReason<E> {
    File(StoreError),
    Caller(E),
}

impl<E> From<ExportError> for StopReason<E> {
    fn from(error: ExportError) -> Self {
        Self::File(error.into())
    }
}

/// A part of an export file that is merged in one transaction.
#[derive(Debug, Default)]
pub struct ImportBatch {
    items: Vec<ExportItem>,
    /// The approximate number of table rows.
    rows: usize,
}

impl ImportBatch {
    fn add(&mut self, item: ExportItem) {
        self.rows += match &item {
            ExportItem::Game(game) => {
                let journal = game.game.journal();
                10 + journal.steps.len() + journal.savepoints.len()
            }
            ExportItem::Damaged(game) => game.tables.values().map(Vec::len).sum(),
            _ => 1,
        };
        self.items.push(item);
    }

    /// Starts the next batch, whose puzzles still belong to the same collection.
    fn following(&self) -> Self {
        let is_collection = |item: &&ExportItem| matches!(item, ExportItem::Collection { .. });
        let last = self.items.iter().rfind(is_collection);
        Self {
            items: last.cloned().into_iter().collect(),
            rows: 0,
        }
    }
}

impl Store {
    /// Imports a file written by [`Store::export`], here or elsewhere. If anything in the file is
    /// wrong, nothing is imported.
    ///
    /// Games are identified by their keys, and no game is lost. If one of two states of a game
    /// descends from the other, the later state is kept; otherwise both are kept (see
    /// [`MergeDecision`]). Collections are identified by their names, and the puzzles in them by
    /// their givens. Damaged games are stored unchanged and exported again.
    ///
    /// This function reads the whole input into memory; [`ImportFile`] does not.
    pub fn import(&mut self, mut input: impl Read) -> Result<MergeSummary> {
        let mut bytes = Vec::new();
        input.read_to_end(&mut bytes)?;
        ImportFile::read(Cursor::new(bytes))?.merge(|batch| self.merge(batch))
    }

    /// Merges a part of an export file, atomically.
    pub fn merge(&mut self, batch: ImportBatch) -> Result<MergeSummary> {
        let own = self.own.clone();
        let transaction = self.writing()?;
        let mut merge = Merge::new(&transaction, &own);
        for item in batch.items {
            merge.take(item)?;
        }
        let sum = merge.sum;
        transaction.commit()?;
        Ok(sum)
    }
}

/// Merges one item after another.
pub(crate) struct Merge<'a> {
    pub(crate) connection: &'a Connection,
    /// The ID of this library.
    own: &'a str,
    /// The current collection, once there is one.
    collection: Option<i64>,
    sum: MergeSummary,
    /// Whether an imported game replaced a damaged game of ours.
    has_mended: bool,
}

impl<'a> Merge<'a> {
    pub(crate) fn new(connection: &'a Connection, own: &'a str) -> Self {
        Self {
            connection,
            own,
            collection: None,
            sum: MergeSummary::default(),
            has_mended: false,
        }
    }

    fn take(&mut self, item: ExportItem) -> Result<()> {
        match item {
            ExportItem::Game(game) => {
                let decision = self.game(*game)?;
                self.sum.count(decision);
            }
            ExportItem::Collection { name, created } => {
                self.collection = Some(self.collection(&name, created)?);
            }
            ExportItem::Puzzle(record) => {
                let collection = self.collection.ok_or(StoreError::NotAnExport)?;
                let is_new = collections::add(self.connection, collection, &record)?;
                self.sum.puzzles.count(is_new);
            }
            ExportItem::Damaged(game) => self.damaged(&game)?,
            ExportItem::Deleted(tombstone) => import_tombstone(self, &tombstone)?,
            ExportItem::Lesson { lesson, progress } => self.lesson(&lesson, &progress)?,
            ExportItem::UnknownSection { name } => self.sum.unknown.push(name),
        }
        Ok(())
    }

    /// Merges a game from an import. If it was deleted here, it is restored.
    fn game(&mut self, theirs: LibraryGame) -> Result<MergeDecision> {
        let decision = import_game(self, theirs)?;
        if std::mem::take(&mut self.has_mended) {
            return Ok(MergeDecision::TakeTheirs);
        }
        Ok(decision)
    }

    /// Joins their progress in a lesson with ours.
    fn lesson(&mut self, lesson: &str, theirs: &LessonProgress) -> Result<()> {
        let mut known = settings::read(self.connection)?;
        let changed = known.join_lesson(lesson, theirs, self.own);
        self.sum.lessons += u64::from(changed.is_some());
        settings::write(self.connection, &known, changed.as_slice())
    }

    pub(crate) fn id_of(&self, key: &str) -> Result<Option<GameId>> {
        let id = self
            .connection
            .prepare_cached("SELECT id FROM game WHERE key = ?1")?
            .query_one([key], |row| row.get(0))
            .optional()?;
        Ok(id.map(GameId))
    }

    /// Stores a damaged game, unless we already have the same damaged game.
    fn damaged(&mut self, theirs: &DamagedGame) -> Result<()> {
        let ours = match theirs.key() {
            Some(key) => self.id_of(key)?,
            None => None,
        };
        let is_ours = ours.is_some_and(|id| match rows::read(self.connection, id) {
            Err(StoreError::DamagedGame { part, .. }) => {
                damaged::read(self.connection, id, part) == *theirs
            }
            _ => false,
        });
        if !is_ours && damaged::keep(self.connection, theirs)? {
            self.sum.damaged += 1;
        } else {
            self.sum.unchanged += 1;
        }
        Ok(())
    }

    /// Creates the collection if needed, and returns its ID.
    fn collection(&self, name: &str, created: i64) -> Result<i64> {
        let id = collections::collection_id(self.connection, name, created)?;
        // The earlier of the two creation times is kept.
        self.connection.execute(
            "UPDATE collection SET created = min(created, ?2) WHERE id = ?1",
            params![id, created],
        )?;
        Ok(id)
    }
}

impl MergePlace for Merge<'_> {
    type Error = StoreError;
    type Id = GameId;

    /// Finds our game with this key. If our game is damaged, its rows are kept as a damaged game
    /// and the game is deleted, so that a sound state can replace it.
    fn find(&mut self, key: &str) -> Result<Option<(GameId, LibraryGame)>> {
        let Some(id) = self.id_of(key)? else {
            return Ok(None);
        };
        match rows::read(self.connection, id) {
            Ok((ours, _)) => Ok(Some((id, ours))),
            Err(StoreError::DamagedGame { part, .. }) => {
                let raw = damaged::read(self.connection, id, part);
                damaged::keep(self.connection, &raw)?;
                games::delete(self.connection, id)?;
                self.has_mended = true;
                Ok(None)
            }
            Err(error) => Err(error),
        }
    }

    fn tombstone(&mut self, key: &str) -> Result<Option<Tombstone>> {
        tombstones::find(self.connection, key)
    }

    fn add(&mut self, game: LibraryGame) -> Result<()> {
        rows::insert(self.connection, &game).map(|_| ())
    }

    fn update(&mut self, id: GameId, ours: &LibraryGame, game: LibraryGame) -> Result<()> {
        rows::write(self.connection, id, Some(&ours.game), &game)
    }

    fn exchange(&mut self, id: GameId, ours: &LibraryGame, game: LibraryGame) -> Result<()> {
        // Our state is now a separate game, which keeps the hints counted in it.
        self.connection
            .prepare_cached("DELETE FROM hint WHERE game = ?1")?
            .execute([id.0])?;
        self.update(id, ours, game)
    }

    fn leave(&mut self, id: GameId, game: LibraryGame) -> Result<()> {
        let statement = format!("UPDATE game SET key = ?2, change = {NEXT} WHERE id = ?1");
        self.connection
            .prepare_cached(&statement)?
            .execute(params![id.0, game.key])?;
        self.connection
            .prepare_cached("DELETE FROM edit WHERE game = ?1")?
            .execute([id.0])?;
        rows::write_edits(self.connection, id, &game.edits)
    }

    fn remove(&mut self, id: GameId) -> Result<()> {
        games::delete(self.connection, id)
    }

    fn replace_tombstone(&mut self, tombstone: &Tombstone) -> Result<()> {
        tombstones::write(self.connection, tombstone)
    }
}
