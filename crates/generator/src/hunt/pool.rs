//! The puzzles of a hunt: the known ones, and the one to visit next.

use std::cmp::Reverse;
use std::collections::{BTreeSet, BinaryHeap, HashMap};

use novena_core::Puzzle;

use super::goal::{HuntGoal, KnownPuzzle, Rank};

/// The puzzles of a hunt. The same puzzles in the same order produce the same hunt.
///
/// When a hunt is resumed, it repeats the visit in which it was interrupted. The puzzles that this
/// visit had already found are set aside until the visit has been repeated, so that it chooses from
/// the same neighbours again.
pub struct Pool {
    goal: HuntGoal,
    radius: usize,
    /// All puzzles, in the order in which they were found.
    known: Vec<KnownPuzzle>,
    /// The place of each puzzle in `known`.
    places: HashMap<Puzzle, usize>,
    /// The places of the puzzles to visit. Equally good puzzles are in the order in which they were
    /// found.
    waiting: BinaryHeap<(Rank, Reverse<usize>)>,
    /// The places of the puzzles set aside.
    aside: BTreeSet<usize>,
    /// The reach of the widest visit to each puzzle.
    visited: HashMap<Puzzle, usize>,
}

impl Pool {
    /// A pool without puzzles, for a hunt that exchanges at most `radius` givens.
    #[must_use]
    pub fn new(goal: HuntGoal, radius: usize) -> Self {
        Self {
            goal,
            radius,
            known: Vec::new(),
            places: HashMap::new(),
            waiting: BinaryHeap::new(),
            aside: BTreeSet::new(),
            visited: HashMap::new(),
        }
    }

    /// Whether this canonical form has been added.
    #[must_use]
    pub fn knows(&self, form: &Puzzle) -> bool {
        self.places
            .get(form)
            .is_some_and(|place| !self.aside.contains(place))
    }

    /// The puzzle with this canonical form, if it has been set aside.
    #[must_use]
    pub fn recall(&self, form: &Puzzle) -> Option<KnownPuzzle> {
        let place = self.places.get(form)?;
        self.aside.contains(place).then(|| self.known[*place])
    }

    /// Adds a puzzle to visit later, unless it has already been added.
    pub fn add(&mut self, known: KnownPuzzle) {
        match self.places.get(&known.puzzle) {
            None => {
                let place = self.append(known);
                self.await_visit(place);
            }
            Some(&place) => {
                if self.aside.remove(&place) {
                    self.await_visit(place);
                }
            }
        }
    }

    /// Sets aside a puzzle that an interrupted visit found, unless the pool already contains it.
    pub fn set_aside(&mut self, known: KnownPuzzle) {
        if !self.places.contains_key(&known.puzzle) {
            let place = self.append(known);
            self.aside.insert(place);
        }
    }

    /// Adds all puzzles that were set aside.
    pub fn add_aside(&mut self) {
        for place in std::mem::take(&mut self.aside) {
            self.await_visit(place);
        }
    }

    /// Records that up to `reach` givens of a puzzle were exchanged, possibly in an earlier run of
    /// the hunt. Adds the puzzles that were set aside.
    pub fn visit(&mut self, puzzle: Puzzle, reach: usize) {
        let widest = self.visited.entry(puzzle).or_default();
        *widest = reach.max(*widest);
        self.add_aside();
    }

    /// Removes and returns the best puzzle not yet visited, with the largest number of givens to
    /// exchange. If several are equally good, returns the one that was added first.
    pub fn pop(&mut self) -> Option<(KnownPuzzle, usize)> {
        loop {
            let Some((_, Reverse(place))) = self.waiting.pop() else {
                if self.aside.is_empty() {
                    return None;
                }
                self.add_aside();
                continue;
            };
            let known = self.known[place];
            let reach = self.goal.reach(&known.puzzle, self.radius);
            if self.visited.get(&known.puzzle).copied().unwrap_or_default() < reach {
                return Some((known, reach));
            }
        }
    }

    /// Whether there are no puzzles at all.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.known.is_empty()
    }

    /// The best of all puzzles.
    #[must_use]
    pub fn best(&self) -> Option<&KnownPuzzle> {
        // If several puzzles are equally good, the first one is returned.
        let backwards = self.known.iter().rev();
        backwards.max_by_key(|known| known.rank(self.goal))
    }

    fn append(&mut self, known: KnownPuzzle) -> usize {
        let place = self.known.len();
        self.places.insert(known.puzzle, place);
        self.known.push(known);
        place
    }

    fn await_visit(&mut self, place: usize) {
        let rank = self.known[place].rank(self.goal);
        self.waiting.push((rank, Reverse(place)));
    }
}

