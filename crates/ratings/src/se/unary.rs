//! Chains without branches: cycles, and candidates that lead to their own negation.
//!
//! Weak links lead from a candidate that is on to the candidates that it turns off. Strong links
//! lead from a candidate that is off to the candidate that then becomes the only option. There are
//! three searches: on a single digit (X), through bivalue cells only (Y), and with both kinds of
//! links. Each search is breadth first, and the shortest chain overall wins. A search therefore
//! stops as soon as its chains have become too long to win.

use super::hint::{Best, Hint};
use super::keeper::Keeper;
use super::links::{Links, Mode, sees};
use super::multiple::InnerChain;
use super::reasons;
use super::shortest::Shortest;
use super::technique::Source;
use novena_techniques::pencil::{CELLS, Candidate, HOMES, Home, Pencil, bits};

const MODES: [Mode; 3] = [
    Mode { x: true, y: false },
    Mode { x: false, y: true },
    Mode { x: true, y: true },
];

/// The working memory of the searches, reused between positions to avoid allocation.
#[derive(Default)]
pub(super) struct Unary {
    links: Links,
    /// Holds the links of both kinds while `links` holds those through cells only.
    both: Links,
    nodes: Vec<Node>,
    seen_on: Stamps,
    seen_off: Stamps,
}

/// A candidate on the path, and its predecessor.
#[derive(Clone, Copy)]
struct Node {
    candidate: u16,
    before: u16,
}

const START: u16 = u16::MAX;

/// Marks that can all be cleared at once.
#[derive(Default)]
struct Stamps {
    stamps: Vec<u32>,
    now: u32,
}

impl Stamps {
    fn wipe(&mut self) {
        self.stamps.resize(729, 0);
        self.now += 1;
    }

    /// Marks a candidate and returns whether it was unmarked.
    fn mark(&mut self, candidate: usize) -> bool {
        std::mem::replace(&mut self.stamps[candidate], self.now) != self.now
    }
}

impl Unary {
    /// Finds the shortest chain or cycle in the position.
    pub(super) fn best(&mut self, pencil: &Pencil) -> Option<Hint> {
        let [x, y, both] = MODES;
        let mut keeper = Keeper::Best(Best::default());
        // Each target of a cycle leads around the cycle to its own negation. If the links do not
        // form a chain, they therefore do not form a cycle either. The combined links of both kinds
        // include the links on a digit and the links through cells. If even these do not form a
        // chain, no search can find anything.
        self.links.list(pencil, x);
        if let Some(shortest) = keeper.shortest(pencil, &self.links, x) {
            self.search(pencil, x, Some(&shortest), &mut keeper);
        }
        let mut shortest = None;
        if keeper.wants(both.cycle_base(), 4, both.order()) {
            self.links.list(pencil, both);
            shortest = keeper.shortest(pencil, &self.links, both);
            shortest.as_ref()?;
        }
        std::mem::swap(&mut self.links, &mut self.both);
        self.links.list(pencil, y);
        self.search(pencil, y, None, &mut keeper);
        std::mem::swap(&mut self.links, &mut self.both);
        if shortest.is_some() {
            self.search(pencil, both, shortest.as_ref(), &mut keeper);
        }
        match keeper {
            Keeper::Best(best) => best.hint,
            Keeper::All { .. } => None,
        }
    }

    /// Finds all chains and cycles in the position, best first. Each chain or cycle comes with the
    /// candidates that had to be eliminated since `before` for it to appear.
    pub(super) fn all(&mut self, pencil: &Pencil, before: &Pencil) -> Vec<InnerChain> {
        let mut keeper = Keeper::All {
            found: Vec::new(),
            before,
        };
        for mode in MODES {
            self.links.list(pencil, mode);
            self.search(pencil, mode, None, &mut keeper);
        }
        let Keeper::All { mut found, .. } = keeper else {
            return Vec::new();
        };
        found.sort_by(|a, b| {
            let key = |found: &InnerChain| (found.hint.complexity, found.order);
            a.hint
                .rating
                .total_cmp(&b.hint.rating)
                .then(key(a).cmp(&key(b)))
        });
        found
    }

    /// Searches along the listed links for cycles and for chains, either from the starts of the
    /// shortest chains or from everywhere.
    fn search(
        &mut self,
        pencil: &Pencil,
        mode: Mode,
        shortest: Option<&Shortest>,
        keeper: &mut Keeper<'_>,
    ) {
        for cell in 0..81 {
            let count = pencil.cells[cell].count_ones();
            if count < 2 || (!mode.x && count > 2) {
                continue;
            }
            for digit in bits(pencil.cells[cell]) {
                let source = cell * 9 + digit;
                self.cycles(pencil, source, mode, keeper);
                for is_on in [true, false] {
                    if mode.x && shortest.is_none_or(|shortest| shortest.starts(source, is_on)) {
                        self.chain(pencil, source, is_on, mode, keeper);
                    }
                }
            }
        }
    }

