//! Work that may block, on threads made for it, and never more of it than there are hands.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::thread;
use std::time::{Duration, Instant};

use tokio::sync::Semaphore;

use crate::config::Call;
use crate::{Config, Problem};

/// Operations that may think for a second. They wait for each other, and others not for them.
const LONG: [&str; 10] = [
    "new", "generate", "path", "steps", "hint", "rate", "count", "solve", "open", "convert",
];

/// Whoever answers calls.
pub(crate) struct Engine {
    call: Call,
    time: Duration,
    short: Hands,
    long: Hands,
}

impl Engine {
    pub(crate) fn new(config: &Config) -> Self {
        let cores = thread::available_parallelism().map_or(1, usize::from);
        Self {
            call: config.call,
            time: config.limits.call_time,
            short: Hands::new(cores * 2, config.limits.waiting),
            long: Hands::new(cores, config.limits.waiting),
        }
    }

    /// The answer of the protocol to a request for this operation.
    pub(crate) async fn call(&self, operation: &str, request: String) -> Result<String, Problem> {
        let hands = if LONG.contains(&operation) {
            &self.long
        } else {
            &self.short
        };
        let (call, time) = (self.call, self.time);
        // Dropped with this future, when the client has gone.
        let watched = Watched::default();
        let is_unwanted = Arc::clone(&watched.0);
        let work = move || {
            let start = Instant::now();
            call(&request, &|| {
                is_unwanted.load(Ordering::Relaxed) || start.elapsed() > time
            })
        };
        hands.work(work).await
    }

    /// Anything else that takes a moment.
    pub(crate) async fn work<T: Send + 'static>(
        &self,
        work: impl FnOnce() -> T + Send + 'static,
    ) -> Result<T, Problem> {
        self.short.work(work).await
    }
}

/// Says when nobody waits any more.
#[derive(Default)]
struct Watched(Arc<AtomicBool>);

impl Drop for Watched {
    fn drop(&mut self) {
        self.0.store(true, Ordering::Relaxed);
    }
}

/// So many at once, and so many who wait.
struct Hands {
    free: Arc<Semaphore>,
    waiting: AtomicUsize,
    most_waiting: usize,
}

impl Hands {
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
        let queue = Queued::enter(&self.waiting, self.most_waiting).ok_or_else(Problem::busy)?;
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
struct Queued<'a>(&'a AtomicUsize);

impl<'a> Queued<'a> {
    fn enter(waiting: &'a AtomicUsize, most: usize) -> Option<Self> {
        let before = waiting.fetch_add(1, Ordering::Relaxed);
        let queued = Self(waiting);
        (before < most).then_some(queued)
    }
}

impl Drop for Queued<'_> {
    fn drop(&mut self) {
        self.0.fetch_sub(1, Ordering::Relaxed);
    }
}