#[cfg(test)]
mod tests {
    use novena_core::canonical;

    use super::*;
    use crate::{PuzzleShape, bunch};

    const FEW: HuntGoal = HuntGoal::Givens { most: 17 };

    fn puzzles() -> Vec<KnownPuzzle> {
        let made = bunch(&PuzzleShape::default(), 3, 0).puzzles;
        made.iter()
            .map(|made| KnownPuzzle::unrated(canonical(&made.puzzle).form))
            .collect()
    }

    fn order(pool: &mut Pool) -> Vec<KnownPuzzle> {
        std::iter::from_fn(|| pool.pop().map(|(known, _)| known)).collect()
    }

    #[test]
    fn each_puzzle_comes_once_fewest_givens_first() {
        let mut pool = Pool::new(FEW, 2);
        let all = puzzles();
        for known in all.iter().chain(&all) {
            pool.add(*known);
        }
        pool.visit(all[0].puzzle, 1);
        let order: Vec<usize> = order(&mut pool)
            .iter()
            .map(|known| known.puzzle.givens().len())
            .collect();
        assert_eq!(order.len(), all.len() - 1);
        assert!(order.is_sorted(), "{order:?}");
        let fewest = all.iter().map(|known| known.puzzle.givens().len()).min();
        assert_eq!(pool.best().map(|known| known.puzzle.givens().len()), fewest);
    }

    #[test]
    fn a_rotated_puzzle_is_the_same_puzzle() {
        let mut pool = Pool::new(FEW, 2);
        let puzzle = bunch(&PuzzleShape::default(), 3, 0).puzzles[0].puzzle;
        let mut values = puzzle.board().values();
        values.reverse();
        let board = novena_core::Board::from_values(&values).unwrap();
        pool.add(KnownPuzzle::unrated(canonical(&puzzle).form));
        assert!(pool.knows(&canonical(&Puzzle::new(board)).form));
    }

    /// A wider visit examines more neighbours, so a narrower one does not replace it.
    #[test]
    fn a_wider_hunt_visits_puzzles_again() {
        let hard = HuntGoal::Rating {
            least: 110,
            most: u16::MAX,
        };
        let known = puzzles()[0];
        for (radius, again) in [(1, false), (2, false), (3, true)] {
            let mut pool = Pool::new(hard, radius);
            pool.add(known);
            pool.visit(known.puzzle, 2);
            pool.visit(known.puzzle, 1);
            assert_eq!(pool.pop(), again.then_some((known, radius)));
        }
    }

    #[test]
    fn puzzles_set_aside_wait_for_the_end_of_a_visit() {
        let all = puzzles();
        let (first, found) = (all[0], all[1]);
        let mut pool = Pool::new(FEW, 2);
        pool.add(first);
        pool.set_aside(found);
        assert!(!pool.knows(&found.puzzle));
        assert_eq!(pool.recall(&found.puzzle), Some(found));
        assert_eq!(pool.pop().map(|(known, _)| known), Some(first));
        pool.visit(first.puzzle, 1);
        assert!(pool.knows(&found.puzzle));
        assert_eq!(pool.recall(&found.puzzle), None);
        assert_eq!(pool.pop().map(|(known, _)| known), Some(found));
        // If no visit follows, the puzzles set aside come after all others.
        let mut pool = Pool::new(FEW, 2);
        pool.set_aside(all[0]);
        pool.add(all[1]);
        assert_eq!(order(&mut pool), [all[1], all[0]]);
    }

    /// The repeated visit finds the puzzles again, in the same order.
    #[test]
    fn puzzles_set_aside_keep_their_order() {
        let all = puzzles();
        let mut pool = Pool::new(FEW, 2);
        for known in &all {
            pool.add(*known);
        }
        let expected = order(&mut pool);
        let mut pool = Pool::new(FEW, 2);
        for known in &all {
            pool.set_aside(*known);
        }
        for known in &all {
            pool.add(*known);
        }
        assert_eq!(order(&mut pool), expected);
    }
}
