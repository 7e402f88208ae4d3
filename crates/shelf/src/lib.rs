#![doc = include_str!("../README.md")]

mod call;
mod game_row;
#[cfg(feature = "library")]
mod game_shelf;
mod head;
mod replies;
#[cfg(feature = "library")]
mod setting_row;
mod shelf_error;
mod tombstone_row;
mod turn;

pub use call::call;
pub use game_row::GameRow;
pub use replies::{
    BestBody, BoardLine, Boards, CourseBody, DayBody, DrillBody, DueBody, GameLine, GameNumbers,
    GameReply, Games, ImportBody, LessonBody, LevelStatisticsBody, MissedBody, SolvedDayBody,
    StatisticsBody, StreakBody, WeekBody, WinBody, level_name,
};
#[cfg(feature = "library")]
pub use setting_row::SettingRow;
pub use tombstone_row::TombstoneRow;
pub use turn::{TurnDecision, TurnKind};
