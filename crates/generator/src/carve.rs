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

use crate::NewPuzzle;
use crate::rounds::in_rounds;

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
    solution: Solution,
    pub(crate) givens: CellSet,
    /// The givens with their digits.
    puzzle: Puzzle,
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
    /// The cells that would go with it.
    trying: CellSet,
    /// The cells that stay.
    kept: CellSet,
    /// Differences to other solutions, and for each the next one in its list.
    differences: Vec<(CellSet, u16)>,
    /// For each place, the first of the differences whose last orbit it has: that must stay
    /// if nothing else of them does.
    ending_at: [u16; 81],
}

/// The end of a list.
const NONE: u16 = u16::MAX;

impl Carving {
    /// From the digits of a solution in the plan's room, which have no other solution, as
    /// many as can go in this order, but no more than `goal` allows.
    pub(crate) fn new(plan: &Plan, solution: Solution, order: Vec<u8>, goal: usize) -> Self {
        let mut place_of = [0; 81];
        for (place, &orbit) in order.iter().enumerate() {
            place_of[usize::from(orbit)] = place as u8;
        }
        Self {
            solution,
            givens: plan.room,
            puzzle: restricted(&solution, plan.room),
            goal,
            order,
            place_of,
            next: 0,
            end: 0,
            trying: CellSet::EMPTY,
            kept: CellSet::EMPTY,
            differences: Vec::with_capacity(32),
            ending_at: [NONE; 81],
        }
    }

    /// What has come of it.
    pub(crate) const fn made(&self) -> NewPuzzle {
        NewPuzzle {
            puzzle: self.puzzle,
            solution: self.solution,
        }
    }

    /// The givens that some known difference has alone.
    pub(crate) fn needed(&self) -> CellSet {
        self.differences
            .iter()
            .filter_map(|(difference, _)| (*difference & self.givens).single())
            .collect()
    }

    /// The next stretch to try, as the cells that would go; nothing when all is decided.
    fn plan(&mut self, plan: &Plan) -> Option<CellSet> {
        loop {
            let most = stretch(self.givens.len());
            let mut gone = CellSet::EMPTY;
            self.end = self.next;
            while self.end < self.order.len() && gone.len() < most && !self.must_stay(self.end) {
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

    /// Whether the orbit at a place is all that is left of some difference, once the orbits
    /// before it have gone.
    fn must_stay(&self, place: usize) -> bool {
        let mut number = self.ending_at[place];
        while number != NONE {
            let (difference, next) = self.differences[usize::from(number)];
            if (difference & self.kept).is_empty() {
                return true;
            }
            number = next;
        }
        false
    }

    /// What came of trying a stretch.
    fn learn(&mut self, plan: &Plan, difference: CellSet) {
        let gone = self.trying;
        if difference.is_empty() {
            self.givens -= gone;
            self.puzzle = without(&self.puzzle, gone);
            self.next = self.end;
            return;
        }
        let places = (difference & gone)
            .iter()
            .map(|cell| self.place_of[usize::from(plan.orbit_of[cell.index()])]);
        if let Some(last) = places.max() {
            let list = &mut self.ending_at[usize::from(last)];
            self.differences.push((difference, *list));
            // Each difference settles a place or shortens a stretch: there are far fewer
            // than the end of a list.
            *list = (self.differences.len() - 1) as u16;
        }
    }
}

/// How many givens to take at once from so many. Measured: see `docs/benchmarks.md`.
const fn stretch(givens: usize) -> usize {
    match givens {
        44.. => givens - 40,
        38.. => 3,
        33.. => 2,
        _ => 1,
    }
}

/// Carves all of them to the end.
pub(crate) fn carve(plan: &Plan, carvings: &mut [Carving]) {
    in_rounds(
        carvings,
        |carving| {
            carving.trying = carving.plan(plan)?;
            Some((without(&carving.puzzle, carving.trying), carving.solution))
        },
        |carving, difference| carving.learn(plan, difference),
    );
}

/// The digits of a solution in some cells.
pub(crate) fn restricted(solution: &Solution, givens: CellSet) -> Puzzle {
    without(&Puzzle::new(solution.board()), !givens)
}

/// A puzzle without some of its givens.
pub(crate) fn without(puzzle: &Puzzle, gone: CellSet) -> Puzzle {
    let mut board = *puzzle.board();
    for cell in gone {
        board[cell] = None;
    }
    Puzzle::new(board)
}

#[cfg(test)]
mod tests {
    use novena_core::PatternSymmetry;
    use novena_kernel::{Solver, Wave};

    use super::*;
    use crate::{FullGrids, PuzzleShape, Random};

    /// Orbit by orbit, each with a search of its own.
    fn plainly(plan: &Plan, solution: &Solution, order: &[u8], goal: usize) -> CellSet {
        let mut givens = plan.room();
        for &number in order {
            let fewer = givens - plan.orbits[usize::from(number)];
            if fewer.len() >= goal && Wave::new().count(&restricted(solution, fewer), 2) == 1 {
                givens = fewer;
            }
        }
        givens
    }

    #[test]
    fn stretches_and_differences_change_nothing() {
        let mut random = Random::new(6);
        let grids: Vec<Solution> = FullGrids::new(Random::new(6)).take(20).collect();
        for symmetry in PatternSymmetry::ALL {
            let shape = PuzzleShape {
                symmetry,
                ..PuzzleShape::default()
            };
            let plan = Plan::new(shape.orbits());
            for goal in [0, 26, 33] {
                let orders: Vec<Vec<u8>> = grids
                    .iter()
                    .map(|_| {
                        let mut order: Vec<u8> = (0..plan.orbits.len() as u8).collect();
                        random.shuffle(&mut order);
                        order
                    })
                    .collect();
                let mut carvings: Vec<Carving> = grids
                    .iter()
                    .zip(&orders)
                    .map(|(grid, order)| Carving::new(&plan, *grid, order.clone(), goal))
                    .collect();
                carve(&plan, &mut carvings);
                for ((carving, grid), order) in carvings.iter().zip(&grids).zip(&orders) {
                    let expected = plainly(&plan, grid, order, goal);
                    assert_eq!(carving.givens, expected, "{symmetry} {goal}");
                    assert_eq!(carving.made().puzzle, restricted(grid, expected));
                }
            }
        }
    }
}
