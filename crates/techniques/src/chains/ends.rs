//! AIC, an alternating inference chain: strong and weak links alternate, with a strong link at each
//! end.
//!
//! If one end is false, the next node is true, the node after that is false, and so on, until the
//! other end is true. At least one end is therefore true, so every candidate that both ends rule
//! out is false.
//!
//! - **Type 1**: both ends have the same digit. It is removed from all cells that see both ends.
//! - **Type 2**: the ends have different digits, and see each other or share a cell. Each digit is
//!   removed from the cell of the other end. If the ends share a cell, all other digits are removed
//!   from it.
//!
//! ```text
//! (5)r1c1=(5)r1c9-(5=7)r8c9-(7)r5c9=(7)r5c1
//! .  r1c1 is 5, or r5c1 is 7: type 2. In column 1, r1c1 cannot be 7 and r5c1 cannot be 5.
//! ```
//!
//! If both ends are the same candidate, that candidate is true, and the other digits in its cell
//! are eliminated. Such chains also count as type 1.
//!
//! A single-digit chain is called an X-chain, a chain of bivalue cells is called an XY-chain, and
//! most chains with three strong links have their own names (`wings.rs`). If one of these named
//! chains has the same eliminations as an AIC and is not longer, the named chain is reported
//! instead. A chain with groups is reported only if no chain of candidates has the same
//! eliminations. Likewise, a chain with almost locked sets is reported only if no chain with groups
//! has the same eliminations.

use std::collections::{BTreeMap, HashMap, HashSet};
use std::ops::ControlFlow;

use super::graph::Scope;
use super::links::Links;
use super::reach::{Literal, NEVER, Stop, links_along};
use super::spans::Span;
use super::targets::Targets;
use super::wings::WING_LINKS;
use crate::{Exhibit, Kind, Position, Role, Step, StepSink, Technique};

/// The relation between the digits at the two ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum EndDigits {
    /// Type 1.
    Same,
    /// Type 2.
    Two,
}

/// Chains classified by the digits at their ends.
pub(crate) struct AicType {
    kind: Kind,
    scope: Scope,
    digits: EndDigits,
}

impl AicType {
    pub(crate) const fn new(kind: Kind, scope: Scope, digits: EndDigits) -> Self {
        Self {
            kind,
            scope,
            digits,
        }
    }

    /// The chains of this type between the nodes of a scope, shortest first.
    fn spans<'a>(&self, links: &'a Links) -> impl Iterator<Item = Span> + use<'a> {
        let is_same = self.digits == EndDigits::Same;
        let passes = move |span: &Span| span.is_of_one_digit(links) == is_same;
        links.spans().iter().copied().filter(passes)
    }

    /// Returns, for each set of eliminations, the length of the shortest chain that has a name of
    /// its own.
    fn named_chains(&self, position: &Position, links: &Links) -> HashMap<Targets, u8> {
        let wings = links.wings(self.scope).iter();
        let mut lengths: HashMap<Targets, u8> =
            wings.map(|wing| (wing.targets, WING_LINKS)).collect();
        if self.scope == Scope::Candidates && self.digits == EndDigits::Same {
            let of_digits = position.x_chains().iter();
            let of_digits = of_digits.map(|chain| (chain.digit, chain.targets, chain.length()));
            let of_pairs = position.xy_chains().iter();
            let of_pairs = of_pairs.map(|chain| (chain.digit, chain.targets, chain.length()));
            for (digit, cells, length) in of_digits.chain(of_pairs) {
                let length = u8::try_from(length).unwrap_or(NEVER);
                let known = lengths.entry(Targets::of(digit, cells)).or_insert(length);
                *known = length.min(*known);
            }
        }
        lengths
    }

    fn step(
        &self,
        position: &Position,
        links: &Links,
        targets: &Targets,
        span: Span,
    ) -> Option<Step> {
        let end_is_true = Literal {
            node: span.end,
            is_on: true,
        };
        let course = links.table().without(span.start).course(links, end_is_true);
        chain_step(self.kind, position, links, targets, &course)
    }
}

/// The step of a chain, with its evidence, or `None` if nothing is left to remove.
pub(super) fn chain_step(
    kind: Kind,
    position: &Position,
    links: &Links,
    targets: &Targets,
    course: &[Stop],
) -> Option<Step> {
    let (start, end) = (course.first()?.node, course.last()?.node);
    let step = targets.step(kind, position)?;
    let mut ends = vec![links.node(start)];
    if end != start {
        ends.push(links.node(end));
    }
    let pincers: Vec<_> = ends
        .iter()
        .flat_map(|node| node.cells.iter().map(|cell| cell.with(node.digit)))
        .collect();
    let proved = if end == start {
        pincers.clone()
    } else {
        vec![]
    };
    Some(
        step.because(Role::Digit, targets.digits())
            .because(Role::Pincer, pincers)
            .because(Role::Taken, proved)
            .because(Role::Link, links_along(links, course, true)),
    )
}

