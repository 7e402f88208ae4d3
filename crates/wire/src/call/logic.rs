//! Steps, paths and candidates of a position.

use novena_core::{Cell, DigitSet, Solution};
use novena_play::{Advice, HintCard, Obstacle};
use novena_techniques::{Kind, Position, Reasoner, Rung, Step, StepList, needed_steps};
use serde::{Deserialize, Serialize};

use super::error::Failure;
use super::figure::{Figure, FigureRoom};
use super::limits::{LOGIC_WORK, STEPS};
use super::position::{PositionSource, look};
use super::sentence::Sentence;
use super::state::GameSource;
#[cfg(feature = "openapi")]
use super::state::State;
use super::texts::Texts;
use super::{Context, Task, work};
use crate::name::{by_kinds, by_name_option, by_names};
#[cfg(feature = "openapi")]
use crate::named;
use crate::object::as_object_option;
use crate::path::Outcome;
use crate::shape::as_step;
#[cfg(feature = "openapi")]
use crate::shape::{EvidenceShape, StepShape};

/// Asks for all steps of a position, easiest first.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct StepsRequest {
    /// The game. Specify either this or `position`.
    #[serde(default, rename = "state")]
    #[cfg_attr(feature = "openapi", schema(value_type = Option<State>))]
    pub game: Option<GameSource>,
    /// The position.
    #[serde(default, deserialize_with = "as_object_option")]
    #[cfg_attr(feature = "openapi", schema(value_type = Option<PositionSource>))]
    pub position: Option<PositionSource>,
    /// Uses only these techniques.
    #[serde(default, deserialize_with = "by_kinds::deserialize")]
    #[cfg_attr(feature = "openapi", schema(value_type = Vec<named::Kind>))]
    pub only: Vec<Kind>,
    /// Whether to include steps that conclude no more than an easier step does.
    #[serde(default)]
    pub every: bool,
    /// The maximum number of steps.
    #[serde(default = "most_steps")]
    pub limit: usize,
    /// Whether to include a drawing of each step.
    #[serde(default)]
    pub figures: bool,
}

const fn most_steps() -> usize {
    STEPS.most()
}

/// The steps of a position, any of which could be next.
#[derive(Debug, Serialize)]
#[non_exhaustive]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct StepsAnswer {
    /// The steps, easiest first.
    pub steps: Vec<StepText>,
    /// The number of steps left out because an easier step concludes at least as much.
    pub subsumed: usize,
    /// Whether there may be more.
    pub more: bool,
    /// The mistake that must be corrected first.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "openapi", schema(nullable = false))]
    pub mend: Option<ObstacleBody>,
}

/// A step and its argument.
#[derive(Debug, Serialize)]
#[non_exhaustive]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct StepText {
    /// The step.
    #[serde(serialize_with = "as_step::serialize")]
    #[cfg_attr(feature = "openapi", schema(value_type = StepShape<EvidenceShape>))]
    pub step: Step,
    /// The technique's name in the language of the request.
    pub name: String,
    /// The argument as a sentence.
    #[serde(flatten)]
    pub sentence: Sentence,
    /// Its drawing, if requested.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "openapi", schema(nullable = false))]
    pub figure: Option<Figure>,
}

impl StepText {
    /// A step with its figure.
    pub(super) fn new(step: Step, figure: Option<Figure>, texts: &Texts) -> Self {
        Self {
            name: texts.short.name(step.kind),
            sentence: Sentence::step(&step, Rung::Why, texts),
            figure,
            step,
        }
    }
}

/// A mistake that makes it pointless to look for steps.
#[derive(Debug, Serialize)]
#[non_exhaustive]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct ObstacleBody {
    /// The machine-readable name of the mistake.
    pub id: &'static str,
    /// The same information, as a sentence.
    pub text: String,
}

impl ObstacleBody {
    fn new(obstacle: Obstacle, texts: &Texts) -> Self {
        let card = HintCard::new(Advice::Obstacle(obstacle), Rung::Where.number());
        Self {
            id: card.id(),
            text: texts.short.hint(card.message()),
        }
    }
}

impl Task for StepsRequest {
    const ID: &'static str = "steps";
    type Answer = StepsAnswer;

