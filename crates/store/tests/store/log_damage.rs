//! Tests damage in the write-ahead log, which SQLite does not report.

use std::fs;

use novena_store::{LogDamage, OpenOutcome, Store, StoredGame};

use crate::common::{Folder, PUZZLES, at, begin, digit};

const HEADER: usize = 32;
const FRAME: usize = 24 + 4096;

/// The folder of a program that was killed after this many moves, with its log and its game.
fn killed(moves: u8) -> (Folder, Vec<u8>, StoredGame) {
    let folder = Folder::new();
    let mut store = folder.open();
    let mut stored = begin(&mut store, PUZZLES[1]);
    for number in 0..moves {
        let game_move = digit("r5c5", 1 + number % 9);
        store
            .play(&mut stored, &game_move, at(number.into()))
            .unwrap();
    }
    let copy = Folder::new();
    for part in ["", "-wal"] {
        let name = format!("novena.db{part}");
        fs::copy(folder.path().join(&name), copy.path().join(&name)).unwrap();
    }
    let log = fs::read(copy.path().join("novena.db-wal")).unwrap();
    assert_eq!((log.len() - HEADER) % FRAME, 0);
    (copy, log, stored)
}

/// The numbers of the frames that end a transaction.
fn ends(log: &[u8]) -> Vec<usize> {
    let frames = (0..(log.len() - HEADER) / FRAME).filter(|frame| {
        let start = HEADER + frame * FRAME;
        log[start + 4..start + 8] != [0; 4]
    });
    frames.collect()
}

fn open_with(folder: &Folder, log: &[u8]) -> OpenOutcome {
    fs::write(folder.path().join("novena.db-wal"), log).unwrap();
    Store::open(folder.path()).unwrap()
}

#[test]
fn a_sound_log_is_not_reported() {
    let (folder, log, stored) = killed(10);
    let mut opened = open_with(&folder, &log);
    assert_eq!(opened.log_damage, None);
    assert_eq!(opened.store.load(stored.id()).unwrap(), stored);
}

/// Changes a byte in each transaction in turn. If another transaction follows, the loss is
/// reported.
#[test]
fn damage_before_saved_moves_is_reported() {
    let (_, sound, _) = killed(10);
    let ends = ends(&sound);
    let count = ends.len();
    for (number, &end) in ends.iter().enumerate() {
        for at in [4, 10, 17, 500] {
            let (folder, mut log, stored) = killed(10);
            log[HEADER + end * FRAME + at] ^= 0x10;
            let opened = open_with(&folder, &log);
            // The last transaction may not have been synced, so it does not count as lost.
            let lost = count - 1 - number;
            let found = opened.log_damage.as_ref().map_or(0, |damage| damage.lost);
            // A frame with a damaged salt cannot be counted, and a frame with a damaged checksum
            // does not show that another frame followed it.
            let is_counted = at != 10 && at != 17;
            if is_counted {
                assert_eq!(found, lost, "transaction {number} of {count}, byte {at}");
            } else {
                let fewer = lost.saturating_sub(1);
                assert!(found == lost || found == fewer, "{number} {at}: {found}");
            }
            if opened.set_aside.is_some() {
                continue;
            }
            let mut store = opened.store;
            if let Ok(loaded) = store.load(stored.id()) {
                assert!(loaded.version() < stored.version());
            }
            if let Some(LogDamage { copy, .. }) = opened.log_damage {
                let copied = copy.with_file_name("novena.db.damaged-1-wal");
                assert_eq!(fs::read(copied).unwrap(), log);
                // The log is now empty, so the damage is not reported again even if the program is
                // killed.
                let again = fs::read(folder.path().join("novena.db-wal")).unwrap();
                assert_eq!(again.len(), 0);
            }
        }
    }
}

/// A crash can leave half of the last transaction, which was not acknowledged.
#[test]
fn a_torn_end_is_not_reported() {
    let (_, sound, _) = killed(6);
    let ends = ends(&sound);
    let (last, before) = (ends[ends.len() - 1], ends[ends.len() - 2]);
    let place = |frame: usize| HEADER + frame * FRAME;
    for cut in [
        place(before + 1),
        place(last) + 100,
        place(last) + FRAME - 1,
    ] {
        let (folder, mut log, _) = killed(6);
        log.truncate(cut);
        assert_eq!(open_with(&folder, &log).log_damage, None, "{cut}");
        // A file system may have extended the file without writing its content.
        let (folder, mut log, _) = killed(6);
        log[cut..].fill(0);
        assert_eq!(open_with(&folder, &log).log_damage, None, "{cut}");
    }
    // The frames of the last transaction may reach the disk in any order.
    let (folder, mut log, _) = killed(6);
    log[place(before + 1)..][..FRAME].fill(0);
    assert_eq!(open_with(&folder, &log).log_damage, None);
}

/// Frames of an earlier log that follow the frames of this log are not damage.
#[test]
fn frames_of_an_earlier_log_are_not_reported() {
    let folder = Folder::new();
    let mut store = folder.open();
    let mut stored = begin(&mut store, PUZZLES[1]);
    let log = folder.path().join("novena.db-wal");
    for number in 0..8_u8 {
        let game_move = digit("r5c5", 1 + number);
        store.play(&mut stored, &game_move, at(1)).unwrap();
    }
    let other = rusqlite::Connection::open(folder.file()).unwrap();
    other
        .query_row("PRAGMA wal_checkpoint(RESTART)", [], |_| Ok(()))
        .unwrap();
    let before = fs::metadata(&log).unwrap().len();
    store.play(&mut stored, &digit("r5c5", 9), at(2)).unwrap();
    assert_eq!(fs::metadata(&log).unwrap().len(), before, "it starts again");
    let copy = Folder::new();
    fs::copy(folder.file(), copy.file()).unwrap();
    let mut opened = open_with(&copy, &fs::read(&log).unwrap());
    assert_eq!(opened.log_damage, None);
    assert_eq!(opened.store.load(stored.id()).unwrap(), stored);
}

/// Without a valid header, the entire log is ignored.
#[test]
fn a_damaged_header_is_reported() {
    for at in [12, 16, 20, 24, 31] {
        let (folder, mut log, _) = killed(5);
        let count = ends(&log).len();
        log[at] ^= 1;
        let damage = open_with(&folder, &log).log_damage;
        let lost = damage.map(|damage| damage.lost);
        assert_eq!(lost, Some(count - 1), "byte {at}");
    }
}
