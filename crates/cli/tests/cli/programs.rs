//! Checks the table of other programs' files in `docs/formats.md`.
//!
//! `NOVENA_UPDATE=1 cargo test -p novena-cli --test cli programs` rewrites the last two columns of
//! the table. Review the changes as a diff.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use novena_formats::{Format, Reader};
use serde_json::Value;

use crate::support::novena;

/// Most files contain `PUZZLE`, the same puzzle turned upside down, or both. A few files contain
/// only `THREES`. It has three digits in every row, so its rows look like triples.
const PUZZLE: &str =
    ".....9.2.8..3..6.4...76.....4.1..5..9..5.3..1..2..6.9.....17...3.7..5..9.1.6.....";
const THREES: &str =
    ".8..37....7.....32....2..958....26...4..5..2.2....9..1.....6.47..72.3....6..4...8";
const SOLUTION: &str =
    "674859123895321674231764985743192568986573241152486397528917436367245819419638752";

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

fn folder() -> PathBuf {
    root().join("testdata/formats/programs")
}

/// Returns the format that the library detects in a file. The library does not decompress files.
fn format(path: &Path) -> &'static str {
    let packed = ["gz", "zst", "hsol"];
    let is_packed = path
        .extension()
        .is_some_and(|ending| packed.iter().any(|packed| *packed == ending));
    if is_packed {
        return "unpacked";
    }
    let text = fs::read(path).unwrap();
    let reader = Reader::new(text.as_slice(), "test", None).unwrap();
    reader.format().map_or("—", Format::id)
}

/// Returns a short description of the result of `novena convert --to json`.
fn outcome(path: &Path) -> String {
    let name = path.to_str().unwrap();
    let ran = novena(&["convert", "--to", "json", name], "");
    let reversed = |cells: &str| cells.chars().rev().collect::<String>();
    let mut parts = BTreeSet::new();
    let (mut puzzles, mut solutions) = (0, 0);
    for line in ran.out.lines() {
        let record: Value = serde_json::from_str(line).unwrap();
        if record.get("error").is_some() {
            continue;
        }
        let cells = record["puzzle"].as_str().unwrap();
        if [PUZZLE, THREES].contains(&cells) || cells == reversed(PUZZLE) {
            puzzles += 1;
        } else if cells == SOLUTION {
            solutions += 1;
        } else {
            panic!("{name}: {line}");
        }
        if let Some(solution) = record.get("solution") {
            let is_ours = cells == PUZZLE;
            assert!(!is_ours || solution == SOLUTION, "{name}: {line}");
        }
        let keys = record.as_object().unwrap().keys();
        parts.extend(keys.filter(|key| *key != "puzzle").cloned());
    }
    let mut words = Vec::new();
    match puzzles {
        0 => {}
        1 => words.push("1 puzzle".to_owned()),
        count => words.push(format!("{count} puzzles")),
    }
    if solutions > 0 {
        words.push("its solution as a second board".to_owned());
    }
    if !parts.is_empty() {
        let parts: Vec<String> = parts.into_iter().collect();
        words.push(format!("with {}", parts.join(", ")));
    }
    let messages = ran.err.lines().map(|line| {
        let (_, sentence) = line.rsplit_once(&*format!("{name}:")).unwrap_or(("", line));
        let sentence = sentence.trim_start_matches(|char: char| char.is_ascii_digit());
        sentence
            .trim_start_matches([':', ' '])
            .trim_start_matches("warning: ")
            .to_owned()
    });
    let mut messages: Vec<String> = messages.collect();
    messages.dedup();
    for sentence in messages {
        words.push(format!("“{sentence}”"));
    }
    // The program rejects a file if and only if it reports an error.
    let is_refused = ran.err.contains("error: ");
    assert_eq!(
        ran.code,
        if is_refused { 2 } else { 0 },
        "{name}: {}",
        ran.err
    );
    words.join(", ").replace('|', "\\|")
}

