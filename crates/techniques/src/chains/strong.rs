//! Where strong links come from: cells, houses, almost locked sets.

use novena_core::{CellSet, Digit, House, HouseKind};

use super::almost_locked::all_sets;
use super::links::{Scope, Strong};
use crate::{AlmostLockedSet, Node, Position};

/// Two nodes one of which is true.
pub(crate) struct Pair {
    pub(crate) ends: [Node; 2],
    /// The number of its almost locked set.
    pub(crate) set: u16,
}

/// All strong links of a position.
pub(crate) struct Pairs {
    /// Those of cells and houses.
    pub(crate) plain: Vec<Pair>,
    /// Those of almost locked sets.
    pub(crate) in_sets: Vec<Pair>,
    /// The sets, the smallest first; their numbers count from 1.
    pub(crate) sets: Vec<AlmostLockedSet>,
}

/// The strong links between nodes of a scope.
pub(crate) fn pairs(position: &Position, scope: Scope) -> Pairs {
    let mut plain = Vec::with_capacity(256);
    let mut add = |a: Node, b: Node| {
        plain.push(Pair {
            ends: [a, b],
            set: Strong::PLAIN,
        });
    };
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
    let (mut in_sets, mut sets) = (Vec::new(), Vec::new());
    if scope == Scope::AlmostLockedSets {
        sets = all_sets(position);
        // Numbers are 16 bits; a position has far fewer.
        sets.truncate(usize::from(u16::MAX) - 1);
        for (place, set) in sets.iter().enumerate() {
            pairs_of_set(position, *set, place as u16 + 1, &mut in_sets);
        }
    }
    Pairs {
        plain,
        in_sets,
        sets,
    }
}

/// Every way to split a house's places of a digit into two nodes, each within one crossing of
/// a box and a line.
fn halves(house: House, places: CellSet, mut found: impl FnMut(CellSet, CellSet)) {
    let is_node = |cells: CellSet| {
        let is_box = |house: House| house.kind() == HouseKind::Box;
        let common = cells.common_houses();
        cells.len() == 1
            || cells.len() <= 3
                && common.iter().any(is_box)
                && common.iter().any(|house| !is_box(house))
    };
    // One half lies in a crossing; which of its places it takes is counted down by bits. The
    // first place of all is always in it, so that no split comes twice.
    let Some(first) = places.first() else { return };
    let across = House::all().filter(|line| {
        line.cells().contains(first)
            && (line.kind() == HouseKind::Box) != (house.kind() == HouseKind::Box)
    });
    let mut seen: [CellSet; 8] = [CellSet::EMPTY; 8];
    let mut count = 0;
    for other in across {
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

/// Any two digits of a set. A digit whose places no other place of it sees joins nothing.
fn pairs_of_set(position: &Position, set: AlmostLockedSet, number: u16, pairs: &mut Vec<Pair>) {
    let mut nodes = [None; 9];
    let mut count = 0;
    for digit in set.digits {
        let cells = set.cells & position.places(digit);
        let is_open =
            cells.len() == 1 || !(cells.common_peers() & position.places(digit)).is_empty();
        if is_open {
            nodes[count] = Some(Node::new(digit, cells));
            count += 1;
        }
    }
    let nodes = || nodes.iter().flatten();
    for (place, &a) in nodes().enumerate() {
        for &b in nodes().skip(place + 1) {
            pairs.push(Pair {
                ends: [a, b],
                set: number,
            });
        }
    }
}
