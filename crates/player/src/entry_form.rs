//! Typing in a puzzle from paper. The cursor moves on after each digit, and a verdict is shown.

use novena_core::{Board, Cell, CellSet, Digit, Puzzle};
use novena_kernel::inspect::possible_digits;
use novena_kernel::{Solver, Wave};
use novena_play::GivensVerdict;

use super::scene::Marking;

/// The verdict on the givens typed so far.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum EntryVerdict {
    /// The givens break a rule in these cells.
    Conflict(CellSet),
    None,
    One,
    /// There are several solutions, which differ in these cells (if known).
    Many {
        count: u64,
        open: CellSet,
    },
}

/// Counting stops at this number of solutions, which is shown as "many".
const MANY: u64 = 1000;

/// The minimum number of givens for which the player looks for the cells in which the solutions
/// differ. With fewer givens, nearly all cells differ.
const ENOUGH_TO_COMPARE: usize = 17;

/// A puzzle being typed.
#[derive(Clone, Debug)]
pub(crate) struct EntryForm {
    pub(crate) board: Board,
    pub(crate) cursor: Cell,
    pub(crate) verdict: EntryVerdict,
    /// Whether the player has been warned that there are several solutions.
    pub(crate) was_warned: bool,
}

impl EntryForm {
    pub(crate) fn new(board: Board) -> Self {
        let mut entry_form = Self {
            board,
            cursor: Cell::at(0, 0),
            verdict: EntryVerdict::One,
            was_warned: false,
        };
        entry_form.judge();
        entry_form
    }

    /// Writes a digit, or leaves the cell empty, and moves to the next cell.
    pub(crate) fn type_in(&mut self, digit: Option<Digit>) {
        self.board[self.cursor] = digit;
        self.cursor = Cell::from_index((self.cursor.index() + 1) % Cell::COUNT);
        self.judge();
    }

    /// Empties the cell. If it is already empty, moves back and empties the previous cell.
    pub(crate) fn take_back(&mut self) {
        if self.board[self.cursor].is_none() {
            let before = (self.cursor.index() + Cell::COUNT - 1) % Cell::COUNT;
            self.cursor = Cell::from_index(before);
        }
        self.board[self.cursor] = None;
        self.judge();
    }

    /// Marks the cells in which the solutions differ.
    pub(crate) fn marking(&self) -> Marking {
        match self.verdict {
            EntryVerdict::Many { open, .. } => Marking::house(open),
            _ => Marking::default(),
        }
    }

    pub(crate) fn puzzle(&self) -> Puzzle {
        self.board.into()
    }

    fn judge(&mut self) {
        self.was_warned = false;
        let conflicts = self.board.conflicting();
        let puzzle = self.puzzle();
        self.verdict = if conflicts.is_empty() {
            match GivensVerdict::of(&puzzle) {
                GivensVerdict::None => EntryVerdict::None,
                GivensVerdict::Unique(_) => EntryVerdict::One,
                GivensVerdict::Several => EntryVerdict::Many {
                    count: Wave::new().count(&puzzle, MANY),
                    open: if self.board.filled().len() < ENOUGH_TO_COMPARE {
                        CellSet::EMPTY
                    } else {
                        possible_digits(&puzzle).differing()
                    },
                },
            }
        } else {
            EntryVerdict::Conflict(conflicts)
        };
    }

    /// Whether counting stopped at the maximum.
    pub(crate) const fn is_many(count: u64) -> bool {
        count >= MANY
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const PUZZLE: &str =
        ".....9.2.8..3..6.4...76.....4.1..5..9..5.3..1..2..6.9.....17...3.7..5..9.1.6.....";

    fn typed(text: &str) -> EntryForm {
        let mut entry_form = EntryForm::new(Board::EMPTY);
        for sign in text.chars() {
            entry_form.type_in(Digit::from_char(sign));
        }
        entry_form
    }

    #[test]
    fn a_whole_puzzle_can_be_typed_without_arrow_keys() {
        let entry_form = typed(PUZZLE);
        assert_eq!(entry_form.puzzle().to_string(), PUZZLE);
        assert_eq!(entry_form.verdict, EntryVerdict::One);
        assert_eq!(entry_form.cursor, Cell::at(0, 0));
    }

    #[test]
    fn the_verdict_follows_the_typed_digits() {
        let EntryVerdict::Many { count, .. } = typed("").verdict else {
            panic!("an empty board has many solutions");
        };
        assert!(EntryForm::is_many(count));
        assert!(matches!(typed("11").verdict, EntryVerdict::Conflict(cells) if cells.len() == 2));
        let none = typed("123......456.........7");
        assert_eq!(none.verdict, EntryVerdict::None);
        let mut open = typed(PUZZLE);
        open.cursor = Cell::at(0, 5);
        open.take_back();
        let EntryVerdict::Many { open, .. } = open.verdict else {
            panic!(
                "without this 9 there are several solutions: {:?}",
                open.verdict
            );
        };
        assert!(!open.is_empty());
    }

    #[test]
    fn taking_back_moves_the_cursor_back() {
        let mut entry_form = typed("12");
        entry_form.take_back();
        assert_eq!(entry_form.cursor, Cell::at(0, 1));
        assert_eq!(entry_form.board.filled().len(), 1);
    }
}
