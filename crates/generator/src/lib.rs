//! Makes puzzles from a seed: the same seed makes the same puzzle, everywhere and for ever.
//!
//! | name | what it is |
//! |---|---|
//! | [`Random`] | the small random generator everything is drawn from |
//! | [`classic()`] | five phases on a solved base grid, as a course document describes them |
//!
//! ```
//! use novena_generator::{Random, classic};
//! use novena_kernel::{Wave, Solve, Solver};
//!
//! let made = classic(&mut Random::new(7));
//! assert_eq!(Wave::new().solve(&made.puzzle), Solve::Unique(made.solution()));
//! assert!(made.puzzle.givens().len() <= 40);
//! ```

pub mod classic;
mod random;

pub use classic::{Classic, classic};
pub use random::Random;
