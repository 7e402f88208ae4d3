use std::sync::atomic::{AtomicUsize, Ordering};

use novena_core::{Cell, Digit, Puzzle, Solution};
use novena_gpu::{Cards, Fault};
use novena_kernel::{Solver, Wave};

use crate::left_out::left_out;
use crate::puzzles;

/// The cards. If there are none, prints a line to standard error.
fn cards() -> Option<Cards> {
    opened(Cards::open())
}

fn opened(cards: Result<Cards, Fault>) -> Option<Cards> {
    match cards {
        Ok(cards) => Some(cards),
        Err(fault) => {
            left_out(&fault.to_string());
            assert!(
                !matches!(fault, Fault::Wrong | Fault::Gone),
                "a card that has not been used cannot be wrong"
            );
            None
        }
    }
}

#[test]
fn verdicts_of_a_card_match_the_cpu() {
    let Some(cards) = cards() else { return };
    let puzzles = puzzles();
    let (mut expected, mut verdicts) = (Vec::new(), Vec::new());
    Wave::new().verdicts(&puzzles, &mut expected);
    cards.verdicts(&puzzles, &mut verdicts).unwrap();
    assert_eq!(verdicts, expected);
    // There are more puzzles than fit in one batch.
    let many: Vec<Puzzle> = puzzles.iter().copied().cycle().take(600_000).collect();
    cards.verdicts(&many, &mut verdicts).unwrap();
    for (place, verdict) in verdicts.iter().enumerate() {
        assert_eq!(*verdict, expected[place % puzzles.len()]);
    }
    cards.verdicts(&[], &mut verdicts).unwrap();
    assert!(verdicts.is_empty());
}

#[test]
fn a_card_finds_other_solutions() {
    let Some(cards) = cards() else { return };
    let solver = Wave::new();
    let known: Vec<(Puzzle, Solution)> = puzzles()
        .into_iter()
        .filter_map(|puzzle| Some((puzzle, solver.first(&puzzle)?)))
        .collect();
    let (puzzles, solutions): (Vec<_>, Vec<_>) = known.into_iter().unzip();
    let mut differences = Vec::new();
    cards
        .differences(&puzzles, &solutions, &mut differences)
        .unwrap();
    for (puzzle, cells) in puzzles.iter().zip(&differences) {
        assert_eq!(cells.is_empty(), solver.count(puzzle, 2) == 1, "{puzzle}");
    }
}

/// There are more extended boards than fit in one request.
#[test]
fn solutions_of_extended_boards_are_counted() {
    let Some(cards) = opened(Cards::open_for_extensions()) else {
        return;
    };
    let mut boards = Vec::new();
    let mut extensions = Vec::new();
    for puzzle in puzzles().iter().step_by(7) {
        let Some(lost) = puzzle.givens().iter().next() else {
            continue;
        };
        let mut board = *puzzle.board();
        board[lost] = None;
        let bare = Puzzle::new(board);
        for cell in Cell::all().filter(|cell| bare.given(*cell).is_none()) {
            let place = boards.len() as u32;
            extensions.extend(Digit::ALL.map(|digit| (place, cell.with(digit))));
        }
        boards.push(bare);
    }
    let solver = Wave::new();
    let mut expected: Vec<u8> = Vec::new();
    for &(place, added) in &extensions {
        let board = boards[place as usize].with_given(added);
        expected.push(solver.count(&board, 2) as u8);
    }
    for count in 0..=2 {
        assert!(expected.contains(&count));
    }
    let times = (1 << 18) / extensions.len() + 1;
    let mut counts = Vec::new();
    let work = cards.extended(&boards, &extensions.repeat(times), &mut counts, &|wait| {
        wait();
    });
    assert!(work.unwrap().sweeps > 0);
    assert!(counts == expected.repeat(times));
}

/// Many callers submit small batches, and each must get its own answers. If a card is lost in the
/// meantime, a few callers get a fault instead, but never a partial answer.
#[test]
fn many_callers_get_their_own_answers() {
    let Some(cards) = cards() else { return };
    let puzzles = puzzles();
    let mut expected = Vec::new();
    Wave::new().verdicts(&puzzles, &mut expected);
    let faults = AtomicUsize::new(0);
    std::thread::scope(|scope| {
        for caller in 0..24 {
            let (cards, puzzles, expected, faults) = (&cards, &puzzles, &expected, &faults);
            scope.spawn(move || {
                let mut verdicts = Vec::new();
                for round in 0..20 {
                    let first = (caller * 83 + round * 97) % (puzzles.len() - 9);
                    let result = cards.verdicts(&puzzles[first..first + 9], &mut verdicts);
                    if result.is_ok() {
                        assert_eq!(verdicts, expected[first..first + 9]);
                    } else {
                        assert!(verdicts.is_empty());
                        faults.fetch_add(1, Ordering::Relaxed);
                    }
                }
            });
        }
    });
    let lost = cards.names().len() - cards.left();
    assert_eq!(faults.into_inner() > 0, lost > 0);
    println!("lost {lost}");
}
