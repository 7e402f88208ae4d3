//! Pictures of the main states in every size.

use novena_play::Game;
use novena_store::Labels;
use novena_texts::Language;

use super::{PUZZLE, Table, check_screen, english};
use crate::key_table::Preset;
use crate::texts;

const SIZES: [(u16, u16); 3] = [(80, 24), (100, 40), (40, 15)];

/// A state, reached by keys, in every size.
#[track_caller]
fn check(name: &str, keys: &str) {
    let texts = english();
    let mut table = Table::new(&texts);
    table.press(keys);
    check_table(name, &mut table);
}

#[track_caller]
fn check_table(name: &str, table: &mut Table<'_>) {
    for (width, height) in SIZES {
        let screen = table.screen(width, height);
        check_screen(&format!("{name}-{width}x{height}"), &screen);
    }
}

/// The same at the usual size alone.
#[track_caller]
fn check_small(name: &str, keys: &str) {
    let texts = english();
    let mut table = Table::new(&texts);
    table.press(keys);
    check_screen(&format!("{name}-80x24"), &table.screen(80, 24));
}

#[test]
fn a_game_begins() {
    check("start", "");
}

#[test]
fn marks_and_colours() {
    check("marks", "m g 1 x 3 up v 1 2 c f 7 down v 2");
}

#[test]
fn several_cells_are_selected() {
    check("selection", "shift-right shift-right shift-down c 4 7");
}

#[test]
fn a_conflict_is_shown_at_once() {
    check("conflict", "g 1 up left 9");
}

#[test]
fn the_ladder_rung_by_rung() {
    for rung in 1..=4 {
        check(&format!("hint-{rung}"), &"H ".repeat(rung));
    }
}

#[test]
fn something_to_mend_comes_before_any_step() {
    check_small("mend-1", "g 5 8 H");
    check_small("mend-2", "g 5 8 H H");
}

#[test]
fn help_is_found_by_words() {
    check("help", "?");
    check_small("help-search", "? s a v e");
}

#[test]
fn a_pause_hides_the_board() {
    check("pause", "p");
}

#[test]
fn a_puzzle_is_typed_in() {
    check("enter", "E 1 2 3 0 0 0 7");
    let texts = english();
    let mut table = Table::new(&texts);
    table.press("E");
    table.type_in(&PUZZLE.replacen('9', ".", 1));
    check_table("enter-open", &mut table);
}

#[test]
fn savepoints_are_listed() {
    let texts = english();
    let mut table = Table::new(&texts);
    table.press("g 1 7 b enter right 5 b backspace");
    table.type_in("guess");
    table.press("enter B");
    check_table("savepoints", &mut table);
}

#[test]
fn a_solved_game_is_told() {
    let texts = english();
    let mut table = Table::new(&texts);
    let solution = *table.app.game().truth().solution().unwrap();
    table.press("ctrl-home");
    for cell in novena_core::Cell::all() {
        if table.app.game().givens().given(cell).is_none() {
            table.press(&solution[cell].to_string());
        }
        if cell.index() < 80 {
            table.press(if cell.column() == 8 {
                "down home"
            } else {
                "right"
            });
        }
    }
    check_table("finished", &mut table);
}

#[test]
fn lists_and_pages() {
    check_small("new", "N");
    check_small("games", "1 N esc G");
    check_small("statistics", "1 H H S");
    check_small("open", "O / t m p");
    check_small("line", ": r 4 c 5");
    check_small("steps", "A down");
    check_small("path", "P down down");
    check_small("filter", "f 9");
    check_small("picked", "esc 4");
}

/// A long argument is told in full even where there is no room beside the board.
#[test]
fn long_hints_lie_over_the_board() {
    let texts = texts::of(Language::Es);
    let unfair =
        ".....9.2.8..3..6.4...76.....4.1..5..9..5.3..1..2..6.9.....17...3.7..5..9.1.6.....";
    let mut table = Table::with(&texts, Preset::Default, unfair);
    for _ in 0..60 {
        table.press("H H H");
        let ladder = table.app.ladder.as_ref().unwrap();
        let sentence = table.app.hint_sentence(ladder);
        if sentence.chars().count() > 450 {
            break;
        }
        table.press("enter esc");
    }
    check_screen("long-hint-40x15", &table.screen(40, 15));
    table.press("pgdn");
    check_screen("long-hint-end-40x15", &table.screen(40, 15));
}

#[test]
fn the_medium_board() {
    let texts = english();
    let mut table = Table::new(&texts);
    table.press("m H H H");
    check_screen("hint-3-88x24", &table.screen(88, 24));
}

#[test]
fn plain_signs_draw_everything() {
    let texts = english();
    let mut table = Table::new(&texts);
    table.app.settings.theme.ascii = true;
    table.press("m H H H");
    for (width, height) in [(80, 24), (88, 24), (100, 40)] {
        let screen = table.screen(width, height);
        assert!(screen.is_ascii(), "{screen}");
        check_screen(&format!("ascii-{width}x{height}"), &screen);
    }
}

#[test]
fn every_language_fits() {
    for &language in Language::ALL {
        let texts = texts::of(language);
        let mut table = Table::with(&texts, Preset::Default, PUZZLE);
        table.press("H H H");
        check_screen(
            &format!("hint-3-{}-80x24", language.tag()),
            &table.screen(80, 24),
        );
        table.press("esc N");
        check_screen(
            &format!("new-{}-40x15", language.tag()),
            &table.screen(40, 15),
        );
    }
}

#[test]
fn nothing_is_drawn_where_there_is_no_room() {
    let texts = english();
    let mut table = Table::new(&texts);
    check_screen("too-small-30x8", &table.screen(30, 8));
    for (width, height) in [(1, 1), (0, 0), (39, 60), (200, 3)] {
        table.screen(width, height);
    }
}

/// A title and a level as an attacker would write them: seen, and without effect.
#[test]
fn texts_from_elsewhere_do_nothing_to_the_terminal() {
    let texts = english();
    let mut table = Table::new(&texts);
    let labels = Labels {
        title: Some("a\u{1b}]0;pwned\u{7}\u{202e}b".to_owned()),
        level: Some("\u{9b}31m".to_owned()),
        ..Labels::default()
    };
    table.app.start(Game::new(PUZZLE.parse().unwrap()), labels);
    let screen = table.screen(100, 40);
    assert!(
        screen.contains("<U+009B>31m · a␛]0;pwned␇<U+202E>b"),
        "{screen}"
    );
}

/// Boxes over the board must not break on any screen that has a board.
#[test]
fn every_overlay_fits_every_size() {
    let texts = texts::of(Language::Es);
    for keys in ["?", "N", "G", "S", "B", "O", ":", "E", "A", "P", "p", "1 G"] {
        let mut table = Table::new(&texts);
        table.press(keys);
        for (width, height) in [
            (40, 15),
            (41, 16),
            (64, 17),
            (79, 23),
            (100, 40),
            (300, 100),
        ] {
            table.screen(width, height);
        }
    }
}
