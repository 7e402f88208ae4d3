//! The versions of our scale.

use std::sync::LazyLock;

use novena_techniques::{Position, Technique, former_technique, technique};

use super::{Rating, difficulty, rate_by};

/// A version of the rule that determines the level of a puzzle.
///
/// Daily puzzles are chosen by level, and past ones must not change. Once a version has been used
/// for daily puzzles, it therefore remains unchanged, including its costs and searches.
///
/// ```
/// use novena_core::Puzzle;
/// use novena_ratings::LevelRule;
/// use novena_techniques::Position;
///
/// let puzzle: Puzzle =
///     "..3..172......4......7..149.148....528.....747....268.952..8......3......679..4.."
///         .parse().unwrap();
/// let position = Position::new(&puzzle).unwrap().assuming_uniqueness(true);
/// assert_eq!(LevelRule::First.rate_within(position, 99).unwrap().tenths, 15);
/// assert_eq!(LevelRule::CURRENT, LevelRule::Second);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum LevelRule {
    /// The version for daily puzzles before 2026-12-01. It never changes.
    First,
    /// The version for daily puzzles from 2026-12-01 onwards, and for everything else.
    Second,
}

type CostTable = Vec<(&'static dyn Technique, u16)>;

static FIRST: LazyLock<CostTable> = LazyLock::new(|| {
    let rows = difficulty::first::TABLE.iter();
    rows.filter_map(|&(id, tenths)| Some((former_technique(id)?, tenths)))
        .collect()
});

static SECOND: LazyLock<CostTable> = LazyLock::new(|| {
    let rows = difficulty::TABLE.iter();
    rows.filter_map(|&(kind, tenths)| Some((technique(kind)?, tenths)))
        .collect()
});

impl LevelRule {
    /// The version used by [`rate`](crate::rate).
    pub const CURRENT: Self = Self::Second;

    /// Rates a position like [`rate_within`](crate::rate_within), but with this version of the
    /// rule.
    #[must_use]
    pub fn rate_within(self, position: Position, most: u16) -> Option<Rating> {
        rate_by(self, position, most)
    }

    /// The searches with their minimum costs, in ascending order.
    pub(super) fn techniques(self) -> &'static [(&'static dyn Technique, u16)] {
        match self {
            Self::First => &FIRST,
            Self::Second => &SECOND,
        }
    }
}
