//! The configuration of a server.

use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::path::PathBuf;
use std::time::Duration;

use novena_wire::protocol::Answer;
use novena_wire::{Failure, Request};

use crate::{PublicUrl, Token};

/// A function that answers a protocol request, and stops soon after its second argument returns
/// true.
pub(crate) type Call = fn(Request, &dyn Fn() -> bool) -> Result<Answer, Failure>;

/// The server's address, the token that clients need, and the limits.
#[derive(Clone, Debug)]
pub struct Config {
    /// The address to listen on. Whether other machines can reach it determines which host names
    /// are accepted.
    pub address: SocketAddr,
    /// The token that every call must include. `None` if all users of this machine may make calls
    /// and other machines cannot reach the server.
    pub token: Option<Token>,
    /// A directory to read the page from, instead of the page embedded in the program.
    pub app: Option<PathBuf>,
    /// The public address of the page, used in the links that the page shares.
    pub public_url: Option<PublicUrl>,
    /// The limits on sizes, times and counts.
    pub limits: Limits,
    pub(crate) call: Call,
}

impl Config {
    /// Creates the configuration for an address. If other machines can reach the address, a new
    /// token is generated.
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

    /// Returns the same configuration with a new token, so that other users of this machine cannot
    /// make calls.
    pub fn with_token(mut self) -> Result<Self, getrandom::Error> {
        self.token = Some(Token::random()?);
        Ok(self)
    }

    /// Returns the same configuration with a different engine, such as one that fails in a test.
    #[must_use]
    pub fn answering(
        mut self,
        call: fn(Request, &dyn Fn() -> bool) -> Result<Answer, Failure>,
    ) -> Self {
        self.call = call;
        self
    }

    /// Returns whether only this machine can reach the server.
    #[must_use]
    pub fn is_private(&self) -> bool {
        self.address.ip().is_loopback()
    }
}

impl Default for Config {
    /// Listens on port 8081, on this machine only.
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

/// The server's limits on sizes, times and counts.
#[derive(Clone, Debug)]
pub struct Limits {
    /// The maximum number of bytes in a request's head; browsers send less than a tenth of this.
    pub head: usize,
    /// The maximum number of bytes in a request's body.
    pub body: usize,
    /// The maximum number of bytes in an import, which contains all games.
    pub import: usize,
    /// The number of bytes beyond a limit that are read and discarded, so that a client that sends
    /// too many bytes still gets the response.
    pub drained: usize,
    /// How long a client may take to send the head of a request, and how long it may stay silent
    /// between two requests.
    pub head_time: Duration,
    /// How long a client may take to send the body.
    pub body_time: Duration,
    /// How long a client may leave a response unread.
    pub write_time: Duration,
    /// The number of response bytes that the system buffers for a client that does not read them.
    pub unread: usize,
    /// How long the engine may take for one call.
    pub call_time: Duration,
    /// How long a request may take in total, including waiting.
    pub request_time: Duration,
    /// How long open requests have to finish when the server stops.
    pub farewell: Duration,
    /// The maximum number of connections; any others wait to be accepted.
    pub connections: usize,
    /// The maximum number of waiting calls; any others are refused as busy.
    pub waiting: usize,
    /// The maximum number of waiting calls for one client.
    pub waiting_of_client: usize,
    /// The average number of calls per second that any other machine may make.
    pub rate: u32,
    /// The number of calls that any other machine may make at once.
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
