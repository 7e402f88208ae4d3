//! Tests that text from a file, a link or an argument can never control the reader's terminal.

use std::fs;
use std::path::Path;

use novena_core::CellSet;
use novena_play::{Game, Move};
use novena_store::{Labels, Moment, Store};

use crate::pty::on_terminal;
use crate::support::{SUDOKU01, SUDOKU01_SOLVED, novena};

/// Sets the title of a window on most terminals.
const TITLE: &str = "\u{1b}]0;pwned\u{7}";

/// Returns whether a character controls the terminal. This does not use the program's own table.
fn controls_terminal(char: char) -> bool {
    let is_direction = matches!(u32::from(char),
        0x61c | 0x200e | 0x200f | 0x202a..=0x202e | 0x2066..=0x2069);
    let is_separator = matches!(char, '\u{2028}' | '\u{2029}');
    (char.is_control() && char != '\n') || is_direction || is_separator
}

/// Returns every character that controls the terminal, except those that end an argument or a line.
fn hostile() -> String {
    let all = (1..0x3000).filter_map(char::from_u32);
    all.filter(|&char| controls_terminal(char) && char != '\r')
        .collect()
}

#[track_caller]
pub(crate) fn check_quiet(what: &str, bytes: &[u8]) {
    let text = str::from_utf8(bytes).unwrap_or_else(|_| panic!("{what}: {bytes:?}"));
    // The program may print tabs, but no other character that moves the cursor.
    let found: Vec<char> = text
        .chars()
        .filter(|&char| controls_terminal(char) && char != '\t')
        .collect();
    assert!(found.is_empty(), "{what}: {found:?} in {text:?}");
}

/// Saves a game with a hostile title, level and source in a folder.
fn games(folder: &Path) {
    let mut store = Store::open(folder).unwrap().store;
    let labels = Labels {
        title: Some(format!("title{}end", hostile())),
        level: Some(format!("level{TITLE}")),
        source: Some(format!("file {TITLE}")),
        ..Labels::default()
    };
    let game = Game::new(SUDOKU01.replace('0', ".").parse().unwrap());
    let mut stored = store.begin(game, labels, Moment::default()).unwrap();
    // A game is listed once its first move has been made.
    let fill = Move::FillMarks {
        cells: CellSet::EMPTY,
    };
    store.play(&mut stored, &fill, Moment::default()).unwrap();
}

#[test]
fn comments_are_escaped_only_on_a_terminal() {
    let input = format!("# {TITLE}\u{9b}31m\n{SUDOKU01}\n");
    let commands: [&[&str]; 3] = [&["solve"], &["canon"], &["convert", "--to", "line"]];
    for words in commands {
        let ran = novena(words, &input);
        assert!(
            ran.out.starts_with(&format!("# {TITLE}\u{9b}31m\n")),
            "{words:?}: {:?}",
            ran.out
        );
        let seen = String::from_utf8(on_terminal(words, &input)).unwrap();
        assert!(
            seen.starts_with("# ␛]0;pwned␇<U+009B>31m\n"),
            "{words:?}: {seen:?}"
        );
    }
}

#[test]
fn invalid_bytes_are_shown_as_numbers() {
    let input = [b"# \x9b31m \xe9\n", SUDOKU01.as_bytes(), b"\n"].concat();
    let seen = String::from_utf8(on_terminal(&["solve"], &input)).unwrap();
    assert_eq!(seen, format!("# <9B>31m <E9>\n{SUDOKU01_SOLVED}\n"));
}

#[test]
fn lists_of_games_are_always_escaped() {
    let folder = tempfile::tempdir().unwrap();
    games(folder.path());
    let data = folder.path().to_str().unwrap();
    let words = ["games", "list", "--data", data];
    let ran = novena(&words, "");
    check_quiet("piped", ran.out.as_bytes());
    assert!(ran.out.contains("level␛]0;pwned␇"), "{}", ran.out);
    // There is exactly one line per game, whatever the game's title is.
    assert_eq!(ran.out.lines().count(), 1);
    assert_eq!(on_terminal(&words, ""), ran.out.as_bytes());
    // An export is intended for programs, so its data is left unchanged.
    let export = novena(&["games", "export", "--data", data], "").out;
    assert!(export.contains("\\u001b]0;pwned\\u0007"), "{export}");
    check_quiet(
        "export",
        &on_terminal(&["games", "export", "--data", data], ""),
    );
}

#[test]
fn hosts_of_links_are_escaped() {
    let input = "https://evil\u{9b}31m.example/\u{202e}x\n";
    let ran = novena(&["check", "--from", "sudokupad"], input);
    assert_eq!(ran.code, 2);
    for text in [&ran.out, &ran.err] {
        assert!(text.contains("evil<U+009B>31m.example"), "{text}");
        check_quiet("link", text.as_bytes());
    }
}

