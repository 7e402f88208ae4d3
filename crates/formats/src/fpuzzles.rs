//! `fpuzzles`: an f-puzzles link, one per line.
//!
//! ```text
//! https://www.f-puzzles.com/?load=N4IgzglgXgpiBcBOANCALhNAbO8QHkAnAE…
//! ```
//!
//! The payload is JSON packed with LZ-String. The link, the payload without the link and the JSON
//! itself can be read. The JSON may be on one line or span several:
//!
//! ```text
//! {"size": 9, "title": "…", "author": "…", "ruleset": "…", "solution": [6, 7, …],
//!  "grid": [[{"value": 5, "given": true}, {"value": 3}, {"centerPencilMarks": [1, 2],
//!             "cornerPencilMarks": [4], "c": 2, "cArray": [2, 5]}, …], …]}
//! ```
//!
//! The text of the rules becomes the comment. Colours are numbers in the palette of f-puzzles, from
//! 2 for Novena's first colour to 10 for its ninth, or the same colours in hexadecimal. Other
//! colours are ignored. Some authors fill in every cell of the grid and leave out the key
//! `solution`, so such a grid is read as a solution.
//!
//! If a key may be a rule, the puzzle is rejected with an error that names the key. Cells assigned
//! to another box and candidates given by the author are rejected as well.

use std::io::{self, Write};
use std::sync::Arc;

use novena_core::{Board, Cell, Colour, ColourSet, Digit, DigitSet};
use serde_json::{Value, json};

use crate::cells::{self, Object};
use crate::format::{Format, Parser, Syntax, Unit};
use crate::json::stream;
use crate::link::{self, UNPACKED};
use crate::{ParseError, Record, RecordPart, RecordParts, Variant, lz_string};

impl Format {
    /// An f-puzzles link, or its JSON.
    pub const FPUZZLES: Self = Self(&FPuzzles);
}

struct FPuzzles;

const LINK: &str = "https://www.f-puzzles.com/?load=";

/// Keys that are not rules: the puzzle, its texts, and settings of the editor.
const KNOWN: [&str; 10] = [
    "size",
    "grid",
    "title",
    "author",
    "ruleset",
    "solution",
    "cage",
    "highlightConflicts",
    "disabledlogic",
    "truecandidatesoptions",
];

/// The colours of the palette in hexadecimal, starting with number 2.
const PALETTE: [&str; 9] = [
    "#ffa0a0", "#ffdf61", "#feffaf", "#b0ffb0", "#61d060", "#d0d0ff", "#8180f0", "#ff08ff",
    "#ffd0d0",
];

impl Syntax for FPuzzles {
    fn id(&self) -> &'static str {
        "fpuzzles"
    }

    fn is_line_based(&self) -> bool {
        true
    }

    fn carries(&self) -> RecordParts {
        RecordParts::of(&[
            RecordPart::Entries,
            RecordPart::Marks,
            RecordPart::Corners,
            RecordPart::Colours,
            RecordPart::Solution,
            RecordPart::Title,
            RecordPart::Author,
            RecordPart::Comment,
        ])
    }

    fn dropped(&self, record: &Record) -> RecordParts {
        let mut dropped = record.parts().minus(self.carries());
        if is_taken_for_solution(record) {
            dropped = dropped.union(RecordParts::of(&[RecordPart::Entries]));
        }
        dropped
    }

    fn parser(&self, prefix: &str) -> Arc<dyn Parser> {
        stream::parser(prefix, read)
    }

    fn write(&self, record: &Record, out: &mut dyn Write) -> io::Result<()> {
        let json = Value::from(object_of(record)).to_string();
        writeln!(out, "{LINK}{}", lz_string::pack(&json))
    }
}

/// Returns whether text without the host of a link looks like a payload.
pub(crate) fn looks_like(text: &str) -> bool {
    // A packed object begins with `N4Ig`.
    text.starts_with("N4Ig")
}

