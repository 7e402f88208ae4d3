//! Tests that every limit is enforced, and that the error names the limit.

use super::super::limits::{self, LIMITS};
use super::*;

fn too_much(request: &Value, limit: limits::Limit) {
    let error = error(request);
    assert_eq!(error["limit"]["id"], limit.id, "{error}");
    assert_eq!(error["limit"]["most"], limit.most);
}

#[test]
fn numbers_above_a_limit_are_refused() {
    let empty = ".".repeat(81);
    let above = |limit: limits::Limit| limit.most + 1;
    too_much(
        &json!({"op": "solve", "puzzle": empty, "limit": above(limits::SOLUTIONS)}),
        limits::SOLUTIONS,
    );
    too_much(
        &json!({"op": "count", "puzzle": empty, "limit": above(limits::COUNT)}),
        limits::COUNT,
    );
    too_much(
        &json!({"op": "steps", "state": easy(), "limit": above(limits::STEPS)}),
        limits::STEPS,
    );
    too_much(
        &json!({"op": "hint", "state": easy(), "turn": above(limits::TURN)}),
        limits::TURN,
    );
    too_much(
        &json!({"op": "generate", "seed": 1, "count": above(limits::PUZZLES)}),
        limits::PUZZLES,
    );
    let end = json!({"digit": 4, "cells": ["r1c1"]});
    let link = json!({"from": end, "to": end, "type": "weak"});
    let evidence = json!({"role": "link", "links": vec![link; limits::LINKS.most() + 1]});
    let step = json!({"technique": "x-chain", "eliminate": ["4r1c1"], "evidence": [evidence]});
    too_much(
        &json!({"op": "draw", "state": easy(), "step": step}),
        limits::LINKS,
    );
    let long = "x".repeat(limits::NAME_CHARACTERS.most() + 1);
    too_much(
        &json!({"op": "version", "id": long}),
        limits::NAME_CHARACTERS,
    );
    let save = json!({"save": {"name": long}});
    too_much(
        &json!({"op": "move", "state": easy(), "move": save}),
        limits::NAME_CHARACTERS,
    );
}

#[test]
fn long_requests_and_answers_are_refused() {
    let text = " ".repeat(limits::REQUEST_BYTES.most());
    too_much(&json!({"op": "open", "text": text}), limits::REQUEST_BYTES);
    let lines = format!("{EASY}\n").repeat(9_000);
    too_much(
        &json!({"op": "convert", "text": lines, "to": "marks"}),
        limits::ANSWER_BYTES,
    );
    let lines = format!("{EASY}\n").repeat(limits::CONVERTED.most() + 1);
    too_much(&json!({"op": "open", "text": lines}), limits::CONVERTED);
}

#[test]
fn games_that_are_too_long_are_refused() {
    let step = |number: usize| {
        let (before, after) = if number.is_multiple_of(2) {
            ("", " 4")
        } else {
            (" 4", "")
        };
        vec![format!("r1c1{before} >{after}")]
    };
    let game = |steps: usize| {
        let steps: Vec<_> = (0..steps).map(step).collect();
        json!({"puzzle": EASY, "steps": steps})
    };
    let full = game(limits::GAME_STEPS.most());
    let digit = json!({"digit": {"cells": ["r1c1"], "digit": 4}});
    too_much(
        &json!({"op": "move", "state": full, "move": digit}),
        limits::GAME_STEPS,
    );
    ok(&json!({"op": "move", "state": full, "move": "undo", "view": false}));
    too_much(
        &json!({"op": "view", "state": game(limits::GAME_STEPS.most() + 1)}),
        limits::GAME_STEPS,
    );
    let savepoints: Vec<_> = (0..=limits::SAVEPOINTS.most)
        .map(|number| json!({"name": number.to_string(), "cells": []}))
        .collect();
    too_much(
        &json!({"op": "view", "state": {"puzzle": EASY, "savepoints": savepoints}}),
        limits::SAVEPOINTS,
    );
}

#[test]
fn no_game_exceeds_its_size_bound() {
    let full = "4 m123456789 c123456789 @abcdefghi *1a2b3c4d5e6f7g8h9i";
    let other = full.replacen('4', "5", 1);
    let cells = (1..=9).flat_map(|row| (1..=9).map(move |column| format!("r{row}c{column}")));
    let cells: Vec<String> = cells.collect();
    let step = |before: &str, after: &str| -> Vec<String> {
        let change = |cell| format!("{cell} {before} > {after}").replace("  ", " ");
        cells.iter().map(change).collect()
    };
    let mut steps = vec![step("", full)];
    for number in 0..20 {
        let (before, after) = if u32::is_multiple_of(number, 2) {
            (full, &*other)
        } else {
            (&*other, full)
        };
        steps.push(step(before, after));
    }
    let notes: Vec<String> = cells.iter().map(|cell| format!("{cell} {full}")).collect();
    let savepoints: Vec<_> = (0..limits::SAVEPOINTS.most)
        .map(|number| json!({"name": format!("{number:\u{1}>200}"), "cells": notes}))
        .collect();
    let state = json!({"puzzle": ".".repeat(81), "steps": steps, "savepoints": savepoints});
    let request = json!({"op": "view", "state": state}).to_string();
    let game = super::super::LabelledGame::from_json(&state.to_string()).unwrap();
    assert!(call(&request).len() < game.most_bytes());
    // The bound is tight enough that long games need not be serialised in order to be measured.
    assert!(call(&request).len() * 2 > game.most_bytes());
}

#[test]
fn an_unsuccessful_search_ends_and_reports_where() {
    // With that many givens, no puzzle is extreme.
    let wish = json!({"level": "extreme", "givens": [70, 75]});
    let generated = ok(&json!({"op": "generate", "wish": wish, "seed": 7}));
    assert_eq!(generated["puzzles"], json!([]));
    let next = generated["next"][0].as_u64().unwrap();
    assert!(next > 0);
    let error = error(&json!({"op": "new", "wish": wish, "seed": 7}));
    assert_eq!(
        (&error["id"], &error["next"]),
        (&json!("not-found"), &generated["next"])
    );
}

#[test]
fn limits_have_names_of_their_own() {
    let mut ids: Vec<_> = LIMITS.iter().map(|limit| limit.id).collect();
    ids.sort_unstable();
    ids.dedup();
    assert_eq!(ids.len(), LIMITS.len());
}

#[test]
fn a_caller_can_stop_a_call() {
    let hint = json!({"op": "path", "state": easy()}).to_string();
    let answer = crate::call_until(&hint, &|| true);
    assert!(answer.contains("\"id\":\"stopped\""), "{answer}");
}

/// The attempts in this test are separate searches and take many seconds in total.
#[test]
fn a_search_in_few_cells_ends_and_can_be_continued() {
    let drawing =
        "x...x....x....x....x...x...x.....x.....x...x.....x...x..x....x....x..x.....x....x";
    let wish = json!({"pattern": drawing});
    let generate = |from: &Value| {
        ok(&json!({"op": "generate", "wish": wish, "seed": 3, "count": 100, "from": from}))
    };
    let first = generate(&json!([0, 0]));
    assert!(first["puzzles"].as_array().unwrap().len() < 100);
    let next = generate(&first["next"]);
    assert!(next["next"][0].as_u64() > first["next"][0].as_u64());
    let stopped = json!({"op": "generate", "wish": wish, "seed": 3}).to_string();
    let answer = crate::call_until(&stopped, &|| true);
    assert!(answer.contains("\"id\":\"stopped\""), "{answer}");
}
