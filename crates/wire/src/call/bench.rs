//! The setter's bench: suggestions for the next given, and all other facts about a puzzle that is
//! being typed in.

use novena_core::{Candidate, Cell, CellSet, Digit, PatternSymmetry, Puzzle, canonical};
use novena_generator::{make_minimal, make_unique, removable_groups, vicinity};
use novena_kernel::inspect::{
    NextGiven, backdoors, misprints, next_givens, possible_digits, unavoidable_sets,
};
use novena_kernel::{Solver, Verdict, Wave};
use serde::{Deserialize, Serialize};

use super::enter::{COUNTED, typed};
use super::error::Failure;
use super::limits::NEIGHBOURS;
use super::view::VerdictBody;
use super::{Context, Task};
use crate::name::{by_name, by_name_option, by_names};
#[cfg(feature = "openapi")]
use crate::named;

/// The maximum number of givens suggested, the best first.
const MOST_PUTS: usize = 3;
/// The maximum number of sets of cells listed.
const MOST_SETS: usize = 32;

/// Asks for suggestions about a puzzle that is being typed in.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct BenchRequest {
    /// Up to 81 characters, one for each cell: a digit, or a dot, a zero or a space for an empty
    /// cell.
    pub cells: String,
    /// The symmetry that changes should preserve.
    #[serde(default, with = "by_name_option")]
    #[cfg_attr(feature = "openapi", schema(value_type = Option<named::PatternSymmetry>))]
    pub symmetry: Option<PatternSymmetry>,
    /// The cell to list digits for.
    #[serde(default, with = "by_name_option")]
    #[cfg_attr(feature = "openapi", schema(value_type = Option<named::Cell>))]
    pub at: Option<Cell>,
    /// The seed that determines which givens are added or removed if there is a choice.
    #[serde(default)]
    pub seed: u64,
    /// Whether to list puzzles that differ in one given.
    #[serde(default)]
    pub neighbours: bool,
}

/// Suggestions and facts about a puzzle that is being typed in.
#[derive(Debug, Serialize)]
#[non_exhaustive]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct BenchAnswer {
    /// The number of solutions.
    pub verdict: VerdictBody,
    /// If there are several solutions: the givens to add that leave the fewest solutions.
    pub puts: Vec<GivenOffer>,
    /// If there are several solutions: the number of solutions that each digit in the cell `at`
    /// would leave.
    pub here: Vec<GivenOffer>,
    /// If there are several solutions: the puzzle with enough extra givens to leave only one.
    #[serde(
        skip_serializing_if = "Option::is_none",
        serialize_with = "by_name_option::serialize"
    )]
    #[cfg_attr(feature = "openapi", schema(value_type = Option<named::Puzzle>, nullable = false))]
    pub unique: Option<Puzzle>,
    /// If there are several solutions and all were counted: the smallest sets of cells, each of
    /// which needs a given.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "openapi", schema(nullable = false))]
    pub unavoidable: Option<UnavoidableBody>,
    /// If there is one solution: the groups of givens that can be removed, one group at a time. A
    /// group is a single given, or several that the symmetry connects.
    pub removable: Vec<CellGroup>,
    /// If there is one solution: the puzzle after removing as many givens as possible, one by one.
    #[serde(
        skip_serializing_if = "Option::is_none",
        serialize_with = "by_name_option::serialize"
    )]
    #[cfg_attr(feature = "openapi", schema(value_type = Option<named::Puzzle>, nullable = false))]
    pub minimal: Option<Puzzle>,
    /// If there is one solution: the smallest sets of cells that, once filled, let singles solve
    /// the rest.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "openapi", schema(nullable = false))]
    pub backdoors: Option<BackdoorBody>,
    /// If there is one solution: the canonical form of the puzzle.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "openapi", schema(nullable = false))]
    pub canonical: Option<CanonicalBody>,
    /// If there is no solution: the givens whose removal would leave at least one.
    pub misprints: Vec<MisprintBody>,
    /// The puzzles with one solution that differ in one given, if requested.
    pub neighbours: Vec<Neighbour>,
    /// Whether there are more.
    pub more_neighbours: bool,
}

/// A given to add, and the number of solutions it leaves.
#[derive(Debug, Serialize)]
#[non_exhaustive]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct GivenOffer {
    /// Its cell.
    #[serde(serialize_with = "by_name::serialize")]
    #[cfg_attr(feature = "openapi", schema(value_type = named::Cell))]
    pub cell: Cell,
    /// Its digit.
    pub digit: u8,
    /// The number of solutions left, up to a limit.
    pub solutions: u64,
    /// Whether there are more.
    pub more: bool,
}

