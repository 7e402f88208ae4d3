//! The input state: the cursor, the selection and the held digit.

use novena_core::{Cell, CellSet, Digit};

use super::command::{Direction, Mode};

pub(crate) struct InputState {
    pub(crate) cursor: Cell,
    /// The selected cells; empty while a digit is held.
    pub(crate) selection: CellSet,
    /// The digit to be written in the next cell chosen.
    pub(crate) picked: Option<Digit>,
    pub(crate) mode: Mode,
}

impl InputState {
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

    /// Adds a cell to the selection, or removes it.
    pub(crate) fn toggle(&mut self, cell: Cell) {
        self.cursor = cell;
        self.picked = None;
        if self.selection.contains(cell) {
            self.selection -= CellSet::from(cell);
        } else {
            self.selection |= CellSet::from(cell);
        }
    }

    /// Picks up a digit, which is written in the next cell chosen.
    pub(crate) const fn take(&mut self, digit: Digit) {
        self.picked = Some(digit);
        self.selection = CellSet::EMPTY;
    }

    /// Puts down the held digit. The cell at the cursor is selected, so that digit keys write
    /// again.
    pub(crate) fn put_down(&mut self) {
        self.picked = None;
        self.selection = self.cursor.into();
    }

    /// Puts down the held digit, or selects one cell instead of several. Returns whether anything
    /// changed.
    pub(crate) fn let_go(&mut self) -> bool {
        let was_simple = self.picked.is_none() && self.selection == self.cursor.into();
        self.put_down();
        !was_simple
    }

    /// The cell `by` cells away in a direction, wrapping at the edges.
    pub(crate) const fn beside(&self, way: Direction, by: usize) -> Cell {
        let (row, column) = (self.cursor.row(), self.cursor.column());
        match way {
            Direction::Up => Cell::at((row + 9 - by) % 9, column),
            Direction::Down => Cell::at((row + by) % 9, column),
            Direction::Left => Cell::at(row, (column + 9 - by) % 9),
            Direction::Right => Cell::at(row, (column + by) % 9),
        }
    }

    /// The next or previous of the given cells, in reading order.
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
    fn the_cursor_wraps_at_the_edges() {
        let mut input_state = InputState::at(Cell::at(0, 0));
        input_state.go(input_state.beside(Direction::Up, 1));
        assert_eq!(input_state.cursor, Cell::at(8, 0));
        input_state.go(input_state.beside(Direction::Left, 3));
        assert_eq!(input_state.cursor, Cell::at(8, 6));
    }

    #[test]
    fn the_next_empty_cell_is_found_in_both_directions() {
        let input_state = InputState::at(Cell::at(0, 0));
        let cells: CellSet = [Cell::at(0, 5), Cell::at(8, 8)].into_iter().collect();
        assert_eq!(input_state.next_of(cells, true), Some(Cell::at(0, 5)));
        assert_eq!(input_state.next_of(cells, false), Some(Cell::at(8, 8)));
        assert_eq!(input_state.next_of(CellSet::EMPTY, true), None);
    }

    #[test]
    fn letting_go_of_a_digit_selects_the_cell_at_the_cursor() {
        let mut input_state = InputState::at(Cell::at(4, 4));
        input_state.take(Digit::ALL[0]);
        input_state.go(Cell::at(0, 0));
        assert!(input_state.selection.is_empty());
        assert!(input_state.let_go());
        assert_eq!(input_state.picked, None);
        assert_eq!(input_state.selection, Cell::at(0, 0).into());
        assert!(!input_state.let_go());
    }
}
