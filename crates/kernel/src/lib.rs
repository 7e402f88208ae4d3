//! Solves, counts and enumerates: the machine's way, not the mind's.
//!
//! | name | what it is |
//! |---|---|
//! | [`Solver`] | what every solver answers |
//! | [`Backtracking`] | the textbook: cell by cell, digit by digit; slow, plain, the judge of the others |
//! | [`Search`] | candidates, singles and the cell with the fewest choices; the default |
//! | [`place_singles`] | what both singles rules place, or the contradiction they meet |
//! | [`Solve`] | none, one or several solutions |
//!
//! Every solver gives the same answers. The *first* solution of a puzzle is the least in
//! ascending order of its 81 digits, whoever is asked; [`Solve::Several`] holds the first
//! two, and [`Solver::solutions`] lists all in that order.
//!
//! ```
//! use novena_core::Puzzle;
//! use novena_kernel::{Search, Solve, Solver};
//!
//! let puzzle: Puzzle =
//!     "...12..34...53..678324.......726.9...51.9.38...4.851.......345964..52...19..47..."
//!         .parse()?;
//! let Solve::Unique(solution) = Search.solve(&puzzle) else {
//!     panic!("this one has exactly one solution");
//! };
//! assert!(solution.solves(&puzzle));
//! assert_eq!(Search.count(&Puzzle::EMPTY, 1_000), 1_000);
//! # Ok::<(), novena_core::ParseBoardError>(())
//! ```

mod backtracking;
mod search;
mod singles;
mod solve;

pub use backtracking::Backtracking;
pub use search::Search;
pub use singles::place_singles;
pub use solve::{Solve, Solver};
