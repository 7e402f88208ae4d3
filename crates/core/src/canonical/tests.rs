//! Compares canonical forms with the results of other methods and with known values.

use std::collections::HashSet;
use std::fs;
use std::io::{self, Write as _};
use std::path::PathBuf;

use proptest::prelude::*;

use super::search::least_of_all_orders;
use super::*;
use crate::Cell;

const SOLUTION: &str =
    "576129834419538267832476591387261945251794386964385172728613459643952718195847623";
/// The most symmetric solution.
const SYMMETRIC: &str =
    "123456789456789123789123456231564897564897231897231564312645978645978312978312645";

fn puzzle(text: &str) -> Puzzle {
    text.parse().unwrap()
}

fn solution(text: &str) -> Solution {
    text.parse().unwrap()
}

fn any_symmetry() -> impl Strategy<Value = Symmetry> {
    (0..Symmetry::COUNT).prop_map(|number| Symmetry::nth(number).unwrap())
}

/// Some or all of the digits of a solution. The solution is either asymmetric or highly symmetric.
fn any_puzzle() -> impl Strategy<Value = Puzzle> {
    let draws = proptest::collection::vec(0..100_u32, 81);
    (any::<bool>(), any_symmetry(), 0..=100_u32, draws).prop_map(
        |(symmetric, symmetry, density, draws)| {
            let start = solution(if symmetric { SYMMETRIC } else { SOLUTION });
            let mut board = symmetry.solution(&start).board();
            for (cell, draw) in Cell::all().zip(draws) {
                if draw >= density {
                    board[cell] = None;
                }
            }
            Puzzle::new(board)
        },
    )
}

/// Arbitrary digits in arbitrary cells.
fn any_board() -> impl Strategy<Value = Puzzle> {
    (1..10_u8, 10..100_u8)
        .prop_flat_map(|(digits, range)| {
            let value = (0..range).prop_map(move |value| if value <= digits { value } else { 0 });
            proptest::collection::vec(value, 81)
        })
        .prop_map(|values| Puzzle::new(Board::from_values(&values.try_into().unwrap()).unwrap()))
}

/// Returns the form of a puzzle, after checking that the symmetry produces it.
fn form(puzzle: &Puzzle) -> Puzzle {
    let found = canonical(puzzle);
    assert_eq!(found.symmetry.puzzle(puzzle), found.form, "{puzzle}");
    found.form
}

fn check_automorphisms(text: &str, expected: u64) {
    let puzzle = puzzle(text);
    assert_eq!(canonical(&puzzle).automorphisms, expected, "{text}");
    let slow = least_of_all_orders(&Lines::new(puzzle.board()));
    assert_eq!(slow.automorphisms, expected, "{text}, all orders");
}

proptest! {
    #[test]
    fn symmetric_puzzles_have_the_same_form(puzzle in any_puzzle(), symmetry in any_symmetry()) {
        let (here, there) = (canonical(&puzzle), canonical(&symmetry.puzzle(&puzzle)));
        prop_assert_eq!(form(&puzzle), here.form);
        prop_assert_eq!(here.form, there.form);
        prop_assert_eq!(here.automorphisms, there.automorphisms);
        prop_assert_eq!(form(&here.form), here.form);
        prop_assert!(here.form <= puzzle);
    }

    #[test]
    fn the_fast_search_agrees_with_trying_every_order(puzzle in any_puzzle()) {
        let found = canonical(&puzzle);
        let slow = least_of_all_orders(&Lines::new(puzzle.board()));
        prop_assert_eq!(found.form.board().values(), slow.values());
        prop_assert_eq!(found.automorphisms, slow.automorphisms);
    }

    #[test]
    fn solutions_have_the_same_form_as_puzzles(symmetry in any_symmetry(), symmetric: bool) {
        let solution = symmetry.solution(&solution(if symmetric { SYMMETRIC } else { SOLUTION }));
        let found = canonical_solution(&solution);
        prop_assert_eq!(found.symmetry.solution(&solution), found.form);
        prop_assert_eq!(canonical(&Puzzle::new(solution.board())).form, Puzzle::new(found.form.board()));
        // The search used for puzzles must give the same result.
        let slow = search::least(&Lines::new(&solution.board()));
        prop_assert_eq!(slow.values(), found.form.board().values());
        prop_assert_eq!(slow.automorphisms, found.automorphisms);
    }

    #[test]
    fn adding_or_removing_a_given_changes_the_form(puzzle in any_puzzle(), cell in 0..81_usize) {
        let mut board = *puzzle.board();
        let cell = Cell::from_index(cell);
        board[cell] = match board[cell] {
            Some(_) => None,
            None => board.candidates(cell).iter().next(),
        };
        prop_assume!(board != *puzzle.board());
        prop_assert_ne!(form(&puzzle), form(&Puzzle::new(board)));
    }
}

/// Fills the most constrained cell first, and tries the digits in a different order for each cell.
fn fill(board: &mut Board, draws: &[usize]) -> bool {
    let empty = Cell::all().filter(|&cell| board[cell].is_none());
    let Some(cell) = empty.min_by_key(|&cell| board.candidates(cell).len()) else {
        return true;
    };
    let mut digits: Vec<Digit> = board.candidates(cell).iter().collect();
    if !digits.is_empty() {
        let turn = draws[cell.index()] % digits.len();
        digits.rotate_left(turn);
    }
    for digit in digits {
        board[cell] = Some(digit);
        if fill(board, draws) {
            return true;
        }
    }
    board[cell] = None;
    false
}

