use novena_core::Solution;
use novena_techniques::{Position, Step};

use crate::{Fault, PathFault, Referee};

/// A path all of whose steps hold.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CheckedPath {
    /// Where it led.
    pub end: Position,
    /// The solution, if it led there.
    pub solution: Option<Solution>,
}

impl CheckedPath {
    /// Whether it led to the solution.
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
}

/// Replays steps from a position and judges each where it is taken.
///
/// The steps need not lead to the end; [`CheckedPath::solution`] says whether they do. A start
/// without solution is a fault of its own, because anything would follow from it.
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
    let referee = Referee::new(start);
    let mut end = start.clone();
    let no_solution = PathFault {
        step: 0,
        kind: None,
        fault: Fault::NoSolution,
    };
    if !referee.has_solution() {
        return Err(no_solution);
    }
    for (number, step) in steps.into_iter().enumerate() {
        let at_fault = |fault| PathFault {
            step: number,
            kind: Some(step.kind),
            fault,
        };
        referee.judge(&end, step).map_err(at_fault)?;
        // What holds in a solution cannot contradict itself; if it does, that is said.
        end.apply(step).map_err(|_| at_fault(Fault::NoSolution))?;
    }
    // A full position was judged digit by digit; the rules and the givens have the last word.
    let solution = end.solution();
    let is_full = end.open_cells().is_empty();
    match solution {
        Some(solution) if solution.solves(referee.givens()) => {}
        None if !is_full => {}
        _ => return Err(no_solution),
    }
    Ok(CheckedPath { end, solution })
}
