//! Durations as stored in files and tables.

use std::time::Duration;

/// A duration in milliseconds, saturating at the largest `i64`.
#[must_use]
pub fn millis(time: Duration) -> i64 {
    i64::try_from(time.as_millis()).unwrap_or(i64::MAX)
}

/// The duration of this many milliseconds, or zero if the number is negative.
#[must_use]
pub fn duration(millis: i64) -> Duration {
    Duration::from_millis(u64::try_from(millis).unwrap_or(0))
}
