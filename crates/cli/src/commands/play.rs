//! `novena play`: hands the terminal to the player.

use std::io;
use std::path::Path;

use novena_formats::Format;
use novena_player::{Opening, Options, PlayerError, Reading};
use novena_store::GameId;
use novena_techniques::Level;

use crate::arguments::{Play, PlayerFlags};
use crate::exit::Exit;
use crate::texts::Texts;
use crate::{games_folder, report, screen};

/// Plays: a file's puzzle, a new one, or the game that was played last.
pub(crate) fn run(arguments: &Play, texts: &Texts) -> Exit {
    let reading = arguments
        .file
        .as_deref()
        .map(|path| read(path, arguments.from, texts));
    if let Some(reading) = &reading
        && reading.is_empty()
    {
        report::problem(texts, &reading.describe(texts.language()));
        return Exit::Bad;
    }
    let opening = match (reading, arguments.daily, arguments.level) {
        (Some(reading), ..) => Opening::Read(reading),
        (None, true, level) => Opening::Daily(level.unwrap_or(Level::Easy)),
        (None, false, Some(level)) => Opening::New(level),
        (None, false, None) => Opening::Latest,
    };
    let folder = arguments.data.data.as_deref();
    start(opening, &arguments.hands, folder, texts)
}

/// Plays a saved game.
pub(crate) fn resume(
    game: GameId,
    hands: &PlayerFlags,
    folder: Option<&Path>,
    texts: &Texts,
) -> Exit {
    start(Opening::Resume(game), hands, folder, texts)
}

fn start(opening: Opening, hands: &PlayerFlags, folder: Option<&Path>, texts: &Texts) -> Exit {
    if !screen::is_terminal() {
        report::problem(texts, &texts.get("play-no-terminal"));
        return Exit::Bad;
    }
    let (store, warning) = match games_folder::open(folder, texts) {
        Ok(mut store) => {
            // The screen shows the error of the next move, which is not saved.
            store.check_in_background(games_folder::CHECK_AFTER, |_| {});
            (Some(store), None)
        }
        Err(problem) if matches!(opening, Opening::Resume(_)) => {
            report::problem(texts, &problem);
            return Exit::Bad;
        }
        // A game that cannot be saved can still be played; the screen says so.
        Err(problem) => (None, Some(problem)),
    };
    let language = texts.language();
    let problem = match novena_player::run(opening, store, warning, &options(hands), language) {
        Ok(()) => return Exit::Success,
        Err(PlayerError::Store(error)) => report::refusal(texts, &error),
        Err(PlayerError::Terminal(error)) => {
            let reason = report::reason(texts, &error);
            texts.fill("play-failed", &[("reason", reason.into())])
        }
        Err(other) => other.to_string(),
    };
    report::problem(texts, &problem);
    Exit::Bad
}

fn read(path: &Path, from: Option<Format>, texts: &Texts) -> Reading {
    if path == Path::new("-") {
        Reading::stream(io::stdin(), texts.get("input-standard"), from)
    } else {
        Reading::file(path, from)
    }
}

fn options(hands: &PlayerFlags) -> Options {
    Options {
        keys: hands.keys,
        shifted_digits: hands.shift_row.clone(),
        background: hands.theme,
        ascii: hands.ascii,
        mouse: !hands.no_mouse,
        timer: !hands.no_timer,
    }
}
