//! A place where games are kept, as the programs that share it see it.
//!
//! The simulation runs on the real store ([`RealPlace`]), on a model of it ([`ModelPlace`]), or on
//! both at once, compared after every call ([`TwinPlace`]).

mod model;
mod real;
mod twin;

use novena_play::{Game, Move, MoveRefusal};
use novena_saves::{MergeSummary, Moment};
use novena_store::{MoveId, MoveOutcome};

use crate::Numbers;

pub use model::{ModelPlace, Weakness};
pub use real::RealPlace;
pub use twin::TwinPlace;

/// How many programs have a place open.
pub const PROGRAMS: usize = 3;

/// A game as a program has loaded it.
pub trait HeldGame: Clone {
    /// Its number in its place.
    fn id(&self) -> i64;
    /// How often it was changed.
    fn version(&self) -> i64;
    /// The game itself.
    fn game(&self) -> &Game;
}

/// Why a place has not done something.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PlaceRefusal {
    /// There is no such game.
    NoSuchGame,
    /// Another program has changed the game.
    ChangedElsewhere,
    /// The game does not allow the move.
    Refused(MoveRefusal),
}

/// What a place answers.
pub type PlaceResult<T> = Result<T, PlaceRefusal>;

/// A place where games are kept. When a call returns, what it did is durable.
pub trait Place {
    /// A game as a program has loaded it.
    type Held: HeldGame;
    /// Everything as a file.
    type Export: Clone;
    /// Whether the server makes its moves by way of the protocol, as it does in earnest.
    const HAS_PROTOCOL: bool;

    /// Puts a game into the place.
    fn begin(&mut self, program: usize, game: Game, now: Moment) -> Self::Held;
    /// The game of this number.
    fn load(&mut self, program: usize, id: i64) -> PlaceResult<Self::Held>;
    /// Makes a move that ends when the game has been played for `elapsed` milliseconds.
    fn play(
        &mut self,
        program: usize,
        held: &mut Self::Held,
        elapsed: u64,
        game_move: &Move,
        now: Moment,
    ) -> PlaceResult<()>;
    /// Whether a move with this id was made in a game.
    fn has_move(&mut self, program: usize, id: i64, move_id: &MoveId) -> bool;
    /// Saves what a move with this id made of a game, once.
    fn keep_move(
        &mut self,
        program: usize,
        held: &mut Self::Held,
        game: Game,
        move_id: &MoveId,
        now: Moment,
    ) -> PlaceResult<MoveOutcome>;
    /// Deletes a game.
    fn delete(&mut self, program: usize, id: i64, now: Moment) -> PlaceResult<()>;
    /// The numbers of all games.
    fn games(&mut self, program: usize) -> Vec<i64>;
    /// Everything as a file.
    fn export(&mut self, program: usize) -> Self::Export;
    /// Merges a file.
    fn import(&mut self, program: usize, export: &Self::Export) -> MergeSummary;
    /// Ends a program and starts it again.
    fn restart(&mut self, program: usize);
    /// Ends all programs by a power cut and starts them again.
    fn cut_power(&mut self, numbers: &mut Numbers);
}
