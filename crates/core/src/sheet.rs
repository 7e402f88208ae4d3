mod words;

use alloc::{string::String, vec::Vec};
use core::ops::{Index, IndexMut};

use crate::{Board, Cell, Colour, ColourSet, Digit, DigitSet};

pub use words::ParseCellContentError;

/// Everything that the player has entered in one cell.
///
/// All combinations are allowed. For example, a cell with a digit may still have marks under the
/// digit.
///
/// ```
/// use novena_core::{Digit, DigitSet, CellContent};
///
/// let mut content = CellContent::default();
/// assert!(content.is_blank());
/// content.centre = DigitSet::from_bits(0b11);
/// assert!(!content.is_blank());
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct CellContent {
    /// The digit entered.
    pub digit: Option<Digit>,
    /// The corner marks, which show where in a house a digit may still go.
    pub corner: DigitSet,
    /// The centre marks, which show the digits that the cell may hold.
    pub centre: DigitSet,
    /// The colours of the cell.
    pub colours: ColourSet,
    /// The colour of each candidate, by the index of its digit.
    pub candidate_colours: [Option<Colour>; 9],
}

impl CellContent {
    /// A blank cell.
    pub const BLANK: Self = Self {
        digit: None,
        corner: DigitSet::EMPTY,
        centre: DigitSet::EMPTY,
        colours: ColourSet::EMPTY,
        candidate_colours: [None; 9],
    };

    /// Whether the cell is blank.
    #[must_use]
    pub fn is_blank(&self) -> bool {
        *self == Self::BLANK
    }
}

/// Everything a player has filled in on a puzzle, as 81 [`CellContent`]s.
///
/// ```
/// use novena_core::{Cell, Digit, Sheet};
///
/// let mut sheet = Sheet::BLANK;
/// sheet[Cell::at(0, 0)].digit = Digit::new(5);
/// assert!(sheet.digits().to_string().starts_with("5."));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Sheet([CellContent; Cell::COUNT]);

impl Sheet {
    /// The blank sheet.
    pub const BLANK: Self = Self([CellContent::BLANK; Cell::COUNT]);

    /// The digits entered.
    #[must_use]
    pub fn digits(&self) -> Board {
        let mut board = Board::EMPTY;
        for cell in Cell::all() {
            board[cell] = self[cell].digit;
        }
        board
    }

    /// Each cell and its contents, in reading order.
    pub fn contents(&self) -> impl Iterator<Item = (Cell, &CellContent)> {
        Cell::all().zip(&self.0)
    }

    /// The changes that turn `before` into this sheet, in reading order.
    ///
    /// ```
    /// # use novena_core::{Cell, Digit, Sheet};
    /// let mut after = Sheet::BLANK;
    /// after[Cell::at(4, 4)].digit = Digit::new(7);
    /// let changes: Vec<_> = after.changes_from(&Sheet::BLANK).collect();
    /// assert_eq!(changes.len(), 1);
    ///
    /// let mut sheet = Sheet::BLANK;
    /// sheet[changes[0].cell] = changes[0].after;
    /// assert_eq!(sheet, after);
    /// ```
    pub fn changes_from(&self, before: &Self) -> impl Iterator<Item = Change> {
        let pairs = before.0.iter().zip(&self.0).zip(Cell::all());
        pairs
            .filter(|((before, after), _)| before != after)
            .map(|((&before, &after), cell)| Change {
                cell,
                before,
                after,
            })
    }
}

impl Default for Sheet {
    fn default() -> Self {
        Self::BLANK
    }
}

impl Index<Cell> for Sheet {
    type Output = CellContent;

    fn index(&self, cell: Cell) -> &CellContent {
        &self.0[cell.index()]
    }
}

impl IndexMut<Cell> for Sheet {
    fn index_mut(&mut self, cell: Cell) -> &mut CellContent {
        &mut self.0[cell.index()]
    }
}

/// A change to the contents of a cell.
///
/// A change records the contents before and after it, so the game can undo and redo it without
/// knowing the player's command.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Change {
    /// The cell.
    pub cell: Cell,
    /// The contents before.
    pub before: CellContent,
    /// The contents after.
    pub after: CellContent,
}

/// The history of a sheet: every step the player made, including undone steps, and the savepoints.
///
/// A journal only stores data; the game itself undoes and redoes steps. Applying the first `done`
/// steps to a blank sheet gives the current sheet.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct Journal {
    /// The changes of each step. A step is always undone as a whole.
    pub steps: Vec<Vec<Change>>,
    /// The number of steps that are done. The remaining steps were undone and can be redone.
    pub done: usize,
    /// The savepoints, oldest first.
    pub savepoints: Vec<Savepoint>,
}

impl Journal {
    /// The sheet after the first `steps` steps. Returns `None` if a step does not match the sheet
    /// to which it is applied, which can happen if a file is damaged.
    ///
    /// ```
    /// use novena_core::{Cell, Digit, Journal, Sheet};
    ///
    /// let mut after = Sheet::BLANK;
    /// after[Cell::at(0, 0)].digit = Digit::new(1);
    /// let steps = vec![after.changes_from(&Sheet::BLANK).collect()];
    /// let journal = Journal { steps, done: 1, savepoints: Vec::new() };
    /// assert_eq!(journal.sheet_after(0), Some(Sheet::BLANK));
    /// assert_eq!(journal.sheet_after(1), Some(after));
    /// assert_eq!(journal.sheet_after(2), None);
    /// ```
    #[must_use]
    pub fn sheet_after(&self, steps: usize) -> Option<Sheet> {
        let mut sheet = Sheet::BLANK;
        for change in self.steps.get(..steps)?.iter().flatten() {
            if sheet[change.cell] != change.before {
                return None;
            }
            sheet[change.cell] = change.after;
        }
        Some(sheet)
    }
}

/// A sheet that was saved under a name.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Savepoint {
    /// The name that the player chose.
    pub name: String,
    /// The sheet.
    pub sheet: Sheet,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_journal_step_that_does_not_fit_is_detected() {
        let mut other = CellContent::BLANK;
        other.corner = DigitSet::ALL;
        let change = Change {
            cell: Cell::at(0, 0),
            before: other,
            after: CellContent::BLANK,
        };
        let journal = Journal {
            steps: vec![vec![change]],
            done: 1,
            savepoints: Vec::new(),
        };
        assert_eq!(journal.sheet_after(1), None);
    }

    #[test]
    fn changes_turn_one_sheet_into_the_other() {
        let (mut from, mut to) = (Sheet::BLANK, Sheet::BLANK);
        from[Cell::at(0, 0)].centre = DigitSet::ALL;
        to[Cell::at(8, 8)].colours = ColourSet::ALL;
        let mut sheet = from;
        for change in to.changes_from(&from) {
            assert_eq!(sheet[change.cell], change.before);
            sheet[change.cell] = change.after;
        }
        assert_eq!(sheet, to);
        assert_eq!(to.changes_from(&to).count(), 0);
    }
}
