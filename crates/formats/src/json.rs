//! `json`: one object per line, one object over several lines, or an array of objects.
//!
//! ```text
//! {"puzzle": "…81 cells…", "entries": "…", "marks": ["12", "", …], "corners": ["", "3", …],
//!  "colours": ["ad", "", …], "candidate_colours": ["1a2b", "", …], "time": 754.25,
//!  "solution": "…", "title": "…", "author": "…", "level": "…", "comment": "…",
//!  "journal": {"done": 1, "steps": [["r1c1 > 5", …], …], "savepoints": […]}}
//! ```
//!
//! Only `puzzle` is required, and files from other programs need not even have that key. Boards are
//! found under any name, and in arrays without names (`json/boards.rs`).
//!
//! | key | value |
//! |---|---|
//! | `puzzle`, `entries`, `solution` | a string in any notation that [`crate::line`] accepts, or an array of 81 numbers or of nine rows of nine, with 0 for an empty cell |
//! | `marks`, `corners` | 81 strings of digits: marks in the middle of cells, or at their edges |
//! | `colours` | 81 strings of letters, `a` to `i` |
//! | `candidate_colours` | 81 strings of digits, each followed by its letter |
//! | `time` | seconds played, to the millisecond |
//! | `title`, `author`, `level`, `comment` | text |
//! | `journal` | the player's steps and savepoints: see `json/journal.rs` |
//!
//! Other keys are ignored. A journal must be consistent: every step has to fit the state before it,
//! and the completed steps have to lead to the entries, marks and colours of the object. The format
//! is written as one object per line, with only the keys that have values.

pub(crate) mod boards;
mod journal;
pub(crate) mod stream;
mod variants;

use std::io::{self, Write};
use std::sync::Arc;
use std::time::Duration;

use novena_core::{Board, Cell, ColourSet, DigitSet};
use serde_json::{Map, Value};

use crate::format::{Format, Parser, Syntax, Unit};
use crate::line;
use crate::{JsonValue, ParseError, Record, RecordPart, RecordParts};

impl Format {
    /// One object per line, one object over several lines, or an array of objects.
    pub const JSON: Self = Self(&Json);
}

struct Json;

impl Syntax for Json {
    fn id(&self) -> &'static str {
        "json"
    }

    fn extensions(&self) -> &'static [&'static str] {
        &["json", "jsonl"]
    }

    fn is_line_based(&self) -> bool {
        true
    }

    fn carries(&self) -> RecordParts {
        RecordParts::of(&RecordPart::ALL)
    }

    fn parser(&self, prefix: &str) -> Arc<dyn Parser> {
        let values = stream::value_parser(prefix, |text| match stream::value(text) {
            Ok(value) => units(&value, boards::find(&value)),
            Err((line, error)) => Unit::Fault(line, error),
        });
        values.unwrap_or_else(|| stream::parser(prefix, read))
    }

    fn write(&self, record: &Record, out: &mut dyn Write) -> io::Result<()> {
        let mut fields = vec![("puzzle", Value::from(record.givens.to_string()))];
        if record.entries != Board::EMPTY {
            fields.push(("entries", record.entries.to_string().into()));
        }
        if let Some(marks) = &record.marks {
            let marks: Vec<String> = marks.iter().map(DigitSet::to_string).collect();
            fields.push(("marks", marks.into()));
        }
        if let Some(corners) = &record.corners {
            let corners: Vec<String> = corners.iter().map(DigitSet::to_string).collect();
            fields.push(("corners", corners.into()));
        }
        if let Some(colours) = &record.colours {
            let colours: Vec<String> = colours.iter().map(ColourSet::to_string).collect();
            fields.push(("colours", colours.into()));
        }
        if let Some(colours) = &record.candidate_colours {
            let colours: Vec<String> = colours.iter().map(journal::candidate_colours).collect();
            fields.push(("candidate_colours", colours.into()));
        }
        if let Some(time) = record.time {
            fields.push(("time", seconds(time)));
        }
        if let Some(solution) = &record.solution {
            fields.push(("solution", solution.to_string().into()));
        }
        for (key, words) in [
            ("title", &record.title),
            ("author", &record.author),
            ("level", &record.level),
            ("comment", &record.comment),
        ] {
            if let Some(words) = words {
                fields.push((key, words.as_str().into()));
            }
        }
        if let Some(journal) = &record.journal {
            fields.push(("journal", journal::write(journal)));
        }
        // The object is written by hand, because a JSON map would sort the keys.
        let fields: Vec<String> = fields
            .into_iter()
            .map(|(key, value)| format!("\"{key}\":{value}"))
            .collect();
        writeln!(out, "{{{}}}", fields.join(","))
    }
}

