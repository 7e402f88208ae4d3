//! All games as a single file, including damaged games, and the deletion of the database.

use std::fs;

use novena_core::{Cell, Digit};
use novena_play::{Game, Move};
use novena_store::{Labels, Moment, Store};
use novena_web::Config;
use serde_json::{Value, json};

use crate::support::{Folder, PUZZLE, Server, refusal};

/// Returns a server with two games, the first of which has one changed byte in a step.
fn with_a_damaged_game() -> Server {
    let folder = Folder::new();
    let mut store = Store::open(&folder.0).unwrap().store;
    let mut begin = || {
        let game = Game::new(PUZZLE.parse().unwrap());
        store.begin(game, Labels::default(), Moment::default())
    };
    let (mut damaged, _) = (begin().unwrap(), begin().unwrap());
    let write = Move::Digit {
        cells: "r1c1".parse::<Cell>().unwrap().into(),
        digit: Digit::new(4).unwrap(),
    };
    store.play(&mut damaged, &write, Moment::default()).unwrap();
    drop(store);
    let file = folder.0.join("novena.db");
    let mut bytes = fs::read(&file).unwrap();
    let step = b"r1c1 > 4";
    let place = bytes.windows(step.len()).position(|bytes| bytes == step);
    bytes[place.expect("the step is in the file") + 7] = b'x';
    fs::write(&file, bytes).unwrap();
    Server::on(folder, Config::default())
}

#[tokio::test]
async fn an_export_names_damaged_games_and_has_their_rows() {
    let server = with_a_damaged_game();
    let answer = server.get("/api/export").await;
    assert_eq!(answer.headers["novena-damaged"], "1");
    let file = answer.json();
    assert_eq!(file["games"].as_array().unwrap().len(), 1);
    assert_eq!(file["damaged"][0]["part"], "steps");
    let steps = &file["damaged"][0]["tables"]["step"];
    assert_eq!(steps[0]["changes"], "r1c1 > x");

    // Another server also keeps the damaged game.
    let other = Server::new();
    let merged = other.post("/api/import", answer.body.clone()).await.ok();
    assert_eq!(
        (&merged["added"], &merged["damaged"]),
        (&json!(1), &json!(1))
    );
    let again = other.get("/api/export").await;
    assert_eq!(again.headers["novena-damaged"], "1");
    assert_eq!(again.body, answer.body);
    let sound = Server::new().get("/api/export").await;
    assert_eq!(sound.headers["novena-damaged"], "0");
}

#[tokio::test]
async fn an_import_names_sections_of_newer_programs() {
    let server = Server::new();
    let file = r#"{"novena":"export","version":2,"games":[],"courses":[{"name":"a"}]}"#;
    let merged = server.post("/api/import", file).await.ok();
    assert_eq!(merged["unknown"], json!(["courses"]));
}

fn an_export(title: &str, savepoints: &Value) -> String {
    let game = json!({"key": "ffeeddccbbaa99887766554433221100", "givens": PUZZLE, "title": title,
        "created": 0, "changed": 0, "elapsed_ms": 0, "checking": "rules", "cleaning": true,
        "done": 0, "steps": [], "savepoints": savepoints,
        "edits": {"00112233445566778899aabbccddeeff": 1}});
    format!(r#"{{"novena":"export","version":2,"games":[{game}]}}"#)
}

/// An import accepts only games that the server can show. A file with other games is refused with
/// an error that gives their position.
#[tokio::test]
async fn an_import_takes_no_more_than_the_server_can_show() {
    let server = Server::new();
    let savepoints = |count: usize| -> Value {
        let one = |number: usize| json!({"name": number.to_string(), "sheet": "r1c1 4"});
        (0..count).map(one).collect()
    };
    for (title, count, place) in [(201, 0, "games[0].title"), (0, 101, "games[0].savepoints")] {
        let file = an_export(&"x".repeat(title), &savepoints(count));
        let answer = server.post("/api/import", file).await;
        assert_eq!(answer.refused(), refusal(422, "bad-export"));
        let message = answer.json()["error"]["message"].to_string();
        assert!(message.contains(place), "{message}");
        assert_eq!(server.get("/api/games").await.ok()["games"], json!([]));
    }
    let file = an_export(&"x".repeat(200), &savepoints(100));
    let merged = server.post("/api/import", file).await.ok();
    assert_eq!(merged["added"], 1);
    let shown = server.get("/api/games/1").await.ok();
    let state = json!({"op": "view", "state": shown["state"]});
    server.post("/api/call", state.to_string()).await.ok();
}

/// Moves written to a deleted file would be lost after a restart, so they are not acknowledged.
#[cfg(unix)]
#[tokio::test]
async fn moves_are_refused_when_the_database_was_deleted() {
    let folder = Folder::new();
    let database = folder.0.join("novena.db");
    let server = Server::on(folder, Config::default());
    let body = json!({"state": {"puzzle": PUZZLE}});
    let game = server.post("/api/games", body.to_string()).await.ok();
    fs::remove_file(database).unwrap();
    let path = format!("/api/games/{}/move", game["id"]);
    let turn = json!({"version": game["version"], "move_id": "m1",
        "move": {"digit": {"cells": ["r1c1"], "digit": 4}}});
    // The move is refused every time it is sent.
    for _ in 0..3 {
        let answer = server.post(&path, turn.to_string()).await;
        assert_eq!(answer.refused(), refusal(500, "file-gone"));
    }
    let begun = server.post("/api/games", body.to_string()).await;
    assert_eq!(begun.refused(), refusal(500, "file-gone"));
}
