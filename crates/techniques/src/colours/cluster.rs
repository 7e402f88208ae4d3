//! Clusters: cells with a digit that are connected by strong links and marked in two colours.

use novena_core::{CellSet, Digit};

use crate::single_digit::StrongLink;
use crate::{Link, Node, Position, Role, Step};

/// Cells linked to each other by houses with two places for a digit. Linked cells have different
/// colours. All cells of one colour hold the digit, and no cell of the other colour does.
pub(crate) struct Cluster {
    pub(crate) digit: Digit,
    pub(crate) colours: [CellSet; 2],
}

impl Cluster {
    /// All clusters of a digit. If a cluster contains a ring with an odd number of links, it cannot
    /// be coloured, and the position has no solution. Such clusters are omitted.
    pub(crate) fn all(position: &Position, digit: Digit) -> Vec<Self> {
        let mut links = StrongLink::all(position, digit);
        let mut clusters = Vec::new();
        while let Some(seed) = links.pop() {
            let [mut this, mut that] = seed.ends.map(CellSet::from);
            loop {
                let before = links.len();
                links.retain(|link| {
                    let [a, b] = link.ends;
                    let (into_this, into_that) = if this.contains(a) || that.contains(b) {
                        (a, b)
                    } else if this.contains(b) || that.contains(a) {
                        (b, a)
                    } else {
                        return true;
                    };
                    this.insert(into_this);
                    that.insert(into_that);
                    false
                });
                if links.len() == before {
                    break;
                }
            }
            if (this & that).is_empty() {
                clusters.push(Self {
                    digit,
                    colours: [this, that],
                });
            }
        }
        clusters
    }

    pub(crate) fn cells(&self) -> CellSet {
        self.colours[0] | self.colours[1]
    }

    /// The strong links in the cluster.
    pub(crate) fn links(&self, position: &Position) -> Vec<Link> {
        StrongLink::all(position, self.digit)
            .into_iter()
            .filter(|link| self.cells().contains(link.ends[0]))
            .map(|link| {
                let [a, b] = link.ends.map(|cell| Node::new(self.digit, cell));
                Link::strong(a, b)
            })
            .collect()
    }

    /// Adds the two colours to a step as evidence, `first` before the other colour.
    pub(crate) fn explain(
        &self,
        step: Step,
        position: &Position,
        first: usize,
        [role, opposite]: [Role; 2],
    ) -> Step {
        step.because(role, (self.digit, self.colours[first]))
            .because(opposite, (self.digit, self.colours[1 - first]))
            .because(Role::Link, self.links(position))
    }
}

/// The cells that see at least one of the given cells.
pub(crate) fn seen_by(cells: CellSet) -> CellSet {
    cells
        .iter()
        .fold(CellSet::EMPTY, |seen, cell| seen | cell.peers())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::sketch::position;

    #[track_caller]
    fn check_clusters(sketch: &str, expected: &[[&str; 2]]) {
        let clusters = Cluster::all(&position(sketch), Digit::ALL[3]);
        let mut colours: Vec<[String; 2]> = clusters
            .iter()
            .map(|cluster| {
                let mut colours = cluster.colours.map(|cells| cells.to_string());
                colours.sort();
                colours
            })
            .collect();
        colours.sort();
        assert_eq!(colours, expected);
    }

    #[test]
    fn neighbours_differ_in_colour() {
        check_clusters(
            "r1#4=r1c2,r1c6 c6#4=r1c6,r5c6 r5#4=r5c6,r5c8",
            &[["r1c2 r5c6", "r1c6 r5c8"]],
        );
    }

    #[test]
    fn unlinked_candidates_are_in_separate_clusters() {
        check_clusters(
            "r1#4=r1c2,r1c6 r5#4=r5c6,r5c8",
            &[["r1c2", "r1c6"], ["r5c6", "r5c8"]],
        );
    }

    #[test]
    fn a_ring_of_odd_length_has_no_colours() {
        check_clusters(
            "r1#4=r1c1,r1c5 c5#4=r1c5,r5c5 r5#4=r5c5,r5c2 c2#4=r5c2,r2c2 b1#4=r2c2,r1c1",
            &[],
        );
    }
}
