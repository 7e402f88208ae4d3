//! The links in a position, listed once for all chains that follow them.

use novena_techniques::pencil::{CELLS, Candidate, HOMES, Home, PEERS, Pencil, bits, only};

/// The kinds of links used in a search.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) struct Mode {
    /// Links on one digit: strong links in houses.
    pub(super) x: bool,
    /// Links through cells: strong links in bivalue cells, weak links within cells.
    pub(super) y: bool,
}

impl Mode {
    /// The rank of this kind of chain among otherwise equal chains.
    pub(super) const fn order(self) -> u8 {
        match (self.x, self.y) {
            (true, false) => 2,
            (false, _) => 3,
            (true, true) => 4,
        }
    }

    pub(super) const fn cycle_base(self) -> f64 {
        if self.x && self.y { 7.0 } else { 6.5 }
    }

    pub(super) const fn chain_base(self) -> f64 {
        if self.y { 7.0 } else { 6.6 }
    }
}

/// Concatenated lists of candidates, one list for each candidate.
#[derive(Default)]
pub(super) struct Lists {
    ends: Vec<u16>,
    items: Vec<u16>,
}

impl Lists {
    pub(super) fn of(&self, candidate: usize) -> &[u16] {
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

    /// Ends the current candidate's list.
    fn end(&mut self) {
        self.ends.push(self.items.len() as u16);
    }
}

/// The links that one search may use.
#[derive(Default)]
pub(super) struct Links {
    /// For each candidate, the candidates that it turns off when it is on, in the order in which
    /// they are followed. Dead ends are omitted.
    pub(super) weak: Lists,
    /// For each candidate, the candidates that it turns on when it is off.
    pub(super) strong: Lists,
}

impl Links {
    /// Lists the links in the position.
    pub(super) fn list(&mut self, pencil: &Pencil, mode: Mode) {
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
                            // A pair that is in both a box and a line is one link, not two.
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
}

/// Whether one candidate, when on, turns another off.
pub(super) fn sees(from: Candidate, to: Candidate, mode: Mode) -> bool {
    let (cell, digit) = (from / 9, from % 9);
    if cell == to / 9 {
        return mode.y && digit != to % 9;
    }
    digit == to % 9 && PEERS[cell] >> (to / 9) & 1 != 0
}

#[cfg(test)]
mod tests {
    use super::*;
    use novena_techniques::sketch;

    fn links(sketch: &str, mode: Mode) -> Links {
        let mut links = Links::default();
        links.list(&Pencil::new(sketch::position(sketch).grid()), mode);
        links
    }

    const X: Mode = Mode { x: true, y: false };
    const Y: Mode = Mode { x: false, y: true };

    #[test]
    fn a_pair_in_a_box_and_a_row_is_one_link() {
        let links = links("r1#1=r1c1,r1c2 b1#1=r1c1,r1c2", X);
        assert_eq!(links.strong.of(0), [9]);
        assert_eq!(links.strong.of(9), [0]);
    }

    #[test]
    fn cells_link_their_two_candidates() {
        let sketch = "r1c1=12 r1#1=r1c1,r1c5";
        assert_eq!(links(sketch, Y).strong.of(0), [1]);
        assert_eq!(links(sketch, X).strong.of(0), [4 * 9]);
        let both = Mode { x: true, y: true };
        assert_eq!(links(sketch, both).strong.of(0), [1, 4 * 9]);
    }

    #[test]
    fn weak_links_to_dead_ends_are_left_out() {
        // Of all the 1s that r1c1 turns off, only r1c5 leads further.
        let links = links("r1#1=r1c1,r1c5,r1c6 c5#1=r1c5,r9c5", X);
        assert_eq!(links.weak.of(0), [4 * 9]);
    }

    #[test]
    fn sight_depends_on_the_kind_of_links() {
        assert!(sees(0, 1, Y) && !sees(0, 1, X));
        assert!(sees(0, 8 * 9, X) && !sees(0, 8 * 9 + 1, X));
    }
}
