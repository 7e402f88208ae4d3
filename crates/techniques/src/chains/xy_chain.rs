//! XY-chain: bivalue cells, each of which sees the next one and shares a digit with it.
//!
//! If the first cell is not z, it holds its other digit. The next cell cannot hold that digit, so
//! it holds the other of its own two digits, and so on until the last cell holds z. One of the two
//! ends therefore holds z, and no cell that sees both can hold it.
//!
//! ```text
//! 1z .  .  | .  12 .      r1c1 is z, or it is 1; then r1c5 is 2, r6c5 is 3,
//! .  .  .  | .  .  .      and r6c2 is z. r4c1 and r2c2, say, see both ends.
//! ---------+---------
//! .  3z .  | .  23 .
//! ```
//!
//! Chains of three cells are XY-wings, and chains of two cells are naked pairs; this search also
//! finds them.

use std::ops::ControlFlow;

use novena_core::{Candidate, Cell, CellSet, Digit};

use crate::{Kind, Link, Node, Position, Role, Step, StepSink, Technique};

pub(crate) struct XyChain;

/// A tree of shortest chains. For each candidate, it stores the candidate from which it was
/// reached.
struct Tree {
    /// The candidates in the order in which they were reached, each with the number of cells in its
    /// chain.
    reached: Vec<(usize, Candidate)>,
    /// For each entry in `reached`, the index of the entry from which it was reached.
    from: Vec<usize>,
}

impl Tree {
    /// Collects the consequences if a bivalue cell does not contain one of its digits.
    fn grow(position: &Position, bivalue: CellSet, without: Candidate) -> Self {
        let mut tree = Self {
            reached: Vec::new(),
            from: Vec::new(),
        };
        let mut seen = [CellSet::EMPTY; 9];
        let mut add = |tree: &mut Self, from: usize, cells: usize, cell: Cell, lost: Digit| {
            if let Some(digit) = position[cell].without(lost).single()
                && seen[digit.index()].insert(cell)
            {
                tree.reached.push((cells, cell.with(digit)));
                tree.from.push(from);
            }
        };
        add(&mut tree, 0, 1, without.cell, without.digit);
        let mut next = 0;
        while let Some(&(cells, last)) = tree.reached.get(next) {
            let places = position.places(last.digit) & bivalue;
            for cell in last.cell.peers() & places {
                add(&mut tree, next, cells + 1, cell, last.digit);
            }
            next += 1;
        }
        tree
    }

    /// The candidates along the chain up to a given index.
    fn chain(&self, mut place: usize) -> Vec<Candidate> {
        let mut back = vec![self.reached[place].1];
        while place > 0 {
            place = self.from[place];
            back.push(self.reached[place].1);
        }
        back.reverse();
        back
    }
}

/// A chain of bivalue cells, and its eliminations.
#[derive(Debug)]
pub(crate) struct PairChain {
    pub(super) digit: Digit,
    pub(super) targets: CellSet,
    /// Each cell, with the digit it holds if the first cell is not `digit`.
    stops: Vec<Candidate>,
}

impl PairChain {
    /// The number of links: one inside each cell, and one from each cell to the next.
    pub(super) const fn length(&self) -> usize {
        2 * self.stops.len() - 1
    }

    /// The shortest chain for each digit and set of targets, shortest first.
    pub(crate) fn all(position: &Position) -> Vec<Self> {
        let bivalue = position.bivalue_cells();
        let mut chains: Vec<Self> = Vec::new();
        for digit in Digit::ALL {
            let first = chains.len();
            let places = position.places(digit);
            for start in bivalue & places {
                let tree = Tree::grow(position, bivalue, start.with(digit));
                for (place, &(cells, end)) in tree.reached.iter().enumerate() {
                    if end.digit != digit || end.cell <= start {
                        continue;
                    }
                    let targets = start.peers() & end.cell.peers() & places;
                    if targets.is_empty() {
                        continue;
                    }
                    let same = |chain: &&mut Self| chain.targets == targets;
                    let known = chains[first..].iter_mut().find(same);
                    if known.as_ref().is_none_or(|chain| cells < chain.stops.len()) {
                        let chain = Self {
                            digit,
                            targets,
                            stops: tree.chain(place),
                        };
                        match known {
                            Some(known) => *known = chain,
                            None => chains.push(chain),
                        }
                    }
                }
            }
        }
        chains.sort_by_key(|chain| chain.stops.len());
        chains
    }
}

