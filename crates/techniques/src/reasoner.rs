use std::collections::HashSet;
use std::ops::ControlFlow;

use novena_core::{Contradiction, Solution};

use crate::registry::basic_techniques;
use crate::{Kind, Position, Step, Technique, technique};

/// Runs techniques in order.
///
/// ```
/// use novena_core::Puzzle;
/// use novena_techniques::{Kind, Position, Reasoner};
///
/// let puzzle: Puzzle =
///     "..3..172......4......7..149.148....528.....747....268.952..8......3......679..4.."
///         .parse().unwrap();
/// let position = Position::new(&puzzle)?;
///
/// let solver = Reasoner::standard().up_to(Kind::NAKED_SINGLE);
/// let step = solver.first_step(&position).unwrap();
/// assert_eq!(step.kind, Kind::HIDDEN_SINGLE);
/// assert!(solver.all_steps(&position).contains(&step));
/// # Ok::<(), novena_core::Contradiction>(())
/// ```
#[derive(Clone)]
pub struct Reasoner {
    turns: Vec<Turn>,
    /// Whether chains are compared by their length.
    compares_chains: bool,
    /// Whether steps get the reasons of their links and the blockers of their houses.
    gives_reasons: bool,
}

/// A technique, and what is asked of it at every position.
#[derive(Clone, Copy)]
struct Turn {
    technique: &'static dyn Technique,
    kind: Kind,
    is_in_stage: bool,
    /// It is sound, or ends soon, only where there is known to be one solution.
    needs_uniqueness: bool,
}

impl Turn {
    fn new(technique: &'static dyn Technique) -> Self {
        let kind = technique.kind();
        Self {
            technique,
            kind,
            is_in_stage: kind.is_in_stage(),
            needs_uniqueness: kind.assumes_uniqueness() || kind.is_last_resort(),
        }
    }
}

/// The steps from a position to where techniques lead.
#[derive(Clone, Debug)]
pub struct Path {
    /// The steps, each applied before the next was looked for.
    pub steps: Vec<Step>,
    /// Where they led.
    pub end: Position,
    /// What showed that there is no solution, if something did.
    pub contradiction: Option<Contradiction>,
}

impl Path {
    /// The solution, if the path leads there.
    #[must_use]
    pub fn solution(&self) -> Option<Solution> {
        self.end.solution()
    }

    /// Whether it leads to the solution.
    #[must_use]
    pub fn is_solved(&self) -> bool {
        self.contradiction.is_none() && self.end.open_cells().is_empty()
    }

    /// The hardest kind of step on it: the one that is tried last.
    #[must_use]
    pub fn hardest(&self) -> Option<Kind> {
        self.steps.iter().map(|step| step.kind).max()
    }
}

impl Reasoner {
    /// All techniques that a path tries, the easiest first.
    #[must_use]
    pub fn standard() -> Self {
        Self::of(Kind::ALL.iter().copied().filter(|kind| kind.is_on_path()))
    }

    /// The techniques that a path tries first: singles, locked candidates, and sets of cells. A
    /// program that only has these is much smaller. Where it finds a step, [`Self::standard`]
    /// finds the same.
    ///
    /// ```
    /// # use novena_techniques::{Level, Reasoner};
    /// let basic: Vec<_> = Reasoner::basic().kinds().collect();
    /// let standard: Vec<_> = Reasoner::standard().kinds().take(basic.len()).collect();
    /// assert_eq!(basic, standard);
    /// ```
    #[must_use]
    pub fn basic() -> Self {
        Self::with(basic_techniques())
    }

    /// These techniques, in this order.
    ///
    /// ```
    /// # use novena_techniques::{Kind, Reasoner};
    /// let solver = Reasoner::of([Kind::NAKED_SINGLE, Kind::HIDDEN_SINGLE]);
    /// assert!(solver.kinds().eq([Kind::NAKED_SINGLE, Kind::HIDDEN_SINGLE]));
    /// ```
    #[must_use]
    pub fn of(kinds: impl IntoIterator<Item = Kind>) -> Self {
        Self::with(kinds.into_iter().filter_map(technique))
    }

    /// These searches, in this order.
    ///
    /// ```
    /// # use novena_techniques::{Kind, Reasoner, former_technique};
    /// let solver = Reasoner::with(former_technique("naked-single"));
    /// assert!(solver.kinds().eq([Kind::NAKED_SINGLE]));
    /// ```
    #[must_use]
    pub fn with(techniques: impl IntoIterator<Item = &'static dyn Technique>) -> Self {
        Self {
            turns: techniques.into_iter().map(Turn::new).collect(),
            compares_chains: true,
            gives_reasons: true,
        }
    }

    /// The same, but chains are taken by their turn as well, and not the shortest of all.
    #[must_use]
    pub const fn in_turn(mut self) -> Self {
        self.compares_chains = false;
        self
    }

    /// The same, but steps lack the reasons that only a reader needs: those of links and the
    /// blockers of singles ([`Step::with_reasons`] adds them). For ratings and searches.
    #[must_use]
    pub const fn without_reasons(mut self) -> Self {
        self.gives_reasons = false;
        self
    }

