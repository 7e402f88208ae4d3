//! The parameters of the load.

use std::io;
use std::net::SocketAddr;

/// The maximum number of connections of one kind, because the load is meant for a single machine.
const MOST_CONNECTIONS: usize = 4000;
const MOST_SECONDS: u64 = 60;

/// The arguments: the address, followed by options of the form `name=value`.
pub(crate) struct Options {
    pub(crate) address: SocketAddr,
    pub(crate) calls: usize,
    pub(crate) hints: usize,
    pub(crate) greedy: usize,
    pub(crate) width: usize,
    pub(crate) hostile: usize,
    pub(crate) pipelines: usize,
    pub(crate) ops: Vec<String>,
    pub(crate) seconds: u64,
    /// Whether all clients share one address.
    pub(crate) is_one_address: bool,
    pub(crate) server: Option<String>,
}

impl Options {
    pub(crate) fn read(mut words: impl Iterator<Item = String>) -> io::Result<Self> {
        let address = words.next().unwrap_or_else(|| "127.0.0.1:8081".to_owned());
        let mut options = Self {
            address: address.parse().map_err(|_| wrong(&address))?,
            calls: 64,
            hints: 1,
            greedy: 3,
            width: 10,
            hostile: 0,
            pipelines: 0,
            ops: ["version", "count", "view"].map(str::to_owned).into(),
            seconds: 10,
            is_one_address: false,
            server: None,
        };
        if !options.address.ip().is_loopback() {
            return Err(io::Error::other(
                "load can be generated only on this machine",
            ));
        }
        for word in words {
            let (name, value) = word.split_once('=').ok_or_else(|| wrong(&word))?;
            let number = || value.parse::<usize>().map_err(|_| wrong(&word));
            let connections = || number().map(|number| number.min(MOST_CONNECTIONS));
            match name {
                "calls" => options.calls = connections()?,
                "hints" => options.hints = connections()?,
                "greedy" => options.greedy = number()?.min(200),
                "width" => options.width = number()?.clamp(1, 200),
                "hostile" => options.hostile = connections()?,
                "pipelines" => options.pipelines = connections()?,
                "ops" => options.ops = value.split(',').map(str::to_owned).collect(),
                "seconds" => options.seconds = (number()? as u64).clamp(1, MOST_SECONDS),
                "addresses" => options.is_one_address = value == "one",
                "server" => options.server = Some(value.to_owned()),
                _ => return Err(wrong(&word)),
            }
        }
        Ok(options)
    }
}

fn wrong(word: &str) -> io::Error {
    io::Error::other(format!("not an argument: {word}"))
}
