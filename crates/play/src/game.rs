use std::time::Duration;

use novena_core::{Board, Cell, CellSet, Digit, DigitSet, Journal, Puzzle, Savepoint, Sheet};

use crate::advice::HintCounts;
use crate::{Checking, Course, Effect, Move, MoveRefusal, Truth};

/// A game: a puzzle, what the player has written on it, and how they came to that.
///
/// A value like any other: it can be copied, compared, put aside and taken up again
/// ([`crate::SavedGame`]).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Game {
    pub(crate) givens: Puzzle,
    /// Follows from the givens; the solver is asked once.
    pub(crate) truth: Truth,
    pub(crate) sheet: Sheet,
    pub(crate) journal: Journal, // Invariant: its steps lead to the sheet.
    /// Which mistakes are shown.
    pub checking: Checking,
    /// Whether placing a digit strikes it from the marks of its peers, in the same step.
    pub cleaning: bool,
    /// How long it has been played. Whoever has a clock adds to it.
    pub elapsed: Duration,
    /// The hints that were taken.
    pub hints: HintCounts,
    pub(crate) course: Course, // Invariant: a time, or nothing, for each step of the journal.
}

impl Game {
    /// A new game of this puzzle.
    #[must_use]
    pub fn new(givens: Puzzle) -> Self {
        Self {
            givens,
            truth: Truth::of(&givens),
            sheet: Sheet::BLANK,
            journal: Journal::default(),
            checking: Checking::default(),
            cleaning: true,
            elapsed: Duration::ZERO,
            hints: HintCounts::default(),
            course: Course::default(),
        }
    }

    /// The printed digits.
    #[must_use]
    pub const fn givens(&self) -> &Puzzle {
        &self.givens
    }

    /// What the solver says of them.
    #[must_use]
    pub const fn truth(&self) -> &Truth {
        &self.truth
    }

    /// What the player has written.
    #[must_use]
    pub const fn sheet(&self) -> &Sheet {
        &self.sheet
    }

    /// The steps taken and taken back, and the savepoints.
    #[must_use]
    pub const fn journal(&self) -> &Journal {
        &self.journal
    }

    /// When the steps were made, and how many were taken back.
    #[must_use]
    pub const fn course(&self) -> &Course {
        &self.course
    }

    /// The savepoints, oldest first.
    #[must_use]
    pub fn savepoints(&self) -> &[Savepoint] {
        &self.journal.savepoints
    }

    /// Givens and digits written: what lies before the player.
    #[must_use]
    pub fn board(&self) -> Board {
        on_givens(&self.givens, &self.sheet)
    }

    /// Makes a move. After a refusal the game is as it was.
    ///
    /// A finished game is read-only: it can only be started over.
    pub fn play(&mut self, game_move: &Move) -> Result<Effect, MoveRefusal> {
        let before = self.sheet;
        let conflicts = self.board().conflicting();
        let finished = self.is_finished();
        if finished && *game_move != Move::Restart {
            return Err(MoveRefusal::Finished);
        }
        match game_move {
            Move::Undo => self.undo()?,
            Move::Redo => self.redo()?,
            Move::BeforeMistake => self.go_before_mistake()?,
            Move::Save { name } => self.save_as(name)?,
            Move::Forget { name } => self.forget(name)?,
            Move::Restore { name } => {
                let sheet = self.savepoint(name)?.sheet;
                self.step_to(&sheet);
            }
            writing => {
                let sheet = self.written(writing);
                self.step_to(&sheet);
            }
        }
        Ok(Effect {
            changes: self.sheet.changes_from(&before).collect(),
            conflicts: self.board().conflicting() - conflicts,
            finished: self.is_finished() && !finished,
        })
    }

    /// Sets how long it has been played. The clock of a finished game has stopped.
    pub fn set_elapsed(&mut self, elapsed: Duration) {
        if !self.is_finished() {
            self.elapsed = elapsed;
        }
    }

    /// Whether a step can be taken back.
    #[must_use]
    pub fn can_undo(&self) -> bool {
        self.journal.done > 0 && !self.is_finished()
    }

    /// Whether a step that was taken back can be made again.
    #[must_use]
    pub fn can_redo(&self) -> bool {
        self.journal.done < self.journal.steps.len() && !self.is_finished()
    }

