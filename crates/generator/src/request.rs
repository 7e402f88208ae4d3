//! Translates a user's request into a wish.

use std::ops::RangeInclusive;

use novena_core::PatternSymmetry;
use novena_techniques::{Kind, KindChoice, Level};

use crate::{LEAST_GIVENS, MOST_MINIMAL, Pattern, Practice, PuzzleShape, Wish, WishRefusal};

/// A user's request for a puzzle. Fields that are not set impose no requirement.
///
/// Unlike a [`Wish`], a request need not determine the shape. Users who request a level seldom
/// specify the number of givens, but still expect a puzzle that looks right. All front ends use
/// this type, so that they generate the same puzzles.
///
/// | request | shape of the puzzle |
/// |---|---|
/// | no shape | suits the level or technique ([`Wish::shape_for`]), or else is minimal |
/// | only a symmetry | the same, except that a minimal shape becomes a sparse one: whole orbits are removed for as long as possible |
/// | a pattern | has as few givens as possible in the pattern |
/// | a number of givens | has that number of givens |
/// | minimal | has no superfluous given |
///
/// ```
/// use novena_generator::WishRequest;
/// use novena_techniques::Level;
///
/// let easy = WishRequest { level: Some(Level::Easy..=Level::Easy), ..WishRequest::default() };
/// assert_eq!(easy.wish()?.shape.givens, 30..=36);
/// assert!(WishRequest::default().wish()?.shape.minimal);
/// # Ok::<(), novena_generator::WishRefusal>(())
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct WishRequest {
    /// The lowest and the highest level.
    pub level: Option<RangeInclusive<Level>>,
    /// Our own rating, in tenths.
    pub rating: Option<RangeInclusive<u16>>,
    /// The rating of Sudoku Explainer, in tenths.
    pub se: Option<RangeInclusive<u16>>,
    /// The score of HoDoKu.
    pub hodoku: Option<RangeInclusive<u32>>,
    /// Kinds without which a player gets stuck. At least one kind of each choice must be needed.
    pub needs: Vec<KindChoice>,
    /// A kind to practise. The puzzle must need it in the same way as the kinds in `needs`. The
    /// choice is limited to the kinds that some known puzzle needs.
    pub practice: Option<KindChoice>,
    /// Kinds that suffice, together with singles.
    pub only: Option<Vec<Kind>>,
    /// The hardest kind on the path.
    pub hardest: Option<KindChoice>,
    /// The number of givens.
    pub givens: Option<RangeInclusive<usize>>,
    /// The symmetry of the pattern of givens.
    pub symmetry: Option<PatternSymmetry>,
    /// The cells where givens may be or must be.
    pub pattern: Option<Pattern>,
    /// Whether every given is needed.
    pub minimal: bool,
}

impl WishRequest {
    /// The corresponding wish, or the reason why no puzzle can meet it.
    pub fn wish(self) -> Result<Wish, WishRefusal> {
        let shape = self.shape();
        let known = match &self.practice {
            Some(choice) => choice.only(Practice::is_known),
            None => None,
        };
        let practised = known.or_else(|| self.practice.clone());
        let others = self.needs.into_iter();
        let others = others.filter(|choice| Some(choice) != self.practice.as_ref());
        let needs = practised.clone().into_iter().chain(others).collect();
        let wish = Wish {
            shape,
            level: self.level,
            rating: self.rating,
            se: self.se,
            hodoku: self.hodoku,
            needs,
            only: self.only,
            hardest: self.hardest,
        };
        wish.check()?;
        match practised.map(|choice| choice.first()) {
            Some(kind) if !Practice::is_known(kind) => Err(WishRefusal::NeverMet { kind }),
            _ => Ok(wish.narrowed()),
        }
    }

    fn shape(&self) -> PuzzleShape {
        let symmetry = self.symmetry.unwrap_or(PatternSymmetry::None);
        let is_free = self.pattern.is_none() && self.givens.is_none() && !self.minimal;
        let suited = if is_free {
            self.suited_shape()
        } else {
            PuzzleShape::default()
        };
        // Easy puzzles need more givens than a minimal puzzle has.
        let is_easy = |levels: &RangeInclusive<Level>| *levels.end() < Level::Hard;
        let is_sparse =
            self.givens.is_none() && suited.minimal && !self.level.as_ref().is_some_and(is_easy);
        let givens = match (&self.givens, self.pattern) {
            (Some(givens), _) => givens.clone(),
            (None, Some(_)) => LEAST_GIVENS..=81,
            // Avoid a board that is half full.
            (None, None) if suited.minimal && !is_sparse => LEAST_GIVENS..=MOST_MINIMAL,
            (None, None) => suited.givens,
        };
        let asks_nothing = is_free && symmetry == PatternSymmetry::None;
        let minimal = self.minimal || asks_nothing && suited.minimal;
        PuzzleShape {
            symmetry,
            pattern: self.pattern,
            givens,
            minimal,
            // Few symmetric puzzles need every single given, so orbits are removed for as long as
            // possible instead.
            sparse: is_sparse && !minimal,
        }
    }

