//! Finds the first Sue de Coq in scan order.

use super::barren::BarrenCells;
use super::pencil::{Candidate, Cells, Digits, HOUSES, Pencil, bits, candidate, digits_of, first};

/// Finds a Sue de Coq: n cells at a crossing that have at least n + 2 digits between them. A set in
/// the rest of the line and a set in the rest of the box share out those digits.
pub(super) fn find(
    pencil: &Pencil,
    barren: &mut BarrenCells,
    removes: &mut Vec<Candidate>,
) -> bool {
    let (lines, blocks) = HOUSES.split_at(18);
    let changed = barren.changed(pencil);
    for line in lines {
        for block in blocks {
            let crossing = line & block & pencil.open_cells;
            if crossing.count_ones() < 2 || changed & (line | block) == 0 {
                continue;
            }
            let search = |middle: Cells, removes: &mut Vec<Candidate>| {
                Crossing::new(pencil, [*line, *block], middle)
                    .is_some_and(|crossing| crossing.line_sets(removes))
            };
            // The triple is tried between the two pairs that contain the first cell.
            let cells: Vec<usize> = bits(crossing).collect();
            let sets: &[&[usize]] = match cells.len() {
                2 => &[&[0, 1]],
                _ => &[&[0, 1], &[0, 1, 2], &[0, 2], &[1, 2]],
            };
            for set in sets {
                let middle = set
                    .iter()
                    .fold(0, |middle, &place| middle | 1 << cells[place]);
                if search(middle, removes) {
                    return true;
                }
            }
        }
    }
    barren.mark(pencil);
    false
}

struct Crossing<'a> {
    pencil: &'a Pencil,
    line: Cells,
    block: Cells,
    middle: Cells,
    digits: Digits,
    surplus: u32,
}

/// A set of cells and their digits.
#[derive(Clone, Copy, Default)]
struct Set {
    cells: Cells,
    digits: Digits,
}

impl<'a> Crossing<'a> {
    fn new(pencil: &'a Pencil, [line, block]: [Cells; 2], middle: Cells) -> Option<Self> {
        let digits = bits(middle).fold(0, |digits, cell| digits | pencil.cells[cell]);
        let surplus = digits.count_ones() - middle.count_ones().min(digits.count_ones());
        (surplus >= 2).then_some(Self {
            pencil,
            line: line & pencil.open_cells,
            block: block & pencil.open_cells,
            middle,
            digits,
            surplus,
        })
    }

    /// The number of cells in a set minus the number of the set's digits that the crossing does not
    /// have, if the result is positive and the set shares a digit with the crossing.
    fn share(&self, set: Set) -> Option<u32> {
        let strangers = (set.digits & !self.digits).count_ones();
        let cells = set.cells.count_ones();
        (set.digits & self.digits != 0 && cells > strangers).then(|| cells - strangers)
    }

    fn line_sets(&self, removes: &mut Vec<Candidate>) -> bool {
        let source = self.line & !self.middle;
        self.grow(source, Set::default(), 0x1ff, &mut |in_line| {
            let Some(share) = self.share(in_line) else {
                return false;
            };
            share < self.surplus && self.box_sets(in_line, self.surplus - share, removes)
        })
    }

    /// Searches the box for sets that complete a pattern.
    fn box_sets(&self, in_line: Set, wanted: u32, removes: &mut Vec<Candidate>) -> bool {
        let source = self.block & !self.middle & !in_line.cells;
        let allowed = !(in_line.digits & self.digits);
        self.grow(source, Set::default(), allowed, &mut |in_box| {
            if self.share(in_box) != Some(wanted) {
                return false;
            }
            // From the rest of its house, each set removes its own digits, and the crossing's
            // digits that are not in the other set.
            for (house, own, other) in [(self.block, in_box, in_line), (self.line, in_line, in_box)]
            {
                let cells = house & !own.cells & !self.middle;
                self.strike(cells, own.digits | self.digits & !other.digits, removes);
            }
            !removes.is_empty()
        })
    }

    /// Removes digits from cells.
    fn strike(&self, cells: Cells, digits: Digits, removes: &mut Vec<Candidate>) {
        for cell in bits(cells) {
            let gone = self.pencil.cells[cell] & digits;
            removes.extend(digits_of(gone).map(|digit| candidate(cell, digit)));
        }
    }

    /// Visits the subsets of the given cells, each before those that extend it.
    fn grow(
        &self,
        source: Cells,
        set: Set,
        allowed: Digits,
        see: &mut impl FnMut(Set) -> bool,
    ) -> bool {
        let mut left = source;
        while left != 0 {
            let cell = first(left);
            left &= left - 1;
            let set = Set {
                cells: set.cells | 1 << cell,
                digits: set.digits | self.pencil.cells[cell],
            };
            // A digit that is not allowed in a set is not allowed in a larger one either.
            if set.digits & !allowed == 0 && (see(set) || self.grow(left, set, allowed, see)) {
                return true;
            }
        }
        false
    }
}
