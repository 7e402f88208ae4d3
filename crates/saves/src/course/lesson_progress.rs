//! A player's progress in one lesson.

use std::collections::{BTreeMap, BTreeSet};

use super::missed_exercise::MissedExercise;
use super::{DrillMode, DrillRecord, Outcome};
use crate::Day;

/// A player's progress in one lesson: exercises found, exercises missed, and the best drill
/// results.
///
/// Two states of a lesson can be joined. The result does not depend on the order in which states
/// are joined or on how often each one is joined, so all libraries converge on the same progress.
///
/// ```
/// use novena_saves::{Day, LessonProgress, Outcome};
///
/// let today: Day = "2026-11-15".parse()?;
/// let (mut phone, mut laptop) = (LessonProgress::default(), LessonProgress::default());
/// phone.record_exercise(7, Outcome::Found, today);
/// laptop.record_exercise(8, Outcome::Missed, today);
/// phone.join(&laptop);
/// assert!(phone.found().contains(&7));
/// assert!(phone.due(today).is_empty());
/// assert_eq!(phone.due(today.after(1)), [8]);
/// # Ok::<(), novena_saves::NotADay>(())
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct LessonProgress {
    /// The nine lowest seeds of exercises found.
    pub(super) found: BTreeSet<u32>,
    /// The most recently missed exercises, each keyed by the day of its first miss and its seed.
    pub(super) missed: BTreeMap<(Day, u32), MissedExercise>,
    /// The last day on which something was recorded.
    pub(super) last: Option<Day>,
    /// The best score of each kind of drill.
    pub(super) best: BTreeMap<String, u32>,
    /// Values that this program cannot read, as text. Each key is the version that the value
    /// states, or 0 if it states none.
    pub(super) kept: BTreeMap<u64, String>,
}

impl LessonProgress {
    /// The number of exercises to find for a lesson to count as mastered.
    pub const MASTERED: usize = 5;
    /// The number of exercises to find for a lesson to be complete. The seeds of further exercises
    /// found are not kept.
    pub const COMPLETE: usize = 9;
    /// The maximum number of missed exercises kept, including those that are no longer repeated.
    pub const MOST_MISSED: usize = 99;

    /// The seeds of exercises found, at most nine.
    #[must_use]
    pub const fn found(&self) -> &BTreeSet<u32> {
        &self.found
    }

    /// Whether the lesson is mastered.
    #[must_use]
    pub fn is_mastered(&self) -> bool {
        self.found.len() >= Self::MASTERED
    }

    /// Whether the lesson is complete.
    #[must_use]
    pub fn is_complete(&self) -> bool {
        self.found.len() >= Self::COMPLETE
    }

    /// The exercises to repeat, each with its seed, the day of the first miss, and its state.
    pub fn missed(&self) -> impl Iterator<Item = (u32, Day, &MissedExercise)> {
        let pending = self
            .missed
            .iter()
            .filter(|(_, missed)| missed.due.is_some());
        pending.map(|(&(since, seed), missed)| (seed, since, missed))
    }

    /// The seeds of exercises to repeat on a day, the longest overdue first.
    #[must_use]
    pub fn due(&self, today: Day) -> Vec<u32> {
        let mut due: Vec<(Day, u32)> = self.due_days(today).collect();
        due.sort_unstable();
        due.into_iter().map(|(_, seed)| seed).collect()
    }

    /// The exercises to repeat on a day, each with the day it became due.
    pub(super) fn due_days(&self, today: Day) -> impl Iterator<Item = (Day, u32)> {
        let mut due: BTreeMap<u32, Day> = BTreeMap::new();
        for (&(_, seed), missed) in &self.missed {
            if let Some(day) = missed.due_by(today) {
                let first = due.entry(seed).or_insert(day);
                *first = day.min(*first);
            }
        }
        due.into_iter().map(|(seed, day)| (day, seed))
    }

    /// The last day on which an exercise was recorded.
    #[must_use]
    pub const fn last(&self) -> Option<Day> {
        self.last
    }

    /// The best score of a kind of drill.
    #[must_use]
    pub fn best(&self, mode: DrillMode) -> Option<u32> {
        self.best.get(mode.id()).copied()
    }

    /// Records the outcome of an exercise. The same outcome counts only once if it is reported
    /// twice.
    ///
    /// A missed exercise that is found before it is due does not count, because its answer was
    /// shown.
    pub fn record_exercise(&mut self, seed: u32, outcome: Outcome, today: Day) {
        self.last = self.last.max(Some(today));
        let same = self.missed.iter_mut().filter(|((_, it), _)| *it == seed);
        let mut pending: Vec<&mut MissedExercise> = same
            .map(|(_, missed)| missed)
            .filter(|missed| missed.due.is_some())
            .collect();
        match outcome {
            Outcome::Found => {
                let is_shown = !pending.is_empty();
                pending.retain(|missed| missed.due_by(today).is_some());
                if is_shown && pending.is_empty() {
                    return;
                }
                for missed in pending {
                    missed.find(today);
                }
                if !self.is_complete() {
                    self.found.insert(seed);
                }
            }
            Outcome::Missed if pending.is_empty() => {
                let known = self.missed.entry((today, seed));
                known
                    .and_modify(|missed| missed.miss(today))
                    .or_insert_with(|| MissedExercise::new(today));
                self.keep_limits();
            }
            Outcome::Missed => {
                for missed in pending {
                    missed.miss(today);
                }
            }
        }
    }

    /// Records the result of a drill.
    pub fn record_drill(&mut self, mode: DrillMode, score: u32) -> DrillRecord {
        let is_new = self.best(mode).is_none_or(|best| score > best);
        let best = self.best.entry(mode.id().to_owned()).or_default();
        *best = score.max(*best);
        let best = *best;
        DrillRecord { best, is_new }
    }

