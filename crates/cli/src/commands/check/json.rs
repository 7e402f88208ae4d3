//! The findings in machine-readable form. `docs/check.md` describes the fields.

use novena_core::{Candidate, Cell, CellSet, Conflict, DigitSet, House, PatternSymmetry, Puzzle};
use novena_kernel::inspect::Misprint;
use serde::{Serialize, Serializer};

use super::inspection::{Finding, Inspection, SeveralSolutions};
use crate::json::{self, Text};

/// Returns a single object on one line.
pub(super) fn object(puzzle: &Puzzle, verdict: &str, inspection: &Inspection) -> String {
    let symmetries = inspection.symmetries.iter();
    json::line(&Object {
        puzzle: Text(puzzle),
        verdict,
        givens: inspection.givens,
        symmetries: symmetries.map(Text).collect(),
        canonical: Text(&inspection.canonical.form),
        automorphisms: inspection.canonical.automorphisms,
        finding: FindingFields::of(&inspection.finding),
    })
}

#[derive(Serialize)]
struct Object<'a> {
    puzzle: Text<&'a Puzzle>,
    verdict: &'a str,
    givens: usize,
    symmetries: Vec<Text<&'a PatternSymmetry>>,
    canonical: Text<&'a Puzzle>,
    automorphisms: u64,
    #[serde(flatten)]
    finding: FindingFields,
}

/// The fields that depend on the number of solutions.
#[derive(Serialize)]
#[serde(untagged)]
enum FindingFields {
    Unique {
        solutions: u64,
        counted_all: bool,
        minimal: bool,
        redundant: Cells,
        backdoors: Backdoors,
    },
    Several {
        solutions: u64,
        counted_all: bool,
        differing: Cells,
        possible: Vec<Text<DigitSet>>,
        unavoidable: Unavoidable,
        next_given: Option<NextGiven>,
    },
    None {
        solutions: u64,
        counted_all: bool,
        conflicts: Vec<ConflictFields>,
        misprints: Vec<MisprintFields>,
    },
}

impl FindingFields {
    fn of(finding: &Finding) -> Self {
        match finding {
            Finding::Unique {
                redundant,
                backdoors,
            } => Self::Unique {
                solutions: 1,
                counted_all: true,
                minimal: redundant.is_empty(),
                redundant: Cells(*redundant),
                backdoors: Backdoors {
                    size: backdoors.size,
                    sets: backdoors.sets.iter().copied().map(Cells).collect(),
                },
            },
            Finding::Several(several) => Self::several(several),
            Finding::None {
                conflicts,
                misprints,
            } => Self::None {
                solutions: 0,
                counted_all: true,
                conflicts: conflicts.iter().map(ConflictFields::of).collect(),
                misprints: misprints.iter().copied().map(MisprintFields::of).collect(),
            },
        }
    }

    fn several(several: &SeveralSolutions) -> Self {
        let next = several.next.as_ref();
        Self::Several {
            solutions: several.count,
            counted_all: several.is_counted(),
            differing: Cells(several.possible.differing()),
            possible: Cell::all()
                .map(|cell| Text(several.possible[cell]))
                .collect(),
            unavoidable: Unavoidable {
                sets: several
                    .unavoidable
                    .sets
                    .iter()
                    .copied()
                    .map(Cells)
                    .collect(),
                complete: several.unavoidable.complete,
            },
            next_given: next.map(|next| NextGiven {
                candidate: Text(next.candidate),
                solutions: next.solutions,
            }),
        }
    }
}

#[derive(Serialize)]
struct Backdoors {
    size: Option<usize>,
    sets: Vec<Cells>,
}

#[derive(Serialize)]
struct Unavoidable {
    sets: Vec<Cells>,
    complete: bool,
}

#[derive(Serialize)]
struct NextGiven {
    candidate: Text<Candidate>,
    solutions: usize,
}

#[derive(Serialize)]
struct ConflictFields {
    digit: u8,
    house: Text<House>,
    cells: Cells,
}

impl ConflictFields {
    const fn of(conflict: &Conflict) -> Self {
        Self {
            digit: conflict.digit.get(),
            house: Text(conflict.house),
            cells: Cells(conflict.cells),
        }
    }
}

#[derive(Serialize)]
struct MisprintFields {
    cell: Text<Cell>,
    instead: Option<u8>,
}

impl MisprintFields {
    fn of(misprint: Misprint) -> Self {
        Self {
            cell: Text(misprint.cell),
            instead: misprint.instead.map(novena_core::Digit::get),
        }
    }
}

/// A set of cells, serialised by name.
struct Cells(CellSet);

impl Serialize for Cells {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.0.iter().map(Text))
    }
}
