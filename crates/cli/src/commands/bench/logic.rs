//! Measures how fast the steps of whole paths are found, and how fast all steps of a position are
//! found.
//!
//! Three things are measured on one core: paths with easy and medium techniques (singles, locked
//! candidates, and sets of two and three); paths with all techniques; and the search for all steps
//! of a position. The shortest of several rounds counts. The search starts from the first position
//! of each puzzle in which the easy and medium techniques find nothing. It leaves out mutant fish,
//! because people do not look for them while playing. Steps are built without reasons, as they are
//! for ratings and in the generator.

use std::hint::black_box;
use std::io;
use std::time::{Duration, Instant};

use novena_core::Puzzle;
use novena_kernel::{Verdict, Wave};
use novena_techniques::{Level, Position, Reasoner};

use super::{Column, Figure, List, Sheets, chunk_length, count, shortest};
use crate::texts::Texts;

/// The number of puzzles used to measure the slow operations.
const FEW: usize = 200;

pub(super) fn table(
    lists: &[List],
    rounds: usize,
    out: &mut Sheets,
    texts: &Texts,
) -> io::Result<()> {
    let [list, puzzles] = ["list", "puzzles"].map(|head| texts.get(&format!("bench-{head}")));
    let heads = ["medium", "solved", "full", "steps", "worst"];
    let [medium, solved, full, steps, worst] =
        heads.map(|head| texts.get(&format!("bench-logic-{head}")));
    out.begin(vec![
        Column::new(list, 24),
        Column::new(puzzles, 9),
        Column::new(medium, 14).drawn(),
        Column::new(solved, 10),
        Column::new(full, 12).drawn(),
        Column::new(steps, 12),
        Column::new(worst, 12),
    ])?;
    for List { name, puzzles } in lists {
        out.measure(name, texts);
        let mut figures = vec![Figure::new(count(puzzles.len()), 0)];
        figures.extend(Figures::of(puzzles, rounds).shown());
        out.row(name, figures)?;
    }
    Ok(())
}

/// The measurements. A measurement is `None` if there was nothing to measure.
#[derive(Default)]
struct Figures {
    paths: Option<Paths>,
    steps: Option<Steps>,
}

struct Paths {
    /// The number of paths with easy and medium techniques found per second.
    medium: f64,
    /// The percentage of these paths that reach the solution.
    solved: f64,
    /// The number of paths with all techniques found per second.
    full: f64,
}

/// The time in milliseconds that it takes to find all steps of a position.
struct Steps {
    mean: f64,
    worst: f64,
}

impl Figures {
    /// Takes the measurements for a list. Puzzles without a solution are skipped.
    fn of(puzzles: &[Puzzle], rounds: usize) -> Self {
        let positions: Vec<Position> = puzzles.iter().filter_map(start).collect();
        if positions.is_empty() {
            return Self::default();
        }
        let everything = Reasoner::standard().without_reasons();
        let easy = everything
            .clone()
            .only(|kind| kind.level() <= Level::Medium);
        let is_solved = |start: &&Position| easy.path((*start).clone()).is_solved();
        let solved = count(positions.iter().filter(is_solved).count());
        let few = &positions[..positions.len().min(FEW)];
        let without_mutants = everything
            .clone()
            .only(|kind| !kind.id().contains("mutant"));
        let each: Vec<f64> = few
            .iter()
            .map(|start| easy.path(start.clone()).end)
            .filter(|end| !end.open_cells().is_empty())
            .map(|stuck| {
                let time = shortest(&[stuck], 1, rounds, |positions| {
                    black_box(without_mutants.all_steps(&positions[0]));
                });
                time.as_secs_f64() * 1e3
            })
            .collect();
        Self {
            paths: Some(Paths {
                medium: rate(&positions, &easy, rounds),
                solved: 100.0 * solved / count(positions.len()),
                full: rate(few, &everything, rounds),
            }),
            steps: (!each.is_empty()).then(|| Steps {
                mean: each.iter().sum::<f64>() / count(each.len()),
                worst: each.iter().copied().fold(0.0, f64::max),
            }),
        }
    }

    /// Formats one value for each column of the table.
    fn shown(&self) -> [Figure; 5] {
        let [mut medium, mut solved, mut full, mut mean, mut worst] =
            std::array::from_fn(|_| Figure::none());
        if let Some(paths) = &self.paths {
            medium = Figure::new(paths.medium, 0);
            solved = Figure::percent(paths.solved);
            full = Figure::new(paths.full, 0);
        }
        if let Some(steps) = &self.steps {
            mean = Figure::new(steps.mean, 3);
            worst = Figure::new(steps.worst, 3);
        }
        [medium, solved, full, mean, worst]
    }
}

/// Returns the starting position of a puzzle, or `None` if the puzzle has no solution.
fn start(puzzle: &Puzzle) -> Option<Position> {
    let unique = match Wave::new().verdict(puzzle).0 {
        Verdict::Unique(_) => true,
        Verdict::Several => false,
        Verdict::None => return None,
    };
    Some(Position::new(puzzle).ok()?.assuming_uniqueness(unique))
}

/// Returns the number of paths found per second.
fn rate(positions: &[Position], solver: &Reasoner, rounds: usize) -> f64 {
    let walk = |positions: &[Position]| {
        for position in positions {
            black_box(solver.path(position.clone()));
        }
    };
    let started = Instant::now();
    walk(positions);
    let length = chunk_length(positions.len(), started.elapsed());
    let time: Duration = shortest(positions, length, rounds, walk);
    count(positions.len()) / time.as_secs_f64()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn figures_that_were_not_measured_are_empty() {
        let shown = |list: &str| {
            let puzzles: Vec<Puzzle> = list
                .lines()
                .take(2)
                .map(|line| line.parse().unwrap())
                .collect();
            Figures::of(&puzzles, 1)
                .shown()
                .map(|figure| figure.is_none())
        };
        let none = shown(include_str!("../../../lists/none.txt"));
        assert_eq!(none, [true; 5]);
        // The easy and medium techniques solve all easy puzzles, so no position is left in which
        // they find nothing.
        let easy = shown(include_str!("../../../lists/easy.txt"));
        assert_eq!(easy, [false, false, false, true, true]);
        let hard = shown(include_str!("../../../lists/hard.txt"));
        assert_eq!(hard, [false; 5]);
    }
}
