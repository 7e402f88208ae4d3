//! Pictures of a game or of a position.

use novena_core::{Cell, DigitSet};
use novena_draw::{Scene, Theme, svg};
use novena_techniques::{Exhibit, Step};
use novena_texts::Rung;
use serde::{Deserialize, Serialize};

use super::error::Failure;
use super::limits::{LINKS, NAME_CHARACTERS};
use super::position::PositionShape;
use super::state::State;
use super::{Context, Operation};
use crate::object::Object;
use crate::shape::ReadStep;
#[cfg(feature = "openapi")]
use crate::shape::{EvidenceShape, StepShape};

/// A picture of a game as its player sees it, or of a position with its candidates.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub(super) struct Draw {
    #[serde(default)]
    #[cfg_attr(feature = "openapi", schema(value_type = Option<State>))]
    state: Option<Object<State>>,
    #[serde(default)]
    #[cfg_attr(feature = "openapi", schema(value_type = Option<PositionShape>))]
    position: Option<Object<PositionShape>>,
    /// A step to draw with all it rests on; whether it holds is not asked.
    #[serde(default)]
    #[cfg_attr(feature = "openapi", schema(value_type = Option<StepShape<EvidenceShape>>))]
    step: Option<ReadStep>,
    /// Whether the candidates of a game's open cells are shown instead of its marks.
    #[serde(default)]
    candidates: bool,
    /// Words above the board.
    #[serde(default)]
    title: String,
    /// Whether rows and columns are numbered.
    #[serde(default)]
    labels: bool,
    /// `auto`, `light`, `dark`, `print` or `contrast`.
    #[serde(default)]
    theme: Option<String>,
}

/// A picture.
#[derive(Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub(super) struct Drawn {
    svg: String,
}

impl Operation for Draw {
    const ID: &'static str = "draw";
    type Answer = Drawn;

    fn answer(self, context: &Context<'_>) -> Result<Drawn, Failure> {
        NAME_CHARACTERS.check(self.title.chars().count())?;
        let theme = match &self.theme {
            None => Theme::Auto,
            Some(id) => Theme::from_id(id).ok_or_else(|| {
                let themes = Theme::ALL.map(Theme::id).join(", ");
                Failure::unfit("theme", format!("expected one of {themes}"))
            })?,
        };
        let mut scene = match (self.state, self.position) {
            (Some(Object(state)), None) => {
                let game = state.into_table()?.game;
                let board = game.board();
                let mut candidates = [DigitSet::EMPTY; Cell::COUNT];
                for cell in Cell::all().filter(|&cell| board[cell].is_none()) {
                    candidates[cell.index()] = game.candidates(cell);
                }
                let mut scene = Scene::new(*game.givens()).with_sheet(*game.sheet());
                scene.candidates = self.candidates.then_some(candidates);
                scene
            }
            (None, Some(Object(shape))) => Scene::at(&shape.start()?),
            _ => return Err(Failure::new("one-of").with("expected", "state, position")),
        };
        let step = self.step.map(|ReadStep(step)| step);
        if let Some(step) = &step {
            LINKS.check(links(step))?;
            scene = scene.with_step(step);
            scene.caption = context.texts.short.sentence(step, Rung::Why);
        }
        let drawing = scene.titled(self.title).labelled(self.labels).drawing();
        Ok(Drawn {
            svg: svg::render(&drawing, theme),
        })
    }
}

/// How many arrows a step has.
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
