//! Requirements for how a puzzle is solved, in addition to its [`PuzzleShape`].

use std::ops::RangeInclusive;

use novena_techniques::{Kind, KindChoice, Level, technique};

use crate::{Pattern, PuzzleShape, Rarity, WishRefusal, rarity};

/// Requirements for a puzzle. The puzzle must meet all requirements that are set; unset ones have
/// no effect.
///
/// | wish | a puzzle meets it if |
/// |---|---|
/// | `level` | our own rating ([`novena_ratings::rate`]) has a level in the range |
/// | `rating` | that rating is in the range |
/// | `se` | the rating of Sudoku Explainer (ER) is in the range |
/// | `hodoku` | the score of HoDoKu is in the range |
/// | `needs` | for some kind of each choice: the path that uses all techniques before it in [`Kind::ALL`] gets stuck, and a step of that kind exists at that point |
/// | `only` | the path that uses only these kinds and singles, in the order of [`Kind::ALL`], solves it |
/// | `hardest` | for some kind of the choice: the path that uses all techniques up to it solves the puzzle and includes that kind |
///
/// *Needs* has the meaning that players give it: someone who knows every easier technique gets
/// stuck, and then this technique makes progress. A harder technique may make progress as well, and
/// nearly always does.
///
/// ```
/// use novena_generator::{Generator, Wish};
/// use novena_techniques::Level;
///
/// let wish = Wish { level: Some(Level::Medium..=Level::Hard), ..Wish::default() };
/// let found = Generator::new(wish, 7).unwrap().next().unwrap();
/// assert!((Level::Medium..=Level::Hard).contains(&found.judgement.rating.unwrap().level()));
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Wish {
    /// The shape of the givens.
    pub shape: PuzzleShape,
    /// The level that every front end shows.
    pub level: Option<RangeInclusive<Level>>,
    /// Our own rating, in tenths.
    pub rating: Option<RangeInclusive<u16>>,
    /// The rating of Sudoku Explainer, in tenths.
    pub se: Option<RangeInclusive<u16>>,
    /// The score of HoDoKu.
    pub hodoku: Option<RangeInclusive<u32>>,
    /// Kinds without which a player gets stuck. At least one kind of each choice must be needed.
    pub needs: Vec<KindChoice>,
    /// Kinds that suffice, together with singles.
    pub only: Option<Vec<Kind>>,
    /// The hardest kind on the path.
    pub hardest: Option<KindChoice>,
}

/// Whether a kind combines two steps of an earlier kind and is therefore never needed. (Direct
/// kinds come before the kinds that they shorten.)
fn only_joins(kind: Kind) -> bool {
    !kind.is_on_path() && kind > Kind::POINTING
}

/// The reason why no puzzle needs a kind, if there is one.
fn never_needed(kind: Kind) -> Option<WishRefusal> {
    match rarity(kind) {
        _ if technique(kind).is_none() => Some(WishRefusal::Unknown { kind }),
        _ if only_joins(kind) => Some(WishRefusal::Joins { kind }),
        Rarity::Never { by } => Some(WishRefusal::NeverFirst { kind, by }),
        Rarity::Common | Rarity::Rare(_) => None,
    }
}

/// The reason why a kind is never the hardest on a path, if there is one.
fn never_hardest(kind: Kind) -> Option<WishRefusal> {
    match rarity(kind) {
        _ if technique(kind).is_none() => Some(WishRefusal::Unknown { kind }),
        _ if !kind.is_on_path() => Some(WishRefusal::Aside { kind }),
        Rarity::Never { by } => Some(WishRefusal::NeverFirst { kind, by }),
        Rarity::Common | Rarity::Rare(_) => None,
    }
}

/// The range of ratings of a level in tenths, as in [`novena_ratings::Rating::level`].
const fn tenths(level: Level) -> (u16, u16) {
    match level {
        Level::Easy => (0, 23),
        Level::Medium => (24, 40),
        Level::Hard => (41, 60),
        Level::Unfair => (61, 79),
        Level::Extreme => (80, u16::MAX),
    }
}

/// See [`Wish::of_level`].
impl From<Level> for Wish {
    fn from(level: Level) -> Self {
        Self::of_level(level)
    }
}

impl Wish {
    /// A wish for a puzzle of this level, with a shape that suits the level: easy puzzles have many
    /// givens, and from level hard on, no given is superfluous.
    ///
    /// ```
    /// # use novena_generator::Wish;
    /// # use novena_techniques::Level;
    /// assert!(!Wish::of_level(Level::Easy).shape.minimal);
    /// assert!(Wish::of_level(Level::Extreme).shape.minimal);
    /// ```
    #[must_use]
    pub fn of_level(level: Level) -> Self {
        Self {
            shape: Self::shape_for(level),
            level: Some(level..=level),
            ..Self::default()
        }
    }

