//! The server and a browser's own games produce the same replies and the same files, and share one
//! library.

use serde_json::{Value, json};

use crate::support::{Answer, PUZZLE, Server, json as json_body};

/// A browser that stores its games itself.
#[derive(Default)]
struct Browser {
    rows: Vec<Value>,
    deleted: Vec<Value>,
    kept: Value,
    settings: Value,
    server: Value,
    seen: Value,
}

impl Browser {
    fn new() -> Self {
        Self {
            settings: json!({}),
            seen: json!(0),
            ..Self::default()
        }
    }

    /// Calls the shelf with the time of the server's reply, and stores the result.
    fn call(&mut self, op: &str, now: &Value, mut fields: Value) -> Value {
        fields["op"] = json!(op);
        fields["now"] = now.clone();
        fields["library"] = json!("b".repeat(32));
        let answer = novena_shelf::call(&fields.to_string());
        let answer: Value = serde_json::from_str(&answer).unwrap();
        let ok = &answer["ok"];
        let removed = list(&ok["removed"]);
        self.rows.retain(|row| !removed.contains(&row["id"]));
        for row in list(&ok["rows"]).iter().chain(ok.get("row")) {
            self.rows.retain(|other| other["id"] != row["id"]);
            self.rows.push(row.clone());
        }
        for row in list(&ok["deleted"]) {
            self.deleted.retain(|other| other["key"] != row["key"]);
            self.deleted.push(row);
        }
        for (name, stored) in [("kept", &mut self.kept), ("settings", &mut self.settings)] {
            if let Some(value) = ok.get(name) {
                *stored = value.clone();
            }
        }
        answer
    }

    fn row(&self, id: &Value) -> Value {
        let row = self.rows.iter().find(|row| row["id"] == *id);
        row.unwrap().clone()
    }

    fn next_id(&self) -> i64 {
        let ids = self.rows.iter().map(|row| row["id"].as_i64().unwrap());
        ids.max().unwrap_or(0) + 1
    }

    fn import(&mut self, text: &str) -> Value {
        let fields = json!({
            "text": text, "rows": self.rows, "deleted": self.deleted, "kept": self.kept,
            "settings": self.settings, "next_id": self.next_id(),
        });
        self.call("import", &json!(0), fields)["ok"]["reply"].clone()
    }

    fn export(&mut self) -> String {
        let fields = json!({
            "rows": self.rows, "deleted": self.deleted, "kept": self.kept,
            "settings": self.settings,
        });
        let answer = self.call("export", &json!(0), fields);
        answer["ok"]["reply"]["text"].as_str().unwrap().to_owned()
    }

    /// Synchronises until there is nothing more to send or receive.
    async fn sync(&mut self, server: &Server) {
        loop {
            let fields = json!({
                "rows": self.rows, "deleted": self.deleted, "settings": self.settings,
                "server": self.server, "seen": self.seen,
            });
            let request = self.call("sync-request", &json!(0), fields);
            let request = &request["ok"]["reply"];
            let body = request["body"].as_str().unwrap().to_owned();
            let answer = server.post("/api/sync", body.clone()).await;
            assert_eq!(answer.status, 200, "{}", answer.body);
            let fields = json!({
                "request": body, "answer": answer.body, "rows": self.rows,
                "deleted": self.deleted, "settings": self.settings, "next_id": self.next_id(),
            });
            let reply = self.call("sync-reply", &json!(0), fields);
            let reply = &reply["ok"]["reply"];
            self.server = reply["server"].clone();
            self.seen = reply["seen"].clone();
            if reply["more"] != true && request["more"] != true {
                return;
            }
        }
    }
}

fn list(value: &Value) -> Vec<Value> {
    value.as_array().cloned().unwrap_or_default()
}

/// Returns the body of a server's response without the protocol version.
fn body(answer: &Answer) -> Value {
    let mut body: Value = serde_json::from_str(&answer.body).unwrap();
    assert_eq!(body["v"], 1);
    body.as_object_mut().unwrap().remove("v");
    body
}

/// Returns a shelf's reply in the format of a response body.
fn shelved(answer: &Value) -> Value {
    match answer.get("ok") {
        Some(ok) => json!({"ok": ok["reply"]}),
        None => answer.clone(),
    }
}

