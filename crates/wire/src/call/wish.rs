//! What a puzzle should be like, in JSON.

use std::ops::RangeInclusive;

use novena_core::{CellSet, PatternSymmetry};
use novena_generator::{
    LEAST_GIVENS, MOST_MINIMAL, Pattern, PuzzleShape, ShapeRefusal, Wish, WishRefusal,
};
use novena_techniques::{Kind, Level};
use serde::Deserialize;

use super::error::Failure;
use super::texts::Texts;
use crate::name::{Name, by_name_option, by_names, by_names_option};
#[cfg(feature = "openapi")]
use crate::named;

/// What a puzzle should be like. What is left out is free.
#[derive(Debug, Default, Deserialize)]
#[serde(deny_unknown_fields, expecting = "an object with a wish")]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct WishBody {
    /// The level, or the lowest and the highest.
    #[serde(default)]
    #[cfg_attr(feature = "openapi", schema(value_type = Option<named::Levels>))]
    pub level: Option<Levels>,
    /// Our own rating, from and to.
    #[serde(default)]
    pub rating: Option<[f64; 2]>,
    /// The rating of Sudoku Explainer, from and to.
    #[serde(default)]
    pub se: Option<[f64; 2]>,
    /// The score of HoDoKu, from and to.
    #[serde(default)]
    #[cfg_attr(feature = "openapi", schema(value_type = Option<[u64; 2]>))]
    pub hodoku: Option<[u32; 2]>,
    /// Techniques without which a player is stuck.
    #[serde(default, with = "by_names")]
    #[cfg_attr(feature = "openapi", schema(value_type = Vec<named::Kind>))]
    pub needs: Vec<Kind>,
    /// Techniques that are enough, together with singles.
    #[serde(default, deserialize_with = "by_names_option::deserialize")]
    #[cfg_attr(feature = "openapi", schema(value_type = Option<Vec<named::Kind>>))]
    pub only: Option<Vec<Kind>>,
    /// The hardest technique on the path.
    #[serde(default, with = "by_name_option")]
    #[cfg_attr(feature = "openapi", schema(value_type = Option<named::Kind>))]
    pub hardest: Option<Kind>,
    /// How many givens, from and to.
    #[serde(default)]
    pub givens: Option<[usize; 2]>,
    /// How the givens lie.
    #[serde(default, with = "by_name_option")]
    #[cfg_attr(feature = "openapi", schema(value_type = Option<named::PatternSymmetry>))]
    pub symmetry: Option<PatternSymmetry>,
    /// Givens exactly there: 81 characters, dots where there is none.
    #[serde(default)]
    pub pattern: Option<String>,
    /// Givens nowhere else.
    #[serde(default)]
    pub within: Option<String>,
    /// Whether every given is needed.
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

/// Levels as they are read.
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
    const fn range(&self) -> RangeInclusive<Level> {
        match self {
            Self::One(level) => *level..=*level,
            Self::Range([lowest, highest]) => *lowest..=*highest,
        }
    }

    /// The one level, if it is one.
    pub(super) fn one(&self) -> Option<Level> {
        let range = self.range();
        (range.start() == range.end()).then_some(*range.start())
    }
}

impl WishBody {
    /// The wish, if anything can meet it.
    pub(super) fn wish(self, texts: &Texts) -> Result<Wish, Failure> {
        let wish = Wish {
            shape: self.shape()?,
            level: self.level.as_ref().map(Levels::range),
            rating: self
                .rating
                .map(|range| tenths("wish.rating", range))
                .transpose()?,
            se: self.se.map(|range| tenths("wish.se", range)).transpose()?,
            hodoku: self.hodoku.map(|[least, most]| least..=most),
            needs: self.needs,
            only: self.only,
            hardest: self.hardest,
        };
        wish.check().map_err(|refusal| refused(&refusal, texts))?;
        Ok(wish)
    }

