//! All strong and weak links in a position, built once and used by all searches for chains.
//!
//! A node is a statement that may be true or false, such as "5 is in r1c1" or, for a group, "5 is
//! in r1c1 or r1c2". Two nodes can be linked in two ways:
//!
//! - **weakly** if at most one of them is true. Examples are two digits in a cell, and two places
//!   for a digit that see each other. A true node makes its weak partners false.
//! - **strongly** if at least one of them is true. Examples are the two digits in a bivalue cell,
//!   and the only two places for a digit in a house. A false node makes its strong partners true.
//!
//! ```text
//! 5  .  .  | .  5  5       5 in row 1: r1c1, or the group r1c5|r1c6 - a strong link.
//! .  .  .  | 5  .  .       The group sees r2c4 in box 2 - a weak link, so 5 in r2c4
//!                          makes the group false, and 5 in r1c1 true.
//! ```
//!
//! In an almost locked set (n cells in one house that have n + 1 digits between them), any two
//! digits are strongly linked: if both were absent, n cells would have only n - 1 digits.
//!
//! # Representation
//!
//! Nodes are numbered: first all candidates in open cells in the order of [`Candidate::index`],
//! then the groups, then the places for each digit in an almost locked set, unless these places
//! already form a candidate or a group. Groups and sets without a strong link are omitted,
//! because chains cannot pass through them. Links are stored as rows of bits, one row per node, so
//! a search processes a complete generation with a few `or` operations. Strong links are also
//! stored in a list, which names the almost locked set that each link comes from, if any.

use std::fmt;

use novena_core::{Candidate, Cell, CellSet, Digit, DigitSet};

use super::strong::pairs;
use super::targets::Targets;
use crate::{AlmostLockedSet, Node, Position};

/// The kinds of nodes in a graph.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Scope {
    /// Candidates only.
    Candidates,
    /// Candidates and groups: two or three places for a digit where a box and a line cross.
    Groups,
    /// Candidates, groups, and all places for a digit in an almost locked set.
    AlmostLockedSets,
}

impl Scope {
    /// The next smaller scope.
    pub(crate) const fn smaller(self) -> Option<Self> {
        match self {
            Self::Candidates => None,
            Self::Groups => Some(Self::Candidates),
            Self::AlmostLockedSets => Some(Self::Groups),
        }
    }
}

/// A strong link from a node.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Strong {
    /// The node to which the link leads.
    pub(crate) to: u16,
    /// The number of the almost locked set that the link comes from, or [`Strong::PLAIN`] if the
    /// link comes from a cell or a house.
    pub(crate) set: u16,
}

impl Strong {
    /// The set number of a link that comes from a cell or a house.
    pub(crate) const PLAIN: u16 = 0;
}

/// The nodes in a position and the links between them.
pub(crate) struct Graph {
    pub(super) nodes: Vec<Node>,
    /// For each node, the places for its digit that see every cell of the node.
    pub(super) seen: Vec<CellSet>,
    /// The number of nodes that are candidates.
    candidates: usize,
    /// The number of words in a row of bits.
    pub(super) words: usize,
    weak: Vec<u64>,
    strong: Vec<u64>,
    /// For each node, the index in `list` at which its strong links start. The last entry is the
    /// length of the list.
    starts: Vec<u32>,
    list: Vec<Strong>,
    /// The set with number `n` is at index `n - 1`.
    sets: Vec<AlmostLockedSet>,
    numbers: Vec<u16>,
    pub(super) digits: [DigitSet; Cell::COUNT],
    places: [CellSet; 9],
}

const NONE: u16 = u16::MAX;

impl Graph {
    /// The links of a position.
    pub(crate) fn new(position: &Position, scope: Scope) -> Self {
        let strong = pairs(position, scope);
        let mut nodes = Vec::with_capacity(256);
        let mut numbers = vec![NONE; Candidate::COUNT];
        for cell in position.open_cells() {
            for digit in position[cell] {
                numbers[cell.with(digit).index()] = nodes.len() as u16;
                nodes.push(Node::new(digit, cell));
            }
        }
        let mut tail = |ends: &[Node], known: &[Node]| {
            let mut more: Vec<Node> = ends
                .iter()
                .filter(|node| node.cells.len() > 1 && known.binary_search(node).is_err())
                .copied()
                .collect();
            more.sort_unstable();
            more.dedup();
            nodes.extend_from_slice(&more);
            more
        };
        let (plain, in_sets) = strong.nodes.split_at(strong.plain_nodes);
        let groups = tail(plain, &[]);
        let spread = tail(in_sets, &groups);
        let first_group = nodes.len() - groups.len() - spread.len();
        let first_spread = first_group + groups.len();
        let number = |node: &Node| -> usize {
            if let Some(cell) = node.cells.single() {
                return numbers[cell.with(node.digit).index()].into();
            }
            match groups.binary_search(node) {
                Ok(place) => first_group + place,
                // Both ends of every pair are in one of the lists, so the search succeeds.
                Err(_) => first_spread + spread.binary_search(node).unwrap_or_default(),
            }
        };
        let ends: Vec<u16> = strong
            .nodes
            .iter()
            .map(|node| number(node) as u16)
            .collect();
        let links = strong.links.iter().map(|pair| {
            let ends = pair.ends.map(|end| ends[end as usize]);
            (ends, pair.set)
        });
        let (starts, list) = by_ends(links, nodes.len());

        let mut graph = Self {
            words: words_for(nodes.len()),
            seen: Vec::with_capacity(nodes.len()),
            candidates: first_group,
            weak: Vec::new(),
            strong: Vec::new(),
            starts,
            list,
            sets: strong.sets,
            numbers,
            digits: Cell::all()
                .map(|cell| position[cell])
                .collect::<Vec<_>>()
                .try_into()
                .unwrap_or([DigitSet::EMPTY; Cell::COUNT]),
            places: Digit::ALL.map(|digit| position.places(digit)),
            nodes,
        };
        graph.link_weakly();
        graph.link_strongly();
        graph
    }

