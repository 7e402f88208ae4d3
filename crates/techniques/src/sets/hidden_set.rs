//! Hidden sets: n digits in a house have places in only n cells.
//!
//! The cells must contain exactly these digits, so every other candidate in them is eliminated.
//!
//! ```text
//! 2589 . 2568 | . . . | . . .     in row 1 only r1c1 and r1c3 can hold 2 and 5:
//!                                 they lose 8 and 9, and 6 and 8
//! ```
//!
//! *Direct*: another digit in the house had places in those cells and only one place elsewhere.
//! Once the set takes the cells, the remaining place is a hidden single: the digit can be placed
//! directly, without pencil marks.
//!
//! ```text
//! 28 . 259 | . 8 . | . . .     2 and 5 take r1c1 and r1c3, so the 8 of row 1 is in r1c5
//! ```

use std::ops::ControlFlow;

use novena_core::{CellSet, Digit, DigitSet, House, HouseSet};

use super::unions::each_tight_union;
use crate::{Exhibit, Kind, Position, Role, Step, StepSink, Technique};

pub(crate) struct HiddenSet {
    kind: Kind,
    size: usize,
}

pub(crate) struct DirectHiddenSet {
    kind: Kind,
    set: HiddenSet,
}

/// A hidden set: as many cells as digits, in a single house.
struct Hidden {
    cells: CellSet,
    digits: DigitSet,
    house: House,
}

impl HiddenSet {
    pub(crate) const PAIR: Self = Self {
        kind: Kind::HIDDEN_PAIR,
        size: 2,
    };
    pub(crate) const TRIPLE: Self = Self {
        kind: Kind::HIDDEN_TRIPLE,
        size: 3,
    };
    pub(crate) const QUADRUPLE: Self = Self {
        kind: Kind::HIDDEN_QUADRUPLE,
        size: 4,
    };

    /// Visits every hidden set, whether or not it removes anything. A digit with only one place is
    /// a single and is not in any set.
    fn each(
        &self,
        position: &Position,
        mut visit: impl FnMut(Hidden) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        // Boxes come first, because people see sets there first.
        let lines = HouseSet::ROWS | HouseSet::COLUMNS;
        for house in HouseSet::BOXES.iter().chain(lines) {
            let few = position.digits_with_places(house, 2, self.size as u8);
            if few.len() < self.size {
                continue;
            }
            let mut masks = [0; 9];
            for (mask, digit) in masks.iter_mut().zip(few) {
                *mask = house.places_of(position.places(digit));
            }
            let masks = &masks[..few.len()];
            each_tight_union(masks, self.size, &mut |chosen, union| {
                visit(Hidden {
                    cells: house.cells_at(union),
                    digits: nth_digits(few, chosen),
                    house,
                })
            })?;
        }
        ControlFlow::Continue(())
    }
}

/// The digits of a set that have the chosen indices.
fn nth_digits(digits: DigitSet, chosen: u16) -> DigitSet {
    let of_place = |(place, digit): (usize, Digit)| (chosen >> place & 1 == 1).then_some(digit);
    digits.iter().enumerate().filter_map(of_place).collect()
}

impl DirectHiddenSet {
    pub(crate) const PAIR: Self = Self {
        kind: Kind::DIRECT_HIDDEN_PAIR,
        set: HiddenSet::PAIR,
    };
    pub(crate) const TRIPLE: Self = Self {
        kind: Kind::DIRECT_HIDDEN_TRIPLE,
        set: HiddenSet::TRIPLE,
    };
}

impl Technique for HiddenSet {
    fn kind(&self) -> Kind {
        self.kind
    }

