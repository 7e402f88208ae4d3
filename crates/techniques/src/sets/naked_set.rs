//! Naked sets: n cells in a house contain n digits and nothing else.
//!
//! The cells share the digits among themselves, in some order. No other cell in the house can
//! contain any of these digits.
//!
//! ```text
//! 25 . 25 | -2 -5 . | . . -25     r1c1 and r1c3 take 2 and 5: the rest of row 1 loses both
//! ```
//!
//! Two cells form a pair, three a triple and four a quadruple. A cell in a triple need not contain
//! all three digits: cells with 25, 57 and 27 also form a triple.
//!
//! If the cells in a pair or triple share a second house, and the set removes something from both
//! houses, it is *locked* and reported as such.

use std::ops::ControlFlow;

use novena_core::{CellSet, Digit, DigitSet, House};

use crate::locked::LockedSet;
use crate::{Kind, Position, Role, Step, StepSink, Technique};

pub(crate) struct NakedSet {
    kind: Kind,
    size: usize,
}

impl NakedSet {
    pub(crate) const PAIR: Self = Self {
        kind: Kind::NAKED_PAIR,
        size: 2,
    };
    pub(crate) const TRIPLE: Self = Self {
        kind: Kind::NAKED_TRIPLE,
        size: 3,
    };
    pub(crate) const QUADRUPLE: Self = Self {
        kind: Kind::NAKED_QUADRUPLE,
        size: 4,
    };

    /// Visits every naked set, whether or not it removes anything.
    ///
    /// Digits are taken or skipped one by one. A skipped digit excludes its cells in all houses at
    /// once; if too few cells remain, the branch is abandoned.
    fn each(
        &self,
        position: &Position,
        visit: &mut impl FnMut(Naked) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        let [_, _, two, three, more] = position.cells_by_count();
        // A cell with only one candidate is a single and is not in any set.
        let members = match self.size {
            2 => two,
            3 => two | three,
            _ => two | three | more,
        };
        let mut rest = [CellSet::EMPTY; 10];
        for digit in Digit::ALL.into_iter().rev() {
            rest[digit.index()] = rest[digit.index() + 1] | position.places(digit);
        }
        let search = Search {
            position,
            size: self.size,
            rest,
        };
        search.choose(0, self.size, DigitSet::EMPTY, members, visit)
    }
}

/// A naked set: as many cells as digits, in a single house.
struct Naked {
    cells: CellSet,
    digits: DigitSet,
    house: House,
}

struct Search<'a> {
    position: &'a Position,
    size: usize,
    /// For each index, the places for all digits from that index onwards.
    rest: [CellSet; 10],
}

impl Search<'_> {
    /// Continues with the digits from index `next` onwards, of which `missing` are still to be
    /// taken. `cells` are the cells that do not contain any skipped digits.
    fn choose(
        &self,
        next: usize,
        missing: usize,
        digits: DigitSet,
        cells: CellSet,
        visit: &mut impl FnMut(Naked) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        if missing == 0 {
            return self.in_houses(digits, cells - self.rest[next], visit);
        }
        if 9 - next < missing || are_fewer(cells, self.size) {
            return ControlFlow::Continue(());
        }
        let digit = Digit::from_index(next);
        let others = cells - self.position.places(digit);
        if others != cells {
            self.choose(next + 1, missing - 1, digits.with(digit), cells, visit)?;
        }
        self.choose(next + 1, missing, digits, others, visit)
    }

    /// Visits the sets in each house. `cells` are all cells that contain at least two of these
    /// digits and nothing else.
    fn in_houses(
        &self,
        digits: DigitSet,
        cells: CellSet,
        visit: &mut impl FnMut(Naked) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        if are_fewer(cells, self.size) {
            return ControlFlow::Continue(());
        }
        let mut near = cells;
        for cell in cells {
            if are_fewer(cell.peers() & cells, self.size - 1) {
                near.remove(cell);
            }
        }
        for house in near.houses() {
            let cells = near & house.cells();
            let union = |all, cell| all | self.position[cell];
            // If there are more cells, or fewer digits in them, there is no solution.
            if cells.len() == self.size && cells.iter().fold(DigitSet::EMPTY, union) == digits {
                visit(Naked {
                    cells,
                    digits,
                    house,
                })?;
            }
        }
        ControlFlow::Continue(())
    }
}

/// Whether a set contains fewer cells than `count`. This is cheaper than counting all of them.
#[inline]
fn are_fewer(cells: CellSet, count: usize) -> bool {
    let mut bits = cells.bits();
    for _ in 1..count {
        bits &= bits.wrapping_sub(1);
    }
    bits == 0
}

impl Technique for NakedSet {
    fn kind(&self) -> Kind {
        self.kind
    }

