//! The consequences of one assumption, and the number of links needed to reach each of them.
//!
//! From a node that is true, weak links lead to nodes that are false; from these, strong links lead
//! to nodes that are true, and so on. The search is breadth-first, so the number recorded for a
//! node is the length of the shortest chain to it.
//!
//! Chains work in both directions: if "a is false" leads to "b is true", then "b is false" leads to
//! "a is true", along the same links. It is therefore enough to search from false nodes.

use novena_core::DigitSet;

use super::graph::{Graph, Strong, each_bit};
use super::links::Links;
use crate::{Link, LinkReason, Node};

/// The distance of a node that cannot be reached. Chains of this length are not followed. The
/// longest chains in real puzzles are only about a quarter of this length.
pub(crate) const NEVER: u8 = u8::MAX;

/// Chains of any length.
pub(crate) const ALL_LINKS: u8 = NEVER - 1;

/// The shortest paths from one assumption: for each node, the number of links needed to show that
/// it is true, and the number needed to show that it is false.
#[derive(Clone, Copy)]
pub(crate) struct Reach<'a> {
    pub(crate) on: &'a [u8],
    pub(crate) off: &'a [u8],
}

/// An assumption or a consequence, given by a node and whether it is true.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Literal {
    pub(crate) node: usize,
    pub(crate) is_on: bool,
}

/// A version of [`search_rows`] for rows of a particular length.
type RowSearch = fn(&Graph, Literal, u8, &mut [u8], &mut [u8], &mut [u64]);

/// A search along the links of a graph.
pub(crate) struct Searcher<'a> {
    links: &'a Graph,
    search: RowSearch,
}

impl<'a> Searcher<'a> {
    pub(crate) const fn new(links: &'a Graph) -> Self {
        // A separate search is compiled for each row length, so that a row fits into registers.
        let search = match links.words() {
            4 => search_rows::<[u64; 4]>,
            6 => search_rows::<[u64; 6]>,
            8 => search_rows::<[u64; 8]>,
            12 => search_rows::<[u64; 12]>,
            16 => search_rows::<[u64; 16]>,
            _ => search_rows::<Vec<u64>>,
        };
        Self { links, search }
    }

    /// Records in `on` and `off` how many links every node is from the assumption, up to `most`
    /// links.
    pub(crate) fn search(&self, start: Literal, most: u8, on: &mut [u8], off: &mut [u8]) {
        on.fill(NEVER);
        off.fill(NEVER);
        let mut reached = vec![0; self.links.words()];
        self.note(start, most, on, off, &mut reached);
    }

    /// Like [`Self::search`], but requires the records to be empty, and also marks the true nodes
    /// in a bit set.
    fn note(&self, start: Literal, most: u8, on: &mut [u8], off: &mut [u8], reached: &mut [u64]) {
        (self.search)(self.links, start, most, on, off, reached);
    }
}

/// A row of bits owned by a search.
trait Row: AsRef<[u64]> + AsMut<[u64]> {
    /// An empty row.
    fn empty(words: usize) -> Self;

    /// Adds the bits from a row of a graph.
    fn join(&mut self, more: &[u64]);
}

impl<const WORDS: usize> Row for [u64; WORDS] {
    fn empty(_: usize) -> Self {
        [0; WORDS]
    }

    fn join(&mut self, more: &[u64]) {
        // A row in the graph has the same number of words.
        if let Some(more) = more.first_chunk::<WORDS>() {
            for (word, more) in self.iter_mut().zip(more) {
                *word |= more;
            }
        }
    }
}

impl Row for Vec<u64> {
    fn empty(words: usize) -> Self {
        vec![0; words]
    }

    fn join(&mut self, more: &[u64]) {
        for (word, more) in self.iter_mut().zip(more) {
            *word |= more;
        }
    }
}

fn search_rows<R: Row>(
    links: &Graph,
    start: Literal,
    most: u8,
    on: &mut [u8],
    off: &mut [u8],
    reached: &mut [u64],
) {
    let row = || R::empty(links.words());
    let (mut edge, mut next, mut seen) = (row(), row(), [row(), row()]);
    let bit = 1 << (start.node % 64);
    edge.as_mut()[start.node / 64] |= bit;
    seen[usize::from(start.is_on)].as_mut()[start.node / 64] |= bit;
    let mut is_on = start.is_on;
    for length in 0..=most {
        let noted = if is_on { &mut *on } else { &mut *off };
        if length == most {
            each_bit(edge.as_ref(), |node| noted[node] = length);
            break;
        }
        next.as_mut().fill(0);
        if is_on {
            each_bit(edge.as_ref(), |node| {
                noted[node] = length;
                next.join(links.weak_row(node));
            });
        } else {
            // A false node without strong links has no consequences, so its row is empty.
            each_bit(edge.as_ref(), |node| {
                noted[node] = length;
                next.join(links.strong_row(node));
            });
        }
        is_on = !is_on;
        let mut is_over = true;
        let seen = seen[usize::from(is_on)].as_mut().iter_mut();
        for ((word, seen), edge) in next.as_ref().iter().zip(seen).zip(edge.as_mut()) {
            *edge = word & !*seen;
            *seen |= word;
            is_over &= *edge == 0;
        }
        if is_over {
            break;
        }
    }
    reached.copy_from_slice(seen[1].as_ref());
}

