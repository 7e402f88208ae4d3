//! The direct consequences of a candidate being true or false.
//!
//! Nodes are candidates and groups, each either true or false. A group is two or three places for a
//! digit where a box crosses a line. The consequences of a node are stored in HoDoKu's order,
//! because the first of several equally long chains is taken.

use super::pencil::{
    Cells, HOMES, HOUSES, PEERS, Pencil, bits, box_, column, digits_of, row, see_all,
};

/// A node: twice the number of the candidate or group, plus one if it is true.
pub(super) type Node = u16;

/// Groups are numbered after candidates.
pub(super) const GROUPS: usize = 729;

pub(super) const fn node(cell: usize, digit: usize, is_on: bool) -> Node {
    group_node(cell * 9 + digit, is_on)
}

const fn group_node(number: usize, is_on: bool) -> Node {
    (number * 2) as Node + is_on as Node
}

pub(super) const fn is_on(node: Node) -> bool {
    node & 1 != 0
}

pub(super) const fn is_group(node: Node) -> bool {
    node as usize >= 2 * GROUPS
}

/// Places for a digit where a box crosses a line.
#[derive(Clone, Copy)]
pub(super) struct Group {
    pub(super) digit: usize,
    pub(super) cells: Cells,
    /// The cells that see all places of the group.
    peers: Cells,
    line: usize,
    block: usize,
}

/// The links of a position.
#[derive(Default)]
pub(super) struct Links {
    pub(super) groups: Vec<Group>,
    /// The consequences of each node, by number.
    next: Vec<Vec<Node>>,
    /// The consequences of each node, except false nodes that have no consequences themselves.
    leading: Vec<Vec<Node>>,
}

impl Links {
    /// Finds the links between candidates.
    pub(super) fn fill(&mut self, pencil: &Pencil) {
        self.groups.clear();
        self.next.resize_with(2 * GROUPS, Vec::new);
        for links in &mut self.next {
            links.clear();
        }
        for cell in bits(pencil.open_cells) {
            let digits = pencil.cells[cell];
            for digit in digits_of(digits) {
                let off = &mut self.next[usize::from(node(cell, digit, false))];
                if let Some(other) = super::pencil::only(digits & !(1 << digit)) {
                    off.push(node(cell, other, true));
                }
                for house in HOMES[cell] {
                    if pencil.places_left[house][digit] == 2 {
                        let spots = pencil.spots_in(digit, house) & !(1 << cell);
                        for other in bits(spots) {
                            let other = node(other, digit, true);
                            if !off.contains(&other) {
                                off.push(other);
                            }
                        }
                    }
                }
                let on = &mut self.next[usize::from(node(cell, digit, true))];
                let others = digits_of(digits & !(1 << digit));
                on.extend(others.map(|other| node(cell, other, false)));
                let spots = pencil.spots[digit] & PEERS[cell];
                let [across, down, _] = HOMES[cell].map(|house| HOUSES[house]);
                for part in [spots & across, spots & down, spots & !across & !down] {
                    on.extend(bits(part).map(|cell| node(cell, digit, false)));
                }
            }
        }
    }

    /// Adds the links of groups.
    pub(super) fn fill_groups(&mut self, pencil: &Pencil) {
        self.find_groups(pencil);
        let mut of_digit: [Vec<usize>; 9] = Default::default();
        for (number, group) in self.groups.iter().enumerate() {
            of_digit[group.digit].push(number);
        }
        self.next
            .resize_with(2 * (GROUPS + self.groups.len()), Vec::new);
        for number in 0..self.groups.len() {
            let group = self.groups[number];
            let [off, on] = [false, true].map(|is_on| group_node(GROUPS + number, is_on));
            let seen = pencil.spots[group.digit] & group.peers;
            for cell in bits(seen) {
                self.link(on, node(cell, group.digit, false));
                self.link(node(cell, group.digit, true), off);
            }
            for house in [18 + group.block, group.line] {
                let rest = seen & HOUSES[house];
                if rest.is_power_of_two() {
                    let cell = rest.trailing_zeros() as usize;
                    if !self.from(off).contains(&node(cell, group.digit, true)) {
                        self.link(off, node(cell, group.digit, true));
                    }
                    self.link(node(cell, group.digit, false), on);
                }
            }
            self.link_to_groups(pencil, number, &of_digit[group.digit]);
        }
    }

