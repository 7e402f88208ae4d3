//! Finds every deduction that a person would make in a sudoku, together with the reasons for it.
//!
//! | name | description |
//! |---|---|
//! | [`Position`] | a grid, its givens, and whether its solution is known to be unique |
//! | [`Technique`] | a solving technique; each has its own file, with docs that teach it |
//! | [`Kind`] | the kind of a step: the key into the table of techniques, levels and scores |
//! | [`Step`] | one application of a technique: deductions, and evidence by [`Role`] |
//! | [`Reasoner`] | a list of techniques that finds the first step, all steps, or a path |
//! | [`StepList`] | the steps in a position, without redundant ones |
//! | [`needed_steps`] | a path without unnecessary steps |
//! | [`sketch`] | a short notation for positions in examples and tests |
//! | [`pencil`] | code shared by forcing chains and the scales in `novena-ratings` |
//!
//! Code in this crate cannot see a solution, because the crate depends only on `novena-core`. Tests
//! check that all steps are correct, and `novena-proof` can check steps independently.
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
pub use step::{
    AlmostLockedSet, Deduction, Evidence, Exhibit, Link, Node, ParseDeductionError, Step,
};
pub use subsumption::StepList;
pub use technique::{StepSink, Technique};

/// The README example, run as a test.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