fn read(text: &str) -> Unit {
    if !text.trim_start().starts_with('{') {
        return Unit::of_line(link::read(text, record));
    }
    match stream::object(text) {
        Ok(object) => Unit::of_line(record_of(&object)),
        Err((line, error)) => Unit::Fault(line, error),
    }
}

/// Reads a payload.
pub(crate) fn record(payload: &str) -> Result<Record, ParseError> {
    let unpacked = lz_string::unpack(payload, UNPACKED)?;
    let object = stream::object(&unpacked).map_err(|(_, error)| error)?;
    record_of(&object)
}

fn record_of(object: &Object) -> Result<Record, ParseError> {
    match object.get("size").and_then(Value::as_u64) {
        None | Some(9) => {}
        Some(size) => {
            let size = usize::try_from(size).unwrap_or(usize::MAX);
            return Err(cells::variant(Variant::Size(size)));
        }
    }
    let cells = cells::cells(object, "grid")?;
    cells::refuse_rules(object, &KNOWN)?;
    cells::refuse_cages(object.get("cage"))?;
    let (mut givens, mut entries) = (Board::EMPTY, Board::EMPTY);
    let (mut marks, mut corners) = ([DigitSet::EMPTY; 81], [DigitSet::EMPTY; 81]);
    let mut colours = [ColourSet::EMPTY; 81];
    for (cell, object) in cells {
        let pair = (cell, object);
        refuse_cell(pair)?;
        let digit = cells::digit(pair, "value")?;
        if object.get("given").and_then(Value::as_bool) == Some(true) {
            givens[cell] = digit;
        } else {
            entries[cell] = digit;
        }
        marks[cell.index()] = cells::digits(pair, "centerPencilMarks")?;
        corners[cell.index()] = cells::digits(pair, "cornerPencilMarks")?;
        colours[cell.index()] = colours_of(object);
    }
    let mut record = Record::new(givens).with_entries(entries);
    record.marks = cells::unless_empty(marks);
    record.corners = cells::unless_empty(corners);
    let is_coloured = colours.iter().any(|set| !set.is_empty());
    record.colours = is_coloured.then(|| Box::new(colours));
    record.solution = cells::solution(object)?;
    if is_taken_for_solution(&record) {
        record.solution = Some(record.board());
        record.entries = Board::EMPTY;
    }
    record.title = cells::words(object, "title");
    record.author = cells::words(object, "author");
    record.comment = cells::words(object, "ruleset");
    Ok(record)
}

fn is_taken_for_solution(record: &Record) -> bool {
    let is_unsaid = record
        .solution
        .is_none_or(|solution| solution == Board::EMPTY);
    is_unsaid && record.entries != Board::EMPTY && record.board().is_full()
}

/// Rejects a cell that could not occur in a classic puzzle.
fn refuse_cell((cell, object): (Cell, &Object)) -> Result<(), ParseError> {
    let in_box = match object.get("region") {
        None => true,
        Some(region) => region.as_u64() == Some(cell.box_() as u64),
    };
    if !in_box {
        return Err(cells::variant(Variant::Regions));
    }
    let key = "givenPencilMarks";
    if !cells::digits((cell, object), key)?.is_empty() {
        return Err(cells::variant(Variant::Rule(key.to_string())));
    }
    Ok(())
}

fn colours_of(object: &Object) -> ColourSet {
    let all = object.get("cArray").and_then(Value::as_array);
    let one = object.get("c");
    all.into_iter()
        .flatten()
        .chain(one)
        .filter_map(colour)
        .collect()
}

fn colour(value: &Value) -> Option<Colour> {
    let number = match value {
        Value::Number(number) => number.as_u64(),
        Value::String(text) => {
            let named = PALETTE
                .iter()
                .position(|name| name.eq_ignore_ascii_case(text));
            named.map_or_else(|| text.parse().ok(), |place| Some(place as u64 + 2))
        }
        _ => None,
    };
    Colour::new(u8::try_from(number?.checked_sub(1)?).ok()?)
}

