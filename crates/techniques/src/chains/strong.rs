//! Where strong links come from: cells, houses, almost locked sets.
//!
//! An almost locked set that loses one of its digits holds all the others. Then it rules them
//! out where all their places in it are seen, and a cell outside that has but one digit left
//! holds that one: a strong link that leads out of the set.
//!
//! ```text
//! 23 .  .  | .  . 13     Without 1, r1c1 and r1c6 hold 2 and 3, and 2 is in r1c1. r2c2
//! .  25 .  | .  .  .     sees that: it is 5. So 1 is in r1c6, or r2c2 is 5.
//! ```
//!
//! Where the cell lies in the set's own house, the two together are a larger set, and it needs
//! no link of this kind.

use novena_core::{Cell, CellSet, Digit, House, HouseKind};

use super::links::{Scope, Strong};
use crate::almost_locked::larger_almost_locked_sets;
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
    let mut within = Within {
        position,
        pairs: Vec::new(),
        sets: Vec::new(),
    };
    if scope == Scope::AlmostLockedSets {
        within.sets = larger_almost_locked_sets(position);
        for place in 0..within.sets.len() {
            within.link(place);
        }
    }
    Pairs {
        plain,
        in_sets: within.pairs,
        sets: within.sets,
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

/// The links that come from almost locked sets.
struct Within<'a> {
    position: &'a Position,
    pairs: Vec<Pair>,
    sets: Vec<AlmostLockedSet>,
}

impl Within<'_> {
    /// All links of a set.
    fn link(&mut self, place: usize) {
        let set = self.sets[place];
        // By digit: its node, unless nothing sees all of it.
        let mut nodes = [None; 9];
        // By digit: the cells that see all its places.
        let mut seen = [CellSet::EMPTY; 9];
        for digit in set.digits {
            let places = self.position.places(digit);
            let cells = set.cells & places;
            seen[digit.index()] = cells.common_peers();
            if cells.len() == 1 || !(seen[digit.index()] & places).is_empty() {
                nodes[digit.index()] = Some(Node::new(digit, cells));
            }
        }
        for (index, a) in nodes.iter().enumerate() {
            for b in &nodes[index + 1..] {
                if let (Some(a), Some(b)) = (*a, *b) {
                    self.add([a, b], place + 1);
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

    /// The links to a cell outside a set that is left with one digit.
    fn lead_out(
        &mut self,
        set: AlmostLockedSet,
        nodes: &[Option<Node>; 9],
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
        let larger = set.cells.with(cell);
        let Some(digit) = left.single() else { return };
        if candidates.len() == 1 || !larger.common_houses().is_empty() {
            return;
        }
        self.sets.push(AlmostLockedSet {
            cells: larger,
            digits: set.digits.with(digit),
        });
        let number = self.sets.len();
        // A digit that the cell would be the place for is not missed in the set.
        for lost in set.digits - candidates.without(digit) {
            if let Some(node) = nodes[lost.index()] {
                self.add([node, Node::new(digit, cell)], number);
            }
        }
    }

    fn add(&mut self, ends: [Node; 2], number: usize) {
        // Numbers are 16 bits; positions have a few thousand sets at most.
        if let Ok(set) = u16::try_from(number) {
            self.pairs.push(Pair { ends, set });
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::sketch::position;

    /// The links that lead out of sets to a cell, as text.
    #[track_caller]
    fn check(sketch: &str, to: &str, expected: &[&str]) {
        let pairs = pairs(&position(sketch), Scope::AlmostLockedSets);
        let out = |pair: &&Pair| {
            let set = pairs.sets[usize::from(pair.set) - 1];
            set.cells.common_houses().is_empty() && pair.ends[1].to_string() == to
        };
        let texts: Vec<String> = pairs
            .in_sets
            .iter()
            .filter(out)
            .map(|pair| format!("{}={}", pair.ends[0], pair.ends[1]))
            .collect();
        assert_eq!(texts, expected);
    }

    #[test]
    fn a_cell_with_one_digit_left_is_linked() {
        // All three in box 1 are a larger set, and no link leads out.
        check("r1c1=12 r1c3=23 r2c2=235", "5r2c2", &[]);
        check(
            "r1c1=23 r1c9=13 r2c2=25",
            "5r2c2",
            &["1r1c9=5r2c2", "3r1c1|r1c9=5r2c2"],
        );
    }

    #[test]
    fn the_cell_sees_all_places_of_what_it_loses() {
        check("r1c1=23 r1c9=123 r2c2=25", "5r2c2", &[]);
    }

    #[test]
    fn two_digits_left_are_no_link() {
        check("r1c1=23 r1c9=13 r2c2=256", "5r2c2", &[]);
    }

    #[test]
    fn a_digit_the_cell_may_take_is_not_missed() {
        // Without 2 the set has 1 and 3; but 2 may be in r2c2 then.
        check("r1c1=23 r1c9=13 r2c2=25", "2r2c2", &[]);
    }
}
