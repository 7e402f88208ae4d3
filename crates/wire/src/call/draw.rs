//! Pictures of a game or of a position.

use novena_core::{Cell, DigitSet};
use novena_draw::{Scene, Theme, svg};
use novena_techniques::{Exhibit, Step};
use serde::{Deserialize, Serialize};

use super::error::Failure;
use super::limits::{LINKS, NAME_CHARACTERS};
use super::position::PositionSource;
use super::state::GameSource;
#[cfg(feature = "openapi")]
use super::state::State;
use super::{Context, Task};
use crate::object::as_object_option;
use crate::shape::as_step_option;
#[cfg(feature = "openapi")]
use crate::shape::{EvidenceShape, StepShape};

/// Asks for a picture of a game as its player sees it, or of a position with its candidates.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct DrawRequest {
    /// The game. Specify either this or `position`.
    #[serde(default, rename = "state")]
    #[cfg_attr(feature = "openapi", schema(value_type = Option<State>))]
    pub game: Option<GameSource>,
    /// The position.
    #[serde(default, deserialize_with = "as_object_option")]
    #[cfg_attr(feature = "openapi", schema(value_type = Option<PositionSource>))]
    pub position: Option<PositionSource>,
    /// A step to draw with its evidence. It is not checked.
    #[serde(default, deserialize_with = "as_step_option::deserialize")]
    #[cfg_attr(feature = "openapi", schema(value_type = Option<StepShape<EvidenceShape>>))]
    pub step: Option<Step>,
    /// Whether to show the candidates of a game's open cells instead of its marks.
    #[serde(default)]
    pub candidates: bool,
    /// The text above the board.
    #[serde(default)]
    pub title: String,
    /// Whether to number rows and columns.
    #[serde(default)]
    pub labels: bool,
    /// `auto`, `light`, `dark`, `print` or `contrast`.
    #[serde(default)]
    pub theme: Option<String>,
}

/// A picture.
#[derive(Debug, Serialize)]
#[non_exhaustive]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct DrawAnswer {
    /// The picture.
    pub svg: String,
}

impl Task for DrawRequest {
    const ID: &'static str = "draw";
    type Answer = DrawAnswer;

    fn answer(self, context: &Context<'_>) -> Result<DrawAnswer, Failure> {
        NAME_CHARACTERS.check(self.title.chars().count())?;
        let theme = match &self.theme {
            None => Theme::Auto,
            Some(id) => Theme::from_id(id).ok_or_else(|| {
                let themes = Theme::ALL.map(Theme::id).join(", ");
                Failure::unfit("theme", format!("expected one of {themes}"))
            })?,
        };
        let mut scene = match (self.game, self.position) {
            (Some(game), None) => {
                let game = game.into_game()?.game;
                let board = game.board();
                let mut candidates = [DigitSet::EMPTY; Cell::COUNT];
                for cell in Cell::all().filter(|&cell| board[cell].is_none()) {
                    candidates[cell.index()] = game.candidates(cell);
                }
                let mut scene = Scene::new(*game.givens()).with_sheet(*game.sheet());
                scene.candidates = self.candidates.then_some(candidates);
                scene
            }
            (None, Some(position)) => Scene::at(&position.start()?),
            _ => return Err(Failure::new("one-of").with("expected", "state, position")),
        };
        if let Some(step) = &self.step {
            LINKS.check(links(step))?;
            scene = scene.with_step(step);
            scene.caption = context.texts.short.explanation(step).column();
        }
        let drawing = scene.titled(self.title).labelled(self.labels).drawing();
        Ok(DrawAnswer {
            svg: svg::render(&drawing, theme),
        })
    }
}

/// The number of arrows in a step.
fn links(step: &Step) -> usize {
    let links = step
        .evidence
        .iter()
        .map(|evidence| match &evidence.exhibit {
            Exhibit::Links(links) => links.len(),
            _ => 0,
        });
    links.sum()
}
