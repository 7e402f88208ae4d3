//! Generates puzzles near known ones that need rare techniques, for `data/practice.txt`:
//! `cargo run --release -p novena-generator --example practice_near -- KINDS FILE [MOST] [SEED]`.
//!
//! The hardest known puzzles are full of exocets and loops; random puzzles are not. For each listed
//! puzzle that needs one of the kinds (comma-separated IDs), the example adds a few digits of the
//! solution. It then removes givens, the original ones first, as long as the solution remains
//! unique. If the resulting puzzle still needs the kind, it is printed. Before you store the
//! puzzle, use `novena canon` to check that no list contains it already.

use std::collections::BTreeMap;
use std::error::Error;
use std::{env, fs};

use novena_core::{Cell, Puzzle, Solution};
use novena_generator::Random;
use novena_kernel::{Verdict, Wave};
use novena_techniques::{Kind, Position, Reasoner};

/// The number of puzzles generated from each listed puzzle.
const TRIES: usize = 40;
/// The number of puzzles to find for each kind.
const ENOUGH: usize = 6;
/// The maximum number of digits added to a puzzle.
const MOST_GAINED: usize = 3;

fn main() -> Result<(), Box<dyn Error>> {
    let words: Vec<String> = env::args().skip(1).collect();
    let [kinds, file, rest @ ..] = &words[..] else {
        return Err("usage: practice_near KINDS FILE [MOST] [SEED]".into());
    };
    let kinds: Vec<Kind> = kinds.split(',').map(str::parse).collect::<Result<_, _>>()?;
    let most = rest.first().map_or(Ok(100), |most| most.parse())?;
    let mut random = Random::new(rest.get(1).map_or(Ok(1), |seed| seed.parse())?);
    let resorts = kinds.iter().any(|kind| kind.is_last_resort());
    let solver = Reasoner::standard()
        .only(|kind| resorts || !kind.is_last_resort())
        .without_reasons();
    let mut found = BTreeMap::<Kind, usize>::new();
    let text = fs::read_to_string(file)?;
    let lines = text.lines().filter(|line| !line.starts_with('#'));
    let puzzles = lines.filter_map(|line| line.get(..81)?.parse::<Puzzle>().ok());
    for puzzle in puzzles.take(most) {
        let Some(solution) = solution(&puzzle) else {
            continue;
        };
        let count = |kind: &Kind| found.get(kind).copied().unwrap_or_default();
        let is_wanted = |kind: &Kind| kinds.contains(kind) && count(kind) < ENOUGH;
        if !needed(&solver, &puzzle)?.iter().any(is_wanted) {
            continue;
        }
        for _ in 0..TRIES {
            let beside = beside(&puzzle, &solution, &mut random);
            for kind in needed(&solver, &beside)? {
                let count = found.entry(kind).or_default();
                if beside != puzzle && kinds.contains(&kind) && *count < ENOUGH {
                    *count += 1;
                    println!("{kind} {beside}");
                }
            }
        }
    }
    Ok(())
}

fn solution(puzzle: &Puzzle) -> Option<Solution> {
    match Wave::new().verdict(puzzle).0 {
        Verdict::Unique(solution) => Some(solution),
        Verdict::None | Verdict::Several => None,
    }
}

/// The kinds that a puzzle needs, which are the kinds on its path that are harder than all kinds
/// before them.
fn needed(solver: &Reasoner, puzzle: &Puzzle) -> Result<Vec<Kind>, Box<dyn Error>> {
    let start = Position::new(puzzle)?.assuming_uniqueness(true);
    let mut needed: Vec<Kind> = Vec::new();
    for step in solver.path(start).steps {
        if needed.last().is_none_or(|&last| step.kind > last) {
            needed.push(step.kind);
        }
    }
    Ok(needed)
}

/// A minimal puzzle with the same solution but different givens.
fn beside(puzzle: &Puzzle, solution: &Solution, random: &mut Random) -> Puzzle {
    let mut board = *puzzle.board();
    let mut open: Vec<Cell> = Cell::all().filter(|&cell| board[cell].is_none()).collect();
    random.shuffle(&mut open);
    let gained = &open[..=random.below(MOST_GAINED)];
    for &cell in gained {
        board[cell] = Some(solution.digits()[cell.index()]);
    }
    let mut givens: Vec<Cell> = puzzle.givens().iter().collect();
    random.shuffle(&mut givens);
    for cell in givens.into_iter().chain(gained.iter().copied()) {
        let digit = board[cell].take();
        if self::solution(&board.into()).is_none() {
            board[cell] = digit;
        }
    }
    board.into()
}
