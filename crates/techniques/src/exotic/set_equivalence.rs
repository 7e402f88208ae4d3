//! Set equivalence: the Phistomefel ring, applied to a single digit.
//!
//! Take two rows in different bands and two columns in different stacks. Together, the four boxes
//! at their crossings contain every digit four times. So do the four lines, if each crossing is
//! counted twice. Leave out the cells that are in one of these boxes and also in one of these
//! lines. The remaining cells of the boxes, the *corners*, contain the same digits as the *ring*,
//! which consists of the remaining cells of the lines and the four crossings.
//!
//! ```text
//! C C . | . . . | . C C      corners C and ring R of rows 3 and 7, columns 3 and 7:
//! C C . | . . . | . C C      sixteen cells each, with the same digits
//! . . R | R R R | R . .
//! ------+-------+------
//! . . R | . . . | R . .
//! ```
//!
//! A box contains each digit once. The corners and the ring are the two *sides*. A side contains a
//! digit at least as often as there are boxes whose places for the digit are all on that side, and
//! at most as often as there are boxes with any places for the digit on that side. If the minimum
//! of one side equals the maximum of the other, both sides contain the digit exactly that many
//! times: the first side does not have the digit in any other box, and the second side has it in
//! every possible box.

use std::ops::ControlFlow;

use novena_core::{CellSet, Digit, House, HouseSet};

use crate::{Kind, Position, Role, Step, StepSink, Technique};

pub(crate) struct SetEquivalence;

/// The boxes, the lines and the two sides for a choice of rows and columns.
struct Ring {
    boxes: HouseSet,
    lines: HouseSet,
    corners: CellSet,
    around: CellSet,
}

impl Ring {
    /// All rings.
    fn all() -> impl Iterator<Item = Self> {
        let pairs = || {
            let firsts = (0..9).flat_map(|first| (0..9).map(move |second| (first, second)));
            firsts.filter(|(first, second)| first / 3 < second / 3)
        };
        pairs().flat_map(move |rows| pairs().map(move |columns| Self::new(rows, columns)))
    }

    fn new(rows: (usize, usize), columns: (usize, usize)) -> Self {
        let rows = [rows.0, rows.1];
        let columns = [columns.0, columns.1];
        let mut boxes = HouseSet::EMPTY;
        for row in rows {
            for column in columns {
                boxes.insert(House::box_(row / 3 * 3 + column / 3));
            }
        }
        let across: HouseSet = rows.iter().map(|&row| House::row(row)).collect();
        let down: HouseSet = columns
            .iter()
            .map(|&column| House::column(column))
            .collect();
        let lines = across | down;
        let crossings = across.cells() & down.cells();
        Self {
            boxes,
            lines,
            corners: boxes.cells() - lines.cells(),
            around: (lines.cells() - boxes.cells()) | crossings,
        }
    }
}

/// The boxes in which a digit must be on a given side, and the boxes in which it can be on that
/// side.
struct Bounds {
    least: HouseSet,
    most: HouseSet,
}

impl Bounds {
    /// Computes the bounds from the digit's places in each box.
    fn of(places: &[CellSet; 9], side: CellSet) -> Self {
        let (mut least, mut most) = (HouseSet::EMPTY, HouseSet::EMPTY);
        for (box_, &places) in (0..9).map(House::box_).zip(places) {
            if !(places & side).is_empty() {
                most.insert(box_);
                if side.is_superset(places) {
                    least.insert(box_);
                }
            }
        }
        Self { least, most }
    }
}

/// The places for a digit in a box, or its cell if it is already placed.
fn all_places(position: &Position, digit: Digit, box_: House) -> CellSet {
    let mut cells = box_.cells().iter();
    match cells.find(|&cell| position.placed(cell) == Some(digit)) {
        Some(cell) => cell.into(),
        None => position.places_in(digit, box_),
    }
}

impl Technique for SetEquivalence {
    fn kind(&self) -> Kind {
        Kind::SET_EQUIVALENCE
    }

