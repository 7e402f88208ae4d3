//! Finds hard puzzles that need rare techniques, for `data/practice.txt`: `cargo run --release -p
//! novena-generator --example practice_climb -- SECONDS SEED [LAST]`.
//!
//! The example starts from random extreme puzzles. Each round takes one of the hardest puzzles so
//! far, replaces between one and three givens, and keeps the results that are at least as hard. The
//! example solves every puzzle that it visits step by step, and prints the puzzle if it needs a
//! technique that has too few puzzles in the table. With a third argument, it also tries last
//! resorts, which is slow.

use std::collections::{BTreeMap, BTreeSet};
use std::env;
use std::time::{Duration, Instant};

use novena_core::{Cell, Puzzle, Solution};
use novena_generator::{Generator, NewPuzzle, Practice, Random, Wish};
use novena_kernel::{Solver as _, Verdict, Wave};
use novena_ratings::rate;
use novena_techniques::{Kind, Level, Position, Reasoner};

/// The number of puzzles from which a climb starts, and the number of hardest puzzles that it
/// keeps.
const STARTS: usize = 6;
const POOL: usize = 12;
/// A climb ends after this many rounds in which no harder puzzle is found.
const PATIENCE: usize = 600;
/// A puzzle with some givens removed is skipped if it has at least this many solutions.
const MOST_SOLUTIONS: usize = 400;
/// The number of puzzles to find for each kind.
const ENOUGH: usize = 3;

struct ClimbState {
    solver: Reasoner,
    resorts: bool,
    found: BTreeMap<Kind, usize>,
    seen: BTreeSet<String>,
}

impl ClimbState {
    /// Returns the difficulty of a puzzle: our rating, and then the number of candidates left when
    /// all techniques except last resorts are exhausted. Returns `None` if the puzzle has been seen
    /// before. Prints the puzzle for each rare kind that it needs.
    fn score(&mut self, made: &NewPuzzle) -> Option<(u16, usize)> {
        if !self.seen.insert(made.puzzle.to_string()) {
            return None;
        }
        let start = Position::new(&made.puzzle).ok()?.assuming_uniqueness(true);
        let rating = rate(start.clone())?.tenths;
        if rating < 80 {
            return Some((rating, 0));
        }
        let path = self.solver.path(start);
        let mut hardest: Option<Kind> = None;
        let mut kinds: Vec<Kind> = Vec::new();
        for step in &path.steps {
            if hardest.is_none_or(|hardest| step.kind > hardest) {
                kinds.push(step.kind);
            }
            hardest = hardest.max(Some(step.kind));
        }
        if self.resorts && !path.is_solved() {
            kinds.extend([
                Kind::DYNAMIC_FORCING_CHAINS_PLUS,
                Kind::NESTED_FORCING_CHAINS,
            ]);
        }
        for kind in kinds {
            let count = self.found.entry(kind).or_default();
            let is_rare = !Practice::is_known(kind) && *count < ENOUGH;
            if is_rare && Practice::of(made, &kind.into()).is_some() {
                *count += 1;
                println!("{kind} {}", made.puzzle);
            }
        }
        let open = path.end.open_cells().iter();
        Some((rating, open.map(|cell| path.end[cell].len()).sum()))
    }
}

/// A puzzle with some givens replaced at random and superfluous givens removed.
fn neighbour(puzzle: &Puzzle, random: &mut Random) -> Option<NewPuzzle> {
    let mut board = *puzzle.board();
    let mut givens: Vec<Cell> = puzzle.givens().iter().collect();
    random.shuffle(&mut givens);
    let lost = 1 + random.below(3);
    for &cell in &givens[..lost] {
        board[cell] = None;
    }
    let solutions = Wave::new().solutions(&Puzzle::new(board));
    let mut left: Vec<Solution> = solutions.take(MOST_SOLUTIONS).collect();
    if left.len() == MOST_SOLUTIONS {
        return None;
    }
    let solution = left[random.below(left.len())];
    let digit = |solution: &Solution, cell: Cell| solution.digits()[cell.index()];
    while left.len() > 1 {
        let other = left.iter().find(|other| **other != solution)?;
        let differs = |cell: &Cell| digit(other, *cell) != digit(&solution, *cell);
        let cells: Vec<Cell> = Cell::all().filter(differs).collect();
        let cell = cells[random.below(cells.len())];
        board[cell] = Some(digit(&solution, cell));
        left.retain(|other| digit(other, cell) == digit(&solution, cell));
    }
    let mut givens: Vec<Cell> = board.filled().iter().collect();
    random.shuffle(&mut givens);
    for cell in givens {
        let given = board[cell].take();
        if !matches!(
            Wave::new().verdict(&Puzzle::new(board)).0,
            Verdict::Unique(_)
        ) {
            board[cell] = given;
        }
    }
    let puzzle = Puzzle::new(board);
    Some(NewPuzzle { puzzle, solution })
}

fn main() {
    let words: Vec<String> = env::args().skip(1).collect();
    let number = |place: usize| words.get(place).and_then(|word| word.parse::<u64>().ok());
    let limit = Duration::from_secs(number(0).unwrap_or(60));
    let seed = number(1).unwrap_or(1);
    let begin = Instant::now();
    let mut random = Random::new(seed);
    let mut climb = ClimbState {
        solver: Reasoner::standard()
            .only(|kind| !kind.is_last_resort() && !kind.id().contains("mutant"))
            .without_reasons(),
        resorts: words.get(2).is_some(),
        found: BTreeMap::new(),
        seen: BTreeSet::new(),
    };
    for start in 0.. {
        let wish = Wish::of_level(Level::Extreme);
        let puzzles = Generator::new(wish, seed * 1000 + start)
            .into_iter()
            .flatten();
        let mut pool: Vec<((u16, usize), NewPuzzle)> = Vec::new();
        for found in puzzles.take(STARTS) {
            if let Some(score) = climb.score(&found.made) {
                pool.push((score, found.made));
            }
        }
        let mut failures = 0;
        while failures < PATIENCE && begin.elapsed() < limit && !pool.is_empty() {
            failures += 1;
            let parent = pool[random.below(pool.len())].1.puzzle;
            let Some(made) = neighbour(&parent, &mut random) else {
                continue;
            };
            let Some(score) = climb.score(&made) else {
                continue;
            };
            if pool.len() == POOL && pool.last().is_some_and(|(worst, _)| score < *worst) {
                continue;
            }
            if score > pool[0].0 {
                failures = 0;
            }
            pool.push((score, made));
            pool.sort_by_key(|(score, _)| std::cmp::Reverse(*score));
            pool.truncate(POOL);
        }
        let best = pool.first().map_or((0, 0), |(score, _)| *score);
        eprintln!("climb {start}: {best:?}, {} puzzles", climb.seen.len());
        if begin.elapsed() >= limit {
            break;
        }
    }
}
