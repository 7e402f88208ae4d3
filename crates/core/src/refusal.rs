//! The interface that all refusals share, so that one crate can put them into words in every
//! language.

use core::fmt;

use crate::{Cell, CellSet, Digit, DigitSet, HouseSet, PatternSymmetry};

/// A request that was refused, together with the reason.
///
/// A refusal does not contain a sentence. It contains a topic and an ID, which together identify
/// the sentence, and the sentence's arguments. As a result, the crates that refuse requests need no
/// translations, and the crate with the translations does not depend on those crates. `Display`
/// returns plain English for logs and programmers.
///
/// ```
/// use novena_core::{Argument, Refusal};
/// use std::fmt;
///
/// struct TooManyGivens {
///     givens: usize,
/// }
///
/// impl fmt::Display for TooManyGivens {
///     fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
///         write!(f, "{} givens are too many", self.givens)
///     }
/// }
///
/// impl Refusal for TooManyGivens {
///     fn topic(&self) -> &'static str {
///         "wish"
///     }
///
///     fn id(&self) -> &'static str {
///         "too-many-givens"
///     }
///
///     fn arguments(&self, give: &mut dyn FnMut(&'static str, Argument<'_>)) {
///         give("givens", self.givens.into());
///     }
/// }
///
/// let refusal: &dyn Refusal = &TooManyGivens { givens: 82 };
/// let mut names = Vec::new();
/// refusal.arguments(&mut |name, _| names.push(name));
/// assert_eq!(names, ["givens"]);
/// ```
pub trait Refusal: fmt::Display {
    /// The family that this refusal belongs to, such as `move` or `wish`. IDs are unique within a
    /// family.
    fn topic(&self) -> &'static str;

    /// A stable, machine-readable name.
    fn id(&self) -> &'static str;

    /// Calls `give` with the name and value of every argument that the sentence may use.
    fn arguments(&self, give: &mut dyn FnMut(&'static str, Argument<'_>)) {
        let _ = give;
    }
}

/// An argument of the sentence for a [`Refusal`].
///
/// Numbers and text are shown unchanged. All other arguments are translated.
#[derive(Clone, Copy)]
#[non_exhaustive]
pub enum Argument<'a> {
    /// A number, which may select the singular or plural form.
    Number(u64),
    /// Text that is the same in all languages.
    Text(&'a str),
    /// A digit.
    Digit(Digit),
    /// Several digits.
    Digits(DigitSet),
    /// A cell.
    Cell(Cell),
    /// Any number of cells, including none.
    Cells(CellSet),
    /// Any number of houses, including none.
    Houses(HouseSet),
    /// A symmetry of a pattern.
    Symmetry(PatternSymmetry),
    /// A technique, by its ID.
    Technique(&'a str),
    /// A level, by its ID.
    Level(&'a str),
    /// The underlying refusal.
    Reason(&'a dyn Refusal),
}

impl From<u64> for Argument<'_> {
    fn from(number: u64) -> Self {
        Self::Number(number)
    }
}

impl From<usize> for Argument<'_> {
    fn from(number: usize) -> Self {
        Self::Number(number as u64)
    }
}

impl<'a> From<&'a str> for Argument<'a> {
    fn from(text: &'a str) -> Self {
        Self::Text(text)
    }
}

impl From<Digit> for Argument<'_> {
    fn from(digit: Digit) -> Self {
        Self::Digit(digit)
    }
}

impl From<DigitSet> for Argument<'_> {
    fn from(digits: DigitSet) -> Self {
        Self::Digits(digits)
    }
}

impl From<Cell> for Argument<'_> {
    fn from(cell: Cell) -> Self {
        Self::Cell(cell)
    }
}

impl From<CellSet> for Argument<'_> {
    fn from(cells: CellSet) -> Self {
        Self::Cells(cells)
    }
}

impl From<HouseSet> for Argument<'_> {
    fn from(houses: HouseSet) -> Self {
        Self::Houses(houses)
    }
}

impl From<PatternSymmetry> for Argument<'_> {
    fn from(symmetry: PatternSymmetry) -> Self {
        Self::Symmetry(symmetry)
    }
}
