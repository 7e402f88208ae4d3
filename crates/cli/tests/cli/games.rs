//! Tests the saved games from the command line.

use std::fmt::Write as _;
use std::fs;

use crate::support::{SUDOKU01, novena};

fn folder() -> (tempfile::TempDir, String) {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().display().to_string();
    (folder, path)
}

/// Returns an export that contains one game, as another machine would have written it.
fn export_of_one() -> String {
    use novena_core::CellSet;
    use novena_play::{Game, Move};
    use novena_store::{Labels, Moment, Store};
    let folder = tempfile::tempdir().unwrap();
    let mut store = Store::open(folder.path()).unwrap().store;
    let about = Labels {
        title: Some("From paper".to_owned()),
        level: Some("medium".to_owned()),
        ..Labels::default()
    };
    let game = Game::new(SUDOKU01.replace('0', ".").parse().unwrap());
    let mut stored = store.begin(game, about, Moment::default()).unwrap();
    // A game is listed once its first move has been made.
    let cells = CellSet::EMPTY;
    let fill = Move::FillMarks { cells };
    store.play(&mut stored, &fill, Moment::default()).unwrap();
    let mut out = Vec::new();
    store.export(&mut out).unwrap();
    String::from_utf8(out).unwrap()
}

/// The example in `docs/store.md` abbreviates givens.
#[test]
fn the_documented_export_can_be_imported() {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/store.md");
    let document = fs::read_to_string(path).unwrap();
    let (_, block) = document.split_once("```json\n").unwrap();
    let (example, _) = block.split_once("```").unwrap();
    let mut parts = example.split("\"givens\":\"");
    let mut export = parts.next().unwrap().to_owned();
    for part in parts {
        let (start, rest) = part.split_once('…').unwrap();
        write!(export, "\"givens\":\"{start:.<81}{rest}").unwrap();
    }
    let (_kept, data) = folder();
    let ran = novena(&["games", "import", "-", "--data", &data], export);
    assert_eq!(ran.code, 0, "{}", ran.err);
    let lines: Vec<&str> = ran.err.lines().collect();
    let expected = [
        "1 game added, 0 updated.",
        "Progress in 1 lesson of the course added.",
        "warning: 1 damaged game was kept as raw data; it cannot be played",
    ];
    assert_eq!(lines, expected);
}

