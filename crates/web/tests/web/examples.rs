//! Replays the examples in `docs/server.md`, in order, on one server.

use std::fs;

use axum::body::Body;
use serde_json::Value;

use crate::support::{Server, json, request};

/// Marks a part of a response that an example leaves out. As a value, it matches any value; as a
/// key, it matches any other fields.
const LEFT_OUT: &str = "…";

/// Returns whether a response matches the one in the example.
fn matches(expected: &Value, found: &Value) -> bool {
    match (expected, found) {
        (Value::String(text), _) if text == LEFT_OUT => true,
        (Value::Object(expected), Value::Object(found)) => {
            let is_open = expected.contains_key(LEFT_OUT);
            let named = expected.iter().filter(|(key, _)| *key != LEFT_OUT);
            let mut named = named.peekable();
            (is_open || expected.len() == found.len())
                && named
                    .all(|(key, value)| found.get(key).is_some_and(|found| matches(value, found)))
        }
        (Value::Array(expected), Value::Array(found)) => {
            expected.len() == found.len()
                && expected
                    .iter()
                    .zip(found)
                    .all(|(one, other)| matches(one, other))
        }
        _ => expected == found,
    }
}

#[tokio::test]
async fn documented_requests_get_the_documented_answers() {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/server.md");
    let document = fs::read_to_string(path).unwrap();
    let server = Server::new();
    let mut count = 0;
    for block in document.split("```http\n").skip(1) {
        let (example, _) = block.split_once("```").unwrap();
        let (asked, answered) = example.split_once("\n\n").unwrap();
        let (head, body) = asked.split_once('\n').unwrap_or((asked, ""));
        let (method, path) = head.split_once(' ').unwrap();
        let sent = if body.is_empty() {
            request(method, path).body(Body::empty()).unwrap()
        } else {
            json(method, path, body.to_owned())
        };
        let answer = server.ask(sent).await;
        let (status, expected) = answered.split_once('\n').unwrap();
        assert_eq!(
            answer.status.as_u16().to_string(),
            status,
            "{head}: {}",
            answer.body
        );
        let expected: Value = serde_json::from_str(expected).unwrap();
        let found: Value = serde_json::from_str(&answer.body).unwrap();
        assert!(matches(&expected, &found), "{head}\n{found}");
        count += 1;
    }
    assert!(count >= 8, "only {count} examples");
}
