//! Measures how much CPU time each move costs the server in a game of 200 moves.
//!
//! ```text
//! cargo run --release -p novena-web --example move_cost -- [ids]
//! ```
//!
//! The measurement covers everything in the server except its socket. The store has its own
//! directory. Moves are made and undone alternately, so that the length of the game does not
//! change. The CPU time of all threads of this process is divided by the number of moves in a
//! batch. The lowest result of many batches is shown, because other programs may also be using the
//! machine. With `ids`, each move has an ID, as on the page. The example runs only on Linux.

use std::fs;
use std::time::Duration;

use axum::Router;
use axum::body::{Body, to_bytes};
use axum::http::Request;
use novena_store::Store;
use novena_web::{Config, StoreHandle, app};
use tower::ServiceExt;

const PUZZLE: &str =
    "..3..172......4......7..149.148....528.....747....268.952..8......3......679..4..";
/// Some of the board's empty cells.
const EMPTY: [&str; 7] = ["r1c1", "r1c2", "r2c1", "r2c2", "r2c3", "r3c1", "r3c2"];
/// The number of moves in the game.
const MOVES: usize = 200;
/// The number of moves in a batch, and the number of batches.
const BATCH: usize = 50;
const BATCHES: usize = 40;

type Outcome<T> = Result<T, Box<dyn std::error::Error>>;

#[tokio::main]
async fn main() -> Outcome<()> {
    let has_ids = std::env::args().skip(1).any(|word| word == "ids");
    let folder = std::env::temp_dir().join(format!("novena-move-cost-{}", std::process::id()));
    let store_handle = StoreHandle::new(Store::open(&folder)?.store)?;
    let mut player = Player {
        app: app(Config::default(), store_handle),
        version: 0,
        sent: 0,
        has_ids,
    };
    let state = format!(r#"{{"state":{{"puzzle":"{PUZZLE}"}}}}"#);
    let begun = player.post("/api/games", state).await?;
    let version = begun.split(r#""version":"#).nth(1);
    let version = version.and_then(|rest| rest.split(',').next());
    player.version = version.ok_or("no version")?.parse()?;
    for number in 0..MOVES {
        player.play(&mark(number)).await?;
    }
    let mut least = Duration::MAX;
    for _ in 0..BATCHES {
        let before = on_core()?;
        for number in 0..BATCH / 2 {
            player.play("\"undo\"").await?;
            player.play(&mark(number)).await?;
        }
        let each = on_core()?.saturating_sub(before) / u32::try_from(BATCH)?;
        least = least.min(each);
    }
    println!(
        "{:.0} µs of processor time for a move",
        least.as_secs_f64() * 1e6
    );
    drop(player);
    // The store's thread may still be using the directory. In that case, the system cleans it up
    // later.
    let _ = fs::remove_dir_all(&folder);
    Ok(())
}

/// A player who sends one move after another.
struct Player {
    app: Router,
    version: i64,
    sent: usize,
    has_ids: bool,
}

impl Player {
    async fn play(&mut self, game_move: &str) -> Outcome<()> {
        let (version, sent) = (self.version, self.sent);
        let id = if self.has_ids {
            format!(r#","move_id":"{sent:020}""#)
        } else {
            String::new()
        };
        let body = format!(r#"{{"move":{game_move},"version":{version},"elapsed_ms":{sent}{id}}}"#);
        self.post("/api/games/1/move", body).await?;
        self.version += 1;
        self.sent += 1;
        Ok(())
    }

    async fn post(&self, path: &str, body: String) -> Outcome<String> {
        let request = Request::post(path)
            .header("host", "localhost:8081")
            .header("content-type", "application/json")
            .body(Body::from(body))?;
        let answer = self.app.clone().oneshot(request).await?;
        let is_fine = answer.status().is_success();
        let text = to_bytes(answer.into_body(), usize::MAX).await?;
        let text = String::from_utf8(text.to_vec())?;
        if is_fine { Ok(text) } else { Err(text.into()) }
    }
}

/// Toggles a mark in one of the first empty cells.
fn mark(number: usize) -> String {
    let cell = EMPTY[number / 9 % EMPTY.len()];
    let digit = number % 9 + 1;
    format!(r#"{{"centre":{{"cells":["{cell}"],"digit":{digit}}}}}"#)
}

/// Returns the total CPU time used by the threads of this process.
fn on_core() -> Outcome<Duration> {
    let mut nanos = 0;
    for thread in fs::read_dir("/proc/self/task")? {
        // A thread may end in the meantime.
        let Ok(text) = fs::read_to_string(thread?.path().join("schedstat")) else {
            continue;
        };
        nanos += text.split(' ').next().unwrap_or("0").parse::<u64>()?;
    }
    Ok(Duration::from_nanos(nanos))
}