/// For each node, the consequences if it is false.
pub(crate) struct Table {
    width: usize,
    /// The number of words in a row of bits.
    words: usize,
    /// For each node, the index of its row. All nodes without strong links share the first row,
    /// which is empty.
    places: Vec<u32>,
    rows: Vec<u8>,
    /// The nodes shown to be true, with one row of bits for each of the `rows`.
    reached: Vec<u64>,
}

impl Table {
    pub(crate) fn new(links: &Links, most: u8) -> Self {
        let (width, words) = (links.len(), links.words());
        let mut count = 1;
        let places = (0..width).map(|node| {
            if links.strong(node).is_empty() {
                return 0;
            }
            count += 1;
            count - 1
        });
        let places: Vec<u32> = places.collect();
        let mut rows = vec![NEVER; 2 * width * count as usize];
        let mut reached = vec![0; words * count as usize];
        let searcher = Searcher::new(links);
        let linked = (0..width).filter(|&node| places[node] != 0);
        let all = rows.chunks_exact_mut(2 * width.max(1));
        for (node, (row, reached)) in linked.zip(all.zip(reached.chunks_exact_mut(words)).skip(1)) {
            let (on, off) = row.split_at_mut(width);
            searcher.note(Literal { node, is_on: false }, most, on, off, reached);
        }
        Self {
            width,
            words,
            places,
            rows,
            reached,
        }
    }

    /// Returns the consequences if a node is false.
    pub(crate) fn without(&self, node: usize) -> Reach<'_> {
        let row = &self.rows[2 * self.width * self.places[node] as usize..][..2 * self.width];
        let (on, off) = row.split_at(self.width);
        Reach { on, off }
    }

    /// The nodes that are true if a node is false, one bit per node.
    pub(crate) fn reached_without(&self, node: usize) -> &[u64] {
        &self.reached[self.words * self.places[node] as usize..][..self.words]
    }
}

impl Reach<'_> {
    fn length(self, literal: Literal) -> u8 {
        let lengths = if literal.is_on { self.on } else { self.off };
        lengths[literal.node]
    }

    /// Returns the nodes on a shortest chain to a literal that was reached, beginning with the
    /// start. For a node to which a strong link leads, the link's almost locked set is included.
    ///
    /// If there are several shortest chains, a chain that does not visit any node twice is
    /// preferred.
    pub(crate) fn course(self, links: &Links, end: Literal) -> Vec<Stop> {
        let mut back = Vec::with_capacity(usize::from(self.length(end)) + 1);
        let mut here = end;
        for length in (0..self.length(end)).rev() {
            let candidates = |literal: &Literal| self.length(*literal) == length;
            let (step, set) = if here.is_on {
                let before = links.strong(here.node).iter().map(|link| {
                    let node = usize::from(link.to);
                    (Literal { node, is_on: false }, link.set)
                });
                fresh_or_first(before.filter(|(literal, _)| candidates(literal)), &back)
            } else {
                let before = links
                    .weak(here.node)
                    .map(|node| (Literal { node, is_on: true }, Strong::PLAIN));
                fresh_or_first(before.filter(|(literal, _)| candidates(literal)), &back)
            }
            // Every node that was reached has a predecessor.
            .unwrap_or((here, Strong::PLAIN));
            back.push(Stop {
                node: here.node,
                set,
            });
            here = step;
        }
        back.push(Stop {
            node: here.node,
            set: Strong::PLAIN,
        });
        back.reverse();
        back
    }
}

/// The first choice whose node is not yet on the path, or the first choice if all nodes are on it.
fn fresh_or_first(
    mut choices: impl Iterator<Item = (Literal, u16)>,
    way: &[Stop],
) -> Option<(Literal, u16)> {
    let first = choices.next()?;
    let is_fresh = |(literal, _): &(Literal, u16)| way.iter().all(|stop| stop.node != literal.node);
    if is_fresh(&first) {
        return Some(first);
    }
    Some(choices.find(is_fresh).unwrap_or(first))
}

/// A node of a chain, and the almost locked set whose strong link leads to it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Stop {
    pub(crate) node: usize,
    pub(crate) set: u16,
}

