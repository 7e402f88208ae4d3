//! Takes givens away from many solutions at once, while each stays the only one.
//!
//! Each *carving* has its own random order of orbits (single cells where no symmetry is
//! asked for). The result is what one would get taking orbit by orbit in that order: gone if
//! the solution stays the only one without it, kept otherwise. To get there sooner:
//!
//! - A stretch of the order is tried as a whole. If that goes well, each of its orbits would
//!   have gone, since what holds without many givens holds with more.
//! - If it does not, another solution is known, and the cells in which it differs: not all
//!   of them may go. If all its orbits but the last in order have gone, the last must stay,
//!   which needs no search any more. So the next stretch ends there.
//! - Stretches of all carvings are tried together, one a lane of the solver.
//!
//! What comes out does not depend on which other solution the solver happens to find, nor on
//! the length of stretches: only on the order.

use novena_core::{CellSet, Puzzle, Solution};
use novena_kernel::Wave;

/// How the carvings of a bunch begin and end.
pub(crate) struct Plan {
    /// The cells that go or stay together.
    pub(crate) orbits: Vec<CellSet>,
    /// The number of each cell's orbit; anything for a cell that has none.
    orbit_of: [u8; 81],
    room: CellSet,
}

impl Plan {
    pub(crate) fn new(orbits: Vec<CellSet>) -> Self {
        let mut orbit_of = [0; 81];
        let mut room = CellSet::EMPTY;
        for (number, &orbit) in orbits.iter().enumerate() {
            room |= orbit;
            for cell in orbit {
                orbit_of[cell.index()] = number as u8;
            }
        }
        Self {
            orbits,
            orbit_of,
            room,
        }
    }

    /// The cells where givens may stand.
    pub(crate) const fn room(&self) -> CellSet {
        self.room
    }
}

/// A solution from which givens are taken.
pub(crate) struct Carving {
    pub(crate) solution: Solution,
    pub(crate) givens: CellSet,
    /// No fewer givens than these.
    goal: usize,
    /// The numbers of orbits in the order of trying.
    order: Vec<u8>,
    /// The place of each orbit in that order.
    place_of: [u8; 81],
    /// Everything before this place is decided.
    next: usize,
    /// The stretch that is being tried ends before this place.
    end: usize,
    /// The cells that stay.
    kept: CellSet,
    /// Differences to other solutions of which no cell is kept yet, and the place of the
    /// orbit that must stay if nothing else of them does.
    open: Vec<(usize, CellSet)>,
}

impl Carving {
    /// Of these givens, which have one solution, as many as can go in this order, but no
    /// more than `goal` allows.
    pub(crate) fn new(plan: &Plan, solution: Solution, order: Vec<u8>, goal: usize) -> Self {
        let mut place_of = [0; 81];
        for (place, &orbit) in order.iter().enumerate() {
            place_of[usize::from(orbit)] = place as u8;
        }
        Self {
            solution,
            givens: plan.room,
            goal,
            order,
            place_of,
            next: 0,
            end: 0,
            kept: CellSet::EMPTY,
            open: Vec::with_capacity(32),
        }
    }

    /// The next stretch to try, as the cells that would go; nothing when all is decided.
    fn plan(&mut self, plan: &Plan) -> Option<CellSet> {
        loop {
            self.open
                .retain(|(_, cells)| (*cells & self.kept).is_empty());
            let clip = self.open.iter().map(|&(place, _)| place).min();
            let clip = clip.unwrap_or(self.order.len());
            let most = stretch(self.givens.len());
            let mut gone = CellSet::EMPTY;
            self.end = self.next;
            while self.end < clip && gone.len() < most {
                let orbit = plan.orbits[usize::from(self.order[self.end])];
                if self.givens.len() < self.goal + gone.len() + orbit.len() {
                    break;
                }
                gone |= orbit;
                self.end += 1;
            }
            if !gone.is_empty() {
                return Some(gone);
            }
            // The orbit must stay, for a difference needs it or the goal forbids it.
            let &orbit = self.order.get(self.next)?;
            self.kept |= plan.orbits[usize::from(orbit)];
            self.next += 1;
        }
    }

    /// What came of trying a stretch.
    fn learn(&mut self, plan: &Plan, gone: CellSet, difference: CellSet) {
        if difference.is_empty() {
            self.givens -= gone;
            self.next = self.end;
            return;
        }
        let places = (difference & gone)
            .iter()
            .map(|cell| self.place_of[usize::from(plan.orbit_of[cell.index()])]);
        if let Some(last) = places.max() {
            self.open.push((usize::from(last), difference));
        }
    }
}

/// How many givens to take at once from so many. Measured: see `docs/benchmarks.md`.
const fn stretch(givens: usize) -> usize {
    match givens {
        43.. => givens - 40,
        36.. => 4,
        31.. => 3,
        _ => 2,
    }
}

/// Carves all of them to the end.
pub(crate) fn carve(plan: &Plan, carvings: &mut [Carving], wave: Wave) {
    let mut busy: Vec<usize> = (0..carvings.len()).collect();
    let (mut puzzles, mut solutions, mut tried) = (Vec::new(), Vec::new(), Vec::new());
    let mut differences = Vec::new();
    while !busy.is_empty() {
        puzzles.clear();
        solutions.clear();
        tried.clear();
        busy.retain(|&number| {
            let carving = &mut carvings[number];
            let Some(gone) = carving.plan(plan) else {
                return false;
            };
            puzzles.push(restricted(&carving.solution, carving.givens - gone));
            solutions.push(carving.solution);
            tried.push(gone);
            true
        });
        wave.differences(&puzzles, &solutions, &mut differences);
        for ((&number, &gone), &difference) in busy.iter().zip(&tried).zip(&differences) {
            carvings[number].learn(plan, gone, difference);
        }
    }
}

/// The digits of a solution in some cells.
pub(crate) fn restricted(solution: &Solution, givens: CellSet) -> Puzzle {
    let mut board = solution.board();
    for cell in !givens {
        board[cell] = None;
    }
    Puzzle::new(board)
}
