//! A chain of connected links, and its conclusion.

use crate::{Link, Node};

/// The conclusion of a chain.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ChainShape {
    /// One of the chain's two ends is true.
    Choice,
    /// The chain leads from the negation of a candidate back to that candidate.
    Proof,
    /// The chain is a closed loop with alternating strong and weak links.
    Ring,
}

/// The part of a chain that is explained in sentences and shown in drawings.
///
/// ```
/// use novena_core::{Cell, Digit};
/// use novena_techniques::{Chain, ChainShape, Link, Node};
///
/// let [a, b, c] = [0, 1, 2].map(|column| Node::new(Digit::ALL[4], Cell::at(0, column)));
/// let links = [Link::strong(a, b), Link::weak(b, c), Link::strong(c, a)];
/// assert_eq!(Chain::new(&links).shape, ChainShape::Proof);
/// ```
#[derive(Clone, Copy, Debug)]
pub struct Chain<'a> {
    /// The links from the chain's start to its end.
    pub links: &'a [Link],
    /// The conclusion.
    pub shape: ChainShape,
}

impl<'a> Chain<'a> {
    /// Selects the links to explain, and determines the conclusion.
    #[must_use]
    pub fn new(links: &'a [Link]) -> Self {
        let (Some(first), Some(last)) = (links.first(), links.last()) else {
            return Self {
                links,
                shape: ChainShape::Choice,
            };
        };
        let is_closed = is_same(first.from, last.to);
        match (first.is_strong, last.is_strong) {
            // The chain leads from a candidate to its own negation. Without its first and last
            // links, the chain has two ends that see the candidate, and one of these ends is true.
            (false, false) if is_closed && links.len() > 2 => Self {
                links: &links[1..links.len() - 1],
                shape: ChainShape::Choice,
            },
            (true, true) if is_closed => Self {
                links,
                shape: ChainShape::Proof,
            },
            _ if is_closed => Self {
                links,
                shape: ChainShape::Ring,
            },
            _ => Self {
                links,
                shape: ChainShape::Choice,
            },
        }
    }

    /// The start and the end of the chain.
    #[must_use]
    pub fn ends(&self) -> Option<(Node, Node)> {
        Some((self.links.first()?.from, self.links.last()?.to))
    }
}

fn is_same(one: Node, other: Node) -> bool {
    (one.digit, one.cells) == (other.digit, other.cells)
}

#[cfg(test)]
mod tests {
    use novena_core::{Cell, Digit};

    use super::*;

    fn node(column: usize) -> Node {
        Node::new(Digit::ALL[4], Cell::at(0, column))
    }

    #[test]
    fn a_chain_back_to_its_start_is_a_choice_of_two() {
        let links = [
            Link::weak(node(0), node(1)),
            Link::strong(node(1), node(2)),
            Link::weak(node(2), node(3)),
            Link::strong(node(3), node(4)),
            Link::weak(node(4), node(0)),
        ];
        let chain = Chain::new(&links);
        assert_eq!(chain.shape, ChainShape::Choice);
        assert_eq!(chain.ends(), Some((node(1), node(4))));
        let ring = Chain::new(&links[..]).links.len();
        assert_eq!(ring, 3);
    }

    #[test]
    fn rings_and_proofs_are_distinguished() {
        let ring = [Link::strong(node(0), node(1)), Link::weak(node(1), node(0))];
        assert_eq!(Chain::new(&ring).shape, ChainShape::Ring);
        let proof = [
            Link::strong(node(0), node(1)),
            Link::weak(node(1), node(2)),
            Link::strong(node(2), node(0)),
        ];
        assert_eq!(Chain::new(&proof).shape, ChainShape::Proof);
        assert_eq!(Chain::new(&[]).ends(), None);
    }
}
