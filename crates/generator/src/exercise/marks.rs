//! Exercises on marks that a digit on the board rules out.

use novena_core::{Candidate, Cell, CellSet};
use novena_techniques::{Deduction, Position, Reasoner};

use super::making::{SINGLES, search};
use super::reason::{clash, why_not_placed};
use super::{AnswerOutcome, AnswerReason, ExerciseBoard, Verdict};
use crate::{PuzzleShape, Random};

/// The number of stale marks.
const STALE: usize = 3;

/// The minimum number of digits on the board, so that cells are not crowded with marks.
const LEAST_DIGITS: usize = 36;

/// A position with all correct marks and three stale ones.
pub(super) fn make(random: &mut Random, is_over: &dyn Fn() -> bool) -> Option<ExerciseBoard> {
    let singles = Reasoner::of(SINGLES);
    let shape = PuzzleShape {
        givens: 28..=34,
        minimal: false,
        ..PuzzleShape::default()
    };
    let (puzzle, position) = search(&shape, random.next_u64(), is_over, |made| {
        let mut position = Position::new(&made.puzzle).ok()?;
        while position.grid().board().filled().len() < LEAST_DIGITS {
            let step = singles.first_step(&position)?;
            position.apply(&step).ok()?;
        }
        Some((made.puzzle, position))
    })?;
    let mut board = ExerciseBoard::of(&position, puzzle, true);
    let mut marked = CellSet::EMPTY;
    let open: Vec<Cell> = position.open_cells().iter().collect();
    while marked.len() < STALE {
        let cell = open[random.below_small(open.len())];
        let stale: Vec<_> = (!position[cell]).iter().collect();
        if marked.contains(cell) || stale.is_empty() {
            continue;
        }
        board.marks[cell.index()].insert(stale[random.below_small(stale.len())]);
        marked.insert(cell);
    }
    Some(board)
}

/// The stale marks: those whose digit already occurs in one of the cell's houses.
pub(super) fn stale(board: &ExerciseBoard) -> Vec<Deduction> {
    let open = Cell::all().filter(|&cell| board.digits[cell].is_none());
    let stale = open.flat_map(|cell| {
        let stale = board.marks[cell.index()] - board.digits.candidates(cell);
        stale
            .iter()
            .map(move |digit| Deduction::Eliminate(cell.with(digit)))
    });
    stale.collect()
}

pub(super) fn judge(
    board: &ExerciseBoard,
    found: &[Deduction],
    answer: Deduction,
) -> Option<Verdict> {
    let (position, solution) = board.position()?;
    let stale = stale(board);
    let candidate = answer.candidate();
    let Candidate { cell, digit } = candidate;
    let mut found = found.to_vec();
    let is_mark = board.marks[cell.index()].contains(digit);
    let is_solution = solution[cell] == digit;
    let (outcome, reason) = match answer {
        _ if board.digits[cell].is_some() => (AnswerOutcome::Known, AnswerReason::Filled),
        _ if found.contains(&answer) => (AnswerOutcome::Known, AnswerReason::Again),
        Deduction::Eliminate(_) if !is_mark => (AnswerOutcome::Known, AnswerReason::Gone),
        Deduction::Eliminate(_) => match clash(&board.digits, candidate) {
            Some(clash) => {
                found.push(answer);
                (AnswerOutcome::Right, clash)
            }
            None if is_solution => (AnswerOutcome::Wrong, AnswerReason::NoClash),
            None => (AnswerOutcome::Guess, AnswerReason::Unshown),
        },
        Deduction::Place(_) if is_solution => (AnswerOutcome::Guess, AnswerReason::Unshown),
        Deduction::Place(_) => {
            let reason = why_not_placed(&[], &position, candidate);
            (AnswerOutcome::Wrong, reason)
        }
    };
    let left = stale.iter().filter(|mark| !found.contains(mark)).count();
    Some(Verdict {
        outcome,
        answer,
        reason,
        found,
        left,
        step: None,
    })
}
