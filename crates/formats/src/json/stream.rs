//! JSON objects in a stream: one a line, one after another, or in an array.

use std::sync::Arc;

use serde_json::{Map, Value};

use crate::format::{Parser, Unit};
use crate::line::is_neutral;
use crate::{ParseError, Record};

/// What reads the text of an object.
pub(crate) type ObjectReader = fn(&str) -> Unit;

/// What reads the objects of an input that begins with `prefix`.
pub(crate) fn parser(prefix: &str, read: ObjectReader) -> Arc<dyn Parser> {
    let first = prefix.lines().find(|line| !is_neutral(line.as_bytes()));
    // An object that is not closed in its line is one of several lines; so is an array.
    match first.map(str::trim_start) {
        Some(line) if line.starts_with('[') => Arc::new(ObjectStream(read)),
        Some(line) if line.starts_with('{') && object_end(line.as_bytes()).is_none() => {
            Arc::new(ObjectStream(read))
        }
        _ => Arc::new(ObjectLines(read)),
    }
}

/// One object a line.
struct ObjectLines(ObjectReader);

impl Parser for ObjectLines {
    fn is_line_based(&self) -> bool {
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
struct ObjectStream(ObjectReader);

impl Parser for ObjectStream {
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

/// Reads the text of an object by what it holds.
pub(crate) fn read(
    text: &str,
    record: fn(&Map<String, Value>) -> Result<Record, ParseError>,
) -> Unit {
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
