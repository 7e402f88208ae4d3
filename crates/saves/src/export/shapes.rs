//! The structures in the export file, and the checks of their values.

use std::collections::BTreeMap;

use novena_core::{Board, Journal, Savepoint};
use novena_formats::Record;
use novena_play::{Course, HintCounts, Labels, SavedGame};
use serde::{Deserialize, Serialize};
use serde_json::Value;

use super::validity;
use crate::{
    EditCounts, Finish, GameResult, HintTally, LessonProgress, LibraryGame, Tombstone, duration,
    is_key, is_untouched, millis, words,
};

/// A game in the export file.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct GameShape {
    key: String,
    givens: String,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    title: Option<String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    author: Option<String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    level: Option<String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    source: Option<String>,
    created: i64,
    changed: i64,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    finish: Option<FinishShape>,
    elapsed_ms: i64,
    checking: String,
    cleaning: bool,
    done: usize,
    steps: Vec<String>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    savepoints: Vec<SavepointShape>,
    #[serde(default, skip_serializing_if = "is_zero")]
    mendings: u32,
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    hints: BTreeMap<String, [u32; 4]>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    times_ms: Vec<Option<i64>>,
    #[serde(default, skip_serializing_if = "is_zero")]
    taken_back: u32,
    edits: BTreeMap<String, i64>,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct FinishShape {
    at: i64,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    day: Option<String>,
    took_ms: i64,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct SavepointShape {
    name: String,
    sheet: String,
}

/// A puzzle of a collection in the export file.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct PuzzleShape {
    givens: String,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    title: Option<String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    author: Option<String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    level: Option<String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    comment: Option<String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    solution: Option<String>,
}

/// A tombstone in the export file.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct TombstoneShape {
    key: String,
    edits: BTreeMap<String, i64>,
    deleted: i64,
}

/// The progress in a lesson in the export file.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct LessonShape {
    lesson: String,
    progress: Value,
}

impl LessonShape {
    pub(super) fn new(lesson: &str, progress: &LessonProgress) -> Self {
        Self {
            lesson: lesson.to_owned(),
            progress: progress.to_value(),
        }
    }

    /// The lesson and the progress in it, even if this program cannot interpret the progress.
    pub(super) fn into_lesson(self) -> (String, LessonProgress) {
        let progress = LessonProgress::from_value(&self.progress);
        (self.lesson, progress)
    }
}

impl From<&Tombstone> for TombstoneShape {
    fn from(tombstone: &Tombstone) -> Self {
        Self {
            key: tombstone.key.clone(),
            edits: counts(&tombstone.edits),
            deleted: tombstone.deleted,
        }
    }
}

impl TombstoneShape {
    /// The tombstone, or the error.
    pub(super) fn into_tombstone(self) -> Result<Tombstone, String> {
        check_key("key", &self.key)?;
        check_edits(&self.edits)?;
        Ok(Tombstone {
            key: self.key,
            edits: self.edits.into_iter().collect(),
            deleted: self.deleted,
        })
    }
}

fn check_edits(edits: &BTreeMap<String, i64>) -> Result<(), String> {
    for (store, &count) in edits {
        check_key("edits", store)?;
        check_not_negative("edits", count)?;
    }
    Ok(())
}

// The signature is required by serde.
#[allow(clippy::trivially_copy_pass_by_ref)]
fn is_zero(count: &u32) -> bool {
    *count == 0
}

impl From<LibraryGame> for GameShape {
    fn from(game: LibraryGame) -> Self {
        let saved = game.game.into_saved();
        let savepoint = |savepoint: Savepoint| SavepointShape {
            sheet: words::of_sheet(&savepoint.sheet),
            name: savepoint.name,
        };
        Self {
            key: game.key,
            givens: saved.givens.to_string(),
            title: game.labels.title,
            author: game.labels.author,
            level: game.labels.level,
            source: game.labels.source,
            created: game.created,
            changed: game.changed,
            finish: game.finish.map(|finish| FinishShape {
                at: finish.at,
                day: finish.day,
                took_ms: millis(finish.took),
            }),
            elapsed_ms: millis(saved.elapsed),
            checking: saved.checking.id().to_owned(),
            cleaning: saved.cleaning,
            done: saved.journal.done,
            steps: saved
                .journal
                .steps
                .iter()
                .map(|s| words::of_step(s))
                .collect(),
            savepoints: saved
                .journal
                .savepoints
                .into_iter()
                .map(savepoint)
                .collect(),
            mendings: saved.hints.mistakes(),
            hints: saved
                .hints
                .by_kind()
                .map(|(kind, rungs)| (kind.id().to_owned(), rungs))
                .collect(),
            times_ms: times(&saved.course),
            taken_back: saved.course.taken_back,
            edits: counts(&game.edits),
        }
    }
}