    fn link_weakly(&mut self) {
        // For each digit, the nodes that consist of several cells.
        let mut larger: [Vec<usize>; 9] = Default::default();
        for (number, node) in self.nodes.iter().enumerate() {
            if number >= self.candidates {
                larger[node.digit.index()].push(number);
            }
            let places = self.places[node.digit.index()];
            self.seen.push(node.cells.common_peers() & places);
        }
        let mut weak = vec![0; self.nodes.len() * self.words];
        let mut link = |from: usize, to: usize| {
            weak[from * self.words + to / 64] |= 1 << (to % 64);
        };
        for (number, node) in self.nodes.iter().enumerate() {
            let seen = self.seen[number];
            let peers = seen.iter().map(|cell| cell.with(node.digit));
            for other in peers.filter_map(|candidate| self.number(candidate)) {
                link(number, other);
            }
            // A weak link works in both directions.
            let larger = &larger[node.digit.index()];
            let later = larger.partition_point(|&other| other <= number);
            for &other in &larger[later..] {
                if seen.is_superset(self.nodes[other].cells) {
                    link(number, other);
                    link(other, number);
                }
            }
            if number < self.candidates
                && let Some(cell) = node.cells.first()
            {
                let rivals = self.digits[cell.index()].without(node.digit).iter();
                let rivals = rivals.map(|digit| cell.with(digit));
                for other in rivals.filter_map(|candidate| self.number(candidate)) {
                    link(number, other);
                }
            }
        }
        self.weak = weak;
    }

    fn link_strongly(&mut self) {
        let mut strong = vec![0; self.nodes.len() * self.words];
        for (from, row) in strong.chunks_exact_mut(self.words).enumerate() {
            for link in self.strong(from) {
                row[usize::from(link.to / 64)] |= 1 << (link.to % 64);
            }
        }
        self.strong = strong;
    }

    /// The number of nodes.
    pub(crate) const fn len(&self) -> usize {
        self.nodes.len()
    }

    /// The number of nodes that are candidates. These nodes come first.
    pub(crate) const fn candidates(&self) -> usize {
        self.candidates
    }

    /// The number of words in a row of bits.
    pub(crate) const fn words(&self) -> usize {
        self.words
    }

    /// Returns the node with the given number. The node does not name an almost locked set, because
    /// the set depends on the link.
    pub(crate) fn node(&self, number: usize) -> Node {
        self.nodes[number]
    }

    /// The number of a candidate, or `None` if it is not in the grid.
    pub(crate) fn number(&self, candidate: Candidate) -> Option<usize> {
        let number = self.numbers[candidate.index()];
        (number != NONE).then_some(number.into())
    }

    /// Returns the candidate that a node stands for, or `None` if the node has several cells.
    pub(crate) fn candidate(&self, number: usize) -> Option<Candidate> {
        let node = &self.nodes[number];
        Some(node.cells.single()?.with(node.digit))
    }

    /// Returns the nodes that are false if the given node is true, one bit per node.
    pub(crate) fn weak_row(&self, number: usize) -> &[u64] {
        &self.weak[number * self.words..][..self.words]
    }

    /// Returns the nodes that are true if the given node is false, one bit per node.
    pub(crate) fn strong_row(&self, number: usize) -> &[u64] {
        &self.strong[number * self.words..][..self.words]
    }

    /// The nodes that are false if a node is true.
    pub(crate) fn weak(&self, number: usize) -> impl Iterator<Item = usize> {
        bits(self.weak_row(number))
    }

