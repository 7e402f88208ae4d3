use novena_core::{CellSet, DigitSet, Grid, House};

use crate::{Exhibit, Kind, Link, Step};

/// The reason why a link holds, for sentences and drawings.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum LinkReason {
    /// The reason was not recorded when the step was found. [`Step::with_reasons`] adds the missing
    /// reasons.
    #[default]
    Unstated,
    /// Both ends are in one cell. For a strong link, the cell has no other candidates. For a weak
    /// link, the cell can hold only one digit.
    Cell,
    /// Both ends are in this house. For a strong link, the house has no other place for the digit.
    /// For a weak link, the house holds the digit only once.
    House(House),
    /// Every cell at one end sees every cell at the other end, but the cells are not all in one
    /// house.
    Sight,
    /// The link comes from an almost locked set. If the set does not hold one of its digits, it
    /// holds all the others.
    Set,
    /// One end is in an almost locked set, and the other is in a cell outside it. The cell sees all
    /// places in the set for the cell's other digits. If the set holds these digits, the cell is
    /// left with the digit at its end of the link. If the cell holds one of these digits, the set
    /// loses that digit and holds all its others.
    SetAndCell {
        /// The digits that the cell shares with the set: all its candidates except the one at its
        /// end of the link.
        shared: DigitSet,
    },
    /// The link comes from a pattern that appears along the chain. The link leads from earlier
    /// eliminations to the pattern's eliminations.
    Pattern {
        /// The kind of the pattern.
        kind: Kind,
        /// The cells of the pattern. Empty if they were not recorded.
        cells: CellSet,
    },
    /// The link comes from chains inside the chain. The fields give the exhibits with
    /// [`Role::Inner`](crate::Role::Inner) that contain these chains.
    Inner {
        /// The index of the first exhibit.
        first: u16,
        /// The number of exhibits.
        count: u16,
    },
}

impl Link {
    /// The same link, with its reason.
    #[must_use]
    pub const fn because(mut self, reason: LinkReason) -> Self {
        self.reason = reason;
        self
    }

    /// The reason for the link in a given position.
    fn reason_in(&self, grid: &Grid) -> LinkReason {
        let (from, to) = (self.from, self.to);
        let set = to.set.filter(|_| self.is_strong && from.set == to.set);
        if set.is_some_and(|set| set.cells.len() > 1) {
            return LinkReason::Set;
        }
        if from.digit != to.digit {
            let is_one_cell = from.cells == to.cells && to.cells.len() == 1;
            return if is_one_cell {
                LinkReason::Cell
            } else {
                LinkReason::Unstated
            };
        }
        let both: CellSet = from.cells | to.cells;
        let mut houses = both.common_houses().iter();
        if self.is_strong {
            houses
                .find(|house| both.is_superset(grid.places(from.digit) & house.cells()))
                .map_or(LinkReason::Unstated, LinkReason::House)
        } else {
            houses.next().map_or(LinkReason::Sight, LinkReason::House)
        }
    }
}

impl Step {
    /// The same step with reasons added from the position in which the step was found: the reason
    /// for every link, and the digits that block the house of a hidden single or the cell of a
    /// naked single.
    ///
    /// ```
    /// use novena_core::{Cell, Digit, Grid, House};
    /// use novena_techniques::{Exhibit, Kind, Link, LinkReason, Node, Role, Step};
    ///
    /// let [a, b] = [0, 8].map(|column| Node::new(Digit::ALL[4], Cell::at(0, column)));
    /// let step = Step::place(Kind::AIC_TYPE_1, Cell::at(0, 0).with(Digit::ALL[4]))
    ///     .because(Role::Link, vec![Link::weak(a, b)])
    ///     .with_reasons(&Grid::EMPTY);
    /// let Some(Exhibit::Links(links)) = step.exhibits(Role::Link).next() else { panic!() };
    /// assert_eq!(links[0].reason, LinkReason::House(House::row(0)));
    /// ```
    #[must_use]
    pub fn with_reasons(mut self, grid: &Grid) -> Self {
        self.add_reasons(grid);
        self
    }

    /// Adds the reasons in place.
    pub(crate) fn add_reasons(&mut self, grid: &Grid) {
        match self.kind {
            Kind::HIDDEN_SINGLE => return self.add_blockers(grid),
            Kind::NAKED_SINGLE => return self.add_taken(grid),
            _ => {}
        }
        for evidence in &mut self.evidence {
            if let Exhibit::Links(links) = &mut evidence.exhibit {
                for link in links {
                    if link.reason == LinkReason::Unstated {
                        link.reason = link.reason_in(grid);
                    }
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use novena_core::{Cell, Digit};

    use super::*;
    use crate::sketch::position;
    use crate::{AlmostLockedSet, Node};

    fn node(digit: usize, cells: &str) -> Node {
        let cells = cells.split(' ').map(|cell| cell.parse::<Cell>().unwrap());
        Node::new(Digit::ALL[digit - 1], cells.collect::<CellSet>())
    }

    fn check(sketch: &str, link: Link, expected: LinkReason) {
        assert_eq!(link.reason_in(position(sketch).grid()), expected, "{link}");
    }

    #[test]
    fn a_strong_link_names_the_house_without_another_place() {
        let link = Link::strong(node(5, "r1c1"), node(5, "r1c3"));
        check("b1#5=r1c1,r1c3", link, LinkReason::House(House::box_(0)));
        check("r1#5=r1c1,r1c3", link, LinkReason::House(House::row(0)));
        check("", link, LinkReason::Unstated);
    }

    #[test]
    fn cells_sets_and_sight_have_their_own_reasons() {
        let cell = Link::strong(node(5, "r1c1"), node(6, "r1c1"));
        check("r1c1=56", cell, LinkReason::Cell);
        let set = AlmostLockedSet {
            cells: node(1, "r1c1 r1c2").cells,
            digits: DigitSet::from_bits(0b111),
        };
        let link = Link::strong(node(1, "r1c1").in_set(set), node(2, "r1c2").in_set(set));
        check("", link, LinkReason::Set);
        let seen = Link::weak(node(1, "r1c1 r2c2"), node(1, "r1c2"));
        check("", seen, LinkReason::House(House::box_(0)));
        let apart = Link::weak(node(1, "r1c9 r9c1"), node(1, "r1c1"));
        check("", apart, LinkReason::Sight);
    }
}
