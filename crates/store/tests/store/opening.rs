//! Tests opening old, new, foreign and damaged files.

use std::fs;
use std::path::PathBuf;
use std::time::Duration;

use novena_play::{Checking, Move};
use novena_store::{
    GameFilter, GameId, MoveOutcome, OpenOutcome, Store, StoreError, StoredGame, SyncRequest,
};
use rusqlite::Connection;

use crate::common::{Folder, Numbers, PUZZLES, at, begin, digit};

/// A folder that contains a closed file with a few games.
fn with_games() -> (Folder, Vec<StoredGame>) {
    let folder = Folder::new();
    let mut store = folder.open();
    let mut numbers = Numbers(1);
    let mut games = Vec::new();
    for _ in 0..3 {
        let mut stored = begin(&mut store, PUZZLES[0]);
        for second in 0..30 {
            // The game may refuse the move.
            let _ = store.play(&mut stored, &numbers.a_move(), at(second));
        }
        games.push(stored);
    }
    drop(store);
    (folder, games)
}

/// The files in `from-0.1` were written by a program of version 0.1.0: a game in progress with
/// marks, colours, a savepoint and hints, a game that was won, a deleted game, a collection and
/// settings.
#[test]
fn files_of_novena_0_1_are_opened() {
    let folder = Folder::new();
    fs::write(folder.file(), include_bytes!("from-0.1/novena.db")).unwrap();
    let mut store = folder.open();
    let settings = r#"{"keys":{"undo":"z"},"lang":"sv","sound":false,"theme":"dark"}"#;
    assert_eq!(store.settings().unwrap().as_deref(), Some(settings));
    let file = include_str!("from-0.1/export.json");
    assert_eq!(export(&mut store), file);

    // The game can be continued where the player left off.
    let mut stored = store.load("1".parse().unwrap()).unwrap();
    assert_eq!(stored.labels().title.as_deref(), Some("Kvällens pussel"));
    assert_eq!(stored.game().elapsed, Duration::from_secs(115));
    assert_eq!(stored.game().hints.taken(), 2);
    store.play(&mut stored, &Move::Redo, at(300)).unwrap();
    let content = |cell: &str| stored.game().sheet()[cell.parse().unwrap()].to_string();
    assert_eq!(content("r1c1"), "m4 @a *4d");
    assert_eq!(content("r3c2"), "2");
    let solved = store.statistics(at(0)).unwrap().calendar;
    assert_eq!(solved.len(), 1);

    // An export from that version can be read as well.
    let other = Folder::new();
    let mut store = other.open();
    let summary = store.import(file.as_bytes()).unwrap();
    assert_eq!((summary.added, summary.damaged), (2, 0));
    assert_eq!(export(&mut store), file);
}

fn export(store: &mut Store) -> String {
    let mut bytes = Vec::new();
    store.export(&mut bytes).unwrap();
    String::from_utf8(bytes).unwrap()
}

#[test]
fn a_file_of_version_1_is_read() {
    let folder = Folder::new();
    let old = Connection::open(folder.file()).unwrap();
    old.execute_batch(include_str!("version-1.sql")).unwrap();
    drop(old);
    let mut store = folder.open();
    let mut stored = store.load("1".parse::<GameId>().unwrap()).unwrap();
    assert_eq!(stored.labels().title.as_deref(), Some("From long ago"));
    assert_eq!((stored.created(), stored.changed()), (100, 200));
    let game = stored.game();
    assert_eq!((game.checking, game.cleaning), (Checking::Live, false));
    assert_eq!(game.elapsed, Duration::from_secs(61));
    assert_eq!(game.sheet()["r1c1".parse().unwrap()].to_string(), "4");
    assert_eq!(game.savepoints()[0].name, "here");
    assert_eq!(game.hints.by_rung(), [2, 0, 0, 1, 0]);

    store.play(&mut stored, &Move::Redo, at(300)).unwrap();
    let content = stored.game().sheet()["r1c2".parse().unwrap()];
    assert_eq!(content.to_string(), "m45 c3 @ad *4a5b");
    assert_eq!(store.load(stored.id()).unwrap(), stored);
    let next = store.next_unplayed("old ones").unwrap().unwrap();
    assert_eq!(next.comment.as_deref(), Some("one given"));

    // The file now has the newest version, so moves can have IDs.
    let (id, game) = ("old".parse().unwrap(), stored.game().clone());
    let outcome = store.keep_move(&mut stored, game, &id, at(301));
    assert_eq!(outcome, Ok(MoveOutcome::Applied));
    drop(store);
    assert_eq!(folder.open().has_move(stored.id(), &id), Ok(true));
}

