use std::collections::HashSet;
use std::ops::ControlFlow;

use novena_core::{Contradiction, Solution};

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
    techniques: Vec<&'static dyn Technique>,
    /// Whether chains are compared by their length.
    compares_chains: bool,
    /// Whether steps get the reasons of their links and the blockers of their houses.
    gives_reasons: bool,
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

    /// These techniques, in this order.
    ///
    /// ```
    /// # use novena_techniques::{Kind, Reasoner};
    /// let solver = Reasoner::of([Kind::NAKED_SINGLE, Kind::HIDDEN_SINGLE]);
    /// assert!(solver.kinds().eq([Kind::NAKED_SINGLE, Kind::HIDDEN_SINGLE]));
    /// ```
    #[must_use]
    pub fn of(kinds: impl IntoIterator<Item = Kind>) -> Self {
        Self {
            techniques: kinds.into_iter().filter_map(technique).collect(),
            compares_chains: true,
            gives_reasons: true,
        }
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
            techniques: techniques.into_iter().collect(),
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
    /// blockers of hidden singles ([`Step::with_reasons`] adds them). For ratings and searches.
    #[must_use]
    pub const fn without_reasons(mut self) -> Self {
        self.gives_reasons = false;
        self
    }

    /// The same without what comes after a kind in the order of [`Kind::ALL`].
    #[must_use]
    pub fn up_to(mut self, last: Kind) -> Self {
        self.techniques.retain(|technique| technique.kind() <= last);
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
        self.techniques.retain(|technique| pass(technique.kind()));
        self
    }

    /// What it tries, in order.
    pub fn kinds(&self) -> impl Iterator<Item = Kind> {
        self.techniques.iter().map(|technique| technique.kind())
    }

    /// The first step of the first technique that has one. Of the kinds whose steps are compared
    /// ([`Kind::is_in_stage`]), the one that takes the least effort; the first of several.
    #[must_use]
    pub fn first_step(&self, position: &Position) -> Option<Step> {
        let mut shortest: Option<(usize, Step)> = None;
        for technique in self.allowed(position) {
            let kind = technique.kind();
            if let Some((effort, _)) = shortest {
                if !kind.is_in_stage() {
                    break;
                }
                if effort <= kind.enough_effort() {
                    continue;
                }
            }
            let Some(step) = self.first_of(technique, position) else {
                continue;
            };
            match step.chain_effort().filter(|_| self.compares_chains) {
                None => return Some(step),
                Some(effort) => {
                    if shortest.as_ref().is_none_or(|(least, _)| effort < *least) {
                        shortest = Some((effort, step));
                    }
                }
            }
        }
        shortest.map(|(_, step)| step)
    }

    /// Every step of the position, the easiest first. Of steps of one kind that come to the
    /// same, the first found stands for all. Last resorts are tried only where there is no
    /// other step, one after the other until one has some.
    #[must_use]
    pub fn all_steps(&self, position: &Position) -> Vec<Step> {
        let mut steps = Vec::new();
        let is_last = |technique: &&'static dyn Technique| technique.kind().is_last_resort();
        let (last, others): (Vec<_>, Vec<_>) = self.allowed(position).partition(is_last);
        for technique in others {
            steps.extend(self.distinct_steps(technique, position));
        }
        for technique in last {
            if !steps.is_empty() {
                break;
            }
            steps.extend(self.distinct_steps(technique, position));
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
    fn allowed(&self, position: &Position) -> impl Iterator<Item = &'static dyn Technique> {
        let unique = position.assumes_uniqueness();
        self.techniques.iter().copied().filter(move |technique| {
            let kind = technique.kind();
            unique || !(kind.assumes_uniqueness() || kind.is_last_resort())
        })
    }

    /// The first step that a technique finds.
    fn first_of(&self, technique: &dyn Technique, position: &Position) -> Option<Step> {
        let mut first = None;
        // It breaks off where there is one.
        let _ = technique.find(position, &mut |step| {
            first = Some(self.explained(step, position));
            ControlFlow::Break(())
        });
        first
    }

    /// What a technique finds, each set of deductions once.
    fn distinct_steps(&self, technique: &dyn Technique, position: &Position) -> Vec<Step> {
        let mut steps = Vec::new();
        let mut seen = HashSet::new();
        // It never breaks off.
        let _ = technique.find(position, &mut |step| {
            if seen.insert(step.deductions.clone()) {
                steps.push(self.explained(step, position));
            }
            ControlFlow::Continue(())
        });
        steps
    }

    fn explained(&self, step: Step, position: &Position) -> Step {
        if self.gives_reasons {
            step.with_reasons(position)
        } else {
            step
        }
    }
}
