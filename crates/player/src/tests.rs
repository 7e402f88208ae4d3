//! Drives the player with keys and checks its screens.

pub(crate) mod pictures;
mod playing;
mod screens;

use std::fs;
use std::path::PathBuf;
use std::time::Duration;

use novena_core::Puzzle;
use novena_play::Game;
use novena_store::{Labels, Store, System};
use novena_texts::Language;
use ratatui::Terminal;
use ratatui::backend::TestBackend;
use ratatui::buffer::Buffer;
use ratatui::crossterm::event::{Event, MouseButton, MouseEvent, MouseEventKind};
use tempfile::TempDir;

use super::app::{App, Reply, Settings};
use super::bindings::KeyBindings;
use super::key_table::Preset;
use super::keys::{Keymap, event, shifted_digits};
use super::options::StartMarks;
use super::session::Session;
use super::theme::{Background, ColourDepth, ScreenTheme};
use crate::texts::{self, Texts};

/// The test puzzle.
const PUZZLE: &str =
    ".....9.2.8..3..6.4...76.....4.1..5..9..5.3..1..2..6.9.....17...3.7..5..9.1.6.....";
const STARTED: novena_store::Moment = novena_store::Moment {
    seconds: 1_794_700_800,
    zone: 0,
};

/// The screen sizes for which there are screenshots.
pub(crate) const SIZES: [(u16, u16); 7] = [
    (40, 15),
    (80, 24),
    (88, 24),
    (100, 40),
    (120, 30),
    (120, 45),
    (200, 60),
];

/// A puzzle that needs several techniques beyond singles. Its hints include chains and fish.
const HARD: &str =
    "5.98..3....4.1.....6..5....4....25....147........8.9......2.49..9.6...1...8....7.";

/// The kinds of screens, each with the keys that lead to it.
fn states() -> Vec<(&'static str, &'static str)> {
    vec![
        ("start", ""),
        ("marks", "m g 1 x 3 up v 1 2 c f 7 down v 2"),
        ("selection", "shift-right shift-right shift-down c 4 7"),
        ("hand", "g 1 , 4"),
        ("conflict", "g 1 up left 9"),
        (
            "game",
            "m ctrl-home 6 tab z 7 u right 3 alt-5 g 9 up 4 tab 5 u u",
        ),
        ("filter", "m f 9"),
        ("hint-1", "H"),
        ("hint-2", "H H"),
        ("hint-3", "H H H"),
        ("hint-4", "H H H H"),
        ("chain", "H H H"),
        ("mend", "g 5 8 H H"),
        ("steps", "A down"),
        ("path", "P down down"),
        ("help", "?"),
        ("new", "N"),
        ("games", "1 N esc G"),
        ("file", "down down"),
        ("savepoints", "g 1 7 b enter right 5 B"),
        ("statistics", "1 H H S"),
        ("open", "O / t m p"),
        ("line", ": r 4 c 5"),
        ("enter", "E 1 2 3 0 0 0 7"),
        ("pause", "p"),
        ("message", "esc"),
        ("finished", ""),
    ]
}

/// A player with its own store and a test screen.
struct TestPlayer<'a> {
    app: App<'a>,
    now: Duration,
    /// The folder of the store, which is removed when the test ends.
    folder: TempDir,
}

pub(crate) fn settings(preset: Preset, language: Language) -> Settings {
    let shifted = shifted_digits(language);
    Settings {
        system: System::Unix,
        keymap: Keymap::new(System::Unix, preset, shifted, &KeyBindings::default()),
        theme: ScreenTheme {
            depth: ColourDepth::True,
            background: Background::Dark,
            ascii: false,
        },
        shows_timer: true,
        start_marks: StartMarks::Empty,
        started: STARTED,
    }
}

impl<'a> TestPlayer<'a> {
    fn new(texts: &'a Texts) -> Self {
        Self::with(texts, Preset::Default, PUZZLE)
    }