#[test]
fn a_file_of_version_2_is_read() {
    let folder = Folder::new();
    let old = Connection::open(folder.file()).unwrap();
    old.execute_batch(include_str!("../../src/schema/1.sql"))
        .unwrap();
    old.execute_batch(include_str!("../../src/schema/2.sql"))
        .unwrap();
    let row = "INSERT INTO game VALUES (5, 'ffeeddccbbaa99887766554433221100', 3, ?1, ?2, NULL, \
        NULL, NULL, 100, 200, 'rules', 1, 0, 1, 79, NULL, NULL, NULL)";
    // Programs that wrote version 2 stored titles of any length.
    old.execute(row, [PUZZLES[1], &"t".repeat(300)]).unwrap();
    old.execute_batch(
        "INSERT INTO step VALUES (5, 0, 'r1c2 > 2');
         INSERT INTO move_id VALUES (5, 'old', 3);
         PRAGMA application_id = 0x4e6f7665; PRAGMA user_version = 2;",
    )
    .unwrap();
    drop(old);
    let mut store = folder.open();
    let mut stored = store.load("5".parse().unwrap()).unwrap();
    assert_eq!(stored.labels().title, Some("t".repeat(200)));
    assert_eq!(stored.game().journal().steps.len(), 1);
    assert_eq!(
        store.has_move(stored.id(), &"old".parse().unwrap()),
        Ok(true)
    );
    store.play(&mut stored, &Move::Undo, at(300)).unwrap();
    // The file now has the newest version, with a table for damaged games.
    let file = r#"{"novena":"export","version":2,"damaged":[{"part":"steps","tables":{}}]}"#;
    assert_eq!(store.import(file.as_bytes()).unwrap().damaged, 1);
    drop(store);
    let version: i64 = Connection::open(folder.file())
        .unwrap()
        .pragma_query_value(None, "user_version", |row| row.get(0))
        .unwrap();
    assert_eq!(version, 5);
}

#[test]
fn a_file_of_version_3_is_read() {
    let folder = Folder::new();
    let old = Connection::open(folder.file()).unwrap();
    for migration in [
        include_str!("../../src/schema/1.sql"),
        include_str!("../../src/schema/2.sql"),
        include_str!("../../src/schema/3.sql"),
    ] {
        old.execute_batch(migration).unwrap();
    }
    let row = "INSERT INTO game VALUES (?1, ?2, 1, ?3, NULL, NULL, NULL, NULL, 100, 200, \
        'rules', 1, 0, 0, 80, NULL, NULL, NULL)";
    for id in [3, 8] {
        let key = format!("{id:032x}");
        old.execute(row, (id, key, PUZZLES[1])).unwrap();
    }
    let settings = r#"{"theme":"dark","marks":{"size":1.5},"sound":false,"name":"7","gone":null}"#;
    let insert = "INSERT INTO meta VALUES ('settings', ?1)";
    old.execute(insert, [settings]).unwrap();
    old.execute_batch("PRAGMA application_id = 0x4e6f7665; PRAGMA user_version = 3;")
        .unwrap();
    drop(old);
    let mut store = folder.open();
    let kept = store.settings().unwrap();
    let expected = r#"{"marks":{"size":1.5},"name":"7","sound":false,"theme":"dark"}"#;
    assert_eq!(kept.as_deref(), Some(expected));
    // All games count as changes that no library has seen, and the next number is higher than
    // theirs.
    let reply = store.sync(&SyncRequest::default()).unwrap();
    assert_eq!(reply.games.len(), 2);
    let mut stored = store.load("3".parse().unwrap()).unwrap();
    store.play(&mut stored, &digit("r1c2", 4), at(300)).unwrap();
    let request = SyncRequest {
        seen: reply.seen,
        ..SyncRequest::default()
    };
    assert_eq!(store.sync(&request).unwrap().games.len(), 1);
    store.delete(stored.id(), at(400)).unwrap();
    assert_eq!(
        store.sync(&SyncRequest::default()).unwrap().deleted.len(),
        1
    );
}

