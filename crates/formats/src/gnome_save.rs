//! `gnome-save`: a saved game of GNOME Sudoku, a JSON object.
//!
//! ```text
//! {"difficulty_category": "Easy Difficulty", "time_elapsed": 754.2, "cells": [
//!  {"position": [0, 5], "value": 9, "fixed": true, "earmarks": []},
//!  {"position": [0, 0], "value": 0, "fixed": false, "earmarks": [4, 5]}, …]}
//! ```
//!
//! Positions are row and column, counted from 0. Cells with neither a digit nor earmarks are left
//! out. Earmarks are marks. A time of -1 means that the time is unknown.
//!
//! The level is `Easy`, `Medium`, `Hard` or `Very Hard`, in any case. If the file contains `Unknown
//! Difficulty`, the record has no level. Other words are written unchanged, but GNOME Sudoku opens
//! only games with one of those four levels. A game is written as one object per line.

use std::io::{self, Write};
use std::sync::Arc;

use novena_core::{Cell, Digit, DigitSet};
use serde_json::{Map, Value, json};

use crate::format::{Format, Parser, Syntax};
use crate::json::{seconds, stream, time};
use crate::{JsonValue, ParseError, Record, RecordPart, RecordParts};

impl Format {
    /// A saved game of GNOME Sudoku: a JSON object with a list of cells.
    pub const GNOME_SAVE: Self = Self(&GnomeSave);
}

const LEVELS: [&str; 4] = ["Easy", "Medium", "Hard", "Very Hard"];
const UNKNOWN: &str = "Unknown Difficulty";

struct GnomeSave;

impl Syntax for GnomeSave {
    fn id(&self) -> &'static str {
        "gnome-save"
    }

    fn extensions(&self) -> &'static [&'static str] {
        &["json"]
    }

    fn holds_many(&self) -> bool {
        false
    }

    fn is_line_based(&self) -> bool {
        true
    }

    fn carries(&self) -> RecordParts {
        RecordParts::of(&[
            RecordPart::Entries,
            RecordPart::Marks,
            RecordPart::Time,
            RecordPart::Level,
        ])
    }

    fn parser(&self, prefix: &str) -> Arc<dyn Parser> {
        stream::parser(prefix, |text| stream::read(text, record))
    }

    fn write(&self, record: &Record, out: &mut dyn Write) -> io::Result<()> {
        let board = record.board();
        let cells: Vec<Value> = Cell::all()
            .filter_map(|cell| {
                let marks = record.marks.as_ref().map(|marks| marks[cell.index()]);
                let marks = marks.unwrap_or_default();
                let value = board[cell].map_or(0, Digit::get);
                (value != 0 || !marks.is_empty()).then(|| {
                    json!({
                        "position": [cell.row(), cell.column()],
                        "value": value,
                        "fixed": record.givens.board()[cell].is_some(),
                        "earmarks": marks.iter().map(Digit::get).collect::<Vec<_>>(),
                    })
                })
            })
            .collect();
        let time = record.time.map_or_else(|| json!(-1), seconds);
        let object = json!({
            "difficulty_category": difficulty(record.level.as_deref()),
            "time_elapsed": time,
            "cells": cells,
        });
        writeln!(out, "{object}")
    }
}

fn difficulty(level: Option<&str>) -> String {
    let Some(level) = level else {
        return UNKNOWN.into();
    };
    let known = LEVELS
        .iter()
        .find(|known| known.eq_ignore_ascii_case(level));
    known.map_or_else(|| level.into(), |known| format!("{known} Difficulty"))
}

fn level(difficulty: &str) -> Option<String> {
    if difficulty == UNKNOWN || difficulty.is_empty() {
        return None;
    }
    let known = difficulty
        .strip_suffix(" Difficulty")
        .filter(|level| LEVELS.contains(level));
    Some(known.unwrap_or(difficulty).into())
}

fn record(object: &Map<String, Value>) -> Result<Record, ParseError> {
    let wrong = |expected| ParseError::WrongType { expected };
    let cells = match object.get("cells") {
        Some(Value::Array(cells)) => cells,
        Some(_) => return Err(wrong(JsonValue::Cells).in_field("cells")),
        None => return Err(ParseError::MissingKey { key: "cells" }),
    };
    let mut record = Record::default();
    let (mut givens, mut entries) = (*record.givens.board(), record.entries);
    let mut marks = [DigitSet::EMPTY; Cell::COUNT];
    for value in cells {
        let read = cell(value).ok_or_else(|| wrong(JsonValue::Cells).in_field("cells"))?;
        if let Some(digit) = read.digit {
            let before = givens[read.cell].or(entries[read.cell]);
            if let Some(first) = before.filter(|&first| first != digit) {
                return Err(ParseError::CellRepeated {
                    cell: read.cell,
                    first,
                    second: digit,
                }
                .in_field("cells"));
            }
            let board = if read.fixed {
                &mut givens
            } else {
                &mut entries
            };
            board[read.cell] = Some(digit);
        }
        marks[read.cell.index()] = marks[read.cell.index()] | read.marks;
    }
    record.givens = givens.into();
    record = record.with_entries(entries);
    if marks.iter().any(|marks| !marks.is_empty()) {
        record = record.with_marks(marks);
    }
    record.time = match object.get("time_elapsed") {
        None | Some(Value::Null) => None,
        Some(value) if value.as_f64() == Some(-1.0) => None,
        Some(value) => Some(time(value).map_err(|error| error.in_field("time_elapsed"))?),
    };
    record.level = match object.get("difficulty_category") {
        None | Some(Value::Null) => None,
        Some(Value::String(words)) => level(words),
        Some(_) => return Err(wrong(JsonValue::Text).in_field("difficulty_category")),
    };
    Ok(record)
}

