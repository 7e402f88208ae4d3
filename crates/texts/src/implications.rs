//! Implications one by one, each with a number and its reason.

use std::collections::HashMap;

use fluent_bundle::FluentArgs;
use novena_core::DigitSet;
use novena_techniques::{Link, LinkReason, Node};

use crate::chain::Chain;
use crate::phrases::Relation;
use crate::{ExplanationLine, Teller};

/// What is missing to tell something.
type Missing = Vec<String>;

/// A candidate, or a group of them, that is true or false.
type Literal = (Node, bool);

/// Lines with the implications of a step.
pub(crate) struct Implications<'a> {
    teller: &'a Teller,
    /// The ways of chains inside chains, which reasons name by number.
    inner: Vec<&'a [Link]>,
    /// The numbers of the lines that told such chains, by the number of their first way.
    told: HashMap<u16, String>,
    pub(crate) lines: Vec<ExplanationLine>,
}

/// Where lines are put: their depth, what comes before their numbers, and the last number.
struct Level {
    depth: usize,
    prefix: String,
    last: usize,
}

impl Level {
    const TOP: Self = Self {
        depth: 0,
        prefix: String::new(),
        last: 0,
    };

    fn next(&mut self) -> String {
        self.last += 1;
        format!("{}{}", self.prefix, self.last)
    }
}

impl<'a> Implications<'a> {
    pub(crate) fn new(teller: &'a Teller, inner: Vec<&'a [Link]>) -> Self {
        Self {
            teller,
            inner,
            told: HashMap::new(),
            lines: Vec::new(),
        }
    }

    /// A chain from its start to its end.
    pub(crate) fn tell_chain(&mut self, chain: &Chain<'a>) -> Result<(), Missing> {
        self.tell(&[chain.links], &mut Level { ..Level::TOP })
    }

