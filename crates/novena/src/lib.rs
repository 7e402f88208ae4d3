//! Sudoku for programs: read it, solve it, count its solutions, write it.
//!
//! ```
//! use novena::{Puzzle, Solve, solve};
//!
//! let puzzle: Puzzle =
//!     "...12..34...53..678324.......726.9...51.9.38...4.851.......345964..52...19..47..."
//!         .parse()?;
//! if let Solve::Unique(solution) = solve(&puzzle) {
//!     assert_eq!(
//!         solution.to_string(),
//!         "576129834419538267832476591387261945251794386964385172728613459643952718195847623",
//!     );
//! }
//! # Ok::<(), novena::ParseBoardError>(())
//! ```
//!
//! The nouns of [`novena_core`] stand here directly: [`Puzzle`], [`Grid`], [`Cell`],
//! [`Digit`] and the rest. Everything else keeps its crate's name:
//!
//! | module | for |
//! |---|---|
//! | [`formats`] | reading and writing every text people keep puzzles in |
//! | [`kernel`] | solvers to choose from, batches, enumeration |
//! | [`techniques`] | every deduction a person would make, with its reasons |
//! | [`texts`] | those deductions in the words of four languages |
//! | [`proof`] | whether deductions hold, by code that did not find them |
//! | [`wire`] | steps and paths in JSON |
//!
//! All solutions of an open puzzle, in order and as many as you take:
//!
//! ```
//! let first_three: Vec<_> = novena::solutions(&novena::Puzzle::EMPTY).take(3).collect();
//! assert!(first_three.is_sorted());
//! ```
//!
//! Every step to the solution, found by techniques, and checked by search:
//!
//! ```
//! use novena::techniques::{Position, Reasoner};
//! use novena::{Puzzle, proof};
//!
//! let puzzle: Puzzle =
//!     "..3..172......4......7..149.148....528.....747....268.952..8......3......679..4.."
//!         .parse().unwrap();
//! let start = Position::new(&puzzle).unwrap();
//! let path = Reasoner::standard().path(start.clone());
//! assert!(proof::check_path(&start, &path.steps)?.is_solved());
//! # Ok::<(), proof::PathFault>(())
//! ```
//!
//! Files of millions of puzzles, in constant memory:
//!
//! ```
//! use novena::formats::{Content, Reader};
//!
//! let file = "000120034000530067832400000007260900051090380004085100000003459640052000190047000\n";
//! for entry in Reader::new(file.as_bytes(), "sudoku01.txt", None)? {
//!     let entry = entry?;
//!     match entry.content {
//!         Content::Record(record) => assert_eq!(novena::count(&record.givens, 2), 1),
//!         Content::Neutral(_) => {}
//!         Content::Error(error) => panic!("line {}: {error}", entry.line),
//!     }
//! }
//! # Ok::<(), std::io::Error>(())
//! ```

pub use novena_core::*;
pub use novena_formats as formats;
pub use novena_kernel as kernel;
pub use novena_kernel::{Solve, Solver};
pub use novena_proof as proof;
pub use novena_techniques as techniques;
pub use novena_texts as texts;
pub use novena_wire as wire;

use novena_kernel::Wave;

/// None, the one, or the first two solutions, by the default solver.
#[must_use]
pub fn solve(puzzle: &Puzzle) -> Solve {
    Wave::new().solve(puzzle)
}

/// How many solutions there are, counted no further than `limit`.
///
/// ```
/// assert_eq!(novena::count(&novena::Puzzle::EMPTY, 100), 100);
/// ```
#[must_use]
pub fn count(puzzle: &Puzzle, limit: u64) -> u64 {
    Wave::new().count(puzzle, limit)
}

/// All solutions in ascending order of their 81 digits, each found when it is asked for.
pub fn solutions(puzzle: &Puzzle) -> impl Iterator<Item = Solution> {
    Wave::new().solutions(puzzle)
}
