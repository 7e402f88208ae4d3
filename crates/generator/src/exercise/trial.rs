//! Exercises on a candidate that singles alone refute, for the lesson on last resorts.

use novena_core::{Candidate, Contradiction};
use novena_techniques::{Deduction, Position, Reasoner};

use super::making::{SINGLES, hard_end, search};
use super::reason::why_not_placed;
use super::{AnswerOutcome, AnswerReason, ExerciseBoard, Verdict};
use crate::{PuzzleShape, Random};

/// A position in which a cell has two candidates and singles refute one of them.
pub(super) fn make(random: &mut Random, is_over: &dyn Fn() -> bool) -> Option<ExerciseBoard> {
    search(
        &PuzzleShape::default(),
        random.next_u64(),
        is_over,
        |made| {
            let start = Position::new(&made.puzzle).ok()?.assuming_uniqueness(true);
            let position = hard_end(start)?;
            refuted(&position)?;
            Some(ExerciseBoard::of(&position, made.puzzle, true))
        },
    )
}

/// A candidate that singles refute, in a cell with two candidates, and the resulting contradiction.
pub(super) fn refuted(position: &Position) -> Option<(Candidate, Contradiction)> {
    let cells = position.bivalue_cells().iter();
    let mut candidates =
        cells.flat_map(|cell| position[cell].iter().map(move |digit| cell.with(digit)));
    candidates.find_map(|candidate| Some((candidate, breaks(position, candidate)?)))
}

/// The contradiction that singles reach after a candidate is placed, if any.
pub(super) fn breaks(position: &Position, candidate: Candidate) -> Option<Contradiction> {
    let mut trial = position.clone();
    match trial.deduce(Deduction::Place(candidate)) {
        Err(contradiction) => Some(contradiction),
        Ok(()) => Reasoner::of(SINGLES).path(trial).contradiction,
    }
}

pub(super) fn judge(
    board: &ExerciseBoard,
    found: &[Deduction],
    answer: Deduction,
) -> Option<Verdict> {
    let (position, solution) = board.position()?;
    let Candidate { cell, digit } = answer.candidate();
    let mut found = found.to_vec();
    // Placing one of two candidates eliminates the other.
    let struck = match answer {
        Deduction::Eliminate(candidate) => Some(candidate),
        Deduction::Place(_) => {
            let other = position[cell].without(digit).single();
            other.map(|other| cell.with(other))
        }
    };
    let is_true = (solution[cell] == digit) == matches!(answer, Deduction::Place(_));
    let is_gone = |candidate: &Candidate| !position.has(*candidate);
    let (outcome, reason) = if position.placed(cell).is_some() {
        (AnswerOutcome::Known, AnswerReason::Filled)
    } else if struck.is_some_and(|struck| found.contains(&Deduction::Eliminate(struck))) {
        (AnswerOutcome::Known, AnswerReason::Again)
    } else if matches!(answer, Deduction::Eliminate(_)) && struck.as_ref().is_some_and(is_gone) {
        (AnswerOutcome::Known, AnswerReason::Gone)
    } else if !is_true {
        let reason = match answer {
            Deduction::Eliminate(_) => AnswerReason::Belongs,
            Deduction::Place(candidate) => match breaks(&position, candidate) {
                Some(contradiction) if position.has(candidate) => {
                    AnswerReason::Breaks(contradiction)
                }
                _ => why_not_placed(&[], &position, candidate),
            },
        };
        (AnswerOutcome::Wrong, reason)
    } else {
        match struck.and_then(|struck| Some((struck, breaks(&position, struck)?))) {
            Some((struck, contradiction)) => {
                found.push(Deduction::Eliminate(struck));
                let reason = match answer {
                    Deduction::Eliminate(_) => AnswerReason::Breaks(contradiction),
                    Deduction::Place(_) => AnswerReason::OtherBreaks(contradiction),
                };
                (AnswerOutcome::Right, reason)
            }
            None => (AnswerOutcome::Guess, AnswerReason::Unshown),
        }
    };
    Some(Verdict {
        outcome,
        answer,
        reason,
        left: usize::from(found.is_empty()),
        found,
        step: None,
    })
}
