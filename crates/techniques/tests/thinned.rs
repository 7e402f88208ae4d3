//! Checks steps that rely on uniqueness in positions that paths do not reach: all but a few digits
//! have been placed, and false candidates have been eliminated at random. Graves and loops are rare
//! on paths, but common here.
//!
//! `NOVENA_PUZZLES=FILE` uses other puzzles instead of our own, `NOVENA_MOST=1000` limits their
//! number, and `NOVENA_THINNED=100` sets the number of positions derived from each puzzle.

use std::collections::BTreeMap;
use std::{env, fs};

use novena_core::{Candidate, Cell, Digit, DigitSet, Puzzle, Solution};
use novena_kernel::{Solve, Solver as _, Wave};
use novena_techniques::{Deduction, Kind, Level, Position, Reasoner, Step};

const LIST: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../cli/lists/minimal.txt");

/// A random number generator that produces the same numbers on every machine.
struct Random(u64);

impl Random {
    fn below(&mut self, bound: u64) -> u64 {
        self.0 = self
            .0
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) % bound
    }
}

/// Places all but a few digits of the solution, and eliminates false candidates: either a few, or
/// all that can be removed without leaving a single. Eliminating all of them leaves a grave or
/// something close to one.
fn thin(puzzle: &Puzzle, solution: &Solution, random: &mut Random) -> Position {
    let mut position = Position::new(puzzle).unwrap().assuming_uniqueness(true);
    let left_open: DigitSet = (0..3 + random.below(10))
        .map(|_| Digit::from_index(random.below(9) as usize))
        .collect();
    let is_true =
        |candidate: &Candidate| solution.digits()[candidate.cell.index()] == candidate.digit;
    let mut candidates: Vec<Candidate> = Cell::all()
        .flat_map(|cell| Digit::ALL.map(|digit| cell.with(digit)))
        .collect();
    for &candidate in candidates.iter().filter(|&candidate| is_true(candidate)) {
        if position.has(candidate) && !left_open.contains(candidate.digit) {
            let step = Step::place(Kind::NAKED_SINGLE, candidate);
            position.apply(&step).unwrap();
        }
    }
    let makes_a_grave = random.below(2) == 0;
    if makes_a_grave {
        let singles = Reasoner::standard().only(|kind| kind.level() == Level::Easy);
        position = singles.path(position).end;
    }
    for last in (1..candidates.len()).rev() {
        candidates.swap(last, random.below(last as u64 + 1) as usize);
    }
    let struck = random.below(40);
    for candidate in candidates {
        let Candidate { cell, digit } = candidate;
        let makes_a_single = position[cell].len() <= 2
            || cell
                .houses()
                .iter()
                .any(|&house| position.count_in(digit, house) <= 2);
        let is_struck = if makes_a_grave {
            !makes_a_single && random.below(50) > 0
        } else {
            random.below(100) < struck
        };
        if position.has(candidate) && !is_true(&candidate) && is_struck {
            let step = Step::remove(Kind::NAKED_PAIR, &position, [candidate]).unwrap();
            position.apply(&step).unwrap();
        }
    }
    position
}

#[test]
fn no_step_in_a_thinned_position_contradicts_the_solution() {
    let file = env::var("NOVENA_PUZZLES").unwrap_or_else(|_| LIST.to_owned());
    let number = |name, default| env::var(name).map_or(default, |text| text.parse().unwrap());
    let text = fs::read_to_string(file).unwrap();
    let puzzles = text
        .lines()
        .filter_map(|line| line.get(..81)?.parse::<Puzzle>().ok())
        .take(number("NOVENA_MOST", 30));
    let unique = Kind::ALL.iter().filter(|kind| kind.assumes_uniqueness());
    let solver = Reasoner::of(unique.copied());
    let mut counts: BTreeMap<Kind, usize> = BTreeMap::new();
    let mut random = Random(1);
    for puzzle in puzzles {
        let Solve::Unique(solution) = Wave::new().solve(&puzzle) else {
            continue;
        };
        for _ in 0..number("NOVENA_THINNED", 40) {
            let position = thin(&puzzle, &solution, &mut random);
            for step in solver.all_steps(&position) {
                *counts.entry(step.kind).or_default() += 1;
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
                }
            }
        }
    }
    println!("{counts:?}");
    assert!(!counts.is_empty());
}
