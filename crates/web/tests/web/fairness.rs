//! A client that sends as much as it can does not delay others. The tests show this without using a
//! clock: some engines wait at a gate, and requests that must not wait for them are answered in the
//! meantime.

use std::net::SocketAddr;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Condvar, Mutex};
use std::time::Duration;

use axum::body::Body;
use axum::http::Request;
use novena_web::{Config, Peer};
use tokio::task::JoinHandle;
use tokio::time::timeout;

use crate::support::{Answer, PUZZLE, Server, json, refusal};

/// The time after which a test counts as hanging.
const FOREVER: Duration = Duration::from_mins(2);

/// A gate where calls wait until it is opened.
struct Gate {
    arrived: AtomicUsize,
    is_open: Mutex<bool>,
    opened: Condvar,
}

impl Gate {
    const fn new() -> Self {
        Self {
            arrived: AtomicUsize::new(0),
            is_open: Mutex::new(false),
            opened: Condvar::new(),
        }
    }

    fn pass(&self) {
        self.arrived.fetch_add(1, Ordering::SeqCst);
        let is_open = self.is_open.lock().unwrap();
        drop(
            self.opened
                .wait_while(is_open, |is_open| !*is_open)
                .unwrap(),
        );
    }

    fn open(&self) {
        *self.is_open.lock().unwrap() = true;
        self.opened.notify_all();
    }

    fn arrived(&self) -> usize {
        self.arrived.load(Ordering::SeqCst)
    }

    /// Waits until this many calls have arrived.
    async fn wait_for(&self, calls: usize) {
        let arrived = async {
            while self.arrived() < calls {
                tokio::task::yield_now().await;
            }
        };
        timeout(FOREVER, arrived).await.unwrap();
    }
}

/// Returns a request from a client.
fn from(peer: &str, body: &str) -> Request<Body> {
    let mut call = json("POST", "/api/call", body.to_owned());
    let peer: SocketAddr = peer.parse().unwrap();
    call.extensions_mut().insert(Peer(peer));
    call
}

