//! Generates puzzles that need a tridagon, for `data/practice.txt`:
//! `cargo run --release -p novena-generator --example tridagon_puzzles -- TRIES SEED`.
//!
//! Random puzzles do not contain tridagons. The example therefore places three digits in twelve
//! cells of four boxes and completes the board to a random solution. One of the twelve cells gets a
//! different digit, because the three digits alone cannot fill the pattern. The givens are chosen
//! so that the three digits stay open in these cells. Superfluous givens are removed.

use std::env;

use novena_core::{Board, Candidate, Cell, CellSet, Digit, Grid, House, Puzzle, Solution};
use novena_generator::{NewPuzzle, Practice, Random};
use novena_kernel::{Verdict, Wave};
use novena_techniques::Kind;

/// The twelve cells and their digits, in boxes 1, 2, 4 and 5. Eleven cells hold one of the first
/// three digits. r4c6 holds another digit, because the one that its box lacks already occurs in its
/// row.
const HELD: [(usize, usize, usize); 12] = [
    (0, 0, 0),
    (1, 1, 1),
    (2, 2, 2),
    (0, 3, 1),
    (1, 4, 2),
    (2, 5, 0),
    (3, 0, 1),
    (4, 1, 2),
    (5, 2, 0),
    (3, 5, 3),
    (4, 4, 0),
    (5, 3, 2),
];

fn main() {
    let number = |place: usize| env::args().nth(place).and_then(|word| word.parse().ok());
    let (tries, seed) = (number(1).unwrap_or(100), number(2).unwrap_or(1));
    for place in 0..tries {
        let mut random = Random::of_bunch(seed, 0, place);
        let Some(solution) = solution(&mut random) else {
            continue;
        };
        let givens = open_givens(&solution);
        let Some(made) = carved(&solution, givens, &mut random) else {
            continue;
        };
        if let Some(practice) = Practice::of(&made, &Kind::TRIDAGON.into()) {
            println!("{} {}", made.puzzle, practice.step);
        }
    }
}

/// A random solution with the digits of the pattern.
fn solution(random: &mut Random) -> Option<Solution> {
    let mut grid = Grid::EMPTY;
    for (row, column, digit) in HELD {
        grid.place(Cell::at(row, column).with(Digit::ALL[digit]))
            .ok()?;
    }
    filled(&grid, random, &mut 10_000)
}

fn filled(grid: &Grid, random: &mut Random, left: &mut usize) -> Option<Solution> {
    *left = left.checked_sub(1)?;
    let Some(cell) = grid
        .open_cells()
        .iter()
        .min_by_key(|&cell| grid[cell].len())
    else {
        return grid.solution();
    };
    let mut digits: Vec<Digit> = grid[cell].iter().collect();
    random.shuffle(&mut digits);
    digits.into_iter().find_map(|digit| {
        let mut next = *grid;
        next.place(Candidate::new(cell, digit)).ok()?;
        filled(&next, random, left)
    })
}

/// The givens that leave the twelve cells open: all cells that hold none of the three digits and
/// all cells of the box diagonally opposite, but none of the twelve cells themselves.
fn open_givens(solution: &Solution) -> CellSet {
    let held: CellSet = HELD
        .iter()
        .map(|&(row, column, _)| Cell::at(row, column))
        .collect();
    let far = House::box_(8).cells();
    let is_given = |cell: &Cell| solution[*cell].index() > 2 || far.contains(*cell);
    Cell::all()
        .filter(|cell| is_given(cell) && !held.contains(*cell))
        .collect()
}

/// The puzzle with these givens, if it has exactly one solution. Superfluous givens are removed in
/// random order until none is left or the number of givens reaches a random limit between 20 and
/// 29.
fn carved(solution: &Solution, mut givens: CellSet, random: &mut Random) -> Option<NewPuzzle> {
    let puzzle = |givens: CellSet| {
        let mut board = Board::EMPTY;
        for cell in givens {
            board[cell] = Some(solution[cell]);
        }
        Puzzle::new(board)
    };
    let is_unique = |givens| matches!(Wave::new().verdict(&puzzle(givens)).0, Verdict::Unique(_));
    if !is_unique(givens) {
        return None;
    }
    let mut order: Vec<Cell> = givens.iter().collect();
    random.shuffle(&mut order);
    let fewest = 20 + random.below(10);
    for cell in order {
        if givens.len() > fewest && is_unique(givens.without(cell)) {
            givens.remove(cell);
        }
    }
    Some(NewPuzzle {
        puzzle: puzzle(givens),
        solution: *solution,
    })
}
