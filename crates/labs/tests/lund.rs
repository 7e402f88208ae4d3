//! The document's tests, which use the solver only through its interface.

use novena_core::{Board, Puzzle};
use novena_generator::{Random, classic};
use novena_kernel::{Solver as _, Wave};
use novena_labs::lund::{BacktrackingSolver, SolverError, SudokuSolver};

/// Runs a test with two solvers, which must behave in the same way. The recursion of the second
/// solver gives up immediately, so that the engine takes over. No other code in this file names the
/// class of the solvers.
fn with_solver(test: impl Fn(&mut dyn SudokuSolver)) {
    test(&mut BacktrackingSolver::new());
    test(&mut BacktrackingSolver::with_patience(0));
}

const FIGURE_1: &str =
    "008009062000000005102500000000210090050000600600000028410608000860030100000000400";

/// Returns a board from strings of nine digits. Rows that are not given are empty.
fn rows(lines: &[&str]) -> Vec<Vec<u8>> {
    let mut matrix = vec![vec![0; 9]; 9];
    for (row, line) in matrix.iter_mut().zip(lines) {
        *row = line.bytes().map(|byte| byte - b'0').collect();
    }
    matrix
}

fn figure_1() -> Vec<Vec<u8>> {
    FIGURE_1
        .as_bytes()
        .chunks(9)
        .map(|row| row.iter().map(|byte| byte - b'0').collect())
        .collect()
}

fn set(solver: &mut dyn SudokuSolver, matrix: &[Vec<u8>]) -> Result<(), SolverError> {
    let slices: Vec<&[u8]> = matrix.iter().map(Vec::as_slice).collect();
    solver.set_matrix(&slices)
}

/// Checks that every row, column and region contains the nine digits. The solver is not used for
/// this.
fn is_solved(matrix: &[[u8; 9]; 9]) -> bool {
    let complete = |digits: [u8; 9]| (1..=9).all(|digit| digits.contains(&digit));
    (0..9).all(|house| {
        complete(matrix[house])
            && complete(std::array::from_fn(|place| matrix[place][house]))
            && complete(std::array::from_fn(|place| {
                matrix[house / 3 * 3 + place / 3][house % 3 * 3 + place % 3]
            }))
    })
}

/// Checks that `solve` returns false and leaves every digit unchanged.
#[track_caller]
fn check_unsolvable(lines: &[&str]) {
    with_solver(|solver| {
        set(solver, &rows(lines)).unwrap();
        let before = solver.get_matrix();
        assert!(!solver.solve());
        assert_eq!(solver.get_matrix(), before);
    });
}

#[test]
fn an_empty_sudoku_is_solved() {
    with_solver(|solver| {
        assert_eq!(solver.get_matrix(), [[0; 9]; 9]);
        assert!(solver.is_valid());
        assert!(solver.solve());
        assert!(is_solved(&solver.get_matrix()));
    });
}

#[test]
fn figure_1_is_solved() {
    with_solver(|solver| {
        set(solver, &figure_1()).unwrap();
        assert!(solver.solve());
        let matrix = solver.get_matrix();
        assert!(is_solved(&matrix));
        assert!(solver.is_valid());
        for (row, given) in figure_1().iter().enumerate() {
            for (col, &digit) in given.iter().enumerate() {
                assert!(digit == 0 || digit == matrix[row][col]);
                assert_eq!(solver.get(row, col), Ok(matrix[row][col]));
            }
        }
        // A full board is its own solution.
        assert!(solver.solve());
        assert_eq!(solver.get_matrix(), matrix);
    });
}

#[test]
fn one_of_several_solutions_is_shown() {
    with_solver(|solver| {
        solver.add(4, 4, 9).unwrap();
        assert!(solver.solve());
        assert!(is_solved(&solver.get_matrix()));
        assert_eq!(solver.get(4, 4), Ok(9));
    });
}

#[test]
fn two_equal_digits_in_a_house_have_no_solution() {
    check_unsolvable(&["500000005"]);
    check_unsolvable(&["005000000", "000000000", "000000000", "005000000"]);
    check_unsolvable(&["500000000", "050000000"]);
    with_solver(|solver| {
        solver.add(0, 0, 5).unwrap();
        solver.add(1, 1, 5).unwrap();
        assert!(!solver.is_valid());
    });
}

#[test]
fn a_row_whose_last_digit_has_no_place_has_no_solution() {
    let lines = [
        "123456000",
        "000000700",
        "000000000",
        "000000070",
        "000000000",
        "000000000",
        "000000007",
    ];
    check_unsolvable(&lines);
    with_solver(|solver| {
        set(solver, &rows(&lines)).unwrap();
        // No digit is repeated yet, but the first row has no place for a 7.
        assert!(solver.is_valid());
    });
}