    /// Cells whose digits repeat in a house, given or written, whatever is shown of it.
    #[must_use]
    pub fn conflicts(&self) -> CellSet {
        self.board().conflicting()
    }

    /// The cells that are to be shown as mistakes now, by the policy of this game.
    #[must_use]
    pub fn shown_mistakes(&self) -> CellSet {
        match self.checking {
            Checking::None => CellSet::EMPTY,
            Checking::Rules | Checking::OnRequest => self.conflicts(),
            Checking::Live => self.conflicts() | self.wrong_digits(),
        }
    }

    /// The digits written that are not those of the solution; none where the givens do not
    /// have exactly one.
    #[must_use]
    pub fn wrong_digits(&self) -> CellSet {
        let Some(solution) = self.truth.solution() else {
            return CellSet::EMPTY;
        };
        let wrong = |&(cell, digit): &(Cell, Digit)| solution[cell] != digit;
        self.written_digits()
            .filter(wrong)
            .map(|(cell, _)| cell)
            .collect()
    }

    /// Whether what was written rules out every solution. Of several solutions the player may
    /// choose any.
    #[must_use]
    pub fn is_lost(&self) -> bool {
        is_lost(&self.truth, &self.givens, &self.sheet)
    }

    /// Whether the board is full and right.
    #[must_use]
    pub fn is_finished(&self) -> bool {
        is_solved(&self.board())
    }

    /// Whether the board was full and right after one of the steps in the history, undone ones
    /// included, or in a savepoint.
    #[must_use]
    pub fn was_finished(&self) -> bool {
        let is_solved = |sheet: &Sheet| is_solved(&on_givens(&self.givens, sheet));
        let Journal {
            steps, savepoints, ..
        } = &self.journal;
        let mut sheet = Sheet::BLANK;
        let mut after = steps.iter().map(|step| {
            for change in step {
                sheet[change.cell] = change.after;
            }
            is_solved(&sheet)
        });
        is_solved(&Sheet::BLANK)
            || after.any(|is_solved| is_solved)
            || savepoints
                .iter()
                .any(|savepoint| is_solved(&savepoint.sheet))
    }

    /// How many of each digit are still to be placed, by the digit's index. Digits that stand
    /// too often count as placed.
    #[must_use]
    pub fn remaining(&self) -> [usize; 9] {
        let board = self.board();
        let mut left = [9_usize; 9];
        for digit in board.filled().iter().filter_map(|cell| board[cell]) {
            left[digit.index()] = left[digit.index()].saturating_sub(1);
        }
        left
    }

    /// What an empty cell may hold as far as the player knows: what the digits leave it, and
    /// of that what its marks still have.
    #[must_use]
    pub fn candidates(&self, cell: Cell) -> DigitSet {
        marked(self.board().candidates(cell), self.sheet[cell].centre)
    }

    fn written_digits(&self) -> impl Iterator<Item = (Cell, Digit)> {
        let contents = self.sheet.contents();
        contents.filter_map(|(cell, content)| Some((cell, content.digit?)))
    }
}

fn is_solved(board: &Board) -> bool {
    board.filled() == CellSet::ALL && board.conflicting().is_empty()
}

/// Givens, and digits written where there is none.
pub(crate) fn on_givens(givens: &Puzzle, sheet: &Sheet) -> Board {
    let mut board = *givens.board();
    for (cell, content) in sheet.contents() {
        if board[cell].is_none() {
            board[cell] = content.digit;
        }
    }
    board
}

/// Marks narrow down what the digits leave; a cell without marks may hold all of it.
pub(crate) fn marked(left: DigitSet, marks: DigitSet) -> DigitSet {
    if marks.is_empty() { left } else { left & marks }
}

/// See [`Game::is_lost`].
pub(crate) fn is_lost(truth: &Truth, givens: &Puzzle, sheet: &Sheet) -> bool {
    match truth {
        Truth::Unique(solution) => sheet
            .contents()
            .any(|(cell, content)| content.digit.is_some_and(|digit| digit != solution[cell])),
        Truth::Several => Truth::of(&on_givens(givens, sheet).into()) == Truth::None,
        Truth::None => false,
    }
}