    /// The shape asked for; where none is, one that suits the level or the technique.
    fn shape(&self) -> Result<PuzzleShape, Failure> {
        let drawn = |field: &str, drawing: &str| -> Result<CellSet, Failure> {
            let unfit = |error| Failure::unfit(format!("wish.{field}"), error);
            Pattern::read(drawing).map_err(unfit)
        };
        let pattern = match (&self.pattern, &self.within) {
            (Some(exactly), _) => Some(Pattern::Exactly(drawn("pattern", exactly)?)),
            (None, Some(within)) => Some(Pattern::Within(drawn("within", within)?)),
            (None, None) => None,
        };
        let symmetry = self.symmetry.unwrap_or(PatternSymmetry::None);
        let is_free = pattern.is_none() && self.givens.is_none() && !self.minimal;
        let level = self.level.as_ref().and_then(Levels::one);
        let suited = match (level, self.needs.first()) {
            (Some(level), _) if is_free => Wish::shape_for(level),
            (None, Some(kind)) if is_free => Wish::needing(*kind).shape,
            _ => PuzzleShape::default(),
        };
        let has_symmetry = symmetry != PatternSymmetry::None;
        let givens = match (self.givens, pattern) {
            (Some([least, most]), _) => least..=most,
            (None, Some(_)) => LEAST_GIVENS..=81,
            // By orbits, givens do not get as few as without symmetry.
            (None, None) if has_symmetry && suited.minimal => LEAST_GIVENS..=MOST_MINIMAL,
            (None, None) => suited.givens,
        };
        Ok(PuzzleShape {
            symmetry,
            pattern,
            givens,
            minimal: self.minimal || is_free && !has_symmetry && suited.minimal,
            sparse: has_symmetry && suited.minimal,
        })
    }
}

/// Ratings as people write them.
fn tenths(field: &str, range: [f64; 2]) -> Result<RangeInclusive<u16>, Failure> {
    let [least, most] = range.map(|rating| (rating * 10.0).round());
    let is_rating = |rating: f64| (0.0..=1000.0).contains(&rating);
    if !is_rating(least) || !is_rating(most) {
        return Err(Failure::unfit(field, "expected ratings from 0 to 100"));
    }
    #[expect(clippy::cast_sign_loss, reason = "neither is below zero")]
    Ok(least as u16..=most as u16)
}

/// Why nothing meets a wish.
pub(super) fn refused(refusal: &WishRefusal, texts: &Texts) -> Failure {
    let failure = Failure::new(refusal.id()).of("wish");
    match refusal {
        WishRefusal::Unknown { kind }
        | WishRefusal::Aside { kind }
        | WishRefusal::Joins { kind }
        | WishRefusal::NeedsMore { kind }
        | WishRefusal::NeedsHarder { kind } => failure.with("technique", texts.short.name(*kind)),
        WishRefusal::NeverFirst { kind, by } => failure
            .with("technique", texts.short.name(*kind))
            .with("easier", texts.short.name(*by)),
        WishRefusal::Shape(shape) => no_shape(*shape, failure),
        _ => failure,
    }
}

fn no_shape(refusal: ShapeRefusal, failure: Failure) -> Failure {
    match refusal {
        ShapeRefusal::EmptyRange { least, most } => failure.with("least", least).with("most", most),
        ShapeRefusal::TooFewGivens { most } => {
            failure.with("most", most).with("needed", LEAST_GIVENS)
        }
        ShapeRefusal::TooFewCells { cells } => {
            failure.with("cells", cells).with("needed", LEAST_GIVENS)
        }
        ShapeRefusal::TooManyGivens { least, cells } => {
            failure.with("least", least).with("cells", cells)
        }
        ShapeRefusal::OtherCount { cells } => failure.with("cells", cells),
        ShapeRefusal::NotSymmetric { symmetry } | ShapeRefusal::NoSuchCount { symmetry } => {
            failure.with("symmetry", symmetry)
        }
        ShapeRefusal::EmptyLines { first, second } => {
            failure.with("first", first).with("second", second)
        }
        ShapeRefusal::NeverMinimal { least } => {
            failure.with("least", least).with("most", MOST_MINIMAL)
        }
        _ => failure,
    }
}

#[cfg(test)]
mod tests {
    use novena_core::House;
    use novena_texts::Language;

    use super::*;

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
            WishRefusal::NeedsMore { kind },
            WishRefusal::NeedsHarder { kind },
        ];
        for refusal in shapes.map(WishRefusal::Shape).into_iter().chain(others) {
            for &language in Language::ALL {
                let texts = Texts::of(language);
                let error = serde_json::to_value(refused(&refusal, texts).body(language)).unwrap();
                let said = error["message"].as_str().unwrap();
                let is_told = !said.contains(['{', '$']) && !said.contains("error-");
                assert!(is_told, "{language:?}: {said}");
            }
        }
    }
}
