//! The argument for a step, link by link. Sentences and drawings are based on the same numbered
//! lines, so they always agree.

use std::collections::HashMap;

use crate::{AlmostLockedSet, Chain, Exhibit, Kind, Link, LinkReason, Node, Role, Step};

/// A line of an argument.
#[derive(Clone, Debug)]
pub enum ArgumentLine<'a> {
    /// The assumption at the start of a chain.
    Supposition {
        /// The nesting depth, which is 0 except inside a nested chain.
        depth: usize,
        /// The candidates.
        node: Node,
        /// Whether the assumption is that one of the candidates is true. Otherwise, all of them are
        /// assumed to be false.
        is_true: bool,
    },
    /// A consequence.
    Implication(Implication<'a>),
    /// The assumption leads to a contradiction.
    Impossible {
        /// The nesting depth.
        depth: usize,
        /// The node that the preceding lines both prove and rule out, if they end at the same node.
        node: Option<Node>,
    },
}

/// A conclusion from one or more links with the same end.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub struct Implication<'a> {
    /// The line number: `3`, or `3.1` for a chain inside a chain.
    pub number: String,
    /// The nesting depth, which is 0 except inside a nested chain.
    pub depth: usize,
    /// The links. The list is never empty.
    pub links: &'a [Link],
    /// The numbers of the lines that this line relies on. The list is empty if this line relies
    /// only on the previous line.
    pub premises: Vec<String>,
    /// The number of an earlier line that the same inner chains prove.
    pub known: Option<String>,
}

impl Link {
    /// Returns whether the link starts from a node that is true. Links that are based on a pattern
    /// or on inner chains always start from a node that is false.
    ///
    /// ```
    /// use novena_core::{Cell, Digit};
    /// use novena_techniques::{Link, Node};
    ///
    /// let [a, b] = [0, 8].map(|column| Node::new(Digit::ALL[4], Cell::at(0, column)));
    /// assert!(Link::weak(a, b).is_from_true());
    /// assert!(!Link::strong(a, b).is_from_true());
    /// ```
    #[must_use]
    pub const fn is_from_true(&self) -> bool {
        match self.reason {
            LinkReason::Pattern { .. } | LinkReason::Inner { .. } => false,
            _ => !self.is_strong,
        }
    }
}

impl Kind {
    /// Returns whether steps of this kind are explained link by link, in numbered lines.
    ///
    /// ```
    /// use novena_techniques::Kind;
    ///
    /// assert!(Kind::XY_CHAIN.is_explained_by_links());
    /// assert!(!Kind::XY_WING.is_explained_by_links());
    /// ```
    #[must_use]
    pub fn is_explained_by_links(self) -> bool {
        matches!(
            self.sentences(),
            "aic"
                | "als-chain"
                | "cell-forcing-chains"
                | "continuous-nice-loop"
                | "dynamic-forcing-chains"
                | "kraken-fish-1"
                | "kraken-fish-2"
                | "nested-forcing-chains"
                | "nishio"
                | "region-forcing-chains"
                | "x-chain"
                | "xy-chain"
        )
    }
}

impl Step {
    /// The step's chain, if the step's links form a single connected chain rather than several
    /// chains that start from different candidates.
    #[must_use]
    pub fn chain(&self) -> Option<Chain<'_>> {
        let starts_ways = [Role::Assumption, Role::Denial, Role::Fin];
        let mut starts = starts_ways.iter();
        if starts.any(|&role| self.exhibits(role).next().is_some()) {
            return None;
        }
        self.ways(Role::Link).first().copied().map(Chain::new)
    }

    /// Returns the argument for the step, link by link. The list is empty if the step [is not
    /// explained](Kind::is_explained_by_links) in that way.
    ///
    /// ```
    /// use novena_techniques::{ArgumentLine, Kind, Reasoner, sketch};
    ///
    /// let position = sketch::position("r1c1=12 r1c9=23 r9c9=34 r9c1=14");
    /// let step = Reasoner::of([Kind::XY_CHAIN]).first_step(&position).unwrap();
    /// let lines = step.argument();
    /// assert!(matches!(lines[0], ArgumentLine::Supposition { is_true: false, .. }));
    /// let ArgumentLine::Implication(first) = &lines[1] else { panic!() };
    /// assert_eq!(first.number, "1");
    /// ```
    #[must_use]
    pub fn argument(&self) -> Vec<ArgumentLine<'_>> {
        let mut argument = Argument {
            inner: self.exhibits(Role::Inner).map(links).collect(),
            explained: HashMap::new(),
            lines: Vec::new(),
        };
        if self.kind.is_explained_by_links() {
            match self.chain() {
                Some(chain) => argument.explain(&[chain.links], &mut Level::top()),
                None => argument.explain(&self.ways(Role::Link), &mut Level::top()),
            }
        }
        argument.lines
    }

    /// Returns the almost locked sets in the pattern, in the order of their letters, starting with
    /// A. The list is empty if there are fewer than two.
    #[must_use]
    pub fn lettered_sets(&self) -> Vec<AlmostLockedSet> {
        let mut sets: Vec<AlmostLockedSet> = Vec::new();
        let mut add = |set: AlmostLockedSet| {
            if !sets.iter().any(|known| known.cells == set.cells) {
                sets.push(set);
            }
        };
        for exhibit in self.exhibits(Role::Set) {
            if let &Exhibit::Set { cells, digits } = exhibit {
                add(AlmostLockedSet { cells, digits });
            }
        }
        self.linked_sets().into_iter().for_each(&mut add);
        let has_excluders = self.exhibits(Role::Excluder).next().is_some();
        if sets.len() < 2 || has_excluders {
            sets.clear();
        }
        sets
    }

    /// The almost locked sets on the links, without duplicates. A single cell with two candidates
    /// does not count as a set here.
    #[must_use]
    pub fn linked_sets(&self) -> Vec<AlmostLockedSet> {
        let mut sets: Vec<AlmostLockedSet> = Vec::new();
        for link in self.exhibits(Role::Link).flat_map(links) {
            for set in [link.from, link.to].into_iter().filter_map(|end| end.set) {
                if set.cells.len() > 1 && !sets.iter().any(|known| known.cells == set.cells) {
                    sets.push(set);
                }
            }
        }
        sets
    }

    /// The links with a given role, grouped by exhibit. Exhibits without links are skipped.
    #[must_use]
    pub fn ways(&self, role: Role) -> Vec<&[Link]> {
        let ways = self.exhibits(role).map(links);
        ways.filter(|links| !links.is_empty()).collect()
    }
}

