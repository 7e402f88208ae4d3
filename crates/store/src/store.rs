//! The store itself. Its methods are in separate files, grouped by table.

use std::fs::File;
use std::ops::Deref;

use rusqlite::{Connection, Transaction, TransactionBehavior};

use crate::Result;
use crate::health::Health;
use crate::open_files::OpenFiles;

/// An open folder with games and collections of puzzles.
///
/// Any number of programs may have the same folder open.
#[derive(Debug)]
pub struct Store {
    pub(crate) connection: Connection,
    /// The random ID of this store, which distinguishes its changes from those of other stores.
    pub(crate) own: String,
    files: OpenFiles,
    pub(crate) health: Health,
    /// Holds the shared lock while the store is open; a simulated disk has none.
    _lock: Option<File>,
}

impl Store {
    pub(crate) fn new(
        connection: Connection,
        lock: Option<File>,
        files: OpenFiles,
        health: Health,
    ) -> Result<Self> {
        let own = "SELECT value FROM meta WHERE name = 'store'";
        let own = connection.query_one(own, [], |row| row.get(0))?;
        Ok(Self {
            own,
            connection,
            files,
            health,
            _lock: lock,
        })
    }

    /// Fails if the database was deleted or replaced on the disk.
    pub(crate) fn check_files(&self) -> Result<()> {
        self.files.check()
    }

    /// A transaction that takes the write lock immediately, so that nothing it reads can change
    /// before it writes.
    pub(crate) fn writing(&mut self) -> Result<WriteTransaction<'_>> {
        self.health.check()?;
        self.check_files()?;
        let behavior = TransactionBehavior::Immediate;
        Ok(WriteTransaction {
            transaction: self.connection.transaction_with_behavior(behavior)?,
            files: &self.files,
        })
    }
}

/// A transaction that writes. It is rolled back unless it is committed.
pub(crate) struct WriteTransaction<'a> {
    transaction: Transaction<'a>,
    files: &'a OpenFiles,
}

impl WriteTransaction<'_> {
    /// Writes everything to disk, and fails if the file no longer exists.
    pub(crate) fn commit(self) -> Result<()> {
        self.transaction.commit()?;
        self.files.check()
    }
}

impl Deref for WriteTransaction<'_> {
    type Target = Connection;

    fn deref(&self) -> &Connection {
        &self.transaction
    }
}
