//! Generates puzzles in the five phases that a course document describes. The phases start from the
//! base grid printed in that document.
//!
//! | phase | function | effect |
//! |---|---|---|
//! | 1 | [`permute_stacks`] | the three columns of boxes change places |
//! | 2 | [`permute_bands`] | the three rows of boxes change places |
//! | 3 | [`permute_columns`] | the columns within each stack change places |
//! | 4 | [`permute_rows`] | the rows within each band change places |
//! | 5 | [`erase`] | at least half of the digits are erased |
//!
//! Phases 1 to 4 are symmetries, so the grid remains a solution. Phase 5 protects one cell in every
//! row and column, as the document requires, so that no line is ever empty. The document assumes
//! that this protection guarantees a unique solution, but it does not. Therefore a digit is erased
//! only if the solution remains unique.

use novena_core::{Cell, CellSet, NotASymmetry, Puzzle, Solution, Symmetry};
use novena_kernel::{Solver, Wave};

use crate::Random;

/// The solved grid from which the document starts.
///
/// ```
/// # use novena_core::Solution;
/// # use novena_generator::classic::BASE;
/// assert!(BASE.parse::<Solution>().is_ok());
/// ```
pub const BASE: &str =
    "123456789456789123789123456234567891567891234891234567345678912678912345912345678";

/// The minimum number of cells to erase: half of 81, rounded up.
///
/// ```
/// # use novena_generator::{Random, classic, classic::ERASED_AT_LEAST};
/// let made = classic(&mut Random::new(2006));
/// assert!(81 - made.puzzle.givens().len() >= ERASED_AT_LEAST);
/// ```
pub const ERASED_AT_LEAST: usize = 41;

/// The maximum number of cells to erase. Fewer givens make a game harder; this limit leaves 27
/// givens.
///
/// ```
/// # use novena_generator::{Random, classic, classic::ERASED_AT_MOST};
/// let made = classic(&mut Random::new(2006));
/// assert!(made.puzzle.givens().len() >= 81 - ERASED_AT_MOST);
/// ```
pub const ERASED_AT_MOST: usize = 54;

/// A puzzle, and the grid after each phase that led to it.
///
/// All phases draw from one random stream, so you can also run them one by one:
///
/// ```
/// use novena_generator::Random;
/// use novena_generator::classic::*;
///
/// let (made, random) = (classic(&mut Random::new(7)), &mut Random::new(7));
/// assert_eq!(made.stacks_permuted, permute_stacks(&base(), random));
/// assert_eq!(made.bands_permuted, permute_bands(&made.stacks_permuted, random));
/// assert_eq!(made.columns_permuted, permute_columns(&made.bands_permuted, random));
/// assert_eq!(made.rows_permuted, permute_rows(&made.columns_permuted, random));
/// assert_eq!((made.puzzle, made.kept), erase(&made.rows_permuted, random));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Classic {
    /// The grid after phase 1.
    pub stacks_permuted: Solution,
    /// The grid after phase 2.
    pub bands_permuted: Solution,
    /// The grid after phase 3.
    pub columns_permuted: Solution,
    /// The grid after phase 4.
    pub rows_permuted: Solution,
    /// For each row, the column of the cell that phase 5 kept. The columns are a permutation of 0
    /// to 8.
    pub kept: [usize; 9],
    /// The puzzle after phase 5.
    pub puzzle: Puzzle,
}

impl Classic {
    /// The only solution of the puzzle: the grid before anything was erased.
    ///
    /// ```
    /// # use novena_generator::{Random, classic};
    /// # use novena_kernel::{Solver, Wave};
    /// let made = classic(&mut Random::new(7));
    /// assert_eq!(Wave::new().first(&made.puzzle), Some(made.solution()));
    /// ```
    #[must_use]
    pub const fn solution(&self) -> Solution {
        self.rows_permuted
    }
}

/// Runs all five phases on the base grid.
///
/// ```
/// use novena_generator::{Random, classic};
///
/// let made = classic(&mut Random::new(2006));
/// assert!(made.solution().solves(&made.puzzle));
/// ```
pub fn classic(random: &mut Random) -> Classic {
    let stacks_permuted = permute_stacks(&base(), random);
    let bands_permuted = permute_bands(&stacks_permuted, random);
    let columns_permuted = permute_columns(&bands_permuted, random);
    let rows_permuted = permute_rows(&columns_permuted, random);
    let (puzzle, kept) = erase(&rows_permuted, random);
    Classic {
        stacks_permuted,
        bands_permuted,
        columns_permuted,
        rows_permuted,
        kept,
        puzzle,
    }
}

/// The base grid as a solution.
///
/// ```
/// # use novena_generator::classic::{BASE, base};
/// assert_eq!(base().to_string(), BASE);
/// ```
#[must_use]
pub fn base() -> Solution {
    match BASE.parse() {
        Ok(solution) => solution,
        Err(_) => unreachable!("the base grid obeys the rules"),
    }
}

