//! Measures how long a player waits for a hint: `hint_speed [COUNT] LIST…`.
//!
//! Every puzzle is played to its end using only hints. If the system reports CPU time per thread,
//! the program measures this thread's CPU time, so that the time used by other programs does not
//! count. The cost of measuring is subtracted. A hint that takes more than a millisecond is
//! computed again and the shorter time counts, because other programs may have evicted the caches.
//! The output names the kind of the slowest hint.

use std::time::{Duration, Instant};

use novena_core::Puzzle;
use novena_play::{Advice, Game, Move};

fn main() {
    let mut args = std::env::args().skip(1).peekable();
    let count = args.next_if(|arg| arg.parse::<usize>().is_ok());
    let count: usize = count.map_or(usize::MAX, |count| count.parse().unwrap_or(usize::MAX));
    let stopwatch = Stopwatch::new();
    println!(
        "{:>8} {:>10} {:>10} {:>10}  list, slowest kind",
        "hints", "mean ms", "99% ms", "worst ms"
    );
    for list in args {
        let text = std::fs::read_to_string(&list).expect("the list can be read");
        let puzzles = text.lines().filter_map(|line| line.get(..81)?.parse().ok());
        let mut hints: Vec<(Duration, &'static str)> = puzzles
            .take(count)
            .flat_map(|puzzle| played(&puzzle, &stopwatch))
            .collect();
        hints.sort_unstable();
        let Some((worst, slowest)) = hints.last() else {
            continue;
        };
        let mean = hints.iter().map(|(time, _)| *time).sum::<Duration>() / hints.len() as u32;
        let (most, _) = hints[(hints.len() - 1) * 99 / 100];
        println!(
            "{:8} {:10.3} {:10.3} {:10.3}  {list}, {slowest}",
            hints.len(),
            millis(mean),
            millis(most),
            millis(*worst),
        );
    }
}

fn millis(time: Duration) -> f64 {
    time.as_secs_f64() * 1000.0
}

/// The time that each hint in a game took, with the hint's kind.
fn played(puzzle: &Puzzle, stopwatch: &Stopwatch) -> Vec<(Duration, &'static str)> {
    let mut game = Game::new(*puzzle);
    let mut hints = Vec::new();
    loop {
        let (mut time, advice) = stopwatch.time(|| game.advice(0));
        let Advice::Step(step) = advice else {
            return hints;
        };
        if time > Duration::from_millis(1) {
            time = time.min(stopwatch.time(|| game.advice(0)).0);
        }
        hints.push((time, step.kind.id()));
        if game.play(&Move::Deduce(step.deductions)).is_err() {
            return hints;
        }
    }
}

/// Measures the CPU time of a thread.
struct Stopwatch {
    begin: Instant,
    /// The cost of one measurement.
    look: Duration,
}

impl Stopwatch {
    fn new() -> Self {
        let mut stopwatch = Self {
            begin: Instant::now(),
            look: Duration::ZERO,
        };
        let looks = std::iter::repeat_with(|| stopwatch.time(|| ()).0);
        stopwatch.look = looks.take(1000).min().unwrap_or_default();
        stopwatch
    }

    fn time<T>(&self, work: impl FnOnce() -> T) -> (Duration, T) {
        let before = self.busy();
        let done = work();
        let took = self.busy().saturating_sub(before);
        (took.saturating_sub(self.look), done)
    }

    /// The CPU time of this thread if the system reports it; otherwise wall-clock time.
    fn busy(&self) -> Duration {
        // The system updates the CPU time of a thread when it preempts the thread, and otherwise
        // only every few milliseconds.
        std::thread::yield_now();
        let text = std::fs::read_to_string("/proc/thread-self/schedstat").ok();
        let nanos = text.and_then(|text| text.split(' ').next()?.parse().ok());
        nanos.map_or_else(|| self.begin.elapsed(), Duration::from_nanos)
    }
}