    /// Returns the strong links from a node. They show which nodes are true if the node is false,
    /// and why. Plain links come before links within sets.
    pub(crate) fn strong(&self, number: usize) -> &[Strong] {
        &self.list[self.starts[number] as usize..self.starts[number + 1] as usize]
    }

    /// The almost locked set of a strong link.
    pub(crate) fn set(&self, link: Strong) -> Option<AlmostLockedSet> {
        self.sets
            .get(usize::from(link.set).wrapping_sub(1))
            .copied()
    }

    /// The candidates that are false if at least one of two given nodes is true.
    pub(crate) fn seen_by_both(&self, a: usize, b: usize) -> Targets {
        let mut targets = Targets::default();
        self.add_seen_by_both(a, b, &mut targets);
        targets
    }

    /// Adds the candidates that are false if at least one of two given nodes is true.
    pub(super) fn add_seen_by_both(&self, a: usize, b: usize, targets: &mut Targets) {
        let (first, second) = (&self.nodes[a], &self.nodes[b]);
        if first.digit == second.digit {
            targets.add(first.digit, self.seen[a] & self.seen[b]);
            return;
        }
        let (here, there) = (first.cells.single(), second.cells.single());
        if let (Some(here), Some(there)) = (here, there)
            && here == there
        {
            for digit in self.digits[here.index()]
                .without(first.digit)
                .without(second.digit)
            {
                targets.add(digit, here.into());
            }
            return;
        }
        // If a node is a single cell that sees all cells of the other node, the other node's digit
        // is removed from that cell.
        if let Some(here) = here {
            targets.add(second.digit, self.seen[b] & here.as_set());
        }
        if let Some(there) = there {
            targets.add(first.digit, self.seen[a] & there.as_set());
        }
    }

    /// Returns the candidates that are false if exactly one of two ends linked by an almost locked
    /// set is true. In that case, the set's cells hold all its other digits. If one end is in an
    /// outside cell, the set and that cell together hold the other digits.
    pub(crate) fn locked_in(&self, set: AlmostLockedSet, ends: [usize; 2]) -> Targets {
        let [from, to] = ends.map(|end| &self.nodes[end]);
        let cells = set.cells | from.cells | to.cells;
        let mut targets = Targets::default();
        for digit in set.digits.without(from.digit).without(to.digit) {
            let places = self.places[digit.index()];
            targets.add(digit, (cells & places).common_peers() & places);
        }
        targets
    }

    /// The other digits in a candidate's cell.
    pub(crate) fn rivals(&self, candidate: Candidate) -> Targets {
        let mut targets = Targets::default();
        for digit in self.digits[candidate.cell.index()].without(candidate.digit) {
            targets.add(digit, candidate.cell.into());
        }
        targets
    }
}

/// Returns all links in both directions, deduplicated and sorted by start, end and set number, and
/// the index at which each node's links start.
///
/// The given links must be sorted by set number. The function distributes them by one end and then
/// by the other end, as in a stable radix sort.
fn by_ends(
    links: impl Iterator<Item = ([u16; 2], u16)> + Clone,
    nodes: usize,
) -> (Vec<u32>, Vec<Strong>) {
    let mut starts = vec![0_u32; nodes + 1];
    for (ends, _) in links.clone() {
        for end in ends {
            starts[usize::from(end) + 1] += 1;
        }
    }
    for place in 1..=nodes {
        starts[place] += starts[place - 1];
    }
    let none = Strong {
        to: 0,
        set: Strong::PLAIN,
    };
    let mut by_end = vec![none; starts[nodes] as usize];
    let mut next = starts.clone();
    for ([a, b], set) in links {
        deal(
            &mut by_end,
            &mut next[usize::from(b)],
            Strong { to: a, set },
        );
        deal(
            &mut by_end,
            &mut next[usize::from(a)],
            Strong { to: b, set },
        );
    }
    let mut list = vec![none; by_end.len()];
    next.copy_from_slice(&starts);
    for end in 0..nodes {
        for &Strong { to: from, set } in &by_end[starts[end] as usize..starts[end + 1] as usize] {
            let to = end as u16;
            deal(&mut list, &mut next[usize::from(from)], Strong { to, set });
        }
    }
    // Two houses may contain the same link.
    let mut kept = 0;
    for node in 0..nodes {
        let dealt = starts[node] as usize..starts[node + 1] as usize;
        starts[node] = kept as u32;
        for place in dealt.clone() {
            if place == dealt.start || list[place] != list[place - 1] {
                list[kept] = list[place];
                kept += 1;
            }
        }
    }
    starts[nodes] = kept as u32;
    list.truncate(kept);
    (starts, list)
}

/// Stores a link at the index `next` and increments the index.
fn deal(list: &mut [Strong], next: &mut u32, link: Strong) {
    list[*next as usize] = link;
    *next += 1;
}

