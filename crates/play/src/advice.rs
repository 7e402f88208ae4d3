use std::collections::BTreeMap;

use novena_techniques::{Kind, Level, Reasoner, Step};

use crate::{Game, Obstacle, Situation};

/// The answer to a request for a hint: the next step, or why there is none.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Advice {
    /// The board is full and correct.
    Solved,
    /// Something must be corrected before any step helps.
    Obstacle(Obstacle),
    /// The next step.
    Step(Box<Step>),
    /// Nothing is wrong, but no technique makes progress.
    Stuck,
    /// Only mistakes were looked for, and none was found.
    Fine,
}

impl Advice {
    /// A machine-readable name: `step`, or the reason why there is none.
    #[must_use]
    pub const fn id(&self) -> &'static str {
        match self {
            Self::Solved => "solved",
            Self::Obstacle(obstacle) => obstacle.id(),
            Self::Step(_) => "step",
            Self::Stuck => "no-step",
            Self::Fine => "fine",
        }
    }

    /// The advice for a situation: the first step that `reasoner` finds.
    ///
    /// ```
    /// use novena_core::{DigitSet, Puzzle};
    /// use novena_play::{Advice, Situation};
    /// use novena_techniques::Reasoner;
    ///
    /// let situation = Situation::on(&Puzzle::EMPTY, Puzzle::EMPTY.board(), |_| DigitSet::EMPTY);
    /// let advice = Advice::of(situation, &Reasoner::standard());
    /// assert_eq!(advice, Advice::Stuck);
    /// ```
    #[must_use]
    pub fn of(situation: Result<Situation, Obstacle>, reasoner: &Reasoner) -> Self {
        let position = match situation {
            Ok(situation) => situation.position,
            Err(obstacle) => return Self::Obstacle(obstacle),
        };
        if position.open_cells().is_empty() {
            return Self::Solved;
        }
        match reasoner.first_step(&position) {
            Some(step) => Self::Step(Box::new(step)),
            None => Self::Stuck,
        }
    }
}

impl Game {
    /// The mistake that must be corrected before any step helps, as [`Advice::Obstacle`]. If there
    /// is no mistake, the advice is [`Advice::Solved`] or [`Advice::Fine`].
    #[must_use]
    pub fn mistake_advice(&self) -> Advice {
        if self.is_finished() {
            return Advice::Solved;
        }
        match Situation::of(self) {
            Ok(_) => Advice::Fine,
            Err(obstacle) => Advice::Obstacle(obstacle),
        }
    }

    /// The advice for a player who asks for a hint and has asked for another hint `turn` times
    /// before.
    ///
    /// The first hint is the easiest step. Further hints are steps of the same level or below,
    /// easier ones first. After the last of them, the hints start over. If the player has made
    /// marks, the steps respect these marks and do not require any others.
    ///
    /// ```
    /// use novena_play::{Advice, Game};
    ///
    /// let puzzle =
    ///     "..3..172......4......7..149.148....528.....747....268.952..8......3......679..4.."
    ///         .parse().unwrap();
    /// let game = Game::new(puzzle);
    /// let (Advice::Step(first), Advice::Step(other)) = (game.advice(0), game.advice(1)) else {
    ///     panic!("an easy puzzle has steps");
    /// };
    /// assert_ne!(first, other);
    /// assert!(other.kind.level() <= first.kind.level());
    /// ```
    #[must_use]
    pub fn advice(&self, turn: usize) -> Advice {
        self.advice_by(&Reasoner::standard(), turn)
    }

    /// Like [`Game::advice`], but uses the techniques of `reasoner`.
    #[must_use]
    pub fn advice_by(&self, reasoner: &Reasoner, turn: usize) -> Advice {
        let situation = Situation::of(self);
        let position = match (&situation, turn) {
            (Ok(situation), 1..) => situation.position.clone(),
            _ => return Advice::of(situation, reasoner),
        };
        let first = match Advice::of(situation, reasoner) {
            Advice::Step(first) => first,
            other => return other,
        };
        let kind = first.kind;
        let near = |other: Kind| match kind.level() {
            // Finding all of the hardest steps would take seconds.
            Level::Extreme => other.index() <= kind.index(),
            level => other.level() <= level,
        };
        let mut offers = vec![*first];
        for step in reasoner.clone().only(near).all_steps(&position) {
            if offers.iter().all(|seen| seen.deductions != step.deductions) {
                offers.push(step);
            }
        }
        let turn = turn % offers.len();
        Advice::Step(Box::new(offers.swap_remove(turn)))
    }
}

