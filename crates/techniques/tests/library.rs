//! HoDoKu's regression library, where it lies beside the project: every case of a technique
//! we have is found with exactly its deductions, and no fail case is found.
//!
//! `NOVENA_CODES=0300,0310` looks at these codes alone and prints what is missed.

use std::collections::BTreeMap;
use std::ops::ControlFlow;
use std::{env, fs};

use novena_core::{Board, Candidate, Cell, CellSet, Digit, DigitSet, Grid};
use novena_techniques::{Position, Step, library_technique};

const FILE: &str = concat!(
    env!("CARGO_MANIFEST_DIR"),
    "/../../../shared/logic/reglib-shared.txt"
);

struct Case<'a> {
    line: &'a str,
    code: &'a str,
    variant: &'a str,
    digits: DigitSet,
    position: Position,
    eliminations: Vec<Candidate>,
    placements: Vec<Candidate>,
}

fn candidates(field: &str) -> Vec<Candidate> {
    let mut all: Vec<Candidate> = field
        .split_whitespace()
        .map(|item| {
            let [digit, row, column] = item.as_bytes() else {
                panic!("{item}")
            };
            Cell::at((row - b'1').into(), (column - b'1').into())
                .with(Digit::new(digit - b'0').unwrap())
        })
        .collect();
    all.sort_unstable();
    all
}

fn read(line: &str) -> Case<'_> {
    let fields: Vec<&str> = line.split(':').skip(1).collect();
    let (code, variant) = fields[0].split_once('-').unwrap_or((fields[0], ""));
    let (mut board, mut givens) = (Board::EMPTY, CellSet::EMPTY);
    let mut cells = Cell::all();
    let mut solved = false;
    for char in fields[2].chars() {
        if char == '+' {
            solved = true;
            continue;
        }
        let cell = cells.next().unwrap();
        board[cell] = Digit::from_char(char);
        if board[cell].is_some() && !solved {
            givens.insert(cell);
        }
        solved = false;
    }
    let mut grid = Grid::new(&board).unwrap();
    for candidate in candidates(fields[3]) {
        grid.eliminate(candidate).unwrap();
    }
    Case {
        line,
        code,
        variant,
        digits: fields[1].chars().filter_map(Digit::from_char).collect(),
        position: Position::from_grid(grid, givens).assuming_uniqueness(true),
        eliminations: candidates(fields[4]),
        placements: candidates(fields[5]),
    }
}

/// The digits a case names: for some techniques those removed, for others those of the pattern.
fn digits_of(case: &Case<'_>, step: &Step) -> DigitSet {
    match case.code {
        "0610" => DigitSet::EMPTY,
        "1101" | "1202" => step
            .eliminations()
            .map(|candidate| candidate.digit)
            .collect(),
        // A dual of two digits may be named by one of them.
        "0404" if step.digits().is_superset(case.digits) => case.digits,
        _ => step.digits(),
    }
}

fn is_found(case: &Case<'_>) -> Option<bool> {
    let technique = library_technique(case.code, case.variant)?;
    let mut is_found = false;
    let _ = technique.find(&case.position, &mut |step| {
        let same = step.eliminations().eq(case.eliminations.iter().copied())
            && step.placements().eq(case.placements.iter().copied());
        if digits_of(case, &step) == case.digits && (same || case.variant == "x") {
            is_found = true;
            return ControlFlow::Break(());
        }
        ControlFlow::Continue(())
    });
    Some(is_found)
}

#[test]
fn every_case_is_found_and_no_fail_case() {
    let Ok(text) = fs::read_to_string(FILE) else {
        println!("skipped: the regression library is not beside the project");
        return;
    };
    let wanted = env::var("NOVENA_CODES").unwrap_or_default();
    let mut missed = Vec::new();
    let mut by_code: BTreeMap<String, (usize, usize)> = BTreeMap::new();
    for line in text.lines().filter(|line| line.starts_with(':')) {
        let case = read(line);
        if !wanted.is_empty() && !wanted.split(',').any(|code| code == case.code) {
            continue;
        }
        let Some(is_found) = is_found(&case) else {
            continue;
        };
        let passed = is_found != (case.variant == "x");
        let count = by_code
            .entry(format!("{} {}", case.code, case.variant))
            .or_default();
        count.0 += usize::from(passed);
        count.1 += 1;
        if !passed {
            missed.push(case.line);
        }
    }
    for (code, (passed, total)) in by_code {
        println!("{code}: {passed} of {total}");
    }
    assert!(
        missed.is_empty(),
        "missed {}:\n{}",
        missed.len(),
        missed.join("\n")
    );
}
