use core::fmt;
use core::ops::{Index, IndexMut};
use core::str::FromStr;

use crate::{Cell, CellSet, Conflict, Digit, DigitSet, House};

/// A board of 81 cells, each empty or holding a digit. No rule is enforced.
///
/// A board does not distinguish givens from entries. A [`crate::Puzzle`] is a board of givens, and
/// a [`crate::Solution`] is a full board without conflicts.
///
/// ```
/// use novena_core::{Board, Cell, Digit};
///
/// let mut board = Board::EMPTY;
/// board[Cell::at(0, 0)] = Digit::new(5);
/// assert_eq!(board.filled().len(), 1);
/// assert_eq!(board.candidates(Cell::at(0, 1)).to_string(), "12346789");
/// assert!(board.to_string().starts_with("5...."));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(transparent)]
pub struct Board([Option<Digit>; Cell::COUNT]);

impl Board {
    /// The empty board.
    ///
    /// ```
    /// # use novena_core::Board;
    /// assert_eq!(Board::EMPTY.to_string(), ".".repeat(81));
    /// ```
    pub const EMPTY: Self = Self([None; Cell::COUNT]);

    /// Creates a board from its digits, in reading order.
    ///
    /// ```
    /// # use novena_core::{Board, Digit};
    /// let mut digits = [None; 81];
    /// digits[80] = Digit::new(9);
    /// assert!(Board::new(digits).to_string().ends_with("...9"));
    /// ```
    #[must_use]
    pub const fn new(digits: [Option<Digit>; Cell::COUNT]) -> Self {
        Self(digits)
    }

    /// The digits of the board, in reading order.
    ///
    /// ```
    /// # use novena_core::{Board, Cell, Digit};
    /// let mut board = Board::EMPTY;
    /// board[Cell::at(1, 0)] = Digit::new(5);
    /// assert_eq!(board.digits()[9], Digit::new(5));
    /// ```
    #[must_use]
    pub const fn digits(&self) -> &[Option<Digit>; Cell::COUNT] {
        &self.0
    }

    /// Creates a board from values in reading order, with 0 for an empty cell. Returns `None` if
    /// any value is above 9.
    ///
    /// ```
    /// # use novena_core::Board;
    /// assert_eq!(Board::from_values(&[0; 81]), Some(Board::EMPTY));
    /// assert_eq!(Board::from_values(&[10; 81]), None);
    /// ```
    #[must_use]
    pub fn from_values(values: &[u8; Cell::COUNT]) -> Option<Self> {
        let mut board = Self::EMPTY;
        for (place, &value) in board.0.iter_mut().zip(values) {
            *place = Digit::new(value);
            if place.is_none() && value != 0 {
                return None;
            }
        }
        Some(board)
    }

    /// The values of the board in reading order, with 0 for an empty cell.
    ///
    /// ```
    /// # use novena_core::Board;
    /// assert_eq!(Board::EMPTY.values(), [0; 81]);
    /// ```
    #[must_use]
    pub fn values(&self) -> [u8; Cell::COUNT] {
        self.0.map(|digit| digit.map_or(0, Digit::get))
    }

    /// The cells that hold a digit.
    #[must_use]
    pub fn filled(&self) -> CellSet {
        Cell::all().filter(|&cell| self[cell].is_some()).collect()
    }

    /// Whether every cell holds a digit. The digits may be wrong.
    ///
    /// ```
    /// # use novena_core::Board;
    /// assert!(!Board::EMPTY.is_full());
    /// ```
    #[must_use]
    pub fn is_full(&self) -> bool {
        self.0.iter().all(Option::is_some)
    }

    /// The digits that are present in a house.
    ///
    /// ```
    /// # use novena_core::{Board, DigitSet, House};
    /// assert_eq!(Board::EMPTY.digits_in(House::row(0)), DigitSet::EMPTY);
    /// ```
    #[must_use]
    pub fn digits_in(&self, house: House) -> DigitSet {
        house.cells().iter().filter_map(|cell| self[cell]).collect()
    }

