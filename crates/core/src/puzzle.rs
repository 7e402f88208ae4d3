use core::fmt;
use core::str::FromStr;

use crate::{
    Board, Candidate, Cell, CellSet, Conflict, Contradiction, Digit, DigitSet, Grid,
    ParseBoardError,
};

/// The givens of a sudoku and nothing else.
///
/// Nothing is guaranteed about the givens: there may be none, they may clash, and the puzzle may
/// have no solution or many solutions. To check, use [`Puzzle::conflicts`] and a solver.
///
/// ```
/// use novena_core::Puzzle;
///
/// let text = "...12..34...53..678324.......726.9...51.9.38...4.851.......345964..52...19..47...";
/// let puzzle: Puzzle = text.parse()?;
/// assert_eq!(puzzle.givens().len(), 37);
/// assert_eq!(puzzle.to_string(), text);
/// # Ok::<(), novena_core::ParseBoardError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(transparent)]
pub struct Puzzle(Board);

impl Puzzle {
    /// The puzzle without givens.
    pub const EMPTY: Self = Self(Board::EMPTY);

    /// The puzzle whose givens are the digits of a board.
    ///
    /// ```
    /// # use novena_core::{Board, Cell, Digit, Puzzle};
    /// let mut board = Board::EMPTY;
    /// board[Cell::at(0, 0)] = Digit::new(5);
    /// assert_eq!(Puzzle::new(board).givens().len(), 1);
    /// assert_eq!(Puzzle::from(board), Puzzle::new(board));
    /// ```
    #[must_use]
    pub const fn new(givens: Board) -> Self {
        Self(givens)
    }

    /// The givens as a board, on which a game can start.
    ///
    /// ```
    /// # use novena_core::{Board, Puzzle};
    /// assert_eq!(Puzzle::EMPTY.board(), &Board::EMPTY);
    /// ```
    #[must_use]
    pub const fn board(&self) -> &Board {
        &self.0
    }

    /// The given of a cell, if it has one.
    ///
    /// ```
    /// # use novena_core::{Cell, Digit, Puzzle};
    /// # let text = "...12..34...53..678324.......726.9...51.9.38...4.851.......345964..52...19..47...";
    /// # let puzzle: Puzzle = text.parse().unwrap();
    /// assert_eq!(puzzle.to_string()[..5], *"...12");
    /// assert_eq!(puzzle.given(Cell::at(0, 3)), Digit::new(1));
    /// assert_eq!(puzzle.given(Cell::at(0, 0)), None);
    /// ```
    #[must_use]
    pub fn given(&self, cell: Cell) -> Option<Digit> {
        self.0[cell]
    }

    /// The puzzle with this given, which replaces any other given of the cell.
    ///
    /// ```
    /// # use novena_core::{Cell, Digit, Puzzle};
    /// let puzzle = Puzzle::EMPTY.with_given(Cell::at(0, 3).with(Digit::ALL[6]));
    /// assert_eq!(puzzle.to_string()[..5], *"...7.");
    /// ```
    #[must_use]
    pub fn with_given(&self, given: Candidate) -> Self {
        let mut board = self.0;
        board[given.cell] = Some(given.digit);
        Self(board)
    }

    /// The cells that have a given.
    #[must_use]
    pub fn givens(&self) -> CellSet {
        self.0.filled()
    }

    /// The digits that an empty cell could hold according to the givens alone.
    ///
    /// ```
    /// # use novena_core::{Cell, Puzzle};
    /// let puzzle: Puzzle = format!("12345678{}", ".".repeat(73)).parse()?;
    /// assert_eq!(puzzle.candidates(Cell::at(0, 8)).to_string(), "9");
    /// assert_eq!(puzzle.candidates(Cell::at(8, 0)).to_string(), "23456789");
    /// # Ok::<(), novena_core::ParseBoardError>(())
    /// ```
    #[must_use]
    pub fn candidates(&self, cell: Cell) -> DigitSet {
        self.0.candidates(cell)
    }

    /// See [`Board::degrees_of_freedom`].
    ///
    /// ```
    /// # use novena_core::Puzzle;
    /// let puzzle: Puzzle = format!("12345678{}", ".".repeat(73)).parse()?;
    /// assert_eq!(puzzle.degrees_of_freedom()[0], [0, 0, 0, 0, 0, 0, 0, 0, 1]);
    /// # Ok::<(), novena_core::ParseBoardError>(())
    /// ```
    #[must_use]
    pub fn degrees_of_freedom(&self) -> [[u8; 9]; 9] {
        self.0.degrees_of_freedom()
    }

    /// The conflicts between givens; see [`Board::conflicts`].
    ///
    /// ```
    /// # use novena_core::Puzzle;
    /// let puzzle: Puzzle = format!("55{}", ".".repeat(79)).parse()?;
    /// let houses: Vec<_> = puzzle.conflicts().map(|conflict| conflict.house.to_string()).collect();
    /// assert_eq!(houses, ["r1", "b1"]);
    /// # Ok::<(), novena_core::ParseBoardError>(())
    /// ```
    pub fn conflicts(&self) -> impl Iterator<Item = Conflict> {
        self.0.conflicts()
    }

    /// A grid with the givens placed and the candidates that remain.
    ///
    /// ```
    /// # use novena_core::Puzzle;
    /// assert!(Puzzle::EMPTY.grid().is_ok());
    /// ```
    pub fn grid(&self) -> Result<Grid, Contradiction> {
        Grid::new(&self.0)
    }
}

impl From<Board> for Puzzle {
    fn from(givens: Board) -> Self {
        Self(givens)
    }
}

/// Prints 81 characters, with `.` for an empty cell.
impl fmt::Display for Puzzle {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(&self.0, f)
    }
}

impl fmt::Debug for Puzzle {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// Reads exactly 81 characters. A digit is a given; `.` or `0` is an empty cell.
impl FromStr for Puzzle {
    type Err = ParseBoardError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        text.parse().map(Self)
    }
}
