use std::ops::Deref;

use novena_core::{Candidate, CellSet, Contradiction, Grid, Puzzle};

use crate::cache::Cache;
use crate::{Deduction, Step};

/// The input to a technique: a grid, its givens, and whether the puzzle is known to have only one
/// solution.
///
/// A position dereferences to a [`Grid`] for reading. It does not contain the solution.
///
/// ```
/// use novena_core::{Cell, Puzzle};
/// use novena_techniques::Position;
///
/// let puzzle: Puzzle =
///     "..3..172......4......7..149.148....528.....747....268.952..8......3......679..4.."
///         .parse().unwrap();
/// let position = Position::new(&puzzle)?.assuming_uniqueness(true);
/// assert_eq!(position[Cell::at(0, 0)].to_string(), "4568");
/// assert!(position.givens().contains(Cell::at(0, 2)));
/// # Ok::<(), novena_core::Contradiction>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Position {
    grid: Grid,
    givens: CellSet,
    assumes_uniqueness: bool,
    /// Facts computed by techniques. A change to the grid clears them.
    cache: Cache,
}

impl Position {
    /// A puzzle before the first step.
    pub fn new(puzzle: &Puzzle) -> Result<Self, Contradiction> {
        Ok(Self::from_grid(puzzle.grid()?, puzzle.givens()))
    }

    /// A position consisting of a grid and the cells of its givens.
    ///
    /// ```
    /// # use novena_core::{CellSet, Grid};
    /// # use novena_techniques::Position;
    /// let position = Position::from_grid(Grid::EMPTY, CellSet::EMPTY);
    /// assert_eq!(position.open_cells().len(), 81);
    /// ```
    #[must_use]
    pub const fn from_grid(grid: Grid, givens: CellSet) -> Self {
        Self {
            grid,
            givens,
            assumes_uniqueness: false,
            cache: Cache::new(),
        }
    }

    /// Sets whether the givens are known to have exactly one solution.
    ///
    /// Techniques that rely on uniqueness are tried only if this is set. The caller must have
    /// checked the *givens alone* with a solver: if the solution is unique only because candidates
    /// have been eliminated by hand, nothing follows about deadly patterns.
    #[must_use]
    pub const fn assuming_uniqueness(mut self, unique: bool) -> Self {
        self.assumes_uniqueness = unique;
        self
    }

    /// Whether the givens are known to have exactly one solution.
    ///
    /// ```
    /// # use novena_core::{CellSet, Grid};
    /// # use novena_techniques::Position;
    /// assert!(!Position::from_grid(Grid::EMPTY, CellSet::EMPTY).assumes_uniqueness());
    /// ```
    #[must_use]
    pub const fn assumes_uniqueness(&self) -> bool {
        self.assumes_uniqueness
    }

    /// The grid itself.
    #[must_use]
    pub const fn grid(&self) -> &Grid {
        &self.grid
    }

    /// The cells of the givens. Digits in other cells were found by solving.
    #[must_use]
    pub const fn givens(&self) -> CellSet {
        self.givens
    }

    /// Applies a step. If an error is returned, the position has no solution.
    ///
    /// ```
    /// # use novena_core::{Cell, Digit, Grid, CellSet};
    /// # use novena_techniques::{Kind, Position, Step};
    /// let mut position = Position::from_grid(Grid::EMPTY, CellSet::EMPTY);
    /// let corner = Cell::at(0, 0).with(Digit::ALL[4]);
    /// position.apply(&Step::place(Kind::NAKED_SINGLE, corner))?;
    /// assert_eq!(position.placed(corner.cell), Some(corner.digit));
    /// # Ok::<(), novena_core::Contradiction>(())
    /// ```
    pub fn apply(&mut self, step: &Step) -> Result<(), Contradiction> {
        step.deductions
            .iter()
            .try_for_each(|&deduction| self.deduce(deduction))
    }

    /// Applies one deduction. If an error is returned, the position has no solution.
    ///
    /// ```
    /// # use novena_core::{Cell, Digit, Grid, CellSet};
    /// # use novena_techniques::{Deduction, Position};
    /// let mut position = Position::from_grid(Grid::EMPTY, CellSet::EMPTY);
    /// let corner = Cell::at(0, 0).with(Digit::ALL[4]);
    /// position.deduce(Deduction::Eliminate(corner))?;
    /// assert!(!position.has(corner));
    /// # Ok::<(), novena_core::Contradiction>(())
    /// ```
    pub fn deduce(&mut self, deduction: Deduction) -> Result<(), Contradiction> {
        self.cache = Cache::new();
        match deduction {
            Deduction::Place(candidate) => self.place(candidate),
            Deduction::Eliminate(candidate) => self.grid.eliminate(candidate).map(|_| ()),
        }
    }

    /// Removes a candidate for a reason other than a technique. Returns whether it was present.
    ///
    /// ```
    /// # use novena_core::{Cell, Digit, Grid, CellSet};
    /// # use novena_techniques::Position;
    /// let mut position = Position::from_grid(Grid::EMPTY, CellSet::EMPTY);
    /// assert_eq!(position.eliminate(Cell::at(0, 0).with(Digit::ALL[4])), Ok(true));
    /// ```
    pub fn eliminate(&mut self, candidate: Candidate) -> Result<bool, Contradiction> {
        self.cache = Cache::new();
        self.grid.eliminate(candidate)
    }

    /// The facts computed so far.
    pub(crate) const fn cache(&self) -> &Cache {
        &self.cache
    }

    /// Places a digit, unless an earlier step has already placed it.
    fn place(&mut self, candidate: Candidate) -> Result<(), Contradiction> {
        if self.grid.placed(candidate.cell) == Some(candidate.digit) {
            return Ok(());
        }
        self.grid.place(candidate)
    }
}

impl Deref for Position {
    type Target = Grid;

    #[inline]
    fn deref(&self) -> &Grid {
        &self.grid
    }
}
