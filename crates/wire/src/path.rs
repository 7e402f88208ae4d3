//! A position and the steps that follow it.
//!
//! ```text
//! {"puzzle": "81 characters, dots for empty cells",
//!  "entries": "81 characters: digits that are not givens",    if there are any
//!  "candidates": ["12", "", "5", …],                          if some were eliminated
//!  "unique": true,
//!  "alternatives": true,                                      if the steps are not a path
//!  "outcome": "solved",
//!  "solution": "81 digits",                                   if the path reaches it
//!  "steps": [{"technique": "x-wing", …}, …]}
//! ```
//!
//! Steps that are `alternatives` all belong to the starting position, not to the position after
//! another step.
//!
//! Only `puzzle` and `steps` are required. The outcome and the solution, which follow from the
//! steps, are only claims by the writer.

use std::fmt;

use novena_core::{Board, Candidate, Cell, Contradiction, DigitSet, Grid, Puzzle, Solution};
use novena_techniques::{Position, Step};
use serde::{Serialize, Serializer};

use crate::error::{ReadError, read};
use crate::name::{FromName, Name};
use crate::object::Object;
use crate::shape::{Candidates, PathShape, ReadStep, StepShape};
use crate::step::written;

/// A path as written: its start, its steps, and their claimed outcome.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Path {
    /// The position before the first step.
    pub start: Position,
    /// The steps in order.
    pub steps: Vec<Step>,
    /// Whether each step belongs to the start, rather than to the position after the previous step.
    pub alternatives: bool,
    /// The claimed outcome, if any.
    pub outcome: Option<Outcome>,
    /// The claimed solution, if any.
    pub solution: Option<Solution>,
}

/// The outcome of a path.
///
/// ```
/// use novena_wire::path::Outcome;
///
/// assert_eq!(Outcome::Stuck.id(), "stuck");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Outcome {
    /// The path leads to the solution.
    Solved,
    /// The path leads to a position where no technique finds a step.
    Stuck,
    /// The path leads to the proof that there is no solution.
    Contradiction,
}

impl Outcome {
    /// All of them.
    pub const ALL: [Self; 3] = [Self::Solved, Self::Stuck, Self::Contradiction];

    /// The machine-readable name.
    #[must_use]
    pub const fn id(self) -> &'static str {
        match self {
            Self::Solved => "solved",
            Self::Stuck => "stuck",
            Self::Contradiction => "contradiction",
        }
    }
}

impl fmt::Display for Outcome {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.id())
    }
}

impl FromName for Outcome {
    const EXPECTED: &str = "solved, stuck or contradiction";

    fn from_name(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|outcome| outcome.id() == name)
    }
}

impl Path {
    /// A path that a reasoner found from a position.
    #[must_use]
    pub fn new(start: Position, found: novena_techniques::Path) -> Self {
        let solution = found.solution().filter(|_| found.is_solved());
        let outcome = match (&found.contradiction, solution) {
            (Some(_), _) => Outcome::Contradiction,
            (None, Some(_)) => Outcome::Solved,
            (None, None) => Outcome::Stuck,
        };
        Self {
            start,
            steps: found.steps,
            alternatives: false,
            outcome: Some(outcome),
            solution,
        }
    }

    /// Steps from a position, with an unknown outcome.
    ///
    /// ```
    /// use novena_core::{CellSet, Grid};
    /// use novena_techniques::Position;
    /// use novena_wire::path::Path;
    ///
    /// let path = Path::open(Position::from_grid(Grid::EMPTY, CellSet::EMPTY), Vec::new());
    /// let json = format!(r#"{{"puzzle":"{}","unique":false,"steps":[]}}"#, ".".repeat(81));
    /// assert_eq!(path.to_json(), json);
    /// ```
    #[must_use]
    pub const fn open(start: Position, steps: Vec<Step>) -> Self {
        Self {
            start,
            steps,
            alternatives: false,
            outcome: None,
            solution: None,
        }
    }