    /// Joins another state of the same lesson.
    pub fn join(&mut self, other: &Self) {
        self.found.extend(&other.found);
        for (&key, &theirs) in &other.missed {
            let ours = self.missed.entry(key).or_insert(theirs);
            *ours = ours.join(theirs);
        }
        self.last = self.last.max(other.last);
        for (mode, &score) in &other.best {
            let best = self.best.entry(mode.clone()).or_insert(score);
            *best = score.max(*best);
        }
        for (&version, text) in &other.kept {
            self.keep(version, text);
        }
        self.keep_limits();
    }

    /// Keeps text that cannot be parsed. If two such entries have the same version, the longer one
    /// is kept.
    pub(super) fn keep(&mut self, version: u64, text: &str) {
        let kept = self.kept.entry(version).or_default();
        if (text.len(), text) > (kept.len(), kept.as_str()) {
            text.clone_into(kept);
        }
    }

    /// Enforces the limits. Entries are dropped only according to values that never change (seeds
    /// and first days), so the result is the same wherever states are joined.
    pub(super) fn keep_limits(&mut self) {
        while self.found.len() > Self::COMPLETE {
            self.found.pop_last();
        }
        while self.missed.len() > Self::MOST_MISSED {
            self.missed.pop_first();
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn day(text: &str) -> Day {
        text.parse().expect("this is a valid day")
    }

    #[test]
    fn five_exercises_master_a_lesson_and_nine_complete_it() {
        let mut lesson = LessonProgress::default();
        for seed in 0..20 {
            assert_eq!(lesson.is_mastered(), seed >= 5, "{seed}");
            assert_eq!(lesson.is_complete(), seed >= 9, "{seed}");
            lesson.record_exercise(seed, Outcome::Found, day("2026-11-15"));
        }
        assert_eq!(lesson.found().len(), 9);
        assert_eq!(lesson.last(), Some(day("2026-11-15")));
    }

    #[test]
    fn a_missed_exercise_counts_as_found_when_it_comes_back() {
        let mut lesson = LessonProgress::default();
        let first = day("2026-11-15");
        lesson.record_exercise(7, Outcome::Missed, first);
        // The answer was just shown.
        lesson.record_exercise(7, Outcome::Found, first);
        assert!(lesson.found().is_empty());
        assert!(lesson.due(first).is_empty());
        let next = first.after(1);
        assert_eq!(lesson.due(next), [7]);
        for _ in 0..2 {
            lesson.record_exercise(7, Outcome::Found, next);
            assert_eq!(lesson.found().len(), 1);
            assert!(lesson.due(next.after(2)).is_empty());
            assert_eq!(lesson.due(next.after(3)), [7]);
        }
        for pause in [3, 7, 16] {
            let today = lesson.last().expect("a day").after(pause);
            assert_eq!(lesson.due(today), [7]);
            lesson.record_exercise(7, Outcome::Found, today);
        }
        assert_eq!(lesson.missed().count(), 0);
        assert!(lesson.due(day("9999-12-31")).is_empty());
        // Joining an old miss does not bring the exercise back.
        let mut old = LessonProgress::default();
        old.record_exercise(7, Outcome::Missed, first);
        lesson.join(&old);
        assert_eq!(lesson.missed().count(), 0);
        // A new miss does.
        let today = day("2027-03-01");
        lesson.record_exercise(7, Outcome::Missed, today);
        assert_eq!(lesson.due(today.after(1)), [7]);
    }

    #[test]
    fn the_longest_waiting_exercise_comes_first() {
        let mut lesson = LessonProgress::default();
        lesson.record_exercise(1, Outcome::Missed, day("2026-11-16"));
        lesson.record_exercise(2, Outcome::Missed, day("2026-11-15"));
        assert_eq!(lesson.due(day("2026-11-16")), [2]);
        assert_eq!(lesson.due(day("2026-11-20")), [2, 1]);
    }

    #[test]
    fn an_exercise_that_was_missed_on_two_days_in_two_places_is_one() {
        let (mut ours, mut theirs) = (LessonProgress::default(), LessonProgress::default());
        ours.record_exercise(7, Outcome::Missed, day("2026-11-15"));
        theirs.record_exercise(7, Outcome::Missed, day("2026-11-17"));
        ours.join(&theirs);
        let today = day("2026-11-18");
        assert_eq!(ours.due(today), [7]);
        ours.record_exercise(7, Outcome::Found, today);
        assert!(ours.due(today).is_empty());
        assert_eq!(ours.due(today.after(3)), [7]);
    }

    #[test]
    fn the_last_misses_are_kept() {
        let mut lesson = LessonProgress::default();
        let first = day("2026-11-15");
        for number in 0..120_u16 {
            lesson.record_exercise(number.into(), Outcome::Missed, first.after(number));
        }
        let seeds: Vec<u32> = lesson.missed().map(|(seed, ..)| seed).collect();
        assert_eq!(seeds, (21..120).collect::<Vec<u32>>());
    }

    #[test]
    fn only_a_better_drill_is_a_new_record() {
        let mut lesson = LessonProgress::default();
        let mut drill = |score| {
            let record = lesson.record_drill(DrillMode::Clock, score);
            (record.best, record.is_new)
        };
        assert_eq!(drill(0), (0, true));
        assert_eq!(drill(0), (0, false));
        assert_eq!(drill(12), (12, true));
        assert_eq!(drill(9), (12, false));
        assert_eq!(lesson.best(DrillMode::Hearts), None);
    }
}