impl GameShape {
    /// Returns the game, or an error message of the form `field: reason`.
    ///
    /// Version 1 was written by programs that allowed labels of any length, so labels are
    /// truncated.
    pub(super) fn into_game(self, version: u64) -> Result<LibraryGame, String> {
        check_key("key", &self.key)?;
        check_edits(&self.edits)?;
        check_not_negative("elapsed_ms", self.elapsed_ms)?;
        for time in self.times_ms.iter().flatten() {
            check_not_negative("times_ms", *time)?;
        }
        if let Some(finish) = &self.finish {
            check_not_negative("finish.took_ms", finish.took_ms)?;
        }
        let labels = Labels {
            title: self.title,
            author: self.author,
            level: self.level,
            source: self.source,
        };
        let saved = SavedGame {
            givens: self
                .givens
                .parse()
                .map_err(|error| format!("givens: {error}"))?,
            journal: journal(&self.steps, self.done, self.savepoints)?,
            checking: self.checking.parse().map_err(|()| {
                format!(
                    "checking: expected a known value, found {:?}",
                    self.checking
                )
            })?,
            cleaning: self.cleaning,
            elapsed: duration(self.elapsed_ms),
            hints: hints(self.mendings, &self.hints),
            course: Course {
                times: self
                    .times_ms
                    .into_iter()
                    .map(|time| time.map(duration))
                    .collect(),
                taken_back: self.taken_back,
            },
        };
        let game = LibraryGame {
            key: self.key,
            labels: match version {
                1 => labels.within_limits(),
                _ => labels,
            },
            created: self.created,
            changed: self.changed,
            finish: self.finish.map(Finish::from),
            game: saved
                .into_game()
                .map_err(|fault| format!("steps: {fault}"))?,
            edits: self.edits.into_iter().collect(),
        };
        validity::check(&game)?;
        Ok(game)
    }
}

impl GameShape {
    /// The parts of the game that the statistics need.
    pub(super) fn into_result(self) -> GameResult {
        let is_aided = self.mendings > 0 || !self.hints.is_empty();
        let edits: EditCounts = self.edits.into_iter().collect();
        let is_untouched = is_untouched(edits.total(), self.steps.len(), self.finish.is_some());
        GameResult {
            level: self.level,
            source: self.source,
            changed: self.changed,
            elapsed: duration(self.elapsed_ms),
            finish: self.finish.map(Finish::from),
            hints: hints(self.mendings, &self.hints),
            is_aided,
            is_untouched,
        }
    }
}

impl From<FinishShape> for Finish {
    fn from(shape: FinishShape) -> Self {
        Self {
            at: shape.at,
            day: shape.day,
            took: duration(shape.took_ms),
        }
    }
}

fn check_key(field: &str, key: &str) -> Result<(), String> {
    if is_key(key) {
        Ok(())
    } else {
        Err(format!("{field}: expected a key of 32 hexadecimal digits"))
    }
}

fn check_not_negative(field: &str, number: i64) -> Result<(), String> {
    match number {
        0.. => Ok(()),
        _ => Err(format!("{field}: {number} is negative")),
    }
}

fn journal(
    steps: &[String],
    done: usize,
    savepoints: Vec<SavepointShape>,
) -> Result<Journal, String> {
    let step = |(index, words): (usize, &String)| {
        let step = words::read_step(words);
        step.ok_or_else(|| format!("steps[{index}]: expected a step, found {words:?}"))
    };
    let savepoint = |(index, shape): (usize, SavepointShape)| match words::read_sheet(&shape.sheet)
    {
        Some(sheet) => Ok(Savepoint {
            name: shape.name,
            sheet,
        }),
        None => Err(format!(
            "savepoints[{index}]: expected a sheet, found {:?}",
            shape.sheet
        )),
    };
    Ok(Journal {
        steps: steps
            .iter()
            .enumerate()
            .map(step)
            .collect::<Result<_, String>>()?,
        done,
        savepoints: savepoints
            .into_iter()
            .enumerate()
            .map(savepoint)
            .collect::<Result<_, String>>()?,
    })
}

/// The times of the steps, empty if all are unknown.
fn times(course: &Course) -> Vec<Option<i64>> {
    if course.times.iter().all(Option::is_none) {
        return Vec::new();
    }
    let times = course.times.iter();
    times.map(|time| time.map(millis)).collect()
}

fn counts(edits: &EditCounts) -> BTreeMap<String, i64> {
    let owned = edits
        .iter()
        .map(|(library, count)| (library.to_owned(), count));
    owned.collect()
}

fn hints(mendings: u32, kinds: &BTreeMap<String, [u32; 4]>) -> HintCounts {
    let mut tally = HintTally::default();
    tally.add(HintTally::MENDING, 0, mendings);
    for (kind, rungs) in kinds {
        for (rung, &count) in (1..).zip(rungs) {
            tally.add(kind, rung, count);
        }
    }
    tally.into()
}

impl From<Record> for PuzzleShape {
    fn from(record: Record) -> Self {
        Self {
            givens: record.givens.to_string(),
            title: record.title,
            author: record.author,
            level: record.level,
            comment: record.comment,
            solution: record.solution.map(|solution| solution.to_string()),
        }
    }
}

impl PuzzleShape {
    /// The puzzle, or the error.
    pub(super) fn into_record(self) -> Result<Record, String> {
        let board = |text: String| text.parse::<Board>().map_err(|error| error.to_string());
        let mut record = Record::new(board(self.givens)?);
        record.title = self.title;
        record.author = self.author;
        record.level = self.level;
        record.comment = self.comment;
        record.solution = self.solution.map(board).transpose()?;
        Ok(record)
    }
}
