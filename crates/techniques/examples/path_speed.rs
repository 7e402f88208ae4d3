//! Measures how many solving paths one core can find per second with easy and medium techniques,
//! and how the time is divided among the techniques.
//!
//! ```text
//! cargo run --release -p novena-techniques --example path_speed -- FILE…
//! ```
//!
//! The time per technique includes only the searches, and is measured in a separate run. A single
//! search takes less time than reading the clock twice, so every search is repeated many times.
//! There are several rounds, of which only the fastest counts.

use std::error::Error;
use std::hint::black_box;
use std::ops::ControlFlow;
use std::time::{Duration, Instant};
use std::{env, fs};

use novena_core::Puzzle;
use novena_techniques::{Kind, Level, Position, Reasoner, technique};

/// The number of rounds. Only the fastest round counts, because other load can only slow a round
/// down.
const ROUNDS: usize = 7;
/// The maximum number of puzzles read from a list.
const MOST: usize = 20_000;
/// The maximum number of puzzles used to measure the time per technique.
const SPLIT_MOST: usize = 200;
/// The number of times that each search is repeated in a round.
const REPEATS: u32 = 10;

fn main() -> Result<(), Box<dyn Error>> {
    let solver = Reasoner::standard().only(|kind| kind.level() <= Level::Medium);
    for file in env::args().skip(1) {
        let text = fs::read_to_string(&file)?;
        let puzzles: Vec<Puzzle> = text
            .lines()
            .filter(|line| !line.starts_with('#'))
            .filter_map(|line| line.get(..81)?.parse().ok())
            .take(MOST)
            .collect();
        println!("{file}");
        speed(&solver, &puzzles)?;
        split(&solver, &puzzles)?;
    }
    Ok(())
}

/// Prints the number of puzzles per second.
fn speed(solver: &Reasoner, puzzles: &[Puzzle]) -> Result<(), Box<dyn Error>> {
    let mut best = Duration::MAX;
    let (mut finished, mut steps) = (0, 0);
    for _ in 0..ROUNDS {
        (finished, steps) = (0, 0);
        let start = Instant::now();
        for puzzle in puzzles {
            let path = solver.path(Position::new(puzzle)?);
            finished += usize::from(path.is_solved());
            steps += path.steps.len();
        }
        best = best.min(start.elapsed());
    }
    let count = puzzles.len();
    let rate = count as u128 * 1_000_000_000 / best.as_nanos().max(1);
    println!("  {rate} puzzles/s; {count} puzzles, {finished} solved, {steps} steps");
    Ok(())
}

/// Prints, for each technique, the number of searches on the paths, the number of steps found, and
/// the time per search and per puzzle.
fn split(solver: &Reasoner, puzzles: &[Puzzle]) -> Result<(), Box<dyn Error>> {
    let kinds: Vec<Kind> = solver.kinds().collect();
    let mut searches = vec![(0_u32, 0, Duration::ZERO); kinds.len()];
    for puzzle in puzzles.iter().take(SPLIT_MOST) {
        let mut position = Position::new(puzzle)?;
        'path: while !position.open_cells().is_empty() {
            for (&kind, (tried, hit, time)) in kinds.iter().zip(&mut searches) {
                let Some(technique) = technique(kind) else {
                    continue;
                };
                let mut first = None;
                let mut best = Duration::MAX;
                for _ in 0..ROUNDS {
                    let start = Instant::now();
                    for _ in 0..REPEATS {
                        let _ = technique.find(black_box(&position), &mut |step| {
                            first = Some(step);
                            ControlFlow::Break(())
                        });
                    }
                    best = best.min(start.elapsed());
                }
                *time += best / REPEATS;
                *tried += 1;
                if let Some(step) = first {
                    *hit += 1;
                    position.apply(&step)?;
                    continue 'path;
                }
            }
            break;
        }
    }
    for (kind, (tried, hit, time)) in kinds.iter().zip(searches) {
        let each = time.as_nanos() / u128::from(tried.max(1));
        let total = time.as_nanos() / puzzles.len().clamp(1, SPLIT_MOST) as u128;
        println!(
            "  {kind:16} {tried:7} searches {hit:7} steps {each:6} ns each {total:7} ns a puzzle"
        );
    }
    Ok(())
}