/// Settings that are not an object could not be used in version 3 either, so they are dropped.
#[test]
fn invalid_settings_of_version_3_are_dropped() {
    for settings in ["", "nonsense", "[1]", "7"] {
        let folder = Folder::new();
        let old = Connection::open(folder.file()).unwrap();
        for migration in [
            include_str!("../../src/schema/1.sql"),
            include_str!("../../src/schema/2.sql"),
            include_str!("../../src/schema/3.sql"),
        ] {
            old.execute_batch(migration).unwrap();
        }
        let insert = "INSERT INTO meta VALUES ('settings', ?1)";
        old.execute(insert, [settings]).unwrap();
        old.execute_batch("PRAGMA application_id = 0x4e6f7665; PRAGMA user_version = 3;")
            .unwrap();
        drop(old);
        assert_eq!(folder.open().settings(), Ok(None), "{settings:?}");
    }
}

/// A table that the file's version requires is missing.
#[test]
fn a_file_without_a_table_is_set_aside() {
    for table in ["step", "move_id"] {
        let (folder, _) = with_games();
        let drop = format!("DROP TABLE {table}");
        let file = Connection::open(folder.file()).unwrap();
        file.execute_batch(&drop).unwrap();
        std::mem::drop(file);
        let outcome = Store::open(folder.path()).unwrap();
        assert!(outcome.set_aside.is_some(), "{table}");
    }
}

/// The tables in the text file next to this one match those that the program creates.
#[test]
fn the_text_of_version_1_matches_its_migration() {
    let tables = |connection: &Connection| -> Vec<String> {
        let query = "SELECT t.name || ' ' || c.name || ' ' || c.type || ' ' || c.\"notnull\" || c.pk \
            FROM sqlite_schema t, pragma_table_info(t.name) c WHERE t.type = 'table' ORDER BY 1";
        let mut query = connection.prepare(query).unwrap();
        let rows = query.query_map([], |row| row.get(0)).unwrap();
        rows.map(Result::unwrap).collect()
    };
    let text = Connection::open_in_memory().unwrap();
    text.execute_batch(include_str!("version-1.sql")).unwrap();
    let made = Connection::open_in_memory().unwrap();
    made.execute_batch(include_str!("../../src/schema/1.sql"))
        .unwrap();
    assert_eq!(tables(&text), tables(&made));
}

#[test]
fn a_newer_file_is_refused_and_left_as_it_is() {
    let (folder, _) = with_games();
    let file = folder.file();
    Connection::open(&file)
        .unwrap()
        .pragma_update(None, "user_version", 99)
        .unwrap();
    let before = fs::read(&file).unwrap();
    let error = Store::open(folder.path()).unwrap_err();
    assert_eq!(
        error,
        StoreError::Newer {
            path: file.clone(),
            found: 99,
            known: 5
        }
    );
    assert_eq!(fs::read(&file).unwrap(), before);
}

