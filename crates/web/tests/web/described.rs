//! The server matches `/api/openapi.json`: requests are generated from that description, and the
//! status and structure of every response must match it.

use axum::body::Body;
use axum::http::Request;
use proptest::prelude::*;
use proptest::strategy::ValueTree;
use proptest::test_runner::{Config, RngAlgorithm, TestRng, TestRunner};
use serde_json::{Map, Value, json};
use tokio::runtime::Runtime;

use crate::shape::{fault, resolved};
use crate::support::{PUZZLE, Server, json as send, request};

/// The number of requests for each route unless `NOVENA_REQUESTS` is set.
const REQUESTS: usize = 60;
/// Routes that search get fewer requests by this factor.
const SEARCHES_OF: usize = 10;
const SEARCHING: [&str; 5] = ["new", "generate", "path", "steps", "rate"];

/// Several different kinds of puzzles: an easy one, an empty one, one with a repeated digit, and
/// one with many solutions.
const PUZZLES: [&str; 4] = [
    PUZZLE,
    ".................................................................................",
    "55...............................................................................",
    "..3..172......4......7..149.148....528.....747....268.952..8......3..............",
];

/// Generates values of a shape.
struct ValueGenerator<'a> {
    root: &'a Value,
    runner: TestRunner,
    /// The number of an existing game.
    game: String,
}

impl<'a> ValueGenerator<'a> {
    /// Creates a generator that produces the same requests in every run.
    fn new(root: &'a Value) -> Self {
        let rng = TestRng::deterministic_rng(RngAlgorithm::ChaCha);
        let runner = TestRunner::new_with_rng(Config::default(), rng);
        let game = String::new();
        Self { root, runner, game }
    }

    fn below(&mut self, most: usize) -> usize {
        self.runner.rng().next_u32() as usize % most.max(1)
    }

    fn one_of<'b>(&mut self, list: &'b [Value]) -> &'b Value {
        &list[self.below(list.len())]
    }

    fn some<T>(&mut self, strategy: &impl Strategy<Value = T>) -> T {
        strategy.new_tree(&mut self.runner).unwrap().current()
    }

    fn value(&mut self, shape: &Value) -> Value {
        if shape["$ref"] == "#/components/schemas/Puzzle" && self.below(4) > 0 {
            return PUZZLES[self.below(PUZZLES.len())].into();
        }
        let shape = resolved(shape, self.root);
        if let Some(parts) = shape["allOf"].as_array() {
            let mut whole = Map::new();
            for part in parts {
                if let Value::Object(fields) = self.value(part) {
                    whole.extend(fields);
                }
            }
            return whole.into();
        }
        for either in ["oneOf", "anyOf", "enum"] {
            if let Some(list) = shape[either].as_array() {
                let chosen = self.one_of(list);
                return match either {
                    "enum" => chosen.clone(),
                    _ => self.value(chosen),
                };
            }
        }
        let kind = match &shape["type"] {
            Value::Array(kinds) => self.one_of(kinds),
            kind => kind,
        };
        match kind.as_str().unwrap_or("object") {
            "null" => Value::Null,
            "boolean" => (self.below(2) == 0).into(),
            "integer" => self.integer(shape),
            "number" => (f64::from(self.below(130) as u32) / 10.0).into(),
            "string" => self.text(shape).into(),
            "array" => {
                let least = shape["minItems"].as_u64().unwrap_or(0) as usize;
                let most = shape["maxItems"].as_u64().unwrap_or(3) as usize;
                let length = least + self.below(most - least + 1);
                (0..length).map(|_| self.value(&shape["items"])).collect()
            }
            _ => self.object(shape),
        }
    }

    fn integer(&mut self, shape: &Value) -> Value {
        let least = shape["minimum"].as_i64();
        let most = shape["maximum"].as_i64();
        let usual = [0, 1, 2, 3, 9, 100, 5_000, -1, i64::from(i32::MAX), i64::MAX];
        let chosen = usual[self.below(usual.len())];
        chosen
            .clamp(least.unwrap_or(i64::MIN), most.unwrap_or(i64::MAX))
            .into()
    }

    fn text(&mut self, shape: &Value) -> String {
        let Some(pattern) = shape["pattern"].as_str() else {
            return match self.below(4) {
                0 => PUZZLE.to_owned(),
                _ => self.some(&"\\PC{0,12}"),
            };
        };
        let inner = pattern.trim_start_matches('^').trim_end_matches('$');
        let texts = prop::string::string_regex(inner).unwrap();
        self.some(&texts)
    }

    fn object(&mut self, shape: &Value) -> Value {
        let none = Map::new();
        let required = shape["required"].as_array().map_or(&[][..], Vec::as_slice);
        let mut whole = Map::new();
        for (name, field) in shape["properties"].as_object().unwrap_or(&none) {
            if required.contains(&json!(name)) || self.below(3) == 0 {
                whole.insert(name.clone(), self.value(field));
            }
        }
        if shape["additionalProperties"].is_object() {
            for _ in 0..self.below(3) {
                let value = self.value(&shape["additionalProperties"]);
                whole.insert(self.some(&"[a-z-]{1,8}"), value);
            }
        }
        whole.into()
    }

    /// Puts an error somewhere into a request.
    fn spoil(&mut self, value: &mut Value) {
        let inner: Option<&mut Value> = match value {
            Value::Array(items) if !items.is_empty() => {
                let place = self.below(items.len());
                items.get_mut(place)
            }
            Value::Object(fields) if !fields.is_empty() => {
                let place = self.below(fields.len());
                fields.values_mut().nth(place)
            }
            _ => None,
        };
        let wrong = [
            json!(null),
            json!(-1),
            json!("?"),
            json!({"?": []}),
            json!([[]]),
        ];
        match inner {
            Some(inner) if self.below(3) > 0 => self.spoil(inner),
            _ => *value = self.one_of(&wrong).clone(),
        }
    }

    fn request(&mut self, path: &str, method: &str, operation: &Value) -> (Request<Body>, String) {
        let mut path = path.to_owned();
        let mut query = Vec::new();
        for parameter in operation["parameters"].as_array().into_iter().flatten() {
            let value = match self.value(&parameter["schema"]) {
                Value::String(text) => text,
                other => other.to_string(),
            };
            let name = parameter["name"].as_str().unwrap();
            if parameter["in"] == "path" {
                let id = match self.below(3) {
                    0 => &value,
                    _ => &self.game,
                };
                path = path.replace(&format!("{{{name}}}"), id);
            } else if self.below(2) == 0 {
                let plain = value.chars().filter(char::is_ascii_alphanumeric);
                query.push(format!("{name}={}", plain.collect::<String>()));
            }
        }
        let path = format!("{path}?{}", query.join("&"));
        let body = &operation["requestBody"]["content"]["application/json"]["schema"];
        if body.is_null() {
            let asked = request(method, &path).body(Body::empty()).unwrap();
            return (asked, format!("{method} {path}"));
        }
        let mut body = self.value(body);
        if self.below(4) == 0 {
            self.spoil(&mut body);
        }
        let asked = send(method, &path, body.to_string());
        (asked, format!("{method} {path} {body}"))
    }
}

