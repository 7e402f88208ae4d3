//! Sue de Coq: cells where a line and a box cross share their digits with a set of cells in the
//! line and a set of cells in the box.
//!
//! Take n cells (two or three) where a line and a box cross. They are the *crossing*, and must have
//! at least n + 2 digits between them. Add a set of cells from the rest of the line and a set of
//! cells from the rest of the box. No digit of the crossing may be in both sets.
//!
//! ```text
//! 1234 1234  7 | 12 -1 -2     the crossing r1c1, r1c2 holds 1234, r1c4 in the line 12
//!  34   -3  -4 |  .  .  .     and r2c1 in the box 34: four cells, four digits
//!  -3   -4   . |  .  .  .
//! ```
//!
//! How often can each digit occur in these cells? A digit that the line set cannot hold has all its
//! places inside the box, so it occurs at most once. A digit that the box set cannot hold has all
//! its places inside the line, so it also occurs at most once. A digit that both sets can hold but
//! the crossing cannot may occur once in the line and once in the box, so it is counted twice. The
//! sum of these counts is the maximum number of cells that the digits can fill. If the sum equals
//! the number of cells, every occurrence is needed:
//!
//! - the digits of the crossing and the box set, except those in the line set, are in the box's
//!   part of the pattern, and are removed from the rest of the box;
//! - the digits of the crossing and the line set, except those in the box set, are in the line's
//!   part, and are removed from the rest of the line;
//! - a digit counted twice occurs once in each set, and is removed from the rest of both houses.
//!
//! A set needs one of its cells for each of its digits that is not in the crossing. The number of
//! its other cells is its *share* of the crossing's digits. The two shares must add up to the
//! number of the crossing's digits that do not fit into the crossing itself. A set without a share
//! would add nothing, because the other cells would already form a naked set.

use std::ops::ControlFlow;

use novena_core::{Cell, CellSet, DigitSet, House, HouseSet};

use crate::{Exhibit, Kind, Position, Role, Step, StepSink, Technique};

pub(crate) struct SueDeCoq;

/// The open cells in a house that are outside a crossing.
struct OutsideCells {
    cells: CellSet,
    /// For every choice of these cells, the union of their digits. Bit `i` of a choice is the `i`th
    /// cell.
    digits: [DigitSet; 1 << 6],
}

/// Some of the cells in the rest of a house.
#[derive(Clone, Copy)]
struct Choice {
    bits: u8,
    digits: DigitSet,
    /// The number of crossing digits that the cells take.
    share: usize,
}

impl OutsideCells {
    fn new(position: &Position, cells: CellSet) -> Self {
        let mut digits = [DigitSet::EMPTY; 1 << 6];
        for (place, cell) in cells.iter().enumerate() {
            let with = 1 << place;
            for without in 0..with {
                digits[with | without] = digits[without] | position[cell];
            }
        }
        Self { cells, digits }
    }

    /// Collects every choice that takes some of the crossing's `surplus` digits, but not all of
    /// them.
    fn choices(&self, crossing: DigitSet, surplus: usize, choices: &mut Vec<Choice>) {
        choices.clear();
        for bits in 1..1_u8 << self.cells.len() {
            let digits = self.digits[usize::from(bits)];
            let extra = (digits - crossing).len();
            let share = (bits.count_ones() as usize).saturating_sub(extra);
            if (1..surplus).contains(&share) {
                choices.push(Choice {
                    bits,
                    digits,
                    share,
                });
            }
        }
    }

    fn set(&self, choice: Choice) -> CellSet {
        let chosen = |&(place, _): &(usize, Cell)| choice.bits >> place & 1 == 1;
        let cells = self.cells.iter().enumerate().filter(chosen);
        cells.map(|(_, cell)| cell).collect()
    }
}

/// A crossing of a line and a box, and the two sets.
struct Pattern {
    line: House,
    box_: House,
    crossing: (CellSet, DigitSet),
    line_set: (CellSet, DigitSet),
    box_set: (CellSet, DigitSet),
}