    /// Ways that start from several candidates, or both ways of a contradiction.
    pub(crate) fn tell_ways(&mut self, ways: &[&'a [Link]]) -> Result<(), Missing> {
        self.tell(ways, &mut Level { ..Level::TOP })
    }

    fn tell(&mut self, ways: &[&'a [Link]], level: &mut Level) -> Result<(), Missing> {
        let mut start = None;
        let mut numbers = HashMap::new();
        for &links in ways {
            let Some(first) = links.first() else { continue };
            let from = (plain(first.from), is_from_true(first));
            // Both ends of a contradiction follow from one start.
            if start != Some(from) {
                start = Some(from);
                numbers = HashMap::new();
                let statement = self.teller.phrases().statement(first.from, from.1);
                let mut filled = FluentArgs::new();
                filled.set("statement", statement);
                self.line(None, level.depth, self.complete("line-if", &filled)?);
            }
            for same in links.chunk_by(|link, next| link.to == next.to) {
                self.implication(same, level, &mut numbers)?;
            }
        }
        Ok(())
    }

    /// What several links prove together: they have the same end.
    fn implication(
        &mut self,
        links: &[Link],
        level: &mut Level,
        numbers: &mut HashMap<Literal, String>,
    ) -> Result<(), Missing> {
        let link = links[0];
        let to = (plain(link.to), link.is_strong);
        if numbers.contains_key(&to) {
            return Ok(());
        }
        let before = format!("{}{}", level.prefix, level.last);
        let number = level.next();
        let mut premises: Vec<String> = links
            .iter()
            .filter_map(|link| numbers.get(&(plain(link.from), is_from_true(link))))
            .cloned()
            .collect();
        premises.sort_by(|a, b| (a.len(), a).cmp(&(b.len(), b)));
        numbers.insert(to, number.clone());
        let mut filled = self.fill(&link);
        let known = match link.reason {
            LinkReason::Inner { first, .. } => self.told.get(&first).cloned(),
            _ => None,
        };
        let key = key(&link, known.is_some());
        if let Some(known) = known.clone() {
            filled.set("known", known);
        }
        let mut text = self.complete(key, &filled)?;
        if premises.len() > 1 || premises.first().is_some_and(|premise| *premise != before) {
            text = self.with_premises(&text, &premises)?;
        }
        self.line(Some(number.clone()), level.depth, text);
        if let (LinkReason::Inner { first, count }, None) = (link.reason, known) {
            self.told.insert(first, number.clone());
            self.inside(first, count, &number, level.depth + 1)?;
        }
        Ok(())
    }

    /// The chain that proves a line.
    fn inside(
        &mut self,
        first: u16,
        count: u16,
        number: &str,
        depth: usize,
    ) -> Result<(), Missing> {
        let (first, count) = (usize::from(first), usize::from(count));
        let ways: Vec<&'a [Link]> = self.inner.iter().skip(first).take(count).copied().collect();
        let mut level = Level {
            depth,
            prefix: format!("{number}."),
            last: 0,
        };
        self.tell(&ways, &mut level)?;
        let starts = ways.iter().filter_map(|links| links.first());
        let mut starts = starts.map(|link| (plain(link.from), is_from_true(link)));
        let start = starts.next();
        // Two ways from one start contradict each other.
        if ways.len() > 1 && starts.all(|other| Some(other) == start) {
            let text = self.contradiction(&ways)?;
            self.line(None, depth, text);
        }
        Ok(())
    }

    /// What two ways from one start make impossible: most often they end in one candidate,
    /// which the one proves and the other rules out.
    fn contradiction(&self, ways: &[&[Link]]) -> Result<String, Missing> {
        let mut ends = ways.iter().filter_map(|links| links.last());
        let mut filled = FluentArgs::new();
        let Some(end) = ends.next().map(|link| plain(link.to)) else {
            return self.complete("line-impossible", &filled);
        };
        if !ends.all(|link| plain(link.to) == end) {
            return self.complete("line-impossible", &filled);
        }
        let candidate = self.teller.phrases().candidate(end.digit, end.cells);
        filled.set("candidate", candidate);
        self.complete("line-contradiction", &filled)
    }

    fn fill(&self, link: &Link) -> FluentArgs<'static> {
        let phrases = self.teller.phrases();
        let to = link.to;
        let mut filled = FluentArgs::new();
        filled.set("digit", to.digit.to_string());
        filled.set("from-digit", link.from.digit.to_string());
        filled.set("cells", phrases.cells(to.cells, Relation::Bare));
        filled.set("cells-or", phrases.either_cell(to.cells));
        filled.set("in-cells", phrases.either_in_cells(to.cells));
        filled.set("cells-count", to.cells.len());
        if let LinkReason::House(house) = link.reason {
            for relation in Relation::ALL {
                let name = format!("{}house", relation.prefix());
                filled.set(name, phrases.houses(house.into(), relation));
            }
        }
        if let LinkReason::Pattern(kind) = link.reason {
            filled.set("name", self.teller.name(kind));
        }
        if let Some(set) = to.set {
            let left = set.digits - DigitSet::from(link.from.digit);
            filled.set("set", phrases.cells(set.cells, Relation::Bare));
            filled.set("in-set", phrases.cells(set.cells, Relation::In));
            filled.set("set-count", set.cells.len());
            filled.set("set-digits", phrases.digits(left));
            filled.set("the-set-digits", phrases.the_digits(left));
        }
        filled
    }

    fn with_premises(&self, text: &str, premises: &[String]) -> Result<String, Missing> {
        let mut filled = FluentArgs::new();
        filled.set("text", text.trim_end_matches('.').to_owned());
        filled.set("lines", self.teller.phrases().numbers(premises));
        filled.set("lines-count", premises.len());
        self.complete("line-with-premises", &filled)
    }

    fn complete(&self, key: &str, filled: &FluentArgs<'_>) -> Result<String, Missing> {
        self.teller.bundle().complete(key, filled)
    }

    fn line(&mut self, number: Option<String>, depth: usize, text: String) {
        self.lines.push(ExplanationLine::new(number, depth, text));
    }
}

/// The key of the sentence for what a link proves.
fn key(link: &Link, is_known: bool) -> &'static str {
    match (link.reason, link.is_strong) {
        (LinkReason::House(_), true) => "line-only-place",
        (LinkReason::Cell, true) => "line-only-digit",
        (LinkReason::Set, _) if link.from.digit == link.to.digit => "line-bent-set",
        (LinkReason::Set, _) => "line-set",
        (LinkReason::Cell, false) => "line-cell-taken",
        (LinkReason::House(_), false) => "line-house-served",
        (LinkReason::Sight, _) => "line-seen",
        (LinkReason::Pattern(_), _) => "line-pattern",
        (LinkReason::Inner { .. }, true) if is_known => "line-chains-place-again",
        (LinkReason::Inner { .. }, true) => "line-chains-place",
        (LinkReason::Inner { .. }, false) if is_known => "line-chains-again",
        (LinkReason::Inner { .. }, false) => "line-chains",
        (_, true) => "line-true",
        (_, false) => "line-false",
    }
}

/// Whether a link starts from something true. Patterns and inner chains start from what was
/// ruled out.
const fn is_from_true(link: &Link) -> bool {
    match link.reason {
        LinkReason::Pattern(_) | LinkReason::Inner { .. } => false,
        _ => !link.is_strong,
    }
}

/// A node without the set that one of its links comes from.
fn plain(node: Node) -> Node {
    Node::new(node.digit, node.cells)
}
