//! Games as rows of the tables: what they hold, and reading them.

mod writing;

use std::collections::BTreeMap;
use std::time::Duration;

use novena_core::{Change, Journal, Savepoint};
use novena_play::{Game, HintCounts, Labels, Saved};
use novena_techniques::Kind;
use rusqlite::{Connection, OptionalExtension, Row};

use crate::stored_game::{Finish, GameId};
use crate::{Result, StoreError, words};

pub(crate) use writing::{insert, write};

/// What a row of hints calls the finding of mistakes.
const MENDING: &str = "mending";

/// How often each store has changed a game.
pub(crate) type Edits = BTreeMap<String, i64>;

/// All that is kept of a game, whichever store it is in.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Whole {
    pub(crate) key: String,
    pub(crate) labels: Labels,
    pub(crate) created: i64,
    pub(crate) changed: i64,
    pub(crate) finish: Option<Finish>,
    pub(crate) game: Game,
    pub(crate) edits: Edits,
}

/// Milliseconds, as many as a row holds.
pub(crate) fn millis(time: Duration) -> i64 {
    i64::try_from(time.as_millis()).unwrap_or(i64::MAX)
}

pub(crate) fn duration(millis: i64) -> Duration {
    Duration::from_millis(u64::try_from(millis).unwrap_or(0))
}

/// The columns `finished, day, took`, from this index on.
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

/// The columns `title, author, level, source`, from this index on.
pub(crate) fn labels(row: &Row, index: usize) -> rusqlite::Result<Labels> {
    Ok(Labels {
        title: row.get(index)?,
        author: row.get(index + 1)?,
        level: row.get(index + 2)?,
        source: row.get(index + 3)?,
    })
}

/// The columns of `game` before they are made sense of.
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
}

impl Columns {
    const SELECT: &str = "SELECT key, version, givens, title, author, level, source, created, \
        changed, checking, cleaning, elapsed, done, finished, day, took FROM game WHERE id = ?1";

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
        })
    }
}

/// A game and its version.
pub(crate) fn read(connection: &Connection, id: GameId) -> Result<(Whole, i64)> {
    let columns = connection
        .prepare_cached(Columns::SELECT)?
        .query_one([id.0], Columns::read)
        .optional()?
        .ok_or(StoreError::NoSuchGame { game: id })?;
    let damaged = |part| StoreError::DamagedGame { game: id, part };
    let journal = Journal {
        steps: read_steps(connection, id)?,
        done: usize::try_from(columns.done).map_err(|_| damaged("steps"))?,
        savepoints: read_savepoints(connection, id)?,
    };
    let saved = Saved {
        givens: columns.givens.parse().map_err(|_| damaged("givens"))?,
        journal,
        checking: columns.checking.parse().map_err(|()| damaged("checking"))?,
        cleaning: columns.cleaning,
        elapsed: duration(columns.elapsed),
        hints: read_hints(connection, id)?,
    };
    let whole = Whole {
        key: columns.key,
        labels: columns.labels,
        created: columns.created,
        changed: columns.changed,
        finish: columns.finish,
        game: saved.into_game().map_err(|_| damaged("steps"))?,
        edits: read_edits(connection, id)?,
    };
    Ok((whole, columns.version))
}

fn read_steps(connection: &Connection, id: GameId) -> Result<Vec<Vec<Change>>> {
    let mut query = connection
        .prepare_cached("SELECT number, changes FROM step WHERE game = ?1 ORDER BY number")?;
    let rows = query.query_map([id.0], |row| {
        Ok((row.get::<_, usize>(0)?, row.get::<_, String>(1)?))
    })?;
    let mut steps = Vec::new();
    for row in rows {
        let (number, changes) = row?;
        let step = words::read_step(&changes).filter(|_| number == steps.len());
        steps.push(step.ok_or(StoreError::DamagedGame {
            game: id,
            part: "steps",
        })?);
    }
    Ok(steps)
}

fn read_savepoints(connection: &Connection, id: GameId) -> Result<Vec<Savepoint>> {
    let mut query = connection
        .prepare_cached("SELECT name, sheet FROM savepoint WHERE game = ?1 ORDER BY number")?;
    let rows = query.query_map([id.0], |row| Ok((row.get(0)?, row.get::<_, String>(1)?)))?;
    let mut savepoints = Vec::new();
    for row in rows {
        let (name, sheet) = row?;
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
    let mut tally = Tally::default();
    for row in rows {
        let (kind, rung, count): (String, usize, u32) = row?;
        tally.add(&kind, rung, count);
    }
    Ok(tally.into())
}

/// Rows of hints on their way to [`HintCounts`]. Techniques that only a newer program knows
/// are passed over; their rows stay.
#[derive(Default)]
pub(crate) struct Tally {
    mendings: u32,
    kinds: BTreeMap<Kind, [u32; 4]>,
}

impl Tally {
    pub(crate) fn with_mendings(mendings: u32) -> Self {
        Self {
            mendings,
            ..Self::default()
        }
    }

    pub(crate) fn add(&mut self, kind: &str, rung: usize, count: u32) {
        if kind == MENDING {
            self.mendings = self.mendings.saturating_add(count);
        } else if let Ok(kind) = kind.parse()
            && let Some(index @ 0..4) = rung.checked_sub(1)
        {
            let sum = &mut self.kinds.entry(kind).or_default()[index];
            *sum = sum.saturating_add(count);
        }
    }
}

impl From<Tally> for HintCounts {
    fn from(tally: Tally) -> Self {
        Self::from_parts(tally.mendings, tally.kinds)
    }
}

fn read_edits(connection: &Connection, id: GameId) -> Result<Edits> {
    let mut query = connection.prepare_cached("SELECT store, count FROM edit WHERE game = ?1")?;
    let rows = query.query_map([id.0], |row| Ok((row.get(0)?, row.get(1)?)))?;
    Ok(rows.collect::<rusqlite::Result<_>>()?)
}
