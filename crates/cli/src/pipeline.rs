//! A parallel pipeline with ordered output and bounded memory.
//!
//! Several threads fetch jobs and work on them, while the calling thread takes their results in the
//! order of the jobs:
//!
//! ```text
//! jobs ──one at a time──▶ workers ──pieces──▶ taker
//!              └── one lane a job, in order ────▲
//! ```
//!
//! Workers read their own input, so that it is in the cache of their core. All queues are short. A
//! worker that is far ahead waits until the taker reaches its job, so the memory used does not
//! depend on the size of the input or the output.

use std::cell::{Cell, RefCell};
use std::sync::mpsc::{Receiver, RecvTimeoutError, SyncSender, sync_channel};
use std::sync::{Arc, Mutex};
use std::thread;
use std::time::Duration;

/// The number of pieces of a job that may be ready before the taker reaches that job.
const PIECES_AHEAD: usize = 4;

/// How often [`Taker::wait`] is called while there is nothing to take.
const WORD_EVERY: Duration = Duration::from_millis(200);

/// The channel through which a worker passes on the results of a job, piece by piece.
pub(crate) trait Lane<P> {
    fn send(&self, piece: P) -> Result<(), Halt>;
}

/// The error that ends a job whose results are no longer needed, for example because the taker no
/// longer exists.
#[derive(Debug)]
pub(crate) struct Halt;

/// The channel to a taker on another thread.
impl<P> Lane<P> for SyncSender<P> {
    fn send(&self, piece: P) -> Result<(), Halt> {
        Self::send(self, piece).map_err(|_| Halt)
    }
}

/// The channel to a taker on this thread.
struct Here<'a, T, E> {
    taker: RefCell<&'a mut T>,
    error: Cell<Option<E>>,
}

impl<P, T: Taker<P>> Lane<P> for Here<'_, T, T::Error> {
    fn send(&self, piece: P) -> Result<(), Halt> {
        self.taker.borrow_mut().take(piece).map_err(|error| {
            self.error.set(Some(error));
            Halt
        })
    }
}

/// Takes the pieces in the order of the jobs.
pub(crate) trait Taker<P> {
    type Error;

    fn take(&mut self, piece: P) -> Result<(), Self::Error>;

    /// Does periodic work. The pipeline calls this function while there is nothing to take.
    fn wait(&mut self) -> Result<(), Self::Error>;
}

/// Runs `work` on the calling thread for as long as `is_for_here` returns true for the next job.
/// Returns the first job for which `is_for_here` returns false. Stops at the taker's first error.
///
/// For a few puzzles, this is faster than [`run`], because starting a thread takes longer than
/// solving them.
pub(crate) fn run_here<J, P, T: Taker<P>>(
    jobs: &mut impl Iterator<Item = J>,
    mut is_for_here: impl FnMut(&J) -> bool,
    work: impl Fn(J, &dyn Lane<P>) -> Result<(), Halt>,
    taker: &mut T,
) -> Result<Option<J>, T::Error> {
    for job in jobs {
        if !is_for_here(&job) {
            return Ok(Some(job));
        }
        let lane = Here {
            taker: RefCell::new(taker),
            error: Cell::new(None),
        };
        let (Ok(()) | Err(Halt)) = work(job, &lane);
        if let Some(error) = lane.error.into_inner() {
            return Err(error);
        }
        // The next job may take a long time to arrive, so let the taker do its periodic work.
        taker.wait()?;
    }
    Ok(None)
}

/// Runs `work` on every job, using `threads` threads. Stops at the taker's first error.
pub(crate) fn run<J, P, T>(
    threads: usize,
    jobs: impl Iterator<Item = J> + Send,
    work: impl Fn(J, &dyn Lane<P>) -> Result<(), Halt> + Sync,
    taker: &mut T,
) -> Result<(), T::Error>
where
    J: Send,
    P: Send,
    T: Taker<P>,
{
    let (lane_sender, lanes) = sync_channel::<Receiver<P>>(threads * 2);
    let feed = Arc::new(Mutex::new((jobs.fuse(), lane_sender)));
    thread::scope(|scope| {
        for _ in 0..threads {
            let (feed, work) = (Arc::clone(&feed), &work);
            scope.spawn(move || {
                while let Some((job, lane)) = next_job(&feed) {
                    let (Ok(()) | Err(Halt)) = work(job, &lane);
                }
            });
        }
        // From now on, only the workers own the feed. The queue of lanes is therefore closed when
        // the last worker ends.
        drop(feed);
        // Move the receiver into this closure. If an error occurs, the receiver is dropped, which
        // closes all queues behind it.
        let lanes = lanes;
        while let Some(pieces) = next(&lanes, || taker.wait())? {
            while let Some(piece) = next(&pieces, || taker.wait())? {
                taker.take(piece)?;
            }
        }
        Ok(())
    })
}

