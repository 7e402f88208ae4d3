//! Exercises and drills that end in any place, and the progress that must be preserved.

use std::collections::{BTreeMap, BTreeSet};

use novena_saves::{
    CourseProgress, Day, DrillMode, DrillResult, ExerciseResult, LessonId, LessonProgress, Outcome,
};
use novena_shelf::{CourseBody, DrillBody, LessonBody};
use novena_store::{Store, StoreError};
use serde_json::Value;

use crate::Numbers;

const LESSONS: [&str; 2] = ["pointing", "x-wing"];
/// The number of seeds. A lesson keeps this many finds, so no find may be lost.
const SEEDS: usize = LessonProgress::COMPLETE;

/// A finished exercise or drill.
#[derive(Debug)]
pub(super) enum CourseResult {
    Exercise(ExerciseResult),
    Drill(DrillResult),
}

/// The acknowledged results of the course.
#[derive(Debug)]
pub(super) struct Results {
    today: Day,
    found: BTreeSet<(LessonId, u32)>,
    best: BTreeMap<LessonId, u32>,
}

impl Default for Results {
    fn default() -> Self {
        Self {
            today: "2026-11-15".parse().expect("this is a valid day"),
            found: BTreeSet::new(),
            best: BTreeMap::new(),
        }
    }
}

impl Results {
    pub(super) const fn today(&self) -> Day {
        self.today
    }

    pub(super) fn pass_days(&mut self, numbers: &mut Numbers) {
        self.today = self.today.after([1, 3, 7, 16][numbers.below(4)]);
    }

    /// The next finished exercise or drill.
    pub(super) fn next(&self, numbers: &mut Numbers) -> CourseResult {
        let lesson = numbers.one_of(&LESSONS).parse().expect("it is an id");
        if numbers.one_in(4) {
            return CourseResult::Drill(DrillResult {
                mode: DrillMode::Clock,
                lesson,
                score: number(numbers.below(30)),
            });
        }
        let outcomes = [Outcome::Found, Outcome::Missed];
        CourseResult::Exercise(ExerciseResult {
            lesson,
            seed: number(numbers.below(SEEDS)),
            outcome: numbers.one_of(&outcomes),
            today: self.today,
        })
    }

    /// Records that a place has stored a result and replied.
    pub(super) fn acknowledge(&mut self, result: &CourseResult, body: &Value) {
        match result {
            CourseResult::Exercise(ExerciseResult { lesson, seed, .. }) => {
                let found = body["found"].as_array().expect("a list of seeds");
                if found.contains(&(*seed).into()) {
                    self.found.insert((lesson.clone(), *seed));
                }
            }
            CourseResult::Drill(DrillResult { lesson, score, .. }) => {
                let best = self.best.entry(lesson.clone()).or_default();
                *best = *score.max(best);
            }
        }
    }

    /// Checks that the progress contains all results. Returns the number of exercises that count as
    /// found.
    pub(super) fn check(&self, course: &CourseProgress) -> Result<usize, String> {
        for (lesson, seed) in &self.found {
            let found = course.lesson(lesson.as_str());
            if !found.is_some_and(|lesson| lesson.found().contains(seed)) {
                return Err(format!("the exercise {seed} of {lesson} is lost"));
            }
        }
        for (lesson, &score) in &self.best {
            let best = course.lesson(lesson.as_str());
            if best.and_then(|lesson| lesson.best(DrillMode::Clock)) != Some(score) {
                return Err(format!("the drill of {lesson} with {score} is lost"));
            }
        }
        Ok(self.found.len())
    }

    /// The course progress as reported by a server.
    pub(super) fn report(&self, course: &CourseProgress) -> Result<Value, String> {
        let body = CourseBody::new(course, self.today);
        serde_json::to_value(body).map_err(|error| error.to_string())
    }
}

/// Records a result in a store. Returns the reply.
pub(super) fn record(store: &mut Store, result: &CourseResult) -> Result<Value, StoreError> {
    let body = match result {
        CourseResult::Exercise(result) => {
            let lesson = store.record_exercise(result)?;
            serde_json::to_value(LessonBody::new(&lesson, result.today))
        }
        CourseResult::Drill(result) => {
            serde_json::to_value(DrillBody::from(store.record_drill(result)?))
        }
    };
    Ok(body.expect("replies are JSON"))
}

fn number(below: usize) -> u32 {
    u32::try_from(below).expect("a small number")
}
