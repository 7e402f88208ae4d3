//! The store's errors, with IDs for translation and sentences in English.

use std::path::PathBuf;
use std::{fmt, io};

use novena_core::{Argument, Refusal};
use novena_play::{MoveRefusal, PassedLimit};
use novena_saves::ExportError;
use rusqlite::ErrorCode;

use crate::GameId;

/// The result of a call to the store.
pub type Result<T> = std::result::Result<T, StoreError>;

/// The reason why a store operation failed.
///
/// The message is English; use [`StoreError::id`] and [`StoreError::args`] to look up a sentence in
/// another language.
///
/// ```
/// use novena_store::StoreError;
///
/// let error = StoreError::NewerExport { found: 3, known: 2 };
/// assert_eq!(error.id(), "newer-export");
/// assert_eq!(error.args(), [("found", "3".to_string()), ("known", "2".to_string())]);
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum StoreError {
    /// The folder cannot be created or written to.
    Folder {
        /// The folder, or a file in it.
        path: PathBuf,
        /// The system's message.
        reason: String,
    },
    /// The file was created by a newer version of the program; it was left unchanged.
    Newer {
        /// The file.
        path: PathBuf,
        /// Its version.
        found: usize,
        /// The newest version that this program knows.
        known: usize,
    },
    /// The file is another program's database; it was left unchanged.
    Foreign {
        /// The file.
        path: PathBuf,
    },
    /// The file is damaged, and cannot be set aside because another program has it open.
    DamagedInUse {
        /// The file.
        path: PathBuf,
    },
    /// The file was found to be damaged while it was in use. It will be checked again the next time
    /// it is opened.
    Damaged,
    /// The file was deleted or replaced while it was open, so nothing can be saved in it.
    FileGone {
        /// The file.
        path: PathBuf,
    },
    /// Another program has been writing for too long.
    Busy,
    /// The disk is full.
    Full,
    /// The file is read-only.
    NotWritable,
    /// Any other database error.
    Database {
        /// Its message.
        reason: String,
    },
    /// There is no such game.
    NoSuchGame {
        /// Its number.
        game: GameId,
    },
    /// Another program has changed the game in the meantime, so it must be loaded again.
    ChangedElsewhere {
        /// Its number.
        game: GameId,
    },
    /// The stored data of a game is invalid.
    DamagedGame {
        /// Its number.
        game: GameId,
        /// The invalid part: `givens`, `checking`, `steps` or `savepoints`.
        part: &'static str,
    },
    /// The game does not allow the move.
    Refused(MoveRefusal),
    /// The game would exceed one of the front ends' limits.
    TooMuch {
        /// The quantity: see [`PassedLimit::what`].
        what: &'static str,
        /// The maximum.
        most: usize,
    },
    /// There is no collection with this name.
    NoSuchCollection {
        /// The name.
        name: String,
    },
    /// The collection has no name.
    NoName,
    /// The file to import is not one of our exports.
    NotAnExport,
    /// The file to import was exported by a newer version of the program.
    NewerExport {
        /// Its version.
        found: u64,
        /// The newest version that this program knows.
        known: u64,
    },
    /// The file to import is broken; nothing in it was imported.
    BadExport {
        /// The line that contains the error.
        line: usize,
        /// Its column.
        column: usize,
        /// The error, in English.
        reason: String,
    },
    /// An export could not be read or written.
    Stream {
        /// The system's message.
        reason: String,
    },
}

/// Generates the remaining code for the error type from one table. Each row contains a variant, its
/// ID, and the English sentence, whose arguments are the variant's fields.
macro_rules! errors {
    ($($variant:ident $({ $($argument:ident),+ })? $(($refusal:ident))? $id:literal $text:literal;)+) => {
        impl StoreError {
            /// Every [`StoreError::id`], so that a test can check that a translation covers them
            /// all. [`StoreError::Refused`] uses the refusal's text.
            pub const IDS: &[&str] = &[$($id),+];

            /// A name for the kind of error, which is also the key of its translation.
            #[must_use]
            pub const fn id(&self) -> &'static str {
                match self {
                    $(Self::$variant { .. } => $id,)+
                }
            }

            /// The arguments of the sentence, by name. For a refused move, the only argument is the
            /// refusal's ID.
            #[must_use]
            pub fn args(&self) -> Vec<(&'static str, String)> {
                match self {
                    $(Self::$variant $({ $($argument),+ })? $(($refusal))? => vec![
                        $($((stringify!($argument), $argument.text())),+)?
                        $((stringify!($refusal), $refusal.id().to_owned()))?
                    ],)+
                }
            }
        }

        impl fmt::Display for StoreError {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                match self {
                    $(Self::$variant $({ $($argument),+ })? $(($refusal))? => {
                        $($(let $argument = $argument.text();)+)?
                        write!(f, $text)
                    })+
                }
            }
        }
    };
}

