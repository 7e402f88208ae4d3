//! Tests that games are stored exactly, whatever a player does.

use std::time::Duration;

use crate::common::{Folder, LAST_CELL, Numbers, PUZZLES, at, begin, digit, new_game};
use novena_core::CellSet;
use novena_play::{Checking, Move, MoveRefusal};
use novena_store::{Finish, GameFilter, Labels, Moment, Store, StoreError};
use novena_techniques::Kind;
use proptest::prelude::*;

proptest! {
    #![proptest_config(ProptestConfig { cases: 24, ..ProptestConfig::default() })]

    #[test]
    fn played_games_are_loaded(
        puzzle in 0..PUZZLES.len(),
        cleaning in any::<bool>(),
        seeds in prop::collection::vec(any::<u64>(), 0..30),
    ) {
        let folder = Folder::new();
        let mut store = folder.open();
        let mut stored = begin(&mut store, PUZZLES[puzzle]);
        store.touch(&mut stored, at(1), |extras| extras.cleaning = cleaning).unwrap();
        let mut model = stored.game().clone();
        for (second, seed) in (2..).zip(seeds) {
            let game_move = Numbers(seed).a_move();
            let result = store.play(&mut stored, &game_move, at(second));
            let expected = model.play(&game_move).map_err(StoreError::Refused);
            prop_assert_eq!(result, expected);
            prop_assert_eq!(stored.game(), &model);
            let loaded = store.load(stored.id()).unwrap();
            prop_assert_eq!(&loaded, &stored);
        }
        drop(store);
        let loaded = folder.open().load(stored.id()).unwrap();
        prop_assert_eq!(loaded.game(), &model);
    }
}

#[test]
fn everything_besides_the_moves_is_kept() {
    let folder = Folder::new();
    let mut store = folder.open();
    let labels = Labels {
        title: Some("Número uno".into()),
        author: Some("Ada; '\"".into()),
        level: Some("hard".into()),
        source: Some("file x".into()),
    };
    let mut stored = store
        .begin(new_game(PUZZLES[0]), labels.clone(), at(5))
        .unwrap();
    stored.spend(Duration::from_millis(1500));
    let cells = CellSet::ALL;
    for game_move in [Move::FillMarks { cells }, Move::Undo] {
        store.play(&mut stored, &game_move, at(9)).unwrap();
    }
    store
        .touch(&mut stored, at(9), |extras| {
            extras.checking = Checking::Live;
            extras.cleaning = false;
            extras.hints.count(Kind::X_WING, 3);
            extras.hints.count_mistake();
        })
        .unwrap();
    drop(store);

    let loaded = folder.open().load(stored.id()).unwrap();
    assert_eq!(loaded, stored);
    assert_eq!(loaded.labels(), &labels);
    assert_eq!((loaded.created(), loaded.changed()), (5, 9));
    assert_eq!(loaded.game().checking, Checking::Live);
    assert!(!loaded.game().cleaning);
    assert_eq!(loaded.game().elapsed, Duration::from_millis(1500));
    assert_eq!(loaded.game().hints.by_rung(), [1, 0, 0, 1, 0]);
    let course = loaded.game().course();
    assert_eq!(course.times, [Some(Duration::from_millis(1500))]);
    assert_eq!(course.taken_back, 1);
}

#[test]
fn winning_is_recorded_once_with_the_players_date() {
    let folder = Folder::new();
    let mut store = folder.open();
    let mut stored = begin(&mut store, LAST_CELL);
    assert_eq!(stored.finish(), None);
    stored.spend(Duration::from_secs(42));
    // At half past eleven in the evening in London, it is already the next day in Madrid.
    let evening = Moment {
        seconds: 84_600,
        zone: 60,
    };
    let effect = store.play(&mut stored, &digit("r9c9", 3), evening).unwrap();
    assert!(effect.finished);
    let finish = Finish {
        at: 84_600,
        day: Some("1970-01-02".into()),
        took: Duration::from_secs(42),
    };
    assert_eq!(stored.finish(), Some(&finish));

    stored.spend(Duration::from_secs(10));
    let restart = Move::Restart;
    store.play(&mut stored, &restart, at(200_000)).unwrap();
    store.play(&mut stored, &Move::Undo, at(200_001)).unwrap();
    assert_eq!(store.load(stored.id()).unwrap().finish(), Some(&finish));
    assert_eq!(store.latest_unfinished().unwrap(), None);
}

