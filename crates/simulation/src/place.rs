//! A place where games are stored, as seen by the programs that share it.
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

/// The number of programs that have a place open.
pub const PROGRAMS: usize = 3;

/// A game as loaded by a program.
pub trait LoadedGame: Clone {
    /// Its number in its place.
    fn id(&self) -> i64;
    /// How often it has been changed.
    fn version(&self) -> i64;
    /// The game itself.
    fn game(&self) -> &Game;
}

/// Why a place refused something.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PlaceRefusal {
    /// There is no such game.
    NoSuchGame,
    /// Another program has changed the game.
    ChangedElsewhere,
    /// The game does not allow the move.
    Refused(MoveRefusal),
}

/// The result of a call to a place.
pub type PlaceResult<T> = Result<T, PlaceRefusal>;

/// A place where games are stored. When a call returns, its effect is durable.
pub trait Place {
    /// A game as loaded by a program.
    type Loaded: LoadedGame;
    /// An export of everything in a place.
    type Export: Clone;
    /// Whether the server makes its moves through the protocol, as the real server does.
    const HAS_PROTOCOL: bool;

    /// Adds a game to the place.
    fn begin(&mut self, program: usize, game: Game, now: Moment) -> Self::Loaded;
    /// Loads the game with this number.
    fn load(&mut self, program: usize, id: i64) -> PlaceResult<Self::Loaded>;
    /// Makes a move after which the game has been played for `elapsed` milliseconds.
    fn play(
        &mut self,
        program: usize,
        loaded: &mut Self::Loaded,
        elapsed: u64,
        game_move: &Move,
        now: Moment,
    ) -> PlaceResult<()>;
    /// Whether a move with this ID has been made in a game.
    fn has_move(&mut self, program: usize, id: i64, move_id: &MoveId) -> bool;
    /// Saves the state after a move with this ID, unless the move was already saved.
    fn keep_move(
        &mut self,
        program: usize,
        loaded: &mut Self::Loaded,
        game: Game,
        move_id: &MoveId,
        now: Moment,
    ) -> PlaceResult<MoveOutcome>;
    /// Deletes a game.
    fn delete(&mut self, program: usize, id: i64, now: Moment) -> PlaceResult<()>;
    /// The numbers of all games.
    fn games(&mut self, program: usize) -> Vec<i64>;
    /// Exports everything in the place.
    fn export(&mut self, program: usize) -> Self::Export;
    /// Merges an export.
    fn import(&mut self, program: usize, export: &Self::Export) -> MergeSummary;
    /// Ends a program and starts it again.
    fn restart(&mut self, program: usize);
    /// Ends all programs by a power cut and starts them again.
    fn cut_power(&mut self, numbers: &mut Numbers);
}
