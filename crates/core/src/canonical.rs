//! Canonical forms: a single representative for all boards that are related by symmetries.
//!
//! ```text
//! canonical.rs    the public functions and their result
//! lines.rs        the eighteen lines of a board that can come first
//! arrangement.rs  the first lines in order, and the column order and labels they determine
//! search.rs       puzzles: extends the best arrangements line by line
//! full.rs         solutions: the first two rows determine the rest
//! ```

mod arrangement;
mod full;
mod lines;
mod search;
#[cfg(test)]
mod tests;

use lines::Lines;

use crate::{Board, Digit, NotASolution, Puzzle, Solution, Symmetry};

/// A canonical form, a symmetry that produces it, and the number of automorphisms.
///
/// Returned by [`canonical`] and [`canonical_solution`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Canonical<T = Puzzle> {
    /// The smallest board that a symmetry can produce from the original. Boards are compared digit
    /// by digit from the top left, and an empty cell sorts before every digit.
    pub form: T,
    /// A symmetry that maps the original to its form. If the board has automorphisms, other
    /// symmetries also map it to this form.
    pub symmetry: Symmetry,
    /// The number of ways to transpose and permute the board after which relabelling the digits
    /// restores it. The identity counts as one of them. Exchanging two digits that do not occur on
    /// the board is not counted as an automorphism.
    pub automorphisms: u64,
}

/// Returns the canonical form of a puzzle. Two puzzles have the same form if and only if they are
/// equivalent.
///
/// Two puzzles are equivalent if a [`Symmetry`] turns one into the other. Puzzles whose givens
/// clash are accepted, but take longer.
///
/// ```
/// use novena_core::{Puzzle, Symmetry, canonical};
///
/// let puzzle: Puzzle =
///     "..3..172......4......7..149.148....528.....747....268.952..8......3......679..4.."
///         .parse()?;
/// let found = canonical(&puzzle);
/// assert_eq!(found.symmetry.puzzle(&puzzle), found.form);
/// assert_eq!(found.automorphisms, 1);
///
/// let other = Symmetry::nth(200_620_062_006).unwrap().puzzle(&puzzle);
/// assert_eq!(canonical(&other).form, found.form);
/// # Ok::<(), novena_core::ParseBoardError>(())
/// ```
#[must_use]
pub fn canonical(puzzle: &Puzzle) -> Canonical<Puzzle> {
    if puzzle.board().is_full()
        && let Ok(solution) = Solution::try_from(*puzzle.board())
    {
        let Canonical {
            form,
            symmetry,
            automorphisms,
        } = canonical_solution(&solution);
        return Canonical {
            form: Puzzle::new(form.board()),
            symmetry,
            automorphisms,
        };
    }
    let found = search::least(&Lines::new(puzzle.board()));
    let Some(form) = Board::from_values(&found.values()) else {
        unreachable!("labels are digits");
    };
    Canonical {
        form: Puzzle::new(form),
        symmetry: found.symmetry(),
        automorphisms: found.automorphisms,
    }
}

/// Returns the canonical form of a solution. See [`canonical`] for puzzles.
///
/// ```
/// use novena_core::{Solution, canonical_solution};
///
/// // The most symmetric of all.
/// let solution: Solution =
///     "123456789456789123789123456231564897564897231897231564312645978645978312978312645"
///         .parse().unwrap();
/// assert_eq!(canonical_solution(&solution).automorphisms, 648);
/// ```
#[must_use]
pub fn canonical_solution(solution: &Solution) -> Canonical<Solution> {
    let found = full::least(solution);
    let form = match Solution::from_values(&found.values()) {
        Ok(form) => form,
        Err(NotASolution) => unreachable!("a symmetry keeps the rules"),
    };
    Canonical {
        form,
        symmetry: found.symmetry(),
        automorphisms: found.automorphisms,
    }
}

/// The smallest board, and one way to reach it.
struct LeastForm {
    /// 1 if the board is transposed first.
    side: u8,
    /// The line at each place.
    order: [u8; 9],
    /// The column at each place.
    columns: [u8; 9],
    /// The new label of each digit. Digits that do not occur get labels above 9.
    labels: [u8; 16],
    /// The rows, four bits per cell.
    rows: [u64; 9],
    automorphisms: u64,
}

impl LeastForm {
    fn values(&self) -> [u8; 81] {
        core::array::from_fn(|cell| (self.rows[cell / 9] >> (4 * (8 - cell % 9)) & 15) as u8)
    }

    fn symmetry(&self) -> Symmetry {
        let mut free = Digit::ALL
            .iter()
            .map(|digit| digit.get())
            .filter(|label| !self.labels[1..=9].contains(label));
        let digits = core::array::from_fn(|index| {
            let label = self.labels[index + 1];
            let label = if label > 9 { free.next() } else { Some(label) };
            label.map_or(0, |label| label - 1)
        });
        Symmetry::from_places(self.side == 1, self.order, self.columns, digits)
    }
}