    /// Steps in a single position, any of which could be next.
    ///
    /// ```
    /// use novena_core::Puzzle;
    /// use novena_techniques::{Position, Reasoner};
    /// use novena_wire::path::Path;
    ///
    /// let puzzle: Puzzle =
    ///     "..3..172......4......7..149.148....528.....747....268.952..8......3......679..4.."
    ///         .parse().unwrap();
    /// let position = Position::new(&puzzle).unwrap();
    /// let steps = Reasoner::standard().all_steps(&position);
    /// let path = Path::alternatives(position, steps);
    /// assert!(path.alternatives);
    /// assert_eq!(Path::from_json(&path.to_json())?, path);
    /// # Ok::<(), novena_wire::ReadError>(())
    /// ```
    #[must_use]
    pub const fn alternatives(position: Position, steps: Vec<Step>) -> Self {
        Self {
            start: position,
            steps,
            alternatives: true,
            outcome: None,
            solution: None,
        }
    }

    /// The path as a single JSON object on one line.
    #[must_use]
    pub fn to_json(&self) -> String {
        written(self)
    }

    /// Reads a JSON object. The steps are not checked.
    pub fn from_json(text: &str) -> Result<Self, ReadError> {
        let Object(shape): Object<PathShape<ReadStep>> = read(text)?;
        Ok(Self {
            start: start(&shape)?,
            steps: shape.steps.into_iter().map(|step| step.0).collect(),
            alternatives: shape.alternatives,
            outcome: shape.outcome.map(|outcome| outcome.0),
            solution: shape.solution.map(|solution| solution.0),
        })
    }
}

/// Serialises the path as a single JSON object.
impl Serialize for Path {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let (puzzle, entries) = parts(&self.start);
        let steps: Vec<_> = self.steps.iter().map(StepShape::from).collect();
        let shape = PathShape {
            puzzle: Name(puzzle),
            entries: (entries != Board::EMPTY).then_some(Name(entries)),
            candidates: struck(&self.start),
            unique: self.start.assumes_uniqueness(),
            alternatives: self.alternatives,
            outcome: self.outcome.map(Name),
            solution: self.solution.map(Name),
            steps,
        };
        shape.serialize(serializer)
    }
}

/// The givens, and the other digits.
pub(crate) fn parts(position: &Position) -> (Puzzle, Board) {
    let (mut givens, mut entries) = (Board::EMPTY, *position.board());
    for cell in position.givens() {
        givens[cell] = entries[cell].take();
    }
    (givens.into(), entries)
}

/// The candidates, if they differ from those that the digits leave.
pub(crate) fn struck(position: &Position) -> Option<Candidates> {
    let is_usual = Cell::all().all(|cell| position[cell] == left(position.board(), cell));
    let cells = || Cell::all().map(|cell| Name(position[cell])).collect();
    (!is_usual).then(|| Candidates(cells()))
}

/// A cell's candidates, as left by the digits on a board.
fn left(board: &Board, cell: Cell) -> DigitSet {
    match board[cell] {
        Some(_) => DigitSet::EMPTY,
        None => board.candidates(cell),
    }
}

/// The starting position of a path.
pub(crate) fn start<S>(shape: &PathShape<S>) -> Result<Position, ReadError> {
    let impossible = |at| move |contradiction| ReadError::Impossible { at, contradiction };
    let givens = shape.puzzle.0;
    let mut grid = givens.grid().map_err(impossible("puzzle"))?;
    if let Some(Name(entries)) = shape.entries {
        place(&mut grid, &entries).map_err(impossible("entries"))?;
    }
    if let Some(Candidates(cells)) = &shape.candidates {
        for (cell, candidates) in Cell::all().zip(cells) {
            keep(&mut grid, cell, candidates.0).map_err(impossible("candidates"))?;
        }
    }
    let position = Position::from_grid(grid, givens.givens());
    Ok(position.assuming_uniqueness(shape.unique))
}

fn place(grid: &mut Grid, entries: &Board) -> Result<(), Contradiction> {
    for cell in entries.filled() {
        if let Some(digit) = entries[cell] {
            grid.place(cell.with(digit))?;
        }
    }
    Ok(())
}

/// Leaves a cell with only these candidates. For a filled cell, they may be empty or contain its
/// digit.
fn keep(grid: &mut Grid, cell: Cell, candidates: DigitSet) -> Result<(), Contradiction> {
    let there = match grid.placed(cell) {
        Some(digit) => digit.as_set(),
        None => grid[cell],
    };
    if let Some(digit) = (candidates - there).first() {
        return Err(Contradiction::NotACandidate(Candidate::new(cell, digit)));
    }
    for digit in grid[cell] - candidates {
        grid.eliminate(cell.with(digit))?;
    }
    Ok(())
}