/// The links of a chain. In each cell, one link leads from the excluded digit to the implied digit,
/// and another leads from there to the next cell.
fn links(first: Digit, chain: &[Candidate]) -> Vec<Link> {
    let node = |candidate: Candidate| Node::new(candidate.digit, candidate.cell);
    let mut links = Vec::with_capacity(2 * chain.len());
    let mut lost = first;
    for (place, &candidate) in chain.iter().enumerate() {
        let off = node(candidate.cell.with(lost));
        if place > 0 {
            links.push(Link::weak(node(chain[place - 1]), off));
        }
        links.push(Link::strong(off, node(candidate)));
        lost = candidate.digit;
    }
    links
}

impl Technique for XyChain {
    fn kind(&self) -> Kind {
        Kind::XY_CHAIN
    }

    fn find(&self, position: &Position, found: StepSink<'_>) -> ControlFlow<()> {
        for chain in position.xy_chains() {
            let [start, .., end] = chain.stops[..] else {
                continue;
            };
            let digit = chain.digit;
            if let Some(step) = Step::eliminate(Kind::XY_CHAIN, position, digit, chain.targets) {
                found(
                    step.because(Role::Digit, digit)
                        .because(Role::Pincer, vec![start.cell.with(digit), end])
                        .because(Role::Link, links(digit, &chain.stops)),
                )?;
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
    fn ends_of_four_cells_remove_candidates_that_see_both() {
        check(
            &XyChain,
            "r1c1=19 r1c5=12 r6c5=23 r6c2=39",
            &["r1c2<>9 r2c2<>9 r3c2<>9 r4c1<>9 r5c1<>9 r6c1<>9"],
        );
    }

    #[test]
    fn three_cells_are_a_wing_and_two_a_pair() {
        check(&XyChain, "r1c1=12 r1c5=13 r5c1=23", &["r5c5<>3"]);
        check(
            &XyChain,
            "r1c1=12 r1c5=12 1=r1c1,r1c5,r1c9 2=r1c1,r1c5,r1c9,r2c9",
            &["r1c9<>1", "r1c9<>2"],
        );
    }

    #[test]
    fn every_cell_has_two_candidates() {
        check(&XyChain, "r1c1=19 r1c5=124 r6c5=23 r6c2=39", &[]);
    }

    #[test]
    fn each_cell_sees_the_next_and_shares_the_digit() {
        check(&XyChain, "r1c1=19 r1c5=12 r6c4=23 r6c2=39", &[]);
        check(&XyChain, "r1c1=19 r1c5=12 r6c5=43 r6c2=39", &[]);
    }

    #[test]
    fn both_ends_hold_the_digit() {
        check(&XyChain, "r1c1=19 r1c5=12 r6c5=23 r6c2=38", &[]);
    }

    #[test]
    fn links_run_within_and_between_cells() {
        let steps = steps(&XyChain, &position("r1c1=19 r1c5=12 r6c5=23 r6c2=39"));
        let Some(crate::Exhibit::Links(links)) = steps[0].exhibits(Role::Link).next() else {
            panic!("no links");
        };
        let texts: Vec<String> = links.iter().map(ToString::to_string).collect();
        assert_eq!(
            texts.join(" "),
            "9r1c1=1r1c1 1r1c1-1r1c5 1r1c5=2r1c5 2r1c5-2r6c5 2r6c5=3r6c5 3r6c5-3r6c2 3r6c2=9r6c2"
        );
    }
}