/// If a file is rejected, a killed program's log is not written to it.
#[test]
fn the_log_of_a_newer_file_is_left_as_it_is() {
    let (folder, _) = with_games();
    let newer = Connection::open(folder.file()).unwrap();
    newer.pragma_update(None, "user_version", 99).unwrap();
    let copy = Folder::new();
    let log = copy.path().join("novena.db-wal");
    fs::copy(folder.file(), copy.file()).unwrap();
    fs::copy(folder.path().join("novena.db-wal"), &log).unwrap();
    let before = (fs::read(copy.file()).unwrap(), fs::read(&log).unwrap());
    assert!(!before.1.is_empty());
    let error = Store::open(copy.path()).unwrap_err();
    assert_eq!(error.id(), "newer");
    assert_eq!(
        (fs::read(copy.file()).unwrap(), fs::read(&log).unwrap()),
        before
    );
}

#[test]
fn a_database_of_another_program_is_left_as_it_is() {
    let folder = Folder::new();
    let file = folder.file();
    Connection::open(&file)
        .unwrap()
        .execute_batch("CREATE TABLE diary (day)")
        .unwrap();
    let before = fs::read(&file).unwrap();
    let error = Store::open(folder.path()).unwrap_err();
    assert_eq!(error, StoreError::Foreign { path: file.clone() });
    assert_eq!(fs::read(&file).unwrap(), before);
}

#[test]
fn a_path_that_is_not_a_folder_is_reported() {
    let folder = Folder::new();
    let path = folder.path().join("file");
    fs::write(&path, "").unwrap();
    for path in [path.clone(), path.join("below")] {
        let error = Store::open(&path).unwrap_err();
        assert_eq!(error.id(), "folder", "{error}");
    }
    // There is a folder where the file should be.
    fs::create_dir(folder.file()).unwrap();
    let error = Store::open(folder.path()).unwrap_err();
    assert_eq!(error.id(), "folder", "{error}");
}

/// Damages a file, opens it, and expects an unchanged copy of the damaged file next to a new file.
fn check_set_aside(what: &str, damage: impl Fn(Vec<u8>) -> Vec<u8>) {
    let (folder, _) = with_games();
    let file = folder.file();
    let damaged = damage(fs::read(&file).unwrap());
    for name in ["novena.db.damaged-1", "novena.db.damaged-2"] {
        fs::write(&file, &damaged).unwrap();
        let OpenOutcome {
            mut store,
            set_aside,
            ..
        } = Store::open(folder.path()).unwrap();
        let aside: PathBuf = folder.path().join(name);
        assert_eq!(set_aside.as_ref(), Some(&aside), "{what}");
        assert_eq!(fs::read(&aside).unwrap(), damaged, "{what}");
        begin(&mut store, PUZZLES[0]);
    }
    let listed = folder.open().list(&GameFilter::default(), 1).unwrap();
    assert_eq!(listed[0].empty, 51);
}

#[test]
fn damaged_files_are_set_aside() {
    check_set_aside("no database", |_| b"this is not a database".repeat(99));
    check_set_aside("one byte", |_| vec![7]);
    check_set_aside("cut", |mut bytes| {
        bytes.truncate(bytes.len() / 2);
        bytes
    });
    check_set_aside("only the first page", |mut bytes| {
        bytes.truncate(4096);
        bytes
    });
    check_set_aside("noise after the first page", |mut bytes| {
        let mut numbers = Numbers(5);
        bytes[4096..].fill_with(|| numbers.next() as u8);
        bytes
    });
}

#[test]
fn an_empty_file_becomes_a_new_database() {
    let folder = Folder::new();
    fs::write(folder.file(), "").unwrap();
    begin(&mut folder.open(), PUZZLES[0]);
}

#[test]
fn a_log_without_its_file_is_set_aside() {
    let folder = Folder::new();
    fs::write(folder.path().join("novena.db-wal"), "moves").unwrap();
    let opened = Store::open(folder.path()).unwrap();
    let aside = folder.path().join("novena.db.damaged-1");
    assert_eq!(opened.set_aside, Some(aside.clone()));
    assert_eq!(
        fs::read(aside.with_file_name("novena.db.damaged-1-wal")).unwrap(),
        b"moves"
    );
}

