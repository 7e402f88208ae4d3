//! Opens the database: applies settings, checks its version, and handles damage.

use std::fs::{File, TryLockError};
use std::io;
use std::path::{Path, PathBuf};
use std::thread;
use std::time::{Duration, Instant};

use rusqlite::config::DbConfig;
use rusqlite::{Connection, ErrorCode, MAIN_DB};

use crate::file_layer::FileLayer;
use crate::health::{self, Health, check_tables};
use crate::log_scan::{self, LogDamage};
use crate::open_files::OpenFiles;
use crate::schema::{APPLICATION, MIGRATIONS, migrate, version};
use crate::set_aside::{beside, put_aside, would_be_overwritten};
use crate::{Result, Store, StoreError, private_files};

const FILE: &str = "novena.db";
/// The lock file. Every program that has the database open holds a shared lock on this file, and a
/// program that sets the database aside holds an exclusive lock.
const LOCK: &str = "novena.lock";
/// The time to wait for another program that is writing.
const PATIENCE: Duration = Duration::from_secs(5);
/// The number of prepared statements that are kept. The limit is higher than the number of
/// statements in the store, so that each is prepared only once. Loading a game and saving a move
/// with an ID takes 15 statements, and the default limit is 16.
const STATEMENTS: usize = 64;
const PAUSE: Duration = Duration::from_millis(20);

/// The result of [`Store::open`]: the store, and what happened to a damaged database.
#[derive(Debug)]
pub struct OpenOutcome {
    /// The store.
    pub store: Store,
    /// The path of the old database, if it was damaged. In that case, the store is new and empty.
    pub set_aside: Option<PathBuf>,
    /// Saved changes that are lost because the write-ahead log is damaged. Such a loss can be
    /// detected only in some cases: see `docs/store.md`.
    pub log_damage: Option<LogDamage>,
}

impl Store {
    /// Opens the store in a folder, creating both if they do not exist.
    ///
    /// A damaged database is renamed to `novena.db.damaged-1` (or the next free number), and a new
    /// one is created. A database created by a newer version or by another program is rejected and
    /// left untouched.
    ///
    /// On Unix, the files get mode 0600 and the folder mode 0700, even if they already exist. A
    /// folder that contains anything else keeps its mode.
    pub fn open(folder: &Path) -> Result<OpenOutcome> {
        let no_use = |path: &Path, error: &io::Error| StoreError::Folder {
            path: path.to_owned(),
            reason: error.to_string(),
        };
        private_files::create_folder(folder).map_err(|error| no_use(folder, &error))?;
        let path = folder.join(FILE);
        let lock_path = folder.join(LOCK);
        let lock = private_files::open_or_create(&lock_path)
            .map_err(|error| no_use(&lock_path, &error))?;
        let log_damage = find_log_damage(&lock, &path).map_err(|e| no_use(&lock_path, &e))?;
        let mut set_aside = None;
        let start = Instant::now();
        loop {
            supported(lock.lock_shared()).map_err(|error| no_use(&lock_path, &error))?;
            let error = match prepare(&path, &FileLayer::SYSTEM) {
                Ok(connection) => {
                    private_files::tighten(folder);
                    health::forget_damage(&path);
                    if log_damage.is_some() {
                        // Starts a new log, so that the damage is not found again.
                        connection.query_row("PRAGMA wal_checkpoint(TRUNCATE)", [], |_| Ok(()))?;
                    }
                    let files = OpenFiles::of(&[path.clone(), beside(&path, "-wal")]);
                    let store = Self::new(connection, Some(lock), files, Health::of(&path))?;
                    return Ok(OpenOutcome {
                        store,
                        set_aside,
                        log_damage,
                    });
                }
                Err(error) => error,
            };
            // SQLite does not wait while another program creates or recovers the file, so we
            // try again.
            let is_late = start.elapsed() > PATIENCE;
            match error {
                StoreError::Busy if !is_late => {}
                StoreError::Damaged if alone(&lock).map_err(|e| no_use(&lock_path, &e))? => {
                    // Another program may have done this first.
                    if prepare(&path, &FileLayer::SYSTEM).err() == Some(StoreError::Damaged) {
                        let to = put_aside(&path).map_err(|error| no_use(&path, &error))?;
                        set_aside = Some(to);
                    }
                }
                StoreError::Damaged if is_late => return Err(StoreError::DamagedInUse { path }),
                StoreError::Damaged => {}
                error => return Err(error),
            }
            unlock(&lock).map_err(|error| no_use(&lock_path, &error))?;
            thread::sleep(PAUSE);
        }
    }

    /// Opens a database on a simulated disk, as [`Store::open`] does, but without a folder and its
    /// lock. A damaged database causes an error and is not set aside.
    #[doc(hidden)]
    pub fn open_on(layer: &FileLayer<'_>, path: &Path) -> Result<Self> {
        let (files, health) = (OpenFiles::of(&[]), Health::default());
        Self::new(prepare(path, layer)?, None, files, health)
    }
}

