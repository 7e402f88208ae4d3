//! The symmetries that setters give to the pattern of givens.

use core::fmt;
use core::str::FromStr;

use crate::{Cell, CellSet, Symmetry};

/// A symmetry of the cells that contain givens, regardless of their digits.
///
/// A pattern has a symmetry if certain rotations or reflections of the square leave the pattern
/// unchanged.
///
/// ```
/// use novena_core::{Cell, PatternSymmetry};
///
/// let symmetry: PatternSymmetry = "rotational180".parse()?;
/// assert_eq!(symmetry.orbit(Cell::at(0, 1)).to_string(), "r1c2 r9c8");
/// assert_eq!(symmetry.to_string(), "rotational180");
/// # Ok::<(), novena_core::UnknownPatternSymmetry>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[non_exhaustive]
pub enum PatternSymmetry {
    /// No symmetry. Every pattern is accepted.
    None,
    /// A half turn leaves the pattern unchanged.
    Rotational180,
    /// A quarter turn leaves the pattern unchanged.
    Rotational90,
    /// Reflection in the horizontal axis, row 5, leaves the pattern unchanged: top and bottom
    /// match.
    Horizontal,
    /// Reflection in the vertical axis, column 5, leaves the pattern unchanged: left and right
    /// match.
    Vertical,
    /// Reflection in the diagonal from the top left leaves the pattern unchanged.
    Diagonal,
    /// Reflection in the diagonal from the top right leaves the pattern unchanged.
    Antidiagonal,
    /// Every rotation and reflection of the square leaves the pattern unchanged.
    Full,
}

impl PatternSymmetry {
    /// All symmetries, `None` first and `Full` last.
    ///
    /// ```
    /// # use novena_core::PatternSymmetry;
    /// assert_eq!(PatternSymmetry::ALL.len(), 8);
    /// ```
    pub const ALL: [Self; 8] = [
        Self::None,
        Self::Rotational180,
        Self::Rotational90,
        Self::Horizontal,
        Self::Vertical,
        Self::Diagonal,
        Self::Antidiagonal,
        Self::Full,
    ];

    /// The name of the symmetry in lower case, as `FromStr` reads it.
    ///
    /// ```
    /// # use novena_core::PatternSymmetry;
    /// assert_eq!(PatternSymmetry::Antidiagonal.id(), "antidiagonal");
    /// ```
    #[must_use]
    pub const fn id(self) -> &'static str {
        match self {
            Self::None => "none",
            Self::Rotational180 => "rotational180",
            Self::Rotational90 => "rotational90",
            Self::Horizontal => "horizontal",
            Self::Vertical => "vertical",
            Self::Diagonal => "diagonal",
            Self::Antidiagonal => "antidiagonal",
            Self::Full => "full",
        }
    }

    /// Rotations and reflections that generate all rotations and reflections of this symmetry.
    const fn generators(self) -> &'static [Symmetry] {
        match self {
            Self::None => &[],
            Self::Rotational180 => &[Symmetry::ROTATE_180],
            Self::Rotational90 => &[Symmetry::ROTATE_90],
            Self::Horizontal => &[Symmetry::FLIP_ROWS],
            Self::Vertical => &[Symmetry::FLIP_COLUMNS],
            Self::Diagonal => &[Symmetry::TRANSPOSE],
            Self::Antidiagonal => &[Symmetry::ANTITRANSPOSE],
            Self::Full => &[Symmetry::ROTATE_90, Symmetry::TRANSPOSE],
        }
    }

    /// Returns `cell` and its images. A pattern with this symmetry contains either all of these
    /// cells or none.
    ///
    /// ```
    /// # use novena_core::{Cell, PatternSymmetry};
    /// let orbit = PatternSymmetry::Rotational90.orbit(Cell::at(0, 1));
    /// assert_eq!(orbit.to_string(), "r1c2 r2c9 r8c1 r9c8");
    /// assert_eq!(PatternSymmetry::Full.orbit(Cell::at(4, 4)).len(), 1);
    /// ```
    #[must_use]
    pub fn orbit(self, cell: Cell) -> CellSet {
        let mut orbit = CellSet::EMPTY;
        let mut next = cell.as_set();
        while next != orbit {
            orbit = next;
            for generator in self.generators() {
                next |= generator.cell_set(orbit);
            }
        }
        orbit
    }

    /// Whether a pattern of cells has this symmetry.
    ///
    /// ```
    /// # use novena_core::{Cell, House, PatternSymmetry};
    /// let middle_row = House::row(4).cells();
    /// assert!(PatternSymmetry::Vertical.is_of(middle_row));
    /// assert!(!PatternSymmetry::Rotational90.is_of(middle_row));
    /// ```
    #[must_use]
    pub fn is_of(self, pattern: CellSet) -> bool {
        self.generators()
            .iter()
            .all(|generator| generator.cell_set(pattern) == pattern)
    }

    /// The symmetries of a pattern. `None` is included only if the pattern has no other symmetry.
    ///
    /// ```
    /// # use novena_core::{Cell, House, PatternSymmetry};
    /// use PatternSymmetry::{Horizontal, None, Rotational180, Vertical};
    ///
    /// let all_of = |cells| PatternSymmetry::all_of(cells).collect::<Vec<_>>();
    /// assert_eq!(all_of(House::row(4).cells()), [Rotational180, Horizontal, Vertical]);
    /// assert_eq!(all_of(Cell::at(0, 1).as_set()), [None]);
    /// ```
    pub fn all_of(pattern: CellSet) -> impl Iterator<Item = Self> {
        let has_one = Self::ALL[1..].iter().any(|some| some.is_of(pattern));
        Self::ALL
            .into_iter()
            .filter(move |symmetry| match symmetry {
                Self::None => !has_one,
                some => some.is_of(pattern),
            })
    }

    /// The symmetries in [`Self::all_of`], without any symmetry that another one implies. For
    /// example, a quarter turn implies a half turn, and the full symmetry implies all others.
    ///
    /// ```
    /// # use novena_core::{Cell, CellSet, PatternSymmetry};
    /// let largest_of = |cells| PatternSymmetry::largest_of(cells).collect::<Vec<_>>();
    /// assert_eq!(largest_of(CellSet::ALL), [PatternSymmetry::Full]);
    /// let quarter = PatternSymmetry::Rotational90;
    /// assert_eq!(largest_of(quarter.orbit(Cell::at(0, 1))), [quarter]);
    /// ```
    pub fn largest_of(pattern: CellSet) -> impl Iterator<Item = Self> {
        let is_full = Self::Full.is_of(pattern);
        let turns = Self::Rotational90.is_of(pattern);
        Self::all_of(pattern).filter(move |&symmetry| match symmetry {
            Self::Full => true,
            Self::Rotational180 => !is_full && !turns,
            _ => !is_full,
        })
    }
}

