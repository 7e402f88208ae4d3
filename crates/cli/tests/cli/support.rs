//! Runs the program as a person would, and checks its output.

use std::fs;
use std::io::Write;
use std::path::PathBuf;
use std::process::{Command, Stdio};

pub(crate) const SUDOKU01: &str =
    "000120034000530067832400000007260900051090380004085100000003459640052000190047000";
pub(crate) const SUDOKU01_SOLVED: &str =
    "576129834419538267832476591387261945251794386964385172728613459643952718195847623";
pub(crate) const UCM: &str =
    "003001720000004000000700149014800005280000074700002680952008000000300000067900400";
/// The first box has no cell for a 7. Plain backtracking takes a very long time to find that out.
pub(crate) const HOPELESS: &str =
    "123000000456000000000700000000000000000000000000000000000000000000000000000000000";

/// Returns the first puzzle of our hard list.
pub(crate) fn hard() -> String {
    let list = fs::read_to_string(concat!(env!("CARGO_MANIFEST_DIR"), "/lists/hard.txt")).unwrap();
    list.lines().next().unwrap().to_owned()
}

pub(crate) struct RunOutput {
    pub(crate) code: i32,
    pub(crate) out: String,
    pub(crate) err: String,
}

/// Runs `novena` in English with these arguments and this standard input.
pub(crate) fn novena(words: &[&str], input: impl AsRef<[u8]>) -> RunOutput {
    novena_in(words, input, "C")
}

pub(crate) fn novena_in(words: &[&str], input: impl AsRef<[u8]>, locale: &str) -> RunOutput {
    let mut child = Command::new(env!("CARGO_BIN_EXE_novena"))
        .args(words)
        .env("LC_ALL", locale)
        .env("NOVENA_CONFIG", "")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    let mut stdin = child.stdin.take().unwrap();
    let input = input.as_ref().to_vec();
    // A program that does not read its input to the end may close the pipe.
    let feeder = std::thread::spawn(move || {
        let _ = stdin.write_all(&input);
    });
    let output = child.wait_with_output().unwrap();
    feeder.join().unwrap();
    RunOutput {
        code: output.status.code().unwrap(),
        out: String::from_utf8(output.stdout).unwrap(),
        err: String::from_utf8(output.stderr).unwrap(),
    }
}

/// Checks the exit status, standard output and standard error at once.
#[track_caller]
pub(crate) fn check(words: &[&str], input: impl AsRef<[u8]>, code: i32, out: &str, err: &str) {
    let ran = novena(words, input);
    assert_eq!(
        (ran.out.as_str(), ran.err.as_str(), ran.code),
        (out, err, code),
        "novena {}",
        words.join(" ")
    );
}

/// Compares the output with a file in `testdata/cli`, or writes that file if `NOVENA_UPDATE` is
/// set.
#[track_caller]
pub(crate) fn check_golden(name: &str, text: &str) {
    let path = PathBuf::from(concat!(env!("CARGO_MANIFEST_DIR"), "/../../testdata/cli")).join(name);
    if std::env::var_os("NOVENA_UPDATE").is_some() {
        fs::create_dir_all(path.parent().unwrap()).unwrap();
        fs::write(&path, text).unwrap();
    }
    let expected = fs::read_to_string(&path).unwrap_or_default();
    assert_eq!(
        text, expected,
        "{name} (NOVENA_UPDATE=1 accepts the new text)"
    );
}
