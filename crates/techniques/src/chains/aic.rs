//! AIC, an alternating inference chain: strong and weak links in turn, strong at both ends.
//!
//! If one end is false, the next node is true, the one after it false, and so on: the other
//! end is true. At least one end is true, so whatever both rule out is false: for two ends of
//! the same digit, the digit in all cells that see both; for two digits in cells that see each
//! other, each digit in the other one's cell.
//!
//! ```text
//! (5)r1c1=(5)r1c9-(5)r3c9=(7)r3c9-(7)r8c9=(7)r8c1
//! .  r1c1 is 5, or r8c1 is 7. They share column 1: r1c1 cannot be 7, nor r8c1 be 5.
//! ```
//!
//! A chain that removes a single candidate is told as a loop that starts from it.

use super::finding::{Search, Shortest};
use super::links::Links;
use super::reach::{Literal, NEVER, links_along};
use crate::{Role, Step};

pub(crate) struct Aic;

/// The ends of a chain.
pub(crate) struct Ends(usize, usize);

impl Search for Aic {
    type Course = Ends;

    fn search(&self, links: &Links) -> Shortest<Ends> {
        let mut shortest = Shortest::new();
        let table = links.table();
        for start in 0..links.len() {
            let reach = table.without(start);
            for end in start..links.len() {
                let length = reach.on[end];
                if !(3..NEVER).contains(&length) {
                    continue;
                }
                let (a, b) = (links.node(start), links.node(end));
                // A candidate that leads to itself, or two in one cell, make a loop.
                if a.cells == b.cells && a.cells.len() == 1 {
                    continue;
                }
                let targets = links.seen_by_both(start, end);
                if targets.len() >= 2 {
                    shortest.add(targets, length.into(), || Ends(start, end));
                }
            }
        }
        shortest
    }

    fn explain(&self, step: Step, links: &Links, &Ends(start, end): &Ends) -> Step {
        let reach = links.table().without(start);
        let end_is_true = Literal {
            node: end,
            is_on: true,
        };
        let course = reach.course(links, end_is_true);
        let ends = [start, end].map(|end| links.node(end));
        let pincers = ends
            .iter()
            .flat_map(|node| node.cells.iter().map(|cell| cell.with(node.digit)));
        step.because(Role::Pincer, pincers.collect::<Vec<_>>())
            .because(Role::Link, links_along(links, &course, true))
    }
}
