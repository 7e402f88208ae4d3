//! What becomes false if a candidate is true, link by link.
//!
//! A true candidate makes false all others of its cell, and the same digit in its peers: weak
//! links. A false candidate makes true the other one of its cell or of a house where two were
//! left: strong links. The two alternate, so a chain from a true candidate to a false one has an
//! odd number of links.

use novena_core::{Candidate, CellSet, Digit};

use crate::{Link, Node, Position};

/// The longest chains: five weak links and four strong ones between them.
const MOST_LINKS: u8 = 9;

/// Nothing leads there.
const NEVER: u8 = u8::MAX;

/// The candidates that a true one makes false.
#[derive(Clone)]
pub(super) struct Reach {
    off: [CellSet; 9],
    /// By candidate: after how many links it is false.
    distance: Box<[u8; Candidate::COUNT]>,
}

impl Reach {
    /// The cells that lose a digit.
    pub(super) const fn off(&self, digit: Digit) -> CellSet {
        self.off[digit.index()]
    }

    /// The links of the shortest chain to a candidate that is reached.
    pub(super) fn distance(&self, target: Candidate) -> usize {
        self.distance[target.index()].into()
    }
}

/// Some candidates, by digit.
pub(super) struct Common([CellSet; 9]);

impl Common {
    /// Leaves those that are reached as well.
    pub(super) fn keep(&mut self, reach: &Reach) {
        for (cells, off) in self.0.iter_mut().zip(reach.off) {
            *cells &= off;
        }
    }

    /// Takes a digit in some cells out.
    pub(super) fn remove(&mut self, digit: Digit, cells: CellSet) {
        self.0[digit.index()] -= cells;
    }

    pub(super) fn is_empty(&self) -> bool {
        self.0.iter().all(|cells| cells.is_empty())
    }

    pub(super) fn candidates(&self) -> impl Iterator<Item = Candidate> {
        let digits = Digit::ALL.into_iter().zip(self.0);
        digits.flat_map(|(digit, cells)| cells.iter().map(move |cell| cell.with(digit)))
    }
}

/// The reaches of a position's candidates, each found when it is first asked for.
pub(super) struct Reaches<'a> {
    position: &'a Position,
    known: Vec<Option<Reach>>,
}

impl<'a> Reaches<'a> {
    pub(super) fn new(position: &'a Position) -> Self {
        Self {
            position,
            known: vec![None; Candidate::COUNT],
        }
    }

    pub(super) fn of(&mut self, start: Candidate) -> &Reach {
        let position = self.position;
        self.known[start.index()].get_or_insert_with(|| Walk::new(position, start).reach())
    }

    /// All candidates of the position.
    pub(super) fn everything(&self) -> Common {
        Common(Digit::ALL.map(|digit| self.position.places(digit)))
    }

    /// The shortest chain from a candidate to one that it reaches.
    pub(super) fn chain(&mut self, start: Candidate, target: Candidate) -> Vec<Link> {
        Walk::new(self.position, start).chain(target)
    }
}

/// A walk along the links, breadth first.
struct Walk<'a> {
    position: &'a Position,
    /// By candidate: after how many links it is false, and which true one makes it so.
    off: Box<[(u8, u16); Candidate::COUNT]>,
    /// By candidate: after how many links it is true, and which false one makes it so.
    on: Box<[(u8, u16); Candidate::COUNT]>,
}

impl<'a> Walk<'a> {
    fn new(position: &'a Position, start: Candidate) -> Self {
        let mut walk = Self {
            position,
            off: Box::new([(NEVER, 0); Candidate::COUNT]),
            on: Box::new([(NEVER, 0); Candidate::COUNT]),
        };
        walk.on[start.index()].0 = 0;
        let (mut true_ones, mut false_ones) = (vec![start], Vec::new());
        let mut links = 0;
        while links < MOST_LINKS && !true_ones.is_empty() {
            links += 1;
            false_ones.clear();
            for &from in &true_ones {
                walk.weak_links(from, links, &mut false_ones);
            }
            links += 1;
            true_ones.clear();
            for &from in &false_ones {
                walk.strong_links(from, links, &mut true_ones);
            }
        }
        walk
    }

    /// What a true candidate makes false.
    fn weak_links(&mut self, from: Candidate, links: u8, ends: &mut Vec<Candidate>) {
        let Candidate { cell, digit } = from;
        let others = self.position[cell].without(digit);
        let in_cell = others.iter().map(|other| cell.with(other));
        let peers = cell.peers() & self.position.places(digit);
        for to in in_cell.chain(peers.iter().map(|peer| peer.with(digit))) {
            if self.off[to.index()].0 == NEVER {
                self.off[to.index()] = (links, from.index() as u16);
                ends.push(to);
            }
        }
    }

    /// What a false candidate makes true.
    fn strong_links(&mut self, from: Candidate, links: u8, ends: &mut Vec<Candidate>) {
        let Candidate { cell, digit } = from;
        let mut reach = |to: Candidate| {
            if self.on[to.index()].0 == NEVER {
                self.on[to.index()] = (links, from.index() as u16);
                ends.push(to);
            }
        };
        if let Some(other) = self.position[cell].without(digit).single() {
            reach(cell.with(other));
        }
        for house in cell.houses() {
            if self.position.count_in(digit, house) == 2 {
                let others = self.position.places_in(digit, house).without(cell);
                if let Some(other) = others.single() {
                    reach(other.with(digit));
                }
            }
        }
    }

    fn reach(&self) -> Reach {
        let mut reach = Reach {
            off: [CellSet::EMPTY; 9],
            distance: Box::new([NEVER; Candidate::COUNT]),
        };
        for (index, &(links, _)) in self.off.iter().enumerate() {
            if links != NEVER {
                let Candidate { cell, digit } = Candidate::from_index(index);
                reach.off[digit.index()].insert(cell);
                reach.distance[index] = links;
            }
        }
        reach
    }

    fn chain(&self, target: Candidate) -> Vec<Link> {
        let node = |candidate: Candidate| Node::new(candidate.digit, candidate.cell);
        let (mut links, mut to) = (Vec::new(), target);
        // From the target back to the start, which nothing made true.
        loop {
            let from = Candidate::from_index(self.off[to.index()].1.into());
            links.push(Link::weak(node(from), node(to)));
            let (distance, before) = self.on[from.index()];
            if distance == 0 {
                break;
            }
            to = Candidate::from_index(before.into());
            links.push(Link::strong(node(to), node(from)));
        }
        links.reverse();
        links
    }
}
