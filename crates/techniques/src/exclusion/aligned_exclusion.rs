//! Aligned exclusion: two or three cells cannot together use up all candidates in another cell.
//!
//! Write down every combination of digits for the *base cells*. A combination that puts a digit
//! into a house twice is impossible. A combination is also impossible if some cell that sees all
//! base cells would have no digits left. Such a cell is an *excluder*. A candidate that is not in
//! any remaining combination is eliminated.
//!
//! ```text
//! -1  .  . |  .  12 13     r1c1 and r2c4 both see the excluders r1c5, r1c6 and r2c2;
//!  .  14 . | 234 .  .      if r1c1 is 1, r2c4 cannot be 2, 3 or 4
//!  .  .  . |  .  .  .
//! ```
//!
//! Despite the name, the base cells need not be aligned. The following conditions are the same as
//! in Sudoku Explainer, so both programs find eliminations in the same positions.
//!
//! - None of the base cells sees a naked single, which would be placed first.
//! - At least two cells see all base cells and have no more candidates than there are base cells;
//!   cells with more candidates could never be left without a digit.
//! - In a triplet, one base cell has two or three candidates and sees another base cell.
//!
//! An elimination that does not need an excluder follows from a naked pair among the base cells, so
//! it is not reported here.

mod combinations;
#[cfg(test)]
mod definition;

use std::ops::ControlFlow;

use novena_core::{CellSet, DigitSet};

use crate::{Exhibit, Kind, Position, Role, Step, StepSink, Technique};
use combinations::Combinations;

pub(crate) struct AlignedExclusion {
    kind: Kind,
    /// The number of base cells.
    size: usize,
}

impl AlignedExclusion {
    pub(crate) const PAIR: Self = Self {
        kind: Kind::ALIGNED_PAIR_EXCLUSION,
        size: 2,
    };

    pub(crate) const TRIPLET: Self = Self {
        kind: Kind::ALIGNED_TRIPLET_EXCLUSION,
        size: 3,
    };

    /// Returns the cells that have no more candidates than there are base cells. Only these could
    /// be left without a digit.
    fn small_cells(&self, position: &Position) -> CellSet {
        let [_, _, two, three, _] = position.cells_by_count();
        if self.size == 2 { two } else { two | three }
    }

    /// Returns the step with the eliminations in the base cells, if there are any. `excluders`
    /// contains all cells that may act as excluders.
    fn step(&self, position: &Position, bases: CellSet, excluders: CellSet) -> Option<Step> {
        let mut combinations = Combinations::new(position, bases);
        // A cell with a digit that is not in any base cell always keeps that digit.
        let any = combinations
            .candidates
            .iter()
            .fold(DigitSet::EMPTY, |a, &b| a | b);
        let mut used: CellSet = excluders
            .iter()
            .filter(|&cell| any.is_superset(position[cell]))
            .collect();
        if used.is_empty() {
            return None;
        }
        let possible = combinations.possible(position, used);
        if possible == combinations.candidates {
            return None;
        }
        // Keep only the relevant excluders as evidence.
        for cell in used {
            if combinations.possible(position, used.without(cell)) == possible {
                used.remove(cell);
            }
        }
        if used.is_empty() {
            return None;
        }
        let gone = bases.iter().zip(possible).flat_map(|(cell, possible)| {
            let gone = position[cell] - possible;
            gone.iter().map(move |digit| cell.with(digit))
        });
        let step = Step::remove(self.kind, position, gone)?;
        let digits: DigitSet = step.eliminations().map(|gone| gone.digit).collect();
        let step = step
            .because(Role::Digit, digits)
            .because(Role::Cells, bases)
            .because(Role::Excluder, used);
        Some(used.iter().fold(step, |step, cell| {
            let (cells, digits) = (cell.as_set(), position[cell]);
            step.because(Role::Set, Exhibit::Set { cells, digits })
        }))
    }
}

impl Technique for AlignedExclusion {
    fn kind(&self) -> Kind {
        self.kind
    }

    fn find(&self, position: &Position, found: StepSink<'_>) -> ControlFlow<()> {
        let [none, single, ..] = position.cells_by_count();
        let small = self.small_cells(position);
        let near_single = single
            .iter()
            .fold(CellSet::EMPTY, |near, cell| near | cell.peers());
        let bases = position.open_cells() - none - single - near_single;
        let mut second_from = bases;
        for first in bases {
            second_from.remove(first);
            let mut third_from = second_from;
            for second in second_from {
                third_from.remove(second);
                let excluders = small & first.peers() & second.peers();
                if excluders.len() < 2 {
                    continue;
                }
                let pair = first.as_set().with(second);
                if self.size == 2 {
                    if let Some(step) = self.step(position, pair, excluders) {
                        found(step)?;
                    }
                    continue;
                }
                for third in third_from {
                    let excluders = excluders & third.peers();
                    let bases = pair.with(third);
                    if excluders.len() < 2 || !any_sees_another(bases & small, bases) {
                        continue;
                    }
                    if let Some(step) = self.step(position, bases, excluders) {
                        found(step)?;
                    }
                }
            }
        }
        ControlFlow::Continue(())
    }
}

/// Returns whether any cell of one group sees any cell of the other group.
fn any_sees_another(some: CellSet, others: CellSet) -> bool {
    some.iter().any(|cell| !(cell.peers() & others).is_empty())
}

