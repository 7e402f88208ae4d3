//! Checks what the techniques claim, by code that did not find it.
//!
//! | name | what it is |
//! |---|---|
//! | [`Referee`] | judges a step by searching for a solution that would break it |
//! | [`check_path`] | replays a path, judging each step, up to its end |
//! | [`check_alternatives`] | judges steps that are all of one position |
//! | [`Fault`] | what is wrong with a step |
//! | [`PathFault`] | which step of a path has it |
//! | [`library`] | positions with the step that must be found in them, and how many pass |
//! | [`search`] | the exact search behind it all: candidates respected, no technique used |
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

/// The example in the README, run as a test.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
