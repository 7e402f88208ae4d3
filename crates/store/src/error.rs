//! What can go wrong, by name and in English.

use std::path::PathBuf;
use std::{fmt, io};

use novena_play::MoveRefusal;
use rusqlite::ErrorCode;

use crate::GameId;

/// What can go wrong with a store, here short.
pub type Result<T> = std::result::Result<T, StoreError>;

/// Why something could not be kept or found.
///
/// The message is English; [`StoreError::id`] and [`StoreError::args`] are for those who look
/// up a sentence of another language.
///
/// ```
/// use novena_store::StoreError;
///
/// let error = StoreError::NewerExport { found: 2, known: 1 };
/// assert_eq!(error.id(), "newer-export");
/// assert_eq!(error.args(), [("found", "2".to_string()), ("known", "1".to_string())]);
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum StoreError {
    /// The folder cannot be made or written to.
    Folder {
        /// The folder, or the file in it.
        path: PathBuf,
        /// What the system says.
        reason: String,
    },
    /// The file was made by a newer version of the program; it was left as it is.
    Newer {
        /// The file.
        path: PathBuf,
        /// Its version.
        found: usize,
        /// The newest version that this program knows.
        known: usize,
    },
    /// The file is a database of another program; it was left as it is.
    Foreign {
        /// The file.
        path: PathBuf,
    },
    /// The file is damaged, and cannot be set aside because another program has it open.
    DamagedInUse {
        /// The file.
        path: PathBuf,
    },
    /// The file turned out to be damaged while it was in use. It is looked at again when it
    /// is opened next.
    Damaged,
    /// Another program has been writing for too long.
    Busy,
    /// There is no room left on the disk.
    Full,
    /// The file may only be read.
    NotWritable,
    /// Anything else that the database says.
    Database {
        /// In its words.
        reason: String,
    },
    /// There is no such game.
    NoSuchGame {
        /// Its number.
        game: GameId,
    },
    /// Another program has changed the game meanwhile: load it again.
    ChangedElsewhere {
        /// Its number.
        game: GameId,
    },
    /// What is kept of a game does not make sense.
    DamagedGame {
        /// Its number.
        game: GameId,
        /// Where: `givens`, `checking`, `steps` or `savepoints`.
        part: &'static str,
    },
    /// The game does not allow the move.
    Refused(MoveRefusal),
    /// There is no collection of this name.
    NoSuchCollection {
        /// The name.
        name: String,
    },
    /// A collection needs a name.
    NoName,
    /// What should be imported is no export of ours.
    NotAnExport,
    /// What should be imported was exported by a newer version of the program.
    NewerExport {
        /// Its version.
        found: u64,
        /// The newest version that this program knows.
        known: u64,
    },
    /// What should be imported is broken; nothing of it was taken.
    BadExport {
        /// Where.
        line: usize,
        /// Where in the line.
        column: usize,
        /// What is wrong, in English.
        reason: String,
    },
    /// An export could not be read or written.
    Stream {
        /// What the system says.
        reason: String,
    },
}

impl StoreError {
    /// Every [`StoreError::id`] there is, so that a test can compare a translation with it.
    /// What [`StoreError::Refused`] says is the refusal's.
    pub const IDS: &[&str] = &[
        "folder",
        "newer",
        "foreign",
        "damaged-in-use",
        "damaged",
        "busy",
        "full",
        "not-writable",
        "database",
        "no-such-game",
        "changed-elsewhere",
        "damaged-game",
        "refused",
        "no-such-collection",
        "no-name",
        "not-an-export",
        "newer-export",
        "bad-export",
        "stream",
    ];

