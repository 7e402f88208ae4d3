//! A player's actions in a game.

use std::time::Duration;

use novena_core::{Candidate, Cell, CellSet, Change, Colour};
use novena_play::{Checking, Effect, Game, Move, MoveRefusal};
use novena_techniques::Deduction;
use serde::{Deserialize, Serialize};

use super::state::Policy;
use crate::name::{Name, by_names};
#[cfg(feature = "openapi")]
use crate::named;
use crate::object::Object;
use crate::shape::DigitNumber;

/// A player's action in a game: a move, or a choice that is saved with the game.
///
/// In JSON, a move without fields is a name, such as `"undo"`. Any other move is an object with one
/// field, which has the move's name.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(from = "MoveShape")]
#[non_exhaustive]
pub enum GameMove {
    /// A move.
    Play(Move),
    /// The policy for showing mistakes.
    Checking(Checking),
    /// Whether placing a digit removes marks.
    Cleaning(bool),
    /// The time played.
    Elapsed(Duration),
}

impl GameMove {
    /// Makes the move.
    pub(crate) fn play(self, game: &mut Game) -> Result<Effect, MoveRefusal> {
        match self {
            Self::Play(game_move) => return game.play(&game_move),
            Self::Checking(checking) => game.checking = checking,
            Self::Cleaning(cleaning) => game.cleaning = cleaning,
            Self::Elapsed(elapsed) => game.set_elapsed(elapsed),
        }
        Ok(Effect::default())
    }
}

/// The schema of a move is that of its JSON form.
#[cfg(feature = "openapi")]
impl utoipa::PartialSchema for GameMove {
    fn schema() -> utoipa::openapi::RefOr<utoipa::openapi::Schema> {
        MoveShape::schema()
    }
}

#[cfg(feature = "openapi")]
impl utoipa::ToSchema for GameMove {
    fn schemas(schemas: &mut Vec<(String, utoipa::openapi::RefOr<utoipa::openapi::Schema>)>) {
        MoveShape::schemas(schemas);
    }
}

/// A move in JSON: a name such as `"undo"`, or an object with one field, which has the move's name.
#[derive(Debug, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
enum MoveShape {
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
    Save(SavepointNameObject),
    Restore(SavepointNameObject),
    Forget(SavepointNameObject),
    /// The policy for showing mistakes.
    Checking(Policy),
    /// Whether placing a digit removes marks.
    Cleaning(bool),
    /// The time played, in milliseconds.
    #[cfg_attr(feature = "openapi", schema(format = "uint64"))]
    Elapsed(u64),
}

// These types have names of their own, because otherwise the description would contain a generic
// `Object`.
type WritingObject = Object<Writing>;
type ColouringObject = Object<Colouring>;
type CandidateColouringObject = Object<CandidateColouring>;
type CellsObject = Object<Cells>;
type SomeCellsObject = Object<SomeCells>;
type DeductionsObject = Object<Deductions>;
type SavepointNameObject = Object<SavepointName>;

/// Cells and a digit.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields, expecting = "an object with cells and a digit")]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
struct Writing {
    #[cfg_attr(feature = "openapi", schema(value_type = Vec<named::Cell>))]
    cells: Vec<Name<Cell>>,
    #[cfg_attr(feature = "openapi", schema(value_type = u8, minimum = 1, maximum = 9))]
    digit: DigitNumber,
}

