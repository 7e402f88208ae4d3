//! The result of a rating, and the steps behind it.

use std::fmt;

use super::scale::HodokuTechnique as Technique;
use novena_techniques::Level;

/// A rating on HoDoKu's scale. It is printed as level and score: `unfair, 888`.
#[derive(Clone, PartialEq, Eq)]
pub struct HodokuRating {
    /// The level of the hardest step, or a higher level if the score requires it.
    pub level: Level,
    /// The sum of the costs of the steps.
    pub score: u32,
    /// The technique with the highest level. Ties go to the higher score, then to the technique
    /// that is tried later.
    pub hardest: Option<Technique>,
    pub(super) counts: [u8; Technique::ALL.len()],
}

impl HodokuRating {
    /// The number of steps that use a technique.
    #[must_use]
    pub const fn count(&self, technique: Technique) -> usize {
        self.counts[technique.index()] as usize
    }

    /// Each technique used and how often it was used, in the order in which techniques are tried.
    pub fn counts(&self) -> impl Iterator<Item = (Technique, usize)> {
        let count = |&technique: &Technique| (technique, self.count(technique));
        Technique::ALL
            .iter()
            .map(count)
            .filter(|(_, count)| *count > 0)
    }
}

impl fmt::Display for HodokuRating {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(&format!("{}, {}", self.level, self.score))
    }
}

impl fmt::Debug for HodokuRating {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.level, self.score)?;
        self.counts()
            .try_for_each(|(technique, count)| write!(f, " {technique:?}:{count}"))
    }
}

/// A step on HoDoKu's path.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct HodokuStep {
    /// The technique.
    pub technique: Technique,
    /// The candidate that the step places, if any.
    pub places: Option<novena_core::Candidate>,
    /// The candidates that the step removes.
    pub removes: Vec<novena_core::Candidate>,
}

/// The minimum level for a given score.
pub(super) fn level_of(score: u32) -> Level {
    match score {
        0..=800 => Level::Easy,
        801..=1000 => Level::Medium,
        1001..=1600 => Level::Hard,
        1601..=1800 => Level::Unfair,
        _ => Level::Extreme,
    }
}
