//! Measures how long a move waits while a large file is imported.
//!
//! ```text
//! cargo run --release -p novena-web --example import_wait -- [MEGABYTES]
//! ```
//!
//! The measurement covers everything in the server except its socket. The store has its own
//! directory. One client imports a 60 MB file (or one of the size given as the argument), while
//! another client makes one move after another.

use std::fmt::Write;
use std::fs;
use std::time::{Duration, Instant};

use axum::Router;
use axum::body::{Body, to_bytes};
use axum::http::Request;
use novena_store::Store;
use novena_web::{Config, StoreHandle, app};
use tower::ServiceExt;

const PUZZLE: &str =
    "..3..172......4......7..149.148....528.....747....268.952..8......3......679..4..";
/// The number of steps in each game in the file.
const STEPS: usize = 200;

type Outcome<T> = Result<T, Box<dyn std::error::Error>>;

#[tokio::main]
async fn main() -> Outcome<()> {
    let megabytes = std::env::args()
        .nth(1)
        .map_or(Ok(60), |word| word.parse())?;
    let folder = std::env::temp_dir().join(format!("novena-import-wait-{}", std::process::id()));
    let store_handle = StoreHandle::new(Store::open(&folder)?.store)?;
    let app = app(Config::default(), store_handle);
    let state = format!(r#"{{"state":{{"puzzle":"{PUZZLE}"}}}}"#);
    post(&app, "/api/games", state).await?;
    let alone = worst(&moves(&app, || true, 200).await?);

    let file = export(megabytes * 1_000_000);
    let length = file.len();
    let start = Instant::now();
    let importing = tokio::spawn({
        let app = app.clone();
        async move {
            let answer = post(&app, "/api/import", file).await;
            answer.map(|_| ()).map_err(|error| error.to_string())
        }
    });
    let waits = moves(&app, || !importing.is_finished(), usize::MAX).await?;
    importing.await??;
    println!(
        "{} MB imported in {:.1} s; {} moves meanwhile, the slowest in {:.0} ms ({:.0} ms alone)",
        length / 1_000_000,
        start.elapsed().as_secs_f64(),
        waits.len(),
        worst(&waits).as_secs_f64() * 1e3,
        alone.as_secs_f64() * 1e3,
    );
    // The store's thread may still be using the directory. In that case, the system cleans it up
    // later.
    let _ = fs::remove_dir_all(&folder);
    Ok(())
}

fn worst(waits: &[Duration]) -> Duration {
    waits.iter().copied().max().unwrap_or_default()
}

/// Makes moves until it is stopped, and returns the time that each of them took.
async fn moves(app: &Router, is_wanted: impl Fn() -> bool, most: usize) -> Outcome<Vec<Duration>> {
    let mut waits = Vec::new();
    while waits.len() < most && is_wanted() {
        let digit = waits.len() % 9 + 1;
        let body = format!(r#"{{"move":{{"digit":{{"cells":["r1c1"],"digit":{digit}}}}}}}"#);
        let start = Instant::now();
        post(app, "/api/games/1/move", body).await?;
        waits.push(start.elapsed());
        let undo = r#"{"move":"undo"}"#.to_owned();
        post(app, "/api/games/1/move", undo).await?;
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
    Ok(waits)
}

/// Returns an export file of about this many bytes.
fn export(length: usize) -> String {
    let steps: Vec<String> = (0..STEPS)
        .map(|number| match number % 2 {
            0 => r#""r1c1 > 4""#.to_owned(),
            _ => r#""r1c1 4 >""#.to_owned(),
        })
        .collect();
    let steps = steps.join(",");
    let mut file = r#"{"novena":"export","version":2,"games":["#.to_owned();
    for number in 0.. {
        if file.len() >= length {
            break;
        }
        let comma = if number == 0 { "" } else { ",\n" };
        let _ = write!(
            file,
            r#"{comma}{{"key":"{number:032x}","givens":"{PUZZLE}","created":0,"changed":0,"elapsed_ms":0,"checking":"rules","cleaning":true,"done":{STEPS},"steps":[{steps}],"edits":{{"00112233445566778899aabbccddeeff":{}}}}}"#,
            STEPS + 1
        );
    }
    file.push_str("]}\n");
    file
}

async fn post(app: &Router, path: &str, body: String) -> Outcome<String> {
    let request = Request::post(path)
        .header("host", "localhost:8081")
        .header("content-type", "application/json")
        .body(Body::from(body))?;
    let answer = app.clone().oneshot(request).await?;
    let is_fine = answer.status().is_success();
    let text = to_bytes(answer.into_body(), usize::MAX).await?;
    let text = String::from_utf8(text.to_vec())?;
    if is_fine { Ok(text) } else { Err(text.into()) }
}
