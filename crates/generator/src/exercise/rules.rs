//! Exercises on a repeated digit, which belong to the first lesson.

use novena_core::{Board, Candidate, Cell, CellSet, DigitSet, Puzzle};
use novena_techniques::Deduction;

use super::reason::clash;
use super::{AnswerOutcome, AnswerReason, ExerciseBoard, Verdict};
use crate::{Random, full_grid};

/// The number of empty cells. They include the cells whose digits would add further clashes.
const EMPTY_CELLS: usize = 24;

/// A board with one digit repeated in one house.
pub(super) fn make(random: &mut Random) -> ExerciseBoard {
    let solution = full_grid(random);
    loop {
        let cell = Cell::from_index(random.below_small(Cell::COUNT));
        let other = solution[Cell::from_index(random.below_small(Cell::COUNT))];
        if other == solution[cell] {
            continue;
        }
        let mut board: Board = solution.into();
        board[cell] = Some(other);
        // The new digit must clash with only one cell, so keep one and empty the others.
        let same: CellSet = cell
            .peers()
            .iter()
            .filter(|peer| solution[*peer] == other)
            .collect();
        let kept = random.below_small(same.len());
        let Some(kept) = same.iter().nth(kept) else {
            continue;
        };
        let mut empty = same.without(kept);
        while empty.len() < EMPTY_CELLS {
            empty.insert(Cell::from_index(random.below_small(Cell::COUNT)));
            empty = empty.without(cell).without(kept);
        }
        for cell in empty {
            board[cell] = None;
        }
        // If the two cells share a box as well as a line, the digit clashes twice.
        if board.conflicts().count() == 1 {
            return ExerciseBoard {
                puzzle: Puzzle::new(board),
                digits: board,
                marks: [DigitSet::EMPTY; Cell::COUNT],
            };
        }
    }
}

pub(super) fn judge(
    board: &ExerciseBoard,
    found: &[Deduction],
    answer: Deduction,
) -> Option<Verdict> {
    let conflicting = board.digits.conflicting();
    if conflicting.is_empty() {
        return None;
    }
    let candidate = answer.candidate();
    let Candidate { cell, digit } = candidate;
    let was_found = found.iter().any(|found| {
        let found = found.candidate();
        conflicting.contains(found.cell) && board.digits[found.cell] == Some(found.digit)
    });
    let mut found = found.to_vec();
    let holds = board.digits[cell] == Some(digit);
    let (outcome, reason) = match (answer, clash(&board.digits, candidate)) {
        (answer, _) if found.contains(&answer) => (AnswerOutcome::Known, AnswerReason::Again),
        (Deduction::Eliminate(_), _) if !holds => (AnswerOutcome::Known, AnswerReason::Gone),
        (Deduction::Eliminate(_), Some(clash)) => {
            found.push(answer);
            (AnswerOutcome::Right, clash)
        }
        (Deduction::Eliminate(_), None) => (AnswerOutcome::Wrong, AnswerReason::NoClash),
        (Deduction::Place(_), _) if board.digits[cell].is_some() => {
            (AnswerOutcome::Known, AnswerReason::Filled)
        }
        (Deduction::Place(_), Some(clash)) => (AnswerOutcome::Wrong, clash),
        (Deduction::Place(_), None) => (AnswerOutcome::Guess, AnswerReason::Unshown),
    };
    let is_done = was_found || outcome == AnswerOutcome::Right;
    Some(Verdict {
        outcome,
        answer,
        reason,
        found,
        left: usize::from(!is_done),
        step: None,
    })
}