#[test]
fn a_damaged_file_in_use_is_not_set_aside() {
    let (folder, _) = with_games();
    let _open = folder.open();
    fs::write(folder.file(), "no database").unwrap();
    let error = Store::open(folder.path()).unwrap_err();
    assert_eq!(
        error,
        StoreError::DamagedInUse {
            path: folder.file()
        }
    );
    assert!(!folder.path().join("novena.db.damaged-1").exists());
}

/// Whichever page is lost, either all games are present, or the file is set aside unchanged, or an
/// error is reported. Nothing panics, and no game is altered.
#[test]
fn lost_pages_are_detected_or_do_no_harm() {
    let (folder, games) = with_games();
    let sound = fs::read(folder.file()).unwrap();
    let mut aside = 0;
    for page in 0..sound.len() / 4096 {
        let other = Folder::new();
        let mut damaged = sound.clone();
        damaged[page * 4096..][..4096].fill(0);
        fs::write(other.file(), &damaged).unwrap();
        let OpenOutcome {
            mut store,
            set_aside,
            ..
        } = Store::open(other.path()).unwrap();
        if let Some(path) = set_aside {
            assert_eq!(fs::read(path).unwrap(), damaged);
            aside += 1;
            continue;
        }
        for game in &games {
            match store.load(game.id()) {
                Ok(loaded) => assert_eq!(&loaded, game, "page {page}"),
                Err(StoreError::Damaged | StoreError::DamagedGame { .. }) => {}
                Err(error) => panic!("page {page}: {error}"),
            }
        }
    }
    assert!(aside > 0);
}

#[test]
fn many_programs_open_a_new_folder_at_once() {
    let folder = Folder::new();
    std::thread::scope(|scope| {
        for _ in 0..6 {
            scope.spawn(|| begin(&mut folder.open(), PUZZLES[0]));
        }
    });
    let games = folder.open().list(&GameFilter::default(), 99).unwrap();
    assert_eq!(games.len(), 6);
}

#[test]
fn many_programs_open_a_damaged_file_at_once() {
    let folder = Folder::new();
    fs::write(folder.file(), "this is not a database").unwrap();
    let count = std::thread::scope(|scope| {
        let open = || Store::open(folder.path()).unwrap().set_aside;
        let all: Vec<_> = (0..4).map(|_| scope.spawn(open)).collect();
        all.into_iter()
            .filter_map(|one| one.join().unwrap())
            .count()
    });
    assert_eq!(count, 1);
    assert!(!folder.path().join("novena.db.damaged-2").exists());
}

#[test]
fn an_invalid_game_is_reported() {
    let damages = [
        (
            "UPDATE step SET changes = 'nonsense' WHERE number = 0",
            "steps",
        ),
        (
            "UPDATE step SET changes = 'r1c1 5 > 6' WHERE number = 0",
            "steps",
        ),
        ("DELETE FROM step WHERE number = 0", "steps"),
        ("UPDATE game SET done = 999", "steps"),
        ("UPDATE game SET done = -1", "steps"),
        ("UPDATE game SET givens = '5'", "givens"),
        ("UPDATE game SET checking = 'sometimes'", "checking"),
        (
            "INSERT INTO savepoint SELECT id, 99, 'x', 'nonsense' FROM game",
            "savepoints",
        ),
    ];
    for (damage, part) in damages {
        let folder = Folder::new();
        let mut store = folder.open();
        let mut stored = begin(&mut store, PUZZLES[0]);
        store.play(&mut stored, &digit("r1c1", 4), at(1)).unwrap();
        store.play(&mut stored, &digit("r1c2", 8), at(2)).unwrap();
        Connection::open(folder.file())
            .unwrap()
            .execute_batch(damage)
            .unwrap();
        let loaded = store.load(stored.id());
        assert_eq!(
            loaded,
            Err(StoreError::DamagedGame {
                game: stored.id(),
                part
            }),
            "{damage}"
        );
    }
}
