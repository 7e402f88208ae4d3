//! The licences of all third-party parts of the packages: fonts, and the crates compiled into the
//! program.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;
use std::fs;
use std::path::{Path, PathBuf};

use serde_json::Value;

use super::compiled::Compiled;
use crate::root;

/// Sentences about parts included in crates, each with the name of its crate.
const SENTENCES: [(&str, &str); 3] = [
    (
        "notosans",
        "\
Noto Sans: Copyright 2012 Google Inc. The crate notosans offers it under the SIL Open Font License
1.1; the fonts themselves name the Apache License 2.0. Both texts follow.",
    ),
    (
        "libsqlite3-sys",
        "SQLite, which the crate libsqlite3-sys contains: in the public domain.",
    ),
    (
        "novena-scan",
        "\
The network that reads photos was trained with pictures of others, which it does not contain:
handwritten digits of MNIST by Yann LeCun, Corinna Cortes and Christopher Burges (commonly given as
CC BY-SA 3.0), and photos of sudoku by Baptiste Wicht and Jean Hennebert
(https://github.com/wichtounet/sudoku_dataset, CC BY 4.0, https://creativecommons.org/licenses/by/4.0/).",
    ),
];

/// Licences of parts included in crates: the name of the crate, the part, and the licence file.
const FILES: [(&str, &str, &str); 3] = [
    (
        "notosans",
        "Newsreader",
        "crates/draw/fonts/OFL-newsreader.txt",
    ),
    (
        "notosans",
        "Instrument Sans",
        "crates/draw/fonts/OFL-instrument-sans.txt",
    ),
    ("novena-kernel", "tdoku", "crates/kernel/LICENSE-tdoku"),
];

const INTRODUCTION: &str = "\
Novena contains the work of others. This file lists it with its licences.

The standard library of Rust: MIT OR Apache-2.0.
";

/// The complete text, which is always the same for the same lock file.
pub(super) fn text(compiled: &[Compiled]) -> Result<String, String> {
    let mut notices = INTRODUCTION.to_owned();
    let packages = || compiled.iter().flat_map(Compiled::packages);
    let contains = |name: &str| compiled.iter().any(|one| one.contains(name));
    for (_, sentence) in SENTENCES.iter().filter(|(name, _)| contains(name)) {
        let _ = write!(notices, "\n{sentence}\n");
    }
    for (_, part, file) in FILES.iter().filter(|(name, ..)| contains(name)) {
        section(&mut notices, part, &read(&root().join(file))?);
    }
    // Most crates have the same few licence texts.
    let mut texts: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
    let is_ours = |package: &&Value| package["source"].is_null();
    for package in packages().filter(|package| !is_ours(package)) {
        let field = |key: &str| package[key].as_str().unwrap_or_default();
        let name = format!(
            "{} {} ({})",
            field("name"),
            field("version"),
            field("license")
        );
        let manifest = Path::new(field("manifest_path"));
        let files = licences(manifest.parent().unwrap_or(manifest));
        if files.is_empty() {
            let without = "No text comes with these. Their licences are named above; other parts of this file have the texts.\n";
            texts.entry(without.to_owned()).or_default().insert(name);
            continue;
        }
        for file in files {
            texts.entry(read(&file)?).or_default().insert(name.clone());
        }
    }
    for (text, names) in texts {
        let names: Vec<String> = names.into_iter().collect();
        section(&mut notices, &names.join("\n"), &text);
    }
    Ok(notices)
}

fn section(notices: &mut String, heading: &str, text: &str) {
    let line = "-".repeat(80);
    let _ = write!(notices, "\n{line}\n{heading}\n\n{}\n", text.trim());
}

/// The licence files of a crate, including those of C libraries and fonts inside it.
fn licences(folder: &Path) -> Vec<PathBuf> {
    let mut found = Vec::new();
    let mut folders = vec![folder.to_owned()];
    while let Some(folder) = folders.pop() {
        let entries = fs::read_dir(folder).into_iter().flatten();
        for path in entries.filter_map(|entry| entry.ok().map(|entry| entry.path())) {
            let name = path.file_name().unwrap_or_default();
            let name = name.to_string_lossy().to_uppercase();
            let is_source = path.extension().is_some_and(|end| end == "rs");
            if path.is_dir() && !NOT_COMPILED.contains(&name.as_str()) {
                folders.push(path);
            } else if path.is_file()
                && !is_source
                && STARTS.iter().any(|start| name.starts_with(start))
            {
                found.push(path);
            }
        }
    }
    found.sort();
    found
}

/// The starts of the names of licence files.
const STARTS: [&str; 5] = ["LICENSE", "LICENCE", "COPYING", "NOTICE", "UNLICENSE"];

/// Folders of a crate that are not compiled into a program.
const NOT_COMPILED: [&str; 6] = ["TESTS", "TEST", "EXAMPLES", "BENCHES", "FUZZ", "DOC"];

fn read(path: &Path) -> Result<String, String> {
    let bytes = fs::read(path).map_err(|error| format!("{}: {error}", path.display()))?;
    Ok(String::from_utf8_lossy(&bytes).replace("\r\n", "\n"))
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn licences_of_bundled_parts_are_found() {
        let folder = tempfile::tempdir().unwrap();
        let file = |name: &str| {
            let path = folder.path().join(name);
            fs::create_dir_all(path.parent().unwrap()).unwrap();
            fs::write(&path, "").unwrap();
            path
        };
        let mut expected = [
            file("LICENSE-MIT"),
            file("c_src/lib/LICENSE"),
            file("fonts/COPYING.txt"),
        ];
        expected.sort();
        file("src/licences.rs");
        file("tests/data/LICENSE");
        assert_eq!(licences(folder.path()), expected);
    }

    #[test]
    fn parts_are_listed_with_the_crates_that_contain_them() {
        let package = |name: &str| json!({"id": name, "name": name, "version": "1.0.0"});
        let notices = |crates: &[&str]| {
            let uses: Vec<Value> = crates
                .iter()
                .map(|name| json!({"pkg": name, "dep_kinds": [{"kind": null}]}))
                .collect();
            let all = crates.iter().chain(&["program"]).map(|name| package(name));
            let in_tree = crates
                .iter()
                .map(|name| ((*name).to_owned(), "1.0.0".to_owned()));
            let metadata = json!({
                "packages": all.collect::<Vec<_>>(),
                "resolve": {"nodes": [{"id": "program", "deps": uses}]},
            });
            let compiled = Compiled::of(&metadata, "program", &in_tree.collect());
            text(&[compiled.unwrap()]).unwrap()
        };
        let solver = notices(&["novena-kernel"]);
        assert!(solver.contains("Copyright (c) 2019, Tom Dillon"));
        assert!(!solver.contains("Newsreader") && !solver.contains("MNIST"));
        let all = notices(&["notosans", "libsqlite3-sys", "novena-scan"]);
        for part in [
            "Noto Sans",
            "Newsreader",
            "Instrument Sans",
            "SQLite",
            "MNIST",
        ] {
            assert!(all.contains(part), "{part}");
        }
    }
}
