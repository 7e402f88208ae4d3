//! What errors say: a sentence in English, and what is needed to say it otherwise.

use std::fmt;

use super::{JsonValue, LibraryItem, ParseError, Variant};

impl ParseError {
    /// Every [`ParseError::id`] there is, so that a test can compare a translation with it.
    ///
    /// ```
    /// assert!(novena_formats::ParseError::IDS.contains(&"unexpected-char"));
    /// ```
    pub const IDS: &[&str] = &[
        "empty",
        "no-puzzle",
        "no-puzzle-row",
        "line-too-long",
        "record-too-long",
        "not-utf8",
        "utf16",
        "unexpected-char",
        "cell-count",
        "row-count",
        "row-length",
        "mark-repeated",
        "number-count",
        "not-a-number",
        "out-of-range",
        "cell-repeated",
        "library-fields",
        "wrong-item",
        "unclosed-quote",
        "field-count",
        "spreadsheet-number",
        "not-json",
        "not-an-object",
        "missing-key",
        "wrong-type",
        "variant",
        "link-without-puzzle",
        "unknown-link",
        "not-packed",
        "too-large",
        "not-xml",
        "wrong-field",
        "entry-on-given",
        "wrong-length",
        "seed",
        "wrong-move",
        "wrong-square",
        "journal-step",
        "journal-done",
        "journal-end",
        "in-field",
        "in-cell",
    ];

    /// A name for the kind of error, the key of its sentence in other languages.
    #[must_use]
    pub const fn id(&self) -> &'static str {
        match self {
            Self::Empty => "empty",
            Self::NoPuzzle { .. } => "no-puzzle",
            Self::NoPuzzleRow { .. } => "no-puzzle-row",
            Self::LineTooLong { .. } => "line-too-long",
            Self::RecordTooLong { .. } => "record-too-long",
            Self::NotUtf8 { .. } => "not-utf8",
            Self::Utf16 => "utf16",
            Self::UnexpectedChar { .. } => "unexpected-char",
            Self::CellCount { .. } => "cell-count",
            Self::RowCount { .. } => "row-count",
            Self::RowLength { .. } => "row-length",
            Self::MarkRepeated { .. } => "mark-repeated",
            Self::NumberCount { .. } => "number-count",
            Self::NotANumber { .. } => "not-a-number",
            Self::OutOfRange { .. } => "out-of-range",
            Self::CellRepeated { .. } => "cell-repeated",
            Self::LibraryFields { .. } => "library-fields",
            Self::WrongItem { .. } => "wrong-item",
            Self::UnclosedQuote { .. } => "unclosed-quote",
            Self::FieldCount { .. } => "field-count",
            Self::SpreadsheetNumber { .. } => "spreadsheet-number",
            Self::NotJson { .. } => "not-json",
            Self::NotAnObject => "not-an-object",
            Self::MissingKey { .. } => "missing-key",
            Self::WrongType { .. } => "wrong-type",
            Self::Variant { .. } => "variant",
            Self::LinkWithoutPuzzle => "link-without-puzzle",
            Self::UnknownLink { .. } => "unknown-link",
            Self::NotPacked => "not-packed",
            Self::TooLarge { .. } => "too-large",
            Self::NotXml { .. } => "not-xml",
            Self::WrongField { .. } => "wrong-field",
            Self::EntryOnGiven { .. } => "entry-on-given",
            Self::WrongLength { .. } => "wrong-length",
            Self::Seed => "seed",
            Self::WrongMove { .. } => "wrong-move",
            Self::WrongSquare { .. } => "wrong-square",
            Self::JournalStep { .. } => "journal-step",
            Self::JournalDone { .. } => "journal-done",
            Self::JournalEnd => "journal-end",
            Self::InField { .. } => "in-field",
            Self::InCell { .. } => "in-cell",
        }
    }

    /// What fills the sentence, by name. Characters are quoted as the message shows them.
    ///
    /// [`ParseError::InField`] gives the field alone, [`ParseError::InCell`] the cell: translate
    /// [`ParseError::inner`] as an `error` to fill in beside it.
    #[must_use]
    pub fn args(&self) -> Vec<(&'static str, String)> {
        match self {
            Self::Empty
            | Self::Utf16
            | Self::NotAnObject
            | Self::Seed
            | Self::JournalEnd
            | Self::LinkWithoutPuzzle
            | Self::NotPacked => vec![],
            Self::NoPuzzle { cells } => vec![("cells", cells.to_string())],
            Self::NoPuzzleRow { cells, row, found } => vec![
                ("cells", cells.to_string()),
                ("row", row.to_string()),
                ("found", found.to_string()),
            ],
            Self::LineTooLong { limit }
            | Self::RecordTooLong { limit }
            | Self::TooLarge { limit } => {
                vec![("limit", size(*limit))]
            }
            Self::NotUtf8 { column } | Self::UnclosedQuote { column } => {
                vec![("column", column.to_string())]
            }
            Self::UnexpectedChar { column, found } => {
                vec![
                    ("column", column.to_string()),
                    ("found", format!("{found:?}")),
                ]
            }
            Self::CellCount { found }
            | Self::RowCount { found }
            | Self::NumberCount { found }
            | Self::LibraryFields { found } => {
                vec![("found", found.to_string())]
            }
            Self::RowLength { row, found } => {
                vec![("row", row.to_string()), ("found", found.to_string())]
            }
            Self::MarkRepeated { cell, digit } => {
                vec![("cell", cell.to_string()), ("digit", digit.to_string())]
            }
            Self::NotANumber { column, found } => {
                vec![
                    ("column", column.to_string()),
                    ("found", format!("{found:?}")),
                ]
            }
            Self::WrongItem {
                column,
                found,
                expected,
            } => vec![
                ("column", column.to_string()),
                ("found", format!("{found:?}")),
                ("expected", expected.id().to_string()),
            ],
            Self::OutOfRange { number, found } => {
                vec![
                    ("number", number.id().to_string()),
                    ("found", found.clone()),
                ]
            }
            Self::CellRepeated {
                cell,
                first,
                second,
            } => vec![
                ("cell", cell.to_string()),
                ("first", first.to_string()),
                ("second", second.to_string()),
            ],
            Self::FieldCount { found, expected } | Self::WrongLength { found, expected } => vec![
                ("found", found.to_string()),
                ("expected", expected.to_string()),
            ],
            Self::SpreadsheetNumber { found } => vec![("found", found.clone())],
            Self::NotJson { column, reason } | Self::NotXml { column, reason } => {
                vec![("column", column.to_string()), ("reason", reason.clone())]
            }
            Self::MissingKey { key } => vec![("key", (*key).to_string())],
            Self::WrongType { expected } => vec![("expected", expected.id().to_string())],
            Self::Variant { what } => {
                vec![("what", what.id().to_string()), ("name", what.name())]
            }
            Self::UnknownLink { host } => vec![("host", host.clone())],
            Self::WrongField { field, found } => vec![
                ("field", (*field).to_string()),
                ("found", format!("{found:?}")),
            ],
            Self::EntryOnGiven { cell } | Self::InCell { cell, .. } => {
                vec![("cell", cell.to_string())]
            }
            Self::WrongMove { found } | Self::WrongSquare { found } => {
                vec![("found", format!("{found:?}"))]
            }
            Self::JournalStep { step } => vec![("step", step.to_string())],
            Self::JournalDone { done, steps } => {
                vec![("done", done.to_string()), ("steps", steps.to_string())]
            }
            Self::InField { field, .. } => vec![("field", (*field).to_string())],
        }
    }
}

