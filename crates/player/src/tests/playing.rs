//! Whole games and single features, from the keyboard and with the mouse.

use std::time::Duration;

use novena_core::{Cell, Colour, Digit};
use novena_play::{Checking, Game, Move};
use novena_store::Labels;
use novena_texts::Language;
use ratatui::crossterm::event::{Event, MouseButton, MouseEventKind};

use super::{HARD, PUZZLE, Table, english};
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
        let mut table = Table::with(&texts, Preset::Default, puzzle);
        let mut hints = 0;
        while !table.app.game().is_finished() {
            hints += 1;
            assert!(
                hints < 300,
                "hints do not lead to the solution: {}",
                table.board()
            );
            // Sometimes rung by rung, sometimes at once, sometimes another one.
            match hints % 3 {
                0 => table.press("H H H H"),
                1 => table.press("H enter"),
                _ => table.press("H o H enter"),
            };
            table.press("esc");
        }
        let solution = table.app.game().truth().solution().unwrap().to_string();
        assert_eq!(table.board(), solution);
        assert!(!table.app.game().hints.is_empty());
        assert_eq!(table.kept(), *table.app.game());
    }
}

#[test]
fn every_move_is_kept_before_the_next_key() {
    let texts = english();
    let mut table = Table::new(&texts);
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
        table.press(keys);
        assert_eq!(table.kept().sheet(), table.app.game().sheet(), "{keys}");
        assert_eq!(table.kept().journal(), table.app.game().journal(), "{keys}");
    }
}

#[test]
fn a_hint_applied_is_one_undo() {
    let texts = english();
    let mut table = Table::with(&texts, Preset::Default, HARD);
    let before = *table.app.game().sheet();
    table.press("H H H H");
    assert_ne!(*table.app.game().sheet(), before);
    table.press("u");
    assert_eq!(*table.app.game().sheet(), before);
}

#[test]
fn a_wrong_digit_is_taken_back_by_the_ladder() {
    let texts = english();
    let mut table = Table::new(&texts);
    let right = table.app.game().truth().solution().unwrap()[Cell::at(4, 4)];
    let wrong = Digit::ALL
        .into_iter()
        .find(|&digit| digit != right && !"9513".contains(&digit.to_string()));
    table.press(&format!("g 5 {} right right 2", wrong.unwrap()));
    table.press("H enter");
    assert_eq!(table.board(), PUZZLE);
    assert_eq!(table.app.game().hints.mendings(), 1);
}

#[test]
fn digits_first_or_cells_first() {
    let texts = english();
    let mut table = Table::new(&texts);
    // A held digit is written with Enter at the cursor.
    table.press(", 7 g 1 enter");
    assert_eq!(table.app.game().board()[Cell::at(1, 1)], Some(digit(7)));
    table.press("ctrl-home enter");
    assert_eq!(table.app.game().board()[Cell::at(0, 0)], Some(digit(7)));
    // Released, digits are written at the cursor.
    table.press("esc right 5");
    assert_eq!(table.app.game().board()[Cell::at(0, 1)], Some(digit(5)));
}

/// Escape closes everything and opens nothing: a digit after it is always written.
#[test]
fn nothing_is_a_trap() {
    let texts = english();
    for before in [
        "", "esc", "esc esc", ", 4 esc", ", esc", "; ;", ";", "f 9 esc", ", 4 4", ", 4 ,",
    ] {
        let mut table = Table::new(&texts);
        table.press("g 1");
        table.press(before);
        table.press("7");
        let cell = table.app.game().board()[Cell::at(1, 1)];
        assert_eq!(cell, Some(digit(7)), "{before:?}");
    }
    // While a digit is held, the cursor, the panel and the line below show it.
    let mut table = Table::new(&texts);
    table.press("g 1 , 4");
    let screen = table.screen(80, 24);
    assert!(screen.contains("╭  4  ╮"), "{screen}");
    assert!(screen.contains("4 in hand"), "{screen}");
    assert!(screen.contains("Esc put it down"), "{screen}");
    let small = table.screen(40, 15);
    assert!(small.contains("{4}"), "{small}");
    table.press("5");
    assert_eq!(table.app.hands.picked, Some(digit(5)));
}