/// Phase 1 puts the three columns of boxes in a random order.
///
/// ```
/// # use novena_generator::{Random, classic::{base, permute_stacks}};
/// let moved = permute_stacks(&base(), &mut Random::new(7)).to_string();
/// // Each stack stays whole.
/// assert!(["123", "456", "789"].contains(&&moved[..3]));
/// ```
pub fn permute_stacks(solution: &Solution, random: &mut Random) -> Solution {
    apply(Symmetry::permute_stacks(random.permutation()), solution)
}

/// Phase 2 puts the three rows of boxes in a random order.
///
/// ```
/// # use novena_generator::{Random, classic::{base, permute_bands}};
/// let moved = permute_bands(&base(), &mut Random::new(7)).to_string();
/// // The first row is that of a band.
/// assert!(["123456789", "234567891", "345678912"].contains(&&moved[..9]));
/// ```
pub fn permute_bands(solution: &Solution, random: &mut Random) -> Solution {
    apply(Symmetry::permute_bands(random.permutation()), solution)
}

/// Phase 3 puts the columns within each column of boxes in a random order.
///
/// ```
/// # use novena_generator::{Random, classic::{base, permute_columns}};
/// let moved = permute_columns(&base(), &mut Random::new(7)).to_string();
/// // The columns of a stack stay in it.
/// assert!(moved[..3].chars().all(|digit| "123".contains(digit)));
/// ```
pub fn permute_columns(solution: &Solution, random: &mut Random) -> Solution {
    apply(Symmetry::permute_columns(inside_threes(random)), solution)
}

/// Phase 4 puts the rows within each row of boxes in a random order.
///
/// ```
/// # use novena_generator::{Random, classic::{base, permute_rows}};
/// let moved = permute_rows(&base(), &mut Random::new(7)).to_string();
/// // The first row is one of its band.
/// assert!(["123456789", "456789123", "789123456"].contains(&&moved[..9]));
/// ```
pub fn permute_rows(solution: &Solution, random: &mut Random) -> Solution {
    apply(Symmetry::permute_rows(inside_threes(random)), solution)
}

/// Phase 5 erases between [`ERASED_AT_LEAST`] and [`ERASED_AT_MOST`] random cells and keeps the
/// solution unique. Also returns the protected column of each row.
///
/// The number of cells is drawn first, and then the cells are tried in a random order. If the cells
/// run out before enough are erased, the phase starts over with another draw.
///
/// ```
/// # use novena_core::Cell;
/// # use novena_generator::{Random, classic::{base, erase}};
/// # use novena_kernel::{Solve, Solver, Wave};
/// let (puzzle, kept) = erase(&base(), &mut Random::new(7));
/// assert_eq!(Wave::new().solve(&puzzle), Solve::Unique(base()));
/// assert!((0..9).all(|row| puzzle.given(Cell::at(row, kept[row])).is_some()));
/// ```
pub fn erase(solution: &Solution, random: &mut Random) -> (Puzzle, [usize; 9]) {
    loop {
        let kept: [usize; 9] = random.permutation();
        let goal = ERASED_AT_LEAST + random.below(ERASED_AT_MOST - ERASED_AT_LEAST + 1);
        let (puzzle, erased) = erase_once(solution, kept, goal, random);
        if erased >= ERASED_AT_LEAST {
            return (puzzle, kept);
        }
    }
}

/// The puzzle after one pass through the cells, and the number of cells erased.
fn erase_once(
    solution: &Solution,
    kept: [usize; 9],
    goal: usize,
    random: &mut Random,
) -> (Puzzle, usize) {
    let protected: CellSet = (0..9).map(|row| Cell::at(row, kept[row])).collect();
    let mut order: Vec<Cell> = (!protected).iter().collect();
    random.shuffle(&mut order);
    let mut puzzle = Puzzle::new(solution.board());
    let mut erased = 0;
    for cell in order {
        if erased == goal {
            break;
        }
        let mut board = *puzzle.board();
        board[cell] = None;
        let sparser = Puzzle::new(board);
        if Wave::new().count(&sparser, 2) == 1 {
            puzzle = sparser;
            erased += 1;
        }
    }
    (puzzle, erased)
}

/// A random permutation of 0 to 8 that only permutes within each group of three.
fn inside_threes(random: &mut Random) -> [usize; 9] {
    let inside = [(); 3].map(|()| random.permutation::<3>());
    std::array::from_fn(|line| line / 3 * 3 + inside[line / 3][line % 3])
}

fn apply(symmetry: Result<Symmetry, NotASymmetry>, solution: &Solution) -> Solution {
    match symmetry {
        Ok(symmetry) => symmetry.solution(solution),
        Err(NotASymmetry) => unreachable!("the phases permute threes"),
    }
}
