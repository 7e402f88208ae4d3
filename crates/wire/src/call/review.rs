//! Reviews of a finished or unfinished game.

use novena_play::{Finding, ReviewMoment};
use serde::{Deserialize, Serialize};

use super::about::can_be_practised;
use super::error::Failure;
use super::figure::FigureRoom;
use super::logic::StepText;
use super::state::GameSource;
#[cfg(feature = "openapi")]
use super::state::State;
use super::{Context, Task};

/// Asks for the moments of a game that are worth a second look.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct ReviewRequest {
    /// The game.
    #[serde(rename = "state")]
    #[cfg_attr(feature = "openapi", schema(value_type = State))]
    pub game: GameSource,
}

/// The moments of a game that are worth a second look, in game order.
#[derive(Debug, Serialize)]
#[non_exhaustive]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct ReviewAnswer {
    /// The moments.
    pub moments: Vec<ReviewBody>,
}

/// A moment of a game.
#[derive(Debug, Serialize)]
#[non_exhaustive]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct ReviewBody {
    /// The finding.
    pub finding: FindingBody,
    /// The number of steps before the moment. A state with this number as `done` shows the moment.
    pub steps: usize,
    /// The time until the next step, if known.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "openapi", schema(nullable = false, format = "uint64"))]
    pub wait_ms: Option<u64>,
    /// The same information, as a sentence.
    pub text: String,
    /// The easiest step at that moment, with its drawing.
    pub step: StepText,
    /// Whether its technique can be practised.
    pub practice: bool,
}

/// A review's finding about a moment.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub enum FindingBody {
    /// The player placed a digit although an easier step was available.
    Easier,
    /// The longest pause of the game.
    Longest,
}

impl Task for ReviewRequest {
    const ID: &'static str = "review";
    type Answer = ReviewAnswer;

    fn answer(self, context: &Context<'_>) -> Result<ReviewAnswer, Failure> {
        let game = self.game.into_game()?.game;
        let mut room = FigureRoom::new();
        let mut moment = |moment: ReviewMoment| {
            let figure = room.draw(&moment.step, &moment.position);
            ReviewBody {
                finding: match moment.finding {
                    Finding::Easier(_) => FindingBody::Easier,
                    Finding::Longest => FindingBody::Longest,
                },
                steps: moment.steps,
                wait_ms: moment
                    .wait
                    .map(|wait| u64::try_from(wait.as_millis()).unwrap_or(u64::MAX)),
                text: context.texts.short.refusal(&moment),
                practice: can_be_practised(moment.step.kind),
                step: StepText::new(moment.step, figure, context.texts),
            }
        };
        Ok(ReviewAnswer {
            moments: game.review().into_iter().map(&mut moment).collect(),
        })
    }
}