    fn find(&self, position: &Position, found: StepSink<'_>) -> ControlFlow<()> {
        let open = Digit::ALL
            .into_iter()
            .filter(|&digit| !position.places(digit).is_empty());
        let in_boxes: Vec<(Digit, [CellSet; 9])> = open
            .map(|digit| {
                let places = |at| all_places(position, digit, House::box_(at));
                (digit, std::array::from_fn(places))
            })
            .collect();
        for ring in Ring::all() {
            for (digit, places) in &in_boxes {
                let digit = *digit;
                let [corners, around] =
                    [ring.corners, ring.around].map(|side| Bounds::of(places, side));
                let sides = [
                    ((ring.corners, &corners), (ring.around, &around)),
                    ((ring.around, &around), (ring.corners, &corners)),
                ];
                for ((full, least), (scarce, most)) in sides {
                    if least.least.len() != most.most.len() {
                        continue;
                    }
                    let beyond = full - least.least.cells();
                    let missed = most.most.cells() - scarce;
                    let Some(step) = Step::eliminate(self.kind(), position, digit, beyond | missed)
                    else {
                        continue;
                    };
                    let is_ring = full == ring.around;
                    let places = full & position.places(digit) & position.open_cells();
                    found(
                        step.because(Role::Digit, digit)
                            .because(Role::Box, ring.boxes)
                            .because(Role::Line, ring.lines)
                            .because(Role::House, least.least)
                            .because(Role::House, most.most)
                            .because(Role::Cells, if is_ring { places } else { CellSet::EMPTY })
                            .because(
                                Role::TargetCells,
                                if is_ring { CellSet::EMPTY } else { places },
                            ),
                    )?;
                }
            }
        }
        ControlFlow::Continue(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::sketch::{deductions, position, steps};

    #[test]
    fn corners_and_ring_have_sixteen_cells_each() {
        let mut count = 0;
        for ring in Ring::all() {
            assert_eq!((ring.corners.len(), ring.around.len()), (16, 16));
            assert!((ring.corners & ring.around).is_empty());
            count += 1;
        }
        assert_eq!(count, 27 * 27);
    }

    #[test]
    fn any_solution_has_the_same_digits_in_both() {
        let rows: [&str; 9] = [
            "534678912",
            "672195348",
            "198342567",
            "859761423",
            "426853791",
            "713924856",
            "961537284",
            "287419635",
            "345286179",
        ];
        let digit = |cell: novena_core::Cell| rows[cell.row()].as_bytes()[cell.column()];
        let sorted = |cells: CellSet| {
            let mut digits: Vec<u8> = cells.iter().map(digit).collect();
            digits.sort_unstable();
            digits
        };
        for ring in Ring::all() {
            assert_eq!(sorted(ring.corners), sorted(ring.around));
        }
    }

    /// 5 is in two corner cells for rows 3 and 7 and columns 3 and 7, and can be in at most two
    /// boxes of the ring.
    const TWICE: &str = "r1c1:5 r8c9:5 r3c4<>5 r3c5<>5 r3c6<>5 r7c4<>5 r7c5<>5 r7c6<>5 \
                         r3c7<>5 r7c3<>5";

    #[test]
    fn the_minimum_of_one_side_is_the_maximum_of_the_other() {
        let found = steps(&SetEquivalence, &position(TWICE));
        let texts: Vec<String> = found.iter().map(deductions).collect();
        // The ring has a 5 in box 4, box 6, column 3 and column 7, so no other corner can contain
        // a 5.
        let expected = "r2c8<>5";
        assert!(
            texts.iter().any(|text| text.contains(expected)),
            "{texts:?}"
        );
    }

    #[test]
    fn one_more_place_proves_nothing_about_these_corners() {
        let more = TWICE.replace("r3c4<>5", "r3c4<>6");
        let found = steps(&SetEquivalence, &position(&more));
        let is_of_these = |step: &&Step| {
            let lines: HouseSet = [
                House::row(2),
                House::row(6),
                House::column(2),
                House::column(6),
            ]
            .into_iter()
            .collect();
            let exhibit = step.exhibits(Role::Line).next();
            exhibit == Some(&lines.into())
        };
        assert_eq!(found.iter().filter(is_of_these).count(), 0);
    }
}
