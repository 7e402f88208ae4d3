//! Tests that a turn is carried out only once, that it is refused if the player has not seen the
//! current game, and that it is counted.

use serde_json::{Value, json};

use crate::support::{PUZZLE, Shelf, without};

fn digit(cell: &str, digit: u8) -> Value {
    json!({"digit": {"cells": [cell], "digit": digit}})
}

#[test]
fn a_move_changes_the_row_and_the_reply() {
    let mut shelf = Shelf::new('a');
    let id = shelf.begin(&json!({"puzzle": PUZZLE, "level": "easy", "title": "one"}));
    let row = &shelf.rows[&id];
    assert_eq!((&row["version"], &row["won"]), (&json!(1), &json!(false)));
    assert_eq!(row["entry"]["level_name"], "easy");
    let fields =
        json!({"move": digit("r1c1", 4), "move_id": "m1", "version": 1, "elapsed_ms": 5000});
    let answer = shelf.turn(id, "move", fields);
    let reply = &answer["ok"]["reply"];
    assert_eq!(reply["version"], 2);
    assert_eq!(reply["effect"]["changes"], json!(["r1c1 > 4"]));
    assert_eq!(reply["state"]["elapsed_ms"], 5000);
    let row = &shelf.rows[&id];
    assert_eq!(row["moves"], json!(["m1"]));
    assert_eq!(row["entry"]["elapsed_ms"], 5000);
    let game: Value = serde_json::from_str(row["game"].as_str().unwrap()).unwrap();
    assert_eq!(game["edits"], json!({shelf.library.clone(): 2}));
    let shown = shelf.turn(id, "show", json!({}));
    assert_eq!(
        without(&shown["ok"]["reply"], &[]),
        without(reply, &["effect"])
    );
}

#[test]
fn a_move_that_is_sent_again_is_made_once() {
    let mut shelf = Shelf::new('a');
    let id = shelf.begin(&json!({"puzzle": PUZZLE}));
    let fields = json!({"move": digit("r1c1", 4), "move_id": "m1", "version": 1});
    shelf.turn(id, "move", fields.clone());
    let other = json!({"move": digit("r1c2", 9), "move_id": "m2", "version": 2});
    shelf.turn(id, "move", other);
    let again = shelf.turn(id, "move", fields);
    let reply = &again["ok"]["reply"];
    assert_eq!(
        (&reply["repeated"], &reply["version"]),
        (&json!(true), &json!(3))
    );
    assert!(again["ok"].get("row").is_none(), "nothing is to be stored");
}

#[test]
fn a_move_in_an_outdated_state_is_not_made() {
    let mut shelf = Shelf::new('a');
    let id = shelf.begin(&json!({"puzzle": PUZZLE}));
    shelf.turn(id, "move", json!({"move": digit("r1c1", 4), "version": 1}));
    let late = json!({"move": digit("r1c2", 9), "version": 1, "lang": "sv"});
    let answer = shelf.turn(id, "move", late);
    assert_eq!(answer["error"]["id"], "changed-elsewhere");
    let message = answer["error"]["message"].as_str().unwrap();
    assert!(message.contains('1'), "{message}");
    assert_eq!(answer["newer"]["version"], 2);
    assert_eq!(shelf.rows[&id]["version"], 2);
}

#[cfg(feature = "hints")]
#[test]
fn a_repeated_hint_is_counted_once() {
    let mut shelf = Shelf::new('a');
    let id = shelf.begin(&json!({"puzzle": PUZZLE}));
    let fields = json!({"rung": 2, "move_id": "h1", "version": 1});
    let first = shelf.turn(id, "hint", fields.clone());
    let again = shelf.turn(id, "hint", fields);
    let (first, again) = (&first["ok"]["reply"], &again["ok"]["reply"]);
    assert_eq!(again["repeated"], true);
    assert_eq!(first["text"], again["text"]);
    assert!(first["figure"].is_object());
    assert_eq!(again["view"]["hints_taken"], 1);
    let played = shelf.turn(id, "hint", json!({"rung": 4, "move_id": "h2"}));
    let again = shelf.turn(id, "hint", json!({"rung": 4, "move_id": "h2"}));
    assert!(played["ok"]["reply"]["text"].is_string());
    assert!(
        again["ok"]["reply"].get("text").is_none(),
        "it is not played again"
    );
}

