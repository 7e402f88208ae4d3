//! What the README says: every session that it shows, replayed, and its numbers.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use novena_techniques::{Kind, technique};

/// A command and what the README says it prints.
struct Session {
    command: String,
    expected: Vec<String>,
}

fn sessions(readme: &str) -> Vec<Session> {
    let mut found: Vec<Session> = Vec::new();
    let mut inside = false;
    for line in readme.lines() {
        if line.starts_with("```") {
            inside = line == "```console";
        } else if inside {
            match (line.strip_prefix("$ "), found.last_mut()) {
                (Some(command), _) => found.push(Session {
                    command: command.to_owned(),
                    expected: Vec::new(),
                }),
                (None, Some(session)) => session.expected.push(line.to_owned()),
                (None, None) => panic!("output before any command: {line}"),
            }
        }
    }
    found
}

/// Whether the lines are as expected, where `…` stands for any number of them.
fn matches(expected: &[String], printed: &[&str]) -> bool {
    match (expected.split_first(), printed.split_first()) {
        (None, None) => true,
        (Some((first, rest)), _) if first == "…" => {
            (0..=printed.len()).any(|skipped| matches(rest, &printed[skipped..]))
        }
        (Some((first, expected)), Some((line, printed))) => {
            first == line && matches(expected, printed)
        }
        _ => false,
    }
}

/// The README of the project.
fn readme() -> String {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../../README.md");
    fs::read_to_string(path).unwrap()
}

/// The numbers that are written before a word.
fn numbers_before(word: &str, text: &str) -> Vec<usize> {
    let before = text.split(word).map(|part| {
        let start = part.trim_end_matches(|char: char| char.is_ascii_digit());
        part[start.len()..].parse()
    });
    // What follows the last word is not before one.
    let mut numbers: Vec<_> = before.collect();
    numbers.pop();
    numbers.into_iter().flatten().collect()
}

fn copy_folder(from: &Path, to: &Path) {
    fs::create_dir_all(to).unwrap();
    for entry in fs::read_dir(from).unwrap() {
        let entry = entry.unwrap();
        let target = to.join(entry.file_name());
        if entry.file_type().unwrap().is_dir() {
            copy_folder(&entry.path(), &target);
        } else {
            fs::copy(entry.path(), target).unwrap();
        }
    }
}

#[cfg(unix)]
#[test]
fn the_readme_tells_the_truth() {
    let root = PathBuf::from(concat!(env!("CARGO_MANIFEST_DIR"), "/../.."));
    let folder = tempfile::tempdir().unwrap();
    copy_folder(&root.join("examples"), folder.path());
    let programs = Path::new(env!("CARGO_BIN_EXE_novena")).parent().unwrap();
    let path = format!("{}:{}", programs.display(), std::env::var("PATH").unwrap());
    let sessions = sessions(&readme());
    assert!(sessions.len() >= 10, "the README lost its sessions");
    for Session { command, expected } in sessions {
        // What a person sees: both streams.
        let output = Command::new("sh")
            .args(["-c", &format!("exec 2>&1; {command}")])
            .current_dir(folder.path())
            .env("PATH", &path)
            .env("LC_ALL", "C")
            .output()
            .unwrap();
        let printed = String::from_utf8(output.stdout).unwrap();
        let lines: Vec<&str> = printed.lines().collect();
        assert!(
            matches(&expected, &lines),
            "$ {command}\n{printed}\nbut the README says\n{}",
            expected.join("\n")
        );
    }
}

#[test]
fn the_readme_counts_the_techniques() {
    let found = Kind::ALL.iter().filter(|&&kind| technique(kind).is_some());
    let count = found.count();
    let said = numbers_before(" techniques", &readme());
    assert!(
        !said.is_empty() && said.iter().all(|&number| number == count),
        "the README counts {said:?} techniques, and there are {count}"
    );
}
