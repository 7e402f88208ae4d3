//! For each kind, measures how long it takes to find all steps in a position.
//!
//! `cargo run --release -p novena-techniques --example all_steps_speed -- FILE [KIND …]`
//!
//! Every puzzle in the list (81 characters per line) is solved with singles, locked candidates and
//! sets until these find nothing more. The search for all steps of each kind is then timed in the
//! resulting position. Puzzles that these techniques solve completely are skipped.

use std::time::{Duration, Instant};
use std::{env, fs};

use novena_core::Puzzle;
use novena_techniques::{Kind, Position, Reasoner};

#[derive(Default)]
struct Times {
    total: Duration,
    worst: Duration,
    steps: usize,
}

impl Times {
    fn add(&mut self, time: Duration, steps: usize) {
        self.total += time;
        self.worst = self.worst.max(time);
        self.steps += steps;
    }
}

/// The position in which the simple techniques find nothing more, or `None` if they solve the
/// puzzle.
fn stuck(puzzle: &Puzzle) -> Option<Position> {
    let position = Position::new(puzzle).ok()?.assuming_uniqueness(true);
    let path = Reasoner::standard()
        .up_to(Kind::HIDDEN_QUADRUPLE)
        .path(position);
    (path.contradiction.is_none() && !path.is_solved()).then_some(path.end)
}

/// Times three runs. Returns the shortest time, which is the least affected by other load, and the
/// number of steps. Each run starts from a fresh position, because a position caches the results of
/// chain searches.
fn best_of_three(solver: &Reasoner, position: &Position) -> (Duration, usize) {
    let run = |_| {
        let fresh = Position::from_grid(*position.grid(), position.givens());
        let fresh = fresh.assuming_uniqueness(position.assumes_uniqueness());
        let start = Instant::now();
        let steps = solver.all_steps(&fresh).len();
        (start.elapsed(), steps)
    };
    (0..3).map(run).min().unwrap_or_default()
}

fn row(name: &str, times: &Times, positions: usize) {
    let micros = |time: Duration| time.as_secs_f64() * 1e6;
    println!(
        "{name:36} {:10.1} {:10.1} {:10}",
        micros(times.total / positions as u32),
        micros(times.worst),
        times.steps
    );
}

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let mut arguments = env::args().skip(1);
    let file = arguments
        .next()
        .ok_or("usage: all_steps_speed FILE [KIND …]")?;
    let mut kinds = arguments
        .map(|id| id.parse())
        .collect::<Result<Vec<Kind>, _>>()?;
    if kinds.is_empty() {
        kinds.extend(Kind::ALL);
    }
    let text = fs::read_to_string(&file)?;
    let positions: Vec<Position> = text
        .lines()
        .filter_map(|line| line.get(..81)?.parse().ok())
        .filter_map(|puzzle| stuck(&puzzle))
        .collect();
    if positions.is_empty() {
        return Err("no puzzle is left for harder techniques".into());
    }

    println!("{} positions of {file}", positions.len());
    println!(
        "{:36} {:>10} {:>10} {:>10}",
        "kind", "mean µs", "worst µs", "steps"
    );
    for &kind in &kinds {
        let solver = Reasoner::of([kind]);
        if solver.kinds().next().is_none() {
            continue;
        }
        let mut times = Times::default();
        for position in &positions {
            let (time, steps) = best_of_three(&solver, position);
            times.add(time, steps);
        }
        row(kind.id(), &times, positions.len());
    }
    // The time for all kinds together is less than the sum of their times, because the searches
    // share cached results.
    let solver = Reasoner::of(kinds);
    let mut together = Times::default();
    for position in &positions {
        let (time, steps) = best_of_three(&solver, position);
        together.add(time, steps);
    }
    row("all of them", &together, positions.len());
    Ok(())
}
