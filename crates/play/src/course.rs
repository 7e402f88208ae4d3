use std::time::Duration;

/// How a game went: when its steps were made, and how many were taken back.
///
/// A review needs it; no move does.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Course {
    /// How long the game had been played when each step was made, undone ones included.
    /// Nothing where that is unknown, as in games of earlier programs and where no clock runs.
    pub times: Vec<Option<Duration>>,
    /// How many steps were taken back.
    pub taken_back: u32,
}

impl Course {
    /// Adds a step after the first `done` ones. Steps that were taken back are gone then.
    pub(crate) fn step(&mut self, done: usize, elapsed: Duration) {
        self.times.resize(done, None);
        // Games are stored to the millisecond.
        let millis = u64::try_from(elapsed.as_millis()).unwrap_or(u64::MAX);
        let time = Duration::from_millis(millis);
        self.times.push((!time.is_zero()).then_some(time));
    }

    /// Counts a step that was taken back.
    pub(crate) const fn take_back(&mut self) {
        self.taken_back = self.taken_back.saturating_add(1);
    }

    /// The same with a time for each of this many steps, or nothing in place of it.
    pub(crate) fn of_steps(mut self, steps: usize) -> Self {
        self.times.resize(steps, None);
        self
    }

    /// How long the player looked before the step with this index. Nothing where the time of it
    /// or of the step before is unknown.
    #[must_use]
    pub fn wait(&self, step: usize) -> Option<Duration> {
        let at = self.times.get(step).copied().flatten()?;
        let before = match step.checked_sub(1) {
            Some(last) => self.times[last]?,
            None => Duration::ZERO,
        };
        Some(at.saturating_sub(before))
    }

    /// Whether it says anything.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.taken_back == 0 && self.times.iter().all(Option::is_none)
    }
}
