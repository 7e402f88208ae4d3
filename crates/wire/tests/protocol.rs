//! Replays every example of `docs/protocol.md`.
//!
//! Long lists and strings in answers are truncated, to keep the page readable.

use std::fs;
use std::path::PathBuf;

use novena_wire::{LIMITS, OPERATIONS, call};
use serde_json::{Map, Value};

fn page() -> PathBuf {
    PathBuf::from(concat!(
        env!("CARGO_MANIFEST_DIR"),
        "/../../docs/protocol.md"
    ))
}

/// Lists longer than this are cut after the second item.
const MOST_ITEMS: usize = 5;
/// Strings longer than this are cut.
const MOST_SIGNS: usize = 90;
/// Shorter values remain on one line.
const LINE: usize = 100;

fn cut(value: Value) -> Value {
    match value {
        Value::Array(list) => {
            let is_long =
                list.len() > MOST_ITEMS && !list.iter().all(|item| item.is_u64() || item == "…");
            let kept = if is_long { 2 } else { list.len() };
            let mut list: Vec<_> = list.into_iter().take(kept).map(cut).collect();
            if is_long {
                list.push("…".into());
            }
            list.into()
        }
        Value::Object(map) => {
            let map: Map<_, _> = map
                .into_iter()
                .map(|(key, value)| (key, cut(value)))
                .collect();
            map.into()
        }
        Value::String(text) if text.chars().count() > MOST_SIGNS => {
            let begin: String = text.chars().take(MOST_SIGNS - 10).collect();
            format!("{begin}…").into()
        }
        other => other,
    }
}

fn laid_out(value: &Value, indent: usize) -> String {
    let flat = flat(value);
    if flat.chars().count() + indent <= LINE {
        return flat;
    }
    let inner = " ".repeat(indent + 2);
    let outer = " ".repeat(indent);
    let (open, lines, close): (_, Vec<String>, _) = match value {
        Value::Array(list) => {
            let line = |item| format!("{inner}{}", laid_out(item, indent + 2));
            ('[', list.iter().map(line).collect(), ']')
        }
        Value::Object(map) => {
            let line = |(key, item): (&String, &Value)| {
                format!("{inner}{key:?}: {}", laid_out(item, indent + 2))
            };
            ('{', map.iter().map(line).collect(), '}')
        }
        _ => return flat,
    };
    format!("{open}\n{}\n{outer}{close}", lines.join(",\n"))
}

fn flat(value: &Value) -> String {
    match value {
        Value::Array(list) => {
            let items: Vec<_> = list.iter().map(flat).collect();
            format!("[{}]", items.join(", "))
        }
        Value::Object(map) => {
            let items: Vec<_> = map
                .iter()
                .map(|(key, item)| format!("{key:?}: {}", flat(item)))
                .collect();
            format!("{{{}}}", items.join(", "))
        }
        other => other.to_string(),
    }
}

/// The page with the answers replaced by current ones, and the requests on the page.
fn replayed(page: &str) -> (String, Vec<Value>) {
    let mut text = String::new();
    let mut requests = Vec::new();
    let mut answer = None;
    let mut lines = page.lines();
    while let Some(line) = lines.next() {
        text += line;
        text += "\n";
        let Some(block) = line.strip_prefix("```json ") else {
            continue;
        };
        let mut body = String::new();
        for line in lines.by_ref().take_while(|line| *line != "```") {
            body += line;
            body += "\n";
        }
        match block {
            "request" => {
                let answered: Value = serde_json::from_str(&call(&body)).unwrap();
                answer = Some(laid_out(&cut(answered), 0));
                requests.extend(serde_json::from_str(&body).ok());
                text += &body;
            }
            "answer" => {
                text += &answer.take().expect("a request before its answer");
                text += "\n";
            }
            other => panic!("a block of {other}"),
        }
        text += "```\n";
    }
    assert_eq!(answer, None, "a request without an answer");
    (text, requests)
}

#[test]
fn documented_examples_match_the_replies() {
    let page = fs::read_to_string(page()).unwrap();
    let (replayed, _) = replayed(&page);
    if std::env::var_os("NOVENA_UPDATE").is_some() {
        fs::write(self::page(), &replayed).unwrap();
        return;
    }
    for (number, (shown, answered)) in (1..).zip(page.lines().zip(replayed.lines())) {
        assert_eq!(
            shown, answered,
            "line {number} (NOVENA_UPDATE=1 accepts it)"
        );
    }
    assert_eq!(page, replayed);
}

#[test]
fn the_document_covers_every_operation_and_every_limit() {
    let page = fs::read_to_string(page()).unwrap();
    let (_, requests) = replayed(&page);
    for operation in OPERATIONS {
        let is_shown = requests.iter().any(|request| request["op"] == *operation);
        assert!(is_shown, "no example of {operation}");
        assert!(
            page.contains(&format!("\n### `{operation}`")),
            "no section on {operation}"
        );
    }
    for limit in LIMITS {
        let row = format!("| `{}` | {} |", limit.id, grouped(limit.most));
        assert!(page.contains(&row), "no row {row}");
    }
}

/// A number with grouped thousands.
fn grouped(number: u64) -> String {
    let digits = number.to_string();
    let mut text = String::new();
    for (place, digit) in digits.chars().enumerate() {
        if place > 0 && (digits.len() - place).is_multiple_of(3) {
            text.push(',');
        }
        text.push(digit);
    }
    text
}