#[test]
fn games_are_imported_listed_exported_and_deleted() {
    let (_kept, data) = folder();
    let data = data.as_str();
    let ran = novena(&["games", "--data", data], "");
    assert_eq!((ran.code, ran.out.as_str()), (0, ""));
    assert_eq!(ran.err, "No saved games yet.\n");
    let ran = novena(&["games", "list", "--to", "json", "--data", data], "");
    assert_eq!((ran.code, ran.out + &ran.err), (0, String::new()));

    let ran = novena(&["games", "import", "-", "--data", data], export_of_one());
    assert_eq!(ran.code, 0, "{}", ran.err);
    assert_eq!(ran.err, "1 game added, 0 updated.\n");
    let ran = novena(&["games", "list", "--data", data], "");
    assert_eq!(
        ran.out,
        "   1  medium     44 cells open, 0:00  From paper\n"
    );

    let listed = novena(&["games", "list", "--to", "json", "--data", data], "").out;
    let game: serde_json::Value = serde_json::from_str(&listed).unwrap();
    assert_eq!((&game["id"], &game["empty"]), (&"1".into(), &44.into()));
    assert_eq!(game["givens"], SUDOKU01.replace('0', "."));
    assert_eq!(
        (&game["title"], &game["level"]),
        (&"From paper".into(), &"medium".into())
    );
    assert_eq!((&game["elapsed"], game.get("finished")), (&0.into(), None));
    let swedish = [
        "games", "list", "--to", "json", "--lang", "sv", "--data", data,
    ];
    assert_eq!(novena(&swedish, "").out, listed);

    let exported = novena(&["games", "export", "--data", data], "").out;
    assert!(exported.contains("From paper"), "{exported}");
    let ran = novena(&["games", "import", "-", "--data", data], exported);
    assert_eq!(ran.err, "0 games added, 0 updated.\n");

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
fn invalid_exports_and_game_numbers_are_refused() {
    let (_kept, data) = folder();
    let ran = novena(&["games", "import", "-", "--data", &data], "hello");
    assert_eq!(ran.code, 2, "{}", ran.err);
    let ran = novena(&["games", "import", "nowhere.json", "--data", &data], "");
    assert_eq!(ran.code, 2);
    assert!(ran.err.contains("no such file"), "{}", ran.err);
    let ran = novena(&["games", "resume", "many", "--data", &data], "");
    assert_eq!(ran.code, 2);
}

/// Creates two games, then changes one byte of a step in the first game.
fn with_a_damaged_game() -> (tempfile::TempDir, String) {
    use novena_core::{Cell, Digit};
    use novena_play::{Game, Move};
    use novena_store::{Labels, Moment, Store};
    let (kept, data) = folder();
    let mut store = Store::open(kept.path()).unwrap().store;
    let mut begin = || {
        let game = Game::new(SUDOKU01.replace('0', ".").parse().unwrap());
        store.begin(game, Labels::default(), Moment::default())
    };
    let (mut damaged, mut other) = (begin().unwrap(), begin().unwrap());
    let marks = Move::FillMarks {
        cells: novena_core::CellSet::EMPTY,
    };
    store.play(&mut other, &marks, Moment::default()).unwrap();
    let cells = Cell::all()
        .find(|&cell| damaged.game().givens().board()[cell].is_none())
        .unwrap();
    let write = Move::Digit {
        cells: cells.into(),
        digit: Digit::new(4).unwrap(),
    };
    store.play(&mut damaged, &write, Moment::default()).unwrap();
    drop(store);
    let file = kept.path().join("novena.db");
    let mut bytes = fs::read(&file).unwrap();
    let step = format!("{cells} > 4").into_bytes();
    let place = bytes.windows(step.len()).position(|bytes| bytes == step);
    bytes[place.unwrap() + 7] = b'x';
    fs::write(&file, bytes).unwrap();
    (kept, data)
}

#[test]
fn an_export_reports_and_contains_damaged_games() {
    let (kept, data) = with_a_damaged_game();
    let list = novena(&["games", "list", "--data", &data], "");
    assert_eq!(list.out.lines().count(), 2);
    let ran = novena(&["games", "export", "--data", &data], "");
    assert_eq!(ran.code, 1);
    assert_eq!(
        ran.err,
        "error: game 1 is damaged (steps): it is in the export as raw data, not as a game\n"
    );
    assert!(ran.out.contains(" > x\""), "{}", ran.out);
    assert!(ran.out.ends_with("\n]}\n"), "{}", ran.out);
    // The exported file is also complete.
    let file = kept.path().join("out.json").display().to_string();
    let to_file = novena(&["games", "export", "-o", &file, "--data", &data], "");
    assert_eq!((to_file.code, to_file.err), (1, ran.err));
    assert_eq!(fs::read_to_string(&file).unwrap(), ran.out);
    for (locale, expected) in [
        ("es", "la partida 1 está dañada"),
        ("pt", "o jogo 1 está danificado"),
        ("sv", "spel 1 är skadat"),
    ] {
        let words = ["games", "export", "--lang", locale, "--data", &data];
        let ran = novena(&words, "");
        assert!(ran.err.contains(expected), "{}", ran.err);
    }

    // Nothing is lost when games are moved to another folder and back.
    let (_other, there) = folder();
    let imported = novena(&["games", "import", &file, "--data", &there], "");
    assert_eq!(imported.code, 0);
    assert_eq!(
        imported.err,
        "1 game added, 0 updated.\n\
         warning: 1 damaged game was kept as raw data; it cannot be played\n"
    );
    let again = novena(&["games", "export", "--data", &there], "");
    assert_eq!((again.code, again.out), (0, ran.out));
    assert_eq!(
        again.err,
        "warning: 1 damaged game of an earlier import is in the export as raw data\n"
    );
}

#[test]
fn an_import_reports_unknown_fields() {
    let (_kept, data) = folder();
    let file = r#"{"novena":"export","version":2,"games":[],"\u001bcourses":[1]}"#;
    let ran = novena(&["games", "import", "-", "--data", &data], file);
    assert_eq!(ran.code, 0);
    assert_eq!(
        ran.err,
        "0 games added, 0 updated.\n\
         warning: this program does not know \"\\u{1b}courses\"; it was ignored\n"
    );
}
