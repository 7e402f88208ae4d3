#![doc = include_str!("../README.md")]

mod change;
mod collections;
mod course;
mod damaged;
mod error;
mod export;
mod file_layer;
mod games;
mod health;
mod import;
mod log_scan;
mod move_id;
mod open;
mod open_files;
mod private_files;
mod rows;
mod schema;
mod set_aside;
mod settings;
mod statistics;
mod store;
mod stored_game;
mod sync;
mod system;
mod tombstones;

pub use collections::Collection;
pub use error::{Result, StoreError};
pub use export::{DamagedExport, ExportSummary};
#[doc(hidden)]
pub use file_layer::FileLayer;
pub use games::GameExtras;
pub use import::{ImportBatch, ImportFile};
pub use log_scan::LogDamage;
pub use move_id::MoveOutcome;
pub use novena_play::Labels;
pub use novena_saves::{
    CourseProgress, DailyPuzzle, Day, DrillMode, DrillRecord, DrillResult, ExerciseResult, Finish,
    LessonId, LessonProgress, LevelStatistics, MergeSummary, MissedExercise, Moment, MoveId,
    MoveIdError, Outcome, Period, PuzzleCounts, Statistics, Streak, SyncReply, SyncRequest,
};
pub use open::OpenOutcome;
pub use store::Store;
pub use stored_game::{GameFilter, GameId, GameSummary, StoredGame};
pub use system::System;
