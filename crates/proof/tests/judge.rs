//! The referee accepts every real step and no forged one.

use novena_core::{Cell, Digit, Puzzle, Solution};
use novena_kernel::{Solve, Solver as _, Wave};
use novena_proof::{Fault, Referee, check_path};
use novena_techniques::{Deduction, Kind, Position, Reasoner, Step};
use proptest::prelude::*;

const EASY: &str = include_str!("../../cli/lists/easy.txt");
const HARD: &str = include_str!("../../cli/lists/hard.txt");
const NONE: &str = include_str!("../../cli/lists/none.txt");
const SEVERAL: &str = include_str!("../../cli/lists/several.txt");

fn puzzle(list: &str, line: usize) -> Puzzle {
    list.lines().nth(line).unwrap().parse().unwrap()
}

fn start(puzzle: &Puzzle) -> Position {
    let unique = Wave::new().count(puzzle, 2) == 1;
    Position::new(puzzle).unwrap().assuming_uniqueness(unique)
}

/// A reasoner without last resorts, which take seconds when no other technique applies.
fn solver() -> Reasoner {
    Reasoner::standard().only(|kind| !kind.is_last_resort())
}

fn solution(puzzle: &Puzzle) -> Solution {
    Wave::new().first(puzzle).unwrap()
}

/// A real step from somewhere on the path, and the position in which it was found.
fn real_step(list: &str, line: usize, at: prop::sample::Index) -> Option<(Position, Step)> {
    let mut position = start(&puzzle(list, line));
    let steps = solver().path(position.clone()).steps;
    let at = (!steps.is_empty()).then(|| at.index(steps.len()))?;
    for step in &steps[..at] {
        position.apply(step).unwrap();
    }
    Some((position, steps[at].clone()))
}

#[test]
fn real_paths_pass() {
    for list in [EASY, HARD, SEVERAL] {
        for line in 0..100 {
            let start = start(&puzzle(list, line));
            let path = solver().path(start.clone());
            let checked = check_path(&start, &path.steps).unwrap();
            assert_eq!(checked.solution, path.solution());
            assert_eq!(checked.end, path.end);
        }
    }
}

#[test]
fn a_puzzle_without_a_solution_is_a_fault_before_the_first_step() {
    let starts = (0..100).filter_map(|line| Position::new(&puzzle(NONE, line)).ok());
    for start in starts {
        let steps = solver().path(start.clone()).steps;
        let fault = check_path(&start, &steps).unwrap_err();
        assert_eq!((fault.kind, fault.fault), (None, Fault::NoSolution));
        if let Some(step) = steps.first() {
            let judged = Referee::new(&start).judge(&start, step);
            assert_eq!(judged, Err(Fault::NoSolution));
        }
    }
}

#[test]
fn steps_based_on_uniqueness_need_a_unique_puzzle() {
    for line in 0..20 {
        let puzzle = puzzle(SEVERAL, line);
        let Solve::Several(first, second) = Wave::new().solve(&puzzle) else {
            panic!("{puzzle} has several solutions");
        };
        let position = start(&puzzle);
        let referee = Referee::new(&position);
        let (same, other): (Vec<_>, Vec<_>) = position
            .open_cells()
            .iter()
            .partition(|&cell| first[cell] == second[cell]);
        // The step is rejected even if both solutions have the digit.
        for cell in same.into_iter().chain(other) {
            let step = Step::place(Kind::BUG_PLUS_ONE, cell.with(first[cell]));
            assert_eq!(referee.judge(&position, &step), Err(Fault::NotUnique));
        }
    }
}

#[test]
fn struck_candidates_count() {
    for line in 0..20 {
        let puzzle = puzzle(SEVERAL, line);
        let Solve::Several(first, second) = Wave::new().solve(&puzzle) else {
            panic!("{puzzle} has several solutions");
        };
        let open = start(&puzzle);
        let apart = Cell::all()
            .find(|&cell| first[cell] != second[cell])
            .unwrap();
        let step = Step::place(Kind::NAKED_SINGLE, apart.with(first[apart]));
        assert!(matches!(
            Referee::new(&open).judge(&open, &step),
            Err(Fault::Wrong { solution, .. }) if solution[apart] != first[apart]
        ));
        // The same step holds if the other options are eliminated by hand.
        let mut grid = *open.grid();
        for digit in open[apart].without(first[apart]) {
            grid.eliminate(apart.with(digit)).unwrap();
        }
        let struck = Position::from_grid(grid, open.givens());
        assert_eq!(Referee::new(&struck).judge(&struck, &step), Ok(()));
        // A referee created for the whole path takes the eliminations on the way into account.
        assert_eq!(Referee::new(&open).judge(&struck, &step), Ok(()));
    }
}

