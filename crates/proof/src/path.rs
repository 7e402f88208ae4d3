use novena_core::Solution;
use novena_kernel::Verdict;
use novena_techniques::{Position, Step};

use crate::referee::allows;
use crate::{Fault, PathFault, Referee};

/// The result of a path on which all steps hold.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct CheckedPath {
    /// The position after the last step.
    pub end: Position,
    /// The solution, if the path reached it.
    pub solution: Option<Solution>,
    /// The verdict on the givens.
    pub verdict: Verdict,
}

impl CheckedPath {
    /// Whether the path reached the solution.
    ///
    /// ```
    /// # use novena_core::{CellSet, Grid};
    /// # use novena_proof::check_path;
    /// # use novena_techniques::Position;
    /// let start = Position::from_grid(Grid::EMPTY, CellSet::EMPTY);
    /// assert!(!check_path(&start, [])?.is_solved());
    /// # Ok::<(), novena_proof::PathFault>(())
    /// ```
    #[must_use]
    pub const fn is_solved(&self) -> bool {
        self.solution.is_some()
    }

    /// Whether a solution is compatible with the end of the path, which means that it agrees with
    /// the digits placed and that its other digits are still candidates.
    ///
    /// ```
    /// use novena_core::{Puzzle, Solution};
    /// use novena_proof::check_path;
    /// use novena_techniques::Position;
    ///
    /// let solution: Solution =
    ///     "576129834419538267832476591387261945251794386964385172728613459643952718195847623"
    ///         .parse().unwrap();
    /// let check = |givens: &str| {
    ///     let puzzle: Puzzle = format!("{givens}{}", ".".repeat(80)).parse().unwrap();
    ///     check_path(&Position::new(&puzzle).unwrap(), [])
    /// };
    /// assert!(check("5")?.allows(&solution));
    /// assert!(!check("6")?.allows(&solution));
    /// # Ok::<(), novena_proof::PathFault>(())
    /// ```
    #[must_use]
    pub fn allows(&self, solution: &Solution) -> bool {
        allows(self.end.grid(), solution)
    }
}

/// Replays steps from a position and judges each in the position where it is taken.
///
/// The steps need not reach the solution; [`CheckedPath::solution`] shows whether they do. A start
/// without a solution is a separate fault, because anything would follow from it.
///
/// ```
/// use novena_core::{Cell, Digit, Puzzle};
/// use novena_proof::check_path;
/// use novena_techniques::{Kind, Position, Step};
///
/// let puzzle: Puzzle =
///     "..3..172......4......7..149.148....528.....747....268.952..8......3......679..4.."
///         .parse().unwrap();
/// let start = Position::new(&puzzle).unwrap();
/// let step = Step::place(Kind::NAKED_SINGLE, Cell::at(0, 0).with(Digit::ALL[3]));
///
/// assert!(!check_path(&start, [&step])?.is_solved());
/// let fault = check_path(&start, [&step, &step]).unwrap_err();
/// assert_eq!(fault.to_string(), "step 2, naked-single: r1c1=4: the cell has 4");
/// # Ok::<(), novena_proof::PathFault>(())
/// ```
pub fn check_path<'a>(
    start: &Position,
    steps: impl IntoIterator<Item = &'a Step>,
) -> Result<CheckedPath, PathFault> {
    let mut end = start.clone();
    let referee = judge_each(start, steps, |referee, step| {
        referee.judge(&end, step)?;
        // Deductions that hold in a solution cannot contradict each other. If they do, the
        // contradiction is reported.
        end.apply(step).map_err(|_| Fault::NoSolution)
    })?;
    ended(&referee, end)
}

/// Judges several steps in the same position, each independently of the others.
///
/// ```
/// use novena_core::Puzzle;
/// use novena_proof::check_alternatives;
/// use novena_techniques::{Position, Reasoner};
///
/// let puzzle: Puzzle =
///     "..3..172......4......7..149.148....528.....747....268.952..8......3......679..4.."
///         .parse().unwrap();
/// let position = Position::new(&puzzle).unwrap();
/// let steps = Reasoner::standard().all_steps(&position);
/// // Several steps repeat a deduction, which is a fault on a path.
/// assert_eq!(check_alternatives(&position, &steps)?.end, position);
/// assert!(novena_proof::check_path(&position, &steps).is_err());
/// # Ok::<(), novena_proof::PathFault>(())
/// ```
pub fn check_alternatives<'a>(
    position: &Position,
    steps: impl IntoIterator<Item = &'a Step>,
) -> Result<CheckedPath, PathFault> {
    let judge = |referee: &Referee, step: &Step| referee.judge(position, step);
    let referee = judge_each(position, steps, judge)?;
    ended(&referee, position.clone())
}

const NO_SOLUTION: PathFault = PathFault {
    step: 0,
    kind: None,
    fault: Fault::NoSolution,
};

/// Judges steps in order, up to the first faulty one.
fn judge_each<'a>(
    start: &Position,
    steps: impl IntoIterator<Item = &'a Step>,
    mut judge: impl FnMut(&Referee, &Step) -> Result<(), Fault>,
) -> Result<Referee, PathFault> {
    let referee = Referee::new(start);
    if !referee.has_solution() {
        return Err(NO_SOLUTION);
    }
    for (number, step) in steps.into_iter().enumerate() {
        judge(&referee, step).map_err(|fault| PathFault {
            step: number,
            kind: Some(step.kind),
            fault,
        })?;
    }
    Ok(referee)
}

/// The result of a path that ends in this position. The digits of a full position were judged one
/// at a time, so the whole solution is checked against the rules and the givens.
fn ended(referee: &Referee, end: Position) -> Result<CheckedPath, PathFault> {
    let solution = end.solution();
    match solution {
        Some(solution) if solution.solves(referee.givens()) => {}
        None if !end.open_cells().is_empty() => {}
        _ => return Err(NO_SOLUTION),
    }
    Ok(CheckedPath {
        end,
        solution,
        verdict: *referee.verdict(),
    })
}
