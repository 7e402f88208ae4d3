//! Every deduction a person would make in a sudoku, found, with its reasons.
//!
//! | name | what it is |
//! |---|---|
//! | [`Position`] | a grid, its givens, and whether its solution is known to be unique |
//! | [`Technique`] | a way to deduce; one file each, with a doc that teaches it |
//! | [`Kind`] | which technique: the key into the table of levels and scores |
//! | [`Step`] | one application: deductions, and evidence by [`Role`] |
//! | [`Reasoner`] | runs techniques: the first step, all steps, the path to the solution |
//! | [`StepList`] | steps of a position without those that say nothing new |
//! | [`needed_steps`] | a path without the steps that nothing rests on |
//! | [`sketch`] | positions for examples and tests, written with no more than a pattern needs |
//! | [`pencil`] | what forcing chains share with the scales of `novena-ratings` |
//!
//! Nothing here can see a solution: the crate depends on `novena-core` alone. That its steps
//! are right is shown by tests, and can be checked by anyone with `novena-proof`.
//!
//! ```
//! use novena_core::Puzzle;
//! use novena_techniques::{Position, Reasoner};
//!
//! let puzzle: Puzzle =
//!     "..3..172......4......7..149.148....528.....747....268.952..8......3......679..4.."
//!         .parse().unwrap();
//! let position = Position::new(&puzzle)?;
//! let path = Reasoner::standard().path(position);
//! assert!(path.is_solved());
//! println!("{}", path.steps[0]);
//! # Ok::<(), novena_core::Contradiction>(())
//! ```

mod almost_locked;
mod als;
mod argument;
mod cache;
mod chain;
mod chains;
mod colours;
mod eureka;
mod exclusion;
mod exotic;
mod fish;
mod forcing;
mod hint;
mod kind;
mod kraken;
mod level;
mod link_reason;
mod locked;
mod needed;
pub mod pencil;
mod position;
mod reasoner;
mod registry;
mod remote_pair;
mod role;
mod sets;
mod single_digit;
mod singles;
pub mod sketch;
mod stage;
mod step;
mod subsumption;
mod technique;
mod templates;
mod uniqueness;
mod wings;

pub use argument::{ArgumentLine, Implication};
pub use chain::{Chain, ChainShape};
pub use eureka::eureka;
pub use hint::{HintMessage, Reveals, Rung};
pub use kind::{Kind, KindChoice, UnknownKind};
pub use level::Level;
pub use link_reason::LinkReason;
pub use needed::needed_steps;
pub use position::Position;
pub use reasoner::{Path, Reasoner};
pub use registry::{former_technique, library_technique, technique};
pub use role::Role;
pub use singles::blocked_part;
pub use step::{AlmostLockedSet, Deduction, Evidence, Exhibit, Link, Node, Step};
pub use subsumption::StepList;
pub use technique::{StepSink, Technique};

/// The example in the README, run as a test.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
