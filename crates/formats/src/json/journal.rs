//! A player's steps and savepoints in JSON.
//!
//! ```text
//! {"done": 2,
//!  "steps": [["r1c1 > m45", "r1c2 > c3 @a"], ["r1c1 m45 > 4 *5b"], …],
//!  "savepoints": [{"name": "before the guess", "sheet": ["r1c1 m45", …]}]}
//! ```
//!
//! A step is a list of changes. A change is a cell, its old content, `>`, and its new content. The
//! content of a cell is a list of words: `4` is a digit, `m45` are marks, `c3` are marks in
//! corners, `@ad` are colours, and `*4a5b` are colours of candidates. A blank cell has no words. A
//! sheet lists the cells that are not blank.

use novena_core::{Cell, Change, Colour, ColourSet, Digit, DigitSet, Journal, Savepoint};
use novena_core::{CellContent, Sheet};
use serde_json::{Map, Value, json};

use crate::{JsonValue, ParseError, Record};

pub(super) fn write(journal: &Journal) -> Value {
    let change = |change: &Change| Value::from(change.to_string());
    let steps: Vec<Value> = journal
        .steps
        .iter()
        .map(|step| step.iter().map(change).collect())
        .collect();
    let savepoints: Vec<Value> = journal.savepoints.iter().map(savepoint).collect();
    let mut value = json!({"done": journal.done, "steps": steps});
    if !savepoints.is_empty() {
        value["savepoints"] = savepoints.into();
    }
    value
}

fn savepoint(savepoint: &Savepoint) -> Value {
    let contents: Vec<String> = savepoint
        .sheet
        .contents()
        .filter(|(_, content)| !content.is_blank())
        .map(|(cell, content)| format!("{cell} {content}"))
        .collect();
    json!({"name": savepoint.name, "sheet": contents})
}

/// Returns the colours of a cell's candidates: `4a5b`.
pub(super) fn candidate_colours(colours: &[Option<Colour>; 9]) -> String {
    let pairs = Digit::ALL.iter().zip(colours);
    pairs
        .filter_map(|(digit, colour)| colour.map(|colour| format!("{digit}{colour}")))
        .collect()
}

pub(super) fn read_candidate_colours(text: &str) -> Option<[Option<Colour>; 9]> {
    let mut colours = [None; 9];
    let mut chars = text.chars();
    while let Some(digit) = chars.next() {
        let digit = Digit::from_char(digit)?;
        colours[digit.index()] = Some(Colour::from_letter(chars.next()?)?);
    }
    Some(colours)
}

pub(super) fn read_digits(text: &str) -> Option<DigitSet> {
    text.chars().map(Digit::from_char).collect()
}

pub(super) fn read_colours(text: &str) -> Option<ColourSet> {
    text.chars().map(Colour::from_letter).collect()
}

/// Reads a journal and checks that it leads to the state of the record.
pub(super) fn read(value: &Value, record: &Record) -> Result<Journal, ParseError> {
    let object = value.as_object().ok_or(wrong(JsonValue::Object))?;
    let steps = list(object, "steps", JsonValue::Steps)?
        .iter()
        .map(step)
        .collect::<Result<_, _>>()?;
    let savepoints = list(object, "savepoints", JsonValue::Savepoints)?
        .iter()
        .map(read_savepoint)
        .collect::<Result<_, _>>()?;
    let mut journal = Journal {
        steps,
        done: 0,
        savepoints,
    };
    let steps = journal.steps.len();
    journal.done = match object.get("done") {
        None => steps,
        Some(done) => done
            .as_u64()
            .and_then(|done| usize::try_from(done).ok())
            .ok_or(wrong(JsonValue::Count).in_field("done"))?,
    };
    let done = journal.done;
    if done > steps {
        return Err(ParseError::JournalDone { done, steps });
    }
    check(&journal, record)?;
    Ok(journal)
}

/// Checks that every step fits the state before it, and that the steps done lead to the record's
/// sheet.
fn check(journal: &Journal, record: &Record) -> Result<(), ParseError> {
    if journal.sheet_after(journal.steps.len()).is_none() {
        let fits = |&steps: &usize| journal.sheet_after(steps).is_some();
        // If a step does not fit, neither the sheet after it nor any later sheet exists.
        let (mut fitting, mut wrong) = (0, journal.steps.len());
        while wrong - fitting > 1 {
            let middle = usize::midpoint(fitting, wrong);
            if fits(&middle) {
                fitting = middle;
            } else {
                wrong = middle;
            }
        }
        return Err(ParseError::JournalStep { step: wrong });
    }
    if journal.sheet_after(journal.done) == Some(record.sheet()) {
        Ok(())
    } else {
        Err(ParseError::JournalEnd)
    }
}

fn wrong(expected: JsonValue) -> ParseError {
    ParseError::WrongType { expected }
}

/// Returns the list under a key; a missing key counts as an empty list.
fn list<'a>(
    object: &'a Map<String, Value>,
    key: &'static str,
    expected: JsonValue,
) -> Result<&'a [Value], ParseError> {
    match object.get(key) {
        None | Some(Value::Null) => Ok(&[]),
        Some(Value::Array(items)) => Ok(items),
        Some(_) => Err(wrong(expected).in_field(key)),
    }
}

fn step(value: &Value) -> Result<Vec<Change>, ParseError> {
    let wrong = || wrong(JsonValue::Steps).in_field("steps");
    let changes = value.as_array().ok_or_else(wrong)?;
    let change = |value: &Value| {
        let text = value.as_str().ok_or_else(wrong)?;
        text.parse().map_err(|_| unreadable(text))
    };
    changes.iter().map(change).collect()
}

fn unreadable(text: &str) -> ParseError {
    let found = text.chars().take(40).collect();
    ParseError::WrongCellContent { found }
}

fn read_savepoint(value: &Value) -> Result<Savepoint, ParseError> {
    let wrong = || wrong(JsonValue::Savepoints).in_field("savepoints");
    let name = value["name"].as_str().ok_or_else(wrong)?.to_string();
    let mut sheet = Sheet::BLANK;
    for text in value["sheet"].as_array().ok_or_else(wrong)? {
        let text = text.as_str().ok_or_else(wrong)?;
        let (cell, content) = content(text).ok_or_else(|| unreadable(text))?;
        sheet[cell] = content;
    }
    Ok(Savepoint { name, sheet })
}

/// Parses a cell and its content, such as `r1c1 m45`.
fn content(text: &str) -> Option<(Cell, CellContent)> {
    let (cell, words) = text.trim().split_once(' ').unwrap_or((text.trim(), ""));
    Some((cell.parse().ok()?, words.parse().ok()?))
}
