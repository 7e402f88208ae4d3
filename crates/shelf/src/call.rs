//! The operations: one text in, one text out.

mod begin;
mod list;
mod play;

use novena_texts::Language;
use novena_wire::protocol::{ErrorBody, GameAnswer};
use novena_wire::{Failure, read_object_with};
use serde::Serialize;
use serde::de::DeserializeOwned;

use crate::game_row::GameRow;
use crate::head::{HEAD, Head};
use crate::replies::{GameReply, Games};
use crate::shelf_error::ShelfError;
use play::TurnAnswer;

/// Does what a request asks for: `{"op": …}` with the fields of its operation, which
/// `docs/protocol.md` lists.
///
/// The answer is `{"ok": {"row": …, "reply": …}}`, with a row where one is to be stored, or
/// `{"error": {"id": …, "message": …}}`. Where a move was not made because its game has changed
/// since the player saw it, the error has the game beside it, as `newer`.
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
    // Every key of an answer is a text.
    written.unwrap_or_default()
}

fn answer(head: &Head, text: &str) -> Result<Done, Problem> {
    match head.op.as_str() {
        "begin" => Ok(begin::begin(head, fields(text)?)?),
        "show" => Ok(begin::show(head, fields(text)?)?),
        "move" => play::make_move(head, fields(text)?),
        #[cfg(feature = "hints")]
        "hint" => play::hint(head, fields(text)?),
        "list" => Ok(list::list(head, fields(text)?)),
        op => Err(unknown(op).into()),
    }
}

/// An operation that is not one of ours, or not in this build.
fn unknown(op: &str) -> Failure {
    Failure::unknown_operation(op, OPERATIONS)
}

/// The names of all operations.
const OPERATIONS: &[&str] = &[
    "begin",
    "show",
    "move",
    #[cfg(feature = "hints")]
    "hint",
    "list",
];

/// The fields of an operation, or what is wrong with them.
fn fields<T: DeserializeOwned>(text: &str) -> Result<T, Failure> {
    read_object_with(HEAD, text)
}

#[derive(Serialize)]
struct Envelope {
    ok: Done,
}

#[derive(Serialize)]
struct ErrorEnvelope<'a> {
    error: ErrorBody,
    #[serde(skip_serializing_if = "Option::is_none")]
    newer: Option<&'a GameReply<GameAnswer>>,
}

/// What was done: a row to store, if there is one, and a reply to show.
#[derive(Serialize)]
struct Done {
    #[serde(skip_serializing_if = "Option::is_none")]
    row: Option<GameRow>,
    reply: ReplyBody,
}

/// A reply in the shape of the route of the same purpose.
#[derive(Serialize)]
#[serde(untagged)]
enum ReplyBody {
    Game(Box<GameReply<TurnAnswer>>),
    Games(Games),
}

/// Why nothing was done, and the game as it is now where that is the reason.
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
