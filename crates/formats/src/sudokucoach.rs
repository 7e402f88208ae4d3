//! `sudokucoach`: a Sudoku.coach link, one per line.
//!
//! ```text
//! https://sudoku.coach/en/solver/000009020800300604000760000040100500900503001…
//! SCv7_32_f2eaqkebdq1j047s2ufliqfso1feeinvk33ql1tk41i0i98i14ur9qlveu6q2a09…
//! ```
//!
//! The link contains either 81 digits or a game string, which is JSON compressed with zlib and
//! written in base 32 (`0-9a-v`).
//!
//! ```text
//! {"gridSize": 9, "givenDigits": "0000…", "userDigits": "0000…",
//!  "userCellCandidates": "896-0-48-…", "colours": [], …}
//! ```
//!
//! Candidates are sets of bits, in which 2 stands for the digit 1. Colours have undocumented names
//! and are ignored. A record with only givens is written as a link, and any other record as a game
//! string.

use std::fmt::Write as _;
use std::io::{self, Write};
use std::sync::Arc;

use miniz_oxide::inflate::{TINFLStatus, decompress_to_vec_zlib_with_limit};
use novena_core::{Board, Cell, DigitSet};
use serde_json::Value;

use crate::cells::{self, Object};
use crate::format::{Format, Parser, Syntax};
use crate::json::stream;
use crate::link::{LinkParser, UNPACKED};
use crate::{JsonValue, ParseError, Record, RecordPart, RecordParts, Variant, line};

impl Format {
    /// A Sudoku.coach link, or a game string.
    pub const SUDOKUCOACH: Self = Self(&SudokuCoach);
}

struct SudokuCoach;

const LINK: &str = "https://sudoku.coach/en/solver/";
const GAME: &str = "SCv7_32_";
/// Keys that are not rules.
const KNOWN: [&str; 8] = [
    "gridSize",
    "colours",
    "givenDigits",
    "givenColours",
    "userDigits",
    "userColours",
    "userCellCandidates",
    "userCellCandidatesColours",
];

impl Syntax for SudokuCoach {
    fn id(&self) -> &'static str {
        "sudokucoach"
    }

    fn is_line_based(&self) -> bool {
        true
    }

    fn carries(&self) -> RecordParts {
        RecordParts::of(&[RecordPart::Entries, RecordPart::Marks])
    }

    fn parser(&self, _prefix: &str) -> Arc<dyn Parser> {
        Arc::new(LinkParser(record))
    }

    fn write(&self, record: &Record, out: &mut dyn Write) -> io::Result<()> {
        if record.entries == Board::EMPTY && record.marks.is_none() {
            return self.write_board(record.givens.board(), out);
        }
        let packed = miniz_oxide::deflate::compress_to_vec_zlib(json_of(record).as_bytes(), 9);
        writeln!(out, "{GAME}{}", to_base_32(&packed))
    }

    fn write_board(&self, board: &Board, out: &mut dyn Write) -> io::Result<()> {
        writeln!(out, "{LINK}{}", digits_of(board))
    }
}

/// Returns whether text without the host of a link looks like a game string. A string of 81 digits
/// is detected as `line`.
pub(crate) fn looks_like(text: &str) -> bool {
    text.starts_with("SCv7_")
}

/// Reads the part after `/solver/`, or a game string.
pub(crate) fn record(text: &str) -> Result<Record, ParseError> {
    let Some(game) = text.strip_prefix(GAME) else {
        let board = line::exact(text).ok_or_else(|| line::explain(text))?;
        return Ok(Record::new(board));
    };
    let packed = from_base_32(game).map_err(|error| match error {
        ParseError::UnexpectedChar { column, found } => ParseError::UnexpectedChar {
            column: column + GAME.len(),
            found,
        },
        error => error,
    })?;
    let limit = UNPACKED;
    let unpacked = decompress_to_vec_zlib_with_limit(&packed, limit).map_err(|error| {
        if error.status == TINFLStatus::HasMoreOutput {
            ParseError::TooLarge { limit }
        } else {
            ParseError::NotPacked
        }
    })?;
    let unpacked = String::from_utf8(unpacked).map_err(|_| ParseError::NotPacked)?;
    let object = stream::object(&unpacked).map_err(|(_, error)| error)?;
    record_of(&object)
}

