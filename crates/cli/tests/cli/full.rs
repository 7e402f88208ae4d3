//! Tests that every command reports an error if its output cannot be written.

use std::fs::{self, OpenOptions};
use std::process::{Command, Stdio};

use crate::support::SUDOKU01;

#[test]
fn every_command_fails_on_a_full_disk() {
    let folder = tempfile::tempdir().unwrap();
    let puzzle = folder.path().join("puzzle.txt");
    fs::write(&puzzle, format!("{SUDOKU01}\n")).unwrap();
    let puzzle = puzzle.to_str().unwrap();
    let rows = folder.path().join("rows.txt");
    let nine: Vec<String> = SUDOKU01
        .as_bytes()
        .chunks(9)
        .map(|row| String::from_utf8_lossy(row).into_owned())
        .collect();
    fs::write(&rows, nine.join("\n")).unwrap();
    let data = folder.path().join("games");
    let data = data.to_str().unwrap();
    let pictures = folder.path().join("pictures");
    let commands: [&[&str]; 26] = [
        &[],
        &["help"],
        &["--help"],
        &["solve", "--help"],
        &["--version"],
        &["help", "solve"],
        &["man"],
        &["completions", "bash"],
        &["solve", puzzle],
        &["check", puzzle],
        &["check", "-v", puzzle],
        &["candidates", puzzle],
        &["explain", puzzle],
        &["explain", "--list-techniques"],
        &["explain", "--pictures", pictures.to_str().unwrap(), puzzle],
        &["hint", puzzle],
        &["rate", puzzle],
        &["techniques"],
        &["techniques", "x-wing"],
        &["canon", puzzle],
        &["convert", "--to", "grid", puzzle],
        &["convert", "--list-formats"],
        &["generate", "--seed", "1"],
        &["draw", puzzle],
        &["learn", "--data", data],
        &["learn", "x-wing"],
    ];
    let more: [&[&str]; 5] = [
        &["games", "export", "--data", data],
        &["bench", "--rounds", "1", puzzle],
        &["config"],
        &["config", "path"],
        &["lab", "uel", rows.to_str().unwrap(), "-"],
    ];
    for words in commands.iter().chain(&more) {
        let full = OpenOptions::new().write(true).open("/dev/full").unwrap();
        let output = Command::new(env!("CARGO_BIN_EXE_novena"))
            .args(*words)
            .env("LC_ALL", "C")
            .env("NOVENA_CONFIG", folder.path().join("config.toml"))
            .stdin(Stdio::null())
            .stdout(full)
            .output()
            .unwrap();
        let errors = String::from_utf8_lossy(&output.stderr);
        assert_ne!(output.status.code(), Some(0), "{words:?}: {errors}");
        // The course document's program prints its messages in Portuguese.
        let gives_reason = errors.contains("disk") || errors.contains("falta espaço");
        assert!(gives_reason, "{words:?}: {errors}");
    }
}
