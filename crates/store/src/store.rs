//! The store itself; what it does is in the files of its tables.

use std::fs::File;

use rusqlite::Connection;

use crate::Result;

/// A folder with games, collections of puzzles and what statistics follow from them.
///
/// Any number of programs may have the same folder open.
#[derive(Debug)]
pub struct Store {
    pub(crate) connection: Connection,
    /// What this store calls itself beside others.
    pub(crate) own: String,
    /// Says that the file is in use, as long as it is open.
    _lock: File,
}

impl Store {
    pub(crate) fn new(connection: Connection, lock: File) -> Result<Self> {
        let own = "SELECT value FROM meta WHERE name = 'store'";
        Ok(Self {
            own: connection.query_one(own, [], |row| row.get(0))?,
            connection,
            _lock: lock,
        })
    }
}
