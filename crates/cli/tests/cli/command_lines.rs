//! Makes random changes to the command lines in a corpus and runs them. The program must always end
//! with an exit status of its own, must not panic, and must not print anything that controls a
//! terminal.
//!
//! A file in `fuzz/corpus/command_lines` contains one word per line, optionally followed by a line
//! containing only `<` and the standard input. To run the test for longer, set the number of
//! seconds: `NOVENA_SECONDS=180 cargo test -p novena-cli --test cli command_lines -- --nocapture`.

use std::fs::{self, File};
use std::io::{self, Write};
use std::path::Path;
use std::process::{Command, ExitStatus};
use std::thread;
use std::time::{Duration, Instant};

use novena_generator::Random;

use crate::support::SUDOKU01;
use crate::visible::check_quiet;

/// The number of changed command lines that are run if no time is set.
const LINES: u64 = 80;

/// The time after which the program is killed. Exceeding it is not an error, because searches may
/// take a long time by design.
const PATIENCE: Duration = Duration::from_secs(5);

/// Words that start a server or a measurement that takes minutes.
const LEFT_OUT: [&str; 3] = ["serve", "lund", "bench"];

/// Words that commands do not expect.
const EDGES: [&str; 14] = [
    "",
    "-",
    "--",
    "0",
    "-1",
    "18446744073709551616",
    "1e9",
    "nan",
    "\u{1b}]0;x\u{7}",
    "\u{9b}31m\u{202e}",
    "é",
    "--to=",
    "--from=json",
    "missing.txt",
];

/// A command line and its standard input.
#[derive(Clone, Debug)]
struct Line {
    words: Vec<String>,
    input: String,
}

impl Line {
    fn of(text: &str) -> Self {
        let (words, input) = text.split_once("<\n").unwrap_or((text, ""));
        Self {
            words: words.lines().map(str::to_owned).collect(),
            input: input.to_owned(),
        }
    }

    /// Returns whether the command line refers only to files inside the folder in which it runs.
    fn is_safe(&self) -> bool {
        !self.words.iter().any(|word| {
            LEFT_OUT.contains(&word.as_str()) || word.contains(['/', '~']) || word.contains("..")
        })
    }
}

fn corpus() -> Vec<Line> {
    let folder = concat!(
        env!("CARGO_MANIFEST_DIR"),
        "/../../fuzz/corpus/command_lines"
    );
    let mut files: Vec<_> = fs::read_dir(folder)
        .unwrap()
        .map(|entry| entry.unwrap().path())
        .collect();
    files.sort();
    let lines = files.iter().map(|file| fs::read_to_string(file).unwrap());
    lines.map(|text| Line::of(&text)).collect()
}

fn below(random: &mut Random, end: usize) -> usize {
    random.below(end.max(1))
}

/// Returns a line of the corpus with one to three words changed, sometimes with the input of a
/// different line.
fn changed(corpus: &[Line], random: &mut Random) -> Line {
    let mut line = corpus[below(random, corpus.len())].clone();
    for _ in 0..=below(random, 3) {
        let other = &corpus[below(random, corpus.len())];
        let word = match below(random, 3) {
            0 => EDGES[below(random, EDGES.len())].to_owned(),
            _ => other.words[below(random, other.words.len())].clone(),
        };
        let place = below(random, line.words.len() + 1);
        match below(random, 6) {
            0 if place < line.words.len() => drop(line.words.remove(place)),
            1 | 2 if place < line.words.len() => line.words[place] = word,
            3 if place < line.words.len() => {
                line.words[place].push_str(&word);
            }
            4 => line.input.clone_from(&other.input),
            _ => line.words.insert(place, word),
        }
    }
    line
}

/// Runs a command line in a folder. Returns `None` if it took too long.
fn status(line: &Line, folder: &Path) -> Option<(ExitStatus, Vec<u8>)> {
    let file = |name: &str| folder.join(name);
    fs::write(file("input"), &line.input).unwrap();
    fs::write(file("puzzle.txt"), format!("{SUDOKU01}\n")).unwrap();
    let mut child = Command::new(env!("CARGO_BIN_EXE_novena"))
        .args(&line.words)
        .current_dir(folder)
        .env("LC_ALL", "C")
        .env("NOVENA_CONFIG", file("config.toml"))
        .env("EDITOR", "true")
        .env_remove("VISUAL")
        .env("HOME", folder)
        .env("XDG_DATA_HOME", folder)
        .stdin(File::open(file("input")).unwrap())
        .stdout(File::create(file("stdout")).unwrap())
        .stderr(File::create(file("stderr")).unwrap())
        .spawn()
        .unwrap();
    let start = Instant::now();
    loop {
        if let Some(status) = child.try_wait().unwrap() {
            return Some((status, fs::read(file("stderr")).unwrap()));
        }
        if start.elapsed() > PATIENCE {
            child.kill().unwrap();
            child.wait().unwrap();
            return None;
        }
        thread::sleep(Duration::from_millis(2));
    }
}

/// Runs a command line. Returns whether the program ended by itself.
#[track_caller]
fn check(line: &Line) -> bool {
    let folder = tempfile::tempdir().unwrap();
    let Some((status, err)) = status(line, folder.path()) else {
        return false;
    };
    let what = format!("{:?} with {:?}", line.words, line.input);
    assert!(
        matches!(status.code(), Some(0..=2)),
        "{what}: {status}: {}",
        String::from_utf8_lossy(&err)
    );
    check_quiet(&what, &err);
    let errors = String::from_utf8_lossy(&err);
    assert!(!errors.contains("panicked"), "{what}: {errors}");
    true
}

#[test]
fn command_lines_of_the_corpus_end_without_panics() {
    for line in corpus() {
        assert!(line.is_safe(), "{line:?}");
        assert!(check(&line), "{line:?}");
    }
}

#[test]
fn changed_command_lines_end_without_panics() {
    let seconds: Option<u64> = std::env::var("NOVENA_SECONDS")
        .ok()
        .map(|seconds| seconds.parse().unwrap());
    let corpus = corpus();
    let start = Instant::now();
    let has_time = |number: u64| match seconds {
        Some(seconds) => start.elapsed() < Duration::from_secs(seconds),
        None => number < LINES,
    };
    let (mut ran, mut slow) = (0_u64, 0_u64);
    for seed in (0..).take_while(|&seed| has_time(seed)) {
        let line = changed(&corpus, &mut Random::new(seed));
        if line.is_safe() {
            ran += 1;
            slow += u64::from(!check(&line));
        }
    }
    if seconds.is_some() {
        let _ = writeln!(
            io::stderr(),
            "{ran} command lines, {slow} of them ended after {} s",
            PATIENCE.as_secs()
        );
    }
    assert!(ran > 0);
}