impl fmt::Display for PatternSymmetry {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.id())
    }
}

/// The error for text that is not the name of a [`PatternSymmetry`].
///
/// ```
/// use novena_core::{PatternSymmetry, UnknownPatternSymmetry};
///
/// assert_eq!("mirror".parse::<PatternSymmetry>(), Err(UnknownPatternSymmetry));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct UnknownPatternSymmetry;

impl fmt::Display for UnknownPatternSymmetry {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("expected one of ")?;
        for (place, symmetry) in PatternSymmetry::ALL.iter().enumerate() {
            write!(f, "{}{symmetry}", if place > 0 { ", " } else { "" })?;
        }
        Ok(())
    }
}

impl core::error::Error for UnknownPatternSymmetry {}

/// Reads a name exactly as it is printed.
impl FromStr for PatternSymmetry {
    type Err = UnknownPatternSymmetry;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        Self::ALL
            .into_iter()
            .find(|symmetry| symmetry.id() == text)
            .ok_or(UnknownPatternSymmetry)
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    /// The images of a row and a column under each symmetry, written out.
    fn images(symmetry: PatternSymmetry, row: usize, column: usize) -> Vec<(usize, usize)> {
        let (up, left) = (8 - row, 8 - column);
        match symmetry {
            PatternSymmetry::None => vec![],
            PatternSymmetry::Rotational180 => vec![(up, left)],
            PatternSymmetry::Rotational90 => vec![(up, left), (column, up), (left, row)],
            PatternSymmetry::Horizontal => vec![(up, column)],
            PatternSymmetry::Vertical => vec![(row, left)],
            PatternSymmetry::Diagonal => vec![(column, row)],
            PatternSymmetry::Antidiagonal => vec![(left, up)],
            PatternSymmetry::Full => PatternSymmetry::ALL[..7]
                .iter()
                .flat_map(|&other| images(other, row, column))
                .collect(),
        }
    }

    #[test]
    fn orbits_match_their_formulas() {
        for symmetry in PatternSymmetry::ALL {
            for cell in Cell::all() {
                let mut expected = cell.as_set();
                expected.extend(
                    images(symmetry, cell.row(), cell.column())
                        .into_iter()
                        .map(|(row, column)| Cell::at(row, column)),
                );
                assert_eq!(symmetry.orbit(cell), expected, "{symmetry} {cell}");
            }
        }
    }

    #[test]
    fn reads_ids_and_rejects_other_text() {
        for symmetry in PatternSymmetry::ALL {
            assert_eq!(symmetry.to_string().parse(), Ok(symmetry));
        }
        for text in ["", "None", "full ", "rotational", "diagonal2"] {
            assert_eq!(
                text.parse::<PatternSymmetry>(),
                Err(UnknownPatternSymmetry),
                "{text:?}"
            );
        }
    }

    #[test]
    fn the_empty_pattern_has_every_symmetry() {
        assert!(PatternSymmetry::all_of(CellSet::EMPTY).eq(PatternSymmetry::ALL[1..].to_vec()));
    }

    proptest! {
        #[test]
        fn a_union_of_orbits_has_the_symmetry(seeds: u128, number in 0..8usize) {
            let symmetry = PatternSymmetry::ALL[number];
            let pattern = CellSet::from_bits(seeds & seeds.rotate_left(41))
                .iter()
                .fold(CellSet::EMPTY, |all, cell| all | symmetry.orbit(cell));
            prop_assert!(symmetry.is_of(pattern));
        }

        #[test]
        fn a_symmetric_pattern_consists_of_whole_orbits(seeds: u128) {
            let pattern = CellSet::from_bits(seeds);
            for symmetry in PatternSymmetry::ALL {
                let expected = pattern.iter().all(|cell| pattern.is_superset(symmetry.orbit(cell)));
                prop_assert_eq!(symmetry.is_of(pattern), expected);
            }
        }
    }
}
