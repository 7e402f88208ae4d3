//! Recognises JSON for puzzles that are not classic, by their size and by the names of rules.

use serde_json::{Map, Value};

use super::boards::cell;
use crate::{ParseError, Variant};

/// The sizes of puzzles that are not nine by nine.
const SIZES: [usize; 9] = [4, 6, 8, 10, 12, 15, 16, 20, 25];

/// Rejects an object with an additional rule.
pub(super) fn refuse(object: &Map<String, Value>) -> Result<(), ParseError> {
    let rule = object.iter().find_map(|(name, value)| rule(name, value));
    rule.map_or(Ok(()), |what| Err(ParseError::Variant { what }))
}

/// Names of rules, in lower case without separators.
const RULES: [&str; 19] = [
    "cages",
    "cage",
    "killer",
    "killercages",
    "killercage",
    "diagonals",
    "diagonal",
    "xsudoku",
    "isdiagonal",
    "regions",
    "jigsaw",
    "irregular",
    "extraregions",
    "thermo",
    "thermometers",
    "arrows",
    "antiknight",
    "antiking",
    "kropki",
];

fn plain(name: &str) -> String {
    let letters = name.chars().filter(|char| char.is_alphanumeric());
    letters.flat_map(char::to_lowercase).collect()
}

/// Returns whether this is the name of a rule, whose value is therefore not a board.
pub(super) fn is_rule(name: &str) -> bool {
    RULES.contains(&plain(name).as_str())
}

/// Returns the rule that a name and its value specify, if any.
fn rule(name: &str, value: &Value) -> Option<Variant> {
    let is_used = match value {
        Value::Bool(value) => *value,
        Value::Array(items) => !items.is_empty(),
        Value::Object(object) => !object.is_empty(),
        Value::String(text) => !text.trim().is_empty() && text != "[]",
        Value::Null | Value::Number(_) => false,
    };
    let plain = plain(name);
    match plain.as_str() {
        _ if !is_used => None,
        "type" | "variant" | "kind" | "gametype" => kind(value.as_str()?),
        name if !RULES.contains(&name) => None,
        name if name.contains("cage") || name == "killer" => Some(Variant::Cages),
        name if name.contains("diagonal") || name == "xsudoku" => Some(Variant::Diagonals),
        "regions" | "jigsaw" | "irregular" | "extraregions" => {
            (!is_boxes(value)).then_some(Variant::Regions)
        }
        _ => Some(Variant::Rule(name.to_owned())),
    }
}

/// Returns the kind of puzzle that a word names, if it is not the classic kind.
fn kind(word: &str) -> Option<Variant> {
    let plain: String = word.chars().filter(|char| char.is_alphabetic()).collect();
    let plain = plain.to_lowercase();
    match plain.strip_suffix("sudoku").unwrap_or(&plain) {
        "killer" => Some(Variant::Cages),
        "x" | "diagonal" => Some(Variant::Diagonals),
        "jigsaw" | "irregular" | "nonomino" => Some(Variant::Regions),
        "samurai" | "hyper" | "windoku" | "thermo" | "arrow" | "sandwich" | "kropki" => {
            Some(Variant::Kind(word.chars().take(40).collect()))
        }
        _ => None,
    }
}

/// Returns whether a list of regions describes the ordinary boxes: nine rows of nine numbers or
/// letters, which are the same within a box and differ between boxes.
fn is_boxes(value: &Value) -> bool {
    let Some(rows) = value.as_array().filter(|rows| rows.len() == 9) else {
        return false;
    };
    let sign = |row: usize, column: usize| match &rows[row] {
        Value::String(text) => text.chars().nth(column).map(|char| char.to_string()),
        Value::Array(items) if items.len() == 9 => items.get(column).map(Value::to_string),
        _ => None,
    };
    let first = |index: usize| sign(index / 3 * 3, index % 3 * 3);
    let is_alike = (0..81).all(|cell| {
        let (row, column) = (cell / 9, cell % 9);
        let own = sign(row, column);
        own.is_some() && own == first(row / 3 * 3 + column / 3)
    });
    is_alike && (0..9).all(|one| (0..one).all(|other| first(one) != first(other)))
}

