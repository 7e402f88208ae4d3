//! How fast puzzles are made, on one core.

use std::hint::black_box;
use std::io::{self, Write};
use std::time::{Duration, Instant};

use novena_core::{PatternSymmetry, canonical, canonical_solution};
use novena_generator::{Generator, MOST_MINIMAL, Made, Random, Shape, Wish, bunch, full_grid};
use novena_techniques::Level;

use super::count;
use crate::texts::Texts;

/// Each kind is made for about so long in one round.
const ROUND: Duration = Duration::from_millis(200);
/// So many canonical forms are made between looks at the clock.
const PORTION: usize = 64;
/// A level's first puzzle is looked for with so many seeds a round.
const SEEDS: u64 = 10;

pub(super) fn table(rounds: usize, texts: &Texts) -> io::Result<()> {
    let mut out = io::stdout().lock();
    let [what, rate] = ["what", "rate"].map(|head| texts.get(&format!("bench-generate-{head}")));
    writeln!(out, "{what:32} {rate:>12}")?;
    let mut random = Random::new(1);
    let grids = best_rate(rounds, |_| {
        for _ in 0..64 {
            black_box(full_grid(&mut random));
        }
        64
    });
    row(&mut out, &texts.get("bench-generate-grids"), grids)?;
    row(
        &mut out,
        &texts.get("bench-generate-minimal"),
        shapes(&Shape::default(), rounds),
    )?;
    for symmetry in &PatternSymmetry::ALL[1..] {
        let shape = Shape {
            symmetry: *symmetry,
            givens: 17..=MOST_MINIMAL,
            minimal: false,
            ..Shape::default()
        };
        row(&mut out, symmetry.id(), shapes(&shape, rounds))?;
    }
    forms(&mut out, rounds, texts)?;
    let [level, median, worst] =
        ["level", "median", "worst"].map(|head| texts.get(&format!("bench-generate-{head}")));
    writeln!(out, "\n{level:32} {median:>12} {worst:>12}")?;
    for level in Level::ALL {
        let mut times: Vec<f64> = (0..SEEDS * rounds as u64)
            .map(|seed| first(level, seed))
            .collect();
        times.sort_unstable_by(f64::total_cmp);
        let (median, worst) = (times[times.len() / 2], times[times.len() - 1]);
        writeln!(out, "{:32} {median:>12.1} {worst:>12.1}", level.id())?;
        out.flush()?;
    }
    Ok(())
}

fn row(out: &mut impl Write, name: &str, rate: f64) -> io::Result<()> {
    writeln!(out, "{name:32} {rate:>12.0}")?;
    out.flush()
}

/// Canonical forms of minimal puzzles and of their solutions.
fn forms(out: &mut impl Write, rounds: usize, texts: &Texts) -> io::Result<()> {
    // Some bunches, so that not all solutions are relatives.
    let made: Vec<Made> = (0..8)
        .flat_map(|number| bunch(&Shape::default(), 1, number).puzzles)
        .collect();
    let portion = |number: u64| {
        let parts = made.len() / PORTION;
        made.chunks(PORTION).nth(number as usize % parts)
    };
    let puzzles = best_rate(rounds, |number| {
        let some = portion(number).unwrap_or_default();
        for made in some {
            black_box(canonical(&made.puzzle));
        }
        some.len()
    });
    row(out, &texts.get("bench-generate-puzzle-forms"), puzzles)?;
    let grids = best_rate(rounds, |number| {
        let some = portion(number).unwrap_or_default();
        for made in some {
            black_box(canonical_solution(&made.solution));
        }
        some.len()
    });
    row(out, &texts.get("bench-generate-grid-forms"), grids)
}

/// Puzzles of a shape a second.
fn shapes(shape: &Shape, rounds: usize) -> f64 {
    best_rate(rounds, |number| bunch(shape, 1, number).puzzles.len())
}

/// The best of several rounds, a second. `make` says how many it made.
fn best_rate(rounds: usize, mut make: impl FnMut(u64) -> usize) -> f64 {
    let mut best: f64 = 0.0;
    let mut number = 0;
    for _ in 0..rounds {
        let started = Instant::now();
        let mut all = 0;
        while started.elapsed() < ROUND {
            all += make(number);
            number += 1;
        }
        best = best.max(count(all) / started.elapsed().as_secs_f64());
    }
    best
}

/// Milliseconds to the first puzzle of a level.
fn first(level: Level, seed: u64) -> f64 {
    let started = Instant::now();
    let found = Generator::new(Wish::of_level(level), seed).map(|mut puzzles| puzzles.next());
    black_box(found.ok());
    started.elapsed().as_secs_f64() * 1e3
}
