//! Measures how fast puzzles are generated, on one core.
//!
//! Every round does the same pieces of work, and only the shortest time of each piece counts. Other
//! load on the machine disturbs some rounds, but rarely all rounds of the same piece.

use std::hint::black_box;
use std::io;
use std::time::{Duration, Instant};

use novena_core::{PatternSymmetry, canonical, canonical_solution};
use novena_generator::{
    Generator, MOST_MINIMAL, NewPuzzle, PuzzleShape, Random, Wish, bunch, full_grid,
};
use novena_techniques::Level;

use super::{Column, Figure, Sheets, count};
use crate::texts::Texts;

/// The number of pieces of work in a round. In some measurements, a piece is a bunch of puzzles.
const PIECES: u64 = 12;
/// The number of grids or canonical forms per piece.
const PIECE: usize = 128;
/// The number of seeds for which the first puzzle of a level is generated.
const SEEDS: u64 = 25;

pub(super) fn table(rounds: usize, out: &mut Sheets, texts: &Texts) -> io::Result<()> {
    let [what, rate] = ["what", "rate"].map(|head| texts.get(&format!("bench-generate-{head}")));
    out.begin(vec![Column::new(what, 32), Column::new(rate, 12).drawn()])?;
    let grid = texts.get("bench-generate-grids");
    out.measure(&grid, texts);
    let grids = best_rate(rounds, |number| {
        let mut random = Random::new(number);
        for _ in 0..PIECE {
            black_box(full_grid(&mut random));
        }
        PIECE
    });
    row(out, &grid, grids)?;
    let minimal = texts.get("bench-generate-minimal");
    out.measure(&minimal, texts);
    row(out, &minimal, shapes(&PuzzleShape::default(), rounds))?;
    for symmetry in &PatternSymmetry::ALL[1..] {
        out.measure(symmetry.id(), texts);
        let shape = PuzzleShape {
            symmetry: *symmetry,
            givens: 17..=MOST_MINIMAL,
            minimal: false,
            ..PuzzleShape::default()
        };
        row(out, symmetry.id(), shapes(&shape, rounds))?;
    }
    forms(out, rounds, texts)?;
    let [level, median, worst] =
        ["level", "median", "worst"].map(|head| texts.get(&format!("bench-generate-{head}")));
    out.begin(vec![
        Column::new(level, 32),
        Column::new(median, 12).drawn(),
        Column::new(worst, 12),
    ])?;
    for level in Level::ALL {
        out.measure(level.id(), texts);
        let shortest = |seed| {
            (0..rounds)
                .map(|_| first(level, seed))
                .fold(f64::MAX, f64::min)
        };
        let mut times: Vec<f64> = (0..SEEDS).map(shortest).collect();
        times.sort_unstable_by(f64::total_cmp);
        let (median, worst) = (times[times.len() / 2], times[times.len() - 1]);
        let figures = vec![Figure::new(median, 1), Figure::new(worst, 1)];
        out.row(level.id(), figures)?;
    }
    Ok(())
}

fn row(out: &mut Sheets, name: &str, rate: f64) -> io::Result<()> {
    out.row(name, vec![Figure::new(rate, 0)])
}

/// Measures how fast canonical forms of minimal puzzles and of their solutions are computed.
fn forms(out: &mut Sheets, rounds: usize, texts: &Texts) -> io::Result<()> {
    out.measure(&texts.get("bench-generate-puzzle-forms"), texts);
    // Each piece comes from a different bunch, so that the solutions are not all related.
    let pieces: Vec<Vec<NewPuzzle>> = (0..PIECES)
        .map(|number| bunch(&PuzzleShape::default(), 1, number).puzzles)
        .collect();
    let puzzles = best_rate(rounds, |number| {
        let made = &pieces[number as usize][..PIECE];
        for made in made {
            black_box(canonical(&made.puzzle));
        }
        made.len()
    });
    row(out, &texts.get("bench-generate-puzzle-forms"), puzzles)?;
    out.measure(&texts.get("bench-generate-grid-forms"), texts);
    let grids = best_rate(rounds, |number| {
        let made = &pieces[number as usize][..PIECE];
        for made in made {
            black_box(canonical_solution(&made.solution));
        }
        made.len()
    });
    row(out, &texts.get("bench-generate-grid-forms"), grids)
}

/// Returns the number of puzzles of a given shape generated per second.
fn shapes(shape: &PuzzleShape, rounds: usize) -> f64 {
    best_rate(rounds, |number| bunch(shape, 1, number).puzzles.len())
}

/// Returns the number of items produced per second, based on the shortest times of all pieces.
/// `make` does one piece of work and returns the number of items in it.
fn best_rate(rounds: usize, make: impl Fn(u64) -> usize) -> f64 {
    let mut shortest = [Duration::MAX; PIECES as usize];
    let mut all = 0;
    for _ in 0..rounds {
        all = 0;
        for (number, shortest) in (0..).zip(&mut shortest) {
            let started = Instant::now();
            all += make(number);
            *shortest = started.elapsed().min(*shortest);
        }
    }
    count(all) / shortest.iter().sum::<Duration>().as_secs_f64()
}

/// Returns the time in milliseconds to find the first puzzle of a level.
fn first(level: Level, seed: u64) -> f64 {
    let started = Instant::now();
    let found = Generator::new(Wish::of_level(level), seed).map(|mut puzzles| puzzles.next());
    black_box(found.ok());
    started.elapsed().as_secs_f64() * 1e3
}
