//! Guardians, or broken wing: an odd loop of places that cannot be the only places for a digit.
//!
//! Each cell in the loop shares a house with the next. If these houses had no places for the digit
//! outside the loop, each house would have the digit in one of its two cells, and the cells would
//! be alternately true and false all the way round. That is impossible with an odd number of cells.
//! One of the other places, the guardians, is therefore true. If there is only one guardian, it
//! holds the digit. If there are several, no cell that sees all of them can hold it.
//!
//! ```text
//! a-----a  .      five cells a; G guards one of the houses
//! |     |  .
//! a     a  .
//!  \   /   .      without G, the five would be alternately true and false: impossible
//!   a G    .
//! ```
//!
//! The search finds loops of five and seven cells, with at most three guardians.

use std::collections::BTreeSet;
use std::ops::ControlFlow;

use novena_core::{Cell, CellSet, Digit, House, HouseSet};

use crate::{Kind, Link, LinkReason, Node, Position, Role, Step, StepSink, Technique};

pub(crate) struct Guardians;

const LENGTHS: [usize; 2] = [5, 7];
const MOST_GUARDIANS: usize = 3;

impl Technique for Guardians {
    fn kind(&self) -> Kind {
        Kind::GUARDIANS
    }

    fn find(&self, position: &Position, found: StepSink<'_>) -> ControlFlow<()> {
        for length in LENGTHS {
            for digit in Digit::ALL {
                // A loop can eliminate only places that are not in any full placement of the digit.
                // Usually there are none.
                let doomed = position.doomed(digit);
                if doomed.is_empty() {
                    continue;
                }
                let mut walk = Walk {
                    position,
                    digit,
                    doomed,
                    length,
                    way: Vec::with_capacity(length),
                    reported: BTreeSet::new(),
                };
                for start in position.places(digit) & position.open_cells() {
                    walk.way.push((start, start.houses()[0]));
                    walk.extend(start.into(), CellSet::EMPTY, found)?;
                    walk.way.pop();
                }
            }
        }
        ControlFlow::Continue(())
    }
}

/// A loop under construction.
struct Walk<'a> {
    position: &'a Position,
    digit: Digit,
    /// The places that could be eliminated.
    doomed: CellSet,
    length: usize,
    /// The cells of the loop so far, each with the house that leads to it. The first cell's house
    /// is unused.
    way: Vec<(Cell, House)>,
    /// The sets of guardians for which a loop has already been reported.
    reported: BTreeSet<CellSet>,
}

