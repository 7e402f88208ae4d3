//! Checks that the evidence of a step is true in its position.
//!
//! The referee judges only the conclusions of a step. Sentences and drawings are produced from its
//! evidence, so the evidence is checked here. The checks use facts that hold for a part of a
//! pattern in any technique, so new families are covered automatically.
//!
//! `NOVENA_KINDS=x-wing,swordfish` tests only these kinds; `NOVENA_MOST=1000` limits the number of
//! puzzles taken from each list.

use std::collections::BTreeSet;
use std::fs::File;
use std::io::{self, Read, Write as _};
use std::ops::ControlFlow;
use std::{env, fs};

use novena_core::{DigitSet, Puzzle};
use novena_formats::library::Case;
use novena_formats::{Content, Format, Reader};
use novena_kernel::{Solver as _, Wave};
use novena_proof::library;
use novena_techniques::{Exhibit, Kind, Position, Reasoner, Role, Step, library_technique};

use crate::{COMMON, links, parts, sentences};

const LISTS: [&str; 3] = ["minimal", "hard", "several"];
pub(crate) const HERE: &str = env!("CARGO_MANIFEST_DIR");

fn selected_kinds() -> Vec<Kind> {
    let ids = env::var("NOVENA_KINDS").unwrap_or_default();
    if ids.is_empty() {
        return Kind::ALL.to_vec();
    }
    ids.split(',').map(|id| id.parse().unwrap()).collect()
}

fn judge(position: &Position, step: &Step) -> Result<(), String> {
    parts::check(position, step)?;
    links::check(position, step)?;
    sentences::check(position, step)
}

#[track_caller]
pub(crate) fn check(position: &Position, step: &Step) {
    if let Err(fault) = judge(position, step) {
        panic!(
            "{step}: {fault}\n{:#?}\n{}\n{:?}",
            step.evidence,
            position.board(),
            position.grid()
        );
    }
}

/// Positions on the path, one every few steps.
pub(crate) fn positions(puzzle: &Puzzle) -> Vec<Position> {
    let unique = Wave::new().count(puzzle, 2) == 1;
    let mut now = Position::new(puzzle).unwrap().assuming_uniqueness(unique);
    let easy =
        Reasoner::standard().only(|kind| !kind.id().contains("fish") && !kind.is_last_resort());
    let mut positions = vec![now.clone()];
    let mut taken = 0;
    while let Some(step) = easy.first_step(&now) {
        now.apply(&step).unwrap();
        taken += 1;
        if taken % 16 == 0 {
            positions.push(now.clone());
        }
    }
    positions.push(now);
    positions
}

#[test]
fn evidence_of_our_lists_is_true() {
    let most = env::var("NOVENA_MOST").map_or(30, |most| most.parse().unwrap());
    // The largest mutant fish and last resorts are too slow for every test run.
    let kinds = selected_kinds().into_iter();
    let solver =
        Reasoner::of(kinds.filter(|kind| !kind.id().contains("mutant") && !kind.is_last_resort()));
    let mut met = BTreeSet::new();
    for name in LISTS {
        let list = fs::read_to_string(format!("{HERE}/../cli/lists/{name}.txt")).unwrap();
        for line in list.lines().take(most) {
            for position in positions(&line.parse().unwrap()) {
                for step in solver.all_steps(&position) {
                    met.insert(step.kind);
                    check(&position, &step);
                }
            }
        }
    }
    let missing: Vec<&Kind> = COMMON.iter().filter(|kind| !met.contains(kind)).collect();
    assert!(
        missing.is_empty() || env::var("NOVENA_KINDS").is_ok(),
        "{missing:?}"
    );
}

/// Also checks rare techniques: the technique of each library case is checked in that case's
/// position.
#[test]
fn evidence_of_library_cases_is_true() {
    let ours = File::open(format!("{HERE}/../../testdata/logic/cases.txt")).unwrap();
    let kinds = check_library(ours);
    assert!(kinds >= 19, "only {kinds} kinds");
    let Ok(hodoku) = File::open(format!("{HERE}/../../../shared/logic/reglib-shared.txt")) else {
        // Write to the stream directly: the test harness captures `eprintln` in tests that pass.
        let _ = writeln!(
            io::stderr(),
            "skipped: ../shared/logic/reglib-shared.txt is missing"
        );
        return;
    };
    let kinds = check_library(hodoku);
    assert!(kinds >= 60, "only {kinds} kinds");
}

