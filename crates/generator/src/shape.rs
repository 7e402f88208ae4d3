//! Requirements for the givens of a puzzle, and checks for requirements that cannot be met.

use std::fmt;
use std::ops::RangeInclusive;

use novena_core::{Argument, Cell, CellSet, House, PatternSymmetry, Refusal};

use crate::ShapeRefusal;

/// The minimum number of givens for a puzzle with one solution, proved by an exhaustive search in
/// 2012 (`McGuire`, Tugemann, Civario).
///
/// ```
/// # use novena_generator::LEAST_GIVENS;
/// assert_eq!(LEAST_GIVENS, 17);
/// ```
pub const LEAST_GIVENS: usize = 17;

/// The largest number of givens known in a minimal puzzle.
///
/// ```
/// # use novena_generator::MOST_MINIMAL;
/// assert_eq!(MOST_MINIMAL, 40);
/// ```
pub const MOST_MINIMAL: usize = 40;

/// The maximum number of givens for which puzzles are found by searching from neighbour to
/// neighbour. With more givens, removing givens from random solutions finds enough puzzles.
const MOST_FEW: usize = 19;

/// Requirements for the givens of a puzzle. Every puzzle also has exactly one solution.
///
/// ```
/// use novena_core::PatternSymmetry;
/// use novena_generator::{PuzzleShape, bunch};
///
/// let shape = PuzzleShape {
///     symmetry: PatternSymmetry::Rotational180,
///     givens: 28..=32,
///     minimal: false,
///     ..PuzzleShape::default()
/// };
/// assert!(shape.check().is_ok());
/// for made in bunch(&shape, 7, 0).puzzles {
///     assert!(PatternSymmetry::Rotational180.is_of(made.puzzle.givens()));
///     assert!((28..=32).contains(&made.puzzle.givens().len()));
/// }
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PuzzleShape {
    /// The symmetry of the pattern of givens.
    pub symmetry: PatternSymmetry,
    /// The pattern of givens, if it is restricted.
    pub pattern: Option<Pattern>,
    /// The number of givens.
    pub givens: RangeInclusive<usize>,
    /// Whether every single given is needed, so that removing any one of them leaves several
    /// solutions. With a symmetry, this is stricter than requiring that no orbit can be removed,
    /// and such puzzles are rare.
    pub minimal: bool,
    /// Whether cells, or orbits of cells, are removed for as long as possible. If not, they are
    /// removed only until a number drawn from the range is left. Minimal puzzles are always carved
    /// to the end.
    pub sparse: bool,
}

/// The cells of the givens.
///
/// ```
/// use novena_core::House;
/// use novena_generator::Pattern;
///
/// let cells = Pattern::read(&format!("xxx{}", ".".repeat(78))).unwrap();
/// assert_eq!(cells, House::row(0).cells() & House::box_(0).cells());
/// assert_eq!(Pattern::Within(cells).cells().len(), 3);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Pattern {
    /// All of these cells and no others hold givens.
    Exactly(CellSet),
    /// Some of these cells and no others hold givens.
    Within(CellSet),
}

impl Pattern {
    /// The cells of the pattern.
    #[must_use]
    pub const fn cells(self) -> CellSet {
        match self {
            Self::Exactly(cells) | Self::Within(cells) => cells,
        }
    }

    /// Reads a drawing of 81 characters, in which `.` or `0` stands for a cell without a given, and
    /// anything else for a cell with a given. White space is ignored, so the drawing may also have
    /// nine lines.
    ///
    /// ```
    /// # use novena_generator::{DrawingError, Pattern};
    /// assert_eq!(Pattern::read("x.x"), Err(DrawingError { characters: 3 }));
    /// ```
    pub fn read(drawing: &str) -> Result<CellSet, DrawingError> {
        let marks = || drawing.chars().filter(|mark| !mark.is_whitespace());
        let characters = marks().count();
        if characters != Cell::COUNT {
            return Err(DrawingError { characters });
        }
        Ok(Cell::all()
            .zip(marks())
            .filter(|(_, mark)| !matches!(mark, '.' | '0'))
            .map(|(cell, _)| cell)
            .collect())
    }
}

/// The error for a drawing of a pattern that does not have 81 characters.
///
/// ```
/// # use novena_generator::DrawingError;
/// let error = DrawingError { characters: 80 };
/// assert_eq!(error.to_string(), "expected 81 characters, found 80");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct DrawingError {
    /// The number of characters, without white space.
    pub characters: usize,
}

