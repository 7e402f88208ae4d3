//! The sources of strong links: cells, houses and almost locked sets.
//!
//! An almost locked set that loses one of its digits holds all the others. Each of the others is
//! then removed from the outside cells that see all its places in the set. If an outside cell has
//! only one digit left, it holds that digit. The result is a strong link that leads out of the set.
//!
//! ```text
//! 23 .  .  | .  . 13     Without 1, r1c1 and r1c6 hold 2 and 3, and 2 is in r1c1. r2c2
//! .  25 .  | .  .  .     sees that: it is 5. So 1 is in r1c6, or r2c2 is 5.
//! ```
//!
//! If the cell lies in the set's own house, the cell and the set together form a larger set, so no
//! such link is needed.

use novena_core::{Cell, CellSet, Digit, House, HouseKind};

use super::graph::{Scope, Strong};
use crate::almost_locked::larger_almost_locked_sets;
use crate::{AlmostLockedSet, Node, Position};

/// Two nodes of which at least one is true.
#[derive(Clone, Copy)]
pub(crate) struct Pair {
    /// Their indices in [`Pairs::nodes`].
    pub(crate) ends: [u32; 2],
    /// The number of the link's almost locked set.
    pub(crate) set: u16,
}

/// All strong links in a position.
pub(crate) struct Pairs {
    /// The ends of links. A node may occur several times.
    pub(crate) nodes: Vec<Node>,
    /// The number of nodes that are ends of links in cells and houses. These nodes are at the start
    /// of the list.
    pub(crate) plain_nodes: usize,
    /// The links by set number. Links in cells and houses come first.
    pub(crate) links: Vec<Pair>,
    /// The sets, smallest first, numbered from 1. At the end of the list, a set is repeated once
    /// for each outside cell to which its links lead.
    pub(crate) sets: Vec<AlmostLockedSet>,
}

/// The strong links between the nodes of a scope.
pub(crate) fn pairs(position: &Position, scope: Scope) -> Pairs {
    let mut nodes = Vec::with_capacity(512);
    let mut add = |a: Node, b: Node| nodes.extend([a, b]);
    for cell in position.bivalue_cells() {
        let mut digits = position[cell].iter().map(|digit| Node::new(digit, cell));
        if let (Some(a), Some(b)) = (digits.next(), digits.next()) {
            add(a, b);
        }
    }
    for house in House::all() {
        for digit in Digit::ALL {
            let places = position.places_in(digit, house);
            let node = |cells: CellSet| Node::new(digit, cells);
            match places.len() {
                2 => {
                    let first: CellSet = places.iter().take(1).collect();
                    add(node(first), node(places - first));
                }
                3..=6 if scope >= Scope::Groups => {
                    halves(house, places, |a, b| add(node(a), node(b)));
                }
                _ => {}
            }
        }
    }
    let plain_nodes = nodes.len();
    let plain = (0..plain_nodes as u32).step_by(2).map(|first| Pair {
        ends: [first, first + 1],
        set: Strong::PLAIN,
    });
    let mut within = SetLinks {
        position,
        links: plain.collect(),
        nodes,
        ways_out: Vec::new(),
        sets: Vec::new(),
    };
    if scope == Scope::AlmostLockedSets {
        within.sets = larger_almost_locked_sets(position);
        for place in 0..within.sets.len() {
            within.link(place);
        }
    }
    let mut links = within.links;
    links.append(&mut within.ways_out);
    Pairs {
        nodes: within.nodes,
        plain_nodes,
        links,
        sets: within.sets,
    }
}

/// Every way to split a house's places for a digit into two nodes, each within one crossing of a
/// box and a line.
fn halves(house: House, places: CellSet, mut found: impl FnMut(CellSet, CellSet)) {
    let is_node = |cells: CellSet| {
        let is_box = |house: House| house.kind() == HouseKind::Box;
        let common = cells.common_houses();
        cells.len() == 1
            || cells.len() <= 3
                && common.iter().any(is_box)
                && common.iter().any(|house| !is_box(house))
    };
    // The subsets of a crossing are enumerated as bits. The first place is always in the chosen
    // half, so that each split occurs only once.
    let Some(first) = places.first() else { return };
    let is_across =
        |line: &House| (line.kind() == HouseKind::Box) != (house.kind() == HouseKind::Box);
    let across = first.houses().into_iter().filter(is_across);
    let mut seen: [CellSet; 8] = [CellSet::EMPTY; 8];
    let mut count = 0;
    for other in across {
        let outside = places - other.cells();
        if !outside.is_empty() && !is_node(outside) {
            continue;
        }
        let others: Vec<_> = (places & other.cells()).without(first).iter().collect();
        for choice in 0..1_u32 << others.len() {
            let chosen = others
                .iter()
                .enumerate()
                .filter(|(place, _)| choice >> place & 1 == 1);
            let half: CellSet = chosen.map(|(_, &cell)| cell).collect();
            let half = half.with(first);
            let rest = places - half;
            if !rest.is_empty() && is_node(rest) && !seen[..count].contains(&half) {
                seen[count] = half;
                count += 1;
                found(half, rest);
            }
        }
    }
}