    /// The digits that an empty cell could hold: those that none of its peers holds. A filled cell
    /// has no candidates.
    #[must_use]
    pub fn candidates(&self, cell: Cell) -> DigitSet {
        if self[cell].is_some() {
            return DigitSet::EMPTY;
        }
        !cell
            .houses()
            .map(|house| self.digits_in(house))
            .into_iter()
            .fold(DigitSet::EMPTY, |a, b| a | b)
    }

    /// The number of digits that each cell could hold, by row and column. It is 0 for a filled
    /// cell. For an empty cell, it is nine minus the number of different digits in the cell's three
    /// houses.
    ///
    /// ```
    /// # use novena_core::Board;
    /// let board: Board =
    ///     "...12..34...53..678324.......726.9...51.9.38...4.851.......345964..52...19..47..."
    ///         .parse().unwrap();
    /// let freedom = board.degrees_of_freedom();
    /// assert_eq!((freedom[2][4], freedom[8][8]), (1, 4));
    /// ```
    #[must_use]
    pub fn degrees_of_freedom(&self) -> [[u8; 9]; 9] {
        let mut degrees = [[0; 9]; 9];
        for cell in Cell::all() {
            degrees[cell.row()][cell.column()] = self.candidates(cell).len() as u8;
        }
        degrees
    }

    /// All conflicts: first those in rows, then those in columns, then those in boxes. Conflicts
    /// within a house are sorted by digit.
    ///
    /// ```
    /// # use novena_core::{Board, Cell, Digit};
    /// let mut board = Board::EMPTY;
    /// board[Cell::at(1, 2)] = Digit::new(9);
    /// board[Cell::at(7, 2)] = Digit::new(9);
    /// let found: Vec<String> = board.conflicts().map(|conflict| conflict.to_string()).collect();
    /// assert_eq!(found, ["9 repeats in column 3 (r2c3, r8c3)"]);
    /// ```
    pub fn conflicts(&self) -> impl Iterator<Item = Conflict> {
        House::all().flat_map(move |house| {
            self.repeated_in(house).iter().map(move |digit| Conflict {
                digit,
                house,
                cells: house
                    .cells()
                    .iter()
                    .filter(|&cell| self[cell] == Some(digit))
                    .collect(),
            })
        })
    }

    /// The cells whose digit occurs more than once in one of their houses.
    ///
    /// ```
    /// # use novena_core::Board;
    /// let text = "5.5".to_owned() + &".".repeat(78);
    /// let board: Board = text.parse().unwrap();
    /// assert_eq!(board.conflicting().to_string(), "r1c1 r1c3");
    /// ```
    #[must_use]
    pub fn conflicting(&self) -> CellSet {
        let conflicts = self.conflicts();
        conflicts.fold(CellSet::EMPTY, |cells, conflict| cells | conflict.cells)
    }

    /// Whether no house contains the same digit twice.
    ///
    /// ```
    /// # use novena_core::Board;
    /// assert!(Board::EMPTY.is_valid());
    /// ```
    #[must_use]
    pub fn is_valid(&self) -> bool {
        House::all().all(|house| self.repeated_in(house).is_empty())
    }

    fn repeated_in(&self, house: House) -> DigitSet {
        let mut seen = DigitSet::EMPTY;
        house
            .cells()
            .iter()
            .filter_map(|cell| self[cell])
            .filter(|&digit| !seen.insert(digit))
            .collect()
    }
}

impl Index<Cell> for Board {
    type Output = Option<Digit>;

    fn index(&self, cell: Cell) -> &Option<Digit> {
        &self.0[cell.index()]
    }
}

impl IndexMut<Cell> for Board {
    fn index_mut(&mut self, cell: Cell) -> &mut Option<Digit> {
        &mut self.0[cell.index()]
    }
}

/// Prints 81 characters, with `.` for an empty cell.
impl fmt::Display for Board {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let text = self
            .0
            .map(|digit| digit.map_or(b'.', |digit| b'0' + digit.get()));
        f.pad(core::str::from_utf8(&text).unwrap_or_default())
    }
}

