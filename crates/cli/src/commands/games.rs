//! `novena games`: lists, resumes, exports, imports and deletes saved games.

mod byte_counter;
mod listed;

use std::fs::File;
use std::io::{self, Write};
use std::path::Path;
use std::time::{SystemTime, UNIX_EPOCH};

use novena_core::Visible;
use novena_player::clock;
use novena_store::{
    ExportSummary, GameFilter, GameSummary, ImportFile, MergeSummary, Moment, Store, StoreError,
};
use novena_techniques::Level;
use novena_texts::{Naming, SharedText, Wording};

use super::play;
use crate::arguments::{Delete, Export, Form, Games, GamesAction, Import};
use crate::config::Config;
use crate::exit::Exit;
use crate::input::open_file;
use crate::progress::Progress;
use crate::texts::Texts;
use crate::{games_folder, interrupt, json, output, report};
use byte_counter::ByteCounter;
use listed::ListedGame;

pub(crate) fn run(arguments: &Games, config: &Config, texts: &Texts) -> Exit {
    let folder = arguments.data.data.as_deref();
    if let Some(GamesAction::Resume(resume)) = &arguments.action {
        return play::resume(resume.game, &resume.flags, folder, config, texts);
    }
    let mut store = match games_folder::open(folder, texts) {
        Ok(store) => store,
        Err(problem) => {
            report::problem(texts, &problem);
            return Exit::Bad;
        }
    };
    match &arguments.action {
        None => list(&store, Form::Text, texts),
        Some(GamesAction::List(how)) => list(&store, how.to, texts),
        Some(GamesAction::Export(to)) => export(&mut store, to, texts),
        Some(GamesAction::Import(from)) => import(&mut store, from, texts),
        Some(GamesAction::Delete(games)) => delete(&mut store, games, texts),
        Some(GamesAction::Resume(_)) => Exit::Success,
    }
}

/// Prints one game per line: its number and description for people, or an object for programs.
fn list(store: &Store, to: Form, texts: &Texts) -> Exit {
    let games = match store.list(&GameFilter::begun(), usize::MAX) {
        Ok(games) => games,
        Err(error) => return failed(&error, texts),
    };
    if to == Form::Json {
        return output::write(None, texts, |out| {
            for game in &games {
                writeln!(out, "{}", json::line(&ListedGame::from(game)))?;
            }
            Ok(Exit::Success)
        });
    }
    if games.is_empty() {
        let wording = Wording::shared(texts.language(), Naming::Short);
        report::advice(&wording.text(SharedText::NoGames));
        return Exit::Success;
    }
    let wording = Wording::new(texts.language(), Naming::Short);
    output::write(None, texts, |out| {
        for game in &games {
            writeln!(out, "{}", line(game, &wording, texts))?;
        }
        Ok(Exit::Success)
    })
}

fn line(game: &GameSummary, wording: &Wording, texts: &Texts) -> String {
    let level = game.labels.level.as_deref().map_or_else(String::new, |id| {
        let known = Level::ALL.into_iter().find(|level| level.id() == id);
        known.map_or_else(
            || Visible::new(id).to_string(),
            |level| wording.level(level),
        )
    });
    let title = Visible::new(game.labels.title.as_deref().unwrap_or_default());
    let state = if let Some(finish) = &game.finish {
        let fillings = [("time", clock(finish.took).into())];
        texts.fill("games-state-finished", &fillings)
    } else {
        let fillings = [
            ("empty", game.empty.into()),
            ("time", clock(game.elapsed).into()),
        ];
        texts.fill("games-state-open", &fillings)
    };
    let words = format!("{:>4}  {level:<9}  {state}  {title}", game.id.to_string());
    words.trim_end().to_owned()
}

fn export(store: &mut Store, to: &Export, texts: &Texts) -> Exit {
    let progress = Progress::endless(texts.get("games-checking"));
    let checked = store.check();
    let exit = write_export(store, to, &progress, texts);
    progress.finish();
    // A damaged table may hide rows. The damage is reported, because the missing games might
    // otherwise go unnoticed.
    if let Err(error) = checked {
        report::problem(texts, &report::refusal(texts, &error));
        return exit.max(Exit::Negative);
    }
    exit
}

