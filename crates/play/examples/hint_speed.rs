//! How long a player waits for a hint: `hint_speed [COUNT] LIST…`.
//!
//! Every puzzle is played to its end by hints alone, and each hint is timed twice: the
//! shorter time counts, since the machine may have been busy.

use std::time::{Duration, Instant};

use novena_core::Puzzle;
use novena_play::{Advice, Game, Move};

fn main() {
    let mut args = std::env::args().skip(1).peekable();
    let count = args.next_if(|arg| arg.parse::<usize>().is_ok());
    let count: usize = count.map_or(usize::MAX, |count| count.parse().unwrap_or(usize::MAX));
    println!(
        "{:>8} {:>10} {:>10} {:>10}  list",
        "hints", "mean ms", "99 % ms", "worst ms"
    );
    for list in args {
        let text = std::fs::read_to_string(&list).expect("a readable list");
        let puzzles = text.lines().filter_map(|line| line.get(..81)?.parse().ok());
        let mut times: Vec<Duration> = puzzles
            .take(count)
            .flat_map(|puzzle| played(&puzzle))
            .collect();
        times.sort_unstable();
        let Some(&worst) = times.last() else { continue };
        let mean = times.iter().sum::<Duration>() / times.len() as u32;
        let most = times[(times.len() - 1) * 99 / 100];
        println!(
            "{:8} {:10.3} {:10.3} {:10.3}  {list}",
            times.len(),
            millis(mean),
            millis(most),
            millis(worst),
        );
    }
}

fn millis(time: Duration) -> f64 {
    time.as_secs_f64() * 1000.0
}

/// The time each hint of a game took.
fn played(puzzle: &Puzzle) -> Vec<Duration> {
    let mut game = Game::new(*puzzle);
    let mut times = Vec::new();
    loop {
        let begin = Instant::now();
        let advice = game.advice(0);
        let mut time = begin.elapsed();
        if time > Duration::from_millis(1) {
            let begin = Instant::now();
            let _ = game.advice(0);
            time = time.min(begin.elapsed());
        }
        times.push(time);
        let Advice::Step(step) = advice else {
            return times;
        };
        if game.play(&Move::Deduce(step.deductions)).is_err() {
            return times;
        }
    }
}
