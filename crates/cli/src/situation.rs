//! What the techniques are shown of a record, and what the solver knows of it beforehand.

use novena_core::{Board, Cell, DigitSet, Grid, House, Puzzle, Solution};
use novena_formats::Record;
use novena_kernel::{Verdict, Wave};
use novena_proof::search;
use novena_techniques::Position;

/// A record that steps can be looked for in.
pub(crate) struct Situation {
    pub(crate) position: Position,
    /// The solution of the givens, where there is exactly one.
    pub(crate) solution: Option<Solution>,
}

/// Why there is no use in looking for steps.
pub(crate) enum Hopeless {
    /// The givens break a rule, in these ways.
    Invalid(Vec<String>),
    /// The givens have no solution.
    NoSolution,
    /// They have one, but a digit that the player wrote in this house is not in it.
    WrongDigit(House),
    /// They have one, but a mark that it needs was struck, in this house. Of several solutions
    /// nobody knows which one was meant, nor what was struck by mistake.
    MissingMark(Option<House>),
}

/// Looks at the digits and marks of a record as its player left them.
pub(crate) fn of(record: &Record) -> Result<Situation, Hopeless> {
    let givens = &record.givens;
    let conflicts: Vec<String> = givens.conflicts().map(|found| found.to_string()).collect();
    if !conflicts.is_empty() {
        return Err(Hopeless::Invalid(conflicts));
    }
    let solution = match Wave::new().verdict(givens).0 {
        Verdict::Unique(solution) => Some(solution),
        Verdict::Several => None,
        Verdict::None => return Err(Hopeless::NoSolution),
    };
    let board = record.board();
    let grid = Grid::with_candidates(&board, |cell| candidates(record, cell));
    if let Some(solution) = &solution {
        compare(&grid, solution)?;
    } else if !has_solution(&board) {
        // Of several solutions, the entries may have chosen one, or ruled out all.
        return Err(Hopeless::WrongDigit(last_straw(givens, &board)));
    } else if search::first(&grid).is_none() {
        return Err(Hopeless::MissingMark(None));
    }
    let position =
        Position::from_grid(grid, givens.givens()).assuming_uniqueness(solution.is_some());
    Ok(Situation { position, solution })
}

/// Whether the one solution has every digit, and every mark that it needs is there.
fn compare(grid: &Grid, solution: &Solution) -> Result<(), Hopeless> {
    let filled = grid.board().filled();
    let is_wrong = |cell: &Cell| grid.placed(*cell) != Some(solution[*cell]);
    if let Some(cell) = filled.iter().find(is_wrong) {
        return Err(Hopeless::WrongDigit(box_of(cell)));
    }
    let is_struck = |cell: &Cell| !grid[*cell].contains(solution[*cell]);
    match grid.open_cells().iter().find(is_struck) {
        Some(cell) => Err(Hopeless::MissingMark(Some(box_of(cell)))),
        None => Ok(()),
    }
}

fn box_of(cell: Cell) -> House {
    House::box_(cell.box_())
}

fn has_solution(board: &Board) -> bool {
    !matches!(Wave::new().verdict(&(*board).into()).0, Verdict::None)
}

/// The box of the entry, in reading order, with which those before it leave no solution.
fn last_straw(givens: &Puzzle, board: &Board) -> House {
    let mut so_far = *givens.board();
    let entries = board.filled() - givens.givens();
    let straw = entries.iter().find(|&cell| {
        so_far[cell] = board[cell];
        !has_solution(&so_far)
    });
    straw.map_or_else(|| House::box_(0), box_of)
}

/// What a cell could hold: what the digits leave it, and of that what its marks still have,
/// so that eliminations already made are not forgotten.
pub(crate) fn candidates(record: &Record, cell: Cell) -> DigitSet {
    let left = record.board().candidates(cell);
    let marked = record
        .marks
        .as_ref()
        .map_or(DigitSet::EMPTY, |marks| marks[cell.index()]);
    if marked.is_empty() {
        left
    } else {
        left & marked
    }
}
