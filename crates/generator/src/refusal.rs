//! The reasons why no puzzle has a given shape or meets a given wish.

use std::fmt;

use novena_core::{Argument, House, PatternSymmetry, Refusal};
use novena_techniques::Kind;

use crate::{LEAST_GIVENS, MOST_MINIMAL};

/// The topic of both refusals, because a shape is a part of a wish.
const TOPIC: &str = "wish";

/// The reason why no puzzle has a given shape.
///
/// ```
/// # use novena_generator::ShapeRefusal;
/// let refusal = ShapeRefusal::TooFewCells { cells: 16 };
/// assert_eq!(refusal.to_string(), "16 cells are too few for one solution: at least 17");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum ShapeRefusal {
    /// The range of givens is empty.
    EmptyRange {
        /// The start of the range.
        least: usize,
        /// The end of the range.
        most: usize,
    },
    /// No puzzle with fewer givens than [`LEAST_GIVENS`] has exactly one solution.
    TooFewGivens {
        /// The largest number requested.
        most: usize,
    },
    /// The pattern, or the part of it that the symmetry allows, has fewer cells than
    /// [`LEAST_GIVENS`].
    TooFewCells {
        /// The number of cells.
        cells: usize,
    },
    /// There are fewer cells than requested givens.
    TooManyGivens {
        /// The smallest number requested.
        least: usize,
        /// The number of cells.
        cells: usize,
    },
    /// The number of cells in the exact pattern is not in the requested range.
    OtherCount {
        /// The number of cells in the pattern.
        cells: usize,
    },
    /// The exact pattern does not have the symmetry.
    NotSymmetric {
        /// The requested symmetry.
        symmetry: PatternSymmetry,
    },
    /// Two lines have no givens, so they can be swapped to give a second solution.
    EmptyLines {
        /// A row or column.
        first: House,
        /// The other line, in the same band or stack.
        second: House,
    },
    /// No minimal puzzle has more givens than [`MOST_MINIMAL`].
    NeverMinimal {
        /// The smallest number requested.
        least: usize,
    },
    /// No pattern with this symmetry has that number of cells.
    NoSuchCount {
        /// The requested symmetry.
        symmetry: PatternSymmetry,
    },
}

impl ShapeRefusal {
    /// The ID of the refusal, by which the translated text is looked up.
    ///
    /// ```
    /// # use novena_generator::ShapeRefusal;
    /// assert_eq!(ShapeRefusal::TooFewGivens { most: 16 }.id(), "too-few-givens");
    /// ```
    #[must_use]
    pub const fn id(&self) -> &'static str {
        match self {
            Self::EmptyRange { .. } => "empty-range",
            Self::TooFewGivens { .. } => "too-few-givens",
            Self::TooFewCells { .. } => "too-few-cells",
            Self::TooManyGivens { .. } => "too-many-givens",
            Self::OtherCount { .. } => "other-count",
            Self::NotSymmetric { .. } => "not-symmetric",
            Self::EmptyLines { .. } => "empty-lines",
            Self::NeverMinimal { .. } => "never-minimal",
            Self::NoSuchCount { .. } => "no-such-count",
        }
    }
}

impl fmt::Display for ShapeRefusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::EmptyRange { least, most } => write!(f, "no number from {least} to {most}"),
            Self::TooFewGivens { most } => write!(
                f,
                "{most} givens are too few for one solution: at least {LEAST_GIVENS}"
            ),
            Self::TooFewCells { cells } => write!(
                f,
                "{cells} cells are too few for one solution: at least {LEAST_GIVENS}"
            ),
            Self::TooManyGivens { least, cells } => {
                write!(f, "{least} givens or more in {cells} cells")
            }
            Self::OtherCount { cells } => write!(f, "the pattern has {cells} cells"),
            Self::NotSymmetric { symmetry } => write!(f, "the pattern is not {symmetry}"),
            Self::EmptyLines { first, second } => {
                write!(f, "nothing tells {first} from {second}")
            }
            Self::NeverMinimal { least } => write!(
                f,
                "{least} givens are too many for a minimal puzzle: at most {MOST_MINIMAL}"
            ),
            Self::NoSuchCount { symmetry } => {
                write!(f, "no {symmetry} pattern has that number of givens")
            }
        }
    }
}

impl std::error::Error for ShapeRefusal {}