    fn find(&self, position: &Position, found: StepSink<'_>) -> ControlFlow<()> {
        self.each(position, |hidden| {
            let Hidden {
                cells,
                digits,
                house,
            } = hidden;
            match Step::clear(self.kind, position, !digits, cells) {
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

impl Technique for DirectHiddenSet {
    fn kind(&self) -> Kind {
        self.kind
    }

    fn find(&self, position: &Position, found: StepSink<'_>) -> ControlFlow<()> {
        self.set.each(position, |hidden| {
            let Hidden {
                cells,
                digits,
                house,
            } = hidden;
            for digit in !digits {
                let places = position.places_in(digit, house);
                // If the digit had only one place before, it would be a plain hidden single.
                if let Some(cell) = (places - cells).single()
                    && places.len() > 1
                {
                    let step = Step::place(self.kind, cell.with(digit))
                        .because(Role::Digit, digit)
                        .because(Role::Set, Exhibit::Set { cells, digits })
                        .because(Role::House, house);
                    found(step)?;
                }
            }
            ControlFlow::Continue(())
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::sketch::check;

    const PAIR: &HiddenSet = &HiddenSet::PAIR;
    const TRIPLE: &HiddenSet = &HiddenSet::TRIPLE;
    const QUADRUPLE: &HiddenSet = &HiddenSet::QUADRUPLE;
    const DIRECT_PAIR: &DirectHiddenSet = &DirectHiddenSet::PAIR;
    const DIRECT_TRIPLE: &DirectHiddenSet = &DirectHiddenSet::TRIPLE;

    #[test]
    fn a_pair_keeps_its_cells_in_a_row_a_column_and_a_box() {
        check(
            PAIR,
            "r1#2=r1c1,r1c5 r1#5=r1c1,r1c5 r1c1=2589 r1c5=256",
            &["r1c1<>8 r1c1<>9 r1c5<>6"],
        );
        check(
            PAIR,
            "c1#2=r1c1,r5c1 c1#5=r1c1,r5c1 r1c1=258 r5c1=25",
            &["r1c1<>8"],
        );
        check(
            PAIR,
            "b5#2=r4c4,r5c5 b5#5=r4c4,r5c5 r4c4=258 r5c5=25",
            &["r4c4<>8"],
        );
    }

    #[test]
    fn digits_in_three_cells_are_not_a_pair() {
        check(PAIR, "r1#2=r1c1,r1c5 r1#5=r1c1,r1c6", &[]);
    }

    #[test]
    fn places_in_different_houses_are_not_a_pair() {
        check(PAIR, "r1#2=r1c1,r1c5 r2#5=r2c1,r2c5", &[]);
    }

    #[test]
    fn a_pair_without_other_candidates_is_not_a_step() {
        check(PAIR, "r1#2=r1c1,r1c5 r1#5=r1c1,r1c5 r1c1=25 r1c5=25", &[]);
    }

    #[test]
    fn a_single_is_not_part_of_a_pair() {
        check(PAIR, "r1#2=r1c1 r1#5=r1c1,r1c5", &[]);
    }

    #[test]
    fn a_triple_of_digits_with_two_places_each() {
        check(
            TRIPLE,
            "c9#2=r1c9,r5c9 c9#5=r5c9,r8c9 c9#7=r1c9,r8c9 r1c9=279 r5c9=25 r8c9=1357",
            &["r1c9<>9 r8c9<>1 r8c9<>3"],
        );
    }

    #[test]
    fn a_fourth_place_is_not_a_triple() {
        check(TRIPLE, "c9#2=r1c9,r5c9 c9#5=r5c9,r8c9 c9#7=r1c9,r2c9", &[]);
    }

    #[test]
    fn a_quadruple_in_a_box() {
        check(
            QUADRUPLE,
            "b9#1=r7c7,r8c8 b9#2=r8c8,r9c9 b9#3=r9c9,r7c9 b9#4=r7c9,r7c7 \
             r7c7=14 r8c8=12 r9c9=236 r7c9=34",
            &["r9c9<>6"],
        );
    }

    #[test]
    fn a_fifth_place_is_not_a_quadruple() {
        check(
            QUADRUPLE,
            "b9#1=r7c7,r8c8 b9#2=r8c8,r9c9 b9#3=r9c9,r7c9 b9#4=r7c9,r9c7",
            &[],
        );
    }

    #[test]
    fn a_direct_pair_places_what_it_drives_out() {
        check(
            DIRECT_PAIR,
            "r1#2=r1c1,r1c5 r1#5=r1c1,r1c5 r1#8=r1c1,r1c5,r1c9",
            &["r1c9=8"],
        );
        check(
            DIRECT_PAIR,
            "b1#2=r1c1,r2c2 b1#5=r1c1,r2c2 b1#8=r1c1,r3c3 b1#9=r2c2,r3c1",
            &["r3c3=8", "r3c1=9"],
        );
    }

    #[test]
    fn two_other_places_are_not_direct() {
        check(
            DIRECT_PAIR,
            "r1#2=r1c1,r1c5 r1#5=r1c1,r1c5 r1#8=r1c1,r1c8,r1c9",
            &[],
        );
    }

    #[test]
    fn a_single_without_the_pair_is_not_direct() {
        check(DIRECT_PAIR, "r1#2=r1c1,r1c5 r1#5=r1c1,r1c5 r1#8=r1c9", &[]);
    }

    #[test]
    fn a_single_in_another_house_is_not_direct() {
        check(
            DIRECT_PAIR,
            "r1#2=r1c1,r1c5 r1#5=r1c1,r1c5 c1#8=r1c1,r9c1",
            &[],
        );
    }

    #[test]
    fn a_direct_triple() {
        check(
            DIRECT_TRIPLE,
            "c9#2=r1c9,r5c9 c9#5=r5c9,r8c9 c9#7=r1c9,r8c9 c9#3=r8c9,r9c9",
            &["r9c9=3"],
        );
        check(
            DIRECT_TRIPLE,
            "c9#2=r1c9,r5c9 c9#5=r5c9,r8c9 c9#7=r1c9,r8c9 c9#3=r8c9,r7c9,r9c9",
            &[],
        );
    }
}
