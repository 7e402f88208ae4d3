//! Removes givens from many solutions at once and keeps each solution unique.
//!
//! Each *carving* has its own random order of orbits (single cells if no symmetry is requested).
//! The result is the same as if the orbits were tried one by one in that order: an orbit is removed
//! if the solution stays unique without it, and kept otherwise. The search reaches this result
//! faster:
//!
//! - A stretch of the order is tried in one go. If the solution stays unique when all orbits of the
//!   stretch are removed together, it would also have stayed unique at each step of removing them
//!   one by one, so all are removed.
//! - Otherwise, the search has found another solution, and the cells in which the two solutions
//!   differ are known. At least one of those cells must be kept. If all orbits of this difference
//!   except the last in the order are removed, the last orbit must be kept. This is known without a
//!   further search, so the next stretch ends before that orbit.
//! - Stretches of all carvings are tried together, one per lane of the solver.
//!
//! The result depends only on the order. It does not depend on which other solution the solver
//! finds or on the lengths of the stretches.

use novena_core::{CellSet, Puzzle, Solution};

use crate::NewPuzzle;
use crate::rounds::in_rounds;

/// The settings that all carvings of a bunch share.
pub(crate) struct Plan {
    /// The orbits: cells that are removed or kept together.
    pub(crate) orbits: Vec<CellSet>,
    /// The orbit number of each cell. It is unspecified for cells without an orbit.
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

    /// The cells that may hold givens.
    pub(crate) const fn room(&self) -> CellSet {
        self.room
    }
}

/// A solution from which givens are removed.
pub(crate) struct Carving {
    solution: Solution,
    pub(crate) givens: CellSet,
    /// The givens with their digits.
    puzzle: Puzzle,
    /// The minimum number of givens.
    goal: usize,
    /// The numbers of orbits in the order they are tried.
    order: Vec<u8>,
    /// The place of each orbit in that order.
    place_of: [u8; 81],
    /// All places before this one have been decided.
    next: usize,
    /// The stretch being tried ends before this place.
    end: usize,
    /// The cells that the stretch would remove.
    trying: CellSet,
    /// The cells that must stay.
    kept: CellSet,
    /// The differences from other solutions, each with the index of the next difference in its
    /// list.
    differences: Vec<(CellSet, u16)>,
    /// For each place, the first difference whose last orbit is at this place. The orbit must stay
    /// if no other cell of the difference stays.
    ending_at: [u16; 81],
}

/// The end of a list.
const NONE: u16 = u16::MAX;

impl Carving {
    /// A carving that starts from the solution's digits in the plan's cells, which must not allow
    /// any other solution. It removes as many givens as it can in the given order, but leaves at
    /// least `goal`.
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

    /// The resulting puzzle.
    pub(crate) const fn made(&self) -> NewPuzzle {
        NewPuzzle {
            puzzle: self.puzzle,
            solution: self.solution,
        }
    }

    /// Each given that is the only given in some known difference.
    pub(crate) fn needed(&self) -> CellSet {
        self.differences
            .iter()
            .filter_map(|(difference, _)| (*difference & self.givens).single())
            .collect()
    }

    /// The next stretch to try, as the cells to remove. `None` if everything is decided.
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
            // The orbit must stay, because a difference needs it or the goal forbids removing it.
            let &orbit = self.order.get(self.next)?;
            self.kept |= plan.orbits[usize::from(orbit)];
            self.next += 1;
        }
    }

    /// Whether the orbit at a place must stay, because some difference has no other given once the
    /// orbits before it are removed.
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

    /// Records the result of trying a stretch.
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
            // Each difference settles a place or shortens a stretch, so the number of differences
            // stays far below `NONE`.
            *list = (self.differences.len() - 1) as u16;
        }
    }
}

/// The number of givens to remove at once when this many are left. The values were measured; see
/// `docs/benchmarks.md`.
const fn stretch(givens: usize) -> usize {
    match givens {
        44.. => givens - 40,
        38.. => 3,
        33.. => 2,
        _ => 1,
    }
}

/// Runs all carvings to the end.
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

    /// The reference implementation. It tries one orbit at a time, with a separate search for each.
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
    fn fast_carving_matches_plain_carving() {
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
