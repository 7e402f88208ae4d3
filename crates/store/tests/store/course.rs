//! Tests the player's progress in the course: on disk, in exports, and in exchanges with a browser.

use novena_saves::SyncRequest;
use novena_store::{Day, DrillMode, DrillResult, ExerciseResult, LessonId, Outcome, Store};
use rusqlite::Connection;

use crate::common::Folder;

fn day(text: &str) -> Day {
    text.parse().unwrap()
}

fn exercise(seed: u32, outcome: Outcome) -> ExerciseResult {
    ExerciseResult {
        lesson: "x-wing".parse().unwrap(),
        seed,
        outcome,
        today: day("2026-11-15"),
    }
}

fn drill(score: u32) -> DrillResult {
    DrillResult {
        mode: DrillMode::Clock,
        lesson: LessonId::all(),
        score,
    }
}

fn export(store: &mut Store) -> String {
    let mut file = Vec::new();
    store.export(&mut file).unwrap();
    String::from_utf8(file).unwrap()
}

fn found(store: &Store) -> Vec<u32> {
    let course = store.course().unwrap();
    let lesson = course.lesson("x-wing").cloned().unwrap_or_default();
    lesson.found().iter().copied().collect()
}

#[test]
fn recorded_progress_survives_reopening_the_store() {
    let folder = Folder::new();
    let mut store = folder.open();
    let lesson = store.record_exercise(&exercise(7, Outcome::Found)).unwrap();
    assert!(lesson.found().contains(&7));
    store
        .record_exercise(&exercise(8, Outcome::Missed))
        .unwrap();
    assert!(store.record_drill(&drill(12)).unwrap().is_new);
    assert!(!store.record_drill(&drill(11)).unwrap().is_new);
    drop(store);
    let store = folder.open();
    let course = store.course().unwrap();
    let due: Vec<_> = course.due(day("2026-11-16"));
    assert_eq!(due, [(&"x-wing".parse().unwrap(), 8)]);
    assert_eq!(found(&store), [7]);
    let all = course.lesson("all").unwrap();
    assert_eq!(all.best(DrillMode::Clock), Some(12));
    // The progress is not among the settings.
    assert_eq!(store.settings(), Ok(None));
}

#[test]
fn saving_settings_does_not_change_the_course() {
    let folder = Folder::new();
    let mut store = folder.open();
    store.record_exercise(&exercise(7, Outcome::Found)).unwrap();
    store
        .keep_settings(r#"{"theme":"dark","course.x-wing":0}"#)
        .unwrap();
    assert_eq!(store.settings().unwrap().unwrap(), r#"{"theme":"dark"}"#);
    store.keep_settings("{}").unwrap();
    assert_eq!(found(&store), [7]);
}

#[test]
fn an_export_has_the_course_and_an_import_joins_it() {
    let (here, there) = (Folder::new(), Folder::new());
    let (mut ours, mut theirs) = (here.open(), there.open());
    ours.record_exercise(&exercise(1, Outcome::Found)).unwrap();
    theirs
        .record_exercise(&exercise(2, Outcome::Found))
        .unwrap();
    theirs.record_drill(&drill(9)).unwrap();
    let file = export(&mut theirs);
    assert_eq!(ours.import(file.as_bytes()).unwrap().lessons, 2);
    assert_eq!(found(&ours), [1, 2]);
    // Importing the file a second time changes nothing.
    let before = export(&mut ours);
    assert_eq!(ours.import(file.as_bytes()).unwrap().lessons, 0);
    assert_eq!(export(&mut ours), before);
    // After an import in the other direction, both stores have the same progress.
    theirs.import(before.as_bytes()).unwrap();
    assert_eq!(export(&mut theirs), before);
}

/// A damaged or newer row is not lost, and does not stop anything else from working.
#[test]
fn a_row_that_cannot_be_read_is_kept() {
    let folder = Folder::new();
    drop(folder.open());
    let database = Connection::open(folder.path().join("novena.db")).unwrap();
    let insert = "INSERT INTO setting SELECT ?1, ?2, 1, ?3, 1 + count(*) FROM setting";
    for (name, text) in [
        ("course.x-wing", "half a ro"),
        ("course.pointing", r#"{"v":2,"dots":5}"#),
        ("theme", "half a th"),
    ] {
        let library = "a".repeat(32);
        database.execute(insert, [name, text, &library]).unwrap();
    }
    drop(database);
    let mut store = folder.open();
    store.record_exercise(&exercise(7, Outcome::Found)).unwrap();
    assert_eq!(found(&store), [7]);
    let file = export(&mut store);
    assert!(file.contains(r#""kept":{"0":"\"half a ro\""}"#), "{file}");
    assert!(file.contains(r#""kept":{"2":"#), "{file}");
    let other = Folder::new();
    let mut other = other.open();
    other.import(file.as_bytes()).unwrap();
    assert_eq!(export(&mut other), file);
}

/// A browser with different progress receives the joined value in the reply.
#[test]
fn a_browser_gets_the_joined_progress() {
    let folder = Folder::new();
    let mut store = folder.open();
    store.record_exercise(&exercise(1, Outcome::Found)).unwrap();
    let mut request = SyncRequest::default();
    let browser = "b".repeat(32);
    let result = exercise(2, Outcome::Found);
    request.settings.record_exercise(&result, &browser);
    let reply = store.sync(&request).unwrap();
    assert_eq!(found(&store), [1, 2]);
    let row = &reply.settings.0["course.x-wing"];
    assert_eq!((row.count, row.library == reply.server), (2, true));
    // Once the browser has the joined row, it has nothing left to send, and receives nothing.
    let again = SyncRequest {
        server: Some(reply.server),
        seen: reply.seen,
        settings: reply.settings,
        ..SyncRequest::default()
    };
    assert!(store.sync(&again).unwrap().settings.0.is_empty());
}