/// A file name cannot masquerade as a message.
#[test]
fn file_names_do_not_break_lines() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("a\nerror: b");
    fs::write(&file, "no puzzle\n").unwrap();
    let missing = folder.path().join("c\nerror: d");
    for path in [file, missing] {
        let ran = novena(&["check", path.to_str().unwrap()], "");
        assert_eq!(ran.code, 2);
        assert_eq!(ran.err.lines().count(), 1, "{}", ran.err);
        assert!(ran.err.contains("␊error: "), "{}", ran.err);
    }
}

/// Inputs that have hostile characters in every part of a record, and inputs that are damaged in
/// every way.
fn inputs() -> Vec<String> {
    let hostile = hostile();
    let plain = hostile.replace(['\n', '\t'], "");
    let escaped = serde_json::to_string(&plain).unwrap();
    vec![
        format!("# {plain}\n{SUDOKU01} {plain}\n{plain}\n"),
        format!("puzzle,title\n{SUDOKU01},{plain}\n{plain},x\n"),
        format!("{{\"puzzle\":\"{SUDOKU01}\",\"title\":{escaped},\"level\":{escaped}}}\n"),
        format!("{{\"puzzle\":{escaped}}}\n{{{escaped}:1}}\n{{\"{plain}"),
        format!("#T{plain}\n#A{plain}\n{}\n", SUDOKU01.replace('0', ".")),
        format!("<opensudoku><name>{plain}</name><game data=\"{plain}\"/></opensudoku>"),
        format!("https://evil{plain}.example/{plain}\n"),
        format!("https://www.f-puzzles.com/?load={plain}\n"),
        format!(":0000:{plain}:{SUDOKU01}:{plain}:{plain}:\n"),
        format!("1 1 {plain}\n1 2 3 4\n"),
        format!("{{\"novena\":\"export\",\"version\":1,{escaped}:[]}}"),
        format!("{{\"givens\":\"{SUDOKU01}\",\"steps\":[{{\"technique\":{escaped}}}]}}"),
        format!("{{\"op\":{escaped},\"id\":{escaped}}}\n{{\"op\":\"view\",{escaped}:1}}\n"),
    ]
}

/// Every command that reads puzzles or other files is run on every input.
#[test]
fn no_file_can_control_the_terminal() {
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().to_str().unwrap();
    let commands: &[&[&str]] = &[
        &["check"],
        &["check", "--to", "json"],
        &["check", "--to", "csv"],
        &["solve"],
        &["rate", "--scale", "novena"],
        &["hint"],
        &["explain"],
        &["candidates"],
        &["canon"],
        &["convert", "--to", "json"],
        &["convert", "--to", "sdk"],
        &["draw"],
        &["verify"],
        &["verify", "--reglib", "-"],
        &["rpc"],
        &["games", "import", "-", "--data", data],
        &["lab", "fing"],
    ];
    for words in commands {
        for (number, input) in inputs().iter().enumerate() {
            let what = format!("{} with input {number}", words.join(" "));
            check_quiet(&what, novena(words, input).err.as_bytes());
            check_quiet(&what, &on_terminal(words, input));
        }
    }
}

/// Tests every part of the command line that can be wrong.
#[test]
fn no_argument_can_control_the_terminal() {
    let folder = tempfile::tempdir().unwrap();
    let hostile = hostile();
    let hostile = hostile.as_str();
    let named = folder.path().join(hostile);
    fs::write(&named, format!("{SUDOKU01}\nno puzzle\n")).unwrap();
    let named = named.to_str().unwrap();
    let missing = folder.path().join("missing").join(hostile);
    let missing = missing.to_str().unwrap();
    let option = format!("--{hostile}");
    let picture = format!("--title={hostile}");
    let lines: &[&[&str]] = &[
        &[hostile],
        &[&option],
        &["--lang", hostile],
        &["help", hostile],
        &["man", hostile],
        &["completions", hostile],
        &["check", &option],
        &["check", named],
        &["check", missing],
        &["check", "-o", missing],
        &["convert", "--to", hostile],
        &["convert", "--from", hostile],
        &["solve", "--limit", hostile],
        &["rate", "--scale", hostile],
        &["rate", "--report", missing],
        &["explain", "--pictures", missing],
        &["generate", hostile],
        &["generate", "--level", hostile],
        &["generate", "--needs", hostile],
        &["techniques", hostile],
        &["hint", "--rung", hostile],
        &["draw", &picture, named],
        &["draw", "-o", missing, named],
        &["book", named, "-o", missing],
        &["verify", missing],
        &["verify", named],
        &["verify", "--reglib", missing],
        &["bench", named, "--rounds", "1"],
        &["bench", missing],
        &["games", "resume", hostile],
        &["games", "import", missing],
        &["games", "--data", named],
        &["play", missing, "--data", named, hostile],
        &["serve", "--addr", hostile],
        &["serve", "--data", named],
        &["lab", hostile],
        &["lab", "uel", missing],
        &["lab", "ucm", missing, missing],
    ];
    for words in lines {
        let what = words.join(" ");
        check_quiet(&what, novena(words, "").err.as_bytes());
        check_quiet(&what, &on_terminal(words, ""));
    }
}
