//! Compares the vicinity of puzzles with an exhaustive search.

use std::collections::BTreeSet;

use novena_core::{Cell, CellSet, Digit, Puzzle};
use novena_generator::{NewPuzzle, PuzzleShape, bunch, vicinity};
use novena_kernel::{Verdict, Wave};

fn some_puzzle() -> Puzzle {
    bunch(&PuzzleShape::default(), 8, 0).puzzles[0].puzzle
}

/// Uses a slow method to find every puzzle with exactly one solution that results from replacing
/// one given.
fn tried(puzzle: &Puzzle) -> BTreeSet<Puzzle> {
    let mut changed = Vec::new();
    for lost in puzzle.givens() {
        for cell in CellSet::ALL - puzzle.givens().without(lost) {
            for digit in Digit::ALL {
                let mut board = *puzzle.board();
                board[lost] = None;
                board[cell] = Some(digit);
                if Puzzle::new(board) != *puzzle {
                    changed.push(Puzzle::new(board));
                }
            }
        }
    }
    let mut verdicts = Vec::new();
    Wave::new().verdicts(&changed, &mut verdicts);
    let unique = |(_, verdict): &(_, Verdict)| matches!(verdict, Verdict::Unique(_));
    changed
        .into_iter()
        .zip(verdicts)
        .filter(unique)
        .map(|(puzzle, _)| puzzle)
        .collect()
}

fn is_minimal(puzzle: &Puzzle) -> bool {
    puzzle.givens().iter().all(|cell: Cell| {
        let mut board = *puzzle.board();
        board[cell] = None;
        Wave::new().verdict(&Puzzle::new(board)).0 == Verdict::Several
    })
}

fn puzzles(made: &[NewPuzzle]) -> BTreeSet<Puzzle> {
    made.iter().map(|made| made.puzzle).collect()
}

#[test]
fn finds_every_neighbour_with_one_given_exchanged() {
    let puzzle = some_puzzle();
    let found: Vec<NewPuzzle> = vicinity(&puzzle, 1, 1, false).flatten().collect();
    assert_eq!(puzzles(&found).len(), found.len(), "no puzzle is repeated");
    assert_eq!(puzzles(&found), tried(&puzzle));
    let minimal: Vec<NewPuzzle> = vicinity(&puzzle, 1, 1, true).flatten().collect();
    let expected: BTreeSet<Puzzle> = puzzles(&found).into_iter().filter(is_minimal).collect();
    assert_eq!(puzzles(&minimal), expected);
}

#[test]
fn neighbours_with_two_givens_exchanged_are_puzzles() {
    check_neighbours(5, 300);
}

#[test]
#[ignore = "takes long; run it in release"]
fn ten_thousand_neighbours_with_two_givens_exchanged_are_puzzles() {
    assert_eq!(check_neighbours(usize::MAX, 10_000), 10_000);
}

/// Checks neighbours of a puzzle from the given number of batches, but at most `most` neighbours.
/// Returns the number of neighbours checked.
fn check_neighbours(batches: usize, most: usize) -> usize {
    let puzzle = some_puzzle();
    let count = puzzle.givens().len();
    let mut seen = 0;
    let neighbours = vicinity(&puzzle, 2, 2, true).take(batches).flatten();
    for made in neighbours.take(most) {
        seen += 1;
        assert_eq!(made.puzzle.givens().len(), count);
        assert_eq!(
            Wave::new().verdict(&made.puzzle).0,
            Verdict::Unique(made.solution)
        );
        assert!(is_minimal(&made.puzzle), "{}", made.puzzle);
        let same = |&cell: &Cell| made.puzzle.given(cell) == puzzle.given(cell);
        assert_eq!(puzzle.givens().iter().filter(same).count(), count - 2);
    }
    assert!(seen > 0);
    seen
}

#[test]
fn each_batch_is_a_choice_of_givens_to_remove() {
    let puzzle = some_puzzle();
    let count = puzzle.givens().len();
    assert_eq!(vicinity(&puzzle, 1, 1, true).count(), count);
    // Removing and adding nothing gives the puzzle itself.
    let same: Vec<NewPuzzle> = vicinity(&puzzle, 0, 0, true).flatten().collect();
    assert_eq!(puzzles(&same), BTreeSet::from([puzzle]));
}
