//! Processes blocks of rows on all cores, without the interpreter's lock. Ctrl-C stops the work.

use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::{Condvar, Mutex};
use std::time::{Duration, Instant};

use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;

/// The interval at which the interpreter is checked for Ctrl-C.
const CHECK_INTERVAL: Duration = Duration::from_millis(40);

/// The number of threads: as requested, or one per core.
pub(crate) fn thread_count(requested: Option<usize>) -> PyResult<usize> {
    match requested {
        Some(0) => Err(PyValueError::new_err(
            "threads: expected at least 1, found 0",
        )),
        Some(requested) => Ok(requested.min(1024)),
        None => Ok(std::thread::available_parallelism().map_or(1, usize::from)),
    }
}

/// The number of rows per block. A block has many times more rows than the solver has lanes, but
/// fits in the cache, and there are enough blocks for all threads. Up to `LEAST` rows form a single
/// block, because solving them takes less time than starting a thread.
pub(crate) fn block_length(rows: usize, threads: usize, most: usize) -> usize {
    const LEAST: usize = 256;
    (rows / (threads * 4)).clamp(LEAST.min(most), most)
}

/// Runs every job, in any order and on any thread. The results are in job order. `work` may stop
/// early when the flag is set, in which case its result is not used.
///
/// `short` jobs run on the calling thread if no other thread is needed.
pub(crate) fn run<J: Send, T: Send>(
    py: Python<'_>,
    threads: usize,
    short: bool,
    jobs: Vec<J>,
    work: impl Fn(J, &AtomicBool) -> T + Sync,
) -> PyResult<Vec<T>> {
    let stop = AtomicBool::new(false);
    if short && (threads == 1 || jobs.len() <= 1) {
        return py.detach(|| run_here(jobs, |job| work(job, &stop)));
    }
    let (count, results) = (jobs.len(), Mutex::new(Vec::new()));
    let jobs = Mutex::new(jobs.into_iter().enumerate());
    let running = AtomicUsize::new(threads.min(count));
    let (over, ended) = (Mutex::new(()), Condvar::new());
    let one_thread = || {
        let _ending = Ending(&running, &over, &ended);
        while !stop.load(Ordering::Relaxed) {
            let next = locked(&jobs).next();
            let Some((number, job)) = next else { break };
            let result = work(job, &stop);
            locked(&results).push((number, result));
        }
    };
    let outcome = py.detach(|| {
        std::thread::scope(|scope| {
            for _ in 0..threads.min(count) {
                scope.spawn(one_thread);
            }
            let mut guard = locked(&over);
            while running.load(Ordering::Acquire) > 0 {
                guard = ended
                    .wait_timeout(guard, CHECK_INTERVAL)
                    .map_or_else(|poisoned| poisoned.into_inner().0, |(guard, _)| guard);
                if running.load(Ordering::Acquire) > 0
                    && let Err(interrupt) = interrupted()
                {
                    stop.store(true, Ordering::Relaxed);
                    return Err(interrupt);
                }
            }
            Ok(())
        })
    });
    outcome?;
    let mut results = results
        .into_inner()
        .unwrap_or_else(std::sync::PoisonError::into_inner);
    results.sort_unstable_by_key(|(number, _)| *number);
    Ok(results.into_iter().map(|(_, result)| result).collect())
}

/// Runs the jobs in order, and checks for Ctrl-C between them.
fn run_here<J, T>(jobs: Vec<J>, work: impl Fn(J) -> T) -> PyResult<Vec<T>> {
    let mut last_check = Instant::now();
    let mut results = Vec::with_capacity(jobs.len());
    for job in jobs {
        if last_check.elapsed() > CHECK_INTERVAL {
            interrupted()?;
            last_check = Instant::now();
        }
        results.push(work(job));
    }
    Ok(results)
}

/// Fails with a Python error if Ctrl-C was pressed.
#[expect(
    clippy::redundant_closure_for_method_calls,
    reason = "the method is not general enough in its lifetime"
)]
fn interrupted() -> PyResult<()> {
    Python::attach(|py| py.check_signals())
}

/// Signals the end of a thread, even if it panics.
struct Ending<'a>(&'a AtomicUsize, &'a Mutex<()>, &'a Condvar);

impl Drop for Ending<'_> {
    fn drop(&mut self) {
        let _guard = locked(self.1);
        self.0.fetch_sub(1, Ordering::Release);
        self.2.notify_all();
    }
}

fn locked<T: ?Sized>(mutex: &Mutex<T>) -> std::sync::MutexGuard<'_, T> {
    mutex
        .lock()
        .unwrap_or_else(std::sync::PoisonError::into_inner)
}
