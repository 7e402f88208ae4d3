//! `lund`: a solver behind an interface, for a window that uses nothing but this interface.
//!
//! The document describes two strictly separate parts. This module is the first: the interface
//! [`SudokuSolver`], and [`BacktrackingSolver`], a class that implements it. The second part, the
//! window, is the page of `novena lab lund`. The window uses a `Box<dyn SudokuSolver>` and calls
//! only the interface. The class is named only in the code that creates the solver.
//!
//! The solver follows section 1.3 of the document: `solve(0, 0)` starts at the top left and
//! continues cell by cell, using recursion and backtracking. The document warns that this method
//! takes a very long time for some boards without a solution. The engine therefore first checks
//! whether there is a solution at all; if there is none, `solve` returns `false` immediately. The
//! engine also takes over when a solvable board takes more than [`PATIENCE`] tries. Both methods
//! find the same solution, the first in ascending order.

use std::fmt;

use novena_core::{Board, Puzzle};
use novena_kernel::{Solver as _, Wave};

/// The document's interface between window and solver. Rows and columns are counted from 0.
///
/// ```
/// use novena_labs::lund::{BacktrackingSolver, SudokuSolver};
///
/// let mut solver: Box<dyn SudokuSolver> = Box::new(BacktrackingSolver::new());
/// solver.add(0, 0, 5)?;
/// assert!(solver.solve());
/// assert_eq!(solver.get(0, 0), Ok(5));
/// assert_ne!(solver.get(8, 8), Ok(0));
/// # Ok::<(), novena_labs::lund::SolverError>(())
/// ```
pub trait SudokuSolver: Send {
    /// Fills the board with a solution. If there is no solution, returns `false` and leaves the
    /// board unchanged.
    fn solve(&mut self) -> bool;

    /// Puts a digit between 1 and 9 into a cell, whether or not it fits.
    fn add(&mut self, row: usize, col: usize, digit: u8) -> Result<(), SolverError>;

    /// Empties a cell.
    fn remove(&mut self, row: usize, col: usize) -> Result<(), SolverError>;

    /// Returns the digit of a cell, or 0 if the cell is empty.
    fn get(&self, row: usize, col: usize) -> Result<u8, SolverError>;

    /// `isValid`: whether the current digits obey the rules.
    fn is_valid(&self) -> bool;

    /// Empties every cell.
    fn clear(&mut self);

    /// `setMatrix`: replaces the whole board with nine rows of nine digits, where 0 stands for an
    /// empty cell. If this fails, the board is unchanged.
    fn set_matrix(&mut self, matrix: &[&[u8]]) -> Result<(), SolverError>;

    /// `getMatrix`: the whole board, with 0 for empty cells.
    fn get_matrix(&self) -> [[u8; 9]; 9];
}

