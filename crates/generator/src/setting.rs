//! Helps a setter to complete a puzzle. Givens are added until there is one solution, and
//! superfluous givens are removed. Both operations can preserve the symmetry of the pattern.

use novena_core::{Board, Candidate, Cell, CellSet, Digit, PatternSymmetry, Puzzle};
use novena_kernel::inspect::{next_givens, possible_digits};
use novena_kernel::{Verdict, Wave};

use crate::Random;
use crate::carve::without;

/// The maximum number of solutions to list. If there are more, givens are added at random.
const MOST_LISTED: usize = 1_000;

/// The empty cells that would have to be filled to make a pattern symmetric.
///
/// ```
/// use novena_core::{Cell, PatternSymmetry};
/// use novena_generator::missing_cells;
///
/// let pattern = Cell::at(0, 1).as_set();
/// let awaited = missing_cells(pattern, PatternSymmetry::Rotational180);
/// assert_eq!(awaited.to_string(), "r9c8");
/// ```
#[must_use]
pub fn missing_cells(pattern: CellSet, symmetry: PatternSymmetry) -> CellSet {
    let mut whole = CellSet::EMPTY;
    for cell in pattern {
        whole |= symmetry.orbit(cell);
    }
    whole - pattern
}

/// The groups of givens that can be removed, one group at a time, without making the puzzle
/// ambiguous. A group is a single given, or all givens that are images of each other under the
/// symmetry. Returns nothing if the puzzle does not have exactly one solution.
///
/// ```
/// use novena_core::{PatternSymmetry, Puzzle};
/// use novena_generator::removable_groups;
///
/// let full: Puzzle =
///     "576129834419538267832476591387261945251794386964385172728613459643952718195847623"
///         .parse()?;
/// assert_eq!(removable_groups(&full, PatternSymmetry::None).len(), 81);
/// assert_eq!(removable_groups(&full, PatternSymmetry::Rotational180).len(), 41);
/// # Ok::<(), novena_core::ParseBoardError>(())
/// ```
#[must_use]
pub fn removable_groups(puzzle: &Puzzle, symmetry: PatternSymmetry) -> Vec<CellSet> {
    if !is_unique(puzzle) {
        return Vec::new();
    }
    let groups = groups(puzzle, symmetry);
    let fewer: Vec<Puzzle> = groups.iter().map(|&group| without(puzzle, group)).collect();
    let mut verdicts = Vec::new();
    Wave::new().verdicts(&fewer, &mut verdicts);
    let is_unique = |verdict: &Verdict| matches!(verdict, Verdict::Unique(_));
    let removable = groups.into_iter().zip(&verdicts);
    removable
        .filter_map(|(group, verdict)| is_unique(verdict).then_some(group))
        .collect()
}

/// Removes groups of givens from a puzzle one by one until none can be removed. The order depends
/// on the seed. Returns `None` if the puzzle does not have exactly one solution.
///
/// ```
/// use novena_core::{PatternSymmetry, Puzzle};
/// use novena_generator::make_minimal;
/// use novena_kernel::inspect::is_minimal;
///
/// let full: Puzzle =
///     "576129834419538267832476591387261945251794386964385172728613459643952718195847623"
///         .parse()?;
/// let minimal = make_minimal(&full, PatternSymmetry::None, 7).unwrap();
/// assert!(is_minimal(&minimal));
/// # Ok::<(), novena_core::ParseBoardError>(())
/// ```
#[must_use]
pub fn make_minimal(puzzle: &Puzzle, symmetry: PatternSymmetry, seed: u64) -> Option<Puzzle> {
    if !is_unique(puzzle) {
        return None;
    }
    let mut groups = groups(puzzle, symmetry);
    Random::new(seed).shuffle(&mut groups);
    Some(thinned(puzzle, &groups))
}

/// Adds givens to a puzzle until it has one solution, and then removes those of the added givens
/// that are superfluous. The choice depends on the seed. Returns `None` if there is no solution, or
/// once `go_on` returns false.
///
/// ```
/// use novena_core::{PatternSymmetry, Puzzle};
/// use novena_generator::make_unique;
/// use novena_kernel::{Verdict, Wave};
///
/// let unique = make_unique(&Puzzle::EMPTY, PatternSymmetry::Full, 7, &|| true).unwrap();
/// assert!(PatternSymmetry::Full.is_of(unique.givens()));
/// assert!(matches!(Wave::new().verdict(&unique).0, Verdict::Unique(_)));
/// ```
#[must_use]
pub fn make_unique(
    puzzle: &Puzzle,
    symmetry: PatternSymmetry,
    seed: u64,
    go_on: &dyn Fn() -> bool,
) -> Option<Puzzle> {
    let mut extension = Extension {
        board: *puzzle.board(),
        random: Random::new(seed),
    };
    extension.fill(missing_cells(puzzle.givens(), symmetry))?;
    let mut added = Vec::new();
    while !is_unique(&extension.puzzle()) {
        if !go_on() {
            return None;
        }
        let next = extension.next()?;
        extension.board[next.cell] = Some(next.digit);
        let group = symmetry.orbit(next.cell) - puzzle.givens();
        extension.fill(group.without(next.cell))?;
        added.push(group);
    }
    Some(thinned(&extension.puzzle(), &added))
}