impl Pattern {
    fn step(&self, position: &Position) -> Option<Step> {
        let (cells, digits) = self.crossing;
        let ((line_cells, line_digits), (box_cells, box_digits)) = (self.line_set, self.box_set);
        let line_loses = (digits - box_digits) | line_digits;
        let box_loses = (digits - line_digits) | box_digits;
        let line_rest = self.line.cells() - cells - line_cells;
        let box_rest = self.box_.cells() - cells - box_cells;
        let all = |cells: CellSet, digits: DigitSet| {
            cells
                .iter()
                .flat_map(move |cell| (position[cell] & digits).iter().map(move |d| cell.with(d)))
        };
        let gone = all(line_rest, line_loses).chain(all(box_rest, box_loses));
        let set = |(cells, digits)| Exhibit::Set { cells, digits };
        let step = Step::remove(Kind::SUE_DE_COQ, position, gone)?
            .because(Role::Digit, digits | line_digits | box_digits)
            .because(Role::Line, self.line)
            .because(Role::Box, self.box_)
            .because(Role::Cells, set(self.crossing))
            .because(Role::LineSet, set(self.line_set))
            .because(Role::BoxSet, set(self.box_set));
        Some(step)
    }
}

impl Technique for SueDeCoq {
    fn kind(&self) -> Kind {
        Kind::SUE_DE_COQ
    }

    fn find(&self, position: &Position, found: StepSink<'_>) -> ControlFlow<()> {
        let open = position.open_cells();
        let (mut line_choices, mut box_choices) = (Vec::new(), Vec::new());
        for line in HouseSet::ROWS | HouseSet::COLUMNS {
            for box_ in HouseSet::BOXES {
                let crossing = line.cells() & box_.cells() & open;
                if crossing.len() < 2 {
                    continue;
                }
                let line_rest = OutsideCells::new(position, (line.cells() - box_.cells()) & open);
                let box_rest = OutsideCells::new(position, (box_.cells() - line.cells()) & open);
                for cells in parts(crossing) {
                    let digits = digits_of(position, cells);
                    let surplus = digits.len().saturating_sub(cells.len());
                    line_rest.choices(digits, surplus, &mut line_choices);
                    box_rest.choices(digits, surplus, &mut box_choices);
                    for &in_line in &line_choices {
                        for &in_box in &box_choices {
                            let shared = in_line.digits & in_box.digits & digits;
                            if in_line.share + in_box.share != surplus || !shared.is_empty() {
                                continue;
                            }
                            let pattern = Pattern {
                                line,
                                box_,
                                crossing: (cells, digits),
                                line_set: (line_rest.set(in_line), in_line.digits),
                                box_set: (box_rest.set(in_box), in_box.digits),
                            };
                            if let Some(step) = pattern.step(position) {
                                found(step)?;
                            }
                        }
                    }
                }
            }
        }
        ControlFlow::Continue(())
    }
}

/// All cells at a crossing and, if there are three, also every pair of them.
fn parts(crossing: CellSet) -> impl Iterator<Item = CellSet> {
    let left_out = crossing.iter().filter(move |_| crossing.len() == 3);
    let twos = left_out.map(move |cell| crossing.without(cell));
    std::iter::once(crossing).chain(twos)
}

