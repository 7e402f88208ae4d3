//! Ring, or continuous nice loop: a closed chain in which strong and weak links alternate all the
//! way round.
//!
//! The nodes along the loop are alternately true and false, which is possible in only two ways.
//! Either way, exactly one of the two ends of each link is true, even if the link is weak.
//! Candidates that see both ends of a weak link are therefore false. If the link is in a cell,
//! these are the other digits in the cell. If the link is in a house, they are the other places for
//! the digit in the house. An almost locked set on the loop lacks one of the two digits through
//! which the loop passes, so it keeps all its other digits. If the loop leads from a set to an
//! outside cell, the set and the cell together keep the set's other digits.
//!
//! ```text
//! 4==4 .  .  47-     (4)r1c1=(4)r1c2-(4=7)r5c2-(7)r5c5=(7-4)r1c5 and back to r1c1:
//!    |        |      r1c5 loses all but 4 and 7, row 5 all other 7s, and so on
//!   47-------7
//! ```
//!
//! A position may have a great many loops. For each weak link that is not also strong, the search
//! therefore finds only the loops through that link that are as short as possible.
//!
//! HoDoKu spares the cells of the loop: a weak link in a house does not eliminate its digit from
//! these cells. The cases in HoDoKu's library are checked against both forms.

use std::collections::HashSet;

use novena_core::CellSet;

use super::finding::{Search, Shortest};
use super::graph::{Strong, bits};
use super::links::Links;
use super::reach::{Reach, Stop, links_along};
use super::targets::Targets;
use crate::{Role, Step};

#[derive(Clone, Copy)]
pub(crate) struct Continuous {
    /// Whether to report every loop in HoDoKu's form as well.
    pub(super) also_sparing: bool,
}

impl Search for Continuous {
    /// The nodes of the loop. The first node appears at both ends.
    type Course = Vec<Stop>;

    fn search(&self, links: &Links) -> Shortest<Vec<Stop>> {
        let mut shortest = Shortest::new();
        let table = links.table();
        let mut ends = vec![0; links.words()];
        for start in 0..links.len() {
            if links.strong(start).is_empty() {
                continue;
            }
            let forth = table.without(start);
            // Two nodes that are strongly linked do not need a chain.
            let rows = table.reached_without(start).iter();
            let rows = rows.zip(links.weak_row(start)).zip(links.strong_row(start));
            for (word, ((reached, weak), strong)) in ends.iter_mut().zip(rows) {
                *word = reached & weak & !strong;
            }
            for end in bits(&ends) {
                if end <= start {
                    continue;
                }
                let mut walk = Walk {
                    links,
                    forth,
                    back: table.without(end),
                    length: forth.on[end],
                    way: vec![Stop {
                        node: start,
                        set: Strong::PLAIN,
                    }],
                    seen: HashSet::new(),
                    also_sparing: self.also_sparing,
                    shortest: &mut shortest,
                };
                walk.on(links.seen_by_both(start, end), 0);
            }
        }
        shortest
    }

    fn explain(&self, step: Step, links: &Links, course: &Vec<Stop>) -> Step {
        let ring = links_along(links, course, true);
        let sets = ring.iter().filter_map(|link| link.from.set);
        let cells = sets.fold(CellSet::EMPTY, |cells, set| cells | set.cells);
        step.because(Role::Set, cells).because(Role::Link, ring)
    }
}

/// The search for all shortest chains between two weakly linked ends.
struct Walk<'a> {
    links: &'a Links,
    /// The consequences if the first end is false.
    forth: Reach<'a>,
    /// The consequences if the last end is false. They show which nodes are on a shortest path to
    /// that end.
    back: Reach<'a>,
    length: u8,
    way: Vec<Stop>,
    /// The nodes already visited, each with the targets at that point, and with the cells of the
    /// path if the cells matter.
    seen: HashSet<(usize, Targets, CellSet)>,
    also_sparing: bool,
    shortest: &'a mut Shortest<Vec<Stop>>,
}

