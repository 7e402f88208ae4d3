#![doc = include_str!("../README.md")]
//!
//! # The types
//!
//! | name | what it is |
//! |---|---|
//! | [`Random`] | the small random generator everything is drawn from |
//! | [`PuzzleShape`] | what the givens must look like: symmetry, pattern, number, minimal or not |
//! | [`bunch()`] | the puzzles of a shape, by seed and number of the bunch |
//! | [`full_grid()`], [`FullGrids`] | random solutions, one or many |
//! | [`VERSION`] | of what a seed and a shape give |
//! | [`Wish`] | what else a puzzle should be like: level, ratings, techniques |
//! | [`WishRequest`] | what a person asks for, and the wish that it means |
//! | [`Judge`] | whether a puzzle meets a wish |
//! | [`Generator`] | the puzzles that meet a wish, one after the other |
//! | [`rarity()`] | how often a technique is needed at all |
//! | [`Practice`] | a position in which a technique is the next to use |
//! | [`daily()`] | the puzzle of the day |
//! | [`Date`] | a day, its name and its number |
//! | [`vicinity()`] | the puzzles a few givens away from one |
//! | [`made_unique()`], [`made_minimal()`] | a puzzle that a person sets, with the givens it needs |
//! | [`classic()`] | five phases on a solved base grid, as a course document describes them |

mod bunch;
mod carve;
pub mod classic;
mod daily;
mod day_name;
mod fit;
mod full_grid;
mod judge;
mod needed;
mod practice;
mod random;
mod rarity;
mod refusal;
mod request;
mod rounds;
mod search;
mod setting;
mod shape;
mod sieve;
mod vicinity;
mod wish;

pub use bunch::{Bunch, NewPuzzle, VERSION, bunch, bunch_until};
pub use classic::{Classic, classic};
pub use daily::{DAILY_LEVEL, DAILY_VERSION, Date, DateError, daily, daily_source, daily_version};
pub use full_grid::{FullGrids, full_grid};
pub use judge::{Judge, Judgement};
pub use practice::Practice;
pub use random::Random;
pub use rarity::{Rarity, SURVEYED, rarity};
pub use refusal::{ShapeRefusal, WishRefusal};
pub use request::WishRequest;
pub use search::{Generator, WishMatch};
pub use setting::{awaited_cells, made_minimal, made_unique, removable_groups};
pub use shape::{DrawingError, LEAST_GIVENS, MOST_MINIMAL, Pattern, PuzzleShape};
pub use vicinity::{Vicinity, vicinity};
pub use wish::Wish;