/// Cells that belong together.
#[derive(Debug, Serialize)]
#[serde(transparent)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "openapi", schema(value_type = Vec<named::Cell>))]
pub struct CellGroup(#[serde(serialize_with = "by_names::serialize")] pub Vec<Cell>);

/// Sets of cells, each of which needs a given.
#[derive(Debug, Serialize)]
#[non_exhaustive]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct UnavoidableBody {
    /// The sets, smallest first.
    pub sets: Vec<CellGroup>,
    /// Whether the list is complete.
    pub complete: bool,
}

/// The smallest sets of cells that, once filled, let singles solve the rest of the puzzle.
#[derive(Debug, Serialize)]
#[non_exhaustive]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct BackdoorBody {
    /// The number of cells in each set: 0 if singles are enough, missing if more than two cells are
    /// needed.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "openapi", schema(nullable = false))]
    pub size: Option<usize>,
    /// The number of sets.
    pub count: usize,
    /// The first sets.
    pub sets: Vec<CellGroup>,
}

/// The canonical form of a puzzle: equivalent puzzles have the same one.
#[derive(Debug, Serialize)]
#[non_exhaustive]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct CanonicalBody {
    /// The form.
    #[serde(serialize_with = "by_name::serialize")]
    #[cfg_attr(feature = "openapi", schema(value_type = named::Puzzle))]
    pub form: Puzzle,
    /// The number of automorphisms, at least 1.
    pub automorphisms: u64,
}

/// A given without which a puzzle has a solution.
#[derive(Debug, Serialize)]
#[non_exhaustive]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct MisprintBody {
    /// Its cell.
    #[serde(serialize_with = "by_name::serialize")]
    #[cfg_attr(feature = "openapi", schema(value_type = named::Cell))]
    pub cell: Cell,
    /// The digit that would give the puzzle one solution if it replaced the given. Missing unless
    /// there is exactly one solution without the given.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "openapi", schema(nullable = false))]
    pub instead: Option<u8>,
    /// The number of solutions without the given, up to a limit.
    pub solutions: u64,
    /// Whether there are more.
    pub more: bool,
}

/// A puzzle with one solution that differs in one given.
#[derive(Debug, Serialize)]
#[non_exhaustive]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Neighbour {
    /// The given that was removed.
    #[serde(serialize_with = "by_name::serialize")]
    #[cfg_attr(feature = "openapi", schema(value_type = named::Candidate))]
    pub gone: Candidate,
    /// The given that was added instead.
    #[serde(serialize_with = "by_name::serialize")]
    #[cfg_attr(feature = "openapi", schema(value_type = named::Candidate))]
    pub put: Candidate,
    /// The puzzle.
    #[serde(serialize_with = "by_name::serialize")]
    #[cfg_attr(feature = "openapi", schema(value_type = named::Puzzle))]
    pub puzzle: Puzzle,
}

impl Task for BenchRequest {
    const ID: &'static str = "bench";
    type Answer = BenchAnswer;

    fn answer(self, context: &Context<'_>) -> Result<BenchAnswer, Failure> {
        let puzzle = Puzzle::from(typed(&self.cells)?);
        let verdict = Wave::new().verdict(&puzzle).0;
        let mut answer = BenchAnswer {
            verdict: verdict.into(),
            puts: Vec::new(),
            here: Vec::new(),
            unique: None,
            unavoidable: None,
            removable: Vec::new(),
            minimal: None,
            backdoors: None,
            canonical: None,
            misprints: Vec::new(),
            neighbours: Vec::new(),
            more_neighbours: false,
        };
        match verdict {
            Verdict::Several => self.several(&puzzle, &mut answer, context)?,
            Verdict::Unique(_) => self.unique(&puzzle, &mut answer, context)?,
            Verdict::None => answer.misprints = misprint_bodies(&puzzle),
        }
        Ok(answer)
    }
}

impl BenchRequest {
    fn symmetry(&self) -> PatternSymmetry {
        self.symmetry.unwrap_or(PatternSymmetry::None)
    }