fn digits_of(position: &Position, cells: CellSet) -> DigitSet {
    cells
        .iter()
        .fold(DigitSet::EMPTY, |digits, cell| digits | position[cell])
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::sketch::{check, position, steps};

    /// Places that keep the expected results short: outside a typical pattern, 1 and 2 have only
    /// one more place in row 1, and 3 and 4 have only one more in box 1.
    const ROW: &str = "r1#1=r1c1,r1c2,r1c5,r1c6,r1c9 r1#2=r1c1,r1c2,r1c5,r1c6,r1c8 \
         b1#3=r1c1,r1c2,r2c1,r2c2,r3c2 b1#4=r1c1,r1c2,r2c1,r2c2,r3c3";

    fn check_row(sketch: &str, expected: &[&str]) {
        check(&SueDeCoq, &format!("{ROW} {sketch}"), expected);
    }

    #[test]
    fn two_cells_share_with_a_cell_of_either_house() {
        check_row(
            "r1c1=1234 r1c2=1234 r1c5=12 r1c6<>12 r2c1=34 r2c2<>34",
            &["r1c8<>2 r1c9<>1 r3c2<>3 r3c3<>4"],
        );
    }

    #[test]
    fn a_column_and_a_whole_crossing() {
        // 5 is in neither set, so it is in the crossing, and is removed from the rest of both
        // houses.
        check(
            &SueDeCoq,
            "r4c9=12345 r5c9=12345 r6c9=12345 r1c9=12 r4c7=34 \
             c9#1=r4c9,r5c9,r6c9,r1c9,r2c9 c9#2=r4c9,r5c9,r6c9,r1c9 \
             b6#3=r4c9,r5c9,r6c9,r4c7 b6#4=r4c9,r5c9,r6c9,r4c7,r6c8 \
             c9#5=r4c9,r5c9,r6c9,r3c9 b6#5=r4c9,r5c9,r6c9,r5c8",
            &["r2c9<>1 r3c9<>5 r5c8<>5 r6c8<>4"],
        );
    }

    #[test]
    fn the_third_cell_of_the_crossing_loses_all_digits() {
        check(
            &SueDeCoq,
            "r1#1=r1c1,r1c2,r1c3,r1c5 r1#2=r1c1,r1c2,r1c3,r1c5 \
             b1#3=r1c1,r1c2,r1c3,r2c1 b1#4=r1c1,r1c2,r1c3,r2c1 \
             r1c1=1234 r1c2=1234 r1c5=12 r2c1=34",
            &["r1c3<>1 r1c3<>2 r1c3<>3 r1c3<>4"],
        );
    }

    #[test]
    fn an_extra_digit_costs_one_more_cell() {
        let digits_7 = "r1#7=r1c5,r1c6,r1c7";
        check_row(
            &format!("{digits_7} r1c1=1234 r1c2=1234 r1c5=127 r1c6=17 r2c1=34 r2c2<>34"),
            &["r1c7<>7 r1c8<>2 r1c9<>1 r3c2<>3 r3c3<>4"],
        );
        check_row(
            &format!("{digits_7} r1c1=1234 r1c2=1234 r1c5=127 r1c6<>12 r2c1=34 r2c2<>34"),
            &[],
        );
    }

    #[test]
    fn an_extra_digit_of_both_sets_is_removed_from_both_houses() {
        check_row(
            "r1c1=1234 r1c2=1234 r1c5=127 r1c6=17 r2c1=347 r2c2=37 \
             r1#7=r1c5,r1c6,r1c7 b1#7=r2c1,r2c2,r3c1",
            &["r1c7<>7 r1c8<>2 r1c9<>1 r3c1<>7 r3c2<>3 r3c3<>4"],
        );
    }

    #[test]
    fn the_sets_share_no_digit_of_the_crossing() {
        check_row(
            "r1c1=1234 r1c2=1234 r1c5=12 r1c6<>12 r2c1=234 r2c2<>34",
            &[],
        );
    }

    #[test]
    fn both_sets_use_digits_of_the_crossing() {
        // The line set takes all of the surplus, so 1, 2, 3 and 4 form a naked set in the row.
        check_row("r1c1=1234 r1c2=1234 r1c5=123 r1c6=124 r2c1=56 r2c2=56", &[]);
        // A crossing that has only one digit more than cells does not have enough digits for two
        // shares.
        check_row("r1c1=123 r1c2=123 r1c5=12 r1c6<>12 r2c1=34 r2c2<>34", &[]);
    }

    #[test]
    fn one_cell_is_not_a_crossing() {
        check(&SueDeCoq, "r1c1=123 r1c5=14 r1c6=14 r2c1=25 r2c2=25", &[]);
    }

    #[test]
    fn the_rest_of_the_crossing_is_in_neither_set() {
        // A naked quadruple in the row.
        check_row(
            "r1c1=1234 r1c2=1234 r1c3=34 r1c5=12 r1c6<>12 r2c1<>34 r2c2<>34",
            &[],
        );
    }

    #[test]
    fn a_pattern_that_removes_nothing_is_not_a_step() {
        check_row(
            "r1c1=1234 r1c2=1234 r1c5=12 r1c6<>12 r1c8<>2 r1c9<>1 \
             r2c1=34 r2c2<>34 r3c2<>3 r3c3<>4",
            &[],
        );
    }

    #[test]
    fn the_evidence_names_crossing_and_sets() {
        let sketch = "r1c1=1234 r1c2=1234 r1c5=127 r1c6=17 r2c1=34 r2c2<>34";
        let steps = steps(&SueDeCoq, &position(&format!("{ROW} {sketch}")));
        let [step] = &steps[..] else {
            panic!("{steps:?}")
        };
        let evidence = [
            (Role::Cells, "r1c1 r1c2", "1234"),
            (Role::LineSet, "r1c5 r1c6", "127"),
            (Role::BoxSet, "r2c1", "34"),
        ];
        for (role, expected_cells, expected_digits) in evidence {
            let Some(Exhibit::Set { cells, digits }) = step.exhibits(role).next() else {
                panic!("{role}")
            };
            assert_eq!(cells.to_string(), expected_cells);
            assert_eq!(digits.to_string(), expected_digits);
        }
        assert_eq!(step.digits().to_string(), "12347");
    }
}
