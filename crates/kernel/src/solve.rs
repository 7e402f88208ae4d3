use novena_core::{Puzzle, Solution};

/// Whether a puzzle has no solution, one or several. The first two solutions are included.
///
/// No variants will be added.
///
/// ```
/// use novena_core::Puzzle;
/// use novena_kernel::{Solve, Solver, Wave};
///
/// let Solve::Several(first, second) = Wave::new().solve(&Puzzle::EMPTY) else {
///     panic!("an empty puzzle has many solutions");
/// };
/// assert!(first < second);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Solve {
    /// There is no solution.
    None,
    /// There is exactly one solution.
    Unique(Solution),
    /// There are two or more solutions. These are the first two in ascending order.
    Several(Solution, Solution),
}

impl Solve {
    /// The first solution, if there is one.
    ///
    /// ```
    /// # use novena_core::Puzzle;
    /// # use novena_kernel::{Wave, Solver};
    /// let first = Wave::new().solve(&Puzzle::EMPTY).first().unwrap();
    /// assert!(first.to_string().starts_with("123456789456789123789123456214365897"));
    /// ```
    #[must_use]
    pub const fn first(&self) -> Option<Solution> {
        match self {
            Self::None => None,
            Self::Unique(first) | Self::Several(first, _) => Some(*first),
        }
    }
}

/// A way to solve puzzles. All solvers return the same answers.
///
/// ```
/// use novena_core::Puzzle;
/// use novena_kernel::{Backtracking, Solver, Wave};
///
/// let solvers: [&dyn Solver; 2] = [&Wave::new(), &Backtracking];
/// let [fast, plain] = solvers.map(|solver| solver.solve(&Puzzle::EMPTY));
/// assert_eq!(fast, plain);
/// ```
pub trait Solver: Sync {
    /// All solutions in ascending order of their 81 digits, found one by one as the iterator
    /// is advanced.
    ///
    /// ```
    /// # use novena_core::Puzzle;
    /// # use novena_kernel::{Solver, Wave};
    /// let solutions: Vec<_> = Wave::new().solutions(&Puzzle::EMPTY).take(3).collect();
    /// assert!(solutions.is_sorted());
    /// ```
    fn solutions(&self, puzzle: &Puzzle) -> Box<dyn Iterator<Item = Solution>>;

    /// Whether there is no solution, one or several. The first two solutions are included.
    ///
    /// ```
    /// # use novena_core::Puzzle;
    /// # use novena_kernel::{Solve, Solver, Wave};
    /// let clash: Puzzle = format!("55{}", ".".repeat(79)).parse()?;
    /// assert_eq!(Wave::new().solve(&clash), Solve::None);
    /// # Ok::<(), novena_core::ParseBoardError>(())
    /// ```
    fn solve(&self, puzzle: &Puzzle) -> Solve {
        let mut solutions = self.solutions(puzzle);
        match (solutions.next(), solutions.next()) {
            (None, _) => Solve::None,
            (Some(only), None) => Solve::Unique(only),
            (Some(first), Some(second)) => Solve::Several(first, second),
        }
    }

    /// The first solution, whether or not there are others.
    ///
    /// ```
    /// # use novena_core::Puzzle;
    /// # use novena_kernel::{Solver, Wave};
    /// let solver = Wave::new();
    /// assert_eq!(solver.first(&Puzzle::EMPTY), solver.solutions(&Puzzle::EMPTY).next());
    /// ```
    fn first(&self, puzzle: &Puzzle) -> Option<Solution> {
        self.solutions(puzzle).next()
    }

    /// The number of solutions, counted only up to `limit`.
    ///
    /// ```
    /// # use novena_core::Puzzle;
    /// # use novena_kernel::{Solver, Wave};
    /// # let puzzle: Puzzle =
    /// #     "...12..34...53..678324.......726.9...51.9.38...4.851.......345964..52...19..47..."
    /// #         .parse().unwrap();
    /// assert_eq!(Wave::new().count(&puzzle, 2), 1); // The solution is the only one.
    /// assert_eq!(Wave::new().count(&Puzzle::EMPTY, 2), 2);
    /// ```
    fn count(&self, puzzle: &Puzzle, limit: u64) -> u64 {
        let limit = usize::try_from(limit).unwrap_or(usize::MAX);
        self.solutions(puzzle).take(limit).count() as u64
    }

    /// Returns the answer of [`Solver::solve`] for each puzzle, in the same order.
    ///
    /// ```
    /// # use novena_core::Puzzle;
    /// # use novena_kernel::{Wave, Solve, Solver};
    /// let answers = Wave::new().solve_batch(&[Puzzle::EMPTY; 2]);
    /// assert!(matches!(answers[..], [Solve::Several(..), Solve::Several(..)]));
    /// ```
    fn solve_batch(&self, puzzles: &[Puzzle]) -> Vec<Solve> {
        puzzles.iter().map(|puzzle| self.solve(puzzle)).collect()
    }

    /// Returns the answer of [`Solver::first`] for each puzzle, in the same order.
    ///
    /// ```
    /// # use novena_core::Puzzle;
    /// # use novena_kernel::{Solver, Wave};
    /// let clash: Puzzle = format!("55{}", ".".repeat(79)).parse()?;
    /// let firsts = Wave::new().first_batch(&[clash, Puzzle::EMPTY]);
    /// assert!(firsts[0].is_none() && firsts[1].is_some());
    /// # Ok::<(), novena_core::ParseBoardError>(())
    /// ```
    fn first_batch(&self, puzzles: &[Puzzle]) -> Vec<Option<Solution>> {
        puzzles.iter().map(|puzzle| self.first(puzzle)).collect()
    }

    /// Returns the answer of [`Solver::count`] for each puzzle, in the same order.
    ///
    /// ```
    /// # use novena_core::Puzzle;
    /// # use novena_kernel::{Solver, Wave};
    /// assert_eq!(Wave::new().count_batch(&[Puzzle::EMPTY; 2], 3), [3, 3]);
    /// ```
    fn count_batch(&self, puzzles: &[Puzzle], limit: u64) -> Vec<u64> {
        puzzles
            .iter()
            .map(|puzzle| self.count(puzzle, limit))
            .collect()
    }
}
