//! The thorough check of an open database.
//!
//! Opening runs `quick_check`, which does not detect tables whose rows are out of order or that
//! disagree with an index. `integrity_check` does, but takes two to three times as long, so it runs
//! after the first board is shown. Any damage that it finds is recorded in a file next to the
//! database. The next opening then checks just as thoroughly, and sets the database aside.

use std::fs;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{self, RecvTimeoutError, TryRecvError};
use std::thread;
use std::time::Duration;

use rusqlite::{Connection, ErrorCode, OpenFlags};

use crate::schema::{GAME_TABLES, MIGRATIONS};
use crate::set_aside::beside;
use crate::{Result, Store, StoreError, private_files};

/// How thoroughly the tables of games are checked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Thoroughness {
    /// Checks everything except the order of rows and the agreement with indexes.
    Quick,
    /// Checks everything.
    Full,
}

/// Whether a store is known to be damaged. This state is shared with the thread that checks the
/// store.
#[derive(Debug, Default)]
pub(crate) struct Health {
    is_damaged: Arc<AtomicBool>,
    /// The path of the database; `None` on a simulated disk, which is not checked in the
    /// background.
    path: Option<PathBuf>,
    /// Stops the check when the store is closed.
    check: Option<mpsc::Sender<()>>,
}

impl Health {
    pub(crate) fn of(path: &Path) -> Self {
        Self {
            path: Some(path.to_owned()),
            ..Self::default()
        }
    }

    /// Fails if damage was found.
    pub(crate) fn check(&self) -> Result<()> {
        if self.is_damaged.load(Ordering::Relaxed) {
            return Err(StoreError::Damaged);
        }
        Ok(())
    }
}

impl Store {
    /// Thoroughly checks the tables of games, which takes some time. Once damage has been found,
    /// nothing more is saved, and the next opening sets the database aside.
    pub fn check(&self) -> Result<()> {
        let outcome = check_tables(
            &self.connection,
            Thoroughness::Full,
            MIGRATIONS.len(),
            || true,
        );
        if outcome == Err(StoreError::Damaged) {
            remember(&self.health.is_damaged, self.health.path.as_deref());
        }
        outcome
    }

    /// Runs the thorough check on its own thread, after a delay. `report` is called if damage is
    /// found.
    pub fn check_in_background(
        &mut self,
        delay: Duration,
        report: impl FnOnce(StoreError) + Send + 'static,
    ) {
        let Some(path) = self.health.path.clone() else {
            return;
        };
        let is_damaged = Arc::clone(&self.health.is_damaged);
        let (check, closed) = mpsc::channel();
        let work = move || {
            if closed.recv_timeout(delay) != Err(RecvTimeoutError::Timeout) {
                return;
            }
            let is_open = || closed.try_recv() == Err(TryRecvError::Empty);
            if check_file(&path, is_open) == Err(StoreError::Damaged) {
                remember(&is_damaged, Some(&path));
                report(StoreError::Damaged);
            }
        };
        // If the thread cannot be started, there is no check, but everything else works.
        let started = thread::Builder::new().name("check".to_owned()).spawn(work);
        self.health.check = started.is_ok().then_some(check);
    }
}

/// The file that marks the database as damaged.
fn mark(path: &Path) -> PathBuf {
    beside(path, ".damage-found")
}

fn remember(is_damaged: &AtomicBool, path: Option<&Path>) {
    is_damaged.store(true, Ordering::Relaxed);
    if let Some(path) = path {
        // If the file cannot be written, the next check will find the damage again.
        let _ = private_files::open_or_create(&mark(path));
    }
}

/// How thoroughly a database is checked when it is opened.
pub(crate) fn thoroughness_for(path: &Path) -> Thoroughness {
    if mark(path).exists() {
        Thoroughness::Full
    } else {
        Thoroughness::Quick
    }
}

/// Removes the marker file, because a sound database is now in place.
pub(crate) fn forget_damage(path: &Path) {
    let _ = fs::remove_file(mark(path));
}

fn check_file(path: &Path, is_open: impl Fn() -> bool) -> Result<()> {
    let flags = OpenFlags::SQLITE_OPEN_READ_ONLY | OpenFlags::SQLITE_OPEN_NO_MUTEX;
    let connection = Connection::open_with_flags(path, flags)?;
    check_tables(&connection, Thoroughness::Full, MIGRATIONS.len(), is_open)
}

/// Checks the tables of games in a file of this version, stopping early if the result is no longer
/// wanted.
///
/// Collections are not checked, because they can contain millions of puzzles and come from files
/// that still exist.
pub(crate) fn check_tables(
    connection: &Connection,
    thoroughness: Thoroughness,
    version: usize,
    is_wanted: impl Fn() -> bool,
) -> Result<()> {
    let pragma = match thoroughness {
        Thoroughness::Quick => "quick_check",
        Thoroughness::Full => "integrity_check",
    };
    for (since, table) in GAME_TABLES {
        if since > version || !is_wanted() {
            continue;
        }
        let check = format!("PRAGMA {pragma}({table})");
        let verdict = connection.query_row(&check, [], |row| row.get::<_, String>(0));
        match verdict {
            Ok(verdict) if verdict == "ok" => {}
            // The check found damage, or the table is missing.
            Ok(_) => return Err(StoreError::Damaged),
            Err(error) if error.sqlite_error_code() == Some(ErrorCode::Unknown) => {
                return Err(StoreError::Damaged);
            }
            Err(error) => return Err(error.into()),
        }
    }
    Ok(())
}