    /// A wish for a puzzle that needs this kind, or one kind of a choice. The shape allows such
    /// puzzles to be found quickly.
    ///
    /// ```
    /// # use novena_generator::{Generator, Wish};
    /// # use novena_techniques::Kind;
    /// // Few puzzles start with a full house.
    /// let wish = Wish::needing(Kind::FULL_HOUSE);
    /// assert!(Generator::new(wish, 7).unwrap().with_effort(10_000).next().is_some());
    /// ```
    #[must_use]
    pub fn needing(kind: impl Into<KindChoice>) -> Self {
        let choice = kind.into();
        let shape = if choice.kinds() == [Kind::FULL_HOUSE] {
            PuzzleShape {
                givens: 45..=55,
                minimal: false,
                ..PuzzleShape::default()
            }
        } else {
            PuzzleShape::default()
        };
        Self {
            shape,
            needs: vec![choice],
            ..Self::default()
        }
    }

    /// The default shape of puzzles at a level.
    ///
    /// ```
    /// # use novena_generator::Wish;
    /// # use novena_techniques::Level;
    /// assert_eq!(*Wish::shape_for(Level::Easy).givens.start(), 30);
    /// ```
    #[must_use]
    pub fn shape_for(level: Level) -> PuzzleShape {
        let givens = match level {
            Level::Easy => 30..=36,
            Level::Medium => 25..=30,
            Level::Hard | Level::Unfair | Level::Extreme => return PuzzleShape::default(),
        };
        PuzzleShape {
            givens,
            minimal: false,
            ..PuzzleShape::default()
        }
    }

    /// The range of our own rating, in tenths, that satisfies both the requested level and the
    /// requested rating. `None` if neither is set.
    ///
    /// ```
    /// # use novena_generator::Wish;
    /// # use novena_techniques::Level;
    /// let wish = Wish { rating: Some(50..=70), ..Wish::of_level(Level::Hard) };
    /// assert_eq!(wish.tenths(), Some(50..=60));
    /// ```
    #[must_use]
    pub fn tenths(&self) -> Option<RangeInclusive<u16>> {
        let by_level = self
            .level
            .as_ref()
            .map(|levels| tenths(*levels.start()).0..=tenths(*levels.end()).1);
        match (by_level, &self.rating) {
            (Some(a), Some(b)) => Some(*a.start().max(b.start())..=*a.end().min(b.end())),
            (by_level, rating) => by_level.or_else(|| rating.clone()),
        }
    }

    /// Checks whether any puzzle can meet the wish, as far as we can tell in advance.
    ///
    /// ```
    /// use novena_generator::{Wish, WishRefusal};
    /// use novena_techniques::Level;
    ///
    /// let wish = Wish { rating: Some(70..=80), ..Wish::of_level(Level::Easy) };
    /// assert_eq!(wish.check(), Err(WishRefusal::LevelAndRating));
    /// ```
    pub fn check(&self) -> Result<(), WishRefusal> {
        self.shape.check().map_err(WishRefusal::Shape)?;
        let is_empty = |range: &Option<RangeInclusive<u16>>| {
            range.as_ref().is_some_and(RangeInclusive::is_empty)
        };
        if is_empty(&self.rating)
            || is_empty(&self.se)
            || self.hodoku.as_ref().is_some_and(RangeInclusive::is_empty)
            || self.level.as_ref().is_some_and(RangeInclusive::is_empty)
        {
            return Err(WishRefusal::EmptyRange);
        }
        if is_empty(&self.tenths()) {
            return Err(WishRefusal::LevelAndRating);
        }
        let check = |choice: &KindChoice, refusal: fn(Kind) -> Option<WishRefusal>| match choice
            .only(|kind| refusal(kind).is_none())
        {
            Some(_) => Ok(()),
            None => refusal(choice.first()).map_or(Ok(()), Err),
        };
        if let Some(choice) = &self.hardest {
            check(choice, never_hardest)?;
        }
        for choice in &self.needs {
            check(choice, never_needed)?;
        }
        let easiest = |choice: &KindChoice| choice.kinds().iter().copied().min();
        let harder = |most: Kind| {
            let mut needed = self.needs.iter().filter_map(easiest);
            needed.find(|&kind| kind > most)
        };
        let hardest = self.hardest.iter().flat_map(KindChoice::kinds).max();
        if let Some(kind) = hardest.and_then(|&most| harder(most)) {
            return Err(WishRefusal::NeedsHarder { kind });
        }
        // Singles are always allowed.
        let most = |only: &Vec<Kind>| only.iter().copied().fold(Kind::NAKED_SINGLE, Kind::max);
        match self.only.as_ref().map(most).and_then(harder) {
            Some(kind) => Err(WishRefusal::NeedsMore { kind }),
            None => Ok(()),
        }
    }

