//! Tests whole games and single features, with the keyboard and with the mouse.

use std::time::Duration;

use novena_core::{Cell, Colour, Digit};
use novena_play::{Checking, Game, Move};
use novena_store::{Labels, System};
use novena_texts::Language;
use ratatui::crossterm::event::{Event, MouseButton, MouseEventKind};

use super::{HARD, PUZZLE, TestPlayer, english};
use crate::app::Reply;
use crate::bindings::KeyBindings;
use crate::command::Mode;
use crate::key_table::Preset;
use crate::keys::{Keymap, shifted_digits};
use crate::options::StartMarks;
use crate::overlay::Overlay;
use crate::texts;

fn digit(number: u8) -> Digit {
    Digit::new(number).unwrap()
}

#[test]
fn a_whole_game_is_solved_with_hints() {
    let texts = english();
    for puzzle in [PUZZLE, HARD] {
        let mut player = TestPlayer::with(&texts, Preset::Default, puzzle);
        let mut hints = 0;
        while !player.app.game().is_finished() {
            hints += 1;
            assert!(
                hints < 300,
                "hints do not lead to the solution: {}",
                player.board()
            );
            // The player sometimes climbs rung by rung, sometimes applies the hint at once, and
            // sometimes asks for another hint.
            match hints % 3 {
                0 => player.press("H H H H"),
                1 => player.press("H enter"),
                _ => player.press("H o H enter"),
            };
            player.press("esc");
        }
        let solution = player.app.game().verdict().solution().unwrap().to_string();
        assert_eq!(player.board(), solution);
        assert!(!player.app.game().hints.is_empty());
        assert_eq!(player.stored_game(), *player.app.game());
    }
}

#[test]
fn every_move_is_stored_before_the_next_key() {
    let texts = english();
    let mut player = TestPlayer::new(&texts);
    for keys in [
        "g 1 7",
        "c 4 5",
        "u",
        "r",
        "m",
        "b enter",
        "backspace",
        "v 3",
        "R",
        "u",
    ] {
        player.press(keys);
        assert_eq!(
            player.stored_game().sheet(),
            player.app.game().sheet(),
            "{keys}"
        );
        assert_eq!(
            player.stored_game().journal(),
            player.app.game().journal(),
            "{keys}"
        );
    }
}

#[test]
fn an_applied_hint_is_undone_in_one_step() {
    let texts = english();
    let mut player = TestPlayer::with(&texts, Preset::Default, HARD);
    let before = *player.app.game().sheet();
    player.press("H H H H");
    assert_ne!(*player.app.game().sheet(), before);
    player.press("u");
    assert_eq!(*player.app.game().sheet(), before);
}

#[test]
fn the_key_for_the_reason_never_applies_the_hint() {
    let texts = english();
    let mut player = TestPlayer::with(&texts, Preset::Hodoku, HARD);
    let before = *player.app.game().sheet();
    for _ in 0..2 {
        player.press("ctrl-f12");
        assert_eq!(player.app.ladder.as_ref().unwrap().rung(), 3);
        assert_eq!(*player.app.game().sheet(), before);
    }
}

#[test]
fn a_hint_removes_a_wrong_digit() {
    let texts = english();
    let mut player = TestPlayer::new(&texts);
    let right = player.app.game().verdict().solution().unwrap()[Cell::at(4, 4)];
    let wrong = Digit::ALL
        .into_iter()
        .find(|&digit| digit != right && !"9513".contains(&digit.to_string()));
    player.press(&format!("g 5 {} right right 2", wrong.unwrap()));
    player.press("H enter");
    assert_eq!(player.board(), PUZZLE);
    assert_eq!(player.app.game().hints.mistakes(), 1);
}

#[test]
fn digits_can_be_chosen_before_or_after_cells() {
    let texts = english();
    let mut player = TestPlayer::new(&texts);
    // A held digit is written with Enter at the cursor.
    player.press(", 7 g 1 enter");
    assert_eq!(player.app.game().board()[Cell::at(1, 1)], Some(digit(7)));
    player.press("ctrl-home enter");
    assert_eq!(player.app.game().board()[Cell::at(0, 0)], Some(digit(7)));
    // After the digit has been put down, digit keys write at the cursor.
    player.press("esc right 5");
    assert_eq!(player.app.game().board()[Cell::at(0, 1)], Some(digit(5)));
}

