//! The games that are kept, seen from the command line.

use crate::support::{SUDOKU01, novena};

fn folder() -> (tempfile::TempDir, String) {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().display().to_string();
    (folder, path)
}

/// An export with one game, as another machine would have written it.
fn export_of_one() -> String {
    use novena_play::Game;
    use novena_store::{Labels, Moment, Store};
    let folder = tempfile::tempdir().unwrap();
    let mut store = Store::open(folder.path()).unwrap().store;
    let about = Labels {
        title: Some("From paper".to_owned()),
        level: Some("medium".to_owned()),
        ..Labels::default()
    };
    let game = Game::new(SUDOKU01.replace('0', ".").parse().unwrap());
    store.begin(game, about, Moment::default()).unwrap();
    let mut out = Vec::new();
    store.export(&mut out).unwrap();
    String::from_utf8(out).unwrap()
}

#[test]
fn games_come_in_go_out_and_are_deleted() {
    let (_kept, data) = folder();
    let data = data.as_str();
    let ran = novena(&["games", "--data", data], "");
    assert_eq!((ran.code, ran.out.as_str()), (0, ""));
    assert_eq!(ran.err, "No saved games yet.\n");

    let ran = novena(&["games", "import", "-", "--data", data], export_of_one());
    assert_eq!(ran.code, 0, "{}", ran.err);
    assert_eq!(ran.err, "1 game added, 0 brought up to date.\n");
    let ran = novena(&["games", "list", "--data", data], "");
    assert_eq!(
        ran.out,
        "   1  medium     44 cells open, 0:00  From paper\n"
    );

    let exported = novena(&["games", "export", "--data", data], "").out;
    assert!(exported.contains("From paper"), "{exported}");
    let ran = novena(&["games", "import", "-", "--data", data], exported);
    assert_eq!(ran.err, "0 games added, 0 brought up to date.\n");

    assert_eq!(
        novena(&["games", "delete", "1", "--data", data], "").code,
        0
    );
    let ran = novena(&["games", "delete", "1", "--data", data], "");
    assert_eq!(
        (ran.code, ran.err.as_str()),
        (1, "error: there is no game 1\n")
    );
}

#[test]
fn what_is_no_export_is_refused() {
    let (_kept, data) = folder();
    let ran = novena(&["games", "import", "-", "--data", &data], "hello");
    assert_eq!(ran.code, 2, "{}", ran.err);
    let ran = novena(&["games", "import", "nowhere.json", "--data", &data], "");
    assert_eq!(ran.code, 2);
    assert!(ran.err.contains("no such file"), "{}", ran.err);
    let ran = novena(&["games", "resume", "many", "--data", &data], "");
    assert_eq!(ran.code, 2);
}
