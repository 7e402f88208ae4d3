//! Playing sudoku: one game and one set of rules for all front ends.
//!
//! | name | what it is |
//! |---|---|
//! | [`Game`] | a puzzle, what the player has written on it, and how they came to that |
//! | [`Move`] | everything a player can do, as a value |
//! | [`Effect`] | what a move changed |
//! | [`Checking`] | which mistakes the player wants to see, and when |
//! | [`Labels`] | what is known of a game besides the game: its title, level and source |
//! | [`Situation`] | what the techniques are shown of a game, or what is wrong with it |
//! | [`Advice`] | what the hint ladder has to say |
//!
//! There is no clock in here, no file and no screen: a front end draws games and passes on
//! moves, and knows no rules.
//!
//! ```
//! use novena_core::{Cell, Digit};
//! use novena_play::{Game, Move};
//!
//! let puzzle = "..3..172......4......7..149.148....528.....747....268.952..8......3......679..4.."
//!     .parse().unwrap();
//! let mut game = Game::new(puzzle);
//! let cell = Cell::at(0, 0);
//! let effect = game.play(&Move::Digit { cells: cell.into(), digit: Digit::ALL[3] })?;
//! assert_eq!(effect.changes.len(), 1);
//! assert_eq!(game.board()[cell], Digit::new(4));
//!
//! game.play(&Move::Undo)?;
//! assert_eq!(game.board()[cell], None);
//! # Ok::<(), novena_play::Refusal>(())
//! ```

mod advice;
mod checking;
mod game;
mod history;
mod labels;
mod moves;
mod saved;
mod situation;
mod writing;

pub use advice::{Advice, HintCounts};
pub use checking::{Checking, Truth};
pub use game::Game;
pub use labels::Labels;
pub use moves::{Effect, Move, Refusal};
pub use saved::{Damaged, Saved};
pub use situation::{Hopeless, Situation};