/// Returns the size of a square of cells somewhere in a value, if it is not nine.
pub(super) fn size(value: &Value, depth: usize) -> Option<usize> {
    let depth = depth.checked_sub(1)?;
    match value {
        Value::Array(items) => {
            let is_row = |row: &Value| match row {
                Value::Array(cells) => cells.len() == items.len() && cells.iter().all(is_cell),
                Value::String(text) => {
                    text.chars().count() == items.len() && text.chars().all(is_sign)
                }
                _ => false,
            };
            let found = SIZES.into_iter().find(|&size| items.len() == size);
            found
                .filter(|_| items.iter().all(is_row))
                .or_else(|| items.iter().find_map(|item| size(item, depth)))
        }
        Value::Object(object) => object.values().find_map(|value| size(value, depth)),
        Value::String(text) => {
            // The text must contain only digits that occur in a puzzle of this size. An ID usually
            // contains other characters.
            let fits = |size: usize| {
                let digit = |char: char| {
                    char.to_digit(36)
                        .is_some_and(|digit| digit as usize <= size)
                };
                text.len() == size * size
                    && text
                        .chars()
                        .all(|char| digit(char) || matches!(char, '.' | '0'))
                    && text.contains(['.', '0'])
            };
            SIZES.into_iter().find(|&size| fits(size))
        }
        _ => None,
    }
}

fn is_cell(value: &Value) -> bool {
    let is_number = value
        .as_i64()
        .is_some_and(|number| (-1..=36).contains(&number));
    let is_text = value
        .as_str()
        .is_some_and(|text| text.len() <= 2 && text.chars().all(is_sign));
    is_number || is_text || cell(value).is_some()
}

fn is_sign(char: char) -> bool {
    char.is_ascii_alphanumeric() || crate::line::is_cell(char)
}

#[cfg(test)]
mod tests {
    use crate::Format;
    use crate::tests::PUZZLE;

    #[track_caller]
    fn check(text: &str, expected: &str) {
        let text = text.replace('P', PUZZLE);
        crate::tests::check(Format::JSON, &text, expected);
    }

    #[track_caller]
    fn check_refused(text: &str, what: &str) {
        check(
            text,
            &format!("1: this puzzle {what}; only classic 9×9 is supported"),
        );
    }

    #[test]
    fn rules_are_refused_by_name() {
        check_refused("{\"board\":\"P\",\"cages\":[[1]]}", "has killer cages");
        check_refused(
            "{\"board\":\"P\",\"killer_cages\":\"a\"}",
            "has killer cages",
        );
        check_refused("{\"cages\":[{\"sum\":9}]}", "has killer cages");
        check_refused("{\"puzzle\":\"P\",\"diagonals\":true}", "has diagonals");
        check_refused("{\"board\":\"P\",\"type\":\"X-Sudoku\"}", "has diagonals");
        check_refused(
            "{\"board\":\"P\",\"regions\":[1]}",
            "has regions other than boxes",
        );
        check_refused(
            "{\"board\":\"P\",\"type\":\"Samurai\"}",
            "is of another kind, \"Samurai\"",
        );
        for harmless in [
            "\"cages\":[]",
            "\"diagonals\":false",
            "\"type\":\"classic\"",
            "\"killerCages\":null",
        ] {
            check(&format!("{{\"board\":\"P\",{harmless}}}"), "1: puzzle");
        }
        let rows: Vec<String> = (0..9)
            .map(|row| {
                let box_of = |column: usize| (row / 3 * 3 + column / 3).to_string();
                format!("[{}]", (0..9).map(box_of).collect::<Vec<_>>().join(","))
            })
            .collect();
        let boxes = rows.join(",");
        check(
            &format!("{{\"board\":\"P\",\"regions\":[{boxes}]}}"),
            "1: puzzle",
        );
        let other = boxes.replacen("0,0,0,1", "0,0,1,1", 1);
        check_refused(
            &format!("{{\"board\":\"P\",\"regions\":[{other}]}}"),
            "has regions other than boxes",
        );
    }

    #[test]
    fn other_sizes_are_refused_by_name() {
        let four = "[[1,0,0,4],[0,0,1,0],[0,4,0,0],[2,0,0,3]]";
        check_refused(four, "is 4×4");
        check_refused(&format!("{{\"a\":{{\"board\":{four}}}}}"), "is 4×4");
        check_refused("{\"puzzle\":\"1..4..1..4..2..3\"}", "is 4×4");
        let large = vec![format!("[{}]", vec!["16"; 16].join(",")); 16].join(",");
        check_refused(&format!("{{\"grid\":[{large}]}}"), "is 16×16");
        check(
            "{\"id\":\"123456789012345678901234567890123456\"}",
            "1: there is no board of 81 cells in it",
        );
    }
}
