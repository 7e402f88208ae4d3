//! A player's progress in the course.

use std::collections::BTreeMap;

use novena_saves::{CourseProgress, Day, DrillMode, DrillRecord, LessonProgress};
use serde::Serialize;

/// The player's progress in the course.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct CourseBody {
    /// The lessons with progress, by ID; `all` contains the results of drills across all lessons.
    pub lessons: BTreeMap<String, LessonBody>,
    /// The exercises to repeat today, longest overdue first.
    pub due: Vec<DueBody>,
}

/// The player's progress in a lesson.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct LessonBody {
    /// The seeds of exercises solved without help, at most nine.
    pub found: Vec<u32>,
    /// Whether at least five were solved without help.
    pub mastered: bool,
    /// Whether nine were solved without help.
    pub complete: bool,
    /// The missed exercises, which will be repeated.
    pub missed: Vec<MissedBody>,
    /// The seeds of exercises to repeat today, longest overdue first.
    pub due: Vec<u32>,
    /// The day of the last recorded exercise.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub last: Option<String>,
    /// The best scores of drills.
    pub best: BestBody,
}

/// A missed exercise, which will be repeated.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct MissedBody {
    /// The seed of the exercise.
    pub seed: u32,
    /// The day it was first missed, such as `2026-11-15`.
    pub since: String,
    /// The number of days on which it was due and either missed or solved.
    pub tries: u32,
    /// How many times it has been solved when due since the last miss: 0 to 3.
    pub stage: u8,
    /// The day of the next repetition.
    pub due: String,
}

/// An exercise to repeat.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct DueBody {
    /// The ID of the lesson.
    pub lesson: String,
    /// The seed of the exercise.
    pub seed: u32,
}

/// The best scores of the two kinds of drills.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct BestBody {
    /// Against the clock.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub clock: Option<u32>,
    /// With three hearts.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub hearts: Option<u32>,
}

/// The result of a finished drill compared with the best.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct DrillBody {
    /// The best score in drills of this kind in this lesson.
    pub best: u32,
    /// Whether this drill was the first to reach that score.
    pub is_new: bool,
}

impl CourseBody {
    /// The progress as of a day.
    #[must_use]
    pub fn new(course: &CourseProgress, today: Day) -> Self {
        let lessons = course.lessons.iter();
        let due = course.due(today).into_iter();
        Self {
            lessons: lessons
                .map(|(id, lesson)| (id.to_string(), LessonBody::new(lesson, today)))
                .collect(),
            due: due
                .map(|(lesson, seed)| DueBody {
                    lesson: lesson.to_string(),
                    seed,
                })
                .collect(),
        }
    }
}

impl LessonBody {
    /// The progress in a lesson as of a day.
    #[must_use]
    pub fn new(lesson: &LessonProgress, today: Day) -> Self {
        let missed = lesson.missed().filter_map(|(seed, since, missed)| {
            Some(MissedBody {
                seed,
                since: since.to_string(),
                tries: missed.tries(),
                stage: missed.stage(),
                due: missed.due()?.to_string(),
            })
        });
        Self {
            found: lesson.found().iter().copied().collect(),
            mastered: lesson.is_mastered(),
            complete: lesson.is_complete(),
            missed: missed.collect(),
            due: lesson.due(today),
            last: lesson.last().map(|day| day.to_string()),
            best: BestBody {
                clock: lesson.best(DrillMode::Clock),
                hearts: lesson.best(DrillMode::Hearts),
            },
        }
    }
}

impl From<DrillRecord> for DrillBody {
    fn from(record: DrillRecord) -> Self {
        Self {
            best: record.best,
            is_new: record.is_new,
        }
    }
}
