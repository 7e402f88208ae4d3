//! Pasted text, in any format.

use novena_core::Puzzle;
use novena_formats::{Ambiguity, Content, Format, ParseError, Reader, Record, RecordParts, Writer};
use novena_kernel::Wave;
use novena_play::{Labels, SavedGame};
use serde::{Deserialize, Serialize};

use super::enter::{Repeat, repeats};
use super::error::Failure;
use super::limits::{CONVERTED, NAME_CHARACTERS, PROBLEMS, RECORDS};
use super::make::begun_with;
use super::share;
#[cfg(feature = "openapi")]
use super::state::State;
use super::state::{GameSource, LabelledGame};
use super::view::{GameAnswer, VerdictBody};
use super::{Context, Task};
use crate::name::{by_name, by_name_option};
#[cfg(feature = "openapi")]
use crate::named;

/// Asks to open a pasted text: puzzles in any format, or one of our links.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct OpenRequest {
    /// The text.
    pub text: String,
    /// The format; by default it is detected.
    #[serde(default, with = "by_name_option")]
    #[cfg_attr(feature = "openapi", schema(value_type = Option<named::Format>))]
    pub format: Option<Format>,
    /// The record to open as a game, counted from 0.
    #[serde(default)]
    pub choose: usize,
}

/// The records of a text, and one of them as a game.
#[derive(Debug, Serialize)]
#[non_exhaustive]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct OpenAnswer {
    /// The format, or `link` for one of our links.
    pub format: &'static str,
    /// Another format in which the text has a different meaning. To read the text in that format,
    /// send this value as `format`.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "openapi", schema(nullable = false))]
    pub could_be: Option<&'static str>,
    /// The number of records.
    pub count: usize,
    /// The first records.
    pub records: Vec<RecordSummary>,
    /// The first lines that are not records.
    pub problems: Vec<LineProblem>,
    /// The number of solutions of the game's givens.
    pub verdict: VerdictBody,
    /// The digits that repeat in a house.
    pub repeats: Vec<Repeat>,
    /// The game.
    #[serde(flatten)]
    pub game: GameAnswer,
}

/// A summary of a record.
#[derive(Debug, Serialize)]
#[non_exhaustive]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct RecordSummary {
    /// Its line in the text.
    pub line: u64,
    /// Its givens.
    #[serde(serialize_with = "by_name::serialize")]
    #[cfg_attr(feature = "openapi", schema(value_type = named::Puzzle))]
    pub puzzle: Puzzle,
    /// Its title.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "openapi", schema(nullable = false))]
    pub title: Option<String>,
    /// Its difficulty.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "openapi", schema(nullable = false))]
    pub level: Option<String>,
    /// Its parts besides the givens.
    pub parts: Vec<&'static str>,
}

/// A line that is not a record.
#[derive(Debug, Serialize)]
#[non_exhaustive]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct LineProblem {
    /// The line.
    pub line: u64,
    /// The machine-readable name of the problem.
    pub id: &'static str,
    /// The problem as a sentence, in the language of the request.
    pub reason: String,
}

fn parts(parts: RecordParts) -> Vec<&'static str> {
    parts.iter().map(novena_formats::RecordPart::id).collect()
}

/// A label, truncated to the maximum length.
fn label(text: Option<String>) -> Option<String> {
    text.map(|text| text.chars().take(NAME_CHARACTERS.most()).collect())
}

impl Task for OpenRequest {
    const ID: &'static str = "open";
    type Answer = OpenAnswer;

    fn answer(self, context: &Context<'_>) -> Result<OpenAnswer, Failure> {
        if let Some(game) = share::read(&self.text) {
            let game = LabelledGame::from(game?);
            return Ok(OpenAnswer {
                format: "link",
                could_be: None,
                count: 1,
                records: Vec::new(),
                problems: Vec::new(),
                verdict: verdict(game.game.givens()),
                repeats: repeats(game.game.givens().board(), context.texts),
                game: GameAnswer::new(game, context)?,
            });
        }
        let read = TextRecords::new(&self.text, self.format, context)?;
        let mut records = read.records;
        let count = records.len();
        if count == 0 {
            return Err(no_puzzle(read.first.unwrap_or(ParseError::Empty)));
        }
        if self.choose >= count {
            return Err(Failure::new("no-such-record")
                .with("choose", self.choose)
                .with("count", count)
                .of("choose"));
        }
        let listed = records.iter().take(RECORDS.most()).map(RecordSummary::of);
        let summaries = listed.collect();
        let (_, record) = records.swap_remove(self.choose);
        let game = game(record)?;
        Ok(OpenAnswer {
            format: read.format.map_or("", Format::id),
            could_be: read.ambiguity.map(|ambiguity| ambiguity.other.id()),
            count,
            records: summaries,
            problems: read.problems,
            verdict: verdict(game.game.givens()),
            repeats: repeats(game.game.givens().board(), context.texts),
            game: GameAnswer::new(game, context)?,
        })
    }
}

