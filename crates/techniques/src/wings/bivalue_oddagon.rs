//! Bivalue oddagon: an odd loop of cells that cannot be filled with only two digits.
//!
//! Every cell in the loop has a and b as candidates, and sees the next cell. If the cells held only
//! a and b, these digits would alternate around the loop, which is impossible for an odd number of
//! cells. Therefore one of the other candidates in the loop is true. If all of these candidates are
//! in one cell, that cell is neither a nor b. If all other candidates have the same digit, no cell
//! that sees all of them can hold that digit.
//!
//! ```text
//! ab----abz     five cells of a loop: one of the two z is true,
//!  |     |      and z is removed from all cells that see both
//! ab    abz
//!   \  /
//!    ab
//! ```
//!
//! The search finds loops of five, seven and nine cells.

use std::collections::BTreeSet;
use std::ops::ControlFlow;

use novena_core::{Candidate, Cell, CellSet, Digit, DigitSet};

use crate::{Kind, Link, Node, Position, Role, Step, StepSink, Technique};

pub(crate) struct BivalueOddagon;

const LENGTHS: [usize; 3] = [5, 7, 9];
/// The maximum number of cells with other candidates.
const MOST_GUARDED: usize = 3;

impl Technique for BivalueOddagon {
    fn kind(&self) -> Kind {
        Kind::BIVALUE_ODDAGON
    }

    fn find(&self, position: &Position, found: StepSink<'_>) -> ControlFlow<()> {
        for (place, &a) in Digit::ALL.iter().enumerate() {
            for &b in &Digit::ALL[place + 1..] {
                let pair: DigitSet = [a, b].into_iter().collect();
                let cells = position.places(a) & position.places(b) & position.open_cells();
                let pure: CellSet = cells
                    .iter()
                    .filter(|&cell| position[cell] == pair)
                    .collect();
                if pure.len() + MOST_GUARDED < LENGTHS[0] {
                    continue;
                }
                for length in LENGTHS {
                    let mut walk = Walk {
                        position,
                        pair,
                        cells,
                        length,
                        way: Vec::with_capacity(length),
                        reported: BTreeSet::new(),
                    };
                    for start in cells {
                        walk.add(start, Guard::default(), found)?;
                    }
                }
            }
        }
        ControlFlow::Continue(())
    }
}

/// The cells and digits of the other candidates in the loop so far.
#[derive(Clone, Copy, Default)]
struct Guard {
    cells: CellSet,
    digits: DigitSet,
}

impl Guard {
    /// Adds the other candidates in a cell. Returns `None` if a conclusion is no longer possible.
    fn with(self, position: &Position, cell: Cell, pair: DigitSet) -> Option<Self> {
        let others = position[cell] - pair;
        if others.is_empty() {
            return Some(self);
        }
        let guard = Self {
            cells: self.cells.with(cell),
            digits: self.digits | others,
        };
        let count = guard.cells.len();
        let seen = |digit: Digit| guard.cells.common_peers() & position.places(digit);
        let strikes = match guard.digits.single() {
            Some(digit) => count == 1 || !seen(digit).is_empty(),
            None => count == 1,
        };
        (count <= MOST_GUARDED && strikes).then_some(guard)
    }
}

/// A loop under construction.
struct Walk<'a> {
    position: &'a Position,
    pair: DigitSet,
    /// The cells that have both digits as candidates.
    cells: CellSet,
    length: usize,
    way: Vec<Cell>,
    /// The sets of cells with other candidates for which a loop has already been reported.
    reported: BTreeSet<CellSet>,
}

