//! Every solver agrees with the textbook solver, on boards of every kind.

use novena_core::{Board, Cell, Digit, Puzzle, Solution, Symmetry};
use novena_kernel::{Backend, Backtracking, Solve, Solver, Wave};
use proptest::prelude::*;

/// The wave solver with every instruction set of this CPU.
fn waves() -> impl Iterator<Item = Wave> {
    Backend::available().filter_map(Wave::with_backend)
}

/// The wave solvers, and the textbook solver.
fn all() -> Vec<Box<dyn Solver>> {
    let mut all: Vec<Box<dyn Solver>> = vec![Box::new(Backtracking)];
    all.extend(waves().map(|wave| Box::new(wave) as Box<dyn Solver>));
    all
}

/// The boards of the course documents, with the solutions that the documents print.
const DOCUMENTS: [(&str, &str); 5] = [
    (
        "000120034000530067832400000007260900051090380004085100000003459640052000190047000",
        "576129834419538267832476591387261945251794386964385172728613459643952718195847623",
    ),
    (
        "050068070700509000803700000310000049005000700940000085000003402000106008030840010",
        "459368271761529834823714596317285649685491723942637185178953462294176358536842917",
    ),
    (
        "007604003640509027050000010000170200010948060008065000070000080360801052100407600",
        "827614593641539827953782416596173248712948365438265971279356184364891752185427639",
    ),
    (
        "003001720000004000000700149014800005280000074700002680952008000000300000067900400",
        "493581726176294853528736149614879235285613974739452681952148367841367592367925418",
    ),
    (
        "008009062000000005102500000000210090050000600600000028410608000860030100000000400",
        "",
    ),
];

/// A board without a solution, which only a search can detect.
const IMPOSSIBLE: &str =
    ".....5.8....6.1.43..........1.5........1.6...3.......553.....61........4.........";
/// A board with few givens in awkward places.
const SPARSE: &str =
    ".....6....59.....82....8....45........3........6..3.54...325..6..................";

/// In the last row, three cells have only two candidates between them. The rows above give no hint
/// of this.
const LOW: &str =
    "000000000000000000000000000000000000000000000000000000000000837000000000041905000";

fn puzzle(text: &str) -> Puzzle {
    text.parse().unwrap()
}

#[test]
fn boards_in_the_documents_have_the_printed_solutions() {
    for solver in all() {
        for (given, printed) in DOCUMENTS {
            let Solve::Unique(solution) = solver.solve(&puzzle(given)) else {
                panic!("{given} has one solution");
            };
            assert!(solution.solves(&puzzle(given)));
            assert!(
                printed.is_empty() || solution.to_string() == printed,
                "{given}"
            );
        }
    }
}

#[test]
fn the_base_grid_of_a_document_is_its_own_solution() {
    let base = "123456789456789123789123456234567891567891234891234567345678912678912345912345678";
    for solver in all() {
        assert_eq!(
            solver.solve(&puzzle(base)),
            Solve::Unique(base.parse().unwrap())
        );
    }
}

#[test]
fn the_empty_board_is_solved_in_order() {
    let expected: Vec<Solution> = Backtracking.solutions(&Puzzle::EMPTY).take(300).collect();
    assert!(expected.is_sorted());
    for solver in all() {
        assert_eq!(
            solver.solve(&Puzzle::EMPTY),
            Solve::Several(expected[0], expected[1])
        );
        let first: Vec<Solution> = solver.solutions(&Puzzle::EMPTY).take(300).collect();
        assert_eq!(first, expected);
        assert_eq!(solver.count(&Puzzle::EMPTY, 0), 0);
        assert_eq!(solver.count(&Puzzle::EMPTY, 5_000), 5_000);
    }
}

#[test]
fn two_equal_digits_in_a_house_leave_no_solution() {
    for (a, b) in [((0, 0), (0, 8)), ((0, 0), (8, 0)), ((0, 0), (2, 2))] {
        let mut board = Board::EMPTY;
        board[Cell::at(a.0, a.1)] = Digit::new(5);
        board[Cell::at(b.0, b.1)] = Digit::new(5);
        for solver in all() {
            assert_eq!(solver.solve(&Puzzle::new(board)), Solve::None);
            assert_eq!(solver.count(&Puzzle::new(board), 10), 0);
            assert_eq!(solver.solutions(&Puzzle::new(board)).count(), 0);
        }
    }
}

