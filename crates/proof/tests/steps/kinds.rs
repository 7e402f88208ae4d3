//! One committed position for each kind of step: `testdata/logic/kinds.txt`.
//!
//! A line consists of the kind, the position as a library line, and one step of that kind in it.
//! `cargo run -p novena-proof --example collect_cases` generates the file. `NOVENA_KINDS=x-wing`
//! tests only these kinds.

use std::collections::BTreeSet;
use std::env;
use std::ops::ControlFlow;

use novena_core::Symmetry;
use novena_formats::library::Case;
use novena_proof::{Referee, library};
use novena_techniques::{Deduction, Kind, Position, Step, technique};

use crate::evidence;
use crate::soundness::under;

const FILE: &str = include_str!("../../../../testdata/logic/kinds.txt");

/// Kinds that never occur. A finless mutant X-wing always decomposes into locked candidates; a test
/// next to the code for fish (`techniques/fish/shape.rs`) tries all houses.
const NEVER: [Kind; 1] = [Kind::MUTANT_X_WING];

struct KindCase {
    kind: Kind,
    position: Position,
    deductions: BTreeSet<Deduction>,
}

fn read(line: &str) -> KindCase {
    let (kind, case) = line.split_once(' ').unwrap();
    let case: Case = case
        .parse()
        .unwrap_or_else(|error| panic!("{line}: {error}"));
    let places = case.placements.iter().copied().map(Deduction::Place);
    let removes = case.eliminations.iter().copied().map(Deduction::Eliminate);
    KindCase {
        kind: kind
            .parse()
            .unwrap_or_else(|_| panic!("{kind} is not a kind")),
        position: library::position(&case).unwrap_or_else(|error| panic!("{line}: {error}")),
        deductions: places.chain(removes).collect(),
    }
}

fn cases() -> impl Iterator<Item = KindCase> {
    let wanted = env::var("NOVENA_KINDS").unwrap_or_default();
    FILE.lines()
        .filter(|line| !line.is_empty() && !line.starts_with('#'))
        .map(read)
        .filter(move |case| wanted.is_empty() || wanted.split(',').any(|id| id == case.kind.id()))
}

/// Calls `look` with the position of each kind.
pub(crate) fn each_position(look: &mut impl FnMut(&Position)) {
    for case in cases() {
        look(&case.position);
    }
}

/// All steps of a kind in a position.
fn steps(kind: Kind, position: &Position) -> Vec<Step> {
    let mut steps = Vec::new();
    let technique = technique(kind).unwrap_or_else(|| panic!("no technique finds {kind}"));
    // The callback never stops the search.
    let _ = technique.find(position, &mut |step| {
        steps.push(step);
        ControlFlow::Continue(())
    });
    steps
}

#[test]
fn every_kind_has_a_case() {
    let kinds: BTreeSet<Kind> = FILE
        .lines()
        .filter(|line| !line.is_empty() && !line.starts_with('#'))
        .map(|line| read(line).kind)
        .collect();
    let missing: Vec<&str> = Kind::ALL
        .iter()
        .filter(|kind| !kinds.contains(kind) && !NEVER.contains(kind))
        .map(|kind| kind.id())
        .collect();
    assert!(missing.is_empty(), "kinds without a case: {missing:?}");
}

#[test]
fn every_case_is_found_and_all_its_steps_are_sound() {
    for case in cases() {
        let KindCase {
            kind,
            position,
            deductions,
        } = case;
        let referee = Referee::new(&position);
        let steps = steps(kind, &position);
        for step in &steps {
            assert_eq!(step.kind, kind, "{step}");
            if let Err(fault) = referee.judge(&position, step) {
                panic!(
                    "{step}: {fault}\n{:?}\n{:?}",
                    position.grid(),
                    step.evidence
                );
            }
            evidence::check(&position, step);
        }
        let is_it =
            |step: &Step| step.deductions.iter().copied().collect::<BTreeSet<_>>() == deductions;
        let texts: Vec<String> = steps.iter().map(ToString::to_string).collect();
        assert!(
            steps.iter().any(is_it),
            "{kind}: {deductions:?} is not among {texts:?}"
        );
    }
}

#[test]
fn symmetric_cases_have_symmetric_steps() {
    // The deepest chains are not compared, because that takes too long.
    let compared = cases().filter(|case| case.kind != Kind::NESTED_FORCING_CHAINS);
    for (number, KindCase { kind, position, .. }) in compared.enumerate() {
        // The numbers are far apart, so that rows, columns and digits all change.
        let number = (number as u64 + 1).wrapping_mul(0x9E37_79B9_7F4A_7C15);
        let symmetry = match kind {
            // Symmetric givens are found only if the symmetry is visible, so rows must not be
            // permuted.
            Kind::SYMMETRICAL_PLACEMENT => Symmetry::ROTATE_90,
            _ => Symmetry::nth(number % Symmetry::COUNT).unwrap(),
        };
        let here: BTreeSet<Vec<Deduction>> = steps(kind, &position)
            .iter()
            .map(|step| step.deductions_under(&symmetry))
            .collect();
        let there: BTreeSet<Vec<Deduction>> = steps(kind, &under(&position, &symmetry))
            .into_iter()
            .map(|step| step.deductions)
            .collect();
        assert_eq!(here, there, "{kind} under {symmetry:?}");
    }
}
