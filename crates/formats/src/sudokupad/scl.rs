//! The JSON of SudokuPad.
//!
//! ```text
//! {"cells": [[{"value": 5}, {"centremarks": [1, 2], "pencilMarks": [4]}, {}, …], …],
//!  "regions": [[[0, 0], [0, 1], …], …], "cages": [], "lines": [],
//!  "metadata": {"title": "…", "author": "…", "rules": "…", "solution": "6748…"}}
//! ```
//!
//! Rows and columns count from 0. Instead of metadata, older files have cages without cells, whose
//! value is `title: …` and so on.

use novena_core::{Board, Cell, CellSet, Digit, DigitSet};
use serde_json::{Value, json};

use crate::cells::{self, Object};
use crate::{ParseError, Record, Variant};

/// Keys that are not rules.
const KNOWN: [&str; 7] = [
    "id", "cellSize", "cells", "regions", "cages", "metadata", "videos",
];
/// Metadata keys that are not rules.
const METADATA: [&str; 6] = [
    "title",
    "author",
    "rules",
    "solution",
    "source",
    "msgcorrect",
];

pub(super) fn record(object: &Object) -> Result<Record, ParseError> {
    let cells = cells::cells(object, "cells")?;
    cells::refuse_cages(object.get("cages"))?;
    cells::refuse_rules(object, &KNOWN)?;
    refuse_regions(object.get("regions"))?;
    let metadata = metadata(object);
    cells::refuse_rules(&metadata, &METADATA)?;
    let (mut givens, mut entries) = (Board::EMPTY, Board::EMPTY);
    let (mut marks, mut corners) = ([DigitSet::EMPTY; 81], [DigitSet::EMPTY; 81]);
    for (cell, object) in cells {
        let digit = cells::digit((cell, object), "value")?;
        if object.get("given").and_then(Value::as_bool) == Some(false) {
            entries[cell] = digit;
        } else {
            givens[cell] = digit;
        }
        marks[cell.index()] = cells::digits((cell, object), "centremarks")?;
        corners[cell.index()] = cells::digits((cell, object), "pencilMarks")?;
    }
    let mut record = Record::new(givens).with_entries(entries);
    record.marks = cells::unless_empty(marks);
    record.corners = cells::unless_empty(corners);
    record.solution = cells::solution(&metadata)?;
    record.title = cells::words(&metadata, "title");
    record.author = cells::words(&metadata, "author");
    record.comment = cells::words(&metadata, "rules");
    Ok(record)
}

/// Returns the metadata, including that of older files.
fn metadata(object: &Object) -> Object {
    let mut metadata = match object.get("metadata") {
        Some(Value::Object(metadata)) => metadata.clone(),
        _ => Object::new(),
    };
    let cages = object.get("cages").and_then(Value::as_array);
    for cage in cages.into_iter().flatten() {
        let value = cage.get("value").and_then(Value::as_str);
        if let Some((key, words)) = value.and_then(|value| value.split_once(':'))
            && METADATA.contains(&key)
        {
            let words = Value::from(words.trim_start());
            metadata.entry(key).or_insert(words);
        }
    }
    metadata
}

/// Rejects regions that are not the nine boxes.
fn refuse_regions(regions: Option<&Value>) -> Result<(), ParseError> {
    let regions = regions.and_then(Value::as_array);
    let mut found: Vec<Option<CellSet>> = regions.into_iter().flatten().map(region).collect();
    found.sort_unstable_by_key(|region| region.and_then(CellSet::first).map(Cell::index));
    let mut boxes: Vec<_> = (0..9).map(|box_| Some(cells_of(box_).collect())).collect();
    boxes.sort_unstable_by_key(|region: &Option<CellSet>| {
        region.and_then(CellSet::first).map(Cell::index)
    });
    if found == boxes {
        Ok(())
    } else {
        Err(cells::variant(Variant::Regions))
    }
}

fn region(region: &Value) -> Option<CellSet> {
    let cell = |place: &Value| {
        let [row, column] = place.as_array()?.as_slice() else {
            return None;
        };
        let below_nine = |value: &Value| {
            let value = usize::try_from(value.as_u64()?).ok()?;
            (value < 9).then_some(value)
        };
        Some(Cell::at(below_nine(row)?, below_nine(column)?))
    };
    region.as_array()?.iter().map(cell).collect()
}

fn cells_of(box_: usize) -> impl Iterator<Item = Cell> {
    Cell::all().filter(move |cell| cell.box_() == box_)
}

pub(super) fn object_of(record: &Record) -> Value {
    let board = record.board();
    let rows: Vec<Vec<Value>> = (0..9)
        .map(|row| {
            (0..9)
                .map(|column| cell_of(record, &board, Cell::at(row, column)))
                .collect()
        })
        .collect();
    let regions: Vec<Vec<Value>> = (0..9)
        .map(|box_| {
            cells_of(box_)
                .map(|cell| json!([cell.row(), cell.column()]))
                .collect()
        })
        .collect();
    let mut metadata = Object::new();
    for (key, words) in [
        ("title", &record.title),
        ("author", &record.author),
        ("rules", &record.comment),
    ] {
        if let Some(words) = words {
            metadata.insert(key.into(), words.as_str().into());
        }
    }
    if let Some(solution) = &record.solution {
        metadata.insert("solution".into(), solution.to_string().into());
    }
    json!({"cells": rows, "regions": regions, "metadata": metadata})
}