#[cfg(test)]
mod tests {
    use novena_core::Cell;

    use super::*;
    use crate::sketch::{check, deductions, position, steps};

    const PAIR: &AlignedExclusion = &AlignedExclusion::PAIR;
    const TRIPLET: &AlignedExclusion = &AlignedExclusion::TRIPLET;

    #[test]
    fn a_pair_out_of_line() {
        check(
            PAIR,
            "r1c5=12 r1c6=13 r2c2=14 r2c4=234",
            &["r1c1<>1", "r1c2<>1", "r1c3<>1", "r2c5<>1", "r2c6<>1"],
        );
        check(
            PAIR,
            "r5c1=12 r6c1=13 r2c2=14 r4c2=234",
            &["r1c1<>1", "r2c1<>1", "r3c1<>1", "r5c2<>1", "r6c2<>1"],
        );
    }

    #[test]
    fn every_digit_of_the_other_base_cell_must_be_excluded() {
        check(PAIR, "r1c5=12 r1c6=13 r2c2=14 r2c4=2345", &[]);
    }

    #[test]
    fn base_cells_in_a_common_house_exclude_equal_digits() {
        // If r1c1 is 1, r2c4 can be 1 as well. If r2c5 or r2c6 is 1, it cannot, because it sees
        // these cells.
        check(PAIR, "r1c5=12 r2c2=13 r2c4=123", &["r2c5<>1", "r2c6<>1"]);
    }

    #[test]
    fn an_excluder_sees_every_base_cell() {
        check(PAIR, "r1c5=12 r1c6=13 r4c2=14 r2c4=234", &[]);
    }

    #[test]
    fn an_excluder_of_a_pair_has_two_candidates() {
        check(PAIR, "r1c5=12 r1c6=13 r2c2=145 r2c4=234", &[]);
    }

    #[test]
    fn one_excluder_is_not_enough() {
        check(PAIR, "r1c4=12 r1c5=12", &[]);
        let loses_both = [1, 2, 3, 6, 7, 8].map(|column| format!("r1c{column}<>1 r1c{column}<>2"));
        check(
            PAIR,
            "r1c4=12 r1c5=12 r1c9=89",
            &loses_both.each_ref().map(String::as_str),
        );
    }

    #[test]
    fn a_visible_naked_single_comes_first() {
        check(PAIR, "r1c5=12 r1c6=13 r2c2=14 r2c4=234 r2c9=9", &[]);
    }

    #[test]
    fn a_triplet_with_excluders_of_two_and_three() {
        check(
            TRIPLET,
            "r1c2=24 r1c3=35 r1c5=123 r2c2=125 r3c3=14",
            &["r1c1<>1"],
        );
        check(
            TRIPLET,
            "r2c1=24 r3c1=35 r5c1=123 r2c2=125 r3c3=14",
            &["r1c1<>1"],
        );
    }

    #[test]
    fn a_triplet_needs_every_combination_excluded() {
        check(TRIPLET, "r1c2=24 r1c3=35 r1c5=123 r2c2=126 r3c3=14", &[]);
        check(TRIPLET, "r1c2=24 r1c3=356 r1c5=123 r2c2=125 r3c3=14", &[]);
    }

    #[test]
    fn an_excluder_of_a_triplet_has_at_most_three_candidates() {
        check(TRIPLET, "r1c2=24 r1c3=35 r1c5=123 r2c2=1256 r3c3=14", &[]);
    }

    #[test]
    fn a_base_cell_of_a_triplet_is_small_and_sees_another() {
        // The results for pairs show that a triplet would remove something if this condition were
        // dropped.
        let large = "r1c5=12 r1c6=13 r2c2=14 r2c3=15 r2c4=2345";
        check(
            PAIR,
            large,
            &["r1c1<>1", "r1c2<>1", "r1c3<>1", "r2c5<>1", "r2c6<>1"],
        );
        check(TRIPLET, large, &[]);
    }

    #[test]
    fn a_naked_pair_among_the_base_cells_is_not_an_exclusion() {
        // One of the two cells with 1 and 2 may be a base cell and the other an excluder, but the
        // two are never both base cells.
        let steps = steps(TRIPLET, &position("r1c4=12 r1c5=12 r1c8=789 r1c9=789"));
        let pair = ["r1c4", "r1c5"].map(|cell| cell.parse::<Cell>().unwrap());
        let pair: CellSet = pair.into_iter().collect();
        assert!(!steps.is_empty());
        for step in steps {
            let Some(Exhibit::Cells(bases)) = step.exhibits(Role::Cells).next() else {
                panic!("{step}")
            };
            assert_eq!((*bases & pair).len(), 1, "{step} {bases}");
        }
    }

    #[test]
    fn only_excluders_that_matter_are_named() {
        let steps = steps(PAIR, &position("r1c5=12 r1c6=13 r2c2=14 r2c3=56 r2c4=234"));
        let step = steps.iter().find(|step| deductions(step) == "r1c1<>1");
        let evidence: Vec<&Exhibit> = step.unwrap().exhibits(Role::Excluder).collect();
        let named = ["r1c5", "r1c6", "r2c2"].map(|cell| cell.parse::<Cell>().unwrap());
        assert_eq!(evidence, [&named.into()]);
    }
}
