//! Runs the simulations for a given time; `cargo xtask` calls it.

use std::process::ExitCode;
use std::str::FromStr;
use std::time::{Duration, Instant, SystemTime};

use novena_simulation::disk::SyncPolicy;
use novena_simulation::faults;
use novena_simulation::power::{self, GAMES_PER_DISK, PowerTally};
use novena_simulation::sync::{self, SyncTally};
use novena_simulation::world::{self, PlaceKind};

const USAGE: &str = "\
usage: cargo xtask power [GAMES]               cut the power at every point (default 1000 games)
       cargo xtask power --seed N              the games of one disk
       cargo xtask power --faults [--seed N]   let every call to the disk fail once
       cargo xtask simulate [SECONDS]          players, a server, a browser (default 60 seconds)
       cargo xtask simulate --seed N --on real|model|twin
       cargo xtask simulate sync [SECONDS]     browsers that sync with a server (default 60 seconds)
       cargo xtask simulate sync --seed N";

/// The number of steps in a session in which every call fails once.
const STEPS_WITH_FAULTS: usize = 12;

fn main() -> ExitCode {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let words: Vec<&str> = words.iter().map(String::as_str).collect();
    let done = match words[..] {
        ["power"] => cut_power(0..1000 / GAMES_PER_DISK),
        ["power", "--seed", seed] => number(seed).and_then(|seed| cut_power(seed..seed + 1)),
        ["power", "--faults"] => fail_calls(1),
        ["power", "--faults", "--seed", seed] => number(seed).and_then(fail_calls),
        ["power", games] => {
            let games = number(games);
            games.and_then(|games: u64| cut_power(0..games.div_ceil(GAMES_PER_DISK)))
        }
        ["simulate"] => simulate(60),
        ["simulate", "sync"] => synchronise(60),
        ["simulate", "sync", "--seed", seed] => number(seed).and_then(synchronise_once),
        ["simulate", "sync", seconds] => number(seconds).and_then(synchronise),
        ["simulate", "--seed", seed, "--on", place_kind] => repeat(seed, place_kind),
        ["simulate", seconds] => number(seconds).and_then(simulate),
        _ => Err(USAGE.to_owned()),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(reason) => {
            eprintln!("{reason}");
            ExitCode::FAILURE
        }
    }
}

fn number<T: FromStr>(text: &str) -> Result<T, String> {
    let parsed = text.parse();
    parsed.map_err(|_| format!("not a number: {text}\n{USAGE}"))
}

fn cut_power(seeds: std::ops::Range<u64>) -> Result<(), String> {
    let start = Instant::now();
    let mut sum = PowerTally::default();
    for seed in seeds {
        let tally = power::run(seed, SyncPolicy::Honest);
        sum.add(&tally.map_err(|failure| failure.to_string())?);
    }
    println!("{sum}; {:.0} s", start.elapsed().as_secs_f64());
    Ok(())
}

fn fail_calls(seed: u64) -> Result<(), String> {
    let start = Instant::now();
    let tally = faults::run(seed, STEPS_WITH_FAULTS).map_err(|failure| failure.to_string())?;
    println!("{tally}; {:.0} s", start.elapsed().as_secs_f64());
    Ok(())
}

/// Runs new worlds, spending a third of the time on each kind of place.
fn simulate(seconds: u64) -> Result<(), String> {
    let now = SystemTime::now().duration_since(SystemTime::UNIX_EPOCH);
    let mut seed = now.map_or(0, |now| now.as_secs());
    for place_kind in [PlaceKind::Real, PlaceKind::Model(None), PlaceKind::Twin] {
        let start = Instant::now();
        let (first, mut steps) = (seed, 0);
        while start.elapsed() < Duration::from_secs(seconds) / 3 {
            steps += world::run(seed, place_kind).map_err(|failure| failure.to_string())?;
            seed += 1;
        }
        let millis = u64::try_from(start.elapsed().as_millis()).unwrap_or(u64::MAX);
        println!(
            "{place_kind:?}: {} worlds from seed {first}, {steps} steps, {} per minute",
            seed - first,
            steps * 60_000 / millis.max(1)
        );
    }
    Ok(())
}

fn repeat(seed: &str, place_kind: &str) -> Result<(), String> {
    let place_kind = match place_kind {
        "real" => PlaceKind::Real,
        "model" => PlaceKind::Model(None),
        "twin" => PlaceKind::Twin,
        _ => return Err(USAGE.to_owned()),
    };
    let steps = world::run(number(seed)?, place_kind).map_err(|failure| failure.to_string())?;
    println!("{steps} steps, and nothing was wrong");
    Ok(())
}

/// Synchronises browsers with servers, using new seeds.
fn synchronise(seconds: u64) -> Result<(), String> {
    let now = SystemTime::now().duration_since(SystemTime::UNIX_EPOCH);
    let first = now.map_or(0, |now| now.as_secs());
    let (start, mut seed) = (Instant::now(), first);
    let mut sum = SyncTally::default();
    while start.elapsed() < Duration::from_secs(seconds) {
        sum.add(&sync::run(seed, None)?);
        seed += 1;
    }
    println!("{} runs from seed {first}: {sum:?}", seed - first);
    Ok(())
}

fn synchronise_once(seed: u64) -> Result<(), String> {
    let tally = sync::run(seed, None)?;
    println!("{tally:?}, and nothing was wrong");
    Ok(())
}
