//! Tests synchronisation with a browser: the changes sent, the changes received, and the games that
//! remain deleted.

use novena_saves::{EditCounts, LibraryGame, Settings, SyncReply, SyncRequest, Tombstone};
use novena_store::{GameFilter, Store};

use crate::common::{Folder, PUZZLES, at, begin, digit, new_game};

/// A browser's game in its first state.
fn game_of(browser: char, key: u128) -> LibraryGame {
    LibraryGame {
        key: format!("{key:032x}"),
        labels: novena_store::Labels::default(),
        created: 5,
        changed: 5,
        finish: None,
        game: new_game(PUZZLES[0]),
        edits: EditCounts::first(&browser.to_string().repeat(32)),
    }
}

/// The same game after a move made in the browser.
fn played(game: &LibraryGame, browser: char, cell: &str) -> LibraryGame {
    let mut board = game.game.clone();
    board.play(&digit(cell, 4)).unwrap();
    game.changed_to(
        board,
        &browser.to_string().repeat(32),
        0,
        at(game.changed + 1),
    )
}

fn sync(store: &mut Store, seen: Option<&SyncReply>, games: &[LibraryGame]) -> SyncReply {
    let request = SyncRequest {
        server: seen.map(|reply| reply.server.clone()),
        seen: seen.map_or(0, |reply| reply.seen),
        games: games.to_vec(),
        ..SyncRequest::default()
    };
    store.sync(&request).unwrap()
}

fn count(store: &Store) -> usize {
    let listed = store.list(&GameFilter::default(), usize::MAX);
    listed.unwrap().len()
}

#[test]
fn only_what_changed_is_sent() {
    let folder = Folder::new();
    let mut store = folder.open();
    let mut stored = begin(&mut store, PUZZLES[0]);
    begin(&mut store, PUZZLES[1]);
    let first = sync(&mut store, None, &[]);
    assert_eq!(
        (first.games.len(), first.more, first.reset),
        (2, false, false)
    );
    let second = sync(&mut store, Some(&first), &[]);
    assert_eq!((second.games.len(), second.seen), (0, first.seen));
    store.play(&mut stored, &digit("r1c1", 4), at(9)).unwrap();
    let third = sync(&mut store, Some(&second), &[]);
    assert_eq!(third.games.len(), 1);
    assert!(third.seen > second.seen);

    // The browser's own changes are not sent back to it, but they are sent to other browsers.
    let ours = game_of('a', 1);
    let fourth = sync(&mut store, Some(&third), std::slice::from_ref(&ours));
    assert_eq!((fourth.games.len(), count(&store)), (0, 3));
    let other = sync(&mut store, Some(&third), &[]);
    assert_eq!(other.games, [ours.to_json()]);
}

#[test]
fn a_request_that_arrives_again_changes_nothing() {
    let folder = Folder::new();
    let mut store = folder.open();
    let game = played(&game_of('a', 1), 'a', "r1c1");
    let first = sync(&mut store, None, std::slice::from_ref(&game));
    let again = sync(&mut store, None, std::slice::from_ref(&game));
    assert_eq!(first.seen, again.seen, "nothing was written");
    // A request that was overtaken by a later one does not change anything either.
    let later = played(&game, 'a', "r1c2");
    let newer = sync(&mut store, Some(&first), &[later]);
    assert_eq!(sync(&mut store, Some(&newer), &[game]).seen, newer.seen);
}

#[test]
fn deleted_games_stay_deleted_unless_they_were_continued() {
    let folder = Folder::new();
    let mut store = folder.open();
    let old = game_of('a', 1);
    let reply = sync(&mut store, None, std::slice::from_ref(&old));
    let listed = store.list(&GameFilter::default(), 1).unwrap();
    store.delete(listed[0].id, at(7)).unwrap();
    let reply = sync(&mut store, Some(&reply), std::slice::from_ref(&old));
    assert_eq!(count(&store), 0);
    let tombstone = Tombstone::from_json(&reply.deleted[0]).unwrap();
    assert_eq!((&tombstone.key, tombstone.deleted), (&old.key, 7));
    // A browser that had continued before it learned of the deletion keeps its moves.
    let on = played(&old, 'a', "r1c1");
    sync(&mut store, Some(&reply), &[on]);
    assert_eq!(count(&store), 1);
}

