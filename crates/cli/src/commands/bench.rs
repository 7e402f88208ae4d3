//! Measures how fast this machine solves puzzles, and prints the results as a table.
//!
//! A list is cut into chunks of about 0.4 ms each. A chunk contains at least 512 puzzles, because a
//! shorter one would not keep all lanes of the solver busy. On the hardest lists, a chunk of this
//! length takes a few milliseconds. Every chunk is solved several times, and only its shortest time
//! counts. Other load on the machine disturbs some rounds of some chunks, but rarely all rounds of
//! the same chunk.

#[cfg(feature = "cuda")]
mod cards;
#[cfg(not(feature = "cuda"))]
#[path = "bench/without_cards.rs"]
mod cards;
mod formats;
mod generate;
mod logic;
mod rating;
mod sheet;

use std::hint::black_box;
use std::io;
use std::sync::Barrier;
use std::thread;
use std::time::{Duration, Instant};

use novena_core::Puzzle;
use novena_kernel::{Backend, Stats, Verdict, Wave};

use super::list::{self, List};
use crate::arguments::{Bench, BenchBackend};
use crate::engine::no_card;
use crate::exit::Exit;
use crate::html::{self, Page};
use crate::interrupt;
use crate::output;
use crate::report;
use crate::texts::Texts;
use cards::Failure;
use sheet::{Column, Figure, Sheets};

/// The target duration of a chunk.
const CHUNK: Duration = Duration::from_micros(400);
/// The minimum number of puzzles in a chunk. A shorter chunk would not keep all lanes of the solver
/// busy.
const SHORTEST_CHUNK: usize = 512;
/// Our own lists are repeated until they contain this many puzzles.
const REPEATED_TO: usize = 8_000;

/// Our own lists, which are used if no file is specified.
const LISTS: [(&str, &str); 5] = [
    ("easy", include_str!("../../lists/easy.txt")),
    ("minimal", include_str!("../../lists/minimal.txt")),
    ("hard", include_str!("../../lists/hard.txt")),
    ("several", include_str!("../../lists/several.txt")),
    ("none", include_str!("../../lists/none.txt")),
];

/// Measures each list on one core, on all cores, and with one puzzle at a time.
pub(crate) fn run(arguments: &Bench, texts: &Texts) -> Exit {
    let backend = match arguments.backend {
        Some(BenchBackend::Cpu(backend)) => backend,
        // Results from a graphics card are checked against those of the best CPU backend.
        Some(BenchBackend::Cuda) | None => Wave::new().backend(),
    };
    if arguments.batch.is_some() && arguments.backend != Some(BenchBackend::Cuda) {
        report::problem(texts, &texts.get("bench-batch-without-card"));
        return Exit::Bad;
    }
    let Some(wave) = Wave::with_backend(backend) else {
        let known: Vec<_> = Backend::available().map(Backend::name).collect();
        let fillings = [("known", known.join(", ").into())];
        report::problem(texts, &texts.fill("bench-no-backend", &fillings));
        return Exit::Bad;
    };
    let mut exit = Exit::Success;
    let mut lists = Vec::new();
    for path in &arguments.files {
        let (list, read) = list::read(path, texts);
        exit = exit.max(read);
        lists.extend(list);
    }
    if arguments.files.is_empty() {
        lists.extend(LISTS.into_iter().map(own_list));
    }
    lists.retain(|list| !list.puzzles.is_empty());
    if lists.is_empty() {
        return exit;
    }
    let Some(target) = &arguments.report else {
        return measure(&lists, wave, arguments, texts).1.max(exit);
    };
    html::write(target, texts, || {
        let (sheets, measured) = measure(&lists, wave, arguments, texts);
        let page = (!sheets.is_empty()).then(|| page(&sheets, arguments, texts));
        (exit.max(measured), page)
    })
}

/// Prints the requested tables and keeps them for the report.
fn measure(lists: &[List], wave: Wave, arguments: &Bench, texts: &Texts) -> (Sheets, Exit) {
    let mut sheets = Sheets::new(texts);
    interrupt::set_note("interrupted-rows");
    let out = &mut sheets;
    let mut wrong = 0;
    let written = if arguments.generate {
        generate::table(arguments.rounds, out, texts)
    } else if arguments.logic {
        logic::table(lists, arguments.rounds, out, texts)
    } else if arguments.rating {
        rating::table(lists, arguments.rounds, out, texts)
    } else if arguments.formats {
        formats::table(lists, arguments.rounds, out, texts)
    } else if arguments.backend == Some(BenchBackend::Cuda) {
        match cards::table(lists, arguments, &mut wrong, out, texts) {
            Ok(()) => Ok(()),
            Err(Failure::Output(error)) => Err(error),
            Err(Failure::Card(fault)) => {
                out.interject(|| no_card(&fault, texts));
                table(lists, wave, arguments, out, texts)
            }
        }
    } else {
        table(lists, wave, arguments, out, texts)
    };
    sheets.finish();
    let mut exit = output::check(None, texts, written);
    if wrong > 0 {
        let sentence = texts.fill("bench-card-differs", &[("count", wrong.into())]);
        report::problem(texts, &sentence);
        exit = exit.max(Exit::Negative);
    }
    (sheets, exit)
}

