//! Exercises of the course. They are generated from a seed, and the player's answers are judged one
//! at a time.

mod board;
mod clue;
mod judging;
mod lesson_board;
mod making;
mod marks;
mod reason;
mod rules;
mod subject;
mod trial;
mod verdict;

use std::fmt;

use novena_core::{Argument, Refusal};
use novena_lessons::HouseFilter;
use novena_techniques::{Deduction, Kind, Step};

pub use board::ExerciseBoard;
pub use clue::{Clue, NextClue};
pub use subject::Subject;
pub use verdict::{AnswerOutcome, AnswerReason, Verdict};

use crate::Random;

/// An exercise: a position and a task for the player.
#[derive(Clone, Debug)]
pub struct Exercise {
    /// The subject.
    pub subject: Subject,
    /// The board.
    pub board: ExerciseBoard,
    /// The technique to find, if the subject has techniques.
    pub kind: Option<Kind>,
    /// The player's task.
    pub action: ExerciseAction,
}

/// The player's task in an exercise.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ExerciseAction {
    /// Place digits.
    Place,
    /// Eliminate candidates.
    Strike,
}

impl ExerciseAction {
    /// A stable, machine-readable name.
    #[must_use]
    pub const fn id(self) -> &'static str {
        match self {
            Self::Place => "place",
            Self::Strike => "strike",
        }
    }
}

impl Exercise {
    /// The exercise for a subject and a seed, which is the same on every machine. Returns `None`
    /// only if `is_over` returns true before the exercise is complete.
    ///
    /// ```
    /// use novena_generator::{ExerciseAction, Exercise, Subject};
    /// use novena_techniques::Kind;
    ///
    /// let subject = Subject::of_lesson("x-wing").unwrap();
    /// let exercise = Exercise::make(subject, 7, &|| false).unwrap();
    /// assert_eq!((exercise.kind, exercise.action), (Some(Kind::X_WING), ExerciseAction::Strike));
    /// ```
    #[must_use]
    pub fn make(subject: Subject, seed: u32, is_over: &dyn Fn() -> bool) -> Option<Self> {
        let mut random = Random::new(seed.into());
        let (board, kind, action) = match subject {
            Subject::Rules => (rules::make(&mut random), None, ExerciseAction::Strike),
            Subject::Marks => (
                marks::make(&mut random, is_over)?,
                None,
                ExerciseAction::Strike,
            ),
            Subject::LastResort => (
                trial::make(&mut random, is_over)?,
                None,
                ExerciseAction::Strike,
            ),
            Subject::Kinds(kinds, filter) => {
                let (board, step) = making::make(kinds, filter, seed, &mut random, is_over)?;
                (board, Some(step.kind), ExerciseAction::of(&step))
            }
        };
        Some(Self {
            subject,
            board,
            kind,
            action,
        })
    }

    /// The player's task. The crate `novena_texts` puts it into words.
    #[must_use]
    pub const fn task(&self) -> ExerciseTask {
        ExerciseTask {
            subject: self.subject,
            kind: self.kind,
            action: self.action,
        }
    }
}

impl ExerciseAction {
    fn of(step: &Step) -> Self {
        match step.deductions.first() {
            Some(Deduction::Place(_)) => Self::Place,
            _ => Self::Strike,
        }
    }
}

/// The player's task in an exercise. It is put into words in the same way as a refusal.
#[derive(Clone, Copy, Debug)]
pub struct ExerciseTask {
    subject: Subject,
    kind: Option<Kind>,
    action: ExerciseAction,
}

impl Refusal for ExerciseTask {
    fn topic(&self) -> &'static str {
        "task"
    }

    fn id(&self) -> &'static str {
        match (self.subject, self.action) {
            (Subject::Rules, _) => "rules",
            (Subject::Marks, _) => "marks",
            (Subject::LastResort, _) => "last-resort",
            (Subject::Kinds(_, Some(HouseFilter::Box)), _) => "place-in-box",
            (Subject::Kinds(_, Some(HouseFilter::Line)), _) => "place-in-line",
            (Subject::Kinds(..), ExerciseAction::Place) => "place",
            (Subject::Kinds(..), ExerciseAction::Strike) => "strike",
        }
    }

    fn arguments(&self, give: &mut dyn FnMut(&'static str, Argument<'_>)) {
        if let Some(kind) = self.kind {
            give("technique", Argument::Technique(kind.id()));
        }
    }
}

impl fmt::Display for ExerciseTask {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.id())?;
        match self.kind {
            Some(kind) => write!(f, ": {kind}"),
            None => Ok(()),
        }
    }
}