    /// A name for the kind of error, the key of its sentence in other languages.
    #[must_use]
    pub const fn id(&self) -> &'static str {
        match self {
            Self::Folder { .. } => "folder",
            Self::Newer { .. } => "newer",
            Self::Foreign { .. } => "foreign",
            Self::DamagedInUse { .. } => "damaged-in-use",
            Self::Damaged => "damaged",
            Self::Busy => "busy",
            Self::Full => "full",
            Self::NotWritable => "not-writable",
            Self::Database { .. } => "database",
            Self::NoSuchGame { .. } => "no-such-game",
            Self::ChangedElsewhere { .. } => "changed-elsewhere",
            Self::DamagedGame { .. } => "damaged-game",
            Self::Refused(_) => "refused",
            Self::NoSuchCollection { .. } => "no-such-collection",
            Self::NoName => "no-name",
            Self::NotAnExport => "not-an-export",
            Self::NewerExport { .. } => "newer-export",
            Self::BadExport { .. } => "bad-export",
            Self::Stream { .. } => "stream",
        }
    }

    /// What fills the sentence, by name. Of a refused move it is the refusal's id.
    #[must_use]
    pub fn args(&self) -> Vec<(&'static str, String)> {
        match self {
            Self::Damaged
            | Self::Busy
            | Self::Full
            | Self::NotWritable
            | Self::NoName
            | Self::NotAnExport => vec![],
            Self::Folder { path, reason } => vec![
                ("path", path.display().to_string()),
                ("reason", reason.clone()),
            ],
            Self::Newer { path, found, known } => vec![
                ("path", path.display().to_string()),
                ("found", found.to_string()),
                ("known", known.to_string()),
            ],
            Self::Foreign { path } | Self::DamagedInUse { path } => {
                vec![("path", path.display().to_string())]
            }
            Self::Database { reason } | Self::Stream { reason } => {
                vec![("reason", reason.clone())]
            }
            Self::NoSuchGame { game } | Self::ChangedElsewhere { game } => {
                vec![("game", game.to_string())]
            }
            Self::DamagedGame { game, part } => {
                vec![("game", game.to_string()), ("part", (*part).to_string())]
            }
            Self::Refused(refusal) => vec![("refusal", refusal.id().to_string())],
            Self::NoSuchCollection { name } => vec![("name", name.clone())],
            Self::NewerExport { found, known } => {
                vec![("found", found.to_string()), ("known", known.to_string())]
            }
            Self::BadExport {
                line,
                column,
                reason,
            } => vec![
                ("line", line.to_string()),
                ("column", column.to_string()),
                ("reason", reason.clone()),
            ],
        }
    }
}

impl fmt::Display for StoreError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Folder { path, reason } => write!(f, "cannot use {}: {reason}", path.display()),
            Self::Newer { path, found, known } => write!(
                f,
                "{} is of version {found}, and this program knows versions up to {known}",
                path.display()
            ),
            Self::Foreign { path } => {
                write!(f, "{} is a database of another program", path.display())
            }
            Self::DamagedInUse { path } => write!(
                f,
                "{} is damaged, and another program has it open",
                path.display()
            ),
            Self::Damaged => f.write_str("the file with the games is damaged"),
            Self::Busy => f.write_str("another program is writing to the file with the games"),
            Self::Full => f.write_str("there is no room left on the disk"),
            Self::NotWritable => f.write_str("the file with the games may only be read"),
            Self::Database { reason } => write!(f, "the database says: {reason}"),
            Self::NoSuchGame { game } => write!(f, "there is no game {game}"),
            Self::ChangedElsewhere { game } => {
                write!(f, "game {game} was changed by another program meanwhile")
            }
            Self::DamagedGame { game, part } => {
                write!(f, "the {part} of game {game} do not make sense")
            }
            Self::Refused(refusal) => refusal.fmt(f),
            Self::NoSuchCollection { name } => write!(f, "there is no collection {name:?}"),
            Self::NoName => f.write_str("a collection needs a name"),
            Self::NotAnExport => f.write_str("expected a file that Novena has exported"),
            Self::NewerExport { found, known } => write!(
                f,
                "the export is of version {found}, and this program knows versions up to {known}"
            ),
            Self::BadExport {
                line,
                column,
                reason,
            } => write!(f, "line {line}, column {column}: {reason}"),
            Self::Stream { reason } => f.write_str(reason),
        }
    }
}

impl std::error::Error for StoreError {}

impl From<rusqlite::Error> for StoreError {
    fn from(error: rusqlite::Error) -> Self {
        match error.sqlite_error_code() {
            Some(ErrorCode::DatabaseBusy | ErrorCode::DatabaseLocked) => Self::Busy,
            Some(ErrorCode::DiskFull) => Self::Full,
            Some(ErrorCode::ReadOnly | ErrorCode::PermissionDenied) => Self::NotWritable,
            Some(ErrorCode::DatabaseCorrupt | ErrorCode::NotADatabase) => Self::Damaged,
            _ => Self::Database {
                reason: error.to_string(),
            },
        }
    }
}

impl From<io::Error> for StoreError {
    fn from(error: io::Error) -> Self {
        match error.kind() {
            io::ErrorKind::StorageFull => Self::Full,
            _ => Self::Stream {
                reason: error.to_string(),
            },
        }
    }
}

impl From<MoveRefusal> for StoreError {
    fn from(refusal: MoveRefusal) -> Self {
        Self::Refused(refusal)
    }
}
