//! What the solver says of givens.

use novena_core::{Board, Cell, Digit, Puzzle, Solution};
use novena_kernel::{Solver, Verdict, Wave, inspect::possible_digits};
use novena_texts::SharedText;
use serde::{Deserialize, Serialize};

use super::error::Failure;
use super::limits::{COUNT, SOLUTIONS};
use super::view::VerdictBody;
use super::{Context, Task};
use crate::name::{by_name, by_names};
#[cfg(feature = "openapi")]
use crate::named;

/// Solutions of a puzzle, in ascending order.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct SolveRequest {
    /// The givens.
    #[serde(with = "by_name")]
    #[cfg_attr(feature = "openapi", schema(value_type = named::Puzzle))]
    pub puzzle: Puzzle,
    /// The most to list.
    #[serde(default = "one")]
    pub limit: usize,
}

const fn one() -> usize {
    1
}

/// The solutions of a puzzle.
#[derive(Debug, Serialize)]
#[non_exhaustive]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct SolveAnswer {
    /// How many there are.
    pub verdict: VerdictBody,
    /// The first of them.
    #[serde(serialize_with = "by_names::serialize")]
    #[cfg_attr(feature = "openapi", schema(value_type = Vec<named::Solution>))]
    pub solutions: Vec<Solution>,
    /// Whether there are others.
    pub more: bool,
}

impl From<Verdict> for VerdictBody {
    fn from(verdict: Verdict) -> Self {
        match verdict {
            Verdict::None => Self::None,
            Verdict::Unique(_) => Self::One,
            Verdict::Several => Self::Several,
        }
    }
}

impl Task for SolveRequest {
    const ID: &'static str = "solve";
    type Answer = SolveAnswer;

    fn answer(self, context: &Context<'_>) -> Result<SolveAnswer, Failure> {
        SOLUTIONS.check(self.limit)?;
        let wave = Wave::new();
        let mut solutions = wave.solutions(&self.puzzle);
        let mut found = Vec::new();
        while found.len() < self.limit
            && let Some(solution) = solutions.next()
        {
            context.go_on()?;
            found.push(solution);
        }
        Ok(SolveAnswer {
            verdict: wave.verdict(&self.puzzle).0.into(),
            more: solutions.next().is_some(),
            solutions: found,
        })
    }
}

/// How many solutions a puzzle has.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct CountRequest {
    /// The givens.
    #[serde(with = "by_name")]
    #[cfg_attr(feature = "openapi", schema(value_type = named::Puzzle))]
    pub puzzle: Puzzle,
    /// As far as is counted.
    #[serde(default = "far")]
    pub limit: usize,
}

const fn far() -> usize {
    COUNT.most()
}

/// How many solutions a puzzle has.
#[derive(Debug, Serialize)]
#[non_exhaustive]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct CountAnswer {
    /// As many as were counted.
    pub count: u64,
    /// Whether there may be others.
    pub more: bool,
}

impl Task for CountRequest {
    const ID: &'static str = "count";
    type Answer = CountAnswer;

    fn answer(self, _: &Context<'_>) -> Result<CountAnswer, Failure> {
        COUNT.check(self.limit)?;
        let limit = self.limit as u64;
        let count = Wave::new().count(&self.puzzle, limit);
        Ok(CountAnswer {
            count,
            more: count == limit,
        })
    }
}

/// A puzzle that is being typed in.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct EnterRequest {
    /// Up to 81 cells: digits, and a dot, a zero or a space for an empty one.
    pub cells: String,
}

/// What is known of a puzzle that is being typed in.
#[derive(Debug, Serialize)]
#[non_exhaustive]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct EnterAnswer {
    /// What was typed, as 81 cells.
    #[serde(serialize_with = "by_name::serialize")]
    #[cfg_attr(feature = "openapi", schema(value_type = named::Puzzle))]
    pub puzzle: Puzzle,
    /// How many givens there are.
    pub givens: usize,
    /// How many solutions there are.
    pub verdict: VerdictBody,
    /// Digits that repeat in a house, one by one.
    pub repeats: Vec<Repeat>,
    /// All cells of those.
    #[serde(serialize_with = "by_names::serialize")]
    #[cfg_attr(feature = "openapi", schema(value_type = Vec<named::Cell>))]
    pub conflicts: Vec<Cell>,
    /// Where there are several solutions, the cells in which they differ.
    #[serde(serialize_with = "by_names::serialize")]
    #[cfg_attr(feature = "openapi", schema(value_type = Vec<named::Cell>))]
    pub differ: Vec<Cell>,
    /// The same as a sentence.
    pub text: String,
}

/// A digit that stands more than once in a house.
#[derive(Debug, Serialize)]
#[non_exhaustive]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Repeat {
    /// The digit.
    pub digit: u8,
    /// The house.
    #[serde(serialize_with = "by_name::serialize")]
    #[cfg_attr(feature = "openapi", schema(value_type = named::House))]
    pub house: novena_core::House,
    /// Its cells with that digit.
    #[serde(serialize_with = "by_names::serialize")]
    #[cfg_attr(feature = "openapi", schema(value_type = Vec<named::Cell>))]
    pub cells: Vec<Cell>,
}

/// The conflicts of a board.
pub(super) fn repeats(board: &Board) -> Vec<Repeat> {
    let repeat = |conflict: novena_core::Conflict| Repeat {
        digit: conflict.digit.get(),
        house: conflict.house,
        cells: conflict.cells.iter().collect(),
    };
    board.conflicts().map(repeat).collect()
}

impl Task for EnterRequest {
    const ID: &'static str = "enter";
    type Answer = EnterAnswer;

    fn answer(self, context: &Context<'_>) -> Result<EnterAnswer, Failure> {
        let board = typed(&self.cells)?;
        let puzzle = Puzzle::from(board);
        let verdict = VerdictBody::from(Wave::new().verdict(&puzzle).0);
        let differ = match verdict {
            VerdictBody::Several => possible_digits(&puzzle).differing(),
            VerdictBody::None | VerdictBody::One => novena_core::CellSet::EMPTY,
        };
        let conflicts = board.conflicting();
        let text = match verdict {
            VerdictBody::None if !conflicts.is_empty() => SharedText::DigitRepeats,
            VerdictBody::None => SharedText::NoSolution,
            VerdictBody::One => SharedText::OneSolution,
            VerdictBody::Several => SharedText::SeveralSolutions,
        };
        Ok(EnterAnswer {
            puzzle,
            givens: puzzle.givens().len(),
            verdict,
            repeats: repeats(&board),
            conflicts: conflicts.iter().collect(),
            differ: differ.iter().collect(),
            text: context.texts.short.text(text),
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
