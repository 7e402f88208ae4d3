#![doc = include_str!("../README.md")]
//!
//! ## Files
//!
//! | file | what it contains |
//! |---|---|
//! | `app` | the complete state, which takes events and requests tasks, without a clock or a screen |
//! | `command`, `key_table`, `bindings`, `keys` | the commands and their keys |
//! | `commands`, `hinting`, `choices`, `offers`, `overlay_keys`, `mouse` | effects of commands |
//! | `input_state`, `ladder`, `entry_form`, `overlay` | parts of the state |
//! | `scene`, `theme`, `view` | the content of the board, its appearance, and the layout |
//! | `lesson` | a lesson of the course: its parts, its exercises, its keys |
//! | `task`, `puzzle_input` | background work |
//! | `session` | the game and its store |
//! | `start_screen` | the first game |
//! | `headless_player` | the player without a terminal, for tests |
//! | `terminal`, `alt_gr` | code that takes over and restores the terminal and reads its events |
//! | `texts` | the sentences of `locales/`, one file for each language |

mod alt_gr;
mod app;
mod bindings;
mod calendar;
mod choices;
mod command;
mod commands;
mod entry_form;
mod headless_player;
mod hinting;
mod input_state;
mod key_table;
mod keys;
mod ladder;
mod lesson;
mod mouse;
mod offers;
mod options;
mod overlay;
mod overlay_keys;
mod puzzle_input;
mod scene;
mod session;
mod start_screen;
mod task;
mod terminal;
#[cfg(test)]
mod tests;
mod texts;
mod theme;
mod view;

use std::fmt;
use std::io;
use std::sync::mpsc::channel;
use std::thread;
use std::time::{Duration, Instant};

use novena_core::Puzzle;
use novena_lessons::Page;
use novena_play::Game;
use novena_store::{Labels, Store, StoreError};
use novena_texts::Language;
use ratatui::crossterm::event;

use app::{App, Reply};
use lesson::LessonApp;
use session::Session;
use terminal::{Terminal, TerminalOptions};

pub use bindings::{KeyBindingError, KeyBindingProblem, KeyBindings};
pub use calendar::local_moment;
pub use headless_player::HeadlessPlayer;
pub use key_table::Preset;
pub use offers::clock;
pub use options::{Options, StartMarks};
pub use puzzle_input::PuzzleInput;
pub use start_screen::StartScreen;
pub use terminal::restore_for_exit as restore_terminal;
pub use theme::Background;

/// How long to wait for a key before the clock is redrawn.
const TICK: Duration = Duration::from_millis(200);

/// How long to wait for a key while a task is running.
const SHORT_TICK: Duration = Duration::from_millis(15);

/// Why the player ended unexpectedly.
#[derive(Debug)]
#[non_exhaustive]
pub enum PlayerError {
    /// The first game could not be loaded.
    Store(StoreError),
    /// The terminal could not be taken over, drawn on or read from. It has been restored.
    Terminal(io::Error),
}

impl fmt::Display for PlayerError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Store(error) => error.fmt(f),
            Self::Terminal(error) => write!(f, "the terminal failed: {error}"),
        }
    }
}

impl std::error::Error for PlayerError {
    fn source(&self) -> Option<&(dyn std::error::Error + 'static)> {
        match self {
            Self::Store(error) => Some(error),
            Self::Terminal(error) => Some(error),
        }
    }
}

/// Plays on standard output, which must be a terminal, until the player quits.
///
/// Without a store, the game can be played but is not saved; `warning` explains why on the first
/// screen.
pub fn run(
    start_screen: StartScreen,
    store: Option<Store>,
    warning: Option<String>,
    options: &Options,
    language: Language,
) -> Result<(), PlayerError> {
    let session = Session::new(store, Game::new(Puzzle::EMPTY), Labels::default());
    let texts = texts::of(language);
    let mut app = App::new(&texts, options.settings(language), session);
    app.tasks.clear();
    app.open(start_screen).map_err(PlayerError::Store)?;
    if let Some(warning) = warning {
        app.warn(warning);
    }
    let terminal_options = TerminalOptions {
        mouse: options.mouse,
    };
    // The terminal is restored before the caller reports an error on it.
    Terminal::take(terminal_options)
        .and_then(|mut terminal| play(&mut app, &mut terminal))
        .map_err(|error| {
            terminal::restore();
            PlayerError::Terminal(error)
        })
}

/// Teaches a lesson or an entry of the course on standard output, which must be a terminal, until
/// the reader leaves. New exercises are generated from the seed.
///
/// Without a store, nothing is remembered; `warning` explains why on the first screen.
pub fn teach(
    page: Page,
    seed: u64,
    store: Option<Store>,
    warning: Option<String>,
    options: &Options,
    language: Language,
) -> Result<(), PlayerError> {
    let texts = texts::of(language);
    let mut app = LessonApp::new(&texts, options.settings(language), page, store, seed);
    if let Some(warning) = warning {
        app.warn(warning);
    }
    // The mouse is left to the terminal, because there is nothing to click on in a lesson.
    Terminal::take(TerminalOptions { mouse: false })
        .and_then(|mut terminal| lesson::run(&mut app, &mut terminal, options))
        .map_err(|error| {
            terminal::restore();
            PlayerError::Terminal(error)
        })
}

/// Reads keys and draws until the player quits.
fn play(app: &mut App<'_>, terminal: &mut Terminal) -> io::Result<()> {
    let start = Instant::now();
    let (outcomes, done) = channel();
    loop {
        while let Ok((number, outcome)) = done.try_recv() {
            app.finish(number, outcome);
        }
        for (number, task) in app.tasks.drain(..) {
            let outcomes = outcomes.clone();
            // Each task has its own thread, so that an abandoned task does not delay others.
            thread::spawn(move || {
                let _ = outcomes.send((number, task.run()));
            });
        }
        terminal.draw(|frame| app.draw(frame))?;
        let wait = if app.awaited.is_some() {
            SHORT_TICK
        } else {
            TICK
        };
        if !event::poll(wait)? {
            app.pass_time(start.elapsed());
            continue;
        }
        match app.handle(&terminal::read()?, start.elapsed()) {
            Reply::Stay => {}
            Reply::Quit => return Ok(()),
            Reply::Redraw => Terminal::redraw(),
            Reply::Suspend => {
                terminal::suspend()?;
            }
        }
    }
}
