//! Multi-colours: two clusters of strong links on one digit, with four colours.
//!
//! In each cluster, one of the two colours is true. If a cell in one cluster sees a cell in the
//! other, the colours of these cells cannot both be true.
//!
//! *Type 1*: red sees green. Therefore at least one of these two colours is false, and blue (red's
//! opposite) or yellow (green's opposite) is true. The digit is removed from every cell that sees
//! both a blue and a yellow cell.
//!
//! ```text
//! . B . | . . R | . . .     row 1: R = B
//! -----      ...
//! . . Y | . . G | . . .     row 5: G = Y; R sees G in column 6,
//! -----      ...            so what sees B and Y loses the digit
//! ```
//!
//! *Type 2*: red sees green, and red also sees yellow. Either green or yellow is true, so red is
//! false, and the digit is removed from all red cells.
//!
//! A type 1 step combines all eliminations that follow from two clusters. If several pairs of the
//! clusters' colours see each other, the step has the targets of all these pairs.

use std::ops::ControlFlow;

use novena_core::{CellSet, Digit};

use super::{Cluster, seen_by};
use crate::{Kind, Position, Role, Step, StepSink, Technique};

const FIRST: [Role; 2] = [Role::FirstColour, Role::SecondColour];
const SECOND: [Role; 2] = [Role::ThirdColour, Role::FourthColour];

/// A cluster, and the cells seen by each of its colours.
struct ClusterView {
    cluster: Cluster,
    seen: [CellSet; 2],
}

impl ClusterView {
    fn all(position: &Position, digit: Digit) -> Vec<Self> {
        Cluster::all(position, digit)
            .into_iter()
            .map(|cluster| Self {
                seen: cluster.colours.map(seen_by),
                cluster,
            })
            .collect()
    }

    /// Returns whether a colour in this cluster sees a colour in the other cluster.
    fn sees(&self, colour: usize, other: &Self, others: usize) -> bool {
        !(self.seen[colour] & other.cluster.colours[others]).is_empty()
    }
}

pub(crate) struct MultiColours1;

impl Technique for MultiColours1 {
    fn kind(&self) -> Kind {
        Kind::MULTI_COLOURS_1
    }

    fn find(&self, position: &Position, found: StepSink<'_>) -> ControlFlow<()> {
        for digit in Digit::ALL {
            let clusters = ClusterView::all(position, digit);
            for (place, first) in clusters.iter().enumerate() {
                for second in &clusters[place + 1..] {
                    let mut targets = CellSet::EMPTY;
                    let mut clash = None;
                    for (a, b) in [(0, 0), (0, 1), (1, 0), (1, 1)] {
                        if first.sees(a, second, b) {
                            targets |= first.seen[1 - a] & second.seen[1 - b];
                            clash = clash.or(Some((a, b)));
                        }
                    }
                    let Some((a, b)) = clash else {
                        continue;
                    };
                    let Some(step) = Step::eliminate(self.kind(), position, digit, targets) else {
                        continue;
                    };
                    let step = step.because(Role::Digit, digit);
                    let step = first.cluster.explain(step, position, a, FIRST);
                    found(second.cluster.explain(step, position, b, SECOND))?;
                }
            }
        }
        ControlFlow::Continue(())
    }
}

pub(crate) struct MultiColours2;

impl Technique for MultiColours2 {
    fn kind(&self) -> Kind {
        Kind::MULTI_COLOURS_2
    }

    fn find(&self, position: &Position, found: StepSink<'_>) -> ControlFlow<()> {
        for digit in Digit::ALL {
            let clusters = ClusterView::all(position, digit);
            for (place, first) in clusters.iter().enumerate() {
                for (index, &colour) in first.cluster.colours.iter().enumerate() {
                    let others = clusters.iter().enumerate();
                    for (_, second) in others.filter(|&(other, _)| other != place) {
                        if !(first.sees(index, second, 0) && first.sees(index, second, 1)) {
                            continue;
                        }
                        let step = Step::eliminate(self.kind(), position, digit, colour);
                        if let Some(step) = step {
                            let step = step.because(Role::Digit, digit);
                            let step = first.cluster.explain(step, position, index, FIRST);
                            found(second.cluster.explain(step, position, 0, SECOND))?;
                        }
                    }
                }
            }
        }
        ControlFlow::Continue(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::sketch::{check, position, steps};

    #[test]
    fn opposites_of_colours_that_see_each_other_remove() {
        check(
            &MultiColours1,
            "r1#4=r1c2,r1c6 r5#4=r5c3,r5c6",
            &["r2c3<>4 r3c3<>4 r4c2<>4 r6c2<>4"],
        );
        check(
            &MultiColours1,
            "c1#4=r2c1,r6c1 c5#4=r3c5,r6c5",
            &["r2c4<>4 r2c6<>4 r3c2<>4 r3c3<>4"],
        );
    }

    #[test]
    fn the_first_colour_sees_the_third() {
        let steps = steps(&MultiColours1, &position("r1#4=r1c2,r1c6 r5#4=r5c3,r5c6"));
        let cells = |role| match steps[0].exhibits(role).next() {
            Some(crate::Exhibit::Candidates(candidates)) => candidates[0].cell,
            _ => panic!("no colour"),
        };
        assert!(cells(Role::FirstColour).sees(cells(Role::ThirdColour)));
    }

    #[test]
    fn clusters_that_do_not_meet_remove_nothing() {
        check(&MultiColours1, "r1#4=r1c2,r1c6 r5#4=r5c3,r5c7", &[]);
    }

    #[test]
    fn digits_are_not_mixed() {
        check(&MultiColours1, "r1#4=r1c2,r1c6 r5#5=r5c3,r5c6", &[]);
    }

    /// r2c4 and r6c8 have the same colour, which sees r5c4 in column 4 and r5c9 in box 6.
    const BOTH: &str = "r2#4=r2c4,r2c8 c8#4=r2c8,r6c8 r5#4=r5c4,r5c9";

    #[test]
    fn a_colour_that_sees_both_others_is_false() {
        check(&MultiColours2, BOTH, &["r2c4<>4 r6c8<>4"]);
    }

    #[test]
    fn all_eliminations_of_two_clusters_are_one_step() {
        check(&MultiColours1, BOTH, &["r1c9<>4 r2c4<>4 r3c9<>4 r6c8<>4"]);
    }

    #[test]
    fn a_colour_that_sees_one_other_colour_is_not_false() {
        check(&MultiColours2, "r1#4=r1c2,r1c6 r5#4=r5c3,r5c6", &[]);
    }
}