impl fmt::Debug for Board {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// The error for text that is not a board of 81 characters.
///
/// ```
/// use novena_core::{Board, ParseBoardError};
///
/// assert_eq!("..x".parse::<Board>(), Err(ParseBoardError::UnexpectedChar { found: 'x', place: 2 }));
/// assert_eq!("...".parse::<Board>(), Err(ParseBoardError::WrongLength { cells: 3 }));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum ParseBoardError {
    /// The text contains a character other than a digit or `.`. `place` counts characters from 0.
    UnexpectedChar {
        /// The character.
        found: char,
        /// The number of characters before the invalid one.
        place: usize,
    },
    /// The text contains too few or too many cells.
    WrongLength {
        /// The number of cells found.
        cells: usize,
    },
}

impl fmt::Display for ParseBoardError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::UnexpectedChar { found, place } => {
                write!(f, "column {}: unexpected {found:?}", place + 1)
            }
            Self::WrongLength { cells } => write!(f, "expected 81 cells, found {cells}"),
        }
    }
}

impl core::error::Error for ParseBoardError {}

/// Reads exactly 81 characters. A digit fills a cell; `.` or `0` leaves it empty.
impl FromStr for Board {
    type Err = ParseBoardError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let mut board = Self::EMPTY;
        let mut cells = 0;
        for (place, found) in text.chars().enumerate() {
            let digit = Digit::from_char(found);
            if digit.is_none() && found != '.' && found != '0' {
                return Err(ParseBoardError::UnexpectedChar { found, place });
            }
            if let Some(slot) = board.0.get_mut(place) {
                *slot = digit;
            }
            cells += 1;
        }
        if cells == Cell::COUNT {
            Ok(board)
        } else {
            Err(ParseBoardError::WrongLength { cells })
        }
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    fn any_board() -> impl Strategy<Value = Board> {
        // Leave most cells empty, so that some boards have no conflicts at all.
        (10..200u8)
            .prop_flat_map(|range| proptest::collection::vec(0..range, 81))
            .prop_map(|values| {
                let mut board = Board::EMPTY;
                for (cell, value) in Cell::all().zip(values) {
                    board[cell] = Digit::new(value);
                }
                board
            })
    }

    proptest! {
        #[test]
        fn printed_boards_are_read_back(board in any_board()) {
            prop_assert_eq!(board.to_string().parse(), Ok(board));
            prop_assert_eq!(Board::from_values(&board.values()), Some(board));
        }

        /// The brute-force method compares every pair of cells that share a house.
        #[test]
        fn conflicts_are_exactly_the_clashing_pairs(board in any_board()) {
            let mut pairs = Vec::new();
            for a in Cell::all() {
                for b in Cell::all().filter(|&b| a < b) {
                    for (kind, same) in [
                        ("row", a.row() == b.row()),
                        ("column", a.column() == b.column()),
                        ("box", a.box_() == b.box_()),
                    ] {
                        if same && board[a].is_some() && board[a] == board[b] {
                            pairs.push((kind, board[a].unwrap(), a, b));
                        }
                    }
                }
            }
            let mut listed: Vec<_> = board
                .conflicts()
                .flat_map(|conflict| {
                    let kind = ["row", "column", "box"][conflict.house.index() / 9];
                    conflict.cells.pairs().map(move |(a, b)| (kind, conflict.digit, a, b)).collect::<Vec<_>>()
                })
                .collect();
            listed.sort();
            pairs.sort();
            prop_assert_eq!(board.is_valid(), pairs.is_empty());
            prop_assert_eq!(listed, pairs);
        }

        #[test]
        fn degrees_of_freedom_count_the_possible_digits(board in any_board()) {
            let degrees = board.degrees_of_freedom();
            for cell in Cell::all() {
                let seen: DigitSet = cell.peers().iter().filter_map(|peer| board[peer]).collect();
                let expected = if board[cell].is_some() { 0 } else { 9 - seen.len() };
                prop_assert_eq!(usize::from(degrees[cell.row()][cell.column()]), expected);
            }
        }
    }
}