/// The number of links in the chains of a step.
pub(crate) fn link_count(step: &Step) -> usize {
    let count = |exhibit: &Exhibit| match exhibit {
        Exhibit::Links(links) => links.len(),
        _ => 0,
    };
    step.exhibits(Role::Link).map(count).sum()
}

impl Technique for AicType {
    fn kind(&self) -> Kind {
        self.kind
    }

    fn find(&self, position: &Position, found: StepSink<'_>) -> ControlFlow<()> {
        self.find_along(position, &Links::of(position, self.scope), found)
    }

    fn find_short(&self, position: &Position, found: StepSink<'_>) -> ControlFlow<()> {
        self.find_along(position, &Links::short(position, self.scope), found)
    }
}

impl AicType {
    fn find_along(
        &self,
        position: &Position,
        links: &Links,
        found: StepSink<'_>,
    ) -> ControlFlow<()> {
        let spans: Vec<Span> = self.spans(links).collect();
        if spans.is_empty() {
            return ControlFlow::Continue(());
        }
        let named = self.named_chains(position, links);
        let smaller = self.scope.smaller();
        let smaller = smaller.map(|scope| Links::of(position, scope));
        let is_same = self.digits == EndDigits::Same;
        let is_simpler = |targets: &Targets| {
            let conclusions = smaller.as_ref().map(|links| links.conclusions());
            conclusions.is_some_and(|known| known.contains(&(is_same, *targets)))
        };
        let mut reported = HashSet::new();
        for spans in spans.chunk_by(|a, b| a.length == b.length) {
            let mut fresh: BTreeMap<Targets, Span> = BTreeMap::new();
            for &span in spans {
                let targets = span.removed(links);
                let has_name = named
                    .get(&targets)
                    .is_some_and(|&length| length <= span.length);
                if !reported.contains(&targets) && !has_name && !is_simpler(&targets) {
                    fresh.entry(targets).or_insert(span);
                }
            }
            for (targets, span) in fresh {
                reported.insert(targets);
                if let Some(step) = self.step(position, links, &targets, span) {
                    found(step)?;
                }
            }
        }
        ControlFlow::Continue(())
    }
}

#[cfg(test)]
mod tests {
    use crate::sketch::{check, deductions, position, steps};
    use crate::{eureka, technique};

    use super::*;

    const TYPE_1: AicType = AicType::new(Kind::AIC_TYPE_1, Scope::Candidates, EndDigits::Same);
    const TYPE_2: AicType = AicType::new(Kind::AIC_TYPE_2, Scope::Candidates, EndDigits::Two);
    const GROUPED: AicType = AicType::new(Kind::GROUPED_AIC_TYPE_1, Scope::Groups, EndDigits::Same);
    const IN_SETS: AicType = AicType::new(
        Kind::ALS_AIC_TYPE_2,
        Scope::AlmostLockedSets,
        EndDigits::Two,
    );

    /// A chain from 5 in r1c1 through r8c9 and r8c4 to 7 in r5c1.
    const TWO_DIGITS: &str = "r1#5=r1c1,r1c9 r8c9=56 r8c4=67 r5#7=r5c4,r5c1";

    /// Checks the chain that removes the given candidates, in Eureka notation.
    #[track_caller]
    fn check_chain(technique: &dyn Technique, sketch: &str, removed: &str, expected: &str) {
        let steps = steps(technique, &position(sketch));
        let Some(step) = steps.iter().find(|step| deductions(step) == removed) else {
            panic!("none of {steps:?}");
        };
        let Some(Exhibit::Links(links)) = step.exhibits(Role::Link).next() else {
            panic!("no links");
        };
        assert_eq!(eureka(links), expected);
    }

    #[test]
    fn ends_of_one_digit_remove_it_from_cells_that_see_both() {
        let sketch = "r1c1=34 r3c5=34 r6#3=r6c1,r6c5";
        let seen = "r1c4<>4 r1c5<>4 r1c6<>4 r3c1<>4 r3c2<>4 r3c3<>4";
        check(&TYPE_1, sketch, &[seen]);
        let chain = "(4=3)r1c1-(3)r6c1=(3)r6c5-(3=4)r3c5";
        check_chain(&TYPE_1, sketch, seen, chain);
        check(&TYPE_2, sketch, &[]);
    }

    #[test]
    fn ends_of_two_digits_remove_each_from_the_other() {
        check(&TYPE_2, TWO_DIGITS, &["r1c1<>7 r5c1<>5"]);
        check(&TYPE_1, TWO_DIGITS, &[]);
        check(&TYPE_2, &TWO_DIGITS.replace("r5c4,r5c1", "r5c4,r5c2"), &[]);
    }

