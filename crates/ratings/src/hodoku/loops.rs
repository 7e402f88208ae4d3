//! Nice loops and alternating inference chains, with or without groups.
//!
//! Every candidate is assumed first to be true and then to be false. All consequences of each
//! assumption are found breadth first. A path back to the start is a loop; a path from a false
//! start to a true node elsewhere is a chain. Only the shortest path to each end counts, even if it
//! crosses itself and proves nothing.

use super::best::{Best, sort};
use super::links::{Links, Node, is_group, is_on, is_peer, node};
use super::pencil::{Candidate, Cells, PEERS, Pencil, bits, candidate, digits_of};
use super::scale::HodokuTechnique as Technique;

/// The search for loops and chains. Its memory is reused for later positions.
#[derive(Default)]
pub(super) struct Loops {
    /// The links in the position, including groups once they have been requested.
    pub(super) links: Links,
    /// The most recent path to each node.
    ways: Vec<Way>,
    search: u32,
    /// The consequences that lead further, nearest first.
    reached: Vec<Node>,
    path: Vec<Node>,
    removes: Vec<Candidate>,
}

/// How a node was reached.
#[derive(Clone, Copy, Default)]
struct Way {
    /// The search that reached the node.
    search: u32,
    /// The previous node.
    parent: Node,
    /// The number of nodes on the path, including both ends.
    length: u16,
    /// The node's index among the nodes reached.
    place: u16,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum LoopShape {
    Continuous,
    Discontinuous,
    Chain,
}

impl LoopShape {
    const fn technique(self, is_grouped: bool) -> Technique {
        match (self, is_grouped) {
            (Self::Continuous, false) => Technique::CONTINUOUS_LOOP,
            (Self::Discontinuous, false) => Technique::DISCONTINUOUS_LOOP,
            (Self::Chain, false) => Technique::AIC,
            (Self::Continuous, true) => Technique::GROUPED_CONTINUOUS_LOOP,
            (Self::Discontinuous, true) => Technique::GROUPED_DISCONTINUOUS_LOOP,
            (Self::Chain, true) => Technique::GROUPED_AIC,
        }
    }
}

impl Loops {
    /// Finds the best loop or chain from the starts where a search could succeed. Starts are
    /// numbered by candidate, with false before true.
    pub(super) fn find(
        &mut self,
        pencil: &Pencil,
        is_hopeful: impl Fn(usize) -> bool,
        removes: &mut Vec<Candidate>,
    ) -> Option<Technique> {
        let mut starts: Vec<(usize, usize, bool)> = Vec::new();
        for is_on in [true, false] {
            let mut row = usize::from(is_on);
            for cell in bits(pencil.open_cells) {
                for digit in digits_of(pencil.cells[cell]) {
                    if is_hopeful(row) {
                        starts.push((cell, digit, is_on));
                    }
                    row += 2;
                }
            }
        }
        if starts.is_empty() {
            return None;
        }
        self.links.mark_leading(pencil);
        if self.ways.len() < self.links.len() {
            self.ways.resize(self.links.len(), Way::default());
        }
        // If a loop and a chain tie, the loop is preferred.
        let (mut loops, mut chains) = (Best::new(), Best::new());
        for (cell, digit, is_on) in starts {
            self.spread(node(cell, digit, is_on));
            self.check_loops(pencil, cell, digit, &mut loops);
            if !is_on {
                self.check_chains(pencil, cell, digit, &mut chains);
            }
        }
        if let Some((technique, length)) = chains.what {
            loops.offer(&chains.removes, length, (technique, length));
        }
        *removes = loops.removes;
        loops.what.map(|(technique, _)| technique)
    }

    /// Finds the consequences of a start. False nodes that do not lead anywhere are omitted: they
    /// do not affect paths to other nodes, and if a false node ends a loop, the path to that node
    /// is found on demand.
    fn spread(&mut self, start: Node) {
        self.search += 1;
        self.reached.clear();
        self.reached.push(start);
        let search = self.search;
        self.ways[usize::from(start)] = Way {
            search,
            parent: start,
            length: 1,
            place: 0,
        };
        let mut place = 0;
        while let Some(&parent) = self.reached.get(place) {
            place += 1;
            let length = self.ways[usize::from(parent)].length + 1;
            for &to in self.links.leading(parent) {
                let way = &mut self.ways[usize::from(to)];
                if way.search != search {
                    *way = Way {
                        search,
                        parent,
                        length,
                        place: self.reached.len() as u16,
                    };
                    self.reached.push(to);
                }
            }
        }
    }

    fn way(&self, node: Node) -> Option<Way> {
        let way = self.ways[usize::from(node)];
        (way.search == self.search).then_some(way)
    }

    /// The path to a node in the start cell, with its index in the order in which paths were found.
    fn way_back(&self, end: Node) -> Option<(Way, usize)> {
        if is_on(end) {
            let way = self.way(end)?;
            return Some((way, usize::from(way.place)));
        }
        // The parents of a false end are the candidates that the end would make false if it were
        // true.
        let parents = self.links.from(end | 1).iter().map(|off| off | 1);
        let reached = parents.filter_map(|parent| Some((self.way(parent)?, parent)));
        let (way, parent) = reached.min_by_key(|(way, _)| way.place)?;
        let way = Way {
            parent,
            length: way.length + 1,
            ..way
        };
        Some((way, usize::from(way.place)))
    }

    /// The number of nodes on the path to a given node.
    fn length(&self, node: Node) -> usize {
        usize::from(self.ways[usize::from(node)].length)
    }

