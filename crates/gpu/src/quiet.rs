//! Makes sure that the driver is not in use when the program ends.
//!
//! A program that calls `exit` while other threads are inside the driver may crash, because the
//! driver's exit handlers then run at the same time.

use std::sync::{Condvar, Mutex, MutexGuard, PoisonError};
use std::thread;
use std::time::Duration;

static USERS: Mutex<Users> = Mutex::new(Users {
    inside: 0,
    ends: false,
});
static LEFT: Condvar = Condvar::new();

struct Users {
    /// The number of threads that are using the driver.
    inside: usize,
    /// Whether the program is about to end.
    ends: bool,
}

fn users() -> MutexGuard<'static, Users> {
    USERS.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Permission to use the driver. It ends when this value is dropped.
pub(crate) struct Permit(());

/// Waits for permission to use the driver. If the program is about to end, waits until the process
/// has ended.
pub(crate) fn enter() -> Permit {
    let mut users = users();
    while users.ends {
        drop(users);
        thread::park();
        users = self::users();
    }
    users.inside += 1;
    Permit(())
}

impl Drop for Permit {
    fn drop(&mut self) {
        users().inside -= 1;
        LEFT.notify_all();
    }
}

/// Call this just before the program ends. It waits until no thread uses the driver, but not longer
/// than `limit`. From then on, no thread may use a card; those that try wait forever.
pub fn quiesce(limit: Duration) {
    let mut users = users();
    users.ends = true;
    let _ = LEFT.wait_timeout_while(users, limit, |users| users.inside > 0);
}