fn record_of(object: &Object) -> Result<Record, ParseError> {
    match object.get("gridSize").and_then(Value::as_u64) {
        None | Some(9) => {}
        Some(size) => {
            let size = usize::try_from(size).unwrap_or(usize::MAX);
            return Err(cells::variant(Variant::Size(size)));
        }
    }
    cells::refuse_rules(object, &KNOWN)?;
    let key = "givenDigits";
    let givens = board(object, key)?.ok_or(ParseError::MissingKey { key })?;
    let entries = board(object, "userDigits")?.unwrap_or(Board::EMPTY);
    for cell in givens.filled() {
        if entries[cell].is_some() && entries[cell] != givens[cell] {
            return Err(ParseError::EntryOnGiven { cell }.in_field("userDigits"));
        }
    }
    let mut record = Record::new(givens).with_entries(entries);
    let key = "userCellCandidates";
    if let Some(text) = words(object, key)? {
        let mut marks = [DigitSet::EMPTY; Cell::COUNT];
        let sets: Vec<&str> = text.split('-').collect();
        let found = sets.len();
        if found != Cell::COUNT {
            return Err(ParseError::CellCount { found }.in_field(key));
        }
        for (marks, set) in marks.iter_mut().zip(sets) {
            let bits = set.parse().ok().filter(|&bits: &u16| bits < 1 << 10);
            let bits = bits.ok_or_else(|| ParseError::wrong_field(key, set))?;
            // The lowest bit is not a digit.
            *marks = DigitSet::from_bits(bits >> 1);
        }
        record.marks = cells::unless_empty(marks);
    }
    Ok(record)
}

/// Returns a non-empty string.
fn words<'a>(object: &'a Object, key: &'static str) -> Result<Option<&'a str>, ParseError> {
    match object.get(key) {
        None | Some(Value::Null) => Ok(None),
        Some(Value::String(text)) => Ok(Some(text.as_str()).filter(|text| !text.is_empty())),
        Some(_) => {
            let expected = JsonValue::Text;
            Err(ParseError::WrongType { expected }.in_field(key))
        }
    }
}

fn board(object: &Object, key: &'static str) -> Result<Option<Board>, ParseError> {
    let Some(text) = words(object, key)? else {
        return Ok(None);
    };
    match line::exact(text) {
        Some(board) => Ok(Some(board)),
        None => Err(line::explain(text).in_field(key)),
    }
}

/// Returns JSON with all keys that the site writes, in the same order, in case the site requires
/// them.
fn json_of(record: &Record) -> String {
    let none = ",".repeat(Cell::COUNT - 1);
    let sets: Vec<String> = match &record.marks {
        Some(marks) => marks
            .iter()
            .map(|set| (set.bits() << 1).to_string())
            .collect(),
        None => vec!["0".to_string(); Cell::COUNT],
    };
    let mut json = String::from("{\"gridSize\":9,\"colours\":[]");
    for (key, value) in [
        ("givenDigits", digits_of(record.givens.board())),
        ("givenColours", none.clone()),
        ("userDigits", digits_of(&record.entries)),
        ("userColours", none),
        ("userCellCandidates", sets.join("-")),
        ("userCellCandidatesColours", String::new()),
    ] {
        // None of these contains a character that JSON would escape.
        write!(json, ",\"{key}\":\"{value}\"").expect("writing to a String cannot fail");
    }
    json + "}"
}

fn digits_of(board: &Board) -> String {
    let digit = |&value: &u8| char::from(b'0' + value);
    board.values().iter().map(digit).collect()
}

/// Converts bytes to base 32. A symbol encodes five bits, the highest first. The last symbol is
/// padded with zeros.
fn to_base_32(bytes: &[u8]) -> String {
    let mut text = String::with_capacity(bytes.len() * 8 / 5 + 1);
    let (mut bits, mut count) = (0u32, 0);
    let mut push = |bits: u32| text.extend(char::from_digit(bits & 31, 32));
    for &byte in bytes {
        bits = bits << 8 | u32::from(byte);
        count += 8;
        while count >= 5 {
            count -= 5;
            push(bits >> count);
        }
        bits &= 31;
    }
    if count > 0 {
        push(bits << (5 - count));
    }
    text
}

