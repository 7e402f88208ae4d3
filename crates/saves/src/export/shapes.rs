//! The shapes of the export file, and whether what they say makes sense.

use std::collections::BTreeMap;

use novena_core::{Board, Journal, Savepoint};
use novena_formats::Record;
use novena_play::{HintCounts, Labels, SavedGame};
use serde::{Deserialize, Serialize};

use crate::{EditCounts, Finish, HintTally, LibraryGame, duration, millis, words};

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

// The signature is serde's.
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
            mendings: saved.hints.mendings(),
            hints: saved
                .hints
                .by_kind()
                .map(|(kind, rungs)| (kind.id().to_owned(), rungs))
                .collect(),
            edits: counts(&game.edits),
        }
    }
}

impl GameShape {
    /// The game, or what is wrong with it.
    pub(super) fn into_game(self) -> Result<LibraryGame, String> {
        let is_hex = |c: char| c.is_ascii_digit() || ('a'..='f').contains(&c);
        let is_key = |key: &str| key.len() == 32 && key.chars().all(is_hex);
        if !is_key(&self.key) || !self.edits.keys().all(|store| is_key(store)) {
            return Err("expected a key of 32 hexadecimal digits".into());
        }
        let times = [
            Some(self.elapsed_ms),
            self.finish.as_ref().map(|f| f.took_ms),
        ];
        if times.into_iter().flatten().any(|time| time < 0) {
            return Err("a time is negative".into());
        }
        let hints = hints(self.mendings, &self.hints);
        let saved = SavedGame {
            givens: self
                .givens
                .parse()
                .map_err(|error| format!("givens: {error}"))?,
            journal: journal(&self.steps, self.done, self.savepoints)?,
            checking: self
                .checking
                .parse()
                .map_err(|()| format!("there is no checking {:?}", self.checking))?,
            cleaning: self.cleaning,
            elapsed: duration(self.elapsed_ms),
            hints,
        };
        Ok(LibraryGame {
            key: self.key,
            labels: Labels {
                title: self.title,
                author: self.author,
                level: self.level,
                source: self.source,
            },
            created: self.created,
            changed: self.changed,
            finish: self.finish.map(|finish| Finish {
                at: finish.at,
                day: finish.day,
                took: duration(finish.took_ms),
            }),
            game: saved.into_game().map_err(|damaged| damaged.to_string())?,
            edits: self.edits.into_iter().collect(),
        })
    }
}

fn journal(
    steps: &[String],
    done: usize,
    savepoints: Vec<SavepointShape>,
) -> Result<Journal, String> {
    let step = |step: &String| {
        words::read_step(step).ok_or_else(|| format!("expected a step, found {step:?}"))
    };
    let savepoint = |SavepointShape { name, sheet }| match words::read_sheet(&sheet) {
        Some(sheet) => Ok(Savepoint { name, sheet }),
        None => Err(format!("expected a sheet, found {sheet:?}")),
    };
    Ok(Journal {
        steps: steps.iter().map(step).collect::<Result<_, String>>()?,
        done,
        savepoints: savepoints
            .into_iter()
            .map(savepoint)
            .collect::<Result<_, String>>()?,
    })
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
    /// The puzzle, or what is wrong with it.
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
