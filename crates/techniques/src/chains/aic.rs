//! AIC as defined by HoDoKu: a chain of alternating strong and weak links that starts and ends with
//! a strong link and removes two or more candidates. [`AicType`](super::AicType) classifies such
//! chains by shape, and includes chains that remove only one candidate.
//!
//! If one end is false, the next node is true, the node after that is false, and so on, until the
//! other end is true. At least one end is therefore true, so every candidate that both ends rule
//! out is false. If the ends have the same digit, this digit is removed from all cells that see
//! both ends. If the ends have different digits and see each other, each digit is removed from the
//! cell of the other end.
//!
//! ```text
//! (5)r1c1=(5)r1c9-(5=7)r3c9-(7)r8c9=(7)r8c1
//! .  r1c1 is 5, or r8c1 is 7. Both are in column 1: r1c1 cannot be 7, and r8c1 cannot be 5.
//! ```
//!
//! A chain that removes a single candidate is reported as a loop that starts from that candidate.

use super::finding::{Search, Shortest};
use super::links::Links;
use super::reach::{Literal, NEVER, links_along};
use crate::{Role, Step};

#[derive(Clone, Copy)]
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
                // If both ends are in the same cell, the chain is reported as a loop.
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

#[cfg(test)]
mod tests {
    use crate::chains::finding::Chains;
    use crate::chains::graph::Scope;
    use crate::sketch::{check, position, steps};
    use crate::{Exhibit, Kind, Role, eureka};

    use super::Aic;

    const PLAIN: Chains<Aic> = Chains::new(Kind::AIC_TYPE_1, Scope::Candidates, Aic);
    const GROUPED: Chains<Aic> = Chains::new(Kind::GROUPED_AIC_TYPE_1, Scope::Groups, Aic);
    const IN_SETS: Chains<Aic> =
        Chains::new(Kind::GROUPED_AIC_TYPE_1, Scope::AlmostLockedSets, Aic);

    /// A chain from 5 in r1c1 through r8c9 to 7 in r5c1.
    const TWO_DIGITS: &str = "r1#5=r1c1,r1c9 r8c9=57 r5#7=r5c9,r5c1";

    #[track_caller]
    fn check_chain(technique: &dyn crate::Technique, sketch: &str, expected: &str) {
        let steps = steps(technique, &position(sketch));
        let Some(Exhibit::Links(links)) = steps[0].exhibits(Role::Link).next() else {
            panic!("no links");
        };
        assert_eq!(eureka(links), expected);
    }

    #[test]
    fn ends_of_one_digit_remove_it_from_cells_that_see_both() {
        let sketch = "r1c1=34 r3c5=34 r6#3=r6c1,r6c5";
        let seen = "r1c4<>4 r1c5<>4 r1c6<>4 r3c1<>4 r3c2<>4 r3c3<>4";
        check(&PLAIN, sketch, &[seen]);
        let chain = "(4=3)r1c1-(3)r6c1=(3)r6c5-(3=4)r3c5";
        check_chain(&PLAIN, sketch, chain);
    }

    #[test]
    fn ends_of_two_digits_remove_each_from_the_other() {
        check(&PLAIN, TWO_DIGITS, &["r1c1<>7 r5c1<>5"]);
    }

    #[test]
    fn ends_of_two_digits_must_see_each_other() {
        check(&PLAIN, "r1#5=r1c1,r1c9 r8c9=57 r5#7=r5c9,r5c2", &[]);
    }

    #[test]
    fn a_chain_with_a_single_target_is_left_to_the_loops() {
        check(&PLAIN, &format!("{TWO_DIGITS} r5c1<>5"), &[]);
    }

    #[test]
    fn every_second_link_is_strong() {
        check(&PLAIN, "r1#5=r1c1,r1c9 r8c9=579 r5#7=r5c9,r5c1", &[]);
        check(&PLAIN, "r1#5=r1c1,r1c9 r8c9=57 r5#7=r5c9,r5c1,r5c5", &[]);
    }

    #[test]
    fn a_group_is_an_end() {
        let sketch = "r1#5=r1c1,r1c8,r1c9 r9#5=r9c1,r9c7";
        check(&GROUPED, sketch, &["r2c7<>5 r3c7<>5"]);
        check_chain(&GROUPED, sketch, "(5)r9c7=(5)r9c1-(5)r1c1=(5)r1c89");
        check(&PLAIN, sketch, &[]);
        // The three places in row 1 lie in three boxes, so none of them form a group.
        check(&GROUPED, "r1#5=r1c1,r1c5,r1c9 r9#5=r9c1,r9c7", &[]);
    }

    #[test]
    fn groups_that_only_shorten_a_plain_chain_are_not_listed() {
        check(&GROUPED, TWO_DIGITS, &[]);
    }

    #[test]
    fn a_set_joins_two_links() {
        // Without 1, r2c4 and r2c5 hold 2 and 3.
        let sketch = "r2c4=123 r2c5=123 c1#1=r2c1,r7c1 c9#3=r2c9,r7c9";
        let found = steps(&IN_SETS, &position(sketch));
        let chain = "(1)r7c1=(1)r2c1-(1=3)r2c45-(3)r2c9=(3)r7c9";
        let is_listed = found.iter().any(|step| {
            let links = step.exhibits(Role::Link).next();
            matches!(links, Some(Exhibit::Links(links)) if eureka(links) == chain)
        });
        assert!(is_listed);
        check(&GROUPED, sketch, &[]);
        // Two cells with four digits do not imply anything.
        check(&IN_SETS, &sketch.replace("r2c5=123", "r2c5=1234"), &[]);
    }
}
