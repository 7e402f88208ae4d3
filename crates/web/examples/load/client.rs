//! Clients that send complete requests and read the responses.

use std::io;
use std::net::{Ipv4Addr, SocketAddr};
use std::time::{Duration, Instant};

use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpSocket, TcpStream};

use crate::figures::{Figures, Outcome};
use crate::options::Options;

/// The kind of a client, which determines its address.
#[derive(Clone, Copy)]
pub(crate) enum Kind {
    Call,
    Hint,
    /// One of the greedy clients, by number.
    Greedy(usize),
    Hostile,
}

/// Opens connections from the addresses of the different kinds of clients.
#[derive(Clone)]
pub(crate) struct Connector {
    server: SocketAddr,
    is_one_address: bool,
}

impl Connector {
    pub(crate) const fn new(options: &Options) -> Self {
        Self {
            server: options.address,
            is_one_address: options.is_one_address,
        }
    }

    pub(crate) async fn connect(&self, kind: Kind) -> io::Result<TcpStream> {
        if self.is_one_address || !self.server.is_ipv4() {
            return TcpStream::connect(self.server).await;
        }
        let own = match kind {
            Kind::Call => Ipv4Addr::new(127, 0, 1, 1),
            Kind::Hint => Ipv4Addr::new(127, 0, 2, 1),
            Kind::Greedy(number) => Ipv4Addr::new(127, 0, 3, 1 + number as u8),
            Kind::Hostile => Ipv4Addr::new(127, 0, 4, 1),
        };
        let socket = TcpSocket::new_v4()?;
        socket.bind((own, 0).into())?;
        socket.connect(self.server).await
    }

    /// Returns the head of a call with a body of this length.
    pub(crate) fn head(&self, length: usize) -> String {
        format!(
            "POST /api/call HTTP/1.1\r\nHost: {}\r\nContent-Type: application/json\r\n\
             Content-Length: {length}\r\n\r\n",
            self.server
        )
    }

    pub(crate) fn call(&self, body: &str) -> Vec<u8> {
        (self.head(body.len()) + body).into_bytes()
    }

    /// Returns the bytes of this many requests for the largest file of the page.
    pub(crate) fn files(&self, times: usize) -> Vec<u8> {
        format!("GET /js/main.js HTTP/1.1\r\nHost: {}\r\n\r\n", self.server)
            .repeat(times)
            .into_bytes()
    }
}

/// One connection that repeats requests.
pub(crate) struct LoadClient {
    pub(crate) connector: Connector,
    pub(crate) kind: Kind,
    pub(crate) number: usize,
    /// The pause between a response and the next request.
    pub(crate) pause: Duration,
    pub(crate) end: Instant,
}

impl LoadClient {
    /// Sends requests until `end`, opening a new connection whenever one fails.
    pub(crate) async fn ask(self, body: impl Fn(u64) -> String) -> Figures {
        let mut figures = Figures::default();
        let mut turn = 0;
        // The clients start at slightly different times.
        tokio::time::sleep(Duration::from_millis(self.number as u64 % 50)).await;
        while Instant::now() < self.end {
            if let Err(error) = self
                .ask_on_one_connection(&body, &mut turn, &mut figures)
                .await
            {
                figures.fail(&error);
                tokio::time::sleep(Duration::from_millis(50)).await;
            }
        }
        figures
    }

    async fn ask_on_one_connection(
        &self,
        body: impl Fn(u64) -> String,
        turn: &mut u64,
        figures: &mut Figures,
    ) -> io::Result<()> {
        let mut stream = self.connector.connect(self.kind).await?;
        stream.set_nodelay(true)?;
        let mut buffer = Vec::new();
        while Instant::now() < self.end {
            *turn += 1;
            let request = self.connector.call(&body(*turn));
            let start = Instant::now();
            let patience = self.end + Duration::from_secs(1) - start;
            let answered = async {
                stream.write_all(&request).await?;
                answer(&mut stream, &mut buffer).await
            };
            let answered = tokio::time::timeout(patience, answered).await;
            let Ok(outcome) = answered else {
                figures.note(Outcome::Unanswered, start.elapsed());
                return Ok(());
            };
            figures.note(outcome?, start.elapsed());
            if !self.pause.is_zero() {
                tokio::time::sleep(self.pause).await;
            }
        }
        Ok(())
    }
}

/// Reads one complete response.
async fn answer(stream: &mut TcpStream, buffer: &mut Vec<u8>) -> io::Result<Outcome> {
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
        let status = text
            .split(' ')
            .nth(1)
            .and_then(|status| status.parse().ok());
        let status: u16 = status.ok_or_else(bad)?;
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
        return Ok(match status {
            200 => Outcome::Answered,
            status => Outcome::Refused(status),
        });
    }
}
