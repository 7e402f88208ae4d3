//! Type 3: the roof cells are part of a naked set.
//!
//! ```text
//! 12  . . | 12  . . | . .  .     r2c1 or r2c4 holds 3 or 4. Together with r2c9,
//! 123 . . | 124 . . | . . 34     it uses up these digits in row 2
//! ```
//!
//! The roof lies in one house and has several surplus digits. The roof and n more cells in the
//! house share n + 1 digits, which are removed from all other cells in the house. If the set lies
//! in both a line and a box, the digits are removed from both houses.
//!
//! A step in which only the roof loses digits is omitted or reported as type 4, because no set is
//! needed to see it. HoDoKu reports such steps, so they are included in tests against its library.

use std::ops::ControlFlow;

use novena_core::{Candidate, CellSet};

use super::virtual_cell::{RoofedSet, each_set};
use super::{DeadlyPattern, DeadlyShape};
use crate::{Exhibit, Kind, Position, Role, Step, StepSink, Technique};

pub(crate) struct RoofSet {
    kind: Kind,
    shape: DeadlyShape,
    /// Whether to report a step if digits are removed only from the roof.
    also_within: bool,
}

impl RoofSet {
    pub(crate) const RECTANGLE: Self = Self {
        kind: Kind::UNIQUE_RECTANGLE_3,
        shape: DeadlyShape::Rectangle,
        also_within: false,
    };

    pub(crate) const LOOP: Self = Self {
        kind: Kind::UNIQUE_LOOP_3,
        shape: DeadlyShape::Loop,
        also_within: false,
    };

    pub(crate) const WIDE_RECTANGLE: Self = Self {
        kind: Kind::EXTENDED_RECTANGLE_3,
        shape: DeadlyShape::WideRectangle,
        also_within: false,
    };

    pub(crate) const POLYGON: Self = Self {
        kind: Kind::UNIQUE_POLYGON_3,
        shape: DeadlyShape::Polygon,
        also_within: false,
    };

    pub(crate) const GRAVE: Self = Self {
        kind: Kind::BUG_TYPE_3,
        shape: DeadlyShape::Grave,
        also_within: false,
    };

    /// The same technique, which also reports steps that remove digits only from the roof.
    pub(crate) const fn within(mut self) -> Self {
        self.also_within = true;
        self
    }
}

impl Technique for RoofSet {
    fn kind(&self) -> Kind {
        self.kind
    }

    fn find(&self, position: &Position, found: StepSink<'_>) -> ControlFlow<()> {
        self.shape.each(position, |deadly| {
            if deadly.roof.len() < 2 {
                return ControlFlow::Continue(());
            }
            for house in deadly.roof.common_houses() {
                each_set(position, deadly, house, |set| {
                    let houses = (deadly.roof | set.cells).common_houses();
                    // A set in two houses is reported once.
                    if houses.first() != Some(house) {
                        return ControlFlow::Continue(());
                    }
                    let removed = removed(position, deadly, set, houses.cells());
                    let is_within = || removed.iter().all(|lost| deadly.roof.contains(lost.cell));
                    if !self.also_within && is_within() {
                        return ControlFlow::Continue(());
                    }
                    let Some(step) = Step::remove(self.kind, position, removed) else {
                        return ControlFlow::Continue(());
                    };
                    let RoofedSet { cells, digits } = set;
                    found(
                        deadly
                            .explain(step)
                            .because(Role::House, houses)
                            .because(Role::Set, Exhibit::Set { cells, digits }),
                    )
                })?;
            }
            ControlFlow::Continue(())
        })
    }
}

