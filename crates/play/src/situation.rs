use novena_core::{Board, Cell, Conflict, DigitSet, Grid, House, Puzzle, Solution};
use novena_proof::search;
use novena_techniques::Position;

use crate::game::marked;
use crate::{Game, GivensVerdict};

/// The state of a game as techniques see it, and the solution if it is known.
#[derive(Clone, Debug)]
pub struct Situation {
    /// The digits and marks as the player left them.
    pub position: Position,
    /// The unique solution of the givens, if there is one.
    pub solution: Option<Solution>,
}

/// Why there is no point in looking for steps.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Obstacle {
    /// The givens break a rule, in these ways.
    Invalid(Vec<Conflict>),
    /// The givens have no solution.
    NoSolution,
    /// There is a solution, but a digit that the player placed in this house is not part of it.
    WrongDigit(House),
    /// There is a solution, but a mark that it needs was removed in this house. If there are
    /// several solutions, it is unknown which mark was removed by mistake.
    MissingMark(Option<House>),
}

impl Obstacle {
    /// A machine-readable name.
    ///
    /// ```
    /// assert_eq!(novena_play::Obstacle::NoSolution.id(), "no-solution");
    /// ```
    #[must_use]
    pub const fn id(&self) -> &'static str {
        match self {
            Self::Invalid(_) => "invalid",
            Self::NoSolution => "no-solution",
            Self::WrongDigit(_) => "wrong-digit",
            Self::MissingMark(_) => "missing-mark",
        }
    }

    /// The house of the mistake, if the mistake has a location and it is known.
    #[must_use]
    pub const fn house(&self) -> Option<House> {
        match self {
            Self::WrongDigit(house) => Some(*house),
            Self::MissingMark(house) => *house,
            Self::Invalid(_) | Self::NoSolution => None,
        }
    }
}

impl Situation {
    /// The situation of a game.
    pub fn of(game: &Game) -> Result<Self, Obstacle> {
        let marks = |cell| game.sheet()[cell].centre;
        Self::with_verdict(game.givens(), &game.board(), marks, game.verdict())
    }

    /// The situation of a board with marks for these givens. Runs the solver.
    pub fn on(
        givens: &Puzzle,
        board: &Board,
        marks: impl Fn(Cell) -> DigitSet,
    ) -> Result<Self, Obstacle> {
        Self::with_verdict(givens, board, marks, &GivensVerdict::of(givens))
    }

    pub(crate) fn with_verdict(
        givens: &Puzzle,
        board: &Board,
        marks: impl Fn(Cell) -> DigitSet,
        verdict: &GivensVerdict,
    ) -> Result<Self, Obstacle> {
        if *verdict == GivensVerdict::None {
            let conflicts: Vec<Conflict> = givens.conflicts().collect();
            return Err(if conflicts.is_empty() {
                Obstacle::NoSolution
            } else {
                Obstacle::Invalid(conflicts)
            });
        }
        let grid = Grid::with_candidates(board, |cell| marked(board.candidates(cell), marks(cell)));
        let solution = verdict.solution().copied();
        if let Some(solution) = &solution {
            compare(&grid, solution)?;
        } else if !has_solution(board) {
            // If there are several solutions, the entries may leave only one or rule out all of
            // them.
            return Err(Obstacle::WrongDigit(box_of_first_wrong_entry(
                givens, board,
            )));
        } else if search::first(&grid).is_none() {
            return Err(Obstacle::MissingMark(None));
        }
        let position =
            Position::from_grid(grid, givens.givens()).assuming_uniqueness(solution.is_some());
        Ok(Self { position, solution })
    }
}

/// Checks that every digit agrees with the unique solution, and that every mark that the solution
/// needs is present.
fn compare(grid: &Grid, solution: &Solution) -> Result<(), Obstacle> {
    let filled = grid.board().filled();
    let is_wrong = |cell: &Cell| grid.placed(*cell) != Some(solution[*cell]);
    if let Some(cell) = filled.iter().find(is_wrong) {
        return Err(Obstacle::WrongDigit(box_of(cell)));
    }
    let is_struck = |cell: &Cell| !grid[*cell].contains(solution[*cell]);
    match grid.open_cells().iter().find(is_struck) {
        Some(cell) => Err(Obstacle::MissingMark(Some(box_of(cell)))),
        None => Ok(()),
    }
}

fn box_of(cell: Cell) -> House {
    House::box_(cell.box_())
}

fn has_solution(board: &Board) -> bool {
    GivensVerdict::of(&(*board).into()) != GivensVerdict::None
}

/// The box of the first entry, in reading order, after which no solution is left.
fn box_of_first_wrong_entry(givens: &Puzzle, board: &Board) -> House {
    let mut so_far = *givens.board();
    let entries = board.filled() - givens.givens();
    let straw = entries.iter().find(|&cell| {
        so_far[cell] = board[cell];
        !has_solution(&so_far)
    });
    straw.map_or_else(|| House::box_(0), box_of)
}