#[test]
fn games_are_listed_by_filter() {
    let folder = Folder::new();
    let mut store = folder.open();
    let mut ids = Vec::new();
    for (second, level) in [(10, "easy"), (30, "hard"), (20, "easy")] {
        let labels = Labels {
            level: Some(level.into()),
            source: Some(format!("daily {second}")),
            ..Labels::default()
        };
        ids.push(
            store
                .begin(new_game(PUZZLES[0]), labels, at(second))
                .unwrap()
                .id(),
        );
    }
    let mut won = begin(&mut store, LAST_CELL);
    store.play(&mut won, &digit("r9c9", 3), at(5)).unwrap();
    let check = |filter: &GameFilter, limit, expected: &[usize]| {
        let found: Vec<_> = store
            .list(filter, limit)
            .unwrap()
            .iter()
            .map(|g| g.id)
            .collect();
        let expected: Vec<_> = expected
            .iter()
            .map(|&i| [&ids[..], &[won.id()]].concat()[i])
            .collect();
        assert_eq!(found, expected, "{filter:?}");
    };
    let all = GameFilter::default();
    check(&all, 9, &[1, 2, 0, 3]);
    check(&all, 2, &[1, 2]);
    check(
        &GameFilter {
            finished: Some(true),
            ..all.clone()
        },
        9,
        &[3],
    );
    check(
        &GameFilter {
            finished: Some(false),
            ..all.clone()
        },
        9,
        &[1, 2, 0],
    );
    check(
        &GameFilter {
            level: Some("easy".into()),
            ..all.clone()
        },
        9,
        &[2, 0],
    );
    check(
        &GameFilter {
            source: Some("daily 30".into()),
            ..all.clone()
        },
        9,
        &[1],
    );
    check(
        &GameFilter {
            givens: Some(LAST_CELL.parse().unwrap()),
            ..all
        },
        9,
        &[3],
    );

    let mut going = store.load(ids[1]).unwrap();
    store.play(&mut going, &digit("r1c1", 4), at(40)).unwrap();
    let latest = store.latest_unfinished().unwrap().unwrap();
    assert_eq!(latest.id, ids[1]);
    assert_eq!(latest.empty, 50);
}

#[test]
fn a_deleted_game_is_gone_and_its_number_is_not_reused() {
    let folder = Folder::new();
    let mut store = folder.open();
    let mut stored = begin(&mut store, PUZZLES[0]);
    store.play(&mut stored, &digit("r1c1", 4), at(1)).unwrap();
    let game = stored.id();
    store.delete(game, at(9)).unwrap();
    let no_such = StoreError::NoSuchGame { game };
    assert_eq!(store.load(game), Err(no_such.clone()));
    assert_eq!(store.delete(game, at(9)), Err(no_such.clone()));
    let before = stored.clone();
    assert_eq!(
        store.play(&mut stored, &digit("r1c2", 8), at(2)),
        Err(no_such)
    );
    assert_eq!(stored, before);
    assert_ne!(begin(&mut store, PUZZLES[0]).id(), game);
}

#[test]
fn a_refused_move_changes_nothing() {
    let folder = Folder::new();
    let mut store = folder.open();
    let mut stored = begin(&mut store, PUZZLES[0]);
    let before = stored.clone();
    let result = store.play(&mut stored, &Move::Undo, at(1));
    assert_eq!(result, Err(StoreError::Refused(MoveRefusal::NothingToUndo)));
    assert_eq!(stored, before);
    assert_eq!(store.load(stored.id()).unwrap(), before);
}

#[test]
fn two_programs_notice_each_others_changes() {
    let folder = Folder::new();
    let (mut one, mut two) = (folder.open(), folder.open());
    let mut mine = begin(&mut one, PUZZLES[0]);
    let mut theirs = two.load(mine.id()).unwrap();
    one.play(&mut mine, &digit("r1c1", 4), at(1)).unwrap();

    let before = theirs.clone();
    let changed = StoreError::ChangedElsewhere { game: mine.id() };
    assert_eq!(
        two.play(&mut theirs, &digit("r1c2", 8), at(2)),
        Err(changed.clone())
    );
    assert_eq!(two.touch(&mut theirs, at(2), |_| ()), Err(changed));
    assert_eq!(theirs, before);

    let mut theirs = two.load(mine.id()).unwrap();
    assert_eq!(theirs, mine);
    two.play(&mut theirs, &digit("r1c2", 8), at(3)).unwrap();
}

