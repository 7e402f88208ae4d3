//! Handles connections that cannot be accepted, usually because too many files are open.

use std::time::Duration;

use tokio::time::Instant;

/// The first pause; each subsequent pause is twice as long.
const FIRST_PAUSE: Duration = Duration::from_millis(50);

/// The longest pause. It is short, because some open files will be closed soon.
const LONGEST_PAUSE: Duration = Duration::from_secs(1);

/// The minimum time between two warnings.
const BETWEEN_WARNINGS: Duration = Duration::from_secs(10);

/// A series of failures to accept a connection.
#[derive(Default)]
pub(crate) struct AcceptFailures {
    /// The number of failures since a connection was last accepted.
    in_a_row: u32,
    /// The number of failures since the last warning.
    unreported: u64,
    warned: Option<Instant>,
}

impl AcceptFailures {
    /// Records a failure. If a warning is due, returns the number of failures since the last one.
    pub(crate) fn note(&mut self, now: Instant) -> Option<u64> {
        self.in_a_row = self.in_a_row.saturating_add(1);
        self.unreported += 1;
        let is_due = |warned| now.saturating_duration_since(warned) >= BETWEEN_WARNINGS;
        if !self.warned.is_none_or(is_due) {
            return None;
        }
        self.warned = Some(now);
        Some(std::mem::take(&mut self.unreported))
    }

    /// Returns the time to wait before the next attempt.
    pub(crate) fn pause(&self) -> Duration {
        let doublings = self.in_a_row.saturating_sub(1).min(8);
        (FIRST_PAUSE * (1 << doublings)).min(LONGEST_PAUSE)
    }

    /// Records that a connection was accepted.
    pub(crate) const fn end(&mut self) {
        self.in_a_row = 0;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_warning_in_ten_seconds_counts_the_failures() {
        let start = Instant::now();
        let mut trouble = AcceptFailures::default();
        let mut warnings = Vec::new();
        let mut waited = Duration::ZERO;
        while waited < Duration::from_secs(25) {
            if let Some(count) = trouble.note(start + waited) {
                warnings.push((waited.as_secs(), count));
            }
            waited += trouble.pause();
        }
        // The pauses are 50, 100, 200, 400 and 800 ms, and then one second each.
        assert_eq!(warnings, [(0, 1), (10, 14), (20, 10)]);
    }

    #[test]
    fn an_accepted_connection_ends_the_pauses() {
        let now = Instant::now();
        let mut trouble = AcceptFailures::default();
        let pauses = [(); 7].map(|()| {
            trouble.note(now);
            trouble.pause().as_millis()
        });
        assert_eq!(pauses, [50, 100, 200, 400, 800, 1000, 1000]);
        trouble.end();
        assert_eq!(trouble.note(now), None, "it does not cause another warning");
        assert_eq!(trouble.pause(), FIRST_PAUSE);
    }
}
