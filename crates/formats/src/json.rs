//! `json`: one object a line, or one object over several lines, or an array of objects.
//!
//! ```text
//! {"puzzle": "…81 cells…", "entries": "…", "marks": ["12", "", …], "solution": "…",
//!  "title": "…", "comment": "…"}
//! ```
//!
//! Only `puzzle` must be there. Boards are strings in any spelling of [`crate::line`], or
//! numbers in an array of 81 or of nine rows, 0 for an empty cell; marks are 81 strings of
//! digits. Other keys are not read. Written one object a line, with what there is.

use std::io::{self, Write};
use std::sync::Arc;

use novena_core::{Board, Cell, Digit, DigitSet};
use serde_json::{Map, Value};

use crate::format::{Format, Parser, Syntax, Unit};
use crate::line::{self, is_neutral};
use crate::record::Marks;
use crate::{JsonValue, ParseError, Part, Parts, Record};

impl Format {
    /// One object a line, or an object over several, or an array of them.
    pub const JSON: Self = Self(&Json);
}

struct Json;

impl Syntax for Json {
    fn id(&self) -> &'static str {
        "json"
    }

    fn is_by_line(&self) -> bool {
        true
    }

    fn carries(&self) -> Parts {
        Parts::of(&[
            Part::Entries,
            Part::Marks,
            Part::Solution,
            Part::Title,
            Part::Comment,
        ])
    }

    fn parser(&self, prefix: &str) -> Arc<dyn Parser> {
        parser(prefix, read)
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
        if let Some(solution) = &record.solution {
            fields.push(("solution", solution.to_string().into()));
        }
        if let Some(title) = &record.title {
            fields.push(("title", title.as_str().into()));
        }
        if let Some(comment) = &record.comment {
            fields.push(("comment", comment.as_str().into()));
        }
        // By hand, since a JSON map would sort the keys.
        let fields: Vec<String> = fields
            .into_iter()
            .map(|(key, value)| format!("\"{key}\":{value}"))
            .collect();
        writeln!(out, "{{{}}}", fields.join(","))
    }
}

/// Cuts an input that begins with `prefix` into objects or lines, for `read` to read.
pub(crate) fn parser(prefix: &str, read: fn(&str) -> Unit) -> Arc<dyn Parser> {
    let first = prefix.lines().find(|line| !is_neutral(line.as_bytes()));
    // An object that is not closed in its line is one of several lines; so is an array.
    match first.map(str::trim_start) {
        Some(line) if line.starts_with('[') => Arc::new(Objects(read)),
        Some(line) if line.starts_with('{') && object_end(line.as_bytes()).is_none() => {
            Arc::new(Objects(read))
        }
        _ => Arc::new(Lines(read)),
    }
}

/// One object a line.
struct Lines(fn(&str) -> Unit);

impl Parser for Lines {
    fn by_line(&self) -> bool {
        true
    }

    fn cut(&self, text: &[u8], _at_end: bool) -> Option<usize> {
        memchr::memchr(b'\n', text).map(|end| end + 1)
    }

    fn read(&self, text: &str) -> Unit {
        (self.0)(text)
    }
}

/// Objects that follow each other, in an array or not.
struct Objects(fn(&str) -> Unit);

impl Parser for Objects {
    fn cut(&self, text: &[u8], at_end: bool) -> Option<usize> {
        let between = |byte: &u8| byte.is_ascii_whitespace() || b"[],".contains(byte);
        let begin = text.iter().position(|byte| !between(byte));
        match begin {
            // Between objects nothing is worth waiting for.
            None => Some(text.len()),
            Some(begin) if begin > 0 => Some(begin),
            Some(_) if text[0] == b'{' => object_end(text).or(at_end.then_some(text.len())),
            // Junk goes on to the next object or line.
            Some(_) => text
                .iter()
                .position(|&byte| byte == b'{' || byte == b'\n')
                .or(at_end.then_some(text.len())),
        }
    }

