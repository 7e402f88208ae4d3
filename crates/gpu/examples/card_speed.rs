//! Measures a graphics card on lists of puzzles and checks every answer against the CPU's.
//!
//! `cargo run --release -p novena-gpu --example card_speed -- LIST[=COUNT]… [--whole] [--batch N…]
//! [--rounds N]`
//!
//! A list is repeated until there are COUNT puzzles (by default 16 million). `--whole` also measures
//! the round trip from boards to answers in host memory, in batches of each of the given sizes (by
//! default 2^21).

use std::time::Instant;

use novena_core::Puzzle;
use novena_gpu::Trial;
use novena_kernel::{Verdict, Wave};

struct List {
    name: String,
    puzzles: Vec<Puzzle>,
    expected: Vec<Verdict>,
    count: usize,
}

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let mut lists = Vec::new();
    let (mut whole, mut rounds, mut batches) = (false, 3, Vec::new());
    let mut arguments = std::env::args().skip(1).peekable();
    while let Some(argument) = arguments.next() {
        match argument.as_str() {
            "--whole" => whole = true,
            "--rounds" => rounds = arguments.next().unwrap_or_default().parse()?,
            "--batch" => {
                while let Some(size) = arguments.next_if(|next| !next.starts_with("--")) {
                    batches.push(size.parse()?);
                }
            }
            _ => lists.push(read(&argument)?),
        }
    }
    if batches.is_empty() {
        batches.push(1 << 21);
    }
    if !whole {
        batches.clear();
    }
    let trial = Trial::open(0)?;
    let (name, processors) = trial.card();
    println!("# {name}, {processors} processors");
    println!(
        "list | puzzles | million/s | G sweeps/s | sweeps | guesses | handed over | expand GB/s | print GB/s | wrong"
    );
    for list in &lists {
        measure(&trial, list, rounds, &batches)?;
    }
    Ok(())
}

fn read(argument: &str) -> Result<List, Box<dyn std::error::Error>> {
    let (path, count) = argument.split_once('=').unwrap_or((argument, "16e6"));
    let text = std::fs::read_to_string(path)?;
    let puzzles: Vec<Puzzle> = text
        .lines()
        .filter(|line| line.len() >= 81)
        .map(|line| line[..81].parse())
        .collect::<Result<_, _>>()?;
    let started = Instant::now();
    let mut expected = Vec::new();
    Wave::new().verdicts(&puzzles, &mut expected);
    let name = path.rsplit('/').next().unwrap_or(path).to_owned();
    eprintln!(
        "{name}: {} puzzles, {:.0?} on one core",
        puzzles.len(),
        started.elapsed()
    );
    #[expect(clippy::cast_sign_loss, reason = "a count")]
    let count = (count.parse::<f64>()? as usize).max(puzzles.len());
    Ok(List {
        name,
        puzzles,
        expected,
        count,
    })
}

#[expect(clippy::cast_precision_loss, reason = "rates are read to three digits")]
fn measure(
    trial: &Trial,
    list: &List,
    rounds: usize,
    batches: &[usize],
) -> Result<(), novena_gpu::Fault> {
    let (figures, answers) = trial.kernels(&list.puzzles, list.count, rounds)?;
    let wrong = answers
        .chunks_exact(82)
        .zip(&list.expected)
        .filter(|(answer, expected)| match expected {
            Verdict::None => answer[0] != 0,
            Verdict::Several => answer[0] != 2,
            Verdict::Unique(solution) => answer[0] != 1 || answer[1..] != solution.board().values(),
        })
        .count();
    let count = list.count as f64;
    println!(
        "{} | {} | {:.1} | {:.2} | {:.2} | {:.2} | {} | {:.0} | {:.0} | {wrong}",
        list.name,
        list.count,
        count / figures.search / 1e6,
        figures.work.sweeps as f64 / figures.search / 1e9,
        figures.work.sweeps as f64 / count,
        figures.work.guesses as f64 / count,
        figures.work.handed_over,
        count * 129.0 / figures.expand / 1e9,
        count * 212.0 / figures.print / 1e9,
    );
    for &size in batches {
        // About a second of work.
        let rate = count / figures.search.max(count / 6e8);
        #[expect(clippy::cast_sign_loss, reason = "a count")]
        let number = ((rate / size as f64) as usize).max(6);
        let way = trial.whole_way(&list.puzzles, size, number)?;
        let count = way.puzzles as f64;
        println!(
            "{} | whole way in batches of {size}: {:.1} million/s, plain copies {:.1}, share {:.1} %",
            list.name,
            count / way.answers / 1e6,
            count / way.copies / 1e6,
            100.0 * way.copies / way.answers
        );
    }
    Ok(())
}
