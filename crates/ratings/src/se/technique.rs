//! Sudoku Explainer's techniques, under the names that its users know.

use std::fmt;

/// A Sudoku Explainer technique. It is printed under the name used by that program.
///
/// ```
/// use novena_ratings::SeRater;
///
/// let easy = "..3..172......4......7..149.148....528.....747....268.952..8......3......679..4..";
/// let rating = SeRater::new().rate(&easy.parse().unwrap());
/// let hardest = rating.hardest.unwrap();
/// assert_eq!(hardest.to_string(), "Hidden Single");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SeTechnique {
    pub(super) source: Source,
    /// The number of candidates on the technique's chains, or 0 if it has none.
    pub(super) complexity: u16,
}

/// The technique of a hint, with just enough detail to name it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Source {
    HiddenSingle,
    DirectLocking { is_pointing: bool },
    DirectHiddenSet { size: u32 },
    NakedSingle,
    Locking { is_pointing: bool },
    NakedSet { size: u32 },
    HiddenSet { size: u32 },
    Fish { size: u32 },
    Wing { xyz: bool },
    UniqueLoop { type_: u8, length: u8 },
    Bug { type_: u8 },
    AlignedExclusion { size: u32 },
    Cycle { x: bool, y: bool },
    Chain { x: bool, y: bool },
    Forcing { way: Way, rank: Rank },
}

/// How the branches of a forcing chain reach a conclusion.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Way {
    /// Both a candidate and its negation lead to the conclusion.
    Double,
    /// All candidates in a cell lead to the conclusion.
    Cell,
    /// All places for a digit, in a house of this kind, lead to the conclusion.
    Region(u8),
    /// The negation of the conclusion leads to a contradiction.
    Contradiction,
}

/// The features that the branches of a forcing chain may use.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Rank {
    /// Only links between candidates of one digit.
    Nishio,
    /// The links that the position already has.
    Static,
    /// All links, including those that appear because candidates that are off are removed.
    Dynamic,
    /// The links of dynamic webs, and also patterns and chains up to this level.
    Nested(u8),
}

impl Way {
    /// The rank of the hint among hints that are otherwise equal.
    pub(super) const fn order(self) -> u8 {
        match self {
            Self::Double => 1,
            Self::Cell => 5,
            Self::Region(_) => 6,
            Self::Contradiction => 7,
        }
    }
}

impl Rank {
    pub(super) const fn is_dynamic(self) -> bool {
        !matches!(self, Self::Static)
    }

    /// The cost of a hint, regardless of its length.
    pub(super) fn base(self) -> f64 {
        match self {
            Self::Nishio => 7.5,
            Self::Static => 8.0,
            Self::Dynamic => 8.5,
            Self::Nested(level) => 8.5 + 0.5 * f64::from(level),
        }
    }

    /// The part of the name that shows which searches a web may use when no link applies.
    fn suffix(self) -> String {
        match self {
            Self::Nishio | Self::Static | Self::Dynamic | Self::Nested(0) => String::new(),
            Self::Nested(1) => " (+)".to_owned(),
            Self::Nested(2) => " (+ Forcing Chains)".to_owned(),
            Self::Nested(3) => " (+ Multiple Forcing Chains)".to_owned(),
            Self::Nested(4) => " (+ Dynamic Forcing Chains)".to_owned(),
            Self::Nested(level) => {
                let inner = Self::Nested(level - 3).suffix();
                format!(" (+ Dynamic Forcing Chains{inner})")
            }
        }
    }
}

/// The name of a set of the given size.
const fn set(size: u32) -> &'static str {
    match size {
        2 => "Pair",
        3 => "Triplet",
        _ => "Quad",
    }
}

const fn pointing(is_pointing: bool) -> &'static str {
    if is_pointing { "Pointing" } else { "Claiming" }
}

