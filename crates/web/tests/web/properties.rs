//! Any request to any route gets a response in our format, and never an internal error.

use axum::body::Body;
use proptest::prelude::*;
use proptest::test_runner::{Config as Runs, TestRunner};
use tokio::runtime::Runtime;

use crate::support::{PUZZLE, Server, request};

const PATHS: [&str; 14] = [
    "/api/call",
    "/api/games",
    "/api/games/1",
    "/api/games/1/move",
    "/api/games/1/hint",
    "/api/games/x/move",
    "/api/settings",
    "/api/course",
    "/api/import",
    "/api/sync",
    "/api/export",
    "/api/statistics",
    "/api/qr",
    "/api/openapi.json",
];
const METHODS: [&str; 7] = ["GET", "POST", "PUT", "DELETE", "PATCH", "HEAD", "OPTIONS"];
const WORDS: [&str; 30] = [
    "op",
    "v",
    "id",
    "lang",
    "view",
    "state",
    "puzzle",
    "steps",
    "done",
    "savepoints",
    "checking",
    "elapsed_ms",
    "move",
    "version",
    "rung",
    "turn",
    "zone",
    "text",
    "digit",
    "cells",
    "r1c1",
    "undo",
    "restart",
    "solve",
    "hint",
    "novena",
    "export",
    "games",
    "limit",
    PUZZLE,
];

fn path() -> impl Strategy<Value = String> {
    let fixed = prop::sample::select(PATHS.as_slice()).prop_map(str::to_owned);
    let operation = prop::sample::select(novena_wire::OPERATIONS);
    let operation = operation.prop_map(|operation| format!("/api/{operation}"));
    let query = "(\\?(lang|limit|finished|level|zone)=[a-z0-9%+-]{0,5})?";
    let wild = "/api/[a-z0-9%.]{0,8}(/[a-z0-9%]{0,4})?"
        .prop_filter("a path", |path| path.parse::<axum::http::Uri>().is_ok());
    (prop_oneof![4 => fixed, 4 => operation, 1 => wild], query)
        .prop_map(|(path, query)| path + &query)
        .prop_filter("an address", |path| path.parse::<axum::http::Uri>().is_ok())
}

/// Generates JSON made of words that occur in our schemas.
fn value() -> impl Strategy<Value = String> {
    let word = || prop::sample::select(WORDS.as_slice()).prop_map(|word| format!("{word:?}"));
    let leaf = prop_oneof![
        4 => word(),
        2 => any::<i64>().prop_map(|number| number.to_string()),
        2 => (0..10u8).prop_map(|number| number.to_string()),
        1 => Just("null".to_owned()),
        1 => Just("true".to_owned()),
        1 => Just("1e999".to_owned()),
    ];
    leaf.prop_recursive(4, 24, 5, move |inner| {
        let list = prop::collection::vec(inner.clone(), 0..5);
        let map = prop::collection::vec((word(), inner), 0..6);
        prop_oneof![
            1 => list.prop_map(|items| format!("[{}]", items.join(","))),
            3 => map.prop_map(|fields| {
                let fields = fields.into_iter().map(|(name, value)| format!("{name}:{value}"));
                format!("{{{}}}", fields.collect::<Vec<_>>().join(","))
            }),
        ]
    })
}

fn body() -> impl Strategy<Value = Vec<u8>> {
    prop_oneof![
        4 => value().prop_map(String::into_bytes),
        1 => prop::collection::vec(any::<u8>(), 0..200),
        1 => "\\PC{0,100}".prop_map(String::into_bytes),
    ]
}

#[test]
fn no_request_causes_a_server_error() {
    let runtime = Runtime::new().unwrap();
    let server = Server::new();
    let game = format!(r#"{{"state":{{"puzzle":"{PUZZLE}"}}}}"#);
    runtime.block_on(server.post("/api/games", game)).ok();
    let requests = (
        prop::sample::select(METHODS.as_slice()),
        path(),
        body(),
        prop::bool::weighted(0.9),
    );
    // The requests are the same in every run. Failures are fixed, not recorded.
    let runs = Runs {
        cases: 2000,
        failure_persistence: None,
        ..Runs::default()
    };
    let mut runner = TestRunner::new_with_rng(
        runs,
        prop::test_runner::TestRng::deterministic_rng(prop::test_runner::RngAlgorithm::ChaCha),
    );
    let outcome = runner.run(&requests, |(method, path, body, is_json)| {
        let mut sent = request(method, &path);
        if is_json {
            sent = sent.header("content-type", "application/json");
        }
        let answer = runtime.block_on(server.ask(sent.body(Body::from(body)).unwrap()));
        prop_assert!(
            !answer.status.is_server_error(),
            "{}: {}",
            answer.status,
            answer.body
        );
        if !answer.status.is_success() && method != "HEAD" {
            let (status, id) = answer.refused();
            prop_assert!(status >= 400 && !id.is_empty());
        }
        Ok(())
    });
    if let Err(failed) = outcome {
        panic!("{failed}");
    }
}