    fn read(&self, text: &str) -> Unit {
        let between = |char: char| char.is_ascii_whitespace() || "[],".contains(char);
        if text.trim_matches(between).is_empty() {
            return Unit::Nothing;
        }
        (self.0)(text)
    }
}

/// The length of the object at the start of `text`, if it is closed there.
fn object_end(text: &[u8]) -> Option<usize> {
    let (mut depth, mut quoted, mut escaped) = (0usize, false, false);
    for (place, byte) in text.iter().enumerate() {
        if escaped {
            escaped = false;
            continue;
        }
        match byte {
            b'\\' if quoted => escaped = true,
            b'"' => quoted = !quoted,
            b'{' | b'[' if !quoted => depth += 1,
            b'}' | b']' if !quoted => {
                depth = depth.saturating_sub(1);
                if depth == 0 {
                    return Some(place + 1);
                }
            }
            _ => {}
        }
    }
    None
}

fn read(text: &str) -> Unit {
    match object(text) {
        Ok(object) => Unit::of_line(record(&object)),
        Err((line, error)) => Unit::Fault(line, error),
    }
}

/// The object that a text is, or the line at fault, from 0, and why it is none.
pub(crate) fn object(text: &str) -> Result<Map<String, Value>, (usize, ParseError)> {
    match serde_json::from_str(text.trim_end()) {
        Ok(Value::Object(object)) => Ok(object),
        Ok(_) => Err((0, ParseError::NotAnObject)),
        Err(error) => {
            let said = error.to_string();
            let reason = said.split(" at line ").next().unwrap_or(&said).to_string();
            let column = error.column().max(1);
            let line = error.line().saturating_sub(1);
            Err((line, ParseError::NotJson { column, reason }))
        }
    }
}