impl fmt::Display for SeTechnique {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.source {
            Source::HiddenSingle => f.pad("Hidden Single"),
            Source::NakedSingle => f.pad("Naked Single"),
            Source::DirectLocking { is_pointing } => write!(f, "Direct {}", pointing(is_pointing)),
            Source::Locking { is_pointing } => f.pad(pointing(is_pointing)),
            Source::DirectHiddenSet { size } => write!(f, "Direct Hidden {}", set(size)),
            Source::HiddenSet { size } => write!(f, "Hidden {}", set(size)),
            Source::NakedSet { size } => write!(f, "Naked {}", set(size)),
            Source::Fish { size: 2 } => f.pad("X-Wing"),
            Source::Fish { size: 3 } => f.pad("Swordfish"),
            Source::Fish { .. } => f.pad("Jellyfish"),
            Source::Wing { xyz: true } => f.pad("XYZ-Wing"),
            Source::Wing { xyz: false } => f.pad("XY-Wing"),
            Source::UniqueLoop { type_, length: 4 } => write!(f, "Unique Rectangle type {type_}"),
            Source::UniqueLoop { type_, length } => write!(f, "Unique Loop {length} type {type_}"),
            Source::Bug { type_ } => write!(f, "BUG type {type_}"),
            Source::AlignedExclusion { size } => write!(f, "Aligned {} Exclusion", set(size)),
            Source::Cycle { x: true, y: true } => f.pad("Bidirectional Cycle"),
            Source::Cycle { y: true, .. } => f.pad("Bidirectional Y-Cycle"),
            Source::Cycle { .. } if self.complexity == 4 => f.pad("Generalized X-Wing"),
            Source::Cycle { .. } => f.pad("Bidirectional X-Cycle"),
            Source::Chain { y: true, .. } => f.pad("Forcing Chain"),
            Source::Chain { .. } if self.complexity == 6 => f.pad("Turbot Fish"),
            Source::Chain { .. } => f.pad("Forcing X-Chain"),
            Source::Forcing { way, rank } => {
                let prefix = match rank {
                    Rank::Nishio => return f.pad("Nishio Forcing Chains"),
                    Rank::Static => "",
                    Rank::Dynamic | Rank::Nested(_) => "Dynamic ",
                };
                let way = match way {
                    Way::Double => "Double",
                    Way::Cell => "Cell",
                    Way::Region(_) => "Region",
                    Way::Contradiction => "Contradiction",
                };
                write!(f, "{prefix}{way} Forcing Chains{}", rank.suffix())
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(source: Source, complexity: u16, expected: &str) {
        assert_eq!(SeTechnique { source, complexity }.to_string(), expected);
    }

    #[test]
    fn patterns_are_named_by_size_and_type() {
        check(
            Source::DirectHiddenSet { size: 3 },
            0,
            "Direct Hidden Triplet",
        );
        check(Source::Locking { is_pointing: false }, 0, "Claiming");
        let rectangle = Source::UniqueLoop {
            type_: 3,
            length: 4,
        };
        check(rectangle, 0, "Unique Rectangle type 3");
        let hexagon = Source::UniqueLoop {
            type_: 2,
            length: 6,
        };
        check(hexagon, 0, "Unique Loop 6 type 2");
    }

    #[test]
    fn the_shortest_chains_have_names_of_their_own() {
        let chain = Source::Chain { x: true, y: false };
        check(chain, 6, "Turbot Fish");
        check(chain, 8, "Forcing X-Chain");
        let cycle = Source::Cycle { x: true, y: false };
        check(cycle, 4, "Generalized X-Wing");
        check(cycle, 6, "Bidirectional X-Cycle");
    }

    #[test]
    fn forcing_chains_are_named_by_depth() {
        let forcing = |way, rank| Source::Forcing { way, rank };
        let region = Way::Region(1);
        check(forcing(Way::Cell, Rank::Static), 9, "Cell Forcing Chains");
        check(
            forcing(region, Rank::Nested(1)),
            9,
            "Dynamic Region Forcing Chains (+)",
        );
        check(
            forcing(Way::Contradiction, Rank::Nested(5)),
            9,
            "Dynamic Contradiction Forcing Chains (+ Dynamic Forcing Chains (+ Forcing Chains))",
        );
    }

    #[test]
    fn deeper_ranks_cost_more() {
        let ranks = [
            Rank::Nishio,
            Rank::Static,
            Rank::Dynamic,
            Rank::Nested(1),
            Rank::Nested(5),
        ];
        let bases = ranks.map(|rank| format!("{:.1}", rank.base()));
        assert_eq!(bases, ["7.5", "8.0", "8.5", "9.0", "11.0"]);
    }
}