/// Cells and a colour.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields, expecting = "an object with cells and a colour")]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
struct Colouring {
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
struct CandidateColouring {
    #[cfg_attr(feature = "openapi", schema(value_type = Vec<named::Candidate>))]
    candidates: Vec<Name<Candidate>>,
    #[cfg_attr(feature = "openapi", schema(value_type = named::Colour))]
    colour: Name<Colour>,
}

/// Cells.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields, expecting = "an object with cells")]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
struct Cells {
    #[cfg_attr(feature = "openapi", schema(value_type = Vec<named::Cell>))]
    cells: Vec<Name<Cell>>,
}

/// Some cells; an empty list means all cells.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields, expecting = "an object with cells")]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
struct SomeCells {
    #[serde(default)]
    #[cfg_attr(feature = "openapi", schema(value_type = Vec<named::Cell>))]
    cells: Vec<Name<Cell>>,
}

/// The conclusions of a step.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields, expecting = "an object with deductions")]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
struct Deductions {
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
struct SavepointName {
    name: String,
}

/// The effect of a move.
#[derive(Debug, Serialize)]
#[non_exhaustive]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct EffectBody {
    /// The contents of each changed cell before and after.
    #[serde(serialize_with = "by_names::serialize")]
    #[cfg_attr(feature = "openapi", schema(value_type = Vec<named::Change>))]
    pub changes: Vec<Change>,
    /// Cells that break a rule because of this move.
    #[serde(serialize_with = "by_names::serialize")]
    #[cfg_attr(feature = "openapi", schema(value_type = Vec<named::Cell>))]
    pub conflicts: Vec<Cell>,
    /// Whether the game was won by this move.
    pub finished: bool,
}

impl From<Effect> for EffectBody {
    fn from(effect: Effect) -> Self {
        Self {
            changes: effect.changes,
            conflicts: effect.conflicts.iter().collect(),
            finished: effect.finished,
        }
    }
}

fn set(cells: &[Name<Cell>]) -> CellSet {
    cells.iter().map(|cell| cell.0).collect()
}

impl From<MoveShape> for GameMove {
    fn from(shape: MoveShape) -> Self {
        Self::Play(match shape {
            MoveShape::Checking(policy) => return Self::Checking(policy.into()),
            MoveShape::Cleaning(cleaning) => return Self::Cleaning(cleaning),
            MoveShape::Elapsed(ms) => return Self::Elapsed(Duration::from_millis(ms)),
            MoveShape::Digit(Object(Writing { cells, digit })) => Move::Digit {
                cells: set(&cells),
                digit: digit.0,
            },
            MoveShape::Corner(Object(Writing { cells, digit })) => Move::Corner {
                cells: set(&cells),
                digit: digit.0,
            },
            MoveShape::Centre(Object(Writing { cells, digit })) => Move::Centre {
                cells: set(&cells),
                digit: digit.0,
            },
            MoveShape::Colour(Object(Colouring { cells, colour })) => Move::Colour {
                cells: set(&cells),
                colour: colour.0,
            },
            MoveShape::CandidateColour(Object(shape)) => Move::CandidateColour {
                candidates: shape.candidates.iter().map(|name| name.0).collect(),
                colour: shape.colour.0,
            },
            MoveShape::Clear(Object(Cells { cells })) => Move::Clear { cells: set(&cells) },
            MoveShape::FillMarks(Object(SomeCells { cells })) => {
                Move::FillMarks { cells: set(&cells) }
            }
            MoveShape::CornersToCentre(Object(Cells { cells })) => {
                Move::CornersToCentre { cells: set(&cells) }
            }
            MoveShape::Deduce(Object(shape)) => {
                let places = shape.place.iter().map(|name| Deduction::Place(name.0));
                let removes = shape.eliminate.iter();
                let removes = removes.map(|name| Deduction::Eliminate(name.0));
                Move::Deduce(places.chain(removes).collect())
            }
            MoveShape::Restart => Move::Restart,
            MoveShape::Undo => Move::Undo,
            MoveShape::Redo => Move::Redo,
            MoveShape::BeforeMistake => Move::BeforeMistake,
            MoveShape::Save(Object(SavepointName { name })) => Move::Save { name },
            MoveShape::Restore(Object(SavepointName { name })) => Move::Restore { name },
            MoveShape::Forget(Object(SavepointName { name })) => Move::Forget { name },
        })
    }
}
