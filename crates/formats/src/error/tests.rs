//! Every kind of error, with its ID, its arguments and its message.

use novena_core::{Cell, Digit};

use crate::{JsonValue, LibraryItem, ParseError, TripleNumber, Variant};

/// Returns one error of every kind, in the same order as the IDs.
fn one_of_each() -> Vec<ParseError> {
    let (cell, digit) = (Cell::at(0, 0), Digit::ALL[4]);
    vec![
        ParseError::Empty,
        ParseError::NoPuzzle { cells: 80 },
        ParseError::NoLayout,
        ParseError::NoPuzzleRow {
            cells: 80,
            row: 4,
            found: 8,
        },
        ParseError::LineTooLong { limit: 1 << 20 },
        ParseError::RecordTooLong { limit: 1000 },
        ParseError::NotUtf8 { column: 5 },
        ParseError::NotText,
        ParseError::Picture,
        ParseError::Archive,
        ParseError::UnexpectedChar {
            column: 23,
            found: 'A',
        },
        ParseError::CellCount { found: 80 },
        ParseError::RowCount { found: 7 },
        ParseError::RowLength { row: 4, found: 8 },
        ParseError::MarkRepeated { cell, digit },
        ParseError::NumberCount { found: 2 },
        ParseError::NotANumber {
            column: 3,
            found: "two".into(),
        },
        ParseError::OutOfRange {
            number: TripleNumber::Row,
            found: "10".into(),
        },
        ParseError::CellRepeated {
            cell,
            first: digit,
            second: Digit::ALL[6],
        },
        ParseError::LibraryFields { found: 5 },
        ParseError::WrongItem {
            column: 92,
            found: "1111".into(),
            expected: LibraryItem::Candidate,
        },
        ParseError::UnclosedQuote { column: 1 },
        ParseError::FieldCount {
            found: 2,
            expected: 3,
        },
        ParseError::SpreadsheetNumber {
            found: "9.02E+70".into(),
        },
        ParseError::NotJson {
            column: 2,
            reason: "expected value".into(),
        },
        ParseError::NotAnObject,
        ParseError::MissingKey { key: "puzzle" },
        ParseError::NoBoard,
        ParseError::TwoBoards {
            first: "board".into(),
            second: "last".into(),
        },
        ParseError::WrongType {
            expected: JsonValue::Text,
        },
        ParseError::Variant {
            what: Variant::Rule("arrow".into()),
        },
        ParseError::LinkWithoutPuzzle,
        ParseError::UnknownLink {
            host: "example.org".into(),
        },
        ParseError::NotPacked,
        ParseError::TooLarge { limit: 1 << 20 },
        ParseError::NotXml {
            column: 7,
            reason: "the tag is not closed".into(),
        },
        ParseError::wrong_field("time", "noon"),
        ParseError::EntryOnGiven { cell },
        ParseError::WrongLength {
            expected: 729,
            found: 728,
        },
        ParseError::Seed,
        ParseError::WrongMove {
            found: "I999".into(),
        },
        ParseError::WrongCellContent {
            found: "r1c1 ?".into(),
        },
        ParseError::JournalStep { step: 3 },
        ParseError::JournalDone { done: 5, steps: 4 },
        ParseError::JournalEnd,
        ParseError::CellCount { found: 80 }.in_field("solution"),
        ParseError::wrong_field("marks", "512").in_cell(cell),
    ]
}

#[test]
fn every_id_is_listed_once() {
    let ids: Vec<_> = one_of_each().iter().map(ParseError::id).collect();
    assert_eq!(ids, ParseError::IDS);
    let unique: std::collections::BTreeSet<_> = ids.iter().collect();
    assert_eq!(unique.len(), ids.len());
}

#[test]
fn every_argument_is_in_the_message() {
    for error in one_of_each() {
        let message = error.to_string();
        assert!(!message.ends_with('.'), "{message}");
        // The argument is an ID, and the message contains the corresponding words.
        let args = error
            .args()
            .into_iter()
            .filter(|(name, _)| *name != "expected" || error.id() == "field-count")
            .filter(|(name, _)| *name != "what");
        for (name, value) in args {
            assert!(message.contains(&value), "{message:?} lacks {name}={value}");
        }
    }
}

#[test]
fn messages_have_the_expected_wording() {
    let message = |id: &str| {
        let all = one_of_each();
        all.iter()
            .find(|error| error.id() == id)
            .unwrap()
            .to_string()
    };
    assert_eq!(message("row-length"), "row 4 has 8 cells, expected 9");
    assert_eq!(message("unexpected-char"), "column 23: unexpected 'A'");
    assert_eq!(message("cell-count"), "expected 81 cells, found 80");
    assert_eq!(message("line-too-long"), "line is longer than 1 MiB");
    assert_eq!(
        message("record-too-long"),
        "record is longer than 1000 bytes, stopped here"
    );
    let cages = ParseError::Variant {
        what: Variant::Cages,
    };
    assert_eq!(
        cages.to_string(),
        "this puzzle has killer cages; only classic 9×9 is supported"
    );
    assert_eq!(message("empty"), "nothing to read: the input is empty");
    assert_eq!(
        message("no-puzzle-row"),
        "read 80 cells, 81 are needed; row 4 has 8",
    );
    assert_eq!(message("in-field"), "solution: expected 81 cells, found 80");
    assert_eq!(message("in-cell"), "r1c1: marks cannot be \"512\"");
}
