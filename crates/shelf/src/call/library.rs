//! All games at once: statistics, the export file, and imports.

use novena_saves::{
    ExportError, GameResult, Library, MergeDecision, MergeSummary, Period, Statistics, import_game,
    import_tombstone,
};
use serde::{Deserialize, Serialize};

use super::{CallResult, ReplyBody};
use crate::game_row::RowText;
use crate::game_shelf::{GameShelf, ShelfChanges};
use crate::head::Head;
use crate::replies::{ImportBody, StatisticsBody};
use crate::setting_row::{self, SettingRows};
use crate::shelf_error::ShelfError;
use crate::tombstone_row::TombstoneRow;

/// The games from which to compute statistics.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct StatisticsFields {
    rows: Vec<RowText>,
    /// If given, only games from this many past days are counted.
    #[serde(default)]
    days: Option<u32>,
}

pub(super) fn statistics(head: &Head, fields: &StatisticsFields) -> CallResult {
    let rows = fields.rows.iter();
    let results = rows.filter_map(|row| GameResult::from_json(&row.game).ok());
    let period = fields.days.map_or(Period::All, Period::Days);
    let statistics = Statistics::of_period(results, period, head.moment());
    CallResult::new(ReplyBody::Statistics(StatisticsBody::new(
        statistics,
        head.language(),
    )))
}

/// All data of a browser.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct ExportFields {
    rows: Vec<RowText>,
    #[serde(default)]
    deleted: Vec<TombstoneRow>,
    /// The settings, including the rows of the course.
    #[serde(default)]
    settings: SettingRows,
    /// Imported data other than games, from the field `kept` in the result of the last import.
    #[serde(default)]
    kept: Option<String>,
}

/// The export file, in the format that `novena games export` writes.
#[derive(Debug, Serialize)]
pub(super) struct ExportBody {
    text: String,
    /// The number of damaged games in the file.
    damaged: usize,
}

pub(super) fn export(fields: ExportFields) -> Result<CallResult, ShelfError> {
    let shelf = GameShelf::new(fields.rows, fields.deleted, "", 0);
    let mut library = rest(fields.kept.as_deref())?;
    library.games = shelf.games().map(|shelved| shelved.game.clone()).collect();
    library.deleted = shelf.tombstones().map(TombstoneRow::tombstone).collect();
    library.damaged.extend(shelf.damaged());
    library.damaged.sort();
    library.damaged.dedup();
    let settings = setting_row::settings(&fields.settings);
    let lessons = settings.course_rows();
    library.course = lessons
        .map(|(lesson, progress)| (lesson.to_owned(), progress))
        .collect();
    Ok(CallResult::new(ReplyBody::Export(ExportBody {
        damaged: library.damaged.len(),
        text: text_of(&library),
    })))
}

/// Reads the imported data other than playable games: collections and damaged games.
fn rest(kept: Option<&str>) -> Result<Library, ExportError> {
    kept.map_or_else(
        || Ok(Library::default()),
        |text| Library::read(text.as_bytes()),
    )
}

fn text_of(library: &Library) -> String {
    let mut file = Vec::new();
    // Writing to memory cannot fail.
    let _ = library.write(&mut file);
    String::from_utf8(file).unwrap_or_default()
}

/// A file to import, and the data it is merged into.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct ImportFields {
    /// The file.
    text: String,
    rows: Vec<RowText>,
    #[serde(default)]
    deleted: Vec<TombstoneRow>,
    /// The settings, including the rows of the course.
    #[serde(default)]
    settings: SettingRows,
    /// Earlier imported data other than games.
    #[serde(default)]
    kept: Option<String>,
    /// The number of the next new game.
    next_id: i64,
}

pub(super) fn import(head: &Head, fields: ImportFields) -> Result<CallResult, ShelfError> {
    // The entire file is checked before anything is merged.
    let theirs = Library::read(fields.text.as_bytes())?;
    let mut kept = rest(fields.kept.as_deref())?;
    let library = head.library()?;
    let mut shelf = GameShelf::new(fields.rows, fields.deleted, library, fields.next_id);
    let mut summary = MergeSummary::default();
    let ours: Vec<_> = shelf.damaged().collect();
    for game in theirs.games {
        let mended = shelf.mended.len();
        let Ok(decision) = import_game(&mut shelf, game);
        summary.count(match shelf.mended.len() {
            after if after > mended => MergeDecision::TakeTheirs,
            _ => decision,
        });
    }
    for tombstone in &theirs.deleted {
        let Ok(()) = import_tombstone(&mut shelf, tombstone);
    }
    let (known, damaged): (Vec<_>, Vec<_>) = theirs
        .damaged
        .into_iter()
        .partition(|game| ours.contains(game));
    summary.unchanged += known.len() as u64;
    summary.add(kept.merge(Library {
        collections: theirs.collections,
        damaged,
        unknown: theirs.unknown,
        ..Library::default()
    }));
    kept.damaged.append(&mut shelf.mended.clone());
    let mut settings = setting_row::settings(&fields.settings);
    let lessons = theirs.course.iter();
    let changed: Vec<String> = lessons
        .filter_map(|(lesson, progress)| settings.join_lesson(lesson, progress, library))
        .collect();
    summary.lessons = changed.len() as u64;
    let settings = setting_row::changed(settings, &fields.settings, &changed);
    let ShelfChanges {
        rows,
        removed,
        deleted,
    } = shelf.changes(head.language());
    Ok(CallResult {
        rows,
        removed,
        deleted,
        kept: Some(text_of(&kept)),
        settings: (!changed.is_empty()).then_some(settings),
        ..CallResult::new(ReplyBody::Import(ImportBody::from(summary)))
    })
}