/// The number of words in a row for this many nodes. A few lengths cover most positions, and a
/// separate search is compiled for each of them.
const fn words_for(nodes: usize) -> usize {
    match nodes.div_ceil(64) {
        0..=4 => 4,
        5..=6 => 6,
        7..=8 => 8,
        9..=12 => 12,
        13..=16 => 16,
        more => more,
    }
}

/// The positions of the bits that are set.
pub(crate) fn bits(row: &[u64]) -> impl Iterator<Item = usize> {
    row.iter().enumerate().flat_map(|(place, &word)| {
        let mut rest = word;
        std::iter::from_fn(move || {
            let bit = (rest != 0).then(|| rest.trailing_zeros() as usize)?;
            rest &= rest - 1;
            Some(64 * place + bit)
        })
    })
}

/// Calls a function with the position of each set bit. This is faster than [`bits`], and searches
/// spend most of their time here.
pub(crate) fn each_bit(row: &[u64], mut found: impl FnMut(usize)) {
    for (place, &word) in row.iter().enumerate() {
        let mut rest = word;
        while rest != 0 {
            found(64 * place + rest.trailing_zeros() as usize);
            rest &= rest - 1;
        }
    }
}

impl fmt::Debug for Graph {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Graph")
            .field("nodes", &self.nodes.len())
            .field("strong", &(self.list.len() / 2))
            .finish_non_exhaustive()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::sketch::position;

    fn node(links: &Graph, text: &str) -> usize {
        let found = (0..links.len()).find(|&number| links.node(number).to_string() == text);
        found.unwrap_or_else(|| panic!("no node {text}"))
    }

    /// Checks the nodes at the far ends of a node's strong links, formatted as text.
    #[track_caller]
    fn check(sketch: &str, scope: Scope, from: &str, expected: &str) {
        let links = Graph::new(&position(sketch), scope);
        let ends = links.strong(node(&links, from)).iter();
        let mut texts: Vec<String> = ends
            .map(|link| links.node(link.to.into()).to_string())
            .collect();
        texts.dedup();
        assert_eq!(texts.join(" "), expected, "{from} in {sketch}");
    }

    #[test]
    fn two_places_in_a_house_are_strongly_linked() {
        check("r1#5=r1c1,r1c9", Scope::Candidates, "5r1c1", "5r1c9");
        check("r1#5=r1c1,r1c4,r1c9", Scope::Candidates, "5r1c1", "");
    }

    #[test]
    fn two_digits_of_a_bivalue_cell_are_strongly_linked() {
        check("r1c1=25", Scope::Candidates, "5r1c1", "2r1c1");
        check("r1c1=257", Scope::Candidates, "5r1c1", "");
    }

    #[test]
    fn a_group_is_strongly_linked_to_the_rest_of_its_house() {
        let sketch = "r1#5=r1c1,r1c8,r1c9";
        check(sketch, Scope::Groups, "5r1c1", "5r1c8|r1c9");
        check(sketch, Scope::Groups, "5r1c8|r1c9", "5r1c1");
        check("r1#5=r1c1,r1c6,r1c9", Scope::Groups, "5r1c1", "");
    }

    #[test]
    fn the_corner_of_a_box_belongs_to_either_line() {
        let sketch = "b1#5=r1c1,r1c2,r2c1";
        check(sketch, Scope::Groups, "5r2c1", "5r1c1|r1c2");
        check(sketch, Scope::Groups, "5r1c2", "5r1c1|r2c1");
        check("b1#5=r1c1,r1c2,r2c3,r3c1", Scope::Groups, "5r1c2", "");
    }

    #[test]
    fn digits_of_an_almost_locked_set_are_strongly_linked() {
        let sketch = "r1c1=12 r1c2=123 r1c3=234";
        let ends = "4r1c3 1r1c1|r1c2 2r1c1|r1c2|r1c3";
        check(sketch, Scope::AlmostLockedSets, "3r1c2|r1c3", ends);
        // Without sets, there is no strong link in r1c3, which has more than two digits.
        check(sketch, Scope::Groups, "4r1c3", "");
    }

    #[test]
    fn weak_links_join_candidates_that_exclude_each_other() {
        let sketch = "r1#5=r1c1,r1c8,r1c9 r1c1=57 5=r1c1,r1c8,r1c9,r2c8,r4c1";
        let links = Graph::new(&position(sketch), Scope::Groups);
        let weak = |from: &str| {
            let numbers = links.weak(node(&links, from));
            let texts: Vec<String> = numbers
                .map(|number| links.node(number).to_string())
                .collect();
            texts.join(" ")
        };
        assert_eq!(weak("5r1c1"), "7r1c1 5r1c8 5r1c9 5r4c1 5r1c8|r1c9");
        assert_eq!(weak("5r1c8|r1c9"), "5r1c1 5r2c8");
        assert_eq!(weak("7r4c1").matches("r4c1").count(), 8);
    }
}