    #[test]
    fn a_single_target_is_a_chain_as_well() {
        let sketch = format!("{TWO_DIGITS} r5c1<>5");
        check(&TYPE_2, &sketch, &["r1c1<>7"]);
        let chain = "(5)r1c1=(5)r1c9-(5=6)r8c9-(6=7)r8c4-(7)r5c4=(7)r5c1";
        check_chain(&TYPE_2, &sketch, "r1c1<>7", chain);
    }

    #[test]
    fn ends_in_one_cell_remove_its_other_digits() {
        let sketch = "r1c1=578 r1#5=r1c1,r1c9 r8c9=57 r8#7=r8c9,r8c1";
        check(&TYPE_1, sketch, &[]);
        let two = "r1#5=r1c1,r1c9 r9c9=57 r9#7=r9c9,r9c1 r1c1=578 r5c1=79 c1#9=r5c1,r1c1";
        check(&TYPE_2, two, &[]);
    }

    #[test]
    fn a_candidate_implied_by_its_absence_is_true() {
        let sketch = "r1c1=578 r1#5=r1c1,r1c9 c1#5=r1c1,r9c1 r7#5=r7c2,r7c9";
        check_chain(
            &TYPE_1,
            sketch,
            "r1c1<>7 r1c1<>8",
            "(5)r1c1=(5)r9c1-(5)r7c2=(5)r7c9-(5)r1c9=(5)r1c1",
        );
    }

    #[test]
    fn every_second_link_is_strong() {
        check(&TYPE_2, &TWO_DIGITS.replace("r8c9=56", "r8c9=569"), &[]);
        check(
            &TYPE_2,
            &TWO_DIGITS.replace("r5c4,r5c1", "r5c4,r5c1,r5c5"),
            &[],
        );
    }

    #[test]
    fn locked_candidates_are_not_a_chain() {
        check(&TYPE_1, "b1#5=r1c1,r1c2", &[]);
        check(&GROUPED, "b1#5=r1c1,r1c2,r1c3", &[]);
    }

    #[test]
    fn chains_of_one_digit_or_of_bivalue_cells_have_their_own_names() {
        let of_one_digit = "r1#4=r1c2,r1c6 r5#4=r5c3,r5c6";
        let of_pairs = "r1c1=19 r1c5=12 r6c5=23 r6c2=39";
        for (sketch, kind) in [(of_one_digit, Kind::X_CHAIN), (of_pairs, Kind::XY_CHAIN)] {
            let other = technique(kind).unwrap();
            assert!(!steps(other, &position(sketch)).is_empty());
            check(&TYPE_1, sketch, &[]);
        }
    }

    #[test]
    fn chains_of_three_strong_links_have_their_own_names() {
        let sketch = "r1#5=r1c1,r1c9 r8c9=57 r5#7=r5c9,r5c1";
        let wing = technique(Kind::S_WING).unwrap();
        check(wing, sketch, &["r1c1<>7 r5c1<>5"]);
        check(&TYPE_2, sketch, &[]);
    }

    #[test]
    fn a_group_is_an_end() {
        let sketch = "r1#5=r1c1,r1c8,r1c9 r9#5=r9c1,r9c7";
        check(&GROUPED, sketch, &["r2c7<>5 r3c7<>5"]);
        let chain = "(5)r9c7=(5)r9c1-(5)r1c1=(5)r1c89";
        check_chain(&GROUPED, sketch, "r2c7<>5 r3c7<>5", chain);
        check(&TYPE_1, sketch, &[]);
        // The three places in row 1 lie in three boxes, so none of them form a group.
        check(&GROUPED, "r1#5=r1c1,r1c5,r1c9 r9#5=r9c1,r9c7", &[]);
    }

    #[test]
    fn a_set_joins_two_links() {
        // Without 1, r2c4 and r2c5 hold 2 and 3.
        let sketch = "r2c4=123 r2c5=123 c1#1=r2c1,r7c1 c9#3=r2c9,r7c9";
        let removed = "r7c1<>3 r7c9<>1";
        let chain = "(1)r7c1=(1)r2c1-(1=3)r2c45-(3)r2c9=(3)r7c9";
        check_chain(&IN_SETS, sketch, removed, chain);
        // Two cells with four digits do not imply anything.
        check(&IN_SETS, &sketch.replace("r2c5=123", "r2c5=1234"), &[]);
    }

    #[test]
    fn the_shortest_chains_come_first() {
        let sketch = "r1c1=34 r3c5=34 r6#3=r6c1,r6c5 r1#5=r1c2,r1c9 r9c9=57 r8#7=r8c9,r8c7 r8c7=78";
        let lengths: Vec<usize> = steps(&TYPE_1, &position(sketch))
            .iter()
            .map(link_count)
            .collect();
        assert!(lengths.is_sorted(), "{lengths:?}");
    }
}