/// Compares the first solution found by backtracking with the engine's, on many boards.
#[test]
fn recursion_and_the_engine_find_the_same_solution() {
    for seed in 0..100 {
        let mut board = *classic(&mut Random::new(seed)).puzzle.board();
        // Every third board has several solutions.
        if seed % 3 == 0 {
            for cell in board.filled().iter().skip(seed as usize % 5).step_by(4) {
                board[cell] = None;
            }
        }
        let expected = Wave::new().solve(&Puzzle::new(board)).first().unwrap();
        for patience in [u32::MAX, 1_000, 0] {
            let mut solver = BacktrackingSolver::with_patience(patience);
            let values = board.values();
            solver
                .set_matrix(&values.chunks(9).collect::<Vec<_>>())
                .unwrap();
            assert!(solver.solve());
            let found = solver.get_matrix();
            let found = found.as_flattened().try_into().unwrap();
            assert_eq!(Board::from_values(found), Some(expected.board()), "{board}");
        }
    }
}

#[test]
fn errors_are_in_swedish() {
    for (error, text) in [
        (
            SolverError::NoSuchCell { row: 9, col: 0 },
            "rutan (9, 0) finns inte: rad och kolonn är 0-8",
        ),
        (
            SolverError::NoSuchDigit(10),
            "10 är ingen siffra mellan 1 och 9",
        ),
        (
            SolverError::NotNineRows(8),
            "matrisen har 8 rader i stället för 9",
        ),
        (
            SolverError::NotNineColumns { row: 1, columns: 2 },
            "rad 1 har 2 kolonner i stället för 9",
        ),
    ] {
        assert_eq!(error.to_string(), text);
    }
}

/// With plain backtracking, this board would take so long that the test would never end.
#[test]
fn the_slow_unsolvable_board_is_answered_at_once() {
    check_unsolvable(&["123000000", "456000000", "000700000"]);
}

#[test]
fn after_a_refusal_the_user_can_change_a_digit_and_try_again() {
    with_solver(|solver| {
        set(solver, &rows(&["123000000", "456000000", "000700000"])).unwrap();
        assert!(!solver.solve());
        solver.remove(2, 3).unwrap();
        assert_eq!(solver.get(2, 3), Ok(0));
        assert!(solver.solve());
        assert!(is_solved(&solver.get_matrix()));
    });
}

#[test]
fn only_clear_empties_the_board() {
    with_solver(|solver| {
        solver.add(0, 0, 1).unwrap();
        solver.add(0, 0, 2).unwrap();
        assert_eq!(solver.get(0, 0), Ok(2));
        solver.clear();
        assert_eq!(solver.get_matrix(), [[0; 9]; 9]);
    });
}

#[test]
fn numbers_out_of_range_are_errors_and_change_nothing() {
    with_solver(|solver| {
        set(solver, &figure_1()).unwrap();
        let before = solver.get_matrix();
        for (row, col) in [(9, 0), (0, 9), (usize::MAX, 0), (0, usize::MAX)] {
            let error = SolverError::NoSuchCell { row, col };
            assert_eq!(solver.add(row, col, 1), Err(error));
            assert_eq!(solver.remove(row, col), Err(error));
            assert_eq!(solver.get(row, col), Err(error));
        }
        for digit in [0, 10, 255] {
            assert_eq!(
                solver.add(0, 0, digit),
                Err(SolverError::NoSuchDigit(digit))
            );
        }
        assert_eq!(solver.get_matrix(), before);
    });
}

#[test]
fn a_matrix_of_wrong_dimension_is_an_error_and_changes_nothing() {
    with_solver(|solver| {
        set(solver, &figure_1()).unwrap();
        let before = solver.get_matrix();
        let mut long = figure_1();
        long.push(vec![0; 9]);
        assert_eq!(set(solver, &long), Err(SolverError::NotNineRows(10)));
        assert_eq!(set(solver, &[]), Err(SolverError::NotNineRows(0)));
        let mut ragged = figure_1();
        ragged[8].pop();
        assert_eq!(
            set(solver, &ragged),
            Err(SolverError::NotNineColumns { row: 8, columns: 8 })
        );
        let mut strange = figure_1();
        strange[4][4] = 10;
        assert_eq!(set(solver, &strange), Err(SolverError::NoSuchDigit(10)));
        assert_eq!(solver.get_matrix(), before);
    });
}
