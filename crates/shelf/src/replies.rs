//! The replies about games and players, in the shapes of the server's routes.

mod board_line;
mod course_body;
mod game_line;
mod game_reply;
mod import_body;
mod statistics_body;

use std::time::Duration;

use novena_techniques::Level;
use novena_texts::{Language, Naming, Wording};

pub use board_line::{BoardLine, Boards};
pub use course_body::{BestBody, CourseBody, DrillBody, DueBody, LessonBody, MissedBody};
pub use game_line::{GameLine, Games};
pub use game_reply::{GameNumbers, GameReply};
pub use import_body::ImportBody;
pub use statistics_body::{
    DayBody, LevelStatisticsBody, SolvedDayBody, StatisticsBody, StreakBody, WeekBody, WinBody,
};

/// Returns the name of one of our levels in the given language, or `None` if the level is not one
/// of ours.
///
/// ```
/// use novena_texts::Language;
///
/// assert_eq!(novena_shelf::level_name(Language::Sv, "easy").as_deref(), Some("lätt"));
/// assert_eq!(novena_shelf::level_name(Language::Sv, "on paper"), None);
/// ```
#[must_use]
pub fn level_name(language: Language, id: &str) -> Option<String> {
    let level = Level::ALL.into_iter().find(|level| level.id() == id)?;
    Some(Wording::shared(language, Naming::Short).level(level))
}

fn millis(time: Duration) -> u64 {
    u64::try_from(time.as_millis()).unwrap_or(u64::MAX)
}
