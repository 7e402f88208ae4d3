//! Runs protocol calls on threads where they do not delay other calls.
//!
//! | calls | where | because |
//! |---|---|---|
//! | `version` and others without a search, moves in games of usual length | at once | they take microseconds |
//! | hints, counts, opening, games | the short pool | usually a few milliseconds |
//! | new puzzles, paths, ratings | the long pool, in the background | they may take seconds |
//!
//! Within each pool, clients get equal shares; see `engine/queue.rs`.

mod pool;
mod queue;
mod shares;

use std::panic::{self, AssertUnwindSafe};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;
use std::time::{Duration, Instant};

use novena_wire::protocol::{Answer, Rejection};
use novena_wire::{Failure, Reply, ReplyText, Request};

use crate::client::Client;
use crate::config::Call;
use crate::{Config, Problem};

use pool::Pool;
use queue::Bounds;

/// Operations that may take a second or more.
const LONG: [&str; 6] = ["new", "exercise", "generate", "path", "steps", "rate"];

/// Operations that only look something up.
const INSTANT: [&str; 2] = ["version", "formats"];

/// Requests with fewer bytes than this are parsed on the thread where they arrive, because that
/// takes less time than handing them to another thread.
const SMALL: usize = 4 << 10;

fn replied(request: Request, call: impl FnOnce(Request) -> Result<Answer, Failure>) -> ReplyText {
    let head = request.head.clone();
    Reply::new(head, call(request)).into_text()
}

/// The pools of threads that run protocol calls.
pub(crate) struct Engine {
    call: Call,
    time: Duration,
    short: Pool,
    long: Pool,
}

impl Engine {
    pub(crate) fn new(config: &Config) -> Self {
        let cores = thread::available_parallelism().map_or(1, usize::from);
        let bounds = |threads| Bounds {
            threads,
            waiting: config.limits.waiting,
            waiting_of_client: config.limits.waiting_of_client,
        };
        Self {
            call: config.call,
            time: config.limits.call_time,
            short: Pool::new("short", false, bounds(cores * 2)),
            long: Pool::new("long", true, bounds(cores)),
        }
    }

    fn pool(&self, request: &Request) -> &Pool {
        if LONG.contains(&request.operation.id()) {
            &self.long
        } else {
            &self.short
        }
    }

    /// Returns the protocol's answer to a client's request.
    pub(crate) async fn answer(
        &self,
        client: Client,
        request: Request,
    ) -> Result<Result<Answer, Failure>, Problem> {
        // The watch is dropped together with the future when the client disconnects.
        let watch = ClientWatch::default();
        let call = self.call(&watch);
        let pool = self.pool(&request);
        pool.work(client, move || call(request)).await
    }

    /// Returns the answer to a request, computed on this thread. This is for requests whose
    /// work takes less time than handing them to another thread.
    pub(crate) fn answer_at_once(
        &self,
        request: Request,
    ) -> Result<Result<Answer, Failure>, Problem> {
        let watch = ClientWatch::default();
        let call = self.call(&watch);
        panic::catch_unwind(AssertUnwindSafe(|| call(request))).map_err(|_| {
            tracing::error!("a call failed");
            Problem::internal()
        })
    }

    /// Answers a client's request, which `read` parses from a string of this length.
    pub(crate) async fn reply(
        &self,
        client: Client,
        length: usize,
        read: impl FnOnce() -> Result<Request, Rejection> + Send + 'static,
    ) -> Result<ReplyText, Problem> {
        let request = if length <= SMALL {
            read()
        } else {
            self.short.work(client, read).await?
        };
        let request = match request {
            Ok(request) => request,
            Err(rejection) => return Ok(Reply::from(rejection).into_text()),
        };
        let watch = ClientWatch::default();
        let call = self.call(&watch);
        if INSTANT.contains(&request.operation.id()) {
            return Ok(replied(request, call));
        }
        let pool = self.pool(&request);
        pool.work(client, move || replied(request, call)).await
    }

    /// Returns a function that answers a request, and stops when its time is up or the client has
    /// disconnected.
    fn call(
        &self,
        watch: &ClientWatch,
    ) -> impl FnOnce(Request) -> Result<Answer, Failure> + Send + 'static {
        let (call, time) = (self.call, self.time);
        let is_unwanted = Arc::clone(&watch.0);
        move |request| {
            let start = Instant::now();
            call(request, &|| {
                is_unwanted.load(Ordering::Relaxed) || start.elapsed() > time
            })
        }
    }

    /// Runs other short work.
    pub(crate) async fn work<T: Send + 'static>(
        &self,
        client: Client,
        work: impl FnOnce() -> T + Send + 'static,
    ) -> Result<T, Problem> {
        self.short.work(client, work).await
    }
}

/// Tells a call that its client has disconnected.
#[derive(Default)]
struct ClientWatch(Arc<AtomicBool>);

impl Drop for ClientWatch {
    fn drop(&mut self) {
        self.0.store(true, Ordering::Relaxed);
    }
}
