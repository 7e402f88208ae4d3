//! The file layer on which a database is opened.

use std::fs;
use std::path::Path;

use rusqlite::{Connection, OpenFlags};

use crate::private_files;

/// The file layer on which a database is opened: the system's, or a simulated disk.
#[doc(hidden)]
pub struct FileLayer<'a> {
    /// SQLite's name for the layer; `None` for the system's.
    pub vfs: Option<&'a str>,
    /// The length of a file, or 0 if the file does not exist.
    pub size: &'a dyn Fn(&Path) -> u64,
    /// Syncs a folder, so that its file names are durable.
    pub sync_folder: &'a dyn Fn(&Path),
}

impl FileLayer<'_> {
    pub(crate) const SYSTEM: Self = Self {
        vfs: None,
        size: &|path| fs::metadata(path).map_or(0, |data| data.len()),
        sync_folder: &|folder| {
            // Some systems cannot open or sync a folder, and make file names durable in other ways.
            let _ = fs::File::open(folder).and_then(|folder| folder.sync_all());
        },
    };

    /// Opens a connection to a database, which is created if it does not exist.
    pub(crate) fn connect(&self, path: &Path) -> rusqlite::Result<Connection> {
        let flags = OpenFlags::SQLITE_OPEN_READ_WRITE
            | OpenFlags::SQLITE_OPEN_CREATE
            | OpenFlags::SQLITE_OPEN_NO_MUTEX;
        if let Some(vfs) = self.vfs {
            return Connection::open_with_flags_and_vfs(path, flags, vfs);
        }
        // SQLite would make the file readable by everyone, and it gives the accompanying files the
        // mode of the database. An error here can be ignored, because SQLite will report it.
        let _ = private_files::open_or_create(path);
        Connection::open_with_flags(path, flags)
    }
}
