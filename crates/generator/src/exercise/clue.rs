//! Help with an exercise, which becomes more detailed from rung to rung.

use std::fmt;

use novena_core::{Argument, Cell, House, Refusal};
use novena_techniques::{Deduction, Step};

use super::{AnswerReason, ExerciseBoard, Subject, Verdict, marks, trial};

/// Help with an exercise.
#[derive(Clone, Debug)]
pub enum Clue {
    /// A step of the lesson's techniques, which is shown as a hint.
    Step(Box<Step>),
    /// The next thing to find, if the subject is not a technique.
    Next(Box<NextClue>),
}

/// The next thing to find, if the subject is not a technique. The sentence depends on the rung:
/// rung 1 tells the player what to look for, rung 2 where to look, and rung 3 and above reveal
/// everything.
#[derive(Clone, Debug)]
pub struct NextClue {
    subject: Subject,
    rung: usize,
    /// The verdict that the player would get for the right answer.
    pub verdict: Verdict,
}

impl Subject {
    /// Returns help with a step, taking into account the deductions found so far. Returns `None` if
    /// nothing is left to find, or if the board is not an exercise board.
    #[must_use]
    pub fn clue(self, board: &ExerciseBoard, found: &[Deduction], rung: usize) -> Option<Clue> {
        let next = match self {
            Self::Kinds(..) => {
                let step = self.due_step(board, found)?;
                return Some(Clue::Step(Box::new(step)));
            }
            Self::Rules => {
                let cell = board.digits.conflicting().first()?;
                Deduction::Eliminate(cell.with(board.digits[cell]?))
            }
            Self::Marks => {
                let mut stale = marks::stale(board).into_iter();
                stale.find(|mark| !found.contains(mark))?
            }
            Self::LastResort => {
                let (position, _) = board.position()?;
                Deduction::Eliminate(trial::refuted(&position)?.0)
            }
        };
        let verdict = self.judge(board, found, next)?;
        Some(Clue::Next(Box::new(NextClue {
            subject: self,
            rung,
            verdict,
        })))
    }
}

impl NextClue {
    /// The house that the player should look at. Only rung 2 and above reveal it.
    #[must_use]
    pub const fn house(&self) -> Option<House> {
        match self.verdict.reason {
            AnswerReason::Clash(house, _) if self.rung >= 2 => Some(house),
            _ => None,
        }
    }

    /// The cell that the player should look at. Only rung 2 and above reveal it.
    #[must_use]
    pub fn cell(&self) -> Option<Cell> {
        (self.rung >= 2 && self.house().is_none()).then(|| self.verdict.answer.candidate().cell)
    }

    /// The answer. Only rung 3 and above reveal it.
    #[must_use]
    pub fn answer(&self) -> Option<Deduction> {
        (self.rung >= 3).then_some(self.verdict.answer)
    }
}

impl Refusal for NextClue {
    fn topic(&self) -> &'static str {
        match self.answer() {
            Some(_) => self.verdict.topic(),
            None => "clue",
        }
    }

    fn id(&self) -> &'static str {
        match (self.answer(), self.house(), self.cell(), self.subject) {
            (Some(_), ..) => self.verdict.id(),
            (None, Some(_), ..) => "look-house",
            (None, None, Some(_), _) => "look-cell",
            (None, None, None, Subject::Rules) => "rules",
            (None, None, None, Subject::Marks) => "marks",
            (None, None, None, _) => "last-resort",
        }
    }

    fn arguments(&self, give: &mut dyn FnMut(&'static str, Argument<'_>)) {
        if self.answer().is_some() {
            return self.verdict.arguments(give);
        }
        if let Some(house) = self.house() {
            give("house", house.as_set().into());
        }
        if let Some(cell) = self.cell() {
            give("cell", cell.into());
        }
    }
}

impl fmt::Display for NextClue {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.id())
    }
}
