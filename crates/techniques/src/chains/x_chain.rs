//! X-chain: alternating strong and weak links on one digit, with a strong link at each end.
//!
//! If one end does not hold the digit, the next cell in the chain holds it, the cell after that
//! does not, and so on, until the other end holds it. One of the two ends therefore holds the
//! digit, and no cell that sees both can hold it.
//!
//! ```text
//! .  4==4 | .  .  .      r1c2=r1c3-r5c3=r5c9-r8c9=r8c5: 4 is in r1c2 or r8c5,
//! .  .  | | .  .  .      whichever way it goes. Cells that see both lose it.
//! ------|-+--------
//! .  .  4 |====4
//!              |
//! .  .  . | 4==4
//! ```
//!
//! Chains with two strong links are skyscrapers, kites or turbot fish; this search also finds them.

use std::ops::ControlFlow;

use novena_core::{Cell, CellSet, Digit};

use crate::colours::seen_by;
use crate::single_digit::StrongLink;
use crate::{Kind, Link, LinkReason, Node, Position, Role, Step, StepSink, Technique};

pub(crate) struct XChain;

/// The cells with a digit, and the strong links between them.
struct Board {
    places: CellSet,
    /// For each cell, the far ends of its strong links.
    partners: [CellSet; Cell::COUNT],
    linked: CellSet,
}

impl Board {
    fn new(position: &Position, digit: Digit) -> Self {
        let mut board = Self {
            places: position.places(digit),
            partners: [CellSet::EMPTY; Cell::COUNT],
            linked: CellSet::EMPTY,
        };
        for link in StrongLink::all(position, digit) {
            let [a, b] = link.ends;
            board.partners[a.index()].insert(b);
            board.partners[b.index()].insert(a);
            board.linked |= a.as_set().with(b);
        }
        board
    }

    fn partners(&self, cells: CellSet) -> CellSet {
        cells.iter().fold(CellSet::EMPTY, |all, cell| {
            all | self.partners[cell.index()]
        })
    }

    /// The consequences if a cell does not have the digit, by generation: the cell itself, cells
    /// that then have the digit, cells that then do not, and so on.
    fn generations(&self, start: Cell) -> Vec<CellSet> {
        let mut generations = vec![CellSet::from(start)];
        let (mut on, mut off) = (CellSet::EMPTY, CellSet::from(start));
        let mut edge = off;
        loop {
            edge = self.partners(edge) - on;
            on |= edge;
            if edge.is_empty() {
                return generations;
            }
            generations.push(edge);
            // Cells without strong links do not lead anywhere.
            edge = (seen_by(edge) & self.linked) - off;
            off |= edge;
            if edge.is_empty() {
                return generations;
            }
            generations.push(edge);
        }
    }

    /// Returns a shortest chain to a cell in the generation that follows the given generations.
    fn chain(&self, generations: &[CellSet], end: Cell) -> Vec<Cell> {
        let mut back = vec![end];
        let mut here = end;
        for (length, generation) in generations.iter().enumerate().rev() {
            let before = if length % 2 == 0 {
                self.partners[here.index()]
            } else {
                here.peers()
            };
            let choices = *generation & before;
            let fresh = choices.iter().find(|cell| !back.contains(cell));
            // Every cell that was reached has a predecessor.
            here = fresh.or_else(|| choices.first()).unwrap_or(here);
            back.push(here);
        }
        back.reverse();
        back
    }
}

/// A single-digit chain and its eliminations.
#[derive(Debug)]
pub(crate) struct DigitChain {
    length: usize,
    pub(super) digit: Digit,
    pub(super) targets: CellSet,
    cells: Vec<Cell>,
}

impl DigitChain {
    /// The number of links.
    pub(super) const fn length(&self) -> usize {
        self.length
    }

