//! Replays every session in the README and the other documents, and checks their figures and links.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use novena_techniques::{Kind, technique};

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

/// Whether the lines match, where `…` stands for any number of lines.
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

/// The root folder of the project.
fn root() -> PathBuf {
    PathBuf::from(concat!(env!("CARGO_MANIFEST_DIR"), "/../.."))
}

/// The project's README.
fn readme() -> String {
    fs::read_to_string(root().join("README.md")).unwrap()
}

/// The README and all other documents intended for people, each with its path.
fn documents() -> Vec<(PathBuf, String)> {
    let folders = [
        "",
        "docs",
        "crates/lessons",
        "crates/novena",
        "training",
        "python",
    ];
    let mut found = Vec::new();
    for folder in folders.map(|folder| root().join(folder)) {
        for entry in fs::read_dir(folder).into_iter().flatten() {
            let path = entry.unwrap().path();
            // The site's table of contents uses the names of the site's pages.
            let is_contents = path.ends_with("docs/SUMMARY.md");
            if path.extension().is_some_and(|ending| ending == "md") && !is_contents {
                let text = fs::read_to_string(&path).unwrap();
                found.push((path, text));
            }
        }
    }
    found.sort();
    found
}

/// The numbers that immediately precede a word.
fn numbers_before(word: &str, text: &str) -> Vec<usize> {
    let before = text.split(word).map(|part| {
        let start = part.trim_end_matches(|char: char| char.is_ascii_digit());
        part[start.len()..].parse()
    });
    // The text after the last occurrence of the word does not precede another one.
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
fn sessions_print_what_the_documents_show() {
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
        // Both streams, as a person would see them.
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
    assert!(
        count >= 25,
        "the documents lost their sessions: {count} are left"
    );
}

/// The targets of Markdown links and pictures, excluding links to other sites and links in code.
fn links(text: &str) -> Vec<String> {
    let mut inside_code = false;
    let lines = text.lines().filter(|line| {
        inside_code ^= line.starts_with("```");
        !inside_code
    });
    let prose = lines.map(|line| line.split('`').step_by(2).collect::<String>());
    let targets = prose.flat_map(|line| {
        let rests = line.split("](").skip(1);
        let targets = rests.filter_map(|rest| rest.split_once(')').map(|(target, _)| target));
        targets.map(str::to_owned).collect::<Vec<_>>()
    });
    targets
        .filter(|target| !target.contains("://") && !target.starts_with("mailto:"))
        .collect()
}

/// The name by which links refer to a heading.
fn anchor(heading: &str) -> String {
    let kept = |char: &char| char.is_alphanumeric() || matches!(char, ' ' | '-' | '_');
    let name: String = heading.trim().to_lowercase().chars().filter(kept).collect();
    name.replace(' ', "-")
}

#[test]
fn links_lead_somewhere() {
    let mut count = 0;
    for (document, text) in documents() {
        for link in links(&text) {
            count += 1;
            let (file, part) = link.split_once('#').unwrap_or((&link, ""));
            let target = if file.is_empty() {
                document.clone()
            } else {
                document.parent().unwrap().join(file)
            };
            assert!(target.exists(), "{}: {link}", document.display());
            if !part.is_empty() && target.extension().is_some_and(|ending| ending == "md") {
                let text = fs::read_to_string(&target).unwrap();
                let mut headings = text.lines().filter(|line| line.starts_with('#'));
                let found = headings.any(|line| anchor(line.trim_start_matches('#')) == part);
                assert!(found, "{}: no heading for {link}", document.display());
            }
        }
    }
    assert!(count >= 100, "only {count} links were found");
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