/// `1 MiB`, or bytes where that would not be exact.
fn size(bytes: usize) -> String {
    const MIB: usize = 1 << 20;
    if bytes.is_multiple_of(MIB) {
        format!("{} MiB", bytes / MIB)
    } else {
        format!("{bytes} bytes")
    }
}

/// What a key of a JSON object takes, in words.
fn value(expected: JsonValue) -> &'static str {
    match expected {
        JsonValue::Text => "a string",
        JsonValue::Board => "81 cells in a string or an array",
        JsonValue::Numbers => "numbers from 0 to 9",
        JsonValue::Marks => "81 strings of digits",
        JsonValue::Rows => "nine arrays of nine objects",
        JsonValue::Colours => "81 strings of letters from a to i",
        JsonValue::CandidateColours => "81 strings of digits with letters such as 1a2b",
        JsonValue::Seconds => "a number of seconds",
        JsonValue::Count => "a whole number",
        JsonValue::Object => "an object",
        JsonValue::Steps => "lists of changes such as \"r1c1 m12 > 5\"",
        JsonValue::Savepoints => "objects with a name and a sheet of cells such as \"r1c1 m12\"",
        JsonValue::Cells => "a list of cells with position, value, fixed and earmarks",
    }
}

/// What stands in a place of a library's line, in words.
fn item(expected: LibraryItem) -> &'static str {
    match expected {
        LibraryItem::Code => "a code of four digits, or five",
        LibraryItem::Candidate => "a digit, a row and a column such as 436",
        LibraryItem::Length => "a number",
    }
}

/// What makes a puzzle no classic one, in words.
fn rule(what: &Variant) -> String {
    match what {
        Variant::Size(size) => format!("is {size}×{size}"),
        Variant::Cages => "has killer cages".into(),
        Variant::Diagonals => "has diagonals".into(),
        Variant::Regions => "has regions other than boxes".into(),
        Variant::Rule(name) => format!("has the rule {name:?}"),
    }
}