/// The candidates that the set removes: its digits in the given houses, except in its own cells and
/// in roof cells where they are surplus.
fn removed(
    position: &Position,
    deadly: &DeadlyPattern,
    set: RoofedSet,
    houses: CellSet,
) -> Vec<Candidate> {
    let mut removed = Vec::new();
    for cell in (houses & position.open_cells()) - set.cells {
        let lost = (position[cell] & set.digits) - deadly.surplus(cell);
        removed.extend(lost.iter().map(|digit| cell.with(digit)));
    }
    removed
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::sketch::check;

    const RECTANGLE: &str = "r1c1=12 r1c4=12 r2c1=123 r2c4=124";

    #[test]
    fn a_pair_with_the_roof() {
        check(
            &RoofSet::RECTANGLE,
            &format!("{RECTANGLE} r2c9=34 r2#3=r2c1,r2c9,r2c5 r2#4=r2c4,r2c9,r2c6"),
            &["r2c5<>3 r2c6<>4"],
        );
    }

    #[test]
    fn a_triple_with_the_roof() {
        check(
            &RoofSet::RECTANGLE,
            &format!(
                "{RECTANGLE} r2c9=35 r2c8=45 r2#3=r2c1,r2c9,r2c5 r2#4=r2c4,r2c8 r2#5=r2c8,r2c9,r2c6"
            ),
            &["r2c5<>3 r2c6<>5"],
        );
    }

    #[test]
    fn a_set_in_a_line_and_a_box_clears_both() {
        check(
            &RoofSet::RECTANGLE,
            "r4c1=12 r4c2=12 r1c1=123 r1c2=124 r1c3=34 \
             r1#3=r1c1,r1c3,r1c9 b1#3=r1c1,r1c3,r3c3 r1#4=r1c2,r1c3 b1#4=r1c2,r1c3",
            &["r1c9<>3 r3c3<>3"],
        );
    }

    #[test]
    fn the_set_may_hold_a_digit_of_the_rectangle() {
        // 1 must be in r2c8 or r2c9, so it is removed from the roof.
        check(
            &RoofSet::RECTANGLE,
            &format!(
                "{RECTANGLE} r2c9=13 r2c8=14 r2#3=r2c1,r2c9 r2#4=r2c4,r2c8 r2#1=r2c1,r2c4,r2c8,r2c9,r2c5"
            ),
            &["r2c1<>1 r2c4<>1 r2c5<>1"],
        );
    }

    #[test]
    fn a_set_that_only_removes_digits_of_the_rectangle_is_not_type_3() {
        // Without r2c5, 1 is removed only from the roof.
        let sketch = format!(
            "{RECTANGLE} r2c9=13 r2c8=14 r2#3=r2c1,r2c9 r2#4=r2c4,r2c8 r2#1=r2c1,r2c4,r2c8,r2c9"
        );
        check(&RoofSet::RECTANGLE, &sketch, &[]);
        let also_within = RoofSet::RECTANGLE.within();
        check(&also_within, &sketch, &["r2c1<>1 r2c4<>1"]);
    }

    #[test]
    fn a_set_with_a_digit_too_many_proves_nothing() {
        check(&RoofSet::RECTANGLE, &format!("{RECTANGLE} r2c9=345"), &[]);
        check(&RoofSet::RECTANGLE, &format!("{RECTANGLE} r2c9=35"), &[]);
    }

    #[test]
    fn the_set_must_lie_in_the_house_of_the_roof() {
        check(&RoofSet::RECTANGLE, &format!("{RECTANGLE} r3c9=34"), &[]);
    }

    #[test]
    fn a_diagonal_roof_has_no_house() {
        check(
            &RoofSet::RECTANGLE,
            "r1c1=12 r2c4=12 r2c1=123 r1c4=124 r2c9=34 r1c9=34",
            &[],
        );
    }

    #[test]
    fn a_loop_can_make_a_set_too() {
        check(
            &RoofSet::LOOP,
            "r1c1=12 r1c4=12 r2c4=123 r2c7=124 r3c7=12 r3c1=12 \
             r2c9=34 r2#3=r2c4,r2c9,r2c5 r2#4=r2c7,r2c9",
            &["r2c5<>3"],
        );
    }
}
