//! Chains without branches: cycles, and candidates that lead to their own opposite.
//!
//! Weak links lead from a candidate that is on to those it turns off; strong links from one
//! that is off to the one it leaves. Three searches are made: along one digit (X), through
//! bivalue cells alone (Y), and along both. Each goes breadth first, and the shortest chain
//! of all wins; so no search need go deeper than what would still win.

use super::hint::{Best, Hint, Source, for_length};
use super::multiple::Found;
use super::nested::{FNV, gone, mixed};
use super::pencil::{CELLS, Candidate, HOMES, Home, Pencil, bits, only};
use super::web::{Cause, off, on};

/// Which links a search uses.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) struct Mode {
    /// Along a digit: strong links in houses.
    pub(super) x: bool,
    /// Through cells: strong links in bivalue cells, weak links within cells.
    pub(super) y: bool,
}

impl Mode {
    /// Which kind of chain goes first among equals.
    const fn order(self) -> u8 {
        match (self.x, self.y) {
            (true, false) => 2,
            (false, _) => 3,
            (true, true) => 4,
        }
    }

    const fn cycle_base(self) -> f64 {
        if self.x && self.y { 7.0 } else { 6.5 }
    }

    const fn chain_base(self) -> f64 {
        if self.y { 7.0 } else { 6.6 }
    }
}

const MODES: [Mode; 3] = [
    Mode { x: true, y: false },
    Mode { x: false, y: true },
    Mode { x: true, y: true },
];

/// Lists of candidates by candidate, end to end.
#[derive(Default)]
struct Lists {
    ends: Vec<u16>,
    items: Vec<u16>,
}

impl Lists {
    fn of(&self, candidate: usize) -> &[u16] {
        let start = if candidate == 0 {
            0
        } else {
            self.ends[candidate - 1]
        };
        &self.items[start.into()..self.ends[candidate].into()]
    }

    fn clear(&mut self) {
        self.ends.clear();
        self.items.clear();
    }

    /// Ends the list of the next candidate.
    fn end(&mut self) {
        self.ends.push(self.items.len() as u16);
    }
}

/// What the searches need, kept from one position to the next so that nothing is allocated.
#[derive(Default)]
pub(super) struct Unary {
    /// What a candidate that is on turns off, in the order it is followed; dead ends left out.
    weak: Lists,
    /// What one that is off turns on.
    strong: Lists,
    nodes: Vec<Node>,
    seen_on: Stamps,
    seen_off: Stamps,
}

/// A candidate on the way and the one before it.
#[derive(Clone, Copy)]
struct Node {
    candidate: u16,
    before: u16,
}

const START: u16 = u16::MAX;

/// Marks that are all wiped at once.
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

    /// Marks a candidate; says whether it was unmarked.
    fn mark(&mut self, candidate: usize) -> bool {
        std::mem::replace(&mut self.stamps[candidate], self.now) != self.now
    }
}

impl Unary {
    /// The shortest chain or cycle of the position.
    pub(super) fn best(&mut self, pencil: &Pencil) -> Option<Hint> {
        let mut keeper = Keeper::Best(Best::default());
        self.search(pencil, &mut keeper);
        match keeper {
            Keeper::Best(best) => best.hint,
            Keeper::All { .. } => None,
        }
    }

    /// Every chain and cycle of the position, the best first, with what had to go since
    /// `before` for it to appear.
    pub(super) fn all(&mut self, pencil: &Pencil, before: &Pencil) -> Vec<Found> {
        let mut keeper = Keeper::All {
            found: Vec::new(),
            before,
        };
        self.search(pencil, &mut keeper);
        let Keeper::All { mut found, .. } = keeper else {
            return Vec::new();
        };
        found.sort_by(|a, b| {
            let key = |found: &Found| (found.hint.complexity, found.order);
            a.hint
                .rating
                .total_cmp(&b.hint.rating)
                .then(key(a).cmp(&key(b)))
        });
        found
    }

    fn search(&mut self, pencil: &Pencil, best: &mut Keeper<'_>) {
        for mode in MODES {
            let least = if mode.x && mode.y { 7.0 } else { 6.5 };
            if !best.wants(least, 4, mode.order()) {
                continue;
            }
            self.link(pencil, mode);
            for cell in 0..81 {
                let count = pencil.cells[cell].count_ones();
                if count < 2 || (!mode.x && count > 2) {
                    continue;
                }
                for digit in bits(pencil.cells[cell]) {
                    let source = cell * 9 + digit;
                    self.cycles(pencil, source, mode, best);
                    if mode.x {
                        self.chain(pencil, source, true, mode, best);
                        self.chain(pencil, source, false, mode, best);
                    }
                }
            }
        }
    }

