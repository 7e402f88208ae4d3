//! What a player does, in JSON.

use std::time::Duration;

use novena_core::{Candidate, Cell, CellSet, Change, Colour};
use novena_play::{Effect, Game, Move, MoveRefusal};
use novena_techniques::Deduction;
use serde::{Deserialize, Serialize};

use super::state::Policy;
use crate::name::Name;
#[cfg(feature = "openapi")]
use crate::named;
use crate::object::Object;
use crate::shape::DigitNumber;

/// A move: `"undo"`, or its name and what belongs to it.
#[derive(Debug, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub(crate) enum MoveShape {
    Digit(WritingObject),
    Corner(WritingObject),
    Centre(WritingObject),
    Colour(ColouringObject),
    CandidateColour(CandidateColouringObject),
    Clear(CellsObject),
    FillMarks(SomeCellsObject),
    CornersToCentre(CellsObject),
    Deduce(DeductionsObject),
    Restart,
    Undo,
    Redo,
    BeforeMistake,
    Save(CalledObject),
    Restore(CalledObject),
    Forget(CalledObject),
    /// Which mistakes are shown.
    Checking(Policy),
    /// Whether a digit strikes marks.
    Cleaning(bool),
    /// How long it has been played, in milliseconds.
    #[cfg_attr(feature = "openapi", schema(format = "uint64"))]
    Elapsed(u64),
}

// By names of their own: the description takes `Object` for one of any shape.
type WritingObject = Object<Writing>;
type ColouringObject = Object<Colouring>;
type CandidateColouringObject = Object<CandidateColouring>;
type CellsObject = Object<Cells>;
type SomeCellsObject = Object<SomeCells>;
type DeductionsObject = Object<Deductions>;
type CalledObject = Object<Called>;

/// Cells and a digit.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields, expecting = "an object with cells and a digit")]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub(crate) struct Writing {
    #[cfg_attr(feature = "openapi", schema(value_type = Vec<named::Cell>))]
    cells: Vec<Name<Cell>>,
    #[cfg_attr(feature = "openapi", schema(value_type = u8, minimum = 1, maximum = 9))]
    digit: DigitNumber,
}

/// Cells and a colour.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields, expecting = "an object with cells and a colour")]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub(crate) struct Colouring {
    #[cfg_attr(feature = "openapi", schema(value_type = Vec<named::Cell>))]
    cells: Vec<Name<Cell>>,
    #[cfg_attr(feature = "openapi", schema(value_type = named::Colour))]
    colour: Name<Colour>,
}

/// Candidates and a colour.
#[derive(Debug, Deserialize)]
#[serde(
    deny_unknown_fields,
    expecting = "an object with candidates and a colour"
)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub(crate) struct CandidateColouring {
    #[cfg_attr(feature = "openapi", schema(value_type = Vec<named::Candidate>))]
    candidates: Vec<Name<Candidate>>,
    #[cfg_attr(feature = "openapi", schema(value_type = named::Colour))]
    colour: Name<Colour>,
}

/// Cells.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields, expecting = "an object with cells")]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub(crate) struct Cells {
    #[cfg_attr(feature = "openapi", schema(value_type = Vec<named::Cell>))]
    cells: Vec<Name<Cell>>,
}

/// Cells; all where there are none.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields, expecting = "an object with cells")]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub(crate) struct SomeCells {
    #[serde(default)]
    #[cfg_attr(feature = "openapi", schema(value_type = Vec<named::Cell>))]
    cells: Vec<Name<Cell>>,
}

/// What a step says.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields, expecting = "an object with deductions")]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub(crate) struct Deductions {
    #[serde(default)]
    #[cfg_attr(feature = "openapi", schema(value_type = Vec<named::Candidate>))]
    place: Vec<Name<Candidate>>,
    #[serde(default)]
    #[cfg_attr(feature = "openapi", schema(value_type = Vec<named::Candidate>))]
    eliminate: Vec<Name<Candidate>>,
}

/// A savepoint's name.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields, expecting = "an object with a name")]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub(crate) struct Called {
    name: String,
}

/// What a move changed.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub(crate) struct EffectShape {
    /// What was there and what is there now, cell by cell.
    #[cfg_attr(feature = "openapi", schema(value_type = Vec<named::Change>))]
    changes: Vec<Name<Change>>,
    /// Cells that break a rule now and did not before.
    #[cfg_attr(feature = "openapi", schema(value_type = Vec<named::Cell>))]
    conflicts: Vec<Name<Cell>>,
    /// Whether the game was won by this move.
    finished: bool,
}

impl From<Effect> for EffectShape {
    fn from(effect: Effect) -> Self {
        Self {
            changes: effect.changes.into_iter().map(Name).collect(),
            conflicts: effect.conflicts.iter().map(Name).collect(),
            finished: effect.finished,
        }
    }
}

fn set(cells: &[Name<Cell>]) -> CellSet {
    cells.iter().map(|cell| cell.0).collect()
}

impl MoveShape {
    /// Makes the move.
    pub(crate) fn play(self, game: &mut Game) -> Result<Effect, MoveRefusal> {
        let game_move = match self {
            Self::Checking(policy) => {
                game.checking = policy.into();
                return Ok(Effect::default());
            }
            Self::Cleaning(cleaning) => {
                game.cleaning = cleaning;
                return Ok(Effect::default());
            }
            Self::Elapsed(ms) => {
                game.elapsed = Duration::from_millis(ms);
                return Ok(Effect::default());
            }
            Self::Digit(Object(Writing { cells, digit })) => Move::Digit {
                cells: set(&cells),
                digit: digit.0,
            },
            Self::Corner(Object(Writing { cells, digit })) => Move::Corner {
                cells: set(&cells),
                digit: digit.0,
            },
            Self::Centre(Object(Writing { cells, digit })) => Move::Centre {
                cells: set(&cells),
                digit: digit.0,
            },
            Self::Colour(Object(Colouring { cells, colour })) => Move::Colour {
                cells: set(&cells),
                colour: colour.0,
            },
            Self::CandidateColour(Object(shape)) => Move::CandidateColour {
                candidates: shape.candidates.iter().map(|name| name.0).collect(),
                colour: shape.colour.0,
            },
            Self::Clear(Object(Cells { cells })) => Move::Clear { cells: set(&cells) },
            Self::FillMarks(Object(SomeCells { cells })) => Move::FillMarks { cells: set(&cells) },
            Self::CornersToCentre(Object(Cells { cells })) => {
                Move::CornersToCentre { cells: set(&cells) }
            }
            Self::Deduce(Object(shape)) => {
                let places = shape.place.iter().map(|name| Deduction::Place(name.0));
                let removes = shape.eliminate.iter();
                let removes = removes.map(|name| Deduction::Eliminate(name.0));
                Move::Deduce(places.chain(removes).collect())
            }
            Self::Restart => Move::Restart,
            Self::Undo => Move::Undo,
            Self::Redo => Move::Redo,
            Self::BeforeMistake => Move::BeforeMistake,
            Self::Save(Object(Called { name })) => Move::Save { name },
            Self::Restore(Object(Called { name })) => Move::Restore { name },
            Self::Forget(Object(Called { name })) => Move::Forget { name },
        };
        game.play(&game_move)
    }
}
