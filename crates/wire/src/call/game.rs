//! Looking at a game, playing it, and checking it.

use novena_core::Cell;
use novena_play::MoveRefusal;
use serde::{Deserialize, Serialize};

use super::error::Failure;
use super::moves::{EffectShape, MoveShape};
use super::state::State;
use super::view::Shown;
use super::{Context, Operation};
use crate::name::Name;
#[cfg(feature = "openapi")]
use crate::named;
use crate::object::Object;

/// What is to be seen of a game.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema), schema(as = Look))]
pub(super) struct View {
    #[cfg_attr(feature = "openapi", schema(value_type = State))]
    state: Object<State>,
}

impl Operation for View {
    const ID: &'static str = "view";
    type Answer = Shown;

    fn answer(self, context: &Context<'_>) -> Result<Shown, Failure> {
        Shown::new(self.state.0.into_table()?, context)
    }
}

/// A move in a game.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub(super) struct Play {
    #[cfg_attr(feature = "openapi", schema(value_type = State))]
    state: Object<State>,
    r#move: MoveShape,
}

/// The game after a move, and what it changed.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub(super) struct Played {
    effect: EffectShape,
    #[serde(flatten)]
    shown: Shown,
}

impl Operation for Play {
    const ID: &'static str = "move";
    type Answer = Played;

    fn answer(self, context: &Context<'_>) -> Result<Played, Failure> {
        let mut table = self.state.0.into_table()?;
        let refused = |refusal: MoveRefusal| Failure::new(refusal.id());
        let effect = self.r#move.play(&mut table.game).map_err(refused)?;
        Ok(Played {
            effect: effect.into(),
            shown: Shown::new(table, context)?,
        })
    }
}

/// Whether all is well, for a player who asks.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub(super) struct Check {
    #[cfg_attr(feature = "openapi", schema(value_type = State))]
    state: Object<State>,
}

/// What is wrong with a game.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub(super) struct Checked {
    /// Digits written that are not those of the one solution.
    #[cfg_attr(feature = "openapi", schema(value_type = Vec<named::Cell>))]
    wrong: Vec<Name<Cell>>,
    /// Cells whose digits repeat in a house.
    #[cfg_attr(feature = "openapi", schema(value_type = Vec<named::Cell>))]
    conflicts: Vec<Name<Cell>>,
    /// Whether what was written rules out every solution.
    lost: bool,
    finished: bool,
    /// The same as a sentence.
    text: String,
}

impl Operation for Check {
    const ID: &'static str = "check";
    type Answer = Checked;

    fn answer(self, context: &Context<'_>) -> Result<Checked, Failure> {
        let game = self.state.0.into_table()?.game;
        let (wrong, conflicts) = (game.wrong_digits(), game.conflicts());
        let (lost, finished) = (game.is_lost(), game.is_finished());
        let count = (wrong | (conflicts - game.givens().givens())).len();
        let text = if finished {
            context.texts.get("check-finished")
        } else if count > 0 {
            let fillings = [("count", count.into())];
            context.texts.fill("check-wrong", &fillings)
        } else if lost {
            context.texts.get("check-lost")
        } else {
            context.texts.get("check-fine")
        };
        Ok(Checked {
            wrong: wrong.iter().map(Name).collect(),
            conflicts: conflicts.iter().map(Name).collect(),
            lost,
            finished,
            text,
        })
    }
}
