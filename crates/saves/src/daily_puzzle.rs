//! The daily puzzle that a game belongs to.

use novena_play::Labels;

/// A day's puzzle at a level. To the player, all games with the same puzzle are one game, so a
/// library continues the existing game instead of starting a second one.
///
/// ```
/// use novena_play::Labels;
/// use novena_saves::DailyPuzzle;
///
/// let source = |source: &str| Labels { source: Some(source.to_owned()), ..Labels::default() };
/// let easy = DailyPuzzle::of(&source("daily 2026-11-15 easy")).expect("this is a valid day");
/// assert_eq!(easy.day(), "2026-11-15");
/// // Earlier versions named the level in another label.
/// let level = Some("easy".to_owned());
/// let earlier = Labels { level, ..source("daily 2026-11-15") };
/// assert_eq!(DailyPuzzle::of(&earlier), Some(easy));
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct DailyPuzzle {
    day: String,
    level: Option<String>,
}

impl DailyPuzzle {
    /// The daily puzzle that a game with these labels belongs to, if it belongs to one.
    #[must_use]
    pub fn of(labels: &Labels) -> Option<Self> {
        Self::from_source(labels.source.as_deref()?, labels.level.as_deref())
    }

    /// The daily puzzle for a source such as `daily 2026-11-15 easy`. The `level` argument is used
    /// if the source does not name one.
    #[must_use]
    pub fn from_source(source: &str, level: Option<&str>) -> Option<Self> {
        let mut words = source.split(' ');
        let is_daily = words.next()?.eq_ignore_ascii_case("daily");
        let day = words.next().filter(|_| is_daily)?;
        Some(Self {
            day: day.to_owned(),
            level: words.next().or(level).map(str::to_owned),
        })
    }

    /// The day, such as `2026-11-15`.
    #[must_use]
    pub fn day(&self) -> &str {
        &self.day
    }

    /// Chooses which game of this puzzle to continue: one that was won, otherwise the one changed
    /// most recently. Each candidate is a tuple: the game, whether it was won, and when it was last
    /// changed.
    pub fn choose<T>(candidates: impl IntoIterator<Item = (T, bool, i64)>) -> Option<T> {
        let best = candidates
            .into_iter()
            .max_by_key(|&(_, is_won, changed)| (is_won, changed));
        best.map(|(game, ..)| game)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_source_names_the_day() {
        let check = |source: &str, expected: Option<(&str, Option<&str>)>| {
            let puzzle = DailyPuzzle::from_source(source, None);
            let found = puzzle
                .as_ref()
                .map(|it| (it.day.as_str(), it.level.as_deref()));
            assert_eq!(found, expected, "{source:?}");
        };
        check("daily 2026-11-15", Some(("2026-11-15", None)));
        check("daily 2026-11-15 easy", Some(("2026-11-15", Some("easy"))));
        check("Daily 2026-11-15", Some(("2026-11-15", None)));
        check("daily", None);
        check("file daily 2026-11-15", None);
        check("", None);
    }

    #[test]
    fn a_won_game_is_preferred_and_then_the_latest() {
        let choose = |games: &[(u8, bool, i64)]| DailyPuzzle::choose(games.iter().copied());
        assert_eq!(choose(&[]), None);
        assert_eq!(choose(&[(1, false, 5), (2, false, 9)]), Some(2));
        assert_eq!(choose(&[(1, true, 5), (2, false, 9)]), Some(1));
    }
}
