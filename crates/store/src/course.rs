//! The player's progress in the course.

use novena_saves::{
    CourseProgress, DrillRecord, DrillResult, ExerciseResult, LessonProgress, Settings,
};

use crate::{Result, Store, settings};

impl Store {
    /// The player's progress in every lesson.
    ///
    /// ```
    /// use novena_store::{Day, ExerciseResult, Outcome, Store};
    ///
    /// # let folder = std::env::temp_dir().join(format!("novena-course-{}", std::process::id()));
    /// let mut store = Store::open(&folder)?.store;
    /// let today: Day = "2026-11-15".parse().expect("this is a valid day");
    /// let lesson = "x-wing".parse().expect("it is the id of a lesson");
    /// let outcome = Outcome::Missed;
    /// store.record_exercise(&ExerciseResult { lesson, seed: 7, outcome, today })?;
    /// let course = store.course()?;
    /// assert_eq!(course.due(today.after(1)).len(), 1);
    /// # drop(store);
    /// # std::fs::remove_dir_all(&folder).unwrap();
    /// # Ok::<(), novena_store::StoreError>(())
    /// ```
    pub fn course(&self) -> Result<CourseProgress> {
        Ok(settings::read(&self.connection)?.course())
    }

    /// Records the outcome of an exercise, and returns the progress in its lesson. An
    /// outcome that is reported twice counts only once.
    pub fn record_exercise(&mut self, result: &ExerciseResult) -> Result<LessonProgress> {
        self.record(|known, own| known.record_exercise(result, own))
    }

    /// Records the result of a drill, and returns how it compares with the best result.
    pub fn record_drill(&mut self, result: &DrillResult) -> Result<DrillRecord> {
        self.record(|known, own| known.record_drill(result, own))
    }

    /// Changes a course row, if needed.
    fn record<T>(
        &mut self,
        change: impl FnOnce(&mut Settings, &str) -> (T, Option<String>),
    ) -> Result<T> {
        let own = self.own.clone();
        let transaction = self.writing()?;
        let mut known = settings::read(&transaction)?;
        let (answer, changed) = change(&mut known, &own);
        settings::write(&transaction, &known, changed.as_slice())?;
        transaction.commit()?;
        Ok(answer)
    }
}
