//! The board of an OpenSudoku game.
//!
//! The text is either 81 digits, or `version: N`, a line feed, and 81 records with `|` after every
//! field:
//!
//! | N | record | marks |
//! |---|---|---|
//! | 0 | 81 digits instead of records | |
//! | 1 | `value|marks|editable|` | digits with a comma after each, or `-` |
//! | 2 | the same | a set of bits, optionally followed by `|` twice |
//! | 3 | the same | a set of bits |
//! | 4 | `value|centre|corner|editable|` | two sets |
//! | 5 | `value|centre|corner|colour|editable|` | two sets, and a colour from 1 (0 for none) |
//!
//! A given is a cell that is not editable. The text is written in the oldest version that can
//! represent everything.

use std::fmt::Write as _;

use novena_core::{Board, Cell, Colour, ColourSet, Digit, DigitSet};

use crate::{ParseError, Record, cells, line};

/// Returns whether a record can be written as just 81 digits, because it has no entries, marks or
/// colours.
pub(super) fn is_fresh(record: &Record) -> bool {
    let marks = record.marks.is_some() || record.corners.is_some();
    record.entries == Board::EMPTY && !marks && record.colours.is_none()
}

/// Returns the board as the value of `data`, not yet escaped.
pub(super) fn written(record: &Record) -> String {
    if is_fresh(record) {
        let digit = |&value: &u8| char::from(b'0' + value);
        return record.givens.board().values().iter().map(digit).collect();
    }
    let version = match (&record.corners, &record.colours) {
        (_, Some(_)) => 5,
        (Some(_), None) => 4,
        (None, None) => 3,
    };
    let mut text = format!("version: {version}\n");
    let board = record.board();
    for cell in Cell::all() {
        let mut push =
            |number: u16| write!(text, "{number}|").expect("writing to a String cannot fail");
        let index = cell.index();
        push(board[cell].map_or(0, Digit::get).into());
        push(record.marks.as_ref().map_or(0, |marks| marks[index].bits()));
        if version >= 4 {
            push(
                record
                    .corners
                    .as_ref()
                    .map_or(0, |marks| marks[index].bits()),
            );
        }
        if version >= 5 {
            let colours = record.colours.as_ref().map(|colours| colours[index]);
            let first = colours.and_then(ColourSet::first);
            push(first.map_or(0, Colour::get).into());
        }
        push(record.givens.given(cell).is_none().into());
    }
    text
}

/// Reads `data`.
pub(super) fn read(data: &str) -> Result<Record, ParseError> {
    let data = data.trim();
    let Some(versioned) = data.strip_prefix("version:") else {
        return digits(data);
    };
    let versioned = versioned.trim_start();
    // An XML parser turns the line feed into a space.
    let (version, body) = versioned
        .split_once(char::is_whitespace)
        .unwrap_or((versioned, ""));
    let body = body.trim();
    let version: usize = match version.parse() {
        Ok(0) => return digits(body),
        Ok(version @ 1..=5) => version,
        _ => return Err(ParseError::wrong_field("version", version)),
    };
    let mut fields: Vec<&str> = body.split('|').collect();
    if version == 2 {
        fields.retain(|field| !field.is_empty());
    } else if fields.last().is_some_and(|last| last.is_empty()) {
        fields.pop();
    }
    let width = version.max(3);
    let found = fields.len() / width;
    if fields.len() != Cell::COUNT * width {
        return Err(ParseError::CellCount { found });
    }
    let (mut givens, mut entries) = (Board::EMPTY, Board::EMPTY);
    let (mut marks, mut corners) = ([DigitSet::EMPTY; 81], [DigitSet::EMPTY; 81]);
    let mut colours = [ColourSet::EMPTY; 81];
    for (cell, fields) in Cell::all().zip(fields.chunks_exact(width)) {
        let index = cell.index();
        let place = |error: ParseError| error.in_cell(cell);
        let digit = match number("value", fields[0], 9).map_err(place)? {
            0 => None,
            value => Digit::new(value as u8),
        };
        marks[index] = match version {
            1 => listed(fields[1]).map_err(place)?,
            _ => DigitSet::from_bits(number("marks", fields[1], 511).map_err(place)?),
        };
        if version >= 4 {
            corners[index] = DigitSet::from_bits(number("marks", fields[2], 511).map_err(place)?);
        }
        if version >= 5 {
            let colour = Colour::new(number("colour", fields[3], 9).map_err(place)? as u8);
            colours[index] = colour.map_or(ColourSet::EMPTY, Colour::as_set);
        }
        match number("editable", fields[width - 1], 1).map_err(place)? {
            0 => givens[cell] = digit,
            _ => entries[cell] = digit,
        }
    }
    let mut record = Record::new(givens).with_entries(entries);
    record.marks = cells::unless_empty(marks);
    record.corners = cells::unless_empty(corners);
    let is_coloured = colours.iter().any(|set| !set.is_empty());
    record.colours = is_coloured.then(|| Box::new(colours));
    Ok(record)
}