/// Reads an object. If it has the key `puzzle`, Novena's own keys are read. Otherwise, all boards
/// in the object are read.
fn read(text: &str) -> Unit {
    let object = match stream::object(text) {
        Ok(object) => object,
        Err((line, error)) => return Unit::Fault(line, error),
    };
    let is_ours = object.get("puzzle").is_some_and(|puzzle| !puzzle.is_null());
    if is_ours {
        let by_name = variants::refuse(&object).and_then(|()| record(&object));
        // The key `puzzle` may also contain nine rows of strings, or a list of puzzles.
        return match (by_name, object.get("puzzle").map(boards::find)) {
            (
                Err(ParseError::InField {
                    field: "puzzle", ..
                }),
                Some(Ok(found)),
            ) if !found.is_empty() => found_in(object),
            (Err(error), _) => {
                let other_size = boards::refusal(&object["puzzle"]);
                Unit::Fault(0, other_size.unwrap_or(error))
            }
            (by_name, _) => Unit::of_line(by_name),
        };
    }
    found_in(object)
}

fn found_in(object: Map<String, Value>) -> Unit {
    let found = boards::find_in(&object);
    units(&Value::Object(object), found)
}

/// Returns the records found in another program's object, or an error if there are none.
fn units(value: &Value, found: Result<Vec<Record>, ParseError>) -> Unit {
    match found {
        Ok(records) if records.is_empty() => {
            Unit::Fault(0, boards::refusal(value).unwrap_or(ParseError::NoBoard))
        }
        Ok(records) => Unit::Several(records.into_iter().map(Ok).collect()),
        Err(error) => Unit::Fault(0, error),
    }
}

fn record(object: &Map<String, Value>) -> Result<Record, ParseError> {
    // A key whose value is null counts as missing.
    let get = |key| object.get(key).filter(|value| !value.is_null());
    let board_of = |key: &'static str| {
        get(key)
            .map(|value| board(value).map_err(|error| error.in_field(key)))
            .transpose()
    };
    let words = |key: &'static str| match get(key) {
        Some(Value::String(text)) => Ok(Some(text.clone())),
        Some(_) => Err(ParseError::WrongType {
            expected: JsonValue::Text,
        }
        .in_field(key)),
        None => Ok(None),
    };
    let givens = board_of("puzzle")?.ok_or(ParseError::MissingKey { key: "puzzle" })?;
    let entries = board_of("entries")?.unwrap_or(Board::EMPTY);
    for cell in givens.filled() {
        if entries[cell].is_some() && entries[cell] != givens[cell] {
            return Err(ParseError::EntryOnGiven { cell }.in_field("entries"));
        }
    }
    let mut record = Record::new(givens).with_entries(entries);
    let marks = |key: &'static str| {
        let value = get(key).map(|value| by_cell(value, JsonValue::Marks, journal::read_digits));
        value.transpose().map_err(|error| error.in_field(key))
    };
    record.marks = marks("marks")?;
    record.corners = marks("corners")?;
    record.colours = get("colours")
        .map(|value| by_cell(value, JsonValue::Colours, journal::read_colours))
        .transpose()
        .map_err(|error| error.in_field("colours"))?;
    let expected = JsonValue::CandidateColours;
    record.candidate_colours = get("candidate_colours")
        .map(|value| by_cell(value, expected, journal::read_candidate_colours))
        .transpose()
        .map_err(|error| error.in_field("candidate_colours"))?;
    record.time = get("time")
        .map(time)
        .transpose()
        .map_err(|error| error.in_field("time"))?;
    record.solution = board_of("solution")?;
    record.title = words("title")?;
    record.author = words("author")?;
    record.level = words("level")?;
    record.comment = words("comment")?;
    record.journal = get("journal")
        .map(|value| journal::read(value, &record).map(Box::new))
        .transpose()
        .map_err(|error| error.in_field("journal"))?;
    Ok(record)
}

