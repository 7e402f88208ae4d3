//! Skyscraper, two-string kite and turbot fish: two strong links joined by a weak one.
//!
//! A house with two places for a digit is a *strong link*: one of its ends holds the digit. Take
//! two such links where one end of the first sees one end of the second. These inner ends cannot
//! both hold the digit, so at least one of the outer ends does, and no cell that sees both outer
//! ends can hold it.
//!
//! *Skyscraper*: the links lie in parallel lines, and the inner ends share a line, called the
//! ground.
//!
//! ```text
//! . a . | . . b | . . .     rows 1 and 5 have two places each for the digit;
//! -----     ...             column 6 holds the inner ends b and c,
//! . . d | . . c | . . .     so a or d is true: cells that see both lose the digit
//! ```
//!
//! *Two-string kite*: one link lies in a row, the other in a column, and their inner ends
//! share a box.
//!
//! ```text
//! . b . | . . . | a . .     row 1: a = b
//! c . . | . . . | . . .     box 1: b - c
//! . . . | . . . | . . .
//! ------+-------+------
//! d . . | . . . | - . .     column 1: c = d; r4c7 sees a and d
//! ```
//!
//! *Turbot fish*: all other ways to join two strong links by a weak one. Usually one of the strong
//! links lies in a box. Two parallel links with both pairs of ends aligned do not form any of these
//! patterns, but an X-Wing, which removes more.

use std::ops::ControlFlow;

use novena_core::{Cell, CellSet, Digit, House, HouseSet};

use super::StrongLink;
use crate::{Kind, Link, Node, Position, Role, Step, StepSink, Technique};

pub(crate) struct TwoLinks {
    kind: Kind,
}

impl TwoLinks {
    pub(crate) const SKYSCRAPER: Self = Self {
        kind: Kind::SKYSCRAPER,
    };
    pub(crate) const TWO_STRING_KITE: Self = Self {
        kind: Kind::TWO_STRING_KITE,
    };
    pub(crate) const TURBOT_FISH: Self = Self {
        kind: Kind::TURBOT_FISH,
    };
}

/// Two strong links on a digit, each from its outer to its inner end. The inner ends see each
/// other.
#[derive(Clone, Copy, Debug)]
pub(crate) struct TwoLinkChain {
    pub(super) digit: Digit,
    first: StrongLink,
    second: StrongLink,
}

/// The kind of a chain with two strong links, and the houses that its explanation names.
struct ChainShape {
    kind: Kind,
    /// The houses of the two links.
    houses: [House; 2],
    /// The house that joins the inner ends.
    join: House,
}

impl TwoLinkChain {
    /// All chains of two strong links that remove something, without duplicates.
    pub(crate) fn all(position: &Position) -> Vec<Self> {
        let mut chains = Vec::new();
        // The callback never stops the search.
        let _ = Self::each(position, |chain| {
            if !(chain.targets() & position.places(chain.digit)).is_empty() {
                chains.push(chain);
            }
            ControlFlow::Continue(())
        });
        chains
    }

    fn each(
        position: &Position,
        mut visit: impl FnMut(Self) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        for digit in Digit::ALL {
            let links = StrongLink::all(position, digit);
            for (place, link) in links.iter().enumerate() {
                for (first, other) in link
                    .both_ways()
                    .into_iter()
                    .flat_map(|first| links[place + 1..].iter().map(move |other| (first, other)))
                {
                    for second in other.both_ways() {
                        let chain = Self {
                            digit,
                            first,
                            second,
                        };
                        let [b, c] = chain.inner();
                        if b.sees(c) && chain.cells().len() == 4 {
                            visit(chain)?;
                        }
                    }
                }
            }
        }
        ControlFlow::Continue(())
    }

    /// All two-string kites that remove something, each with its target.
    pub(super) fn kites(position: &Position) -> Vec<(Self, Cell)> {
        let mut kites = Vec::new();
        for &chain in position.two_link_chains() {
            let is_kite = chain
                .shape()
                .is_some_and(|shape| shape.kind == Kind::TWO_STRING_KITE);
            if is_kite {
                let targets = chain.targets() & position.places(chain.digit);
                // The outer ends lie in different lines and boxes. Of the two cells where their
                // lines cross, the one in the box is not a place for the digit.
                kites.extend(targets.single().map(|target| (chain, target)));
            }
        }
        kites
    }

