use std::time::Duration;

/// The course of a game: the times of its steps and the number of steps undone.
///
/// Reviews use this data. It has no effect on moves.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Course {
    /// The playing time at each step, including undone ones. `None` if it is unknown, as in games
    /// from earlier versions or without a clock.
    pub times: Vec<Option<Duration>>,
    /// The number of steps undone.
    pub taken_back: u32,
}

impl Course {
    /// Adds a step after the first `done` steps and drops undone steps.
    pub(crate) fn step(&mut self, done: usize, elapsed: Duration) {
        self.times.resize(done, None);
        // Times are rounded down, because games are stored with times in whole milliseconds.
        let millis = u64::try_from(elapsed.as_millis()).unwrap_or(u64::MAX);
        let time = Duration::from_millis(millis);
        self.times.push((!time.is_zero()).then_some(time));
    }

    /// Counts an undone step.
    pub(crate) const fn take_back(&mut self) {
        self.taken_back = self.taken_back.saturating_add(1);
    }

    /// Adjusts the list of times to this number of steps, padding it with `None`.
    pub(crate) fn of_steps(mut self, steps: usize) -> Self {
        self.times.resize(steps, None);
        self
    }

    /// How long the player thought before the step with this index; `None` if the time of this step
    /// or of the previous one is unknown.
    #[must_use]
    pub fn wait(&self, step: usize) -> Option<Duration> {
        let at = self.times.get(step).copied().flatten()?;
        let before = match step.checked_sub(1) {
            Some(last) => self.times[last]?,
            None => Duration::ZERO,
        };
        Some(at.saturating_sub(before))
    }

    /// Whether no times are known and no steps were undone.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.taken_back == 0 && self.times.iter().all(Option::is_none)
    }
}
