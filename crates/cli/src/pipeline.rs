//! Many threads, one order, bounded memory.
//!
//! One thread feeds jobs, several work on them, and the calling thread takes what they
//! produce in the order of the jobs:
//!
//! ```text
//! feeder ──jobs──▶ workers ──pieces──▶ taker
//!    └─────── one lane a job, in order ───▲
//! ```
//!
//! Every queue is short. A worker far ahead waits until the taker reaches its job, and the
//! feeder waits for both, so that memory depends on neither the input nor the output.

use std::sync::Mutex;
use std::sync::mpsc::{Receiver, RecvTimeoutError, SyncSender, sync_channel};
use std::thread;
use std::time::Duration;

/// Pieces a job may have ready before the taker reaches it.
const PIECES_AHEAD: usize = 4;

/// How often [`Taker::wait`] is called while nothing is ready.
const WORD_EVERY: Duration = Duration::from_millis(200);

/// Where a worker leaves what a job produces, piece by piece.
pub(crate) struct Lane<P>(SyncSender<P>);

/// The taker is gone, so that further work is useless.
#[derive(Debug)]
pub(crate) struct Halt;

impl<P> Lane<P> {
    pub(crate) fn send(&self, piece: P) -> Result<(), Halt> {
        self.0.send(piece).map_err(|_| Halt)
    }
}

/// Who takes the pieces, in the order of the jobs.
pub(crate) trait Taker<P> {
    type Error;

    fn take(&mut self, piece: P) -> Result<(), Self::Error>;

    /// Nothing is ready at the moment.
    fn wait(&mut self) -> Result<(), Self::Error>;
}

/// Runs `work` on every job with `threads` threads. The first error of the taker ends it.
pub(crate) fn run<J, P, T>(
    threads: usize,
    jobs: impl Iterator<Item = J> + Send,
    work: impl Fn(J, &Lane<P>) -> Result<(), Halt> + Sync,
    taker: &mut T,
) -> Result<(), T::Error>
where
    J: Send,
    P: Send,
    T: Taker<P>,
{
    let (job_sender, job_receiver) = sync_channel::<(J, Lane<P>)>(threads);
    let (lane_sender, lanes) = sync_channel::<Receiver<P>>(threads * 2);
    let job_receiver = Mutex::new(job_receiver);
    thread::scope(|scope| {
        scope.spawn(move || {
            for job in jobs {
                let (sender, pieces) = sync_channel(PIECES_AHEAD);
                if lane_sender.send(pieces).is_err()
                    || job_sender.send((job, Lane(sender))).is_err()
                {
                    break;
                }
            }
        });
        for _ in 0..threads {
            scope.spawn(|| {
                loop {
                    // The lock is held only while waiting for a job, not while working on it.
                    let next = job_receiver.lock().ok().and_then(|queue| queue.recv().ok());
                    let Some((job, lane)) = next else { break };
                    // Once the taker is gone every job fails at its first piece. They are
                    // taken all the same, lest the feeder wait for ever to be rid of one.
                    let (Ok(()) | Err(Halt)) = work(job, &lane);
                }
            });
        }
        // Moved in, so that on an error its end closes every queue behind it.
        let lanes = lanes;
        while let Some(pieces) = next(&lanes, || taker.wait())? {
            while let Some(piece) = next(&pieces, || taker.wait())? {
                taker.take(piece)?;
            }
        }
        Ok(())
    })
}

/// The next of a queue; `wait` is called now and then until it comes.
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

    /// Keeps what it takes, up to a number.
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
    fn pieces_come_in_the_order_of_the_jobs() {
        for threads in [1, 2, 7] {
            let mut keeper = Keeper {
                kept: Vec::new(),
                enough: usize::MAX,
            };
            let work = |job: u64, lane: &Lane<u64>| {
                // Later jobs are quicker.
                thread::sleep(Duration::from_micros(200 - job));
                (0..10).try_for_each(|piece| lane.send(job * 10 + piece))
            };
            assert_eq!(run(threads, 0..200, work, &mut keeper), Ok(()));
            assert_eq!(keeper.kept, (0..2000).collect::<Vec<_>>());
        }
    }

    #[test]
    fn an_error_ends_endless_work() {
        let work = |job: u64, lane: &Lane<u64>| {
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
}
