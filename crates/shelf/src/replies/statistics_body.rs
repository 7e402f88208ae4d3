//! How a player has fared.

use std::collections::BTreeMap;

use novena_saves::{LevelStatistics, Statistics, Streak};
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
    /// Days on which their own daily puzzle was won.
    pub daily: StreakBody,
    /// How many hints were taken for each technique, at all levels together.
    pub techniques: BTreeMap<&'static str, u64>,
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
    /// How many hints were taken in all.
    pub hints: u64,
}

impl StatisticsBody {
    /// Statistics with names in this language.
    #[must_use]
    pub fn new(statistics: Statistics, language: Language) -> Self {
        let Statistics {
            levels,
            days,
            daily,
        } = statistics;
        let mut techniques = BTreeMap::new();
        for (kind, rungs) in levels.iter().flat_map(|level| level.hints.by_kind()) {
            let taken = rungs.into_iter().max().unwrap_or_default();
            *techniques.entry(kind.id()).or_default() += u64::from(taken);
        }
        let levels = levels.into_iter();
        Self {
            levels: levels
                .map(|level| LevelStatisticsBody::new(level, language))
                .collect(),
            days: days.into(),
            daily: daily.into(),
            techniques,
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
            hints: u64::from(level.hints.taken()),
            level_name: name.and_then(|level| level_name(language, level)),
            level: level.level,
            started: level.started,
            finished: level.finished,
            best_ms: level.best.map(millis),
            best_unaided_ms: level.best_unaided.map(millis),
            median_ms: level.median.map(millis),
            total_ms: millis(level.total),
        }
    }
}