impl Refusal for ShapeRefusal {
    fn topic(&self) -> &'static str {
        TOPIC
    }

    fn id(&self) -> &'static str {
        Self::id(self)
    }

    fn arguments(&self, give: &mut dyn FnMut(&'static str, Argument<'_>)) {
        match *self {
            Self::EmptyRange { least, most } => {
                give("least", least.into());
                give("most", most.into());
            }
            Self::TooFewGivens { most } => {
                give("most", most.into());
                give("needed", LEAST_GIVENS.into());
            }
            Self::TooFewCells { cells } => {
                give("cells", cells.into());
                give("needed", LEAST_GIVENS.into());
            }
            Self::TooManyGivens { least, cells } => {
                give("least", least.into());
                give("cells", cells.into());
            }
            Self::OtherCount { cells } => give("cells", cells.into()),
            Self::NotSymmetric { symmetry } | Self::NoSuchCount { symmetry } => {
                give("symmetry", symmetry.into());
            }
            Self::EmptyLines { first, second } => {
                give("first", first.as_set().into());
                give("second", second.as_set().into());
            }
            Self::NeverMinimal { least } => {
                give("least", least.into());
                give("most", MOST_MINIMAL.into());
            }
        }
    }
}

/// The reason why no puzzle meets a wish.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum WishRefusal {
    /// No puzzle has the requested shape.
    Shape(ShapeRefusal),
    /// A range ends before it begins.
    EmptyRange,
    /// No rating in the requested range belongs to the requested level.
    LevelAndRating,
    /// We have no technique that finds this kind.
    Unknown {
        /// The kind.
        kind: Kind,
    },
    /// The kind cannot be the hardest on a path. It combines other steps, so no path contains it.
    Aside {
        /// The kind.
        kind: Kind,
    },
    /// The kind is never needed, because it combines two steps of an easier kind.
    Joins {
        /// The kind.
        kind: Kind,
    },
    /// The kind is never needed, because wherever it has a step, an easier kind has the same step.
    NeverFirst {
        /// The kind.
        kind: Kind,
        /// The easier kind.
        by: Kind,
    },
    /// No known puzzle needs the kind, so it cannot be practised.
    NeverMet {
        /// The kind.
        kind: Kind,
    },
    /// The wish needs a kind, but allows only easier kinds.
    NeedsMore {
        /// The kind.
        kind: Kind,
    },
    /// The wish needs a kind that is harder than the hardest kind that it allows.
    NeedsHarder {
        /// The kind.
        kind: Kind,
    },
}

impl WishRefusal {
    /// The ID of the refusal, by which the translated text is looked up.
    ///
    /// ```
    /// # use novena_generator::WishRefusal;
    /// assert_eq!(WishRefusal::EmptyRange.id(), "empty-range-of-ratings");
    /// ```
    #[must_use]
    pub const fn id(&self) -> &'static str {
        match self {
            Self::Shape(refusal) => refusal.id(),
            Self::EmptyRange => "empty-range-of-ratings",
            Self::LevelAndRating => "level-and-rating",
            Self::Unknown { .. } => "unknown-technique",
            Self::Aside { .. } => "never-hardest",
            Self::Joins { .. } => "never-needed",
            Self::NeverFirst { .. } => "never-first",
            Self::NeverMet { .. } => "never-met",
            Self::NeedsMore { .. } => "needs-more",
            Self::NeedsHarder { .. } => "needs-harder",
        }
    }
}

impl fmt::Display for WishRefusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Shape(refusal) => refusal.fmt(f),
            Self::EmptyRange => f.write_str("a range of ratings ends before it begins"),
            Self::LevelAndRating => f.write_str("no rating in the range is of that level"),
            Self::Unknown { kind } => write!(f, "{kind} cannot be searched for"),
            Self::Aside { kind } => write!(f, "{kind} is on no path"),
            Self::Joins { kind } => write!(f, "{kind} only joins easier steps"),
            Self::NeverFirst { kind, by } => write!(f, "{kind} never comes before {by}"),
            Self::NeverMet { kind } => write!(f, "no puzzle is known that needs {kind}"),
            Self::NeedsMore { kind } => write!(f, "{kind} is harder than all that should do"),
            Self::NeedsHarder { kind } => write!(f, "{kind} is harder than the hardest"),
        }
    }
}

impl std::error::Error for WishRefusal {}

impl Refusal for WishRefusal {
    fn topic(&self) -> &'static str {
        TOPIC
    }

    fn id(&self) -> &'static str {
        Self::id(self)
    }

    fn arguments(&self, give: &mut dyn FnMut(&'static str, Argument<'_>)) {
        match self {
            Self::Shape(refusal) => refusal.arguments(give),
            Self::EmptyRange | Self::LevelAndRating => {}
            Self::Unknown { kind }
            | Self::Aside { kind }
            | Self::Joins { kind }
            | Self::NeverMet { kind }
            | Self::NeedsMore { kind }
            | Self::NeedsHarder { kind } => give("technique", Argument::Technique(kind.id())),
            Self::NeverFirst { kind, by } => {
                give("technique", Argument::Technique(kind.id()));
                give("easier", Argument::Technique(by.id()));
            }
        }
    }
}
