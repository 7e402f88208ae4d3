#![doc = include_str!("../README.md")]
//!
//! # The types
//!
//! | name | what it is |
//! |---|---|
//! | [`Game`] | a puzzle, what the player has written on it, and how they came to that |
//! | [`Move`] | everything a player can do, as a value |
//! | [`Effect`] | what a move changed |
//! | [`Checking`] | which mistakes the player wants to see, and when |
//! | [`Checkup`] | what a player hears who asks whether everything is right |
//! | [`Labels`] | what is known of a game besides the game: its title, level and source |
//! | [`Situation`] | what the techniques are shown of a game, or what is wrong with it |
//! | [`Obstacle`] | what must be mended before any step helps |
//! | [`Advice`] | the next step, or why there is none |
//! | [`HintCard`] | the hint ladder: what a hint reveals on each rung |
//! | [`Course`] | when the steps of a game were made, and how many were taken back |
//! | [`ReviewMoment`] | a moment of a game that is worth a second look |
//! | [`SavedGame`] | a game as it is stored |
//!
//! There is no clock in here, no file and no screen: a front end draws games and passes on
//! moves, and knows no rules.

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
pub use checking::{Checking, Checkup, Truth};
pub use course::Course;
pub use game::Game;
pub use hint_card::HintCard;
pub use labels::Labels;
pub use limits::{GAME_BYTES, GAME_STEPS, NAME_CHARACTERS, PassedLimit, SAVEPOINTS};
pub use moves::{Effect, Move, MoveRefusal};
pub use review::{Finding, ReviewMoment};
pub use saved::{SaveFault, SavedGame};
pub use situation::{Obstacle, Situation};
