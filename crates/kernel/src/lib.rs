//! Solves, counts and enumerates: the machine's way, not the mind's.
//!
//! | name | what it is |
//! |---|---|
//! | [`Solver`] | what every solver answers |
//! | [`Wave`] | the default: states in the lanes of vectors; the fastest we know |
//! | [`Backtracking`] | the textbook: cell by cell, digit by digit; slow, plain, the judge of the other |
//! | [`Solve`], [`Verdict`] | none, one or several solutions, with and without the first two |
//! | [`Backend`] | the instructions that a wave runs on |
//! | [`inspect`] | what setters ask: minimality, backdoors, missing and wrong givens |
//! | [`place_singles`] | what both singles rules place, or the contradiction they meet |
//!
//! Every solver gives the same answers on every machine. The *first* solution of a puzzle is
//! the least in ascending order of its 81 digits, whoever is asked; [`Solve::Several`] holds
//! the first two, and [`Solver::solutions`] lists all in that order.
//!
//! ```
//! use novena_core::Puzzle;
//! use novena_kernel::{Solve, Solver, Wave};
//!
//! let puzzle: Puzzle =
//!     "...12..34...53..678324.......726.9...51.9.38...4.851.......345964..52...19..47..."
//!         .parse()?;
//! let Solve::Unique(solution) = Wave::new().solve(&puzzle) else {
//!     panic!("this one has exactly one solution");
//! };
//! assert!(solution.solves(&puzzle));
//! assert_eq!(Wave::new().count(&Puzzle::EMPTY, 1_000), 1_000);
//! # Ok::<(), novena_core::ParseBoardError>(())
//! ```
//!
//! # How the wave solver is laid out
//!
//! `layout.rs` draws what a state is. `wave/` sweeps many states in step, one a lane;
//! `braid/` sweeps the branches of one puzzle, three lanes each. Both are generic over
//! `vector.rs`, and `arch/` compiles them once for each instruction set. `dispatch.rs`
//! chooses, `solver.rs` is the door.

mod answer;
mod arch;
mod ascending;
mod backtracking;
mod braid;
mod dispatch;
pub mod inspect;
mod judge;
mod layout;
mod rules;
mod singles;
mod solve;
mod solver;
mod vector;
mod wave;

pub use answer::{Stats, Verdict};
pub use backtracking::Backtracking;
pub use dispatch::{Backend, UnknownBackend};
pub use singles::place_singles;
pub use solve::{Solve, Solver};
pub use solver::Wave;