fn object_of(record: &Record) -> Object {
    let grid: Vec<Vec<Value>> = (0..9)
        .map(|row| {
            (0..9)
                .map(|column| cell_of(record, Cell::at(row, column)))
                .collect()
        })
        .collect();
    let mut object = Object::new();
    object.insert("size".into(), 9.into());
    object.insert("grid".into(), grid.into());
    if let Some(solution) = &record.solution {
        // As in SudokuPad, an unknown cell is written as a dot.
        let sign = |digit: &Option<Digit>| digit.map_or(json!("."), |digit| digit.get().into());
        let signs: Vec<Value> = solution.digits().iter().map(sign).collect();
        object.insert("solution".into(), signs.into());
    }
    for (key, words) in [
        ("title", &record.title),
        ("author", &record.author),
        ("ruleset", &record.comment),
    ] {
        if let Some(words) = words {
            object.insert(key.into(), words.as_str().into());
        }
    }
    object
}

fn cell_of(record: &Record, cell: Cell) -> Value {
    let mut object = Object::new();
    if let Some(digit) = record.givens.given(cell) {
        object.insert("value".into(), digit.get().into());
        object.insert("given".into(), true.into());
    } else if let Some(digit) = record.entries[cell] {
        object.insert("value".into(), digit.get().into());
    }
    for (key, marks) in [
        ("centerPencilMarks", &record.marks),
        ("cornerPencilMarks", &record.corners),
    ] {
        if let Some(marks) = marks
            && !marks[cell.index()].is_empty()
        {
            object.insert(key.into(), cells::numbers(marks[cell.index()]));
        }
    }
    if let Some(colours) = &record.colours
        && !colours[cell.index()].is_empty()
    {
        let numbers: Vec<Value> = colours[cell.index()]
            .iter()
            .map(|colour| (colour.get() + 1).into())
            .collect();
        let (key, value) = match <[Value; 1]>::try_from(numbers) {
            Ok([one]) => ("c", one),
            Err(several) => ("cArray", several.into()),
        };
        object.insert(key.into(), value);
    }
    object.into()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tests::{PUZZLE, SOLUTION, transcript};

    /// Returns our puzzle as JSON, modified by `change`.
    fn sample(change: impl Fn(&mut Object)) -> String {
        let mut object = object_of(&Record::new(PUZZLE.parse::<Board>().unwrap()));
        change(&mut object);
        Value::from(object).to_string()
    }

    #[track_caller]
    fn check(change: impl Fn(&mut Object), expected: &str) {
        let json = sample(change);
        let packed = lz_string::pack(&json);
        for text in [
            json,
            packed.clone(),
            packed.replace('+', "%2B"),
            format!("{LINK}{packed}"),
            format!("<{LINK}{}>\r\n", packed.replace('+', " ")),
        ] {
            crate::tests::check(Format::FPUZZLES, &text, &format!("1: {expected}"));
        }
    }

    #[test]
    fn links_payloads_and_objects_are_read() {
        check(|_| {}, "puzzle");
        check(
            |object| {
                object["grid"][0][0] = json!({"value": 6, "centerPencilMarks": [1, "2"]});
                object["grid"][0][1] = json!({"region": 0, "highlight": "x"});
                object.insert("title".into(), "One".into());
                object.insert("author".into(), "".into());
                object.insert("ruleset".into(), "Normal rules".into());
                object.insert("solution".into(), SOLUTION.into());
                object.insert("antiknight".into(), false.into());
                object.insert("arrow".into(), json!([]));
                object.insert("cage".into(), json!([{"cells": [], "value": "x"}]));
            },
            "puzzle, 1 entries, 2 marks, solution, title \"One\", comment \"Normal rules\"",
        );
    }

    #[test]
    fn an_object_may_have_several_lines() {
        let pretty: Value = serde_json::from_str(&sample(|_| {})).unwrap();
        let pretty = serde_json::to_string_pretty(&pretty).unwrap();
        let text = format!("{pretty}\n{pretty}");
        let lines = pretty.lines().count();
        crate::tests::check(
            Format::FPUZZLES,
            &text,
            &format!("1: puzzle\n{}: puzzle", lines + 1),
        );
        assert!(looks_like("N4Ig"));
        assert!(!looks_like(PUZZLE));
    }

    #[test]
    fn a_full_grid_is_a_solution() {
        check(
            |object| {
                for (cell, digit) in Cell::all().zip(SOLUTION.bytes()) {
                    object["grid"][cell.row()][cell.column()]["value"] = (digit - b'0').into();
                }
            },
            "puzzle, solution",
        );
    }

    #[test]
    fn variants_are_refused_by_name() {
        for (key, value, expected) in [
            ("killercage", json!([{"cells": ["R1C1"]}]), "killer cages"),
            ("cage", json!([{"cells": ["R1C1"]}]), "killer cages"),
            ("diagonal+", json!(true), "diagonals"),
            ("diagonal-", json!(true), "diagonals"),
            ("extraregion", json!([{}]), "regions other than boxes"),
            ("antiknight", json!(true), "the rule \"antiknight\""),
            ("thermometer", json!([{}]), "the rule \"thermometer\""),
            ("anything new", json!({"a": 1}), "the rule \"anything new\""),
        ] {
            check(
                |object| {
                    object.insert(key.into(), value.clone());
                },
                &format!("this puzzle has {expected}; only classic 9×9 is supported"),
            );
        }
        let cell = |key: &'static str, value: Value| {
            move |object: &mut Object| object["grid"][0][0][key] = value.clone()
        };
        let regions = "this puzzle has regions other than boxes; only classic 9×9 is supported";
        check(cell("region", json!(3)), regions);
        check(cell("region", Value::Null), regions);
        check(
            cell("givenPencilMarks", json!([1])),
            "this puzzle has the rule \"givenPencilMarks\"; only classic 9×9 is supported",
        );
        crate::tests::check(
            Format::FPUZZLES,
            "N4IgzglgXgpiBcAWANCA5gJwgEwQbT1ADcBDAGwFc54BGVNCImAOwQBcMqBfZYHv3lwC6yQv34hSlagGZ6\
             jFu04xxIsb0nkqCAEzymreB26DBagRYlTtSfYqPLhQrkA=",
            "1: this puzzle is 4×4; only classic 9×9 is supported",
        );
    }

    #[test]
    fn reports_errors() {
        check(
            |object| object["grid"][4][4]["value"] = json!(10),
            "r5c5: value: expected numbers from 0 to 9",
        );
        check(
            |object| object["grid"][4] = json!([{}]),
            "grid: row 5 has 1 cells, expected 9",
        );
        check(
            |object| object["grid"][4] = json!(1),
            "grid: expected nine arrays of nine objects",
        );
        check(
            |object| drop(object.remove("grid")),
            "the object has no \"grid\"",
        );
        check(
            |object| drop(object.insert("solution".into(), "12".into())),
            "solution: expected 81 cells, found 2",
        );
        let damaged = lz_string::pack(&sample(|_| {}));
        crate::tests::check(
            Format::FPUZZLES,
            &damaged[..100],
            "1: this cannot be unpacked: damaged, or cut short",
        );
        crate::tests::check(
            Format::FPUZZLES,
            lz_string::pack(&" ".repeat(2 << 20)),
            "1: unpacked it is longer than 1 MiB",
        );
        assert_eq!(transcript("[]", Some(Format::FPUZZLES)), "");
    }

    #[test]
    fn colours_are_numbers_or_names() {
        let json = sample(|object| {
            object["grid"][0][0] = json!({"c": "#FFA0A0"});
            object["grid"][0][1] = json!({"cArray": [2, 10, 11, 1, 0, "red"]});
        });
        let Unit::Record(_, record) = read(&json) else {
            panic!();
        };
        let colours = record.colours.unwrap();
        assert_eq!(
            (colours[0].to_string(), colours[1].to_string()),
            ("a".into(), "ai".into())
        );
    }
}
