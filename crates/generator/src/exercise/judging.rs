//! Judges answers to exercises about techniques.

use novena_core::{Candidate, Solution};
use novena_lessons::HouseFilter;
use novena_techniques::{Deduction, Kind, Position, Reasoner, Step, technique};
use std::ops::ControlFlow;

use super::making::lesson_steps;
use super::reason::{why_not, why_not_placed, why_right};
use super::subject::passes;
use super::{AnswerOutcome, AnswerReason, ExerciseBoard, Subject, Verdict};
use super::{marks, rules, trial};

impl Subject {
    /// Judges an answer, given the deductions found before. Returns `None` if the board is not an
    /// exercise board, which means that its givens do not have exactly one solution or that its
    /// contents contradict that solution.
    ///
    /// ```
    /// use novena_generator::{AnswerOutcome, Exercise, Subject};
    ///
    /// let subject = Subject::of_lesson("x-wing").unwrap();
    /// let exercise = Exercise::make(subject, 7, &|| false).unwrap();
    /// let step = subject.due_step(&exercise.board, &[]).unwrap();
    /// let mut found = Vec::new();
    /// for &answer in &step.deductions {
    ///     let verdict = subject.judge(&exercise.board, &found, answer).unwrap();
    ///     assert_eq!(verdict.outcome, AnswerOutcome::Right);
    ///     found = verdict.found;
    /// }
    /// assert_eq!(found, step.deductions);
    /// ```
    #[must_use]
    pub fn judge(
        self,
        board: &ExerciseBoard,
        found: &[Deduction],
        answer: Deduction,
    ) -> Option<Verdict> {
        match self {
            Self::Rules => rules::judge(board, found, answer),
            Self::Marks => marks::judge(board, found, answer),
            Self::LastResort => trial::judge(board, found, answer),
            Self::Kinds(kinds, filter) => {
                let (position, solution) = board.position()?;
                let case = Case {
                    steps: lesson_steps(&position, kinds, filter),
                    position,
                    solution,
                    kinds,
                    filter,
                    found,
                };
                Some(case.judge(answer))
            }
        }
    }

    /// All steps of the lesson's techniques on a board. The player only has to find one of them.
    #[must_use]
    pub fn steps(self, board: &ExerciseBoard) -> Vec<Step> {
        match (self, board.position()) {
            (Self::Kinds(kinds, filter), Some((position, _))) => {
                lesson_steps(&position, kinds, filter)
            }
            _ => Vec::new(),
        }
    }

    /// The step of the lesson's techniques that is closest to completion, including the reasons for
    /// its links.
    #[must_use]
    pub fn due_step(self, board: &ExerciseBoard, found: &[Deduction]) -> Option<Step> {
        let Self::Kinds(kinds, filter) = self else {
            return None;
        };
        let (position, _) = board.position()?;
        let steps = lesson_steps(&position, kinds, filter);
        let step = furthest(&steps, found)?.clone();
        Some(step.with_reasons(&position))
    }
}

/// An exercise with the deductions found so far.
struct Case<'a> {
    steps: Vec<Step>,
    position: Position,
    solution: Solution,
    kinds: &'static [Kind],
    filter: Option<HouseFilter>,
    found: &'a [Deduction],
}