impl Walk<'_> {
    /// Adds a cell, and then the cells that may follow it. The first cell has the lowest number in
    /// the loop, so that each loop is found only once.
    fn add(&mut self, cell: Cell, guard: Guard, found: StepSink<'_>) -> ControlFlow<()> {
        let Some(guard) = guard.with(self.position, cell, self.pair) else {
            return ControlFlow::Continue(());
        };
        self.way.push(cell);
        let start = self.way[0];
        if self.way.len() < self.length {
            for next in cell.peers() & self.cells {
                if next > start && !self.way.contains(&next) {
                    self.add(next, guard, found)?;
                }
            }
        } else if cell.sees(start) && !guard.cells.is_empty() && self.reported.insert(guard.cells) {
            self.report(guard, found)?;
        }
        self.way.pop();
        ControlFlow::Continue(())
    }

    fn report(&self, guard: Guard, found: StepSink<'_>) -> ControlFlow<()> {
        let (position, kind) = (self.position, Kind::BIVALUE_ODDAGON);
        let step = match (guard.cells.single(), guard.digits.single()) {
            (Some(cell), _) => Step::clear(kind, position, self.pair, cell.into()),
            (None, Some(digit)) => {
                Step::eliminate(kind, position, digit, guard.cells.common_peers())
            }
            (None, None) => None,
        };
        let Some(step) = step else {
            return ControlFlow::Continue(());
        };
        let others: Vec<Candidate> = guard
            .cells
            .iter()
            .flat_map(|cell| {
                let digits = position[cell] - self.pair;
                digits.iter().map(move |digit| cell.with(digit))
            })
            .collect();
        let digit = self.pair.iter().next().unwrap_or(Digit::ALL[0]);
        let nodes = self.way.iter().chain(self.way.first());
        let nodes: Vec<Node> = nodes.map(|&cell| Node::new(digit, cell)).collect();
        let cells: CellSet = self.way.iter().copied().collect();
        let step = step
            .because(Role::Digit, self.pair)
            .because(Role::Cells, cells)
            .because(Role::Extra, guard.digits)
            .because(Role::Pincer, others);
        // The links are drawn as a loop but do not form a chain, because all of them are weak.
        let links = nodes.windows(2).map(|ends| Link::weak(ends[0], ends[1]));
        found(links.fold(step, |step, link| step.because(Role::Link, vec![link])))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::sketch::check;

    /// A loop of r1c1, r1c6, r5c6, r4c4 and r4c1 with the digits 1 and 2.
    const LOOP: &str = "r1c1=12 r1c6=12 r5c6=12 r4c4=12 r4c1=123 r1c4<>1 r4c6<>1";

    #[test]
    fn the_only_cell_with_other_candidates_loses_the_two_digits() {
        check(&BivalueOddagon, LOOP, &["r4c1<>1 r4c1<>2"]);
        let several = LOOP.replace("r4c1=123", "r4c1=12345");
        check(&BivalueOddagon, &several, &["r4c1<>1 r4c1<>2"]);
        let turned = "r1c1=12 r6c1=12 r6c5=12 r4c4=12 r1c4=129 r4c1<>1 r6c4<>1";
        check(&BivalueOddagon, turned, &["r1c4<>1 r1c4<>2"]);
    }

    #[test]
    fn one_extra_digit_is_removed_from_cells_that_see_all_its_places() {
        let sketch = LOOP.replace("r1c1=12", "r1c1=123");
        let seen = "r2c1<>3 r3c1<>3 r5c1<>3 r6c1<>3 r7c1<>3 r8c1<>3 r9c1<>3";
        check(&BivalueOddagon, &sketch, &[seen]);
        let two = sketch.replace("r4c1=123", "r4c1=124");
        check(&BivalueOddagon, &two, &[]);
    }

    #[test]
    fn the_loop_is_odd_and_closed() {
        check(&BivalueOddagon, "r1c1=12 r1c6=12 r4c6=12 r4c1=123", &[]);
        check(&BivalueOddagon, &LOOP.replace("r4c4=12", "r7c4=12"), &[]);
        check(&BivalueOddagon, &LOOP.replace("r4c4=12", "r4c4=13"), &[]);
    }
}
