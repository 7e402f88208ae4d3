//! Moves and hints take effect only once, whatever the network loses and whatever other windows do.

use std::collections::{BTreeSet, HashSet};
use std::sync::Arc;

use proptest::prelude::*;
use proptest::test_runner::{Config, RngAlgorithm, TestRng, TestRunner};
use serde_json::{Value, json};
use tokio::runtime::Runtime;
use tokio::sync::Barrier;

use crate::support::{Answer, PUZZLE, Server, refusal};

async fn begin(server: &Server) -> (String, i64) {
    let body = json!({"state": {"puzzle": PUZZLE}}).to_string();
    let game = server.post("/api/games", body).await.ok();
    let version = game["version"].as_i64().unwrap();
    (format!("/api/games/{}", game["id"]), version)
}

/// A player's action.
#[derive(Clone, Copy, Debug)]
enum Action {
    /// Toggles a mark.
    Mark(usize, u8),
    Undo,
    Hint,
    Time(u64),
}

/// A request as it was sent.
#[derive(Clone, Debug)]
struct Message {
    id: String,
    version: i64,
    action: Action,
}

impl Message {
    async fn send(&self, server: &Server, game: &str) -> Answer {
        let Self {
            id,
            version,
            action,
        } = self;
        let (route, mut body) = match action {
            Action::Mark(cell, digit) => {
                let cell = format!("r1c{}", cell + 1);
                let mark = json!({"cells": [cell], "digit": digit});
                ("move", json!({"move": {"centre": mark}}))
            }
            Action::Undo => ("move", json!({"move": "undo"})),
            Action::Hint => ("hint", json!({"rung": 1})),
            Action::Time(ms) => ("move", json!({"move": {"elapsed": ms}})),
        };
        body["move_id"] = json!(id);
        body["version"] = json!(version);
        server
            .post(&format!("{game}/{route}"), body.to_string())
            .await
    }
}

/// The expected game, which results from the messages alone.
#[derive(Default)]
struct Model {
    version: i64,
    made: HashSet<String>,
    marks: BTreeSet<(usize, u8)>,
    done: Vec<(usize, u8)>,
    hints: u64,
    elapsed: u64,
}

impl Model {
    fn toggle(&mut self, mark: (usize, u8)) {
        if !self.marks.remove(&mark) {
            self.marks.insert(mark);
        }
    }

    /// Returns the expected answer: its status, and whether it is a repetition.
    fn take(&mut self, message: &Message) -> (u16, bool) {
        if self.made.contains(&message.id) {
            return (200, true);
        }
        if message.version != self.version {
            return (409, false);
        }
        match message.action {
            Action::Mark(cell, digit) => {
                self.toggle((cell, digit));
                self.done.push((cell, digit));
            }
            Action::Undo => match self.done.pop() {
                Some(mark) => self.toggle(mark),
                None => return (422, false),
            },
            Action::Hint => self.hints += 1,
            Action::Time(ms) => self.elapsed = ms,
        }
        self.made.insert(message.id.clone());
        self.version += 1;
        (200, false)
    }

    fn check(&self, game: &Value) {
        assert_eq!(game["version"], self.version);
        let cells = game["view"]["cells"].as_array().unwrap();
        for (place, cell) in cells.iter().take(9).enumerate() {
            let marks = self.marks.iter().filter(|(cell, _)| *cell == place);
            let marks: String = marks.map(|(_, digit)| digit.to_string()).collect();
            assert_eq!(cell["centre"].as_str().unwrap_or_default(), marks);
        }
        // The hints of all rungs are added up, because a hint about a wrong mark counts as rung 0.
        let hints = game["view"]["hints"].as_array().unwrap().iter();
        let hints: u64 = hints.filter_map(Value::as_u64).sum();
        assert_eq!(hints, self.hints);
        assert_eq!(game["view"]["elapsed_ms"], self.elapsed);
    }
}

/// Random numbers, the same in every run.
struct Dice(TestRunner);

impl Dice {
    fn new() -> Self {
        let rng = TestRng::deterministic_rng(RngAlgorithm::ChaCha);
        Self(TestRunner::new_with_rng(Config::default(), rng))
    }

    fn below(&mut self, most: usize) -> usize {
        self.0.rng().next_u32() as usize % most
    }

    fn action(&mut self) -> Action {
        // Cells of the first row that are empty.
        let cell = [0, 1, 3, 4][self.below(4)];
        match self.below(8) {
            0 | 1 => Action::Undo,
            2 => Action::Hint,
            3 => Action::Time(self.below(100_000) as u64),
            _ => Action::Mark(cell, 1 + self.below(9) as u8),
        }
    }
}

/// A window, which sends its message again until it receives an answer, as the page does.
struct Window {
    seen: i64,
    pending: Option<Message>,
}

