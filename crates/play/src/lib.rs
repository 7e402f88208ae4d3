#![doc = include_str!("../README.md")]
//!
//! # The types
//!
//! | name | what it is |
//! |---|---|
//! | [`Game`] | a puzzle, the player's sheet, and its history |
//! | [`Move`] | everything a player can do, as a value |
//! | [`Effect`] | what a move changed |
//! | [`Checking`] | the policy for showing mistakes |
//! | [`Checkup`] | the answer to a player who asks whether everything is correct |
//! | [`Labels`] | the metadata of a game: title, author, level and source |
//! | [`Situation`] | the state of a game as the techniques see it |
//! | [`Obstacle`] | a mistake that must be corrected before any step helps |
//! | [`Advice`] | the next step, or why there is none |
//! | [`HintCard`] | the hint ladder: what a hint reveals on each rung |
//! | [`Course`] | the times of a game's steps and the number of steps undone |
//! | [`ReviewMoment`] | a moment of a game that is worth a second look |
//! | [`SavedGame`] | a game in its stored form |
//!
//! This crate does not use a clock, files or a screen. A front end draws games and passes on moves,
//! and does not need to know the rules.

mod advice;
mod checking;
mod course;
mod game;
mod hint_card;
mod history;
mod labels;
mod limits;
mod moves;
mod review;
mod saved;
mod situation;
mod writing;

pub use advice::{Advice, HintCounts};
pub use checking::{Checking, Checkup, GivensVerdict};
pub use course::Course;
pub use game::Game;
pub use hint_card::HintCard;
pub use labels::Labels;
pub use limits::{GAME_BYTES, GAME_STEPS, NAME_CHARACTERS, PassedLimit, SAVEPOINTS};
pub use moves::{Effect, Move, MoveRefusal};
pub use review::{Finding, ReviewMoment};
pub use saved::{SaveFault, SavedGame};
pub use situation::{Obstacle, Situation};