#[test]
fn the_table_of_programs_is_correct() {
    let path = root().join("docs/formats.md");
    let text = fs::read_to_string(&path).unwrap();
    let refresh = std::env::var_os("NOVENA_UPDATE").is_some();
    let mut seen = BTreeSet::new();
    let mut lines = Vec::new();
    for line in text.lines() {
        let columns: Vec<&str> = line.split(" | ").collect();
        let file = columns
            .get(1)
            .and_then(|file| file.strip_prefix("`programs/"));
        let Some(name) = file.and_then(|file| file.strip_suffix('`')) else {
            lines.push(line.to_owned());
            continue;
        };
        let file = folder().join(name);
        assert!(file.exists(), "{name}");
        seen.insert(name.to_owned());
        let row = format!(
            "{} | `programs/{name}` | {} | {} |",
            columns[0],
            format(&file),
            outcome(&file)
        );
        if !refresh {
            assert_eq!(line, row);
        }
        lines.push(row);
    }
    if refresh {
        fs::write(&path, lines.join("\n") + "\n").unwrap();
    }
    let files = fs::read_dir(folder()).unwrap();
    let files: BTreeSet<String> = files
        .map(|entry| entry.unwrap().file_name().into_string().unwrap())
        .collect();
    assert_eq!(seen, files);
}

#[test]
fn arguments_that_are_not_files_can_be_puzzles_or_links() {
    let solve = |argument: &str| novena(&["solve", "--to", "line", argument], "");
    let solved = format!("{SOLUTION}\n");
    for argument in [
        PUZZLE,
        "https://puzz.link/p?sudoku/9/9/k9g2g8h3h6g4i76k4g1h5h9h5g3h1h2h6g9k17i3g7h5h9g1g6k",
        "3x3:e9a2a8b3b6a4c7_6e4a1b5b9b5a3b1b2b6a9e1_7c3a7b5b9a1a6e",
    ] {
        let ran = solve(argument);
        assert_eq!((ran.code, &*ran.out, &*ran.err), (0, &*solved, ""));
    }
    // An error about the cells is more useful than one about a missing file.
    let short = solve(&PUZZLE[1..]);
    assert_eq!(
        short.err,
        "error: argument:1: expected 81 cells, found 80\n"
    );
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join(PUZZLE);
    fs::write(&file, "junk\n").unwrap();
    let ran = solve(file.to_str().unwrap());
    assert_eq!(ran.code, 2, "{}", ran.out);
}

/// If `novena solve` is run without arguments on a terminal, it reports that it is waiting for
/// input and explains how to end the input.
#[cfg(unix)]
#[test]
fn a_command_that_waits_for_typed_input_says_so() {
    use std::io::{Read, Write};
    use std::process::{Command, Stdio};

    let (mut person, program) = crate::pty::terminal();
    let mut child = Command::new(env!("CARGO_BIN_EXE_novena"))
        .args(["solve", "--to", "line"])
        .env("LC_ALL", "C")
        .stdin(program)
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    // The end of the input is entered as Ctrl-D on an empty line.
    writeln!(person, "{PUZZLE}").unwrap();
    person.write_all(b"\x04").unwrap();
    let output = {
        let mut messages = String::new();
        let mut stderr = child.stderr.take().unwrap();
        stderr.read_to_string(&mut messages).unwrap();
        let output = child.wait_with_output().unwrap();
        assert_eq!(
            messages,
            "Waiting for puzzles: type or paste them, then press Ctrl-D on an empty line.\n"
        );
        output
    };
    assert_eq!(
        String::from_utf8(output.stdout).unwrap(),
        format!("{SOLUTION}\n")
    );
}

/// People who type slowly do not see a progress line between the lines they type.
#[cfg(unix)]
#[test]
fn no_progress_is_shown_while_puzzles_are_typed() {
    use std::io::{Read, Write};
    use std::process::{Command, Stdio};
    use std::time::Duration;

    let (mut person, program) = crate::pty::terminal();
    let (mut screen, errors) = crate::pty::terminal();
    let mut child = Command::new(env!("CARGO_BIN_EXE_novena"))
        .args(["solve", "--to", "line"])
        .env("LC_ALL", "C")
        .env("NO_COLOR", "1")
        .env("TERM", "xterm")
        .stdin(program)
        .stdout(Stdio::null())
        .stderr(errors)
        .spawn()
        .unwrap();
    // Otherwise, a progress line is drawn after one second.
    std::thread::sleep(Duration::from_millis(1600));
    writeln!(person, "{PUZZLE}").unwrap();
    person.write_all(b"\x04").unwrap();
    child.wait().unwrap();
    let mut seen = Vec::new();
    let mut buffer = [0; 4096];
    while let Ok(count @ 1..) = screen.read(&mut buffer) {
        seen.extend_from_slice(&buffer[..count]);
    }
    let seen = String::from_utf8_lossy(&seen).into_owned();
    let waiting = "Waiting for puzzles: type or paste them, then press Ctrl-D on an empty line.";
    assert_eq!(seen.trim_end(), waiting);
}