    fn check_loops(
        &mut self,
        pencil: &Pencil,
        cell: usize,
        digit: usize,
        best: &mut Best<(Technique, usize)>,
    ) {
        let start_is_on = is_on(self.reached[0]);
        let digits = pencil.cells[cell];
        let mut ends: Vec<(usize, Node, Way)> = Vec::new();
        for other in digits_of(digits) {
            for end_is_on in [false, true] {
                let end = node(cell, other, end_is_on);
                // If the start is true, the other digits in its cell are immediately false.
                let is_idle = start_is_on && !end_is_on && other != digit;
                if is_idle || end == self.reached[0] {
                    continue;
                }
                if let Some((way, place)) = self.way_back(end).filter(|(way, _)| way.length > 2) {
                    ends.push((place, end, way));
                }
            }
        }
        ends.sort_by_key(|&(place, ..)| place);
        for (_, end, way) in ends {
            let length = usize::from(way.length);
            let (end_digit, end_is_on) = (self.links.digit(end), is_on(end));
            let shape = match (start_is_on, end_is_on, digit == end_digit) {
                (true, false, true)
                | (true, true, false)
                | (false, true, true)
                | (false, false, false) => LoopShape::Discontinuous,
                (true, false, false) if digits.count_ones() == 2 => LoopShape::Continuous,
                (false, true, false) => LoopShape::Continuous,
                _ => continue,
            };
            self.removes.clear();
            if shape == LoopShape::Discontinuous {
                let gone = match (start_is_on, end_is_on) {
                    (true, _) => 1 << digit,
                    (false, true) => digits & !(1 << digit),
                    (false, false) => 1 << end_digit,
                };
                self.removes
                    .extend(digits_of(gone).map(|digit| candidate(cell, digit)));
                if !best.could_take(self.removes.len(), length) {
                    continue;
                }
            }
            self.trace(end, way.parent);
            if !self.is_loop() {
                continue;
            }
            if shape == LoopShape::Continuous {
                self.remove_around(pencil, start_is_on);
            }
            self.offer(shape, best);
        }
    }

    fn check_chains(
        &mut self,
        pencil: &Pencil,
        cell: usize,
        digit: usize,
        best: &mut Best<(Technique, usize)>,
    ) {
        for place in 1..self.reached.len() {
            let end = self.reached[place];
            let length = self.length(end);
            if is_group(end) || !is_on(end) || length <= 2 {
                continue;
            }
            let (end_cell, end_digit) = (self.links.cell(end), self.links.digit(end));
            if end_cell == cell {
                continue;
            }
            self.removes.clear();
            if end_digit == digit {
                let seen = PEERS[cell] & PEERS[end_cell] & pencil.spots[digit];
                let count = seen.count_ones() as usize;
                if count < 2 || !best.could_take(count, length) {
                    continue;
                }
                self.removes
                    .extend(bits(seen).map(|cell| candidate(cell, digit)));
            } else {
                let is_cross = is_peer(cell, end_cell)
                    && pencil.has(end_cell, digit)
                    && pencil.has(cell, end_digit);
                if !is_cross || !best.could_take(2, length) {
                    continue;
                }
                self.removes
                    .extend([candidate(cell, end_digit), candidate(end_cell, digit)]);
            }
            self.trace(end, self.ways[usize::from(end)].parent);
            if !self.crosses_itself(true) {
                self.offer(LoopShape::Chain, best);
            }
        }
    }

    fn offer(&mut self, shape: LoopShape, best: &mut Best<(Technique, usize)>) {
        if self.removes.is_empty() {
            return;
        }
        sort(&mut self.removes);
        let technique = shape.technique(self.path.iter().any(|&node| is_group(node)));
        let length = self.path.len();
        best.offer(&self.removes, length, (technique, length));
    }

    /// Finds the path from the start to an end.
    fn trace(&mut self, end: Node, parent: Node) {
        self.path.clear();
        self.path.extend([end, parent]);
        let mut node = parent;
        while node != self.reached[0] {
            node = self.ways[usize::from(node)].parent;
            self.path.push(node);
        }
        self.path.reverse();
    }

    /// Whether the path leaves its first cell immediately, returns to it from another cell, and
    /// does not cross itself anywhere else.
    fn is_loop(&self) -> bool {
        let cell = |place: usize| self.links.cell(self.path[place]);
        let last = self.path.len() - 1;
        cell(0) != cell(1) && cell(last) != cell(last - 1) && !self.crosses_itself(false)
    }

    fn crosses_itself(&self, counts_start: bool) -> bool {
        let start = self.links.cell(self.path[0]);
        let mut used: Cells = 0;
        self.path.windows(2).any(|pair| {
            let crosses = used >> self.links.cell(pair[1]) & 1 != 0;
            if counts_start || self.links.cell(pair[0]) != start {
                used |= self.links.cells(pair[0]);
            }
            crosses
        })
    }

    /// Adds the eliminations of a continuous loop, in which one end of every weak link is true.
    fn remove_around(&mut self, pencil: &Pencil, start_is_on: bool) {
        let links = &self.links;
        let used = self
            .path
            .iter()
            .fold(0, |used, &node| used | links.cells(node));
        let steps = self.path.windows(2).map(|pair| [pair[0], pair[1]]);
        // If the start is false, the end is true and closes the loop with one more weak link.
        let closing = (!start_is_on).then(|| [self.path[self.path.len() - 1], self.path[0]]);
        for [from, to] in steps.chain(closing).filter(|step| is_on(step[0])) {
            let (cell, digit) = (links.cell(from), links.digit(from));
            if cell == links.cell(to) {
                let others = pencil.cells[cell] & !(1 << digit | 1 << links.digit(to));
                self.removes
                    .extend(digits_of(others).map(|digit| candidate(cell, digit)));
            } else {
                let seen = links.peers(from) & links.peers(to) & pencil.spots[digit];
                self.removes
                    .extend(bits(seen & !used).map(|cell| candidate(cell, digit)));
            }
        }
    }
}
