//! Searches bunch after bunch for puzzles that meet a wish.

use std::collections::VecDeque;

use novena_ratings::LevelRule;

use crate::{Judge, Judgement, NewPuzzle, Wish, WishRefusal, bunch};

/// A puzzle that meets a wish.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct WishMatch {
    /// The puzzle and its solution.
    pub made: NewPuzzle,
    /// The requested ratings.
    pub judgement: Judgement,
}

/// An endless search for puzzles that meet a wish. The same wish and seed produce the same puzzles
/// in the same order.
///
/// To use several threads, distribute the results of [`bunch()`] among them and give each thread
/// its own [`Judge`]. The puzzles are the same.
///
/// ```
/// use novena_generator::{Generator, Wish};
/// use novena_techniques::{Kind, Level};
///
/// let wish = Wish { needs: vec![Kind::X_WING.into()], ..Wish::default() };
/// let puzzles: Vec<_> = Generator::new(wish, 2026)?.take(2).collect();
/// assert_eq!(puzzles.len(), 2);
/// # Ok::<(), novena_generator::WishRefusal>(())
/// ```
pub struct Generator {
    wish: Wish,
    judge: Judge,
    seed: u64,
    next_bunch: u64,
    waiting: VecDeque<NewPuzzle>,
    tried: u64,
    most_tries: u64,
}

impl Generator {
    /// Creates a search for a wish and a seed, or returns the reason why no puzzle can meet the
    /// wish.
    pub fn new(wish: Wish, seed: u64) -> Result<Self, WishRefusal> {
        Self::by_rule(wish, seed, LevelRule::CURRENT)
    }

    /// Creates a search that rates puzzles by this version of our scale.
    pub(crate) fn by_rule(wish: Wish, seed: u64, rule: LevelRule) -> Result<Self, WishRefusal> {
        wish.check()?;
        Ok(Self {
            judge: Judge::by_rule(&wish, rule),
            wish,
            seed,
            next_bunch: 0,
            waiting: VecDeque::new(),
            tried: 0,
            most_tries: u64::MAX,
        })
    }

    /// Ends the search after this many tries in a row without a match. The search still completes
    /// the last bunch.
    ///
    /// ```
    /// # use novena_generator::{Generator, PuzzleShape, Wish};
    /// # use novena_techniques::Level;
    /// // No puzzle with this many givens is extreme.
    /// let wish = Wish {
    ///     shape: PuzzleShape { givens: 70..=75, minimal: false, ..PuzzleShape::default() },
    ///     ..Wish::of_level(Level::Extreme)
    /// };
    /// assert_eq!(Generator::new(wish, 7)?.with_effort(1_000).count(), 0);
    /// # Ok::<(), novena_generator::WishRefusal>(())
    /// ```
    #[must_use]
    pub const fn with_effort(mut self, tries: u64) -> Self {
        self.most_tries = tries;
        self
    }
}

impl Iterator for Generator {
    type Item = WishMatch;

    fn next(&mut self) -> Option<WishMatch> {
        loop {
            while let Some(made) = self.waiting.pop_front() {
                if let Some(found) = self.judge.look(&made, &|| false) {
                    self.tried = 0;
                    return Some(found);
                }
            }
            if self.tried >= self.most_tries {
                return None;
            }
            let bunch = bunch(&self.wish.shape, self.seed, self.next_bunch);
            self.next_bunch += 1;
            self.tried += u64::from(bunch.tried);
            self.waiting.extend(bunch.puzzles);
        }
    }
}

impl Judge {
    /// Judges a puzzle as the search does. Extreme puzzles are rare and slow to rate, so a search
    /// for them skips some puzzles that do not look extreme. Returns `None` soon after `stop`
    /// returns true.
    ///
    /// ```
    /// # use novena_generator::{Judge, PuzzleShape, Wish, bunch};
    /// let mut judge = Judge::new(&Wish::default());
    /// let made = bunch(&PuzzleShape::default(), 7, 0).puzzles[0];
    /// assert_eq!(judge.look(&made, &|| false).unwrap().made, made);
    /// ```
    pub fn look(&mut self, made: &NewPuzzle, stop: &dyn Fn() -> bool) -> Option<WishMatch> {
        if !self.is_promising(made) {
            return None;
        }
        let judgement = self.judge_until(&made.puzzle, stop)?;
        Some(WishMatch {
            made: *made,
            judgement,
        })
    }
}
