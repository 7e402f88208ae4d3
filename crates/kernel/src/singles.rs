use novena_core::{Contradiction, Digit, Grid, House};

/// Places all naked and hidden singles, repeating until none are left.
///
/// A contradiction means that the grid has no solution.
///
/// ```
/// use novena_core::Puzzle;
/// use novena_kernel::place_singles;
///
/// let puzzle: Puzzle =
///     "..76.4..364.5.9.27.5.....1....17.2...1.948.6...8.65....7.....8.36.8.1.521..4.76.."
///         .parse().unwrap();
/// let mut grid = puzzle.grid()?;
/// place_singles(&mut grid)?;
/// assert!(grid.solution().is_some());
/// # Ok::<(), novena_core::Contradiction>(())
/// ```
pub fn place_singles(grid: &mut Grid) -> Result<(), Contradiction> {
    loop {
        let mut changed = false;
        for cell in grid.open_cells() {
            if let Some(digit) = grid[cell].single() {
                grid.place(cell.with(digit))?;
                changed = true;
            }
        }
        for digit in Digit::ALL {
            for house in House::all() {
                if let Some(cell) = grid.places_in(digit, house).single() {
                    grid.place(cell.with(digit))?;
                    changed = true;
                }
            }
        }
        if !changed {
            return Ok(());
        }
    }
}