#[tokio::test]
async fn replies_are_the_same() {
    let (server, mut browser) = (Server::new(), Browser::new());
    let state = json!({"puzzle": PUZZLE, "level": "easy", "title": "one", "source": "file x"});
    let begun = server.post("/api/games", json!({"state": state}).to_string());
    let begun = body(&begun.await);
    let (id, now) = (begun["ok"]["id"].clone(), begun["ok"]["created"].clone());
    let fields = json!({"id": id, "key": begun["ok"]["key"], "state": state});
    let answer = browser.call("begin", &now, fields);
    assert_eq!(shelved(&answer), begun);

    let turns = [
        (
            "move",
            json!({"move": {"digit": {"cells": ["r1c1"], "digit": 4}}, "move_id": "m1", "version": 1, "elapsed_ms": 7}),
        ),
        (
            "move",
            json!({"move": {"digit": {"cells": ["r1c1"], "digit": 4}}, "move_id": "m1", "version": 1, "elapsed_ms": 7}),
        ),
        (
            "move",
            json!({"move": "redo", "move_id": "m2", "version": 2}),
        ),
        (
            "move",
            json!({"move": "undo", "move_id": "m3", "version": 1}),
        ),
        ("hint", json!({"rung": 3, "move_id": "h1", "version": 2})),
        ("hint", json!({"rung": 3, "move_id": "h1", "version": 2})),
        ("hint", json!({"rung": 4, "turn": 1, "move_id": "h2"})),
        ("hint", json!({"rung": 4, "turn": 1, "move_id": "h2"})),
        ("hint", json!({"rung": 9})),
        ("move", json!({"move": "undo", "elapsed_ms": 9000})),
    ];
    for (op, fields) in turns {
        let path = format!("/api/games/{id}/{op}");
        let theirs = body(&server.post(&path, fields.to_string()).await);
        let now = theirs["ok"]
            .get("changed")
            .or(theirs["newer"].get("changed"));
        let now = now.cloned().unwrap_or(json!(0));
        let mut with_row = fields.clone();
        with_row["row"] = browser.row(&id);
        let ours = browser.call(op, &now, with_row);
        assert_eq!(shelved(&ours), theirs, "{op} {fields}");
    }
    let shown = body(&server.get(&format!("/api/games/{id}")).await);
    let row = browser.row(&id);
    let answer = browser.call("show", &json!(0), json!({"row": row}));
    assert_eq!(shelved(&answer), shown);

    let entries: Vec<Value> = browser
        .rows
        .iter()
        .map(|row| row["entry"].clone())
        .collect();
    let answer = browser.call("list", &json!(0), json!({"entries": entries, "lang": "sv"}));
    assert_eq!(
        shelved(&answer),
        body(&server.get("/api/games?lang=sv").await)
    );
    let rows = browser.rows.clone();
    let answer = browser.call("boards", &now, json!({"rows": rows}));
    let theirs = server.get(&format!("/api/games/boards?ids={id}")).await;
    assert_eq!(shelved(&answer), body(&theirs));
    let answer = browser.call("statistics", &now, json!({"rows": rows, "lang": "es"}));
    let theirs = server.get("/api/statistics?lang=es").await;
    assert_eq!(shelved(&answer), body(&theirs));
    let chosen = json!({"theme": "dark", "size": 2});
    let settings = browser.settings.clone();
    let fields = json!({"settings": settings, "object": chosen});
    let answer = browser.call("settings", &json!(0), fields);
    assert_eq!(shelved(&answer), json!({"ok": chosen}));
}

