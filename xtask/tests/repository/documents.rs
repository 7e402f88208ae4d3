//! Checks that the chores, examples, tests and scripts that documents name exist. The tests of
//! `novena-cli` check the commands of `novena` itself.

use std::collections::BTreeMap;

use crate::{files, read, root};

/// The pieces of code in a Markdown text: the lines of code blocks, and the code in running text.
fn code(text: &str) -> Vec<String> {
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

/// All pieces of code in documents, each with the path of its document.
fn pieces() -> Vec<(String, String)> {
    let in_document = |path: String| {
        let pieces = code(&read(&path)).into_iter();
        pieces.map(move |piece| (path.clone(), piece))
    };
    let documents = files("*.md").into_iter();
    // Two kinds of documents are left out: the changelog, because it also names what older versions
    // had, and those about benchmarks against other solvers, which are run in their own folder.
    let current = documents.filter(|path| path != "CHANGELOG.md" && !path.starts_with("benches/"));
    current.flat_map(in_document).collect()
}

/// The value of an option, such as `-p novena-core`.
fn value<'a>(words: &[&'a str], names: &[&str]) -> Option<&'a str> {
    let place = words.iter().position(|word| names.contains(word))?;
    words.get(place + 1).copied()
}

/// The folders of all packages, by name.
fn packages() -> BTreeMap<String, String> {
    let name = |manifest: &String| {
        let text = read(manifest);
        let line = text.lines().find(|line| line.starts_with("name = "))?;
        let name = line.split('"').nth(1)?.to_owned();
        let folder = manifest.trim_end_matches("Cargo.toml").to_owned();
        Some((name, folder))
    };
    files("*Cargo.toml").iter().filter_map(name).collect()
}

#[test]
fn cargo_commands_in_documents_exist() {
    let chores = read("xtask/src/main.rs");
    let packages = packages();
    let mut count = 0;
    for (document, piece) in pieces() {
        let words: Vec<&str> = piece.split_whitespace().collect();
        let Some(start) = words.iter().position(|word| *word == "cargo") else {
            continue;
        };
        let words = &words[start..];
        // Options after this belong to the program that cargo runs.
        let end = words.iter().position(|word| *word == "--");
        let own = &words[..end.unwrap_or(words.len())];
        let at = || format!("{document}: {piece}");
        if let ["cargo", "xtask", chore, ..] = own {
            let is_known = chores.contains(&format!("\"{chore}\""));
            assert!(is_known || *chore == "CHORE", "{}", at());
            count += 1;
            continue;
        }
        let Some(package) = value(own, &["-p", "--package"]) else {
            let names_one = [
                "--bin",
                "--manifest-path",
                "--path",
                "--workspace",
                "--example",
            ];
            let runs = own.get(1) == Some(&"run");
            assert!(
                !runs || own.iter().any(|word| names_one.contains(word)),
                "{}",
                at()
            );
            continue;
        };
        let folder = packages.get(package);
        let folder = folder.unwrap_or_else(|| panic!("{}: no such package", at()));
        for (option, place) in [("--example", "examples"), ("--test", "tests")] {
            let Some(name) = value(own, &[option]) else {
                continue;
            };
            let manifest = read(&format!("{folder}Cargo.toml"));
            let exists = [
                format!("{place}/{name}.rs"),
                format!("{place}/{name}/main.rs"),
            ]
            .iter()
            .any(|path| root().join(folder).join(path).is_file());
            assert!(
                exists || manifest.contains(&format!("name = \"{name}\"")),
                "{}",
                at()
            );
            count += 1;
        }
    }
    assert!(count >= 60, "only {count} commands were found");
}

#[test]
fn named_files_exist() {
    let roots = [
        "tools/",
        "crates/",
        "xtask/",
        "docs/",
        "fuzz/",
        "python/",
        "packages/",
        ".ci/",
    ];
    let mut count = 0;
    for (document, piece) in pieces() {
        for word in piece.split_whitespace() {
            let path = word.trim_matches(['(', ')', ',', ';', ':', '"', '\'']);
            let is_path = roots.iter().any(|root| path.starts_with(root));
            // Patterns are skipped, and so are places that a build or the reader creates.
            let is_pattern = path.contains(['*', '…', '{', '<', '$']) || path.contains("NAME");
            if !is_path || is_pattern || path.contains("LANG") || path.contains("ID") {
                continue;
            }
            count += 1;
            let is_built = ["crates/web/engine", "docs/book", "fuzz/found"]
                .iter()
                .any(|built| path.starts_with(built));
            assert!(
                is_built || root().join(path).exists(),
                "{document}: {path} does not exist"
            );
        }
    }
    assert!(count >= 60, "only {count} files were found");
}
