//! Measures how many puzzles per second are rated on HoDoKu's scale: `hodoku_speed [COUNT] LIST…`.

use std::time::{Duration, Instant};

use novena_core::Puzzle;
use novena_ratings::HodokuRater;

/// Returns this thread's CPU time, which excludes time spent by other programs. If the system does
/// not report CPU time, returns the time since `begin`.
fn busy(begin: Instant) -> Duration {
    let text = std::fs::read_to_string("/proc/thread-self/schedstat").ok();
    let nanos = text.and_then(|text| text.split(' ').next()?.parse().ok());
    nanos.map_or_else(|| begin.elapsed(), Duration::from_nanos)
}

fn main() {
    let mut args = std::env::args().skip(1).peekable();
    let count = args.next_if(|arg| arg.parse::<usize>().is_ok());
    let count: usize = count.map_or(usize::MAX, |count| count.parse().unwrap_or(usize::MAX));
    for list in args {
        let text = std::fs::read_to_string(&list).expect("the list can be read");
        let puzzles: Vec<Puzzle> = text
            .lines()
            .take(count)
            .filter_map(|line| line.parse().ok())
            .collect();
        let mut rater = HodokuRater::new();
        let begin = Instant::now();
        let started = busy(begin);
        let score: u64 = puzzles
            .iter()
            .map(|puzzle| u64::from(rater.rate(puzzle).score))
            .sum();
        let took = busy(begin).saturating_sub(started);
        let rate = puzzles.len() as u128 * 1_000_000_000 / took.as_nanos().max(1);
        println!(
            "{rate:10} puzzles/s, score {score:12} over {} of {list}",
            puzzles.len()
        );
    }
}
