//! Wings: chains with three strong links, named after the kinds of links.
//!
//! A strong link is in a cell with two candidates, or in a house with two places for a digit. As in
//! any chain, three strong links joined by weak links show that one of the two ends is true, so
//! everything that both ends rule out is false. Each name stands for a sequence of links:
//!
//! ```text
//! W-wing   (x=y)-(y)=(y)-(y=x)      cell, house, cell; found as a pattern of its own
//! M-wing   (x=y)-(y)=(y-x)=(x)      cell, house, house, and one digit at both ends
//! S-wing   (x)=(x)-(x=y)-(y)=(y)    house, cell, house: the cell splits the two digits
//! H-wing   (x=y)-(y=z)-(z)=(z)      a hybrid: other chains with cells at one end only
//!          (x=y)-(y)=(y-z)=(z)
//! L-wing   (x)=(x-y)=(y-z)=(z)      only houses, and more than one digit
//! ```
//!
//! An **ALS-W-wing** is a W-wing with almost locked sets instead of cells: (x=y)A-(y)=(y)-(y=x)B.
//! If x is not in the set A, then y is in A. The strong link then puts y at its other end, which
//! excludes y from B, so B contains x.
//!
//! If a shorter chain of the same type (1 or 2) has the same eliminations, it is reported instead
//! of the wing. Three cells form an XY-chain, and three houses with the same digit form an X-chain.

use std::collections::{BTreeSet, HashSet};
use std::ops::ControlFlow;

use super::ends::chain_step;
use super::graph::Scope;
use super::links::Links;
use super::reach::{Reach, Stop, links_along};
use super::spans::Span;
use super::targets::Targets;
use crate::{Kind, Link, Position, StepSink, Technique};

/// The number of links in a wing: three strong links and the two weak links between them.
pub(super) const WING_LINKS: u8 = 5;

/// A wing found in a position.
pub(crate) struct Wing {
    kind: Kind,
    pub(super) targets: Targets,
    course: Vec<Stop>,
}

/// The source of a strong link.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Basis {
    Cell,
    House,
    Set,
}

impl Basis {
    fn of(link: &Link) -> Self {
        match link.set() {
            Some(_) => Self::Set,
            None if link.from.digit != link.to.digit => Self::Cell,
            None => Self::House,
        }
    }
}

/// Returns the kind of wing that a chain forms, or `None` if the chain does not have the shape of a
/// wing.
pub(super) fn wing_kind(links: &[Link]) -> Option<Kind> {
    use Basis::{Cell, House, Set};
    let [first, weak, middle, other_weak, last] = links else {
        return None;
    };
    let is_alternating = !weak.is_strong && !other_weak.is_strong;
    let mut nodes: Vec<_> = [first, middle, last]
        .iter()
        .flat_map(|link| [link.from, link.to])
        .map(|node| (node.digit, node.cells))
        .collect();
    nodes.sort_unstable();
    nodes.dedup();
    if !is_alternating || nodes.len() != 6 {
        return None;
    }
    let is_one_digit = first.from.digit == last.to.digit;
    let changes_in_cell = |weak: &Link| weak.from.digit != weak.to.digit;
    let bases = [first, middle, last].map(Basis::of);
    if bases.contains(&Set) {
        let is_w = bases[1] == House && bases[0] != House && bases[2] != House;
        let is_joined = !changes_in_cell(weak) && !changes_in_cell(other_weak);
        // A set that leaves an outside cell with one digit counts as an additional link.
        let are_within = links.iter().all(|link| link.outside().is_none());
        let is_w_wing = is_w && is_joined && are_within && is_one_digit;
        return is_w_wing.then_some(Kind::ALS_W_WING);
    }
    if nodes.iter().any(|(_, cells)| cells.len() > 1) {
        return None;
    }
    match bases {
        [House, Cell, House] => Some(Kind::S_WING),
        [Cell, House, House] if is_one_digit && changes_in_cell(other_weak) => Some(Kind::M_WING),
        [House, House, Cell] if is_one_digit && changes_in_cell(weak) => Some(Kind::M_WING),
        [Cell, House | Cell, House] | [House, House | Cell, Cell] => Some(Kind::H_WING),
        [House, House, House] => {
            let is_of_one = nodes.iter().all(|(digit, _)| *digit == nodes[0].0);
            (!is_of_one).then_some(Kind::L_WING)
        }
        _ => None,
    }
}

