//! Tests every operation, and the properties that all operations share.

mod bench;
mod exercises;
mod games;
mod hostile;
mod limits;
mod operations;

use serde_json::{Value, json};

use super::call;

/// An easy puzzle with one solution.
const EASY: &str =
    "..3..172......4......7..149.148....528.....747....268.952..8......3......679..4..";

/// The content of `ok`.
fn ok(request: &Value) -> Value {
    let mut answer = answer(request);
    assert!(answer["error"].is_null(), "{request}\n{answer}");
    answer["ok"].take()
}

/// The content of `error`.
fn error(request: &Value) -> Value {
    let mut answer = answer(request);
    assert!(answer["ok"].is_null(), "{request}\n{answer}");
    answer["error"].take()
}

fn answer(request: &Value) -> Value {
    let answer: Value = serde_json::from_str(&call(&request.to_string())).unwrap();
    assert_eq!(answer["v"], 1);
    answer
}

/// A game of the easy puzzle.
fn easy() -> Value {
    json!({"puzzle": EASY})
}

/// The state after these moves.
fn played(moves: &[Value]) -> Value {
    moves.iter().fold(easy(), |state, game_move| {
        ok(&json!({"op": "move", "view": false, "state": state, "move": game_move}))["state"].take()
    })
}