    /// The same without what comes after a kind in the order of [`Kind::ALL`].
    #[must_use]
    pub fn up_to(mut self, last: Kind) -> Self {
        self.turns.retain(|turn| turn.kind <= last);
        self
    }

    /// The same without what does not pass.
    ///
    /// ```
    /// # use novena_techniques::{Level, Reasoner};
    /// let easy = Reasoner::standard().only(|kind| kind.level() == Level::Easy);
    /// assert_eq!(easy.kinds().count(), 3);
    /// ```
    #[must_use]
    pub fn only(mut self, pass: impl Fn(Kind) -> bool) -> Self {
        self.turns.retain(|turn| pass(turn.kind));
        self
    }

    /// What it tries, in order.
    pub fn kinds(&self) -> impl Iterator<Item = Kind> {
        self.turns.iter().map(|turn| turn.kind)
    }

    /// The first step of the first technique that has one. Of the kinds whose steps are compared
    /// ([`Kind::is_in_stage`]), the one that takes the least effort; the first of several.
    #[must_use]
    pub fn first_step(&self, position: &Position) -> Option<Step> {
        let mut first = None;
        let mut turns = self.allowed(position);
        while let Some(turn) = turns.next() {
            // It breaks off where there is one.
            let _ = turn.technique.find(position, &mut |step| {
                first = Some(step);
                ControlFlow::Break(())
            });
            let Some(step) = &mut first else {
                continue;
            };
            if turn.is_in_stage && self.compares_chains {
                take_shortest(step, turns, position);
            }
            if self.gives_reasons {
                step.add_reasons(position);
            }
            break;
        }
        first
    }

    /// Every step of the position, the easiest first. Of steps of one kind that come to the
    /// same, the first found stands for all. Last resorts are tried only where there is no
    /// other step, one after the other until one has some.
    #[must_use]
    pub fn all_steps(&self, position: &Position) -> Vec<Step> {
        let mut steps = Vec::new();
        let is_last = |turn: &&Turn| turn.kind.is_last_resort();
        let (last, others): (Vec<_>, Vec<_>) = self.allowed(position).partition(is_last);
        for turn in others {
            steps.extend(self.distinct_steps(turn, position));
        }
        for turn in last {
            if !steps.is_empty() {
                break;
            }
            steps.extend(self.distinct_steps(turn, position));
        }
        if self.compares_chains {
            for piece in steps.chunk_by_mut(|a, b| a.kind.is_in_stage() && b.kind.is_in_stage()) {
                piece.sort_by_key(Step::turn);
            }
        }
        steps
    }

    /// Takes the first step again and again, until there is none or the grid is full.
    #[must_use]
    pub fn path(&self, position: Position) -> Path {
        let mut path = Path {
            // Most steps place a digit.
            steps: Vec::with_capacity(position.open_cells().len() + 8),
            end: position,
            contradiction: None,
        };
        while !path.end.open_cells().is_empty()
            && let Some(step) = self.first_step(&path.end)
        {
            let applied = path.end.apply(&step);
            path.steps.push(step);
            if let Err(contradiction) = applied {
                path.contradiction = Some(contradiction);
                break;
            }
        }
        path
    }

    /// The techniques that are sound in a position. Last resorts are tried only where there is
    /// known to be one solution: elsewhere nothing need follow, and they would search for long.
    fn allowed(&self, position: &Position) -> impl Iterator<Item = &Turn> {
        let unique = position.assumes_uniqueness();
        self.turns
            .iter()
            .filter(move |turn| unique || !turn.needs_uniqueness)
    }

    /// What a technique finds, each set of deductions once.
    fn distinct_steps(&self, turn: &Turn, position: &Position) -> Vec<Step> {
        let mut steps = Vec::new();
        let mut seen = HashSet::new();
        // It never breaks off.
        let _ = turn.technique.find(position, &mut |step| {
            if seen.insert(step.deductions.clone()) {
                let step = if self.gives_reasons {
                    step.with_reasons(position)
                } else {
                    step
                };
                steps.push(step);
            }
            ControlFlow::Continue(())
        });
        steps
    }
}

/// Replaces a step of the stage of chains by the one with the least effort: the first of a kind
/// whose turn comes later, if that takes less.
fn take_shortest<'a>(step: &mut Step, later: impl Iterator<Item = &'a Turn>, position: &Position) {
    let Some(mut least) = step.chain_effort() else {
        return;
    };
    for turn in later.take_while(|turn| turn.is_in_stage) {
        if least <= turn.kind.enough_effort() {
            continue;
        }
        let is_short = turn.kind.is_short_below(least);
        // The first is the shortest of its kind.
        let mut found = |other: Step| {
            if let Some(effort) = other.chain_effort()
                && effort < least
            {
                (*step, least) = (other, effort);
            }
            ControlFlow::Break(())
        };
        let _ = if is_short {
            turn.technique.find_short(position, &mut found)
        } else {
            turn.technique.find(position, &mut found)
        };
    }
}
