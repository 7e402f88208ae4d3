//! The state of input: the cursor, the selection, the held digit.

use novena_core::{Cell, CellSet, Digit};

use super::command::{Mode, Way};

pub(crate) struct Hands {
    pub(crate) cursor: Cell,
    /// Empty while a digit is held.
    pub(crate) selection: CellSet,
    /// The digit that goes into the next cell chosen.
    pub(crate) picked: Option<Digit>,
    pub(crate) mode: Mode,
}

impl Hands {
    pub(crate) fn at(cursor: Cell) -> Self {
        Self {
            cursor,
            selection: cursor.into(),
            picked: None,
            mode: Mode::Digit,
        }
    }

    /// Puts the cursor on a cell, and selects it unless a digit is held.
    pub(crate) fn go(&mut self, cell: Cell) {
        self.cursor = cell;
        self.selection = match self.picked {
            Some(_) => CellSet::EMPTY,
            None => cell.into(),
        };
    }

    pub(crate) fn extend(&mut self, cell: Cell) {
        self.selection |= CellSet::from(self.cursor);
        self.cursor = cell;
        self.selection |= CellSet::from(cell);
        self.picked = None;
    }

    /// Adds a cell to the selection or removes it.
    pub(crate) fn toggle(&mut self, cell: Cell) {
        self.cursor = cell;
        self.picked = None;
        if self.selection.contains(cell) {
            self.selection -= CellSet::from(cell);
        } else {
            self.selection |= CellSet::from(cell);
        }
    }

    /// Holds a digit: it goes into the next cell chosen.
    pub(crate) const fn take(&mut self, digit: Digit) {
        self.picked = Some(digit);
        self.selection = CellSet::EMPTY;
    }

    /// Releases the held digit. The cell at the cursor is selected, so that digits are written
    /// again.
    pub(crate) fn put_down(&mut self) {
        self.picked = None;
        self.selection = self.cursor.into();
    }

    /// Releases the digit, or selects one cell instead of several; returns whether anything
    /// changed.
    pub(crate) fn let_go(&mut self) -> bool {
        let was_simple = self.picked.is_none() && self.selection == self.cursor.into();
        self.put_down();
        !was_simple
    }

    /// The cell one step away, wrapping at the edges.
    pub(crate) const fn beside(&self, way: Way, by: usize) -> Cell {
        let (row, column) = (self.cursor.row(), self.cursor.column());
        match way {
            Way::Up => Cell::at((row + 9 - by) % 9, column),
            Way::Down => Cell::at((row + by) % 9, column),
            Way::Left => Cell::at(row, (column + 9 - by) % 9),
            Way::Right => Cell::at(row, (column + by) % 9),
        }
    }

    /// The next of some cells in reading order, or the one before.
    pub(crate) fn next_of(&self, cells: CellSet, forward: bool) -> Option<Cell> {
        let start = self.cursor.index();
        let places = 1..=Cell::COUNT;
        let at = |place: usize| {
            let place = if forward { place } else { Cell::COUNT - place };
            Cell::from_index((start + place) % Cell::COUNT)
        };
        places.map(at).find(|&cell| cells.contains(cell))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_board_has_no_edges() {
        let mut hands = Hands::at(Cell::at(0, 0));
        hands.go(hands.beside(Way::Up, 1));
        assert_eq!(hands.cursor, Cell::at(8, 0));
        hands.go(hands.beside(Way::Left, 3));
        assert_eq!(hands.cursor, Cell::at(8, 6));
    }

    #[test]
    fn the_next_empty_cell_is_found_both_ways() {
        let hands = Hands::at(Cell::at(0, 0));
        let cells: CellSet = [Cell::at(0, 5), Cell::at(8, 8)].into_iter().collect();
        assert_eq!(hands.next_of(cells, true), Some(Cell::at(0, 5)));
        assert_eq!(hands.next_of(cells, false), Some(Cell::at(8, 8)));
        assert_eq!(hands.next_of(CellSet::EMPTY, true), None);
    }

    #[test]
    fn a_digit_in_the_hand_is_put_down_in_one_go() {
        let mut hands = Hands::at(Cell::at(4, 4));
        hands.take(Digit::ALL[0]);
        hands.go(Cell::at(0, 0));
        assert!(hands.selection.is_empty());
        assert!(hands.let_go());
        assert_eq!(hands.picked, None);
        assert_eq!(hands.selection, Cell::at(0, 0).into());
        assert!(!hands.let_go());
    }
}
