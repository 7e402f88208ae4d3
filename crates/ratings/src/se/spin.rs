//! Computes a web. In a web, candidates that are on turn others off, and candidates that are off
//! leave others as the only option.

use super::rules::Rules;
use super::technique::Rank;
use super::web::{Cause, Literal, Web, candidate, is_on, off, on};
use novena_techniques::pencil::{CELLS, Candidate, HOMES, Home, Pencil, bits, only};

/// Computes the web of an assumption. Stops at the first contradiction. Literals that are on are
/// processed before those that are off.
pub(super) fn spin(pencil: &Pencil, assumed: Literal, rules: &mut Rules<'_>) -> Box<Web> {
    let mut web = rules.spare.webs.pop().unwrap_or_default();
    web.clear();
    let mut waiting = std::mem::take(&mut rules.spare.waiting);
    waiting.iter_mut().for_each(Queue::clear);
    let [waiting_on, waiting_off] = waiting;
    let mut spinning = Spinning {
        source: pencil,
        now: None,
        web,
        in_cells: rules.rank != Rank::Nishio,
        waiting_on,
        waiting_off,
        parents: Vec::new(),
    };
    if rules.rank.is_dynamic() {
        spinning.now = Some(pencil.clone());
    }
    let node = spinning.web.follow(assumed, Cause::Assumed, &[]);
    spinning.wait(node);
    spinning.run(rules);
    rules.spare.waiting = [spinning.waiting_on, spinning.waiting_off];
    spinning.web
}

/// Memory from earlier webs, kept for reuse.
#[derive(Default)]
pub(super) struct Spare {
    // Webs are boxed because they are too large to be moved.
    #[allow(clippy::vec_box)]
    pub(super) webs: Vec<Box<Web>>,
    waiting: [Queue; 2],
}

#[derive(Default)]
struct Queue {
    items: Vec<u16>,
    next: usize,
}

impl Queue {
    fn clear(&mut self) {
        self.items.clear();
        self.next = 0;
    }

    fn pop(&mut self) -> Option<u16> {
        let item = self.items.get(self.next).copied()?;
        self.next += 1;
        Some(item)
    }
}

struct Spinning<'a> {
    source: &'a Pencil,
    /// The position without the candidates that are off, or `None` if this kind of web does not
    /// change the position.
    now: Option<Pencil>,
    web: Box<Web>,
    /// Whether cells link their candidates.
    in_cells: bool,
    waiting_on: Queue,
    waiting_off: Queue,
    /// A buffer for the parents of one literal.
    parents: Vec<u16>,
}

