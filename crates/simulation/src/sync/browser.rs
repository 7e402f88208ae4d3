//! A browser: rows in a database, windows that show them, and the messages that it exchanges.

use std::collections::BTreeMap;

use novena_saves::{Day, LibraryGame};
use novena_shelf::TombstoneRow;
use serde_json::{Value, json};

use super::SyncWeakness;
use super::course::CourseResult;
use crate::Numbers;

/// A browser with its games.
#[derive(Debug)]
pub(super) struct Browser {
    number: usize,
    weakness: Option<SyncWeakness>,
    rows: BTreeMap<i64, Value>,
    tombstones: BTreeMap<String, Value>,
    settings: Value,
    server: Value,
    seen: i64,
    next_id: i64,
    moves: usize,
    /// The version of each game that the slowest window has seen.
    slow_window: BTreeMap<i64, i64>,
}

impl Browser {
    pub(super) fn new(number: usize, weakness: Option<SyncWeakness>) -> Self {
        Self {
            number,
            weakness,
            rows: BTreeMap::new(),
            tombstones: BTreeMap::new(),
            settings: json!({}),
            server: Value::Null,
            seen: 0,
            next_id: 1,
            moves: 0,
            slow_window: BTreeMap::new(),
        }
    }

    /// Calls the shelf and stores the result.
    fn call(&mut self, op: &str, now: i64, mut fields: Value) -> Result<Value, Value> {
        fields["op"] = json!(op);
        fields["now"] = json!(now);
        fields["library"] = json!(format!("{:032x}", 0xb000 + self.number));
        let text = novena_shelf::call(&fields.to_string());
        let mut answer: Value = serde_json::from_str(&text).expect("answers are JSON");
        let Some(ok) = answer.get_mut("ok").map(Value::take) else {
            return Err(answer);
        };
        for id in list(&ok["removed"]) {
            self.rows.remove(&id.as_i64().expect("numbers of games"));
        }
        let one = ok.get("row").into_iter().cloned();
        for row in list(&ok["rows"]).into_iter().chain(one) {
            let id = row["id"].as_i64().expect("rows have numbers");
            self.next_id = self.next_id.max(id + 1);
            self.rows.insert(id, row);
        }
        if self.weakness != Some(SyncWeakness::NoTombstones) {
            for row in list(&ok["deleted"]) {
                let key = row["key"].as_str().expect("tombstones have keys");
                self.tombstones.insert(key.to_owned(), row.clone());
            }
        }
        if let Some(settings) = ok.get("settings") {
            self.settings = settings.clone();
        }
        Ok(ok)
    }

    pub(super) fn begin(&mut self, now: i64) {
        let key = format!("{:016x}{now:016x}", 0xb000 + self.number);
        let state = json!({"puzzle": ".".repeat(81)});
        let fields = json!({"id": self.next_id, "key": key, "state": state});
        self.call("begin", now, fields).expect("a game can begin");
    }

    fn any_game(&self, numbers: &mut Numbers) -> Option<i64> {
        let ids: Vec<i64> = self.rows.keys().copied().collect();
        (!ids.is_empty()).then(|| numbers.one_of(&ids))
    }

