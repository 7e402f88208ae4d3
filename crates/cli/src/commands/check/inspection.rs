//! Everything that `check --verbose` finds out about a puzzle, as data.

use novena_core::{Canonical, CellSet, Conflict, PatternSymmetry, Puzzle, canonical};
use novena_kernel::inspect::{
    Backdoors, Misprint, NextGiven, PossibleDigits, UnavoidableSets, backdoors, misprints,
    next_given, possible_digits, redundant_givens, unavoidable_sets,
};
use novena_kernel::{Solver, Verdict, Wave};

/// The maximum number of solutions that are counted.
pub(super) const MOST_COUNTED: u64 = 100_000;
/// If a puzzle has more solutions than this, the program does not look for the best next given. The
/// best next given is the one that leaves the fewest solutions.
const MOST_LISTED: usize = 10_000;
/// The maximum number of unavoidable sets to find.
const MOST_SETS: usize = 32;

/// Everything that a setter might want to know about a puzzle.
pub(super) struct Inspection {
    pub(super) givens: usize,
    pub(super) pattern: CellSet,
    pub(super) symmetries: Vec<PatternSymmetry>,
    pub(super) canonical: Canonical<Puzzle>,
    pub(super) finding: Finding,
}

/// The findings that depend on the number of solutions.
pub(super) enum Finding {
    Unique {
        redundant: CellSet,
        backdoors: Backdoors,
    },
    Several(Box<SeveralSolutions>),
    None {
        conflicts: Vec<Conflict>,
        misprints: Vec<Misprint>,
    },
}

pub(super) struct SeveralSolutions {
    /// The number of solutions, up to [`MOST_COUNTED`].
    pub(super) count: u64,
    pub(super) possible: PossibleDigits,
    /// The unavoidable sets of the first solution.
    pub(super) unavoidable: UnavoidableSets,
    pub(super) next: Option<NextGiven>,
}

impl SeveralSolutions {
    /// Returns the number of solutions, or `>=N` if counting stopped early.
    pub(super) fn number(&self) -> String {
        let more = if self.is_counted() { "" } else { ">=" };
        format!("{more}{}", self.count)
    }

    /// Returns whether all solutions were counted.
    pub(super) const fn is_counted(&self) -> bool {
        self.count < MOST_COUNTED
    }
}

impl Inspection {
    pub(super) fn new(puzzle: &Puzzle, verdict: &Verdict) -> Self {
        Self {
            givens: puzzle.givens().len(),
            pattern: puzzle.givens(),
            symmetries: PatternSymmetry::all_of(puzzle.givens()).collect(),
            canonical: canonical(puzzle),
            finding: match verdict {
                Verdict::Unique(_) => unique(puzzle),
                Verdict::Several => several(puzzle),
                Verdict::None => none(puzzle),
            },
        }
    }
}

fn unique(puzzle: &Puzzle) -> Finding {
    let Some(backdoors) = backdoors(puzzle) else {
        unreachable!("a unique puzzle has backdoors, if only large ones");
    };
    Finding::Unique {
        redundant: redundant_givens(puzzle),
        backdoors,
    }
}

fn several(puzzle: &Puzzle) -> Finding {
    let first = Wave::new().first(puzzle);
    let Some(unavoidable) = first.and_then(|first| unavoidable_sets(puzzle, &first, MOST_SETS))
    else {
        unreachable!("a puzzle with several solutions has a first one");
    };
    let count = Wave::new().count(puzzle, MOST_COUNTED);
    Finding::Several(Box::new(SeveralSolutions {
        count,
        possible: possible_digits(puzzle),
        unavoidable,
        next: (count <= MOST_LISTED as u64)
            .then(|| next_given(puzzle, MOST_LISTED))
            .flatten(),
    }))
}

fn none(puzzle: &Puzzle) -> Finding {
    Finding::None {
        conflicts: puzzle.conflicts().collect(),
        misprints: misprints(puzzle),
    }
}
