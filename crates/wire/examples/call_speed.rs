//! How long calls take at the worst: `call_speed [COUNT] LIST…`.
//!
//! Every operation that searches is called on every puzzle; the slowest of each are shown. The
//! limits of the protocol are chosen by these figures.

use std::time::{Duration, Instant};

use novena_wire::call;

fn main() {
    let mut args = std::env::args().skip(1).peekable();
    let count = args.next_if(|arg| arg.parse::<usize>().is_ok());
    let count: usize = count.map_or(usize::MAX, |count| count.parse().unwrap_or(usize::MAX));
    let puzzles: Vec<String> = args
        .flat_map(|list| {
            let text = std::fs::read_to_string(list).expect("a readable list");
            let lines = text.lines().filter_map(|line| line.get(..81));
            lines.take(count).map(str::to_owned).collect::<Vec<_>>()
        })
        .collect();
    let only = std::env::var("NOVENA_CALL").ok();
    println!("{:>24} {:>10} {:>10}  worst", "call", "mean ms", "worst ms");
    for (name, request) in requests() {
        if only.as_deref().is_some_and(|only| !name.contains(only)) {
            continue;
        }
        let mut times: Vec<(Duration, String)> = Vec::new();
        if request.contains("PUZZLE") {
            for puzzle in &puzzles {
                times.push(timed(&request.replace("PUZZLE", puzzle)));
            }
        } else {
            for seed in 0..count.min(20) {
                let request = request.replace("DAY", &(seed + 10).to_string());
                times.push(timed(&request.replace("SEED", &seed.to_string())));
            }
        }
        let Some((worst, request)) = times.iter().max() else {
            continue;
        };
        let mean = times.iter().map(|time| time.0).sum::<Duration>() / times.len() as u32;
        println!(
            "{name:>24} {:10.1} {:10.1}  {:.150}",
            mean.as_secs_f64() * 1000.0,
            worst.as_secs_f64() * 1000.0,
            request
        );
    }
}

/// The time this process has had a core, where the system tells: others may want one too.
fn on_core() -> Option<Duration> {
    let text = std::fs::read_to_string("/proc/self/schedstat").ok()?;
    let nanos = text.split(' ').next()?.parse().ok()?;
    Some(Duration::from_nanos(nanos))
}

fn timed(request: &str) -> (Duration, String) {
    let (begin, on_core_before) = (Instant::now(), on_core());
    let answer = call(request);
    let time = match (on_core_before, on_core()) {
        (Some(before), Some(after)) => after - before,
        _ => begin.elapsed(),
    };
    let outcome = ["\"next\":", "\"more\":true", "\"error\""]
        .into_iter()
        .filter(|sign| answer.contains(sign));
    let outcome: Vec<_> = outcome.collect();
    (time, format!("{} {request}", outcome.join(" ")))
}

fn requests() -> Vec<(String, String)> {
    let on_puzzle = [
        ("solve", r#"{"op":"solve","puzzle":"PUZZLE","limit":1000}"#),
        ("count", r#"{"op":"count","puzzle":"PUZZLE"}"#),
        ("enter", r#"{"op":"enter","cells":"PUZZLE"}"#),
        ("view", r#"{"op":"view","state":{"puzzle":"PUZZLE"}}"#),
        (
            "hint",
            r#"{"op":"hint","rung":3,"state":{"puzzle":"PUZZLE"}}"#,
        ),
        (
            "hint again",
            r#"{"op":"hint","rung":3,"turn":1,"state":{"puzzle":"PUZZLE"}}"#,
        ),
        ("steps", r#"{"op":"steps","state":{"puzzle":"PUZZLE"}}"#),
        ("path", r#"{"op":"path","state":{"puzzle":"PUZZLE"}}"#),
        ("rate novena", r#"{"op":"rate","puzzle":"PUZZLE"}"#),
        (
            "rate se",
            r#"{"op":"rate","puzzle":"PUZZLE","scales":["se"]}"#,
        ),
        (
            "rate hodoku",
            r#"{"op":"rate","puzzle":"PUZZLE","scales":["hodoku"]}"#,
        ),
    ];
    let mut requests: Vec<_> = on_puzzle
        .map(|(name, request)| (name.to_owned(), request.to_owned()))
        .to_vec();
    let wishes = [
        r#""level":"easy""#,
        r#""level":"hard""#,
        r#""level":"unfair""#,
        r#""level":"extreme""#,
        r#""needs":["xy-wing"]"#,
        r#""needs":["jellyfish"]"#,
        r#""needs":["junior-exocet"]"#,
        r#""needs":["nested-forcing-chains"]"#,
        r#""needs":["death-blossom"]"#,
        r#""rating":[7.9,7.9]"#,
        r#""pattern":"x...x...x.x.......x.......x...x...x...x...x...x...x.......x.......x.x.......x...x""#,
        r#""hardest":"sk-loop""#,
        r#""se":[9.0,9.5]"#,
        r#""se":[11.0,12.0]"#,
        r#""hodoku":[5000,6000]"#,
        r#""givens":[19,19],"minimal":true"#,
        r#""symmetry":"full","minimal":true"#,
        r#""within":"xxxx....xxxxx....xxxxx....xxxx....xxxx....xxxx....xxxx....xxxxx....xxxxx....xxxx.""#,
        r#""level":"extreme","symmetry":"rotational180""#,
    ];
    for wish in wishes {
        let request = format!(r#"{{"op":"generate","seed":SEED,"count":100,"wish":{{{wish}}}}}"#);
        requests.push((format!("generate {:.15}", wish.replace('"', "")), request));
    }
    for level in ["easy", "medium", "hard", "unfair", "extreme"] {
        let request = format!(r#"{{"op":"new","daily":"2026-12-DAY","level":"{level}"}}"#);
        requests.push((format!("daily {level}"), request));
    }
    requests
}
