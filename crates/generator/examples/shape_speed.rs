//! Measures how fast puzzles of each shape are generated, on one core:
//!
//! ```text
//! cargo run --release -p novena-generator --example shape_speed -- 2 exactly
//! ```
//!
//! The first argument is the number of seconds to spend on each shape. An optional second argument
//! selects the shapes whose names contain it. Times are CPU times of the process if the system
//! reports them, so that other programs on the machine affect the results less. Otherwise, they are
//! wall-clock times.

use std::time::Instant;

use novena_core::{CellSet, PatternSymmetry};
use novena_generator::{FullGrids, Pattern, PuzzleShape, Random, bunch, full_grid};

/// Ordinary patterns of 22, 24, 26 and 30 cells.
const PATTERNS: [&str; 4] = [
    ".....xx.xx........x..xx....xxx..x...............x..xxx....xx..x........xx.xx.....",
    "x.....xx...xx......x......x.x.xx.......x...xx.......xxx.......xx...xx.....x.xxx..",
    "x....x....xxx...x..x.x....xx....xx...x.....x...xx....xx....x.x..x...xxx....x....x",
    "...x.x......xxx....x.....x.x...x...x.xx.x.xx.x.xx.xx.x..x.x.x.....x.x...x.x...x.x",
];

fn main() {
    let seconds = std::env::args()
        .nth(1)
        .and_then(|text| text.parse().ok())
        .unwrap_or(1.0);
    let start = Time::now();
    let mut grids = FullGrids::new(Random::new(1));
    report("full grids", seconds, |_| {
        grids.by_ref().take(1_000).count()
    });
    let mut random = Random::new(1);
    report("full grids, each from afar", seconds, |_| {
        usize::from(full_grid(&mut random).board().is_full())
    });
    let mut shapes = vec![("minimal".to_owned(), PuzzleShape::default())];
    for symmetry in &PatternSymmetry::ALL[1..] {
        for minimal in [false, true] {
            let shape = PuzzleShape {
                symmetry: *symmetry,
                minimal,
                // Minimal puzzles have no target number of givens: they are carved as far as their
                // orbits allow.
                givens: 17..=if minimal { 81 } else { 36 },
                ..PuzzleShape::default()
            };
            let kind = if minimal { "minimal" } else { "17 to 36" };
            shapes.push((format!("{symmetry}, {kind}"), shape));
        }
    }
    for (least, most) in [(20, 20), (21, 21), (22, 22), (28, 32), (40, 50)] {
        let shape = PuzzleShape {
            givens: least..=most,
            minimal: false,
            ..PuzzleShape::default()
        };
        shapes.push((format!("{least} to {most} givens"), shape));
    }
    for drawing in PATTERNS {
        let cells = Pattern::read(drawing).unwrap_or(CellSet::ALL);
        for minimal in [false, true] {
            let shape = PuzzleShape {
                pattern: Some(Pattern::Exactly(cells)),
                minimal,
                ..PuzzleShape::default()
            };
            let kind = if minimal { ", minimal" } else { "" };
            shapes.push((format!("exactly {} cells{kind}", cells.len()), shape));
        }
    }
    for (name, shape) in &shapes {
        report(name, seconds, |number| {
            bunch(shape, 1, number).puzzles.len()
        });
    }
    eprintln!("{:.0} s in all", start.passed());
}

/// Counts the puzzles that `make` produces in this many seconds.
fn report(name: &str, seconds: f64, mut make: impl FnMut(u64) -> usize) {
    if !name.contains(&std::env::args().nth(2).unwrap_or_default()) {
        return;
    }
    let start = Time::now();
    let (mut count, mut number) = (0_u32, 0);
    while start.passed() < seconds {
        count += u32::try_from(make(number)).unwrap_or(0);
        number += 1;
    }
    let each = start.passed() / f64::from(count);
    println!("{name:34} {:>12.1} per second", 1.0 / each);
}

/// A point in time, as CPU time where available and as wall-clock time otherwise.
struct Time {
    processor: Option<f64>,
    clock: Instant,
}

impl Time {
    fn now() -> Self {
        Self {
            processor: processor_seconds(),
            clock: Instant::now(),
        }
    }

    fn passed(&self) -> f64 {
        match (self.processor, processor_seconds()) {
            (Some(then), Some(now)) => now - then,
            _ => self.clock.elapsed().as_secs_f64(),
        }
    }
}

/// The CPU time of this process, which is available only on Linux.
fn processor_seconds() -> Option<f64> {
    let text = std::fs::read_to_string("/proc/self/schedstat").ok()?;
    let nanoseconds: f64 = text.split(' ').next()?.parse().ok()?;
    Some(nanoseconds / 1e9)
}
