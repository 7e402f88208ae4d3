//! A game in the form in which libraries exchange it, together with how it was won and the number
//! of times that each library has changed it.

use std::collections::{BTreeMap, BTreeSet};
use std::time::Duration;

use novena_play::{Game, Labels, PassedLimit};

use crate::Moment;

/// Everything stored about a game, in any library.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LibraryGame {
    /// 32 random hexadecimal digits, the same in every library.
    pub key: String,
    /// The title, author, level and source of the game.
    pub labels: Labels,
    /// When the game was started, in seconds since 1970.
    pub created: i64,
    /// When the game was last changed, in seconds since 1970.
    pub changed: i64,
    /// How the game was won for the first time, if it ever was.
    pub finish: Option<Finish>,
    /// The game itself, with its whole history.
    pub game: Game,
    /// How often each library has changed the game.
    pub edits: EditCounts,
}

impl LibraryGame {
    /// Whether no move has been made in the game: see [`is_untouched`].
    #[must_use]
    pub fn is_untouched(&self) -> bool {
        let steps = self.game.journal().steps.len();
        is_untouched(self.edits.total(), steps, self.finish.is_some())
    }

    /// The same game after a library has changed it. The library's new count is higher than all of
    /// its earlier counts, including `floor`: its count when the game was deleted, or 0.
    #[must_use]
    pub fn changed_to(&self, game: Game, library: &str, floor: i64, now: Moment) -> Self {
        let count = self.edits.count(library).max(floor).saturating_add(1);
        let mut edits = self.edits.clone();
        edits.join(&[(library.to_owned(), count)].into_iter().collect());
        Self {
            key: self.key.clone(),
            labels: self.labels.clone(),
            created: self.created,
            changed: now.seconds,
            finish: Finish::after(self.finish.as_ref(), &game, now),
            game,
            edits,
        }
    }
}

/// Whether no move has been made in a game since it was started, judging by the number of changes,
/// the number of steps in its history, and whether it was won.
///
/// Such a game is not listed and does not count as started. Its history may contain one step, if
/// the puzzle was opened with digits already entered.
///
/// ```
/// use novena_saves::is_untouched;
///
/// assert!(is_untouched(1, 0, false));
/// assert!(!is_untouched(2, 1, false));
/// ```
#[must_use]
pub const fn is_untouched(changes: i64, steps: usize, is_won: bool) -> bool {
    changes == 1 && steps <= 1 && !is_won
}

/// Whether a string can be a game's key or a library's ID: 32 hexadecimal digits.
#[must_use]
pub fn is_key(text: &str) -> bool {
    let is_hex = |byte: u8| byte.is_ascii_digit() || (b'a'..=b'f').contains(&byte);
    text.len() == 32 && text.bytes().all(is_hex)
}

/// Rejects a change that would make a game exceed a limit. A game from an earlier version of the
/// program may already exceed a limit, and can still be played.
pub fn check_growth(before: &Game, after: &Game) -> Result<(), PassedLimit> {
    match after.check_limits() {
        Err(limit) if before.check_limits().is_ok() => Err(limit),
        _ => Ok(()),
    }
}

/// How a game was won for the first time.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Finish {
    /// When the game was won, in seconds since 1970.
    pub at: i64,
    /// The player's date at that moment, such as `2026-11-15`, if the clock provided one.
    pub day: Option<String>,
    /// The time played at that point.
    pub took: Duration,
}

impl Finish {
    /// How a game was won, after a change to the game. This is `before` if the game had already
    /// been won, a new value if the change won it, and `None` if it has not been won.
    #[must_use]
    pub fn after(before: Option<&Self>, game: &Game, now: Moment) -> Option<Self> {
        match before {
            Some(finish) => Some(finish.clone()),
            None => game.is_finished().then(|| Self {
                at: now.seconds,
                day: now.day(),
                took: game.elapsed,
            }),
        }
    }
}

/// How often each library has changed a game, by the library's ID.
///
/// Every library counts its own changes, and the counts are stored with the game. A state descends
/// from another state if and only if all of its counts are at least as high: see
/// [`EditCounts::covers`].
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct EditCounts(BTreeMap<String, i64>);

impl EditCounts {
    /// The counts for a game that this library has just started.
    #[must_use]
    pub fn first(library: &str) -> Self {
        [(library.to_owned(), 1)].into_iter().collect()
    }

    /// How often a library has changed the game.
    #[must_use]
    pub fn count(&self, library: &str) -> i64 {
        self.0.get(library).copied().unwrap_or(0)
    }

    /// The total number of changes to the game by all libraries.
    #[must_use]
    pub fn total(&self) -> i64 {
        self.0
            .values()
            .fold(0, |sum, count| sum.saturating_add(*count))
    }

    /// Whether a state with these counts includes every change in the other state.
    #[must_use]
    pub fn covers(&self, other: &Self) -> bool {
        let has_seen = |(library, count)| self.0.get(library).is_some_and(|known| known >= count);
        other.0.iter().all(has_seen)
    }

    /// Joins two counts: the result includes every change that either of them includes.
    pub fn join(&mut self, other: &Self) {
        for (library, &count) in &other.0 {
            let known = self.0.entry(library.clone()).or_insert(count);
            *known = count.max(*known);
        }
    }

    /// Whether these counts come first in a total order. Among the libraries whose counts differ,
    /// the one with the lowest ID decides, and the higher count comes first.
    pub(crate) fn is_before(&self, other: &Self) -> bool {
        let libraries: BTreeSet<&String> = self.0.keys().chain(other.0.keys()).collect();
        let mut pairs = libraries
            .into_iter()
            .map(|id| (self.count(id), other.count(id)));
        pairs
            .find(|(ours, theirs)| ours != theirs)
            .is_some_and(|(ours, theirs)| ours > theirs)
    }

    /// The library IDs with their counts.
    pub fn iter(&self) -> impl Iterator<Item = (&str, i64)> {
        self.0
            .iter()
            .map(|(library, &count)| (library.as_str(), count))
    }
}

impl FromIterator<(String, i64)> for EditCounts {
    fn from_iter<I: IntoIterator<Item = (String, i64)>>(counts: I) -> Self {
        Self(counts.into_iter().collect())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn counts(counts: &[(&str, i64)]) -> EditCounts {
        let owned = counts.iter().map(|&(id, count)| (id.to_owned(), count));
        owned.collect()
    }

    #[test]
    fn later_states_cover_earlier_ones() {
        let check = |all: &[(&str, i64)], some: &[(&str, i64)], expected: bool| {
            let covers = counts(all).covers(&counts(some));
            assert_eq!(covers, expected, "{all:?} {some:?}");
        };
        check(&[], &[], true);
        check(&[("a", 1)], &[], true);
        check(&[], &[("a", 1)], false);
        check(&[("a", 2), ("b", 1)], &[("a", 2)], true);
        check(&[("a", 2), ("b", 1)], &[("a", 3)], false);
        check(&[("a", 2), ("b", 1)], &[("c", 1)], false);
    }

    #[test]
    fn a_join_covers_both() {
        let (one, two) = (counts(&[("a", 2), ("b", 1)]), counts(&[("b", 3), ("c", 0)]));
        let mut both = one.clone();
        both.join(&two);
        assert_eq!(both, counts(&[("a", 2), ("b", 3), ("c", 0)]));
        assert!(both.covers(&one) && both.covers(&two));
    }
}
