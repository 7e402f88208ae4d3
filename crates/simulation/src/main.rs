//! Runs the simulations for as long as one likes; `cargo xtask` calls it.

use std::process::ExitCode;
use std::time::Instant;

use novena_simulation::disk::SyncPolicy;
use novena_simulation::power::{self, PowerTally};
use novena_simulation::faults;
use novena_simulation::world::{self, Backing};

fn main() -> ExitCode {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let words: Vec<&str> = words.iter().map(String::as_str).collect();
    let number = |text: &str| text.parse::<u64>().expect("a number");
    match words[..] {
        ["power", first, last] => {
            let start = Instant::now();
            let mut tally = PowerTally::default();
            for seed in number(first)..number(last) {
                match power::run(seed, SyncPolicy::Honest) {
                    Ok(more) => tally.add(&more),
                    Err(failure) => {
                        eprintln!("{failure}");
                        return ExitCode::FAILURE;
                    }
                }
            }
            println!("{tally}; {:.1} s", start.elapsed().as_secs_f64());
        }
        ["faults", seed, length] => {
            let start = Instant::now();
            match faults::run(number(seed), number(length) as usize) {
                Ok(tally) => println!("{tally}; {:.1} s", start.elapsed().as_secs_f64()),
                Err(failure) => {
                    eprintln!("{failure}");
                    return ExitCode::FAILURE;
                }
            }
        }
        ["world", on, first, last] => {
            let start = Instant::now();
            let backing = match on { "real" => Backing::Real, "twin" => Backing::Twin, _ => Backing::Model(None) };
            let mut steps = 0;
            for seed in number(first)..number(last) {
                match world::run(seed, backing) {
                    Ok(more) => steps += more,
                    Err(failure) => {
                        eprintln!("{failure}");
                        return ExitCode::FAILURE;
                    }
                }
            }
            println!("{steps} steps; {:.1} s", start.elapsed().as_secs_f64());
        }
        _ => return ExitCode::FAILURE,
    }
    ExitCode::SUCCESS
}