/// Checks the technique of each library case, and returns the number of kinds that have steps.
fn check_library(file: impl Read) -> usize {
    let kinds = selected_kinds();
    let mut met = BTreeSet::new();
    for entry in Reader::new(file, "library", Some(Format::LIBRARY)).unwrap() {
        let Content::Record(record) = entry.unwrap().content else {
            continue;
        };
        let case = Case::from(&record);
        let Some(technique) = library_technique(&case.code, &case.variant) else {
            continue;
        };
        let position = library::position(&case).unwrap();
        if !kinds.contains(&technique.kind()) {
            continue;
        }
        // The callback never stops the search.
        let _ = technique.find(&position, &mut |step| {
            met.insert(step.kind);
            check(&position, &step);
            ControlFlow::Continue(())
        });
    }
    met.len()
}

/// Shows that the checks are strict: evidence that has been changed slightly is rejected.
#[test]
fn forged_evidence_is_rejected() {
    let list = fs::read_to_string(format!("{HERE}/../cli/lists/hard.txt")).unwrap();
    let kinds = [
        Kind::SKYSCRAPER,
        Kind::FINNED_X_WING,
        Kind::UNIQUE_RECTANGLE_1,
        Kind::SUE_DE_COQ,
        Kind::SIMPLE_COLOURS_TRAP,
        Kind::POINTING,
    ];
    let solver = Reasoner::of(kinds);
    let mut forged = BTreeSet::new();
    for line in list.lines().take(100) {
        for position in positions(&line.parse().unwrap()) {
            for step in solver.all_steps(&position) {
                for (name, step) in forgeries(&position, &step) {
                    let believed = judge(&position, &step).is_ok();
                    assert!(!believed, "{name}: {step} {:?}", step.evidence);
                    forged.insert((name, step.kind));
                }
            }
        }
    }
    let names: BTreeSet<&str> = forged.iter().map(|(name, _)| *name).collect();
    assert_eq!(names.len(), 7, "{names:?}");
    assert!(
        kinds
            .iter()
            .all(|kind| forged.iter().any(|(_, of)| of == kind))
    );
}

/// Copies of a step in which one part of the evidence has been made false, in every way that fits.
fn forgeries(position: &Position, step: &Step) -> Vec<(&'static str, Step)> {
    let mut forgeries = Vec::new();
    for (place, evidence) in step.evidence.iter().enumerate() {
        let mut forge = |name, exhibit| {
            let mut step = step.clone();
            step.evidence[place].exhibit = exhibit;
            forgeries.push((name, step));
        };
        match (evidence.role, &evidence.exhibit) {
            (Role::Digit, _) => forge("no digit", DigitSet::EMPTY.into()),
            (Role::Fin, _) => forge("no fin", Exhibit::Candidates(Vec::new())),
            (Role::Cover, &Exhibit::Houses(houses)) => {
                forge(
                    "fewer covers",
                    houses.without(houses.first().unwrap()).into(),
                );
            }
            (Role::Floor, &Exhibit::Cells(cells)) => {
                let filled = position.givens().first().unwrap();
                forge("a given for a floor", cells.with(filled).into());
            }
            (_, &Exhibit::Set { cells, digits }) => {
                let digits = !digits;
                forge("other digits", Exhibit::Set { cells, digits });
            }
            (_, Exhibit::Links(links)) => {
                let mut broken = links.clone();
                broken[0].to.cells = broken[0].from.cells;
                forge("a link in a circle", Exhibit::Links(broken));
                let given = position.givens().first().unwrap();
                let mut broken = links.clone();
                broken[0].from.cells = given.into();
                forge("a link to nowhere", Exhibit::Links(broken));
            }
            _ => {}
        }
    }
    forgeries
}
