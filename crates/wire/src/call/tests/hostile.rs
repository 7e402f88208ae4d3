//! Tests that every request gets an answer and that none causes a panic.

use proptest::prelude::*;
use proptest::sample::Index;

use super::super::OPERATIONS;
use super::*;

/// Checks that the request gets an answer, and not the fallback for panics.
fn check(request: &str) -> Result<(), TestCaseError> {
    let answer: Value = serde_json::from_str(&call(request)).unwrap();
    let is_one = answer["ok"].is_object() != answer["error"].is_object();
    prop_assert!(is_one, "{}\n{}", request, answer);
    prop_assert_ne!(&answer["error"]["id"], "internal", "{}", request);
    if let Some(message) = answer["error"]["message"].as_str() {
        prop_assert!(!message.starts_with("error-"), "{}", message);
    }
    Ok(())
}

/// One request of every kind, none of which takes long.
fn requests() -> Vec<Value> {
    let solved =
        "486931725579284316231756149614879235928563174753142689952418637148367592367925481";
    let state = json!({
        "puzzle": EASY, "steps": [["r1c1 > m45"], ["r1c1 m45 > 4 m45"]], "done": 1,
        "savepoints": [{"name": "a", "cells": ["r1c1 4 m45 c3 @ad *4a5b"]}],
        "checking": "live", "cleaning": false, "elapsed_ms": 5,
        "hints": {"mended": 1, "techniques": {"x-wing": [1, 0, 0, 0]}},
        "title": "a", "level": "easy", "source": "b",
    });
    vec![
        json!({"op": "new", "level": "easy", "seed": 1, "from": [0, 0]}),
        json!({"op": "new", "daily": "2026-11-15", "level": "easy"}),
        json!({"op": "new", "classic": true, "seed": 1}),
        json!({"op": "open", "text": EASY, "format": "line", "choose": 0}),
        json!({"op": "open", "text": "n1-zzzc-11d4m45c3kADx4A5B"}),
        json!({"op": "enter", "cells": EASY, "symmetry": "full"}),
        json!({"op": "bench", "cells": EASY, "symmetry": "none", "at": "r1c1", "seed": 1,
               "neighbours": true}),
        json!({"op": "view", "state": state, "lang": "pt"}),
        json!({"op": "move", "state": state, "move": {"digit": {"cells": ["r1c1"], "digit": 4}}}),
        json!({"op": "move", "state": state, "move": {"deduce": {"place": ["4r1c1"]}}}),
        json!({"op": "move", "state": state, "move": "undo"}),
        json!({"op": "move", "state": state, "move": {"save": {"name": "b"}}}),
        json!({"op": "check", "state": state}),
        json!({"op": "hint", "state": state, "rung": 2, "turn": 0}),
        json!({"op": "exercise", "lesson": "pointing", "seed": 1}),
        json!({"op": "answer", "lesson": "pointing", "state": {"puzzle": EASY},
            "found": ["r2c5<>2"], "answer": "r3c5<>2"}),
        json!({"op": "clue", "lesson": "pointing", "state": {"puzzle": EASY},
            "found": ["r2c5<>2"], "rung": 3, "figures": true}),
        json!({"op": "steps", "state": state, "only": ["hidden-single"], "limit": 3}),
        json!({"op": "path", "position": {"puzzle": EASY, "entries": ".".repeat(81)},
               "only": ["hidden-single", "naked-single"]}),
        json!({"op": "candidates", "state": state}),
        json!({"op": "review", "state": state}),
        json!({"op": "draw", "state": state, "theme": "dark", "candidates": true, "labels": true,
               "title": "a", "step": {"technique": "x-chain", "eliminate": ["4r1c1"], "evidence": [
                   {"role": "link", "links": [{"from": {"digit": 4, "cells": ["r1c1"]},
                    "to": {"digit": 4, "cells": ["r1c8", "r1c9"]}, "type": "strong"}]}]}}),
        json!({"op": "draw", "position": {"puzzle": EASY}}),
        json!({"op": "solve", "puzzle": EASY, "limit": 2}),
        json!({"op": "count", "puzzle": solved, "limit": 2}),
        json!({"op": "rate", "puzzle": EASY, "scales": ["novena"]}),
        json!({"op": "generate", "wish": {"level": "easy", "givens": [30, 40]}, "seed": 1}),
        json!({"op": "convert", "text": EASY, "to": "grid"}),
        json!({"op": "share", "state": state, "progress": true}),
        json!({"op": "qr", "text": "https://example.org/#n1-zzzc"}),
        json!({"op": "formats"}),
        json!({"op": "techniques", "lang": "es"}),
        json!({"op": "version", "v": 1, "id": "x"}),
    ]
}