impl Case<'_> {
    fn judge(&self, answer: Deduction) -> Verdict {
        let candidate = answer.candidate();
        if let Some(reason) = self.on_board(answer) {
            return self.verdict(AnswerOutcome::Known, answer, reason, self.found.to_vec());
        }
        let mut shown = self.steps.iter().filter_map(|step| {
            let parts = parts(step, &self.position, answer);
            (!parts.is_empty()).then_some((step, parts))
        });
        // If several steps lead to the answer, the one closest to completion counts.
        let along = |step: &Step| count_found(step, self.found);
        let first = shown.next();
        let best = shown.fold(first, |best, other| match best {
            Some(best) if along(best.0) >= along(other.0) => Some(best),
            _ => Some(other),
        });
        if let Some((step, parts)) = best {
            if parts.iter().all(|part| self.found.contains(part)) {
                let reason = AnswerReason::Again;
                return self.verdict(AnswerOutcome::Known, answer, reason, self.found.to_vec());
            }
            let mut found = self.found.to_vec();
            found.extend(parts.iter().filter(|part| !self.found.contains(part)));
            let reason = why_right(step, &self.position, answer, parts[0]);
            return self.verdict(AnswerOutcome::Right, answer, reason, found);
        }
        let found = self.found.to_vec();
        if !self.is_true(answer) {
            let reason = match answer {
                Deduction::Place(_) => why_not_placed(self.kinds, &self.position, candidate),
                Deduction::Eliminate(_) => {
                    let step = self.nearest(candidate);
                    step.map_or(AnswerReason::Belongs, |step| {
                        why_not(step, &self.position, candidate)
                    })
                }
            };
            return self.verdict(AnswerOutcome::Wrong, answer, reason, found);
        }
        match self.easier(answer) {
            Some(kind) => {
                let reason = AnswerReason::Shown(kind);
                self.verdict(AnswerOutcome::Easier, answer, reason, found)
            }
            None => self.verdict(AnswerOutcome::Guess, answer, AnswerReason::Unshown, found),
        }
    }

    fn verdict(
        &self,
        outcome: AnswerOutcome,
        answer: Deduction,
        reason: AnswerReason,
        found: Vec<Deduction>,
    ) -> Verdict {
        let step = furthest(&self.steps, &found);
        let left = step.map_or(0, |step| step.deductions.len() - count_found(step, &found));
        Verdict {
            outcome,
            answer,
            reason,
            left,
            step: step.map(|step| step.clone().with_reasons(&self.position)),
            found,
        }
    }

    /// If the board already shows what an answer states, returns the reason.
    fn on_board(&self, answer: Deduction) -> Option<AnswerReason> {
        let candidate = answer.candidate();
        if self.position.placed(candidate.cell).is_some() {
            return Some(AnswerReason::Filled);
        }
        let is_strike = matches!(answer, Deduction::Eliminate(_));
        (is_strike && !self.position.has(candidate)).then_some(AnswerReason::Gone)
    }

    fn is_true(&self, answer: Deduction) -> bool {
        let Candidate { cell, digit } = answer.candidate();
        (self.solution[cell] == digit) == matches!(answer, Deduction::Place(_))
    }

    /// The step that a wrong answer was probably aiming at. It either removes the answer's digit or
    /// has already been started by the player.
    fn nearest(&self, candidate: Candidate) -> Option<&Step> {
        let removes = |step: &&Step| {
            let mut removed = step.eliminations();
            removed.any(|other| other.digit == candidate.digit)
        };
        let same: Vec<Step> = self.steps.iter().filter(removes).cloned().collect();
        let begun = || {
            let step = furthest(&self.steps, self.found)?;
            (count_found(step, self.found) > 0).then_some(step)
        };
        let chosen = furthest(&same, self.found).or_else(begun)?;
        self.steps.iter().find(|step| *step == chosen)
    }

    /// The easiest technique that proves the answer and precedes the due technique. It may apply
    /// either in the position itself or after the deductions found so far.
    fn easier(&self, answer: Deduction) -> Option<Kind> {
        let mut later = self.position.clone();
        for &deduction in self.found {
            later.deduce(deduction).ok()?;
        }
        let positions = [&self.position, &later];
        let due = furthest(&self.steps, &[]).map(|step| step.kind);
        let due = due.or_else(|| self.kinds.iter().max().copied())?;
        let before = |kind: Kind| kind < due && !self.kinds.contains(&kind);
        let easier = Reasoner::standard().only(before);
        let mut kinds = easier.kinds().filter(|kind| !kind.is_last_resort());
        let by_easier = kinds.find(|&kind| {
            let mut positions = positions.iter();
            positions.any(|position| shows(position, kind, None, answer))
        });
        let in_boxes = || {
            let is_lines = self.filter == Some(HouseFilter::Line);
            let mut kinds = self.kinds.iter().filter(|_| is_lines);
            kinds.find(|&&kind| shows(&self.position, kind, Some(HouseFilter::Box), answer))
        };
        by_easier.or_else(|| in_boxes().copied())
    }
}

/// Whether a technique has a step that leads to the answer.
fn shows(position: &Position, kind: Kind, filter: Option<HouseFilter>, answer: Deduction) -> bool {
    let Some(technique) = technique(kind) else {
        return false;
    };
    let found = technique.find(position, &mut |step| {
        if passes(filter, &step) && !parts(&step, position, answer).is_empty() {
            return ControlFlow::Break(());
        }
        ControlFlow::Continue(())
    });
    found.is_break()
}

/// The deductions of a step that an answer covers. The answer may express them differently: if a
/// step leaves one candidate in a cell, placing that candidate eliminates the others; if a step
/// places a digit in a cell with two candidates, eliminating the other candidate is equivalent.
fn parts(step: &Step, position: &Position, answer: Deduction) -> Vec<Deduction> {
    if step.deductions.contains(&answer) {
        return vec![answer];
    }
    let Candidate { cell, digit } = answer.candidate();
    let others = position[cell].without(digit);
    let conclusions: Vec<Deduction> = match answer {
        Deduction::Place(_) => others
            .iter()
            .map(|other| Deduction::Eliminate(cell.with(other)))
            .collect(),
        Deduction::Eliminate(_) => match others.single() {
            Some(other) if position[cell].contains(digit) => {
                vec![Deduction::Place(cell.with(other))]
            }
            _ => Vec::new(),
        },
    };
    let is_shown = conclusions
        .iter()
        .all(|part| step.deductions.contains(part));
    if is_shown { conclusions } else { Vec::new() }
}

fn count_found(step: &Step, found: &[Deduction]) -> usize {
    let deductions = step.deductions.iter();
    deductions.filter(|part| found.contains(part)).count()
}

/// The step that is closest to completion. If several are equally close, it is the easiest of them,
/// which is the step that is due.
pub(super) fn furthest<'a>(steps: &'a [Step], found: &[Deduction]) -> Option<&'a Step> {
    let key = |step: &Step| {
        let count = count_found(step, found);
        let left = step.deductions.len() - count;
        // A complete step comes first.
        (left > 0, std::cmp::Reverse(count), step.turn())
    };
    steps.iter().min_by_key(|step| key(step))
}
