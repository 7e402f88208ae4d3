#![doc = include_str!("../README.md")]

mod damaged_game;
mod export;
mod fork;
mod hint_tally;
mod library;
mod library_game;
mod merge;
mod millis;
mod moment;
mod statistics;
pub mod words;

pub use damaged_game::{DamagedGame, RawRow, RawValue};
pub use export::{
    CollectionsWriter, DamagedWriter, EXPORT_VERSION, ExportError, ExportItem, ExportWriter,
    PuzzlesWriter, read_export,
};
pub use fork::Fork;
pub use hint_tally::HintTally;
pub use library::{Library, LibraryCollection};
pub use library_game::{EditCounts, Finish, LibraryGame};
pub use merge::{MergeDecision, MergeSummary, PuzzleCounts};
pub use millis::{duration, millis};
pub use moment::Moment;
pub use statistics::{GameResult, LevelStatistics, Statistics, Streak};
