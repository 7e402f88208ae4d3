//! Checks the claims of the techniques with independent code.
//!
//! | name | description |
//! |---|---|
//! | [`Referee`] | judges a step by searching for a solution that contradicts it |
//! | [`check_path`] | replays a path to its end and judges each step |
//! | [`check_alternatives`] | judges several steps in the same position |
//! | [`Fault`] | an error in a step |
//! | [`PathFault`] | the first faulty step of a path |
//! | [`library`] | positions, each with the step that must be found in it, and a report |
//! | [`search`] | the underlying exact search: it respects candidates and uses no techniques |
//!
//! ```
//! use novena_core::Puzzle;
//! use novena_proof::check_path;
//! use novena_techniques::{Position, Reasoner};
//!
//! let puzzle: Puzzle =
//!     "..3..172......4......7..149.148....528.....747....268.952..8......3......679..4.."
//!         .parse().unwrap();
//! let start = Position::new(&puzzle).unwrap();
//! let path = Reasoner::standard().path(start.clone());
//! let checked = check_path(&start, &path.steps)?;
//! assert_eq!(checked.solution, path.solution());
//! # Ok::<(), novena_proof::PathFault>(())
//! ```

mod fault;
pub mod library;
mod path;
mod referee;
pub mod search;

pub use fault::{Fault, PathFault};
pub use path::{CheckedPath, check_alternatives, check_path};
pub use referee::Referee;

/// Runs the example in the README as a test.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
