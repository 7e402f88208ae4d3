//! Checks that the program understands every command in the documents and in its own help. The
//! commands are parsed, not run.

use std::fs;

use crate::documents::{code, documents, root};
use crate::support::novena;

/// Placeholders in the documents, and values that the program accepts in their places.
const PLACEHOLDERS: [(&str, &str); 9] = [
    ("COMMAND", "solve"),
    ("FILE", "puzzles.txt"),
    ("FOLDER", "folder"),
    ("FORMAT", "sdm"),
    ("ID", "x-wing"),
    ("N", "3"),
    ("NAME", "usp"),
    ("SETTING", "theme"),
    ("T", "x-wing"),
];

/// Returns the arguments of the `novena` command in a piece of code. Returns `None` if the piece is
/// not a complete command, such as the program's name alone or a command that ends with an
/// ellipsis.
fn arguments(piece: &str) -> Option<Vec<String>> {
    let piece = piece.trim().trim_start_matches("$ ");
    // In help texts and examples, an explanation follows the command after two spaces.
    let piece = piece.split("  ").next()?;
    let mut words = words(piece).into_iter();
    if words.next()? != "novena" {
        return None;
    }
    let ends = [
        "|", "||", "&&", "&", ";", ">", ">>", "<", "2>", "#", "…", "->",
    ];
    let arguments: Vec<String> = words
        .take_while(|word| !ends.contains(&word.as_str()))
        .collect();
    // A dependency in a manifest, `novena = …`, is not a command.
    let is_command = arguments.first().is_some_and(|word| word != "=");
    let is_whole = is_command && !piece.contains('…');
    is_whole.then(|| arguments.iter().map(|word| filled(word)).collect())
}

/// Splits a line into words, as a shell does.
fn words(line: &str) -> Vec<String> {
    let mut words = vec![String::new()];
    let mut quote = None;
    for char in line.chars() {
        let word = words.last_mut().unwrap();
        match quote {
            Some(end) if char == end => quote = None,
            None if char == '\'' || char == '"' => quote = Some(char),
            None if char.is_whitespace() => words.push(String::new()),
            _ => word.push(char),
        }
    }
    words.retain(|word| !word.is_empty());
    words
}

/// Replaces a placeholder with a valid value. The placeholder may follow `=` or be in brackets.
fn filled(word: &str) -> String {
    let word = word.trim_start_matches('[').trim_end_matches(']');
    // If there are several alternatives, take the first.
    let word = word.split('|').next().unwrap_or(word);
    let (start, value) = match word.split_once('=') {
        Some((option, value)) if option.starts_with("--") => (format!("{option}="), value),
        _ => (String::new(), word),
    };
    let filled = PLACEHOLDERS.iter().find(|(name, _)| *name == value);
    start + filled.map_or(value, |(_, filled)| filled)
}

#[test]
fn commands_are_extracted_from_documents() {
    let check = |piece: &str, expected: Option<&[&str]>| {
        let expected: Option<Vec<String>> =
            expected.map(|words| words.iter().map(|&word| word.to_owned()).collect());
        assert_eq!(arguments(piece), expected, "{piece}");
    };
    check("novena solve a.txt", Some(&["solve", "a.txt"]));
    check(
        "$ novena solve 'a b' | sort  # sorted",
        Some(&["solve", "a b"]),
    );
    check(
        "novena generate --needs=T -n N",
        Some(&["generate", "--needs=x-wing", "-n", "3"]),
    );
    check("novena", None);
    check("novena solve …", None);
    check("novena-core", None);
    check("cargo run", None);
}

#[test]
fn every_documented_command_is_valid() {
    let mut pieces: Vec<(String, String)> = Vec::new();
    for (path, text) in documents() {
        let name = path.strip_prefix(root()).unwrap().display().to_string();
        pieces.extend(code(&text).into_iter().map(|piece| (name.clone(), piece)));
    }
    let help = root().join("crates/cli/locales/en.ftl");
    for line in fs::read_to_string(help).unwrap().lines() {
        pieces.push(("the help".to_owned(), line.to_owned()));
    }
    let mut count = 0;
    let mut faults = Vec::new();
    for (name, piece) in pieces {
        let Some(words) = arguments(&piece) else {
            continue;
        };
        count += 1;
        // The help of a command is printed only after the arguments before it have been parsed.
        let parsed = |more: &[&str]| {
            let words = words.iter().map(String::as_str);
            let words: Vec<&str> = words.chain(more.iter().copied()).collect();
            novena(&words, "")
        };
        let run = parsed(&["--help"]);
        // An option at the end may be mentioned without its value.
        if run.code != 0 && parsed(&["x", "--help"]).code != 0 {
            faults.push(format!("{name}: {piece}\n{}", run.err));
        }
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
    assert!(count >= 150, "only {count} commands were found");
}
