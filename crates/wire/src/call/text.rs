//! Texts that people paste, in any format.

use novena_core::Puzzle;
use novena_formats::{Content, Doubt, Format, Reader, Record, RecordParts, Writer};
use novena_play::SavedGame;
use serde::{Deserialize, Serialize};

use super::error::Failure;
use super::limits::{CONVERTED, NAME_CHARACTERS, PROBLEMS, RECORDS};
use super::make::begun_with;
use super::share;
use super::solve::{Repeat, repeats};
use super::state::{Labels, State, Table};
use super::view::Shown;
use super::{Context, Operation};
use crate::name::Name;
#[cfg(feature = "openapi")]
use crate::named;
use crate::object::Object;

/// Opens what someone pasted: a text in any format, or a link of ours.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub(super) struct Open {
    text: String,
    /// The format, if it is not to be found out.
    #[serde(default)]
    #[cfg_attr(feature = "openapi", schema(value_type = Option<named::Format>))]
    format: Option<Name<Format>>,
    /// Which record becomes the game, from 0.
    #[serde(default)]
    choose: usize,
}

/// What was found, and one of it as a game.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub(super) struct Opened {
    /// The format, or `link` for one of ours.
    format: &'static str,
    /// A format that it could be as well, and mean something else in: ask again with it.
    #[serde(skip_serializing_if = "Option::is_none")]
    could_be: Option<&'static str>,
    /// How many records there are.
    count: usize,
    /// The first of them.
    records: Vec<Summary>,
    /// Lines that are no record, the first of them.
    problems: Vec<Problem>,
    /// Digits that repeat among the givens of the game.
    repeats: Vec<Repeat>,
    #[serde(flatten)]
    shown: Shown,
}

/// A record in short.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub(super) struct Summary {
    line: u64,
    #[cfg_attr(feature = "openapi", schema(value_type = named::Puzzle))]
    puzzle: Name<Puzzle>,
    #[serde(skip_serializing_if = "Option::is_none")]
    title: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    level: Option<String>,
    /// What it has besides givens.
    parts: Vec<&'static str>,
}

/// A line that is no record. The reason is English.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub(super) struct Problem {
    line: u64,
    id: &'static str,
    reason: String,
}

fn parts(parts: RecordParts) -> Vec<&'static str> {
    parts.iter().map(novena_formats::RecordPart::id).collect()
}

/// A label of reasonable length.
fn label(text: Option<String>) -> Option<String> {
    text.map(|text| text.chars().take(NAME_CHARACTERS.most()).collect())
}

impl Operation for Open {
    const ID: &'static str = "open";
    type Answer = Opened;

    fn answer(self, context: &Context<'_>) -> Result<Opened, Failure> {
        if let Some(game) = share::read(&self.text) {
            let game = game?;
            let table = Table {
                labels: Labels::default(),
                game,
            };
            return Ok(Opened {
                format: "link",
                could_be: None,
                count: 1,
                records: Vec::new(),
                problems: Vec::new(),
                repeats: repeats(table.game.givens().board()),
                shown: Shown::new(table, context)?,
            });
        }
        let read = Read::new(&self.text, self.format, context)?;
        let mut records = read.records;
        let count = records.len();
        if count == 0 {
            let first = read.problems.first();
            let reason = first.map_or_else(String::new, |problem| problem.reason.clone());
            return Err(Failure::new("no-puzzle").with("reason", reason).of("text"));
        }
        if self.choose >= count {
            return Err(Failure::new("no-such-record")
                .with("choose", self.choose)
                .with("count", count)
                .of("choose"));
        }
        let listed = records.iter().take(RECORDS.most()).map(Summary::of);
        let summaries = listed.collect();
        let (_, record) = records.swap_remove(self.choose);
        let table = table(record)?;
        Ok(Opened {
            format: read.format.map_or("", Format::id),
            could_be: read.doubt.map(|doubt| doubt.other.id()),
            count,
            records: summaries,
            problems: read.problems,
            repeats: repeats(table.game.givens().board()),
            shown: Shown::new(table, context)?,
        })
    }
}

impl Summary {
    fn of((line, record): &(u64, Record)) -> Self {
        Self {
            line: *line,
            puzzle: Name(record.givens),
            title: label(record.title.clone()),
            level: label(record.level.clone()),
            parts: parts(record.parts()),
        }
    }
}