    fn with(texts: &'a Texts, preset: Preset, puzzle: &str) -> Self {
        let folder = tempfile::tempdir().unwrap();
        let store = Store::open(folder.path()).unwrap().store;
        let puzzle: Puzzle = puzzle.parse().unwrap();
        let session = Session::new(Some(store), Game::new(puzzle), Labels::default());
        let app = App::new(texts, settings(preset, texts.language()), session);
        let mut player = Self {
            app,
            now: Duration::ZERO,
            folder,
        };
        player.work();
        player
    }

    /// Runs the tasks of the player.
    fn work(&mut self) {
        while let Some((number, task)) = self.app.tasks.pop() {
            self.app.finish(number, task.run());
        }
    }

    /// Presses keys, separated by spaces, one per second.
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

    /// Brings the player to one of the states.
    fn fill(&mut self, name: &str, keys: &str) {
        match name {
            "chain" => self.find_chain(),
            "file" => self.paste_file(),
            "new" => self.add_collection(),
            "finished" => self.solve(),
            _ => {}
        }
        self.press(keys);
    }

    /// Plays until a hint's argument has several sentences.
    fn find_chain(&mut self) {
        self.press("m");
        for _ in 0..60 {
            self.press("H H H");
            let advice = self
                .app
                .ladder
                .as_ref()
                .map(|ladder| ladder.card.advice().clone());
            let Some(novena_play::Advice::Step(step)) = advice else {
                break;
            };
            if self.app.wording.explanation(&step).lines.len() > 2 {
                break;
            }
            self.press("H");
        }
        self.press("esc");
    }

    /// Reads a file with several puzzles.
    fn paste_file(&mut self) {
        let path = self.folder.path().join("puzzles.sdm");
        let easy =
            "..3..172......4......7..149.148....528.....747....268.952..8......3......679..4..";
        fs::write(&path, format!("{PUZZLE}\n{HARD}\n{easy}\n")).unwrap();
        let input = crate::PuzzleInput::file(&path, None);
        self.app.load_input(input);
        self.work();
    }

    fn add_collection(&mut self) {
        let mut store = Store::open(self.folder.path()).unwrap().store;
        let record = |text: &str| novena_formats::Record::new(text.parse::<Puzzle>().unwrap());
        let records = [record(HARD), record(PUZZLE)];
        store
            .add_puzzles("Guardian 2026", records, STARTED)
            .unwrap();
    }

    /// Writes the solution.
    fn solve(&mut self) {
        let solution = *self.app.game().verdict().solution().unwrap();
        self.press("ctrl-home");
        for cell in novena_core::Cell::all() {
            if self.app.game().givens().given(cell).is_none() {
                self.press(&solution[cell].to_string());
            }
            if cell.index() < 80 {
                self.press(if cell.column() == 8 {
                    "down home"
                } else {
                    "right"
                });
            }
        }
    }

    /// Types text.
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

    /// The stored state of the last game played.
    fn stored_game(&self) -> Game {
        let mut store = Store::open(self.folder.path()).unwrap().store;
        let filter = novena_store::GameFilter::default();
        let id = store.list(&filter, 1).unwrap()[0].id;
        store.load(id).unwrap().game().clone()
    }
}

pub(crate) fn english() -> Texts {
    texts::of(Language::En)
}

/// Compares the screen with a file under `testdata/player`, or writes the file if `NOVENA_UPDATE`
/// is set.
#[track_caller]
pub(crate) fn check_screen(name: &str, screen: &str) {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../../testdata/player");
    let path = PathBuf::from(folder).join(format!("{name}.txt"));
    if std::env::var_os("NOVENA_UPDATE").is_some() {
        fs::create_dir_all(folder).unwrap();
        fs::write(&path, screen).unwrap();
    }
    let expected = fs::read_to_string(&path).unwrap_or_default();
    assert!(
        screen == expected,
        "{name} looks different (NOVENA_UPDATE=1 accepts it):\n{screen}\nexpected:\n{expected}"
    );
}
