//! Unavoidable sets that a puzzle does not hit: they show where givens are missing.
//!
//! A set of cells of a solution is *unavoidable* if changing the digits in some or all of these
//! cells, and nowhere else, produces another solution. A puzzle is unique only if each unavoidable
//! set contains a given. A set is *minimal* if it does not contain a smaller unavoidable set. It is
//! enough to look at the minimal sets.
//!
//! ```text
//! 1 . . | 2 . .        two rows, two columns, two boxes:
//! 2 . . | 1 . .        if the digits are swapped, every house keeps its digits
//! ```
//!
//! If the puzzle has few solutions, all of them are compared with the known solution. A difference
//! is a minimal set if it contains no other difference.
//!
//! If the puzzle has many solutions, a set is found by taking another solution and restoring digits
//! of the known solution for as long as yet another solution remains. To find the next set, one
//! cell of each set found so far is filled. If there is still another solution, it differs in a new
//! set. Trying every choice of cells would find every minimal set; a depth-first search finds many
//! of them early.

use std::collections::HashSet;

use novena_core::{Board, Cell, CellSet, Puzzle, Solution};

use crate::{Solve, Solver, Wave};

/// The maximum number of solutions that are compared with the known solution.
const MOST_SOLUTIONS: usize = 1_000;

/// The maximum number of choices of cells that are tried if there are more solutions.
const MOST_CHOICES: usize = 10_000;

/// Minimal unavoidable sets without a given.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UnavoidableSets {
    /// The sets, small ones first.
    pub sets: Vec<CellSet>,
    /// Whether these are all the minimal sets. If so, givens that hit each of them make the puzzle
    /// unique.
    pub complete: bool,
}

/// The minimal unavoidable sets of a solution in which the puzzle has no given, at most `most` of
/// them. Returns `None` if `solution` does not solve the puzzle.
///
/// If the puzzle has up to 1,000 solutions, all minimal sets are found, and the smallest of them
/// are returned. If it has more solutions, the sets that are found with up to 10,000 choices of
/// cells are returned.
///
/// ```
/// use novena_core::{Puzzle, Solution};
/// use novena_kernel::inspect::unavoidable_sets;
///
/// let solution: Solution =
///     "576129834419538267832476591387261945251794386964385172728613459643952718195847623"
///         .parse()?;
/// let mut board = solution.board();
/// for cell in ["r1c1", "r1c7", "r3c1", "r3c7", "r9c9"] {
///     board[cell.parse().unwrap()] = None;
/// }
/// let missed = unavoidable_sets(&Puzzle::new(board), &solution, 10).unwrap();
/// assert_eq!(missed.sets.len(), 1);
/// assert_eq!(missed.sets[0].to_string(), "r1c1 r1c7 r3c1 r3c7");
/// # Ok::<(), novena_core::NotASolution>(())
/// ```
#[must_use]
pub fn unavoidable_sets(
    puzzle: &Puzzle,
    solution: &Solution,
    most: usize,
) -> Option<UnavoidableSets> {
    if !solution.solves(puzzle) {
        return None;
    }
    let few: Vec<Solution> = Wave::new()
        .solutions(puzzle)
        .take(MOST_SOLUTIONS + 1)
        .collect();
    let (mut sets, mut complete) = if few.len() <= MOST_SOLUTIONS {
        (smallest_differences(solution, &few), true)
    } else {
        search(!puzzle.givens(), solution, most)
    };
    // Compares sets of the same size in reading order: the set whose first cell is earlier comes
    // first.
    sets.sort_unstable_by_key(|set| (set.len(), !set.bits().reverse_bits()));
    complete &= sets.len() <= most;
    sets.truncate(most);
    Some(UnavoidableSets { sets, complete })
}

/// The differences between other solutions and this one, without those that contain another
/// difference.
fn smallest_differences(solution: &Solution, others: &[Solution]) -> Vec<CellSet> {
    let mut all: Vec<CellSet> = others
        .iter()
        .map(|other| difference(solution, other))
        .filter(|set| !set.is_empty())
        .collect();
    all.sort_unstable_by_key(|set| set.len());
    let mut smallest: Vec<CellSet> = Vec::new();
    for set in all {
        if !smallest.iter().any(|&inside| set.is_superset(inside)) {
            smallest.push(set);
        }
    }
    smallest
}

