//! Measures how fast puzzles are rated on each scale, on one core.

use std::hint::black_box;
use std::io;
use std::time::{Duration, Instant};

use novena_core::Puzzle;
use novena_kernel::{Verdict, Wave};
use novena_ratings::{HodokuRater, SeRater, rate};
use novena_techniques::Position;

use super::{Column, Figure, List, Sheets, count, shortest};
use crate::texts::Texts;

/// The approximate maximum duration of a round. This limits how many puzzles of a list are rated.
const ROUND: Duration = Duration::from_secs(2);

pub(super) fn table(
    lists: &[List],
    rounds: usize,
    out: &mut Sheets,
    texts: &Texts,
) -> io::Result<()> {
    let [list, puzzles] = ["list", "puzzles"].map(|head| texts.get(&format!("bench-{head}")));
    out.begin(vec![
        Column::new(list, 24),
        Column::new(puzzles, 9),
        Column::new("SE/s", 12).drawn(),
        Column::new("HoDoKu/s", 12).drawn(),
        Column::new("Novena/s", 12).drawn(),
    ])?;
    for List { name, puzzles } in lists {
        out.measure(name, texts);
        let unique = |puzzle: &&Puzzle| matches!(Wave::new().verdict(puzzle).0, Verdict::Unique(_));
        let puzzles: Vec<Puzzle> = puzzles.iter().filter(unique).copied().collect();
        if puzzles.is_empty() {
            continue;
        }
        let (mut se, mut hodoku) = (SeRater::new(), HodokuRater::new());
        let rates = [
            rate_of(&puzzles, rounds, |puzzle| {
                black_box(se.rate(puzzle));
            }),
            rate_of(&puzzles, rounds, |puzzle| {
                black_box(hodoku.rate(puzzle));
            }),
            rate_of(&puzzles, rounds, |puzzle| {
                black_box(
                    Position::new(puzzle)
                        .map(|start| rate(start.assuming_uniqueness(true)))
                        .ok(),
                );
            }),
        ];
        let mut figures = vec![Figure::new(count(puzzles.len()), 0)];
        figures.extend(rates.map(|rate| Figure::new(rate, 1)));
        out.row(name, figures)?;
    }
    Ok(())
}

/// Returns the number of puzzles rated per second, based on the shortest time of every puzzle.
fn rate_of(puzzles: &[Puzzle], rounds: usize, mut work: impl FnMut(&Puzzle)) -> f64 {
    let started = Instant::now();
    let mut enough = 0;
    for puzzle in puzzles {
        work(puzzle);
        enough += 1;
        if started.elapsed() > ROUND {
            break;
        }
    }
    let time = shortest(&puzzles[..enough], 1, rounds, |puzzle| work(&puzzle[0]));
    count(enough) / time.as_secs_f64()
}
