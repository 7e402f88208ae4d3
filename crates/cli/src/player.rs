//! `novena play`: the terminal player.
//!
//! | file | what it is |
//! |---|---|
//! | `app` | the whole state; events in, tasks out, no clock and no screen |
//! | `command`, `key_table`, `keys` | what can be asked for, and which keys ask |
//! | `commands`, `hinting`, `offers`, `overlay_keys`, `mouse` | what each of them does |
//! | `hands`, `ladder`, `entering`, `overlay` | parts of the state |
//! | `scene`, `theme`, `view` | what the board shows, how it looks, where it goes |
//! | `task`, `reading` | work done beside the screen |
//! | `session` | the game and its store |
//! | `terminal` | taking the terminal and giving it back |

mod app;
mod command;
mod commands;
mod entering;
mod hands;
mod hinting;
mod key_table;
mod keys;
mod ladder;
mod mouse;
mod offers;
mod overlay;
mod overlay_keys;
mod reading;
mod scene;
mod session;
mod task;
pub(crate) mod terminal;
#[cfg(test)]
mod tests;
mod theme;
mod view;

use std::io::{self, IsTerminal};
use std::path::Path;
use std::sync::mpsc::channel;
use std::thread;
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

use novena_core::Puzzle;
use novena_formats::Format;
use novena_generator::Date;
use novena_play::Game;
use novena_store::{GameId, Labels, Store, StoreError};
use novena_techniques::Level;
use ratatui::crossterm::event;

use crate::arguments::{Hands, Play};
use crate::exit::Exit;
use crate::report;
use crate::texts::Texts;
use app::{App, Reply, Settings};
use keys::{Keymap, shifted_digits};
use reading::Read;
use session::Session;
use task::Task;
use terminal::{Terminal, Wants};
use theme::Theme;

pub(crate) use key_table::Preset;
pub(crate) use offers::clock;
pub(crate) use theme::Background;

/// How long to wait for a key before the clock is drawn again.
const TICK: Duration = Duration::from_millis(200);

/// Plays: a file's puzzle, a new one, or where the player left off.
pub(crate) fn run(arguments: &Play, texts: &Texts) -> Exit {
    let read = arguments
        .file
        .as_deref()
        .map(|path| open(path, arguments.from));
    if let Some(read) = &read
        && read.records.is_empty()
    {
        report::problem(texts, &read.describe(texts));
        return Exit::Bad;
    }
    let first = match (read, arguments.daily, arguments.level) {
        (Some(read), ..) => First::Read(read),
        (None, true, level) => First::Daily(level.unwrap_or(Level::Easy)),
        (None, false, Some(level)) => First::New(level),
        (None, false, None) => First::WhereLeft,
    };
    start(
        first,
        &arguments.hands,
        arguments.data.data.as_deref(),
        texts,
    )
}

/// Plays a kept game.
pub(crate) fn resume(game: GameId, hands: &Hands, folder: Option<&Path>, texts: &Texts) -> Exit {
    start(First::Resume(game), hands, folder, texts)
}

/// What the first screen shows: always a puzzle, never a menu.
enum First {
    Read(Read),
    Daily(Level),
    New(Level),
    Resume(GameId),
    /// The game left last, else today's easy one.
    WhereLeft,
}

fn start(first: First, hands: &Hands, folder: Option<&Path>, texts: &Texts) -> Exit {
    if !io::stdout().is_terminal() {
        report::problem(texts, &texts.get("play-no-terminal"));
        return Exit::Bad;
    }
    let (store, problem) = match open_store(folder, texts) {
        Ok(store) => (Some(store), None),
        Err(problem) if matches!(first, First::Resume(_)) => {
            report::problem(texts, &problem);
            return Exit::Bad;
        }
        // A game that cannot be kept can still be played; the screen says so.
        Err(problem) => (None, Some(problem)),
    };
    let session = Session::new(store, Game::new(Puzzle::EMPTY), Labels::default());
    let mut app = App::new(texts, settings(hands, texts), session);
    app.tasks.clear();
    if let Err(error) = first_game(&mut app, first) {
        report::problem(texts, &trouble(&error, texts));
        return Exit::Bad;
    }
    if let Some(problem) = problem {
        app.warn(problem);
    }
    let wants = Wants {
        mouse: !hands.no_mouse,
    };
    // The screen is gone when the last words are said.
    match Terminal::take(wants).and_then(|terminal| play(&mut app, terminal)) {
        Ok(()) => Exit::Success,
        Err(error) => {
            terminal::give_back();
            let reason = report::reason(texts, &error);
            report::problem(
                texts,
                &texts.fill("play-failed", &[("reason", reason.into())]),
            );
            Exit::Bad
        }
    }
}

