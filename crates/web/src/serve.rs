//! Connections, which are accepted up to a limit, dropped if they are slow, and closed when the
//! server stops.

use std::convert::Infallible;
use std::io;
use std::net::SocketAddr;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, SystemTime};

use axum::Router;
use axum::body::Body;
use axum::http::Request;
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper::service::service_fn;
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::server::graceful::GracefulShutdown;
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::{OwnedSemaphorePermit, Semaphore};
use tokio::time::Instant;
use tower::ServiceExt;

use crate::Limits;
use crate::accept::AcceptFailures;
use crate::clock::{self, Clock};
use crate::timeout_stream::TimeoutStream;

/// The smallest buffer that hyper accepts for a connection.
const LEAST_BUFFER: usize = 8 << 10;

/// The other end of a connection.
#[derive(Clone, Copy, Debug)]
pub struct Peer(pub SocketAddr);

/// Serves requests until `end` resolves, then waits briefly for running requests.
pub async fn serve(
    listener: TcpListener,
    app: Router,
    limits: &Limits,
    end: impl Future<Output = ()>,
) -> io::Result<()> {
    serve_by(SystemTime::now, listener, app, limits, end).await
}

/// Like [`serve`], but with a given clock.
async fn serve_by(
    clock: Clock,
    listener: TcpListener,
    app: Router,
    limits: &Limits,
    end: impl Future<Output = ()>,
) -> io::Result<()> {
    if !clock::is_usable(clock()) {
        tracing::warn!(
            "the clock of this machine is wrong: nothing can be answered until it is set"
        );
    }
    let mut end = std::pin::pin!(end);
    let open = Arc::new(Semaphore::new(limits.connections));
    let server = Server {
        app,
        clock,
        limits: limits.clone(),
        graceful: GracefulShutdown::new(),
    };
    let mut trouble = AcceptFailures::default();
    let mut pause = Duration::ZERO;
    loop {
        let next = async {
            tokio::time::sleep(pause).await;
            let place = Arc::clone(&open).acquire_owned().await;
            let place = place.map_err(io::Error::other)?;
            listener.accept().await.map(|accepted| (place, accepted))
        };
        let next = tokio::select! {
            next = next => next,
            () = &mut end => break,
        };
        match next {
            Ok((place, (stream, peer))) => {
                trouble.end();
                pause = Duration::ZERO;
                server.connect(stream, Peer(peer), place);
            }
            Err(error) => {
                if let Some(times) = trouble.note(Instant::now()) {
                    tracing::warn!(%error, times, "connections could not be accepted");
                }
                pause = trouble.pause();
            }
        }
    }
    drop(listener);
    let graceful = server.graceful;
    let open = graceful.count();
    tracing::info!(open, "ending");
    if tokio::time::timeout(limits.farewell, graceful.shutdown())
        .await
        .is_err()
    {
        tracing::warn!("some requests were not finished");
    }
    Ok(())
}

/// The state shared by all connections.
struct Server {
    app: Router,
    clock: Clock,
    limits: Limits,
    graceful: GracefulShutdown,
}

impl Server {
    fn connect(&self, stream: TcpStream, peer: Peer, place: OwnedSemaphorePermit) {
        // Responses are written at once, because collecting them would only cause delays.
        if let Err(error) = stream.set_nodelay(true) {
            tracing::debug!(%error, "a connection is gone already");
            return;
        }
        let (clock, limits) = (self.clock, self.limits.clone());
        bound_unread(&stream, limits.unread);
        if !clock::is_usable(clock()) {
            tokio::spawn(async move {
                if let Err(error) = clock::refuse(stream, &limits).await {
                    tracing::debug!(%error, "a connection ended early");
                }
                drop(place);
            });
            return;
        }
        let turn = Turn::default();
        let service = {
            let (app, turn) = (self.app.clone(), turn.clone());
            service_fn(move |request: Request<Incoming>| {
                answer(app.clone(), peer, turn.clone(), request)
            })
        };
        // The buffer is larger than the limit, so that the guards can respond to requests with
        // heads that are slightly too large.
        let buffer = (2 * limits.head).max(LEAST_BUFFER);
        let connection = http1::Builder::new()
            .timer(TokioTimer::new())
            .header_read_timeout(limits.head_time)
            .max_buf_size(buffer)
            .max_header_size(buffer)
            .serve_connection(
                TokioIo::new(TimeoutStream::new(stream, limits.write_time)),
                service,
            );
        let connection = self.graceful.watch(connection);
        tokio::spawn(async move {
            let mut connection = std::pin::pin!(connection);
            let ended = std::future::poll_fn(|context| {
                turn.begin();
                if clock::is_usable(clock()) {
                    connection.as_mut().poll(context).map(Some)
                } else {
                    std::task::Poll::Ready(None)
                }
            });
            match ended.await {
                Some(Ok(())) => {}
                Some(Err(error)) => tracing::debug!(%error, "a connection ended early"),
                None => tracing::debug!("a connection ended because the clock is wrong"),
            }
            drop(place);
        });
    }
}

