use std::collections::HashSet;
use std::ops::ControlFlow;

use novena_core::{Contradiction, Solution};

use crate::registry::basic_techniques;
use crate::{Deduction, Kind, Position, Step, Technique, technique};

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
    schedule: Vec<ScheduledTechnique>,
    /// Whether chains are compared by length.
    compares_chains: bool,
    /// Whether each step is given the reasons for its links and the blockers of its house.
    gives_reasons: bool,
}

/// A technique, and the conditions under which it is tried.
#[derive(Clone, Copy)]
struct ScheduledTechnique {
    technique: &'static dyn Technique,
    kind: Kind,
    is_in_stage: bool,
    /// Whether the technique requires a solution that is known to be unique, because it would
    /// otherwise be unsound or slow.
    needs_uniqueness: bool,
}

impl ScheduledTechnique {
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

/// The steps from a position to the point where the techniques find nothing more.
#[derive(Clone, Debug)]
pub struct Path {
    /// The steps. Each step is applied before the search for the next.
    pub steps: Vec<Step>,
    /// The position after the last step.
    pub end: Position,
    /// The contradiction that showed that there is no solution, if one was found.
    pub contradiction: Option<Contradiction>,
}

impl Path {
    /// The solution, if the path reaches it.
    #[must_use]
    pub fn solution(&self) -> Option<Solution> {
        self.end.solution()
    }

    /// Whether the path reaches the solution.
    #[must_use]
    pub fn is_solved(&self) -> bool {
        self.contradiction.is_none() && self.end.open_cells().is_empty()
    }

    /// The hardest kind of step on the path: the kind that is tried last among those used.
    #[must_use]
    pub fn hardest(&self) -> Option<Kind> {
        self.steps.iter().map(|step| step.kind).max()
    }
}

impl Reasoner {
    /// All techniques that a path tries, easiest first.
    #[must_use]
    pub fn standard() -> Self {
        Self::of(Kind::ALL.iter().copied().filter(|kind| kind.is_on_path()))
    }

    /// The techniques that a path tries first: singles, locked candidates, and sets of cells. A
    /// program that uses only these is much smaller. [`Self::standard`] also finds every step that
    /// this reasoner finds.
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

    /// A reasoner with the given techniques, in the given order.
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

    /// A reasoner with the given searches, in the given order.
    ///
    /// ```
    /// # use novena_techniques::{Kind, Reasoner, former_technique};
    /// let solver = Reasoner::with(former_technique("naked-single"));
    /// assert!(solver.kinds().eq([Kind::NAKED_SINGLE]));
    /// ```
    #[must_use]
    pub fn with(techniques: impl IntoIterator<Item = &'static dyn Technique>) -> Self {
        Self {
            schedule: techniques
                .into_iter()
                .map(ScheduledTechnique::new)
                .collect(),
            compares_chains: true,
            gives_reasons: true,
        }
    }

    /// The same reasoner, except that it does not compare chains to find the shortest, but tries
    /// them in the order of their kinds.
    #[must_use]
    pub const fn in_turn(mut self) -> Self {
        self.compares_chains = false;
        self
    }

    /// The same reasoner for ratings and searches. Its steps lack details that only a reader needs:
    /// the reasons for links, and the blockers of singles ([`Step::with_reasons`] adds them).
    #[must_use]
    pub const fn without_reasons(mut self) -> Self {
        self.gives_reasons = false;
        self
    }

    /// The same reasoner without the kinds that follow `last` in the order of [`Kind::ALL`].
    #[must_use]
    pub fn up_to(mut self, last: Kind) -> Self {
        self.schedule.retain(|scheduled| scheduled.kind <= last);
        self
    }

    /// The same reasoner with only the kinds that satisfy the predicate.
    ///
    /// ```
    /// # use novena_techniques::{Level, Reasoner};
    /// let easy = Reasoner::standard().only(|kind| kind.level() == Level::Easy);
    /// assert_eq!(easy.kinds().count(), 3);
    /// ```
    #[must_use]
    pub fn only(mut self, pass: impl Fn(Kind) -> bool) -> Self {
        self.schedule.retain(|scheduled| pass(scheduled.kind));
        self
    }

    /// The kinds that the reasoner tries, in order.
    pub fn kinds(&self) -> impl Iterator<Item = Kind> {
        self.schedule.iter().map(|scheduled| scheduled.kind)
    }