#[test]
fn every_answer_matches_its_description() {
    let asked = std::env::var("NOVENA_REQUESTS").ok();
    let requests = asked.map_or(REQUESTS, |asked| asked.parse().unwrap());
    let runtime = Runtime::new().unwrap();
    let server = Server::new();
    let root = runtime.block_on(server.get("/api/openapi.json")).json();
    let mut generator = ValueGenerator::new(&root);
    for (path, methods) in root["paths"].as_object().unwrap() {
        for (method, operation) in methods.as_object().unwrap() {
            let game = json!({"state": {"puzzle": PUZZLE}}).to_string();
            let game = runtime.block_on(server.post("/api/games", game)).ok();
            generator.game = game["id"].to_string();
            let is_search = SEARCHING.iter().any(|name| path.ends_with(name));
            let mut is_fine_once = false;
            for _ in 0..if is_search {
                requests / SEARCHES_OF
            } else {
                requests
            } {
                let (asked, place) = generator.request(path, &method.to_uppercase(), operation);
                let answer = runtime.block_on(server.ask(asked));
                let (status, body) = (answer.status, &answer.body);
                assert!(!status.is_server_error(), "{place}: {status}: {body}");
                is_fine_once |= status.is_success();
                let described = &operation["responses"][status.as_str()];
                assert!(described.is_object(), "{place}: {status}: {body}");
                let shape = &described["content"]["application/json"]["schema"];
                if shape.is_null() {
                    assert_eq!(body, "", "{place}");
                } else if let Some(fault) = fault(&answer.json(), shape, &root) {
                    panic!("{place}: {status}: {fault}: {body}");
                }
            }
            // Random imports never succeed, and searches may all fail.
            let is_seldom = path.ends_with("import") || is_search;
            assert!(is_fine_once || is_seldom, "{method} {path} is never fine");
        }
    }
}
