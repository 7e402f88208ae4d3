//! Compares our solver with other published solvers in a single run on one core. All solvers get
//! the same lists and the same question: does a puzzle have no solution, exactly one, or several?
//!
//! ```text
//! cargo run --release -- [--rounds N] LIST…
//! ```
//!
//! A list contains one 81-character puzzle per line. The solvers take turns: every solver completes
//! its first round before any of them starts its second, so that other load on the machine affects
//! all of them equally. The time for a list is the sum of each chunk's shortest time.

use std::hint::black_box;
use std::path::Path;
use std::time::{Duration, Instant};

use novena_core::Puzzle;
use novena_kernel::{Backend, Verdict, Wave};

/// The number of puzzles per chunk. A chunk fills the lanes of our solver and takes it a few tenths
/// of a millisecond.
const CHUNK: usize = 1024;
/// The maximum number of puzzles taken from a list, because a long list would take slow solvers too
/// long.
const LONGEST: usize = 20_000;

/// Counts the solutions of each puzzle up to two.
type Solver = Box<dyn Fn(&[Puzzle], &[String], &mut Vec<u8>)>;

fn main() -> std::io::Result<()> {
    let mut rounds = 5;
    let mut files = Vec::new();
    let mut words = std::env::args().skip(1);
    while let Some(word) = words.next() {
        if word == "--rounds" {
            let number = words.next().and_then(|number| number.parse().ok());
            rounds = number
                .filter(|rounds| *rounds > 0)
                .unwrap_or_else(|| usage());
        } else {
            files.push(word);
        }
    }
    if files.is_empty() {
        usage();
    }
    let solvers = solvers();
    print!("{:28}", "thousand puzzles per second");
    for (name, _) in &solvers {
        print!(" {name:>16}");
    }
    println!("   ours ÷ best peer");
    for file in files {
        let text = std::fs::read_to_string(&file)?;
        let puzzles: Vec<Puzzle> = text
            .lines()
            .filter_map(|line| line.parse().ok())
            .take(LONGEST)
            .collect();
        let name = Path::new(&file)
            .file_stem()
            .unwrap_or_default()
            .to_string_lossy()
            .into_owned();
        let rates = compare(&solvers, &puzzles, rounds);
        print!("{name:28}");
        for rate in &rates {
            print!(" {:>16.1}", rate / 1e3);
        }
        let peers = rates
            .iter()
            .zip(&solvers)
            .filter(|(_, (name, _))| !name.starts_with("novena"));
        let best = peers.map(|(rate, _)| *rate).fold(0.0, f64::max);
        println!("   {:.1}", rates[0] / best);
    }
    Ok(())
}

fn usage() -> ! {
    eprintln!("usage: cargo run --release -- [--rounds N] LIST…");
    std::process::exit(2);
}

fn solvers() -> Vec<(String, Solver)> {
    let mut solvers: Vec<(String, Solver)> = Vec::new();
    let mut backends: Vec<Backend> = Backend::available().collect();
    backends.reverse();
    for backend in backends {
        let Some(wave) = Wave::with_backend(backend) else {
            continue;
        };
        solvers.push((
            format!("novena {backend}"),
            Box::new(move |puzzles, _, counts| {
                let mut verdicts = Vec::new();
                wave.verdicts(puzzles, &mut verdicts);
                counts.extend(verdicts.iter().map(|verdict| match verdict {
                    Verdict::None => 0,
                    Verdict::Unique(_) => 1,
                    Verdict::Several => 2,
                }));
            }),
        ));
    }
    solvers.push((
        "sudoku 0.8".to_owned(),
        Box::new(|puzzles, _, counts| {
            for puzzle in puzzles {
                let read = sudoku::Sudoku::from_bytes(puzzle.board().values());
                counts.push(read.map_or(0, |read| read.solutions_count_up_to(2) as u8));
            }
        }),
    ));
    solvers.push((
        "msolve 0.6".to_owned(),
        Box::new(|_, lines, counts| {
            for line in lines {
                let read: Result<msolve::Sudoku, _> = line.parse();
                counts.push(read.map_or(0, |read| read.count_solutions(2) as u8));
            }
        }),
    ));
    solvers.push((
        "rustoku-lib 0.15".to_owned(),
        Box::new(|_, lines, counts| {
            for line in lines {
                let read = rustoku_lib::Rustoku::new_from_str(line);
                counts.push(read.map_or(0, |mut read| read.solve_until(2).len() as u8));
            }
        }),
    ));
    solvers
}

/// Measures how many puzzles per second each solver solves, and checks that all solvers give the
/// same answers.
fn compare(solvers: &[(String, Solver)], puzzles: &[Puzzle], rounds: usize) -> Vec<f64> {
    let lines: Vec<String> = puzzles.iter().map(Puzzle::to_string).collect();
    let mut best = vec![vec![Duration::MAX; puzzles.len().div_ceil(CHUNK)]; solvers.len()];
    let mut expected: Vec<Vec<u8>> = Vec::new();
    for round in 0..rounds {
        for ((name, solve), best) in solvers.iter().zip(&mut best) {
            // The slowest solvers are a thousand times slower than the fastest, so one round of
            // them is enough.
            let so_far: Duration = best.iter().filter(|time| **time != Duration::MAX).sum();
            if round > 0 && so_far > Duration::from_secs(10) {
                continue;
            }
            for (chunk, best) in best.iter_mut().enumerate() {
                let range = chunk * CHUNK..puzzles.len().min((chunk + 1) * CHUNK);
                let mut counts = Vec::with_capacity(CHUNK);
                let started = Instant::now();
                solve(&puzzles[range.clone()], &lines[range], &mut counts);
                *best = started.elapsed().min(*best);
                black_box(&counts);
                match expected.get(chunk) {
                    Some(expected) => assert_eq!(*expected, counts, "{name} disagrees"),
                    None => expected.push(counts),
                }
            }
        }
    }
    let total = |best: &Vec<Duration>| best.iter().sum::<Duration>().as_secs_f64();
    best.iter()
        .map(|best| puzzles.len() as f64 / total(best))
        .collect()
}
