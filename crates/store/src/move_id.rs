//! The IDs that senders assign to their moves, which are stored so that a move is made only once.

use novena_saves::MoveId;
use rusqlite::{Connection, params};

use crate::{GameId, Result, Store};

/// An ID is kept for at least this many further changes to its game.
const REMEMBERED: i64 = MoveId::REMEMBERED.cast_signed() as i64;

/// The interval, in changes, at which old IDs are deleted. Deleting an ID with every move would
/// touch a second page of the file each time.
const DELETED_EVERY: i64 = 64;

/// The outcome of [`Store::keep_move`]. No other variants will be added.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum MoveOutcome {
    /// The move was saved.
    Applied,
    /// The move had already been saved, and nothing was changed.
    Repeated,
}

impl Store {
    /// Whether a move with this ID was saved in a game. IDs are known for at least the last 256
    /// changes to the game.
    pub fn has_move(&self, game: GameId, id: &MoveId) -> Result<bool> {
        // A move in a deleted file does not count as saved.
        self.check_files()?;
        is_known(&self.connection, game, id)
    }
}

pub(crate) fn is_known(connection: &Connection, game: GameId, id: &MoveId) -> Result<bool> {
    let query = "SELECT EXISTS (SELECT 1 FROM move_id WHERE game = ?1 AND id = ?2)";
    let mut query = connection.prepare_cached(query)?;
    Ok(query.query_one(params![game.0, id.as_str()], |row| row.get(0))?)
}

/// Adds the ID of the move that produced this version of the game.
pub(crate) fn remember(
    connection: &Connection,
    game: GameId,
    version: i64,
    id: &MoveId,
) -> Result<()> {
    connection
        .prepare_cached("INSERT INTO move_id VALUES (?1, ?2, ?3)")?
        .execute(params![game.0, id.as_str(), version])?;
    Ok(())
}

/// Deletes old IDs at regular intervals. This function is called for every new version of a game.
pub(crate) fn forget_old(connection: &Connection, game: GameId, version: i64) -> Result<()> {
    if version % DELETED_EVERY == 0 {
        connection
            .prepare_cached("DELETE FROM move_id WHERE game = ?1 AND version <= ?2")?
            .execute(params![game.0, version.saturating_sub(REMEMBERED)])?;
    }
    Ok(())
}