    fn several(
        &self,
        puzzle: &Puzzle,
        answer: &mut BenchAnswer,
        context: &Context<'_>,
    ) -> Result<(), Failure> {
        let at = self.at.filter(|&cell| puzzle.given(cell).is_none());
        if let Some(givens) = next_givens(puzzle, COUNTED as usize) {
            answer.puts = givens.iter().take(MOST_PUTS).map(GivenOffer::of).collect();
            let here = givens.iter().filter(|next| Some(next.candidate.cell) == at);
            answer.here = here.map(GivenOffer::of).collect();
            let first = Wave::new().first(puzzle);
            let sets = first.and_then(|first| unavoidable_sets(puzzle, &first, MOST_SETS));
            answer.unavoidable = sets.map(|unavoidable| UnavoidableBody {
                sets: unavoidable.sets.into_iter().map(group).collect(),
                complete: unavoidable.complete,
            });
        } else if let Some(cell) = at {
            let possible = possible_digits(puzzle)[cell];
            let offers = possible.iter().map(|digit| left_with(puzzle, cell, digit));
            answer.here = offers.collect();
        }
        let go_on = || context.go_on().is_ok();
        answer.unique = make_unique(puzzle, self.symmetry(), self.seed, &go_on);
        context.go_on()
    }

    fn unique(
        &self,
        puzzle: &Puzzle,
        answer: &mut BenchAnswer,
        context: &Context<'_>,
    ) -> Result<(), Failure> {
        let symmetry = self.symmetry();
        let removable = removable_groups(puzzle, symmetry);
        if !removable.is_empty() {
            answer.minimal = make_minimal(puzzle, symmetry, self.seed);
        }
        answer.removable = removable.into_iter().map(group).collect();
        context.go_on()?;
        answer.backdoors = backdoors(puzzle).map(|backdoors| BackdoorBody {
            size: backdoors.size,
            count: backdoors.sets.len(),
            sets: backdoors
                .sets
                .into_iter()
                .take(MOST_SETS)
                .map(group)
                .collect(),
        });
        context.go_on()?;
        let canonical = canonical(puzzle);
        answer.canonical = Some(CanonicalBody {
            form: canonical.form,
            automorphisms: canonical.automorphisms,
        });
        if !self.neighbours {
            return Ok(());
        }
        for batch in vicinity(puzzle, 1, 1, false) {
            context.go_on()?;
            for near in batch {
                answer.more_neighbours |= answer.neighbours.len() == NEIGHBOURS.most();
                if answer.more_neighbours {
                    return Ok(());
                }
                answer.neighbours.extend(neighbour(puzzle, near.puzzle));
            }
        }
        Ok(())
    }
}

impl GivenOffer {
    fn of(next: &NextGiven) -> Self {
        Self {
            cell: next.candidate.cell,
            digit: next.candidate.digit.get(),
            solutions: next.solutions as u64,
            more: false,
        }
    }
}

fn group(cells: CellSet) -> CellGroup {
    CellGroup(cells.iter().collect())
}

/// The number of solutions of a puzzle, up to the limit, and whether there are more.
fn counted(puzzle: &Puzzle) -> (u64, bool) {
    let count = Wave::new().count(puzzle, COUNTED + 1);
    (count.min(COUNTED), count > COUNTED)
}

/// The number of solutions left after adding this given.
fn left_with(puzzle: &Puzzle, cell: Cell, digit: Digit) -> GivenOffer {
    let (solutions, more) = counted(&puzzle.with_given(cell.with(digit)));
    GivenOffer {
        cell,
        digit: digit.get(),
        solutions,
        more,
    }
}

/// A puzzle's misprints, each with the number of solutions that remain without it.
fn misprint_bodies(puzzle: &Puzzle) -> Vec<MisprintBody> {
    let body = |misprint: novena_kernel::inspect::Misprint| {
        let mut board = *puzzle.board();
        board[misprint.cell] = None;
        let (solutions, more) = counted(&Puzzle::new(board));
        MisprintBody {
            cell: misprint.cell,
            instead: misprint.instead.map(Digit::get),
            solutions,
            more,
        }
    };
    misprints(puzzle).into_iter().map(body).collect()
}

/// A puzzle that differs in one given, and the difference.
fn neighbour(puzzle: &Puzzle, near: Puzzle) -> Option<Neighbour> {
    let differs = |from: &Puzzle, to: &Puzzle| {
        let mut givens = from.givens().iter();
        let cell = givens.find(|&cell| from.given(cell) != to.given(cell))?;
        Some(cell.with(from.given(cell)?))
    };
    Some(Neighbour {
        gone: differs(puzzle, &near)?,
        put: differs(&near, puzzle)?,
        puzzle: near,
    })
}
