//! Reads games from the rows of the tables.

mod writing;

use std::time::Duration;

use novena_core::{Change, Journal, Savepoint};
use novena_play::{Course, HintCounts, Labels, SavedGame};
use novena_saves::{EditCounts, Finish, HintTally, LibraryGame, duration, words};
use rusqlite::{Connection, OptionalExtension, Row};

use crate::{GameId, Result, StoreError};

pub(crate) use writing::{insert, new_key, write, write_edits};

/// Reads the columns `finished, day, took`, which start at this index.
pub(crate) fn finish(row: &Row, index: usize) -> rusqlite::Result<Option<Finish>> {
    let Some(at) = row.get(index)? else {
        return Ok(None);
    };
    let took: Option<i64> = row.get(index + 2)?;
    Ok(Some(Finish {
        at,
        day: row.get(index + 1)?,
        took: duration(took.unwrap_or(0)),
    }))
}

/// Whether no move has been made in a game. The column `finished` is at index `finished`; the
/// columns with the numbers of changes and steps start at index `counts`.
pub(crate) fn is_untouched(row: &Row, finished: usize, counts: usize) -> rusqlite::Result<bool> {
    let is_won = row.get::<_, Option<i64>>(finished)?.is_some();
    let (changes, steps) = (row.get(counts)?, row.get(counts + 1)?);
    Ok(novena_saves::is_untouched(changes, steps, is_won))
}

/// Reads the columns `title, author, level, source`, which start at this index.
pub(crate) fn labels(row: &Row, index: usize) -> rusqlite::Result<Labels> {
    let labels = Labels {
        title: row.get(index)?,
        author: row.get(index + 1)?,
        level: row.get(index + 2)?,
        source: row.get(index + 3)?,
    };
    // Earlier versions of the program stored labels of any length.
    Ok(labels.within_limits())
}

/// The times of the steps, if they are known.
type StepTimes = Vec<Option<Duration>>;

/// The raw columns of `game`.
struct Columns {
    key: String,
    version: i64,
    givens: String,
    labels: Labels,
    created: i64,
    changed: i64,
    checking: String,
    cleaning: bool,
    elapsed: i64,
    done: i64,
    finish: Option<Finish>,
    taken_back: u32,
}

impl Columns {
    const SELECT: &str = "SELECT key, version, givens, title, author, level, source, created, \
        changed, checking, cleaning, elapsed, done, finished, day, took, taken_back FROM game \
        WHERE id = ?1";

    fn read(row: &Row) -> rusqlite::Result<Self> {
        Ok(Self {
            key: row.get(0)?,
            version: row.get(1)?,
            givens: row.get(2)?,
            labels: labels(row, 3)?,
            created: row.get(7)?,
            changed: row.get(8)?,
            checking: row.get(9)?,
            cleaning: row.get(10)?,
            elapsed: row.get(11)?,
            done: row.get(12)?,
            finish: finish(row, 13)?,
            taken_back: row.get(16)?,
        })
    }
}

/// A game and its version.
pub(crate) fn read(connection: &Connection, id: GameId) -> Result<(LibraryGame, i64)> {
    let damaged = |part| StoreError::DamagedGame { game: id, part };
    let columns = connection
        .prepare_cached(Columns::SELECT)?
        .query_one([id.0], Columns::read)
        .optional()
        .map_err(|error| game_error(error, id, "values"))?
        .ok_or(StoreError::NoSuchGame { game: id })?;
    let (steps, times) = read_steps(connection, id)?;
    let journal = Journal {
        steps,
        done: usize::try_from(columns.done).map_err(|_| damaged("steps"))?,
        savepoints: read_savepoints(connection, id)?,
    };
    let saved = SavedGame {
        givens: columns.givens.parse().map_err(|_| damaged("givens"))?,
        journal,
        checking: columns.checking.parse().map_err(|()| damaged("checking"))?,
        cleaning: columns.cleaning,
        elapsed: duration(columns.elapsed),
        hints: read_hints(connection, id)?,
        course: Course {
            times,
            taken_back: columns.taken_back,
        },
    };
    let game = LibraryGame {
        key: columns.key,
        labels: columns.labels,
        created: columns.created,
        changed: columns.changed,
        finish: columns.finish,
        game: saved.into_game().map_err(|_| damaged("steps"))?,
        edits: read_edits(connection, id)?,
    };
    Ok((game, columns.version))
}

/// A value of the wrong type, or text that is not valid UTF-8, means that the game is damaged.
fn game_error(error: rusqlite::Error, game: GameId, part: &'static str) -> StoreError {
    match error {
        rusqlite::Error::InvalidColumnType(..)
        | rusqlite::Error::FromSqlConversionFailure(..)
        | rusqlite::Error::IntegralValueOutOfRange(..)
        | rusqlite::Error::Utf8Error(..) => StoreError::DamagedGame { game, part },
        error => error.into(),
    }
}

/// The steps and their times.
fn read_steps(connection: &Connection, id: GameId) -> Result<(Vec<Vec<Change>>, StepTimes)> {
    let mut query = connection
        .prepare_cached("SELECT number, changes, at FROM step WHERE game = ?1 ORDER BY number")?;
    let rows = query.query_map([id.0], |row| {
        let at: Option<i64> = row.get(2)?;
        Ok((row.get::<_, usize>(0)?, row.get::<_, String>(1)?, at))
    })?;
    let (mut steps, mut times) = (Vec::new(), Vec::new());
    for row in rows {
        let (number, changes, at) = row.map_err(|error| game_error(error, id, "steps"))?;
        let step = words::read_step(&changes).filter(|_| number == steps.len());
        steps.push(step.ok_or(StoreError::DamagedGame {
            game: id,
            part: "steps",
        })?);
        times.push(at.map(duration));
    }
    Ok((steps, times))
}

fn read_savepoints(connection: &Connection, id: GameId) -> Result<Vec<Savepoint>> {
    let mut query = connection
        .prepare_cached("SELECT name, sheet FROM savepoint WHERE game = ?1 ORDER BY number")?;
    let rows = query.query_map([id.0], |row| Ok((row.get(0)?, row.get::<_, String>(1)?)))?;
    let mut savepoints = Vec::new();
    for row in rows {
        let (name, sheet) = row.map_err(|error| game_error(error, id, "savepoints"))?;
        let sheet = words::read_sheet(&sheet).ok_or(StoreError::DamagedGame {
            game: id,
            part: "savepoints",
        })?;
        savepoints.push(Savepoint { name, sheet });
    }
    Ok(savepoints)
}

fn read_hints(connection: &Connection, id: GameId) -> Result<HintCounts> {
    let mut query =
        connection.prepare_cached("SELECT kind, rung, count FROM hint WHERE game = ?1")?;
    let rows = query.query_map([id.0], |row| Ok((row.get(0)?, row.get(1)?, row.get(2)?)))?;
    let mut tally = HintTally::default();
    for row in rows {
        let row = row.map_err(|error| game_error(error, id, "hints"))?;
        let (kind, rung, count): (String, usize, u32) = row;
        tally.add(&kind, rung, count);
    }
    Ok(tally.into())
}

fn read_edits(connection: &Connection, id: GameId) -> Result<EditCounts> {
    let mut query = connection.prepare_cached("SELECT store, count FROM edit WHERE game = ?1")?;
    let rows = query.query_map([id.0], |row| Ok((row.get(0)?, row.get(1)?)))?;
    rows.collect::<rusqlite::Result<_>>()
        .map_err(|error| game_error(error, id, "edits"))
}