/// Escape closes everything and opens nothing, so a digit pressed after it is always written.
#[test]
fn digit_keys_write_unless_a_digit_is_held() {
    let texts = english();
    for before in [
        "", "esc", "esc esc", ", 4 esc", ", esc", "; ;", ";", "f 9 esc", ", 4 4", ", 4 ,",
    ] {
        let mut player = TestPlayer::new(&texts);
        player.press("g 1");
        player.press(before);
        player.press("7");
        let cell = player.app.game().board()[Cell::at(1, 1)];
        assert_eq!(cell, Some(digit(7)), "{before:?}");
    }
    // While a digit is held, the cursor, the panel and the line below the board show the digit.
    let mut player = TestPlayer::new(&texts);
    player.press("g 1 , 4");
    let screen = player.screen(80, 24);
    assert!(screen.contains("╭  4  ╮"), "{screen}");
    assert!(screen.contains("4 in hand"), "{screen}");
    assert!(screen.contains("Esc put it down"), "{screen}");
    let small = player.screen(40, 15);
    assert!(small.contains("{4}"), "{small}");
    player.press("5");
    assert_eq!(player.app.input_state.picked, Some(digit(5)));
}

#[test]
fn both_kinds_of_marks_need_no_change_of_mode() {
    let texts = english();
    let mut player = TestPlayer::new(&texts);
    player.press("ctrl-home @ alt-4 ctrl-5");
    let content = player.app.game().sheet()[Cell::at(0, 0)];
    assert_eq!(content.corner.to_string(), "2");
    assert_eq!(content.centre.to_string(), "45");
    player.press(".");
    let content = player.app.game().sheet()[Cell::at(0, 0)];
    assert_eq!(
        (content.corner.len(), content.centre.to_string().as_str()),
        (0, "245")
    );
}

#[test]
fn candidates_are_coloured_while_a_digit_is_filtered() {
    let texts = english();
    let mut player = TestPlayer::new(&texts);
    player.press("ctrl-home v f 6 2");
    let content = player.app.game().sheet()[Cell::at(0, 0)];
    assert_eq!(content.candidate_colours[5], Some(Colour::ALL[1]));
    assert!(content.colours.is_empty());
    player.press("f 6 3");
    let content = player.app.game().sheet()[Cell::at(0, 0)];
    assert_eq!(content.colours.to_string(), "c");
}

#[test]
fn the_hodoku_preset_filters_removes_and_places() {
    let texts = english();
    let mut player = TestPlayer::with(&texts, Preset::Hodoku, PUZZLE);
    player.press("m ctrl-home f7");
    player.press("space");
    let marks = player.app.game().sheet()[Cell::at(0, 0)].centre;
    assert!(!marks.contains(digit(7)));
    player.press("space enter");
    assert_eq!(player.app.game().board()[Cell::at(0, 0)], Some(digit(7)));
    player.press("ctrl-z ctrl-z");
    assert_eq!(player.app.game().board()[Cell::at(0, 0)], None);
}

#[test]
fn checking_follows_the_chosen_policy() {
    let texts = english();
    let mut player = TestPlayer::new(&texts);
    // The digit there is 6.
    player.press("ctrl-home 7 C");
    assert!(!player.app.checked, "rules only");
    assert!(player.app.game().shown_mistakes().is_empty());
    player.press("K C");
    assert_eq!(player.app.game().checking, Checking::OnRequest);
    assert!(player.app.checked);
    assert_eq!(player.stored_game().checking, Checking::OnRequest);
    assert!(player.app.scene().mistakes.contains(Cell::at(0, 0)));
    player.press("right 3");
    assert!(
        player.app.scene().mistakes.is_empty(),
        "forgotten with the next move"
    );
}

#[test]
fn the_mouse_selects_cells_and_writes_marks_and_digits() {
    let texts = english();
    let mut player = TestPlayer::new(&texts);
    player.screen(100, 40);
    let plan = crate::view::ScreenPlan::of(player.app.area).unwrap();
    let (x, y) = plan.middle(Cell::at(0, 0));
    player.click(x, y);
    assert_eq!(player.app.input_state.selection, Cell::at(0, 0).into());
    for column in 1..3 {
        let (x, y) = plan.middle(Cell::at(0, column));
        player.mouse(MouseEventKind::Drag(MouseButton::Left), x, y);
    }
    assert_eq!(player.app.input_state.selection.len(), 3);
    let (x, y) = plan.candidate(Cell::at(0, 1).with(digit(6)));
    player.mouse(MouseEventKind::Down(MouseButton::Right), x, y);
    assert_eq!(
        player.app.game().sheet()[Cell::at(0, 1)].centre.to_string(),
        "6"
    );

    // A held digit goes into the clicked cell; clicking a filled cell picks up that cell's digit.
    player.press(", 5");
    let (x, y) = plan.middle(Cell::at(0, 2));
    player.click(x, y);
    assert_eq!(player.app.game().board()[Cell::at(0, 2)], Some(digit(5)));
    let (x, y) = plan.middle(Cell::at(1, 0));
    player.click(x, y);
    assert_eq!(player.app.input_state.picked, Some(digit(8)));
}