    /// Links a group to the other groups of its digit.
    fn link_to_groups(&mut self, pencil: &Pencil, number: usize, others: &[usize]) {
        let group = self.groups[number];
        let [off, on] = [false, true].map(|is_on| group_node(GROUPS + number, is_on));
        let is_neighbour = |&other: &usize| {
            let other = self.groups[other];
            let is_near = other.line == group.line || other.block == group.block;
            is_near && other.cells & group.cells == 0
        };
        let neighbours: Vec<usize> = others.iter().copied().filter(is_neighbour).collect();
        for &neighbour in &neighbours {
            self.link(on, group_node(GROUPS + neighbour, false));
        }
        for house in [group.line, 18 + group.block] {
            let rest = pencil.spots_in(group.digit, house) & !group.cells;
            let is_rest = |&&neighbour: &&usize| self.groups[neighbour].cells == rest;
            if let Some(neighbour) = neighbours.iter().find(is_rest) {
                self.link(off, group_node(GROUPS + neighbour, true));
            }
        }
    }

    fn find_groups(&mut self, pencil: &Pencil) {
        self.groups.clear();
        for line in 0..18 {
            for digit in 0..9 {
                let spots = pencil.spots_in(digit, line);
                if spots.count_ones() < 2 {
                    continue;
                }
                for block in 0..9 {
                    let cells = spots & HOUSES[18 + block];
                    if cells.count_ones() >= 2 {
                        self.groups.push(Group {
                            digit,
                            cells,
                            peers: see_all(cells),
                            line,
                            block,
                        });
                    }
                }
            }
        }
    }

    fn link(&mut self, from: Node, to: Node) {
        self.next[usize::from(from)].push(to);
    }

    pub(super) fn from(&self, node: Node) -> &[Node] {
        &self.next[usize::from(node)]
    }

    /// Marks the links from which further nodes can be reached.
    pub(super) fn mark_leading(&mut self, pencil: &Pencil) {
        self.leading.resize_with(self.next.len(), Vec::new);
        let candidates = bits(pencil.open_cells).flat_map(|cell| {
            digits_of(pencil.cells[cell]).map(move |digit| node(cell, digit, false))
        });
        let groups = (0..self.groups.len()).map(|group| group_node(GROUPS + group, false));
        for off in candidates.chain(groups) {
            for index in [usize::from(off), usize::from(off) + 1] {
                let leads = |&next: &Node| is_on(next) || !self.next[usize::from(next)].is_empty();
                self.leading[index].clear();
                self.leading[index].extend(self.next[index].iter().copied().filter(leads));
            }
        }
    }

    /// The consequences of a node that are true, or from which further nodes can be reached.
    pub(super) fn leading(&self, node: Node) -> &[Node] {
        &self.leading[usize::from(node)]
    }

    /// The number of nodes, including groups.
    pub(super) fn len(&self) -> usize {
        2 * (GROUPS + self.groups.len())
    }

    pub(super) fn digit(&self, node: Node) -> usize {
        let number = usize::from(node) / 2;
        if number < GROUPS {
            number % 9
        } else {
            self.groups[number - GROUPS].digit
        }
    }

    /// The cell of a candidate or the first cell of a group.
    pub(super) fn cell(&self, node: Node) -> usize {
        let number = usize::from(node) / 2;
        if number < GROUPS {
            number / 9
        } else {
            self.groups[number - GROUPS].cells.trailing_zeros() as usize
        }
    }

    pub(super) fn cells(&self, node: Node) -> Cells {
        let number = usize::from(node) / 2;
        if number < GROUPS {
            1 << (number / 9)
        } else {
            self.groups[number - GROUPS].cells
        }
    }

    /// The cells that see all cells in a node.
    pub(super) fn peers(&self, node: Node) -> Cells {
        let number = usize::from(node) / 2;
        if number < GROUPS {
            PEERS[number / 9]
        } else {
            self.groups[number - GROUPS].peers
        }
    }
}

/// Whether two cells share a house.
pub(super) const fn is_peer(one: usize, two: usize) -> bool {
    one != two && (row(one) == row(two) || column(one) == column(two) || box_(one) == box_(two))
}
