//! Steps, paths and candidates of a position.

use novena_core::{Cell, DigitSet, Solution};
use novena_techniques::{Kind, Position, Reasoner, Step};
use novena_texts::Rung;
use serde::{Deserialize, Serialize};

use super::error::Failure;
use super::hint::mend;
use super::limits::{LOGIC_WORK, STEPS};
use super::position::{PositionShape, look};
use super::state::State;
use super::texts::Texts;
use super::told::Told;
use super::{Context, Operation, work};
use crate::name::Name;
#[cfg(feature = "openapi")]
use crate::named;
use crate::object::Object;
use crate::path::Outcome;
use crate::shape::{EvidenceShape, StepShape};

/// All steps of a position, the easiest first.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub(super) struct Steps {
    #[serde(default)]
    #[cfg_attr(feature = "openapi", schema(value_type = Option<State>))]
    state: Option<Object<State>>,
    #[serde(default)]
    #[cfg_attr(feature = "openapi", schema(value_type = Option<PositionShape>))]
    position: Option<Object<PositionShape>>,
    /// These techniques alone.
    #[serde(default)]
    #[cfg_attr(feature = "openapi", schema(value_type = Vec<named::Kind>))]
    only: Vec<Name<Kind>>,
    /// The most to list.
    #[serde(default = "most_steps")]
    limit: usize,
}

const fn most_steps() -> usize {
    STEPS.most()
}

/// Steps that could each be the next.
#[derive(Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub(super) struct StepsFound {
    steps: Vec<ToldStep>,
    /// Whether there may be others.
    more: bool,
    #[serde(skip_serializing_if = "Option::is_none")]
    mend: Option<Mend>,
}

/// A step and its argument.
#[derive(Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
struct ToldStep {
    step: StepShape<EvidenceShape>,
    /// The technique's name in the language.
    name: String,
    #[serde(flatten)]
    told: Told,
}

impl ToldStep {
    fn new(step: &Step, texts: &Texts) -> Self {
        Self {
            step: step.into(),
            name: texts.short.name(step.kind),
            told: Told::step(step, Rung::Why, texts),
        }
    }
}

/// Why no step was looked for.
#[derive(Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
struct Mend {
    id: &'static str,
    text: String,
}

impl Mend {
    fn new(obstacle: &novena_play::Obstacle, texts: &Texts) -> Self {
        let (told, about) = mend(obstacle, 2, texts);
        Self {
            id: about.mend.unwrap_or_default(),
            text: told.text,
        }
    }
}

impl Operation for Steps {
    const ID: &'static str = "steps";
    type Answer = StepsFound;

    fn answer(self, context: &Context<'_>) -> Result<StepsFound, Failure> {
        STEPS.check(self.limit)?;
        let position = match look(self.state, self.position)? {
            Ok(position) => position,
            Err(obstacle) => {
                return Ok(StepsFound {
                    steps: Vec::new(),
                    more: false,
                    mend: Some(Mend::new(&obstacle, context.texts)),
                });
            }
        };
        let solver = chosen(&self.only);
        let (steps, more) = all_steps(&solver, &position, self.limit, context)?;
        Ok(StepsFound {
            steps: steps
                .iter()
                .map(|step| ToldStep::new(step, context.texts))
                .collect(),
            more,
            mend: None,
        })
    }
}

/// These techniques, or all that a path uses.
fn chosen(only: &[Name<Kind>]) -> Reasoner {
    Reasoner::standard().only(|kind| only.is_empty() || only.contains(&Name(kind)))
}

/// The steps of one technique after the other, until there are enough or it took long enough.
/// Last resorts are asked where nothing else has a step.
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

/// The path from a position to where techniques lead.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub(super) struct Path {
    #[serde(default)]
    #[cfg_attr(feature = "openapi", schema(value_type = Option<State>))]
    state: Option<Object<State>>,
    #[serde(default)]
    #[cfg_attr(feature = "openapi", schema(value_type = Option<PositionShape>))]
    position: Option<Object<PositionShape>>,
    /// These techniques alone.
    #[serde(default)]
    #[cfg_attr(feature = "openapi", schema(value_type = Vec<named::Kind>))]
    only: Vec<Name<Kind>>,
}

/// A path, each step told.
#[derive(Default, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub(super) struct PathFound {
    steps: Vec<ToldStep>,
    /// Where it leads; missing where it goes on from `next`.
    #[serde(skip_serializing_if = "Option::is_none")]
    outcome: Option<&'static str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "openapi", schema(value_type = Option<named::Solution>))]
    solution: Option<Name<Solution>>,
    /// The position to ask for the rest with, where the path was too long for one call.
    #[serde(skip_serializing_if = "Option::is_none")]
    next: Option<PositionShape>,
    #[serde(skip_serializing_if = "Option::is_none")]
    mend: Option<Mend>,
}

impl Operation for Path {
    const ID: &'static str = "path";
    type Answer = PathFound;

    fn answer(self, context: &Context<'_>) -> Result<PathFound, Failure> {
        match look(self.state, self.position)? {
            Ok(position) => walk(&chosen(&self.only), position, context),
            Err(obstacle) => Ok(PathFound {
                mend: Some(Mend::new(&obstacle, context.texts)),
                ..PathFound::default()
            }),
        }
    }
}

fn walk(
    solver: &Reasoner,
    mut position: Position,
    context: &Context<'_>,
) -> Result<PathFound, Failure> {
    let mut found = PathFound::default();
    let mut spent = 0;
    while !position.open_cells().is_empty() {
        context.go_on()?;
        if spent > LOGIC_WORK.most {
            found.next = Some(PositionShape::of(&position));
            return Ok(found);
        }
        let step = solver.first_step(&position);
        spent += work::of_step(step.as_ref().map(|step| step.kind));
        let Some(step) = step else {
            found.outcome = Some(Outcome::Stuck.id());
            return Ok(found);
        };
        found.steps.push(ToldStep::new(&step, context.texts));
        if position.apply(&step).is_err() {
            found.outcome = Some(Outcome::Contradiction.id());
            return Ok(found);
        }
    }
    found.outcome = Some(Outcome::Solved.id());
    found.solution = position.solution().map(Name);
    Ok(found)
}

/// What each cell may hold.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub(super) struct Candidates {
    #[cfg_attr(feature = "openapi", schema(value_type = State))]
    state: Object<State>,
}

/// What each cell may hold, in reading order; nothing where it is filled.
#[derive(Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub(super) struct CandidatesLeft {
    /// What the rules leave.
    #[cfg_attr(feature = "openapi", schema(value_type = Vec<named::DigitSet>))]
    rules: Vec<Name<DigitSet>>,
    /// Of these, what the player's marks leave; a cell without marks has all.
    #[cfg_attr(feature = "openapi", schema(value_type = Vec<named::DigitSet>))]
    marks: Vec<Name<DigitSet>>,
}

impl Operation for Candidates {
    const ID: &'static str = "candidates";
    type Answer = CandidatesLeft;

    fn answer(self, _: &Context<'_>) -> Result<CandidatesLeft, Failure> {
        let game = self.state.0.into_table()?.game;
        let board = game.board();
        let left = |of: &dyn Fn(Cell) -> DigitSet| {
            let cells = Cell::all().map(|cell| match board[cell] {
                Some(_) => Name(DigitSet::EMPTY),
                None => Name(of(cell)),
            });
            cells.collect()
        };
        Ok(CandidatesLeft {
            rules: left(&|cell| board.candidates(cell)),
            marks: left(&|cell| game.candidates(cell)),
        })
    }
}