proptest! {
    /// The random solutions include every kind of row pair.
    #[test]
    fn random_solutions_have_the_same_form_as_puzzles(draws in proptest::collection::vec(0..9_usize, 81)) {
        let mut board = Board::EMPTY;
        prop_assert!(fill(&mut board, &draws));
        let solution = Solution::try_from(board).unwrap();
        let found = canonical_solution(&solution);
        let slow = search::least(&Lines::new(&board));
        prop_assert_eq!(found.form.board().values(), slow.values());
        prop_assert_eq!(found.automorphisms, slow.automorphisms);
        prop_assert_eq!(found.symmetry.solution(&solution), found.form);
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(24))]

    #[test]
    fn boards_with_conflicts_have_forms(board in any_board(), symmetry in any_symmetry()) {
        let (here, there) = (canonical(&board), canonical(&symmetry.puzzle(&board)));
        prop_assert_eq!(form(&board), here.form);
        prop_assert_eq!((here.form, here.automorphisms), (there.form, there.automorphisms));
        prop_assert_eq!(form(&here.form), here.form);
    }
}

/// A board on which a half turn replaces each digit `d` with `10 - d`.
fn turned_with_digits_exchanged() -> String {
    let half = ".....5.1........8....64..2....3....8.18.";
    let turned: String = half
        .chars()
        .rev()
        .map(|char| {
            char.to_digit(10)
                .map_or('.', |digit| char::from_digit(10 - digit, 10).unwrap())
        })
        .collect();
    let text = format!("{half}5{turned}");
    assert!(puzzle(&text).board().is_valid());
    text
}

#[test]
fn automorphisms_are_counted() {
    check_automorphisms(&".".repeat(81), 3_359_232);
    // The given must stay in place, which leaves 3,359,232 / 81 symmetries.
    check_automorphisms(&format!("{}7", ".".repeat(80)), 41_472);
    // One digit, in all nine of its places. There are 46,656 ways to choose these places.
    let ones: String = SOLUTION
        .chars()
        .map(|digit| if digit == '4' { '4' } else { '.' })
        .collect();
    check_automorphisms(&ones, 72);
    check_automorphisms(SYMMETRIC, 648);
    check_automorphisms(SOLUTION, 1);
    check_automorphisms(&turned_with_digits_exchanged(), 2);
    // All cells contain the same digit, so they clash.
    check_automorphisms(&"3".repeat(81), 3_359_232);
    // Nine equal rows. Rows and columns can be permuted freely, but the board cannot be transposed.
    check_automorphisms(&"123456789".repeat(9), 1_679_616);
}

#[test]
fn forms_are_the_smallest_boards() {
    let check = |text: &str, expected: &str| assert_eq!(form(&puzzle(text)), puzzle(expected));
    check(&".".repeat(81), &".".repeat(81));
    check(
        &format!("..7{}", ".".repeat(78)),
        &format!("{}1", ".".repeat(80)),
    );
    // Two adjacent givens, and two givens that are in different bands and different stacks.
    check(
        &format!("56{}", ".".repeat(79)),
        &format!("{}12", ".".repeat(79)),
    );
    check(
        &format!("5{}6", ".".repeat(79)),
        &format!("{}1{}2...", ".".repeat(53), ".".repeat(23)),
    );
    check(SYMMETRIC, SYMMETRIC);
}

/// Compares the form with the result of a slow and simple method, which tries every symmetry with
/// its smallest labels.
#[test]
#[ignore = "tries 3,359,232 permutations of each board, ten seconds"]
fn no_symmetric_board_is_smaller_than_the_form() {
    for text in [
        SYMMETRIC,
        SOLUTION,
        "..3..172......4......7..149.148....528.....747....268.952..8......3......679..4..",
        &turned_with_digits_exchanged(),
    ] {
        let puzzle = puzzle(text);
        let values = puzzle.board().values();
        let (mut least, mut ways) = ([9; 81], 0);
        for number in 0..3_359_232 {
            let inverse = Symmetry::nth(number).unwrap();
            let (mut labels, mut next) = ([0; 10], 1);
            let mut image = [0; 81];
            for cell in Cell::all() {
                let value = values[inverse.cell(cell).index()];
                let label = &mut labels[usize::from(value)];
                if value != 0 && *label == 0 {
                    *label = next;
                    next += 1;
                }
                image[cell.index()] = *label;
                if *label > least[cell.index()] && image[..cell.index()] == least[..cell.index()] {
                    break;
                }
            }
            if image < least {
                (least, ways) = (image, 0);
            }
            ways += u64::from(image == least);
        }
        let found = canonical(&puzzle);
        assert_eq!(found.form.board().values(), least, "{text}");
        assert_eq!(found.automorphisms, ways, "{text}");
    }
}

/// A list of essentially different puzzles must yield as many forms as it has lines.
#[test]
fn puzzles_of_seventeen_givens_are_all_different() {
    let above = PathBuf::from(env!("CARGO_MANIFEST_DIR"));
    let list = above
        .ancestors()
        .map(|above| above.join("shared/puzzles/17clue_49158.txt"))
        .find(|path| path.is_file());
    let Some(list) = list else {
        // Write to the stream directly: the test harness captures `eprintln` in tests that pass.
        let _ = writeln!(
            io::stderr(),
            "skipped: ../shared/puzzles/17clue_49158.txt is missing"
        );
        return;
    };
    let text = fs::read_to_string(list).unwrap();
    let forms: HashSet<Puzzle> = text.lines().map(|line| form(&puzzle(line))).collect();
    assert_eq!(forms.len(), 49_158);
}
