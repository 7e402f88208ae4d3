//! Games played through the server are the same as those in the store.

use std::sync::Arc;

use axum::body::Body;
use serde_json::{Value, json};
use tokio::sync::Barrier;

use crate::support::{PUZZLE, Server, json as send, refusal, request};

async fn begin(server: &Server) -> Value {
    let body = json!({"state": {"puzzle": PUZZLE, "level": "easy", "title": "One"}});
    let answer = server.post("/api/games", body.to_string()).await;
    assert_eq!(answer.status, 201);
    answer.ok()
}

async fn play(server: &Server, game: &Value, r#move: Value) -> crate::support::Answer {
    let body = json!({"version": game["version"], "move": r#move, "elapsed_ms": 1500});
    let path = format!("/api/games/{}/move", game["id"]);
    server.post(&path, body.to_string()).await
}

/// Begins a game and makes a move in it, so that the game is listed.
async fn begin_and_play(server: &Server) -> Value {
    let game = begin(server).await;
    play(server, &game, digit("r1c1", 4)).await.ok();
    let path = format!("/api/games/{}", game["id"]);
    server.get(&path).await.ok()
}

fn digit(cell: &str, digit: u8) -> Value {
    json!({"digit": {"cells": [cell], "digit": digit}})
}

#[tokio::test]
async fn a_game_is_begun_played_shown_and_deleted() {
    let server = Server::new();
    let game = begin(&server).await;
    assert_eq!(game["state"]["puzzle"], PUZZLE);
    assert_eq!(game["view"]["cells"].as_array().unwrap().len(), 81);

    let played = play(&server, &game, digit("r1c1", 4)).await.ok();
    assert_eq!(played["id"], game["id"]);
    assert_eq!(played["effect"]["changes"], json!(["r1c1 > 4"]));
    assert_eq!(played["view"]["cells"][0]["digit"], 4);
    assert_eq!(played["view"]["elapsed_ms"], 1500);
    assert!(played["version"].as_i64() > game["version"].as_i64());

    let path = format!("/api/games/{}", game["id"]);
    let shown = server.get(&path).await.ok();
    assert_eq!(shown["state"], played["state"]);
    assert_eq!(shown["view"], played["view"]);
    assert_eq!(shown["version"], played["version"]);

    let undone = play(&server, &played, json!("undo")).await.ok();
    assert_eq!(undone["view"]["cells"][0]["digit"], Value::Null);
    assert_eq!(undone["view"]["can_redo"], true);

    let gone = request("DELETE", &path).body(Body::empty()).unwrap();
    let gone = server.ask(gone).await;
    assert_eq!((gone.status.as_u16(), gone.body.as_str()), (204, ""));
    assert_eq!(
        server.get(&path).await.refused(),
        refusal(404, "no-such-game")
    );
}

#[tokio::test]
async fn the_last_game_is_the_one_that_was_changed_last() {
    let server = Server::new();
    let none = server.get("/api/games/last").await;
    assert_eq!((none.status.as_u16(), none.body.as_str()), (204, ""));
    let older = begin_and_play(&server).await;
    let newer = begin_and_play(&server).await;
    let last = server.get("/api/games/last").await.ok();
    assert_eq!(last["id"], newer["id"]);
    let path = format!("/api/games/{}", newer["id"]);
    let gone = request("DELETE", &path).body(Body::empty()).unwrap();
    assert_eq!(server.ask(gone).await.status, 204);
    let last = server.get("/api/games/last").await.ok();
    assert_eq!(last, older);
}

#[tokio::test]
async fn an_outdated_move_is_a_conflict_and_returns_the_newer_game() {
    let server = Server::new();
    let game = begin(&server).await;
    let played = play(&server, &game, digit("r1c1", 4)).await.ok();
    let late = play(&server, &game, digit("r1c1", 5)).await;
    assert_eq!(late.refused(), refusal(409, "changed-elsewhere"));
    let newer = &late.json()["newer"];
    for field in ["id", "version", "state", "view"] {
        assert_eq!(newer[field], played[field], "{field}");
    }
    // If a client does not specify a version, the move is made in the current one.
    let body = json!({"move": digit("r1c1", 6)}).to_string();
    let path = format!("/api/games/{}/move", game["id"]);
    let last = server.post(&path, body).await.ok();
    assert_eq!(last["view"]["cells"][0]["digit"], 6);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 4)]
async fn only_one_of_many_simultaneous_moves_is_made() {
    let server = Arc::new(Server::new());
    let game = begin(&server).await;
    let start = Arc::new(Barrier::new(9));
    let racers: Vec<_> = (1..=9)
        .map(|number| {
            let (server, game, start) = (Arc::clone(&server), game.clone(), Arc::clone(&start));
            tokio::spawn(async move {
                start.wait().await;
                (number, play(&server, &game, digit("r1c1", number)).await)
            })
        })
        .collect();
    let mut winners = Vec::new();
    for racer in racers {
        let (number, answer) = racer.await.unwrap();
        match answer.status.as_u16() {
            200 => winners.push(number),
            status => assert_eq!(status, 409, "{}", answer.body),
        }
    }
    assert_eq!(winners.len(), 1, "{winners:?}");
    let path = format!("/api/games/{}", game["id"]);
    let shown = server.get(&path).await.ok();
    assert_eq!(shown["view"]["cells"][0]["digit"], winners[0]);
    assert_eq!(shown["state"]["steps"].as_array().unwrap().len(), 1);
}

#[tokio::test]
async fn an_invalid_state_begins_no_game() {
    let server = Server::new();
    let answer = server
        .post("/api/games", r#"{"state":{"puzzle":"no"}}"#)
        .await;
    assert_eq!(answer.refused(), refusal(400, "unfit"));
    assert_eq!(server.get("/api/games").await.ok(), json!({"games": []}));
}

#[tokio::test]
async fn refused_moves_change_nothing() {
    let server = Server::new();
    let game = begin(&server).await;
    let refused = play(&server, &game, json!("undo")).await;
    assert_eq!(refused.refused(), refusal(422, "nothing-to-undo"));
    let strange = play(&server, &game, json!({"jump": {}})).await;
    assert_eq!(strange.refused(), refusal(400, "unfit"));
    let path = format!("/api/games/{}", game["id"]);
    assert_eq!(server.get(&path).await.ok()["version"], game["version"]);
}

#[tokio::test]
async fn a_hint_is_counted_and_the_last_rung_plays() {
    let server = Server::new();
    let game = begin(&server).await;
    let path = format!("/api/games/{}/hint", game["id"]);
    let first = server.post(&path, r#"{"rung":1}"#).await.ok();
    assert_eq!(first["kind"], "step");
    assert_eq!(first["view"]["hints"], json!([0, 1, 0, 0, 0]));
    let empty = first["view"]["empty"].as_u64().unwrap();
    let spanish = server
        .post(&format!("{path}?lang=es"), r#"{"rung":4}"#)
        .await;
    let last = spanish.ok();
    assert_eq!(last["view"]["empty"], empty - 1);
    assert_ne!(last["text"], first["text"]);
    let technique = first["technique"].as_str().unwrap();
    let fared = server.get("/api/statistics").await.ok();
    assert_eq!(fared["techniques"], json!({ technique: 1 }));
    let answer = server.post(&path, r#"{"rung":9}"#).await;
    assert_eq!(answer.refused(), refusal(400, "unfit"));
}

#[tokio::test]
async fn games_are_listed_by_filter() {
    let server = Server::new();
    let game = begin_and_play(&server).await;
    let other = json!({"state": {"puzzle": PUZZLE, "level": "hard"}}).to_string();
    let other = server.post("/api/games", other).await.ok();
    play(&server, &other, digit("r1c1", 4)).await.ok();
    let count = async |query: &str| {
        let list = server.get(&format!("/api/games{query}")).await.ok();
        list["games"].as_array().unwrap().len()
    };
    assert_eq!(count("").await, 2);
    assert_eq!(count("?limit=1").await, 1);
    assert_eq!(count("?offset=1").await, 1);
    assert_eq!(count("?limit=5&offset=2").await, 0);
    assert_eq!(count("?level=easy&lang=sv").await, 1);
    assert_eq!(count("?finished=true").await, 0);
    assert_eq!(count("?finished=false").await, 2);
    let list = server.get("/api/games?level=easy&lang=sv").await.ok();
    let line = &list["games"][0];
    assert_eq!(line["id"], game["id"]);
    assert_eq!(
        (&line["title"], &line["empty"]),
        (&json!("One"), &json!(50))
    );
    assert_eq!(line["finished"], false);
    assert_ne!(line["level_name"], "easy");
    let wrong = server.get("/api/games?limit=many").await;
    assert_eq!(wrong.refused(), refusal(400, "unfit"));
}

#[tokio::test]
async fn boards_show_the_digits_of_games() {
    let server = Server::new();
    let game = begin(&server).await;
    let digit = json!({"digit": {"cells": ["r1c1"], "digit": 4}});
    play(&server, &game, digit).await.ok();
    let id = &game["id"];
    let boards = server
        .get(&format!("/api/games/boards?ids={id},999"))
        .await
        .ok();
    let digits = format!("4{}", &PUZZLE[1..]);
    assert_eq!(boards, json!({"boards": [{"id": id, "digits": digits}]}));
    let none = server.get("/api/games/boards").await.ok();
    assert_eq!(none, json!({"boards": []}));
    let odd = server.get("/api/games/boards?ids=one,,2x").await.ok();
    assert_eq!(odd, none);
}

#[tokio::test]
async fn a_won_game_appears_in_the_statistics() {
    let server = Server::new();
    let game = begin(&server).await;
    let solved = server
        .post("/api/solve", json!({"puzzle": PUZZLE}).to_string())
        .await
        .ok();
    let solution = solved["solutions"][0].as_str().unwrap();
    let deductions: Vec<String> = PUZZLE
        .chars()
        .zip(solution.chars())
        .enumerate()
        .filter(|(_, (given, _))| *given == '.')
        .map(|(cell, (_, digit))| format!("{digit}r{}c{}", cell / 9 + 1, cell % 9 + 1))
        .collect();
    let won = play(&server, &game, json!({"deduce": {"place": deductions}})).await;
    let won = won.ok();
    assert_eq!(
        (&won["effect"]["finished"], &won["won"]),
        (&json!(true), &json!(true))
    );
    let fared = server.get("/api/statistics?zone=60").await.ok();
    assert_eq!(fared["days"], json!({"current": 1, "longest": 1}));
    let level = &fared["levels"][0];
    assert_eq!(
        (&level["finished"], &level["best_ms"]),
        (&json!(1), &json!(1500))
    );
    assert_eq!(
        (&level["unaided"], &level["times"][0]["took_ms"]),
        (&json!(1), &json!(1500))
    );
    assert_eq!(level["weeks"][0]["won"], 1);
    assert_eq!(fared["calendar"][0]["won"], 1);
    let none = server.get("/api/statistics?days=0").await.ok();
    assert_eq!(
        (&none["levels"], &none["days"]),
        (&json!([]), &fared["days"])
    );
    assert_eq!(
        server.get("/api/games?finished=true").await.ok()["games"][0]["took_ms"],
        1500
    );
}

#[tokio::test]
async fn an_export_is_imported_elsewhere() {
    let (here, there) = (Server::new(), Server::new());
    let game = begin_and_play(&here).await;
    let export = here.get("/api/export").await;
    assert!(
        export.headers["content-disposition"]
            .to_str()
            .unwrap()
            .contains("novena.json")
    );
    let merged = there.post("/api/import", export.body.clone()).await.ok();
    assert_eq!(merged["added"], 1);
    let again = there.post("/api/import", export.body).await.ok();
    assert_eq!(
        (&again["added"], &again["unchanged"]),
        (&json!(0), &json!(1))
    );
    let list = there.get("/api/games").await.ok();
    assert_eq!(list["games"][0]["puzzle"], game["state"]["puzzle"]);
    let wrong = there.post("/api/import", r#"{"novena":"other"}"#).await;
    assert_eq!(wrong.status, 422);
}

#[tokio::test]
async fn settings_are_kept() {
    let server = Server::new();
    assert_eq!(server.get("/api/settings").await.ok(), json!({}));
    let chosen = json!({"theme": "dark", "size": 2});
    let keep = send("PUT", "/api/settings", chosen.to_string());
    assert_eq!(server.ask(keep).await.ok(), chosen);
    assert_eq!(server.get("/api/settings").await.ok(), chosen);
    for (body, status) in [("[]", 400), ("{", 400), ("", 400)] {
        let keep = send("PUT", "/api/settings", body);
        assert_eq!(server.ask(keep).await.status, status, "{body}");
    }
    let long = format!(r#"{{"x":"{}"}}"#, "x".repeat(70_000));
    let keep = send("PUT", "/api/settings", long);
    assert_eq!(server.ask(keep).await.refused(), refusal(413, "too-large"));
    assert_eq!(server.get("/api/settings").await.ok(), chosen);
}

#[tokio::test]
async fn a_game_without_a_move_is_neither_listed_nor_counted() {
    let server = Server::new();
    let untouched = begin(&server).await;
    assert_eq!(server.get("/api/games").await.ok()["games"], json!([]));
    assert_eq!(server.get("/api/games/last").await.status, 204);
    assert_eq!(
        server.get("/api/statistics").await.ok()["levels"],
        json!([])
    );
    play(&server, &untouched, digit("r1c1", 4)).await.ok();
    let listed = server.get("/api/games").await.ok();
    assert_eq!(listed["games"][0]["id"], untouched["id"]);
    let levels = &server.get("/api/statistics").await.ok()["levels"];
    assert_eq!(levels[0]["started"], 1);
}

#[tokio::test]
async fn the_puzzle_of_a_day_continues_where_it_was_left() {
    let server = Server::new();
    let body = json!({"state": {
        "puzzle": PUZZLE, "level": "easy", "title": "Alcyone", "source": "daily 2026-11-15 easy",
    }});
    let first = server.post("/api/games", body.to_string()).await.ok();
    play(&server, &first, digit("r1c1", 4)).await.ok();
    let again = server.post("/api/games", body.to_string()).await.ok();
    assert_eq!(again["id"], first["id"]);
    assert_eq!(again["view"]["cells"][0]["digit"], 4);
}
