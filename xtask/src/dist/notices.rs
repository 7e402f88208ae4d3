//! The licences of all third-party parts of the packages: fonts, and the crates compiled into the
//! program.

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::fs;
use std::path::{Path, PathBuf};

use serde_json::Value;

use super::compiled::Compiled;
use crate::root;

/// Fonts in the program, and the files with their licences. Noto Sans has the same licence as the
/// others, with different copyright lines.
const FONTS: [(&str, &str); 2] = [
    ("Newsreader", "crates/draw/fonts/OFL-newsreader.txt"),
    (
        "Instrument Sans",
        "crates/draw/fonts/OFL-instrument-sans.txt",
    ),
];

const INTRODUCTION: &str = "\
Novena contains the work of others. This file lists it with its licences.

Noto Sans: Copyright the Noto Project Authors, under the SIL Open Font License 1.1, whose text
follows for Newsreader.
The standard library of Rust: MIT OR Apache-2.0.
SQLite, which the crate libsqlite3-sys contains: in the public domain.
";

/// The whole text, the same for the same lock file.
pub(super) fn text(compiled: &Compiled) -> Result<String, String> {
    let mut notices = INTRODUCTION.to_owned();
    for (name, file) in FONTS {
        section(&mut notices, name, &read(&root().join(file))?);
    }
    // Most crates have the same few texts.
    let mut texts: BTreeMap<String, Vec<String>> = BTreeMap::new();
    let is_ours = |package: &&Value| package["source"].is_null();
    for package in compiled.libraries().filter(|package| !is_ours(package)) {
        let field = |key: &str| package[key].as_str().unwrap_or_default();
        let name = format!(
            "{} {} ({})",
            field("name"),
            field("version"),
            field("license")
        );
        let files = licences(Path::new(field("manifest_path")));
        if files.is_empty() {
            let without = "No text comes with these; their licences are the ones named above.\n";
            texts.entry(without.to_owned()).or_default().push(name);
            continue;
        }
        for file in files {
            texts.entry(read(&file)?).or_default().push(name.clone());
        }
    }
    for (text, names) in texts {
        section(&mut notices, &names.join("\n"), &text);
    }
    Ok(notices)
}

fn section(notices: &mut String, heading: &str, text: &str) {
    let line = "-".repeat(80);
    let _ = write!(notices, "\n{line}\n{heading}\n\n{}\n", text.trim());
}

/// The files next to a manifest that contain licences.
fn licences(manifest: &Path) -> Vec<PathBuf> {
    let entries = manifest
        .parent()
        .and_then(|folder| fs::read_dir(folder).ok());
    let is_licence = |path: &PathBuf| {
        let name = path.file_name().unwrap_or_default();
        let name = name.to_string_lossy().to_uppercase();
        let starts = ["LICENSE", "LICENCE", "COPYING", "NOTICE", "UNLICENSE"];
        path.is_file() && starts.iter().any(|start| name.starts_with(start))
    };
    let mut found: Vec<PathBuf> = entries
        .into_iter()
        .flatten()
        .filter_map(|entry| entry.ok().map(|entry| entry.path()))
        .filter(is_licence)
        .collect();
    found.sort();
    found
}

fn read(path: &Path) -> Result<String, String> {
    let bytes = fs::read(path).map_err(|error| format!("{}: {error}", path.display()))?;
    Ok(String::from_utf8_lossy(&bytes).replace("\r\n", "\n"))
}
