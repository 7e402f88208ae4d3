//! The position that techniques work on: a game as the player left it, or a position on a path.

use novena_core::{Board, Puzzle};
use novena_play::{Obstacle, Situation};
use novena_techniques::Position;
use serde::{Deserialize, Serialize};

use super::error::Failure;
use super::state::GameSource;
use crate::name::Name;
#[cfg(feature = "openapi")]
use crate::named;
use crate::path;
use crate::shape::{Candidates, PathShape};

/// A position in a request, such as the start of a path.
///
/// The position is checked when it is used, because digits and candidates may contradict each
/// other.
#[derive(Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields, expecting = "an object with a position")]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct PositionSource {
    /// The givens.
    #[cfg_attr(feature = "openapi", schema(value_type = named::Puzzle))]
    puzzle: Name<Puzzle>,
    /// Digits that are not givens.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "openapi", schema(value_type = Option<named::Board>))]
    entries: Option<Name<Board>>,
    /// The candidates of each cell, if they differ from those that the digits allow.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "openapi", schema(value_type = Option<Vec<String>>))]
    candidates: Option<Candidates>,
}

/// The position of a request, which contains either a state or a position. Returns an obstacle if
/// there is a mistake that must be corrected first.
pub(super) fn look(
    game: Option<GameSource>,
    position: Option<PositionSource>,
) -> Result<Result<Position, Obstacle>, Failure> {
    let situation = match (game, position) {
        (Some(game), None) => Situation::of(&game.into_game()?.game),
        (None, Some(position)) => position.situation()?,
        _ => return Err(Failure::new("one-of").with("expected", "state, position")),
    };
    Ok(situation.map(|situation| situation.position))
}

impl PositionSource {
    /// The source of this position.
    #[must_use]
    pub fn of(position: &Position) -> Self {
        let (puzzle, entries) = path::parts(position);
        Self {
            puzzle: Name(puzzle),
            entries: (entries != Board::EMPTY).then_some(Name(entries)),
            candidates: path::struck(position),
        }
    }

    /// The position itself, whether or not it can be solved.
    pub(super) fn start(self) -> Result<Position, Failure> {
        Ok(path::start(&self.shape())?)
    }

    fn shape(self) -> PathShape<()> {
        PathShape {
            puzzle: self.puzzle,
            entries: self.entries,
            candidates: self.candidates,
            unique: false,
            alternatives: false,
            outcome: None,
            solution: None,
            steps: Vec::new(),
        }
    }

    fn situation(self) -> Result<Result<Situation, Obstacle>, Failure> {
        let Name(givens) = self.puzzle;
        if givens.conflicts().next().is_some() {
            return Ok(Situation::on(&givens, givens.board(), |_| {
                novena_core::DigitSet::EMPTY
            }));
        }
        let start = self.start()?;
        Ok(Situation::on(&givens, start.board(), |cell| start[cell]))
    }
}
