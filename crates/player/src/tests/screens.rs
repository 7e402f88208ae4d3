//! Compares screenshots of the main states in every size.

use std::fs;

use novena_play::Game;
use novena_store::Labels;
use novena_texts::Language;

use super::{PUZZLE, SIZES, TestPlayer, check_screen, english, states};
use crate::key_table::Preset;
use crate::texts;

/// Every kind of screen in every size.
#[test]
fn screens_match_their_goldens() {
    let texts = english();
    for (name, keys) in states() {
        let mut player = TestPlayer::new(&texts);
        player.fill(name, keys);
        for (width, height) in SIZES {
            let screen = player.screen(width, height);
            check_screen(&format!("{name}-{width}x{height}"), &screen);
        }
    }
}

/// The screen in `docs/play.md` matches the player's current one.
#[test]
fn the_screen_in_the_document_is_current() {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/play.md");
    let document = fs::read_to_string(path).unwrap();
    let (_, block) = document.split_once("```text\n").unwrap();
    let (shown, _) = block.split_once("```").unwrap();
    let texts = english();
    let mut player = TestPlayer::new(&texts);
    player.press("H H H");
    assert_eq!(player.screen(80, 24).trim_end(), shown.trim_end());
}

#[test]
fn rarer_screens_match_their_goldens() {
    for (name, keys) in [
        ("mend-1", "g 5 8 H"),
        ("help-search", "? s a v e"),
        ("which-hand", ","),
        ("two-line-marks", "m . x 5 c 2"),
    ] {
        let texts = english();
        let mut player = TestPlayer::new(&texts);
        player.press(keys);
        check_screen(&format!("{name}-80x24"), &player.screen(80, 24));
    }
    let texts = english();
    let mut player = TestPlayer::new(&texts);
    player.press("E");
    player.type_in(&PUZZLE.replacen('9', ".", 1));
    check_screen("enter-open-80x24", &player.screen(80, 24));
}

/// On a small screen, the help can be scrolled, and wrapped lines do not hide the last keys.
#[test]
fn the_last_key_of_the_help_can_be_reached() {
    let texts = english();
    for (width, height) in SIZES {
        let mut player = TestPlayer::new(&texts);
        player.press(&format!("? {}", "pgdn ".repeat(20)));
        let screen = player.screen(width, height);
        let help = player.app.help_lines("");
        let (keys, _) = help.last().unwrap();
        let key = keys.split(' ').next().unwrap();
        let is_row = |line: &str| line.contains('│') && line.contains(&format!(" {key} "));
        assert!(screen.lines().any(is_row), "{key} in:\n{screen}");
    }
}

#[test]
fn a_search_of_the_help_without_results_says_so() {
    let texts = english();
    let mut player = TestPlayer::new(&texts);
    player.press("? w w w w");
    assert!(player.screen(40, 15).contains("nothing found"));
}

/// A long argument is shown in full even if there is no room for it next to the board.
#[test]
fn long_hints_cover_the_board() {
    let texts = texts::of(Language::Es);
    let unfair =
        ".....9.2.8..3..6.4...76.....4.1..5..9..5.3..1..2..6.9.....17...3.7..5..9.1.6.....";
    let mut player = TestPlayer::with(&texts, Preset::Default, unfair);
    for _ in 0..60 {
        player.press("H H H");
        let ladder = player.app.ladder.as_ref().unwrap();
        let sentence = player.app.hint_sentence(ladder);
        if sentence.chars().count() > 450 {
            break;
        }
        player.press("enter esc");
    }
    check_screen("long-hint-40x15", &player.screen(40, 15));
    player.press("pgdn");
    check_screen("long-hint-end-40x15", &player.screen(40, 15));
}

#[test]
fn unusual_sizes_match_their_goldens() {
    let texts = english();
    let mut player = TestPlayer::new(&texts);
    player.press("m H H H");
    for (width, height) in [(64, 17), (79, 23)] {
        let screen = player.screen(width, height);
        check_screen(&format!("hint-3-{width}x{height}"), &screen);
    }
}

#[test]
fn ascii_screens_contain_only_ascii() {
    let texts = english();
    let mut player = TestPlayer::new(&texts);
    player.app.settings.theme.ascii = true;
    player.press("m H H H");
    for (width, height) in [(80, 24), (100, 40), (120, 30), (200, 60)] {
        let screen = player.screen(width, height);
        assert!(screen.is_ascii(), "{screen}");
        check_screen(&format!("ascii-{width}x{height}"), &screen);
    }
}

#[test]
fn screens_match_their_goldens_in_every_language() {
    for &language in Language::ALL {
        let texts = texts::of(language);
        let mut player = TestPlayer::with(&texts, Preset::Default, PUZZLE);
        player.press("H H H");
        check_screen(
            &format!("hint-3-{}-80x24", language.tag()),
            &player.screen(80, 24),
        );
        player.press("esc N");
        check_screen(
            &format!("new-{}-40x15", language.tag()),
            &player.screen(40, 15),
        );
    }
}

#[test]
fn screens_that_are_too_small_show_a_message() {
    let texts = english();
    let mut player = TestPlayer::new(&texts);
    check_screen("too-small-30x8", &player.screen(30, 8));
    for (width, height) in [(1, 1), (0, 0), (39, 60), (200, 3)] {
        player.screen(width, height);
    }
}

/// A title and a level of the kind that an attacker would write. Their control characters are made
/// visible and have no effect.
#[test]
fn control_characters_in_titles_and_levels_are_escaped() {
    let texts = english();
    let mut player = TestPlayer::new(&texts);
    let labels = Labels {
        title: Some("a\u{1b}]0;pwned\u{7}\u{202e}b".to_owned()),
        level: Some("\u{9b}31m".to_owned()),
        ..Labels::default()
    };
    player.app.start(Game::new(PUZZLE.parse().unwrap()), labels);
    let screen = player.screen(120, 45);
    assert!(screen.contains("<U+009B>31m"), "{screen}");
    assert!(screen.contains("a␛]0;pwned␇<U+202E>b"), "{screen}");
    let small = player.screen(40, 15);
    assert!(small.contains("<U+009B>31m"), "{small}");
}

/// Boxes over the board must fit every screen that has a board.
#[test]
fn every_overlay_fits_every_size() {
    let texts = texts::of(Language::Es);
    for keys in ["?", "N", "G", "S", "B", "O", ":", "E", "A", "P", "p", "1 G"] {
        let mut player = TestPlayer::new(&texts);
        player.press(keys);
        for (width, height) in [
            (40, 15),
            (41, 16),
            (64, 17),
            (79, 23),
            (100, 40),
            (300, 100),
        ] {
            player.screen(width, height);
        }
    }
}