#[test]
fn steps_that_conclude_nothing_are_faults() {
    let puzzle = puzzle(EASY, 0);
    let position = start(&puzzle);
    let referee = Referee::new(&position);
    let solution = solution(&puzzle);
    let judged = |deductions: &[Deduction]| {
        let step = Step {
            kind: Kind::POINTING,
            deductions: deductions.to_vec(),
            evidence: Vec::new(),
        };
        referee.judge(&position, &step).map_err(|fault| fault.id())
    };
    let given = position.givens().first().unwrap();
    let open = position.open_cells().first().unwrap();
    let gone = (!position[open]).first().unwrap();
    let truth = open.with(solution[open]);
    let of_given = given.with(solution[given]);
    assert_eq!(judged(&[]), Err("empty"));
    assert_eq!(
        judged(&[Deduction::Eliminate(open.with(gone))]),
        Err("not-there")
    );
    assert_eq!(
        judged(&[Deduction::Place(open.with(gone))]),
        Err("not-there")
    );
    assert_eq!(judged(&[Deduction::Eliminate(of_given)]), Err("not-there"));
    assert_eq!(judged(&[Deduction::Place(of_given)]), Err("filled"));
    assert_eq!(judged(&[Deduction::Place(truth)]), Ok(()));
    assert_eq!(judged(&[Deduction::Place(truth); 2]), Err("repeated"));
    assert_eq!(judged(&[Deduction::Eliminate(truth)]), Err("wrong"));
}

#[test]
fn a_path_says_which_step_is_wrong() {
    let puzzle = puzzle(EASY, 0);
    let start = start(&puzzle);
    let mut steps = solver().path(start.clone()).steps;
    let last = steps.len() - 1;
    let step = steps[last].clone();
    steps[last] = Step {
        deductions: vec![Deduction::Eliminate(step.deductions[0].candidate())],
        ..step
    };
    let fault = check_path(&start, &steps).unwrap_err();
    assert_eq!((fault.step, fault.kind), (last, Some(step.kind)));
    assert_eq!(fault.fault.id(), "wrong");
    assert_eq!(fault.fault.deduction(), Some(steps[last].deductions[0]));
    assert!(!check_path(&start, &steps[..last]).unwrap().is_solved());
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(300))]

    /// Any deduction of a real step is detected as false if it is changed to contradict the
    /// solution.
    #[test]
    fn forged_steps_are_detected(
        line in 0..500usize,
        at: prop::sample::Index,
        which: prop::sample::Index,
        digit in 0..9usize,
        places: bool,
    ) {
        let Some((position, mut step)) = real_step(HARD, line, at) else {
            return Ok(());
        };
        let referee = Referee::new(&position);
        prop_assert_eq!(referee.judge(&position, &step), Ok(()));
        let solution = solution(&puzzle(HARD, line));
        let forged = which.index(step.deductions.len());
        let cell = step.deductions[forged].candidate().cell;
        step.deductions[forged] = if places {
            let wrong = Digit::ALL[digit];
            prop_assume!(wrong != solution[cell]);
            Deduction::Place(cell.with(wrong))
        } else {
            Deduction::Eliminate(cell.with(solution[cell]))
        };
        let fault = referee.judge(&position, &step).unwrap_err();
        let was_there = position.has(step.deductions[forged].candidate());
        // A forgery may also duplicate another deduction of the step.
        prop_assert!(matches!(fault.id(), "wrong" | "repeated") || !was_there);
        prop_assert_eq!(fault.deduction(), Some(step.deductions[forged]));
    }

    /// The search and the kernel agree on every candidate of a puzzle with a unique solution.
    #[test]
    fn the_search_and_the_kernel_agree(line in 0..500usize, at: prop::sample::Index) {
        let Some((position, _)) = real_step(HARD, line, at) else {
            return Ok(());
        };
        let referee = Referee::new(&position);
        for cell in position.open_cells() {
            for digit in position[cell] {
                let step = Step::place(Kind::NAKED_SINGLE, cell.with(digit));
                let searched = referee.judge(&position, &step);
                let unique = Step { kind: Kind::BUG_PLUS_ONE, ..step };
                prop_assert_eq!(searched, referee.judge(&position, &unique));
            }
        }
    }
}

proptest! {
    // The largest fish are slow.
    #![proptest_config(ProptestConfig::with_cases(40))]

    /// Checks everything that any technique finds on the path, not only the first step.
    #[test]
    fn every_step_of_a_position_is_right(line in 0..500usize, at: prop::sample::Index, several: bool) {
        let list = if several { SEVERAL } else { HARD };
        let Some((position, _)) = real_step(list, line, at) else {
            return Ok(());
        };
        let referee = Referee::new(&position);
        let aside = Kind::ALL.iter().copied().filter(|kind| !kind.is_on_path());
        let solver = Reasoner::of(solver().kinds().chain(aside));
        for step in solver.all_steps(&position) {
            prop_assert_eq!(referee.judge(&position, &step), Ok(()), "{}", step);
        }
    }
}
