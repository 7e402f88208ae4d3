//! Threads for work that may block, with bounded concurrency and a fair, bounded queue.

use std::panic::{self, AssertUnwindSafe};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::thread;
use std::time::Instant;

use axum::http::StatusCode;
use tokio::sync::oneshot;

use super::queue::{Bounds, FairQueue, QueueFull, Ticket};
use crate::Problem;
use crate::client::Client;

type Job = Box<dyn FnOnce() + Send>;

/// Threads that are started on demand and end together with the pool.
pub(super) struct Pool(Arc<Inner>);

struct Inner {
    name: &'static str,
    bounds: Bounds,
    is_background: bool,
    state: Mutex<State>,
    /// Signals that a job is ready, or that the pool has ended.
    news: Condvar,
}

struct State {
    queue: FairQueue<Job>,
    threads: usize,
    idle: usize,
    is_ended: bool,
}

impl Pool {
    /// Creates a pool whose threads have this name. Background threads yield to all other threads
    /// if the system supports that.
    pub(super) fn new(name: &'static str, is_background: bool, bounds: Bounds) -> Self {
        let state = State {
            queue: FairQueue::new(bounds),
            threads: 0,
            idle: 0,
            is_ended: false,
        };
        Self(Arc::new(Inner {
            name,
            bounds,
            is_background,
            state: Mutex::new(state),
            news: Condvar::new(),
        }))
    }

    /// Runs a client's work on one of the threads. If the future is dropped, work that has not
    /// begun is never started.
    pub(super) async fn work<T: Send + 'static>(
        &self,
        client: Client,
        work: impl FnOnce() -> T + Send + 'static,
    ) -> Result<T, Problem> {
        let (send, done) = oneshot::channel();
        let job = Box::new(move || {
            // The client may have disconnected.
            let _ = send.send(work());
        });
        let mut place = self.enter(client, job)?;
        let done = done.await;
        place.is_taken = true;
        done.map_err(|_| Problem::internal())
    }

    fn enter(&self, client: Client, job: Job) -> Result<QueuePlace<'_>, Problem> {
        let inner = &self.0;
        let mut state = inner.lock();
        let ticket = state.queue.push(client, job).map_err(|full| match full {
            QueueFull::OfAll => Problem::busy(),
            QueueFull::OfClient => Problem::new(StatusCode::TOO_MANY_REQUESTS, "too-many-waiting")
                .with("most", inner.bounds.waiting_of_client),
        })?;
        if !inner.wake(&mut state) {
            state.queue.withdraw(client, ticket);
            return Err(Problem::busy());
        }
        drop(state);
        Ok(QueuePlace {
            inner,
            client,
            ticket,
            is_taken: false,
        })
    }
}

impl Drop for Pool {
    fn drop(&mut self) {
        self.0.lock().is_ended = true;
        self.0.news.notify_all();
    }
}

impl Inner {
    fn lock(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Wakes or starts a thread for the next job, if the job may begin. Returns `false` if the pool
    /// has no threads and none could be started.
    fn wake(self: &Arc<Self>, state: &mut State) -> bool {
        if !state.queue.is_ready() {
            return true;
        }
        if state.idle > 0 {
            self.news.notify_one();
            return true;
        }
        state.threads == self.bounds.threads || self.start(state)
    }

    /// Tries to start another thread. Returns whether the pool then has at least one thread.
    fn start(self: &Arc<Self>, state: &mut State) -> bool {
        let inner = Arc::clone(self);
        let started = thread::Builder::new()
            .name(self.name.to_owned())
            .spawn(move || inner.run());
        match started {
            Ok(_) => state.threads += 1,
            Err(error) => tracing::warn!(%error, "a thread could not be started"),
        }
        state.threads > 0
    }

    fn run(self: &Arc<Self>) {
        if self.is_background {
            yield_to_others();
        }
        let mut state = self.lock();
        while !state.is_ended {
            let Some((client, job)) = state.queue.next() else {
                state.idle += 1;
                state = self
                    .news
                    .wait(state)
                    .unwrap_or_else(PoisonError::into_inner);
                state.idle -= 1;
                continue;
            };
            self.wake(&mut state);
            drop(state);
            let start = Instant::now();
            if panic::catch_unwind(AssertUnwindSafe(job)).is_err() {
                tracing::error!("a worker failed");
            }
            let took = start.elapsed();
            state = self.lock();
            state.queue.finish(client, took);
        }
    }
}

/// Gives this thread a tenth of the weight of other threads, so that short work on a busy machine
/// only has to wait for other short work.
#[cfg(target_os = "linux")]
fn yield_to_others() {
    use rustix::process::{getpriority_process, setpriority_process};

    // On Linux this affects only the calling thread.
    let lowered =
        getpriority_process(None).and_then(|usual| setpriority_process(None, usual + BACKGROUND));
    if let Err(error) = lowered {
        tracing::debug!(%error, "long calls have the priority of short ones");
    }
}

/// The nice value of background threads.
#[cfg(target_os = "linux")]
const BACKGROUND: i32 = 10;

#[cfg(not(target_os = "linux"))]
const fn yield_to_others() {}

/// A place in the queue, which is released when the client disconnects.
struct QueuePlace<'a> {
    inner: &'a Inner,
    client: Client,
    ticket: Ticket,
    /// Whether the job has left the queue.
    is_taken: bool,
}

impl Drop for QueuePlace<'_> {
    fn drop(&mut self) {
        if !self.is_taken {
            self.inner.lock().queue.withdraw(self.client, self.ticket);
        }
    }
}
