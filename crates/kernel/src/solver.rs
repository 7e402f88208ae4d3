//! The wave solver behind the API of all solvers.

use std::cell::RefCell;
use std::mem::ManuallyDrop;
use std::sync::OnceLock;

use novena_core::{CellSet, Puzzle, Solution};

use crate::braid::search::{Found, Stack};
use crate::layout::Cells;
use crate::{Backend, Solve, Solver, Stats, Verdict};

/// The search numbers puzzles in 32 bits.
const MOST: usize = 1 << 30;

/// How many puzzles are asked about together where answers wait on the stack: many times
/// the lanes, so that few lanes are idle at the end of each batch.
const BATCH: usize = 512;

/// The default solver: many puzzles side by side in the lanes of vectors, or one puzzle
/// alone as soon as can be.
///
/// Whatever the CPU, the answers are the same, down to which solution comes first. Every
/// solution is checked against the rules and the givens before it is handed out.
///
/// ```
/// use novena_core::Puzzle;
/// use novena_kernel::{Solve, Solver, Wave};
///
/// // Plain backtracking needs ages to see that the first box has no place for a 7.
/// let text = "123000000456000000000700000".to_owned() + &"0".repeat(54);
/// assert_eq!(Wave::new().solve(&text.parse()?), Solve::None);
/// # Ok::<(), novena_core::ParseBoardError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Wave {
    backend: Backend,
}

impl Wave {
    /// With the best instructions this CPU has, which is found out once.
    ///
    /// ```
    /// # use novena_kernel::{Backend, Wave};
    /// assert_eq!(Wave::new().backend(), Backend::best());
    /// ```
    #[must_use]
    pub fn new() -> Self {
        static BEST: OnceLock<Backend> = OnceLock::new();
        Self {
            backend: *BEST.get_or_init(Backend::best),
        }
    }

    /// With these instructions, if the CPU has them.
    ///
    /// ```
    /// use novena_kernel::{Backend, Wave};
    ///
    /// let plain = Wave::with_backend(Backend::Scalar).unwrap();
    /// assert_eq!(plain.backend(), Backend::Scalar);
    /// ```
    #[must_use]
    pub fn with_backend(backend: Backend) -> Option<Self> {
        backend.is_available().then_some(Self { backend })
    }

    /// The instructions it uses.
    #[must_use]
    pub const fn backend(&self) -> Backend {
        self.backend
    }

    /// Says of each puzzle whether it has no solution, one or several. `verdicts` is made to
    /// hold exactly that, in the order of the puzzles; its memory is used again.
    ///
    /// ```
    /// use novena_core::Puzzle;
    /// use novena_kernel::{Verdict, Wave};
    ///
    /// let mut verdicts = Vec::new();
    /// Wave::new().verdicts(&[Puzzle::EMPTY; 3], &mut verdicts);
    /// assert_eq!(verdicts, [Verdict::Several; 3]);
    /// ```
    pub fn verdicts(&self, puzzles: &[Puzzle], verdicts: &mut Vec<Verdict>) -> Stats {
        let mut found = as_unjudged(std::mem::take(verdicts));
        // What is there already is overwritten.
        found.resize(puzzles.len(), Verdict::None);
        let mut stats = Stats::default();
        for (puzzles, found) in puzzles.chunks(MOST).zip(found.chunks_mut(MOST)) {
            stats.add(self.backend.verdicts(as_cells(puzzles), found));
        }
        *verdicts = as_judged(found);
        stats
    }

