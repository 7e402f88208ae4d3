//! Tests what is displayed during long work and after Ctrl-C.

use std::fs;
use std::fs::File;
use std::io::{Read, Write};
use std::process::{Child, Command, Stdio};
use std::thread;
use std::time::{Duration, Instant};

use rustix::process::{Pid, Signal, kill_process};

use crate::pty;
use crate::support::{SUDOKU01, SUDOKU01_SOLVED};

/// A program whose standard error is connected to a terminal.
struct Work {
    child: Child,
    screen: File,
    folder: tempfile::TempDir,
    columns: u16,
}

impl Work {
    fn start(words: &[&str], input: &str) -> Self {
        Self::start_in(80, words, input)
    }

    fn start_in(columns: u16, words: &[&str], input: &str) -> Self {
        let folder = tempfile::tempdir().unwrap();
        let (screen, program) = pty::terminal_of(columns);
        let mut child = Command::new(env!("CARGO_BIN_EXE_novena"))
            .args(words)
            .current_dir(folder.path())
            .env("LC_ALL", "C")
            .env("NOVENA_CONFIG", "")
            .env("TERM", "xterm")
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(program)
            .spawn()
            .unwrap();
        child
            .stdin
            .take()
            .unwrap()
            .write_all(input.as_bytes())
            .unwrap();
        Self {
            child,
            screen,
            folder,
            columns,
        }
    }

    /// Waits until the screen shows this text, then presses Ctrl-C. Returns the last line on the
    /// screen.
    fn interrupt_at(mut self, shown: &str) -> (String, Self) {
        let mut seen = String::new();
        let mut buffer = [0; 4096];
        let start = Instant::now();
        let mut pressed = false;
        while let Ok(count @ 1..) = self.screen.read(&mut buffer) {
            seen.push_str(&String::from_utf8_lossy(&buffer[..count]));
            if !pressed && seen.contains(shown) {
                pressed = true;
                self.interrupt();
            }
            assert!(start.elapsed() < Duration::from_mins(2), "{seen}");
        }
        assert!(pressed, "{shown} in {seen}");
        assert_eq!(self.child.wait().unwrap().code(), Some(130));
        // There is room after the bar for the `^C` that terminals display. Without this room, the
        // `^C` would wrap, and the bar would remain.
        let drawn = seen
            .split(['\r', '\n'])
            .filter(|line| line.contains(shown) && !line.contains("Interrupted"));
        for line in drawn {
            let width = line.trim_start_matches("\u{1b}[2K").chars().count();
            assert!(width <= usize::from(self.columns) - 3, "{width}: {line:?}");
        }
        // The bar is cleared: its line is erased before the last sentence is printed.
        let last = seen.trim_end().rsplit("\u{1b}[2K").next().unwrap();
        (last.trim().to_owned(), self)
    }

    fn interrupt(&self) {
        let pid = Pid::from_raw(self.child.id().cast_signed()).unwrap();
        kill_process(pid, Signal::INT).unwrap();
    }

    fn path(&self, name: &str) -> std::path::PathBuf {
        self.folder.path().join(name)
    }
}

/// A failed test must not leave the program running.
impl Drop for Work {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

#[test]
fn a_search_without_results_shows_progress() {
    // Puzzles with this rating exist, but a random search never finds one.
    let words = ["generate", "--se", "11.8..", "--seed", "1", "-o", "out.txt"];
    let (last, work) = Work::start(&words, "").interrupt_at("found 0, tried ");
    assert_eq!(
        last,
        "Interrupted; nothing has been found yet. out.txt was not written."
    );
    assert!(!work.path("out.txt").exists());
}

#[test]
fn an_interrupt_keeps_the_puzzles_found() {
    let words = [
        "generate", "--level", "extreme", "--seed", "1", "-n", "100000", "-o", "out.txt",
    ];
    let (last, work) = Work::start(&words, "").interrupt_at("tried ");
    let kept = fs::read_to_string(work.path("out.txt")).map_or(0, |text| text.lines().count());
    let expected = match kept {
        0 => "Interrupted; nothing has been found yet. out.txt was not written.".to_owned(),
        1 => "Interrupted; the one puzzle found so far is kept.".to_owned(),
        kept => format!("Interrupted; the {kept} puzzles found so far are kept."),
    };
    assert_eq!(last, expected);
}

/// The line is truncated at the right edge of the terminal, because a line that wraps would remain
/// on the screen.
#[test]
fn the_progress_line_fits_narrow_terminals() {
    let search = [
        "generate", "--level", "extreme", "--seed", "1", "-n", "100000", "-o", "out.txt",
    ];
    let (last, _work) = Work::start_in(40, &search, "").interrupt_at(" %  ");
    assert!(last.starts_with("Interrupted"), "{last}");
    let endless = ["generate", "--se", "11.8..", "--seed", "1", "-o", "out.txt"];
    let (last, _work) = Work::start_in(24, &endless, "").interrupt_at("found 0");
    assert!(last.starts_with("Interrupted"), "{last}");
}

/// The first puzzle is answered at once. The second has too many solutions to count.
#[test]
fn an_interrupt_leaves_no_partial_answer() {
    let input = format!("{SUDOKU01}\n{}\n", ".".repeat(81));
    let words = ["solve", "--count", "-j", "1"];
    let (last, mut work) = Work::start(&words, &input).interrupt_at("puzzle");
    let mut out = String::new();
    let mut stdout = work.child.stdout.take().unwrap();
    stdout.read_to_string(&mut out).unwrap();
    assert!(out.is_empty() || out.ends_with('\n'), "{out}");
    assert!(last.starts_with("Interrupted "), "{last}");
}

#[test]
fn an_interrupt_does_not_change_an_older_file() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("out.txt");
    fs::write(&file, "old").unwrap();
    let name = file.display().to_string();
    let words = ["solve", "--all", "-o", &name];
    let (last, _) = Work::start(&words, &".".repeat(81)).interrupt_at(" puzzle");
    assert!(
        last.ends_with(&format!(
            "{name} was not written; the older file of that name is unchanged."
        )),
        "{last}"
    );
    assert_eq!(fs::read_to_string(&file).unwrap(), "old");
}

/// Paths are checked one by one, and those checked before Ctrl-C have complete answers.
#[test]
fn an_interrupt_reports_the_number_of_checked_paths() {
    let path = crate::support::novena(&["explain", "--to", "json"], SUDOKU01).out;
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("paths.json");
    fs::write(&file, path.repeat(20_000)).unwrap();
    let words = ["verify", file.to_str().unwrap()];
    let mut work = Work::start(&words, "");
    // A full pipe would block the program.
    let mut stdout = work.child.stdout.take().unwrap();
    let reader = thread::spawn(move || {
        let mut out = String::new();
        stdout.read_to_string(&mut out).unwrap();
        out
    });
    let (last, _work) = work.interrupt_at(" puzzles");
    let out = reader.join().unwrap();
    let answers = out
        .lines()
        .filter(|line| line.starts_with("valid: "))
        .count();
    assert_eq!(last, format!("Interrupted after {answers} puzzles."));
}

#[test]
fn short_work_shows_no_progress() {
    let mut work = Work::start(&["solve"], &format!("{SUDOKU01}\n"));
    let mut out = String::new();
    let mut stdout = work.child.stdout.take().unwrap();
    stdout.read_to_string(&mut out).unwrap();
    assert_eq!(out, format!("{SUDOKU01_SOLVED}\n"));
    work.child.wait().unwrap();
    let mut buffer = [0; 64];
    thread::sleep(Duration::from_millis(50));
    assert!(!matches!(work.screen.read(&mut buffer), Ok(1..)));
}
