//! Checks that nothing is lost or broken, whatever a player does.

use novena_core::{Cell, CellSet, Colour, Digit, Puzzle, Sheet};
use novena_play::{Game, Move};
use novena_techniques::Deduction;
use proptest::prelude::*;

const PUZZLES: [&str; 3] = [
    "..3..172......4......7..149.148....528.....747....268.952..8......3......679..4..",
    "1................................................................................",
    "55...............................................................................",
];

fn game() -> impl Strategy<Value = Game> {
    (0..PUZZLES.len(), any::<bool>()).prop_map(|(index, cleaning)| {
        let puzzle: Puzzle = PUZZLES[index].parse().unwrap();
        let mut game = Game::new(puzzle);
        game.cleaning = cleaning;
        game
    })
}

fn some_cells() -> impl Strategy<Value = CellSet> {
    prop_oneof![
        (0..81_usize).prop_map(|index| Cell::from_index(index).into()),
        any::<u128>().prop_map(CellSet::from_bits),
    ]
}

fn a_move() -> impl Strategy<Value = Move> {
    let digit = (0..9_usize).prop_map(Digit::from_index);
    let colour = (0..9_usize).prop_map(Colour::from_index);
    let name = "[ab ]{1,2}";
    let candidate = (0..81_usize, 0..9_usize)
        .prop_map(|(cell, digit)| Cell::from_index(cell).with(Digit::from_index(digit)));
    let candidates = prop::collection::vec(candidate.clone(), 0..4);
    let deduction = (candidate, any::<bool>()).prop_map(|(candidate, place)| {
        if place {
            Deduction::Place(candidate)
        } else {
            Deduction::Eliminate(candidate)
        }
    });
    prop_oneof![
        4 => (some_cells(), digit.clone()).prop_map(|(cells, digit)| Move::Digit { cells, digit }),
        2 => (some_cells(), digit.clone()).prop_map(|(cells, digit)| Move::Corner { cells, digit }),
        2 => (some_cells(), digit).prop_map(|(cells, digit)| Move::Centre { cells, digit }),
        1 => (some_cells(), colour.clone())
            .prop_map(|(cells, colour)| Move::Colour { cells, colour }),
        1 => (candidates, colour)
            .prop_map(|(candidates, colour)| Move::CandidateColour { candidates, colour }),
        2 => some_cells().prop_map(|cells| Move::Clear { cells }),
        1 => some_cells().prop_map(|cells| Move::FillMarks { cells }),
        1 => some_cells().prop_map(|cells| Move::CornersToCentre { cells }),
        1 => prop::collection::vec(deduction, 0..4).prop_map(Move::Deduce),
        1 => Just(Move::Restart),
        3 => Just(Move::Undo),
        3 => Just(Move::Redo),
        1 => Just(Move::BeforeMistake),
        1 => name.prop_map(|name| Move::Save { name }),
        1 => name.prop_map(|name| Move::Restore { name }),
        1 => name.prop_map(|name| Move::Forget { name }),
    ]
}

/// The invariants of a game.
fn check(game: &Game) {
    let journal = game.journal();
    assert!(journal.done <= journal.steps.len());
    assert_eq!(
        journal.sheet_after(journal.done).as_ref(),
        Some(game.sheet())
    );
    assert!(journal.steps.iter().all(|step| !step.is_empty()));
    let board = game.board();
    for cell in game.givens().givens() {
        assert_eq!(board[cell], game.givens().board()[cell]);
        assert_eq!(game.sheet()[cell].digit, None);
    }
    assert!(game.remaining().iter().all(|&left| left <= 9));
    assert!(!game.is_finished() || !game.is_lost());
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 128, ..ProptestConfig::default() })]

    #[test]
    fn no_sequence_of_moves_breaks_anything(
        mut game in game(),
        moves in prop::collection::vec(a_move(), 0..60),
    ) {
        for game_move in &moves {
            let before = game.clone();
            if let Ok(effect) = game.play(game_move) {
                let changes: Vec<_> = game.sheet().changes_from(before.sheet()).collect();
                prop_assert_eq!(effect.changes, changes);
            } else {
                prop_assert_eq!(&game, &before);
            }
            check(&game);
        }
        prop_assert_eq!(game.clone().into_saved().into_game(), Ok(game.clone()));

        let end = game.clone();
        while game.play(&Move::Undo).is_ok() {}
        prop_assert_eq!(*game.sheet(), Sheet::BLANK);
        for _ in 0..end.journal().done {
            game.play(&Move::Redo).unwrap();
        }
        prop_assert_eq!((game.sheet(), game.journal()), (end.sheet(), end.journal()));
        // Redoing steps does not reduce the number of steps undone.
        let taken_back = end.course().taken_back as usize + end.journal().done;
        prop_assert_eq!(game.course().taken_back as usize, taken_back);
    }

    #[test]
    fn one_undo_takes_back_one_move(mut game in game(), moves in prop::collection::vec(a_move(), 1..20)) {
        for game_move in &moves {
            let before = game.clone();
            let writes = !matches!(
                game_move,
                Move::Undo | Move::Redo | Move::BeforeMistake | Move::Save { .. } | Move::Forget { .. }
            );
            let Ok(effect) = game.play(game_move) else { continue };
            if writes && !effect.changes.is_empty() {
                prop_assert_eq!(game.journal().done, before.journal().done + 1);
                let mut back = game.clone();
                back.play(&Move::Undo).unwrap();
                prop_assert_eq!(back.sheet(), before.sheet());
            }
        }
    }
}
