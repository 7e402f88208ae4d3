//! How far a player is in the course.

use std::collections::BTreeMap;

use novena_saves::{CourseProgress, Day, DrillMode, DrillRecord, LessonProgress};
use serde::Serialize;

/// How far the player is in the course.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct CourseBody {
    /// The lessons of which something is known, by their ids; `all` has the results of drills
    /// over all lessons.
    pub lessons: BTreeMap<String, LessonBody>,
    /// All exercises to repeat today, those that have waited longest first.
    pub due: Vec<DueBody>,
}

/// How far the player is in a lesson.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct LessonBody {
    /// The seeds of exercises that were found unaided, nine at most.
    pub found: Vec<u32>,
    /// Whether five were found.
    pub mastered: bool,
    /// Whether nine were found.
    pub complete: bool,
    /// The exercises that were missed and come back.
    pub missed: Vec<MissedBody>,
    /// The seeds of those to repeat today, those that have waited longest first.
    pub due: Vec<u32>,
    /// The last day on which an exercise was recorded.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub last: Option<String>,
    /// The best scores of drills.
    pub best: BestBody,
}

/// An exercise that was missed and comes back.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct MissedBody {
    /// The seed of the exercise.
    pub seed: u32,
    /// The day on which it was first missed: `2026-11-15`.
    pub since: String,
    /// On how many days it was missed or found when it was due.
    pub tries: u32,
    /// How often it was found when it was due, since it was missed last: 0 to 3.
    pub stage: u8,
    /// The day on which it comes back.
    pub due: String,
}

/// An exercise to repeat.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct DueBody {
    /// The id of the lesson.
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

/// What a drill that has ended is worth.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct DrillBody {
    /// The best score of all drills of this kind in this lesson.
    pub best: u32,
    /// Whether the drill that has ended was the first with that score.
    pub is_new: bool,
}

impl CourseBody {
    /// How far the player is on a day.
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
    /// How far the player is in a lesson on a day.
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