/// Returns the report, which states what was measured, how, and on which machine.
fn page(sheets: &Sheets, arguments: &Bench, texts: &Texts) -> String {
    let what = if arguments.generate {
        "generate"
    } else if arguments.logic {
        "logic"
    } else if arguments.rating {
        "rating"
    } else if arguments.formats {
        "formats"
    } else {
        "solve"
    };
    let name = |path: &std::path::PathBuf| {
        let name = path.file_name().unwrap_or(path.as_os_str());
        name.to_string_lossy().into_owned()
    };
    let names: Vec<String> = arguments.files.iter().map(name).collect();
    let caption = texts.get(&format!("report-bench-{what}"));
    let mut page = Page::new(texts.language().tag(), &texts.get("report-bench-title"));
    page.remark(&super::made_by(&names, texts));
    let fillings = [
        ("rounds", arguments.rounds.into()),
        ("cpu", std::env::consts::ARCH.into()),
        ("system", std::env::consts::OS.into()),
        ("threads", arguments.parallel.threads().into()),
    ];
    page.paragraph(&texts.fill("report-bench-how", &fillings));
    sheets.show(&caption, &mut page);
    page.finish()
}

fn own_list((name, text): (&str, &str)) -> List {
    let puzzles: Vec<Puzzle> = text.lines().filter_map(|line| line.parse().ok()).collect();
    let puzzles = puzzles.iter().copied().cycle().take(REPEATED_TO).collect();
    List {
        name: name.to_owned(),
        puzzles,
    }
}

fn table(
    lists: &[List],
    wave: Wave,
    arguments: &Bench,
    out: &mut Sheets,
    texts: &Texts,
) -> io::Result<()> {
    let threads = arguments.parallel.threads();
    let heads = ["list", "puzzles", "time", "rate", "all", "guesses", "alone"];
    let [list, puzzles, time, rate, all, guesses, alone] =
        heads.map(|head| texts.fill(&format!("bench-{head}"), &[("threads", threads.into())]));
    let fillings = [("backend", wave.backend().name().into())];
    out.remark(texts.fill("bench-backend", &fillings))?;
    out.begin(vec![
        Column::new(list, 24),
        Column::new(puzzles, 9),
        Column::new(time, 10).drawn(),
        Column::new(rate, 12),
        Column::new(all, 14),
        Column::new(guesses, 10),
        Column::new(alone, 10),
    ])?;
    let mut is_busy = false;
    for List { name, puzzles } in lists {
        out.measure(name, texts);
        let (one, stats) = batches(wave, puzzles, arguments.rounds);
        let all = together(wave, puzzles, arguments.rounds, threads, one);
        let alone = one_by_one(wave, puzzles, arguments.rounds);
        #[expect(
            clippy::cast_precision_loss,
            reason = "figures are read to three digits"
        )]
        let (length, guesses) = (count(puzzles.len()), stats.guesses as f64);
        let figures = vec![
            Figure::new(length, 0),
            Figure::new(one.as_secs_f64() * 1e6 / length, 3),
            Figure::new(length / one.as_secs_f64(), 0),
            Figure::new(length / all.as_secs_f64(), 0),
            Figure::new(guesses / length, 2),
            Figure::new(alone.as_secs_f64() * 1e6 / length, 3),
        ];
        out.row(name, figures)?;
        is_busy |= threads > 1 && all > one;
    }
    if is_busy {
        let fillings = [("threads", threads.into())];
        out.interject(|| report::warning(texts, "bench-busy", &fillings));
    }
    Ok(())
}

/// Returns the time it takes to solve a list in batches, and the statistics of one round.
fn batches(wave: Wave, puzzles: &[Puzzle], rounds: usize) -> (Duration, Stats) {
    let mut verdicts: Vec<Verdict> = Vec::new();
    let started = Instant::now();
    let stats = wave.verdicts(puzzles, &mut verdicts);
    let length = chunk_length(puzzles.len(), started.elapsed()).max(SHORTEST_CHUNK);
    let time = shortest(puzzles, length, rounds, |chunk| {
        verdicts.clear();
        wave.verdicts(chunk, &mut verdicts);
        black_box(&verdicts);
    });
    (time, stats)
}