    pub(super) fn inner(&self) -> [Cell; 2] {
        [self.first.ends[1], self.second.ends[1]]
    }

    pub(super) fn outer(&self) -> [Cell; 2] {
        [self.first.ends[0], self.second.ends[0]]
    }

    pub(super) fn houses(&self) -> HouseSet {
        self.first.houses | self.second.houses
    }

    fn cells(&self) -> CellSet {
        self.inner().into_iter().chain(self.outer()).collect()
    }

    /// The cells that see both outer ends and are not part of the chain.
    fn targets(&self) -> CellSet {
        let [a, d] = self.outer();
        (a.peers() & d.peers()) - self.cells()
    }

    /// The links from one outer end to the other.
    pub(super) fn links(&self) -> Vec<Link> {
        let [a, d] = self.outer().map(|cell| Node::new(self.digit, cell));
        let [b, c] = self.inner().map(|cell| Node::new(self.digit, cell));
        vec![Link::strong(a, b), Link::weak(b, c), Link::strong(c, d)]
    }

    /// The shape of the chain, or `None` if it is part of an X-Wing.
    fn shape(&self) -> Option<ChainShape> {
        let inner: CellSet = self.inner().into_iter().collect();
        let outer: CellSet = self.outer().into_iter().collect();
        let join = inner.common_houses();
        let strong = |link: &StrongLink, among| (link.houses & among).first();
        for (lines, across) in [
            (HouseSet::ROWS, HouseSet::COLUMNS),
            (HouseSet::COLUMNS, HouseSet::ROWS),
        ] {
            let Some(first) = strong(&self.first, lines) else {
                continue;
            };
            if let (Some(second), Some(ground)) =
                (strong(&self.second, lines), (join & across).first())
            {
                return (outer.common_houses() & across)
                    .is_empty()
                    .then_some(ChainShape {
                        kind: Kind::SKYSCRAPER,
                        houses: [first, second],
                        join: ground,
                    });
            }
            if let (Some(second), Some(box_)) = (
                strong(&self.second, across),
                (join & HouseSet::BOXES).first(),
            ) && (outer & box_.cells()).is_empty()
            {
                return Some(ChainShape {
                    kind: Kind::TWO_STRING_KITE,
                    houses: [first, second],
                    join: box_,
                });
            }
        }
        Some(ChainShape {
            kind: Kind::TURBOT_FISH,
            houses: [self.first.houses.first()?, self.second.houses.first()?],
            join: join.first()?,
        })
    }
}

impl Technique for TwoLinks {
    fn kind(&self) -> Kind {
        self.kind
    }

