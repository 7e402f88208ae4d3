//! `libresudoku`: a backup of LibreSudoku, one JSON object with all its games.
//!
//! ```text
//! {"appVersionName": "2.0.0", "boards": [{"uid": 1, "initialBoard": "0000…", "solvedBoard": "6748…",
//!  "difficulty": "Moderate", "type": "Default9x9", "folderId": null, "killerCages": null}, …],
//!  "savedGames": [{"uid": 1, "currentBoard": "6748…", "notes": "1,3,1;1,3,2;", "timer": 95, …}], …}
//! ```
//!
//! Every board is a puzzle. If there is a game with the same `uid`, its digits, its notes
//! (`row,column,digit;`, with rows and columns counted from 0) and its time in seconds are added.
//! Killer puzzles and puzzles of other sizes are rejected with an error that names the kind or the
//! size. Records, folders and settings are ignored. The format is read-only.

use std::time::Duration;

use novena_core::{Board, Cell, Digit, DigitSet};
use serde_json::Value;

use crate::cells::{Object, unless_empty, variant};
use crate::format::{Format, Unit};
use crate::json::stream;
use crate::read_only::ReadOnly;
use crate::{JsonValue, ParseError, Record, Variant, line};

impl Format {
    /// A backup of LibreSudoku. Read-only.
    pub const LIBRESUDOKU: Self = Self(&ReadOnly {
        id: "libresudoku",
        parser: |prefix| stream::parser(prefix, read),
    });
}

fn read(text: &str) -> Unit {
    let object = match stream::object(text) {
        Ok(object) => object,
        Err((line, error)) => return Unit::Fault(line, error),
    };
    let list = |key: &'static str| {
        object
            .get(key)
            .and_then(Value::as_array)
            .map_or(&[][..], Vec::as_slice)
    };
    let Some(Value::Array(boards)) = object.get("boards") else {
        return Unit::Fault(0, ParseError::MissingKey { key: "boards" });
    };
    let games = list("savedGames");
    let record = |board: &Value| {
        let board = board.as_object().ok_or(ParseError::NotAnObject)?;
        let uid = board.get("uid");
        let game = games.iter().find(|game| game.get("uid") == uid);
        record(board, game.and_then(Value::as_object))
    };
    Unit::Several(boards.iter().map(record).collect())
}

fn record(board: &Object, game: Option<&Object>) -> Result<Record, ParseError> {
    let kind = board.get("type").and_then(Value::as_str);
    let has_cages = board
        .get("killerCages")
        .is_some_and(|cages| !cages.is_null());
    if let Some(what) = kind_of(kind.unwrap_or(""), has_cages) {
        return Err(variant(what));
    }
    let key = "initialBoard";
    let givens = cells(board, key)?.ok_or(ParseError::MissingKey { key })?;
    let mut record = Record::new(givens);
    record.solution = cells(board, "solvedBoard")?.filter(Board::is_full);
    record.level = board
        .get("difficulty")
        .and_then(Value::as_str)
        .filter(|level| *level != "Unspecified")
        .map(str::to_owned);
    let Some(game) = game else { return Ok(record) };
    if let Some(played) = cells(game, "currentBoard")? {
        record = record.with_entries(played);
    }
    let notes = game.get("notes").and_then(Value::as_str).unwrap_or("");
    let mut marks = [DigitSet::EMPTY; Cell::COUNT];
    for note in notes.split(';').filter(|note| !note.is_empty()) {
        let (cell, digit) = mark(note).ok_or_else(|| ParseError::wrong_field("notes", note))?;
        marks[cell.index()].insert(digit);
    }
    record.marks = unless_empty(marks);
    record.time = game
        .get("timer")
        .and_then(Value::as_u64)
        .map(Duration::from_secs);
    Ok(record)
}

/// Returns the kind of puzzle that a game's type specifies, or `None` if the type is classic.
fn kind_of(kind: &str, has_cages: bool) -> Option<Variant> {
    if has_cages || kind.starts_with("Killer") {
        return Some(Variant::Cages);
    }
    match kind {
        "Default9x9" | "Unspecified" | "" => None,
        "Default6x6" => Some(Variant::Size(6)),
        "Default12x12" => Some(Variant::Size(12)),
        kind => Some(Variant::Kind(kind.chars().take(40).collect())),
    }
}