fn write_export(store: &mut Store, to: &Export, progress: &Progress, texts: &Texts) -> Exit {
    let mut outcome = Ok(ExportSummary::default());
    let exit = output::write(to.output.output.as_deref(), texts, |out| {
        outcome = store.export(ByteCounter::new(
            &mut *out,
            "games-written",
            progress,
            texts,
        ));
        progress.finish();
        match &outcome {
            Ok(summary) if has_damage(summary) => Ok(Exit::Negative),
            Ok(_) => Ok(Exit::Success),
            // `output::write` reports errors of the output stream itself.
            Err(_) => Err(io::ErrorKind::BrokenPipe.into()),
        }
    });
    match outcome {
        Ok(summary) => {
            report_damaged(&summary, texts);
            exit
        }
        Err(error) => failed(&error, texts),
    }
}

/// Returns whether any game in this store is damaged. Games that were already damaged when imported
/// were reported during the import.
fn has_damage(summary: &ExportSummary) -> bool {
    summary.damaged.iter().any(|game| game.game.is_some())
}

fn report_damaged(summary: &ExportSummary, texts: &Texts) {
    let ours = summary.damaged.iter().filter_map(|damaged| {
        let fillings = [
            ("game", damaged.game?.to_string().into()),
            ("part", damaged.part.as_str().into()),
        ];
        Some(texts.fill("games-export-damaged", &fillings))
    });
    report::problems(texts, ours);
    let imported = summary.damaged.iter().filter(|game| game.game.is_none());
    let count = imported.count();
    if count > 0 {
        report::warning(texts, "games-export-kept", &[("count", count.into())]);
    }
}

fn import(store: &mut Store, from: &Import, texts: &Texts) -> Exit {
    let path = from.export.as_path();
    let progress = Progress::endless(texts.get("games-checking"));
    // The import is merged in parts. Each part is safely stored before the next one begins.
    interrupt::set_note("interrupted-import");
    let counted = |file: File| ByteCounter::new(file, "games-read", &progress, texts);
    let merged = if path == Path::new("-") {
        store.import(io::stdin().lock())
    } else {
        match open_file(path) {
            Ok(file) if file.metadata().is_ok_and(|data| data.is_file()) => {
                import_file(store, counted(file))
            }
            // A pipe is read into memory first.
            Ok(file) => store.import(counted(file)),
            Err(error) => {
                let file = path.display().to_string();
                report::problem(texts, &report::unreadable(texts, &file, &error));
                return Exit::Bad;
            }
        }
    };
    progress.finish();
    match merged {
        Ok(merged) => {
            let fillings = [
                ("added", merged.added.into()),
                ("updated", merged.updated.into()),
            ];
            report::advice(&texts.fill("games-imported", &fillings));
            if merged.lessons > 0 {
                let fillings = [("count", merged.lessons.into())];
                report::advice(&texts.fill("games-import-lessons", &fillings));
            }
            if merged.damaged > 0 {
                let fillings = [("count", merged.damaged.into())];
                report::warning(texts, "games-import-damaged", &fillings);
            }
            for section in merged.unknown {
                // The name of the section comes from the file, so it may contain anything.
                let fillings = [("section", format!("{section:?}").into())];
                report::warning(texts, "games-import-unknown", &fillings);
            }
            Exit::Success
        }
        Err(error) => failed(&error, texts),
    }
}

/// Imports a file in two passes. The first pass only checks the file.
fn import_file(store: &mut Store, file: ByteCounter<'_, File>) -> Result<MergeSummary, StoreError> {
    ImportFile::read(file)?.merge(|batch| store.merge(batch))
}

fn delete(store: &mut Store, games: &Delete, texts: &Texts) -> Exit {
    let mut exit = Exit::Success;
    let now = SystemTime::now().duration_since(UNIX_EPOCH);
    let now = Moment {
        seconds: now.map_or(0, |since| since.as_secs().cast_signed()),
        zone: 0,
    };
    for &game in &games.games {
        if let Err(error) = store.delete(game, now) {
            exit = exit.max(failed(&error, texts));
        }
    }
    exit
}

fn failed(error: &StoreError, texts: &Texts) -> Exit {
    report::problem(texts, &report::refusal(texts, error));
    match error {
        StoreError::NoSuchGame { .. } => Exit::Negative,
        _ => Exit::Bad,
    }
}
