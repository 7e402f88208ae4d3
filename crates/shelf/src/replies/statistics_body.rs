//! A player's statistics.

use std::collections::BTreeMap;

use novena_saves::{DayCount, LevelStatistics, SolvedDay, Statistics, Streak, WeekTimes, WinTime};
use novena_texts::Language;
use serde::Serialize;

use super::{level_name, millis};

/// The player's statistics.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct StatisticsBody {
    /// The statistics of each level; games without a level come first.
    pub levels: Vec<LevelStatisticsBody>,
    /// Streaks of days with a win.
    pub days: StreakBody,
    /// Streaks of days whose daily puzzle was won on the same day, at any level.
    pub daily: StreakBody,
    /// The days whose daily puzzle was won, on the same day or later, in order.
    pub solved_days: Vec<SolvedDayBody>,
    /// The days with a win, in order.
    pub calendar: Vec<DayBody>,
    /// The number of hints taken for each technique, across all levels. A hint counts once, even if
    /// several of its rungs were shown.
    pub techniques: BTreeMap<&'static str, u64>,
}

/// A day whose daily puzzle was won, at any level.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct SolvedDayBody {
    /// The day, such as `2026-11-15`.
    pub day: String,
    /// Whether it was won on that day.
    pub on_time: bool,
}

/// The number of games won on a day.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct DayBody {
    /// The player's date, such as `2026-11-15`.
    pub day: String,
    /// The number of games won.
    pub won: u64,
}

/// A win.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct WinBody {
    /// The player's date, if known.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub day: Option<String>,
    /// The time it took.
    pub took_ms: u64,
    /// Whether a hint was taken.
    pub aided: bool,
}

/// The games won in one week.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct WeekBody {
    /// The first day of the week.
    pub monday: String,
    /// The number of games won.
    pub won: u64,
    /// The shortest time.
    pub best_ms: u64,
    /// The median time.
    pub median_ms: u64,
}

/// A streak of consecutive days.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct StreakBody {
    /// The current streak. Today counts once it has a win; until then the streak ends yesterday.
    pub current: u64,
    /// The longest streak.
    pub longest: u64,
}

/// The player's statistics at one level.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct LevelStatisticsBody {
    /// The level, as stored in the games.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub level: Option<String>,
    /// The level's name in the language of the request, if the level is one of ours.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub level_name: Option<String>,
    /// The number of games started.
    pub started: u64,
    /// The number of games won.
    pub finished: u64,
    /// The number of games won without a hint.
    pub unaided: u64,
    /// The best time.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub best_ms: Option<u64>,
    /// The best time without a hint.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub best_unaided_ms: Option<u64>,
    /// The median time.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub median_ms: Option<u64>,
    /// The total time played.
    pub total_ms: u64,
    /// The total number of hints taken. A hint counts once, even if several of its rungs were
    /// shown.
    pub hints: u64,
    /// The wins in the order of their days; those without a day come first.
    pub times: Vec<WinBody>,
    /// The weeks with a win, in order.
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