fn generate(seed: u16) -> String {
    format!(r#"{{"op":"generate","seed":{seed},"wish":{{"se":[11.5,11.9]}}}}"#)
}

fn hint() -> String {
    format!(r#"{{"op":"hint","rung":1,"state":{{"puzzle":"{PUZZLE}"}}}}"#)
}

fn count() -> String {
    format!(r#"{{"op":"count","puzzle":"{PUZZLE}"}}"#)
}

/// Starts a call in the background.
fn begin(server: &Arc<Server>, call: Request<Body>) -> JoinHandle<Answer> {
    let server = Arc::clone(server);
    tokio::spawn(async move { server.ask(call).await })
}

async fn answered(server: &Server, call: Request<Body>) -> Answer {
    timeout(FOREVER, server.ask(call)).await.unwrap()
}

#[tokio::test(flavor = "multi_thread")]
async fn hints_do_not_wait_for_puzzles_to_order() {
    static GATE: Gate = Gate::new();
    let server = Arc::new(Server::with(Config::default().answering(
        |request, stop| {
            if request.operation.id() == "generate" {
                GATE.pass();
            }
            novena_wire::answer(request, stop)
        },
    )));
    let greedy: Vec<_> = (1..=30)
        .map(|port| from(&format!("127.0.0.1:{port}"), &generate(port)))
        .map(|call| begin(&server, call))
        .collect();
    GATE.wait_for(1).await;
    // The first of these clients is another browser on this machine, the second is another machine.
    for peer in ["127.0.0.1:99", "10.0.0.7:1"] {
        for call in [hint(), count(), r#"{"op":"version"}"#.to_owned()] {
            assert_eq!(answered(&server, from(peer, &call)).await.status, 200);
        }
    }
    greedy.iter().for_each(JoinHandle::abort);
    GATE.open();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_client_leaves_a_thread_for_others_in_each_pool() {
    static GATE: Gate = Gate::new();
    let server = Arc::new(Server::with(Config::default().answering(
        |request, stop| {
            if request.head.id.is_some() {
                GATE.pass();
            }
            novena_wire::answer(request, stop)
        },
    )));
    let greedy: Vec<_> = (1..=50)
        .map(|port| {
            let call = count().replacen('{', r#"{"id":1,"#, 1);
            begin(&server, from(&format!("10.0.0.1:{port}"), &call))
        })
        .collect();
    GATE.wait_for(1).await;
    assert_eq!(
        answered(&server, from("10.0.0.2:1", &hint())).await.status,
        200
    );
    assert_eq!(
        answered(&server, from("10.0.0.3:1", &count())).await.status,
        200
    );
    GATE.open();
    for call in greedy {
        assert_eq!(call.await.unwrap().status, 200);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn each_client_has_its_own_limit_of_waiting_calls() {
    static GATE: Gate = Gate::new();
    let mut config = Config::default().answering(|request, stop| {
        GATE.pass();
        novena_wire::answer(request, stop)
    });
    config.limits.waiting_of_client = 3;
    let server = Arc::new(Server::with(config));
    let call = |port: usize| begin(&server, from(&format!("10.0.0.1:{port}"), &count()));
    // One thread in the pool is kept free for other clients.
    let running = 2 * std::thread::available_parallelism().unwrap().get() - 1;
    let mut accepted = Vec::new();
    for port in 1..=running {
        accepted.push(call(port));
        GATE.wait_for(port).await;
    }
    let mut more: Vec<_> = (0..8).map(|number| call(running + 1 + number)).collect();
    let refused = async {
        while more.iter().filter(|call| call.is_finished()).count() < 5 {
            tokio::task::yield_now().await;
        }
    };
    timeout(FOREVER, refused).await.unwrap();
    let (refused, waiting): (Vec<_>, Vec<_>) = more.drain(..).partition(JoinHandle::is_finished);
    assert_eq!((refused.len(), waiting.len()), (5, 3));
    accepted.extend(waiting);
    for call in refused {
        let answer = call.await.unwrap();
        assert_eq!(answer.refused(), refusal(429, "too-many-waiting"));
        assert_eq!(answer.headers["retry-after"], "1");
    }
    for (language, word) in [("es", "espera"), ("pt-BR", "espera"), ("sv", "väntar")] {
        let mut call = from("10.0.0.1:99", &count());
        let language = language.parse().unwrap();
        call.headers_mut().insert("accept-language", language);
        let answer = answered(&server, call).await;
        assert_eq!(answer.refused(), refusal(429, "too-many-waiting"));
        assert!(answer.body.contains(word), "{}", answer.body);
    }
    accepted.push(begin(&server, from("10.0.0.2:1", &count())));
    GATE.wait_for(running + 1).await;
    GATE.open();
    for call in accepted {
        assert_eq!(call.await.unwrap().status, 200);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn calls_of_disconnected_clients_end_or_never_begin() {
    static BEGUN: AtomicUsize = AtomicUsize::new(0);
    static ENDED: AtomicUsize = AtomicUsize::new(0);
    let server = Arc::new(Server::with(Config::default().answering(
        |request, stop| {
            BEGUN.fetch_add(1, Ordering::SeqCst);
            while !stop() {
                std::thread::yield_now();
            }
            ENDED.fetch_add(1, Ordering::SeqCst);
            novena_wire::answer(request, stop)
        },
    )));
    let calls: Vec<_> = (1..=40)
        .map(|port| begin(&server, from(&format!("10.0.0.1:{port}"), &generate(port))))
        .collect();
    while BEGUN.load(Ordering::SeqCst) == 0 {
        tokio::task::yield_now().await;
    }
    // Waiting requests are dropped first, so that none of them takes the place of a running one.
    for call in calls.iter().rev() {
        call.abort();
    }
    for call in calls {
        assert!(call.await.is_err());
    }
    let ended = async {
        while ENDED.load(Ordering::SeqCst) < BEGUN.load(Ordering::SeqCst) {
            tokio::task::yield_now().await;
        }
    };
    timeout(FOREVER, ended).await.unwrap();
    let threads = std::thread::available_parallelism().unwrap().get();
    assert!(BEGUN.load(Ordering::SeqCst) <= threads);
}