    /// Makes a move in one of two windows, one of which is behind. If the move was made, returns
    /// the state before it.
    pub(super) fn play(&mut self, numbers: &mut Numbers, now: i64) -> Result<Option<i64>, String> {
        let Some(id) = self.any_game(numbers) else {
            return Ok(None);
        };
        let row = self.rows[&id].clone();
        let current = row["version"].as_i64().unwrap_or(0);
        let slow = *self.slow_window.entry(id).or_insert(current);
        let version = if numbers.one_in(3) { slow } else { current };
        let cell = format!("r{}c{}", 1 + numbers.below(9), 1 + numbers.below(9));
        let digit = 1 + numbers.below(9);
        let game_move = match numbers.below(8) {
            0 => json!("undo"),
            1 => json!({"save": {"name": "here"}}),
            2 => json!({"elapsed": now * 10}),
            _ => json!({"digit": {"cells": [cell], "digit": digit}}),
        };
        self.moves += 1;
        let move_id = format!("b{}-{}", self.number, self.moves);
        let before = row["changed"].as_i64();
        let fields = json!({
            "row": row, "move": game_move, "move_id": move_id, "version": version,
        });
        match self.call("move", now, fields.clone()) {
            Ok(_) => {
                // The window missed the reply and sends the move again.
                let mut again = fields;
                again["row"] = self.rows[&id].clone();
                let again = self.call("move", now, again);
                match again {
                    Ok(ok) if ok["reply"]["repeated"] == true => Ok(before),
                    other => Err(format!("a move was made twice: {other:?}")),
                }
            }
            Err(error) if version != current => {
                self.slow_window.insert(id, current);
                if error["newer"]["version"].as_i64() == Some(current) {
                    Ok(None)
                } else {
                    Err(format!("a late move was not refused: {error}"))
                }
            }
            Err(_) => Ok(None),
        }
    }

    /// Deletes a game. Returns its key and its state.
    pub(super) fn delete(
        &mut self,
        numbers: &mut Numbers,
    ) -> Result<Option<(String, i64)>, String> {
        let Some(id) = self.any_game(numbers) else {
            return Ok(None);
        };
        let row = self.rows[&id].clone();
        let (key, state) = (text(&row["key"]), row["changed"].as_i64().unwrap_or(0));
        let mut fields = json!({"row": row});
        if let Some(tombstone) = self.tombstones.get(&key) {
            fields["tombstone"] = tombstone.clone();
        }
        let deleted = self.call("delete", 0, fields);
        deleted.map_err(|error| error.to_string())?;
        Ok(Some((key, state)))
    }

    pub(super) fn change_settings(&mut self, object: &Value) -> Result<(), String> {
        let fields = json!({"settings": self.settings, "object": object});
        let changed = self.call("settings", 0, fields);
        changed.map_err(|error| error.to_string()).map(|_| ())
    }

    /// Records a finished exercise or drill. Returns the reply.
    pub(super) fn record(&mut self, result: &CourseResult) -> Result<Value, String> {
        let settings = &self.settings;
        let (op, fields) = match result {
            CourseResult::Exercise(exercise) => {
                let fields = json!({"settings": settings, "exercise": exercise});
                ("exercise-result", fields)
            }
            CourseResult::Drill(drill) => (
                "drill-result",
                json!({"settings": settings, "drill": drill}),
            ),
        };
        let recorded = self.call(op, 0, fields);
        let recorded = recorded.map_err(|error| error.to_string())?;
        Ok(recorded["reply"].clone())
    }

    /// The progress in the course on the given day.
    pub(super) fn course(&self, today: Day) -> Result<Value, String> {
        let fields = json!({"op": "course", "settings": self.settings, "today": today});
        let answer = novena_shelf::call(&fields.to_string());
        let answer: Value = serde_json::from_str(&answer).map_err(|error| error.to_string())?;
        Ok(answer["ok"]["reply"].clone())
    }

    fn all_rows(&self) -> Vec<Value> {
        self.rows.values().cloned().collect()
    }

    fn all_tombstones(&self) -> Vec<Value> {
        self.tombstones.values().cloned().collect()
    }

    /// The body of the next request to the server.
    pub(super) fn request(&mut self) -> Result<String, String> {
        let fields = json!({
            "rows": self.all_rows(), "deleted": self.all_tombstones(),
            "settings": self.settings, "server": self.server, "seen": self.seen,
        });
        let ok = self.call("sync-request", 0, fields);
        let ok = ok.map_err(|error| error.to_string())?;
        if self.weakness == Some(SyncWeakness::TrustsTheNetwork) {
            for row in self.rows.values_mut() {
                row["synced"] = row["version"].clone();
            }
        }
        Ok(text(&ok["reply"]["body"]))
    }