    /// Finds the cycles through a candidate. The candidate is on, and the candidates that follow
    /// are alternately off and on, until the first candidate is turned on again.
    fn cycles(&mut self, pencil: &Pencil, source: Candidate, mode: Mode, best: &mut Keeper<'_>) {
        if self.links.strong.of(source).is_empty() {
            return;
        }
        self.seen_on.wipe();
        self.seen_off.wipe();
        self.seen_on.mark(source);
        self.nodes.clear();
        self.nodes.push(Node {
            candidate: source as u16,
            before: START,
        });
        let mut level = 0..1;
        let mut links: u16 = 0;
        while !level.is_empty() {
            // A cycle that is closed two links further on has this many candidates.
            if !best.wants(mode.cycle_base(), links + 2, mode.order()) {
                return;
            }
            let first_off = self.nodes.len();
            for number in level {
                for &candidate in self.links.weak.of(self.nodes[number].candidate.into()) {
                    // A candidate that was already turned off does not lead to anything new, but
                    // may close another cycle.
                    let is_new = self.seen_off.mark(candidate.into());
                    let closes = || {
                        self.links
                            .strong
                            .of(candidate.into())
                            .contains(&(source as u16))
                    };
                    if is_new || (closes() && !self.is_on_the_way(number, candidate)) {
                        self.nodes.push(Node {
                            candidate,
                            before: number as u16,
                        });
                    }
                }
            }
            links += 2;
            let first_on = self.nodes.len();
            for number in first_off..first_on {
                for &candidate in self.links.strong.of(self.nodes[number].candidate.into()) {
                    if links >= 4
                        && usize::from(candidate) == source
                        && best.wants(mode.cycle_base(), links, mode.order())
                    {
                        let removed = self.removed_by_cycle(pencil, source, number);
                        if !removed.is_empty() {
                            let source = Source::Cycle {
                                x: mode.x,
                                y: mode.y,
                            };
                            let hint = Hint::removing(source, removed);
                            let reasons = |before: &Pencil, hint: &mut Hint| {
                                reasons::of_cycle(&self.way_back(number), before, pencil, hint)
                            };
                            best.keep(mode.cycle_base(), links, mode.order(), hint, reasons);
                        }
                    }
                    if self.seen_on.mark(candidate.into()) {
                        self.nodes.push(Node {
                            candidate,
                            before: number as u16,
                        });
                    }
                }
            }
            level = first_on..self.nodes.len();
        }
    }

    /// Whether a candidate was already turned off on the way to a node.
    fn is_on_the_way(&self, on: usize, candidate: u16) -> bool {
        let mut off = self.nodes[on].before;
        while off != START {
            let Node {
                candidate: passed,
                before,
            } = self.nodes[usize::from(off)];
            if passed == candidate {
                return true;
            }
            off = self.nodes[usize::from(before)].before;
        }
        false
    }

    /// The eliminations of a cycle: candidates in other cells that see their digit on in one cell
    /// of the cycle and off in another.
    fn removed_by_cycle(&self, pencil: &Pencil, source: Candidate, last: usize) -> Vec<Candidate> {
        // The path is followed in reverse: from the source, which is turned on again, to the start.
        let mut way: Vec<(usize, bool)> = vec![(source, true)];
        let (mut number, mut is_on) = (last as u16, false);
        while self.nodes[usize::from(number)].before != START {
            let node = self.nodes[usize::from(number)];
            way.push((node.candidate.into(), is_on));
            (number, is_on) = (node.before, !is_on);
        }
        let mut seen = [[[false; 9]; 81]; 2];
        for &(candidate, is_on) in &way {
            let (cell, digit) = (candidate / 9, candidate % 9);
            for Home { house, .. } in &HOMES[cell] {
                for place in bits(pencil.places[*house][digit]) {
                    let other = CELLS[*house][place];
                    if other != cell {
                        seen[usize::from(is_on)][other][digit] = true;
                    }
                }
            }
        }
        let in_cycle = |cell: usize| way.iter().any(|(candidate, _)| candidate / 9 == cell);
        let candidates = (0..729).filter(|&candidate| {
            let (cell, digit) = (candidate / 9, candidate % 9);
            seen[0][cell][digit] && seen[1][cell][digit] && !in_cycle(cell)
        });
        candidates.collect()
    }

