//! The window of the `lund` lab: its buttons call the solver only through the document's interface.

use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use axum::Router;
use axum::body::{Body, to_bytes};
use axum::http::{Request, StatusCode};
use novena_labs::lund::BacktrackingSolver;
use novena_texts::Language;
use novena_web::{Config, lund_window};
use serde_json::{Value, json};
use tower::ServiceExt;

use crate::recorder::Recorder;
use crate::support::{json, request};

/// Returns the window with stubs, and a record of the calls to them. Each entry is the number of
/// the stub and the call.
fn recorded() -> (Router, Arc<Mutex<Vec<String>>>) {
    let calls = Arc::new(Mutex::new(Vec::new()));
    let (record, made) = (Arc::clone(&calls), Mutex::new(0));
    let window = lund_window(Config::default(), Language::En, move || {
        let mut made = made.lock().unwrap();
        *made += 1;
        let (number, record) = (*made, Arc::clone(&record));
        Box::new(Recorder::new(move |call| {
            record.lock().unwrap().push(format!("{number} {call}"));
        }))
    });
    (window, calls)
}

/// Returns the window with the lab's solver.
fn real() -> Router {
    lund_window(Config::default(), Language::Sv, || {
        Box::new(BacktrackingSolver::new())
    })
}

async fn ask(window: &Router, request: Request<Body>) -> (StatusCode, String) {
    let response = window.clone().oneshot(request).await.unwrap();
    let (head, body) = response.into_parts();
    let body = to_bytes(body, usize::MAX).await.unwrap();
    (head.status, String::from_utf8_lossy(&body).into_owned())
}

async fn press(window: &Router, button: &str, body: &Value) -> (StatusCode, Value) {
    let path = format!("/api/lund/{button}");
    let (status, body) = ask(window, json("POST", &path, body.to_string())).await;
    (status, serde_json::from_str(&body).unwrap())
}

/// Returns nine rows with these digits. All other cells are empty.
fn matrix(digits: &str) -> Value {
    let mut values: Vec<u32> = digits.chars().map(|c| c.to_digit(10).unwrap()).collect();
    values.resize(81, 0);
    json!({ "matrix": values.chunks(9).collect::<Vec<_>>() })
}

fn digits(answer: &Value) -> String {
    let rows = answer["matrix"].as_array().unwrap().iter();
    let cells = rows.flat_map(|row| row.as_array().unwrap());
    cells.map(Value::to_string).collect()
}

#[tokio::test]
async fn each_button_uses_only_the_interface() {
    let (window, calls) = recorded();
    let taken = || std::mem::take(&mut *calls.lock().unwrap());

    let (_, shown) = press(&window, "a/solve", &matrix("5")).await;
    let typed = "5".to_owned() + &"0".repeat(80);
    let filled = "5".to_owned()
        + &"1".repeat(8)
        + "222222222333333333444444444555555555\
        666666666777777777888888888999999999";
    assert_eq!(
        (&shown["solved"], digits(&shown)),
        (&json!(true), filled.clone())
    );
    assert_eq!(
        taken(),
        [
            "1 new".to_owned(),
            format!("1 setMatrix {typed}"),
            "1 solve true".to_owned(),
            format!("1 getMatrix {filled}"),
        ]
    );

    let (_, shown) = press(&window, "a/solve", &matrix("9")).await;
    assert_eq!(shown, json!({ "solved": false }));
    let typed = "9".to_owned() + &"0".repeat(80);
    assert_eq!(
        taken(),
        [format!("1 setMatrix {typed}"), "1 solve false".to_owned()]
    );

    let (_, shown) = press(&window, "a/clear", &json!({})).await;
    assert_eq!(digits(&shown), "0".repeat(81));
    let empty = format!("1 getMatrix {}", "0".repeat(81));
    assert_eq!(taken(), ["1 clear".to_owned(), empty]);

    // Another window has its own solver.
    press(&window, "b/clear", &json!({})).await;
    assert_eq!(taken()[..2], ["2 new", "2 clear"]);

    // The page itself does not call any solver.
    ask(&window, request("GET", "/").body(Body::empty()).unwrap()).await;
    assert_eq!(taken(), [""; 0]);
}

