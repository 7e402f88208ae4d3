//! Tests that invalid games are named, exported unchanged, and kept.

use novena_saves::{Library, RawValue};
use novena_store::{DamagedExport, ExportSummary, GameId, Store, StoreError};
use proptest::prelude::*;
use rusqlite::Connection;

use crate::common::{Folder, Numbers, PUZZLES, at, begin, digit};

fn export(store: &mut Store) -> (String, ExportSummary) {
    let mut bytes = Vec::new();
    let summary = store.export(&mut bytes).unwrap();
    (String::from_utf8(bytes).unwrap(), summary)
}

/// Changes the tables without the store.
fn damage(folder: &Folder, sql: &str) {
    let other = Connection::open(folder.file()).unwrap();
    other.execute_batch(sql).unwrap();
}

/// Changes bytes in the file without SQLite, as a faulty disk would.
fn overwrite(folder: &Folder, from: &[u8], to: &[u8]) {
    let mut bytes = std::fs::read(folder.file()).unwrap();
    let found = bytes.windows(from.len()).position(|bytes| bytes == from);
    let place = found.expect("the bytes are in the file");
    bytes[place..][..to.len()].copy_from_slice(to);
    std::fs::write(folder.file(), bytes).unwrap();
}

#[test]
fn a_damaged_game_is_named_and_exported_row_by_row() {
    let folder = Folder::new();
    let mut store = folder.open();
    let mut stored = begin(&mut store, PUZZLES[0]);
    begin(&mut store, PUZZLES[1]);
    let game_move = digit("r1c1", 4);
    let mut game = stored.game().clone();
    game.play(&game_move).unwrap();
    let id = "move-1".parse().unwrap();
    store.keep_move(&mut stored, game, &id, at(1)).unwrap();
    damage(&folder, "UPDATE step SET changes = 'nonsense'");
    damage(
        &folder,
        "INSERT INTO savepoint SELECT game, 0, 'here', 'r1c1 4' FROM step",
    );
    let (text, summary) = export(&mut store);
    let damaged = DamagedExport {
        game: Some(stored.id()),
        part: "steps".into(),
    };
    assert_eq!(
        summary,
        ExportSummary {
            games: 1,
            puzzles: 0,
            damaged: vec![damaged]
        }
    );
    let library = Library::read(text.as_bytes()).unwrap();
    let [damaged] = &library.damaged[..] else {
        panic!("one game is damaged");
    };
    let value = |table: &str, column: &str| match &damaged.tables[table][0][column] {
        RawValue::Text(bytes) => String::from_utf8(bytes.clone()).unwrap(),
        value => format!("{value:?}"),
    };
    assert_eq!(value("game", "givens"), PUZZLES[0]);
    assert_eq!(value("game", "done"), "Integer(1)");
    assert_eq!(value("step", "changes"), "nonsense");
    assert_eq!(value("savepoint", "sheet"), "r1c1 4");
    assert_eq!(value("move_id", "id"), "move-1");
    assert_eq!(value("edit", "count"), "Integer(2)");
}

/// Bytes that are not valid text must not stop the export of everything else.
#[test]
fn bytes_that_are_not_text_are_exported_unchanged() {
    for (column, from, part) in [
        ("changes", b"r7c7 > 9".as_slice(), "steps"),
        ("title", b"A title", "values"),
    ] {
        let folder = Folder::new();
        let mut store = folder.open();
        let labels = novena_store::Labels {
            title: Some("A title".into()),
            ..Default::default()
        };
        let game = crate::common::new_game(PUZZLES[1]);
        let mut stored = store.begin(game, labels, at(0)).unwrap();
        store.play(&mut stored, &digit("r7c7", 9), at(1)).unwrap();
        begin(&mut store, PUZZLES[0]);
        drop(store);
        overwrite(&folder, from, &[0xff]);
        let mut store = folder.open();
        let (text, summary) = export(&mut store);
        assert_eq!(summary.games, 1);
        assert_eq!(summary.damaged[0].part, part);
        let library = Library::read(text.as_bytes()).unwrap();
        let mut rows = library.damaged[0].tables.values().flatten();
        let mut expected = from.to_vec();
        expected[0] = 0xff;
        let expected = RawValue::Text(expected);
        assert!(rows.any(|row| row.get(column) == Some(&expected)), "{text}");
    }
}

