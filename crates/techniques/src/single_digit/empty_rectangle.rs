//! Empty rectangle: a box in which the places for a digit form a cross, and a strong link.
//!
//! In the box, the digit fits only in one row and one column; the four cells in the box outside
//! these lines are the empty rectangle. If the digit is not in the row, it is in the column, so the
//! cross works like a corner around which a chain can turn.
//!
//! ```text
//! . 5 . | . . . | . . .
//! 5 5 5 | . . . | a . .     box 1: 5 fits only in row 2 and column 2
//! . 5 . | . . . | . . .
//! ------+-------+------     column 7: 5 fits only in a and b
//! . - . | . . . | b . .
//! ```
//!
//! If r4c2 were 5, box 1 would need its 5 in row 2. Then a would not be 5, so b would be 5, but b
//! sees r4c2. Therefore r4c2 is not 5.
//!
//! With two places in the box, the pattern is a plain chain of strong links, usually called a
//! turbot fish. By default, at least three places are therefore required.

use std::ops::ControlFlow;

use novena_core::{Cell, CellSet, Digit, House};

use super::StrongLink;
use crate::{Kind, Link, Node, Position, Role, Step, StepSink, Technique};

pub(crate) struct EmptyRectangle {
    /// The minimum number of places in the box.
    least: usize,
}

impl EmptyRectangle {
    pub(crate) const STANDARD: Self = Self { least: 3 };
    /// Two places in the box are enough.
    pub(crate) const LOOSE: Self = Self { least: 2 };
}

/// An empty rectangle and the strong link to which it leads.
#[derive(Clone, Copy)]
pub(super) struct Turn {
    pub(super) digit: Digit,
    pub(super) box_: House,
    /// The line of the cross that meets the strong link.
    pub(super) toward_link: House,
    /// The line of the cross that meets the target.
    pub(super) toward_target: House,
    /// The strong link, beginning with the end that meets the cross.
    pub(super) link: StrongLink,
    pub(super) target: Cell,
}

impl Turn {
    /// Visits every turn whose target has the digit as a candidate, in boxes with at least `least`
    /// places.
    pub(super) fn each(
        position: &Position,
        least: usize,
        mut visit: impl FnMut(Self) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        for digit in Digit::ALL {
            for box_ in (0..9).map(House::box_) {
                let places = position.places_in(digit, box_);
                // A cross has five cells.
                if !(least..=5).contains(&places.len()) {
                    continue;
                }
                for centre in box_.cells() {
                    let [row, column, _] = centre.houses();
                    let (in_row, in_column) = (places & row.cells(), places & column.cells());
                    // Places that all lie in one line are locked candidates.
                    if (in_row | in_column) != places
                        || in_row.without(centre).is_empty()
                        || in_column.without(centre).is_empty()
                    {
                        continue;
                    }
                    for (toward_link, toward_target) in [(row, column), (column, row)] {
                        let cross = Cross {
                            digit,
                            box_,
                            toward_link,
                            toward_target,
                        };
                        cross.turns(position, &mut visit)?;
                    }
                }
            }
        }
        ControlFlow::Continue(())
    }

    /// The places in the box that are in the line that meets the target.
    pub(super) fn near_target(&self, position: &Position) -> CellSet {
        position.places_in(self.digit, self.box_) & self.toward_target.cells()
    }

    /// The links from the cross to the far end of the strong link.
    pub(super) fn links(&self, position: &Position) -> Vec<Link> {
        let near_target = self.near_target(position);
        let near_link = position.places_in(self.digit, self.box_) - near_target;
        let [near, far] = self.link.ends.map(|cell| Node::new(self.digit, cell));
        let [from, turn] = [near_target, near_link].map(|cells| Node::new(self.digit, cells));
        vec![
            Link::strong(from, turn),
            Link::weak(turn, near),
            Link::strong(near, far),
        ]
    }
}

/// A cross formed by the places for a digit in a box, with one of its lines chosen to meet the
/// strong link.
struct Cross {
    digit: Digit,
    box_: House,
    toward_link: House,
    toward_target: House,
}

impl Cross {
    fn turns(
        &self,
        position: &Position,
        visit: &mut impl FnMut(Turn) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        let met = position.places_in(self.digit, self.toward_link) - self.box_.cells();
        for near in met {
            let [row, column, _] = near.houses();
            let across = if row == self.toward_link { column } else { row };
            let Some(link) = StrongLink::within(position, self.digit, across) else {
                continue;
            };
            let [a, b] = link.ends;
            let far = if a == near { b } else { a };
            // The other line through the far end. It crosses `toward_target` in the target.
            let [row, column, _] = far.houses();
            let back = if row == across { column } else { row };
            let Some(target) = (back.cells() & self.toward_target.cells()).first() else {
                continue;
            };
            if !self.box_.cells().contains(target) && position.has(target.with(self.digit)) {
                visit(Turn {
                    digit: self.digit,
                    box_: self.box_,
                    toward_link: self.toward_link,
                    toward_target: self.toward_target,
                    link: StrongLink {
                        ends: [near, far],
                        ..link
                    },
                    target,
                })?;
            }
        }
        ControlFlow::Continue(())
    }
}

