//! W-wing: two bivalue cells with the same digits, joined by a strong link.
//!
//! Two cells, the pincers, have only the candidates a and b. In some house, a fits in only two
//! cells. One of these sees the first pincer, and the other sees the second. One of these two cells
//! is a, so one pincer cannot be a and must be b. No cell that sees both pincers can hold b.
//!
//! ```text
//! ab .  .  | -b -b -b     pincers r1c1 and r3c5
//! .  .  .  | .  .  .
//! -b -b -b | .  ab .
//! ---------+---------
//! a  x  x  | x  a  x      in this row, a fits only below one pincer or the other
//! ```

use std::ops::ControlFlow;

use novena_core::{Cell, Digit, HouseSet};

use crate::{Kind, Link, Node, Position, Role, Step, StepSink, Technique};

pub(crate) struct WWing;

impl Technique for WWing {
    fn kind(&self) -> Kind {
        Kind::W_WING
    }

    fn find(&self, position: &Position, found: StepSink<'_>) -> ControlFlow<()> {
        let bivalue = position.bivalue_cells();
        for (first, second) in bivalue.pairs() {
            // Pincers that see each other form a naked pair, which does not need a strong link.
            if position[first] != position[second] || first.sees(second) {
                continue;
            }
            let seen = first.peers() & second.peers();
            for removed in position[first] {
                if (seen & position.places(removed)).is_empty() {
                    continue;
                }
                for linked in position[first].without(removed) {
                    let pincers = Pincers {
                        first,
                        second,
                        linked,
                        removed,
                    };
                    pincers.links(position, found)?;
                }
            }
        }
        ControlFlow::Continue(())
    }
}

struct Pincers {
    first: Cell,
    second: Cell,
    /// The digit of the strong link.
    linked: Digit,
    /// The digit that one of the pincers must hold.
    removed: Digit,
}

impl Pincers {
    /// Reports a step for every strong link that joins the two pincers.
    fn links(&self, position: &Position, found: StepSink<'_>) -> ControlFlow<()> {
        let (first, second) = (self.first, self.second);
        for house in HouseSet::ALL {
            if position.count_in(self.linked, house) != 2 {
                continue;
            }
            let ends = position.places_in(self.linked, house);
            if ends.contains(first) || ends.contains(second) {
                continue;
            }
            for end in ends & first.peers() {
                let Some(other) = ends.without(end).single() else {
                    continue;
                };
                if !other.sees(second) {
                    continue;
                }
                let seen = first.peers() & second.peers();
                let link = Link::strong(self.node(end), self.node(other));
                if let Some(step) = Step::eliminate(Kind::W_WING, position, self.removed, seen) {
                    found(
                        step.because(Role::Digit, position[first])
                            .because(Role::Pincer, [first, second])
                            .because(Role::Linked, self.linked)
                            .because(Role::House, house)
                            .because(Role::Cells, ends)
                            .because(Role::Link, vec![link]),
                    )?;
                }
            }
        }
        ControlFlow::Continue(())
    }

    fn node(&self, cell: Cell) -> Node {
        Node::new(self.linked, cell)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::sketch::check;

    const SEEN: &str = "r1c4<>4 r1c5<>4 r1c6<>4 r3c1<>4 r3c2<>4 r3c3<>4";

    #[test]
    fn a_link_in_a_row_joins_the_pincers() {
        check(&WWing, "r1c1=34 r3c5=34 r6#3=r6c1,r6c5", &[SEEN]);
    }

    #[test]
    fn a_link_in_a_column_or_a_box_works_too() {
        check(&WWing, "r1c1=34 r3c5=34 c9#3=r1c9,r3c9", &[SEEN]);
        check(&WWing, "r1c1=34 r3c5=34 b3#3=r1c7,r3c8", &[SEEN]);
    }

    #[test]
    fn either_digit_may_be_linked() {
        check(
            &WWing,
            "r1c1=34 r3c5=34 r6#3=r6c1,r6c5 r7#4=r7c1,r7c5",
            &[SEEN, &SEEN.replace("<>4", "<>3")],
        );
    }

    #[test]
    fn a_third_place_breaks_the_link() {
        check(&WWing, "r1c1=34 r3c5=34 r6#3=r6c1,r6c5,r6c9", &[]);
    }

    #[test]
    fn each_pincer_must_see_an_end_of_its_own() {
        check(&WWing, "r1c1=34 r3c5=34 r6#3=r6c1,r6c6", &[]);
        check(&WWing, "r1c1=34 r3c5=34 b4#3=r4c1,r5c1", &[]);
    }

    #[test]
    fn the_pincers_must_be_equal() {
        check(&WWing, "r1c1=34 r3c5=35 r6#3=r6c1,r6c5", &[]);
    }

    #[test]
    fn pincers_that_see_each_other_are_a_pair() {
        check(&WWing, "r1c1=34 r1c5=34 r6#3=r6c1,r6c5", &[]);
    }

    #[test]
    fn a_pincer_is_not_an_end_of_the_link() {
        check(&WWing, "r1c1=34 r3c5=34 r1#3=r1c1,r1c5", &[]);
    }
}