#[test]
fn a_damaged_game_is_kept_by_an_import_and_exported_again() {
    let (here, there) = (Folder::new(), Folder::new());
    let (mut store, mut other) = (here.open(), there.open());
    let stored = begin(&mut store, PUZZLES[0]);
    begin(&mut store, PUZZLES[1]);
    damage(&here, "UPDATE game SET checking = 'sometimes' WHERE id = 1");
    let (text, _) = export(&mut store);

    let merged = other.import(text.as_bytes()).unwrap();
    assert_eq!((merged.added, merged.damaged), (1, 1));
    let merged = other.import(text.as_bytes()).unwrap();
    assert_eq!((merged.unchanged, merged.damaged), (2, 0));
    let (again, summary) = export(&mut other);
    assert_eq!(again, text);
    assert_eq!(summary.damaged.len(), 1);
    assert_eq!(summary.damaged[0].game, None);
    drop(other);
    assert_eq!(export(&mut there.open()).0, text);

    // The original store recognises its own damaged game.
    let merged = store.import(again.as_bytes()).unwrap();
    assert_eq!((merged.unchanged, merged.damaged), (2, 0));
    assert_eq!(export(&mut store).0, text);
    let damaged = store.load(stored.id()).unwrap_err();
    assert_eq!(damaged.id(), "damaged-game");
}

/// A backup from before the damage restores the game, and the damaged rows are kept.
#[test]
fn a_backup_repairs_a_damaged_game() {
    let folder = Folder::new();
    let mut store = folder.open();
    let mut stored = begin(&mut store, PUZZLES[0]);
    store.play(&mut stored, &digit("r1c1", 4), at(1)).unwrap();
    let (backup, _) = export(&mut store);
    store.play(&mut stored, &digit("r1c2", 8), at(2)).unwrap();
    damage(&folder, "UPDATE step SET changes = 'r1' WHERE number = 0");
    let merged = store.import(backup.as_bytes()).unwrap();
    assert_eq!((merged.updated, merged.damaged), (1, 0));
    let id = store.latest_unfinished().unwrap().unwrap().id;
    let game = store.load(id).unwrap();
    assert_eq!(game.game().journal().steps.len(), 1);
    let (text, summary) = export(&mut store);
    assert_eq!((summary.games, summary.damaged.len()), (1, 1));
    assert!(text.contains("r1c2 > 8"), "{text}");
}

#[test]
fn a_game_that_is_too_long_is_refused() {
    let folder = Folder::new();
    let mut store = folder.open();
    let mut stored = begin(&mut store, PUZZLES[0]);
    let save = |name: String| novena_play::Move::Save { name };
    for number in 0..100 {
        let save = save(number.to_string());
        store.play(&mut stored, &save, at(number)).unwrap();
    }
    let before = stored.clone();
    let refused = store.play(&mut stored, &save("one more".into()), at(200));
    let too_much = StoreError::TooMuch {
        what: "savepoints",
        most: 100,
    };
    assert_eq!(refused, Err(too_much));
    assert_eq!(stored, before);
    store.play(&mut stored, &digit("r1c1", 4), at(201)).unwrap();
}

const DAMAGES: [&str; 8] = [
    "UPDATE step SET changes = 'nonsense' WHERE game = ?1",
    "DELETE FROM step WHERE number = 0 AND game = ?1",
    "UPDATE game SET done = 999 WHERE id = ?1",
    "UPDATE game SET givens = '5' WHERE id = ?1",
    "UPDATE game SET checking = '' WHERE id = ?1",
    "INSERT OR REPLACE INTO savepoint VALUES (?1, 99, 'x', 'nonsense')",
    "INSERT OR REPLACE INTO hint VALUES (?1, 'x-wing', -1, 1)",
    "UPDATE game SET empty = -1 WHERE id = ?1",
];

proptest! {
    #![proptest_config(ProptestConfig { cases: 12, ..ProptestConfig::default() })]

    /// Whichever part is damaged, an imported export is exported again byte for byte.
    #[test]
    fn exports_with_damaged_games_are_stable(
        seed in any::<u64>(),
        damages in proptest::collection::vec((1..5_i64, 0..DAMAGES.len()), 0..4),
    ) {
        let (here, there) = (Folder::new(), Folder::new());
        let (mut store, mut other) = (here.open(), there.open());
        let mut numbers = Numbers(seed);
        for _ in 0..4 {
            let mut stored = begin(&mut store, PUZZLES[0]);
            for second in 0..8 {
                let _ = store.play(&mut stored, &numbers.a_move(), at(second));
            }
        }
        let connection = Connection::open(here.file()).unwrap();
        for (game, damage) in damages {
            connection.execute(DAMAGES[damage], [game]).unwrap();
        }
        let (text, summary) = export(&mut store);
        prop_assert_eq!(summary.games as usize + summary.damaged.len(), 4);
        let merged = other.import(text.as_bytes()).unwrap();
        prop_assert_eq!(merged.added, summary.games);
        prop_assert_eq!(merged.damaged as usize, summary.damaged.len());
        prop_assert_eq!(&export(&mut other).0, &text);
        let again = store.import(text.as_bytes()).unwrap();
        prop_assert_eq!(again.unchanged, 4);
        prop_assert_eq!(&export(&mut store).0, &text);
        for damaged in summary.damaged {
            let id: GameId = damaged.game.unwrap();
            prop_assert_eq!(store.load(id).unwrap_err().id(), "damaged-game");
        }
    }
}