    /// The shape that suits the requested level or, if no level is requested, the first technique.
    fn suited_shape(&self) -> PuzzleShape {
        let level = self
            .level
            .as_ref()
            .filter(|range| range.start() == range.end());
        let needed = self.practice.as_ref().or(self.needs.first());
        match (level, needed) {
            (Some(level), _) => Wish::shape_for(*level.start()),
            (None, Some(choice)) => Wish::needing(choice.clone()).shape,
            (None, None) => PuzzleShape::default(),
        }
    }
}

#[cfg(test)]
mod tests {
    use novena_core::{Cell, CellSet};

    use super::*;

    fn shape(request: WishRequest) -> PuzzleShape {
        request.wish().unwrap().shape
    }

    #[test]
    fn a_level_by_itself_is_the_wish_for_that_level() {
        for level in Level::ALL {
            let request = WishRequest {
                level: Some(level..=level),
                ..WishRequest::default()
            };
            assert_eq!(request.wish(), Ok(Wish::of_level(level)));
        }
    }

    #[test]
    fn a_pattern_makes_puzzles_sparse() {
        let within = Pattern::Within(CellSet::ALL - Cell::at(4, 4).as_set());
        let shape = shape(WishRequest {
            pattern: Some(within),
            ..WishRequest::default()
        });
        assert!(shape.sparse && !shape.minimal);
        assert_eq!(shape.givens, LEAST_GIVENS..=81);
    }

    #[test]
    fn a_symmetry_does_not_require_minimal_puzzles() {
        let shape = shape(WishRequest {
            symmetry: Some(PatternSymmetry::Full),
            ..WishRequest::default()
        });
        assert!(shape.sparse && !shape.minimal);
    }

    #[test]
    fn a_requested_number_of_givens_is_kept() {
        let shape = shape(WishRequest {
            givens: Some(28..=30),
            symmetry: Some(PatternSymmetry::Rotational180),
            ..WishRequest::default()
        });
        assert!(!shape.sparse && !shape.minimal);
        assert_eq!(shape.givens, 28..=30);
    }

    #[test]
    fn a_level_and_a_pattern_are_both_kept() {
        let shape = shape(WishRequest {
            level: Some(Level::Easy..=Level::Easy),
            pattern: Some(Pattern::Within(CellSet::ALL)),
            ..WishRequest::default()
        });
        assert!(!shape.sparse, "easy puzzles need givens to spare");
    }

    #[test]
    fn the_practised_technique_is_the_first_need() {
        let request = WishRequest {
            practice: Some(Kind::X_WING.into()),
            needs: vec![Kind::POINTING.into(), Kind::X_WING.into()],
            ..WishRequest::default()
        };
        assert_eq!(
            request.wish().unwrap().needs,
            [Kind::X_WING, Kind::POINTING].map(KindChoice::from)
        );
    }

    #[test]
    fn a_name_requests_those_of_its_kinds_that_can_be_made() {
        let exocet = || KindChoice::named("exocet");
        let fish = || KindChoice::named("finned fish");
        let kinds = |wish: Wish| -> Vec<Vec<Kind>> {
            let choices = wish.needs.iter().chain(&wish.hardest);
            choices.map(|choice| choice.kinds().to_vec()).collect()
        };
        let practice = WishRequest {
            practice: exocet(),
            ..WishRequest::default()
        };
        let practised = kinds(practice.wish().unwrap()).remove(0);
        assert!(practised.contains(&Kind::SENIOR_EXOCET));
        assert!(practised.into_iter().all(Practice::is_known));
        let needed = WishRequest {
            needs: vec![fish().unwrap()],
            hardest: exocet(),
            ..WishRequest::default()
        };
        let asked = [fish().unwrap(), exocet().unwrap()];
        assert_eq!(
            kinds(needed.wish().unwrap()),
            asked.map(|choice| choice.kinds().to_vec())
        );
    }
}
