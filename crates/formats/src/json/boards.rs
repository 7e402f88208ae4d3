//! Finds boards anywhere in a JSON value, regardless of their names.
//!
//! ```text
//! {"board": [[5,3,0,…],…]}     [["5","3",".",…],…]     {"mission": "…81…", "solution": "…81…"}
//! {"newboard": {"grids": [{"value": [[0,…],…], "solution": [[…]]}]}}
//! ```
//!
//! A board is a string of 81 cells, an array of 81 values, or nine rows of nine. Boards in an array
//! are separate puzzles. If an object has several boards, the puzzle is the board that all other
//! boards contain. A full board is its solution, and the fullest of the remaining boards is the
//! player's progress. If two boards could be the puzzle, the object is ambiguous and is rejected.
//!
//! A board of another size is rejected with an error that names the size. An object is also
//! rejected if it has a board and cages, diagonals or regions, or if it names another kind of
//! puzzle, because without the additional rule it would be a different puzzle.

use novena_core::Board;
use serde_json::{Map, Value};

use super::variants;
use crate::line;
use crate::{Content, Format, ParseError, Reader, Record};

/// The maximum depth of the search for boards.
const DEPTH: usize = 16;

/// Returns the puzzles in a value, in order. The list is empty if the value contains no board.
pub(crate) fn find(value: &Value) -> Result<Vec<Record>, ParseError> {
    look(value, DEPTH)
}

/// Returns the puzzles of an object.
pub(crate) fn find_in(object: &Map<String, Value>) -> Result<Vec<Record>, ParseError> {
    look_in(object, DEPTH)
}

fn look(value: &Value, depth: usize) -> Result<Vec<Record>, ParseError> {
    if let Some(board) = board(value) {
        return Ok(vec![Record::new(board)]);
    }
    let Some(depth) = depth.checked_sub(1) else {
        return Ok(Vec::new());
    };
    match value {
        Value::Array(items) => {
            let found: Result<Vec<_>, _> = items.iter().map(|item| look(item, depth)).collect();
            Ok(found?.concat())
        }
        Value::Object(object) => look_in(object, depth),
        _ => Ok(Vec::new()),
    }
}

fn look_in(object: &Map<String, Value>, depth: usize) -> Result<Vec<Record>, ParseError> {
    let mut lists = Vec::new();
    let mut boards: Vec<(&str, Record)> = Vec::new();
    for (name, value) in object {
        // Skip rules. The regions of a puzzle, for example, have the shape of a board.
        if variants::is_rule(name) {
            continue;
        }
        let found = look(value, depth)?;
        match <[Record; 1]>::try_from(found) {
            Ok([record]) => boards.push((name, record)),
            Err(found) => lists.extend(found),
        }
    }
    if !boards.is_empty() {
        let record = one_of(boards)?;
        lists.insert(0, record);
    }
    if !lists.is_empty() {
        variants::refuse(object)?;
    }
    Ok(lists)
}

/// Returns the error for a value without a nine by nine board, if the value contains a board of
/// another size or a rule.
pub(crate) fn refusal(value: &Value) -> Option<ParseError> {
    let size = variants::size(value, DEPTH).map(|size| ParseError::Variant {
        what: crate::Variant::Size(size),
    });
    let rule = || variants::refuse(value.as_object()?).err();
    size.or_else(rule)
}

/// Combines the boards of an object into one record: the puzzle, its solution and the progress.
fn one_of(mut boards: Vec<(&str, Record)>) -> Result<Record, ParseError> {
    let digits = |record: &Record| record.givens.givens().len();
    // The puzzle is the board with the fewest digits. If several boards have equally few, the first
    // one is used.
    boards.sort_by_key(|(_, record)| digits(record));
    let (name, mut puzzle) = boards.remove(0);
    for (other, record) in boards {
        let board = *record.givens.board();
        let givens = puzzle.givens.board();
        if !givens
            .filled()
            .into_iter()
            .all(|cell| board[cell] == givens[cell])
        {
            return Err(ParseError::TwoBoards {
                first: name.to_owned(),
                second: other.to_owned(),
            });
        }
        if board.filled().len() == 81 {
            puzzle.solution = Some(board);
        } else if board != *givens {
            let mut entries = board;
            for cell in givens.filled() {
                entries[cell] = None;
            }
            puzzle.entries = entries;
        }
    }
    Ok(puzzle)
}

/// Reads a value that is a board on its own, not part of a larger one.
fn board(value: &Value) -> Option<Board> {
    match value {
        Value::String(text) => line::exact(text.trim())
            .or_else(|| nine(text.split_whitespace()))
            .or_else(|| drawn(text)),
        Value::Array(items) if items.len() == 81 => {
            let cells: Option<String> = items.iter().map(cell).collect();
            line::exact(&cells?)
        }
        Value::Array(items) if items.len() == 9 => {
            let rows: Option<Vec<String>> = items.iter().map(row).collect();
            nine(rows?.iter().map(String::as_str))
        }
        _ => None,
    }
}

/// Returns a board drawn over several lines.
fn drawn(text: &str) -> Option<Board> {
    if !(9..40).contains(&text.lines().count()) {
        return None;
    }
    let mut entries = Reader::new(text.as_bytes(), "", Some(Format::GRID)).ok()?;
    match (entries.next()?.ok()?.content, entries.next()) {
        (Content::Record(record), None) => Some(*record.givens.board()),
        _ => None,
    }
}

/// Returns the board in nine rows of nine cells.
fn nine<'a>(rows: impl Iterator<Item = &'a str>) -> Option<Board> {
    let rows: Vec<&str> = rows.collect();
    let is_row = |row: &&str| row.chars().count() == 9;
    (rows.len() == 9 && rows.iter().all(is_row)).then_some(())?;
    line::exact(&rows.concat())
}

/// Returns a row of nine cells as characters.
fn row(value: &Value) -> Option<String> {
    match value {
        Value::String(text) => {
            let cells: String = text.split([',', ' ']).collect();
            (cells.chars().count() == 9).then_some(cells)
        }
        Value::Array(items) if items.len() == 9 => items.iter().map(cell).collect(),
        _ => None,
    }
}

/// Returns a cell as a character: a number, a string of at most one character, or null.
pub(super) fn cell(value: &Value) -> Option<char> {
    match value {
        Value::Null | Value::Bool(false) => Some('.'),
        Value::Number(number) => match number.as_i64()? {
            -1 | 0 => Some('.'),
            digit @ 1..=9 => char::from_digit(u32::try_from(digit).ok()?, 10),
            _ => None,
        },
        Value::String(text) => {
            let mut chars = text.trim().chars();
            match (chars.next(), chars.next()) {
                (None, _) => Some('.'),
                (Some(char), None) if line::is_cell(char) => Some(char),
                _ => None,
            }
        }
        // An object that describes a cell, with its digit under one of the usual names.
        Value::Object(object) => {
            let names = ["value", "digit", "number"];
            cell(names.iter().find_map(|&name| object.get(name))?)
        }
        _ => None,
    }
}
