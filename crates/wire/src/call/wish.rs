//! Requirements for a puzzle, in JSON.

use std::ops::RangeInclusive;

use novena_core::PatternSymmetry;
use novena_generator::{DrawingError, Pattern, Wish, WishRequest};
use novena_techniques::{Kind, KindChoice, Level};
use serde::Deserialize;

use super::error::Failure;
use crate::name::{Name, by_kinds, by_name_option, by_names};
#[cfg(feature = "openapi")]
use crate::named;

/// Requirements for a puzzle. Each is optional.
#[derive(Debug, Default, Deserialize)]
#[serde(deny_unknown_fields, expecting = "an object with a wish")]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct WishBody {
    /// The level, or the lowest and the highest.
    #[serde(default)]
    #[cfg_attr(feature = "openapi", schema(value_type = Option<named::Levels>))]
    pub level: Option<Levels>,
    /// The range of our own rating.
    #[serde(default)]
    pub rating: Option<[f64; 2]>,
    /// The range of Sudoku Explainer's rating.
    #[serde(default)]
    pub se: Option<[f64; 2]>,
    /// The range of HoDoKu's score.
    #[serde(default)]
    #[cfg_attr(feature = "openapi", schema(value_type = Option<[u64; 2]>))]
    pub hodoku: Option<[u32; 2]>,
    /// Techniques that the puzzle requires. An ID from an earlier version means any of the
    /// techniques that this ID covered.
    #[serde(default, with = "by_names")]
    #[cfg_attr(feature = "openapi", schema(value_type = Vec<named::Kind>))]
    pub needs: Vec<KindChoice>,
    /// Techniques that, together with singles, are enough to solve the puzzle.
    #[serde(default, deserialize_with = "by_kinds::deserialize_option")]
    #[cfg_attr(feature = "openapi", schema(value_type = Option<Vec<named::Kind>>))]
    pub only: Option<Vec<Kind>>,
    /// The hardest technique on the path.
    #[serde(default, with = "by_name_option")]
    #[cfg_attr(feature = "openapi", schema(value_type = Option<named::Kind>))]
    pub hardest: Option<KindChoice>,
    /// The range of the number of givens.
    #[serde(default)]
    pub givens: Option<[usize; 2]>,
    /// The symmetry of the givens.
    #[serde(default, with = "by_name_option")]
    #[cfg_attr(feature = "openapi", schema(value_type = Option<named::PatternSymmetry>))]
    pub symmetry: Option<PatternSymmetry>,
    /// The cells of the givens: 81 characters, a dot for a cell without a given.
    #[serde(default)]
    pub pattern: Option<String>,
    /// The only cells that may contain givens.
    #[serde(default)]
    pub within: Option<String>,
    /// Whether the puzzle must have no redundant givens.
    #[serde(default)]
    pub minimal: bool,
}

/// A level, or the lowest and the highest.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(from = "LevelsShape")]
pub enum Levels {
    /// One level.
    One(Level),
    /// The lowest and the highest.
    Range([Level; 2]),
}

/// Levels in their JSON form.
#[derive(Deserialize)]
#[serde(untagged, expecting = "expected a level, or a list of two")]
enum LevelsShape {
    One(Name<Level>),
    Range([Name<Level>; 2]),
}

impl From<LevelsShape> for Levels {
    fn from(shape: LevelsShape) -> Self {
        match shape {
            LevelsShape::One(Name(level)) => Self::One(level),
            LevelsShape::Range(range) => Self::Range(range.map(|Name(level)| level)),
        }
    }
}

impl Levels {
    const fn range(self) -> RangeInclusive<Level> {
        match self {
            Self::One(level) => level..=level,
            Self::Range([lowest, highest]) => lowest..=highest,
        }
    }
}

