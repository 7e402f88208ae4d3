use std::time::Duration;

use novena_core::{Board, Cell, CellSet, Digit, DigitSet, Journal, Puzzle, Savepoint, Sheet};

use crate::advice::HintCounts;
use crate::{Checking, Course, Effect, GivensVerdict, Move, MoveRefusal};

/// A game: a puzzle, the player's sheet, and its history.
///
/// A game is a plain value: it can be copied, compared, saved and restored ([`crate::SavedGame`]).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Game {
    pub(crate) givens: Puzzle,
    /// The verdict on the givens, computed once.
    pub(crate) verdict: GivensVerdict,
    pub(crate) sheet: Sheet,
    pub(crate) journal: Journal, // Invariant: the journal's steps lead to the sheet.
    /// Which mistakes are shown.
    pub checking: Checking,
    /// Whether placing a digit removes it from its peers' marks in the same step.
    pub cleaning: bool,
    /// The playing time. The owner of the clock updates it.
    pub elapsed: Duration,
    /// The hints that were taken.
    pub hints: HintCounts,
    pub(crate) course: Course, // Invariant: an optional time for each step of the journal.
}

impl Game {
    /// A new game of this puzzle.
    #[must_use]
    pub fn new(givens: Puzzle) -> Self {
        Self {
            givens,
            verdict: GivensVerdict::of(&givens),
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

    /// The solver's verdict on the givens.
    #[must_use]
    pub const fn verdict(&self) -> &GivensVerdict {
        &self.verdict
    }

    /// The player's sheet.
    #[must_use]
    pub const fn sheet(&self) -> &Sheet {
        &self.sheet
    }

    /// The steps, including undone ones, and the savepoints.
    #[must_use]
    pub const fn journal(&self) -> &Journal {
        &self.journal
    }

    /// The times of the steps and the number of steps undone.
    #[must_use]
    pub const fn course(&self) -> &Course {
        &self.course
    }

    /// The savepoints, oldest first.
    #[must_use]
    pub fn savepoints(&self) -> &[Savepoint] {
        &self.journal.savepoints
    }

    /// The givens and the player's digits together.
    #[must_use]
    pub fn board(&self) -> Board {
        on_givens(&self.givens, &self.sheet)
    }

    /// Makes a move. If the move is refused, the game is unchanged.
    ///
    /// A finished game is read-only; it can only be restarted.
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

    /// Sets the playing time. The clock of a finished game has stopped.
    pub fn set_elapsed(&mut self, elapsed: Duration) {
        if !self.is_finished() {
            self.elapsed = elapsed;
        }
    }

    /// Whether a step can be undone.
    #[must_use]
    pub fn can_undo(&self) -> bool {
        self.journal.done > 0 && !self.is_finished()
    }

    /// Whether a step can be redone.
    #[must_use]
    pub fn can_redo(&self) -> bool {
        self.journal.done < self.journal.steps.len() && !self.is_finished()
    }

    /// The cells whose digits, given or not, repeat in a house, whether or not the game shows them
    /// as mistakes.
    #[must_use]
    pub fn conflicts(&self) -> CellSet {
        self.board().conflicting()
    }

    /// The cells to show as mistakes now, according to this game's policy.
    #[must_use]
    pub fn shown_mistakes(&self) -> CellSet {
        match self.checking {
            Checking::None => CellSet::EMPTY,
            Checking::Rules | Checking::OnRequest => self.conflicts(),
            Checking::Live => self.conflicts() | self.wrong_digits(),
        }
    }

    /// The cells whose digits differ from the solution; empty if the givens do not have exactly one
    /// solution.
    #[must_use]
    pub fn wrong_digits(&self) -> CellSet {
        let Some(solution) = self.verdict.solution() else {
            return CellSet::EMPTY;
        };
        let wrong = |&(cell, digit): &(Cell, Digit)| solution[cell] != digit;
        self.written_digits()
            .filter(wrong)
            .map(|(cell, _)| cell)
            .collect()
    }

    /// Whether the entries rule out every solution. If the givens have several solutions, any of
    /// them is accepted.
    #[must_use]
    pub fn is_lost(&self) -> bool {
        is_lost(&self.verdict, &self.givens, &self.sheet)
    }

    /// Whether the board is full and correct.
    #[must_use]
    pub fn is_finished(&self) -> bool {
        is_solved(&self.board())
    }

    /// Whether the board was full and correct after any step in the history, including undone ones,
    /// or in a savepoint.
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

    /// How many of each digit are still to be placed, indexed by digit; never negative.
    #[must_use]
    pub fn remaining(&self) -> [usize; 9] {
        let board = self.board();
        let mut left = [9_usize; 9];
        for digit in board.filled().iter().filter_map(|cell| board[cell]) {
            left[digit.index()] = left[digit.index()].saturating_sub(1);
        }
        left
    }

    /// An empty cell's candidates as the player sees them: those that the digits allow, restricted
    /// to the marks if there are any.
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

/// A board with the givens, and with the player's digits in the other cells.
pub(crate) fn on_givens(givens: &Puzzle, sheet: &Sheet) -> Board {
    let mut board = *givens.board();
    for (cell, content) in sheet.contents() {
        if board[cell].is_none() {
            board[cell] = content.digit;
        }
    }
    board
}

/// Restricts the candidates that the digits allow to the marked ones. A cell without marks keeps
/// all of them.
pub(crate) fn marked(left: DigitSet, marks: DigitSet) -> DigitSet {
    if marks.is_empty() { left } else { left & marks }
}

/// See [`Game::is_lost`].
pub(crate) fn is_lost(verdict: &GivensVerdict, givens: &Puzzle, sheet: &Sheet) -> bool {
    match verdict {
        GivensVerdict::Unique(solution) => sheet
            .contents()
            .any(|(cell, content)| content.digit.is_some_and(|digit| digit != solution[cell])),
        GivensVerdict::Several => {
            GivensVerdict::of(&on_givens(givens, sheet).into()) == GivensVerdict::None
        }
        GivensVerdict::None => false,
    }
}