fn values() -> impl Strategy<Value = Value> {
    let leaf = prop_oneof![
        Just(Value::Null),
        any::<bool>().prop_map(Value::from),
        any::<i64>().prop_map(Value::from),
        (0..12_u8).prop_map(Value::from),
        any::<f64>().prop_map(Value::from),
        "\\PC{0,12}".prop_map(Value::from),
        "r[0-9]c[0-9]".prop_map(Value::from),
        prop::sample::select(OPERATIONS).prop_map(Value::from),
        Just(Value::from(EASY)),
    ];
    leaf.prop_recursive(3, 16, 4, |inner| {
        let key = prop_oneof![
            "[a-z]{1,6}",
            Just("puzzle".to_owned()),
            Just("cells".to_owned())
        ];
        prop_oneof![
            prop::collection::vec(inner.clone(), 0..4).prop_map(Value::from),
            prop::collection::btree_map(key, inner, 0..4)
                .prop_map(|map| Value::Object(map.into_iter().collect())),
        ]
    })
}

/// The number of values in a JSON value, including the value itself.
fn places(value: &mut Value) -> usize {
    1 + match value {
        Value::Array(list) => list.iter_mut().map(places).sum(),
        Value::Object(map) => map.values_mut().map(places).sum(),
        _ => 0,
    }
}

/// Replaces the value with this number, counted from the outermost, with another value.
fn replace(value: &mut Value, at: &mut usize, other: &Value) {
    if *at == 0 {
        *value = other.clone();
        *at = usize::MAX;
        return;
    }
    *at -= 1;
    let inner: Vec<&mut Value> = match value {
        Value::Array(list) => list.iter_mut().collect(),
        Value::Object(map) => map.values_mut().collect(),
        _ => return,
    };
    for value in inner {
        if *at == usize::MAX {
            return;
        }
        replace(value, at, other);
    }
}

#[test]
fn the_requests_cover_every_operation_and_are_answered() {
    let mut asked: Vec<_> = requests();
    for request in &asked {
        ok(request);
    }
    for operation in OPERATIONS {
        assert!(
            asked.iter_mut().any(|request| request["op"] == *operation),
            "{operation}"
        );
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(256))]

    #[test]
    fn any_text_has_an_answer(text in "\\PC{0,200}", bytes in prop::collection::vec(any::<u8>(), 0..200)) {
        check(&text)?;
        check(&String::from_utf8_lossy(&bytes))?;
    }

    #[test]
    fn any_json_has_an_answer(mut value in values(), op in prop::sample::select(OPERATIONS)) {
        check(&value.to_string())?;
        if let Value::Object(map) = &mut value {
            map.insert("op".to_owned(), op.into());
            check(&value.to_string())?;
        }
    }

    #[test]
    fn a_request_with_another_value_has_an_answer(
        which: Index, at: Index, other in values(),
    ) {
        let mut request = which.get(&requests()).clone();
        let mut at = at.index(places(&mut request));
        replace(&mut request, &mut at, &other);
        check(&request.to_string())?;
    }

    #[test]
    fn a_request_with_other_bytes_has_an_answer(
        which: Index, at: Index, length in 0..5_usize, bytes in prop::collection::vec(32..127_u8, 0..4),
    ) {
        let mut request = which.get(&requests()).to_string().into_bytes();
        let at = at.index(request.len());
        let end = request.len().min(at + length);
        request.splice(at..end, bytes);
        check(&String::from_utf8_lossy(&request))?;
    }
}

#[test]
fn deep_nesting_has_an_answer() {
    for (open, close) in [("[", "]"), ("{\"a\":", "}")] {
        let deep = format!("{}1{}", open.repeat(5_000), close.repeat(5_000));
        check(&deep).unwrap();
        check(&format!(r#"{{"op":"version","a":{deep}}}"#)).unwrap();
        check(&format!(r#"{{"op":"view","state":{deep}}}"#)).unwrap();
    }
}
