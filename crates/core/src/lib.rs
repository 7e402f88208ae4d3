#![doc = include_str!("../README.md")]
//!
//! # The types
//!
//! | name | what it is |
//! |---|---|
//! | [`Digit`] | one of the digits 1 to 9 |
//! | [`DigitSet`] | a set of digits, nine bits of a `u16` |
//! | [`Cell`] | one of the 81 cells, numbered row by row; written `r1c1` |
//! | [`CellSet`] | a set of cells, 81 bits of a `u128` |
//! | [`House`] | a row, a column or a box: nine cells that must hold nine different digits |
//! | [`HouseSet`] | a set of houses, 27 bits of a `u32` |
//! | peers | the 20 other cells that share a house with a cell |
//! | [`Candidate`] | a cell and a digit it could hold; written `5r1c1` |
//! | [`Board`] | 81 cells, each empty or holding a digit; no rule is enforced |
//! | [`Puzzle`] | the givens alone |
//! | [`Grid`] | the state of a solve: the digits placed and the candidates left |
//! | [`Solution`] | a full board that obeys every rule, by construction |
//! | [`Conflict`] | a digit that occurs more than once in a house |
//! | [`Symmetry`] | a rule-preserving way to transpose, permute and relabel a board |
//! | [`Colour`], [`ColourSet`] | one of nine colours for marking cells, and a set of colours |
//! | [`Sheet`] | everything a player has filled in: a [`CellContent`] for every cell |
//! | [`Journal`] | the history of a sheet: steps made of [`Change`]s, and [`Savepoint`]s |
//! | [`PatternSymmetry`] | a symmetry of the pattern of givens, of the kind that setters prefer |
//! | [`Refusal`] | a refused request and the reason, in a form that can be worded in any language |
//! | [`Visible`] | text from an untrusted source, made safe to show |
//! | [`Canonical`] | the smallest equivalent board, and the number of automorphisms |
//!
//! Every type except [`Journal`] and [`Savepoint`] is `Copy`, and every table is a constant. Only
//! journals, the text of a [`CellContent`] and the search for a puzzle's [canonical
//! form](canonical()) allocate memory.

#![cfg_attr(not(test), no_std)]

extern crate alloc;

mod bit_set;
mod board;
mod candidate;
mod canonical;
mod cell;
mod cell_set;
mod colour;
mod conflict;
mod digit;
mod digit_set;
mod grid;
mod house;
mod house_set;
mod pattern_symmetry;
mod puzzle;
mod refusal;
#[cfg(feature = "serde")]
mod serialize;
mod sheet;
mod solution;
mod symmetry;
mod visible;

pub use board::{Board, ParseBoardError};
pub use candidate::{Candidate, ParseCandidateError};
pub use canonical::{Canonical, canonical, canonical_solution};
pub use cell::{Cell, ParseCellError};
pub use cell_set::{CellSet, Cells};
pub use colour::{Colour, ColourSet, Colours, ParseColourError};
pub use conflict::Conflict;
pub use digit::{Digit, ParseDigitError};
pub use digit_set::{DigitSet, Digits};
pub use grid::{Contradiction, Grid};
pub use house::{House, HouseKind, ParseHouseError};
pub use house_set::{HouseSet, Houses};
pub use pattern_symmetry::{PatternSymmetry, UnknownPatternSymmetry};
pub use puzzle::Puzzle;
pub use refusal::{Argument, Refusal};
pub use sheet::{CellContent, Change, Journal, ParseCellContentError, Savepoint, Sheet};
pub use solution::{NotASolution, Solution};
pub use symmetry::{NotASymmetry, ParseSymmetryError, Symmetry};
pub use visible::Visible;
