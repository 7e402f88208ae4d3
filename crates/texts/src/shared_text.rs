/// A short message, other than a refusal or a hint, that more than one front end shows.
///
/// ```
/// use novena_texts::{Language, Naming, SharedText, Wording};
///
/// let wording = Wording::new(Language::En, Naming::Short);
/// assert_eq!(wording.text(SharedText::CellMarks("4 5")), "marks 4 5");
/// assert_eq!(wording.text(SharedText::OneSolution), "Exactly one solution.");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum SharedText<'a> {
    /// A digit repeats in a puzzle being entered.
    DigitRepeats,
    /// A puzzle being entered has no solution.
    NoSolution,
    /// A puzzle being entered has exactly one solution.
    OneSolution,
    /// A puzzle being entered has several solutions.
    SeveralSolutions,
    /// A cell is empty.
    CellEmpty,
    /// The digit in a cell is a given.
    CellGiven,
    /// The centre marks in a cell.
    CellMarks(&'a str),
    /// The corner marks in a cell.
    CellCorners(&'a str),
    /// The letters of a cell's colours.
    CellColours(&'a str),
    /// The digit in a cell breaks a rule.
    CellConflict,
    /// The digit in a cell is wrong.
    CellWrong,
    /// A list of games is empty.
    NoGames,
}

impl<'a> SharedText<'a> {
    /// The message's key, and the value of its `$marks` variable.
    pub(crate) const fn key(self) -> (&'static str, Option<&'a str>) {
        match self {
            Self::DigitRepeats => ("enter-conflict", None),
            Self::NoSolution => ("enter-none", None),
            Self::OneSolution => ("enter-one", None),
            Self::SeveralSolutions => ("enter-several", None),
            Self::CellEmpty => ("cell-empty", None),
            Self::CellGiven => ("cell-given", None),
            Self::CellMarks(marks) => ("cell-marks", Some(marks)),
            Self::CellCorners(marks) => ("cell-corners", Some(marks)),
            Self::CellColours(colours) => ("cell-colours", Some(colours)),
            Self::CellConflict => ("cell-conflict", None),
            Self::CellWrong => ("cell-wrong", None),
            Self::NoGames => ("games-none", None),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Language, Naming, Wording};

    #[test]
    fn every_text_exists_in_every_language() {
        for &language in Language::ALL {
            let wording = Wording::new(language, Naming::Short);
            for text in [
                SharedText::DigitRepeats,
                SharedText::NoSolution,
                SharedText::OneSolution,
                SharedText::SeveralSolutions,
                SharedText::CellEmpty,
                SharedText::CellGiven,
                SharedText::CellMarks("4 5"),
                SharedText::CellCorners("4 5"),
                SharedText::CellColours("a b"),
                SharedText::CellConflict,
                SharedText::CellWrong,
                SharedText::NoGames,
            ] {
                let (key, filling) = text.key();
                let words = wording.text(text);
                assert_ne!(words, key, "{language:?}");
                assert!(
                    words.contains(filling.unwrap_or_default()),
                    "{language:?}: {words}"
                );
            }
        }
    }
}