/// Returns the links between the given stops. Strong and weak links alternate, and the first link
/// is strong if `first_is_strong`.
pub(crate) fn links_along(links: &Links, stops: &[Stop], first_is_strong: bool) -> Vec<Link> {
    let mut nodes: Vec<Node> = stops.iter().map(|stop| links.node(stop.node)).collect();
    for (place, stop) in stops.iter().enumerate().skip(1) {
        let to = stop.node as u16;
        if let Some(set) = links.set(Strong { to, set: stop.set }) {
            for node in &mut nodes[place - 1..=place] {
                if set.cells.is_superset(node.cells) {
                    node.set = Some(set);
                }
            }
        }
    }
    let strong = [first_is_strong, !first_is_strong].into_iter().cycle();
    nodes
        .windows(2)
        .zip(strong)
        .map(|(ends, is_strong)| {
            let link = Link {
                from: ends[0],
                to: ends[1],
                is_strong,
                reason: LinkReason::Unstated,
            };
            match shared(links, &link) {
                Some(shared) => link.because(LinkReason::SetAndCell { shared }),
                None => link,
            }
        })
        .collect()
}

/// Returns the digits that an outside cell shares with the almost locked set to which it is linked.
fn shared(links: &Links, link: &Link) -> Option<DigitSet> {
    let end = link.outside()?;
    let cell = end.cells.single()?;
    Some(links.digits[cell.index()].without(end.digit))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::chains::graph::Scope;
    use crate::sketch::position;

    /// Checks the shortest chain from the assumption that one candidate is false to the conclusion
    /// that another is true.
    #[track_caller]
    fn check(sketch: &str, from: &str, to: &str, expected: &str) {
        let links = Links::of(&position(sketch), Scope::Groups);
        let number = |text: &str| links.number(text.parse().unwrap()).unwrap();
        let reach = links.table().without(number(from));
        let end = Literal {
            node: number(to),
            is_on: true,
        };
        if reach.length(end) == NEVER {
            assert_eq!(expected, "");
            return;
        }
        let way = links_along(&links, &reach.course(&links, end), true);
        let texts: Vec<String> = way.iter().map(ToString::to_string).collect();
        assert_eq!(texts.join(" "), expected);
    }

    #[test]
    fn links_alternate() {
        let sketch = "r1#4=r1c2,r1c6 r5#4=r5c3,r5c6";
        check(
            sketch,
            "4r1c2",
            "4r5c3",
            "4r1c2=4r1c6 4r1c6-4r5c6 4r5c6=4r5c3",
        );
        check(sketch, "4r1c2", "4r1c6", "4r1c2=4r1c6");
        check(sketch, "4r1c2", "4r5c6", "");
    }

    #[test]
    fn links_of_cells_and_of_houses_mix() {
        check("r1c1=12 r1#2=r1c1,r1c9 r9c9=27", "1r1c1", "7r9c9", "");
        check(
            "r1c1=12 r1c9=27 r9#7=r9c9,r9c2",
            "1r1c1",
            "7r9c2",
            "1r1c1=2r1c1 2r1c1-2r1c9 2r1c9=7r1c9 7r1c9-7r9c9 7r9c9=7r9c2",
        );
    }

    #[test]
    fn sets_are_named_at_both_ends() {
        let sketch = "r1c1=12 r1c2=123 r1c3=234 r9#4=r9c3,r9c8 r5#3=r5c2,r5c8";
        let links = Links::of(&position(sketch), Scope::AlmostLockedSets);
        let number = |text: &str| links.number(text.parse().unwrap()).unwrap();
        let reach = links.table().without(number("4r9c8"));
        let end = Literal {
            node: number("4r9c3"),
            is_on: true,
        };
        assert_eq!(reach.length(end), 1);
        let end = Literal {
            node: links.number("3r1c8".parse().unwrap()).unwrap(),
            is_on: false,
        };
        let way = links_along(&links, &reach.course(&links, end), true);
        let sets: Vec<bool> = way.iter().map(|link| link.from.set.is_some()).collect();
        assert_eq!(sets, [false, false, true, true]);
        assert_eq!(way[2].to.set.map(|set| set.cells.len()), Some(3));
    }

    #[test]
    fn a_cell_outside_a_set_is_named_with_the_shared_digits() {
        let sketch = "r1c1=23 r1c9=13 r2c2=25";
        let links = Links::of(&position(sketch), Scope::AlmostLockedSets);
        let number = |text: &str| links.number(text.parse().unwrap()).unwrap();
        let (one, five) = (number("1r1c9"), number("5r2c2"));
        let shared = "2".parse().unwrap();
        for [from, to] in [[one, five], [five, one]] {
            let mut out = links.strong(from).iter();
            let set = out.find(|link| usize::from(link.to) == to).unwrap().set;
            let stops = [(from, Strong::PLAIN), (to, set)].map(|(node, set)| Stop { node, set });
            let link = links_along(&links, &stops, true)[0];
            assert_eq!(link.set().unwrap().cells.to_string(), "r1c1 r1c9");
            assert_eq!(link.outside().unwrap().to_string(), "5r2c2");
            assert_eq!(link.reason, LinkReason::SetAndCell { shared });
        }
    }
}
