//! Checks whether a puzzle meets a wish, starting with the cheapest tests.

use std::ops::RangeInclusive;

use novena_core::Puzzle;
use novena_ratings::{HodokuRater, HodokuRating, LevelRule, Rating, SeRater, SeRating};
use novena_techniques::{Kind, KindChoice, Level, Position, Reasoner, Step};

use crate::sieve::Sieve;
use crate::{NewPuzzle, Wish};

/// Checks whether puzzles meet a wish. A judge reuses memory between puzzles, so each thread needs
/// its own.
///
/// ```
/// use novena_core::Puzzle;
/// use novena_generator::{Judge, Wish};
/// use novena_kernel::{Solver, Wave};
/// use novena_techniques::Level;
///
/// let puzzle: Puzzle =
///     "..3..172......4......7..149.148....528.....747....268.952..8......3......679..4.."
///         .parse()?;
/// assert!(Judge::new(&Wish::of_level(Level::Easy)).judge(&puzzle).is_some());
/// assert!(Judge::new(&Wish::of_level(Level::Hard)).judge(&puzzle).is_none());
/// # Ok::<(), novena_core::ParseBoardError>(())
/// ```
pub struct Judge {
    rule: LevelRule,
    /// The puzzle must need at least one technique from each list.
    needs: Vec<Vec<Gap>>,
    only: Option<Reasoner>,
    /// The hardest kind on the path must be one of these.
    hardest: Option<Vec<(Kind, Reasoner)>>,
    tenths: Option<RangeInclusive<u16>>,
    se: Option<RangeInclusive<u16>>,
    hodoku: Option<RangeInclusive<u32>>,
    sieve: Option<Sieve>,
    raters: Option<Box<(SeRater, HodokuRater)>>,
}

/// The ratings of a puzzle that meets a wish, as far as they were requested.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Judgement {
    /// Our own rating.
    pub rating: Option<Rating>,
    /// The rating of Sudoku Explainer.
    pub se: Option<SeRating>,
    /// The score of HoDoKu.
    pub hodoku: Option<HodokuRating>,
}

impl Judge {
    /// A judge for this wish.
    #[must_use]
    pub fn new(wish: &Wish) -> Self {
        Self::by_rule(wish, LevelRule::CURRENT)
    }

    /// A judge for this wish that rates puzzles by this version of our scale.
    pub(crate) fn by_rule(wish: &Wish, rule: LevelRule) -> Self {
        let singles = |kind: Kind| kind.level() == Level::Easy;
        let only = wish.only.as_ref();
        let tenths = wish.tenths();
        let is_extreme = tenths.as_ref().is_some_and(|tenths| *tenths.start() >= 80);
        let is_beyond = |choice: &KindChoice| choice.kinds().iter().all(|&kind| kind > Sieve::LAST);
        let is_far = is_extreme || wish.needs.iter().chain(&wish.hardest).any(is_beyond);
        // If puzzles of this shape are hard to find, none is skipped.
        let sieve = (is_far && wish.shape.pattern.is_none()).then(|| Sieve::new(rule));
        Self {
            rule,
            needs: wish.needs.iter().map(Gap::of).collect(),
            only: only.map(|only| {
                let wanted = |kind: &&Kind| singles(**kind) || only.contains(kind);
                Reasoner::of(Kind::ALL.iter().filter(wanted).copied()).without_reasons()
            }),
            hardest: wish.hardest.as_ref().map(|choice| {
                let up_to = |kind| Reasoner::standard().up_to(kind).without_reasons();
                let kinds = choice.kinds().iter();
                kinds.map(|&kind| (kind, up_to(kind))).collect()
            }),
            tenths,
            se: wish.se.clone(),
            hodoku: wish.hodoku.clone(),
            sieve,
            raters: None,
        }
    }

    /// Judges a puzzle that has one solution. Returns the judgement if the puzzle meets the wish.
    /// The shape is not checked.
    pub fn judge(&mut self, puzzle: &Puzzle) -> Option<Judgement> {
        self.judge_until(puzzle, &|| false)
    }