/// The number of hints taken, by technique and by rung.
///
/// ```
/// use novena_play::HintCounts;
/// use novena_techniques::Kind;
///
/// let mut hints = HintCounts::default();
/// hints.count(Kind::X_WING, 1);
/// hints.count(Kind::X_WING, 2);
/// hints.count_mistake();
/// assert_eq!(hints.by_rung(), [1, 1, 1, 0, 0]);
/// assert_eq!(hints.taken(), 2);
/// assert_eq!(hints.by_kind().next(), Some((Kind::X_WING, [1, 1, 0, 0])));
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct HintCounts {
    mistakes: u32,
    kinds: BTreeMap<Kind, [u32; 4]>,
}

impl HintCounts {
    /// Records that a mistake was pointed out.
    pub fn count_mistake(&mut self) {
        self.mistakes = self.mistakes.saturating_add(1);
    }

    /// Records that a step of this kind was shown on this rung. Only rungs 1 to 4 count.
    pub fn count(&mut self, kind: Kind, rung: usize) {
        let rungs = self.kinds.entry(kind).or_default();
        if let Some(count) = rung.checked_sub(1).and_then(|index| rungs.get_mut(index)) {
            *count = count.saturating_add(1);
        }
    }

    /// The number of hints on each rung, 0 to 4.
    #[must_use]
    pub fn by_rung(&self) -> [u32; 5] {
        let mut sums = [self.mistakes, 0, 0, 0, 0];
        for rungs in self.kinds.values() {
            for (sum, count) in sums[1..].iter_mut().zip(rungs) {
                *sum = sum.saturating_add(*count);
            }
        }
        sums
    }

    /// The number of hints taken. Climbing the rungs of one hint counts only once.
    ///
    /// For each technique, this is the count of the rung that was shown most often, because a hint
    /// may start on the first or second rung and may skip rungs.
    #[must_use]
    pub fn taken(&self) -> u32 {
        self.taken_by_kind()
            .fold(self.mistakes, |sum, (_, taken)| sum.saturating_add(taken))
    }

    /// The number of hints taken for each technique, counted as in [`Self::taken`].
    pub fn taken_by_kind(&self) -> impl Iterator<Item = (Kind, u32)> {
        let most = |rungs: &[u32; 4]| rungs.iter().copied().max().unwrap_or_default();
        self.kinds
            .iter()
            .map(move |(&kind, rungs)| (kind, most(rungs)))
    }

    /// The number of hints that ended on each rung, 0 to 4. The sum of these numbers is
    /// [`HintCounts::taken`].
    ///
    /// ```
    /// use novena_play::HintCounts;
    /// use novena_techniques::Kind;
    ///
    /// let mut hints = HintCounts::default();
    /// for rung in 1..=4 {
    ///     hints.count(Kind::X_WING, rung);
    /// }
    /// hints.count(Kind::X_WING, 1);
    /// assert_eq!(hints.by_last_rung(), [0, 1, 0, 0, 1]);
    /// ```
    #[must_use]
    pub fn by_last_rung(&self) -> [u32; 5] {
        let mut ended = [self.mistakes, 0, 0, 0, 0];
        for rungs in self.kinds.values() {
            let mut above = 0;
            for (sum, &count) in ended[1..].iter_mut().zip(rungs).rev() {
                *sum = sum.saturating_add(count.saturating_sub(above));
                above = above.max(count);
            }
        }
        ended
    }

    /// The techniques of the hints, with the number of hints on each of rungs 1 to 4.
    pub fn by_kind(&self) -> impl Iterator<Item = (Kind, [u32; 4])> {
        self.kinds.iter().map(|(&kind, &rungs)| (kind, rungs))
    }

    /// The number of times a mistake was pointed out.
    #[must_use]
    pub const fn mistakes(&self) -> u32 {
        self.mistakes
    }

    /// Restores saved counts.
    pub fn from_parts(mistakes: u32, kinds: impl IntoIterator<Item = (Kind, [u32; 4])>) -> Self {
        Self {
            mistakes,
            kinds: kinds.into_iter().collect(),
        }
    }

    /// Whether no hint was taken.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.by_rung() == [0; 5]
    }
}
