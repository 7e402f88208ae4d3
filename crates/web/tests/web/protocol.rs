//! The protocol over HTTP.

use axum::body::Body;
use novena_web::{Config, Limits};
use serde_json::{Value, json};

use crate::support::{PUZZLE, Server, json as post, refusal, request};

#[tokio::test]
async fn a_call_is_answered_as_by_the_protocol() {
    let server = Server::new();
    let request = format!(r#"{{"op":"solve","id":7,"puzzle":"{PUZZLE}"}}"#);
    let answer = server.post("/api/call", request.clone()).await;
    assert_eq!(answer.status, 200);
    assert_eq!(answer.headers["content-type"], "application/json");
    assert_eq!(answer.body, novena_wire::call(&request));
}

#[tokio::test]
async fn every_operation_has_a_readable_route() {
    let server = Server::new();
    for operation in novena_wire::OPERATIONS {
        let answer = server.post(&format!("/api/{operation}"), "{}").await;
        let expected = novena_wire::call(&json!({"op": operation}).to_string());
        if answer.status == 200 {
            assert!(answer.json()["ok"].is_object(), "{operation}");
        } else {
            // The positions of the errors differ, because each is counted within its own text.
            let expected: Value = serde_json::from_str(&expected).unwrap();
            let (answered, expected) = (&answer.json()["error"], &expected["error"]);
            for field in ["id", "message", "field"] {
                assert_eq!(answered[field], expected[field], "{operation}");
            }
            assert!(
                answer.status.is_client_error(),
                "{operation}: {}",
                answer.status
            );
        }
    }
    let body = format!(r#"{{"puzzle":"{PUZZLE}"}}"#);
    let ok = server.post("/api/count", body).await.ok();
    assert_eq!(ok, json!({"count": 1, "more": false}));
    let answer = server.post("/api/nothing", "{}").await;
    assert_eq!(answer.refused(), refusal(404, "not-found"));
}

#[tokio::test]
async fn wrong_requests_are_refused_in_the_same_shape() {
    let server = Server::new();
    let check = |body: &'static str| server.post("/api/call", body);
    assert_eq!(check("").await.refused(), refusal(400, "not-json"));
    assert_eq!(check("{").await.refused(), refusal(400, "not-json"));
    assert_eq!(check("[]").await.refused(), refusal(400, "unfit"));
    assert_eq!(
        check(r#"{"op":"x"}"#).await.refused(),
        refusal(400, "unknown-op")
    );
    let answer = server.post("/api/call", vec![b'"', 0xff, b'"']).await;
    assert_eq!(answer.refused(), refusal(400, "not-utf8"));

    let wrong = request("GET", "/api/call").body(Body::empty()).unwrap();
    let answer = server.ask(wrong).await;
    assert_eq!(answer.refused(), refusal(405, "wrong-method"));
    assert_eq!(answer.headers["allow"], "POST");
    for kind in [
        None,
        Some("text/plain"),
        Some("application/x-www-form-urlencoded"),
    ] {
        let mut untyped = post("POST", "/api/call", r#"{"op":"version"}"#);
        untyped.headers_mut().remove("content-type");
        if let Some(kind) = kind {
            let kind = kind.parse().unwrap();
            untyped.headers_mut().insert("content-type", kind);
        }
        let answer = server.ask(untyped).await;
        assert_eq!(answer.refused(), refusal(415, "not-json-type"));
    }
}

#[tokio::test]
async fn oversized_bodies_are_refused() {
    let server = Server::new();
    let limit = Limits::default().body;
    for path in ["/api/call", "/api/solve", "/api/games", "/api/qr"] {
        for size in [limit + 1, 9 << 20] {
            let answer = server.post(path, vec![b' '; size]).await;
            assert_eq!(answer.refused(), refusal(413, "too-large"), "{path} {size}");
        }
    }
    let fits = server.post("/api/call", vec![b' '; limit]).await;
    assert_eq!(fits.refused(), refusal(400, "not-json"));
}

#[tokio::test]
async fn a_worker_that_fails_answers_500_and_the_server_lives() {
    let server = Server::with(Config::default().answering(|request, stop| {
        assert_ne!(request.operation.id(), "formats", "as the test wants it");
        novena_wire::answer(request, stop)
    }));
    for _ in 0..50 {
        let answer = server.post("/api/call", r#"{"op":"formats"}"#).await;
        assert_eq!(answer.refused(), refusal(500, "internal"));
    }
    let answer = server.post("/api/call", r#"{"op":"version"}"#).await;
    assert_eq!(answer.status, 200);
}

#[tokio::test]
async fn an_engine_that_never_ends_is_stopped() {
    let mut config = Config::default().answering(|request, stop| {
        while !stop() {
            std::thread::yield_now();
        }
        novena_wire::answer(request, stop)
    });
    config.limits.call_time = std::time::Duration::from_millis(20);
    let server = Server::with(config);
    let request = format!(r#"{{"op":"path","position":{{"puzzle":"{PUZZLE}"}}}}"#);
    let answer = server.post("/api/call", request).await;
    assert_eq!(answer.refused(), refusal(503, "stopped"));
}

#[tokio::test]
async fn the_description_is_generated() {
    let server = Server::new();
    let description = server.get("/api/openapi.json").await.json();
    assert!(description["openapi"].as_str().unwrap().starts_with("3."));
    let paths = description["paths"].as_object().unwrap();
    assert!(paths.len() > novena_wire::OPERATIONS.len());
    assert!(description["components"]["schemas"]["ErrorBody"].is_object());
}

#[tokio::test]
async fn a_link_becomes_a_qr_code() {
    let server = Server::new();
    let ok = server
        .post("/api/qr", r#"{"text":"http://10.0.0.7:8081/"}"#)
        .await
        .ok();
    let rows = ok["rows"].as_array().unwrap();
    assert!(rows.len() >= 21);
    let is_row = |row: &Value| row.as_str().is_some_and(|row| row.len() == rows.len());
    assert!(rows.iter().all(is_row));
    let long = json!({"text": "x".repeat(5000)}).to_string();
    let answer = server.post("/api/qr", long).await;
    assert_eq!(answer.refused(), refusal(422, "too-long-for-qr"));
}