    fn answer(self, context: &Context<'_>) -> Result<StepsAnswer, Failure> {
        STEPS.check(self.limit)?;
        let position = match look(self.game, self.position)? {
            Ok(position) => position,
            Err(obstacle) => {
                return Ok(StepsAnswer {
                    steps: Vec::new(),
                    subsumed: 0,
                    more: false,
                    mend: Some(ObstacleBody::new(obstacle, context.texts)),
                });
            }
        };
        let solver = chosen(&self.only);
        // Some steps will be omitted, so all of them must be found before any are selected.
        let limit = if self.every { self.limit } else { usize::MAX };
        let (mut steps, mut more) = all_steps(&solver, &position, limit, context)?;
        steps.sort_by_key(Step::turn);
        let mut list = if self.every {
            StepList { steps, subsumed: 0 }
        } else {
            StepList::new(&steps)
        };
        more |= list.steps.len() > self.limit;
        list.steps.truncate(self.limit);
        let mut room = self.figures.then(FigureRoom::new);
        let mut draw = |step: &Step| room.as_mut()?.draw(step, &position);
        Ok(StepsAnswer {
            steps: list
                .steps
                .into_iter()
                .map(|step| {
                    let figure = draw(&step);
                    StepText::new(step, figure, context.texts)
                })
                .collect(),
            subsumed: list.subsumed,
            more,
            mend: None,
        })
    }
}

/// A reasoner with these techniques or, if the list is empty, with all that a path uses.
fn chosen(only: &[Kind]) -> Reasoner {
    Reasoner::standard().only(|kind| only.is_empty() || only.contains(&kind))
}

/// The steps of one technique after another, until there are enough or the work limit is reached.
/// Last resorts are tried only if no other technique has a step.
fn all_steps(
    solver: &Reasoner,
    position: &Position,
    limit: usize,
    context: &Context<'_>,
) -> Result<(Vec<Step>, bool), Failure> {
    let mut steps = Vec::new();
    let mut spent = 0;
    let (last, others): (Vec<_>, Vec<_>) = solver.kinds().partition(|kind| kind.is_last_resort());
    for kind in others.into_iter().chain(last) {
        if kind.is_last_resort() && !steps.is_empty() {
            break;
        }
        context.go_on()?;
        if steps.len() > limit || spent > LOGIC_WORK.most {
            return Ok((steps, true));
        }
        spent += work::of_kind(kind);
        steps.extend(Reasoner::of([kind]).all_steps(position));
        if steps.len() > limit {
            steps.truncate(limit);
            return Ok((steps, true));
        }
    }
    Ok((steps, false))
}

/// Asks for the path from a position. The path ends with the solution, or when no technique finds
/// another step.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct PathRequest {
    /// The game. Specify either this or `position`.
    #[serde(default, rename = "state")]
    #[cfg_attr(feature = "openapi", schema(value_type = Option<State>))]
    pub game: Option<GameSource>,
    /// The position.
    #[serde(default, deserialize_with = "as_object_option")]
    #[cfg_attr(feature = "openapi", schema(value_type = Option<PositionSource>))]
    pub position: Option<PositionSource>,
    /// Uses only these techniques.
    #[serde(default, deserialize_with = "by_kinds::deserialize")]
    #[cfg_attr(feature = "openapi", schema(value_type = Vec<named::Kind>))]
    pub only: Vec<Kind>,
    /// Whether to leave out steps that the rest of a path to the solution does not need.
    #[serde(default)]
    pub needed: bool,
    /// Whether to include a drawing of each step.
    #[serde(default)]
    pub figures: bool,
}

/// A path, each step with its argument.
#[derive(Debug, Default, Serialize)]
#[non_exhaustive]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct PathAnswer {
    /// The steps in order.
    pub steps: Vec<StepText>,
    /// The outcome; missing if the path continues from `next`.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "openapi", schema(nullable = false))]
    pub outcome: Option<&'static str>,
    /// The solution, if the path reaches it.
    #[serde(
        skip_serializing_if = "Option::is_none",
        serialize_with = "by_name_option::serialize"
    )]
    #[cfg_attr(feature = "openapi", schema(value_type = Option<named::Solution>, nullable = false))]
    pub solution: Option<Solution>,
    /// The position from which to request the rest, if the path was too long for one call.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "openapi", schema(nullable = false))]
    pub next: Option<PositionSource>,
    /// The mistake that must be corrected first.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "openapi", schema(nullable = false))]
    pub mend: Option<ObstacleBody>,
}

