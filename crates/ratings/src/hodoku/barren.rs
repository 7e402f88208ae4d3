//! Remembers unsuccessful searches.
//!
//! The result of a search for a single-digit pattern depends only on the digit's places. If the
//! last search found nothing and the places have not changed since, a new search would find nothing
//! either. Such repeated searches are frequent on long paths. The same applies to techniques that
//! depend only on certain cells.

use super::pencil::{Candidate, Cells, Digits, Pencil};

/// For each digit, its places when a technique last found nothing.
pub(super) struct Barren([Cells; 9]);

impl Default for Barren {
    fn default() -> Self {
        // This value does not match any position, because a digit never has places outside the
        // board.
        Self([Cells::MAX; 9])
    }
}

impl Barren {
    /// Whether a search for a digit could find something new.
    pub(super) fn is_fresh(&self, pencil: &Pencil, digit: usize) -> bool {
        let spots = pencil.spots[digit];
        spots != 0 && spots != self.0[digit]
    }

    /// Records that the search for a digit found nothing.
    pub(super) fn mark(&mut self, pencil: &Pencil, digit: usize) {
        self.0[digit] = pencil.spots[digit];
    }

    /// Searches the digits in order until a step is found. Returns whether one was found.
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

/// The candidates of all cells when a technique that depends on certain cells last found nothing.
pub(super) struct BarrenCells([Digits; 81]);

impl Default for BarrenCells {
    fn default() -> Self {
        // This value does not match any position, because cells never contain digits above nine.
        Self([Digits::MAX; 81])
    }
}

impl BarrenCells {
    /// The cells that have changed since the technique last found nothing. Patterns without changed
    /// cells need not be searched for again.
    pub(super) fn changed(&self, pencil: &Pencil) -> Cells {
        let both = self.0.iter().zip(&pencil.cells).enumerate();
        both.fold(0, |changed, (cell, (then, now))| {
            changed | Cells::from(then != now) << cell
        })
    }

    /// Records that nothing was found.
    pub(super) fn mark(&mut self, pencil: &Pencil) {
        self.0 = pencil.cells;
    }
}

/// The unsuccessful searches of the techniques that depend on a single digit, and of those that
/// depend on certain cells.
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