#[test]
fn a_browser_deletes_too() {
    let folder = Folder::new();
    let mut store = folder.open();
    let game = game_of('a', 1);
    sync(&mut store, None, std::slice::from_ref(&game));
    let request = SyncRequest {
        deleted: vec![Tombstone::of(&game, 8)],
        ..SyncRequest::default()
    };
    store.sync(&request).unwrap();
    assert_eq!(count(&store), 0);
    let before = store.sync(&SyncRequest::default()).unwrap().seen;
    store.sync(&request).unwrap();
    assert_eq!(store.sync(&SyncRequest::default()).unwrap().seen, before);
}

/// A player who imports a file wants its games back, so they are not deleted again.
#[test]
fn an_import_restores_deleted_games_permanently() {
    let (here, there) = (Folder::new(), Folder::new());
    let (mut here, mut there) = (here.open(), there.open());
    let stored = begin(&mut here, PUZZLES[0]);
    let mut file = Vec::new();
    here.export(&mut file).unwrap();
    here.delete(stored.id(), at(7)).unwrap();
    assert_eq!(here.import(&file[..]).unwrap().added, 1);
    assert_eq!(here.import(&file[..]).unwrap().unchanged, 1);
    // The next export contains the tombstone, which does not delete the game in another store
    // either.
    let mut file = Vec::new();
    here.export(&mut file).unwrap();
    assert!(String::from_utf8_lossy(&file).contains("\n\"deleted\": [\n"));
    assert_eq!(there.import(&file[..]).unwrap().added, 1);
    let mut again = Vec::new();
    there.export(&mut again).unwrap();
    assert_eq!(String::from_utf8(again), String::from_utf8(file));
}

#[test]
fn long_replies_are_sent_in_parts() {
    let folder = Folder::new();
    let mut store = folder.open();
    for number in 0..12 {
        let mut game = game_of('a', number);
        for index in 0..2_000_u32 {
            let cell = if index % 2 == 0 { "r1c1" } else { "r1c2" };
            game = LibraryGame {
                game: {
                    let mut board = game.game;
                    board.play(&digit(cell, 1 + (index / 2 % 9) as u8)).unwrap();
                    board
                },
                ..game
            };
        }
        sync(&mut store, None, &[game]);
    }
    // Each game takes about 40 kB, and a reply is split only after a mebibyte.
    let whole = sync(&mut store, None, &[]);
    let bytes: usize = whole.games.iter().map(String::len).sum();
    assert!(!whole.more && bytes < 1 << 20, "{bytes}");
    for number in 12..60 {
        let mut game = game_of('a', number);
        game.game = LibraryGame::from_json(&whole.games[0]).unwrap().game;
        sync(&mut store, None, &[game]);
    }
    let (mut seen, mut games, mut parts) = (None, 0, 0);
    loop {
        let reply = sync(&mut store, seen.as_ref(), &[]);
        games += reply.games.len();
        parts += 1;
        if !reply.more {
            break;
        }
        seen = Some(reply);
    }
    assert_eq!(games, 60);
    assert!(parts > 1, "{parts}");
}

#[test]
fn another_server_is_detected() {
    let (here, there) = (Folder::new(), Folder::new());
    let (mut here, mut there) = (here.open(), there.open());
    begin(&mut here, PUZZLES[0]);
    begin(&mut there, PUZZLES[1]);
    let reply = sync(&mut here, None, &[]);
    let other = sync(&mut there, Some(&reply), &[]);
    assert!(other.reset && other.games.len() == 1);
    // An older copy of the same store has lower numbers.
    let future = SyncReply {
        seen: reply.seen + 9,
        ..reply
    };
    assert!(sync(&mut here, Some(&future), &[]).reset);
}

#[test]
fn settings_are_merged_one_by_one() {
    let folder = Folder::new();
    let mut store = folder.open();
    store
        .keep_settings(r#"{"theme":"dark","sound":true}"#)
        .unwrap();
    let library = "f".repeat(32);
    let mut settings = Settings::default();
    settings.change(r#"{"theme":"light"}"#, &library).unwrap();
    settings.change(r#"{"theme":"paper"}"#, &library).unwrap();
    let request = SyncRequest {
        settings: settings.clone(),
        ..SyncRequest::default()
    };
    let reply = store.sync(&request).unwrap();
    let expected = r#"{"sound":true,"theme":"paper"}"#;
    assert_eq!(store.settings().unwrap().as_deref(), Some(expected));
    settings.merge(&reply.settings, &library);
    assert_eq!(settings.to_json(), expected);
    // Once removed, the setting is gone on both sides.
    store.keep_settings(r#"{"sound":true}"#).unwrap();
    let reply = store.sync(&SyncRequest::default()).unwrap();
    settings.merge(&reply.settings, &library);
    assert_eq!(settings.to_json(), r#"{"sound":true}"#);
}
