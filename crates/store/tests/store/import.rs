//! Tests imports in short transactions: moves continue, and repeating an import completes it.

use std::io::Cursor;

use novena_core::{Cell, Digit, Puzzle};
use novena_formats::Record;
use novena_store::{GameFilter, ImportFile, Store, StoreError};

use crate::common::{Folder, Numbers, PUZZLES, at, begin, digit};

/// An export of many games and puzzles.
fn large_export(games: u64, puzzles: usize) -> Vec<u8> {
    let folder = Folder::new();
    let mut store = folder.open();
    let mut numbers = Numbers(8);
    for _ in 0..games {
        let mut game = crate::common::new_game(PUZZLES[0]);
        for _ in 0..40 {
            let _ = game.play(&numbers.a_move());
        }
        let stored = store.begin(game, novena_store::Labels::default(), at(5));
        stored.unwrap();
    }
    let records = (0..puzzles).map(|number| {
        let mut board = *Puzzle::EMPTY.board();
        for (place, sign) in number.to_string().bytes().enumerate() {
            board[Cell::from_index(place)] = Digit::new(sign - b'0').or(Digit::new(9));
            board[Cell::from_index(place + 20)] = Digit::new(sign - b'0');
        }
        Record::new(board)
    });
    store.add_puzzles("many", records, at(1)).unwrap();
    let mut export = Vec::new();
    store.export(&mut export).unwrap();
    export
}

fn count(store: &Store) -> usize {
    let games = store.list(&GameFilter::default(), usize::MAX).unwrap();
    games.len()
}

/// Another program saves a move between any two parts of an import.
#[test]
fn moves_are_saved_while_a_large_file_is_imported() {
    let export = large_export(300, 4_000);
    let folder = Folder::new();
    let (mut store, mut player) = (folder.open(), folder.open());
    let mut stored = begin(&mut player, PUZZLES[1]);
    let mut file = ImportFile::read(Cursor::new(export)).unwrap();
    let mut batches = 0;
    let merged = file
        .merge(|batch| {
            let game_move = digit("r1c2", 1 + batches % 9);
            player.play(&mut stored, &game_move, at(batches.into()))?;
            batches += 1;
            store.merge(batch)
        })
        .unwrap();
    assert!(batches > 4, "{batches}");
    assert_eq!(merged.added, 300);
    assert_eq!(
        merged.puzzles.added,
        store.collections().unwrap()[0].puzzles
    );
    assert_eq!(count(&store), 301);
    assert_eq!(store.load(stored.id()).unwrap(), stored);
}

#[test]
fn an_import_that_was_stopped_is_completed_by_the_next_one() {
    let export = large_export(250, 3_500);
    let (folder, whole) = (Folder::new(), Folder::new());
    let (mut store, mut whole) = (folder.open(), whole.open());
    whole.import(&export[..]).unwrap();
    for stop_after in 0..2 {
        let mut file = ImportFile::read(Cursor::new(&export)).unwrap();
        let mut batches = 0;
        let stopped = file.merge(|batch| {
            if batches > stop_after {
                return Err(StoreError::Full);
            }
            batches += 1;
            store.merge(batch)
        });
        assert_eq!(stopped.unwrap_err(), StoreError::Full);
    }
    assert!((1..250).contains(&count(&store)));
    let merged = store.import(&export[..]).unwrap();
    assert_eq!(merged.added + merged.unchanged, 250);
    let text = |store: &mut Store| {
        let mut bytes = Vec::new();
        store.export(&mut bytes).unwrap();
        String::from_utf8(bytes).unwrap()
    };
    assert_eq!(text(&mut store), text(&mut whole));
}

/// An error at the very end of the file is found before anything is written.
#[test]
fn nothing_is_imported_from_a_file_with_an_error_at_its_end() {
    let export = String::from_utf8(large_export(250, 10)).unwrap();
    let folder = Folder::new();
    let mut store = folder.open();
    for (from, to) in [("\n]}\n", "\n]\n"), ("\"many\"", "\" \"")] {
        let broken = export.replacen(from, to, 1);
        assert_ne!(broken, export);
        assert!(store.import(broken.as_bytes()).is_err(), "{to}");
        assert_eq!(count(&store), 0);
        assert_eq!(store.collections(), Ok(vec![]));
    }
}