/// A record as a game: with its steps if they hold together, else as it stands.
fn table(mut record: Record) -> Result<Table, Failure> {
    let labels = Labels {
        title: label(record.title.take()),
        level: label(record.level.take()),
        source: label(record.comment.take()),
    };
    let mut game = begun_with(record.givens, &record.sheet())?;
    if let Some(journal) = record.journal.take() {
        let sheet = *game.sheet();
        let saved = SavedGame {
            journal: *journal,
            ..game.clone().into_saved()
        };
        if let Ok(played) = saved.into_game()
            && *played.sheet() == sheet
        {
            game = played;
        }
    }
    game.elapsed = record.time.unwrap_or_default();
    Ok(Table { game, labels })
}

/// What a text holds.
struct Read {
    format: Option<Format>,
    doubt: Option<Doubt>,
    records: Vec<(u64, Record)>,
    problems: Vec<Problem>,
}

impl Read {
    fn new(
        text: &str,
        format: Option<Name<Format>>,
        context: &Context<'_>,
    ) -> Result<Self, Failure> {
        let unreadable = |error| Failure::new("no-puzzle").with("reason", error).of("text");
        let format = format.map(|format| format.0);
        let reader = Reader::new(text.as_bytes(), "text", format).map_err(unreadable)?;
        let mut read = Self {
            format: reader.format(),
            doubt: reader.doubt(),
            records: Vec::new(),
            problems: Vec::new(),
        };
        for entry in reader {
            context.go_on()?;
            let entry = entry.map_err(unreadable)?;
            match entry.content {
                Content::Record(record) => {
                    read.records.push((entry.line, record));
                    CONVERTED.check(read.records.len())?;
                }
                Content::Error(error) if read.problems.len() < PROBLEMS.most() => {
                    read.problems.push(Problem {
                        line: entry.line,
                        id: error.id(),
                        reason: error.to_string(),
                    });
                }
                Content::Error(_) | Content::Neutral(_) => {}
            }
        }
        Ok(read)
    }
}

/// A text or a game in another format.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub(super) struct Convert {
    #[serde(default)]
    text: Option<String>,
    #[serde(default)]
    #[cfg_attr(feature = "openapi", schema(value_type = Option<State>))]
    state: Option<Object<State>>,
    /// The format of the text, if it is not to be found out.
    #[serde(default)]
    #[cfg_attr(feature = "openapi", schema(value_type = Option<named::Format>))]
    from: Option<Name<Format>>,
    #[cfg_attr(feature = "openapi", schema(value_type = named::Format))]
    to: Name<Format>,
}

#[derive(Debug, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub(super) struct Converted {
    text: String,
    /// How many records were written.
    count: usize,
    /// What the format could not keep.
    dropped: Vec<&'static str>,
    /// Lines that are no record, the first of them.
    problems: Vec<Problem>,
}

impl Operation for Convert {
    const ID: &'static str = "convert";
    type Answer = Converted;

    fn answer(self, context: &Context<'_>) -> Result<Converted, Failure> {
        let (records, problems) = match (self.text, self.state) {
            (Some(text), None) => {
                let read = Read::new(&text, self.from, context)?;
                let records = read.records.into_iter().map(|(_, record)| record);
                (records.collect(), read.problems)
            }
            (None, Some(Object(state))) => (vec![record(state.into_table()?)], Vec::new()),
            _ => return Err(Failure::new("one-of").with("expected", "text, state")),
        };
        let internal = |_| Failure::new("internal");
        let mut writer = Writer::new(self.to.0, Vec::new());
        let mut dropped = RecordParts::NONE;
        for record in &records {
            dropped = dropped.union(writer.write(record).map_err(internal)?);
            super::limits::ANSWER_BYTES.check(writer.get_mut().len())?;
        }
        let bytes = writer.finish().map_err(internal)?;
        Ok(Converted {
            text: String::from_utf8_lossy(&bytes).into_owned(),
            count: records.len(),
            dropped: parts(dropped),
            problems,
        })
    }
}

/// A game as a record.
fn record(Table { game, labels }: Table) -> Record {
    let mut record = Record::new(*game.givens()).with_sheet(game.sheet());
    record.title = labels.title;
    record.level = labels.level;
    record.comment = labels.source;
    if !game.journal().steps.is_empty() || !game.savepoints().is_empty() {
        record.journal = Some(Box::new(game.journal().clone()));
    }
    record.time = Some(game.elapsed).filter(|elapsed| !elapsed.is_zero());
    record
}
