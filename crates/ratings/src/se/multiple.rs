//! Branching forcing chains: the common consequences of all candidates in a cell, or of all places
//! for a digit in a house. Dynamic webs add contradictions, and the common consequences of a
//! candidate and its negation.

use super::hint::{Best, Hint, for_length};
use super::rules::Rules;
use super::spin::spin;
use super::technique::{Rank, Source, Way};
use super::web::{Literal, LiteralMarks, Web, is_on, off, on};
use novena_techniques::pencil::{CELLS, Candidate, HOMES, Pencil, bits};

/// Finds the best hint of the webs in a position.
pub(super) fn best(pencil: &Pencil, rules: &mut Rules<'_>) -> Option<Hint> {
    let mut keeper = BestOnly(Best::default());
    Search::new(pencil, rules, &mut keeper).run();
    keeper.0.hint
}

/// Finds all hints of the webs in a position, best first. Each hint comes with the candidates that
/// had to be eliminated before it appeared.
pub(super) fn all(pencil: &Pencil, before: &Pencil, rules: &mut Rules<'_>) -> Vec<InnerChain> {
    let mut keeper = All(Vec::new());
    Search::new(pencil, rules, &mut keeper)
        .with_parents(before)
        .run();
    let mut found = keeper.0;
    found.sort_by(|a, b| {
        let key = |found: &InnerChain| (found.hint.complexity, found.order);
        a.hint
            .rating
            .total_cmp(&b.hint.rating)
            .then(key(a).cmp(&key(b)))
    });
    found
}

/// A hint, together with the candidates that had to be eliminated before it appeared.
pub(super) struct InnerChain {
    pub(super) hint: Hint,
    pub(super) order: u8,
    pub(super) parents: Vec<Candidate>,
}

/// A collector of hints.
trait Keeper {
    /// Whether a hint with at least this many literals is of interest.
    fn wants(&self, base: f64, least: u16, order: u8) -> bool;

    fn keep(&mut self, found: InnerChain, base: f64);
}

struct BestOnly(Best);

impl Keeper for BestOnly {
    fn wants(&self, base: f64, least: u16, order: u8) -> bool {
        self.0.could_be(base, least, order)
    }

    fn keep(&mut self, found: InnerChain, base: f64) {
        let complexity = found.hint.complexity;
        self.0.offer(base, complexity, found.order, found.hint);
    }
}

struct All(Vec<InnerChain>);

impl Keeper for All {
    fn wants(&self, _: f64, _: u16, _: u8) -> bool {
        true
    }

    fn keep(&mut self, mut found: InnerChain, base: f64) {
        found.hint.rating = base + for_length(found.hint.complexity);
        self.0.push(found);
    }
}

struct Search<'a, 'b, K> {
    pencil: &'a Pencil,
    before: Option<&'a Pencil>,
    rules: &'a mut Rules<'b>,
    base: f64,
    /// The webs of candidates that are on, computed on first use.
    webs: Vec<Option<Box<Web>>>,
    seen: LiteralMarks,
    /// A buffer for the nodes that all webs of a hint have in common.
    order: Vec<(bool, u16)>,
    keeper: &'a mut K,
}

impl<'a, 'b, K: Keeper> Search<'a, 'b, K> {
    fn new(pencil: &'a Pencil, rules: &'a mut Rules<'b>, keeper: &'a mut K) -> Self {
        Self {
            pencil,
            before: None,
            base: rules.rank.base(),
            rules,
            webs: std::iter::repeat_with(|| None).take(729).collect(),
            seen: LiteralMarks::new(),
            order: Vec::new(),
            keeper,
        }
    }

    fn with_parents(mut self, before: &'a Pencil) -> Self {
        self.before = Some(before);
        self
    }

    fn run(&mut self) {
        let is_dynamic = self.rules.rank.is_dynamic();
        for cell in 0..81 {
            if (self.rules.stop)() {
                break;
            }
            let count = self.pencil.cells[cell].count_ones();
            if count > 2 || (count == 2 && is_dynamic) {
                self.cell(cell, count);
            }
        }
        let webs = self.webs.iter_mut().filter_map(Option::take);
        self.rules.spare.webs.extend(webs);
    }

    fn web(&mut self, candidate: Candidate) -> &Web {
        let Self {
            webs,
            pencil,
            rules,
            ..
        } = self;
        webs[candidate].get_or_insert_with(|| spin(pencil, on(candidate), rules))
    }

    fn cell(&mut self, cell: usize, count: u32) {
        for digit in bits(self.pencil.cells[cell]) {
            let candidate = cell * 9 + digit;
            self.web(candidate);
            if self.rules.rank.is_dynamic() {
                self.both_ways(candidate, count);
            }
            if self.rules.rank != Rank::Nishio {
                self.houses(cell, digit);
            }
        }
        if self.rules.rank == Rank::Nishio {
            return;
        }
        let sources: Vec<Candidate> = bits(self.pencil.cells[cell])
            .map(|digit| cell * 9 + digit)
            .collect();
        self.agreements(&sources, Way::Cell);
    }

