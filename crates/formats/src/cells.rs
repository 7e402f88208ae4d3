//! Helpers shared by the JSON puzzle-link formats: cells in rows, text fields, solutions, and rules
//! that must not be ignored.

use novena_core::{Board, Cell, Digit, DigitSet};
use serde_json::{Map, Value};

use crate::record::Marks;
use crate::{JsonValue, ParseError, Variant};

pub(crate) type Object = Map<String, Value>;

/// Rejects a puzzle that has a rule under an unknown key, because dropping the rule would change
/// the puzzle.
///
/// A value of `true` counts as a rule, as does a non-empty list or object. Text and numbers count
/// as settings.
pub(crate) fn refuse_rules(object: &Object, known: &[&str]) -> Result<(), ParseError> {
    let rule = object
        .iter()
        .find(|(key, value)| !known.contains(&key.as_str()) && is_used(value));
    match rule {
        Some((key, _)) => Err(variant(variant_named(key))),
        None => Ok(()),
    }
}

/// Rejects cages that contain cells. Cages without cells are allowed, because older files store
/// text in them.
pub(crate) fn refuse_cages(cages: Option<&Value>) -> Result<(), ParseError> {
    let has_cells = |cage: &Value| cage.get("cells").is_some_and(is_used);
    let cages = cages.and_then(Value::as_array);
    if cages.is_some_and(|cages| cages.iter().any(has_cells)) {
        return Err(variant(Variant::Cages));
    }
    Ok(())
}

pub(crate) fn variant(what: Variant) -> ParseError {
    ParseError::Variant { what }
}

fn is_used(value: &Value) -> bool {
    match value {
        Value::Bool(value) => *value,
        Value::Array(items) => !items.is_empty(),
        Value::Object(object) => !object.is_empty(),
        Value::Null | Value::Number(_) | Value::String(_) => false,
    }
}

fn variant_named(name: &str) -> Variant {
    match name {
        "killercage" => Variant::Cages,
        "diagonal+" | "diagonal-" => Variant::Diagonals,
        "extraregion" => Variant::Regions,
        name => Variant::Rule(name.chars().take(40).collect()),
    }
}

/// Returns the 81 objects in the nine rows.
pub(crate) fn cells<'a>(
    object: &'a Object,
    key: &'static str,
) -> Result<Vec<(Cell, &'a Object)>, ParseError> {
    let rows = object.get(key).ok_or(ParseError::MissingKey { key })?;
    let expected = JsonValue::Rows;
    let wrong = || ParseError::WrongType { expected }.in_field(key);
    let rows = rows.as_array().ok_or_else(wrong)?;
    let rows: Option<Vec<_>> = rows.iter().map(Value::as_array).collect();
    let rows = rows.ok_or_else(wrong)?;
    let found = rows.len();
    if found != 9 {
        let is_square = found > 0 && rows.iter().all(|row| row.len() == found);
        return Err(if is_square {
            variant(Variant::Size(found))
        } else {
            ParseError::RowCount { found }.in_field(key)
        });
    }
    if let Some(row) = rows.iter().position(|row| row.len() != 9) {
        let (row, found) = (row + 1, rows[row].len());
        return Err(ParseError::RowLength { row, found }.in_field(key));
    }
    let cells = rows.into_iter().flatten().map(Value::as_object);
    Cell::all()
        .zip(cells)
        .map(|(cell, object)| Some((cell, object?)))
        .collect::<Option<_>>()
        .ok_or_else(wrong)
}

/// Returns a cell's digit, written as a number or as text. Returns `None` if the key is missing.
pub(crate) fn digit(
    (cell, object): (Cell, &Object),
    key: &'static str,
) -> Result<Option<Digit>, ParseError> {
    match object.get(key) {
        None | Some(Value::Null) => Ok(None),
        Some(value) => digit_of(value).map_err(|error| error.in_field(key).in_cell(cell)),
    }
}

