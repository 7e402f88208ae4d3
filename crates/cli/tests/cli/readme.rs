//! Every session that the README shows, replayed.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

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
    let sessions = sessions(&fs::read_to_string(root.join("README.md")).unwrap());
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