/// Returns a time in seconds, without a fraction if it is whole.
pub(crate) fn seconds(time: Duration) -> Value {
    let milliseconds = u64::try_from(time.as_millis()).unwrap_or(u64::MAX);
    if milliseconds.is_multiple_of(1000) {
        (milliseconds / 1000).into()
    } else {
        #[expect(clippy::cast_precision_loss, reason = "exact for millions of years")]
        Value::from(milliseconds as f64 / 1000.0)
    }
}

/// Converts seconds to a duration, rounded to the millisecond.
pub(crate) fn time(value: &Value) -> Result<Duration, ParseError> {
    let wrong = || ParseError::WrongType {
        expected: JsonValue::Seconds,
    };
    if let Some(seconds) = value.as_u64() {
        return Ok(Duration::from_secs(seconds));
    }
    let seconds = value.as_f64().ok_or_else(wrong)?;
    let time = Duration::try_from_secs_f64(seconds).map_err(|_| wrong())?;
    // Floating-point error is far below half a millisecond.
    let half = Duration::from_micros(500);
    let milliseconds = time.checked_add(half).map(|time| time.as_millis());
    milliseconds
        .and_then(|milliseconds| u64::try_from(milliseconds).ok())
        .map(Duration::from_millis)
        .ok_or_else(wrong)
}

/// Reads an array that contains a string for every cell.
fn by_cell<T>(
    value: &Value,
    expected: JsonValue,
    read: impl Fn(&str) -> Option<T>,
) -> Result<Box<[T; Cell::COUNT]>, ParseError> {
    let items = value.as_array().ok_or(ParseError::WrongType { expected })?;
    let found = items.len();
    let read_item = |(cell, item): (Cell, &Value)| {
        let read = item.as_str().and_then(&read);
        read.ok_or_else(|| ParseError::WrongType { expected }.in_cell(cell))
    };
    let all: Result<Vec<T>, _> = Cell::all().zip(items).map(read_item).collect();
    match all?.try_into() {
        Ok(all) if found == Cell::COUNT => Ok(all),
        _ => Err(ParseError::CellCount { found }),
    }
}

fn board(value: &Value) -> Result<Board, ParseError> {
    let expected = JsonValue::Board;
    match value {
        Value::String(text) => match line::parse(text)? {
            (board, None) => Ok(board),
            (_, Some(_)) => Err(line::explain(text)),
        },
        Value::Array(items) => {
            let mut cells = Vec::with_capacity(Cell::COUNT);
            for item in items {
                match item {
                    Value::Array(row) => cells.extend(row),
                    item => cells.push(item),
                }
            }
            let found = cells.len();
            let values: Option<Vec<u8>> = cells
                .into_iter()
                .map(|cell| u8::try_from(cell.as_u64()?).ok())
                .collect();
            let values = values.ok_or(ParseError::WrongType {
                expected: JsonValue::Numbers,
            })?;
            let values = values
                .try_into()
                .map_err(|_| ParseError::CellCount { found })?;
            Board::from_values(&values).ok_or(ParseError::WrongType {
                expected: JsonValue::Numbers,
            })
        }
        _ => Err(ParseError::WrongType { expected }),
    }
}

#[cfg(test)]
mod tests;
