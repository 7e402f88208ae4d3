//! Reads JSON objects one by one. They may be on one line each, follow one another, or be in an
//! array. Strings in an array are also read one by one. Arrays of other values are read as a whole.

use std::sync::Arc;

use serde_json::{Map, Value};

use crate::format::{Parser, Unit};
use crate::line::is_neutral;
use crate::{ParseError, Record, sniff};

/// Reads the text of an object.
pub(crate) type ObjectReader = fn(&str) -> Unit;

/// Returns the parser for an input that begins with `prefix`, if the input begins with an array of
/// values other than objects.
pub(crate) fn value_parser(prefix: &str, read: ObjectReader) -> Option<Arc<dyn Parser>> {
    let from = sniff::after_comments(prefix);
    let mut signs = from.strip_prefix('[')?.chars();
    let next = signs.find(|char| !char.is_whitespace())?;
    if matches!(next, '{' | ']') {
        return None;
    }
    // A string of 81 cells is a complete board. Shorter strings are the rows or cells of a single
    // board.
    let is_list = next == '"' && signs.take(81).all(|char| char != '"');
    Some(if is_list {
        Arc::new(TextStream(read))
    } else {
        Arc::new(ValueStream(read))
    })
}

/// A parser for arrays that follow each other.
struct ValueStream(ObjectReader);

impl Parser for ValueStream {
    fn cut(&self, text: &[u8], at_end: bool) -> Option<usize> {
        let between = |byte: &u8| byte.is_ascii_whitespace() || *byte == b',';
        match text.iter().position(|byte| !between(byte)) {
            None => Some(text.len()),
            Some(begin) if begin > 0 => Some(begin),
            Some(_) if b"[{".contains(&text[0]) => {
                object_end(text).or(at_end.then_some(text.len()))
            }
            // Junk extends to the end of its line.
            Some(_) => memchr::memchr(b'\n', text)
                .map(|end| end + 1)
                .or(at_end.then_some(text.len())),
        }
    }

    fn read(&self, text: &str) -> Unit {
        if text.trim_matches([' ', '\n', '\t', ',']).is_empty() {
            return Unit::Nothing;
        }
        (self.0)(text)
    }
}

/// Strings in an array.
struct TextStream(ObjectReader);

impl Parser for TextStream {
    fn cut(&self, text: &[u8], at_end: bool) -> Option<usize> {
        let between = |byte: &u8| byte.is_ascii_whitespace() || b"[],".contains(byte);
        match text.iter().position(|byte| !between(byte)) {
            None => Some(text.len()),
            Some(begin) if begin > 0 => Some(begin),
            Some(_) if text[0] == b'"' => {
                let mut escaped = false;
                let end = text[1..].iter().position(|&byte| {
                    let is_end = byte == b'"' && !escaped;
                    escaped = byte == b'\\' && !escaped;
                    is_end
                });
                end.map(|end| end + 2).or(at_end.then_some(text.len()))
            }
            Some(_) => text
                .iter()
                .position(|&byte| byte == b'"' || byte == b'\n')
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

/// Returns the parser for the objects of an input that begins with `prefix`.
pub(crate) fn parser(prefix: &str, read: ObjectReader) -> Arc<dyn Parser> {
    let first = prefix.lines().find(|line| !is_neutral(line.as_bytes()));
    // An object or array that is not closed on its line spans several lines.
    match first.map(str::trim_start) {
        Some(line) if line.starts_with('[') => Arc::new(ObjectStream(read)),
        Some(line) if line.starts_with('{') && object_end(line.as_bytes()).is_none() => {
            Arc::new(ObjectStream(read))
        }
        _ => Arc::new(ObjectLines(read)),
    }
}

/// A parser for input with one object per line.
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

/// Objects that follow each other, inside or outside an array.
struct ObjectStream(ObjectReader);

impl Parser for ObjectStream {
    fn cut(&self, text: &[u8], at_end: bool) -> Option<usize> {
        let between = |byte: &u8| byte.is_ascii_whitespace() || b"[],".contains(byte);
        let begin = text.iter().position(|byte| !between(byte));
        match begin {
            // Text between objects can be cut at once.
            None => Some(text.len()),
            Some(begin) if begin > 0 => Some(begin),
            Some(_) if text[0] == b'{' => object_end(text).or(at_end.then_some(text.len())),
            // Junk extends to the next object or line.
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

/// Returns the length of the object at the start of `text`, if the text contains the object's end.
pub(crate) fn object_end(text: &[u8]) -> Option<usize> {
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

/// Parses the text as an object, and reads the object with `record`.
pub(crate) fn read(
    text: &str,
    record: fn(&Map<String, Value>) -> Result<Record, ParseError>,
) -> Unit {
    match object(text) {
        Ok(object) => Unit::of_line(record(&object)),
        Err((line, error)) => Unit::Fault(line, error),
    }
}

/// Parses the text as an object. The error consists of the line, counted from 0, and the reason.
pub(crate) fn object(text: &str) -> Result<Map<String, Value>, (usize, ParseError)> {
    match value(text)? {
        Value::Object(object) => Ok(object),
        _ => Err((0, ParseError::NotAnObject)),
    }
}

/// Parses the text as a JSON value. The error consists of the line, counted from 0, and the reason.
pub(crate) fn value(text: &str) -> Result<Value, (usize, ParseError)> {
    serde_json::from_str(text.trim_end()).map_err(|error| {
        let message = error.to_string();
        let reason = message
            .split(" at line ")
            .next()
            .unwrap_or(&message)
            .to_string();
        let column = error.column().max(1);
        let line = error.line().saturating_sub(1);
        (line, ParseError::NotJson { column, reason })
    })
}