#[test]
fn many_programs_write_at_once_and_nothing_is_lost() {
    const WRITERS: u64 = 4;
    const MOVES: u32 = 40;
    let folder = Folder::new();
    let mut shared = begin(&mut folder.open(), PUZZLES[1]);
    let played: Vec<_> = std::thread::scope(|scope| {
        let writers: Vec<_> = (0..WRITERS)
            .map(|seed| {
                let (folder, mut shared) = (&folder, shared.clone());
                scope.spawn(move || {
                    // Each writer opens the file separately, as another program would.
                    let mut store = folder.open();
                    let mut own = begin(&mut store, PUZZLES[1]);
                    let mut numbers = Numbers(seed);
                    let mut on_shared = 0;
                    for second in 0..i64::from(MOVES) {
                        match store.play(&mut own, &numbers.a_move(), at(second)) {
                            Ok(_) | Err(StoreError::Refused(_)) => {}
                            Err(error) => panic!("{error}"),
                        }
                        match store.touch(&mut shared, at(second), |a| a.hints.count_mistake()) {
                            Ok(()) => on_shared += 1,
                            Err(StoreError::ChangedElsewhere { .. }) => {
                                shared = store.load(shared.id()).unwrap();
                            }
                            Err(error) => panic!("{error}"),
                        }
                    }
                    (own, on_shared)
                })
            })
            .collect();
        writers
            .into_iter()
            .map(|writer| writer.join().unwrap())
            .collect()
    });
    let mut store = folder.open();
    shared = store.load(shared.id()).unwrap();
    let acknowledged: u32 = played.iter().map(|(_, count)| count).sum();
    assert!(acknowledged >= MOVES);
    assert_eq!(shared.game().hints.mistakes(), acknowledged);
    for (own, _) in played {
        assert_eq!(store.load(own.id()).unwrap(), own);
    }
}

#[test]
fn a_game_without_a_move_is_not_listed_and_is_deleted_after_a_day() {
    const DAY: i64 = 24 * 60 * 60;
    let folder = Folder::new();
    let mut store = folder.open();
    let new = |store: &mut Store, seconds| {
        let begun = store.begin_or_resume(new_game(PUZZLES[0]), Labels::default(), at(seconds));
        begun.unwrap().0
    };
    let listed = |store: &Store| {
        let found = store.list(&GameFilter::begun(), 9).unwrap().into_iter();
        found.map(|game| game.id).collect::<Vec<_>>()
    };
    let untouched = new(&mut store, 0);
    let mut played = new(&mut store, 1);
    store.play(&mut played, &digit("r1c1", 4), at(2)).unwrap();
    // An undone move still counts as a move.
    store.play(&mut played, &Move::Undo, at(3)).unwrap();
    assert_eq!(listed(&store), [played.id()]);
    assert_eq!(store.latest_unfinished().unwrap().unwrap().id, played.id());
    assert_eq!(store.statistics(at(9)).unwrap().levels[0].started, 1);

    // The untouched game is kept for a day, because another window may still show it.
    let other = new(&mut store, DAY);
    assert!(store.load(untouched.id()).is_ok());
    new(&mut store, DAY + 1);
    let gone = store.load(untouched.id());
    assert_eq!(
        gone,
        Err(StoreError::NoSuchGame {
            game: untouched.id()
        })
    );
    assert!(store.load(other.id()).is_ok() && store.load(played.id()).is_ok());
}

#[test]
fn the_puzzle_of_a_day_is_one_game() {
    let folder = Folder::new();
    let mut store = folder.open();
    let begin = |store: &mut Store, source: &str, level: &str, puzzle: &str, seconds| {
        let labels = Labels {
            source: Some(source.to_owned()),
            level: Some(level.to_owned()),
            ..Labels::default()
        };
        let begun = store.begin_or_resume(new_game(puzzle), labels, at(seconds));
        begun.unwrap()
    };
    let day = "daily 2026-11-15 easy";
    let (mut first, is_new) = begin(&mut store, day, "easy", LAST_CELL, 1);
    assert!(is_new);
    let (again, is_new) = begin(&mut store, day, "easy", LAST_CELL, 2);
    assert_eq!((again.id(), is_new), (first.id(), false));
    store.play(&mut first, &digit("r9c9", 3), at(3)).unwrap();
    // A game that was won is returned too. Earlier versions stored the level in a different label.
    let (won, _) = begin(&mut store, "daily 2026-11-15", "easy", LAST_CELL, 4);
    assert_eq!(won.id(), first.id());
    assert!(won.finish().is_some());
    for (source, level) in [
        ("daily 2026-11-15 hard", "hard"),
        ("daily 2026-11-16 easy", "easy"),
        ("seed 5", "easy"),
    ] {
        let (other, is_new) = begin(&mut store, source, level, LAST_CELL, 5);
        assert!(is_new && other.id() != first.id(), "{source}");
    }
}