/// Whether a puzzle has no solution, one or several.
fn verdict(givens: &Puzzle) -> VerdictBody {
    Wave::new().verdict(givens).0.into()
}

impl RecordSummary {
    fn of((line, record): &(u64, Record)) -> Self {
        Self {
            line: *line,
            puzzle: record.givens,
            title: label(record.title.clone()),
            level: label(record.level.clone()),
            parts: parts(record.parts()),
        }
    }
}

/// A record as a game, with its steps if they are consistent, otherwise with only its final state.
fn game(mut record: Record) -> Result<LabelledGame, Failure> {
    let labels = Labels {
        title: label(record.title.take()),
        level: label(record.level.take()),
        source: label(record.comment.take()),
        ..Labels::default()
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
    Ok(LabelledGame { game, labels })
}

/// The records in a text, and its problems.
struct TextRecords {
    format: Option<Format>,
    ambiguity: Option<Ambiguity>,
    records: Vec<(u64, Record)>,
    problems: Vec<LineProblem>,
    /// The first error.
    first: Option<ParseError>,
}

/// The failure for text that does not contain a puzzle.
fn no_puzzle(error: ParseError) -> Failure {
    Failure::new("no-puzzle").because(error).of_text()
}

impl TextRecords {
    fn new(text: &str, format: Option<Format>, context: &Context<'_>) -> Result<Self, Failure> {
        // Reading from memory cannot fail.
        let unreadable = |_| Failure::new("internal");
        let reader = Reader::new(text.as_bytes(), "text", format).map_err(unreadable)?;
        let mut read = Self {
            format: reader.format(),
            ambiguity: reader.ambiguity(),
            records: Vec::new(),
            problems: Vec::new(),
            first: None,
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
                    read.problems.push(LineProblem {
                        line: entry.line,
                        id: error.id(),
                        reason: context.texts.short.reason(&error),
                    });
                    read.first.get_or_insert(error);
                }
                Content::Error(_) | Content::Neutral(_) => {}
            }
        }
        Ok(read)
    }
}

/// Asks for a text or a game in another format.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct ConvertRequest {
    /// The text. Specify either this or `state`.
    #[serde(default)]
    pub text: Option<String>,
    /// The game.
    #[serde(default, rename = "state")]
    #[cfg_attr(feature = "openapi", schema(value_type = Option<State>))]
    pub game: Option<GameSource>,
    /// The format of the text; by default it is detected.
    #[serde(default, with = "by_name_option")]
    #[cfg_attr(feature = "openapi", schema(value_type = Option<named::Format>))]
    pub from: Option<Format>,
    /// The format to convert to.
    #[serde(with = "by_name")]
    #[cfg_attr(feature = "openapi", schema(value_type = named::Format))]
    pub to: Format,
}

/// A text in another format.
#[derive(Debug, Serialize)]
#[non_exhaustive]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct ConvertAnswer {
    /// The text.
    pub text: String,
    /// The number of records written.
    pub count: usize,
    /// The parts that the format cannot store.
    pub dropped: Vec<&'static str>,
    /// The first lines that are not records.
    pub problems: Vec<LineProblem>,
}

impl Task for ConvertRequest {
    const ID: &'static str = "convert";
    type Answer = ConvertAnswer;

    fn answer(self, context: &Context<'_>) -> Result<ConvertAnswer, Failure> {
        let (records, problems) = match (self.text, self.game) {
            (Some(text), None) => {
                let read = TextRecords::new(&text, self.from, context)?;
                let records = read.records.into_iter().map(|(_, record)| record);
                (records.collect(), read.problems)
            }
            (None, Some(game)) => (vec![record(game.into_game()?)], Vec::new()),
            _ => return Err(Failure::new("one-of").with("expected", "text, state")),
        };
        let internal = |_| Failure::new("internal");
        let mut writer = Writer::new(self.to, Vec::new());
        let mut dropped = RecordParts::NONE;
        for record in &records {
            dropped = dropped.union(writer.write(record).map_err(internal)?);
            super::limits::ANSWER_BYTES.check(writer.get_mut().len())?;
        }
        let bytes = writer.finish().map_err(internal)?;
        Ok(ConvertAnswer {
            text: String::from_utf8_lossy(&bytes).into_owned(),
            count: records.len(),
            dropped: parts(dropped),
            problems,
        })
    }
}

/// A game as a record.
fn record(LabelledGame { game, labels }: LabelledGame) -> Record {
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
