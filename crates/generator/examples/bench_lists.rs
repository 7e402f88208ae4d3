//! Generates the built-in puzzle lists of `novena bench`:
//!
//! ```text
//! cargo run --release -p novena-generator --example bench_lists -- crates/cli/lists
//! ```
//!
//! The lists depend only on the seed, so they can be reproduced.

use std::fs;
use std::path::PathBuf;

use novena_core::{Board, Cell, Puzzle, Solution};
use novena_generator::Random;
use novena_kernel::{Solver, Verdict, Wave, place_singles};

const SEED: u64 = 20_261_115;
const LENGTH: usize = 500;
/// The number of minimal puzzles from which the hard ones are chosen.
const SIFTED: usize = 100_000;

fn main() -> std::io::Result<()> {
    let folder = PathBuf::from(std::env::args().nth(1).unwrap_or_else(|| ".".to_owned()));
    let mut random = Random::new(SEED);
    let minimal: Vec<Puzzle> = (0..SIFTED).map(|_| minimal(&mut random)).collect();
    let easy: Vec<Puzzle> = (0..LENGTH).map(|_| easy(&mut random)).collect();
    let several: Vec<Puzzle> = minimal
        .iter()
        .map(|puzzle| one_less(puzzle, &mut random))
        .take(LENGTH)
        .collect();
    let none: Vec<Puzzle> = minimal
        .iter()
        .filter_map(|puzzle| one_changed(puzzle, &mut random))
        .take(LENGTH)
        .collect();
    let mut hard = minimal.clone();
    hard.sort_by_key(|puzzle| std::cmp::Reverse(Wave::new().verdict(puzzle).1.guesses));
    for (name, list) in [
        ("easy", &easy[..]),
        ("minimal", &minimal[..LENGTH]),
        ("hard", &hard[..LENGTH]),
        ("several", &several[..]),
        ("none", &none[..]),
    ] {
        let lines: Vec<String> = list.iter().map(Puzzle::to_string).collect();
        fs::write(folder.join(format!("{name}.txt")), lines.join("\n") + "\n")?;
    }
    Ok(())
}

/// A full grid, created by placing random digits in random cells until only one solution is left.
fn solution(random: &mut Random) -> Solution {
    let mut board = Board::EMPTY;
    loop {
        if let (Verdict::Unique(solution), _) = Wave::new().verdict(&Puzzle::new(board)) {
            return solution;
        }
        let cell = Cell::from_index(random.below(Cell::COUNT));
        let digits: Vec<_> = board.candidates(cell).iter().collect();
        if digits.is_empty() {
            continue;
        }
        board[cell] = Some(digits[random.below(digits.len())]);
        if Wave::new().count(&Puzzle::new(board), 1) == 0 {
            board[cell] = None;
        }
    }
}

fn is_unique(board: &Board) -> bool {
    Wave::new().count(&Puzzle::new(*board), 2) == 1
}

fn shuffled_cells(random: &mut Random) -> [Cell; Cell::COUNT] {
    random
        .permutation::<{ Cell::COUNT }>()
        .map(Cell::from_index)
}

/// A puzzle from which no given can be removed.
fn minimal(random: &mut Random) -> Puzzle {
    let mut board = solution(random).board();
    for cell in shuffled_cells(random) {
        let digit = board[cell].take();
        if !is_unique(&board) {
            board[cell] = digit;
        }
    }
    Puzzle::new(board)
}

/// A newspaper puzzle: the pattern of givens has half-turn symmetry, and singles solve the puzzle.
fn easy(random: &mut Random) -> Puzzle {
    let mut board = solution(random).board();
    for cell in shuffled_cells(random) {
        let before = board;
        board[cell] = None;
        board[Cell::from_index(Cell::COUNT - 1 - cell.index())] = None;
        let solved = Puzzle::new(board)
            .grid()
            .is_ok_and(|mut grid| place_singles(&mut grid).is_ok() && grid.solution().is_some());
        if !solved {
            board = before;
        }
        if board.filled().len() <= 30 {
            break;
        }
    }
    Puzzle::new(board)
}

/// A minimal puzzle with one given removed, so that it has several solutions.
fn one_less(puzzle: &Puzzle, random: &mut Random) -> Puzzle {
    let givens: Vec<Cell> = puzzle.givens().iter().collect();
    let mut board = *puzzle.board();
    board[givens[random.below(givens.len())]] = None;
    Puzzle::new(board)
}

/// A puzzle with one given changed so that nothing clashes but there is no solution.
fn one_changed(puzzle: &Puzzle, random: &mut Random) -> Option<Puzzle> {
    let givens: Vec<Cell> = puzzle.givens().iter().collect();
    let cell = givens[random.below(givens.len())];
    let mut board = *puzzle.board();
    let old = board[cell].take()?;
    let others: Vec<_> = board.candidates(cell).without(old).iter().collect();
    board[cell] = Some(*others.get(random.below(others.len().max(1)))?);
    (Wave::new().count(&Puzzle::new(board), 1) == 0).then(|| Puzzle::new(board))
}