    /// The first step of the first technique that finds one. If the kind of that step is compared
    /// with others ([`Kind::is_in_stage`]), the first step with the least effort among these kinds
    /// is returned instead.
    #[must_use]
    pub fn first_step(&self, position: &Position) -> Option<Step> {
        let mut first = None;
        let mut schedule = self.allowed(position);
        while let Some(scheduled) = schedule.next() {
            // The search stops at the first step.
            let _ = scheduled.technique.find(position, &mut |step| {
                first = Some(step);
                ControlFlow::Break(())
            });
            let Some(step) = &mut first else {
                continue;
            };
            if scheduled.is_in_stage && self.compares_chains {
                take_shortest(step, schedule, position);
            }
            if self.gives_reasons {
                step.add_reasons(position);
            }
            break;
        }
        first
    }

    /// Every step in the position, easiest first. Of several steps of the same kind with the same
    /// conclusions, only the first is kept. Last resorts are tried only if there are no other
    /// steps. They are tried one after the other, until one of them finds steps.
    #[must_use]
    pub fn all_steps(&self, position: &Position) -> Vec<Step> {
        let mut steps = Vec::new();
        let is_last = |scheduled: &&ScheduledTechnique| scheduled.kind.is_last_resort();
        let (last, others): (Vec<_>, Vec<_>) = self.allowed(position).partition(is_last);
        for scheduled in others {
            steps.extend(self.distinct_steps(scheduled, position));
        }
        for scheduled in last {
            if !steps.is_empty() {
                break;
            }
            steps.extend(self.distinct_steps(scheduled, position));
        }
        if self.compares_chains {
            for piece in steps.chunk_by_mut(|a, b| a.kind.is_in_stage() && b.kind.is_in_stage()) {
                piece.sort_by_key(Step::turn);
            }
        }
        steps
    }

    /// The first step that satisfies the predicate and has exactly these conclusions, in any order.
    ///
    /// ```
    /// use novena_techniques::{Kind, Reasoner, sketch};
    ///
    /// let position = sketch::position("r1c1=12 r1c9=23 r9c9=34 r9c1=14");
    /// let chains = Reasoner::of([Kind::XY_CHAIN]);
    /// let step = chains.first_step(&position).unwrap();
    /// let found = chains.step_with(&position, &step.deductions, |_| true);
    /// assert_eq!(found, Some(step));
    /// assert_eq!(chains.step_with(&position, &[], |_| true), None);
    /// ```
    #[must_use]
    pub fn step_with(
        &self,
        position: &Position,
        deductions: &[Deduction],
        pass: impl Fn(&Step) -> bool,
    ) -> Option<Step> {
        let is_among = |wanted: &[Deduction], all: &[Deduction]| {
            wanted.iter().all(|deduction| all.contains(deduction))
        };
        let mut first = None;
        for scheduled in self.allowed(position) {
            // The search stops at the first step.
            let _ = scheduled.technique.find(position, &mut |step| {
                let is_same = is_among(&step.deductions, deductions)
                    && is_among(deductions, &step.deductions);
                if !is_same || !pass(&step) {
                    return ControlFlow::Continue(());
                }
                first = Some(step);
                ControlFlow::Break(())
            });
            if let Some(step) = &mut first {
                if self.gives_reasons {
                    step.add_reasons(position);
                }
                break;
            }
        }
        first
    }

    /// Applies the first step repeatedly, until there are no more steps or the grid is full.
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

    /// The techniques that are sound in a given position. Last resorts are tried only if the
    /// solution is known to be unique: otherwise there may be nothing to find, and the search would
    /// be slow.
    fn allowed(&self, position: &Position) -> impl Iterator<Item = &ScheduledTechnique> {
        let unique = position.assumes_uniqueness();
        self.schedule
            .iter()
            .filter(move |scheduled| unique || !scheduled.needs_uniqueness)
    }

    /// The steps that a technique finds, with each set of deductions reported once.
    fn distinct_steps(&self, scheduled: &ScheduledTechnique, position: &Position) -> Vec<Step> {
        let mut steps = Vec::new();
        let mut seen = HashSet::new();
        // The callback never stops the search.
        let _ = scheduled.technique.find(position, &mut |step| {
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

/// Replaces a step from the chain stage if the first step of a later kind in the stage takes less
/// effort.
fn take_shortest<'a>(
    step: &mut Step,
    later: impl Iterator<Item = &'a ScheduledTechnique>,
    position: &Position,
) {
    let Some(mut least) = step.chain_effort() else {
        return;
    };
    for scheduled in later.take_while(|scheduled| scheduled.is_in_stage) {
        if least <= scheduled.kind.enough_effort() {
            continue;
        }
        let is_short = scheduled.kind.is_short_below(least);
        // The first step is the shortest of its kind.
        let mut found = |other: Step| {
            if let Some(effort) = other.chain_effort()
                && effort < least
            {
                (*step, least) = (other, effort);
            }
            ControlFlow::Break(())
        };
        let _ = if is_short {
            scheduled.technique.find_short(position, &mut found)
        } else {
            scheduled.technique.find(position, &mut found)
        };
    }
}
