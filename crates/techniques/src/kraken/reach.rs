//! The candidates that become false if a candidate is true.
//!
//! Weak and strong links alternate, so a chain from a true candidate to a false one has an odd
//! number of links. The links are the same as in all other chains.

use std::sync::Arc;

use novena_core::{Candidate, CellSet, Digit};

use crate::chains::graph::Scope;
use crate::chains::links::Links;
use crate::{Link, Position};

/// The maximum length of chains: five weak links and the four strong links between them.
const MOST_LINKS: u8 = 9;

/// The distance of a node that cannot be reached.
const NEVER: u8 = u8::MAX;

/// The candidates that a true candidate makes false.
#[derive(Clone)]
pub(super) struct Reach {
    off: [CellSet; 9],
    /// For each candidate, the number of links after which it is false.
    distance: Box<[u8; Candidate::COUNT]>,
}

impl Reach {
    /// The cells from which a digit is eliminated.
    pub(super) const fn off(&self, digit: Digit) -> CellSet {
        self.off[digit.index()]
    }

    /// The length of the shortest chain to a reachable candidate.
    pub(super) fn distance(&self, target: Candidate) -> usize {
        self.distance[target.index()].into()
    }
}

/// A set of candidates, stored as the cells of each digit.
pub(super) struct CandidateSet([CellSet; 9]);

impl CandidateSet {
    /// Keeps only the candidates that the given reach also contains.
    pub(super) fn keep(&mut self, reach: &Reach) {
        for (cells, off) in self.0.iter_mut().zip(reach.off) {
            *cells &= off;
        }
    }

    /// Removes a digit from the given cells.
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

/// The reaches of a position's candidates, each computed on first use.
pub(super) struct Reaches<'a> {
    position: &'a Position,
    links: Arc<Links>,
    known: Vec<Option<Reach>>,
}

impl<'a> Reaches<'a> {
    pub(super) fn new(position: &'a Position) -> Self {
        Self {
            position,
            links: Links::of(position, Scope::Candidates),
            known: vec![None; Candidate::COUNT],
        }
    }

    pub(super) fn of(&mut self, start: Candidate) -> &Reach {
        let links = &self.links;
        self.known[start.index()].get_or_insert_with(|| Walk::new(links, start).reach())
    }

    /// All candidates of the position.
    pub(super) fn all_candidates(&self) -> CandidateSet {
        CandidateSet(Digit::ALL.map(|digit| self.position.places(digit)))
    }

    /// The shortest chain from a candidate to one that it reaches.
    pub(super) fn chain(&mut self, start: Candidate, target: Candidate) -> Vec<Link> {
        Walk::new(&self.links, start).chain(target)
    }
}

/// A breadth-first walk along the links.
struct Walk<'a> {
    links: &'a Links,
    /// For each node, the number of links after which it is false, and the true node that makes it
    /// false.
    off: Vec<(u8, u16)>,
    /// For each node, the number of links after which it is true, and the false node that makes it
    /// true.
    on: Vec<(u8, u16)>,
}

impl<'a> Walk<'a> {
    fn new(links: &'a Links, start: Candidate) -> Self {
        let mut walk = Self {
            links,
            off: vec![(NEVER, 0); links.len()],
            on: vec![(NEVER, 0); links.len()],
        };
        let (mut true_ones, mut false_ones): (Vec<u16>, Vec<u16>) = (Vec::new(), Vec::new());
        if let Some(start) = links.number(start) {
            walk.on[start].0 = 0;
            true_ones.push(start as u16);
        }
        let mut unseen = vec![u64::MAX; links.words()];
        let mut length = 0;
        while length < MOST_LINKS && !true_ones.is_empty() {
            length += 1;
            false_ones.clear();
            for &from in &true_ones {
                for (word, row) in links.weak_row(from.into()).iter().enumerate() {
                    let mut fresh = row & unseen[word];
                    unseen[word] &= !row;
                    while fresh != 0 {
                        let to = 64 * word + fresh.trailing_zeros() as usize;
                        fresh &= fresh - 1;
                        walk.off[to] = (length, from);
                        false_ones.push(to as u16);
                    }
                }
            }
            length += 1;
            true_ones.clear();
            for &from in &false_ones {
                for link in links.strong(from.into()) {
                    let on = &mut walk.on[usize::from(link.to)];
                    if on.0 == NEVER {
                        *on = (length, from);
                        true_ones.push(link.to);
                    }
                }
            }
        }
        walk
    }

    fn reach(&self) -> Reach {
        let mut reach = Reach {
            off: [CellSet::EMPTY; 9],
            distance: Box::new([NEVER; Candidate::COUNT]),
        };
        for (number, &(links, _)) in self.off.iter().enumerate() {
            if links != NEVER
                && let Some(candidate) = self.links.candidate(number)
            {
                reach.off[candidate.digit.index()].insert(candidate.cell);
                reach.distance[candidate.index()] = links;
            }
        }
        reach
    }

    fn chain(&self, target: Candidate) -> Vec<Link> {
        let node = |number: u16| self.links.node(number.into());
        let mut links = Vec::new();
        let mut next = self.links.number(target).map(|number| number as u16);
        // Go from the target back to the start, which does not have a predecessor.
        while let Some(to) = next {
            let from = self.off[usize::from(to)].1;
            links.push(Link::weak(node(from), node(to)));
            let (distance, before) = self.on[usize::from(from)];
            next = (distance != 0).then_some(before);
            if next.is_some() {
                links.push(Link::strong(node(before), node(from)));
            }
        }
        links.reverse();
        links
    }
}