/// A file that contains everything an export can contain.
const FILE: &str = r#"{"novena": "export", "version": 3,
"games": [
{"key":"ffeeddccbbaa99887766554433221100","givens":"..3..172......4......7..149.148....528.....747....268.952..8......3......679..4..","level":"easy","created":1794700800,"changed":1794700860,"elapsed_ms":61000,"checking":"rules","cleaning":true,"done":1,"steps":["r1c1 > 4"],"savepoints":[{"name":"here","sheet":"r1c1 4"}],"mendings":1,"hints":{"x-wing":[0,0,1,0]},"edits":{"00112233445566778899aabbccddeeff":4}}
],
"collections": [
{"name": "old ones", "created": 1794700000, "puzzles": [
{"givens":"1................................................................................","comment":"one given"}
]}
],
"damaged": [
{"part":"steps","tables":{"game":[{"id":7,"key":"0123456789abcdef0123456789abcdef"}]}}
],
"deleted": [
{"key":"0000000000000000000000000000000d","edits":{"00112233445566778899aabbccddeeff":9},"deleted":1794700900}
],
"course": [
{"lesson":"pointing","progress":{"kept":{"2":"{\"dots\":5,\"v\":2}"},"v":1}},
{"lesson":"x-wing","progress":{"best":{"clock":12},"found":[7,12],"last":"2026-11-15","missed":[{"due":"2026-11-16","seed":3,"since":"2026-11-15","stage":0,"tries":1}],"v":1}}
]}
"#;

#[tokio::test]
async fn files_are_the_same() {
    let (server, mut browser) = (Server::new(), Browser::new());
    let theirs = server.post("/api/import", FILE).await.ok();
    assert_eq!(browser.import(FILE), theirs);
    assert_eq!(
        browser.import(FILE),
        server.post("/api/import", FILE).await.ok()
    );
    let export = server.get("/api/export").await.body;
    assert_eq!(export, FILE);
    assert_eq!(browser.export(), FILE);
    // The game is continued in the browser. The server imports it, and exports the same file.
    let row = browser.rows[0].clone();
    let id = row["id"].clone();
    browser.call(
        "move",
        &json!(1_794_701_000),
        json!({"row": row, "move": "undo"}),
    );
    let file = browser.export();
    assert_ne!(file, FILE);
    assert_eq!(
        server.post("/api/import", file.clone()).await.ok()["updated"],
        1
    );
    assert_eq!(server.get("/api/export").await.body, file);
    // The game is deleted in the browser, and returns when the file is imported.
    let row = browser.row(&id);
    browser.call("delete", &json!(1_794_702_000), json!({"row": row}));
    assert!(browser.rows.is_empty());
    assert_eq!(browser.import(&file)["added"], 1);
    assert_eq!(browser.import("[]"), Value::Null);
}

/// The answers of the shelf and the server to the same requests about the course.
struct Course {
    server: Server,
    browser: Browser,
}

impl Course {
    async fn record(&mut self, what: &str, result: Value) -> Value {
        let sent = json!({what: result}).to_string();
        let theirs = body(&self.server.post("/api/course", sent).await);
        let mut fields = json!({what: result});
        fields["settings"] = self.browser.settings.clone();
        let answer = self
            .browser
            .call(&format!("{what}-result"), &json!(0), fields);
        assert_eq!(shelved(&answer), theirs, "{what} {result}");
        theirs["ok"].clone()
    }

    async fn shown(&mut self, today: &str) -> Value {
        let theirs = body(&self.server.get(&format!("/api/course?today={today}")).await);
        let fields = json!({"settings": self.browser.settings, "today": today});
        let answer = self.browser.call("course", &json!(0), fields);
        assert_eq!(shelved(&answer), theirs, "{today}");
        theirs["ok"].clone()
    }
}

