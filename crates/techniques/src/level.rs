use std::fmt;

/// The difficulty of a technique, in terms that players know.
///
/// ```
/// use novena_techniques::{Kind, Level};
///
/// assert_eq!(Kind::SWORDFISH.level(), Level::Hard);
/// assert!(Level::Hard < Level::Unfair);
/// assert_eq!(Level::Unfair.id(), "unfair");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Level {
    /// Singles.
    Easy,
    /// Locked candidates, pairs and triples.
    Medium,
    /// Wings, small fish, colours and uniqueness.
    Hard,
    /// Finned fish, exclusion and almost locked sets.
    Unfair,
    /// Techniques that hardly anyone can find without a computer.
    Extreme,
}

impl Level {
    /// All levels, easiest first.
    pub const ALL: [Self; 5] = [
        Self::Easy,
        Self::Medium,
        Self::Hard,
        Self::Unfair,
        Self::Extreme,
    ];

    /// The level's machine-readable name, which is the key for its translation.
    #[must_use]
    pub const fn id(self) -> &'static str {
        match self {
            Self::Easy => "easy",
            Self::Medium => "medium",
            Self::Hard => "hard",
            Self::Unfair => "unfair",
            Self::Extreme => "extreme",
        }
    }
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.id())
    }
}