fn from_base_32(text: &str) -> Result<Vec<u8>, ParseError> {
    let mut bytes = Vec::with_capacity(text.len() * 5 / 8);
    let (mut bits, mut count) = (0u32, 0);
    for (place, found) in text.chars().enumerate() {
        let column = place + 1;
        let value = found.to_digit(32);
        let value = value.ok_or(ParseError::UnexpectedChar { column, found })?;
        bits = bits << 5 | value;
        count += 5;
        if count >= 8 {
            count -= 8;
            bytes.push((bits >> count) as u8);
            bits &= 0xff;
        }
    }
    Ok(bytes)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tests::PUZZLE;

    fn game(json: &str) -> String {
        let packed = miniz_oxide::deflate::compress_to_vec_zlib(json.as_bytes(), 6);
        format!("{GAME}{}", to_base_32(&packed))
    }

    #[track_caller]
    fn check(json: &str, expected: &str) {
        let json = json.replace('P', &PUZZLE.replace('.', "0"));
        let game = game(&json);
        for text in [
            game.clone(),
            format!("https://sudoku.coach/en/play/{game}\r\n"),
        ] {
            crate::tests::check(Format::SUDOKUCOACH, &text, &format!("1: {expected}"));
        }
        assert!(looks_like(&game));
    }

    #[test]
    fn base_32_matches_the_rfc() {
        for (bytes, text) in [
            ("", ""),
            ("f", "co"),
            ("fo", "cpng"),
            ("foo", "cpnmu"),
            ("foob", "cpnmuog"),
            ("fooba", "cpnmuoj1"),
            ("foobar", "cpnmuoj1e8"),
        ] {
            assert_eq!(to_base_32(bytes.as_bytes()), text);
            assert_eq!(from_base_32(text).unwrap(), bytes.as_bytes());
        }
    }

    #[test]
    fn links_are_read_and_written() {
        let record = Record::new(PUZZLE.parse::<Board>().unwrap());
        let mut out = Vec::new();
        Format::SUDOKUCOACH.write(&record, &mut out).unwrap();
        let text = String::from_utf8(out).unwrap();
        assert_eq!(text, format!("{LINK}{}\n", PUZZLE.replace('.', "0")));
        crate::tests::check(Format::SUDOKUCOACH, &text, "1: puzzle");
        crate::tests::check(
            Format::SUDOKUCOACH,
            format!("{LINK}{}", &text[text.len() - 82..].replacen('0', "A", 1)),
            "1: column 1: unexpected 'A'",
        );
    }

    #[test]
    fn games_are_read() {
        check("{\"givenDigits\":\"P\"}", "puzzle");
        let mut sets = vec!["0"; 81];
        sets[0] = "1022";
        let user = format!("6{}", "0".repeat(80));
        check(
            &format!(
                "{{\"gridSize\":9,\"colours\":[\"blue\"],\"givenDigits\":\"P\",\
                 \"userDigits\":\"{user}\",\"userCellCandidates\":\"{}\"}}",
                sets.join("-")
            ),
            "puzzle, 1 entries, 9 marks",
        );
    }

    #[test]
    fn reports_errors() {
        check("{}", "the object has no \"givenDigits\"");
        check(
            "{\"givenDigits\":\"12\"}",
            "givenDigits: expected 81 cells, found 2",
        );
        check("{\"givenDigits\":12}", "givenDigits: expected a string");
        check(
            "{\"givenDigits\":\"P\",\"gridSize\":6}",
            "this puzzle is 6×6; only classic 9×9 is supported",
        );
        check(
            "{\"givenDigits\":\"P\",\"cages\":[1]}",
            "this puzzle has the rule \"cages\"; only classic 9×9 is supported",
        );
        check(
            "{\"givenDigits\":\"P\",\"userCellCandidates\":\"1-2\"}",
            "userCellCandidates: expected 81 cells, found 2",
        );
        let sets = vec!["1024"; 81].join("-");
        check(
            &format!("{{\"givenDigits\":\"P\",\"userCellCandidates\":\"{sets}\"}}"),
            "userCellCandidates cannot be \"1024\"",
        );
        let other = PUZZLE.replace('.', "0").replace('9', "1");
        check(
            &format!("{{\"givenDigits\":\"P\",\"userDigits\":\"{other}\"}}"),
            "userDigits: r1c6 has a given with another digit",
        );
        let text = |text: &str, expected: &str| {
            crate::tests::check(Format::SUDOKUCOACH, text, &format!("1: {expected}"));
        };
        text(
            "SCv7_32_f2eaqk",
            "this cannot be unpacked: damaged, or cut short",
        );
        text("SCv7_32_f2!", "column 11: unexpected '!'");
        text("SCv7_64_f2", "column 1: unexpected 'S'");
        text(
            &game(&" ".repeat(UNPACKED + 1)),
            "unpacked it is longer than 1 MiB",
        );
    }
}
