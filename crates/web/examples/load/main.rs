//! Generates load for a server on this machine, with well-behaved, greedy and hostile clients at
//! once, and prints figures for each kind.
//!
//! ```text
//! cargo run --release --bin novena -- serve --addr 127.0.0.1:8090 --data FOLDER
//! cargo run --release -p novena-web --example load -- 127.0.0.1:8090 hostile=1000 server=PID
//! ```
//!
//! | argument | |
//! |---|---|
//! | `calls=64` | well-behaved connections that send requests as fast as they are answered |
//! | `hints=1` | well-behaved connections that ask for a hint ten times per second |
//! | `greedy=3` | clients that ask for puzzles of SE 11.5 to 11.9 without a pause |
//! | `width=10` | connections of each greedy client |
//! | `hostile=0` | connections that are silent or slow, stall, pipeline requests or send garbage |
//! | `pipelines=0` | additional connections that send 200 requests for a file and read nothing |
//! | `ops=version,count,view` | the operations that the `calls` connections request, in order |
//! | `seconds=10` | the number of seconds for each of these operations |
//! | `addresses=many` | with `one`, all clients have the address 127.0.0.1, as on one machine |
//! | `server=PID` | shows the CPU time per call (Linux only) |
//!
//! Each kind of client has its own addresses (127.0.1.1 and so on), which Linux allows. Servers on
//! other machines are refused.

#![expect(
    clippy::cast_precision_loss,
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    reason = "figures for people, of small counts"
)]

mod client;
mod cores;
mod figures;
mod hostile;
mod options;

use std::io;
use std::time::{Duration, Instant};

use client::{Connector, Kind, LoadClient};
use cores::CpuTimes;
use figures::Figures;
use options::Options;

const PUZZLE: &str =
    "..3..172......4......7..149.148....528.....747....268.952..8......3......679..4..";

/// A puzzle whose first hint needs a search.
const HARD: &str =
    "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..";

#[tokio::main]
async fn main() -> io::Result<()> {
    let options = Options::read(std::env::args().skip(1))?;
    let connector = Connector::new(&options);
    println!("hints alone:");
    let time = Duration::from_secs(options.seconds.min(5));
    let mut figures = Figures::default();
    for caller in hint_callers(&options, &connector, Instant::now() + time) {
        figures.add(caller.await?);
    }
    figures.report("hint", time);

    let hostile = hostile::start(&options, &connector);
    for op in &options.ops {
        println!(
            "\n{op} calls, with {} greedy clients and {} hostile connections:",
            options.greedy,
            options.hostile + options.pipelines
        );
        phase(&options, &connector, op).await?;
    }
    let (open, times) = hostile.counts();
    println!("\nhostile connections: {open} open at the end, {times} made in all");
    hostile.stop();
    Ok(())
}

fn hint_callers(
    options: &Options,
    connector: &Connector,
    end: Instant,
) -> Vec<tokio::task::JoinHandle<Figures>> {
    let body = format!(r#"{{"op":"hint","rung":3,"state":{{"puzzle":"{HARD}"}}}}"#);
    (0..options.hints)
        .map(|number| {
            let client = LoadClient {
                connector: connector.clone(),
                kind: Kind::Hint,
                number,
                pause: Duration::from_millis(100),
                end,
            };
            let body = body.clone();
            tokio::spawn(async move { client.ask(|_| body.clone()).await })
        })
        .collect()
}

/// Runs all clients at once. The connections counted by `calls` request this operation.
async fn phase(options: &Options, connector: &Connector, op: &str) -> io::Result<()> {
    let start = Instant::now();
    let end = start + Duration::from_secs(options.seconds);
    let cores = CpuTimes::now(options.server.as_deref());
    let body = match op {
        "version" => r#"{"op":"version"}"#.to_owned(),
        "count" => format!(r#"{{"op":"count","puzzle":"{PUZZLE}"}}"#),
        "view" => format!(r#"{{"op":"view","state":{{"puzzle":"{PUZZLE}"}}}}"#),
        _ => return Err(io::ErrorKind::InvalidInput.into()),
    };
    let client = |kind, number| LoadClient {
        connector: connector.clone(),
        kind,
        number,
        pause: Duration::ZERO,
        end,
    };
    let greedy: Vec<_> = (0..options.greedy * options.width)
        .map(|number| {
            let client = client(Kind::Greedy(number / options.width), number);
            let wish = move |turn: u64| {
                let seed = number as u64 * 1_000_000 + turn;
                format!(r#"{{"op":"generate","seed":{seed},"wish":{{"se":[11.5,11.9]}}}}"#)
            };
            tokio::spawn(async move { client.ask(wish).await })
        })
        .collect();
    let hints = hint_callers(options, connector, end);
    let calls: Vec<_> = (0..options.calls)
        .map(|number| {
            let (client, body) = (client(Kind::Call, number), body.clone());
            tokio::spawn(async move { client.ask(|_| body.clone()).await })
        })
        .collect();
    let mut answered = 0;
    for (name, tasks) in [(op, calls), ("hint", hints), ("greedy", greedy)] {
        let mut figures = Figures::default();
        for task in tasks {
            figures.add(task.await?);
        }
        if name == op {
            answered = figures.answered();
        }
        figures.report(name, end.duration_since(start));
    }
    if let (Some(before), Some(after)) = (cores, CpuTimes::now(options.server.as_deref())) {
        before.report(&after, answered);
    }
    Ok(())
}