#[test]
fn every_turn_is_made_once_whatever_the_network_does() {
    let runtime = Runtime::new().unwrap();
    let mut dice = Dice::new();
    let (mut repeated, mut late) = (0, 0);
    for _ in 0..6 {
        let server = Server::new();
        let (game, version) = runtime.block_on(begin(&server));
        let mut model = Model {
            version,
            ..Model::default()
        };
        let mut windows: Vec<Window> = (0..3)
            .map(|_| Window {
                seen: version,
                pending: None,
            })
            .collect();
        let mut on_their_way: Vec<Message> = Vec::new();
        let mut deliver = |model: &mut Model, message: &Message| {
            let expected = model.take(message);
            let answer = runtime.block_on(message.send(&server, &game));
            let body = answer.json();
            let is_repeated = body["ok"]["repeated"] == true;
            let found = (answer.status.as_u16(), is_repeated);
            assert_eq!(found, expected, "{message:?}: {}", answer.body);
            match expected {
                (200, _) => model.check(&body["ok"]),
                (409, _) => model.check(&body["newer"]),
                _ => {}
            }
            repeated += usize::from(is_repeated);
            late += usize::from(found.0 == 409);
            answer
        };
        for number in 0..120 {
            // Delayed or duplicated messages arrive in any order.
            while !on_their_way.is_empty() && dice.below(3) == 0 {
                let place = dice.below(on_their_way.len());
                deliver(&mut model, &on_their_way.swap_remove(place));
            }
            let which = dice.below(windows.len());
            let window = &mut windows[which];
            let message = window.pending.take().unwrap_or_else(|| Message {
                id: format!("{which}.{number}"),
                version: window.seen,
                action: dice.action(),
            });
            let is_answered = match dice.below(6) {
                0 => false,
                1 => {
                    on_their_way.push(message.clone());
                    false
                }
                2 => {
                    deliver(&mut model, &message);
                    false
                }
                fate => {
                    if fate == 3 {
                        on_their_way.push(message.clone());
                    }
                    let answer = deliver(&mut model, &message);
                    // This window drops a message that is refused as outdated. The page would send
                    // a new one.
                    let body = answer.json();
                    let newer = body["ok"]["version"].as_i64();
                    let newer = newer.or_else(|| body["newer"]["version"].as_i64());
                    window.seen = newer.unwrap_or(window.seen);
                    true
                }
            };
            if !is_answered {
                window.pending = Some(message);
            }
        }
        let shown = runtime.block_on(server.get(&game)).ok();
        model.check(&shown);
    }
    assert!(
        repeated > 50 && late > 50,
        "{repeated} repeated, {late} late"
    );
}

#[tokio::test(flavor = "multi_thread", worker_threads = 4)]
async fn only_one_of_many_simultaneous_copies_is_made() {
    let server = Arc::new(Server::new());
    let (game, version) = begin(&server).await;
    let start = Arc::new(Barrier::new(8));
    let copies: Vec<_> = (0..8)
        .map(|_| {
            let (server, game, start) = (Arc::clone(&server), game.clone(), Arc::clone(&start));
            tokio::spawn(async move {
                let action = Action::Mark(0, 4);
                let id = "once".to_owned();
                start.wait().await;
                Message {
                    id,
                    version,
                    action,
                }
                .send(&server, &game)
                .await
                .ok()
            })
        })
        .collect();
    let mut first = 0;
    for copy in copies {
        let answer = copy.await.unwrap();
        assert_eq!(answer["version"], version + 1);
        assert_eq!(answer["view"]["cells"][0]["centre"], "4");
        first += usize::from(answer["repeated"] != true);
        assert_eq!(answer["effect"].is_object(), answer["repeated"] != true);
    }
    assert_eq!(first, 1);
}

#[tokio::test]
async fn a_repeated_hint_has_the_same_reply_and_is_counted_once() {
    let server = Server::new();
    let (game, _) = begin(&server).await;
    let path = format!("{game}/hint");
    let body = json!({"rung": 2, "move_id": "a"}).to_string();
    let first = server.post(&path, body.clone()).await.ok();
    let again = server.post(&path, body).await.ok();
    for field in ["kind", "text", "houses", "state", "view", "version"] {
        assert_eq!(again[field], first[field], "{field}");
    }
    assert_eq!(
        (&first["repeated"], &again["repeated"]),
        (&json!(null), &json!(true))
    );
    // The last rung has been played, so there is nothing more to show.
    let body = json!({"rung": 4, "move_id": "b"}).to_string();
    let played = server.post(&path, body.clone()).await.ok();
    let again = server.post(&path, body).await.ok();
    assert_eq!(
        (&again["view"], &again["kind"]),
        (&played["view"], &json!(null))
    );
}

#[tokio::test]
async fn invalid_ids_are_refused_with_their_field() {
    let server = Server::new();
    let (game, _) = begin(&server).await;
    let path = format!("{game}/move");
    for id in ["", "two words", &"x".repeat(65)] {
        let body = json!({"move": "undo", "move_id": id}).to_string();
        let answer = server.post(&path, body).await;
        assert_eq!(answer.refused(), refusal(400, "unfit"));
        assert_eq!(answer.json()["error"]["field"], "move_id");
        assert_eq!(answer.json()["error"]["at"]["line"], 1);
    }
}
