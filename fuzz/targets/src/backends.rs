//! Checks that every backend of the wave solver gives the same answers, and that the solutions obey
//! the rules.

use novena_core::{Board, Cell, Digit, Puzzle, Symmetry};
use novena_kernel::{Backend, Solve, Solver, Verdict, Wave};

/// A solved board, from which symmetries generate others. Any solved board is enough to test
/// solvers.
const SOLUTION: &str =
    "576129834419538267832476591387261945251794386964385172728613459643952718195847623";

/// Decodes boards from bytes: the symmetry of a solution, the cells to keep, and the digits to
/// change.
fn puzzles(bytes: &[u8]) -> Vec<Puzzle> {
    let solution: Board = SOLUTION.parse().expect("the solution is a board");
    let mut puzzles = Vec::new();
    for part in bytes.chunks(24) {
        let mut part = part.to_vec();
        part.resize(24, 0);
        let number = u64::from_le_bytes(part[..8].try_into().expect("eight bytes"));
        let symmetry =
            Symmetry::nth(number % Symmetry::COUNT).expect("the number is below the count");
        let mut board = symmetry.board(&solution);
        for cell in Cell::all() {
            if part[8 + cell.index() / 8] >> (cell.index() % 8) & 1 == 0 {
                board[cell] = None;
            }
        }
        for change in part[19..23].chunks(2) {
            if let Some(cell) = Cell::new(change[0].into()) {
                board[cell] = Digit::new(change[1] % 10);
            }
        }
        puzzles.push(Puzzle::new(board));
    }
    puzzles
}

/// Checks that all backends give the same answers for the same puzzles.
pub(crate) fn agree(bytes: &[u8]) {
    let puzzles = puzzles(bytes);
    let solvers: Vec<Wave> = Backend::available()
        .filter_map(Wave::with_backend)
        .collect();
    let answers: Vec<Vec<Solve>> = solvers
        .iter()
        .map(|wave| wave.solve_batch(&puzzles))
        .collect();
    for (wave, answers_of_one) in solvers.iter().zip(&answers) {
        assert_eq!(*answers_of_one, answers[0], "{}", wave.backend());
        for (puzzle, answer) in puzzles.iter().zip(answers_of_one) {
            assert_eq!(
                wave.verdict(puzzle).0,
                Verdict::from(*answer),
                "{} alone",
                wave.backend()
            );
            assert_eq!(wave.solve(puzzle), *answer, "{} alone", wave.backend());
            let count = wave.count(puzzle, 3);
            match answer {
                Solve::None => assert_eq!(count, 0),
                Solve::Unique(solution) => assert!(count == 1 && solution.solves(puzzle)),
                Solve::Several(first, second) => {
                    assert!(count >= 2 && first < second);
                    assert!(first.solves(puzzle) && second.solves(puzzle));
                }
            }
        }
    }
}
