//! Replays every session in the README and the other documents.

use std::fs;
use std::path::Path;
use std::process::Command;

use crate::documents::{documents, root};

/// A command, and the output that a document shows for it.
struct Session {
    command: String,
    expected: Vec<String>,
}

fn sessions(document: &str) -> Vec<Session> {
    let mut found: Vec<Session> = Vec::new();
    let mut inside = false;
    for line in document.lines() {
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

/// Returns whether the lines match, where `…` matches any number of lines.
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

#[test]
fn sessions_print_the_documented_output() {
    let folder = tempfile::tempdir().unwrap();
    copy_folder(&root().join("examples"), folder.path());
    let programs = Path::new(env!("CARGO_BIN_EXE_novena")).parent().unwrap();
    let path = format!("{}:{}", programs.display(), std::env::var("PATH").unwrap());
    let documents = documents();
    let sessions = documents.iter().flat_map(|(document, text)| {
        let sessions = sessions(text).into_iter();
        sessions.map(move |session| (document, session))
    });
    let mut count = 0;
    for (document, Session { command, expected }) in sessions {
        count += 1;
        // Both output streams in one text, as a person would see them.
        let output = Command::new("sh")
            .args(["-c", &format!("exec 2>&1; {command}")])
            .current_dir(folder.path())
            .env("PATH", &path)
            .env("LC_ALL", "C")
            .env("NOVENA_CONFIG", "")
            .output()
            .unwrap();
        let printed = String::from_utf8(output.stdout).unwrap();
        let lines: Vec<&str> = printed.lines().collect();
        assert!(
            matches(&expected, &lines),
            "$ {command}\n{printed}\nbut {} shows\n{}",
            document.display(),
            expected.join("\n")
        );
    }
    assert!(count >= 25, "only {count} sessions were found");
}
