//! Durations as files and tables have them.

use std::time::Duration;

/// A duration in milliseconds, at most as many as an `i64` holds.
#[must_use]
pub fn millis(time: Duration) -> i64 {
    i64::try_from(time.as_millis()).unwrap_or(i64::MAX)
}

/// The duration of this many milliseconds; fewer than none are none.
#[must_use]
pub fn duration(millis: i64) -> Duration {
    Duration::from_millis(u64::try_from(millis).unwrap_or(0))
}