#[test]
fn the_last_256_move_ids_are_kept() {
    let mut shelf = Shelf::new('a');
    let id = shelf.begin(&json!({"puzzle": PUZZLE}));
    for number in 0..300 {
        let elapsed = json!({"move": {"elapsed": number}, "move_id": format!("m{number}")});
        shelf.turn(id, "move", elapsed);
    }
    let moves = shelf.rows[&id]["moves"].as_array().unwrap();
    assert_eq!(moves.len(), 256);
    assert_eq!((&moves[0], &moves[255]), (&json!("m44"), &json!("m299")));
}

#[test]
fn lists_match_those_of_the_server() {
    let mut shelf = Shelf::new('a');
    let easy = shelf.begin(&json!({"puzzle": PUZZLE, "level": "easy"}));
    let other = shelf.begin(&json!({"puzzle": PUZZLE, "level": "on paper"}));
    for id in [easy, other] {
        shelf.turn(id, "move", json!({"move": digit("r1c1", 4)}));
    }
    let ids = |answer: &Value| -> Vec<i64> {
        let games = answer["ok"]["reply"]["games"].as_array().unwrap();
        games
            .iter()
            .map(|line| line["id"].as_i64().unwrap())
            .collect()
    };
    let entries = shelf.entries();
    let all = shelf.call("list", json!({"entries": entries, "lang": "sv"}));
    assert_eq!(ids(&all), [other, easy]);
    assert_eq!(all["ok"]["reply"]["games"][1]["level_name"], "lätt");
    let some = shelf.call("list", json!({"entries": entries, "level": "easy"}));
    assert_eq!(ids(&some), [easy]);
    let some = shelf.call("list", json!({"entries": entries, "finished": true}));
    assert!(ids(&some).is_empty());
    let some = shelf.call("list", json!({"entries": entries, "limit": 1}));
    assert_eq!(ids(&some), [other]);
    let some = shelf.call("list", json!({"entries": entries, "limit": 1, "offset": 1}));
    assert_eq!(ids(&some), [easy]);
}

#[test]
fn reports_errors() {
    let mut shelf = Shelf::new('a');
    let check = |answer: &Value, id: &str| assert_eq!(answer["error"]["id"], id, "{answer}");
    check(&shelf.call("dance", json!({})), "unknown-op");
    check(&shelf.call("show", json!({"odd": 1})), "unfit");
    check(&shelf.call("show", json!({})), "unfit");
    let key = "0".repeat(31);
    let begin = json!({"id": 1, "key": key, "state": {"puzzle": PUZZLE}});
    check(&shelf.call("begin", begin), "unfit");
    let id = shelf.begin(&json!({"puzzle": PUZZLE}));
    check(
        &shelf.turn(id, "move", json!({"move": "undo"})),
        "nothing-to-undo",
    );
    check(
        &shelf.turn(id, "move", json!({"move": "undo", "move_id": "a b"})),
        "unfit",
    );
    shelf.rows.get_mut(&id).unwrap()["game"] = json!("{}");
    check(&shelf.turn(id, "show", json!({})), "damaged-game");
    let text: Value = serde_json::from_str(&novena_shelf::call("no JSON")).unwrap();
    check(&text, "not-json");
}

#[test]
fn a_game_without_a_move_is_not_listed() {
    let mut shelf = Shelf::new('a');
    let untouched = shelf.begin(&json!({"puzzle": PUZZLE}));
    let played = shelf.begin(&json!({"puzzle": PUZZLE}));
    shelf.turn(played, "move", json!({"move": digit("r1c1", 4)}));
    assert_eq!(shelf.rows[&untouched]["entry"]["untouched"], true);
    let list = shelf.call("list", json!({"entries": shelf.entries()}));
    let games = list["ok"]["reply"]["games"].as_array().unwrap();
    assert_eq!(games.len(), 1);
    assert_eq!(games[0]["id"], played);
}

#[test]
fn the_puzzle_of_a_day_is_one_game() {
    let mut shelf = Shelf::new('a');
    let day = json!({"puzzle": PUZZLE, "source": "daily 2026-11-15 easy", "level": "easy"});
    let first = shelf.begin(&day);
    let begin = |state: &Value| {
        let fields = json!({
            "id": 9, "key": "b".repeat(32), "state": state, "entries": shelf.entries(),
        });
        shelf.call("begin", fields)
    };
    let again = begin(&day);
    assert_eq!(again["ok"]["reply"], json!({"known": first}));
    assert!(again["ok"].get("row").is_none(), "nothing is to be stored");
    let hard = json!({"puzzle": PUZZLE, "source": "daily 2026-11-15 hard", "level": "hard"});
    assert_eq!(begin(&hard)["ok"]["row"]["id"], 9);
}
