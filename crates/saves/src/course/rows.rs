//! The rows of the course among the settings.

use serde_json::Value;

use super::{CourseProgress, DrillRecord, DrillResult, ExerciseResult, LessonProgress};
use crate::{Setting, Settings};

/// The prefix of the names of the course's rows.
const PREFIX: &str = "course.";

/// Whether a row of the settings belongs to the course.
pub(crate) fn is_course(name: &str) -> bool {
    name.starts_with(PREFIX)
}

/// The merged course row, if it differs from ours.
///
/// The value of the merged row is the join of both values. If the row that wins by its count
/// already has this value, that row is kept. Otherwise, the joined value counts as a further change
/// by this library. The new row is then sent on, and even older programs keep it, because they
/// compare only the counts.
pub(crate) fn merged(ours: Option<&Setting>, theirs: &Setting, library: &str) -> Option<Setting> {
    let Some(ours) = ours else {
        return Some(theirs.clone());
    };
    let (our_progress, their_progress) = (progress(ours), progress(theirs));
    let mut joined = our_progress.clone();
    joined.join(&their_progress);
    let is_theirs_later = theirs.wins_over(ours);
    match (joined == our_progress, joined == their_progress) {
        (_, true) if is_theirs_later => Some(theirs.clone()),
        (true, true) => None,
        (true, false) if !is_theirs_later => None,
        _ => Some(Setting {
            value: Some(joined.to_value()),
            count: ours.count.max(theirs.count).saturating_add(1),
            library: library.to_owned(),
        }),
    }
}

/// The progress in a row; empty if the row has no value.
fn progress(row: &Setting) -> LessonProgress {
    let value = row.value.as_ref();
    value.map(LessonProgress::from_value).unwrap_or_default()
}

impl Settings {
    /// The player's progress in the course.
    #[must_use]
    pub fn course(&self) -> CourseProgress {
        let lessons = self.course_rows();
        let known = lessons.filter_map(|(lesson, progress)| Some((lesson.parse().ok()?, progress)));
        CourseProgress {
            lessons: known.collect(),
        }
    }

    /// The course rows by lesson name, including lessons from newer programs.
    pub fn course_rows(&self) -> impl Iterator<Item = (&str, LessonProgress)> {
        let rows = self.0.iter().filter(|(_, row)| row.value.is_some());
        rows.filter_map(|(name, row)| Some((name.strip_prefix(PREFIX)?, progress(row))))
    }

    /// Records the outcome of an exercise in this library. Returns the progress in its lesson, and
    /// the name of the row if the row changed.
    pub fn record_exercise(
        &mut self,
        result: &ExerciseResult,
        library: &str,
    ) -> (LessonProgress, Option<String>) {
        let mut progress = self.lesson(result.lesson.as_str());
        progress.record_exercise(result.seed, result.outcome, result.today);
        let changed = self.keep_lesson(result.lesson.as_str(), &progress, library);
        (progress, changed)
    }

    /// Records the result of a drill in this library. Returns how the result compares with the best
    /// one, and the name of the row if the row changed.
    pub fn record_drill(
        &mut self,
        result: &DrillResult,
        library: &str,
    ) -> (DrillRecord, Option<String>) {
        let mut progress = self.lesson(result.lesson.as_str());
        let record = progress.record_drill(result.mode, result.score);
        let changed = self.keep_lesson(result.lesson.as_str(), &progress, library);
        (record, changed)
    }

    /// Joins progress in a lesson that was read from an export file. Returns the name of the row if
    /// the row changed.
    pub fn join_lesson(
        &mut self,
        lesson: &str,
        theirs: &LessonProgress,
        library: &str,
    ) -> Option<String> {
        let mut progress = self.lesson(lesson);
        progress.join(theirs);
        self.keep_lesson(lesson, &progress, library)
    }

    fn lesson(&self, lesson: &str) -> LessonProgress {
        let row = self.0.get(&format!("{PREFIX}{lesson}"));
        row.map(progress).unwrap_or_default()
    }

    /// Sets the progress in a lesson, and returns the name of its row if the row changed.
    fn keep_lesson(
        &mut self,
        lesson: &str,
        progress: &LessonProgress,
        library: &str,
    ) -> Option<String> {
        if self.lesson(lesson) == *progress {
            return None;
        }
        let name = format!("{PREFIX}{lesson}");
        let count = self.0.get(&name).map_or(0, |row| row.count);
        let row = Setting {
            value: Some(progress.to_value()),
            count: count.saturating_add(1),
            library: library.to_owned(),
        };
        self.0.insert(name.clone(), row);
        Some(name)
    }

    /// The value of a row whose text is not valid JSON. Course rows keep that text as it is; other
    /// settings discard it.
    #[must_use]
    pub fn damaged_value(name: &str, text: String) -> Option<Value> {
        is_course(name).then_some(Value::String(text))
    }
}