    fn find(&self, position: &Position, found: StepSink<'_>) -> ControlFlow<()> {
        self.each(position, &mut |naked| {
            let Naked {
                cells,
                digits,
                house,
            } = naked;
            if LockedSet::removes_in_two_houses(position, cells, digits) {
                return ControlFlow::Continue(());
            }
            match Step::clear(self.kind, position, digits, house.cells() - cells) {
                Some(step) => found(
                    step.because(Role::Digit, digits)
                        .because(Role::Cells, cells)
                        .because(Role::House, house),
                ),
                None => ControlFlow::Continue(()),
            }
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::sketch::check;

    const PAIR: &NakedSet = &NakedSet::PAIR;
    const TRIPLE: &NakedSet = &NakedSet::TRIPLE;
    const QUADRUPLE: &NakedSet = &NakedSet::QUADRUPLE;

    #[test]
    fn a_pair_clears_its_row() {
        check(
            PAIR,
            "r1c1=25 r1c6=25 r1#2=r1c1,r1c6,r1c4,r1c9 r1#5=r1c1,r1c6,r1c9",
            &["r1c4<>2 r1c9<>2 r1c9<>5"],
        );
    }

    #[test]
    fn a_pair_clears_its_column_and_its_box() {
        check(
            PAIR,
            "r1c1=25 r7c1=25 c1#2=r1c1,r7c1,r4c1 c1#5=r1c1,r7c1",
            &["r4c1<>2"],
        );
        check(
            PAIR,
            "r1c1=25 r2c2=25 b1#2=r1c1,r2c2,r3c1 b1#5=r1c1,r2c2",
            &["r3c1<>2"],
        );
    }

    #[test]
    fn cells_that_do_not_see_each_other_are_not_a_pair() {
        check(PAIR, "r1c1=25 r2c6=25", &[]);
    }

    #[test]
    fn three_digits_are_not_a_pair() {
        check(PAIR, "r1c1=25 r1c6=27", &[]);
    }

    #[test]
    fn a_pair_that_removes_nothing_is_not_a_step() {
        check(PAIR, "r1c1=25 r1c6=25 r1#2=r1c1,r1c6 r1#5=r1c1,r1c6", &[]);
    }

    #[test]
    fn a_single_is_not_part_of_a_pair() {
        check(PAIR, "r1c1=2 r1c6=25", &[]);
    }

    const CROSSING: &str = "r1c1=25 r1c2=25 r1#5=r1c1,r1c2 b1#5=r1c1,r1c2 b1#2=r1c1,r1c2";

    #[test]
    fn a_pair_in_a_crossing_is_naked_if_one_house_loses_candidates() {
        let row = format!("{CROSSING} r1#2=r1c1,r1c2,r1c9");
        check(PAIR, &row, &["r1c9<>2"]);
    }

    #[test]
    fn a_pair_in_a_crossing_is_locked_if_both_houses_lose_candidates() {
        let both = CROSSING.replace("b1#2=r1c1,r1c2", "b1#2=r1c1,r1c2,r3c3");
        check(PAIR, &both, &[]);
    }

    #[test]
    fn the_cells_of_a_triple_need_not_hold_all_three() {
        check(
            TRIPLE,
            "r1c1=25 r1c5=57 r1c9=27 r1#2=r1c1,r1c9,r1c2 r1#5=r1c1,r1c5 r1#7=r1c5,r1c9",
            &["r1c2<>2"],
        );
        check(
            TRIPLE,
            "r1c1=257 r1c5=257 r1c9=27 r1#2=r1c1,r1c5,r1c9 r1#5=r1c1,r1c5,r1c2 r1#7=r1c1,r1c5,r1c9",
            &["r1c2<>5"],
        );
    }

    #[test]
    fn four_digits_are_not_a_triple() {
        check(TRIPLE, "r1c1=25 r1c5=57 r1c9=28", &[]);
    }

    #[test]
    fn a_triple_lies_in_one_house() {
        check(TRIPLE, "r1c1=25 r1c5=57 r5c1=27", &[]);
    }

    #[test]
    fn a_quadruple_of_bivalue_cells() {
        check(
            QUADRUPLE,
            "c3#1=r1c3,r4c3 c3#2=r4c3,r5c3 c3#3=r5c3,r9c3 c3#4=r9c3,r1c3,r2c3 \
             r1c3=14 r4c3=12 r5c3=23 r9c3=34",
            &["r2c3<>4"],
        );
    }

    #[test]
    fn five_digits_are_not_a_quadruple() {
        check(QUADRUPLE, "r1c3=14 r4c3=12 r5c3=23 r9c3=35", &[]);
    }

    #[test]
    fn a_quadruple_can_be_in_a_box() {
        check(
            QUADRUPLE,
            "r1c1=1234 r1c2=1234 r2c1=1234 r3c3=1234 \
             b1#1=r1c1,r1c2,r2c1,r3c3 b1#2=r1c1,r1c2,r2c1,r3c3 b1#3=r1c1,r1c2,r2c1,r3c3",
            &["r1c3<>4 r2c2<>4 r2c3<>4 r3c1<>4 r3c2<>4"],
        );
    }
}
