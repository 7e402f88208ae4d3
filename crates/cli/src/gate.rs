//! Limits how many threads compute at a time.
//!
//! With graphics cards, many more threads than `-j` specifies are needed, because most of them wait
//! for answers. A thread computes only inside the gate, and leaves the gate while it waits.

use std::sync::{Condvar, Mutex, MutexGuard, PoisonError};

use crate::pipeline::{Halt, Lane};

pub(crate) struct Gate {
    /// The number of threads that may still enter.
    free: Mutex<usize>,
    left: Condvar,
}

impl Gate {
    /// Creates a gate for this number of threads.
    pub(crate) const fn new(threads: usize) -> Self {
        Self {
            free: Mutex::new(threads),
            left: Condvar::new(),
        }
    }

    /// Computes something inside the gate.
    pub(crate) fn inside<T>(&self, compute: impl FnOnce() -> T) -> T {
        self.enter();
        let _leaves = Leaves(self);
        compute()
    }

    /// Waits for something outside the gate. The thread must be inside.
    pub(crate) fn outside<T>(&self, wait: impl FnOnce() -> T) -> T {
        drop(Leaves(self));
        let waited = wait();
        self.enter();
        waited
    }

    fn enter(&self) {
        let free = self.left.wait_while(self.free(), |free| *free == 0);
        *free.unwrap_or_else(PoisonError::into_inner) -= 1;
    }

    fn free(&self) -> MutexGuard<'_, usize> {
        self.free.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Leaves the gate when it is dropped, even if a thread panics.
struct Leaves<'a>(&'a Gate);

impl Drop for Leaves<'_> {
    fn drop(&mut self) {
        *self.0.free() += 1;
        self.0.left.notify_one();
    }
}

/// A lane for a thread that is inside the gate. The thread leaves the gate while it waits for space
/// in a full lane, because the threads that it waits for may not be inside yet.
pub(crate) struct GatedLane<'a, P> {
    pub(crate) lane: &'a dyn Lane<P>,
    pub(crate) gate: &'a Gate,
}

impl<P> Lane<P> for GatedLane<'_, P> {
    fn send(&self, piece: P) -> Result<(), Halt> {
        self.gate.outside(|| self.lane.send(piece))
    }
}

#[cfg(test)]
mod tests {
    use std::sync::atomic::{AtomicUsize, Ordering};
    use std::thread;
    use std::time::Duration;

    use super::*;

    #[test]
    fn only_two_threads_compute_at_a_time() {
        let gate = Gate::new(2);
        let (now, most, waiting) = (
            AtomicUsize::new(0),
            AtomicUsize::new(0),
            AtomicUsize::new(0),
        );
        let compute = || {
            most.fetch_max(now.fetch_add(1, Ordering::SeqCst) + 1, Ordering::SeqCst);
            thread::sleep(Duration::from_millis(1));
            now.fetch_sub(1, Ordering::SeqCst);
        };
        thread::scope(|scope| {
            for _ in 0..8 {
                scope.spawn(|| {
                    gate.inside(|| {
                        compute();
                        // All eight threads must be able to wait at the same time. If fewer could,
                        // this loop would not end.
                        gate.outside(|| {
                            waiting.fetch_add(1, Ordering::SeqCst);
                            while waiting.load(Ordering::SeqCst) < 8 {
                                thread::yield_now();
                            }
                        });
                        compute();
                    });
                });
            }
        });
        assert_eq!(most.into_inner(), 2);
        assert_eq!(*gate.free(), 2);
    }

    #[test]
    fn a_thread_that_panics_leaves_the_gate() {
        let gate = Gate::new(1);
        let panicked = thread::scope(|scope| {
            let thread = scope.spawn(|| gate.inside(|| panic!("expected by this test")));
            thread.join().is_err()
        });
        assert!(panicked);
        assert_eq!(gate.inside(|| 7), 7);
    }
}