#[tokio::test]
async fn the_course_is_the_same() {
    let mut course = Course {
        server: Server::new(),
        browser: Browser::new(),
    };
    let nothing = json!({"lessons": {}, "due": []});
    assert_eq!(course.shown("2026-11-15").await, nothing);
    let exercise = |seed: u32, outcome: &str, today: &str| json!({"lesson": "x-wing", "seed": seed, "outcome": outcome, "today": today});
    for seed in 1..=5 {
        let found = exercise(seed, "found", "2026-11-15");
        let lesson = course.record("exercise", found).await;
        assert_eq!(lesson["mastered"], seed == 5);
    }
    for _ in 0..2 {
        let missed = exercise(9, "missed", "2026-11-15");
        let lesson = course.record("exercise", missed).await;
        assert_eq!(lesson["missed"][0]["due"], "2026-11-16");
        assert_eq!(lesson["missed"][0]["tries"], 1);
        assert_eq!(lesson["due"], json!([]));
    }
    let drill = json!({"mode": "hearts", "lesson": "all", "score": 7});
    let record = course.record("drill", drill.clone()).await;
    assert_eq!(record, json!({"best": 7, "is_new": true}));
    let record = course.record("drill", drill).await;
    assert_eq!(record, json!({"best": 7, "is_new": false}));
    let shown = course.shown("2026-11-16").await;
    assert_eq!(shown["due"], json!([{"lesson": "x-wing", "seed": 9}]));
    assert_eq!(shown["lessons"]["x-wing"]["due"], json!([9]));
    assert_eq!(shown["lessons"]["all"]["best"], json!({"hearts": 7}));
    // The settings do not show the course, and saving them does not remove it.
    let Course {
        server,
        mut browser,
    } = course;
    assert_eq!(server.get("/api/settings").await.ok(), json!({}));
    let chosen = json!({"theme": "dark", "course.x-wing": "mine"});
    let keep = json_body("PUT", "/api/settings", chosen.to_string());
    assert_eq!(server.ask(keep).await.ok(), json!({"theme": "dark"}));
    let fields = json!({"settings": browser.settings, "object": chosen});
    let answer = browser.call("settings", &json!(0), fields);
    assert_eq!(shelved(&answer), json!({"ok": {"theme": "dark"}}));
    let mut course = Course { server, browser };
    assert_eq!(course.shown("2026-11-16").await, shown);
    // Wrong results do not change anything.
    for wrong in [
        json!({}),
        json!([]),
        json!({"exercise": null}),
        json!({"exercise": exercise(1, "guessed", "2026-11-15")}),
        json!({"exercise": exercise(1, "found", "2026-11-31")}),
        json!({"exercise": {"lesson": "../x", "seed": 1, "outcome": "found", "today": "2026-11-15"}}),
        json!({"exercise": {"lesson": "x", "seed": -1, "outcome": "found", "today": "2026-11-15"}}),
        json!({"exercise": exercise(1, "found", "2026-11-15"), "drill": {"mode": "clock", "lesson": "all", "score": 1}}),
        json!({"drill": {"mode": "juggling", "lesson": "all", "score": 1}}),
    ] {
        let answer = course.server.post("/api/course", wrong.to_string()).await;
        assert_eq!(answer.status, 400, "{wrong}: {}", answer.body);
    }
    assert_eq!(course.server.get("/api/course?today=now").await.status, 400);
    let without_day = course.server.get("/api/course?zone=60").await.ok();
    assert_eq!(without_day["lessons"]["x-wing"]["mastered"], true);
    let long = json!({"exercise": "x".repeat(5000)}).to_string();
    assert_eq!(course.server.post("/api/course", long).await.status, 413);
    assert_eq!(course.shown("2026-11-16").await, shown);
}

/// Progress made in two places is merged, and an export contains both parts.
#[tokio::test]
async fn the_course_of_two_places_is_joined() {
    let (server, mut browser) = (Server::new(), Browser::new());
    let exercise = |seed: u32| json!({"lesson": "x-wing", "seed": seed, "outcome": "found", "today": "2026-11-15"});
    let sent = json!({"exercise": exercise(1)}).to_string();
    server.post("/api/course", sent).await.ok();
    let fields = json!({"settings": browser.settings, "exercise": exercise(2)});
    browser.call("exercise-result", &json!(0), fields);
    browser.sync(&server).await;
    let course = server.get("/api/course?today=2026-11-15").await.ok();
    assert_eq!(course["lessons"]["x-wing"]["found"], json!([1, 2]));
    assert_eq!(browser.settings["course.x-wing"]["synced"], true);
    let file = browser.export();
    assert_eq!(server.get("/api/export").await.body, file);
    let other = Server::new();
    let sent = json!({"exercise": exercise(3)}).to_string();
    other.post("/api/course", sent).await.ok();
    let merged = other.post("/api/import", file.clone()).await.ok();
    assert_eq!(merged["lessons"], 1);
    assert_eq!(other.post("/api/import", file).await.ok()["lessons"], 0);
    let course = other.get("/api/course?today=2026-11-15").await.ok();
    assert_eq!(course["lessons"]["x-wing"]["found"], json!([1, 2, 3]));
}

