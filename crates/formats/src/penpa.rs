//! `penpa`: a Penpa link, one per line.
//!
//! ```text
//! https://swaroopg92.github.io/penpa-edit/#m=edit&p=7VVNb9swDL37Vw…
//! ```
//!
//! `p=` is followed by lines of text, compressed with raw deflate and encoded in base 64, in which
//! `z` and another character abbreviate a frequent word (`zN` is `"number"`, `zZ` is `z`). The
//! first line contains the kind of grid, its size and text about the puzzle. The second contains
//! the number of rows and columns around the puzzle that do not belong to the puzzle. The fourth
//! contains the setter's drawing and the fifth the solver's.
//!
//! Penpa can draw any kind of puzzle, but does not know any puzzle's rules. A puzzle is therefore
//! read as classic if the setter drew only digits and the lines of the boxes. Lines elsewhere,
//! cages, thermometers, symbols, shaded cells and digits outside the grid are rejected with an
//! error that names them. The format is read-only.

mod drawing;

use std::sync::Arc;

use miniz_oxide::inflate::{TINFLStatus, decompress_to_vec_with_limit};
use serde_json::Value;

use self::drawing::Frame;
use crate::cells::variant;
use crate::format::Format;
use crate::json::stream;
use crate::link::{LinkParser, UNPACKED};
use crate::read_only::ReadOnly;
use crate::{ParseError, Record, Variant};

impl Format {
    /// A Penpa link. Read-only.
    pub const PENPA: Self = Self(&ReadOnly {
        id: "penpa",
        parser: |_| Arc::new(LinkParser(record)),
    });
}

/// Reads the part after `p=`.
pub(crate) fn record(packed: &str) -> Result<Record, ParseError> {
    let limit = UNPACKED;
    let bytes = from_base_64(packed).ok_or(ParseError::NotPacked)?;
    let unpacked = decompress_to_vec_with_limit(&bytes, limit).map_err(|error| {
        if error.status == TINFLStatus::HasMoreOutput {
            ParseError::TooLarge { limit }
        } else {
            ParseError::NotPacked
        }
    })?;
    let text = String::from_utf8(unpacked).map_err(|_| ParseError::NotPacked)?;
    record_of(&expanded(&text))
}

fn record_of(text: &str) -> Result<Record, ParseError> {
    let lines: Vec<&str> = text.lines().collect();
    let line = |place: usize| lines.get(place).copied().unwrap_or("");
    let head: Vec<&str> = line(0).split(',').collect();
    let field = |place: usize| head.get(place).copied().unwrap_or("");
    if !matches!(field(0), "sudoku" | "square") {
        // Links in the first version begin with a number.
        let kind = field(0).chars().take(40).collect();
        return Err(variant(Variant::Kind(kind)));
    }
    let frame = Frame::new(field(1), field(2), line(1))?;
    if [11, 14].iter().any(|&place| field(place) == "1") {
        return Err(variant(Variant::Diagonals));
    }
    let object = |place| {
        let object = stream::object(line(place)).map_err(|(_, error)| error);
        object.map_err(|error| error.in_field("p"))
    };
    let drawn = object(3)?;
    frame.refuse_rules(&drawn)?;
    let mut record = Record::new(frame.givens(&drawn)?);
    if line(4).starts_with('{') {
        record = record.with_entries(frame.entries(&object(4)?));
    }
    let words = |place: usize, label: &str| {
        let text = field(place);
        let text = text.strip_prefix(label).unwrap_or(text);
        let text = text.replace("%2C", ",").replace("%2D", "\n");
        let text = text.replace("%2E", "&").replace("%2F", "=");
        Some(text.trim().to_owned()).filter(|text| !text.is_empty())
    };
    record.title = words(15, "Title: ");
    record.author = words(16, "Author: ");
    record.comment = words(18, "");
    Ok(record)
}

/// Returns whether a value in a drawing is not empty.
fn is_drawn(value: &Value) -> bool {
    match value {
        Value::Array(items) => !items.is_empty(),
        Value::Object(object) => !object.is_empty(),
        _ => false,
    }
}

/// Returns the text with its frequent words expanded.
fn expanded(text: &str) -> String {
    let mut full = String::with_capacity(2 * text.len());
    let mut chars = text.chars();
    while let Some(char) = chars.next() {
        if char != 'z' {
            full.push(char);
            continue;
        }
        let next = chars.next();
        if let Some((_, word)) = WORDS.iter().find(|(short, _)| Some(*short) == next) {
            full.push_str(word);
        } else {
            full.push('z');
            full.extend(next);
        }
    }
    full
}

const WORDS: [(char, &str); 31] = [
    ('Z', "z"),
    ('9', "\"qa\""),
    ('Q', "\"pu_q\""),
    ('A', "\"pu_a\""),
    ('G', "\"grid\""),
    ('M', "\"edit_mode\""),
    ('S', "\"surface\""),
    ('L', "\"line\""),
    ('E', "\"lineE\""),
    ('W', "\"wall\""),
    ('C', "\"cage\""),
    ('N', "\"number\""),
    ('Y', "\"symbol\""),
    ('P', "\"special\""),
    ('B', "\"board\""),
    ('R', "\"command_redo\""),
    ('U', "\"command_undo\""),
    ('8', "\"command_replay\""),
    ('1', "\"numberS\""),
    ('F', "\"freeline\""),
    ('2', "\"freelineE\""),
    ('T', "\"thermo\""),
    ('3', "\"arrows\""),
    ('D', "\"direction\""),
    ('0', "\"squareframe\""),
    ('5', "\"polygon\""),
    ('4', "\"deletelineE\""),
    ('6', "\"killercages\""),
    ('7', "\"nobulbthermo\""),
    ('_', "\"__a\""),
    ('O', "null"),
];

/// Decodes base 64. A blank is read as a `+`, because a form may have replaced it.
fn from_base_64(text: &str) -> Option<Vec<u8>> {
    let mut bytes = Vec::with_capacity(text.len() / 4 * 3);
    let (mut bits, mut held) = (0_u32, 0);
    for byte in text.trim_end_matches('=').bytes() {
        let value = match byte {
            b'A'..=b'Z' => byte - b'A',
            b'a'..=b'z' => byte - b'a' + 26,
            b'0'..=b'9' => byte - b'0' + 52,
            b'+' | b' ' => 62,
            b'/' => 63,
            _ => return None,
        };
        bits = bits << 6 | u32::from(value);
        held += 6;
        if held >= 8 {
            held -= 8;
            bytes.push((bits >> held) as u8);
            bits &= (1 << held) - 1;
        }
    }
    Some(bytes)
}

#[cfg(test)]
mod tests;