fn digits(text: &str) -> Result<Record, ParseError> {
    match line::exact(text) {
        Some(board) => Ok(Record::new(board)),
        None => Err(line::explain(text)),
    }
}

fn number(field: &'static str, text: &str, most: u16) -> Result<u16, ParseError> {
    let number = text.trim().parse().ok();
    number
        .filter(|&number| number <= most)
        .ok_or_else(|| ParseError::wrong_field(field, text))
}

/// Parses a list of digits such as `1,5,9,` or `-`.
fn listed(text: &str) -> Result<DigitSet, ParseError> {
    if text == "-" {
        return Ok(DigitSet::EMPTY);
    }
    let items = text.split(',').filter(|item| !item.is_empty());
    let digit = |item: &str| item.parse().ok().and_then(Digit::new);
    let set: Option<DigitSet> = items.map(digit).collect();
    set.ok_or_else(|| ParseError::wrong_field("marks", text))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tests::PUZZLE;

    /// Returns the test puzzle in this version, with r1c1 marked 4567 and a 7 in r1c2.
    fn sample(version: usize) -> String {
        let mut text = format!("version: {version} ");
        for (index, char) in PUZZLE.chars().enumerate() {
            let value = char.to_digit(10).unwrap_or(if index == 1 { 7 } else { 0 });
            let editable = u8::from(char == '.');
            let marks = match (version, index) {
                (1, 0) => "4,5,6,7,",
                (1, _) => "-",
                (_, 0) => "120",
                _ => "0",
            };
            let fields = match version {
                2 => format!("{value}|{marks}||{editable}|"),
                4 => format!("{value}|{marks}|1|{editable}|"),
                5 => format!("{value}|{marks}|1|9|{editable}|"),
                _ => format!("{value}|{marks}|{editable}|"),
            };
            text.push_str(&fields);
        }
        text
    }

    #[test]
    fn every_version_is_read() {
        for version in 1..=5 {
            let record = read(&sample(version)).unwrap();
            assert_eq!(record.givens.to_string(), PUZZLE, "{version}");
            assert_eq!(record.entries[Cell::at(0, 1)], Digit::new(7));
            assert_eq!(record.entries.filled().len(), 1);
            let marks = record.marks.unwrap();
            assert_eq!((marks[0].to_string(), marks[1].len()), ("4567".into(), 0));
            let corners = record.corners.map(|corners| corners[80].to_string());
            assert_eq!(corners.as_deref(), (version >= 4).then_some("1"));
            let colours = record.colours.map(|colours| colours[80].to_string());
            assert_eq!(colours.as_deref(), (version >= 5).then_some("i"));
        }
        let digits = PUZZLE.replace('.', "0");
        for text in [digits.clone(), format!("version: 0\n{digits}\n")] {
            assert_eq!(read(&text).unwrap().givens.to_string(), PUZZLE);
        }
    }

    #[test]
    fn the_oldest_sufficient_version_is_written() {
        let mut record = read(&sample(3)).unwrap();
        assert!(written(&record).starts_with("version: 3\n0|120|1|7|0|1|0|0|1|"));
        record.corners.clone_from(&record.marks);
        assert!(written(&record).starts_with("version: 4\n0|120|120|1|7|0|0|1|"));
        record.colours = read(&sample(5)).unwrap().colours;
        assert!(written(&record).starts_with("version: 5\n0|120|120|9|1|7|0|0|9|1|"));
        assert_eq!(read(&written(&record)).unwrap(), record);
    }

    #[test]
    fn reports_errors() {
        let check = |text: &str, expected: &str| {
            assert_eq!(read(text).unwrap_err().to_string(), expected);
        };
        check("", "expected 81 cells, found 0");
        check("version: 6\n", "version cannot be \"6\"");
        check("version:", "version cannot be \"\"");
        check("version: 3 0|0|1|", "expected 81 cells, found 1");
        let sample = sample(3);
        let spoilt = |from: &str, to: &str| sample.replacen(from, to, 1);
        check(&spoilt(" 0|120", " 10|120"), "r1c1: value cannot be \"10\"");
        check(&spoilt("|120|", "|512|"), "r1c1: marks cannot be \"512\"");
        check(
            &spoilt("|120|1|", "|120|x|"),
            "r1c1: editable cannot be \"x\"",
        );
        let listed = self::sample(1).replacen("4,5", "4,0", 1);
        check(&listed, "r1c1: marks cannot be \"4,0,6,7,\"");
    }
}
