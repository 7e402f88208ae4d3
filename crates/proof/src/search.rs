//! Exact search in a grid. Eliminated candidates remain eliminated.
//!
//! The kernel solves givens only. A position reached during a solve contains more: candidates have
//! been eliminated, by a step or by hand, and these eliminations may determine whether a deduction
//! holds. This search therefore starts from a [`Grid`]. It places singles, branches where the
//! fewest options are left, and uses no other technique. It shares only [`Grid`] with the
//! techniques.

use std::ops::ControlFlow;

use novena_core::{Candidate, CellSet, Contradiction, Digit, Grid, House, Solution};

/// The first solution that the search finds, if any.
///
/// ```
/// use novena_core::{Cell, Digit, Grid};
/// use novena_proof::search;
///
/// let mut grid = Grid::EMPTY;
/// grid.eliminate(Cell::at(0, 0).with(Digit::ALL[0]))?;
/// let solution = search::first(&grid).unwrap();
/// assert_ne!(solution[Cell::at(0, 0)], Digit::ALL[0]);
/// # Ok::<(), novena_core::Contradiction>(())
/// ```
#[must_use]
pub fn first(grid: &Grid) -> Option<Solution> {
    solutions(grid, 1).pop()
}

/// All solutions, up to `limit`.
///
/// ```
/// use novena_core::Grid;
///
/// assert_eq!(novena_proof::search::solutions(&Grid::EMPTY, 3).len(), 3);
/// ```
#[must_use]
pub fn solutions(grid: &Grid, limit: usize) -> Vec<Solution> {
    let mut all = Vec::new();
    if let Some(grid) = clean(grid).filter(|_| limit > 0) {
        // The solutions found show whether the search was stopped.
        let _ = each(grid, &mut |solution| {
            all.push(solution);
            if all.len() < limit {
                ControlFlow::Continue(())
            } else {
                ControlFlow::Break(())
            }
        });
    }
    all
}

/// The same grid without the candidates that its own digits rule out. `None` if it obviously has no
/// solution.
///
/// [`Grid::with_candidates`] accepts any player input, and a contradictory grid may also be passed
/// in. The search relies on a grid without either problem.
pub(crate) fn clean(grid: &Grid) -> Option<Grid> {
    let mut placed = [CellSet::EMPTY; 9];
    let mut is_clean = true;
    for (cell, digit) in grid.board().filled().iter().zip(digits(grid)) {
        if !(cell.peers() & placed[digit.index()]).is_empty() {
            return None;
        }
        placed[digit.index()].insert(cell);
        is_clean &= (cell.peers() & grid.places(digit)).is_empty();
    }
    if is_clean {
        return (!is_dead(grid)).then_some(*grid);
    }
    let mut clean = Grid::new(grid.board()).ok()?;
    for cell in clean.open_cells() {
        for digit in clean[cell] - grid[cell] {
            clean.eliminate(cell.with(digit)).ok()?;
        }
    }
    Some(clean)
}

/// The digits placed, in reading order.
fn digits(grid: &Grid) -> impl Iterator<Item = Digit> {
    grid.board().digits().iter().copied().flatten()
}

/// Whether any house lacks a digit and has no place for it. The search itself notices this when the
/// last place is removed.
fn is_dead(grid: &Grid) -> bool {
    House::all().any(|house| {
        let there = grid.board().digits_in(house);
        Digit::ALL
            .iter()
            .any(|&digit| grid.count_in(digit, house) == 0 && !there.contains(digit))
    })
}

/// Calls `found` with every solution until it returns `Break`.
fn each(mut grid: Grid, found: &mut dyn FnMut(Solution) -> ControlFlow<()>) -> ControlFlow<()> {
    if place_singles(&mut grid).is_err() {
        return ControlFlow::Continue(());
    }
    let Some(ways) = fewest_ways(&grid) else {
        // Every cell is filled, so check the rules.
        return match grid.solution() {
            Some(solution) => found(solution),
            None => ControlFlow::Continue(()),
        };
    };
    for candidate in ways {
        let mut branch = grid;
        if branch.place(candidate).is_ok() {
            each(branch, found)?;
        }
    }
    ControlFlow::Continue(())
}

/// Places naked and hidden singles until none are left.
fn place_singles(grid: &mut Grid) -> Result<(), Contradiction> {
    loop {
        let [dead, naked, ..] = grid.cells_by_count();
        if let Some(cell) = dead.first() {
            return Err(Contradiction::NoDigitFor(cell));
        }
        for cell in naked {
            match grid[cell].single() {
                Some(digit) => grid.place(cell.with(digit))?,
                None => return Err(Contradiction::NoDigitFor(cell)),
            }
        }
        if !place_hidden_singles(grid)? && naked.is_empty() {
            return Ok(());
        }
    }
}

/// Places hidden singles. Returns whether there were any.
fn place_hidden_singles(grid: &mut Grid) -> Result<bool, Contradiction> {
    let mut placed = false;
    for house in House::all() {
        for digit in Digit::ALL {
            if grid.count_in(digit, house) == 1
                && let Some(cell) = grid.places_in(digit, house).single()
            {
                grid.place(cell.with(digit))?;
                placed = true;
            }
        }
    }
    Ok(placed)
}

