//! Measures how long it takes, on one core, to find the first puzzle of each level or for each
//! technique: `cargo run --release -p novena-generator --example wish_speed -- levels|techniques
//! [SEEDS [TRIES]]`. A technique that is not found within `TRIES` tries is reported as rare.

use std::time::{Duration, Instant};

use novena_generator::{Generator, Wish};
use novena_techniques::{Kind, Level, technique};

fn main() {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let number = |place: usize| words.get(place).and_then(|word| word.parse::<u64>().ok());
    let (seeds, tries) = (number(1).unwrap_or(25), number(2).unwrap_or(300_000));
    if words.first().is_some_and(|word| word == "techniques") {
        for &kind in Kind::ALL.iter().filter(|&&kind| technique(kind).is_some()) {
            println!(
                "{:36} {}",
                kind.id(),
                of(&Wish::needing(kind), seeds, tries)
            );
        }
    } else {
        for level in Level::ALL {
            println!(
                "{:36} {}",
                level.id(),
                of(&Wish::of_level(level), seeds, tries)
            );
        }
    }
}

/// The median and the longest time to the first puzzle over several seeds.
fn of(wish: &Wish, seeds: u64, tries: u64) -> String {
    let mut times: Vec<Duration> = Vec::new();
    for seed in 0..seeds {
        let started = Instant::now();
        let Ok(puzzles) = Generator::new(wish.clone(), seed) else {
            return "impossible".to_owned();
        };
        if puzzles.with_effort(tries).next().is_none() {
            return format!("not in {tries} tries, {:.1?}", started.elapsed());
        }
        times.push(started.elapsed());
    }
    times.sort_unstable();
    let median = times[times.len() / 2];
    format!("{median:>10.1?} {:>10.1?}", times[times.len() - 1])
}
