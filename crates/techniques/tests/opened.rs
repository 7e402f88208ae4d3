//! Checks the techniques for the hardest puzzles in positions that paths do not reach: solutions
//! from which some digits have been removed again, with false candidates eliminated at random.
//! Fireworks, rings and tridagons are rare on paths, but common here.
//!
//! `NOVENA_PUZZLES=FILE` uses other puzzles instead of our own, `NOVENA_MOST=1000` limits their
//! number, and `NOVENA_OPENED=100` sets the number of positions derived from each solution.

use std::collections::BTreeMap;
use std::{env, fs};

use novena_core::{Board, Cell, CellSet, Digit, DigitSet, Grid, House, Puzzle, Solution};
use novena_kernel::{Solve, Solver as _, Wave};
use novena_techniques::{Deduction, Kind, Position, Reasoner, Step};

const LIST: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../cli/lists/minimal.txt");

/// The kinds that occur in solutions from which digits were removed at random.
const KINDS: [Kind; 5] = [
    Kind::FIREWORK_TRIPLE,
    Kind::FIREWORK_QUADRUPLE,
    Kind::JUNIOR_EXOCET,
    Kind::SENIOR_EXOCET,
    Kind::MSLS,
];

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

/// A position with some of the solution's digits removed and some false candidates eliminated. The
/// position may have other solutions, but that does not matter for these patterns.
fn open(solution: &Solution, random: &mut Random) -> Position {
    let opened: DigitSet = (0..4 + random.below(12))
        .map(|_| Digit::from_index(random.below(9) as usize))
        .collect();
    let mut board = Board::EMPTY;
    for cell in Cell::all() {
        let digit = solution.digits()[cell.index()];
        if !opened.contains(digit) {
            board[cell] = Some(digit);
        }
    }
    let mut grid = Grid::new(&board).unwrap();
    let struck = random.below(8) * 11;
    for cell in grid.open_cells() {
        for digit in grid[cell].without(solution.digits()[cell.index()]) {
            if random.below(100) < struck {
                grid.eliminate(cell.with(digit)).unwrap();
            }
        }
    }
    Position::from_grid(grid, CellSet::EMPTY)
}

/// Solutions, and the number of positions to derive from each.
fn solutions() -> (Vec<Solution>, u64) {
    let file = env::var("NOVENA_PUZZLES").unwrap_or_else(|_| LIST.to_owned());
    let number = |name, default| env::var(name).map_or(default, |text| text.parse().unwrap());
    let text = fs::read_to_string(file).unwrap();
    let puzzles = text
        .lines()
        .filter_map(|line| line.get(..81)?.parse::<Puzzle>().ok())
        .take(number("NOVENA_MOST", 20) as usize);
    let solutions = puzzles.filter_map(|puzzle| match Wave::new().solve(&puzzle) {
        Solve::Unique(solution) => Some(solution),
        _ => None,
    });
    (solutions.collect(), number("NOVENA_OPENED", 20))
}

/// Finds all steps of the given kinds, and asserts that each is correct.
fn right_steps(position: &Position, solution: &Solution, kinds: &[Kind]) -> Vec<Step> {
    let steps = Reasoner::of(kinds.iter().copied()).all_steps(position);
    for step in &steps {
        for deduction in &step.deductions {
            let candidate = deduction.candidate();
            let is_true = solution.digits()[candidate.cell.index()] == candidate.digit;
            assert_eq!(
                is_true,
                matches!(deduction, Deduction::Place(_)),
                "{:?}\n{step}\n{:?}",
                position.grid(),
                step.evidence
            );
        }
    }
    steps
}

#[test]
fn no_step_in_an_opened_solution_contradicts_it() {
    let (solutions, times) = solutions();
    let mut counts: BTreeMap<Kind, usize> = BTreeMap::new();
    let mut random = Random(1);
    for solution in &solutions {
        for _ in 0..times {
            for step in right_steps(&open(solution, &mut random), solution, &KINDS) {
                *counts.entry(step.kind).or_default() += 1;
            }
        }
    }
    println!("{counts:?}");
    for kind in KINDS {
        assert!(counts.contains_key(&kind), "no {kind} was found");
    }
}

