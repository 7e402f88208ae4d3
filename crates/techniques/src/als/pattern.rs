//! Presents a chain of almost locked sets as a step.

use novena_core::{Digit, DigitSet};

use super::gather::Removal;
use super::web::Web;
use crate::{AlmostLockedSet, Kind, Link, Node, Position, Role, Step};

/// A chain of sets, each joined to the next.
pub(crate) struct Pattern<'a> {
    pub(crate) web: &'a Web,
    /// The numbers that identify the sets in the web.
    pub(crate) sets: &'a [usize],
    /// For each set except the last, the digits that join it to the next.
    pub(crate) linked: &'a [DigitSet],
}

impl Pattern<'_> {
    /// The step with the resulting eliminations.
    pub(crate) fn step(&self, kind: Kind, position: &Position, removal: &Removal) -> Option<Step> {
        let step = Step::remove(kind, position, removal.candidates())?;
        let removed: DigitSet = removal.candidates().map(|gone| gone.digit).collect();
        let mut step = step.because(Role::Digit, removed);
        for &number in self.sets {
            step = step.because(Role::Set, self.web.sets[number].exhibit());
        }
        for &digits in self.linked {
            step = step.because(Role::Linked, digits);
        }
        let ends = [self.sets[0], self.sets[self.sets.len() - 1]];
        let [first, last] = ends.map(|number| self.web.sets[number].digits);
        let mut shared = (removed & first & last).iter();
        step = step.because(Role::Link, self.links(shared.next()));
        // Only ALS chains are explained link by link, so only ALS chains need links for the other
        // eliminated digits.
        for digit in shared.filter(|_| kind == Kind::ALS_CHAIN) {
            step = step.because(Role::Link, self.links(Some(digit)));
        }
        Some(step)
    }

    /// The links of the chain, which are strong within a set and weak between sets. If both end
    /// sets contain an eliminated digit, the links begin and end with that digit.
    fn links(&self, end: Option<Digit>) -> Vec<Link> {
        let mut links = Vec::new();
        let node = |number: usize, digit: Digit| {
            let set = &self.web.sets[number];
            Node::new(digit, self.web.places(number, digit)).in_set(AlmostLockedSet {
                cells: set.cells,
                digits: set.digits,
            })
        };
        let mut before = end;
        for (place, &number) in self.sets.iter().enumerate() {
            let after = match self.linked.get(place) {
                Some(linked) => linked.first(),
                None => end,
            };
            if let (Some(from), Some(to)) = (before, after)
                && from != to
            {
                links.push(Link::strong(node(number, from), node(number, to)));
            }
            if let (Some(&next), Some(digit)) = (self.sets.get(place + 1), after) {
                links.push(Link::weak(node(number, digit), node(next, digit)));
            }
            before = after;
        }
        links
    }
}