impl Walk<'_> {
    /// Adds cells after the first cell, which has the lowest number in the loop, so that each loop
    /// is found only once.
    fn extend(
        &mut self,
        cells: CellSet,
        guardians: CellSet,
        found: StepSink<'_>,
    ) -> ControlFlow<()> {
        let (Some(&(start, _)), Some(&(last, _))) = (self.way.first(), self.way.last()) else {
            return ControlFlow::Continue(());
        };
        let is_closing = self.way.len() == self.length;
        for house in last.houses() {
            let places = self.position.places_in(self.digit, house);
            if !(2..=MOST_GUARDIANS + 2).contains(&places.len()) {
                continue;
            }
            for next in places.without(last) {
                let fits = if is_closing {
                    next == start
                } else {
                    next > start && !cells.contains(next)
                };
                let guardians = guardians | places.without(last).without(next);
                let cells = cells.with(next);
                if !fits || !(guardians & cells).is_empty() || !self.can_strike(guardians) {
                    continue;
                }
                if is_closing {
                    if !guardians.is_empty() && self.reported.insert(guardians) {
                        self.report(cells, guardians, house, found)?;
                    }
                    continue;
                }
                self.way.push((next, house));
                self.extend(cells, guardians, found)?;
                self.way.pop();
            }
        }
        ControlFlow::Continue(())
    }

    /// Whether a conclusion follows from the given guardians.
    fn can_strike(&self, guardians: CellSet) -> bool {
        let strikes = || !(guardians.common_peers() & self.doomed).is_empty();
        guardians.is_empty() || guardians.len() <= MOST_GUARDIANS && strikes()
    }

    fn report(
        &self,
        cells: CellSet,
        guardians: CellSet,
        last_house: House,
        found: StepSink<'_>,
    ) -> ControlFlow<()> {
        let digit = self.digit;
        let step = if let Some(guardian) = guardians.single() {
            Some(Step::place(Kind::GUARDIANS, guardian.with(digit)))
        } else {
            let seen = guardians.common_peers();
            Step::eliminate(Kind::GUARDIANS, self.position, digit, seen)
        };
        let Some(step) = step else {
            return ControlFlow::Continue(());
        };
        let mut links = Vec::with_capacity(self.length);
        let mut houses = HouseSet::from(last_house);
        let node = |place: usize| Node::new(digit, self.way[place].0);
        for place in 1..self.length {
            let house = self.way[place].1;
            houses.insert(house);
            let reason = LinkReason::House(house);
            links.push(Link::weak(node(place - 1), node(place)).because(reason));
        }
        let reason = LinkReason::House(last_house);
        links.push(Link::weak(node(self.length - 1), node(0)).because(reason));
        let step = step
            .because(Role::Digit, digit)
            .because(Role::House, houses)
            .because(Role::Cells, cells)
            .because(Role::Pincer, guardians);
        // The links are drawn as a loop but do not form a chain, because all of them are weak.
        found(
            links
                .into_iter()
                .fold(step, |step, link| step.because(Role::Link, vec![link])),
        )
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::sketch::{check, deductions, position, steps};

    /// Rows 1 and 4, columns 1 and 6, and box 5 between r5c6 and r4c4 form a loop of five.
    const LOOP: &str = "r1#4=r1c1,r1c6 c6#4=r1c6,r5c6 b5#4=r5c6,r4c4 r4#4=r4c4,r4c1 c1#4=r4c1,r1c1";

    #[track_caller]
    fn removed(sketch: &str) -> Vec<String> {
        let steps = steps(&Guardians, &position(sketch));
        steps.iter().map(deductions).collect()
    }

    #[test]
    fn a_single_guardian_is_the_digit() {
        let sketch = LOOP.replace("r1#4=r1c1,r1c6", "r1#4=r1c1,r1c6,r1c9");
        assert_eq!(removed(&sketch), ["r1c9=4"]);
        let sketch = LOOP.replace("c1#4=r4c1,r1c1", "c1#4=r4c1,r1c1,r9c1");
        assert_eq!(removed(&sketch), ["r9c1=4"]);
    }

    #[test]
    fn candidates_that_see_all_guardians_are_removed() {
        let sketch = LOOP
            .replace("r1#4=r1c1,r1c6", "r1#4=r1c1,r1c6,r1c9")
            .replace("c1#4=r4c1,r1c1", "c1#4=r4c1,r1c1,r9c1");
        assert!(removed(&sketch).contains(&"r1c1<>4 r9c9<>4".to_owned()));
        // No candidate sees both guardians, r1c9 and r4c8.
        let sketch = LOOP
            .replace("r1#4=r1c1,r1c6", "r1#4=r1c1,r1c6,r1c9")
            .replace("r4#4=r4c4,r4c1", "r4#4=r4c4,r4c1,r4c8")
            + " r1c8<>4 r2c8<>4 r3c8<>4 r4c9<>4 r5c9<>4 r6c9<>4";
        check(&Guardians, &sketch, &[]);
    }

    #[test]
    fn a_loop_without_guardians_is_a_mistake_and_not_a_step() {
        check(&Guardians, LOOP, &[]);
    }

    #[test]
    fn an_even_loop_proves_nothing() {
        check(
            &Guardians,
            "r1#4=r1c1,r1c6,r1c9 r5#4=r5c1,r5c6 c1#4=r1c1,r5c1 c6#4=r1c6,r5c6",
            &[],
        );
    }

    #[test]
    fn four_guardians_are_too_many() {
        let sketch = LOOP.replace("r1#4=r1c1,r1c6", "r1#4=r1c1,r1c6,r1c5,r1c7,r1c8,r1c9");
        check(&Guardians, &sketch, &[]);
    }
}
