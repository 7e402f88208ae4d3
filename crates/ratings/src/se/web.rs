//! The consequences of one assumption, with the reasons for them.
//!
//! A *literal* is a candidate that is on or off. The number of a literal is twice the candidate's
//! number, plus one if the candidate is off. In a *dynamic* web, candidates that are off are
//! removed from the position. Later links may therefore depend on several earlier candidates, which
//! are then also parents.

use super::hint::Hint;
use novena_techniques::pencil::Candidate;

/// The number of a literal: even if the candidate is on, odd if it is off.
pub(super) type Literal = u16;

pub(super) const fn on(candidate: Candidate) -> Literal {
    candidate as u16 * 2
}

pub(super) const fn off(candidate: Candidate) -> Literal {
    candidate as u16 * 2 + 1
}

pub(super) const fn is_on(literal: Literal) -> bool {
    literal & 1 == 0
}

pub(super) const fn candidate(literal: Literal) -> Candidate {
    literal as usize / 2
}

/// The reason why a literal follows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Cause {
    /// The literal was assumed.
    Assumed,
    /// The literal follows from other candidates in its cell.
    Cell,
    /// The literal follows from its digit's other places in a house: 0 stands for the candidate's
    /// box, 1 for its row and 2 for its column.
    House(u8),
    /// The literal follows from a pattern or chain that exists because of the assumption.
    Inner,
}

/// A literal that follows, and its parents.
#[derive(Clone, Debug)]
pub(super) struct Node {
    pub(super) literal: Literal,
    pub(super) cause: Cause,
    /// The number of the nested chain that implies the literal, if there is one.
    pub(super) nested: Option<u16>,
    /// The range of the node's parents in `parents`, from `from` up to `to`.
    from: u32,
    to: u32,
    /// The length of the longest path back to the assumption, in literals. This is a lower bound
    /// for the number of ancestors.
    pub(super) depth: u16,
}

/// The consequences of an assumption, in the order in which they were found.
pub(super) struct Web {
    /// For each literal, the number of its node plus one, or 0 if the literal does not follow.
    number: [u16; 1458],
    /// The literals that follow, as bits.
    reached: LiteralSet,
    pub(super) nodes: Vec<Node>,
    parents: Vec<u16>,
    /// Two nodes that contradict each other. The node whose literal is on comes first.
    pub(super) contradiction: Option<[u16; 2]>,
    /// Nested chains, to which nodes refer by number.
    pub(super) nested: Vec<Hint>,
}

/// A set of literals.
pub(super) type LiteralSet = [u64; 23];

impl Default for Web {
    fn default() -> Self {
        Self {
            number: [0; 1458],
            reached: [0; 23],
            nodes: Vec::with_capacity(256),
            parents: Vec::with_capacity(512),
            contradiction: None,
            nested: Vec::new(),
        }
    }
}

impl Web {
    /// Clears everything but keeps the allocated memory.
    pub(super) fn clear(&mut self) {
        self.number.fill(0);
        self.reached.fill(0);
        self.nodes.clear();
        self.parents.clear();
        self.contradiction = None;
        self.nested.clear();
    }

    /// Removes from `literals` those that do not follow.
    pub(super) fn keep_reached(&self, literals: &mut LiteralSet) {
        for (literals, reached) in literals.iter_mut().zip(&self.reached) {
            *literals &= reached;
        }
    }

    /// Lists the nodes of the given literals, which must follow: first those that are on, then
    /// those that are off, each group in the order in which it was found.
    pub(super) fn in_order(&self, literals: &LiteralSet, order: &mut Vec<(bool, u16)>) {
        order.clear();
        for (word, &literals) in literals.iter().enumerate() {
            let mut left = literals;
            while left != 0 {
                let literal = word as u16 * 64 + left.trailing_zeros() as u16;
                left &= left - 1;
                let node = self.number[usize::from(literal)] - 1;
                order.push((!is_on(literal), node));
            }
        }
        order.sort_unstable();
    }

    /// The node of a literal, if the literal follows.
    pub(super) fn find(&self, literal: Literal) -> Option<u16> {
        self.number[usize::from(literal)].checked_sub(1)
    }

    pub(super) fn parents(&self, node: u16) -> &[u16] {
        let node = &self.nodes[usize::from(node)];
        &self.parents[node.from as usize..node.to as usize]
    }

    /// Adds a node without registering it.
    pub(super) fn add(&mut self, literal: Literal, cause: Cause, parents: &[u16]) -> u16 {
        let from = self.parents.len() as u32;
        self.parents.extend_from_slice(parents);
        let depth = parents
            .iter()
            .map(|&parent| self.nodes[usize::from(parent)].depth + 1)
            .max()
            .unwrap_or(1);
        self.nodes.push(Node {
            literal,
            cause,
            nested: None,
            from,
            to: self.parents.len() as u32,
            depth,
        });
        (self.nodes.len() - 1) as u16
    }

    /// Adds a node and registers it.
    pub(super) fn follow(&mut self, literal: Literal, cause: Cause, parents: &[u16]) -> u16 {
        let node = self.add(literal, cause, parents);
        self.set(literal, node);
        node
    }

    /// Registers a node.
    pub(super) fn set(&mut self, literal: Literal, node: u16) {
        self.number[usize::from(literal)] = node + 1;
        self.reached[usize::from(literal / 64)] |= 1 << (literal % 64);
    }

    /// The literals on all paths from a node back to the assumption, including the node's own
    /// literal, breadth first and without duplicates.
    pub(super) fn chain(&self, node: u16, seen: &mut LiteralMarks, visit: &mut impl FnMut(u16)) {
        seen.wipe();
        seen.queue.clear();
        seen.queue.push(node);
        let mut next = 0;
        while let Some(&node) = seen.queue.get(next) {
            next += 1;
            if seen.mark(self.nodes[usize::from(node)].literal) {
                visit(node);
                let parents = self.parents(node);
                seen.queue.extend_from_slice(parents);
            }
        }
    }

    /// The number of literals that [`Self::chain`] visits.
    pub(super) fn count(&self, node: u16, seen: &mut LiteralMarks) -> u16 {
        let mut count = 0;
        self.chain(node, seen, &mut |_| count += 1);
        count
    }
}

/// Marks on literals that can all be cleared at once.
pub(super) struct LiteralMarks {
    stamps: Vec<u32>,
    now: u32,
    queue: Vec<u16>,
}

impl LiteralMarks {
    pub(super) fn new() -> Self {
        Self {
            stamps: vec![0; 1458],
            now: 0,
            queue: Vec::new(),
        }
    }

    fn wipe(&mut self) {
        self.now += 1;
    }

    fn mark(&mut self, literal: Literal) -> bool {
        std::mem::replace(&mut self.stamps[usize::from(literal)], self.now) != self.now
    }
}
