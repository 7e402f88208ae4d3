//! The player driven by keys and judged by what it draws.

mod playing;
mod screens;

use std::fs;
use std::path::PathBuf;
use std::time::Duration;

use novena_core::Puzzle;
use novena_play::Game;
use novena_store::{Labels, Store};
use novena_texts::Language;
use ratatui::Terminal;
use ratatui::backend::TestBackend;
use ratatui::buffer::Buffer;
use ratatui::crossterm::event::{Event, MouseButton, MouseEvent, MouseEventKind};
use tempfile::TempDir;

use super::app::{App, Reply, Settings};
use super::key_table::Preset;
use super::keys::{Keymap, event, shifted_digits};
use super::session::Session;
use super::theme::{Background, ColourDepth, ScreenTheme};
use crate::texts::{self, Texts};

/// A puzzle of our own.
const PUZZLE: &str =
    ".....9.2.8..3..6.4...76.....4.1..5..9..5.3..1..2..6.9.....17...3.7..5..9.1.6.....";
const STARTED: novena_store::Moment = novena_store::Moment {
    seconds: 1_794_700_800,
    zone: 0,
};

/// A player with a store of its own, in front of a screen that is only looked at by tests.
struct Table<'a> {
    app: App<'a>,
    now: Duration,
    /// Gone with the table.
    folder: TempDir,
}

fn settings(preset: Preset, language: Language) -> Settings {
    Settings {
        keymap: Keymap::new(preset, shifted_digits(language)),
        theme: ScreenTheme {
            depth: ColourDepth::Many,
            background: Background::Dark,
            ascii: false,
        },
        shows_timer: true,
        started: STARTED,
    }
}

impl<'a> Table<'a> {
    fn new(texts: &'a Texts) -> Self {
        Self::with(texts, Preset::Default, PUZZLE)
    }

    fn with(texts: &'a Texts, preset: Preset, puzzle: &str) -> Self {
        let folder = tempfile::tempdir().unwrap();
        let store = Store::open(folder.path()).unwrap().store;
        let puzzle: Puzzle = puzzle.parse().unwrap();
        let session = Session::new(Some(store), Game::new(puzzle), Labels::default());
        let app = App::new(texts, settings(preset, texts.language()), session);
        let mut table = Self {
            app,
            now: Duration::ZERO,
            folder,
        };
        table.work();
        table
    }

    /// Does what the player has asked for.
    fn work(&mut self) {
        while let Some((number, task)) = self.app.tasks.pop() {
            self.app.finish(number, task.run());
        }
    }

    /// Presses keys, apart by spaces, one a second.
    fn press(&mut self, keys: &str) -> Reply {
        let mut reply = Reply::Stay;
        for word in keys.split_whitespace() {
            self.now += Duration::from_secs(1);
            let key = event(word).unwrap_or_else(|| panic!("{word} is not a key"));
            reply = self.app.handle(&Event::Key(key), self.now);
            self.work();
        }
        reply
    }

    /// Types letters as they are.
    fn type_in(&mut self, text: &str) {
        for letter in text.chars() {
            let word = if letter == ' ' {
                "space".to_owned()
            } else {
                letter.to_string()
            };
            self.press(&word);
        }
    }

    fn mouse(&mut self, kind: MouseEventKind, x: u16, y: u16) {
        let event = MouseEvent {
            kind,
            column: x,
            row: y,
            modifiers: ratatui::crossterm::event::KeyModifiers::NONE,
        };
        self.app.handle(&Event::Mouse(event), self.now);
        self.work();
    }

    fn click(&mut self, x: u16, y: u16) {
        self.mouse(MouseEventKind::Down(MouseButton::Left), x, y);
    }

    fn draw(&mut self, width: u16, height: u16) -> Buffer {
        let mut terminal = Terminal::new(TestBackend::new(width, height)).unwrap();
        terminal.draw(|frame| self.app.draw(frame)).unwrap();
        terminal.backend().buffer().clone()
    }

    fn screen(&mut self, width: u16, height: u16) -> String {
        let buffer = self.draw(width, height);
        let mut text = String::new();
        for row in buffer.area.rows() {
            let line: String = row
                .columns()
                .map(|place| buffer[(place.x, place.y)].symbol())
                .collect();
            text.push_str(line.trim_end());
            text.push('\n');
        }
        text
    }

    /// The digits on the board as 81 characters.
    fn board(&self) -> String {
        self.app.game().board().to_string()
    }

    /// What the store has of the game that was played last.
    fn kept(&self) -> Game {
        let mut store = Store::open(self.folder.path()).unwrap().store;
        let filter = novena_store::GameFilter::default();
        let id = store.list(&filter, 1).unwrap()[0].id;
        store.load(id).unwrap().game().clone()
    }
}

fn english() -> Texts {
    texts::of(Language::En)
}

/// Compares with a file under `testdata/player`, or writes it when `NOVENA_UPDATE` is set.
#[track_caller]
fn check_screen(name: &str, screen: &str) {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../../testdata/player");
    let path = PathBuf::from(folder).join(format!("{name}.txt"));
    if std::env::var_os("NOVENA_UPDATE").is_some() {
        fs::create_dir_all(folder).unwrap();
        fs::write(&path, screen).unwrap();
    }
    let expected = fs::read_to_string(&path).unwrap_or_default();
    assert!(
        screen == expected,
        "{name} looks otherwise (NOVENA_UPDATE=1 accepts it):\n{screen}\nexpected:\n{expected}"
    );
}