/// An invalid row is exported unchanged, and can be replaced by a valid state.
#[tokio::test]
async fn a_damaged_row_is_not_lost() {
    let mut browser = Browser::new();
    browser.import(FILE);
    browser.rows[0]["game"] = json!("{\"half\":");
    let file = browser.export();
    assert!(file.contains(r#""game":"{\"half\":""#), "{file}");
    assert_eq!(browser.import(FILE)["updated"], 1);
    let (text, rows) = (browser.export(), browser.rows.len());
    assert_eq!(rows, 1);
    assert!(text.contains(r#""game":"{\"half\":""#), "{text}");
    assert!(text.contains(r#""steps":["r1c1 > 4"]"#), "{text}");
}

#[tokio::test]
async fn a_browser_and_a_server_end_with_the_same_games() {
    let (server, mut browser) = (Server::new(), Browser::new());
    server.post("/api/import", FILE).await.ok();
    let fields = json!({"id": 1, "key": "1".repeat(32), "state": {"puzzle": PUZZLE}});
    browser.call("begin", &json!(1_794_700_000), fields);
    let game_move = json!({"digit": {"cells": ["r1c1"], "digit": 4}});
    let fields = json!({"row": browser.row(&json!(1)), "move": game_move});
    browser.call("move", &json!(1_794_700_001), fields);
    browser.sync(&server).await;
    assert_eq!(browser.rows.len(), 2);
    // A game that is continued in both places becomes two games, which are the same on both sides.
    let id = browser.rows.iter().find(|row| row["id"] != 1).unwrap()["id"].clone();
    let row = browser.row(&id);
    browser.call(
        "move",
        &json!(1_794_701_000),
        json!({"row": row, "move": "undo"}),
    );
    let games = server.get("/api/games?level=easy").await.ok();
    let path = format!("/api/games/{}/move", games["games"][0]["id"]);
    let game_move = json!({"move": {"digit": {"cells": ["r1c2"], "digit": 9}}});
    assert_eq!(server.post(&path, game_move.to_string()).await.status, 200);
    browser.sync(&server).await;
    assert_eq!(browser.rows.len(), 3);
    // The browser's state keeps its number, so that a window showing it can continue.
    let row = browser.row(&id);
    assert!(
        row["game"].as_str().unwrap().contains("\"done\":0"),
        "{row}"
    );
    // A game that is deleted in the browser also disappears from the server.
    browser.call("delete", &json!(1_794_702_000), json!({"row": row}));
    browser.sync(&server).await;
    let listed = server.get("/api/games").await.ok();
    assert_eq!(listed["games"].as_array().unwrap().len(), 2);
    let keys = |text: &str| -> Vec<String> {
        let mut lines: Vec<_> = text
            .lines()
            .filter(|line| line.contains("\"key\""))
            .collect();
        lines.sort_unstable();
        lines
            .iter()
            .map(|line| line.trim_end_matches(',').to_owned())
            .collect()
    };
    // Damaged games are not synchronised; everything else is identical, line by line.
    let theirs = server.get("/api/export").await.body;
    let theirs: Vec<_> = keys(&theirs)
        .into_iter()
        .filter(|line| !line.contains("tables"))
        .collect();
    assert_eq!(keys(&browser.export()), theirs);
}

#[tokio::test]
async fn requests_that_make_no_sense_are_refused() {
    let server = Server::new();
    for (body, status) in [
        ("{}", 200),
        ("[]", 422),
        (r#"{"seen":-1,"games":["{}"]}"#, 422),
        (r#"{"games":[7]}"#, 422),
        (r#"{"odd":1}"#, 422),
        (
            r#"{"deleted":["{\"key\":\"x\",\"edits\":{},\"deleted\":0}"]}"#,
            422,
        ),
        (r#"{"settings":{"a":{"count":1,"library":"x"}}}"#, 422),
    ] {
        let answer = server.post("/api/sync", body).await;
        assert_eq!(answer.status, status, "{body}: {}", answer.body);
    }
    let long = format!(r#"{{"server":"{}"}}"#, "x".repeat(4 << 20));
    assert_eq!(server.post("/api/sync", long).await.status, 413);
}