fn record(object: &Map<String, Value>) -> Result<Record, ParseError> {
    // A null is as good as nothing.
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
    if let Some(value) = get("marks") {
        let marks = marks(value).map_err(|error| error.in_field("marks"))?;
        record = record.with_marks(marks);
    }
    record.solution = board_of("solution")?;
    record.title = words("title")?;
    record.comment = words("comment")?;
    Ok(record)
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

fn marks(value: &Value) -> Result<Marks, ParseError> {
    let expected = JsonValue::Marks;
    let Value::Array(items) = value else {
        return Err(ParseError::WrongType { expected });
    };
    let found = items.len();
    let sets: Option<Vec<DigitSet>> = items
        .iter()
        .map(|item| item.as_str()?.chars().map(Digit::from_char).collect())
        .collect();
    let sets = sets.ok_or(ParseError::WrongType { expected })?;
    sets.try_into().map_err(|_| ParseError::CellCount { found })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tests::{PUZZLE, SOLUTION, said};

    /// `P` stands for our puzzle and `S` for its solution.
    #[track_caller]
    fn check(text: &str, expected: &str) {
        let text = text.replace('P', PUZZLE).replace('S', SOLUTION);
        crate::tests::check(Format::JSON, &text, expected);
    }

    #[track_caller]
    fn check_both(text: &str, expected: &str) {
        check(text, expected);
        let text = text.replace('P', PUZZLE).replace('S', SOLUTION);
        assert_eq!(said(&text, None).trim_end(), expected, "{text}");
    }

    #[test]
    fn lines_are_objects() {
        check_both(
            "{\"puzzle\":\"P\"}\n\n{\"title\":\"one\",\"solution\":\"S\",\"puzzle\":\"P\",\"more\":[{}]}\njunk\n",
            "1: puzzle\n2: neutral\n3: puzzle, solution, title \"one\"\n4: column 1: not JSON: expected value",
        );
    }

    #[test]
    fn an_object_may_have_several_lines() {
        check_both(
            "{\n  \"puzzle\": \"P\",\n  \"comment\": \"{[\\\"\"\n}\n",
            "1: puzzle, comment \"{[\\\"\"",
        );
        check_both(
            "{\n\"puzzle\": \"P\"}\n{\"puzzle\":\n\"P\"}",
            "1: puzzle\n3: puzzle",
        );
        check_both(
            "{\n\"puzzle\": \"P\",\n}\n",
            "3: column 1: not JSON: trailing comma",
        );
        check_both(
            "{\n\"puzzle\": \"P\"\n",
            "2: column 93: not JSON: EOF while parsing an object",
        );
    }

    #[test]
    fn an_array_of_objects_is_read_one_by_one() {
        check_both(
            "[{\"puzzle\":\"P\"},{\"puzzle\":\"P\"}]",
            "1: puzzle\n1: puzzle",
        );
        check_both(
            "[\n  {\"puzzle\":\"P\"},\n  7, {\"puzzle\":\"P\"}\n]\n",
            "2: puzzle\n3: column 2: not JSON: trailing characters\n3: puzzle",
        );
        check_both(
            "[{},\n{\"puzzle\":\"P\"}]",
            "1: the object has no \"puzzle\"\n2: puzzle",
        );
    }

    #[test]
    fn boards_may_be_numbers() {
        let values = vec!["0"; 81].join(",");
        let empty = ".".repeat(81);
        check_both(
            &format!("{{\"puzzle\":[{values}]}}"),
            &format!("1: {empty}"),
        );
        let row = format!("[{}]", ["0"; 9].join(","));
        check_both(
            &format!("{{\"puzzle\":[{}]}}", vec![row; 9].join(",")),
            &format!("1: {empty}"),
        );
    }

    #[test]
    fn mistakes_are_named() {
        for (value, expected) in [
            ("\"12\"", "expected 81 cells, found 2"),
            ("\"P # no\"", "column 82: unexpected ' '"),
            ("7", "expected 81 cells in a string or an array"),
            ("[1,2]", "expected 81 cells, found 2"),
            ("[10]", "expected 81 cells, found 1"),
            ("[-1]", "expected numbers from 0 to 9"),
        ] {
            check(
                &format!("{{\"puzzle\":{value}}}"),
                &format!("1: puzzle: {expected}"),
            );
        }
        check("[]", "");
        check("{}", "1: the object has no \"puzzle\"");
        check("\n7", "1: neutral\n2: expected a JSON object");
        check(
            "{\"puzzle\":\"P\",\"title\":1}",
            "1: title: expected a string",
        );
        check(
            "{\"puzzle\":\"P\",\"marks\":1}",
            "1: marks: expected 81 strings of digits",
        );
        check(
            "{\"puzzle\":\"P\",\"marks\":[\"12\"]}",
            "1: marks: expected 81 cells, found 1",
        );
        check(
            "{\"puzzle\":\"P\",\"marks\":[\"1x\"]}",
            "1: marks: expected 81 strings of digits",
        );
        check(
            "{\"puzzle\":\"P\",\"entries\":\"S\"}",
            "1: puzzle, 55 entries",
        );
        let other = SOLUTION.replace('9', "1");
        check(
            &format!("{{\"puzzle\":\"P\",\"entries\":\"{other}\"}}"),
            "1: entries: r1c6 has a given with another digit",
        );
        check("{\"puzzle\":null}", "1: the object has no \"puzzle\"");
        let deep = format!("{{\"puzzle\":{}", "[".repeat(5000));
        check(&deep, "1: column 137: not JSON: recursion limit exceeded");
    }

    #[test]
    fn everything_is_written() {
        let record = Record::new(PUZZLE.parse::<Board>().unwrap())
            .with_entries(SOLUTION.parse().unwrap())
            .with_solution(SOLUTION.parse().unwrap())
            .with_title("a \"title\"")
            .with_comment("two\nlines");
        let mut out = Vec::new();
        let dropped = Format::JSON.write(&record, &mut out).unwrap();
        assert!(dropped.is_empty());
        let text = String::from_utf8(out).unwrap();
        assert!(
            text.ends_with(",\"title\":\"a \\\"title\\\"\",\"comment\":\"two\\nlines\"}\n"),
            "{text}"
        );
    }
}
