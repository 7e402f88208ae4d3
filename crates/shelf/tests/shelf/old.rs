//! Tests that a browser database written by version 0.1 can be opened.

use serde_json::{Value, json};

use crate::support::Shelf;

/// The rows in `from-0.1` were written by the shelf of version 0.1.0: a game in progress with
/// marks, colours and an undone move, a game that was won, a deleted game, and settings.
#[test]
fn rows_of_novena_0_1_are_opened() {
    let old: Value = serde_json::from_str(include_str!("from-0.1/browser.json")).unwrap();
    let mut shelf = Shelf::new('a');
    for row in old["rows"].as_array().unwrap() {
        shelf.store(&json!({"ok": {"row": row}}));
    }

    // The game can be continued where the player left off.
    let shown = shelf.turn(1, "show", json!({}));
    let reply = &shown["ok"]["reply"];
    assert_eq!(reply["state"]["title"], "Kvällens pussel");
    assert_eq!(reply["state"]["elapsed_ms"], 6000);
    let again = json!({"move": "undo", "move_id": "m6", "version": 8});
    assert_eq!(
        shelf.turn(1, "move", again)["ok"]["reply"]["repeated"],
        true
    );
    let redone = shelf.turn(
        1,
        "move",
        json!({"move": "redo", "move_id": "n1", "version": 9}),
    );
    let reply = &redone["ok"]["reply"];
    assert_eq!(reply["effect"]["changes"], json!(["r3c1 > 5"]));
    assert_eq!(reply["version"], 10);

    let finished = shelf.call(
        "list",
        json!({"entries": shelf.entries(), "finished": true}),
    );
    assert_eq!(
        finished["ok"]["reply"]["games"].as_array().unwrap().len(),
        1
    );
    let rows: Vec<&Value> = shelf.rows.values().collect();
    let export = json!({"rows": rows, "deleted": old["deleted"], "settings": old["settings"]});
    let export = shelf.call("export", export);
    assert_eq!(export["ok"]["reply"]["damaged"], 0);
    let text = export["ok"]["reply"]["text"].as_str().unwrap();
    let export: Value = serde_json::from_str(text).unwrap();
    assert_eq!(export["games"].as_array().unwrap().len(), 2);
    assert_eq!(export["deleted"][0]["key"], old["deleted"][0]["key"]);

    let settings = shelf.call("settings", json!({"settings": old["settings"]}));
    let expected = json!({"keys": {"undo": "z"}, "sound": false, "theme": "dark"});
    assert_eq!(settings["ok"]["reply"], expected);
}
