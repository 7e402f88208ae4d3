//! Continuous nice loop: strong and weak links in turn, all around.
//!
//! Follow the loop one way or the other: its nodes are true and false in turn, and there are
//! just two ways for that. So of the two ends of each link exactly one is true, of the weak
//! links too. What sees both ends of a weak link is false: the other digits of a cell, the
//! digit in the rest of a house. And an almost locked set on the way lacks one of the two
//! digits by which the loop passes, so it keeps all its other digits.
//!
//! ```text
//! (5)r1c1=(5)r1c9-(7)r1c9=(7)r8c9-(7)r8c2=(5)r8c2-(5)r8c1=(5)r1c1 is none, for column 1
//! joins r8c1 and r1c1; but with (5)r8c2-(5)r1c2=... the loop closes.
//! ```
//!
//! There may be a great many loops. Here are the shortest ones through each weak link that is
//! not strong by itself: all loops of that length, not just one.

use std::collections::HashSet;

use novena_core::DigitSet;

use super::finding::{Search, Shortest};
use super::links::{Links, Strong};
use super::reach::{NEVER, Reach, Stop, links_along};
use super::targets::Targets;
use crate::{Role, Step};

pub(crate) struct Continuous;

impl Search for Continuous {
    /// Its nodes, the first at both ends.
    type Course = Vec<Stop>;

    fn search(&self, links: &Links) -> Shortest<Vec<Stop>> {
        let mut shortest = Shortest::new();
        let table = links.table();
        for start in 0..links.ends() {
            let forth = table.without(start);
            for end in links.weak(start) {
                if end <= start || end >= links.ends() || !(3..NEVER).contains(&forth.on[end]) {
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
                    shortest: &mut shortest,
                };
                walk.on(links.seen_by_both(start, end), 0);
            }
        }
        shortest
    }

    fn explain(&self, step: Step, links: &Links, course: &Vec<Stop>) -> Step {
        step.because(Role::Link, links_along(links, course, true))
    }
}

/// All shortest chains between two ends that are weakly linked.
struct Walk<'a> {
    links: &'a Links,
    /// What follows if the first end is false.
    forth: Reach<'a>,
    /// What follows if the last end is false: the way back to it.
    back: Reach<'a>,
    length: u8,
    way: Vec<Stop>,
    /// Nodes that were passed with the same targets before.
    seen: HashSet<(usize, Targets)>,
    shortest: &'a mut Shortest<Vec<Stop>>,
}

impl Walk<'_> {
    /// Goes on from the last node of the way, which is false, `so_far` links from the start.
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
                let digits = [from, to].map(|node| self.links.node(node).digit);
                let passed: DigitSet = digits.into_iter().collect();
                targets = targets.with(&self.links.locked_in(set, passed));
            }
            self.way.push(Stop {
                node: to,
                set: link.set,
            });
            if so_far + 1 == self.length {
                let way = &self.way;
                self.shortest.add(targets, way.len(), || {
                    let mut ring = way.clone();
                    ring.push(way[0]);
                    ring
                });
            } else {
                self.off(targets, so_far + 1);
            }
            self.way.pop();
        }
    }

    /// Goes on from the last node of the way, which is true.
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
            if self.seen.insert((to, targets)) {
                self.way.push(Stop {
                    node: to,
                    set: Strong::PLAIN,
                });
                self.on(targets, so_far + 1);
                self.way.pop();
            }
        }
    }
}