impl Task for PathRequest {
    const ID: &'static str = "path";
    type Answer = PathAnswer;

    fn answer(mut self, context: &Context<'_>) -> Result<PathAnswer, Failure> {
        match look(self.game.take(), self.position.take())? {
            Ok(position) => self.walk(&position, context),
            Err(obstacle) => Ok(PathAnswer {
                mend: Some(ObstacleBody::new(obstacle, context.texts)),
                ..PathAnswer::default()
            }),
        }
    }
}

impl PathRequest {
    fn walk(&self, start: &Position, context: &Context<'_>) -> Result<PathAnswer, Failure> {
        let solver = chosen(&self.only);
        let mut found = PathAnswer::default();
        let mut spent = 0;
        let mut steps = Vec::new();
        let mut position = start.clone();
        let texts = |steps: Vec<Step>| {
            let mut room = self.figures.then(FigureRoom::new);
            let mut position = start.clone();
            let texts = steps.into_iter().map(|step| {
                let figure = room.as_mut().and_then(|room| room.draw(&step, &position));
                // If a step contradicts the position, it is the last one.
                let _ = room.is_some().then(|| position.apply(&step));
                StepText::new(step, figure, context.texts)
            });
            texts.collect()
        };
        while !position.open_cells().is_empty() {
            context.go_on()?;
            if spent > LOGIC_WORK.most {
                found.next = Some(PositionSource::of(&position));
                found.steps = texts(steps);
                return Ok(found);
            }
            let step = solver.first_step(&position);
            spent += work::of_step(step.as_ref().map(|step| step.kind));
            let Some(step) = step else {
                found.outcome = Some(Outcome::Stuck.id());
                found.steps = texts(steps);
                return Ok(found);
            };
            let is_sound = position.apply(&step).is_ok();
            steps.push(step);
            if !is_sound {
                found.outcome = Some(Outcome::Contradiction.id());
                found.steps = texts(steps);
                return Ok(found);
            }
        }
        if self.needed {
            // Each trial leaves out one step and replays the later ones, which is no more work than
            // the path itself.
            let left = std::cell::Cell::new(1 + LOGIC_WORK.most / spent.max(1));
            let go_on = || {
                left.set(left.get().saturating_sub(1));
                left.get() > 0 && context.go_on().is_ok()
            };
            steps = needed_steps(start, &steps, &go_on);
            context.go_on()?;
        }
        found.steps = texts(steps);
        found.outcome = Some(Outcome::Solved.id());
        found.solution = position.solution();
        Ok(found)
    }
}

/// Asks for the candidates of each cell.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct CandidatesRequest {
    /// The game.
    #[serde(rename = "state")]
    #[cfg_attr(feature = "openapi", schema(value_type = State))]
    pub game: GameSource,
}

/// The candidates of each cell in reading order; none for a filled cell.
#[derive(Debug, Serialize)]
#[non_exhaustive]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct CandidatesAnswer {
    /// The candidates that the rules allow.
    #[serde(serialize_with = "by_names::serialize")]
    #[cfg_attr(feature = "openapi", schema(value_type = Vec<named::DigitSet>))]
    pub rules: Vec<DigitSet>,
    /// The same candidates, restricted to the centre marks in cells that have any.
    #[serde(serialize_with = "by_names::serialize")]
    #[cfg_attr(feature = "openapi", schema(value_type = Vec<named::DigitSet>))]
    pub marks: Vec<DigitSet>,
}

impl Task for CandidatesRequest {
    const ID: &'static str = "candidates";
    type Answer = CandidatesAnswer;

    fn answer(self, _: &Context<'_>) -> Result<CandidatesAnswer, Failure> {
        let game = self.game.into_game()?.game;
        let board = game.board();
        let left = |of: &dyn Fn(Cell) -> DigitSet| {
            let cells = Cell::all().map(|cell| match board[cell] {
                Some(_) => DigitSet::EMPTY,
                None => of(cell),
            });
            cells.collect()
        };
        Ok(CandidatesAnswer {
            rules: left(&|cell| board.candidates(cell)),
            marks: left(&|cell| game.candidates(cell)),
        })
    }
}
