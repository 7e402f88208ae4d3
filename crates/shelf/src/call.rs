//! The operations. Requests and answers are JSON strings.

mod begin;
#[cfg(feature = "library")]
mod course;
mod delete;
#[cfg(feature = "library")]
mod library;
mod list;
mod play;
#[cfg(feature = "library")]
mod settings;
#[cfg(feature = "library")]
mod sync;

use novena_texts::Language;
use novena_wire::protocol::{ErrorBody, GameAnswer};
use novena_wire::{Failure, read_object_with};
use serde::Serialize;
use serde::de::DeserializeOwned;
#[cfg(feature = "library")]
use serde_json::{Map, Value};

use crate::game_row::GameRow;
use crate::head::{HEAD, Head};
use crate::replies::{Boards, GameReply, Games};
#[cfg(feature = "library")]
use crate::replies::{CourseBody, DrillBody, ImportBody, LessonBody, StatisticsBody};
#[cfg(feature = "library")]
use crate::setting_row::SettingRows;
use crate::shelf_error::ShelfError;
use crate::tombstone_row::TombstoneRow;
use play::TurnAnswer;

/// Carries out a request: `{"op": …}` with the operation's fields, which are listed in
/// `docs/store.md`.
///
/// The answer is `{"ok": {"row": …, "reply": …}}`, or `{"error": {"id": …, "message": …}}`. `row`
/// is present if a row is to be stored. If a move was rejected because the game has changed since
/// the player last saw it, the error's field `newer` contains the current game.
///
/// ```
/// let answer = novena_shelf::call(r#"{"op":"dance"}"#);
/// assert!(answer.starts_with(r#"{"error":{"id":"unknown-op","#));
/// ```
#[must_use]
pub fn call(text: &str) -> String {
    let (language, outcome) = match Head::read(text) {
        Ok(head) => (head.language(), answer(&head, text)),
        Err(failure) => (Language::En, Err(failure.into())),
    };
    let written = match outcome {
        Ok(ok) => serde_json::to_string(&Envelope { ok }),
        Err(problem) => serde_json::to_string(&ErrorEnvelope {
            error: problem.error.body(language),
            newer: problem.newer.as_deref(),
        }),
    };
    // Serialising cannot fail, because every key of an answer is a string.
    written.unwrap_or_default()
}

fn answer(head: &Head, text: &str) -> Result<CallResult, Problem> {
    match head.op.as_str() {
        "begin" => Ok(begin::begin(head, fields(text)?)?),
        "show" => Ok(begin::show(head, fields(text)?)?),
        "move" => play::make_move(head, fields(text)?),
        "hint" => play::hint(head, fields(text)?),
        "list" => Ok(list::list(head, fields(text)?)),
        "boards" => Ok(list::boards(fields(text)?)),
        "delete" => Ok(delete::delete(head, &fields(text)?)?),
        #[cfg(feature = "library")]
        "statistics" => Ok(library::statistics(head, &fields(text)?)),
        #[cfg(feature = "library")]
        "export" => Ok(library::export(fields(text)?)?),
        #[cfg(feature = "library")]
        "import" => Ok(library::import(head, fields(text)?)?),
        #[cfg(feature = "library")]
        "settings" => Ok(settings::settings(head, fields(text)?)?),
        #[cfg(feature = "library")]
        "course" => Ok(course::course(&fields(text)?)),
        #[cfg(feature = "library")]
        "exercise-result" => Ok(course::exercise_result(head, &fields(text)?)?),
        #[cfg(feature = "library")]
        "drill-result" => Ok(course::drill_result(head, &fields(text)?)?),
        #[cfg(feature = "library")]
        "sync-request" => Ok(sync::request(fields(text)?)),
        #[cfg(feature = "library")]
        "sync-reply" => Ok(sync::reply(head, fields(text)?)?),
        op => Err(unknown(op).into()),
    }
}

/// The failure for an operation that does not exist or was not compiled in.
fn unknown(op: &str) -> Failure {
    Failure::unknown_operation(op, OPERATIONS)
}

