//! Checks the examples of all formats in `docs/formats.md`.

use std::fs;

use novena_formats::Format;

use crate::documents::root;
use crate::support::novena;

/// The digits that every example contains.
const DIGITS: &str =
    ".....9.2.8..3..6.4...76.9...4.1..5..9..5.3..1..2..6.9.....17...3.7..5..9.1.6.....";

/// Returns the example of a format: the first code block below its heading.
fn example(document: &str, id: &str) -> String {
    let (_, section) = document
        .split_once(&format!("\n### `{id}`\n"))
        .unwrap_or_else(|| panic!("{id} has no example"));
    let (_, block) = section.split_once("```\n").unwrap();
    block.split_once("```").unwrap().0.to_owned()
}

fn converted(text: &str, from: &str, to: &str) -> String {
    novena(&["convert", "--from", from, "--to", to], text).out
}

#[test]
fn the_documented_example_of_every_format_is_read_and_written() {
    let document = fs::read_to_string(root().join("docs/formats.md")).unwrap();
    let complete = example(&document, "library");
    for format in Format::ALL {
        let id = format.id();
        let example = example(&document, id);
        if let Some((start, _)) = example.split_once('…') {
            // Long examples are truncated. They show the same record as the example of `library`.
            let written = converted(&complete, "library", id);
            assert!(written.starts_with(start), "{id}\n{written}");
        } else {
            assert_eq!(converted(&example, id, id), example, "{id}");
            let digits = converted(&example, id, "line");
            assert!(digits.starts_with(DIGITS), "{id}\n{digits}");
        }
    }
}