impl Wing {
    /// Returns the wings in a scope, with one wing for each kind and set of eliminations.
    pub(super) fn all(links: &Links, scope: Scope) -> Vec<Self> {
        let mut all = Vec::new();
        // Groups alone do not form a wing.
        if scope == Scope::Groups {
            return all;
        }
        let mut shorter: HashSet<(bool, Targets)> = HashSet::new();
        let mut found: BTreeSet<(Kind, Targets)> = BTreeSet::new();
        for &span in links.spans() {
            let is_one_digit = links.node(span.start).digit == links.node(span.end).digit;
            match span.length {
                WING_LINKS if span.start != span.end => {}
                0..WING_LINKS => {
                    shorter.insert((is_one_digit, span.removed(links)));
                    continue;
                }
                WING_LINKS => continue,
                _ => break,
            }
            // Wings with sets have the same digit at both ends.
            if scope == Scope::AlmostLockedSets && !is_one_digit {
                continue;
            }
            let targets = span.removed(links);
            if shorter.contains(&(is_one_digit, targets)) {
                continue;
            }
            let mut walk = Walk::new(links, span);
            walk.on(&mut |course| {
                let Some(kind) = wing_kind(&links_along(links, course, true)) else {
                    return;
                };
                let has_sets = scope == Scope::AlmostLockedSets;
                if has_sets == (kind == Kind::ALS_W_WING) && found.insert((kind, targets)) {
                    all.push(Self {
                        kind,
                        targets,
                        course: course.to_vec(),
                    });
                }
            });
        }
        all
    }
}

/// The search for all chains between two ends that are as long as a wing.
struct Walk<'a> {
    links: &'a Links,
    /// The consequences if the first end is false.
    forth: Reach<'a>,
    /// The consequences if the last end is false. They show which nodes are on a shortest path to
    /// that end.
    back: Reach<'a>,
    way: Vec<Stop>,
}

impl<'a> Walk<'a> {
    fn new(links: &'a Links, span: Span) -> Self {
        Self {
            links,
            forth: links.table().without(span.start),
            back: links.table().without(span.end),
            way: vec![Stop {
                node: span.start,
                set: 0,
            }],
        }
    }

    /// Continues from the last node of the path, which is false.
    fn on(&mut self, found: &mut impl FnMut(&[Stop])) {
        let Some(&Stop { node: from, .. }) = self.way.last() else {
            return;
        };
        let length = self.way.len() as u8;
        let links = self.links;
        for link in links.strong(from) {
            let to = usize::from(link.to);
            if self.forth.on[to] != length || self.back.off[to] != WING_LINKS - length {
                continue;
            }
            self.way.push(Stop {
                node: to,
                set: link.set,
            });
            if length == WING_LINKS {
                found(&self.way);
            } else {
                self.off(found);
            }
            self.way.pop();
        }
    }

    /// Continues from the last node of the path, which is true.
    fn off(&mut self, found: &mut impl FnMut(&[Stop])) {
        let Some(&Stop { node: from, .. }) = self.way.last() else {
            return;
        };
        let length = self.way.len() as u8;
        let links = self.links;
        for to in links.weak(from) {
            if self.forth.off[to] == length && self.back.on[to] == WING_LINKS - length {
                self.way.push(Stop { node: to, set: 0 });
                self.on(found);
                self.way.pop();
            }
        }
    }
}

