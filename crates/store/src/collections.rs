//! Collections of puzzles, to be played in order.

use novena_core::Board;
use novena_formats::Record;
use novena_saves::{Moment, PuzzleCounts};
use rusqlite::{Connection, OptionalExtension, Row, params};

use crate::{Result, Store, StoreError};

/// The number of puzzles written in one transaction. Other programs can write between transactions.
const AT_ONCE: usize = 5000;

/// A named collection of puzzles.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Collection {
    /// Its name.
    pub name: String,
    /// When the collection was created, in seconds since 1970.
    pub created: i64,
    /// The number of puzzles.
    pub puzzles: u64,
    /// The number of puzzles for which there is a game.
    pub played: u64,
}

impl Store {
    /// Adds puzzles to a collection, creating it if needed. If a record contains a player's work,
    /// that work is not stored.
    ///
    /// The puzzles are written a few thousand at a time. If a write fails, the earlier puzzles
    /// remain stored, and adding the same puzzles again adds the rest.
    pub fn add_puzzles(
        &mut self,
        name: &str,
        records: impl IntoIterator<Item = Record>,
        now: Moment,
    ) -> Result<PuzzleCounts> {
        let mut records = records.into_iter().peekable();
        let mut sum = PuzzleCounts::default();
        loop {
            let transaction = self.writing()?;
            let collection = collection_id(&transaction, name, now.seconds)?;
            for record in records.by_ref().take(AT_ONCE) {
                sum.count(add(&transaction, collection, &record)?);
            }
            transaction.commit()?;
            if records.peek().is_none() {
                return Ok(sum);
            }
        }
    }

    /// All collections, sorted by name.
    pub fn collections(&self) -> Result<Vec<Collection>> {
        let mut query = self.connection.prepare_cached(
            "SELECT name, created, (SELECT count(*) FROM puzzle WHERE collection = collection.id), \
             (SELECT count(*) FROM puzzle WHERE collection = collection.id \
              AND givens IN (SELECT givens FROM game)) \
             FROM collection ORDER BY name",
        )?;
        let rows = query.query_map([], |row| {
            Ok(Collection {
                name: row.get(0)?,
                created: row.get(1)?,
                puzzles: row.get(2)?,
                played: row.get(3)?,
            })
        })?;
        Ok(rows.collect::<rusqlite::Result<_>>()?)
    }

    /// The first puzzle in a collection for which there is no game yet, or `None` if there is a
    /// game for every puzzle.
    pub fn next_unplayed(&self, name: &str) -> Result<Option<Record>> {
        let id: Option<i64> = self
            .connection
            .prepare_cached("SELECT id FROM collection WHERE name = ?1")?
            .query_one([name], |row| row.get(0))
            .optional()?;
        let id = id.ok_or_else(|| no_such(name))?;
        let found = self
            .connection
            .prepare_cached(&format!(
                "SELECT {COLUMNS} FROM puzzle WHERE collection = ?1 AND NOT EXISTS \
                 (SELECT 1 FROM game WHERE game.givens = puzzle.givens) ORDER BY id LIMIT 1"
            ))?
            .query_one([id], |row| Ok(record(row)))
            .optional()?;
        found.transpose()
    }

    /// Deletes a collection, but not the games of its puzzles.
    pub fn delete_collection(&mut self, name: &str) -> Result<()> {
        let transaction = self.writing()?;
        match transaction.execute("DELETE FROM collection WHERE name = ?1", [name])? {
            0 => Err(no_such(name)),
            _ => transaction.commit(),
        }
    }
}

fn no_such(name: &str) -> StoreError {
    StoreError::NoSuchCollection {
        name: name.to_owned(),
    }
}

/// The columns that [`record`] reads.
pub(crate) const COLUMNS: &str = "givens, title, author, level, comment, solution";

pub(crate) fn record(row: &Row) -> Result<Record> {
    let board = |text: String| text.parse::<Board>().map_err(|_| StoreError::Damaged);
    let mut record = Record::new(board(row.get(0)?)?);
    record.title = row.get(1)?;
    record.author = row.get(2)?;
    record.level = row.get(3)?;
    record.comment = row.get(4)?;
    record.solution = row.get::<_, Option<String>>(5)?.map(board).transpose()?;
    Ok(record)
}

/// Rejects a name that is empty or consists only of spaces.
pub(crate) fn check_name(name: &str) -> Result<()> {
    if name.trim().is_empty() {
        return Err(StoreError::NoName);
    }
    Ok(())
}

/// Returns the collection with this name, creating it if needed.
pub(crate) fn collection_id(connection: &Connection, name: &str, created: i64) -> Result<i64> {
    check_name(name)?;
    connection
        .prepare_cached("INSERT OR IGNORE INTO collection (name, created) VALUES (?1, ?2)")?
        .execute(params![name, created])?;
    let id = "SELECT id FROM collection WHERE name = ?1";
    Ok(connection.query_one(id, [name], |row| row.get(0))?)
}

/// Adds a puzzle, and returns whether it is new.
pub(crate) fn add(connection: &Connection, collection: i64, record: &Record) -> Result<bool> {
    let added = connection
        .prepare_cached(
            "INSERT INTO puzzle (collection, givens, title, author, level, comment, solution) \
             VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7) ON CONFLICT DO NOTHING",
        )?
        .execute(params![
            collection,
            record.givens.to_string(),
            record.title,
            record.author,
            record.level,
            record.comment,
            record.solution.map(|solution| solution.to_string()),
        ])?;
    Ok(added > 0)
}
