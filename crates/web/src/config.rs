//! What a server is told before it begins.

use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::path::PathBuf;
use std::time::Duration;

use novena_wire::protocol::Answer;
use novena_wire::{Failure, Request};

use crate::{PublicUrl, Token};

/// Answers a request of the protocol; stops soon after its second argument says so.
pub(crate) type Call = fn(Request, &dyn Fn() -> bool) -> Result<Answer, Failure>;

/// Where the server listens and what it allows.
#[derive(Clone, Debug)]
pub struct Config {
    /// Where it listens. Whether others can reach it decides which hosts it goes by.
    pub address: SocketAddr,
    /// What every call must show; `None` where everybody on this machine may call, and others
    /// cannot.
    pub token: Option<Token>,
    /// A folder to read the page from, instead of the one inside the program.
    pub app: Option<PathBuf>,
    /// Where others reach the page, for the links that it gives away.
    pub public_url: Option<PublicUrl>,
    /// How much, how long, how many.
    pub limits: Limits,
    pub(crate) call: Call,
}

impl Config {
    /// For an address. One that others can reach gets a new token.
    pub fn new(address: SocketAddr) -> Result<Self, getrandom::Error> {
        let config = Self {
            address,
            ..Self::default()
        };
        if config.is_private() {
            Ok(config)
        } else {
            config.with_token()
        }
    }

    /// The same with a new token, where others who use this machine should not play.
    pub fn with_token(mut self) -> Result<Self, getrandom::Error> {
        self.token = Some(Token::random()?);
        Ok(self)
    }

    /// The same with another engine than the protocol's: one that fails, in a test.
    #[must_use]
    pub fn answering(
        mut self,
        call: fn(Request, &dyn Fn() -> bool) -> Result<Answer, Failure>,
    ) -> Self {
        self.call = call;
        self
    }

    /// Whether only this machine can reach the server.
    #[must_use]
    pub fn is_private(&self) -> bool {
        self.address.ip().is_loopback()
    }
}

impl Default for Config {
    /// On this machine alone, port 8081.
    fn default() -> Self {
        Self {
            address: SocketAddr::new(IpAddr::V4(Ipv4Addr::LOCALHOST), 8081),
            token: None,
            app: None,
            public_url: None,
            limits: Limits::default(),
            call: novena_wire::answer,
        }
    }
}

/// How much, how long and how many a server puts up with.
#[derive(Clone, Debug)]
pub struct Limits {
    /// Bytes of a request's head; browsers send less than a tenth of it.
    pub head: usize,
    /// Bytes of a request's body.
    pub body: usize,
    /// Bytes of an import, which holds all games at once.
    pub import: usize,
    /// Bytes that are read and thrown away, so that a client who sends too many hears of it.
    pub drained: usize,
    /// How long a client may take for the head of a request, and stay silent between two.
    pub head_time: Duration,
    /// How long a client may take for the body.
    pub body_time: Duration,
    /// How long a client may leave an answer unread.
    pub write_time: Duration,
    /// Bytes of answers that the system keeps for a client who does not read them.
    pub unread: usize,
    /// How long the engine may think about one call.
    pub call_time: Duration,
    /// How long a request may take in all, waiting included.
    pub request_time: Duration,
    /// How long open requests have to end when the server does.
    pub farewell: Duration,
    /// Connections at once; the next ones wait to be accepted.
    pub connections: usize,
    /// Calls that may wait for their turn; the next one is told to come back.
    pub waiting: usize,
    /// Calls of one client that may wait for their turn.
    pub waiting_of_client: usize,
    /// Calls a second from one other machine, in the long run.
    pub rate: u32,
    /// Calls from one other machine at once.
    pub burst: u32,
}

impl Default for Limits {
    fn default() -> Self {
        Self {
            head: 32 << 10,
            body: 1 << 20,
            import: 64 << 20,
            drained: 8 << 20,
            head_time: Duration::from_secs(20),
            body_time: Duration::from_secs(20),
            write_time: Duration::from_secs(20),
            unread: 256 << 10,
            call_time: Duration::from_secs(10),
            request_time: Duration::from_mins(1),
            farewell: Duration::from_secs(5),
            connections: 4096,
            waiting: 2048,
            waiting_of_client: 512,
            rate: 100,
            burst: 400,
        }
    }
}
