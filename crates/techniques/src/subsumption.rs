//! Finds the steps in a list whose conclusions already follow from easier steps.

use novena_core::{Candidate, CellSet, Digit};

use crate::{Deduction, Step};

/// The steps in a position, easiest first, without redundant steps.
///
/// ```
/// use novena_core::Puzzle;
/// use novena_techniques::{Position, Reasoner, StepList};
///
/// let puzzle: Puzzle =
///     "..3..172......4......7..149.148....528.....747....268.952..8......3......679..4.."
///         .parse().unwrap();
/// let all = Reasoner::standard().all_steps(&Position::new(&puzzle)?);
/// let list = StepList::new(&all);
/// assert_eq!(list.steps.len() + list.subsumed, all.len());
/// assert!(list.subsumed > list.steps.len());
/// # Ok::<(), novena_core::Contradiction>(())
/// ```
#[derive(Clone, Debug, Default)]
pub struct StepList {
    /// The steps with new conclusions.
    pub steps: Vec<Step>,
    /// The number of steps omitted.
    pub subsumed: usize,
}

impl StepList {
    /// Omits a step if an easier step has all of its conclusions, or if another step with the same
    /// effort has all of its conclusions and more. Eliminations that follow from a placement also
    /// count as conclusions.
    #[must_use]
    pub fn new(all: &[Step]) -> Self {
        let mut list = Self::default();
        let mut known: Vec<Conclusions> = Vec::new();
        for group in all.chunk_by(|a, b| a.turn() == b.turn()) {
            let groups: Vec<Conclusions> = group.iter().map(Conclusions::of).collect();
            let first_of_group = known.len();
            for (step, conclusions) in group.iter().zip(&groups) {
                let by_easier = known[..first_of_group]
                    .iter()
                    .any(|easier| easier.include(step));
                let is_smaller = |other: &Conclusions| other.include(step) && other != conclusions;
                if by_easier || groups.iter().any(is_smaller) {
                    list.subsumed += 1;
                } else {
                    list.steps.push(step.clone());
                    known.push(conclusions.clone());
                }
            }
        }
        list
    }
}

/// The immediate conclusions of a step.
#[derive(Clone, PartialEq, Eq)]
struct Conclusions {
    placed: Vec<Candidate>,
    /// For each digit, the cells that cannot contain it.
    removed: [CellSet; 9],
}

impl Conclusions {
    fn of(step: &Step) -> Self {
        let mut conclusions = Self {
            placed: step.placements().collect(),
            removed: [CellSet::EMPTY; 9],
        };
        for candidate in step.eliminations() {
            conclusions.removed[candidate.digit.index()].insert(candidate.cell);
        }
        for candidate in step.placements() {
            for digit in Digit::ALL {
                let cells = if digit == candidate.digit {
                    candidate.cell.peers()
                } else {
                    candidate.cell.into()
                };
                conclusions.removed[digit.index()] |= cells;
            }
        }
        conclusions
    }

    fn include(&self, step: &Step) -> bool {
        step.deductions.iter().all(|deduction| match *deduction {
            Deduction::Place(candidate) => self.placed.contains(&candidate),
            Deduction::Eliminate(candidate) => {
                self.removed[candidate.digit.index()].contains(candidate.cell)
            }
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Kind;

    fn step(kind: Kind, deductions: &str) -> Step {
        let deductions = deductions
            .split(' ')
            .map(|text| match text.strip_prefix('+') {
                Some(placed) => Deduction::Place(placed.parse().unwrap()),
                None => Deduction::Eliminate(text.parse().unwrap()),
            });
        Step {
            kind,
            deductions: deductions.collect(),
            evidence: Vec::new(),
        }
    }

    #[track_caller]
    fn check(steps: &[(Kind, &str)], kept: &[usize]) {
        let all: Vec<Step> = steps.iter().map(|(kind, text)| step(*kind, text)).collect();
        let expected: Vec<Step> = kept.iter().map(|&place| all[place].clone()).collect();
        let list = StepList::new(&all);
        assert_eq!(list.steps, expected);
        assert_eq!(list.subsumed, all.len() - kept.len());
    }

    #[test]
    fn an_easier_step_with_all_conclusions_is_enough() {
        let easier = (Kind::POINTING, "5r1c1 5r1c2");
        check(&[easier, (Kind::X_WING, "5r1c1")], &[0]);
        check(&[easier, (Kind::X_WING, "5r1c1 5r1c2")], &[0]);
        check(&[easier, (Kind::X_WING, "5r1c1 5r1c3")], &[0, 1]);
    }

    #[test]
    fn two_easier_steps_are_not_one() {
        let steps = [
            (Kind::POINTING, "5r1c1"),
            (Kind::CLAIMING, "5r1c2"),
            (Kind::X_WING, "5r1c1 5r1c2"),
        ];
        check(&steps, &[0, 1, 2]);
    }

    #[test]
    fn a_placement_removes_what_it_sees() {
        let single = (Kind::HIDDEN_SINGLE, "+5r1c1");
        check(&[single, (Kind::POINTING, "5r1c9 5r9c1")], &[0]);
        check(&[single, (Kind::NAKED_PAIR, "3r1c1")], &[0]);
        check(&[single, (Kind::POINTING, "5r9c9")], &[0, 1]);
        check(&[single, (Kind::NAKED_SINGLE, "+5r1c1")], &[0]);
    }

    #[test]
    fn the_larger_of_two_steps_of_one_kind_is_enough_in_any_order() {
        let (small, large) = ((Kind::POINTING, "5r1c1"), (Kind::POINTING, "5r1c1 5r1c2"));
        check(&[small, large], &[1]);
        check(&[large, small], &[0]);
    }
}