fn cell_of(record: &Record, board: &Board, cell: Cell) -> Value {
    let mut object = Object::new();
    if let Some(digit) = board[cell].map(Digit::get) {
        object.insert("value".into(), digit.into());
    }
    for (key, marks) in [
        ("centremarks", &record.marks),
        ("pencilMarks", &record.corners),
    ] {
        if let Some(marks) = marks
            && !marks[cell.index()].is_empty()
        {
            object.insert(key.into(), cells::numbers(marks[cell.index()]));
        }
    }
    object.into()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tests::{PUZZLE, SOLUTION};
    use crate::{Format, lz_string};

    #[track_caller]
    fn check(change: impl Fn(&mut Value), expected: &str) {
        let mut object = object_of(&Record::new(PUZZLE.parse::<Board>().unwrap()));
        change(&mut object);
        let json = object.to_string();
        let expected = format!("1: {expected}");
        crate::tests::check(Format::SUDOKUPAD, &json, &expected);
        let link = format!("https://sudokupad.app/scl{}", lz_string::pack(&json));
        crate::tests::check(Format::SUDOKUPAD, &link, &expected);
    }

    #[test]
    fn words_marks_and_solutions_are_read() {
        check(|_| {}, "puzzle");
        check(
            |object| {
                object["metadata"] = json!({"title": 7, "rules": "Normal", "solution": SOLUTION});
                object["cells"][0][0] = json!({"centremarks": [1, "2"], "pencilMarks": []});
                object["cells"][0][1] = json!({"value": "7", "given": false});
                object["lines"] = json!([]);
            },
            "puzzle, 1 entries, 2 marks, solution, title \"7\", comment \"Normal\"",
        );
        check(
            |object| {
                object["cages"] = json!([
                    {"value": "title: Old: one"},
                    {"cells": [], "value": format!("solution: {SOLUTION}")},
                    {"value": "other: x"},
                ]);
            },
            "puzzle, solution, title \"Old: one\"",
        );
    }

    #[test]
    fn a_zipped_object_is_read() {
        let rows = crate::tests::rows_of(PUZZLE);
        let cell = |char: char| match char {
            '.' => String::new(),
            digit => format!("{{v:{digit}}}"),
        };
        let row = |row: &String| row.chars().map(cell).collect::<Vec<_>>().join(",");
        let rows: Vec<String> = rows.iter().map(row).collect();
        let object = object_of(&Record::default());
        let zipped = format!(
            "{{ce:[[{}]],re:{},metadata:{{t:'It\\'s',author:'Us'}}}}",
            rows.join("],["),
            object["regions"],
        );
        let link = format!("ctc{}", lz_string::pack(&zipped));
        crate::tests::check(
            Format::SUDOKUPAD,
            &link,
            "1: puzzle, title \"It's\", author \"Us\"",
        );
    }

    #[test]
    fn variants_are_refused_by_name() {
        for (key, value, expected) in [
            ("cages", json!([{"cells": [[0, 0]]}]), "killer cages"),
            ("lines", json!([{}]), "the rule \"lines\""),
            ("underlays", json!([{}]), "the rule \"underlays\""),
            ("foglight", json!([[0, 0]]), "the rule \"foglight\""),
            ("regions", json!([]), "regions other than boxes"),
            (
                "regions",
                json!([[[0, 0], [0, 9]]]),
                "regions other than boxes",
            ),
            (
                "metadata",
                json!({"antiknight": true}),
                "the rule \"antiknight\"",
            ),
        ] {
            check(
                |object| object[key] = value.clone(),
                &format!("this puzzle has {expected}; only classic 9×9 is supported"),
            );
        }
        check(
            |object| {
                let cell = object["regions"][0][8].clone();
                object["regions"][0][8] = object["regions"][1][8].clone();
                object["regions"][1][8] = cell;
            },
            "this puzzle has regions other than boxes; only classic 9×9 is supported",
        );
        // A puzzle of four by four cells.
        crate::tests::check(
            Format::SUDOKUPAD,
            "sclN4IglgJiBcIKYA8CGBbADgGzgFhAGhBTgBckIlSZRixisYQBRZdegpAV2IAsB7AJwYBVAM4gAvgQDGc\
             DBjHQA2otAA3JBg5wYARknB9hgLp4VhvGo1aYAZmOmDFkOs3boAJnMGTZi1+dWbtjiRiYg/HAA5mC8AHYK\
             yooADHhJPik6PjqpWXiZPsl47ul4NrnFptllBe45prWZpjZ1is35poq1FZ2lPs3dzdVG4kA",
            "1: this puzzle is 4×4; only classic 9×9 is supported",
        );
    }

    #[test]
    fn reports_errors() {
        check(
            |object| object["cells"][0][0] = json!({"value": "A"}),
            "r1c1: value: expected numbers from 0 to 9",
        );
        check(
            |object| object["cells"][0][0] = json!({"centremarks": 1}),
            "r1c1: centremarks: expected numbers from 0 to 9",
        );
        check(
            |object| object["metadata"] = json!({"solution": "67!"}),
            "solution: column 3: unexpected '!'",
        );
    }
}
