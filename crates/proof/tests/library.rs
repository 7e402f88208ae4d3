//! Tests on libraries of test cases: Novena's, and HoDoKu's regression library if it is available.
//! Every case of a technique that Novena implements is found with exactly its deductions, no fail
//! case is found, and every step found during the search is sound.
//!
//! `NOVENA_CODES=0300,0310` tests only these codes and prints the number of cases that pass.

use std::collections::BTreeSet;
use std::env;
use std::fs::File;
use std::io::{self, Write as _};

use novena_core::Puzzle;
use novena_formats::library::Case;
use novena_proof::library::{self, Failure, Report};
use novena_techniques::{Kind, Position, Reasoner};
use proptest::prelude::*;

const OURS: &[u8] = include_bytes!("../../../testdata/logic/cases.txt");
const HODOKU: &str = concat!(
    env!("CARGO_MANIFEST_DIR"),
    "/../../../shared/logic/reglib-shared.txt"
);

/// Codes for which there is no technique yet. Remove them as techniques are added.
const UNKNOWN: &[&str] = &[];

fn is_selected(case: &Case) -> bool {
    let codes = env::var("NOVENA_CODES").unwrap_or_default();
    codes.is_empty() || codes.split(',').any(|code| code == case.code)
}

fn print(report: &Report) -> String {
    for (code, tally) in &report.tallies {
        match report.lengths.get(code) {
            Some(lengths) => println!("{code}: {tally}, lengths {lengths}"),
            None => println!("{code}: {tally}"),
        }
    }
    let failures: Vec<String> = report
        .failures
        .iter()
        .map(|failed| format!("{failed}\n  {}", failed.text))
        .collect();
    failures.join("\n")
}

#[test]
fn our_cases_pass() {
    let report = Report::of(OURS, is_selected).unwrap();
    let failures = print(&report);
    assert!(report.is_passed(), "{failures}");
}

#[test]
fn cases_of_hodoku_pass() {
    let Ok(file) = File::open(HODOKU) else {
        // Write to the stream directly: the test harness captures `eprintln` in tests that pass.
        let _ = writeln!(
            io::stderr(),
            "skipped: ../shared/logic/reglib-shared.txt is missing"
        );
        return;
    };
    let mut report = Report::of(file, is_selected).unwrap();
    let mut unknown = BTreeSet::new();
    report.failures.retain(|failed| {
        let is_unknown = failed.failure == Failure::UnknownTechnique;
        if is_unknown {
            unknown.extend(failed.text.get(1..5).map(str::to_owned));
        }
        !is_unknown
    });
    let failures = print(&report);
    let count = report.failures.len();
    assert!(report.is_passed(), "{count} failed:\n{failures}");
    if env::var("NOVENA_CODES").is_ok() {
        return;
    }
    assert!(unknown.iter().eq(UNKNOWN), "unknown: {unknown:?}");
    let run = report.total().passed;
    assert!(run >= 500, "only {run} cases were run");
}

/// A hidden single passes, and each modified line fails for its own reason.
#[test]
fn each_failure_has_its_own_reason() {
    let grid = ".....9.2.8..3..6.4...76.....4.1..5..9..5.3..1..2..6.9.....17...3.7..5..9.1.6.....";
    let text = [
        format!(":0002:9:{grid}:::937:"),
        format!(":0002-x:9:{grid}:::937:"),
        format!(":0002:9:{grid}:::911:"),
        format!(":0002:5:{grid}:::511:"),
        format!(":9999:6:{grid}:::634:"),
        format!(":0002:6:{grid}.:::634:"),
        format!(":0002:6:{}:::634:", grid.replacen("..", "99", 1)),
        format!(":0002-x:5:{grid}::::"),
        "# the end".to_string(),
        format!(":0000:x:{grid}::::"),
    ]
    .join("\n");
    let report = Report::of(text.as_bytes(), |_| true).unwrap();
    let failures: Vec<(u64, &str)> = report
        .failures
        .iter()
        .map(|failed| (failed.line, failed.failure.id()))
        .collect();
    let expected = [
        (2, "found"),
        (3, "otherwise"),
        (4, "not-found"),
        (5, "unknown-technique"),
        (6, "malformed"),
        (7, "impossible"),
    ];
    assert_eq!(failures, expected);
    assert_eq!(report.tallies["0002"].to_string(), "1 of 4");
    assert_eq!(report.tallies["0002-x"].to_string(), "1 of 2");
    assert_eq!(report.total().to_string(), "2 of 7");
    assert!(report.failures[0].text.starts_with(":0002-x:9:"));
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(40))]

    /// Every step that a technique finds is found again as a case.
    #[test]
    fn steps_on_a_path_are_cases_that_pass(line in 0..500usize, at: prop::sample::Index) {
        let list = include_str!("../../cli/lists/hard.txt");
        let puzzle: Puzzle = list.lines().nth(line).unwrap().parse().unwrap();
        let mut position = Position::new(&puzzle).unwrap().assuming_uniqueness(true);
        let solver = Reasoner::standard().up_to(Kind::XYZ_WING);
        let steps = solver.path(position.clone()).steps;
        prop_assume!(!steps.is_empty());
        let at = at.index(steps.len());
        for step in &steps[..at] {
            position.apply(step).unwrap();
        }
        if let Some(case) = library::case(&position, &steps[at]) {
            prop_assert_eq!(library::position(&case).unwrap(), position);
            prop_assert_eq!(library::check(&case), Ok(()), "{}", case);
            prop_assert_eq!(case.to_string().parse::<Case>(), Ok(case));
        }
    }
}
