//! Discontinuous nice loop: a chain that comes back to the candidate it started from, and
//! says the opposite of it.
//!
//! Assume that a candidate is true and follow the links. If they show that it is false, it
//! cannot be true. Assume that it is false; if they show that it is true, it is true, and the
//! other digits of its cell go.
//!
//! ```text
//! (5)r1c1-(5)r1c9=(5)r3c9-(5)r3c2=(7)r3c2-(7)r6c2=(5)r6c2-(5)r6c1=(5)r8c1-(5)r1c1
//! .  Were r1c1 5, then r1c9 were not, r3c9 were, and so on: r8c1 were 5, and r1c1 not.
//! ```
//!
//! With a single strong link between, the first kind is nothing but locked candidates.

use super::finding::{Search, Shortest};
use super::links::Links;
use super::reach::{Literal, NEVER, Reach, Searcher, links_along};
use super::targets::Targets;
use crate::{Role, Step};

pub(crate) struct Discontinuous;

impl Search for Discontinuous {
    /// What is assumed, and turns out wrong.
    type Course = Literal;

    fn search(&self, links: &Links) -> Shortest<Literal> {
        let mut shortest = Shortest::new();
        let mut searcher = Searcher::new(links);
        let (mut on, mut off) = (vec![NEVER; links.len()], vec![NEVER; links.len()]);
        for node in 0..links.candidates() {
            let Some(candidate) = links.candidate(node) else {
                continue;
            };
            let proved = links.table().without(node).on[node];
            if (3..NEVER).contains(&proved) {
                let assumed = Literal { node, is_on: false };
                shortest.add(links.rivals(candidate), proved.into(), || assumed);
            }
            let assumed = Literal { node, is_on: true };
            searcher.search(assumed, &mut on, &mut off);
            if (5..NEVER).contains(&off[node]) {
                shortest.add(Targets::one(candidate), off[node].into(), || assumed);
            }
        }
        shortest
    }

    fn explain(&self, step: Step, links: &Links, &assumed: &Literal) -> Step {
        let (mut on, mut off) = (vec![NEVER; links.len()], vec![NEVER; links.len()]);
        Searcher::new(links).search(assumed, &mut on, &mut off);
        let reach = Reach { on: &on, off: &off };
        let refuted = Literal {
            is_on: !assumed.is_on,
            ..assumed
        };
        let course = reach.course(links, refuted);
        let start: Vec<_> = links.candidate(assumed.node).into_iter().collect();
        let proved = if assumed.is_on { vec![] } else { start.clone() };
        step.because(Role::Pivot, start)
            .because(Role::Taken, proved)
            .because(Role::Link, links_along(links, &course, !assumed.is_on))
    }
}
