//! Tests the wave solver with every instruction set against an oracle too simple to be wrong, and
//! on every puzzle of the shared lists.

mod oracle;

use std::fs;
use std::io::{self, Write as _};
use std::path::PathBuf;

use novena_core::{Board, Cell, Digit, Puzzle, Solution};
use novena_kernel::{Backend, Solver, Verdict, Wave};
use oracle::{Random, solutions};

fn waves() -> impl Iterator<Item = Wave> {
    Backend::available().filter_map(Wave::with_backend)
}

/// Checks that every backend answers every query about these puzzles as the oracle does.
#[track_caller]
fn check(puzzles: &[Puzzle]) {
    let expected: Vec<Verdict> = puzzles
        .iter()
        .map(|puzzle| match solutions(puzzle, 2)[..] {
            [] => Verdict::None,
            [only] => Verdict::Unique(only),
            _ => Verdict::Several,
        })
        .collect();
    for wave in waves() {
        let backend = wave.backend();
        let mut verdicts = vec![Verdict::Several; 7];
        wave.verdicts(puzzles, &mut verdicts);
        assert_eq!(verdicts.len(), puzzles.len());
        for ((puzzle, verdict), expected) in puzzles.iter().zip(&verdicts).zip(&expected) {
            assert_eq!(verdict, expected, "{backend}: {puzzle}");
            assert_eq!(
                wave.verdict(puzzle).0,
                *expected,
                "{backend} alone: {puzzle}"
            );
            let first = wave.solve(puzzle).first();
            assert_eq!(
                first.is_some(),
                *expected != Verdict::None,
                "{backend}: {puzzle}"
            );
            assert_eq!(first, wave.solutions(puzzle).next(), "{backend}: {puzzle}");
            assert!(
                first.is_none_or(|first| first.solves(puzzle)),
                "{backend}: {puzzle}"
            );
        }
        check_differences(wave, puzzles, &expected);
    }
}

/// Checks that another solution is found if there is one, and that it is a valid solution.
#[track_caller]
fn check_differences(wave: Wave, puzzles: &[Puzzle], verdicts: &[Verdict]) {
    let solvable = || {
        puzzles
            .iter()
            .zip(verdicts)
            .filter(|(_, verdict)| **verdict != Verdict::None)
    };
    let puzzles: Vec<Puzzle> = solvable().map(|(puzzle, _)| *puzzle).collect();
    let known: Vec<Solution> = puzzles
        .iter()
        .filter_map(|puzzle| wave.first(puzzle))
        .collect();
    let mut differences = Vec::new();
    wave.differences(&puzzles, &known, &mut differences);
    assert_eq!(differences.len(), puzzles.len());
    for (((puzzle, verdict), known), cells) in solvable().zip(&known).zip(differences) {
        let backend = wave.backend();
        assert_eq!(
            cells.is_empty(),
            *verdict != Verdict::Several,
            "{backend}: {puzzle}"
        );
        assert!((cells & puzzle.givens()).is_empty(), "{backend}: {puzzle}");
        // With more cells, there would be too many fillings to try.
        if (1..20).contains(&cells.len()) {
            let mut board = known.board();
            for cell in cells {
                board[cell] = None;
            }
            // Some solution differs from the known one in every one of these cells.
            let differs = |other: &Solution| cells.iter().all(|cell| other[cell] != known[cell]);
            assert!(
                wave.solutions(&Puzzle::new(board))
                    .any(|other| differs(&other)),
                "{backend}: {puzzle}"
            );
        }
    }
}

#[test]
fn random_boards_of_every_size() {
    let mut random = Random(1);
    check(
        &(0..3000)
            .map(|i| random.puzzle(20 + i % 61))
            .collect::<Vec<_>>(),
    );
}

#[test]
fn boards_with_one_given_changed() {
    let mut random = Random(2);
    let puzzles: Vec<Puzzle> = (0..2000)
        .map(|i| {
            let puzzle = random.puzzle(24 + i % 50);
            let givens: Vec<Cell> = puzzle.givens().iter().collect();
            let mut board = *puzzle.board();
            board[givens[random.below(givens.len())]] = Some(Digit::from_index(random.below(9)));
            Puzzle::new(board)
        })
        .collect();
    assert!(
        puzzles
            .iter()
            .filter(|puzzle| puzzle.conflicts().next().is_some())
            .count()
            > 100
    );
    check(&puzzles);
}

#[test]
fn full_boards_empty_boards_and_near_misses() {
    let mut random = Random(3);
    let mut boards = vec![Board::EMPTY];
    for _ in 0..100 {
        let full = random.solution().board();
        let cell = Cell::from_index(random.below(81));
        let (mut missing, mut invalid, mut one) = (full, full, Board::EMPTY);
        missing[cell] = None;
        invalid[cell] = full[cell].map(|digit| Digit::from_index((digit.index() + 1) % 9));
        one[cell] = full[cell];
        boards.extend([full, missing, invalid, one, Board::new([full[cell]; 81])]);
    }
    check(&boards.into_iter().map(Puzzle::new).collect::<Vec<_>>());
}

