//! Tests damage that only a thorough check finds.

use std::fs;
use std::sync::mpsc;
use std::time::Duration;

use novena_play::Move;
use novena_store::{Store, StoreError};
use rusqlite::Connection;

use crate::common::{Folder, PUZZLES, at, begin, digit};

/// A folder that contains a closed file with a few savepoints.
fn with_savepoints() -> Folder {
    let folder = Folder::new();
    let mut store = folder.open();
    for _ in 0..3 {
        let mut stored = begin(&mut store, PUZZLES[0]);
        for name in ["a", "b", "c"] {
            let name = name.to_owned();
            store
                .play(&mut stored, &Move::Save { name }, at(1))
                .unwrap();
        }
    }
    drop(store);
    folder
}

/// Swaps two rows in the savepoint table, which does not have row IDs.
fn swap_rows(folder: &Folder) {
    let file = Connection::open(folder.file()).unwrap();
    let root = "SELECT rootpage FROM sqlite_schema WHERE name = 'savepoint'";
    let root: usize = file.query_one(root, [], |row| row.get(0)).unwrap();
    let size: usize = file
        .pragma_query_value(None, "page_size", |row| row.get(0))
        .unwrap();
    drop(file);
    let mut bytes = fs::read(folder.file()).unwrap();
    let page = &mut bytes[(root - 1) * size..][..size];
    assert_eq!(page[0], 10, "a leaf of a tree without row ids");
    // The row positions, two bytes each, follow the eight-byte header.
    let (first, last) = (8, 8 + 2 * 8);
    page.swap(first, last);
    page.swap(first + 1, last + 1);
    fs::write(folder.file(), bytes).unwrap();
    let verdict = |check: &str| -> String {
        let file = Connection::open(folder.file()).unwrap();
        let check = format!("PRAGMA {check}(savepoint)");
        file.query_row(&check, [], |row| row.get(0)).unwrap()
    };
    assert_eq!(verdict("quick_check"), "ok");
    assert_ne!(verdict("integrity_check"), "ok");
}

/// Checks in the background, and returns the report.
fn checked(store: &mut Store) -> Option<StoreError> {
    let (sender, receiver) = mpsc::channel();
    store.check_in_background(Duration::ZERO, move |error| sender.send(error).unwrap());
    // The sender is dropped when the check has finished.
    receiver.recv().ok()
}

#[test]
fn rows_out_of_order_are_found_after_opening() {
    let folder = with_savepoints();
    swap_rows(&folder);
    let mut store = folder.open();
    let is_other = |stored: novena_store::StoredGame| {
        let savepoints = stored.game().savepoints().iter();
        !savepoints
            .map(|savepoint| savepoint.name.as_str())
            .eq(["a", "b", "c"])
    };
    let mut ids = (1..=3).map(|id: u32| id.to_string().parse().unwrap());
    let is_silent = ids.any(|id| is_other(store.load(id).unwrap()));
    assert!(
        is_silent,
        "a game has other savepoints, and nothing is said"
    );
    assert_eq!(checked(&mut store), Some(StoreError::Damaged));

    // Nothing more is saved, and readable data can be exported.
    let mut stored = store.load("1".parse().unwrap()).unwrap();
    let before = stored.clone();
    let played = store.play(&mut stored, &digit("r1c1", 4), at(2));
    assert_eq!(played, Err(StoreError::Damaged));
    assert_eq!(stored, before);
    let exported = store.export(std::io::sink()).unwrap();
    assert_eq!(exported.games, 3);
    drop(store);

    // The next opening checks just as thoroughly.
    let damaged = fs::read(folder.file()).unwrap();
    let opened = Store::open(folder.path()).unwrap();
    let aside = folder.path().join("novena.db.damaged-1");
    assert_eq!(opened.set_aside.as_ref(), Some(&aside));
    assert_eq!(fs::read(aside).unwrap(), damaged);
    let mut store = opened.store;
    begin(&mut store, PUZZLES[1]);
    drop(store);
    // Later openings check quickly again.
    assert!(!folder.path().join("novena.db.damage-found").exists());
    begin(&mut folder.open(), PUZZLES[1]);
}

#[test]
fn a_check_on_demand_finds_the_same_damage() {
    let folder = with_savepoints();
    assert_eq!(folder.open().check(), Ok(()));
    swap_rows(&folder);
    let mut store = folder.open();
    assert_eq!(store.check(), Err(StoreError::Damaged));
    let refused = store.keep_settings("{}");
    assert_eq!(refused, Err(StoreError::Damaged));
}

#[test]
fn a_sound_file_is_not_reported() {
    let folder = with_savepoints();
    let mut store = folder.open();
    assert_eq!(checked(&mut store), None);
    begin(&mut store, PUZZLES[1]);
    // The marker is removed if the file next to it is sound, for example because the damaged file
    // was replaced.
    fs::write(folder.path().join("novena.db.damage-found"), "").unwrap();
    drop(store);
    drop(folder.open());
    assert!(!folder.path().join("novena.db.damage-found").exists());
}

/// A check that has not started yet is cancelled when the store is closed.
#[test]
fn a_closed_store_is_not_checked() {
    let folder = with_savepoints();
    swap_rows(&folder);
    let (sender, receiver) = mpsc::channel();
    let mut store = folder.open();
    let report = move |error| sender.send(error).unwrap();
    store.check_in_background(Duration::from_hours(1), report);
    drop(store);
    assert!(receiver.recv().is_err());
}
