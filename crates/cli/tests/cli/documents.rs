//! Finds the documents that people read. The tests of sessions, commands and links check these
//! documents.

use std::fs;
use std::path::PathBuf;

/// Returns the root folder of the project.
pub(crate) fn root() -> PathBuf {
    PathBuf::from(concat!(env!("CARGO_MANIFEST_DIR"), "/../.."))
}

/// Returns the README and all other documents intended for people, each with its path.
pub(crate) fn documents() -> Vec<(PathBuf, String)> {
    let mut folders: Vec<PathBuf> = [
        "",
        "benches/peers",
        "docs",
        "packages/novena",
        "python",
        "training",
    ]
    .iter()
    .map(|folder| root().join(folder))
    .collect();
    let crates = fs::read_dir(root().join("crates")).unwrap();
    folders.extend(crates.map(|entry| entry.unwrap().path()));
    let mut found = Vec::new();
    for folder in folders {
        for entry in fs::read_dir(folder).into_iter().flatten() {
            let path = entry.unwrap().path();
            // The table of contents is left out, because its links use the page names of the site.
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

/// Returns the pieces of code in a Markdown text: the lines of code blocks, and the code in running
/// text.
pub(crate) fn code(text: &str) -> Vec<String> {
    let mut pieces = Vec::new();
    let mut in_block = false;
    for line in text.lines() {
        if line.trim_start().starts_with("```") {
            in_block = !in_block;
        } else if in_block {
            pieces.push(line.to_owned());
        } else {
            pieces.extend(line.split('`').skip(1).step_by(2).map(str::to_owned));
        }
    }
    pieces
}
