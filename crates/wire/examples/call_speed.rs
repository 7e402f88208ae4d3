//! Measures the worst-case duration of calls: `call_speed [COUNT] LIST…`.
//!
//! For every puzzle in the lists, calls every operation that involves a search. Also calls
//! `generate` with fixed and random wishes. Shows the mean time and the slowest call for each
//! operation. `COUNT` limits the number of puzzles from each list and the number of random wishes.
//! These figures determine the limits of the protocol. `NOVENA_CALL` selects calls by part of their
//! name.

use std::time::{Duration, Instant};

use novena_techniques::Kind;
use novena_wire::call;

fn main() {
    let mut args = std::env::args().skip(1).peekable();
    let count = args.next_if(|arg| arg.parse::<usize>().is_ok());
    let count: usize = count.map_or(usize::MAX, |count| count.parse().unwrap_or(usize::MAX));
    let puzzles: Vec<String> = args
        .flat_map(|list| {
            let text = std::fs::read_to_string(list).expect("the list can be read");
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
        if request == RANDOM {
            let mut dice = Dice(2026);
            times.extend((0..count.min(1000)).map(|_| timed(&dice.request())));
        } else if request.contains("PUZZLE") {
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

/// The CPU time of this process, if the system reports it. Other running processes do not affect
/// it.
fn on_core() -> Option<Duration> {
    let text = std::fs::read_to_string("/proc/self/schedstat").ok()?;
    let nanos = text.split(' ').next()?.parse().ok()?;
    Some(Duration::from_nanos(nanos))
}

fn timed(request: &str) -> (Duration, String) {
    let (begin, on_core_before) = (Instant::now(), on_core());
    let answer = call(request);
    let time = match (on_core_before, on_core()) {
        (Some(before), Some(after)) => after.saturating_sub(before),
        _ => begin.elapsed(),
    };
    let outcome = ["\"next\":", "\"more\":true", "\"error\""]
        .into_iter()
        .filter(|sign| answer.contains(sign));
    let outcome: Vec<_> = outcome.collect();
    (time, format!("{} {request}", outcome.join(" ")))
}

/// Stands for randomly generated requests.
const RANDOM: &str = "RANDOM";

/// Pseudo-random numbers (`SplitMix64`).
struct Dice(u64);

impl Dice {
    fn below(&mut self, most: u64) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut bits = self.0;
        bits = (bits ^ (bits >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        bits = (bits ^ (bits >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        (bits ^ (bits >> 31)) % most
    }

    fn one_of(&mut self, list: &[&'static str]) -> &'static str {
        list[self.below(list.len() as u64) as usize]
    }

    fn range(&mut self, least: u64, most: u64, decimals: bool) -> String {
        let from = least + self.below(most - least);
        let to = from + self.below(most - from + 1);
        if decimals {
            return format!("[{}.{},{}.{}]", from / 10, from % 10, to / 10, to % 10);
        }
        format!("[{from},{to}]")
    }

    /// A pattern of this many cells with point symmetry.
    fn drawing(&mut self, cells: u64) -> String {
        let mut drawing = [b'.'; 81];
        for _ in 0..cells / 2 {
            let cell = self.below(81) as usize;
            drawing[cell] = b'x';
            drawing[80 - cell] = b'x';
        }
        String::from_utf8_lossy(&drawing).into_owned()
    }

    fn technique(&mut self) -> String {
        let kinds: Vec<_> = Kind::ALL.iter().filter(|kind| kind.is_on_path()).collect();
        format!("{:?}", kinds[self.below(kinds.len() as u64) as usize].id())
    }

    /// A request for a hundred puzzles that meet a wish with one to three random requirements.
    fn request(&mut self) -> String {
        const LEVELS: [&str; 5] = ["easy", "medium", "hard", "unfair", "extreme"];
        const SYMMETRIES: [&str; 4] = ["rotational180", "rotational90", "diagonal", "full"];
        let mut fields = Vec::new();
        for _ in 0..=self.below(3) {
            fields.push(match self.below(12) {
                0 | 1 => format!("\"level\":{:?}", self.one_of(&LEVELS)),
                2 => format!("\"rating\":{}", self.range(10, 120, true)),
                3 => format!("\"se\":{}", self.range(10, 120, true)),
                4 => format!("\"hodoku\":{}", self.range(100, 9000, false)),
                5 | 6 => format!("\"needs\":[{}]", self.technique()),
                7 => format!("\"only\":[{},{}]", self.technique(), self.technique()),
                8 => format!("\"hardest\":{}", self.technique()),
                9 => format!("\"givens\":{}", self.range(19, 40, false)),
                10 => format!("\"symmetry\":{:?}", self.one_of(&SYMMETRIES)),
                _ => {
                    let (name, cells) = (self.one_of(&["pattern", "within"]), 22 + self.below(30));
                    format!("\"{name}\":{:?}", self.drawing(cells))
                }
            });
        }
        fields.sort();
        fields.dedup_by_key(|field| field.split(':').next().map(str::to_owned));
        let (seed, wish) = (self.below(1000), fields.join(","));
        format!(r#"{{"op":"generate","seed":{seed},"count":100,"wish":{{{wish}}}}}"#)
    }
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
        r#""only":["nested-forcing-chains"]"#,
        r#""only":["mutant-jellyfish"]"#,
        r#""only":["als-chain","kraken-fish-1"]"#,
        r#""rating":[7.9,7.9]"#,
        r#""pattern":"x...x...x.x.......x.......x...x...x...x...x...x...x.......x.......x.x.......x...x""#,
        r#""pattern":"x...x....x....x....x...x...x.....x.....x...x.....x...x..x....x....x..x.....x....x""#,
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
    requests.push(("generate at random".to_owned(), RANDOM.to_owned()));
    for level in ["easy", "medium", "hard", "unfair", "extreme"] {
        let request = format!(r#"{{"op":"new","daily":"2026-12-DAY","level":"{level}"}}"#);
        requests.push((format!("daily {level}"), request));
    }
    requests
}