#[tokio::test]
async fn wrong_requests_are_refused_and_change_no_cell() {
    let (window, calls) = recorded();
    for body in [
        json!({}),
        json!({ "matrix": [] }),
        json!({ "matrix": vec![vec![0; 9]; 8] }),
        json!({ "matrix": vec![vec![0; 8]; 9] }),
        json!({ "matrix": vec![vec![256; 9]; 9] }),
        json!({ "matrix": vec![vec![-1; 9]; 9] }),
        json!({ "matrix": vec![vec!["1"; 9]; 9] }),
        json!({ "matrix": vec![vec![0; 9]; 9], "more": 1 }),
        json!(null),
    ] {
        let (status, answer) = press(&window, "a/solve", &body).await;
        assert_eq!(status, 400, "{body}");
        assert_eq!(answer["error"]["id"], "unfit", "{body}");
    }
    for path in ["a b/solve", "é/solve", "../solve", "a/other", "a"] {
        let path = format!("/api/lund/{path}")
            .replace(' ', "%20")
            .replace('é', "%C3%A9");
        let (status, _) = ask(&window, json("POST", &path, matrix("").to_string())).await;
        assert_eq!(status, 404, "{path}");
    }
    let long = format!("/api/lund/{}/clear", "a".repeat(65));
    assert_eq!(ask(&window, json("POST", &long, "{}")).await.0, 404);
    let huge = json("POST", "/api/lund/a/solve", " ".repeat(5_000));
    assert_eq!(ask(&window, huge).await.0, 413);
    let get = request("GET", "/api/lund/a/solve")
        .body(Body::empty())
        .unwrap();
    assert_eq!(ask(&window, get).await.0, 405);
    // A stub was created, and nothing was put into it.
    assert_eq!(*calls.lock().unwrap(), ["1 new"]);

    // The real solver checks digits too.
    let (status, answer) = press(
        &real(),
        "a/solve",
        &json!({ "matrix": vec![vec![10; 9]; 9] }),
    )
    .await;
    assert_eq!(
        (status.as_u16(), &answer["error"]["id"]),
        (400, &json!("unfit"))
    );
}

#[tokio::test]
async fn the_guards_of_the_server_apply_here_too() {
    let (window, calls) = recorded();
    for (header, value) in [
        ("host", "evil.example"),
        ("origin", "http://evil.example"),
        ("sec-fetch-site", "cross-site"),
    ] {
        let mut foreign = json("POST", "/api/lund/a/clear", "{}");
        foreign.headers_mut().insert(header, value.parse().unwrap());
        assert_eq!(ask(&window, foreign).await.0, 403, "{header}");
    }
    let form = request("POST", "/api/lund/a/solve")
        .header("content-type", "text/plain")
        .body(Body::from(matrix("").to_string()))
        .unwrap();
    assert_eq!(ask(&window, form).await.0, 415);
    assert_eq!(*calls.lock().unwrap(), [""; 0]);
}

#[tokio::test]
async fn only_this_window_is_served() {
    let window = real();
    for path in [
        "/",
        "/healthz",
        "/lund.js",
        "/lund.css",
        "/tokens.css",
        "/theme.js",
        "/icon.svg",
    ] {
        let (status, body) = ask(&window, request("GET", path).body(Body::empty()).unwrap()).await;
        assert_eq!(status, 200, "{path}");
        assert!(!body.is_empty());
    }
    for path in [
        "/index.html",
        "/js/main.js",
        "/api/games",
        "/api/openapi.json",
        "/api/call",
    ] {
        let (status, _) = ask(&window, request("GET", path).body(Body::empty()).unwrap()).await;
        assert_eq!(status, 404, "{path}");
    }
    let (_, page) = ask(&window, request("GET", "/").body(Body::empty()).unwrap()).await;
    assert!(page.contains("<html lang=\"sv\">") && page.contains("Det finns ingen lösning."));
}

#[tokio::test]
async fn the_labs_solver_answers_at_once() {
    let window = real();
    let start = Instant::now();
    let course =
        "008009062000000005102500000000210090050000600600000028410608000860030100000000400";
    for solvable in ["", course] {
        let (_, shown) = press(&window, "a/solve", &matrix(solvable)).await;
        let found = digits(&shown);
        assert!(!found.contains('0'), "{found}");
        let is_kept = |(typed, digit)| typed == '0' || typed == digit;
        assert!(solvable.chars().zip(found.chars()).all(is_kept));
    }
    let slow = "123000000456000000000700000";
    for unsolvable in [slow, "55", "500000000500000000", "500000000050000000"] {
        let (_, shown) = press(&window, "a/solve", &matrix(unsolvable)).await;
        assert_eq!(shown, json!({ "solved": false }), "{unsolvable}");
    }
    assert!(
        start.elapsed() < Duration::from_secs(20),
        "{:?}",
        start.elapsed()
    );
}