    /// Lists the links of the position.
    fn link(&mut self, pencil: &Pencil, mode: Mode) {
        self.strong.clear();
        for candidate in 0..729 {
            if pencil.has(candidate) {
                let (cell, digit) = (candidate / 9, candidate % 9);
                if mode.y
                    && pencil.cells[cell].count_ones() == 2
                    && let Some(other) = only(pencil.cells[cell] & !(1 << digit))
                {
                    self.strong.items.push((cell * 9 + other) as u16);
                }
                if mode.x {
                    for Home { house, place } in &HOMES[cell] {
                        let others = pencil.places[*house][digit] & !(1 << place);
                        if let Some(other) = only(others) {
                            let end = (CELLS[*house][other] * 9 + digit) as u16;
                            // A pair in a box and a line is one link, not two.
                            let start = self.strong.ends.last().copied().unwrap_or(0);
                            if !self.strong.items[start.into()..].contains(&end) {
                                self.strong.items.push(end);
                            }
                        }
                    }
                }
            }
            self.strong.end();
        }
        self.weak.clear();
        for candidate in 0..729 {
            if pencil.has(candidate) {
                let (cell, digit) = (candidate / 9, candidate % 9);
                let leads_on = |candidate: usize| !self.strong.of(candidate).is_empty();
                if mode.y {
                    for other in bits(pencil.cells[cell] & !(1 << digit)) {
                        if leads_on(cell * 9 + other) {
                            self.weak.items.push((cell * 9 + other) as u16);
                        }
                    }
                }
                let box_ = HOMES[cell][0].house;
                for (kind, Home { house, place }) in HOMES[cell].iter().enumerate() {
                    for place in bits(pencil.places[*house][digit] & !(1 << place)) {
                        let other = CELLS[*house][place];
                        let listed = kind > 0 && HOMES[other][0].house == box_;
                        if !listed && leads_on(other * 9 + digit) {
                            self.weak.items.push((other * 9 + digit) as u16);
                        }
                    }
                }
            }
            self.weak.end();
        }
    }