/// Returns the next job and the lane for its results, and announces the lane to the taker. Returns
/// `None` if there are no more jobs or the taker no longer exists.
fn next_job<J, P>(
    feed: &Mutex<(impl Iterator<Item = J>, SyncSender<Receiver<P>>)>,
) -> Option<(J, SyncSender<P>)> {
    // The lock is held while a job is read, because other workers have nothing to do until the job
    // has been read.
    let mut feed = feed.lock().ok()?;
    let (jobs, lanes) = &mut *feed;
    let job = jobs.next()?;
    let (sender, pieces) = sync_channel(PIECES_AHEAD);
    lanes.send(pieces).ok()?;
    Some((job, sender))
}

/// Returns the next item of a queue. Until there is one, `wait` is called periodically.
fn next<T, E>(
    queue: &Receiver<T>,
    mut wait: impl FnMut() -> Result<(), E>,
) -> Result<Option<T>, E> {
    if let Ok(item) = queue.try_recv() {
        return Ok(Some(item));
    }
    loop {
        wait()?;
        match queue.recv_timeout(WORD_EVERY) {
            Ok(item) => return Ok(Some(item)),
            Err(RecvTimeoutError::Timeout) => {}
            Err(RecvTimeoutError::Disconnected) => return Ok(None),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A taker that keeps the items it takes, up to a limit.
    struct Keeper {
        kept: Vec<u64>,
        enough: usize,
    }

    impl Taker<u64> for Keeper {
        type Error = &'static str;

        fn take(&mut self, piece: u64) -> Result<(), &'static str> {
            self.kept.push(piece);
            if self.kept.len() < self.enough {
                Ok(())
            } else {
                Err("enough")
            }
        }

        fn wait(&mut self) -> Result<(), &'static str> {
            Ok(())
        }
    }

    #[test]
    fn pieces_arrive_in_the_order_of_the_jobs() {
        for threads in [1, 2, 7] {
            let mut keeper = Keeper {
                kept: Vec::new(),
                enough: usize::MAX,
            };
            let work = |job: u64, lane: &dyn Lane<u64>| {
                // Later jobs take less time.
                thread::sleep(Duration::from_micros(200 - job));
                (0..10).try_for_each(|piece| lane.send(job * 10 + piece))
            };
            assert_eq!(run(threads, 0..200, work, &mut keeper), Ok(()));
            assert_eq!(keeper.kept, (0..2000).collect::<Vec<_>>());
        }
    }

    #[test]
    fn an_error_ends_endless_work() {
        let work = |job: u64, lane: &dyn Lane<u64>| {
            loop {
                lane.send(job)?;
            }
        };
        let mut keeper = Keeper {
            kept: Vec::new(),
            enough: 100,
        };
        assert_eq!(run(2, 0.., work, &mut keeper), Err("enough"));
    }

    #[test]
    fn run_here_stops_at_the_first_job_for_other_threads() {
        let mut keeper = Keeper {
            kept: Vec::new(),
            enough: usize::MAX,
        };
        let work = |job: u64, lane: &dyn Lane<u64>| {
            lane.send(job)?;
            lane.send(job * 10)
        };
        let mut jobs = 1..9;
        let left = run_here(&mut jobs, |&job| job < 3, work, &mut keeper);
        assert_eq!((left, jobs), (Ok(Some(3)), 4..9));
        assert_eq!(keeper.kept, [1, 10, 2, 20]);
        assert_eq!(run_here(&mut (7..8), |_| true, work, &mut keeper), Ok(None));
        assert_eq!(keeper.kept[4..], [7, 70]);
        keeper.enough = 8;
        let ended = run_here(&mut (1..9), |_| true, work, &mut keeper);
        assert_eq!((ended, keeper.kept.len()), (Err("enough"), 8));
    }
}
