//! The wave solver behind the common API of all solvers.

mod lone;

use std::cell::RefCell;
use std::sync::OnceLock;

use novena_core::{CellSet, Puzzle, Solution};

use crate::braid::{search::SearchResult, stack::Stack};
use crate::cast::{puzzle_values, solution_values, verdicts_on_cells, verdicts_on_solutions};
use crate::dispatch::Instructions;
use crate::layout::CellValues;
use crate::{Backend, Solve, Solver, Stats, Verdict};

/// The maximum number of puzzles per search. The search numbers puzzles with 32 bits.
const MOST: usize = 1 << 30;

/// The number of puzzles per batch if answers are stored on the stack. It is many times the number
/// of lanes, so that few lanes are idle at the end of each batch.
const BATCH: usize = 512;

/// The default solver: it solves many puzzles side by side in the lanes of vectors, or one puzzle
/// with the lowest latency.
///
/// The answers are the same on every CPU, including the order of solutions. Every solution is
/// checked against the rules and the givens before it is returned.
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
    instructions: Instructions,
}

impl Wave {
    /// A solver with the fastest instructions that this CPU has. The CPU is checked once.
    ///
    /// ```
    /// # use novena_kernel::{Backend, Wave};
    /// assert_eq!(Wave::new().backend(), Backend::best());
    /// ```
    #[must_use]
    pub fn new() -> Self {
        static BEST: OnceLock<Instructions> = OnceLock::new();
        Self {
            instructions: *BEST.get_or_init(Instructions::best),
        }
    }

    /// A solver with these instructions, if the CPU has them.
    ///
    /// ```
    /// use novena_kernel::{Backend, Wave};
    ///
    /// let plain = Wave::with_backend(Backend::Scalar).unwrap();
    /// assert_eq!(plain.backend(), Backend::Scalar);
    /// ```
    #[must_use]
    pub fn with_backend(backend: Backend) -> Option<Self> {
        let instructions = Instructions::detect(backend)?;
        Some(Self { instructions })
    }

    /// The instructions that this solver uses.
    #[must_use]
    pub const fn backend(&self) -> Backend {
        self.instructions.backend()
    }

    /// Replaces `verdicts` with the verdict for each puzzle, in order, and reuses its memory.
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
        let mut found = verdicts_on_cells(std::mem::take(verdicts));
        // Existing values are overwritten.
        found.resize(puzzles.len(), Verdict::None);
        let mut stats = Stats::default();
        for (puzzles, found) in puzzles.chunks(MOST).zip(found.chunks_mut(MOST)) {
            stats.add(self.instructions.verdicts(puzzle_values(puzzles), found));
        }
        *verdicts = verdicts_on_solutions(found);
        stats
    }

    /// For each puzzle and its known solution, returns the set of cells in which some other
    /// solution differs from the known one. The set is empty if there is no other solution.
    ///
    /// Replaces `differences` with these sets, in the order of the puzzles, and reuses its memory.
    /// Which other solution is compared depends on the machine, but whether there is one does not.
    /// Finding a difference is faster than asking for a verdict, because the search steers away
    /// from the known solution and ends at the first other solution.
    ///
    /// # Panics
    /// If the numbers of puzzles and solutions differ.
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
            let (puzzles, known) = (puzzle_values(puzzles), solution_values(solutions));
            stats.add(self.instructions.others(puzzles, known, found));
            differences.extend(found.iter().map(|&cells| CellSet::from_bits(cells)));
        }
        stats
    }

    /// The verdict for one puzzle and the work it took, optimised for latency.
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

    /// Searches a single puzzle, with memory that is cached per thread.
    fn search(self, puzzle: &Puzzle, limit: u64) -> SearchResult {
        thread_local! {
            static STACK: RefCell<Stack> = const { RefCell::new(Stack::new()) };
        }
        STACK.with_borrow_mut(|stack| self.instructions.single(values(puzzle), limit, stack))
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
        let solutions = self.instructions.ascending(values(&puzzle));
        Box::new(solutions.map(move |cells| judged(&puzzle, &cells)))
    }

    fn solve(&self, puzzle: &Puzzle) -> Solve {
        self.completed(puzzle, self.verdict(puzzle).0)
    }

    /// This is faster than enumerating solutions in order. Most puzzles have only one solution, and
    /// searching for a verdict soon proves that.
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

/// Checks the cells against the rules and the puzzle, with code that the search does not use.
fn judged(puzzle: &Puzzle, cells: &CellValues) -> Solution {
    match Solution::from_values(cells) {
        Ok(solution) if solution.solves(puzzle) => solution,
        _ => {
            panic!("the wave solver took {cells:?} for a solution of {puzzle}; please report this")
        }
    }
}

/// The givens of one puzzle as bytes.
fn values(puzzle: &Puzzle) -> &CellValues {
    &puzzle_values(std::slice::from_ref(puzzle))[0]
}
