//! The store itself; its methods are in the files of its tables.

use std::fs::File;

use rusqlite::Connection;

use crate::Result;

/// An open folder with games and collections of puzzles.
///
/// Any number of programs may have the same folder open.
#[derive(Debug)]
pub struct Store {
    pub(crate) connection: Connection,
    /// The random id of this store, which tells its changes from those of other stores.
    pub(crate) own: String,
    /// Holds the shared lock as long as the store is open; a simulated disk has none.
    _lock: Option<File>,
}

impl Store {
    pub(crate) fn new(connection: Connection, lock: Option<File>) -> Result<Self> {
        let own = "SELECT value FROM meta WHERE name = 'store'";
        Ok(Self {
            own: connection.query_one(own, [], |row| row.get(0))?,
            connection,
            _lock: lock,
        })
    }
}