#[test]
fn a_double_click_selects_all_equal_digits() {
    let texts = english();
    let mut player = TestPlayer::new(&texts);
    player.screen(80, 24);
    let plan = crate::view::ScreenPlan::of(player.app.area).unwrap();
    let (x, y) = plan.middle(Cell::at(0, 5));
    player.click(x, y);
    player.now += Duration::from_millis(100);
    player.click(x, y);
    assert_eq!(
        player.app.input_state.selection.len(),
        4,
        "there are four nines"
    );
}

#[test]
fn time_is_counted_only_during_play() {
    let texts = english();
    let mut player = TestPlayer::new(&texts);
    player.press("right right");
    assert_eq!(player.app.game().elapsed, Duration::from_secs(2));
    player.press("p x x p");
    let paused = player.app.game().elapsed;
    assert_eq!(paused, Duration::from_secs(3), "up to the pause");
    player.app.handle(&Event::FocusLost, player.now);
    player.press("left left");
    assert_eq!(player.app.game().elapsed, paused);
    player.app.handle(&Event::FocusGained, player.now);
    // An hour during which the machine slept does not count as time played.
    player.app.pass_time(player.now + Duration::from_hours(1));
    assert!(player.app.game().elapsed < paused + Duration::from_secs(10));
}

#[test]
fn pasted_text_is_played_and_never_replaces_a_game() {
    let texts = english();
    let mut player = TestPlayer::new(&texts);
    player.press("ctrl-home 7");
    player
        .app
        .handle(&Event::Paste(HARD.to_owned()), player.now);
    player.work();
    assert_eq!(player.board(), HARD);
    // Several puzzles are shown as a list.
    let both = format!("{PUZZLE}\n{HARD}\n");
    player.app.handle(&Event::Paste(both), player.now);
    player.work();
    assert!(matches!(&player.app.overlay, Some(Overlay::List(list)) if list.choices.len() == 2));
    player.press("esc G enter");
    assert_eq!(player.app.game().board()[Cell::at(0, 0)], Some(digit(7)));
    // Text that is not a puzzle is reported, and nothing is lost.
    player
        .app
        .handle(&Event::Paste("hello".to_owned()), player.now);
    player.work();
    assert!(
        player
            .app
            .message
            .as_ref()
            .is_some_and(|message| message.is_warning)
    );
    assert_eq!(player.app.game().board()[Cell::at(0, 0)], Some(digit(7)));
}

#[test]
fn a_typed_puzzle_is_played() {
    let texts = english();
    let mut player = TestPlayer::new(&texts);
    player.press("E");
    player.type_in(HARD);
    player.press("enter");
    assert_eq!(player.board(), HARD);
    // An unsolvable puzzle is not played, and a puzzle with several solutions is played only if the
    // player confirms it.
    player.press("E 1 1 enter");
    assert!(matches!(player.app.overlay, Some(Overlay::EntryForm(_))));
    player.press("backspace enter");
    assert!(matches!(player.app.overlay, Some(Overlay::EntryForm(_))));
    player.press("enter");
    assert!(player.app.overlay.is_none());
}

#[test]
fn new_and_daily_games_can_be_started() {
    let texts = english();
    let mut player = TestPlayer::new(&texts);
    player.press("N enter");
    let labels = player.app.session.labels();
    assert_eq!(labels.level.as_deref(), Some("easy"));
    player.press("N 6 enter");
    let source = player.app.session.labels().source.clone();
    assert_eq!(source.as_deref(), Some("daily 2026-11-15 easy"));
    let daily = player.board();
    // The daily game is resumed where the player left it.
    player.press("tab 1");
    let left = player.board();
    assert_ne!(left, daily);
    player.press("N enter N 6 enter");
    assert_eq!(player.board(), left);
}

#[test]
fn savepoints_restore_the_board() {
    let texts = english();
    let mut player = TestPlayer::new(&texts);
    player.press("ctrl-home 7 b enter right 5 right 3 B down enter");
    assert_eq!(player.app.game().board().filled().len(), 27);
    player.press("u");
    assert_eq!(player.app.game().board().filled().len(), 29);
    player.press("B down d d");
    assert!(player.app.game().savepoints().is_empty());
}

