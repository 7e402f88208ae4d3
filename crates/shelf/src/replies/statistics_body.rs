//! How a player has fared.

use std::collections::BTreeMap;

use novena_saves::{DayCount, LevelStatistics, SolvedDay, Statistics, Streak, WeekTimes, WinTime};
use novena_texts::Language;
use serde::Serialize;

use super::{level_name, millis};

/// How the player has fared.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct StatisticsBody {
    /// By level; games without one come first.
    pub levels: Vec<LevelStatisticsBody>,
    /// Days on which a game was won.
    pub days: StreakBody,
    /// Days on which their own daily puzzle was won, at any level.
    pub daily: StreakBody,
    /// The days whose own puzzle was won, then or later, in order.
    pub solved_days: Vec<SolvedDayBody>,
    /// The days on which games were won, in order.
    pub calendar: Vec<DayBody>,
    /// How many hints were taken for each technique, at all levels together. Climbing the rungs
    /// of a hint takes no other one.
    pub techniques: BTreeMap<&'static str, u64>,
}

/// A day whose own puzzle was won, at any level.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct SolvedDayBody {
    /// The day: `2026-11-15`.
    pub day: String,
    /// Whether it was won on that very day.
    pub on_time: bool,
}

/// How many games were won on a day.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct DayBody {
    /// The player's date: `2026-11-15`.
    pub day: String,
    /// How many games were won.
    pub won: u64,
}

/// A game that was won.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct WinBody {
    /// The player's date, if it is known.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub day: Option<String>,
    /// How long it took.
    pub took_ms: u64,
    /// Whether a hint was taken.
    pub aided: bool,
}

/// The games that were won in one week.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct WeekBody {
    /// The first day of the week.
    pub monday: String,
    /// How many games were won.
    pub won: u64,
    /// The shortest time.
    pub best_ms: u64,
    /// The time in the middle.
    pub median_ms: u64,
}

/// Days in a row.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct StreakBody {
    /// Up to today; today itself may still be to come.
    pub current: u64,
    /// The most there ever were.
    pub longest: u64,
}

/// How the player has fared at one level.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct LevelStatisticsBody {
    /// The level, as the games say it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub level: Option<String>,
    /// The level's name in the language, where it is one of ours.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub level_name: Option<String>,
    /// How many games were begun.
    pub started: u64,
    /// How many of them were won.
    pub finished: u64,
    /// How many of those were won without a hint.
    pub unaided: u64,
    /// The shortest time of a game that was won.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub best_ms: Option<u64>,
    /// The best time of those won without a hint.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub best_unaided_ms: Option<u64>,
    /// The time in the middle of all that were won.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub median_ms: Option<u64>,
    /// How long all games together have been played.
    pub total_ms: u64,
    /// How many hints were taken in all. Climbing the rungs of a hint takes no other one.
    pub hints: u64,
    /// The games that were won, in the order of their days; those without a day come first.
    pub times: Vec<WinBody>,
    /// The weeks in which games were won, in order.
    pub weeks: Vec<WeekBody>,
}

impl StatisticsBody {
    /// Statistics with names in this language.
    #[must_use]
    pub fn new(statistics: Statistics, language: Language) -> Self {
        let Statistics {
            levels,
            days,
            daily,
            solved_days,
            calendar,
            techniques,
        } = statistics;
        let (levels, techniques) = (levels.into_iter(), techniques.into_iter());
        Self {
            levels: levels
                .map(|level| LevelStatisticsBody::new(level, language))
                .collect(),
            days: days.into(),
            daily: daily.into(),
            solved_days: solved_days.into_iter().map(SolvedDayBody::from).collect(),
            calendar: calendar.into_iter().map(DayBody::from).collect(),
            techniques: techniques.map(|(kind, taken)| (kind.id(), taken)).collect(),
        }
    }
}

impl From<DayCount> for DayBody {
    fn from(count: DayCount) -> Self {
        let DayCount { day, won } = count;
        Self { day, won }
    }
}

impl From<WinTime> for WinBody {
    fn from(win: WinTime) -> Self {
        Self {
            day: win.day,
            took_ms: millis(win.took),
            aided: win.is_aided,
        }
    }
}

impl From<WeekTimes> for WeekBody {
    fn from(week: WeekTimes) -> Self {
        Self {
            monday: week.monday,
            won: week.won,
            best_ms: millis(week.best),
            median_ms: millis(week.median),
        }
    }
}

impl From<SolvedDay> for SolvedDayBody {
    fn from(solved: SolvedDay) -> Self {
        let SolvedDay { day, is_on_time } = solved;
        Self {
            day,
            on_time: is_on_time,
        }
    }
}

impl From<Streak> for StreakBody {
    fn from(streak: Streak) -> Self {
        let Streak { current, longest } = streak;
        Self { current, longest }
    }
}

impl LevelStatisticsBody {
    fn new(level: LevelStatistics, language: Language) -> Self {
        let name = level.level.as_deref();
        Self {
            level_name: name.and_then(|level| level_name(language, level)),
            level: level.level,
            started: level.started,
            finished: level.finished,
            unaided: level.unaided,
            best_ms: level.best.map(millis),
            best_unaided_ms: level.best_unaided.map(millis),
            median_ms: level.median.map(millis),
            total_ms: millis(level.total),
            hints: level.hints_taken,
            times: level.wins.into_iter().map(WinBody::from).collect(),
            weeks: level.weeks.into_iter().map(WeekBody::from).collect(),
        }
    }
}