#[test]
fn marks_of_both_kinds_without_changing_the_mode() {
    let texts = english();
    let mut table = Table::new(&texts);
    table.press("ctrl-home @ alt-4 ctrl-5");
    let content = table.app.game().sheet()[Cell::at(0, 0)];
    assert_eq!(content.corner.to_string(), "2");
    assert_eq!(content.centre.to_string(), "45");
    table.press(".");
    let content = table.app.game().sheet()[Cell::at(0, 0)];
    assert_eq!(
        (content.corner.len(), content.centre.to_string().as_str()),
        (0, "245")
    );
}

#[test]
fn candidates_are_coloured_while_a_digit_is_filtered() {
    let texts = english();
    let mut table = Table::new(&texts);
    table.press("ctrl-home v f 6 2");
    let content = table.app.game().sheet()[Cell::at(0, 0)];
    assert_eq!(content.candidate_colours[5], Some(Colour::ALL[1]));
    assert!(content.colours.is_empty());
    table.press("f 6 3");
    let content = table.app.game().sheet()[Cell::at(0, 0)];
    assert_eq!(content.colours.to_string(), "c");
}

#[test]
fn hodoku_hands_filter_strike_and_set() {
    let texts = english();
    let mut table = Table::with(&texts, Preset::Hodoku, PUZZLE);
    table.press("m ctrl-home f7");
    table.press("space");
    let marks = table.app.game().sheet()[Cell::at(0, 0)].centre;
    assert!(!marks.contains(digit(7)));
    table.press("space enter");
    assert_eq!(table.app.game().board()[Cell::at(0, 0)], Some(digit(7)));
    table.press("ctrl-z ctrl-z");
    assert_eq!(table.app.game().board()[Cell::at(0, 0)], None);
}

#[test]
fn checking_follows_its_policy() {
    let texts = english();
    let mut table = Table::new(&texts);
    // The digit there is 6.
    table.press("ctrl-home 7 C");
    assert!(!table.app.checked, "rules only");
    assert!(table.app.game().shown_mistakes().is_empty());
    table.press("K C");
    assert_eq!(table.app.game().checking, Checking::OnRequest);
    assert!(table.app.checked);
    assert_eq!(table.kept().checking, Checking::OnRequest);
    assert!(table.app.scene().mistakes.contains(Cell::at(0, 0)));
    table.press("right 3");
    assert!(
        table.app.scene().mistakes.is_empty(),
        "forgotten with the next move"
    );
}

#[test]
fn the_mouse_selects_paints_and_marks() {
    let texts = english();
    let mut table = Table::new(&texts);
    table.screen(100, 40);
    let plan = crate::view::ScreenPlan::of(table.app.area).unwrap();
    let (x, y) = plan.middle(Cell::at(0, 0));
    table.click(x, y);
    assert_eq!(table.app.hands.selection, Cell::at(0, 0).into());
    for column in 1..3 {
        let (x, y) = plan.middle(Cell::at(0, column));
        table.mouse(MouseEventKind::Drag(MouseButton::Left), x, y);
    }
    assert_eq!(table.app.hands.selection.len(), 3);
    let (x, y) = plan.candidate(Cell::at(0, 1).with(digit(6)));
    table.mouse(MouseEventKind::Down(MouseButton::Right), x, y);
    assert_eq!(
        table.app.game().sheet()[Cell::at(0, 1)].centre.to_string(),
        "6"
    );

    // A held digit goes into the clicked cell; a filled cell provides its own.
    table.press(", 5");
    let (x, y) = plan.middle(Cell::at(0, 2));
    table.click(x, y);
    assert_eq!(table.app.game().board()[Cell::at(0, 2)], Some(digit(5)));
    let (x, y) = plan.middle(Cell::at(1, 0));
    table.click(x, y);
    assert_eq!(table.app.hands.picked, Some(digit(8)));
}

#[test]
fn a_double_click_selects_every_such_digit() {
    let texts = english();
    let mut table = Table::new(&texts);
    table.screen(80, 24);
    let plan = crate::view::ScreenPlan::of(table.app.area).unwrap();
    let (x, y) = plan.middle(Cell::at(0, 5));
    table.click(x, y);
    table.now += Duration::from_millis(100);
    table.click(x, y);
    assert_eq!(table.app.hands.selection.len(), 4, "there are four nines");
}