/// Wings of a kind.
pub(crate) struct WingsOf {
    kind: Kind,
    scope: Scope,
}

impl WingsOf {
    pub(super) const fn new(kind: Kind, scope: Scope) -> Self {
        Self { kind, scope }
    }
}

impl Technique for WingsOf {
    fn kind(&self) -> Kind {
        self.kind
    }

    fn find(&self, position: &Position, found: StepSink<'_>) -> ControlFlow<()> {
        let links = Links::short(position, self.scope);
        let wings = links.wings(self.scope).iter();
        let mut wings = wings.filter(|wing| wing.kind == self.kind).peekable();
        if wings.peek().is_none() {
            return ControlFlow::Continue(());
        }
        // Simpler chains with the same eliminations are reported instead.
        let mut simpler: HashSet<Targets> = HashSet::new();
        let mut scope = self.scope;
        while let Some(smaller) = scope.smaller() {
            let links = Links::of(position, smaller);
            simpler.extend(links.spans().iter().map(|span| span.removed(&links)));
            scope = smaller;
        }
        for wing in wings.filter(|wing| !simpler.contains(&wing.targets)) {
            if let Some(step) = chain_step(self.kind, position, &links, &wing.targets, &wing.course)
            {
                found(step)?;
            }
        }
        ControlFlow::Continue(())
    }
}

#[cfg(test)]
mod tests {
    use crate::sketch::{check, deductions, position, steps};
    use crate::{Exhibit, Role, eureka};

    use super::*;

    const M: WingsOf = WingsOf::new(Kind::M_WING, Scope::Candidates);
    const S: WingsOf = WingsOf::new(Kind::S_WING, Scope::Candidates);
    const H: WingsOf = WingsOf::new(Kind::H_WING, Scope::Candidates);
    const L: WingsOf = WingsOf::new(Kind::L_WING, Scope::Candidates);
    const ALS_W: WingsOf = WingsOf::new(Kind::ALS_W_WING, Scope::AlmostLockedSets);

    /// Checks that the sketch contains exactly this wing, and no other wing with three strong
    /// links.
    #[track_caller]
    fn check_only(kind: Kind, sketch: &str, removed: &str, chain: &str) {
        for technique in [&M, &S, &H, &L] {
            let expected: &[&str] = if technique.kind == kind {
                &[removed]
            } else {
                &[]
            };
            check(technique, sketch, expected);
            if technique.kind == kind {
                check_chain(technique, sketch, removed, chain);
            }
        }
    }

    #[track_caller]
    fn check_chain(technique: &WingsOf, sketch: &str, removed: &str, expected: &str) {
        let steps = steps(technique, &position(sketch));
        let step = steps.iter().find(|step| deductions(step) == removed);
        let links = step.and_then(|step| step.exhibits(Role::Link).next());
        let Some(Exhibit::Links(links)) = links else {
            panic!("{steps:?}");
        };
        assert_eq!(eureka(links), expected);
    }

    /// A wing consisting of a cell with 1 and 2, the places for 2 in row 5, and the places for 1 in
    /// column 9.
    const MEDUSA: &str = "r2c2=12 r5#2=r5c2,r5c9 c9#1=r5c9,r3c9";

    #[test]
    fn an_m_wing_has_a_cell_and_two_houses_and_one_digit_at_its_ends() {
        let removed = "r2c7<>1 r2c8<>1 r3c1<>1 r3c2<>1 r3c3<>1";
        let chain = "(1=2)r2c2-(2)r5c2=(2-1)r5c9=(1)r3c9";
        check_only(Kind::M_WING, MEDUSA, removed, chain);
        // The same wing with rows and columns swapped.
        let turned = "r2c2=12 c5#2=r2c5,r9c5 r9#1=r9c5,r9c3";
        let removed = "r1c3<>1 r2c3<>1 r3c3<>1 r7c2<>1 r8c2<>1";
        let chain = "(1=2)r2c2-(2)r2c5=(2-1)r9c5=(1)r9c3";
        check_only(Kind::M_WING, turned, removed, chain);
    }

