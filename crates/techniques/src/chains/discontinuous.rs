//! Discontinuous nice loop as defined by HoDoKu: a chain that returns to its starting candidate and
//! contradicts the assumption about that candidate. [`AicType`](super::AicType) reports the same
//! deduction as a chain without that candidate: one of the two ends that the candidate sees is
//! true.
//!
//! Assume that a candidate is true and follow the links. If they show that the candidate is then
//! false, the assumption is wrong, and the candidate is eliminated. Alternatively, assume that a
//! candidate is false. If the links show that the candidate is then true, it must be true, and the
//! other digits in its cell are eliminated.
//!
//! ```text
//! (5)r1c1-(5)r1c9=(5)r3c9-(5=7)r3c2-(7=5)r6c2-(5)r6c1=(5)r8c1-(5)r1c1
//! .  If r1c1 is 5, r1c9 is not 5, r3c9 is 5, and so on: r8c1 is 5, so r1c1 is not 5.
//! ```
//!
//! If the chain has only one strong link, and that link is in a house, the pattern is merely locked
//! candidates.

use super::finding::{Search, Shortest};
use super::graph::Strong;
use super::links::Links;
use super::reach::{ALL_LINKS, Literal, NEVER, Reach, Searcher, links_along};
use super::targets::Targets;
use crate::{Role, Step};

#[derive(Clone, Copy)]
pub(crate) struct Discontinuous;

impl Search for Discontinuous {
    /// The assumption that turns out to be wrong.
    type Course = Literal;

    fn search(&self, links: &Links) -> Shortest<Literal> {
        let mut shortest = Shortest::new();
        let searcher = Searcher::new(links);
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
            searcher.search(assumed, ALL_LINKS, &mut on, &mut off);
            let is_loop = match off[node] {
                0..3 | NEVER => false,
                3 => !is_locked(links, node),
                _ => true,
            };
            if is_loop {
                shortest.add(Targets::one(candidate), off[node].into(), || assumed);
            }
        }
        shortest
    }

    fn explain(&self, step: Step, links: &Links, &assumed: &Literal) -> Step {
        let (mut on, mut off) = (vec![NEVER; links.len()], vec![NEVER; links.len()]);
        Searcher::new(links).search(assumed, ALL_LINKS, &mut on, &mut off);
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

/// Whether a node sees both ends of a strong link in a house or cell.
fn is_locked(links: &Links, node: usize) -> bool {
    let row = links.weak_row(node);
    let is_seen = |other: usize| row[other / 64] >> (other % 64) & 1 == 1;
    links.weak(node).any(|seen| {
        let mut plain = links.strong(seen).iter();
        plain.any(|link| link.set == Strong::PLAIN && is_seen(link.to.into()))
    })
}

#[cfg(test)]
mod tests {
    use crate::chains::finding::Chains;
    use crate::chains::graph::Scope;
    use crate::sketch::{check, deductions, position, steps};
    use crate::{Exhibit, Kind, eureka};

    use super::*;

    const PLAIN: Chains<Discontinuous> =
        Chains::new(Kind::AIC_TYPE_2, Scope::Candidates, Discontinuous);
    const GROUPED: Chains<Discontinuous> =
        Chains::new(Kind::GROUPED_AIC_TYPE_2, Scope::Groups, Discontinuous);

    /// Checks the chain that removes the given candidates, in Eureka notation.
    #[track_caller]
    fn check_loop(sketch: &str, removed: &str, expected: &str) {
        let steps = steps(&PLAIN, &position(sketch));
        let Some(step) = steps.iter().find(|step| deductions(step) == removed) else {
            panic!("none of {steps:?}");
        };
        let Some(Exhibit::Links(links)) = step.exhibits(Role::Link).next() else {
            panic!("no links");
        };
        assert_eq!(eureka(links), expected);
    }

    #[test]
    fn a_candidate_that_implies_its_opposite_is_false() {
        let sketch = "r1#5=r1c1,r1c9 r8c9=57 r5#7=r5c9,r5c1 r5c1<>5";
        check(&PLAIN, sketch, &["r1c1<>7"]);
        check_loop(
            sketch,
            "r1c1<>7",
            "(7)r1c1-(7)r5c1=(7)r5c9-(7=5)r8c9-(5)r1c9=(5-7)r1c1",
        );
    }

    #[test]
    fn a_candidate_implied_by_its_opposite_is_true() {
        let sketch = "r1c1=578 r1#5=r1c1,r1c9 c1#5=r1c1,r9c1 r7#5=r7c2,r7c9";
        check_loop(
            sketch,
            "r1c1<>7 r1c1<>8",
            "(5)r1c1=(5)r9c1-(5)r7c2=(5)r7c9-(5)r1c9=(5)r1c1",
        );
    }

    #[test]
    fn every_second_link_is_strong() {
        check(&PLAIN, "r1#5=r1c1,r1c9 r8c9=579 r5#7=r5c9,r5c1", &[]);
        // If column 1 has a third place for 5, the chain ends in r7c2.
        check(
            &PLAIN,
            "r1c1=578 r1#5=r1c1,r1c9 c1#5=r1c1,r9c1,r5c1 r7#5=r7c2,r7c9",
            &["r2c2<>5", "r3c2<>5", "r9c1<>5"],
        );
    }

    #[test]
    fn locked_candidates_are_not_a_loop() {
        check(&PLAIN, "b1#5=r1c1,r1c2", &[]);
        check(&GROUPED, "b1#5=r1c1,r1c2,r1c3", &[]);
    }

    #[test]
    fn groups_find_more_eliminations() {
        // r1c1 and r9c1 cannot both be true, so the group in box 3 or r9c8 is true. r3c8 sees both.
        let sketch = "r1#5=r1c1,r1c7,r1c9 r9#5=r9c1,r9c8";
        check(&PLAIN, sketch, &[]);
        check(&GROUPED, sketch, &["r2c8<>5", "r3c8<>5"]);
    }
}