/// The reason why an operation of the interface failed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum SolverError {
    /// There is no such cell.
    NoSuchCell {
        /// The row that was requested.
        row: usize,
        /// The column that was requested.
        col: usize,
    },
    /// The number is not a valid digit.
    NoSuchDigit(u8),
    /// There are not nine rows.
    NotNineRows(usize),
    /// A row does not have nine columns.
    NotNineColumns {
        /// The row in question, counted from 0.
        row: usize,
        /// The number of columns it has.
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

/// The number of digits that the recursion tries before the engine's solution is used instead.
///
/// This is far more than any newspaper puzzle needs, and takes less than a second.
pub const PATIENCE: u32 = 20_000_000;

/// The document's solver class, which uses an integer matrix and recursion with backtracking.
#[derive(Clone, Debug)]
pub struct BacktrackingSolver {
    /// The grid, with 0 for empty cells.
    matrix: [[u8; 9]; 9],
    /// The number of digits that may still be tried.
    patience: u32,
}

impl BacktrackingSolver {
    /// Creates an empty board.
    #[must_use]
    pub const fn new() -> Self {
        Self::with_patience(PATIENCE)
    }

    /// Creates an empty board with a limit on the number of digits that the recursion tries in one
    /// call to `solve`.
    #[must_use]
    pub const fn with_patience(patience: u32) -> Self {
        Self {
            matrix: [[0; 9]; 9],
            patience,
        }
    }

    /// `solve(r, c)`: fills the cells from this one onwards, row by row.
    ///
    /// Returns `false` if this is impossible or if `patience` ran out. In either case, every cell
    /// that was empty is empty again.
    fn solve_from(&mut self, r: usize, c: usize, patience: &mut u32) -> bool {
        if r == 9 {
            // There is no next cell, so all cells are filled.
            return true;
        }
        let (next_r, next_c) = if c == 8 { (r + 1, 0) } else { (r, c + 1) };
        if self.matrix[r][c] != 0 {
            // Case 2: the user filled this cell. Its digit is only checked.
            return self.fits(r, c, self.matrix[r][c]) && self.solve_from(next_r, next_c, patience);
        }
        // Case 1: the cell is empty. Try 1 to 9 in turn.
        for digit in 1..=9 {
            if *patience == 0 {
                break;
            }
            *patience -= 1;
            if self.fits(r, c, digit) {
                self.matrix[r][c] = digit;
                if self.solve_from(next_r, next_c, patience) {
                    return true;
                }
            }
            // Backtracking: the cell is marked as not filled.
            self.matrix[r][c] = 0;
        }
        false
    }

    /// Returns whether no other cell in the row, the column or the region contains the digit.
    fn fits(&self, r: usize, c: usize, digit: u8) -> bool {
        let (top, left) = (r / 3 * 3, c / 3 * 3);
        for i in 0..9 {
            let in_row = i != c && self.matrix[r][i] == digit;
            let in_column = i != r && self.matrix[i][c] == digit;
            let (region_r, region_c) = (top + i / 3, left + i % 3);
            let in_region =
                (region_r, region_c) != (r, c) && self.matrix[region_r][region_c] == digit;
            if in_row || in_column || in_region {
                return false;
            }
        }
        true
    }

    /// Returns the engine's answer: the first solution in ascending order, if there is one.
    fn known_solution(&self) -> Option<[[u8; 9]; 9]> {
        let values = self.matrix.as_flattened().try_into().ok()?;
        let puzzle = Puzzle::new(Board::from_values(values)?);
        let solution = Wave::new().solve(&puzzle).first()?.board().values();
        let (rows, _) = solution.as_chunks::<9>();
        rows.try_into().ok()
    }
}

impl Default for BacktrackingSolver {
    fn default() -> Self {
        Self::new()
    }
}

impl SudokuSolver for BacktrackingSolver {
    fn solve(&mut self) -> bool {
        let Some(known) = self.known_solution() else {
            return false;
        };
        let mut patience = self.patience;
        if !self.solve_from(0, 0, &mut patience) {
            self.matrix = known;
        }
        true
    }

    fn add(&mut self, row: usize, col: usize, digit: u8) -> Result<(), SolverError> {
        check_cell(row, col)?;
        if digit == 0 {
            return Err(SolverError::NoSuchDigit(digit));
        }
        check_value(digit)?;
        self.matrix[row][col] = digit;
        Ok(())
    }

    fn remove(&mut self, row: usize, col: usize) -> Result<(), SolverError> {
        check_cell(row, col)?;
        self.matrix[row][col] = 0;
        Ok(())
    }

    fn get(&self, row: usize, col: usize) -> Result<u8, SolverError> {
        check_cell(row, col)?;
        Ok(self.matrix[row][col])
    }

    fn is_valid(&self) -> bool {
        (0..9).all(|r| (0..9).all(|c| self.matrix[r][c] == 0 || self.fits(r, c, self.matrix[r][c])))
    }

    fn clear(&mut self) {
        self.matrix = [[0; 9]; 9];
    }

    fn set_matrix(&mut self, matrix: &[&[u8]]) -> Result<(), SolverError> {
        if matrix.len() != 9 {
            return Err(SolverError::NotNineRows(matrix.len()));
        }
        let mut new = [[0; 9]; 9];
        for (row, (to, from)) in new.iter_mut().zip(matrix).enumerate() {
            *to = (*from)
                .try_into()
                .map_err(|_| SolverError::NotNineColumns {
                    row,
                    columns: from.len(),
                })?;
            to.iter().try_for_each(|&value| check_value(value))?;
        }
        self.matrix = new;
        Ok(())
    }

    fn get_matrix(&self) -> [[u8; 9]; 9] {
        self.matrix
    }
}

fn check_cell(row: usize, col: usize) -> Result<(), SolverError> {
    if row < 9 && col < 9 {
        Ok(())
    } else {
        Err(SolverError::NoSuchCell { row, col })
    }
}

/// Checks that a value is a digit, or 0 for an empty cell.
fn check_value(value: u8) -> Result<(), SolverError> {
    if value <= 9 {
        Ok(())
    } else {
        Err(SolverError::NoSuchDigit(value))
    }
}