fn cells(object: &Object, key: &'static str) -> Result<Option<Board>, ParseError> {
    let text = match object.get(key) {
        None | Some(Value::Null) => return Ok(None),
        Some(Value::String(text)) if text.is_empty() => return Ok(None),
        Some(Value::String(text)) => text,
        Some(_) => {
            let expected = JsonValue::Text;
            return Err(ParseError::WrongType { expected }.in_field(key));
        }
    };
    match line::exact(text) {
        Some(board) => Ok(Some(board)),
        None => Err(line::explain(text).in_field(key)),
    }
}

/// Parses a note, `row,column,digit`.
fn mark(note: &str) -> Option<(Cell, Digit)> {
    let numbers: Option<Vec<usize>> = note.split(',').map(|part| part.parse().ok()).collect();
    match numbers?.as_slice() {
        [row @ 0..=8, column @ 0..=8, digit @ 1..=9] => {
            let digit = Digit::new(u8::try_from(*digit).ok()?)?;
            Some((Cell::at(*row, *column), digit))
        }
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tests::{PUZZLE, SOLUTION};

    #[track_caller]
    fn check(boards: &str, games: &str, expected: &str) {
        let boards = boards
            .replace('P', &PUZZLE.replace('.', "0"))
            .replace('S', SOLUTION);
        let text = format!(
            "{{\"appVersionName\":\"2.0.0\",\"backupSchemeVersion\":1,\"boards\":[{boards}],\
             \"records\":[],\"savedGames\":[{games}],\"settings\":{{\"timer\":true}}}}"
        );
        crate::tests::check(Format::LIBRESUDOKU, &text, expected);
        let reader = crate::Reader::new(text.as_bytes(), "test", None).unwrap();
        assert_eq!(reader.format(), Some(Format::LIBRESUDOKU));
        crate::tests::properties::reads_alike_in_pieces(text.as_bytes(), None);
    }

    #[test]
    fn boards_and_their_games_are_joined() {
        let board = "{\"uid\":1,\"initialBoard\":\"P\",\"solvedBoard\":\"S\",\
            \"difficulty\":\"Moderate\",\"type\":\"Default9x9\",\"killerCages\":null}";
        let mut played = PUZZLE.replace('.', "0");
        played.replace_range(..2, "67");
        let game = format!(
            "{{\"uid\":1,\"currentBoard\":\"{played}\",\"notes\":\"1,1,5;1,1,9;\",\"timer\":95}}"
        );
        check(
            board,
            &game,
            "1: puzzle, 2 entries, 2 marks, 95s, solution, level \"Moderate\"",
        );
        check(board, "", "1: puzzle, solution, level \"Moderate\"");
        let fresh = "{\"uid\":2,\"initialBoard\":\"P\",\"solvedBoard\":\"\"}";
        check(
            &format!("{board},{fresh}"),
            "",
            "1: puzzle, solution, level \"Moderate\"\n1: puzzle",
        );
    }

    #[test]
    fn other_games_are_refused_by_name_in_order() {
        let refused = |what| format!("1: this puzzle {what}; only classic 9×9 is supported");
        let six = "{\"uid\":1,\"initialBoard\":\"10\",\"type\":\"Default6x6\"}";
        let killer = "{\"uid\":2,\"initialBoard\":\"P\",\"type\":\"Killer9x9\"}";
        let last = "{\"uid\":3,\"initialBoard\":\"P\"}";
        let expected = [
            refused("is 6×6"),
            refused("has killer cages"),
            "1: puzzle".to_owned(),
        ];
        check(&format!("{six},{killer},{last}"), "", &expected.join("\n"));
    }

    #[test]
    fn reports_errors() {
        check("{\"uid\":1}", "", "1: the object has no \"initialBoard\"");
        check(
            "{\"initialBoard\":\"12\"}",
            "",
            "1: initialBoard: expected 81 cells, found 2",
        );
        let game = "{\"uid\":1,\"notes\":\"9,0,1;\"}";
        let board = "{\"uid\":1,\"initialBoard\":\"P\"}";
        check(board, game, "1: notes cannot be \"9,0,1\"");
        check("7", "", "1: expected a JSON object");
    }
}