impl WishBody {
    /// The wish that the request describes, with a technique to practise if one is given. Fails if
    /// the wish cannot be fulfilled.
    pub(super) fn wish(self, practice: Option<KindChoice>) -> Result<Wish, Failure> {
        let drawn = |field: &str, drawing: &str| {
            let unfit = |error: DrawingError| {
                Failure::new("unfit")
                    .because(error)
                    .of(format!("wish.{field}"))
            };
            Pattern::read(drawing).map_err(unfit)
        };
        let pattern = match (&self.pattern, &self.within) {
            (Some(exactly), _) => Some(Pattern::Exactly(drawn("pattern", exactly)?)),
            (None, Some(within)) => Some(Pattern::Within(drawn("within", within)?)),
            (None, None) => None,
        };
        let request = WishRequest {
            level: self.level.map(Levels::range),
            rating: self
                .rating
                .map(|range| tenths("wish.rating", range))
                .transpose()?,
            se: self.se.map(|range| tenths("wish.se", range)).transpose()?,
            hodoku: self.hodoku.map(|[least, most]| least..=most),
            needs: self.needs,
            practice,
            only: self.only,
            hardest: self.hardest,
            givens: self.givens.map(|[least, most]| least..=most),
            symmetry: self.symmetry,
            pattern,
            minimal: self.minimal,
        };
        request
            .wish()
            .map_err(|refusal| Failure::refused(refusal).of("wish"))
    }
}

/// Converts a range of ratings, which are decimal numbers, to tenths.
fn tenths(field: &str, range: [f64; 2]) -> Result<RangeInclusive<u16>, Failure> {
    let [least, most] = range.map(|rating| (rating * 10.0).round());
    let is_rating = |rating: f64| (0.0..=1000.0).contains(&rating);
    if !is_rating(least) || !is_rating(most) {
        return Err(Failure::unfit(field, "expected ratings from 0 to 100"));
    }
    #[expect(clippy::cast_sign_loss, reason = "neither is below zero")]
    Ok(least as u16..=most as u16)
}

#[cfg(test)]
mod tests {
    use novena_core::House;
    use novena_generator::{ShapeRefusal, WishRefusal};
    use novena_texts::Language;

    use super::*;

    #[test]
    fn an_id_of_a_former_version_asks_for_any_of_its_kinds() {
        let body: WishBody =
            serde_json::from_str(r#"{"needs": ["aic"], "hardest": "aic"}"#).unwrap();
        let wish = body.wish(None).unwrap();
        let kinds = KindChoice::from_stored_id("aic").unwrap();
        assert!(kinds.kinds().contains(&Kind::AIC_TYPE_2));
        assert_eq!(wish.needs, std::slice::from_ref(&kinds));
        assert_eq!(wish.hardest, Some(kinds));
    }

    #[test]
    fn every_refusal_has_its_sentence() {
        let symmetry = PatternSymmetry::Full;
        let (first, second) = (House::row(4), House::column(6));
        let (least, most, cells) = (60, 16, 56);
        let kind = Kind::X_WING;
        let shapes = [
            ShapeRefusal::EmptyRange { least, most },
            ShapeRefusal::TooFewGivens { most },
            ShapeRefusal::TooFewCells { cells },
            ShapeRefusal::TooManyGivens { least, cells },
            ShapeRefusal::OtherCount { cells },
            ShapeRefusal::NotSymmetric { symmetry },
            ShapeRefusal::EmptyLines { first, second },
            ShapeRefusal::NeverMinimal { least },
            ShapeRefusal::NoSuchCount { symmetry },
        ];
        let others = [
            WishRefusal::EmptyRange,
            WishRefusal::LevelAndRating,
            WishRefusal::Unknown { kind },
            WishRefusal::Aside { kind },
            WishRefusal::Joins { kind },
            WishRefusal::NeverFirst { kind, by: kind },
            WishRefusal::NeverMet { kind },
            WishRefusal::NeedsMore { kind },
            WishRefusal::NeedsHarder { kind },
        ];
        for refusal in shapes.map(WishRefusal::Shape).into_iter().chain(others) {
            for &language in Language::ALL {
                let message = Failure::refused(refusal).message(language);
                let is_complete = !message.contains(['{', '$']) && !message.contains("error-");
                assert!(is_complete, "{language:?}: {message}");
            }
        }
    }
}