    /// Removes kinds that no puzzle needs from the choices in `needs`, and kinds that are never the
    /// hardest from `hardest`. A choice that would become empty is kept unchanged.
    pub(crate) fn narrowed(mut self) -> Self {
        let narrow = |choice: &mut KindChoice, refusal: fn(Kind) -> Option<WishRefusal>| {
            if let Some(left) = choice.only(|kind| refusal(kind).is_none()) {
                *choice = left;
            }
        };
        for choice in &mut self.needs {
            narrow(choice, never_needed);
        }
        if let Some(choice) = &mut self.hardest {
            narrow(choice, never_hardest);
        }
        self
    }

    /// The number of consecutive unsuccessful tries after which a search should give up: about a
    /// minute on one core, estimated from the cost of a try.
    ///
    /// ```
    /// # use novena_generator::Wish;
    /// # use novena_techniques::Kind;
    /// assert!(Wish::needing(Kind::AIC_TYPE_1).effort() < Wish::default().effort());
    /// ```
    #[must_use]
    pub fn effort(&self) -> u64 {
        // Measured in microseconds per try: 10–20 for a shape alone, 40–550 for a path or our own
        // rating, and 600–1,000 for the rating of Sudoku Explainer. A pattern needs a separate
        // search: 50,000 for 22 cells, 3,000 for 24, 200 for 26.
        let by_shape = match self.shape.pattern.map(Pattern::cells) {
            Some(cells) if cells.len() < 24 => 1_000,
            Some(cells) if cells.len() < 26 => 20_000,
            _ => 2_000_000,
        };
        let judges_nothing = self.tenths().is_none()
            && self.hodoku.is_none()
            && self.needs.is_empty()
            && self.only.is_none()
            && self.hardest.is_none();
        let by_wish = match self.se {
            Some(_) => 100_000,
            None if judges_nothing => 2_000_000,
            None => 200_000,
        };
        // A search for few givens spends nearly all its time walking, which takes between 50 and
        // 100 microseconds per puzzle examined.
        if self.shape.has_few_givens() {
            by_shape
        } else {
            by_shape.min(by_wish)
        }
    }
}

#[cfg(test)]
mod tests {
    use novena_ratings::Rating;

    use super::*;
    use crate::ShapeRefusal;

    #[test]
    fn level_bounds_match_the_ratings() {
        for level in Level::ALL {
            let (least, most) = tenths(level);
            for tenths in [least, most] {
                let rating = Rating {
                    tenths,
                    hardest: None,
                    rounds: 0,
                };
                assert_eq!(rating.level(), level);
            }
        }
    }

    #[test]
    fn contradictory_wishes_are_refused() {
        let check = |wish: Wish, expected| assert_eq!(wish.check(), expected);
        check(Wish::default(), Ok(()));
        for level in Level::ALL {
            check(Wish::of_level(level), Ok(()));
        }
        check(
            Wish {
                hardest: Some(Kind::X_WING.into()),
                needs: vec![Kind::XY_WING.into()],
                ..Wish::default()
            },
            Err(WishRefusal::NeedsHarder {
                kind: Kind::XY_WING,
            }),
        );
        let only = |only, needs: Kind| Wish {
            only: Some(only),
            needs: vec![needs.into()],
            ..Wish::default()
        };
        check(only(vec![Kind::X_WING], Kind::X_WING), Ok(()));
        check(only(vec![Kind::XY_CHAIN], Kind::X_WING), Ok(()));
        check(
            only(vec![Kind::POINTING], Kind::X_WING),
            Err(WishRefusal::NeedsMore { kind: Kind::X_WING }),
        );
        check(
            Wish {
                hardest: Some(Kind::DIRECT_POINTING.into()),
                ..Wish::default()
            },
            Err(WishRefusal::Aside {
                kind: Kind::DIRECT_POINTING,
            }),
        );
        check(
            Wish::needing(Kind::DUAL_EMPTY_RECTANGLE),
            Err(WishRefusal::Joins {
                kind: Kind::DUAL_EMPTY_RECTANGLE,
            }),
        );
        check(Wish::needing(Kind::DIRECT_POINTING), Ok(()));
        check(
            Wish::needing(Kind::WHALE),
            Err(WishRefusal::NeverFirst {
                kind: Kind::WHALE,
                by: Kind::JELLYFISH,
            }),
        );
        #[allow(clippy::reversed_empty_ranges, reason = "that is what is refused")]
        check(
            Wish {
                se: Some(80..=70),
                ..Wish::default()
            },
            Err(WishRefusal::EmptyRange),
        );
        let refusal = ShapeRefusal::TooFewGivens { most: 16 };
        check(
            Wish {
                shape: PuzzleShape {
                    givens: 0..=16,
                    ..PuzzleShape::default()
                },
                ..Wish::default()
            },
            Err(WishRefusal::Shape(refusal)),
        );
    }
}