/// Looks for damage in the log, unless another program has the database open. In that case, the log
/// is in use, and the other program has already checked it.
fn find_log_damage(lock: &File, path: &Path) -> io::Result<Option<LogDamage>> {
    match lock.try_lock() {
        Err(TryLockError::WouldBlock) => return Ok(None),
        Err(TryLockError::Error(error)) => supported(Err(error))?,
        Ok(()) => {}
    }
    // Files that cannot be read are reported when the database is opened.
    let found = log_scan::find_damage(path).unwrap_or(None);
    unlock(lock)?;
    Ok(found)
}

/// Exchanges our shared lock for an exclusive lock, unless another program holds a shared lock.
fn alone(lock: &File) -> io::Result<bool> {
    unlock(lock)?;
    match lock.try_lock() {
        Ok(()) => Ok(true),
        Err(TryLockError::WouldBlock) => Ok(false),
        Err(TryLockError::Error(error)) => supported(Err(error)).map(|()| true),
    }
}

/// Releases all locks of a file.
fn unlock(lock: &File) -> io::Result<()> {
    /// The error that Wine reports when there is nothing more to unlock. On Windows, `unlock`
    /// expects a different error.
    const LOCK_VIOLATION_IN_WINE: i32 = 33;
    match lock.unlock() {
        Err(error) if cfg!(windows) && error.raw_os_error() == Some(LOCK_VIOLATION_IN_WINE) => {
            Ok(())
        }
        outcome => supported(outcome),
    }
}

/// Ignores the error of file systems that do not support these locks. On such file systems, only
/// SQLite's own locks protect the file.
fn supported(outcome: io::Result<()>) -> io::Result<()> {
    match outcome {
        Err(error) if error.kind() == io::ErrorKind::Unsupported => Ok(()),
        outcome => outcome,
    }
}

/// Inspects the database and prepares it. Nothing is written until the database is known to be
/// undamaged and to belong to Novena.
fn prepare(path: &Path, layer: &FileLayer<'_>) -> Result<Connection> {
    if would_be_overwritten(path, layer) {
        return Err(StoreError::Damaged);
    }
    let cannot = |error: rusqlite::Error| match error.sqlite_error_code() {
        Some(ErrorCode::CannotOpen) => StoreError::Folder {
            path: path.to_owned(),
            reason: error.to_string(),
        },
        _ => error.into(),
    };
    let mut connection = layer.connect(path).map_err(cannot)?;
    connection.busy_handler(Some(wait_a_little))?;
    connection.set_db_config(DbConfig::SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, true)?;
    inspect(&mut connection, path).map_err(|error| match error {
        Inspection::Store(error) => error,
        Inspection::Database(error) => cannot(error),
    })?;
    if connection.is_readonly(MAIN_DB)? {
        return Err(StoreError::NotWritable);
    }
    connection.pragma_update(None, "journal_mode", "WAL")?;
    connection.pragma_update(None, "synchronous", "FULL")?;
    // Without this setting, data that macOS reports as written may still be in the disk's cache.
    connection.pragma_update(None, "fullfsync", true)?;
    connection.pragma_update(None, "foreign_keys", true)?;
    migrate(&mut connection, MIGRATIONS)?;
    // SQLite syncs a new log's directory entry only on the first commit by the program that created
    // the log. If another program commits first, a power cut could lose the log and the moves in
    // it.
    if let Some(folder) = path.parent() {
        (layer.sync_folder)(folder);
    }
    connection.set_prepared_statement_cache_capacity(STATEMENTS);
    connection.set_db_config(DbConfig::SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, false)?;
    Ok(connection)
}

/// Sleeps before the next attempt to lock the database. Returns `false` to give up. SQLite's own
/// handler would wait longer each time, and might miss every gap between the moves of a program
/// that plays non-stop.
fn wait_a_little(times: i32) -> bool {
    const NAP: Duration = Duration::from_millis(2);
    thread::sleep(NAP);
    NAP.saturating_mul(times.unsigned_abs()) < PATIENCE
}

enum Inspection {
    Store(StoreError),
    Database(rusqlite::Error),
}

impl From<rusqlite::Error> for Inspection {
    fn from(error: rusqlite::Error) -> Self {
        Self::Database(error)
    }
}

/// Checks that the database is ours, that its version is known, and that its tables of games are
/// sound.
fn inspect(connection: &mut Connection, path: &Path) -> std::result::Result<(), Inspection> {
    // All checks run in one transaction, so that no other program can create the tables in between.
    let look = connection.transaction()?;
    let known = MIGRATIONS.len();
    let found = version(&look)?;
    let application: i64 = look.pragma_query_value(None, "application_id", |row| row.get(0))?;
    let tables: i64 = look.query_one("SELECT count(*) FROM sqlite_schema", [], |r| r.get(0))?;
    let thoroughness = health::thoroughness_for(path);
    let path = path.to_owned();
    if (found, application, tables) == (0, 0, 0) {
        return Ok(());
    }
    if application != APPLICATION {
        return Err(Inspection::Store(StoreError::Foreign { path }));
    }
    if found > known {
        return Err(Inspection::Store(StoreError::Newer { path, found, known }));
    }
    check_tables(&look, thoroughness, found, || true).map_err(Inspection::Store)
}
