//! What the solver says of givens.

use novena_core::{Board, Cell, Digit, Puzzle, Solution};
use novena_kernel::{Solver, Verdict, Wave, inspect::possible_digits};
use serde::{Deserialize, Serialize};

use super::error::Failure;
use super::limits::{COUNT, SOLUTIONS};
use super::view::VerdictShape;
use super::{Context, Operation};
use crate::name::Name;
#[cfg(feature = "openapi")]
use crate::named;

/// Solutions of a puzzle, in ascending order.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub(super) struct Solve {
    #[cfg_attr(feature = "openapi", schema(value_type = named::Puzzle))]
    puzzle: Name<Puzzle>,
    /// The most to list.
    #[serde(default = "one")]
    limit: usize,
}

const fn one() -> usize {
    1
}

#[derive(Debug, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub(super) struct Solved {
    verdict: VerdictShape,
    #[cfg_attr(feature = "openapi", schema(value_type = Vec<named::Solution>))]
    solutions: Vec<Name<Solution>>,
    /// Whether there are others.
    more: bool,
}

impl From<Verdict> for VerdictShape {
    fn from(verdict: Verdict) -> Self {
        match verdict {
            Verdict::None => Self::None,
            Verdict::Unique(_) => Self::One,
            Verdict::Several => Self::Several,
        }
    }
}

impl Operation for Solve {
    const ID: &'static str = "solve";
    type Answer = Solved;

    fn answer(self, context: &Context<'_>) -> Result<Solved, Failure> {
        SOLUTIONS.check(self.limit)?;
        let wave = Wave::new();
        let mut solutions = wave.solutions(&self.puzzle.0);
        let mut found = Vec::new();
        while found.len() < self.limit
            && let Some(solution) = solutions.next()
        {
            context.go_on()?;
            found.push(Name(solution));
        }
        Ok(Solved {
            verdict: wave.verdict(&self.puzzle.0).0.into(),
            more: solutions.next().is_some(),
            solutions: found,
        })
    }
}

/// How many solutions a puzzle has.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub(super) struct Count {
    #[cfg_attr(feature = "openapi", schema(value_type = named::Puzzle))]
    puzzle: Name<Puzzle>,
    /// As far as is counted.
    #[serde(default = "far")]
    limit: usize,
}

const fn far() -> usize {
    COUNT.most()
}

#[derive(Debug, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub(super) struct Counted {
    count: u64,
    /// Whether there may be others.
    more: bool,
}

impl Operation for Count {
    const ID: &'static str = "count";
    type Answer = Counted;

    fn answer(self, _: &Context<'_>) -> Result<Counted, Failure> {
        COUNT.check(self.limit)?;
        let limit = self.limit as u64;
        let count = Wave::new().count(&self.puzzle.0, limit);
        Ok(Counted {
            count,
            more: count == limit,
        })
    }
}

/// A puzzle that is being typed in.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub(super) struct Enter {
    /// Up to 81 cells: digits, and a dot, a zero or a space for an empty one.
    cells: String,
}

#[derive(Debug, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub(super) struct Entered {
    /// What was typed, as 81 cells.
    #[cfg_attr(feature = "openapi", schema(value_type = named::Puzzle))]
    puzzle: Name<Puzzle>,
    givens: usize,
    verdict: VerdictShape,
    /// Digits that repeat in a house, one by one.
    repeats: Vec<Repeat>,
    /// All cells of those.
    #[cfg_attr(feature = "openapi", schema(value_type = Vec<named::Cell>))]
    conflicts: Vec<Name<Cell>>,
    /// Where there are several solutions, the cells in which they differ.
    #[cfg_attr(feature = "openapi", schema(value_type = Vec<named::Cell>))]
    differ: Vec<Name<Cell>>,
    text: String,
}

/// A digit that stands more than once in a house.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub(super) struct Repeat {
    digit: u8,
    #[cfg_attr(feature = "openapi", schema(value_type = named::House))]
    house: Name<novena_core::House>,
    #[cfg_attr(feature = "openapi", schema(value_type = Vec<named::Cell>))]
    cells: Vec<Name<Cell>>,
}

/// The conflicts of a board.
pub(super) fn repeats(board: &Board) -> Vec<Repeat> {
    let repeat = |conflict: novena_core::Conflict| Repeat {
        digit: conflict.digit.get(),
        house: Name(conflict.house),
        cells: conflict.cells.iter().map(Name).collect(),
    };
    board.conflicts().map(repeat).collect()
}

impl Operation for Enter {
    const ID: &'static str = "enter";
    type Answer = Entered;

    fn answer(self, context: &Context<'_>) -> Result<Entered, Failure> {
        let board = typed(&self.cells)?;
        let puzzle = Puzzle::from(board);
        let verdict = VerdictShape::from(Wave::new().verdict(&puzzle).0);
        let differ = match verdict {
            VerdictShape::Several => possible_digits(&puzzle).differing(),
            VerdictShape::None | VerdictShape::One => novena_core::CellSet::EMPTY,
        };
        let conflicts = board.conflicting();
        let key = match verdict {
            VerdictShape::None if !conflicts.is_empty() => "enter-conflict",
            VerdictShape::None => "enter-none",
            VerdictShape::One => "enter-one",
            VerdictShape::Several => "enter-several",
        };
        Ok(Entered {
            puzzle: Name(puzzle),
            givens: puzzle.givens().len(),
            verdict,
            repeats: repeats(&board),
            conflicts: conflicts.iter().map(Name).collect(),
            differ: differ.iter().map(Name).collect(),
            text: context.texts.get(key),
        })
    }
}

/// As far as it goes; the rest is empty.
fn typed(cells: &str) -> Result<Board, Failure> {
    let mut board = Board::EMPTY;
    let mut places = Cell::all();
    for typed in cells.chars() {
        let Some(place) = places.next() else {
            return Err(Failure::unfit("cells", "expected 81 cells at the most"));
        };
        match (typed, Digit::from_char(typed)) {
            (_, Some(digit)) => board[place] = Some(digit),
            ('.' | '0' | ' ', None) => {}
            (other, None) => {
                let reason = format!("expected a digit, a dot, a zero or a space, found {other:?}");
                return Err(Failure::unfit(format!("cells ({place})"), reason));
            }
        }
    }
    Ok(board)
}