impl fmt::Display for DrawingError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "expected 81 characters, found {}", self.characters)
    }
}

impl std::error::Error for DrawingError {}

impl Refusal for DrawingError {
    fn topic(&self) -> &'static str {
        "wish"
    }

    fn id(&self) -> &'static str {
        "not-a-drawing"
    }

    fn arguments(&self, give: &mut dyn FnMut(&'static str, Argument<'_>)) {
        give("found", self.characters.into());
    }
}

/// The default shape is that of any minimal puzzle.
impl Default for PuzzleShape {
    fn default() -> Self {
        Self {
            symmetry: PatternSymmetry::None,
            pattern: None,
            givens: LEAST_GIVENS..=Cell::COUNT,
            minimal: true,
            sparse: false,
        }
    }
}

impl PuzzleShape {
    /// Checks whether a puzzle of this shape can exist, as far as we can tell without a search.
    ///
    /// ```
    /// use novena_generator::{ShapeRefusal, PuzzleShape};
    ///
    /// let shape = PuzzleShape { givens: 10..=16, ..PuzzleShape::default() };
    /// assert_eq!(shape.check(), Err(ShapeRefusal::TooFewGivens { most: 16 }));
    /// ```
    pub fn check(&self) -> Result<(), ShapeRefusal> {
        let (&least, &most) = (self.givens.start(), self.givens.end());
        if least > most {
            return Err(ShapeRefusal::EmptyRange { least, most });
        }
        if most < LEAST_GIVENS {
            return Err(ShapeRefusal::TooFewGivens { most });
        }
        if let Some(Pattern::Exactly(cells)) = self.pattern
            && !self.symmetry.is_of(cells)
        {
            return Err(ShapeRefusal::NotSymmetric {
                symmetry: self.symmetry,
            });
        }
        let orbits = self.orbits();
        let room = orbits
            .iter()
            .fold(CellSet::EMPTY, |all, &orbit| all | orbit);
        if room.len() < LEAST_GIVENS {
            return Err(ShapeRefusal::TooFewCells { cells: room.len() });
        }
        if least > room.len() {
            return Err(ShapeRefusal::TooManyGivens {
                least,
                cells: room.len(),
            });
        }
        if let Some((first, second)) = lines_to_swap(room) {
            return Err(ShapeRefusal::EmptyLines { first, second });
        }
        if let Some(Pattern::Exactly(cells)) = self.pattern
            && !self.givens.contains(&cells.len())
        {
            return Err(ShapeRefusal::OtherCount { cells: cells.len() });
        }
        if self.minimal && least > MOST_MINIMAL {
            return Err(ShapeRefusal::NeverMinimal { least });
        }
        if !self.givens.clone().any(|count| reaches(&orbits, count)) {
            return Err(ShapeRefusal::NoSuchCount {
                symmetry: self.symmetry,
            });
        }
        Ok(())
    }

    /// Whether the puzzles have so few givens that they are found by searching from neighbour to
    /// neighbour: at most 19 givens, in any cells.
    ///
    /// ```
    /// # use novena_generator::PuzzleShape;
    /// let shape = PuzzleShape { givens: 17..=18, ..PuzzleShape::default() };
    /// assert!(shape.has_few_givens());
    /// assert!(!PuzzleShape::default().has_few_givens());
    /// ```
    #[must_use]
    pub fn has_few_givens(&self) -> bool {
        *self.givens.end() <= MOST_FEW
            && self.symmetry == PatternSymmetry::None
            && self.pattern.is_none()
    }

    /// The orbits of cells that may hold givens. In each orbit, either all cells hold givens or
    /// none does.
    pub(crate) fn orbits(&self) -> Vec<CellSet> {
        let room = self.pattern.map_or(CellSet::ALL, Pattern::cells);
        let mut orbits = Vec::new();
        let mut seen = CellSet::EMPTY;
        for cell in room {
            let orbit = self.symmetry.orbit(cell);
            if !seen.contains(cell) && room.is_superset(orbit) {
                orbits.push(orbit);
            }
            seen |= orbit;
        }
        orbits
    }
}

/// Two rows of a band, or two columns of a stack, that have no cells for givens. Whatever the
/// digits are, swapping these lines produces a second solution.
fn lines_to_swap(room: CellSet) -> Option<(House, House)> {
    for line in [House::row, House::column] {
        for first in 0..9 {
            for second in first + 1..first / 3 * 3 + 3 {
                if (room & (line(first).cells() | line(second).cells())).is_empty() {
                    return Some((line(first), line(second)));
                }
            }
        }
    }
    None
}