/// Measures the time to solve a list when all threads are busy. Every thread solves the whole list,
/// so the measured time is divided by the number of threads. All threads work on the same chunk at
/// the same time. A chunk's time ends when the last thread has finished the chunk. Only the
/// shortest time of each chunk counts.
///
/// `one` is the time that a single thread takes for the list. The chunks are longer than those for
/// a single thread, because starting several threads at the same moment takes some time.
fn together(
    wave: Wave,
    puzzles: &[Puzzle],
    rounds: usize,
    threads: usize,
    one: Duration,
) -> Duration {
    let length = chunk_length(puzzles.len(), one) * 2;
    let length = length.max(SHORTEST_CHUNK * 2);
    let chunks = puzzles.len().div_ceil(length);
    let barrier = Barrier::new(threads);
    let all_rounds = || {
        let mut verdicts = Vec::new();
        let mut times = Vec::with_capacity(rounds * chunks);
        for _ in 0..rounds {
            for chunk in puzzles.chunks(length) {
                barrier.wait();
                let started = Instant::now();
                verdicts.clear();
                wave.verdicts(chunk, &mut verdicts);
                black_box(&verdicts);
                barrier.wait();
                times.push(started.elapsed());
            }
        }
        times
    };
    let times: Vec<Vec<Duration>> = thread::scope(|scope| {
        let running: Vec<_> = (0..threads).map(|_| scope.spawn(all_rounds)).collect();
        let done = running.into_iter().filter_map(|thread| thread.join().ok());
        done.collect()
    });
    // The thread that starts first measures the longest time.
    let took = |place: usize| times.iter().map(|times| times[place]).max();
    let shortest = |chunk: usize| {
        (0..rounds)
            .filter_map(|round| took(round * chunks + chunk))
            .min()
    };
    let all: Duration = (0..chunks).filter_map(shortest).sum();
    all / u32::try_from(threads).unwrap_or(1)
}

/// Returns the time it takes to solve the puzzles of a list one after the other.
fn one_by_one(wave: Wave, puzzles: &[Puzzle], rounds: usize) -> Duration {
    let each = |chunk: &[Puzzle]| {
        for puzzle in chunk {
            black_box(wave.verdict(puzzle));
        }
    };
    let started = Instant::now();
    each(puzzles);
    shortest(
        puzzles,
        chunk_length(puzzles.len(), started.elapsed()),
        rounds,
        each,
    )
}

fn chunk_length(puzzles: usize, took: Duration) -> usize {
    let chunks = took.div_duration_f64(CHUNK).max(1.0);
    #[expect(clippy::cast_sign_loss, reason = "both are above zero")]
    #[expect(clippy::cast_precision_loss, reason = "an estimate is enough")]
    let length = (puzzles as f64 / chunks) as usize;
    length.max(1)
}

/// Adds up the shortest times of all chunks.
fn shortest<T>(
    puzzles: &[T],
    length: usize,
    rounds: usize,
    mut solve: impl FnMut(&[T]),
) -> Duration {
    let mut best = vec![Duration::MAX; puzzles.len().div_ceil(length)];
    for _ in 0..rounds {
        for (chunk, best) in puzzles.chunks(length).zip(&mut best) {
            let started = Instant::now();
            solve(chunk);
            *best = started.elapsed().min(*best);
        }
    }
    best.iter().sum()
}

#[expect(
    clippy::cast_precision_loss,
    reason = "figures are read to three digits"
)]
const fn count(number: usize) -> f64 {
    number as f64
}

#[cfg(test)]
mod tests {
    use novena_kernel::place_singles;

    use super::*;

    #[test]
    fn our_lists_match_their_names() {
        for (name, text) in LISTS {
            let puzzles: Vec<Puzzle> = text.lines().map(|line| line.parse().unwrap()).collect();
            assert_eq!(puzzles.len(), 500, "{name}");
            for (puzzle, verdict) in puzzles.iter().zip(verdicts(&puzzles)) {
                let right = match name {
                    "several" => verdict == Verdict::Several,
                    "none" => verdict == Verdict::None && puzzle.conflicts().next().is_none(),
                    _ => matches!(verdict, Verdict::Unique(_)),
                };
                assert!(right, "{name}: {puzzle}");
                if name == "easy" {
                    let mut grid = puzzle.grid().unwrap();
                    place_singles(&mut grid).unwrap();
                    assert!(grid.solution().is_some(), "{puzzle}");
                }
            }
        }
    }

    fn verdicts(puzzles: &[Puzzle]) -> Vec<Verdict> {
        let mut verdicts = Vec::new();
        Wave::new().verdicts(puzzles, &mut verdicts);
        verdicts
    }
}