#[test]
fn deleting_a_game_needs_a_second_key_press() {
    let texts = english();
    let mut player = TestPlayer::new(&texts);
    player.press("ctrl-home 7 G d esc G");
    assert!(matches!(player.app.overlay, Some(Overlay::List(_))));
    player.press("d d");
    assert!(player.app.session.list().unwrap().is_empty());
}

#[test]
fn commands_can_be_typed_as_words() {
    let texts = english();
    let mut player = TestPlayer::new(&texts);
    player.press(":");
    player.type_in("r1c1=7");
    player.press("enter");
    assert_eq!(player.app.game().board()[Cell::at(0, 0)], Some(digit(7)));
    player.press(":");
    player.type_in("mode-corner");
    player.press("enter");
    assert_eq!(player.app.input_state.mode, Mode::Corner);
    player.press(":");
    player.type_in("nonsense");
    player.press("enter");
    assert!(player.app.message.is_some());
    player.press(":");
    player.type_in("quit");
    assert_eq!(player.press("enter"), Reply::Quit);
}

#[test]
fn keys_quit_suspend_and_redraw() {
    let texts = english();
    let mut player = TestPlayer::new(&texts);
    assert_eq!(player.press("ctrl-z"), Reply::Suspend);
    assert_eq!(player.press("ctrl-l"), Reply::Redraw);
    assert_eq!(player.press("q"), Reply::Quit);
    assert_eq!(player.press("? ctrl-c"), Reply::Quit);
}

#[test]
fn every_key_is_explained_in_every_language() {
    for &language in Language::ALL {
        let texts = texts::of(language);
        for preset in [Preset::Default, Preset::Vi, Preset::Gnome, Preset::Hodoku] {
            let shifted = shifted_digits(language);
            let keymap = Keymap::new(System::Unix, preset, shifted, &KeyBindings::default());
            for binding in keymap.bindings() {
                let key = format!("key-{}", binding.id);
                assert!(texts.find(&key).is_some(), "{language:?}: {key}");
            }
        }
    }
}

/// The player never panics during a long random session, and the store always matches the screen.
#[test]
fn random_keys_do_not_panic() {
    let texts = english();
    let mut player = TestPlayer::new(&texts);
    let mut random = novena_generator::Random::new(7);
    let keys: Vec<&str> = "up down left right tab g f 1 2 3 4 5 6 7 8 9 0 z x c v n m . u r R H \
        enter o esc b B C K N O E G S ? : p t ctrl-a shift-up ; < home ctrl-end space backspace \
        d q pgup pgdn"
        .split_whitespace()
        .collect();
    for _ in 0..1500 {
        player.press(keys[random.below(keys.len())]);
        if random.below(20) == 0 {
            player.screen(80, 24);
        }
    }
    // Every stored game can be resumed.
    for game in player.app.session.list().unwrap() {
        player.app.session.resume(game.id).unwrap();
    }
}

/// The day changes at the player's midnight, even while the program is open.
#[test]
fn the_date_is_local_to_the_player() {
    let texts = english();
    let mut player = TestPlayer::new(&texts);
    let mut check = |zone: i32, hours: u64, day: &str| {
        player.app.settings.started.zone = zone;
        player.app.now = Duration::from_secs(hours * 3600);
        let today = player.app.today().map(|date| date.to_string());
        assert_eq!(today.as_deref(), Some(day), "{zone} {hours}");
    };
    // The player is started at midnight UTC.
    check(0, 0, "2026-11-15");
    check(-60, 0, "2026-11-14");
    check(-60, 2, "2026-11-15");
    check(14 * 60, 9, "2026-11-15");
    check(14 * 60, 10, "2026-11-16");
}

#[test]
fn new_games_start_with_marks_if_configured() {
    let texts = english();
    let mut player = TestPlayer::new(&texts);
    let marks = |player: &TestPlayer| {
        let sheet = player.app.game().sheet();
        Cell::all()
            .map(|cell| sheet[cell].centre.len())
            .sum::<usize>()
    };
    let game = Game::new(PUZZLE.parse().unwrap());
    player.app.start(game.clone(), Labels::default());
    assert_eq!(marks(&player), 0);
    player.app.settings.start_marks = StartMarks::Full;
    player.app.start(game.clone(), Labels::default());
    assert!(marks(&player) > 100);
    // Marks that a game already has are kept.
    let mut marked = game;
    let mark = Move::Centre {
        cells: [Cell::at(0, 0)].into_iter().collect(),
        digit: Digit::ALL[0],
    };
    marked.play(&mark).unwrap();
    player.app.start(marked, Labels::default());
    assert_eq!(marks(&player), 1);
}