/// Limits how many bytes of responses the system buffers for a client. By default, it would buffer
/// megabytes for each connection, and fill that memory as fast as a client sends requests.
#[cfg(target_os = "linux")]
fn bound_unread(stream: &TcpStream, most: usize) {
    // Linux doubles the value, to make room for its own bookkeeping.
    let bounded = rustix::net::sockopt::set_socket_send_buffer_size(stream, most / 2);
    if let Err(error) = bounded {
        tracing::debug!(%error, "the system's buffer has its usual size");
    }
}

#[cfg(not(target_os = "linux"))]
const fn bound_unread(_: &TcpStream, _: usize) {}

/// Responds to one request on a connection.
async fn answer(
    app: Router,
    peer: Peer,
    turn: Turn,
    request: Request<Incoming>,
) -> Result<axum::response::Response, Infallible> {
    if !turn.take() {
        tokio::task::yield_now().await;
    }
    let mut request = request.map(Body::new);
    request.extensions_mut().insert(peer);
    app.oneshot(request).await
}

/// Whether a request on a connection may be answered before other connections have had a turn. If a
/// client sends many requests on a connection without waiting, they are answered one per turn.
#[derive(Clone, Default)]
struct Turn(Arc<AtomicBool>);

impl Turn {
    fn begin(&self) {
        self.0.store(true, Ordering::Relaxed);
    }

    fn take(&self) -> bool {
        self.0.swap(false, Ordering::Relaxed)
    }
}

#[cfg(test)]
mod tests {
    use std::sync::Mutex;
    use std::time::UNIX_EPOCH;

    use axum::routing::get;
    use tokio::io::{AsyncReadExt, AsyncWriteExt};
    use tokio::sync::oneshot;

    use super::*;

    const REQUEST: &str = "GET / HTTP/1.1\r\nHost: localhost\r\nAccept-Language: sv\r\n\r\n";

    async fn start(clock: Clock, app: Router) -> (SocketAddr, impl AsyncFnOnce()) {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let address = listener.local_addr().unwrap();
        let (end, ended) = oneshot::channel::<()>();
        let served = tokio::spawn(async move {
            let end = async {
                let _ = ended.await;
            };
            serve_by(clock, listener, app, &Limits::default(), end).await
        });
        let finish = async move || {
            end.send(()).unwrap();
            served.await.unwrap().unwrap();
        };
        (address, finish)
    }

    #[tokio::test]
    async fn a_clock_before_1970_is_reported_without_a_panic() {
        let early: Clock = || UNIX_EPOCH - Duration::from_secs(1);
        let app = Router::new().route("/", get(async || "fine"));
        let (address, finish) = start(early, app).await;
        for _ in 0..2 {
            let mut stream = TcpStream::connect(address).await.unwrap();
            stream.write_all(REQUEST.as_bytes()).await.unwrap();
            let mut answer = String::new();
            stream.read_to_string(&mut answer).await.unwrap();
            assert!(answer.starts_with("HTTP/1.1 503"), "{answer}");
            assert!(answer.contains(r#""id":"wrong-clock""#), "{answer}");
            assert!(answer.contains("Klockan"), "{answer}");
        }
        finish().await;
    }

    /// Records requests for `/a` and `/b` in the order in which they are answered.
    #[tokio::test]
    async fn one_connection_cannot_delay_the_request_of_another() {
        static ORDER: Mutex<String> = Mutex::new(String::new());
        let note = |name: char| async move { ORDER.lock().unwrap().push(name) };
        let app = Router::new()
            .route("/a", get(move || note('a')))
            .route("/b", get(move || note('b')));
        let (address, finish) = start(SystemTime::now, app).await;
        let request = |name: char| format!("GET /{name} HTTP/1.1\r\nHost: localhost\r\n\r\n");
        let mut streams = Vec::new();
        for name in ['a', 'b'] {
            let mut stream = TcpStream::connect(address).await.unwrap();
            stream.write_all(request(name).as_bytes()).await.unwrap();
            assert!(stream.read(&mut [0; 1000]).await.unwrap() > 0);
            streams.push(stream);
        }
        ORDER.lock().unwrap().clear();
        // The server runs on the same thread and sees nothing until everything has been sent.
        let many = request('a').repeat(12);
        assert_eq!(streams[0].try_write(many.as_bytes()).unwrap(), many.len());
        assert!(streams[1].try_write(request('b').as_bytes()).unwrap() > 0);
        assert!(streams[1].read(&mut [0; 1000]).await.unwrap() > 0);
        let order = ORDER.lock().unwrap().clone();
        assert!(order.find('b').unwrap() <= 2, "{order}");
        drop(streams);
        finish().await;
    }
}