fn digit_of(value: &Value) -> Result<Option<Digit>, ParseError> {
    let number = match value {
        Value::Number(number) => number.as_u64(),
        Value::String(text) if text.trim().is_empty() => Some(0),
        Value::String(text) => text.trim().parse().ok(),
        _ => None,
    };
    match number {
        Some(0) => Ok(None),
        Some(number @ 1..=9) => Ok(Digit::new(number as u8)),
        _ => Err(ParseError::WrongType {
            expected: JsonValue::Numbers,
        }),
    }
}

/// Returns a cell's list of digits, which is empty if the key is missing.
pub(crate) fn digits(
    (cell, object): (Cell, &Object),
    key: &'static str,
) -> Result<DigitSet, ParseError> {
    let placed = |error: ParseError| error.in_field(key).in_cell(cell);
    let items = match object.get(key) {
        None | Some(Value::Null) => return Ok(DigitSet::EMPTY),
        Some(Value::Array(items)) => items,
        Some(_) => {
            let expected = JsonValue::Numbers;
            return Err(placed(ParseError::WrongType { expected }));
        }
    };
    let mut set = DigitSet::EMPTY;
    for item in items {
        let digit = digit_of(item).map_err(placed)?;
        set |= digit.map_or(DigitSet::EMPTY, Digit::as_set);
    }
    Ok(set)
}

/// Returns a non-empty string. Some programs write a numeric title as a number, so numbers are
/// accepted too.
pub(crate) fn words(object: &Object, key: &str) -> Option<String> {
    match object.get(key)? {
        Value::String(text) => Some(text.clone()).filter(|text| !text.trim().is_empty()),
        Value::Number(number) => Some(number.to_string()),
        _ => None,
    }
}

/// Reads a solution, which is a string or a list of 81 values. An unknown cell is written as `.` or
/// as another character for an empty cell.
pub(crate) fn solution(object: &Object) -> Result<Option<Board>, ParseError> {
    let spelt: String = match object.get("solution") {
        None | Some(Value::Null) => return Ok(None),
        Some(Value::String(text)) => text.replace(',', ""),
        Some(Value::Array(items)) => items.iter().map(sign).collect(),
        Some(_) => {
            let expected = JsonValue::Board;
            return Err(ParseError::WrongType { expected }.in_field("solution"));
        }
    };
    solution_of(&spelt).map_err(|error| error.in_field("solution"))
}

fn sign(item: &Value) -> char {
    match item {
        Value::Number(number) => number
            .as_u64()
            .and_then(|number| u32::try_from(number).ok())
            .and_then(|number| char::from_digit(number, 10))
            .unwrap_or('!'),
        Value::String(text) => text.chars().next().unwrap_or('.'),
        Value::Null => '.',
        _ => '!',
    }
}

/// Parses a solution from a string.
pub(crate) fn solution_of(spelt: &str) -> Result<Option<Board>, ParseError> {
    let found = spelt.chars().count();
    if found == 0 {
        return Ok(None);
    }
    let mut board = Board::EMPTY;
    for (place, char) in spelt.chars().enumerate() {
        let (column, digit) = (place + 1, Digit::from_char(char));
        if digit.is_none() && !matches!(char, '.' | '?' | '0' | 'x' | 'X' | '-' | '_' | ' ') {
            let found = char;
            return Err(ParseError::UnexpectedChar { column, found });
        }
        if let Some(cell) = Cell::new(place) {
            board[cell] = digit;
        }
    }
    if found != Cell::COUNT {
        return Err(ParseError::CellCount { found });
    }
    Ok((board != Board::EMPTY).then_some(board))
}

/// Returns the marks, or `None` if no cell has marks.
pub(crate) fn unless_empty(marks: Marks) -> Option<Box<Marks>> {
    let any = marks.iter().any(|set| !set.is_empty());
    any.then(|| Box::new(marks))
}

/// Returns the digits of a set, as a JSON array.
pub(crate) fn numbers(set: DigitSet) -> Value {
    set.iter().map(|digit| Value::from(digit.get())).collect()
}
