use novena_core::{Board, Cell, Grid, Puzzle, Solution};
use novena_kernel::{Verdict, Wave};
use novena_techniques::{Deduction, Position, Step};

use crate::{Fault, search};

/// Judges steps by searching for a solution of the position that contradicts a deduction.
///
/// Every deduction is checked separately in the current position, taking its eliminated candidates
/// into account. The kernel's verdict on the givens is a second opinion, and the only opinion for
/// techniques that rely on uniqueness.
///
/// ```
/// use novena_core::{Cell, Digit, Puzzle};
/// use novena_proof::{Fault, Referee};
/// use novena_techniques::{Kind, Position, Step};
///
/// let puzzle: Puzzle =
///     "..3..172......4......7..149.148....528.....747....268.952..8......3......679..4.."
///         .parse().unwrap();
/// let position = Position::new(&puzzle).unwrap();
/// let referee = Referee::new(&position);
///
/// let corner = Cell::at(0, 0);
/// let right = Step::place(Kind::NAKED_SINGLE, corner.with(Digit::ALL[3]));
/// assert_eq!(referee.judge(&position, &right), Ok(()));
///
/// let wrong = Step::place(Kind::NAKED_SINGLE, corner.with(Digit::ALL[4]));
/// assert!(matches!(referee.judge(&position, &wrong), Err(Fault::Wrong { .. })));
/// ```
#[derive(Clone, Debug)]
pub struct Referee {
    givens: Puzzle,
    verdict: Verdict,
    /// A solution of the position for which this referee was created. Any later position that still
    /// allows this solution has a solution too.
    witness: Option<Solution>,
}

impl Referee {
    /// Analyses a position and its givens before the first step.
    #[must_use]
    pub fn new(start: &Position) -> Self {
        let mut givens = Board::EMPTY;
        for cell in start.givens() {
            givens[cell] = start.placed(cell);
        }
        let givens = Puzzle::new(givens);
        let (verdict, _) = Wave::new().verdict(&givens);
        let witness = match verdict {
            Verdict::Unique(solution) if allows(start.grid(), &solution) => Some(solution),
            _ => search::first(start.grid()),
        };
        Self {
            givens,
            verdict,
            witness,
        }
    }

    /// The givens of the position for which this referee was created.
    ///
    /// ```
    /// # use novena_core::{CellSet, Grid, Puzzle};
    /// # use novena_proof::Referee;
    /// # use novena_techniques::Position;
    /// let referee = Referee::new(&Position::from_grid(Grid::EMPTY, CellSet::EMPTY));
    /// assert_eq!(referee.givens(), &Puzzle::EMPTY);
    /// ```
    #[must_use]
    pub const fn givens(&self) -> &Puzzle {
        &self.givens
    }

    /// The verdict on the givens, with the solution if it is unique.
    ///
    /// ```
    /// # use novena_core::{CellSet, Grid};
    /// # use novena_kernel::Verdict;
    /// # use novena_proof::Referee;
    /// # use novena_techniques::Position;
    /// let referee = Referee::new(&Position::from_grid(Grid::EMPTY, CellSet::EMPTY));
    /// assert_eq!(referee.verdict(), &Verdict::Several);
    /// ```
    #[must_use]
    pub const fn verdict(&self) -> &Verdict {
        &self.verdict
    }

    /// Whether the position for which this referee was created has a solution.
    ///
    /// ```
    /// # use novena_core::{CellSet, Grid};
    /// # use novena_proof::Referee;
    /// # use novena_techniques::Position;
    /// let referee = Referee::new(&Position::from_grid(Grid::EMPTY, CellSet::EMPTY));
    /// assert!(referee.has_solution());
    /// ```
    #[must_use]
    pub const fn has_solution(&self) -> bool {
        self.witness.is_some()
    }

    /// Checks that every deduction of a step is new and holds in a position with the same givens.
    ///
    /// A placement holds if no solution of the position has another digit in the cell. An
    /// elimination holds if no solution has that digit in the cell. If the technique relies on
    /// uniqueness, the unique solution of the givens decides.
    pub fn judge(&self, position: &Position, step: &Step) -> Result<(), Fault> {
        if step.deductions.is_empty() {
            return Err(Fault::Empty);
        }
        for (place, &deduction) in step.deductions.iter().enumerate() {
            if step.deductions[..place].contains(&deduction) {
                return Err(Fault::Repeated { deduction });
            }
            check_candidate(position, deduction)?;
        }
        let witness = self.witness(position)?;
        if step.kind.assumes_uniqueness() {
            return self.judge_by_uniqueness(position, step);
        }
        let grid = search::clean(position.grid()).ok_or(Fault::NoSolution)?;
        for &deduction in &step.deductions {
            // Any solution may refute the deduction, but only the search can confirm it.
            let broken_by = if holds_in(deduction, &witness) {
                counterexample(&grid, deduction)
            } else {
                Some(witness)
            };
            if let Some(solution) = broken_by {
                return Err(Fault::Wrong {
                    deduction,
                    solution,
                });
            }
        }
        Ok(())
    }

    fn judge_by_uniqueness(&self, position: &Position, step: &Step) -> Result<(), Fault> {
        let solution = match self.verdict {
            Verdict::Unique(solution) if allows(position.grid(), &solution) => solution,
            Verdict::Several => return Err(Fault::NotUnique),
            Verdict::Unique(_) | Verdict::None => return Err(Fault::NoSolution),
        };
        match step
            .deductions
            .iter()
            .find(|&&deduction| !holds_in(deduction, &solution))
        {
            Some(&deduction) => Err(Fault::Wrong {
                deduction,
                solution,
            }),
            None => Ok(()),
        }
    }

    /// A solution of the position.
    fn witness(&self, position: &Position) -> Result<Solution, Fault> {
        self.witness
            .filter(|solution| allows(position.grid(), solution))
            .or_else(|| search::first(position.grid()))
            .ok_or(Fault::NoSolution)
    }
}

/// Checks that a deduction is about a candidate in the grid.
fn check_candidate(grid: &Grid, deduction: Deduction) -> Result<(), Fault> {
    let candidate = deduction.candidate();
    match (grid.placed(candidate.cell), deduction) {
        (Some(digit), Deduction::Place(_)) => Err(Fault::Filled { deduction, digit }),
        _ if grid.has(candidate) => Ok(()),
        _ => Err(Fault::NotThere { deduction }),
    }
}

fn holds_in(deduction: Deduction, solution: &Solution) -> bool {
    let candidate = deduction.candidate();
    let is_true = solution[candidate.cell] == candidate.digit;
    is_true == matches!(deduction, Deduction::Place(_))
}

/// A solution of the grid in which a deduction does not hold.
fn counterexample(grid: &Grid, deduction: Deduction) -> Option<Solution> {
    let mut opposite = *grid;
    match deduction {
        Deduction::Place(candidate) => opposite.eliminate(candidate).map(drop),
        Deduction::Eliminate(candidate) => opposite.place(candidate),
    }
    .ok()?;
    search::first(&opposite)
}

/// Whether a grid still has all candidates of a solution.
pub(crate) fn allows(grid: &Grid, solution: &Solution) -> bool {
    Cell::all().all(|cell| match grid.placed(cell) {
        Some(digit) => digit == solution[cell],
        None => grid[cell].contains(solution[cell]),
    })
}