fn links(exhibit: &Exhibit) -> &[Link] {
    match exhibit {
        Exhibit::Links(links) => links,
        _ => &[],
    }
}

/// A candidate, or a group of candidates, that is true or false.
type Literal = (Node, bool);

struct Argument<'a> {
    /// All inner chains, including empty ones. Reasons refer to them by number.
    inner: Vec<&'a [Link]>,
    /// The numbers of the lines whose inner chains have been explained, keyed by the number of the
    /// first of these chains.
    explained: HashMap<u16, String>,
    lines: Vec<ArgumentLine<'a>>,
}

/// The current position in the argument: the depth, the prefix for line numbers, and the last
/// number.
struct Level {
    depth: usize,
    prefix: String,
    last: usize,
}

impl Level {
    const fn top() -> Self {
        Self {
            depth: 0,
            prefix: String::new(),
            last: 0,
        }
    }

    fn next(&mut self) -> String {
        self.last += 1;
        format!("{}{}", self.prefix, self.last)
    }
}

impl<'a> Argument<'a> {
    fn explain(&mut self, ways: &[&'a [Link]], level: &mut Level) {
        let mut start = None;
        let mut numbers = HashMap::new();
        for &links in ways {
            let Some(first) = links.first() else { continue };
            let from = (first.from.plain(), first.is_from_true());
            // The two paths of a contradiction have the same start, which is stated only once.
            if start != Some(from) {
                start = Some(from);
                numbers = HashMap::new();
                self.lines.push(ArgumentLine::Supposition {
                    depth: level.depth,
                    node: first.from,
                    is_true: from.1,
                });
            }
            for same in links.chunk_by(|link, next| link.to == next.to) {
                self.implication(same, level, &mut numbers);
            }
        }
    }

    fn implication(
        &mut self,
        links: &'a [Link],
        level: &mut Level,
        numbers: &mut HashMap<Literal, String>,
    ) {
        let link = links[0];
        let to = (link.to.plain(), link.is_strong);
        if numbers.contains_key(&to) {
            return;
        }
        let before = format!("{}{}", level.prefix, level.last);
        let number = level.next();
        let mut premises: Vec<String> = links
            .iter()
            .filter_map(|link| numbers.get(&(link.from.plain(), link.is_from_true())))
            .cloned()
            .collect();
        premises.sort_by(|a, b| (a.len(), a).cmp(&(b.len(), b)));
        if premises == [before] {
            premises.clear();
        }
        numbers.insert(to, number.clone());
        let known = match link.reason {
            LinkReason::Inner { first, .. } => self.explained.get(&first).cloned(),
            _ => None,
        };
        let is_known = known.is_some();
        self.lines.push(ArgumentLine::Implication(Implication {
            number: number.clone(),
            depth: level.depth,
            links,
            premises,
            known,
        }));
        if let (LinkReason::Inner { first, count }, false) = (link.reason, is_known) {
            self.explained.insert(first, number.clone());
            self.inside(first, count, &number, level.depth + 1);
        }
    }

    /// Adds the lines of the inner chains that prove a line.
    fn inside(&mut self, first: u16, count: u16, number: &str, depth: usize) {
        let (first, count) = (usize::from(first), usize::from(count));
        let ways: Vec<&'a [Link]> = self.inner.iter().skip(first).take(count).copied().collect();
        let mut level = Level {
            depth,
            prefix: format!("{number}."),
            last: 0,
        };
        self.explain(&ways, &mut level);
        let starts = ways.iter().filter_map(|links| links.first());
        let mut starts = starts.map(|link| (link.from.plain(), link.is_from_true()));
        let start = starts.next();
        // Two paths from the same start contradict each other.
        if ways.len() > 1 && starts.all(|other| Some(other) == start) {
            let mut ends = ways.iter().filter_map(|links| links.last());
            let end = ends.next().map(|link| link.to.plain());
            let node = end.filter(|&end| ends.all(|link| link.to.plain() == end));
            self.lines.push(ArgumentLine::Impossible { depth, node });
        }
    }
}

impl Node {
    /// The same node, without the almost locked set of its link.
    #[must_use]
    pub fn plain(self) -> Self {
        Self::new(self.digit, self.cells)
    }
}