impl fmt::Display for ParseError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Empty => write!(f, "nothing to read: the input is empty"),
            Self::NoPuzzle { cells } => write!(f, "read {cells} cells, 81 are needed"),
            Self::NoPuzzleRow { cells, row, found } => {
                let cells = Self::NoPuzzle { cells: *cells };
                write!(f, "{cells}; row {row} has {found}")
            }
            Self::LineTooLong { limit } => write!(f, "line is longer than {}", size(*limit)),
            Self::RecordTooLong { limit } => {
                write!(f, "record is longer than {}, stopped here", size(*limit))
            }
            Self::NotUtf8 { column } => write!(f, "column {column}: not UTF-8 text"),
            Self::Utf16 => write!(f, "the text is UTF-16; save it as UTF-8"),
            Self::UnexpectedChar { column, found } => {
                write!(f, "column {column}: unexpected {found:?}")
            }
            Self::CellCount { found } => write!(f, "expected 81 cells, found {found}"),
            Self::RowCount { found } => write!(f, "expected 9 rows, found {found}"),
            Self::RowLength { row, found } => write!(f, "row {row} has {found} cells, expected 9"),
            Self::MarkRepeated { cell, digit } => {
                write!(f, "{cell} has {digit} twice among its marks")
            }
            Self::NumberCount { found } => {
                write!(f, "expected 3 numbers (row, column, digit), found {found}")
            }
            Self::NotANumber { column, found } => {
                write!(f, "column {column}: expected a number, found {found:?}")
            }
            Self::OutOfRange { number, found } => {
                write!(f, "{} is {found}, expected 1 to 9", number.id())
            }
            Self::CellRepeated {
                cell,
                first,
                second,
            } => write!(f, "{cell} is {second}, but was {first} before"),
            Self::LibraryFields { found } => {
                write!(f, "expected 6 or 7 fields apart by colons, found {found}")
            }
            Self::WrongItem {
                column,
                found,
                expected,
            } => {
                let expected = item(*expected);
                write!(f, "column {column}: expected {expected}, found {found:?}")
            }
            Self::UnclosedQuote { column } => write!(f, "column {column}: quote is not closed"),
            Self::FieldCount { found, expected } => {
                write!(
                    f,
                    "row has {found} fields, the puzzle is in field {expected}"
                )
            }
            Self::SpreadsheetNumber { found } => {
                write!(
                    f,
                    "{found} is a number damaged by a spreadsheet, expected 81 cells"
                )
            }
            Self::NotJson { column, reason } => write!(f, "column {column}: not JSON: {reason}"),
            Self::NotAnObject => write!(f, "expected a JSON object"),
            Self::MissingKey { key } => write!(f, "the object has no {key:?}"),
            Self::WrongType { expected } => write!(f, "expected {}", value(*expected)),
            Self::Variant { what } => {
                let rule = rule(what);
                write!(f, "this puzzle {rule}; only classic 9×9 is supported")
            }
            Self::LinkWithoutPuzzle => write!(
                f,
                "this link holds no puzzle, only the name of one on a server"
            ),
            Self::UnknownLink { host } => write!(f, "links of {host} are not read"),
            Self::NotPacked => write!(f, "this cannot be unpacked: damaged, or cut short"),
            Self::TooLarge { limit } => write!(f, "unpacked it is longer than {}", size(*limit)),
            Self::NotXml { column, reason } => write!(f, "column {column}: not XML: {reason}"),
            Self::WrongField { field, found } => write!(f, "{field} cannot be {found:?}"),
            Self::EntryOnGiven { cell } => write!(f, "{cell} has a given with another digit"),
            Self::WrongLength { expected, found } => {
                write!(f, "expected {expected} characters, found {found}")
            }
            Self::Seed => write!(f, "this is a random seed, not a puzzle"),
            Self::WrongMove { found } => {
                write!(f, "expected a move such as I249 or E00001, found {found:?}")
            }
            Self::WrongSquare { found } => {
                write!(f, "{found:?} does not say what is written in a cell")
            }
            Self::JournalStep { step } => {
                write!(f, "step {step} does not fit what was written before it")
            }
            Self::JournalDone { done, steps } => {
                write!(f, "{done} steps are said to be done, but there are {steps}")
            }
            Self::JournalEnd => write!(f, "the steps do not lead to what is written"),
            Self::InField { field, error } => write!(f, "{field}: {error}"),
            Self::InCell { cell, error } => write!(f, "{cell}: {error}"),
        }
    }
}

#[cfg(test)]
mod tests {
    use novena_core::{Cell, Digit};

    use super::*;
    use crate::TripleNumber;

    /// One error of every kind, in the order of the ids.
    fn one_of_each() -> Vec<ParseError> {
        let (cell, digit) = (Cell::at(0, 0), Digit::ALL[4]);
        vec![
            ParseError::Empty,
            ParseError::NoPuzzle { cells: 80 },
            ParseError::NoPuzzleRow {
                cells: 80,
                row: 4,
                found: 8,
            },
            ParseError::LineTooLong { limit: 1 << 20 },
            ParseError::RecordTooLong { limit: 1000 },
            ParseError::NotUtf8 { column: 5 },
            ParseError::Utf16,
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
            ParseError::WrongSquare {
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
            // What is expected is an id; the message has words for it.
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
    fn the_messages_people_were_promised() {
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
}
