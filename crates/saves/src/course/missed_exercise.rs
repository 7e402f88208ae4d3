//! A missed exercise, and when it is repeated.

use std::cmp::Reverse;

use crate::Day;

/// The number of days before each repetition of a missed exercise. The first pause follows the
/// miss, and each of the others follows a repetition in which the exercise was found.
const PAUSES: [u16; 4] = [1, 3, 7, 16];

/// A missed exercise, which is repeated until it is found after the longest pause.
///
/// Of two states of an exercise, the one with more [tries](Self::tries) is kept. If both have the
/// same number of tries, the one at the earlier [stage](Self::stage) is kept; if the stages are the
/// same too, the one that is due earlier is kept. Finding the exercise in one place therefore does
/// not undo missing it in another.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MissedExercise {
    pub(super) tries: u32,
    pub(super) stage: u8,
    /// `None` if the exercise is no longer repeated.
    pub(super) due: Option<Day>,
}

impl MissedExercise {
    /// An exercise missed for the first time.
    pub(super) fn new(today: Day) -> Self {
        Self {
            tries: 1,
            stage: 0,
            due: Some(today.after(PAUSES[0])),
        }
    }

    /// The state with the given values, if it is valid.
    pub(super) fn from_values(tries: u32, stage: u8, due: Option<Day>) -> Option<Self> {
        let comes_back = usize::from(stage) < PAUSES.len();
        let is_last = usize::from(stage) == PAUSES.len();
        let is_state = (comes_back && due.is_some()) || (is_last && due.is_none());
        (tries > 0 && is_state).then_some(Self { tries, stage, due })
    }

    /// The number of days on which the exercise was missed, or found when due.
    #[must_use]
    pub const fn tries(&self) -> u32 {
        self.tries
    }

    /// How often the exercise has been found when due since it was last missed.
    #[must_use]
    pub const fn stage(&self) -> u8 {
        self.stage
    }

    /// The day on which the exercise is due; `None` if it is no longer repeated.
    #[must_use]
    pub const fn due(&self) -> Option<Day> {
        self.due
    }

    /// The day on which the exercise became due, if it is due.
    pub(super) fn due_by(&self, today: Day) -> Option<Day> {
        self.due.filter(|&due| due <= today)
    }

    /// Records another miss. The same miss counts only once if it is reported twice.
    pub(super) fn miss(&mut self, today: Day) {
        let missed = Self::new(today);
        if (self.stage, self.due) != (missed.stage, missed.due) {
            let tries = self.tries.saturating_add(1);
            *self = Self { tries, ..missed };
        }
    }

    /// Records that the exercise was found when due.
    pub(super) fn find(&mut self, today: Day) {
        self.tries = self.tries.saturating_add(1);
        self.stage += 1;
        let pause = PAUSES.get(usize::from(self.stage));
        self.due = pause.map(|&days| today.after(days));
    }

    /// Returns which of two states of an exercise to keep.
    pub(super) fn join(self, other: Self) -> Self {
        std::cmp::max_by_key(self, other, |it| {
            (it.tries, Reverse(it.stage), Reverse(it.due))
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn day(text: &str) -> Day {
        text.parse().expect("this is a valid day")
    }

    #[test]
    fn a_missed_exercise_comes_back_after_longer_and_longer_pauses() {
        let mut exercise = MissedExercise::new(day("2026-11-15"));
        let mut days = Vec::new();
        while let Some(due) = exercise.due {
            days.push(due.to_string());
            exercise.find(due);
        }
        assert_eq!(
            days,
            ["2026-11-16", "2026-11-19", "2026-11-26", "2026-12-12"]
        );
        assert_eq!((exercise.tries, exercise.stage), (5, 4));
    }

    #[test]
    fn another_miss_restarts_the_pauses_and_counts_once_per_day() {
        let mut exercise = MissedExercise::new(day("2026-11-15"));
        exercise.find(day("2026-11-16"));
        for _ in 0..2 {
            exercise.miss(day("2026-11-19"));
            assert_eq!((exercise.tries, exercise.stage), (3, 0));
            assert_eq!(exercise.due, Some(day("2026-11-20")));
        }
    }

    #[test]
    fn joining_keeps_the_state_with_more_tries_then_the_earlier_due_date() {
        let first = MissedExercise::new(day("2026-11-15"));
        let (mut found, mut missed) = (first, first);
        found.find(day("2026-11-16"));
        missed.miss(day("2026-11-16"));
        assert_eq!(first.join(found), found);
        assert_eq!(found.join(missed), missed);
        assert_eq!(missed.join(found), missed);
    }

    #[test]
    fn only_reachable_states_are_read() {
        let due = Some(day("2026-11-15"));
        assert!(MissedExercise::from_values(1, 3, due).is_some());
        assert!(MissedExercise::from_values(1, 4, None).is_some());
        for (tries, stage, due) in [(0, 0, due), (1, 4, due), (1, 3, None), (1, 5, None)] {
            let read = MissedExercise::from_values(tries, stage, due);
            assert_eq!(read, None, "{tries} {stage} {due:?}");
        }
    }
}