    /// Like [`Judge::judge`], but returns `None` soon after `stop` returns true.
    pub fn judge_until(&mut self, puzzle: &Puzzle, stop: &dyn Fn() -> bool) -> Option<Judgement> {
        let start = Position::new(puzzle).ok()?.assuming_uniqueness(true);
        let is_needed = |gap: &Gap| gap.find(start.clone()).is_some();
        if !self.needs.iter().all(|gaps| gaps.iter().any(is_needed)) {
            return None;
        }
        if let Some(only) = &self.only
            && !only.path(start.clone()).is_solved()
        {
            return None;
        }
        let is_hardest = |(kind, solver): &(Kind, Reasoner)| {
            let path = solver.path(start.clone());
            path.is_solved() && path.hardest() == Some(*kind)
        };
        if let Some(kinds) = &self.hardest
            && !kinds.iter().any(is_hardest)
        {
            return None;
        }
        let mut judgement = Judgement::default();
        if let Some(tenths) = &self.tenths {
            let rating = self.rule.rate_within(start, *tenths.end())?;
            judgement.rating = Some(rating).filter(|rating| tenths.contains(&rating.tenths));
            judgement.rating?;
        }
        if self.se.is_none() && self.hodoku.is_none() {
            return Some(judgement);
        }
        let (se, hodoku) = &mut **self.raters.get_or_insert_default();
        if let Some(scores) = &self.hodoku {
            let rating = hodoku.rate(puzzle);
            judgement.hodoku = Some(rating).filter(|rating| scores.contains(&rating.score));
            judgement.hodoku.as_ref()?;
        }
        if let Some(tenths) = &self.se {
            let rating = se.rate_until(puzzle, stop)?;
            judgement.se = Some(rating).filter(|rating| tenths.contains(&rating.er));
            judgement.se?;
        }
        Some(judgement)
    }

    /// Whether a puzzle is worth judging. Other puzzles hardly ever meet the wish, and checking
    /// them is slow. Puzzles are skipped only in searches for extreme puzzles and for puzzles that
    /// need more than the usual chains, because there are always others to try.
    pub(crate) fn is_promising(&self, made: &NewPuzzle) -> bool {
        self.sieve
            .as_ref()
            .is_none_or(|sieve| sieve.passes(made).unwrap_or(false))
    }
}

/// The point on a path at which all techniques before a kind are exhausted.
pub(crate) struct Gap {
    kind: Kind,
    /// The techniques tried before the kind, including all kinds that are compared with it.
    before: Reasoner,
    only: Reasoner,
}

impl Gap {
    pub(crate) fn new(kind: Kind) -> Self {
        Self {
            kind,
            before: Reasoner::standard()
                .only(|other| other < kind || kind.is_in_stage() && other.is_in_stage())
                .without_reasons(),
            only: Reasoner::of([kind]),
        }
    }

    /// The gaps for the kinds of a choice.
    pub(crate) fn of(choice: &KindChoice) -> Vec<Self> {
        choice.kinds().iter().map(|&kind| Self::new(kind)).collect()
    }

    /// Whether the kind is the next step of the path in a position.
    pub(crate) fn is_at(&self, position: &Position) -> bool {
        let step = self.before.first_step(position);
        if self.kind.is_in_stage() {
            return step.is_some_and(|step| step.kind == self.kind);
        }
        step.is_none() && self.only.first_step(position).is_some()
    }

    /// The position in which the kind is the next step of the path, and that step. `None` if the
    /// path ends without using the kind, or gets stuck at a point where the kind does not help
    /// either.
    pub(crate) fn find(&self, start: Position) -> Option<(Position, Step)> {
        if self.kind.is_in_stage() {
            return self.in_stage(start);
        }
        let path = self.before.path(start);
        if path.is_solved() || path.contradiction.is_some() {
            return None;
        }
        let step = self.only.first_step(&path.end)?;
        Some((path.end, step))
    }

    /// The position and the step for a kind that is compared with other kinds, at the point where
    /// it is chosen.
    fn in_stage(&self, mut position: Position) -> Option<(Position, Step)> {
        while let Some(step) = self.before.first_step(&position) {
            if step.kind == self.kind {
                let step = step.with_reasons(&position);
                return Some((position, step));
            }
            position.apply(&step).ok()?;
        }
        None
    }
}
