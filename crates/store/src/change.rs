//! Change numbers, which show what has changed since a library last asked.

use rusqlite::Connection;

/// An SQL expression for the number of the next change.
pub(crate) const NEXT: &str = "(1 + max(\
    ifnull((SELECT max(change) FROM game), 0), \
    ifnull((SELECT max(change) FROM deleted_game), 0), \
    ifnull((SELECT max(change) FROM setting), 0), \
    ifnull((SELECT CAST(value AS INTEGER) FROM meta WHERE name = 'change'), 0)))";

/// Remembers the change number of a game whose row is deleted, so that the number is not reused.
pub(crate) fn keep_number(connection: &Connection, game: i64) -> rusqlite::Result<()> {
    connection.execute(
        "INSERT INTO meta (name, value) SELECT 'change', CAST(change AS TEXT) FROM game \
         WHERE id = ?1 ON CONFLICT (name) DO UPDATE SET value = excluded.value \
         WHERE CAST(value AS INTEGER) < CAST(excluded.value AS INTEGER)",
        [game],
    )?;
    Ok(())
}

/// The number of the last change.
pub(crate) fn last(connection: &Connection) -> rusqlite::Result<i64> {
    let query = format!("SELECT {NEXT} - 1");
    connection
        .prepare_cached(&query)?
        .query_one([], |row| row.get(0))
}
