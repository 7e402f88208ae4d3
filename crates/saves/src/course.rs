//! The player's progress in the course: the exercises found, the exercises to repeat and their
//! dates, and the best drill results.
//!
//! Each lesson has a row among the settings, such as `course.x-wing`, which is merged by
//! [`LessonProgress::join`] and hidden from code that reads and saves settings.

mod lesson_id;
mod lesson_progress;
mod missed_exercise;
mod results;
mod rows;
mod shape;

use std::collections::BTreeMap;

pub use lesson_id::{LessonId, NotALesson};
pub use lesson_progress::LessonProgress;
pub use missed_exercise::MissedExercise;
pub use results::{DrillMode, DrillRecord, DrillResult, ExerciseResult, Outcome};
pub(crate) use rows::{is_course, merged};

use crate::Day;

/// A player's progress in every lesson.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct CourseProgress {
    /// The lessons with any progress.
    pub lessons: BTreeMap<LessonId, LessonProgress>,
}

impl CourseProgress {
    /// The progress in a lesson.
    #[must_use]
    pub fn lesson(&self, id: &str) -> Option<&LessonProgress> {
        self.lessons.get(id)
    }

    /// The exercises to repeat on a day, the longest overdue first.
    #[must_use]
    pub fn due(&self, today: Day) -> Vec<(&LessonId, u32)> {
        let mut due: Vec<(Day, &LessonId, u32)> = Vec::new();
        for (id, lesson) in &self.lessons {
            due.extend(lesson.due_days(today).map(|(day, seed)| (day, id, seed)));
        }
        due.sort();
        due.into_iter().map(|(_, id, seed)| (id, seed)).collect()
    }
}