/// Plain backtracking would take far too long on these boards, so it is left out. Simpler searches
/// are known to take several seconds on `IMPOSSIBLE` and `SPARSE`.
#[test]
fn hard_boards_without_a_unique_solution_are_solved() {
    let no_seven_in_the_first_box = "123000000456000000000700000".to_owned() + &"0".repeat(54);
    let no_seven_in_the_first_row =
        "123456000000000700000000000000000000000000070000000000000000000000000007000000000";
    for solver in waves() {
        for text in [
            &no_seven_in_the_first_box,
            no_seven_in_the_first_row,
            IMPOSSIBLE,
        ] {
            assert_eq!(solver.solve(&puzzle(text)), Solve::None, "{text}");
        }
        assert!(matches!(solver.solve(&puzzle(SPARSE)), Solve::Several(..)));
        // Enumeration visits cells in reading order, so it reaches this contradiction last.
        assert_eq!(solver.solve(&puzzle(LOW)), Solve::None);
        assert_eq!(solver.solutions(&puzzle(LOW)).count(), 0);
    }
}

#[test]
fn full_boards_are_solved_or_refused() {
    let full = DOCUMENTS[0].1;
    let wrong = full.replacen('5', "7", 1);
    for solver in all() {
        assert_eq!(
            solver.solve(&puzzle(full)),
            Solve::Unique(full.parse().unwrap())
        );
        assert_eq!(solver.solve(&puzzle(&wrong)), Solve::None);
        assert_eq!(
            solver.solve(&puzzle(&full.replacen('5', ".", 1))),
            Solve::Unique(full.parse().unwrap())
        );
    }
}

/// A solution with some cells emptied and perhaps one digit changed. The resulting boards include
/// unique, ambiguous, unsolvable and invalid ones.
fn any_puzzle() -> impl Strategy<Value = Puzzle> {
    (
        0..Symmetry::COUNT,
        proptest::sample::subsequence((0..81).collect::<Vec<usize>>(), 24..=81),
        proptest::option::weighted(0.3, (0..81usize, 0..9usize)),
    )
        .prop_map(|(number, kept, change)| {
            let full: Board = DOCUMENTS[0].1.parse().unwrap();
            let mut board = Board::EMPTY;
            for index in kept {
                board[Cell::from_index(index)] = full[Cell::from_index(index)];
            }
            if let Some((index, digit)) = change {
                board[Cell::from_index(index)] = Some(Digit::from_index(digit));
            }
            Symmetry::nth(number).unwrap().puzzle(&Puzzle::new(board))
        })
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(400))]

    #[test]
    fn all_solvers_agree_with_plain_backtracking(puzzle in any_puzzle()) {
        let expected: Vec<Solution> = Backtracking.solutions(&puzzle).take(40).collect();
        prop_assert!(expected.is_sorted());
        for solver in waves() {
            let found: Vec<Solution> = solver.solutions(&puzzle).take(40).collect();
            prop_assert_eq!(&found, &expected);
            prop_assert_eq!(solver.solve(&puzzle), Backtracking.solve(&puzzle));
            prop_assert_eq!(solver.count(&puzzle, 40), expected.len() as u64);
            prop_assert_eq!(solver.count_batch(&[puzzle], 40), vec![expected.len() as u64]);
            prop_assert_eq!(solver.first(&puzzle), expected.first().copied());
            prop_assert_eq!(solver.first_batch(&[puzzle]), vec![expected.first().copied()]);
            prop_assert_eq!(solver.solve_batch(&[puzzle]), vec![Backtracking.solve(&puzzle)]);
        }
    }

    #[test]
    fn symmetries_move_solutions(puzzle in any_puzzle(), number in 0..Symmetry::COUNT) {
        let symmetry = Symmetry::nth(number).unwrap();
        let mut moved: Vec<Solution> = Wave::new()
            .solutions(&puzzle)
            .take(1_000)
            .map(|solution| symmetry.solution(&solution))
            .collect();
        prop_assume!(moved.len() < 1_000);
        moved.sort();
        let found: Vec<Solution> = Wave::new().solutions(&symmetry.puzzle(&puzzle)).collect();
        prop_assert_eq!(found, moved);
    }
}