    /// Finds the contradictions that follow from a candidate and from its negation, and their
    /// common consequences.
    fn both_ways(&mut self, candidate: Candidate, count: u32) {
        let off_web = spin(self.pencil, off(candidate), self.rules);
        let on_web = self.webs[candidate].take();
        let Some(on_web) = on_web else {
            return;
        };
        for (web, literal) in [(&*on_web, off(candidate)), (&*off_web, on(candidate))] {
            if let Some([on_node, off_node]) = web.contradiction {
                let parts = [(web, on_node), (web, off_node)];
                self.offer(&parts, literal, Way::Contradiction);
            }
        }
        if count >= 3 && self.rules.rank != Rank::Nishio {
            self.shared(&[&on_web, &off_web], Way::Double);
        }
        self.rules.spare.webs.push(off_web);
        self.webs[candidate] = Some(on_web);
    }

    /// Finds the common consequences of all places for the digit, in each house whose first place
    /// is this cell.
    fn houses(&mut self, cell: usize, digit: usize) {
        for (kind, home) in HOMES[cell].iter().enumerate() {
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
            self.agreements(&sources, Way::Region(kind as u8));
        }
    }

    /// Finds the consequences common to the given candidates.
    fn agreements(&mut self, sources: &[Candidate], way: Way) {
        let webs: Vec<Box<Web>> = sources
            .iter()
            .filter_map(|&source| self.webs[source].take())
            .collect();
        let all: Vec<&Web> = webs.iter().map(|web| &**web).collect();
        self.shared(&all, way);
        for (&source, web) in sources.iter().zip(webs) {
            self.webs[source] = Some(web);
        }
    }

    /// Finds the literals common to the given webs.
    fn shared(&mut self, webs: &[&Web], way: Way) {
        let [first, rest @ ..] = webs else {
            return;
        };
        let mut literals = [u64::MAX; 23];
        for web in webs {
            web.keep_reached(&mut literals);
        }
        let mut order = std::mem::take(&mut self.order);
        first.in_order(&literals, &mut order);
        let mut parts: Vec<(&Web, u16)> = Vec::with_capacity(webs.len());
        for &(_, node) in &order {
            let literal = first.nodes[usize::from(node)].literal;
            parts.clear();
            parts.push((first, node));
            parts.extend(
                rest.iter()
                    .filter_map(|&web| Some((web, web.find(literal)?))),
            );
            self.offer(&parts, literal, way);
        }
        self.order = order;
    }

    /// Offers a hint whose chains end in the given nodes and prove the literal `shown`.
    fn offer(&mut self, parts: &[(&Web, u16)], shown: Literal, way: Way) {
        let order = way.order();
        let rank = self.rules.rank;
        let source = Source::Forcing { way, rank };
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
        // The conclusion may already be known.
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
                    way,
                    before,
                    self.pencil,
                    &mut self.seen,
                    &mut parents,
                );
            }
        }
        self.keeper.keep(
            InnerChain {
                hint,
                order,
                parents,
            },
            self.base,
        );
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::se::sink::tests::text;
    use novena_techniques::sketch;

    #[track_caller]
    fn check(sketch: &str, rank: Rank, expected: &str) {
        let pencil = Pencil::new(sketch::position(sketch).grid());
        let best = best(&pencil, &mut Rules::new(rank, &|| false));
        assert_eq!(best.as_ref().map(text).unwrap_or_default(), expected);
    }

    #[test]
    fn all_candidates_of_a_cell_agree() {
        // Whatever r1c1 holds, r9c9 loses 4.
        let sketch = "r1c1=123 r1c9=14 r9c1=24 r3c3=35 r3c9=45";
        check(sketch, Rank::Static, "8.3 Cell Forcing Chains: r9c9<>4");
        let broken = sketch.replace("r3c9=45", "r3c8=45");
        check(&broken, Rank::Static, "");
    }

    #[test]
    fn all_places_of_a_digit_agree() {
        let sketch = "r1#1=r1c1,r1c5,r1c9 r5c1=12 r5c5=12 r5c9=12";
        // All cells in row 5 except the three in the sketch lose 2. The hints are equally good, so
        // the one found first is the best.
        check(sketch, Rank::Static, "8.3 Region Forcing Chains: r5c2<>2");
    }

    #[test]
    fn nishio_finds_a_digit_without_a_place() {
        // 1 in r1c1 leaves 1 without a place in row 9. The two chains of the contradiction have six
        // and four candidates.
        let sketch = "r9#1=r9c1,r9c5,r9c9 r2#1=r2c1,r2c5 r3#1=r3c3,r3c9";
        check(sketch, Rank::Nishio, "7.7 Nishio Forcing Chains: r1c1<>1");
    }

    #[test]
    fn nothing_is_searched_after_a_stop() {
        let sketch = "r1c1=123 r1c9=14 r9c1=24 r3c3=35 r3c9=45";
        let pencil = Pencil::new(sketch::position(sketch).grid());
        assert_eq!(best(&pencil, &mut Rules::new(Rank::Static, &|| true)), None);
    }
}