/// An empty board in which certain cells have only a few candidates.
fn narrowed(candidates: &BTreeMap<Cell, DigitSet>) -> Position {
    let all = |cell| candidates.get(&cell).copied().unwrap_or(DigitSet::ALL);
    let grid = Grid::with_candidates(&Board::EMPTY, all);
    Position::from_grid(grid, CellSet::EMPTY)
}

/// Assigns one digit of each pair to each of the pair's houses, which creates a ring without spare
/// room.
#[test]
fn a_ring_made_from_a_solution_is_found_and_correct() {
    let (solutions, times) = solutions();
    let mut random = Random(2);
    for solution in &solutions {
        for _ in 0..times {
            let mut line = |band: u64| (3 * band + random.below(3)) as usize;
            let ([top, left], [bottom, right]) = ([line(0), line(0)], [line(1), line(2)]);
            let box_ = |row: usize, column: usize| House::box_(row / 3 * 3 + column / 3);
            let houses = [
                box_(top, left),
                House::row(top),
                box_(top, right),
                House::column(right),
                box_(bottom, right),
                House::row(bottom),
                box_(bottom, left),
                House::column(left),
            ];
            let crossings =
                (houses[1].cells() | houses[5].cells()) & (houses[3].cells() | houses[7].cells());
            let pair = |place: usize| {
                (houses[place].cells() & houses[(place + 1) % 8].cells()) - crossings
            };
            let mut digits = [DigitSet::EMPTY; 8];
            for place in 0..8 {
                let first = random.below(2) as usize;
                for (number, cell) in pair(place).iter().enumerate() {
                    let house = if number == first {
                        place
                    } else {
                        (place + 1) % 8
                    };
                    digits[house].insert(solution.digits()[cell.index()]);
                }
            }
            let candidates = (0..8).flat_map(|place| {
                let digits = digits[place] | digits[(place + 1) % 8];
                pair(place).iter().map(move |cell| (cell, digits))
            });
            let position = narrowed(&candidates.collect());
            assert!(!right_steps(&position, solution, &[Kind::SK_LOOP]).is_empty());
        }
    }
}

/// Uses twelve cells in which the solution has only three digits, except for one or more cells,
/// which all have the same fourth digit.
#[test]
fn a_tridagon_made_from_a_solution_is_found_and_correct() {
    let orders = [
        ([0, 1, 2], 0),
        ([1, 2, 0], 0),
        ([2, 0, 1], 0),
        ([0, 2, 1], 1),
        ([1, 0, 2], 1),
        ([2, 1, 0], 1),
    ];
    let (solutions, times) = solutions();
    let mut random = Random(3);
    let mut found = 0;
    for solution in &solutions {
        for _ in 0..1000 * times {
            let digits: DigitSet = (0..3)
                .map(|_| Digit::from_index(random.below(9) as usize))
                .collect();
            let (band, stack) = (random.below(3) as usize, random.below(3) as usize);
            let mut turns = 0;
            let mut cells = CellSet::EMPTY;
            for box_ in (0..9).filter(|box_| box_ / 3 != band && box_ % 3 != stack) {
                let (columns, turn) = orders[random.below(6) as usize];
                turns += turn;
                cells |= (0..3)
                    .map(|row| House::box_(box_).cell(3 * row + columns[row]))
                    .collect::<CellSet>();
            }
            let other = |cell: &Cell| !digits.contains(solution.digits()[cell.index()]);
            let others: CellSet = cells.iter().filter(other).collect();
            let guards: DigitSet = others
                .iter()
                .map(|cell| solution.digits()[cell.index()])
                .collect();
            if digits.len() < 3 || turns % 2 == 0 || guards.len() != 1 {
                continue;
            }
            let candidates = cells
                .iter()
                .map(|cell| (cell, digits | solution.digits()[cell.index()].as_set()));
            let position = narrowed(&candidates.collect());
            let steps = right_steps(&position, solution, &[Kind::TRIDAGON]);
            // If no outside cell sees all guardians, they do not prove anything.
            let proves = others.len() == 1 || !(others.common_peers() - cells).is_empty();
            assert_eq!(!steps.is_empty(), proves, "{:?}", position.grid());
            found += steps.len();
        }
    }
    println!("{found} tridagons");
    assert!(found > 0);
}
