//! Work that may block, on threads made for it, with bounded concurrency.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::thread;
use std::time::{Duration, Instant};

use novena_wire::protocol::{Answer, Rejection};
use novena_wire::{Failure, Reply, ReplyText, Request};
use tokio::sync::Semaphore;

use crate::config::Call;
use crate::{Config, Problem};

/// Operations that may think for a second. They wait for each other, and others not for them.
const LONG: [&str; 10] = [
    "new", "generate", "path", "steps", "hint", "rate", "count", "solve", "open", "convert",
];

/// What a request became when it was read.
enum Read {
    Reply(ReplyText),
    /// It is for the workers that may take long.
    Long(Request),
}

fn is_long(request: &Request) -> bool {
    LONG.contains(&request.operation.id())
}

fn replied(request: Request, call: impl FnOnce(Request) -> Result<Answer, Failure>) -> ReplyText {
    let head = request.head.clone();
    Reply::new(head, call(request)).into_text()
}

/// The pool of threads that run calls of the protocol.
pub(crate) struct Engine {
    call: Call,
    time: Duration,
    short: Workers,
    long: Workers,
}

impl Engine {
    pub(crate) fn new(config: &Config) -> Self {
        let cores = thread::available_parallelism().map_or(1, usize::from);
        Self {
            call: config.call,
            time: config.limits.call_time,
            short: Workers::new(cores * 2, config.limits.waiting),
            long: Workers::new(cores, config.limits.waiting),
        }
    }

    /// The answer of the protocol to a request.
    pub(crate) async fn answer(
        &self,
        request: Request,
    ) -> Result<Result<Answer, Failure>, Problem> {
        let workers = if is_long(&request) {
            &self.long
        } else {
            &self.short
        };
        // Dropped with this future, when the client has gone.
        let watch = ClientWatch::default();
        let call = self.call(&watch);
        workers.work(move || call(request)).await
    }

    /// The reply of the protocol to a request that `read` takes from a text.
    pub(crate) async fn reply(
        &self,
        read: impl FnOnce() -> Result<Request, Rejection> + Send + 'static,
    ) -> Result<ReplyText, Problem> {
        let watch = ClientWatch::default();
        let call = self.call(&watch);
        let read = move || match read() {
            Ok(request) if is_long(&request) => Read::Long(request),
            Ok(request) => Read::Reply(replied(request, call)),
            Err(rejection) => Read::Reply(Reply::from(rejection).into_text()),
        };
        match self.short.work(read).await? {
            Read::Reply(text) => Ok(text),
            Read::Long(request) => {
                let call = self.call(&watch);
                self.long.work(move || replied(request, call)).await
            }
        }
    }

    /// Answers a request until its time is over or its client has gone.
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

    /// Anything else that takes a moment.
    pub(crate) async fn work<T: Send + 'static>(
        &self,
        work: impl FnOnce() -> T + Send + 'static,
    ) -> Result<T, Problem> {
        self.short.work(work).await
    }
}

/// Tells a call when its client has gone.
#[derive(Default)]
struct ClientWatch(Arc<AtomicBool>);

impl Drop for ClientWatch {
    fn drop(&mut self) {
        self.0.store(true, Ordering::Relaxed);
    }
}

/// Threads for bounded concurrency, with a bounded queue.
struct Workers {
    free: Arc<Semaphore>,
    waiting: AtomicUsize,
    most_waiting: usize,
}

impl Workers {
    fn new(count: usize, most_waiting: usize) -> Self {
        Self {
            free: Arc::new(Semaphore::new(count)),
            waiting: AtomicUsize::new(0),
            most_waiting,
        }
    }

    async fn work<T: Send + 'static>(
        &self,
        work: impl FnOnce() -> T + Send + 'static,
    ) -> Result<T, Problem> {
        let queue =
            QueuePlace::enter(&self.waiting, self.most_waiting).ok_or_else(Problem::busy)?;
        let hand = Arc::clone(&self.free).acquire_owned().await;
        let hand = hand.map_err(|_| Problem::internal())?;
        drop(queue);
        let done = tokio::task::spawn_blocking(move || {
            let done = work();
            drop(hand);
            done
        });
        done.await.map_err(|failed| {
            tracing::error!(%failed, "a worker failed");
            Problem::internal()
        })
    }
}

/// A place in the queue, given up when its owner's turn comes or its client goes.
struct QueuePlace<'a>(&'a AtomicUsize);

impl<'a> QueuePlace<'a> {
    fn enter(waiting: &'a AtomicUsize, most: usize) -> Option<Self> {
        let before = waiting.fetch_add(1, Ordering::Relaxed);
        let queued = Self(waiting);
        (before < most).then_some(queued)
    }
}

impl Drop for QueuePlace<'_> {
    fn drop(&mut self) {
        self.0.fetch_sub(1, Ordering::Relaxed);
    }
}