impl Walk<'_> {
    /// Continues from the last node of the path, which is false and `so_far` links from the start.
    fn on(&mut self, targets: Targets, so_far: u8) {
        let Some(&Stop { node: from, .. }) = self.way.last() else {
            return;
        };
        for &link in self.links.strong(from) {
            let to = usize::from(link.to);
            let is_on_way =
                self.forth.on[to] == so_far + 1 && self.back.off[to] == self.length - so_far - 1;
            if !is_on_way {
                continue;
            }
            let mut targets = targets;
            if let Some(set) = self.links.set(link) {
                targets = targets.with(&self.links.locked_in(set, [from, to]));
            }
            self.way.push(Stop {
                node: to,
                set: link.set,
            });
            if so_far + 1 == self.length {
                self.close(targets);
                if self.also_sparing {
                    self.close(self.sparing());
                }
            } else {
                self.off(targets, so_far + 1);
            }
            self.way.pop();
        }
    }

    /// Continues from the last node of the path, which is true.
    fn off(&mut self, targets: Targets, so_far: u8) {
        let Some(&Stop { node: from, .. }) = self.way.last() else {
            return;
        };
        let links = self.links;
        for to in links.weak(from) {
            let is_on_way =
                self.forth.off[to] == so_far + 1 && self.back.on[to] == self.length - so_far - 1;
            if !is_on_way {
                continue;
            }
            let targets = targets.with(&links.seen_by_both(from, to));
            let cells = if self.also_sparing {
                self.cells()
            } else {
                CellSet::EMPTY
            };
            if self.seen.insert((to, targets, cells)) {
                self.way.push(Stop {
                    node: to,
                    set: Strong::PLAIN,
                });
                self.on(targets, so_far + 1);
                self.way.pop();
            }
        }
    }

    /// Records the loop formed by the complete path.
    fn close(&mut self, targets: Targets) {
        let way = &self.way;
        self.shortest.add(targets, way.len(), || {
            let mut ring = way.clone();
            ring.push(way[0]);
            ring
        });
    }

    /// The cells of the path.
    fn cells(&self) -> CellSet {
        let nodes = self.way.iter().map(|stop| self.links.node(stop.node));
        nodes.fold(CellSet::EMPTY, |cells, node| cells | node.cells)
    }

    /// The eliminations of the loop if its own cells are spared.
    fn sparing(&self) -> Targets {
        let (links, cells) = (self.links, self.cells());
        let mut targets = Targets::default();
        for (place, stop) in self.way.iter().enumerate() {
            let before = self.way[place.checked_sub(1).unwrap_or(self.way.len() - 1)];
            let digits = [before, *stop].map(|stop| links.node(stop.node).digit);
            let set = links.set(Strong {
                to: stop.node as u16,
                set: stop.set,
            });
            // The path starts at one end of a weak link, and the two kinds of links alternate.
            if place % 2 == 0 {
                let mut seen = links.seen_by_both(before.node, stop.node);
                if digits[0] == digits[1] {
                    seen = seen.outside(cells);
                }
                targets = targets.with(&seen);
            } else if let Some(set) = set {
                targets = targets.with(&links.locked_in(set, [before.node, stop.node]));
            }
        }
        targets
    }
}

#[cfg(test)]
mod tests {
    use crate::Kind;
    use crate::chains::finding::Chains;
    use crate::chains::graph::Scope;
    use crate::chains::ring;
    use crate::sketch::{check, deductions, position, steps};

    use super::*;

    const PLAIN: Chains<Continuous> = ring(Kind::AIC_RING, Scope::Candidates);
    const IN_SETS: Chains<Continuous> = ring(Kind::ALS_AIC_RING, Scope::AlmostLockedSets);

    #[test]
    fn weak_links_of_a_house_remove_the_digit_from_its_rest() {
        check(
            &PLAIN,
            "r1#4=r1c2,r1c6 r5#4=r5c2,r5c6 c2#4=r1c2,r5c2,r8c2",
            &["r2c6<>4 r3c6<>4 r4c6<>4 r6c6<>4 r7c6<>4 r8c2<>4 r8c6<>4 r9c6<>4"],
        );
    }

    #[test]
    fn weak_links_of_a_cell_remove_its_other_digits() {
        check(
            &PLAIN,
            "r1#4=r1c2,r1c6 r1#7=r1c2,r1c6 r1c2=457 r1c6=478",
            &["r1c2<>5 r1c6<>8"],
        );
    }

    #[test]
    fn the_loop_must_close() {
        check(&PLAIN, "r1#4=r1c2,r1c6 r5#4=r5c3,r5c6", &[]);
        check(&PLAIN, "r1#4=r1c2,r1c6,r1c9 r5#4=r5c2,r5c6", &[]);
    }

    #[test]
    fn a_single_strong_link_is_not_a_loop() {
        check(&PLAIN, "b1#4=r1c1,r1c2", &[]);
    }

    #[test]
    fn all_shortest_loops_are_found() {
        // Any two of the three rows form a loop.
        let sketch = "r1#4=r1c2,r1c6 r5#4=r5c2,r5c6 r8#4=r8c2,r8c6";
        let found = steps(&PLAIN, &position(sketch));
        assert_eq!(found.len(), 3);
    }

    #[test]
    fn a_set_within_the_loop_keeps_its_other_digits() {
        // The set r1c1, r1c2 is joined to r1c5 by 1 and to r1c8 by 3, so it keeps 2.
        let sketch = "r1c1=123 r1c2=123 r1c5=15 r1c8=35";
        let found = steps(&IN_SETS, &position(sketch));
        let keeps_two = |step: &Step| {
            let removed = deductions(step);
            removed.contains("r1c9<>2") && removed.contains("r2c1<>2")
        };
        assert!(found.iter().any(keeps_two), "{found:?}");
        check(&IN_SETS, &sketch.replace("r1c8=35", "r1c8=36"), &[]);
    }

    #[test]
    fn hodoku_keeps_candidates_in_the_cells_of_the_loop() {
        // The loop passes through 7 in r1c8. 4 is in r1c2 or r1c6, so it is eliminated from r1c8.
        let sketch = "r1c2=46 c6#4=r1c6,r5c6 r5c8=47 b3#7=r1c8,r2c9 r2c2=67";
        let ours = steps(&PLAIN, &position(sketch));
        assert_eq!(ours.len(), 1);
        let both = steps(&PLAIN.sparing(), &position(sketch));
        assert_eq!(both.len(), 2);
        let texts: Vec<String> = both.iter().map(deductions).collect();
        let spared = deductions(&ours[0]).replace("r1c8<>4 ", "");
        assert!(
            deductions(&ours[0]) != spared && texts.contains(&spared),
            "{texts:?}"
        );
    }
}