    /// The shortest chain for each digit and set of targets, shortest first.
    pub(crate) fn all(position: &Position) -> Vec<Self> {
        let mut chains: Vec<Self> = Vec::new();
        for digit in Digit::ALL {
            let first = chains.len();
            let board = Board::new(position, digit);
            for start in board.linked {
                let generations = board.generations(start);
                for length in (3..generations.len()).step_by(2) {
                    for end in generations[length] {
                        let targets = start.peers() & end.peers() & board.places;
                        if end <= start || targets.is_empty() {
                            continue;
                        }
                        let same = |chain: &&mut Self| chain.targets == targets;
                        let known = chains[first..].iter_mut().find(same);
                        if known.as_ref().is_none_or(|chain| length < chain.length) {
                            let chain = Self {
                                length,
                                digit,
                                targets,
                                cells: board.chain(&generations[..length], end),
                            };
                            match known {
                                Some(known) => *known = chain,
                                None => chains.push(chain),
                            }
                        }
                    }
                }
            }
        }
        chains.sort_by_key(|chain| chain.length);
        chains
    }
}

/// The alternating links along a chain, starting with a strong link.
fn links(digit: Digit, chain: &[Cell]) -> Vec<Link> {
    let pairs = chain.windows(2).enumerate();
    pairs
        .map(|(place, pair)| Link {
            from: Node::new(digit, pair[0]),
            to: Node::new(digit, pair[1]),
            is_strong: place % 2 == 0,
            reason: LinkReason::Unstated,
        })
        .collect()
}

impl Technique for XChain {
    fn kind(&self) -> Kind {
        Kind::X_CHAIN
    }

    fn find(&self, position: &Position, found: StepSink<'_>) -> ControlFlow<()> {
        for chain in position.x_chains() {
            let [start, .., end] = chain.cells[..] else {
                continue;
            };
            let digit = chain.digit;
            if let Some(step) = Step::eliminate(Kind::X_CHAIN, position, digit, chain.targets) {
                found(
                    step.because(Role::Digit, digit)
                        .because(Role::Pincer, vec![start.with(digit), end.with(digit)])
                        .because(Role::Link, links(digit, &chain.cells)),
                )?;
            }
        }
        ControlFlow::Continue(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::sketch::{check, deductions, position, steps};

    #[test]
    fn ends_of_five_links_remove_candidates_that_see_both() {
        // The chain is r1c2=r1c6-r5c6=r5c9-r8c9=r8c1. Both of its ends see r2c1 and r3c1 in box 1
        // and column 1, and r7c2 and r9c2 in box 7 and column 2.
        let expected = "r2c1<>4 r3c1<>4 r7c2<>4 r9c2<>4";
        let sketch = "r1#4=r1c2,r1c6 r5#4=r5c6,r5c9 r8#4=r8c9,r8c1";
        let found = steps(&XChain, &position(sketch));
        let texts: Vec<String> = found.iter().map(deductions).collect();
        assert!(texts.contains(&expected.to_owned()), "{texts:?}");
        check(
            &XChain,
            "r1#4=r1c2,r1c6 r5#4=r5c6,r5c9,r5c4 r8#4=r8c9,r8c1",
            &[],
        );
    }

    #[test]
    fn two_strong_links_are_enough() {
        check(
            &XChain,
            "r1#4=r1c2,r1c6 r5#4=r5c3,r5c6",
            &["r2c3<>4 r3c3<>4 r4c2<>4 r6c2<>4"],
        );
        check(
            &XChain,
            "c1#4=r2c1,r6c1 c5#4=r3c5,r6c5",
            &["r2c4<>4 r2c6<>4 r3c2<>4 r3c3<>4"],
        );
    }

    #[test]
    fn one_strong_link_is_a_pointing_pair() {
        check(&XChain, "b1#4=r1c1,r1c2", &[]);
    }

    #[test]
    fn both_ends_need_a_strong_link() {
        check(&XChain, "r1#4=r1c2,r1c6 r5#4=r5c3,r5c6,r5c9", &[]);
    }

    #[test]
    fn weak_links_join_cells_that_see_each_other() {
        check(&XChain, "r1#4=r1c2,r1c6 r5#4=r5c3,r5c7", &[]);
    }

    #[test]
    fn the_shortest_chain_is_shown() {
        let steps = steps(&XChain, &position("r1#4=r1c2,r1c6 r5#4=r5c3,r5c6"));
        let Some(crate::Exhibit::Links(links)) = steps[0].exhibits(Role::Link).next() else {
            panic!("no links");
        };
        let texts: Vec<String> = links.iter().map(ToString::to_string).collect();
        assert_eq!(texts, ["4r1c2=4r1c6", "4r1c6-4r5c6", "4r5c6=4r5c3"]);
    }
}
