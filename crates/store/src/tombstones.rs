//! The tombstones of deleted games.

use novena_saves::{EditCounts, Tombstone};
use rusqlite::{Connection, OptionalExtension, params};

use crate::change::NEXT;
use crate::{GameId, Result};

/// The tombstone of the deleted game with this key.
pub(crate) fn find(connection: &Connection, key: &str) -> Result<Option<Tombstone>> {
    let deleted = connection
        .prepare_cached("SELECT deleted FROM deleted_game WHERE key = ?1")?
        .query_one([key], |row| row.get(0))
        .optional()?;
    let Some(deleted) = deleted else {
        return Ok(None);
    };
    Ok(Some(Tombstone {
        key: key.to_owned(),
        edits: edits(connection, key)?,
        deleted,
    }))
}

fn edits(connection: &Connection, key: &str) -> Result<EditCounts> {
    let mut query =
        connection.prepare_cached("SELECT store, count FROM deleted_edit WHERE key = ?1")?;
    let rows = query.query_map([key], |row| Ok((row.get(0)?, row.get(1)?)))?;
    Ok(rows.collect::<rusqlite::Result<_>>()?)
}

/// All tombstones, ordered by key.
pub(crate) fn all(connection: &Connection) -> Result<Vec<Tombstone>> {
    let mut query = connection.prepare("SELECT key FROM deleted_game ORDER BY key")?;
    let keys = query.query_map([], |row| row.get::<_, String>(0))?;
    let mut found = Vec::new();
    for key in keys {
        found.extend(find(connection, &key?)?);
    }
    Ok(found)
}

/// Overwrites the tombstone with the same key, if there is one.
pub(crate) fn write(connection: &Connection, tombstone: &Tombstone) -> Result<()> {
    let statement = format!(
        "INSERT INTO deleted_game VALUES (?1, ?2, {NEXT}) \
         ON CONFLICT (key) DO UPDATE SET deleted = excluded.deleted, change = excluded.change"
    );
    connection
        .prepare_cached(&statement)?
        .execute(params![tombstone.key, tombstone.deleted])?;
    let mut upsert = connection.prepare_cached(
        "INSERT INTO deleted_edit VALUES (?1, ?2, ?3) \
         ON CONFLICT DO UPDATE SET count = excluded.count",
    )?;
    for (store, count) in tombstone.edits.iter() {
        upsert.execute(params![tombstone.key, store, count])?;
    }
    Ok(())
}

/// Adds the counts of a game that is being deleted to its tombstone. A damaged game whose key or
/// counts cannot be read does not leave a tombstone.
pub(crate) fn record_deletion(connection: &Connection, id: GameId, now: i64) -> Result<()> {
    let Ok((key, edits)) = counts(connection, id) else {
        return Ok(());
    };
    let mut tombstone = Tombstone {
        key,
        edits,
        deleted: now,
    };
    if let Some(before) = find(connection, &tombstone.key)? {
        tombstone.join(&before);
    }
    write(connection, &tombstone)
}

fn counts(connection: &Connection, id: GameId) -> rusqlite::Result<(String, EditCounts)> {
    let key = connection
        .prepare_cached("SELECT key FROM game WHERE id = ?1")?
        .query_one([id.0], |row| row.get(0))?;
    let mut query = connection.prepare_cached("SELECT store, count FROM edit WHERE game = ?1")?;
    let rows = query.query_map([id.0], |row| Ok((row.get(0)?, row.get(1)?)))?;
    Ok((key, rows.collect::<rusqlite::Result<_>>()?))
}