    /// Handles the server's reply to a request.
    pub(super) fn take(&mut self, request: &str, answer: &str) -> Result<(), String> {
        if self.weakness == Some(SyncWeakness::ServerReplaces) {
            self.make_room(answer);
        }
        if self.weakness == Some(SyncWeakness::ReplacesProgress) {
            self.forget_progress(answer);
        }
        if self.weakness == Some(SyncWeakness::PassesOver) && self.moves % 2 == 1 {
            let answer: Value = serde_json::from_str(answer).expect("answers are JSON");
            self.seen = answer["ok"]["seen"].as_i64().unwrap_or(0);
            return Ok(());
        }
        let fields = json!({
            "request": request, "answer": answer, "rows": self.all_rows(),
            "deleted": self.all_tombstones(), "settings": self.settings, "next_id": self.next_id,
        });
        let ok = self.call("sync-reply", 0, fields);
        let ok = ok.map_err(|error| error.to_string())?;
        self.server = ok["reply"]["server"].clone();
        self.seen = ok["reply"]["seen"].as_i64().unwrap_or(0);
        Ok(())
    }

    /// Drops the games that a reply contains, even those played in this browser.
    fn make_room(&mut self, answer: &str) {
        let answer: Value = serde_json::from_str(answer).expect("answers are JSON");
        for line in list(&answer["ok"]["games"]) {
            let theirs = LibraryGame::from_json(&text(&line)).expect("games of the server");
            self.rows.retain(|_, row| row["key"] != theirs.key.as_str());
        }
    }

    /// Drops the progress in the lessons that a reply contains.
    fn forget_progress(&mut self, answer: &str) {
        let answer: Value = serde_json::from_str(answer).expect("answers are JSON");
        let theirs = &answer["ok"]["settings"];
        let rows = self.settings.as_object_mut().expect("an object");
        rows.retain(|name, _| !name.starts_with("course.") || theirs.get(name).is_none());
    }

    /// The lines of all games, by key.
    pub(super) fn games(&self) -> Result<BTreeMap<String, String>, String> {
        let rows = self.rows.values();
        let games: BTreeMap<_, _> = rows
            .map(|row| (text(&row["key"]), text(&row["game"])))
            .collect();
        if games.len() == self.rows.len() {
            Ok(games)
        } else {
            Err("two rows have the same key".to_owned())
        }
    }

    /// The lines of all tombstones, in order of their keys.
    pub(super) fn tombstones(&self) -> Result<Vec<String>, String> {
        let rows = self.tombstones.values().map(|row| {
            let row: TombstoneRow =
                serde_json::from_value(row.clone()).map_err(|error| error.to_string())?;
            Ok(row.tombstone().to_json())
        });
        rows.collect()
    }

    /// All settings as an object.
    pub(super) fn settings(&self) -> Result<String, String> {
        let fields = json!({"op": "settings", "settings": self.settings}).to_string();
        let answer: Value = serde_json::from_str(&novena_shelf::call(&fields))
            .map_err(|error| error.to_string())?;
        Ok(answer["ok"]["reply"].to_string())
    }

    /// Whether the server is known to have everything.
    pub(super) fn is_synced(&self) -> Result<bool, String> {
        let is_row = |row: &Value| row["synced"] == row["version"];
        let is_tombstone = |row: &Value| row["synced"] == true;
        let settings = self.settings.as_object().ok_or("settings are an object")?;
        Ok(self.rows.values().all(is_row)
            && self.tombstones.values().all(is_tombstone)
            && settings.values().all(is_tombstone))
    }
}

fn list(value: &Value) -> Vec<Value> {
    value.as_array().cloned().unwrap_or_default()
}

fn text(value: &Value) -> String {
    value.as_str().unwrap_or_default().to_owned()
}