impl Technique for EmptyRectangle {
    fn kind(&self) -> Kind {
        Kind::EMPTY_RECTANGLE
    }

    fn find(&self, position: &Position, found: StepSink<'_>) -> ControlFlow<()> {
        Turn::each(position, self.least, |turn| {
            let digit = turn.digit;
            let target = turn.target.with(digit);
            let Some(step) = Step::remove(self.kind(), position, [target]) else {
                return ControlFlow::Continue(());
            };
            found(
                step.because(Role::Digit, digit)
                    .because(Role::Box, turn.box_)
                    .because(Role::Line, turn.toward_link)
                    .because(Role::Line, turn.toward_target)
                    .because(Role::House, turn.link.houses)
                    .because(Role::Cells, position.places_in(digit, turn.box_))
                    .because(Role::Pincer, turn.link.ends[1])
                    .because(Role::Pincer, turn.near_target(position))
                    .because(Role::Link, turn.links(position)),
            )
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::sketch::{check, position, steps};

    const STANDARD: &EmptyRectangle = &EmptyRectangle::STANDARD;
    const LOOSE: &EmptyRectangle = &EmptyRectangle::LOOSE;
    /// In box 1, 5 fits only in row 2 and column 2.
    const CROSS: &str = "b1#5=r1c2,r2c1,r2c2,r2c3,r3c2";

    #[track_caller]
    fn check_cross(rest: &str, expected: &[&str]) {
        check(STANDARD, &format!("{CROSS} {rest}"), expected);
    }

    #[test]
    fn turns_from_the_row_into_the_column() {
        check_cross("c7#5=r2c7,r4c7", &["r4c2<>5"]);
    }

    #[test]
    fn turns_from_the_column_into_the_row() {
        check_cross("r8#5=r8c2,r8c5", &["r2c5<>5"]);
    }

    #[test]
    fn the_centre_may_be_empty() {
        check(STANDARD, "b1#5=r1c2,r2c1,r2c3 c7#5=r2c7,r4c7", &["r4c2<>5"]);
    }

    #[test]
    fn the_centre_may_be_a_place() {
        check(STANDARD, "b9#5=r9c9,r9c7,r7c9 c2#5=r9c2,r5c2", &["r5c9<>5"]);
    }

    #[test]
    fn a_place_beside_the_cross_breaks_it() {
        check(
            STANDARD,
            "b1#5=r1c2,r2c1,r2c3,r3c2,r1c1 c7#5=r2c7,r4c7",
            &[],
        );
    }

    #[test]
    fn places_in_one_line_are_not_a_cross() {
        check(STANDARD, "b1#5=r2c1,r2c2,r2c3 c7#5=r2c7,r4c7", &[]);
    }

    #[test]
    fn the_link_must_be_strong_and_meet_the_cross() {
        check_cross("c7#5=r2c7,r4c7,r9c7", &[]);
        check_cross("c7#5=r3c7,r4c7", &[]);
    }

    #[test]
    fn a_link_that_stays_in_the_band_leads_back_into_the_box() {
        check_cross("c7#5=r2c7,r3c7", &[]);
    }

    #[test]
    fn a_target_without_the_digit_is_not_a_step() {
        check_cross("c7#5=r2c7,r4c7 r4c2<>5", &[]);
    }

    #[test]
    fn two_places_are_enough_only_where_allowed() {
        let sketch = "b1#5=r1c2,r2c1 c7#5=r2c7,r4c7";
        check(STANDARD, sketch, &[]);
        check(LOOSE, sketch, &["r4c2<>5"]);
    }

    #[test]
    fn the_chain_ends_where_the_target_looks() {
        let sketch = position(&format!("{CROSS} c7#5=r2c7,r4c7"));
        let Some(crate::Exhibit::Links(links)) = steps(STANDARD, &sketch)[0]
            .exhibits(Role::Link)
            .next()
            .cloned()
        else {
            panic!("no links");
        };
        let texts: Vec<String> = links.iter().map(ToString::to_string).collect();
        assert_eq!(
            texts,
            [
                "5r1c2|r2c2|r3c2=5r2c1|r2c3",
                "5r2c1|r2c3-5r2c7",
                "5r2c7=5r4c7"
            ]
        );
    }
}
