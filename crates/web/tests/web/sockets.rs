//! Clients that are slow, numerous or disconnected do not affect others.

use std::io;
use std::net::SocketAddr;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use novena_web::{Config, Limits, app, serve};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::oneshot;
use tokio::task::JoinHandle;

use crate::support::Folder;

struct RunningServer {
    address: SocketAddr,
    end: oneshot::Sender<()>,
    served: JoinHandle<io::Result<()>>,
    _folder: Folder,
}

async fn start(limits: Limits) -> RunningServer {
    let mut config = Config::default();
    config.limits = limits;
    start_with(config).await
}

async fn start_with(mut config: Config) -> RunningServer {
    let folder = Folder::new();
    let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let address = listener.local_addr().unwrap();
    config.address = address;
    let limits = config.limits.clone();
    let app = app(config, folder.store_handle());
    let (end, ended) = oneshot::channel::<()>();
    let served = tokio::spawn(async move {
        let ended = async {
            let _ = ended.await;
        };
        serve(listener, app, &limits, ended).await
    });
    RunningServer {
        address,
        end,
        served,
        _folder: folder,
    }
}

impl RunningServer {
    async fn connect(&self) -> TcpStream {
        TcpStream::connect(self.address).await.unwrap()
    }

    /// Sends a complete request on its own connection, and returns the response.
    async fn ask(&self) -> String {
        let mut stream = self.connect().await;
        stream.write_all(&call("close")).await.unwrap();
        let mut answer = String::new();
        stream.read_to_string(&mut answer).await.unwrap();
        answer
    }

    async fn finish(self) {
        self.end.send(()).unwrap();
        self.served.await.unwrap().unwrap();
    }
}

fn call(connection: &str) -> Vec<u8> {
    let body = r#"{"op":"version"}"#;
    format!(
        "POST /api/call HTTP/1.1\r\nHost: localhost\r\nConnection: {connection}\r\n\
         Content-Type: application/json\r\nContent-Length: {}\r\n\r\n{body}",
        body.len()
    )
    .into_bytes()
}

