//! Streaks: days in a row.

/// A streak: days in a row.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Streak {
    /// The length of the streak that includes today or, if today does not count yet, yesterday. It
    /// is 0 if there is none.
    pub current: u64,
    /// The length of the longest streak.
    pub longest: u64,
}

impl Streak {
    /// The streak over these day numbers, which can be in any order.
    pub(super) fn of(mut days: Vec<i64>, today: i64) -> Self {
        days.sort_unstable();
        days.dedup();
        let mut longest = 0;
        let mut current = 0;
        let mut last = None;
        for day in days.into_iter().filter(|&day| day <= today) {
            let follows = last == Some(day - 1);
            current = if follows { current + 1 } else { 1 };
            longest = longest.max(current);
            last = Some(day);
        }
        if last.is_none_or(|last| last < today - 1) {
            current = 0;
        }
        Self { current, longest }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn days_in_a_row() {
        let check = |days: &[i64], current, longest| {
            assert_eq!(
                Streak::of(days.to_vec(), 10),
                Streak { current, longest },
                "{days:?}"
            );
        };
        check(&[], 0, 0);
        check(&[10], 1, 1);
        check(&[9], 1, 1);
        check(&[8], 0, 1);
        check(&[1, 2, 3, 8, 9, 10], 3, 3);
        check(&[1, 2, 3, 4, 9], 1, 4);
        check(&[1, 2, 3, 4, 6, 7], 0, 4);
        // A clock that was wrong once must not break the streak.
        check(&[9, 10, 300], 2, 2);
        check(&[10, 8, 9, 9, 10], 3, 3);
    }
}
