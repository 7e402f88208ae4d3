//! A shelf as used by a page: numbered rows, and the requests about them.

use std::collections::BTreeMap;

use serde_json::{Map, Value, json};

pub(crate) const PUZZLE: &str =
    "..3..172......4......7..149.148....528.....747....268.952..8......3......679..4..";

/// A browser's games.
pub(crate) struct Shelf {
    pub(crate) library: String,
    pub(crate) rows: BTreeMap<i64, Value>,
    /// The number of games begun so far. The number and the key of the next game are derived from
    /// this count.
    begun: i64,
}

impl Shelf {
    pub(crate) fn new(name: char) -> Self {
        Self {
            library: name.to_string().repeat(32),
            rows: BTreeMap::new(),
            begun: 0,
        }
    }

    /// Sends a request with the common fields added.
    pub(crate) fn call(&self, op: &str, fields: Value) -> Value {
        let mut request = json!({
            "op": op, "now": 1_794_700_800, "zone": 60, "library": self.library,
        });
        let Value::Object(fields) = fields else {
            panic!("fields are an object");
        };
        request.as_object_mut().unwrap().extend(fields);
        serde_json::from_str(&novena_shelf::call(&request.to_string())).unwrap()
    }

    /// Sends a request about a game on the shelf, and stores the returned row.
    pub(crate) fn turn(&mut self, id: i64, op: &str, mut fields: Value) -> Value {
        fields["row"] = self.rows[&id].clone();
        let answer = self.call(op, fields);
        self.store(&answer);
        answer
    }

    /// Stores the row of an answer.
    pub(crate) fn store(&mut self, answer: &Value) {
        if let Some(row) = answer["ok"].get("row") {
            self.rows.insert(row["id"].as_i64().unwrap(), row.clone());
        }
    }

    /// Begins a game and returns its number.
    pub(crate) fn begin(&mut self, state: &Value) -> i64 {
        self.begun += 1;
        let id = self.begun;
        let key = format!("{}{id:031x}", &self.library[..1]);
        let answer = self.call("begin", json!({"id": id, "key": key, "state": state}));
        assert!(answer["ok"].is_object(), "{answer}");
        self.store(&answer);
        id
    }

    pub(crate) fn entries(&self) -> Vec<Value> {
        self.rows.values().map(|row| row["entry"].clone()).collect()
    }
}

/// An object with some of its fields removed.
pub(crate) fn without(value: &Value, names: &[&str]) -> Map<String, Value> {
    let mut fields = value.as_object().unwrap().clone();
    fields.retain(|name, _| !names.contains(&name.as_str()));
    fields
}
