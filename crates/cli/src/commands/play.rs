//! `novena play`: hands the terminal over to the player.

use std::io;
use std::path::Path;

use novena_formats::Format;
use novena_lessons::Page;
use novena_player::{Options, PlayerError, PuzzleInput, StartScreen};
use novena_store::{GameId, Store};
use novena_techniques::Level;

use super::any_seed;
use crate::arguments::{Play, PlayerFlags};
use crate::config::Config;
use crate::exit::Exit;
use crate::report::Weight;
use crate::texts::Texts;
use crate::{games_folder, input, interrupt, report, screen};

/// Starts the player with a puzzle from a file, with a new puzzle, or with the game that was played
/// last.
pub(crate) fn run(arguments: &Play, config: &Config, texts: &Texts) -> Exit {
    let input = arguments
        .file
        .as_deref()
        .map(|path| read(path, arguments.from, texts));
    if let Some(input) = &input
        && input.is_empty()
    {
        report::problem(texts, &input.describe(texts.language()));
        return Exit::Bad;
    }
    let start_screen = match (input, arguments.daily, arguments.level) {
        (Some(input), ..) => StartScreen::Read(input),
        (None, true, level) => {
            let level = level.or_else(|| config.level());
            StartScreen::Daily(level.unwrap_or(Level::Easy))
        }
        (None, false, Some(level)) => StartScreen::New(level),
        (None, false, None) => StartScreen::Latest,
    };
    let folder = arguments.data.data.as_deref();
    start(start_screen, &arguments.flags, folder, config, texts)
}

/// Plays a saved game.
pub(crate) fn resume(
    game: GameId,
    flags: &PlayerFlags,
    folder: Option<&Path>,
    config: &Config,
    texts: &Texts,
) -> Exit {
    start(StartScreen::Resume(game), flags, folder, config, texts)
}

/// Teaches a lesson or an entry of the course.
pub(crate) fn teach(
    page: Page,
    flags: &PlayerFlags,
    folder: Option<&Path>,
    config: &Config,
    texts: &Texts,
) -> Exit {
    let (store, warning) = match games_folder::open(folder, texts) {
        Ok(store) => (Some(store), None),
        // If progress cannot be saved, the lesson can still be taught; the screen states that
        // nothing is being saved.
        Err(problem) => (None, Some(problem)),
    };
    let (options, seed) = (options(flags, config, texts), any_seed());
    let taught = novena_player::teach(page, seed, store, warning, &options, texts.language());
    ended(taught, texts)
}

fn start(
    start_screen: StartScreen,
    flags: &PlayerFlags,
    folder: Option<&Path>,
    config: &Config,
    texts: &Texts,
) -> Exit {
    if !screen::is_terminal() {
        report::problem(texts, &texts.get("play-no-terminal"));
        return Exit::Bad;
    }
    let (store, warning) = match games_folder::open(folder, texts) {
        Ok(mut store) => {
            // Damage found by the check need not be reported now. If there is any, the next move
            // cannot be saved, and the screen shows that error.
            store.check_in_background(games_folder::CHECK_AFTER, |_| {});
            (Some(store), None)
        }
        Err(problem) if matches!(start_screen, StartScreen::Resume(_)) => {
            report::problem(texts, &problem);
            return Exit::Bad;
        }
        // If a game cannot be saved, it can still be played; the screen states that it is not being
        // saved.
        Err(problem) => (None, Some(problem)),
    };
    let start_screen = match (start_screen, config.level()) {
        (StartScreen::Latest, Some(level)) if !has_unfinished(store.as_ref()) => {
            StartScreen::Daily(level)
        }
        (start_screen, _) => start_screen,
    };
    if store.is_some() {
        interrupt::set_note("interrupted-moves");
    }
    let (options, language) = (options(flags, config, texts), texts.language());
    let played = novena_player::run(start_screen, store, warning, &options, language);
    ended(played, texts)
}

/// Returns whether there is a game to resume. Also returns true if that cannot be determined,
/// because the player then reports the reason.
fn has_unfinished(store: Option<&Store>) -> bool {
    store.is_some_and(|store| !matches!(store.latest_unfinished(), Ok(None)))
}

/// Reports the reason if the player ended unexpectedly.
fn ended(outcome: Result<(), PlayerError>, texts: &Texts) -> Exit {
    let problem = match outcome {
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

fn read(path: &Path, from: Option<Format>, texts: &Texts) -> PuzzleInput {
    if path == Path::new("-") {
        PuzzleInput::stream(io::stdin(), texts.get("input-standard"), from)
    } else if let Some(text) = input::puzzle_in(path, from) {
        PuzzleInput::stream(text.as_bytes(), texts.get("input-argument"), from)
    } else {
        PuzzleInput::file(path, from)
    }
}

/// Returns the options of the player. A flag takes precedence over the setting of the same name.
fn options(flags: &PlayerFlags, config: &Config, texts: &Texts) -> Options {
    let keys = flags.keys.or_else(|| config.preset()).unwrap_or_default();
    // Key settings that suit one preset may conflict with another preset.
    let (bindings, problems) = config.bindings(keys);
    let problems = problems.iter();
    report::all(
        texts,
        problems.map(|problem| (Weight::Warning, problem.describe(texts))),
    );
    Options {
        keys,
        bindings,
        shifted_digits: flags.shift_row.clone().or_else(|| config.shift_row()),
        background: flags.theme.or_else(|| config.theme()),
        ascii: flags.ascii || config.ascii().unwrap_or(false),
        mouse: !flags.no_mouse && config.mouse().unwrap_or(true),
        timer: !flags.no_timer && config.timer().unwrap_or(true),
        marks: config.marks().unwrap_or_default(),
    }
}

#[cfg(test)]
mod tests {
    use novena_player::{Background, Preset};
    use novena_texts::Language;

    use super::*;
    use crate::texts;

    fn flags(keys: Option<Preset>, theme: Option<Background>, no_mouse: bool) -> PlayerFlags {
        PlayerFlags {
            keys,
            shift_row: None,
            theme,
            ascii: false,
            no_mouse,
            no_timer: false,
        }
    }

    #[test]
    fn an_argument_can_be_a_puzzle() {
        let texts = texts::of(Language::En);
        let puzzle =
            ".....9.2.8..3..6.4...76.....4.1..5..9..5.3..1..2..6.9.....17...3.7..5..9.1.6.....";
        assert!(!read(Path::new(puzzle), None, &texts).is_empty());
        assert!(read(Path::new("missing.txt"), None, &texts).is_empty());
    }

    #[test]
    fn flags_override_the_configuration() {
        let config = Config::load(|name| match name {
            "NOVENA_KEYS" => Some("vi".into()),
            "NOVENA_THEME" => Some("light".into()),
            "NOVENA_ASCII" => Some("true".into()),
            "NOVENA_TIMER" => Some("false".into()),
            _ => None,
        });
        let texts = texts::of(Language::En);
        let configured = options(&flags(None, None, false), &config, &texts);
        assert_eq!(configured.keys, Preset::Vi);
        assert_eq!(configured.background, Some(Background::Light));
        assert!(configured.ascii && configured.mouse && !configured.timer);
        let dark = Some(Background::Dark);
        let flagged = options(&flags(Some(Preset::Gnome), dark, true), &config, &texts);
        assert_eq!((flagged.keys, flagged.background), (Preset::Gnome, dark));
        assert!(flagged.ascii && !flagged.mouse);
        let default = options(&flags(None, None, false), &Config::default(), &texts);
        assert_eq!(default, Options::default());
    }
}