impl Spinning<'_> {
    fn pencil(&self) -> &Pencil {
        self.now.as_ref().unwrap_or(self.source)
    }

    fn wait(&mut self, node: u16) {
        let queue = if is_on(self.web.nodes[usize::from(node)].literal) {
            &mut self.waiting_on
        } else {
            &mut self.waiting_off
        };
        queue.items.push(node);
    }

    fn run(&mut self, rules: &mut Rules<'_>) {
        loop {
            while let Some(node) = self.waiting_on.pop() {
                if self.turn_off(node) {
                    return;
                }
            }
            if let Some(node) = self.waiting_off.pop() {
                if self.turn_on(node) {
                    return;
                }
                continue;
            }
            if rules.level() == 0 || !self.advance(rules) {
                return;
            }
        }
    }

    /// Follows the links from a candidate that is on. Returns whether this led to a contradiction.
    fn turn_off(&mut self, node: u16) -> bool {
        let from = candidate(self.web.nodes[usize::from(node)].literal);
        let (cell, digit) = (from / 9, from % 9);
        if self.in_cells {
            for other in bits(self.pencil().cells[cell] & !(1 << digit)) {
                if self.reach_off(cell * 9 + other, Cause::Cell, node) {
                    return true;
                }
            }
        }
        let box_ = HOMES[cell][0].house;
        for (kind, Home { house, place }) in HOMES[cell].iter().enumerate() {
            for place in bits(self.pencil().places[*house][digit] & !(1 << place)) {
                let other = CELLS[*house][place];
                let listed = kind > 0 && HOMES[other][0].house == box_;
                if !listed && self.reach_off(other * 9 + digit, Cause::House(kind as u8), node) {
                    return true;
                }
            }
        }
        false
    }

    fn reach_off(&mut self, to: Candidate, cause: Cause, parent: u16) -> bool {
        if let Some(opposite) = self.web.find(on(to)) {
            let node = self.web.add(off(to), cause, &[parent]);
            self.web.contradiction = Some([opposite, node]);
            return true;
        }
        if self.web.find(off(to)).is_none() {
            let node = self.web.follow(off(to), cause, &[parent]);
            self.wait(node);
        }
        false
    }

    /// Follows the links from a candidate that is off, and removes it from a dynamic web's
    /// position. Returns whether this led to a contradiction.
    fn turn_on(&mut self, node: u16) -> bool {
        let from = candidate(self.web.nodes[usize::from(node)].literal);
        let (cell, digit) = (from / 9, from % 9);
        // All links are found before any is followed.
        let mut found: [Option<(Candidate, Cause)>; 4] = [None; 4];
        let pencil = self.pencil();
        let in_cell = pencil.cells[cell];
        if self.in_cells
            && in_cell.count_ones() == 2
            && let Some(other) = only(in_cell & !(1 << digit))
        {
            found[0] = Some((cell * 9 + other, Cause::Cell));
        }
        for (kind, Home { house, place }) in HOMES[cell].iter().enumerate() {
            if let Some(other) = only(pencil.places[*house][digit] & !(1 << place)) {
                let to = CELLS[*house][other] * 9 + digit;
                let listed = found[1..].iter().flatten().any(|(there, _)| *there == to);
                if !listed {
                    found[1 + kind] = Some((to, Cause::House(kind as u8)));
                }
            }
        }
        let mut reached: [Option<(Candidate, u16)>; 4] = [None; 4];
        for (slot, &(to, cause)) in found
            .iter()
            .enumerate()
            .filter_map(|(slot, found)| Some((slot, found.as_ref()?)))
        {
            self.collect_parents(node, to, cause);
            let parents = std::mem::take(&mut self.parents);
            let made = self.web.add(on(to), cause, &parents);
            self.parents = parents;
            reached[slot] = Some((to, made));
        }
        if let Some(now) = &mut self.now {
            now.remove(from);
        }
        for &(to, made) in reached.iter().flatten() {
            if let Some(opposite) = self.web.find(off(to)) {
                self.web.contradiction = Some([made, opposite]);
                return true;
            }
            if self.web.find(on(to)).is_none() {
                self.web.set(on(to), made);
                self.waiting_on.items.push(made);
            }
        }
        false
    }

    /// Collects the parents of a literal that is on because others are off. They are the node
    /// `last`, which was turned off last, and the nodes of the literals that left the position
    /// earlier.
    fn collect_parents(&mut self, last: u16, to: Candidate, cause: Cause) {
        self.parents.clear();
        self.parents.push(last);
        let Some(now) = &self.now else {
            return;
        };
        let (cell, digit) = (to / 9, to % 9);
        match cause {
            Cause::Cell => {
                for other in bits(self.source.cells[cell] & !now.cells[cell]) {
                    self.parents.extend(self.web.find(off(cell * 9 + other)));
                }
            }
            Cause::House(kind) => {
                let house = HOMES[cell][usize::from(kind)].house;
                for place in bits(self.source.places[house][digit] & !now.places[house][digit]) {
                    let other = CELLS[house][place];
                    self.parents.extend(self.web.find(off(other * 9 + digit)));
                }
            }
            Cause::Assumed | Cause::Inner => {}
        }
    }

    /// If no link applies, tries patterns and chains in the current position. Returns whether they
    /// added anything new.
    fn advance(&mut self, rules: &mut Rules<'_>) -> bool {
        let Some(now) = &self.now else {
            return false;
        };
        let mut is_new = false;
        for inner in rules.inner_hints(now, self.source) {
            let parents: Vec<u16> = inner
                .parents
                .iter()
                .filter_map(|&parent| self.web.find(off(parent)))
                .collect();
            let nested = inner.nested.map(|hint| {
                self.web.nested.push(hint);
                (self.web.nested.len() - 1) as u16
            });
            for &removed in &inner.removes {
                if self.web.find(off(removed)).is_none() {
                    let node = self.web.follow(off(removed), Cause::Inner, &parents);
                    self.web.nodes[usize::from(node)].nested = nested;
                    self.waiting_off.items.push(node);
                    is_new = true;
                }
            }
        }
        is_new
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::se::web::LiteralMarks;
    use novena_techniques::sketch;

    fn web(sketch: &str, assumed: Literal, rank: Rank) -> Box<Web> {
        let pencil = Pencil::new(sketch::position(sketch).grid());
        spin(&pencil, assumed, &mut Rules::new(rank, &|| false))
    }

    #[test]
    fn links_follow_one_another() {
        // With 1 in r1c1, r1c9 must be 2, which r9c9 then cannot hold.
        let web = web("r1c9=12 r9c9=23", on(0), Rank::Static);
        let end = web.find(on(80 * 9 + 2)).unwrap();
        assert_eq!(web.nodes[usize::from(end)].depth, 5);
        assert_eq!(web.count(end, &mut LiteralMarks::new()), 5);
        assert_eq!(web.contradiction, None);
    }

    #[test]
    fn only_a_dynamic_web_uses_its_own_eliminations() {
        // Both other digits in r9c9 are eliminated, in different ways.
        let sketch = "r1c9=14 r9c1=15 r9c9=456";
        let six = on(80 * 9 + 5);
        assert_eq!(web(sketch, on(0), Rank::Static).find(six), None);
        let dynamic = web(sketch, on(0), Rank::Dynamic);
        let node = dynamic.find(six).unwrap();
        assert_eq!(dynamic.parents(node).len(), 2);
    }

    #[test]
    fn nishio_stays_with_one_digit() {
        let web = web("r1c9=12", on(0), Rank::Nishio);
        assert_eq!(web.find(on(8 * 9 + 1)), None);
        assert!(web.find(off(8 * 9)).is_some());
    }

    #[test]
    fn a_contradiction_ends_a_web() {
        // With 1 in r1c1, r1c9 must be 2 and r9c1 must be 3, which leaves r9c9 without any digit.
        let web = web("r1c9=12 r9c1=13 r9c9=23", on(0), Rank::Dynamic);
        let [is_on, is_off] = web.contradiction.unwrap();
        let [up, down] = [is_on, is_off].map(|node| web.nodes[usize::from(node)].literal);
        assert_eq!(up ^ 1, down);
    }

    #[test]
    fn patterns_continue_where_links_end() {
        // Without 4 in r3c3, the digit is locked in the first row of the box.
        let sketch = "b1#4=r1c1,r1c2,r3c3";
        let assumed = off(20 * 9 + 3);
        assert_eq!(
            web(sketch, assumed, Rank::Dynamic).find(off(8 * 9 + 3)),
            None
        );
        let plus = web(sketch, assumed, Rank::Nested(1));
        let locked = plus.find(off(8 * 9 + 3)).unwrap();
        assert_eq!(plus.nodes[usize::from(locked)].cause, Cause::Inner);
        assert_eq!(plus.parents(locked), [0]);
    }
}