    fn find(&self, position: &Position, found: StepSink<'_>) -> ControlFlow<()> {
        for chain in position.two_link_chains() {
            let Some(shape) = chain.shape().filter(|shape| shape.kind == self.kind) else {
                continue;
            };
            let targets = chain.targets();
            let Some(step) = Step::eliminate(self.kind, position, chain.digit, targets) else {
                continue;
            };
            let join = match self.kind {
                Kind::SKYSCRAPER => Role::Line,
                Kind::TWO_STRING_KITE => Role::Box,
                _ => Role::Cover,
            };
            found(
                step.because(Role::Digit, chain.digit)
                    .because(Role::House, shape.houses[0])
                    .because(Role::House, shape.houses[1])
                    .because(join, shape.join)
                    .because(Role::Cells, chain.inner())
                    .because(Role::Pincer, chain.outer())
                    .because(Role::Link, chain.links()),
            )?;
        }
        ControlFlow::Continue(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::sketch::{check, position, steps};

    const SKYSCRAPER: &TwoLinks = &TwoLinks::SKYSCRAPER;
    const KITE: &TwoLinks = &TwoLinks::TWO_STRING_KITE;
    const TURBOT: &TwoLinks = &TwoLinks::TURBOT_FISH;

    #[test]
    fn a_skyscraper_stands_on_a_column() {
        let sketch = "r1#4=r1c2,r1c6 r5#4=r5c3,r5c6";
        check(SKYSCRAPER, sketch, &["r2c3<>4 r3c3<>4 r4c2<>4 r6c2<>4"]);
        check(KITE, sketch, &[]);
        check(TURBOT, sketch, &[]);
    }

    #[test]
    fn a_skyscraper_lies_on_a_row() {
        check(
            SKYSCRAPER,
            "c1#4=r2c1,r6c1 c5#4=r3c5,r6c5",
            &["r2c4<>4 r2c6<>4 r3c2<>4 r3c3<>4"],
        );
    }

    #[test]
    fn an_x_wing_is_not_listed_as_two_links() {
        let sketch = "r1#4=r1c2,r1c6 r5#4=r5c2,r5c6";
        for technique in [SKYSCRAPER, KITE, TURBOT] {
            check(technique, sketch, &[]);
        }
    }

    #[test]
    fn a_third_place_breaks_a_link() {
        check(SKYSCRAPER, "r1#4=r1c2,r1c6,r1c9 r5#4=r5c3,r5c6", &[]);
        check(KITE, "r1#4=r1c2,r1c7,r1c9 c1#4=r2c1,r4c1", &[]);
        check(TURBOT, "b1#4=r1c2,r2c1,r3c1 r5#4=r5c2,r5c8", &[]);
    }

    #[test]
    fn inner_ends_must_see_each_other() {
        check(SKYSCRAPER, "r1#4=r1c2,r1c6 r5#4=r5c3,r5c7", &[]);
        check(KITE, "r1#4=r1c4,r1c7 c1#4=r2c1,r4c1", &[]);
    }

    #[test]
    fn outer_ends_without_a_common_peer_with_the_digit_are_not_a_step() {
        check(
            SKYSCRAPER,
            "r1#4=r1c2,r1c6 r5#4=r5c3,r5c6 r2c3<>4 r3c3<>4 r4c2<>4 r6c2<>4",
            &[],
        );
    }

    #[test]
    fn a_kite_hangs_in_any_box() {
        let sketch = "r1#4=r1c2,r1c7 c1#4=r2c1,r4c1";
        check(KITE, sketch, &["r4c7<>4"]);
        check(SKYSCRAPER, sketch, &[]);
        check(TURBOT, sketch, &[]);
        check(KITE, "r8#4=r8c8,r8c2 c9#4=r9c9,r5c9", &["r5c2<>4"]);
    }

    #[test]
    fn a_string_that_stays_in_the_box_makes_no_kite() {
        // Both places in row 1 are in box 1, and r2c2 sees both.
        let sketch = "r1#4=r1c1,r1c3 c2#4=r2c2,r7c2";
        check(KITE, sketch, &[]);
        check(
            TURBOT,
            sketch,
            &["r7c1<>4 r8c1<>4 r9c1<>4", "r7c3<>4 r8c3<>4 r9c3<>4"],
        );
    }

    #[test]
    fn a_link_in_a_box_makes_a_turbot_fish() {
        // r3c3 and r1c2 are in the box, and r1c2 sees r8c2. The outer ends are r3c3 and r8c8, and
        // r3c8 sees both.
        let sketch = "b1#4=r1c2,r3c3 r8#4=r8c2,r8c8";
        check(TURBOT, sketch, &["r3c8<>4"]);
        check(KITE, sketch, &[]);
        check(SKYSCRAPER, sketch, &[]);
    }

    #[test]
    fn parallel_links_joined_by_a_box_make_a_turbot_fish() {
        check(
            TURBOT,
            "r1#4=r1c2,r1c5 r2#4=r2c3,r2c6",
            &["r3c4<>4 r3c5<>4 r3c6<>4", "r3c1<>4 r3c2<>4 r3c3<>4"],
        );
    }

    #[test]
    fn links_run_from_outer_end_to_outer_end() {
        let steps = steps(KITE, &position("r1#4=r1c2,r1c7 c1#4=r2c1,r4c1"));
        let Some(crate::Exhibit::Links(links)) = steps[0].exhibits(Role::Link).next() else {
            panic!("no links");
        };
        let texts: Vec<String> = links.iter().map(ToString::to_string).collect();
        assert_eq!(texts, ["4r1c7=4r1c2", "4r1c2-4r2c1", "4r2c1=4r4c1"]);
    }
}
