#![doc = include_str!("../README.md")]
//!
//! # The types
//!
//! | name | what it is |
//! |---|---|
//! | [`Random`] | the small random number generator behind all puzzles |
//! | [`PuzzleShape`] | the form of the givens: symmetry, pattern, number, minimal or not |
//! | [`bunch()`] | the puzzles of a shape, by seed and number of the bunch |
//! | [`full_grid()`], [`FullGrids`] | one random solution, or many |
//! | [`VERSION`] | the generator's version, which determines the puzzles of a seed and a shape |
//! | [`Wish`] | further requirements for a puzzle: level, ratings, techniques |
//! | [`WishRequest`] | a user's request, and its translation into a wish |
//! | [`Judge`] | checks whether a puzzle meets a wish |
//! | [`Generator`] | the puzzles that meet a wish, one after the other |
//! | [`rarity()`] | how often a technique is needed, if ever |
//! | [`Practice`] | a position in which a certain technique is the next step |
//! | [`Exercise`], [`Subject`] | an exercise of the course, and its subject |
//! | [`daily()`] | the puzzle of the day |
//! | [`Date`] | a date, with its name and number |
//! | [`vicinity()`] | the puzzles that differ from a known one in only a few givens |
//! | [`hunt`] | a search for rare puzzles among the neighbours of other puzzles |
//! | [`make_unique()`], [`make_minimal()`] | help for setters: they add or remove givens |
//! | [`classic()`] | five phases on a solved base grid, as a course document describes them |

mod bunch;
mod carve;
pub mod classic;
mod daily;
mod day_name;
mod exercise;
mod few_givens;
mod fit;
mod full_grid;
pub mod hunt;
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
pub use exercise::{
    AnswerOutcome, AnswerReason, Clue, Exercise, ExerciseAction, ExerciseBoard, ExerciseTask,
    NextClue, Subject, Verdict,
};
pub use full_grid::{FullGrids, full_grid};
pub use judge::{Judge, Judgement};
pub use practice::Practice;
pub use random::Random;
pub use rarity::{Rarity, SURVEYED, rarity};
pub use refusal::{ShapeRefusal, WishRefusal};
pub use request::WishRequest;
pub use search::{Generator, WishMatch};
pub use setting::{make_minimal, make_unique, missing_cells, removable_groups};
pub use shape::{DrawingError, LEAST_GIVENS, MOST_MINIMAL, Pattern, PuzzleShape};
pub use vicinity::{Vicinity, vicinity};
pub use wish::Wish;
