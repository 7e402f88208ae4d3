//! The ends of all chains in a position that remove something.

use super::graph::{Strong, each_bit};
use super::links::Links;
use super::partners::NodeRows;
use super::targets::Targets;

/// The ends of a chain that removes something, and the number of links in the chain.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Span {
    pub(super) length: u8,
    pub(super) start: usize,
    pub(super) end: usize,
}

impl Span {
    /// All spans, the shortest first.
    pub(super) fn all(links: &Links) -> Vec<Self> {
        let mut spans = Vec::new();
        let table = links.table();
        let locked = locked(links);
        let mut rows = NodeRows::new(links);
        let mut ends = vec![0; links.words()];
        for start in 0..links.len() {
            if links.strong(start).is_empty() {
                continue;
            }
            let reach = table.without(start);
            let reached = table.reached_without(start);
            let partners = links.partners(&mut rows, start, &locked);
            for (word, (reached, partner)) in ends.iter_mut().zip(reached.iter().zip(partners)) {
                *word = reached & partner;
            }
            // Each pair of ends occurs only once.
            ends[..start / 64].fill(0);
            ends[start / 64] &= u64::MAX << (start % 64);
            each_bit(&ends, |end| {
                // Candidates that a single link eliminates do not need a chain.
                if links.is_more_seen_by_both(start, end, &locked) {
                    let length = reach.on[end];
                    spans.push(Self { length, start, end });
                }
            });
        }
        spans.sort_unstable();
        spans
    }

    /// Whether both ends have the same digit.
    pub(super) fn is_of_one_digit(self, links: &Links) -> bool {
        links.node(self.start).digit == links.node(self.end).digit
    }

    /// Returns the candidates that are false because at least one of the ends is true.
    pub(super) fn removed(self, links: &Links) -> Targets {
        if self.start != self.end {
            return links.seen_by_both(self.start, self.end);
        }
        // If both ends are the same candidate, the candidate follows from its own negation, so it
        // is true.
        links
            .candidate(self.start)
            .map(|candidate| links.rivals(candidate))
            .unwrap_or_default()
    }
}

/// The candidates that see both ends of a strong link in a cell or house. Locked candidates remove
/// them without a chain.
fn locked(links: &Links) -> Targets {
    let mut locked = Targets::default();
    for start in 0..links.len() {
        for link in links.strong(start) {
            let end = usize::from(link.to);
            if link.set == Strong::PLAIN && start < end {
                links.add_seen_by_both(start, end, &mut locked);
            }
        }
    }
    locked
}
