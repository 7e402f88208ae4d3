//! Forcing chains with branches: what all candidates of a cell, or all places of a digit in a
//! house, lead to; and in dynamic webs what a candidate and its opposite both lead to, and
//! what leads to a contradiction.

use super::Rules;
use super::hint::{Best, Hint, Source, for_length};
use super::pencil::{CELLS, Candidate, HOMES, Pencil, bits};
use super::web::{Literal, Seen, Web, is_on, off, on, spin};

/// Which kind goes first among equals.
const DOUBLE: u8 = 1;
const CELL: u8 = 5;
const REGION: u8 = 6;
const CONTRADICTION: u8 = 7;

/// The best hint of a position by webs.
pub(super) fn best(pencil: &Pencil, rules: &mut Rules) -> Option<Hint> {
    let mut keeper = BestOnly(Best::default());
    Search::new(pencil, rules, &mut keeper).run();
    keeper.0.hint
}

/// Every hint of a position by webs, the best first, with what had to go before it appeared.
pub(super) fn all(pencil: &Pencil, before: &Pencil, rules: &mut Rules) -> Vec<Found> {
    let mut keeper = All(Vec::new());
    Search::new(pencil, rules, &mut keeper)
        .with_parents(before)
        .run();
    let mut found = keeper.0;
    found.sort_by(|a, b| {
        let key = |found: &Found| (found.hint.complexity, found.order);
        a.hint
            .rating
            .total_cmp(&b.hint.rating)
            .then(key(a).cmp(&key(b)))
    });
    found
}

/// A hint with what had to go before it appeared.
pub(super) struct Found {
    pub(super) hint: Hint,
    pub(super) order: u8,
    pub(super) parents: Vec<Candidate>,
}

/// Who keeps the hints.
trait Keeper {
    /// Whether a hint with no fewer literals than these is wanted.
    fn wants(&self, base: f64, least: u16, order: u8) -> bool;

    fn keep(&mut self, found: Found, base: f64);
}

struct BestOnly(Best);

impl Keeper for BestOnly {
    fn wants(&self, base: f64, least: u16, order: u8) -> bool {
        self.0.could_be(base, least, order)
    }

    fn keep(&mut self, found: Found, base: f64) {
        let complexity = found.hint.complexity;
        self.0.offer(base, complexity, found.order, found.hint);
    }
}

struct All(Vec<Found>);

impl Keeper for All {
    fn wants(&self, _: f64, _: u16, _: u8) -> bool {
        true
    }

    fn keep(&mut self, mut found: Found, base: f64) {
        found.hint.rating = base + for_length(found.hint.complexity);
        self.0.push(found);
    }
}

struct Search<'a, K> {
    pencil: &'a Pencil,
    before: Option<&'a Pencil>,
    rules: &'a mut Rules,
    base: f64,
    /// The webs of candidates that are on, spun when first needed.
    webs: Vec<Option<Box<Web>>>,
    seen: Seen,
    keeper: &'a mut K,
}

impl<'a, K: Keeper> Search<'a, K> {
    fn new(pencil: &'a Pencil, rules: &'a mut Rules, keeper: &'a mut K) -> Self {
        Self {
            pencil,
            before: None,
            base: rules.base(),
            rules,
            webs: vec![None; 729],
            seen: Seen::new(),
            keeper,
        }
    }

    fn with_parents(mut self, before: &'a Pencil) -> Self {
        self.before = Some(before);
        self
    }

    fn run(&mut self) {
        for cell in 0..81 {
            let count = self.pencil.cells[cell].count_ones();
            if count > 2 || (count == 2 && self.rules.is_dynamic) {
                self.cell(cell, count);
            }
        }
    }

    fn web(&mut self, candidate: Candidate) -> &Web {
        let Self {
            webs,
            pencil,
            rules,
            ..
        } = self;
        webs[candidate].get_or_insert_with(|| Box::new(spin(pencil, on(candidate), rules)))
    }

    fn cell(&mut self, cell: usize, count: u32) {
        for digit in bits(self.pencil.cells[cell]) {
            let candidate = cell * 9 + digit;
            self.web(candidate);
            if self.rules.is_dynamic {
                self.both_ways(candidate, count);
            }
            if !self.rules.is_nishio {
                self.houses(cell, digit);
            }
        }
        if self.rules.is_nishio {
            return;
        }
        let sources: Vec<Candidate> = bits(self.pencil.cells[cell])
            .map(|digit| cell * 9 + digit)
            .collect();
        self.agreements(&sources, CELL, Source::CellForcing);
    }