    /// Finds the shortest path from a candidate, on or off, to its opposite.
    fn chain(
        &mut self,
        pencil: &Pencil,
        source: Candidate,
        starts_on: bool,
        mode: Mode,
        best: &mut Keeper<'_>,
    ) {
        let (base, order) = (mode.chain_base(), mode.order());
        let Mode { x, y } = mode;
        let name = Source::Chain { x, y };
        self.seen_on.wipe();
        self.seen_off.wipe();
        self.nodes.clear();
        self.nodes.push(Node {
            candidate: source as u16,
            before: START,
        });
        let mut level = 0..1;
        let mut is_on = starts_on;
        // The number of candidates on the path, including both ends, when the next link closes it.
        let mut length: u16 = 2;
        while !level.is_empty() && best.wants(base, length, order) {
            let first = self.nodes.len();
            for number in level {
                let from = usize::from(self.nodes[number].candidate);
                if is_on && starts_on && sees(from, source, mode) {
                    let hint = Hint::removing(name, vec![source]);
                    best.keep(base, length, order, hint, |before, hint| {
                        reasons::of_chain(&self.way_back(number), true, before, pencil, hint)
                    });
                    return;
                }
                let next = if is_on {
                    self.links.weak.of(from)
                } else {
                    self.links.strong.of(from)
                };
                for &candidate in next {
                    if !is_on && !starts_on && usize::from(candidate) == source {
                        let hint = Hint::placing(name, source, pencil);
                        best.keep(base, length, order, hint, |before, hint| {
                            reasons::of_chain(&self.way_back(number), false, before, pencil, hint)
                        });
                        return;
                    }
                    let seen = if is_on {
                        &mut self.seen_off
                    } else {
                        &mut self.seen_on
                    };
                    if seen.mark(candidate.into()) {
                        self.nodes.push(Node {
                            candidate,
                            before: number as u16,
                        });
                    }
                }
            }
            level = first..self.nodes.len();
            is_on = !is_on;
            length += 1;
        }
    }

    /// The candidates of a closed path, in reverse order: the start, the given node, and then the
    /// nodes before it, back to the start.
    fn way_back(&self, last: usize) -> Vec<Candidate> {
        let mut way = vec![self.nodes[0].candidate.into()];
        let mut number = last as u16;
        while let Some(node) = self.nodes.get(usize::from(number)) {
            way.push(node.candidate.into());
            number = node.before;
        }
        way
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::se::sink::tests::text;
    use novena_techniques::sketch;

    /// Checks the best chain in a sketch.
    #[track_caller]
    fn check(sketch: &str, expected: &str) {
        let pencil = Pencil::new(sketch::position(sketch).grid());
        let best = Unary::default().best(&pencil);
        assert_eq!(best.as_ref().map(text).unwrap_or_default(), expected);
    }

    #[test]
    fn a_skyscraper_is_a_turbot_fish() {
        check("r2#4=r2c1,r2c5 r8#4=r8c1,r8c6", "6.6 Turbot Fish: r1c6<>4");
        check("r2#4=r2c1,r2c5 r8#4=r8c2,r8c6", "");
    }

    #[test]
    fn a_cycle_of_four_is_an_x_wing_in_any_houses() {
        let sketch = "r2#4=r2c1,r2c5 r8#4=r8c1,r8c5";
        let rest: String = [1, 3, 4, 5, 6, 7, 9]
            .map(|r| format!(" r{r}c1<>4 r{r}c5<>4"))
            .concat();
        check(sketch, &format!("6.5 Generalized X-Wing:{rest}"));
    }

    #[test]
    fn bivalue_cells_make_y_cycles() {
        let sketch = "r1c1=12 r1c9=23 r9c9=34 r9c1=14";
        let row = |r: usize, d: usize| (2..9).map(move |c| format!(" r{r}c{c}<>{d}"));
        let column = |c: usize, d: usize| (2..9).map(move |r| format!("r{r}c{c}<>{d}"));
        let best = Unary::default()
            .best(&Pencil::new(sketch::position(sketch).grid()))
            .map(|hint| text(&hint))
            .unwrap();
        assert!(best.starts_with("6.6 Bidirectional Y-Cycle:"), "{best}");
        let removed = row(1, 2)
            .chain(row(9, 4))
            .map(|text| text.trim().to_owned());
        let removed = removed.chain(column(9, 3)).chain(column(1, 1));
        let mut count = 0;
        for removed in removed {
            assert!(best.contains(&removed), "{removed} in {best}");
            count += 1;
        }
        assert_eq!(best.matches("<>").count(), count);
    }

    #[test]
    fn a_w_wing_is_a_chain_of_eight() {
        check(
            "r1c1=34 r5c5=34 r8#3=r8c1,r8c5 r1c5=234",
            "7.1 Forcing Chain: r1c5<>4",
        );
    }

    #[test]
    fn inner_chains_report_which_candidate_had_to_be_removed() {
        let [before, now] = [
            "r2#4=r2c1,r2c5 r8#4=r8c1,r8c6,r8c9",
            "r2#4=r2c1,r2c5 r8#4=r8c1,r8c6",
        ]
        .map(|sketch| Pencil::new(sketch::position(sketch).grid()));
        let all = Unary::default().all(&now, &before);
        let gone = (7 * 9 + 8) * 9 + 3;
        assert!(!all.is_empty());
        assert!(all.iter().all(|found| found.parents == [gone]));
    }
}
