//! Tests that moves with IDs are made only once, no matter how often they are sent.

use std::collections::BTreeSet;

use novena_play::{Game, Move};
use novena_store::{MoveId, MoveOutcome, StoreError, StoredGame};
use proptest::prelude::*;
use rusqlite::Connection;

use crate::common::{Folder, Numbers, PUZZLES, at, begin, digit};

fn id(text: &str) -> MoveId {
    text.parse().unwrap()
}

/// The state of a stored game after a move.
fn after(stored: &StoredGame, game_move: &Move) -> Game {
    let mut game = stored.game().clone();
    game.play(game_move).unwrap();
    game
}

#[test]
fn a_move_that_is_sent_again_is_not_made_again() {
    let folder = Folder::new();
    let mut store = folder.open();
    let mut stored = begin(&mut store, PUZZLES[1]);
    let old = stored.clone();
    let first = id("first");
    assert_eq!(store.has_move(stored.id(), &first), Ok(false));
    let game = after(&stored, &digit("r2c1", 4));
    let outcome = store.keep_move(&mut stored, game.clone(), &first, at(1));
    assert_eq!(outcome, Ok(MoveOutcome::Applied));
    assert_eq!(
        (stored.game(), stored.version()),
        (&game, old.version() + 1)
    );
    assert_eq!(store.load(stored.id()).unwrap(), stored);

    // The response was lost, and another window has continued the game. The sender gets the current
    // game.
    let second = after(&stored, &digit("r2c2", 5));
    store.keep(&mut stored, second, at(2)).unwrap();
    drop(store);
    let mut store = folder.open();
    assert_eq!(store.has_move(stored.id(), &first), Ok(true));
    let mut late = old.clone();
    let outcome = store.keep_move(&mut late, game, &first, at(3));
    assert_eq!(outcome, Ok(MoveOutcome::Repeated));
    assert_eq!(late, stored);
    assert_eq!(store.load(stored.id()).unwrap(), stored);
}

#[test]
fn a_move_that_was_not_saved_leaves_no_id() {
    let folder = Folder::new();
    let mut store = folder.open();
    let mut stored = begin(&mut store, PUZZLES[1]);
    let mut stale = stored.clone();
    store.play(&mut stored, &digit("r2c1", 4), at(1)).unwrap();

    let id = id("mine");
    let before = stale.clone();
    let game = after(&stale, &digit("r2c2", 5));
    let late = store.keep_move(&mut stale, game, &id, at(2));
    let game = stored.id();
    assert_eq!(late, Err(StoreError::ChangedElsewhere { game }));
    assert_eq!(stale, before);
    let other = Game::new(PUZZLES[0].parse().unwrap());
    let other = store.keep_move(&mut stored, other, &id, at(2));
    let part = "givens";
    assert_eq!(other, Err(StoreError::DamagedGame { game, part }));
    assert_eq!(store.has_move(game, &id), Ok(false));

    stale = store.load(game).unwrap();
    let game = after(&stale, &digit("r2c2", 5));
    let outcome = store.keep_move(&mut stale, game, &id, at(3));
    assert_eq!(outcome, Ok(MoveOutcome::Applied));
}

#[test]
fn ids_belong_to_their_game_and_are_deleted_with_it() {
    let folder = Folder::new();
    let mut store = folder.open();
    let id = id("1");
    let [mut one, mut two] = [0, 1].map(|puzzle| begin(&mut store, PUZZLES[puzzle]));
    for stored in [&mut one, &mut two] {
        let game = after(stored, &digit("r2c1", 4));
        let outcome = store.keep_move(stored, game, &id, at(1));
        assert_eq!(outcome, Ok(MoveOutcome::Applied));
    }
    let rows = || -> i64 {
        let file = Connection::open(folder.file()).unwrap();
        let count = "SELECT count(*) FROM move_id";
        file.query_one(count, [], |row| row.get(0)).unwrap()
    };
    assert_eq!(rows(), 2);
    store.delete(one.id(), at(9)).unwrap();
    assert_eq!(rows(), 1);
    assert_eq!(store.has_move(one.id(), &id), Ok(false));
    assert_eq!(store.has_move(two.id(), &id), Ok(true));
    let game = one.id();
    let gone = store.keep_move(&mut one.clone(), one.game().clone(), &id, at(2));
    assert_eq!(gone, Err(StoreError::NoSuchGame { game }));
}

#[test]
fn ids_of_the_last_256_changes_are_known_and_old_ones_forgotten() {
    let folder = Folder::new();
    let mut store = folder.open();
    let mut stored = begin(&mut store, PUZZLES[1]);
    let mut versions = Vec::new();
    for number in 0..500 {
        // Changes without an ID also count. Here, about every second change has no ID.
        if number % 100 != 0 {
            store.touch(&mut stored, at(number), |_| ()).unwrap();
        }
        let game = stored.game().clone();
        let id = id(&number.to_string());
        store.keep_move(&mut stored, game, &id, at(number)).unwrap();
        versions.push(stored.version());
    }
    for (number, version) in versions.iter().enumerate() {
        let known = store.has_move(stored.id(), &id(&number.to_string()));
        match stored.version() - version {
            ..256 => assert_eq!(known, Ok(true), "{number}"),
            // Old IDs are deleted after every 64 changes.
            320.. => assert_eq!(known, Ok(false), "{number}"),
            _ => {}
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 24, ..ProptestConfig::default() })]

    /// Two windows send moves in any order, each with the last state that it knows, and repeat some
    /// of the moves. The result is the same as if one player had made each move once.
    #[test]
    fn each_move_is_made_once(
        sent in prop::collection::vec((0..2_usize, 0..12_u64, any::<bool>()), 1..60),
    ) {
        let folder = Folder::new();
        let mut store = folder.open();
        let first = begin(&mut store, PUZZLES[1]);
        let mut model = first.game().clone();
        let mut made = BTreeSet::new();
        let mut windows = [first.clone(), first];
        for (window, number, is_answer_lost) in sent {
            let game_move = Numbers(number).a_move();
            let id = id(&number.to_string());
            let mut stored = windows[window].clone();
            let outcome = loop {
                let mut game = stored.game().clone();
                // Refused moves are not saved, and their IDs are not stored.
                let is_allowed = game.play(&game_move).is_ok();
                if !is_allowed && !store.has_move(stored.id(), &id).unwrap() {
                    break None;
                }
                match store.keep_move(&mut stored, game, &id, at(0)) {
                    Ok(outcome) => break Some(outcome),
                    Err(StoreError::ChangedElsewhere { game }) => {
                        stored = store.load(game).unwrap();
                    }
                    Err(error) => panic!("{error}"),
                }
            };
            match outcome {
                Some(MoveOutcome::Applied) => {
                    prop_assert!(made.insert(number));
                    model.play(&game_move).unwrap();
                }
                Some(MoveOutcome::Repeated) => prop_assert!(made.contains(&number)),
                None => prop_assert!(!made.contains(&number)),
            }
            let loaded = store.load(stored.id()).unwrap();
            prop_assert_eq!(loaded.game(), &model);
            if !is_answer_lost {
                windows[window] = stored;
            }
        }
    }
}
