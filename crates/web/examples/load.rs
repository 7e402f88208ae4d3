//! Load for a server on this machine: so many connections, each asking as fast as it is
//! answered, for so long; others that say nothing, or read nothing, meanwhile.
//!
//! ```text
//! cargo run --release --bin novena -- serve --addr 127.0.0.1:8090 --data FOLDER
//! cargo run --release -p novena-web --example load -- 127.0.0.1:8090 64 10 1000 PID
//! ```
//!
//! The arguments are the address, connections that ask (64), seconds (10), idle connections (0)
//! and the number of the server's process. With that, it also tells how much time on a core a
//! call takes in the server and here, which others on the same machine change little (Linux). It
//! refuses addresses of other machines.

#![expect(
    clippy::cast_precision_loss,
    clippy::cast_sign_loss,
    reason = "figures for people, of small counts"
)]

use std::io;
use std::net::SocketAddr;
use std::time::{Duration, Instant};

use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

const MOST_CONNECTIONS: usize = 2000;
const MOST_SECONDS: u64 = 60;

const PUZZLE: &str =
    "..3..172......4......7..149.148....528.....747....268.952..8......3......679..4..";

#[tokio::main]
async fn main() -> io::Result<()> {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let word = |place: usize, usual: &str| words.get(place).map_or(usual, |word| word).to_owned();
    let wrong = || io::Error::from(io::ErrorKind::InvalidInput);
    let address: SocketAddr = word(0, "127.0.0.1:8081").parse().map_err(|_| wrong())?;
    let number = |place, usual| word(place, usual).parse::<usize>().map_err(|_| wrong());
    let askers = number(1, "64")?.min(MOST_CONNECTIONS);
    let seconds = (number(2, "10")? as u64).min(MOST_SECONDS);
    let idle = number(3, "0")?.min(MOST_CONNECTIONS);
    let server = words.get(4).cloned();
    if !address.ip().is_loopback() {
        eprintln!("load is made on this machine alone");
        return Err(wrong());
    }

    let mut silent = Vec::new();
    for number in 0..idle {
        let mut stream = TcpStream::connect(address).await?;
        match number % 4 {
            // A connection, a beginning, an oversized body, an answer that nobody reads.
            0 => {}
            1 => stream.write_all(b"POST /api/call HTTP/1.1\r\nHo").await?,
            2 => {
                let head = head(address, 5 << 20);
                stream.write_all(head.as_bytes()).await?;
            }
            _ => stream.write_all(&request(address)).await?,
        }
        silent.push(stream);
    }

    for (name, body) in [
        ("version", r#"{"op":"version"}"#.to_owned()),
        ("count", format!(r#"{{"op":"count","puzzle":"{PUZZLE}"}}"#)),
        (
            "view",
            format!(r#"{{"op":"view","state":{{"puzzle":"{PUZZLE}"}}}}"#),
        ),
    ] {
        let request = with_body(address, &body);
        let end = Instant::now() + Duration::from_secs(seconds);
        let start = Instant::now();
        let cores = Cores::now(server.as_deref());
        let tasks: Vec<_> = (0..askers)
            .map(|_| tokio::spawn(ask(address, request.clone(), end)))
            .collect();
        let (mut times, mut failed) = (Vec::new(), 0);
        for task in tasks {
            match task.await? {
                Ok(more) => times.extend(more),
                Err(_) => failed += 1,
            }
        }
        report(name, &mut times, start.elapsed(), failed);
        if let (Some(before), Some(after)) = (cores, Cores::now(server.as_deref())) {
            before.report(&after, times.len());
        }
    }
    println!("{idle} other connections were open meanwhile");
    drop(silent);
    Ok(())
}

/// How long two processes have had a core, in seconds.
struct Cores {
    server: f64,
    here: f64,
}

impl Cores {
    fn now(server: Option<&str>) -> Option<Self> {
        Some(Self {
            server: Self::of(server?)?,
            here: Self::of("self")?,
        })
    }

    /// Hundredths of a second in the program and in the system, the 14th and 15th field.
    fn of(process: &str) -> Option<f64> {
        let line = std::fs::read_to_string(format!("/proc/{process}/stat")).ok()?;
        let (_, fields) = line.rsplit_once(')')?;
        let ticks = fields.split_whitespace().skip(11).take(2);
        let ticks: Vec<f64> = ticks.filter_map(|ticks| ticks.parse().ok()).collect();
        Some(ticks.iter().sum::<f64>() / 100.0)
    }

    fn report(&self, after: &Self, calls: usize) {
        let each = |seconds: f64| seconds * 1e6 / calls.max(1) as f64;
        let (server, here) = (after.server - self.server, after.here - self.here);
        println!(
            "         on a core: {:.1} µs a call in the server, {:.1} µs here; \
             two cores for both are enough for {:.0} calls/s",
            each(server),
            each(here),
            2e6 / each(server + here),
        );
    }
}

/// Asks again and again; how long each answer took, in microseconds.
async fn ask(address: SocketAddr, request: Vec<u8>, end: Instant) -> io::Result<Vec<u32>> {
    let mut stream = TcpStream::connect(address).await?;
    stream.set_nodelay(true)?;
    let (mut times, mut buffer) = (Vec::new(), Vec::new());
    while Instant::now() < end {
        let start = Instant::now();
        stream.write_all(&request).await?;
        answer(&mut stream, &mut buffer).await?;
        times.push(u32::try_from(start.elapsed().as_micros()).unwrap_or(u32::MAX));
    }
    Ok(times)
}

/// Reads one answer to its end; anything but 200 is an error.
async fn answer(stream: &mut TcpStream, buffer: &mut Vec<u8>) -> io::Result<()> {
    buffer.clear();
    let bad = || io::Error::from(io::ErrorKind::InvalidData);
    loop {
        if stream.read_buf(buffer).await? == 0 {
            return Err(io::ErrorKind::UnexpectedEof.into());
        }
        let Some(head) = buffer.windows(4).position(|four| four == b"\r\n\r\n") else {
            continue;
        };
        let text = std::str::from_utf8(&buffer[..head]).map_err(|_| bad())?;
        if !text.starts_with("HTTP/1.1 200") {
            return Err(bad());
        }
        let mut lines = text.lines();
        let length = lines.find_map(|line| line.strip_prefix("content-length: "));
        let length: usize = length
            .and_then(|length| length.parse().ok())
            .ok_or_else(bad)?;
        while buffer.len() < head + 4 + length {
            if stream.read_buf(buffer).await? == 0 {
                return Err(io::ErrorKind::UnexpectedEof.into());
            }
        }
        return Ok(());
    }
}

fn report(name: &str, times: &mut [u32], took: Duration, failed: usize) {
    times.sort_unstable();
    let at = |share: f64| {
        let place = (times.len() as f64 * share) as usize;
        let time = times.get(place.min(times.len().saturating_sub(1)));
        f64::from(time.copied().unwrap_or(0)) / 1000.0
    };
    println!(
        "{name:8} {:8.0} calls/s   p50 {:6.2} ms   p99 {:6.2} ms   p99.9 {:6.2} ms   \
         slowest {:6.2} ms   {failed} connections failed",
        times.len() as f64 / took.as_secs_f64(),
        at(0.5),
        at(0.99),
        at(0.999),
        at(1.0),
    );
}

fn request(address: SocketAddr) -> Vec<u8> {
    with_body(address, r#"{"op":"techniques"}"#)
}

fn with_body(address: SocketAddr, body: &str) -> Vec<u8> {
    (head(address, body.len()) + body).into_bytes()
}

fn head(address: SocketAddr, length: usize) -> String {
    format!(
        "POST /api/call HTTP/1.1\r\nHost: {address}\r\nContent-Type: application/json\r\n\
         Content-Length: {length}\r\n\r\n"
    )
}