errors! {
    Folder { path, reason } "folder" "cannot use {path}: {reason}";
    Newer { path, found, known } "newer"
        "{path} is of version {found}, and this program knows versions up to {known}";
    Foreign { path } "foreign" "{path} is a database of another program";
    DamagedInUse { path } "damaged-in-use"
        "{path} is damaged, and another program has it open";
    Damaged "damaged" "the file with the games is damaged";
    FileGone { path } "file-gone"
        "{path} was deleted or replaced while it was open, and nothing was saved";
    Busy "busy" "another program is writing to the file with the games";
    Full "full" "there is no room left on the disk";
    NotWritable "not-writable" "the file with the games may only be read";
    Database { reason } "database" "the database says: {reason}";
    NoSuchGame { game } "no-such-game" "there is no game {game}";
    ChangedElsewhere { game } "changed-elsewhere"
        "game {game} was changed by another program meanwhile";
    DamagedGame { game, part } "damaged-game" "the {part} of game {game} do not make sense";
    Refused(refusal) "refused" "{refusal}";
    TooMuch { what, most } "too-much" "a game has at most {most} {what}";
    NoSuchCollection { name } "no-such-collection" "there is no collection {name:?}";
    NoName "no-name" "a collection needs a name";
    NotAnExport "not-an-export" "expected a file that Novena has exported";
    NewerExport { found, known } "newer-export"
        "the export is of version {found}, and this program knows versions up to {known}";
    BadExport { line, column, reason } "bad-export" "line {line}, column {column}: {reason}";
    Stream { reason } "stream" "{reason}";
}

/// Converts a field to a sentence argument.
trait FieldText {
    fn text(&self) -> String;
}

impl FieldText for PathBuf {
    fn text(&self) -> String {
        self.display().to_string()
    }
}

macro_rules! displayed_arguments {
    ($($type:ty),+) => {
        $(impl FieldText for $type {
            fn text(&self) -> String {
                self.to_string()
            }
        })+
    };
}

displayed_arguments!(GameId, String, &str, usize, u64);

impl StoreError {
    fn of_stream(kind: io::ErrorKind, reason: String) -> Self {
        match kind {
            io::ErrorKind::StorageFull => Self::Full,
            _ => Self::Stream { reason },
        }
    }
}

impl std::error::Error for StoreError {}

/// A refused move uses the sentence of its refusal.
impl Refusal for StoreError {
    fn topic(&self) -> &'static str {
        match self {
            Self::Refused(refusal) => refusal.topic(),
            _ => "store",
        }
    }

    fn id(&self) -> &'static str {
        match self {
            Self::Refused(refusal) => refusal.id(),
            _ => Self::id(self),
        }
    }

    fn arguments(&self, give: &mut dyn FnMut(&'static str, Argument<'_>)) {
        if let Self::Refused(refusal) = self {
            return refusal.arguments(give);
        }
        for (name, value) in self.args() {
            give(name, Argument::Text(&value));
        }
    }
}

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
        Self::of_stream(error.kind(), error.to_string())
    }
}

impl From<ExportError> for StoreError {
    fn from(error: ExportError) -> Self {
        match error {
            ExportError::NotAnExport => Self::NotAnExport,
            ExportError::Newer { found, known } => Self::NewerExport { found, known },
            ExportError::Malformed {
                line,
                column,
                reason,
            } => Self::BadExport {
                line,
                column,
                reason,
            },
            ExportError::Stream { kind, reason } => Self::of_stream(kind, reason),
            other => Self::of_stream(io::ErrorKind::Other, other.to_string()),
        }
    }
}

impl From<PassedLimit> for StoreError {
    fn from(PassedLimit { what, most }: PassedLimit) -> Self {
        Self::TooMuch { what, most }
    }
}

impl From<MoveRefusal> for StoreError {
    fn from(refusal: MoveRefusal) -> Self {
        Self::Refused(refusal)
    }
}