    /// Cycles through a candidate: on, then off and on in turn until it is turned on again.
    fn cycles(&mut self, pencil: &Pencil, source: Candidate, mode: Mode, best: &mut Keeper<'_>) {
        if self.strong.of(source).is_empty() {
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
            // A cycle closed two links further on has so many candidates.
            if !best.wants(mode.cycle_base(), links + 2, mode.order()) {
                return;
            }
            let first_off = self.nodes.len();
            for number in level {
                for &candidate in self.weak.of(self.nodes[number].candidate.into()) {
                    // What was turned off before leads on to nothing new, but it may close
                    // another cycle.
                    let is_new = self.seen_off.mark(candidate.into());
                    let closes = || self.strong.of(candidate.into()).contains(&(source as u16));
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
                for &candidate in self.strong.of(self.nodes[number].candidate.into()) {
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
                            let mut hint = Hint::removing(source, removed);
                            let parents = best.before().map(|before| {
                                self.describe_cycle(number, before, pencil, &mut hint)
                            });
                            let parents = parents.unwrap_or_default();
                            best.keep(mode.cycle_base(), links, mode.order(), hint, parents);
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

    /// Whether a candidate was turned off before on the way to a node.
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

    /// What every cell outside a cycle loses: digits that see it on and off.
    fn removed_by_cycle(&self, pencil: &Pencil, source: Candidate, last: usize) -> Vec<Candidate> {
        // From the source, turned on again, back to where it began.
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

    /// The shortest way from a candidate, on or off, to its opposite.
    fn chain(
        &mut self,
        pencil: &Pencil,
        source: Candidate,
        starts_on: bool,
        mode: Mode,
        best: &mut Keeper<'_>,
    ) {
        let (base, order) = (mode.chain_base(), mode.order());
        self.seen_on.wipe();
        self.seen_off.wipe();
        self.nodes.clear();
        self.nodes.push(Node {
            candidate: source as u16,
            before: START,
        });
        let mut level = 0..1;
        let mut is_on = starts_on;
        // Candidates on the way, both ends included, when the next link closes it.
        let mut length: u16 = 2;
        while !level.is_empty() && best.wants(base, length, order) {
            let first = self.nodes.len();
            for number in level {
                let from = usize::from(self.nodes[number].candidate);
                if is_on && starts_on && sees(from, source, mode) {
                    let name = Source::Chain {
                        x: mode.x,
                        y: mode.y,
                    };
                    let mut hint = Hint::removing(name, vec![source]);
                    let parents = best
                        .before()
                        .map(|before| self.describe_chain(number, true, before, pencil, &mut hint));
                    best.keep(base, length, order, hint, parents.unwrap_or_default());
                    return;
                }
                let next = if is_on {
                    self.weak.of(from)
                } else {
                    self.strong.of(from)
                };
                for &candidate in next {
                    if !is_on && !starts_on && usize::from(candidate) == source {
                        let name = Source::Chain {
                            x: mode.x,
                            y: mode.y,
                        };
                        let mut hint = Hint::placing(name, source, pencil);
                        let parents = best.before().map(|before| {
                            self.describe_chain(number, false, before, pencil, &mut hint)
                        });
                        best.keep(base, length, order, hint, parents.unwrap_or_default());
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

    /// The candidates from a node back to the start.
    fn way_back(&self, last: usize) -> impl Iterator<Item = Candidate> {
        let mut number = last as u16;
        std::iter::from_fn(move || {
            let node = self.nodes.get(usize::from(number))?;
            number = node.before;
            Some(node.candidate.into())
        })
    }

    /// Signs a chain that ends with a link from `last` to the start's opposite, and tells what
    /// had to go for it.
    fn describe_chain(
        &self,
        last: usize,
        starts_on: bool,
        before: &Pencil,
        now: &Pencil,
        hint: &mut Hint,
    ) -> Vec<Candidate> {
        let start = usize::from(self.nodes[0].candidate);
        let way: Vec<Candidate> = std::iter::once(start).chain(self.way_back(last)).collect();
        // The end is the opposite of the start, and they alternate.
        let is_on = |place: usize| (place % 2 == 0) != starts_on;
        let mut parents = Vec::new();
        let mut hash = FNV;
        for (place, &candidate) in way.iter().enumerate() {
            let literal = if is_on(place) {
                on(candidate)
            } else {
                off(candidate)
            };
            hash = mixed(hash, literal.into());
            if let (true, Some(&from)) = (is_on(place), way.get(place + 1)) {
                gone(
                    candidate,
                    strong_cause(from, candidate, now),
                    before,
                    now,
                    &mut parents,
                );
            }
        }
        hint.signature = mixed(hash, u64::MAX);
        parents
    }

    /// The same for a cycle that a link from `last` closes, which is read both ways.
    fn describe_cycle(
        &self,
        last: usize,
        before: &Pencil,
        now: &Pencil,
        hint: &mut Hint,
    ) -> Vec<Candidate> {
        let start = usize::from(self.nodes[0].candidate);
        let way: Vec<Candidate> = std::iter::once(start).chain(self.way_back(last)).collect();
        let mut parents = Vec::new();
        let mut hash = FNV;
        // Forwards: what is on follows by strong links.
        for (place, pair) in way.windows(2).enumerate() {
            let literal = if place % 2 == 0 {
                on(pair[0])
            } else {
                off(pair[0])
            };
            hash = mixed(hash, literal.into());
            if place % 2 == 0 {
                gone(
                    pair[0],
                    strong_cause(pair[1], pair[0], now),
                    before,
                    now,
                    &mut parents,
                );
            }
        }
        hash = mixed(hash, u64::MAX);
        // Backwards: what was off is on, for the reason it was off.
        for (place, pair) in way.windows(2).enumerate().rev() {
            let literal = if place % 2 == 0 {
                off(pair[0])
            } else {
                on(pair[0])
            };
            hash = mixed(hash, literal.into());
            if place % 2 == 1 {
                gone(
                    pair[0],
                    weak_cause(pair[1], pair[0]),
                    before,
                    now,
                    &mut parents,
                );
            }
        }
        hint.signature = mixed(hash, u64::MAX);
        parents
    }
}

/// Why a candidate is on when another is off.
fn strong_cause(from: Candidate, to: Candidate, now: &Pencil) -> Cause {
    if from / 9 == to / 9 {
        return Cause::Cell;
    }
    let kind = (0..3).find(|&kind| {
        let (one, other) = (&HOMES[from / 9][kind], &HOMES[to / 9][kind]);
        one.house == other.house && now.places[one.house][to % 9].count_ones() == 2
    });
    Cause::House(kind.unwrap_or_default() as u8)
}

/// Why a candidate is off when another is on.
fn weak_cause(from: Candidate, to: Candidate) -> Cause {
    if from / 9 == to / 9 {
        return Cause::Cell;
    }
    let kind = (0..3).find(|&kind| HOMES[from / 9][kind].house == HOMES[to / 9][kind].house);
    Cause::House(kind.unwrap_or_default() as u8)
}

/// Who keeps the chains.
enum Keeper<'a> {
    /// The best alone.
    Best(Best),
    /// All, with what had to go since a position before.
    All {
        found: Vec<Found>,
        before: &'a Pencil,
    },
}

impl<'a> Keeper<'a> {
    fn wants(&self, base: f64, complexity: u16, order: u8) -> bool {
        match self {
            Self::Best(best) => best.could_be(base, complexity, order),
            Self::All { .. } => true,
        }
    }

    const fn before(&self) -> Option<&'a Pencil> {
        match self {
            Self::Best(_) => None,
            Self::All { before, .. } => Some(*before),
        }
    }

    fn keep(
        &mut self,
        base: f64,
        complexity: u16,
        order: u8,
        mut hint: Hint,
        parents: Vec<Candidate>,
    ) {
        match self {
            Self::Best(best) => best.offer(base, complexity, order, hint),
            Self::All { found, .. } => {
                hint.rating = base + for_length(complexity);
                hint.complexity = complexity;
                found.push(Found {
                    hint,
                    order,
                    parents,
                });
            }
        }
    }
}

/// Whether a candidate that is on turns another off.
fn sees(from: Candidate, to: Candidate, mode: Mode) -> bool {
    let (cell, digit) = (from / 9, from % 9);
    if cell == to / 9 {
        return mode.y && digit != to % 9;
    }
    digit == to % 9
        && HOMES[cell]
            .iter()
            .zip(&HOMES[to / 9])
            .any(|(a, b)| a.house == b.house)
}