    /// For each puzzle and a solution of it, the cells in which some other solution differs
    /// from that one; no cell where it is the only one. `differences` is made to hold exactly
    /// that, in the order of the puzzles; its memory is used again.
    ///
    /// Which other solution that is depends on the machine: only whether there is one, and
    /// that these cells are the difference to one, is the same everywhere. In return this is
    /// faster than a verdict: the search turns away from what is known and ends at the first
    /// that is not.
    ///
    /// # Panics
    /// When there are not as many solutions as puzzles.
    ///
    /// ```
    /// use novena_core::{CellSet, Puzzle, Solution};
    /// use novena_kernel::Wave;
    ///
    /// let text = "576129834419538267832476591387261945251794386964385172728613459643952718195847623";
    /// let solution: Solution = text.parse().unwrap();
    /// let full = Puzzle::new(solution.board());
    /// let mut differences = Vec::new();
    /// Wave::new().differences(&[full, Puzzle::EMPTY], &[solution; 2], &mut differences);
    /// assert_eq!(differences[0], CellSet::EMPTY);
    /// assert!(differences[1].len() >= 4);
    /// ```
    pub fn differences(
        &self,
        puzzles: &[Puzzle],
        solutions: &[Solution],
        differences: &mut Vec<CellSet>,
    ) -> Stats {
        assert_eq!(puzzles.len(), solutions.len(), "a solution for each puzzle");
        differences.clear();
        differences.reserve(puzzles.len());
        let mut found = [0; BATCH];
        let mut stats = Stats::default();
        for (puzzles, solutions) in puzzles.chunks(BATCH).zip(solutions.chunks(BATCH)) {
            let found = &mut found[..puzzles.len()];
            let (puzzles, known) = (as_cells(puzzles), solutions_as_cells(solutions));
            stats.add(self.backend.others(puzzles, known, found));
            differences.extend(found.iter().map(|&cells| CellSet::from_bits(cells)));
        }
        stats
    }

    /// The verdict on one puzzle, and what it took: for whoever waits for the answer.
    ///
    /// ```
    /// use novena_core::Puzzle;
    /// use novena_kernel::{Verdict, Wave};
    ///
    /// let (verdict, stats) = Wave::new().verdict(&Puzzle::EMPTY);
    /// assert_eq!(verdict, Verdict::Several);
    /// assert!(stats.guesses > 0);
    /// ```
    #[must_use]
    pub fn verdict(&self, puzzle: &Puzzle) -> (Verdict, Stats) {
        let found = self.search(puzzle, 2);
        let verdict = match (found.solutions, found.only) {
            (0, _) => Verdict::None,
            (1, Some(cells)) => Verdict::Unique(judged(puzzle, &cells)),
            _ => Verdict::Several,
        };
        (verdict, found.stats)
    }

    /// Searches for one puzzle alone, with memory that this thread keeps for that.
    fn search(self, puzzle: &Puzzle, limit: u64) -> Found {
        thread_local! {
            static STACK: RefCell<Stack> = const { RefCell::new(Stack::new()) };
        }
        STACK.with_borrow_mut(|stack| self.backend.single(as_cell(puzzle), limit, stack))
    }

    fn first_of(self, puzzle: &Puzzle, verdict: Verdict) -> Option<Solution> {
        match verdict {
            Verdict::None => None,
            Verdict::Unique(solution) => Some(solution),
            Verdict::Several => self.solutions(puzzle).next(),
        }
    }

    fn completed(self, puzzle: &Puzzle, verdict: Verdict) -> Solve {
        match verdict {
            Verdict::None => Solve::None,
            Verdict::Unique(solution) => Solve::Unique(solution),
            Verdict::Several => {
                let mut solutions = self.solutions(puzzle);
                match (solutions.next(), solutions.next()) {
                    (Some(first), Some(second)) => Solve::Several(first, second),
                    _ => unreachable!("the search found two solutions"),
                }
            }
        }
    }
}

impl Default for Wave {
    fn default() -> Self {
        Self::new()
    }
}

impl Solver for Wave {
    fn solutions(&self, puzzle: &Puzzle) -> Box<dyn Iterator<Item = Solution>> {
        let puzzle = *puzzle;
        let solutions = self.backend.ascending(as_cell(&puzzle));
        Box::new(solutions.map(move |cells| judged(&puzzle, &cells)))
    }

    fn solve(&self, puzzle: &Puzzle) -> Solve {
        self.completed(puzzle, self.verdict(puzzle).0)
    }

    /// Faster than going by order from the start: that there is only one is soon known.
    fn first(&self, puzzle: &Puzzle) -> Option<Solution> {
        self.first_of(puzzle, self.verdict(puzzle).0)
    }

    fn first_batch(&self, puzzles: &[Puzzle]) -> Vec<Option<Solution>> {
        let mut verdicts = Vec::new();
        self.verdicts(puzzles, &mut verdicts);
        puzzles
            .iter()
            .zip(verdicts)
            .map(|(puzzle, verdict)| self.first_of(puzzle, verdict))
            .collect()
    }

