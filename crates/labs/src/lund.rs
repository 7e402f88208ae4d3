//! `lund`: a solver behind an interface, for a window that knows nothing else of it.
//!
//! The document has two parts, strictly apart. This is the first: [`SudokuSolver`] with
//! exactly the operations of its interface, and [`BoardSolver`] over the engine. The window is
//! a page of the web server.
//!
//! The document solves from the top left, cell by cell, and warns that some boards without
//! a solution take very long. The engine finds the same first solution, and answers those
//! boards at once.

use std::fmt;

use novena_core::{Board, Cell, Digit, Puzzle};
use novena_kernel::{Solver as _, Wave};

/// The document's interface between window and solver. Rows and columns count from 0.
///
/// ```
/// use novena_labs::lund::{BoardSolver, SudokuSolver};
///
/// let solver: &mut dyn SudokuSolver = &mut BoardSolver::new();
/// solver.add(0, 0, 5)?;
/// assert!(solver.solve());
/// assert_eq!(solver.get(0, 0), Ok(5));
/// assert_ne!(solver.get(8, 8), Ok(0));
/// # Ok::<(), novena_labs::lund::SolverError>(())
/// ```
pub trait SudokuSolver {
    /// Fills the board with a solution; `false`, and nothing is changed, when there is none.
    fn solve(&mut self) -> bool;

    /// Puts a digit from 1 to 9 into a cell, whether it fits or not.
    fn add(&mut self, row: usize, col: usize, digit: u8) -> Result<(), SolverError>;

    /// Empties a cell.
    fn remove(&mut self, row: usize, col: usize) -> Result<(), SolverError>;

    /// The digit of a cell, 0 when it is empty.
    fn get(&self, row: usize, col: usize) -> Result<u8, SolverError>;

    /// `isValid`: whether the digits there obey the rules.
    fn is_valid(&self) -> bool;

    /// Empties every cell.
    fn clear(&mut self);

    /// `setMatrix`: replaces the whole board by nine rows of nine digits, 0 for an empty
    /// cell. When it is refused nothing is changed.
    fn set_matrix(&mut self, matrix: &[&[u8]]) -> Result<(), SolverError>;

    /// `getMatrix`: the whole board, 0 for an empty cell.
    fn matrix(&self) -> [[u8; 9]; 9];
}

/// Why an operation was not done.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum SolverError {
    /// There is no such cell.
    NoSuchCell {
        /// The row asked for.
        row: usize,
        /// The column asked for.
        col: usize,
    },
    /// The number is no digit.
    NoSuchDigit(u8),
    /// There are not nine rows.
    NotNineRows(usize),
    /// A row has not nine columns.
    NotNineColumns {
        /// Which row, from 0.
        row: usize,
        /// How many it has.
        columns: usize,
    },
}

impl fmt::Display for SolverError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NoSuchCell { row, col } => {
                write!(f, "rutan ({row}, {col}) finns inte: rad och kolonn är 0-8")
            }
            Self::NoSuchDigit(digit) => write!(f, "{digit} är ingen siffra mellan 1 och 9"),
            Self::NotNineRows(rows) => write!(f, "matrisen har {rows} rader i stället för 9"),
            Self::NotNineColumns { row, columns } => {
                write!(f, "rad {row} har {columns} kolonner i stället för 9")
            }
        }
    }
}

impl std::error::Error for SolverError {}

/// The document's solver class, over the engine.
#[derive(Clone, Debug)]
pub struct BoardSolver {
    board: Board,
}

impl BoardSolver {
    /// An empty board.
    #[must_use]
    pub const fn new() -> Self {
        Self {
            board: Board::EMPTY,
        }
    }
}

impl Default for BoardSolver {
    fn default() -> Self {
        Self::new()
    }
}

impl SudokuSolver for BoardSolver {
    fn solve(&mut self) -> bool {
        let Some(solution) = Wave::new().solve(&Puzzle::new(self.board)).first() else {
            return false;
        };
        self.board = solution.board();
        true
    }

    fn add(&mut self, row: usize, col: usize, digit: u8) -> Result<(), SolverError> {
        let cell = cell(row, col)?;
        self.board[cell] = Some(Digit::new(digit).ok_or(SolverError::NoSuchDigit(digit))?);
        Ok(())
    }

    fn remove(&mut self, row: usize, col: usize) -> Result<(), SolverError> {
        self.board[cell(row, col)?] = None;
        Ok(())
    }

    fn get(&self, row: usize, col: usize) -> Result<u8, SolverError> {
        Ok(self.board[cell(row, col)?].map_or(0, Digit::get))
    }

    fn is_valid(&self) -> bool {
        self.board.is_valid()
    }

    fn clear(&mut self) {
        self.board = Board::EMPTY;
    }

    fn set_matrix(&mut self, matrix: &[&[u8]]) -> Result<(), SolverError> {
        if matrix.len() != 9 {
            return Err(SolverError::NotNineRows(matrix.len()));
        }
        let mut board = Board::EMPTY;
        for (row, digits) in matrix.iter().enumerate() {
            if digits.len() != 9 {
                return Err(SolverError::NotNineColumns {
                    row,
                    columns: digits.len(),
                });
            }
            for (column, &value) in digits.iter().enumerate() {
                let digit = Digit::new(value);
                if digit.is_none() && value != 0 {
                    return Err(SolverError::NoSuchDigit(value));
                }
                board[Cell::at(row, column)] = digit;
            }
        }
        self.board = board;
        Ok(())
    }

    fn matrix(&self) -> [[u8; 9]; 9] {
        let values = self.board.values();
        std::array::from_fn(|row| std::array::from_fn(|column| values[row * 9 + column]))
    }
}

fn cell(row: usize, col: usize) -> Result<Cell, SolverError> {
    if row < 9 && col < 9 {
        Ok(Cell::at(row, col))
    } else {
        Err(SolverError::NoSuchCell { row, col })
    }
}
