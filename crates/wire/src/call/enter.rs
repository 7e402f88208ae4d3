//! Facts about a puzzle after every digit typed.

use novena_core::{Board, Cell, Digit, DigitSet, PatternSymmetry, Puzzle};
use novena_generator::missing_cells;
use novena_kernel::inspect::{PossibleDigits, possible_digits};
use novena_kernel::{Solver, Wave};
use novena_texts::SharedText;
use serde::{Deserialize, Serialize};

use super::error::Failure;
use super::texts::Texts;
use super::view::VerdictBody;
use super::{Context, Task};
use crate::name::{by_name, by_name_option, by_names};
#[cfg(feature = "openapi")]
use crate::named;

/// The maximum number of solutions counted.
pub(super) const COUNTED: u64 = 1_000;

/// A puzzle that is being typed in.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct EnterRequest {
    /// Up to 81 characters, one for each cell: a digit, or a dot, a zero or a space for an empty
    /// cell.
    pub cells: String,
    /// The symmetry that the finished pattern should have.
    #[serde(default, with = "by_name_option")]
    #[cfg_attr(feature = "openapi", schema(value_type = Option<named::PatternSymmetry>))]
    pub symmetry: Option<PatternSymmetry>,
}

/// Facts about a puzzle that is being typed in.
#[derive(Debug, Serialize)]
#[non_exhaustive]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct EnterAnswer {
    /// The puzzle so far, as 81 cells.
    #[serde(serialize_with = "by_name::serialize")]
    #[cfg_attr(feature = "openapi", schema(value_type = named::Puzzle))]
    pub puzzle: Puzzle,
    /// The number of givens.
    pub givens: usize,
    /// Whether there is no solution, one or several.
    pub verdict: VerdictBody,
    /// The number of solutions, up to a limit.
    pub count: u64,
    /// Whether there are more.
    pub more: bool,
    /// The digits that repeat in a house.
    pub repeats: Vec<Repeat>,
    /// All cells with such digits.
    #[serde(serialize_with = "by_names::serialize")]
    #[cfg_attr(feature = "openapi", schema(value_type = Vec<named::Cell>))]
    pub conflicts: Vec<Cell>,
    /// If there are several solutions: the cells in which they differ.
    #[serde(serialize_with = "by_names::serialize")]
    #[cfg_attr(feature = "openapi", schema(value_type = Vec<named::Cell>))]
    pub differ: Vec<Cell>,
    /// If there are several solutions: for each cell in reading order, every digit that it holds in
    /// some solution; otherwise an empty list.
    #[serde(serialize_with = "by_names::serialize")]
    #[cfg_attr(feature = "openapi", schema(value_type = Vec<named::DigitSet>))]
    pub possible: Vec<DigitSet>,
    /// The symmetries that a pattern can have.
    pub symmetries: Vec<SymmetryLine>,
    /// The empty cells that need a given before the pattern has the symmetry of the request.
    #[serde(serialize_with = "by_names::serialize")]
    #[cfg_attr(feature = "openapi", schema(value_type = Vec<named::Cell>))]
    pub awaited: Vec<Cell>,
    /// The same information, as a sentence.
    pub text: String,
}

/// A symmetry that a pattern can have.
#[derive(Debug, Serialize)]
#[non_exhaustive]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct SymmetryLine {
    /// The machine-readable name.
    #[serde(serialize_with = "by_name::serialize")]
    #[cfg_attr(feature = "openapi", schema(value_type = named::PatternSymmetry))]
    pub id: PatternSymmetry,
    /// The name in the language of the request.
    pub name: String,
    /// Whether the givens have this symmetry, and no symmetry that includes it.
    pub has: bool,
}

/// A digit that a house contains more than once.
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
    /// The cells of the house that contain the digit.
    #[serde(serialize_with = "by_names::serialize")]
    #[cfg_attr(feature = "openapi", schema(value_type = Vec<named::Cell>))]
    pub cells: Vec<Cell>,
    /// The same information, as a sentence.
    pub text: String,
}

/// The conflicts of a board.
pub(super) fn repeats(board: &Board, texts: &Texts) -> Vec<Repeat> {
    let repeat = |conflict: novena_core::Conflict| Repeat {
        digit: conflict.digit.get(),
        house: conflict.house,
        cells: conflict.cells.iter().collect(),
        text: texts.fill(
            "digit-repeats",
            &[
                ("count", conflict.cells.len().into()),
                ("digit", conflict.digit.to_string().into()),
                (
                    "in-house",
                    texts.short.in_houses(conflict.house.into()).into(),
                ),
            ],
        ),
    };
    board.conflicts().map(repeat).collect()
}

impl Task for EnterRequest {
    const ID: &'static str = "enter";
    type Answer = EnterAnswer;

    fn answer(self, context: &Context<'_>) -> Result<EnterAnswer, Failure> {
        let board = typed(&self.cells)?;
        let puzzle = Puzzle::from(board);
        let counted = Wave::new().count(&puzzle, COUNTED + 1);
        let verdict = match counted {
            0 => VerdictBody::None,
            1 => VerdictBody::One,
            _ => VerdictBody::Several,
        };
        let possible = (verdict == VerdictBody::Several).then(|| possible_digits(&puzzle));
        let differ = possible.as_ref().map(PossibleDigits::differing);
        let conflicts = board.conflicting();
        let text = match verdict {
            VerdictBody::None if !conflicts.is_empty() => SharedText::DigitRepeats,
            VerdictBody::None => SharedText::NoSolution,
            VerdictBody::One => SharedText::OneSolution,
            VerdictBody::Several => SharedText::SeveralSolutions,
        };
        let texts = context.texts;
        let symmetry = self.symmetry.unwrap_or(PatternSymmetry::None);
        let has: Vec<PatternSymmetry> = PatternSymmetry::largest_of(puzzle.givens()).collect();
        let symmetries = PatternSymmetry::ALL.map(|id| SymmetryLine {
            id,
            name: texts.short.symmetry(id),
            has: has.contains(&id),
        });
        Ok(EnterAnswer {
            puzzle,
            givens: puzzle.givens().len(),
            verdict,
            count: counted.min(COUNTED),
            more: counted > COUNTED,
            repeats: repeats(&board, texts),
            conflicts: conflicts.iter().collect(),
            differ: differ.unwrap_or_default().iter().collect(),
            possible: possible.map_or_else(Vec::new, |possible| {
                Cell::all().map(|cell| possible[cell]).collect()
            }),
            symmetries: symmetries.into(),
            awaited: missing_cells(puzzle.givens(), symmetry).iter().collect(),
            text: texts.short.text(text),
        })
    }
}

/// A board with the given cells; the other cells are empty.
pub(super) fn typed(cells: &str) -> Result<Board, Failure> {
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
