//! Checks the links in the documents, and the figures in the README.

use std::fs;

use novena_techniques::{Kind, technique};

use crate::documents::{documents, root};

/// Returns the project's README.
fn readme() -> String {
    fs::read_to_string(root().join("README.md")).unwrap()
}

/// Returns the numbers that appear immediately before each occurrence of a word.
fn numbers_before(word: &str, text: &str) -> Vec<usize> {
    let before = text.split(word).map(|part| {
        let start = part.trim_end_matches(|char: char| char.is_ascii_digit());
        part[start.len()..].parse()
    });
    // Drop the text after the last occurrence, because it does not precede the word.
    let mut numbers: Vec<_> = before.collect();
    numbers.pop();
    numbers.into_iter().flatten().collect()
}

/// The address at which the files of this repository can be read online.
const ONLINE: &str = "https://github.com/novena-sudoku/novena/blob/main/";

/// Returns the targets of Markdown links and pictures, excluding links to other sites and links in
/// code.
fn links(text: &str) -> Vec<String> {
    let mut inside_code = false;
    let lines = text.lines().filter(|line| {
        inside_code ^= line.starts_with("```");
        !inside_code
    });
    let prose = lines.map(|line| line.split('`').step_by(2).collect::<String>());
    let targets = prose.flat_map(|line| {
        let targets = [("](", ')'), ("src=\"", '"')].map(|(start, end)| {
            let rests = line.split(start).skip(1);
            let targets = rests.filter_map(|rest| rest.split_once(end).map(|(target, _)| target));
            targets.map(str::to_owned).collect::<Vec<_>>()
        });
        targets.concat()
    });
    targets
        .filter(|target| {
            target.starts_with(ONLINE) || !target.contains("://") && !target.starts_with("mailto:")
        })
        .collect()
}

/// Returns the anchor of a heading, as links spell it.
fn anchor(heading: &str) -> String {
    let kept = |char: &char| char.is_alphanumeric() || matches!(char, ' ' | '-' | '_');
    let name: String = heading.trim().to_lowercase().chars().filter(kept).collect();
    name.replace(' ', "-")
}

#[test]
fn links_have_valid_targets() {
    let mut count = 0;
    for (document, text) in documents() {
        for link in links(&text) {
            count += 1;
            let (file, part) = link.split_once('#').unwrap_or((&link, ""));
            let target = match file.strip_prefix(ONLINE) {
                Some(path) => root().join(path),
                None if file.is_empty() => document.clone(),
                None => document.parent().unwrap().join(file),
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
fn the_readme_states_the_number_of_techniques() {
    let found = Kind::ALL.iter().filter(|&&kind| technique(kind).is_some());
    let count = found.count();
    let numbers = numbers_before(" techniques", &readme());
    assert!(
        !numbers.is_empty() && numbers.iter().all(|&number| number == count),
        "the README states {numbers:?} techniques, but there are {count}"
    );
}
