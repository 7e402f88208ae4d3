//! Operations on a game: viewing, playing and checking it.

use novena_core::Cell;
use serde::{Deserialize, Serialize};

use super::error::Failure;
use super::moves::{EffectBody, GameMove};
use super::state::GameSource;
#[cfg(feature = "openapi")]
use super::state::State;
use super::view::GameAnswer;
use super::{Context, Task};
use crate::name::by_names;
#[cfg(feature = "openapi")]
use crate::named;

/// Asks for the view of a game.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct ViewRequest {
    /// The game.
    #[serde(rename = "state")]
    #[cfg_attr(feature = "openapi", schema(value_type = State))]
    pub game: GameSource,
}

impl ViewRequest {
    /// Requests a view of this game.
    #[must_use]
    pub fn new(game: impl Into<GameSource>) -> Self {
        Self { game: game.into() }
    }
}

impl Task for ViewRequest {
    const ID: &'static str = "view";
    type Answer = GameAnswer;

    fn answer(self, context: &Context<'_>) -> Result<GameAnswer, Failure> {
        GameAnswer::new(self.game.into_game()?, context)
    }
}

/// A move in a game.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct MoveRequest {
    /// The game.
    #[serde(rename = "state")]
    #[cfg_attr(feature = "openapi", schema(value_type = State))]
    pub game: GameSource,
    /// The move.
    pub r#move: GameMove,
}

impl MoveRequest {
    /// Requests this move in this game.
    #[must_use]
    pub fn new(game: impl Into<GameSource>, game_move: GameMove) -> Self {
        Self {
            game: game.into(),
            r#move: game_move,
        }
    }
}

/// The effect of a move, and the game after the move.
#[derive(Debug, Serialize)]
#[non_exhaustive]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct MoveAnswer {
    /// The effect of the move.
    pub effect: EffectBody,
    /// The game after the move.
    #[serde(flatten)]
    pub game: GameAnswer,
}

impl Task for MoveRequest {
    const ID: &'static str = "move";
    type Answer = MoveAnswer;

    fn answer(self, context: &Context<'_>) -> Result<MoveAnswer, Failure> {
        let mut game = self.game.into_game()?;
        let effect = self.r#move.play(&mut game.game).map_err(Failure::refused)?;
        Ok(MoveAnswer {
            effect: effect.into(),
            game: GameAnswer::new(game, context)?,
        })
    }
}

/// Asks whether a game is correct so far.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct CheckRequest {
    /// The game.
    #[serde(rename = "state")]
    #[cfg_attr(feature = "openapi", schema(value_type = State))]
    pub game: GameSource,
}

/// The mistakes in a game.
#[derive(Debug, Serialize)]
#[non_exhaustive]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct CheckAnswer {
    /// The player's digits that differ from the solution.
    #[serde(serialize_with = "by_names::serialize")]
    #[cfg_attr(feature = "openapi", schema(value_type = Vec<named::Cell>))]
    pub wrong: Vec<Cell>,
    /// The cells whose digits repeat in a house.
    #[serde(serialize_with = "by_names::serialize")]
    #[cfg_attr(feature = "openapi", schema(value_type = Vec<named::Cell>))]
    pub conflicts: Vec<Cell>,
    /// Whether the player's digits rule out every solution.
    pub lost: bool,
    /// Whether the board is full and correct.
    pub finished: bool,
    /// The same information, as a sentence.
    pub text: String,
}

impl Task for CheckRequest {
    const ID: &'static str = "check";
    type Answer = CheckAnswer;

    fn answer(self, context: &Context<'_>) -> Result<CheckAnswer, Failure> {
        let game = self.game.into_game()?.game;
        let (wrong, conflicts) = (game.wrong_digits(), game.conflicts());
        let (lost, finished) = (game.is_lost(), game.is_finished());
        let text = context.texts.short.refusal(&game.checkup());
        Ok(CheckAnswer {
            wrong: wrong.iter().collect(),
            conflicts: conflicts.iter().collect(),
            lost,
            finished,
            text,
        })
    }
}