/// A cell in the list.
struct SavedCell {
    cell: Cell,
    digit: Option<Digit>,
    fixed: bool,
    marks: DigitSet,
}

fn cell(value: &Value) -> Option<SavedCell> {
    let small = |value: &Value| u8::try_from(value.as_u64()?).ok();
    let [row, column] = value["position"].as_array()?.as_slice() else {
        return None;
    };
    let (row, column) = (small(row)?, small(column)?);
    let digit = match value.get("value").map(small) {
        None | Some(Some(0)) => None,
        Some(value) => Some(Digit::new(value?)?),
    };
    let marks = match value.get("earmarks") {
        None => DigitSet::EMPTY,
        Some(marks) => {
            let digits = marks
                .as_array()?
                .iter()
                .map(|mark| Digit::new(small(mark)?));
            digits.collect::<Option<_>>()?
        }
    };
    let fixed = match value.get("fixed") {
        None => false,
        Some(fixed) => fixed.as_bool()?,
    };
    (row < 9 && column < 9).then(|| SavedCell {
        cell: Cell::at(row.into(), column.into()),
        digit,
        fixed,
        marks,
    })
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use novena_core::Board;

    use super::*;
    use crate::tests::{PUZZLE, written};

    #[track_caller]
    fn check(text: &str, expected: &str) {
        crate::tests::check(Format::GNOME_SAVE, text, expected);
    }

    fn game() -> Record {
        let mut entries = Board::EMPTY;
        entries[Cell::at(2, 6)] = Digit::new(9);
        let mut marks = [DigitSet::EMPTY; 81];
        marks[0] = DigitSet::from_bits(0b11000);
        let mut record = Record::new(PUZZLE.parse::<Board>().unwrap())
            .with_entries(entries)
            .with_marks(marks);
        record.level = Some("medium".into());
        record.time = Some(Duration::from_millis(754_200));
        record
    }

    #[test]
    fn games_are_read_and_written() {
        let (text, dropped) = written(Format::GNOME_SAVE, &game());
        assert_eq!(dropped, "");
        assert!(
            text.starts_with(
                "{\"cells\":[{\"earmarks\":[4,5],\"fixed\":false,\"position\":[0,0],\"value\":0},"
            ),
            "{text}"
        );
        assert!(
            text.contains("\"difficulty_category\":\"Medium Difficulty\",\"time_elapsed\":754.2}")
        );
        let game = "puzzle, 1 entries, 2 marks, 754.2s, level \"Medium\"";
        check(&text, &format!("1: {game}"));
        // GNOME spreads the object over many lines.
        let tall = text.replace(',', ",\n  ").replace('\n', "\r\n");
        check(tall.trim_end(), &format!("1: {game}"));
        check(
            &format!("{text}\n{text}"),
            &format!("1: {game}\n2: neutral\n3: {game}"),
        );
    }

    #[test]
    fn an_unknown_level_and_time_are_none() {
        let (text, _) = written(
            Format::GNOME_SAVE,
            &Record::new(PUZZLE.parse::<Board>().unwrap()),
        );
        assert!(
            text.contains("\"Unknown Difficulty\",\"time_elapsed\":-1}"),
            "{text}"
        );
        check(&text, "1: puzzle");
        check(&text.replace("-1", "-1.0"), "1: puzzle");
        check(
            "{\"cells\":[],\"more\":{}}",
            &format!("1: {}", ".".repeat(81)),
        );
        let other = text.replace("Unknown Difficulty", "Fiendish");
        check(&other, "1: puzzle, level \"Fiendish\"");
    }

    #[test]
    fn reports_errors() {
        let cells = "a list of cells with position, value, fixed and earmarks";
        for (cell, expected) in [
            ("7", format!("expected {cells}")),
            ("{}", format!("expected {cells}")),
            ("{\"position\":[0,9]}", format!("expected {cells}")),
            ("{\"position\":[0,0,0]}", format!("expected {cells}")),
            ("{\"position\":[0,-1]}", format!("expected {cells}")),
            (
                "{\"position\":[0,0],\"value\":10}",
                format!("expected {cells}"),
            ),
            (
                "{\"position\":[0,0],\"value\":\"5\"}",
                format!("expected {cells}"),
            ),
            (
                "{\"position\":[0,0],\"earmarks\":[0]}",
                format!("expected {cells}"),
            ),
            (
                "{\"position\":[0,0],\"fixed\":1}",
                format!("expected {cells}"),
            ),
            (
                "{\"position\":[0,0],\"value\":1},{\"position\":[0,0],\"value\":2}",
                "r1c1 is 2, but was 1 before".to_string(),
            ),
        ] {
            check(
                &format!("{{\"cells\":[{cell}]}}"),
                &format!("1: cells: {expected}"),
            );
        }
        check("{}", "1: the object has no \"cells\"");
        check("{\"cells\":1}", &format!("1: cells: expected {cells}"));
        check(
            "{\"cells\":[],\"time_elapsed\":-2}",
            "1: time_elapsed: expected a number of seconds",
        );
        check(
            "{\"cells\":[],\"time_elapsed\":1e99}",
            "1: time_elapsed: expected a number of seconds",
        );
        check(
            "{\"cells\":[],\"difficulty_category\":1}",
            "1: difficulty_category: expected a string",
        );
    }
}
