#![doc = include_str!("../README.md")]

mod course;
mod daily_puzzle;
mod damaged_game;
mod day;
mod digest;
mod export;
mod fork;
mod hint_tally;
mod library;
mod library_game;
mod merge;
mod merging;
mod millis;
mod moment;
mod move_id;
mod settings;
mod statistics;
mod sync;
mod tombstone;
pub mod words;

pub use course::{
    CourseProgress, DrillMode, DrillRecord, DrillResult, ExerciseResult, LessonId, LessonProgress,
    MissedExercise, NotALesson, Outcome,
};
pub use daily_puzzle::DailyPuzzle;
pub use damaged_game::{DamagedGame, RawRow, RawValue};
pub use day::{Day, NotADay};
pub use export::{
    CollectionsWriter, CourseWriter, DamagedWriter, DeletedWriter, EXPORT_VERSION, ExportError,
    ExportItem, ExportWriter, PuzzlesWriter, read_export,
};
pub use fork::{Fork, forked};
pub use hint_tally::HintTally;
pub use library::{Library, LibraryCollection};
pub use library_game::{EditCounts, Finish, LibraryGame, check_growth, is_key, is_untouched};
pub use merge::{MergeDecision, MergeSummary, PuzzleCounts};
pub use merging::{MergePlace, import_game, import_tombstone, merge_game, merge_tombstone};
pub use millis::{duration, millis};
pub use moment::Moment;
pub use move_id::{MoveId, MoveIdError};
pub use settings::{NotAnObject, Setting, Settings};
pub use statistics::{
    DayCount, GameResult, LevelStatistics, Period, SolvedDay, Statistics, Streak, WeekTimes,
    WinTime,
};
pub use sync::{SYNC_BYTES, SyncReply, SyncRequest};
pub use tombstone::Tombstone;
