//! The contents of an exercise board.

use novena_core::{Board, Cell, DigitSet, Grid, Puzzle, Sheet, Solution};
use novena_kernel::{Verdict as Solutions, Wave};
use novena_techniques::Position;

/// The contents of an exercise board: givens, entries and marks.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ExerciseBoard {
    /// The givens.
    pub puzzle: Puzzle,
    /// The digits, including givens.
    pub digits: Board,
    /// The marks of each cell. A cell without marks has all candidates that the rules allow.
    pub marks: [DigitSet; Cell::COUNT],
}

impl ExerciseBoard {
    /// A position with its candidates as marks, or without marks.
    pub(super) fn of(position: &Position, puzzle: Puzzle, has_marks: bool) -> Self {
        let mut marks = [DigitSet::EMPTY; Cell::COUNT];
        if has_marks {
            for cell in position.open_cells() {
                marks[cell.index()] = position[cell];
            }
        }
        Self {
            puzzle,
            digits: *position.grid().board(),
            marks,
        }
    }

    /// The player's sheet, with the entries and marks of the exercise.
    #[must_use]
    pub fn sheet(&self) -> Sheet {
        let mut sheet = Sheet::BLANK;
        for cell in Cell::all() {
            if self.puzzle.given(cell).is_none() {
                sheet[cell].digit = self.digits[cell];
            }
            sheet[cell].centre = self.marks[cell.index()];
        }
        sheet
    }

    /// The position with its solution. `None` unless the givens have exactly one solution and it
    /// agrees with the digits and the marks.
    #[must_use]
    pub fn position(&self) -> Option<(Position, Solution)> {
        let Solutions::Unique(solution) = Wave::new().verdict(&self.puzzle).0 else {
            return None;
        };
        let grid = Grid::with_candidates(&self.digits, |cell| {
            let rules = self.digits.candidates(cell);
            match self.marks[cell.index()] {
                DigitSet::EMPTY => rules,
                marks => rules & marks,
            }
        });
        let agrees = |cell: Cell| match grid.placed(cell) {
            Some(digit) => digit == solution[cell],
            None => grid[cell].contains(solution[cell]),
        };
        if !Cell::all().all(agrees) {
            return None;
        }
        let position = Position::from_grid(grid, self.puzzle.givens()).assuming_uniqueness(true);
        Some((position, solution))
    }
}
