//! Backdoors: the smallest sets of cells whose digits, once known, leave a puzzle that singles
//! solve.

use novena_core::{Cell, CellSet, Puzzle};

use super::singles::Singles;
use crate::{Verdict, Wave};

/// The smallest sets of cells that, once filled, leave a puzzle that singles solve.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Backdoors {
    /// The number of cells in the smallest sets: 0 if singles alone solve the puzzle, and `None` if
    /// more than two are needed.
    pub size: Option<usize>,
    /// All sets of that size, in reading order. Empty if the size is 0 or unknown.
    pub sets: Vec<CellSet>,
}

/// The backdoors of a puzzle, up to two cells. Returns `None` unless the puzzle has exactly one
/// solution.
///
/// The term *singles* covers naked and hidden singles.
///
/// ```
/// use novena_core::Puzzle;
/// use novena_kernel::inspect::backdoors;
///
/// let easy: Puzzle =
///     "..76.4..364.5.9.27.5.....1....17.2...1.948.6...8.65....7.....8.36.8.1.521..4.76.."
///         .parse()?;
/// assert_eq!(backdoors(&easy).unwrap().size, Some(0));
/// assert_eq!(backdoors(&Puzzle::EMPTY), None);
/// # Ok::<(), novena_core::ParseBoardError>(())
/// ```
#[must_use]
pub fn backdoors(puzzle: &Puzzle) -> Option<Backdoors> {
    let Verdict::Unique(solution) = Wave::new().verdict(puzzle).0 else {
        return None;
    };
    let start = Singles::of(puzzle, &solution);
    if start.open().is_empty() {
        return Some(Backdoors::new(0, Vec::new()));
    }
    // A cell that singles fill without help is never part of a smallest set.
    let filled: Vec<(Cell, Singles)> = start
        .open()
        .iter()
        .map(|cell| (cell, start.with(cell, &solution)))
        .collect();
    let cells: Vec<CellSet> = filled
        .iter()
        .filter(|(_, singles)| singles.open().is_empty())
        .map(|(cell, _)| cell.as_set())
        .collect();
    if !cells.is_empty() {
        return Some(Backdoors::new(1, cells));
    }
    let mut pairs = Vec::new();
    for (place, (a, from_a)) in filled.iter().enumerate() {
        for (b, from_b) in &filled[place + 1..] {
            // A pair counts only if neither cell is filled by singles once the other cell is known.
            let adds = from_a.open().contains(*b) && from_b.open().contains(*a);
            if adds && from_a.and(from_b, &solution).open().is_empty() {
                pairs.push(a.as_set().with(*b));
            }
        }
    }
    Some(if pairs.is_empty() {
        Backdoors {
            size: None,
            sets: pairs,
        }
    } else {
        Backdoors::new(2, pairs)
    })
}

impl Backdoors {
    const fn new(size: usize, sets: Vec<CellSet>) -> Self {
        Self {
            size: Some(size),
            sets,
        }
    }
}