/// A puzzle to which givens are added.
struct Extension {
    board: Board,
    random: Random,
}

impl Extension {
    fn puzzle(&self) -> Puzzle {
        Puzzle::new(self.board)
    }

    /// Chooses a given to add. If all solutions can be listed, the choice is one of the givens that
    /// leave the fewest solutions.
    fn next(&mut self) -> Option<Candidate> {
        let puzzle = self.puzzle();
        let Some(givens) = next_givens(&puzzle, MOST_LISTED) else {
            let possible = possible_digits(&puzzle);
            let cells: Vec<Cell> = possible.differing().iter().collect();
            let cell = *self.chosen(&cells)?;
            let digits: Vec<Digit> = possible[cell].iter().collect();
            return Some(cell.with(*self.chosen(&digits)?));
        };
        let fewest = givens.first()?.solutions;
        let best = givens.partition_point(|next| next.solutions == fewest);
        Some(self.chosen(&givens[..best])?.candidate)
    }

    /// Fills cells so that at least one solution remains.
    fn fill(&mut self, cells: CellSet) -> Option<()> {
        for cell in cells {
            let possible = possible_digits(&self.puzzle())[cell];
            let digits: Vec<Digit> = possible.iter().collect();
            self.board[cell] = Some(*self.chosen(&digits)?);
        }
        Some(())
    }

    fn chosen<'a, T>(&mut self, items: &'a [T]) -> Option<&'a T> {
        if items.is_empty() {
            return None;
        }
        items.get(self.random.below(items.len()))
    }
}

/// The groups of givens that are images of each other under a symmetry.
fn groups(puzzle: &Puzzle, symmetry: PatternSymmetry) -> Vec<CellSet> {
    let mut left = puzzle.givens();
    let mut groups = Vec::new();
    while let Some(cell) = left.first() {
        let group = symmetry.orbit(cell) & left;
        left -= group;
        groups.push(group);
    }
    groups
}

/// Tries the groups one after the other, and removes those that are superfluous.
fn thinned(puzzle: &Puzzle, groups: &[CellSet]) -> Puzzle {
    let mut thin = *puzzle;
    for &group in groups {
        let fewer = without(&thin, group);
        if is_unique(&fewer) {
            thin = fewer;
        }
    }
    thin
}

fn is_unique(puzzle: &Puzzle) -> bool {
    matches!(Wave::new().verdict(puzzle).0, Verdict::Unique(_))
}

#[cfg(test)]
mod tests {
    use novena_kernel::inspect::redundant_givens;

    use super::*;

    /// This puzzle has one solution, and four of its givens can be removed.
    const ROOMY: &str =
        ".61...4.72...6.....5...26......4..1.....1...4.2.8....5.49..1......79...861.3....9";

    fn puzzle(text: &str) -> Puzzle {
        text.parse().unwrap()
    }

    #[test]
    fn single_removable_givens_are_the_redundant_givens() {
        let roomy = puzzle(ROOMY);
        let groups = removable_groups(&roomy, PatternSymmetry::None);
        let cells: CellSet = groups.iter().flat_map(|group| group.iter()).collect();
        assert_eq!(cells, redundant_givens(&roomy));
        assert!(groups.iter().all(|group| group.len() == 1));
        assert_eq!(removable_groups(&Puzzle::EMPTY, PatternSymmetry::None), []);
        // The first row can be filled if one of the two 5s is removed, but not while both are
        // present.
        let full = "55.......".to_owned() + &".".repeat(72);
        assert_eq!(removable_groups(&puzzle(&full), PatternSymmetry::None), []);
    }

    #[test]
    fn completed_puzzles_keep_the_givens_and_the_symmetry() {
        let mut board = Board::EMPTY;
        for (cell, digit) in ["r1c1", "r1c5", "r4c4"].into_iter().zip(Digit::ALL) {
            board[cell.parse().unwrap()] = Some(digit);
        }
        let begun = Puzzle::new(board);
        for symmetry in PatternSymmetry::ALL {
            for seed in 0..3 {
                let unique = make_unique(&begun, symmetry, seed, &|| true).unwrap();
                assert!(is_unique(&unique), "{symmetry} {unique}");
                assert!(symmetry.is_of(unique.givens()), "{symmetry} {unique}");
                assert!((begun.givens() - unique.givens()).is_empty());
                let minimal = make_minimal(&unique, symmetry, seed).unwrap();
                assert_eq!(removable_groups(&minimal, symmetry), []);
                assert!(symmetry.is_of(minimal.givens()), "{symmetry} {minimal}");
            }
        }
    }

    #[test]
    fn a_puzzle_without_a_solution_cannot_be_completed() {
        let broken = puzzle(
            &"55"
                .chars()
                .chain(".".repeat(79).chars())
                .collect::<String>(),
        );
        let none = PatternSymmetry::None;
        assert_eq!(make_unique(&broken, none, 1, &|| true), None);
        assert_eq!(make_minimal(&broken, none, 1), None);
        assert_eq!(make_unique(&Puzzle::EMPTY, none, 1, &|| false), None);
    }
}
