//! Tests the files on disk: files deleted or replaced while a store is open, and file permissions.
#![cfg(unix)]

use std::fs::{self, Permissions};
use std::os::unix::fs::PermissionsExt;
use std::path::Path;

use novena_play::Move;
use novena_store::{MoveId, Store, StoreError};

use crate::common::{Folder, PUZZLES, at, begin, digit};

/// Removes a file while the store has it open, and checks that nothing more is saved and nothing
/// changes.
fn check_gone(what: &str, name: &str, remove: impl Fn(&Path)) {
    let folder = Folder::new();
    let mut store = folder.open();
    let mut stored = begin(&mut store, PUZZLES[0]);
    store.play(&mut stored, &digit("r1c1", 4), at(1)).unwrap();
    let file = folder.path().join(name);
    assert!(file.exists(), "{what}");
    remove(&file);

    let gone = StoreError::FileGone { path: file };
    let before = stored.clone();
    let (id, game): (MoveId, _) = ("m".parse().unwrap(), stored.game().clone());
    let played = store.play(&mut stored, &digit("r1c2", 8), at(2));
    assert_eq!(played, Err(gone.clone()), "{what}");
    let kept = store.keep_move(&mut stored, game.clone(), &id, at(2));
    assert_eq!(kept, Err(gone.clone()), "{what}");
    assert_eq!(
        store.keep(&mut stored, game.clone(), at(2)),
        Err(gone.clone())
    );
    assert_eq!(store.has_move(stored.id(), &id), Err(gone.clone()));
    assert_eq!(store.delete(stored.id(), at(9)), Err(gone.clone()));
    assert_eq!(store.keep_settings("{}"), Err(gone.clone()));
    assert_eq!(store.delete_collection("x"), Err(gone.clone()));
    let begun = store.begin(game, stored.labels().clone(), at(2));
    assert_eq!(begun, Err(gone), "{what}");
    assert_eq!(stored, before, "{what}");
}

#[test]
fn nothing_is_saved_in_a_file_that_was_deleted_or_replaced() {
    check_gone("deleted", "novena.db", |file| {
        fs::remove_file(file).unwrap();
    });
    check_gone("renamed", "novena.db", |file| {
        fs::rename(file, file.with_extension("old")).unwrap();
    });
    check_gone("replaced", "novena.db", |file| {
        let other = file.with_extension("new");
        fs::copy(file, &other).unwrap();
        fs::rename(other, file).unwrap();
    });
    // Moves are in the log until the log is copied to the file.
    check_gone("without its log", "novena.db-wal", |file| {
        fs::remove_file(file).unwrap();
    });
}

#[test]
fn the_folder_can_be_opened_again_after_the_file_was_deleted() {
    let folder = Folder::new();
    let mut old = folder.open();
    let mut lost = begin(&mut old, PUZZLES[0]);
    for part in ["", "-wal", "-shm"] {
        fs::remove_file(folder.path().join(format!("novena.db{part}"))).unwrap();
    }
    let mut new = folder.open();
    let mut stored = begin(&mut new, PUZZLES[1]);
    new.play(&mut stored, &digit("r1c2", 8), at(1)).unwrap();
    let refused = old.play(&mut lost, &Move::Restart, at(1)).unwrap_err();
    assert_eq!(refused.id(), "file-gone");
}

fn mode(path: &Path) -> u32 {
    fs::metadata(path).unwrap().permissions().mode() & 0o777
}

fn set_mode(path: &Path, mode: u32) {
    fs::set_permissions(path, Permissions::from_mode(mode)).unwrap();
}

/// The modes of all files in a folder, which contains at least the database, its log and the lock.
fn check_files_are_private(folder: &Path) {
    let mut names = Vec::new();
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        let name = path.file_name().unwrap().to_str().unwrap().to_owned();
        if name.starts_with("novena.") {
            assert_eq!(mode(&path), 0o600, "{name}");
            names.push(name);
        }
    }
    for name in ["novena.db", "novena.db-wal", "novena.db-shm", "novena.lock"] {
        assert!(names.iter().any(|found| found == name), "{name}: {names:?}");
    }
}

#[test]
fn new_files_are_private() {
    let outer = Folder::new();
    let folder = outer.path().join("above/games");
    let mut store = Store::open(&folder).unwrap().store;
    begin(&mut store, PUZZLES[0]);
    assert_eq!(mode(&folder), 0o700);
    assert_eq!(mode(&outer.path().join("above")), 0o700);
    check_files_are_private(&folder);
}

#[test]
fn existing_files_become_private() {
    let folder = Folder::new();
    let mut store = folder.open();
    begin(&mut store, PUZZLES[0]);
    // A killed program leaves its log behind.
    for part in ["db-wal", "db-shm", "db", "lock"] {
        set_mode(&folder.path().join(format!("novena.{part}")), 0o644);
    }
    fs::write(folder.path().join("novena.db.damaged-1"), "old").unwrap();
    set_mode(&folder.path().join("novena.db.damaged-1"), 0o664);
    set_mode(folder.path(), 0o755);
    let mut other = folder.open();
    begin(&mut other, PUZZLES[0]);
    assert_eq!(mode(folder.path()), 0o700);
    check_files_are_private(folder.path());
}

#[test]
fn set_aside_files_are_private() {
    let folder = Folder::new();
    fs::write(folder.file(), "this is not a database").unwrap();
    set_mode(&folder.file(), 0o644);
    let aside = Store::open(folder.path()).unwrap().set_aside.unwrap();
    assert_eq!(mode(&aside), 0o600);
}

/// The store does not change the mode of a folder that contains other files.
#[test]
fn a_folder_with_other_files_keeps_its_mode() {
    let folder = Folder::new();
    let letter = folder.path().join("letter.txt");
    fs::write(&letter, "hello").unwrap();
    set_mode(&letter, 0o644);
    set_mode(folder.path(), 0o755);
    let mut store = folder.open();
    begin(&mut store, PUZZLES[0]);
    assert_eq!((mode(folder.path()), mode(&letter)), (0o755, 0o644));
    check_files_are_private(folder.path());

    // A folder that everyone may write to, such as /tmp, also keeps its mode.
    let shared = Folder::new();
    fs::set_permissions(shared.path(), Permissions::from_mode(0o1777)).unwrap();
    drop(shared.open());
    assert_eq!(mode(shared.path()), 0o777);
}
