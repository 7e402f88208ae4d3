//! The export file: everything in one human-readable JSON file, with one game or puzzle per line.

mod line;
mod reading;
mod shapes;
mod validity;
mod writing;

use std::{fmt, io};

use novena_core::{Argument, Refusal};
use novena_formats::Record;

use crate::{DamagedGame, LessonProgress, LibraryGame, Tombstone};

pub(crate) use line::malformed;
pub use reading::read_export;
pub use writing::{
    CollectionsWriter, CourseWriter, DamagedWriter, DeletedWriter, ExportWriter, PuzzlesWriter,
};

/// The version of the export file that is written, and the newest that can be read. Version 2 can
/// also be read; its games contain neither the times of their steps nor the number of undone steps.
/// Version 1 can be read too; it contains neither damaged games nor sections from newer programs.
///
/// The sections for deleted games and for the course were added later, and each is written only if
/// it is not empty. A program that does not support a section reports it and reads everything else.
pub const EXPORT_VERSION: u64 = 3;

/// One item in an export file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ExportItem {
    /// A game.
    Game(Box<LibraryGame>),
    /// A collection begins; its puzzles follow.
    Collection {
        /// The name of the collection.
        name: String,
        /// When the collection was created, in seconds since 1970.
        created: i64,
    },
    /// A puzzle of the last collection.
    Puzzle(Box<Record>),
    /// A game that its store could not read.
    Damaged(Box<DamagedGame>),
    /// The tombstone of a deleted game.
    Deleted(Tombstone),
    /// The player's progress in a lesson of the course.
    Lesson {
        /// The ID of the lesson.
        lesson: String,
        /// The progress in it.
        progress: LessonProgress,
    },
    /// A section from a newer program, which this program cannot read. Its content was skipped.
    UnknownSection {
        /// The key of the section in the file.
        name: String,
    },
}

/// Why an export file cannot be read.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum ExportError {
    /// The file is not one of our exports.
    NotAnExport,
    /// The file was exported by a newer version of the program.
    Newer {
        /// The version of the file.
        found: u64,
        /// The newest version that this program can read.
        known: u64,
    },
    /// The file is broken.
    Malformed {
        /// The line, from 1.
        line: usize,
        /// The column of the last byte read, counted from 1.
        column: usize,
        /// The error, in English.
        reason: String,
    },
    /// The file could not be read to its end.
    Stream {
        /// The kind of error.
        kind: io::ErrorKind,
        /// The system's message.
        reason: String,
    },
}

impl fmt::Display for ExportError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NotAnExport => f.write_str("expected a file that Novena has exported"),
            Self::Newer { found, known } => write!(
                f,
                "the export is of version {found}, and this program knows versions up to {known}"
            ),
            Self::Malformed {
                line,
                column,
                reason,
            } => write!(f, "line {line}, column {column}: {reason}"),
            Self::Stream { reason, .. } => f.write_str(reason),
        }
    }
}

impl std::error::Error for ExportError {}

/// The IDs and arguments are the same as those of the corresponding store errors.
impl Refusal for ExportError {
    fn topic(&self) -> &'static str {
        "store"
    }

    fn id(&self) -> &'static str {
        match self {
            Self::NotAnExport => "not-an-export",
            Self::Newer { .. } => "newer-export",
            Self::Malformed { .. } => "bad-export",
            Self::Stream { .. } => "stream",
        }
    }

    fn arguments(&self, give: &mut dyn FnMut(&'static str, Argument<'_>)) {
        match self {
            Self::NotAnExport => {}
            Self::Newer { found, known } => {
                give("found", Argument::Text(&found.to_string()));
                give("known", Argument::Text(&known.to_string()));
            }
            Self::Malformed {
                line,
                column,
                reason,
            } => {
                give("line", Argument::Text(&line.to_string()));
                give("column", Argument::Text(&column.to_string()));
                give("reason", Argument::Text(reason));
            }
            Self::Stream { reason, .. } => give("reason", Argument::Text(reason)),
        }
    }
}
