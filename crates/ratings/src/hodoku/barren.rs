//! What was searched in vain.
//!
//! A technique of one digit sees nothing but that digit's places. Where they are as they were
//! when it last found nothing, it finds nothing again, and on a long path that is mostly so.
//! A technique that sees nothing but some cells finds nothing again where these are as they were.

use super::pencil::{Candidate, Cells, Digits, Pencil};

/// For each digit the places in which a technique found nothing.
pub(super) struct Barren([Cells; 9]);

impl Default for Barren {
    fn default() -> Self {
        // No digit has places outside the board.
        Self([Cells::MAX; 9])
    }
}

impl Barren {
    /// Whether a digit is worth a search.
    pub(super) fn is_fresh(&self, pencil: &Pencil, digit: usize) -> bool {
        let spots = pencil.spots[digit];
        spots != 0 && spots != self.0[digit]
    }

    /// Remembers that a digit gave nothing.
    pub(super) fn mark(&mut self, pencil: &Pencil, digit: usize) {
        self.0[digit] = pencil.spots[digit];
    }

    /// The first digit that gives something.
    pub(super) fn search(
        &mut self,
        pencil: &Pencil,
        removes: &mut Vec<Candidate>,
        find: impl Fn(&Pencil, usize, &mut Vec<Candidate>) -> bool,
    ) -> bool {
        (0..9).any(|digit| {
            if !self.is_fresh(pencil, digit) {
                return false;
            }
            let is_found = find(pencil, digit, removes);
            if !is_found {
                self.mark(pencil, digit);
            }
            is_found
        })
    }
}

/// All cells as they were when a technique of some cells found nothing anywhere.
pub(super) struct BarrenCells([Digits; 81]);

impl Default for BarrenCells {
    fn default() -> Self {
        // No cell has digits beyond nine.
        Self([Digits::MAX; 81])
    }
}

impl BarrenCells {
    /// The cells that have changed since: what has none of them is not worth a search.
    pub(super) fn changed(&self, pencil: &Pencil) -> Cells {
        let both = self.0.iter().zip(&pencil.cells).enumerate();
        both.fold(0, |changed, (cell, (then, now))| {
            changed | Cells::from(then != now) << cell
        })
    }

    /// Remembers that nothing was found.
    pub(super) fn mark(&mut self, pencil: &Pencil) {
        self.0 = pencil.cells;
    }
}

/// What was searched in vain by each technique of one digit, and by those of some cells.
#[derive(Default)]
pub(super) struct Vain {
    pub(super) fish: [Barren; 3],
    pub(super) skyscrapers: [Barren; 2],
    pub(super) kite: Barren,
    pub(super) turbot: Barren,
    pub(super) rectangle: Barren,
    pub(super) finned: [Barren; 3],
    pub(super) colours: [Barren; 2],
    pub(super) x_chain: Barren,
    pub(super) franken: Barren,
    pub(super) sue_de_coq: BarrenCells,
    pub(super) hidden_sets: [BarrenCells; 3],
}