/// At most `most` minimal sets inside the open cells, and whether these are all of them.
fn search(open: CellSet, solution: &Solution, most: usize) -> (Vec<CellSet>, bool) {
    let mut sets: Vec<CellSet> = Vec::new();
    let mut complete = true;
    let mut known = HashSet::from([CellSet::EMPTY]);
    let mut choices = vec![CellSet::EMPTY];
    while let Some(filled) = choices.pop() {
        let found_before = sets.iter().copied().find(|&set| (set & filled).is_empty());
        let missed = match found_before {
            Some(set) => set,
            None => match another(solution, open - filled) {
                Some(_) if sets.len() == most => return (sets, false),
                Some(set) => {
                    let set = minimal(solution, set);
                    sets.push(set);
                    set
                }
                None => continue,
            },
        };
        for cell in missed {
            let choice = filled.with(cell);
            if known.len() == MOST_CHOICES {
                complete &= known.contains(&choice);
            } else if known.insert(choice) {
                choices.push(choice);
            }
        }
    }
    (sets, complete)
}

fn difference(a: &Solution, b: &Solution) -> CellSet {
    Cell::all().filter(|&cell| a[cell] != b[cell]).collect()
}

/// Finds another solution that agrees with this one outside `cells`, and returns the cells in which
/// the two differ.
fn another(solution: &Solution, cells: CellSet) -> Option<CellSet> {
    let mut board = Board::EMPTY;
    for cell in !cells {
        board[cell] = Some(solution[cell]);
    }
    let Solve::Several(first, second) = Wave::new().solve(&Puzzle::new(board)) else {
        return None;
    };
    let other = if first == *solution { second } else { first };
    Some(difference(solution, &other))
}

/// A minimal unavoidable subset of an unavoidable set.
fn minimal(solution: &Solution, set: CellSet) -> CellSet {
    let mut smaller = set;
    for cell in set {
        // A cell that had to stay in a larger set also has to stay in any smaller one.
        if smaller.contains(cell) {
            smaller = another(solution, smaller.without(cell)).unwrap_or(smaller);
        }
    }
    smaller
}

#[cfg(test)]
mod tests {
    use super::*;

    const SEVERAL: &str = include_str!("../../../cli/lists/several.txt");

    /// Puzzles with few solutions, together with the solutions.
    fn few(most: usize) -> impl Iterator<Item = (Puzzle, Vec<Solution>)> {
        SEVERAL
            .lines()
            .map(|line| line.parse::<Puzzle>().unwrap())
            .map(move |puzzle| {
                let all = Wave::new().solutions(&puzzle).take(most + 1).collect();
                (puzzle, all)
            })
            .filter(move |(_, all): &(_, Vec<_>)| all.len() <= most)
    }

    /// The search for puzzles with many solutions is tested on puzzles with few. Unless it reaches
    /// its limit, it must find the same sets as comparing all solutions.
    #[test]
    fn both_methods_find_the_same_sets() {
        let mut complete = 0;
        for (puzzle, all) in few(20) {
            let mut expected = smallest_differences(&all[0], &all);
            expected.sort();
            let (mut found, is_complete) = search(!puzzle.givens(), &all[0], usize::MAX);
            found.sort();
            if is_complete {
                assert_eq!(found, expected, "{puzzle}");
                complete += 1;
            } else {
                assert!(found.iter().all(|set| expected.contains(set)), "{puzzle}");
            }
        }
        assert!(complete > 100, "{complete}");
    }

    #[test]
    fn lists_the_smallest_sets_up_to_the_limit() {
        let (puzzle, all) = few(1_000)
            .find(|(_, all)| smallest_differences(&all[0], all).len() > 3)
            .unwrap();
        let whole = unavoidable_sets(&puzzle, &all[0], 1_000).unwrap();
        assert!(whole.complete && whole.sets.is_sorted_by_key(|set| set.len()));
        let part = unavoidable_sets(&puzzle, &all[0], 3).unwrap();
        assert_eq!((&part.sets[..], part.complete), (&whole.sets[..3], false));
        let exact = unavoidable_sets(&puzzle, &all[0], whole.sets.len()).unwrap();
        assert!(exact.complete);
    }
}