    #[test]
    fn an_m_wing_needs_every_link() {
        check(&M, &MEDUSA.replace("r2c2=12", "r2c2=123"), &[]);
        check(&M, &MEDUSA.replace("r5c2,r5c9", "r5c2,r5c5,r5c9"), &[]);
        check(&M, &MEDUSA.replace("r5c9,r3c9", "r5c9,r7c9,r3c9"), &[]);
        check(&M, &MEDUSA.replace("r5c2,r5c9", "r5c3,r5c9"), &[]);
    }

    #[test]
    fn an_s_wing_is_split_by_a_cell() {
        let sketch = "r1#5=r1c1,r1c9 r8c9=57 r5#7=r5c9,r5c1";
        let chain = "(5)r1c1=(5)r1c9-(5=7)r8c9-(7)r5c9=(7)r5c1";
        check_only(Kind::S_WING, sketch, "r1c1<>7 r5c1<>5", chain);
        check(&S, &sketch.replace("r8c9=57", "r8c9=579"), &[]);
        check(&S, &sketch.replace("r5c9,r5c1", "r5c9,r5c2"), &[]);
    }

    #[test]
    fn an_h_wing_mixes_cells_and_houses() {
        let sketch = "r1c1=12 r1c9=23 r8#3=r8c9,r8c1";
        let chain = "(1=2)r1c1-(2=3)r1c9-(3)r8c9=(3)r8c1";
        check_only(Kind::H_WING, sketch, "r8c1<>1", chain);
        check(&H, &sketch.replace("r8c9,r8c1", "r8c9,r8c2"), &[]);
        check(&H, &sketch.replace("r1c9=23", "r1c9=234"), &[]);
    }

    #[test]
    fn an_l_wing_has_only_houses() {
        let sketch = "r1#5=r1c1,r1c9 c9#6=r1c9,r7c9 r7#7=r7c9,r7c1";
        let chain = "(5)r1c1=(5-6)r1c9=(6-7)r7c9=(7)r7c1";
        check_only(Kind::L_WING, sketch, "r1c1<>7 r7c1<>5", chain);
        check(&L, &sketch.replace("r7c9,r7c1", "r7c9,r7c2"), &[]);
        // A chain on a single digit is an X-chain.
        let one = "r1#5=r1c1,r1c9 c8#5=r2c8,r7c8 r9#5=r9c7,r9c2";
        check(&L, one, &[]);
    }

    #[test]
    fn xy_wings_and_w_wings_are_not_listed_again() {
        for sketch in ["r1c1=19 r1c5=12 r6c5=29", "r1c1=34 r3c5=34 r6#3=r6c1,r6c5"] {
            for technique in [&M, &S, &H, &L] {
                check(technique, sketch, &[]);
            }
        }
    }

    #[test]
    fn an_als_w_wing_has_sets_for_cells() {
        // r1c2 and r1c3 hold two of the digits 1, 2 and 3; r7c8 and r7c9 hold two of 1, 2 and 4.
        let sketch = "r1c2=123 r1c3=13 r7c8=14 r7c9=24 c5#2=r1c5,r7c5";
        let chain = "(1=2)r7c89-(2)r7c5=(2)r1c5-(2=1)r1c23";
        let removed = "r1c8<>1";
        check(&ALS_W, sketch, &[removed]);
        check_chain(&ALS_W, sketch, removed, chain);
        check(&ALS_W, &sketch.replace("r1c5,r7c5", "r1c5,r4c5,r7c5"), &[]);
        check(&ALS_W, &sketch.replace("r1c3=13", "r1c3=135"), &[]);
        check(&ALS_W, &sketch.replace("r7c8=14", "r7c8=45"), &[]);
    }
}
