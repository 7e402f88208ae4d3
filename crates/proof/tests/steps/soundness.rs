//! Checks that no step is wrong and that symmetric positions have symmetric steps.
//!
//! `NOVENA_KINDS=x-wing,swordfish` tests only these kinds; `NOVENA_PUZZLES=FILE` reads the puzzles
//! of a file instead of Novena's lists, and `NOVENA_MOST=1000` limits the number of puzzles from
//! each file.

use std::collections::{BTreeMap, BTreeSet};
use std::{env, fs};

use novena_core::{Candidate, Cell, CellSet, Digit, Grid, Puzzle, Solution, Symmetry};
use novena_kernel::{Solve, Solver as _, Wave};
use novena_techniques::{Deduction, Kind, Position, Reasoner};

use crate::COMMON;

const LISTS: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../cli/lists/");

/// Puzzles with their unique solutions.
fn puzzles() -> Vec<(Puzzle, Solution)> {
    let own = ["minimal.txt", "hard.txt"].map(|name| format!("{LISTS}{name}"));
    let files = env::var("NOVENA_PUZZLES").map_or_else(|_| own.to_vec(), |file| vec![file]);
    let most = env::var("NOVENA_MOST").map_or(60, |most| most.parse().unwrap());
    files
        .iter()
        .flat_map(|file| {
            let text = fs::read_to_string(file).unwrap_or_else(|error| panic!("{file}: {error}"));
            let lines = text.lines().filter(|line| !line.starts_with('#'));
            let puzzles = lines.filter_map(|line| line.get(..81)?.parse::<Puzzle>().ok());
            puzzles.take(most).collect::<Vec<_>>()
        })
        .filter_map(|puzzle| match Wave::new().solve(&puzzle) {
            Solve::Unique(solution) => Some((puzzle, solution)),
            _ => None,
        })
        .collect()
}

/// A reasoner with the kinds to test. Mutant fish and last resorts are too slow for every test run.
fn solver() -> Reasoner {
    let wanted = env::var("NOVENA_KINDS").unwrap_or_default();
    if wanted.is_empty() {
        return Reasoner::of(
            Kind::ALL
                .iter()
                .copied()
                .filter(|kind| !kind.id().contains("mutant") && !kind.is_last_resort()),
        );
    }
    Reasoner::of(wanted.split(',').map(|id| id.parse().unwrap()))
}

/// Positions on the way to the solution, one every few steps. Only correct steps are used.
fn positions(puzzle: &Puzzle) -> Vec<Position> {
    let start = Position::new(puzzle).unwrap().assuming_uniqueness(true);
    let solver = Reasoner::standard().only(|kind| {
        !kind.assumes_uniqueness() && !kind.id().contains("fish") && !kind.is_last_resort()
    });
    let mut positions = vec![start.clone()];
    let mut now = start;
    let mut taken = 0;
    while let Some(step) = solver.first_step(&now) {
        if now.apply(&step).is_err() {
            break;
        }
        taken += 1;
        if taken % 12 == 0 {
            positions.push(now.clone());
        }
    }
    positions.push(now);
    positions
}

/// Reports progress: `--nocapture` shows the steps judged.
fn report(puzzles: usize, positions: usize, met: &BTreeMap<Kind, usize>) {
    let steps: usize = met.values().sum();
    println!("{puzzles} puzzles, {positions} positions, {steps} steps judged");
}

#[test]
fn no_step_contradicts_the_solution() {
    let solver = solver();
    let mut met = BTreeMap::<Kind, usize>::new();
    let (mut puzzles_judged, mut positions_judged) = (0, 0);
    for (puzzle, solution) in puzzles() {
        puzzles_judged += 1;
        for position in positions(&puzzle) {
            positions_judged += 1;
            for step in solver.all_steps(&position) {
                *met.entry(step.kind).or_default() += 1;
                for deduction in &step.deductions {
                    let candidate = deduction.candidate();
                    let is_true = solution.digits()[candidate.cell.index()] == candidate.digit;
                    assert_eq!(
                        is_true,
                        matches!(deduction, Deduction::Place(_)),
                        "{puzzle}\n{:?}\n{step}\n{:?}",
                        position.grid(),
                        step.evidence
                    );
                    assert!(position.has(candidate), "{puzzle} {step}");
                }
            }
        }
        if puzzles_judged % 100 == 0 {
            report(puzzles_judged, positions_judged, &met);
        }
    }
    report(puzzles_judged, positions_judged, &met);
    for (kind, steps) in &met {
        println!("{steps:>10} {kind}");
    }
    if env::vars()
        .any(|(name, _)| ["NOVENA_KINDS", "NOVENA_PUZZLES", "NOVENA_MOST"].contains(&&*name))
    {
        return;
    }
    let missing: Vec<&Kind> = COMMON
        .iter()
        .filter(|kind| !met.contains_key(kind))
        .collect();
    assert!(missing.is_empty(), "never found: {missing:?}");
}

#[test]
fn symmetric_positions_have_symmetric_steps() {
    let solver = solver();
    for (number, (puzzle, _)) in puzzles().into_iter().enumerate() {
        // The numbers are far apart, so that rows, columns and digits all change.
        let number = (number as u64 + 1).wrapping_mul(0x9E37_79B9_7F4A_7C15);
        let symmetry = Symmetry::nth(number % Symmetry::COUNT).unwrap();
        for position in positions(&puzzle) {
            let steps: BTreeSet<(Kind, Vec<Deduction>)> = solver
                .all_steps(&position)
                .iter()
                .map(|step| (step.kind, step.deductions_under(&symmetry)))
                .collect();
            let moved: BTreeSet<(Kind, Vec<Deduction>)> = solver
                .all_steps(&under(&position, &symmetry))
                .into_iter()
                .map(|step| (step.kind, step.deductions))
                .collect();
            let missing: Vec<_> = steps.symmetric_difference(&moved).collect();
            assert!(
                missing.is_empty(),
                "{puzzle} under {symmetry:?}: {missing:?}"
            );
        }
    }
}

/// The symmetric position.
pub(crate) fn under(position: &Position, symmetry: &Symmetry) -> Position {
    let mut grid = Grid::new(&symmetry.board(position.board())).unwrap();
    let left: BTreeSet<Candidate> = Cell::all()
        .flat_map(|cell| position[cell].iter().map(move |digit| cell.with(digit)))
        .map(|candidate| symmetry.candidate(candidate))
        .collect();
    for cell in Cell::all() {
        for digit in Digit::ALL {
            if grid.has(cell.with(digit)) && !left.contains(&cell.with(digit)) {
                grid.eliminate(cell.with(digit)).unwrap();
            }
        }
    }
    let givens: CellSet = symmetry.cell_set(position.givens());
    Position::from_grid(grid, givens).assuming_uniqueness(true)
}
