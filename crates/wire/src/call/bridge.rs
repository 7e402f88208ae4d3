//! Games between the protocol and whoever keeps them.

use novena_play::Game;

use super::state::{State, Table};
use crate::ReadError;
use crate::error::read;
use crate::object::Object;
use crate::step::written;

/// What is known of a puzzle and has no part in playing it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Labels {
    /// What it is called.
    pub title: Option<String>,
    /// How hard it is: a level's id, or words of its source.
    pub level: Option<String>,
    /// Where it comes from.
    pub source: Option<String>,
}

/// A game as the state of a request.
///
/// ```
/// use novena_wire::{Labels, read_state, write_state};
///
/// let game = novena_play::Game::new(novena_core::Puzzle::EMPTY);
/// let state = write_state(game.clone(), Labels::default());
/// assert_eq!(read_state(&state)?, (game, Labels::default()));
/// # Ok::<(), novena_wire::ReadError>(())
/// ```
#[must_use]
pub fn write_state(game: Game, labels: Labels) -> String {
    written(&Table { game, labels }.into_state())
}

/// The game of an answer's state.
pub fn read_state(state: &str) -> Result<(Game, Labels), ReadError> {
    let Object(state) = read::<Object<State>>(state)?;
    let table = state.into_table().map_err(|failure| ReadError::Unfit {
        at: None,
        line: 1,
        column: 1,
        reason: failure.id.to_owned(),
    })?;
    Ok((table.game, table.labels))
}