/// The smallest set of candidates of which exactly one is true: the candidates of a cell, or those
/// for a digit in a house. `None` if every cell is filled.
fn fewest_ways(grid: &Grid) -> Option<Vec<Candidate>> {
    let of_cell = |cells: CellSet| {
        let cell = cells.iter().min_by_key(|&cell| grid[cell].len())?;
        Some(grid[cell].iter().map(|digit| cell.with(digit)).collect())
    };
    let [.., two, three, more] = grid.cells_by_count();
    if !two.is_empty() {
        return of_cell(two);
    }
    let fewest_in_cell = if three.is_empty() { 4 } else { 3 };
    let places = House::all()
        .flat_map(|house| Digit::ALL.map(|digit| (digit, house)))
        .filter(|&(digit, house)| (1..fewest_in_cell).contains(&grid.count_in(digit, house)))
        .min_by_key(|&(digit, house)| grid.count_in(digit, house));
    match places {
        Some((digit, house)) => Some(
            grid.places_in(digit, house)
                .iter()
                .map(|cell| cell.with(digit))
                .collect(),
        ),
        None => of_cell(if three.is_empty() { more } else { three }),
    }
}

#[cfg(test)]
mod tests {
    use novena_core::{Board, Cell, DigitSet, Puzzle};
    use novena_kernel::{Solver, Wave};
    use proptest::prelude::*;

    use super::*;

    const LISTS: [&str; 5] = [
        include_str!("../../cli/lists/easy.txt"),
        include_str!("../../cli/lists/hard.txt"),
        include_str!("../../cli/lists/minimal.txt"),
        include_str!("../../cli/lists/several.txt"),
        include_str!("../../cli/lists/none.txt"),
    ];

    #[test]
    fn without_eliminated_candidates_the_search_counts_like_the_kernel() {
        for line in LISTS.iter().flat_map(|list| list.lines().take(60)) {
            let puzzle: Puzzle = line.parse().unwrap();
            let found = puzzle
                .grid()
                .map_or(0, |grid| solutions(&grid, 20).len() as u64);
            assert_eq!(found, Wave::new().count(&puzzle, 20), "{line}");
        }
    }

    #[test]
    fn a_contradictory_grid_has_no_solution() {
        let mut grid = Grid::EMPTY;
        for cell in House::row(0).cells() {
            let _ = grid.eliminate(cell.with(Digit::ALL[4]));
        }
        assert_eq!(first(&grid), None);
        let mut grid = Grid::EMPTY;
        for digit in Digit::ALL {
            let _ = grid.eliminate(Cell::at(4, 4).with(digit));
        }
        assert_eq!(first(&grid), None);
    }

    /// A player's marks may include digits that the rules exclude, and omit digits that they allow.
    #[test]
    fn marks_that_digits_rule_out_are_ignored() {
        for line in LISTS[1].lines().take(20) {
            let puzzle: Puzzle = line.parse().unwrap();
            let grid = Grid::with_candidates(puzzle.board(), |_| DigitSet::ALL);
            let solution = Wave::new().first(&puzzle).unwrap();
            assert_eq!(solutions(&grid, 2), [solution], "{line}");
            let cell = grid.open_cells().first().unwrap();
            let grid = Grid::with_candidates(puzzle.board(), |marked| {
                if marked == cell {
                    DigitSet::ALL.without(solution[cell])
                } else {
                    DigitSet::ALL
                }
            });
            assert_eq!(first(&grid), None, "{line}");
        }
        let mut board = Board::EMPTY;
        board[Cell::at(0, 0)] = Some(Digit::ALL[0]);
        board[Cell::at(0, 8)] = Some(Digit::ALL[0]);
        assert_eq!(
            first(&Grid::with_candidates(&board, |_| DigitSet::ALL)),
            None
        );
    }

    #[test]
    fn the_search_stops_at_the_limit() {
        assert!(solutions(&Grid::EMPTY, 0).is_empty());
        assert_eq!(solutions(&Grid::EMPTY, 1).len(), 1);
    }

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(100))]

        /// The solutions of the grid are those of the puzzle that avoid the eliminated candidates.
        #[test]
        fn solutions_avoid_eliminated_candidates(
            line in 0..500usize,
            struck in proptest::collection::vec(0..Candidate::COUNT, 0..60),
        ) {
            let puzzle: Puzzle = LISTS[3].lines().nth(line).unwrap().parse().unwrap();
            prop_assume!(Wave::new().count(&puzzle, 200) < 200);
            let struck: Vec<_> = struck.into_iter().map(Candidate::from_index).collect();
            let mut expected: Vec<Solution> = Wave::new()
                .solutions(&puzzle)
                .filter(|solution| struck.iter().all(|candidate| {
                    puzzle.given(candidate.cell).is_some() || solution[candidate.cell] != candidate.digit
                }))
                .collect();
            let mut grid = puzzle.grid().unwrap();
            let possible = struck.iter().all(|&candidate| grid.eliminate(candidate).is_ok());
            let mut found = if possible { solutions(&grid, 1000) } else { Vec::new() };
            found.sort_unstable();
            expected.sort_unstable();
            prop_assert_eq!(&found, &expected);
        }
    }
}