    /// The contradictions of a candidate and of its opposite, and what both lead to.
    fn both_ways(&mut self, candidate: Candidate, count: u32) {
        let off_web = spin(self.pencil, off(candidate), self.rules);
        let on_web = self.webs[candidate].take();
        let Some(on_web) = on_web else {
            return;
        };
        for (web, literal) in [(&*on_web, off(candidate)), (&off_web, on(candidate))] {
            if let Some([on_node, off_node]) = web.contradiction {
                let parts = [(web, on_node), (web, off_node)];
                self.offer(
                    &parts,
                    literal,
                    CONTRADICTION,
                    Source::Contradiction,
                    Start::Free,
                );
            }
        }
        if count >= 3 && !self.rules.is_nishio {
            for wanted_on in [true, false] {
                for (number, node) in on_web.nodes.iter().enumerate() {
                    let literal = node.literal;
                    if is_on(literal) != wanted_on || on_web.find(literal) != Some(number as u16) {
                        continue;
                    }
                    if let Some(other) = off_web.find(literal) {
                        let parts = [(&*on_web, number as u16), (&off_web, other)];
                        self.offer(&parts, literal, DOUBLE, Source::Double, Start::Free);
                    }
                }
            }
        }
        self.webs[candidate] = Some(on_web);
    }

    /// The houses that are met here for the first time.
    fn houses(&mut self, cell: usize, digit: usize) {
        for kind in 0..3 {
            let home = &HOMES[cell][kind];
            let places = self.pencil.places[home.house][digit];
            if places.count_ones() < 2 || places.trailing_zeros() as usize != home.place {
                continue;
            }
            let sources: Vec<Candidate> = bits(places)
                .map(|place| CELLS[home.house][place] * 9 + digit)
                .collect();
            for &source in &sources {
                self.web(source);
            }
            self.agreements(&sources, REGION, Source::RegionForcing { kind: kind as u8 });
        }
    }

    /// What all these candidates lead to: first what is on, then what is off.
    fn agreements(&mut self, sources: &[Candidate], order: u8, source: Source) {
        let webs: Vec<Box<Web>> = sources
            .iter()
            .filter_map(|&source| self.webs[source].take())
            .collect();
        let start = match source {
            Source::RegionForcing { kind } => Start::House(kind),
            _ => Start::Cell,
        };
        if let [first, rest @ ..] = &webs[..] {
            let mut parts: Vec<(&Web, u16)> = Vec::with_capacity(webs.len());
            for wanted_on in [true, false] {
                for (number, node) in first.nodes.iter().enumerate() {
                    let literal = node.literal;
                    if is_on(literal) != wanted_on || first.find(literal) != Some(number as u16) {
                        continue;
                    }
                    parts.clear();
                    parts.push((first, number as u16));
                    parts.extend(
                        rest.iter()
                            .map_while(|web| Some((&**web, web.find(literal)?))),
                    );
                    if parts.len() == webs.len() {
                        self.offer(&parts, literal, order, source, start);
                    }
                }
            }
        }
        for (&source, web) in sources.iter().zip(webs) {
            self.webs[source] = Some(web);
        }
    }

    /// A hint whose chains end in these nodes and that shows this literal.
    fn offer(
        &mut self,
        parts: &[(&Web, u16)],
        shown: Literal,
        order: u8,
        source: Source,
        start: Start,
    ) {
        let least: u16 = parts
            .iter()
            .map(|(web, node)| web.nodes[usize::from(*node)].depth)
            .sum();
        if !self.keeper.wants(self.base, least, order) {
            return;
        }
        let candidate = usize::from(shown / 2);
        let hint = if is_on(shown) {
            Hint::placing(source, candidate, self.pencil)
        } else {
            Hint::removing(source, vec![candidate])
        };
        // What is shown may be known already.
        if hint.removes.is_empty() || !self.pencil.has(candidate) {
            return;
        }
        let flat: u16 = parts
            .iter()
            .map(|(web, node)| web.count(*node, &mut self.seen))
            .sum();
        let nested = super::nested::complexity(parts, &mut self.seen);
        let mut hint = hint;
        hint.complexity = flat + nested;
        if !self.keeper.wants(self.base, hint.complexity, order) {
            return;
        }
        let mut parents = Vec::new();
        if let Some(before) = self.before {
            hint.signature = super::nested::signature(parts, &mut self.seen);
            for (web, node) in parts {
                super::nested::parents(
                    web,
                    *node,
                    start,
                    before,
                    self.pencil,
                    &mut self.seen,
                    &mut parents,
                );
            }
        }
        self.keeper.keep(
            Found {
                hint,
                order,
                parents,
            },
            self.base,
        );
    }
}

/// What justified the assumptions of a hint's chains.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Start {
    /// Nothing: one of them was free to make.
    Free,
    /// All candidates of a cell.
    Cell,
    /// All places in a house of this kind.
    House(u8),
}