/// The names of all operations.
const OPERATIONS: &[&str] = &[
    "begin",
    "show",
    "move",
    "hint",
    "list",
    "boards",
    "delete",
    #[cfg(feature = "library")]
    "statistics",
    #[cfg(feature = "library")]
    "export",
    #[cfg(feature = "library")]
    "import",
    #[cfg(feature = "library")]
    "settings",
    #[cfg(feature = "library")]
    "course",
    #[cfg(feature = "library")]
    "exercise-result",
    #[cfg(feature = "library")]
    "drill-result",
    #[cfg(feature = "library")]
    "sync-request",
    #[cfg(feature = "library")]
    "sync-reply",
];

/// Reads the fields of an operation.
fn fields<T: DeserializeOwned>(text: &str) -> Result<T, Failure> {
    read_object_with(HEAD, text)
}

#[derive(Serialize)]
struct Envelope {
    ok: CallResult,
}

#[derive(Serialize)]
struct ErrorEnvelope<'a> {
    error: ErrorBody,
    #[serde(skip_serializing_if = "Option::is_none")]
    newer: Option<&'a GameReply<GameAnswer>>,
}

/// The result of an operation: the data to store in one transaction, and the reply to show.
#[derive(Serialize)]
struct CallResult {
    /// The game of the request, if it changed.
    #[serde(skip_serializing_if = "Option::is_none")]
    row: Option<GameRow>,
    /// New and changed games, in the order in which they are to be stored.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    rows: Vec<GameRow>,
    /// The numbers of the games to delete before `rows` is stored.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    removed: Vec<i64>,
    /// The tombstones of deleted games.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    deleted: Vec<TombstoneRow>,
    /// Imported data other than games.
    #[cfg(feature = "library")]
    #[serde(skip_serializing_if = "Option::is_none")]
    kept: Option<String>,
    /// All settings.
    #[cfg(feature = "library")]
    #[serde(skip_serializing_if = "Option::is_none")]
    settings: Option<SettingRows>,
    reply: ReplyBody,
}

impl CallResult {
    /// Creates a result that has a reply and nothing to store.
    const fn new(reply: ReplyBody) -> Self {
        Self {
            row: None,
            rows: Vec::new(),
            removed: Vec::new(),
            deleted: Vec::new(),
            #[cfg(feature = "library")]
            kept: None,
            #[cfg(feature = "library")]
            settings: None,
            reply,
        }
    }
}

/// A reply, which has the same shape as the reply of the corresponding route.
#[derive(Serialize)]
#[serde(untagged)]
enum ReplyBody {
    Game(Box<GameReply<TurnAnswer>>),
    Games(Games),
    /// The game to show instead of a new one.
    Known(KnownGame),
    Boards(Boards),
    /// An answer without a body.
    Nothing,
    #[cfg(feature = "library")]
    Statistics(StatisticsBody),
    #[cfg(feature = "library")]
    Export(library::ExportBody),
    #[cfg(feature = "library")]
    Import(ImportBody),
    #[cfg(feature = "library")]
    Settings(Map<String, Value>),
    #[cfg(feature = "library")]
    Course(CourseBody),
    #[cfg(feature = "library")]
    Lesson(LessonBody),
    #[cfg(feature = "library")]
    Drill(DrillBody),
    #[cfg(feature = "library")]
    Request(sync::RequestBody),
    #[cfg(feature = "library")]
    Seen(sync::SeenBody),
}

/// The number of an existing game.
#[derive(Serialize)]
struct KnownGame {
    known: i64,
}

/// The reason why nothing was done, and the current game if the sender had not seen it.
struct Problem {
    error: ShelfError,
    newer: Option<Box<GameReply<GameAnswer>>>,
}

impl<E: Into<ShelfError>> From<E> for Problem {
    fn from(error: E) -> Self {
        Self {
            error: error.into(),
            newer: None,
        }
    }
}
