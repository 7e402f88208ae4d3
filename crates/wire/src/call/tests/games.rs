//! Tests that a game played through the protocol is identical to a game played directly.

use novena_core::{Candidate, Cell, CellSet, Colour, Digit, Puzzle};
use novena_play::{Game, Move};
use novena_techniques::Deduction;
use proptest::prelude::*;

use super::super::state::LabelledGame;
use super::*;

/// A move and its JSON form.
fn moves() -> impl Strategy<Value = (Move, Value)> {
    let cells = prop::collection::vec(0..81_usize, 1..4);
    (0..17_u8, cells, 0..9_usize, "[ab]?").prop_map(|(which, cells, number, name)| {
        let cells: CellSet = cells.into_iter().map(Cell::from_index).collect();
        let names: Vec<_> = cells.iter().map(|cell| cell.to_string()).collect();
        let digit = Digit::ALL[number];
        let colour = Colour::ALL[number];
        let candidates: Vec<Candidate> = cells.iter().map(|cell| cell.with(digit)).collect();
        let candidate_names: Vec<_> = candidates.iter().map(ToString::to_string).collect();
        let written = json!({"cells": names, "digit": digit.get()});
        let there = json!({"cells": names});
        let called = json!({"name": name});
        match which {
            0..=2 => (Move::Digit { cells, digit }, json!({"digit": written})),
            3 => (Move::Corner { cells, digit }, json!({"corner": written})),
            4 => (Move::Centre { cells, digit }, json!({"centre": written})),
            5 => {
                let shape = json!({"colour": {"cells": names, "colour": colour.to_string()}});
                (Move::Colour { cells, colour }, shape)
            }
            6 => {
                let shape = json!({"candidates": candidate_names, "colour": colour.to_string()});
                let game_move = Move::CandidateColour { candidates, colour };
                (game_move, json!({"candidate-colour": shape}))
            }
            7 => (Move::Clear { cells }, json!({"clear": there})),
            8 => (Move::FillMarks { cells }, json!({"fill-marks": there})),
            9 => (
                Move::CornersToCentre { cells },
                json!({"corners-to-centre": there}),
            ),
            10 => {
                let eliminate = candidates.iter().copied().map(Deduction::Eliminate);
                (
                    Move::Deduce(eliminate.collect()),
                    json!({"deduce": {"eliminate": candidate_names}}),
                )
            }
            11 => (Move::Undo, json!("undo")),
            12 => (Move::Redo, json!("redo")),
            13 => (Move::BeforeMistake, json!("before-mistake")),
            14 => (Move::Save { name: name.clone() }, json!({"save": called})),
            15 => (
                Move::Restore { name: name.clone() },
                json!({"restore": called}),
            ),
            _ => (Move::Forget { name }, json!({"forget": called})),
        }
    })
}

/// The game of a state.
fn read(state: &Value) -> LabelledGame {
    LabelledGame::from_json(&state.to_string()).unwrap()
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(48))]

    #[test]
    fn moves_through_the_protocol_are_the_same_moves(
        moves in prop::collection::vec(moves(), 0..25),
        givens in prop::sample::select(vec![EASY.to_owned(), format!("12{}", ".".repeat(79))]),
    ) {
        let puzzle: Puzzle = givens.parse().unwrap();
        let mut game = Game::new(puzzle);
        let mut state = json!({"puzzle": givens});
        for (game_move, shape) in moves {
            let request = json!({"op": "move", "view": false, "state": state, "move": shape});
            match game.play(&game_move) {
                Ok(effect) => {
                    let mut played = ok(&request);
                    let changes: Vec<_> =
                        effect.changes.iter().map(ToString::to_string).collect();
                    prop_assert_eq!(&played["effect"]["changes"], &json!(changes));
                    prop_assert_eq!(&played["effect"]["finished"], effect.finished);
                    state = played["state"].take();
                }
                Err(refusal) => prop_assert_eq!(&error(&request)["id"], refusal.id()),
            }
            prop_assert_eq!(&read(&state).game, &game);
        }
        let game = LabelledGame::from(game);
        prop_assert_eq!(LabelledGame::from_json(&game.to_json()).unwrap(), game);
    }
}

#[test]
fn settings_and_labels_are_kept() {
    let mut state = played(&[
        json!({"checking": "on-request"}),
        json!({"cleaning": false}),
        json!({"elapsed": 61_000}),
    ]);
    state["title"] = json!("Ours");
    state["level"] = json!("easy");
    state["source"] = json!("a book");
    let shown = ok(&json!({"op": "view", "lang": "sv", "state": state}));
    assert_eq!(shown["state"], state);
    assert_eq!(shown["view"]["checking"], "on-request");
    assert_eq!(shown["view"]["cleaning"], false);
    assert_eq!(shown["view"]["elapsed_ms"], 61_000);
    assert_eq!(shown["view"]["level_name"], "lätt");
}

#[test]
fn inconsistent_states_are_refused() {
    let damaged = |steps: Value| {
        let request = json!({"op": "view", "state": {"puzzle": EASY, "steps": steps}});
        let error = error(&request);
        assert_eq!(
            (&error["id"], &error["field"]),
            (&json!("damaged"), &json!("state"))
        );
    };
    damaged(json!([["r1c1 4 >"]]));
    damaged(json!([["r1c3 > 4"]]));
    let state = json!({"puzzle": EASY, "done": 1});
    assert_eq!(
        error(&json!({"op": "view", "state": state}))["id"],
        "damaged"
    );
    let state = json!({"puzzle": EASY, "hints": {"techniques": {"nothing": [0, 0, 0, 0]}}});
    let error = error(&json!({"op": "view", "state": state}));
    assert_eq!(error["field"], "state.hints.techniques.nothing");
}