#[test]
fn time_counts_only_while_one_plays() {
    let texts = english();
    let mut table = Table::new(&texts);
    table.press("right right");
    assert_eq!(table.app.game().elapsed, Duration::from_secs(2));
    table.press("p x x p");
    let paused = table.app.game().elapsed;
    assert_eq!(paused, Duration::from_secs(3), "up to the pause");
    table.app.handle(&Event::FocusLost, table.now);
    table.press("left left");
    assert_eq!(table.app.game().elapsed, paused);
    table.app.handle(&Event::FocusGained, table.now);
    // A machine that slept an hour has not played an hour.
    table.app.pass_time(table.now + Duration::from_hours(1));
    assert!(table.app.game().elapsed < paused + Duration::from_secs(10));
}

#[test]
fn pasted_text_is_played_and_never_replaces_a_game() {
    let texts = english();
    let mut table = Table::new(&texts);
    table.press("ctrl-home 7");
    table.app.handle(&Event::Paste(HARD.to_owned()), table.now);
    table.work();
    assert_eq!(table.board(), HARD);
    // Several give a list.
    let both = format!("{PUZZLE}\n{HARD}\n");
    table.app.handle(&Event::Paste(both), table.now);
    table.work();
    assert!(matches!(&table.app.overlay, Some(Overlay::List(list)) if list.choices.len() == 2));
    table.press("esc G enter");
    assert_eq!(table.app.game().board()[Cell::at(0, 0)], Some(digit(7)));
    // A text that is not a puzzle is reported, and nothing is lost.
    table
        .app
        .handle(&Event::Paste("hello".to_owned()), table.now);
    table.work();
    assert!(
        table
            .app
            .message
            .as_ref()
            .is_some_and(|message| message.is_warning)
    );
    assert_eq!(table.app.game().board()[Cell::at(0, 0)], Some(digit(7)));
}

#[test]
fn a_typed_puzzle_is_played() {
    let texts = english();
    let mut table = Table::new(&texts);
    table.press("E");
    table.type_in(HARD);
    table.press("enter");
    assert_eq!(table.board(), HARD);
    // An unsolvable one is not played, and one with several solutions only on purpose.
    table.press("E 1 1 enter");
    assert!(matches!(table.app.overlay, Some(Overlay::EntryForm(_))));
    table.press("backspace enter");
    assert!(matches!(table.app.overlay, Some(Overlay::EntryForm(_))));
    table.press("enter");
    assert!(table.app.overlay.is_none());
}

#[test]
fn new_games_and_the_puzzle_of_the_day() {
    let texts = english();
    let mut table = Table::new(&texts);
    table.press("N enter");
    let labels = table.app.session.labels();
    assert_eq!(labels.level.as_deref(), Some("easy"));
    table.press("N 6 enter");
    let source = table.app.session.labels().source.clone();
    assert_eq!(source.as_deref(), Some("daily 2026-11-15 easy"));
    let daily = table.board();
    // The daily game is resumed where it was left.
    table.press("tab 1");
    let left = table.board();
    assert_ne!(left, daily);
    table.press("N enter N 6 enter");
    assert_eq!(table.board(), left);
}

#[test]
fn savepoints_lead_back() {
    let texts = english();
    let mut table = Table::new(&texts);
    table.press("ctrl-home 7 b enter right 5 right 3 B down enter");
    assert_eq!(table.app.game().board().filled().len(), 27);
    table.press("u");
    assert_eq!(table.app.game().board().filled().len(), 29);
    table.press("B down d d");
    assert!(table.app.game().savepoints().is_empty());
}

#[test]
fn games_are_deleted_when_asked_twice() {
    let texts = english();
    let mut table = Table::new(&texts);
    table.press("ctrl-home 7 G d esc G");
    assert!(matches!(table.app.overlay, Some(Overlay::List(_))));
    table.press("d d");
    assert!(table.app.session.list().unwrap().is_empty());
}

