//! A player's results in the course.

use serde::{Deserialize, Serialize};

use super::LessonId;
use crate::Day;

/// The outcome of an exercise.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Outcome {
    /// The exercise was solved without a clue and without a wrong answer.
    Found,
    /// The exercise was missed, and will be repeated.
    Missed,
}

/// A finished exercise.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ExerciseResult {
    /// The lesson of the exercise.
    pub lesson: LessonId,
    /// The seed from which the exercise was generated.
    pub seed: u32,
    /// The outcome.
    pub outcome: Outcome,
    /// The day of the result, in the player's calendar.
    pub today: Day,
}

/// The two kinds of drills.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum DrillMode {
    /// Against the clock.
    Clock,
    /// With three hearts.
    Hearts,
}

impl DrillMode {
    /// Both kinds.
    pub const ALL: [Self; 2] = [Self::Clock, Self::Hearts];

    /// The name of the drill kind in files.
    #[must_use]
    pub const fn id(self) -> &'static str {
        match self {
            Self::Clock => "clock",
            Self::Hearts => "hearts",
        }
    }
}

/// A finished drill.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct DrillResult {
    /// The kind of drill.
    pub mode: DrillMode,
    /// The lesson, or [`LessonId::all`].
    pub lesson: LessonId,
    /// The score; more is better.
    pub score: u32,
}

/// The result of a finished drill, compared with the best one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct DrillRecord {
    /// The best score of all drills of this kind in this lesson.
    pub best: u32,
    /// Whether the finished drill was the first to reach that score.
    pub is_new: bool,
}