/// The links within almost locked sets.
struct SetLinks<'a> {
    position: &'a Position,
    nodes: Vec<Node>,
    links: Vec<Pair>,
    /// The links from sets to outside cells. They are listed after all other links.
    ways_out: Vec<Pair>,
    sets: Vec<AlmostLockedSet>,
}

impl SetLinks<'_> {
    /// Adds all links of a set.
    fn link(&mut self, place: usize) {
        let set = self.sets[place];
        // For each digit, the node of its places in the set. The node is omitted if the digit has
        // several places and no other candidate sees all of them.
        let mut nodes = [None; 9];
        // For each digit, the cells that see all its places.
        let mut seen = [CellSet::EMPTY; 9];
        for digit in set.digits {
            let places = self.position.places(digit);
            let cells = set.cells & places;
            seen[digit.index()] = cells.common_peers();
            if cells.len() == 1 || !(seen[digit.index()] & places).is_empty() {
                nodes[digit.index()] = Some(self.node(Node::new(digit, cells)));
            }
        }
        for (index, a) in nodes.iter().enumerate() {
            for b in &nodes[index + 1..] {
                if let (Some(a), Some(b), Some(set)) = (*a, *b, number(place + 1)) {
                    self.links.push(Pair { ends: [a, b], set });
                }
            }
        }
        let around = seen
            .iter()
            .fold(CellSet::EMPTY, |around, &cells| around | cells);
        for cell in (around & self.position.open_cells()) - set.cells {
            self.lead_out(set, &nodes, &seen, cell);
        }
    }

    /// Adds the links to a cell outside a set if the set leaves the cell with only one digit.
    fn lead_out(
        &mut self,
        set: AlmostLockedSet,
        nodes: &[Option<u32>; 9],
        seen: &[CellSet; 9],
        cell: Cell,
    ) {
        let candidates = self.position[cell];
        let mut left = candidates - set.digits;
        for digit in candidates & set.digits {
            if !seen[digit.index()].contains(cell) {
                left.insert(digit);
            }
        }
        let Some(digit) = left.single() else { return };
        if candidates.len() == 1 || !set.cells.with(cell).common_houses().is_empty() {
            return;
        }
        self.sets.push(set);
        let Some(number) = number(self.sets.len()) else {
            return;
        };
        let end = self.node(Node::new(digit, cell));
        // The digit that the set loses must not be another candidate in the cell, because the cell
        // could then hold it.
        for lost in set.digits - candidates.without(digit) {
            if let Some(node) = nodes[lost.index()] {
                self.ways_out.push(Pair {
                    ends: [node, end],
                    set: number,
                });
            }
        }
    }

    /// Adds a node as an end of links and returns its index.
    fn node(&mut self, node: Node) -> u32 {
        self.nodes.push(node);
        self.nodes.len() as u32 - 1
    }
}

/// Returns the number of a set as links store it. 16 bits are enough, because positions have at
/// most a few thousand sets.
fn number(number: usize) -> Option<u16> {
    number.try_into().ok()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::sketch::position;

    /// Checks the links that lead out of sets to a cell, formatted as text.
    #[track_caller]
    fn check(sketch: &str, to: &str, expected: &[&str]) {
        let pairs = pairs(&position(sketch), Scope::AlmostLockedSets);
        let ends = |pair: &Pair| pair.ends.map(|end| pairs.nodes[end as usize].to_string());
        let is_way_out = |pair: &&Pair| {
            pair.set != Strong::PLAIN && {
                let set = pairs.sets[usize::from(pair.set) - 1];
                let end = pairs.nodes[pair.ends[1] as usize];
                !set.cells.is_superset(end.cells) && ends(pair)[1] == to
            }
        };
        let ways_out = pairs.links.iter().filter(is_way_out);
        let texts: Vec<String> = ways_out.map(|pair| ends(pair).join("=")).collect();
        assert_eq!(texts, expected);
    }

    #[test]
    fn a_cell_with_one_digit_left_is_linked() {
        // All three cells are in box 1 and form a larger set, so no link leads out of a smaller
        // set.
        check("r1c1=12 r1c3=23 r2c2=235", "5r2c2", &[]);
        check(
            "r1c1=23 r1c9=13 r2c2=25",
            "5r2c2",
            &["1r1c9=5r2c2", "3r1c1|r1c9=5r2c2"],
        );
    }

    #[test]
    fn the_cell_sees_all_places_of_the_lost_digit() {
        check("r1c1=23 r1c9=123 r2c2=25", "5r2c2", &[]);
    }

    #[test]
    fn two_remaining_digits_are_not_a_link() {
        check("r1c1=23 r1c9=13 r2c2=256", "5r2c2", &[]);
    }

    #[test]
    fn a_digit_the_cell_can_hold_is_not_missing() {
        // Without 2, the set contains 1 and 3, but 2 may then be in r2c2.
        check("r1c1=23 r1c9=13 r2c2=25", "2r2c2", &[]);
    }
}