    fn count(&self, puzzle: &Puzzle, limit: u64) -> u64 {
        self.search(puzzle, limit).solutions
    }

    fn solve_batch(&self, puzzles: &[Puzzle]) -> Vec<Solve> {
        let mut verdicts = Vec::new();
        self.verdicts(puzzles, &mut verdicts);
        puzzles
            .iter()
            .zip(verdicts)
            .map(|(puzzle, verdict)| self.completed(puzzle, verdict))
            .collect()
    }
}

/// The cells as a solution of the puzzle, by the rules and by code that is not the search's.
fn judged(puzzle: &Puzzle, cells: &Cells) -> Solution {
    match Solution::from_values(cells) {
        Ok(solution) if solution.solves(puzzle) => solution,
        _ => {
            panic!("the wave solver took {cells:?} for a solution of {puzzle}; please report this")
        }
    }
}

/// The memory of verdicts, for the search to write to.
fn as_unjudged(verdicts: Vec<Verdict>) -> Vec<Verdict<Cells>> {
    let mut verdicts = ManuallyDrop::new(verdicts);
    let (start, length, capacity) = (verdicts.as_mut_ptr(), verdicts.len(), verdicts.capacity());
    // SAFETY: the two kinds of verdict have the same size, alignment and tags, because the
    // layout of `Verdict` is fixed and a `Solution` is, by `repr(transparent)` all the way,
    // 81 bytes from 1 to 9; any of them is a value of `Cells`. Nothing is dropped twice.
    unsafe { Vec::from_raw_parts(start.cast(), length, capacity) }
}

/// Verdicts whose every solution [`crate::judge`] has seen: the batch search asks it about
/// all that it writes.
fn as_judged(found: Vec<Verdict<Cells>>) -> Vec<Verdict> {
    debug_assert!(found.iter().all(|found| match found {
        Verdict::Unique(cells) => Solution::from_values(cells).is_ok(),
        Verdict::None | Verdict::Several => true,
    }));
    const { assert!(size_of::<Verdict>() == size_of::<Verdict<Cells>>()) };
    let mut found = ManuallyDrop::new(found);
    let (start, length, capacity) = (found.as_mut_ptr(), found.len(), found.capacity());
    // SAFETY: as above, and in every solution the judge saw one digit in every cell and the
    // rules obeyed, before each was written as a number from 1 to 9.
    unsafe { Vec::from_raw_parts(start.cast(), length, capacity) }
}

/// The givens as bytes, 0 for an empty cell, without copying them.
fn as_cells(puzzles: &[Puzzle]) -> &[Cells] {
    const {
        assert!(size_of::<Puzzle>() == size_of::<Cells>());
        assert!(align_of::<Puzzle>() == align_of::<Cells>());
    }
    // SAFETY: a `Puzzle` is, by `repr(transparent)` all the way, an array of 81
    // `Option<NonZero<u8>>`, each of which is guaranteed to be a byte with `None` as zero.
    unsafe { std::slice::from_raw_parts(puzzles.as_ptr().cast(), puzzles.len()) }
}

/// The digits as bytes, without copying them.
fn solutions_as_cells(solutions: &[Solution]) -> &[Cells] {
    const {
        assert!(size_of::<Solution>() == size_of::<Cells>());
        assert!(align_of::<Solution>() == align_of::<Cells>());
    }
    // SAFETY: a `Solution` is, by `repr(transparent)` all the way, an array of 81
    // `NonZero<u8>`, each of which is a byte.
    unsafe { std::slice::from_raw_parts(solutions.as_ptr().cast(), solutions.len()) }
}

fn as_cell(puzzle: &Puzzle) -> &Cells {
    &as_cells(std::slice::from_ref(puzzle))[0]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn givens_are_bytes() {
        let text = "123456789".to_owned() + &".".repeat(71) + "9";
        let puzzle: Puzzle = text.parse().unwrap();
        assert_eq!(as_cell(&puzzle), &puzzle.board().values());
        assert_eq!(
            as_cells(&[puzzle, Puzzle::EMPTY]),
            [puzzle.board().values(), [0; 81]]
        );
    }
}