#[tokio::test(flavor = "multi_thread")]
async fn five_hundred_connections_are_open_and_others_are_answered() {
    let running = start(Limits::default()).await;
    let mut open = Vec::new();
    for number in 0..500 {
        let mut stream = running.connect().await;
        if number % 2 == 0 {
            // The client sends half a head, and then nothing.
            stream
                .write_all(b"POST /api/call HTTP/1.1\r\nHo")
                .await
                .unwrap();
        }
        open.push(stream);
    }
    assert!(running.ask().await.starts_with("HTTP/1.1 200 OK"));
    drop(open);
    running.finish().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn slow_heads_and_bodies_time_out() {
    let limits = Limits {
        head_time: Duration::from_millis(100),
        body_time: Duration::from_millis(100),
        ..Limits::default()
    };
    let running = start(limits).await;
    let mut head = running.connect().await;
    head.write_all(b"POST /api/call HTTP/1.1\r\nHost: loc")
        .await
        .unwrap();
    let mut rest = Vec::new();
    head.read_to_end(&mut rest).await.unwrap();

    let mut body = running.connect().await;
    let whole = call("close");
    body.write_all(&whole[..whole.len() - 3]).await.unwrap();
    let mut answer = String::new();
    body.read_to_string(&mut answer).await.unwrap();
    assert!(answer.starts_with("HTTP/1.1 408"), "{answer}");
    assert!(answer.contains("slow-body"), "{answer}");
    running.finish().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn connections_beyond_the_limit_wait() {
    let limits = Limits {
        connections: 2,
        head_time: Duration::from_millis(200),
        ..Limits::default()
    };
    let running = start(limits).await;
    let slow = [running.connect().await, running.connect().await];
    // The request is answered once the two silent connections have been dropped.
    assert!(running.ask().await.starts_with("HTTP/1.1 200 OK"));
    drop(slow);
    running.finish().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn requests_in_progress_are_finished_before_shutdown() {
    let running = start(Limits::default()).await;
    let mut stream = running.connect().await;
    let whole = call("keep-alive");
    let (first, last) = whole.split_at(whole.len() - 1);
    stream.write_all(first).await.unwrap();
    tokio::time::sleep(Duration::from_millis(100)).await;
    let RunningServer {
        end,
        served,
        address,
        _folder,
    } = running;
    end.send(()).unwrap();
    tokio::time::sleep(Duration::from_millis(100)).await;
    assert!(TcpStream::connect(address).await.is_err(), "no new ones");
    stream.write_all(last).await.unwrap();
    let mut answer = String::new();
    stream.read_to_string(&mut answer).await.unwrap();
    assert!(answer.starts_with("HTTP/1.1 200 OK"), "{answer}");
    served.await.unwrap().unwrap();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_call_ends_when_its_client_closes_the_connection() {
    static BEGUN: AtomicBool = AtomicBool::new(false);
    static ENDED: AtomicBool = AtomicBool::new(false);
    let mut config = Config::default().answering(|request, stop| {
        BEGUN.store(true, Ordering::SeqCst);
        while !stop() {
            std::thread::yield_now();
        }
        ENDED.store(true, Ordering::SeqCst);
        novena_wire::answer(request, stop)
    });
    config.limits.call_time = Duration::from_hours(1);
    let running = start_with(config).await;
    let mut stream = running.connect().await;
    let body = r#"{"op":"generate","seed":1,"wish":{"se":[11.5,11.9]}}"#;
    let call = format!(
        "POST /api/call HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n\
         Content-Length: {}\r\n\r\n{body}",
        body.len()
    );
    stream.write_all(call.as_bytes()).await.unwrap();
    let is = async |flag: &AtomicBool| {
        while !flag.load(Ordering::SeqCst) {
            tokio::time::sleep(Duration::from_millis(1)).await;
        }
    };
    is(&BEGUN).await;
    drop(stream);
    is(&ENDED).await;
    running.finish().await;
}

/// Without a limit, the system buffers megabytes of responses for every client that does not read
/// them.
#[cfg(target_os = "linux")]
#[tokio::test(flavor = "multi_thread")]
async fn unread_answers_use_little_memory() {
    let running = start(Limits::default()).await;
    let socket = tokio::net::TcpSocket::new_v4().unwrap();
    socket.set_recv_buffer_size(4 << 10).unwrap();
    let mut stream = socket.connect(running.address).await.unwrap();
    let request = "GET /js/main.js HTTP/1.1\r\nHost: localhost\r\n\r\n".repeat(1000);
    stream.write_all(request.as_bytes()).await.unwrap();
    // Other clients are answered several times before the buffer, which fills at once, is checked.
    for _ in 0..20 {
        assert!(running.ask().await.starts_with("HTTP/1.1 200 OK"));
    }
    let port = stream.local_addr().unwrap().port();
    let queued = sent_to(port).expect("the connection is in the system's list");
    assert!((1..=256 << 10).contains(&queued), "{queued}");
    drop(stream);
    running.finish().await;
}

/// Returns the number of bytes that the system buffers for a connection to this port on this
/// machine.
#[cfg(target_os = "linux")]
fn sent_to(port: u16) -> Option<usize> {
    let list = std::fs::read_to_string("/proc/net/tcp").unwrap();
    let far = format!(":{port:04X}");
    let fields = list
        .lines()
        .map(|line| line.split_whitespace().collect::<Vec<_>>());
    let mut those = fields.filter(|fields| fields.get(2).is_some_and(|to| to.ends_with(&far)));
    let (waiting, _) = those.next()?[4].split_once(':')?;
    usize::from_str_radix(waiting, 16).ok()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_head_over_its_limit_is_refused() {
    let running = start(Limits::default()).await;
    for (length, status) in [(30_000, "200 OK"), (40_000, "431 "), (100_000, "431 ")] {
        let mut stream = running.connect().await;
        let filling = "x".repeat(length);
        let head = format!(
            "GET /healthz HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\nX: {filling}\r\n\r\n"
        );
        // The connection may be closed before everything has been written and read.
        let _ = stream.write_all(head.as_bytes()).await;
        let mut answer = Vec::new();
        let _ = stream.read_to_end(&mut answer).await;
        let answer = String::from_utf8(answer).unwrap();
        let expected = format!("HTTP/1.1 {status}");
        assert!(answer.starts_with(&expected), "{length}: {answer}");
        assert_eq!(answer.contains("large-head"), length == 40_000, "{answer}");
    }
    running.finish().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn rubbish_and_endless_heads_end_only_their_connection() {
    let running = start(Limits::default()).await;
    for rubbish in [
        b"\0\0\0\0\r\n\r\n".to_vec(),
        b"GET / HTTP/9\r\n\r\n".to_vec(),
        {
            let mut head = b"GET / HTTP/1.1\r\nHost: localhost\r\nX: ".to_vec();
            head.resize(100_000, b'x');
            head
        },
    ] {
        let mut stream = running.connect().await;
        // The connection may be closed before everything is written.
        let _ = stream.write_all(&rubbish).await;
        let mut answer = Vec::new();
        let _ = stream.read_to_end(&mut answer).await;
        assert!(!answer.starts_with(b"HTTP/1.1 200"));
    }
    assert!(running.ask().await.starts_with("HTTP/1.1 200 OK"));
    running.finish().await;
}