#[test]
fn words_do_what_keys_do() {
    let texts = english();
    let mut table = Table::new(&texts);
    table.press(":");
    table.type_in("r1c1=7");
    table.press("enter");
    assert_eq!(table.app.game().board()[Cell::at(0, 0)], Some(digit(7)));
    table.press(":");
    table.type_in("mode-corner");
    table.press("enter");
    assert_eq!(table.app.hands.mode, Mode::Corner);
    table.press(":");
    table.type_in("nonsense");
    table.press("enter");
    assert!(table.app.message.is_some());
    table.press(":");
    table.type_in("quit");
    assert_eq!(table.press("enter"), Reply::Quit);
}

#[test]
fn leaving_and_putting_aside() {
    let texts = english();
    let mut table = Table::new(&texts);
    assert_eq!(table.press("ctrl-z"), Reply::Suspend);
    assert_eq!(table.press("ctrl-l"), Reply::Redraw);
    assert_eq!(table.press("q"), Reply::Quit);
    assert_eq!(table.press("? ctrl-c"), Reply::Quit);
}

#[test]
fn every_key_is_explained_in_every_language() {
    for &language in Language::ALL {
        let texts = texts::of(language);
        for preset in [Preset::Default, Preset::Vi, Preset::Gnome, Preset::Hodoku] {
            for binding in
                Keymap::new(preset, shifted_digits(language), &KeyBindings::default()).bindings()
            {
                let key = format!("key-{}", binding.id);
                assert!(texts.find(&key).is_some(), "{language:?}: {key}");
            }
        }
    }
}

/// No state of a long random session panics, and the store always matches the screen.
#[test]
fn any_keys_in_any_order() {
    let texts = english();
    let mut table = Table::new(&texts);
    let mut random = novena_generator::Random::new(7);
    let keys: Vec<&str> = "up down left right tab g f 1 2 3 4 5 6 7 8 9 0 z x c v n m . u r R H \
        enter o esc b B C K N O E G S ? : p t ctrl-a shift-up ; < home ctrl-end space backspace \
        d q pgup pgdn"
        .split_whitespace()
        .collect();
    for _ in 0..1500 {
        table.press(keys[random.below(keys.len())]);
        if random.below(20) == 0 {
            table.screen(80, 24);
        }
    }
    // Every resulting game can be resumed.
    for game in table.app.session.list().unwrap() {
        table.app.session.resume(game.id).unwrap();
    }
}

/// The day changes at the player's midnight, also while the player is open.
#[test]
fn the_day_is_the_one_where_the_player_is() {
    let texts = english();
    let mut table = Table::new(&texts);
    let mut check = |zone: i32, hours: u64, day: &str| {
        table.app.settings.started.zone = zone;
        table.app.now = Duration::from_secs(hours * 3600);
        let today = table.app.today().map(|date| date.to_string());
        assert_eq!(today.as_deref(), Some(day), "{zone} {hours}");
    };
    // It is midnight by UTC.
    check(0, 0, "2026-11-15");
    check(-60, 0, "2026-11-14");
    check(-60, 2, "2026-11-15");
    check(14 * 60, 9, "2026-11-15");
    check(14 * 60, 10, "2026-11-16");
}

#[test]
fn new_games_begin_with_marks_if_that_is_set() {
    let texts = english();
    let mut table = Table::new(&texts);
    let marks = |table: &Table| {
        let sheet = table.app.game().sheet();
        Cell::all()
            .map(|cell| sheet[cell].centre.len())
            .sum::<usize>()
    };
    let game = Game::new(PUZZLE.parse().unwrap());
    table.app.start(game.clone(), Labels::default());
    assert_eq!(marks(&table), 0);
    table.app.settings.start_marks = StartMarks::Full;
    table.app.start(game.clone(), Labels::default());
    assert!(marks(&table) > 100);
    // Marks that a game already has are kept.
    let mut marked = game;
    let mark = Move::Centre {
        cells: [Cell::at(0, 0)].into_iter().collect(),
        digit: Digit::ALL[0],
    };
    marked.play(&mark).unwrap();
    table.app.start(marked, Labels::default());
    assert_eq!(marks(&table), 1);
}