fn open(path: &Path, from: Option<Format>) -> Read {
    if path == Path::new("-") {
        Read::stream(io::stdin(), None, from)
    } else {
        Read::file(path, from)
    }
}

/// Opens the folder of games, and says where a damaged file was put; or says why it cannot.
pub(crate) fn open_store(folder: Option<&Path>, texts: &Texts) -> Result<Store, String> {
    let folder = match folder {
        Some(folder) => Some(folder.to_owned()),
        None => novena_store::data_folder(|name| std::env::var_os(name)),
    };
    let folder = folder.ok_or_else(|| texts.get("store-no-folder"))?;
    match Store::open(&folder) {
        Ok(opened) => {
            if let Some(path) = opened.set_aside {
                let fillings = [("path", path.display().to_string().into())];
                report::warning(texts, "store-set-aside", &fillings);
            }
            Ok(opened.store)
        }
        Err(error) => Err(trouble(&error, texts)),
    }
}

/// What went wrong with the store, in the reader's language.
pub(crate) fn trouble(error: &StoreError, texts: &Texts) -> String {
    if let StoreError::Refused(refusal) = error {
        return texts.get(&format!("play-refusal-{}", refusal.id()));
    }
    let args = error.args();
    let fillings: Vec<_> = args
        .into_iter()
        .map(|(name, value)| (name, value.into()))
        .collect();
    texts.fill(&format!("store-{}", error.id()), &fillings)
}

fn settings(hands: &Hands, texts: &Texts) -> Settings {
    let now = SystemTime::now()
        .duration_since(UNIX_EPOCH)
        .unwrap_or_default();
    let shifted = hands.shift_row.clone();
    let shifted = shifted.unwrap_or_else(|| shifted_digits(texts.language()).to_owned());
    Settings {
        keymap: Keymap::new(hands.keys, &shifted),
        theme: Theme::of(|name| std::env::var(name).ok(), hands.theme, hands.ascii),
        shows_timer: !hands.no_timer,
        started: now.as_secs().cast_signed(),
        today: Date::after_epoch(now.as_secs() / (24 * 60 * 60)),
    }
}

fn first_game(app: &mut App<'_>, first: First) -> Result<(), StoreError> {
    match first {
        First::Read(read) => app.take_up(read),
        First::Daily(level) => app.play_daily(level),
        First::New(level) => app.choose(overlay::Chosen::New(level)),
        First::Resume(id) => {
            app.session.resume(id)?;
            app.settle();
        }
        First::WhereLeft => match app.session.latest()? {
            Some(id) => {
                app.session.resume(id)?;
                app.settle();
            }
            None => app.play_daily(Level::Easy),
        },
    }
    // A puzzle is made before there is a screen: nobody wants to see an empty board first.
    let tasks = std::mem::take(&mut app.tasks);
    for (number, task) in tasks {
        if matches!(task, Task::Rate(_)) {
            app.tasks.push((number, task));
        } else {
            app.finish(number, task.run());
        }
    }
    Ok(())
}

/// Reads keys and draws until the player has enough.
fn play(app: &mut App<'_>, mut terminal: Terminal) -> io::Result<()> {
    let start = Instant::now();
    let (outcomes, done) = channel();
    loop {
        while let Ok((number, outcome)) = done.try_recv() {
            app.finish(number, outcome);
        }
        for (number, task) in app.tasks.drain(..) {
            let outcomes = outcomes.clone();
            // One each: what nobody waits for any more keeps nobody waiting.
            thread::spawn(move || {
                let _ = outcomes.send((number, task.run()));
            });
        }
        terminal.draw(|frame| app.draw(frame))?;
        let wait = if app.awaited.is_some() {
            Duration::from_millis(15)
        } else {
            TICK
        };
        if !event::poll(wait)? {
            app.pass_time(start.elapsed());
            continue;
        }
        match app.handle(&event::read()?, start.elapsed()) {
            Reply::Stay => {}
            Reply::Quit => return Ok(()),
            Reply::Redraw => Terminal::redraw(),
            Reply::Suspend => {
                terminal::suspend()?;
            }
        }
    }
}