/// Whether some selection of the orbits contains `count` cells in total.
fn reaches(orbits: &[CellSet], count: usize) -> bool {
    let sums = orbits
        .iter()
        .fold(1_u128, |sums, orbit| sums | sums << orbit.len());
    count <= Cell::COUNT && sums >> count & 1 == 1
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(shape: &PuzzleShape, expected: ShapeRefusal) {
        assert_eq!(shape.check(), Err(expected));
    }

    fn with(pattern: Pattern) -> PuzzleShape {
        PuzzleShape {
            pattern: Some(pattern),
            ..PuzzleShape::default()
        }
    }

    fn first(count: usize) -> CellSet {
        Cell::all().take(count).collect()
    }

    #[test]
    fn every_symmetry_is_possible_by_itself() {
        for symmetry in PatternSymmetry::ALL {
            let shape = PuzzleShape {
                symmetry,
                ..PuzzleShape::default()
            };
            assert_eq!(shape.check(), Ok(()));
            let orbits = shape.orbits();
            assert_eq!(orbits.iter().map(|orbit| orbit.len()).sum::<usize>(), 81);
        }
    }

    #[test]
    fn empty_ranges_are_refused() {
        let givens = |givens| PuzzleShape {
            givens,
            ..PuzzleShape::default()
        };
        #[allow(clippy::reversed_empty_ranges, reason = "that is what is refused")]
        check(
            &givens(30..=20),
            ShapeRefusal::EmptyRange {
                least: 30,
                most: 20,
            },
        );
        check(&givens(0..=16), ShapeRefusal::TooFewGivens { most: 16 });
        assert_eq!(givens(0..=17).check(), Ok(()));
        check(
            &givens(82..=90),
            ShapeRefusal::TooManyGivens {
                least: 82,
                cells: 81,
            },
        );
        check(&givens(41..=50), ShapeRefusal::NeverMinimal { least: 41 });
        assert_eq!(givens(40..=50).check(), Ok(()));
    }

    #[test]
    fn impossible_patterns_are_refused() {
        check(
            &with(Pattern::Within(first(16))),
            ShapeRefusal::TooFewCells { cells: 16 },
        );
        check(
            &with(Pattern::Exactly(first(30))),
            ShapeRefusal::EmptyLines {
                first: House::row(4),
                second: House::row(5),
            },
        );
        let columns = !(House::column(6).cells() | House::column(8).cells());
        check(
            &with(Pattern::Within(columns)),
            ShapeRefusal::EmptyLines {
                first: House::column(6),
                second: House::column(8),
            },
        );
        let room = !(House::row(0).cells() | House::column(0).cells());
        assert_eq!(with(Pattern::Within(room)).check(), Ok(()));
        check(
            &PuzzleShape {
                givens: 30..=40,
                ..with(Pattern::Exactly(room))
            },
            ShapeRefusal::OtherCount { cells: 64 },
        );
        let symmetry = PatternSymmetry::Horizontal;
        check(
            &PuzzleShape {
                symmetry,
                ..with(Pattern::Exactly(room))
            },
            ShapeRefusal::NotSymmetric { symmetry },
        );
        check(
            &PuzzleShape {
                symmetry,
                givens: 60..=80,
                minimal: false,
                ..with(Pattern::Within(room))
            },
            ShapeRefusal::TooManyGivens {
                least: 60,
                cells: 56,
            },
        );
    }

    #[test]
    fn counts_that_a_symmetry_rules_out_are_refused() {
        let symmetry = PatternSymmetry::Rotational90;
        for givens in 17..=40 {
            let shape = PuzzleShape {
                symmetry,
                givens: givens..=givens,
                ..PuzzleShape::default()
            };
            // The orbits are the centre, and groups of four cells each.
            let expected = if givens % 4 < 2 {
                Ok(())
            } else {
                Err(ShapeRefusal::NoSuchCount { symmetry })
            };
            assert_eq!(shape.check(), expected, "{givens}");
        }
    }

    #[test]
    fn a_drawing_can_have_line_breaks() {
        let line = "x.......1\n".repeat(9);
        let ends = House::column(0).cells() | House::column(8).cells();
        assert_eq!(Pattern::read(&line), Ok(ends));
        assert_eq!(
            Pattern::read(&"0".repeat(82)),
            Err(DrawingError { characters: 82 })
        );
    }
}