#[test]
fn batches_of_every_length() {
    let mut random = Random(4);
    let puzzles: Vec<Puzzle> = (0..70).map(|i| random.puzzle(22 + i % 30)).collect();
    for length in 0..puzzles.len() {
        check(&puzzles[..length]);
    }
}

#[test]
fn counts_up_to_a_limit() {
    let mut random = Random(5);
    for i in 0..300 {
        let puzzle = random.puzzle(24 + i % 12);
        let count = solutions(&puzzle, 3000).len() as u64;
        for wave in waves() {
            assert_eq!(
                wave.count(&puzzle, 3000),
                count,
                "{}: {puzzle}",
                wave.backend()
            );
            for limit in [0, 1, 2, 17] {
                assert_eq!(wave.count(&puzzle, limit), count.min(limit));
            }
        }
    }
    for wave in waves() {
        assert_eq!(wave.count(&Puzzle::EMPTY, 100_000), 100_000);
        assert_eq!(wave.count(&random.puzzle(8), 20_000), 20_000);
    }
}

#[test]
fn solutions_are_complete_and_in_ascending_order() {
    let mut random = Random(6);
    for i in 0..60 {
        let puzzle = random.puzzle(26 + i % 10);
        let mut expected = solutions(&puzzle, 501);
        if expected.len() > 500 {
            continue;
        }
        expected.sort();
        for wave in waves() {
            let found: Vec<Solution> = wave.solutions(&puzzle).collect();
            assert_eq!(found, expected, "{}: {puzzle}", wave.backend());
        }
    }
}

/// If all branches must be visited, every backend visits the same number of them.
#[test]
fn guesses_do_not_depend_on_the_backend() {
    let list = concat!(env!("CARGO_MANIFEST_DIR"), "/../cli/lists/hard.txt");
    let text = fs::read_to_string(list).unwrap();
    let closed: Vec<Puzzle> = text.lines().map(|line| line.parse().unwrap()).collect();
    let guesses: Vec<u64> = waves()
        .map(|wave| wave.verdicts(&closed, &mut Vec::new()).guesses)
        .collect();
    assert!(
        guesses[0] > 0 && guesses.iter().all(|number| *number == guesses[0]),
        "{guesses:?}"
    );
}

#[test]
fn the_shared_lists() {
    let above = PathBuf::from(env!("CARGO_MANIFEST_DIR"));
    let folder = above
        .ancestors()
        .map(|above| above.join("shared/puzzles"))
        .find(|path| path.is_dir());
    let Some(folder) = folder else {
        // Write to the stream directly: the test harness captures `eprintln` in tests that pass.
        let _ = writeln!(io::stderr(), "skipped: ../shared/puzzles is missing");
        return;
    };
    for entry in fs::read_dir(folder).unwrap() {
        let file = entry.unwrap().path();
        if file.extension().is_none_or(|extension| extension != "txt") {
            continue;
        }
        let name = file.file_stem().unwrap().to_string_lossy().into_owned();
        let text = fs::read_to_string(&file).unwrap();
        let puzzles: Vec<Puzzle> = text.lines().map(|line| line.parse().unwrap()).collect();
        for wave in waves() {
            // The search is slow without vectors, so it solves only some of the hardest puzzles in
            // that case.
            let part = if wave.backend() == Backend::Scalar {
                2000
            } else {
                usize::MAX
            };
            let puzzles = &puzzles[..puzzles.len().min(part)];
            let mut verdicts = Vec::new();
            wave.verdicts(puzzles, &mut verdicts);
            for (number, (puzzle, verdict)) in puzzles.iter().zip(&verdicts).enumerate() {
                let right = match (name.as_str(), verdict) {
                    ("serg_benchmark", Verdict::Several) | ("invalid_0sol_20k", Verdict::None) => {
                        true
                    }
                    (_, Verdict::Unique(solution)) => oracle::solves(solution, puzzle),
                    _ => false,
                };
                assert!(
                    right,
                    "{}, {name}, line {}: {verdict:?}",
                    wave.backend(),
                    number + 1
                );
                if number % 16 == 0 {
                    assert_eq!(
                        wave.verdict(puzzle).0,
                        *verdict,
                        "{name}, line {}",
                        number + 1
                    );
                }
            }
        }
    }
}

/// A candidate is lone if it occurs in exactly one solution.
#[test]
fn lone_candidates_are_those_of_one_solution() {
    let mut random = Random(9);
    // With more empty cells, puzzles have more solutions, from one to hundreds.
    let puzzles: Vec<Puzzle> = (0..400).map(|i| random.puzzle(24 + i % 30)).collect();
    let mut expected = Vec::new();
    let mut tested = Vec::new();
    for puzzle in puzzles {
        let all = solutions(&puzzle, 3_000);
        if all.len() == 3_000 {
            continue;
        }
        for cell in !puzzle.givens() {
            for digit in Digit::ALL {
                if all.iter().filter(|one| one[cell] == digit).count() == 1 {
                    expected.push((tested.len(), cell.with(digit)));
                }
            }
        }
        tested.push(puzzle);
    }
    assert!(tested.len() > 100 && expected.len() > 1_000);
    for wave in waves() {
        let mut found = Vec::new();
        wave.lone_candidates(&tested, &mut found);
        assert_eq!(found, expected, "{}", wave.backend());
    }
}
