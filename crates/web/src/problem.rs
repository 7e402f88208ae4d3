//! Every refusal, as JSON in the format of the protocol's errors.

use std::fmt;
use std::sync::Arc;

use axum::body::Body;
use axum::extract::Request;
use axum::http::{HeaderValue, StatusCode, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use novena_core::{Argument, Refusal};
use novena_store::{GameId, StoreError};
use novena_texts::{Language, Naming, Wording};
use novena_wire::Failure;
use novena_wire::protocol::ErrorBody;
use serde::Serialize;

use crate::stored_games::StoredReply;
use crate::texts;

/// Why a request was refused. The message is built last, in the reader's language.
#[derive(Clone, Debug)]
pub struct Problem {
    status: StatusCode,
    cause: Cause,
    /// The reader's language, if the request specifies one.
    language: Option<Language>,
    /// The current game, which is sent together with the error.
    newer: Option<Arc<StoredReply>>,
}

#[derive(Clone, Debug)]
enum Cause {
    /// A problem for which the server has its own message.
    Own {
        id: &'static str,
        fillings: Vec<(&'static str, String)>,
    },
    /// A problem with the store.
    Store(Arc<StoreError>),
    /// A name that does not belong to any game.
    NoSuchGame(UnknownGame),
    /// A failure in the protocol, which has its own message.
    Protocol(Failure),
}

/// An error in the protocol's format.
#[derive(Serialize)]
struct ErrorEnvelope<'a> {
    v: u64,
    error: ErrorBody,
    #[serde(skip_serializing_if = "Option::is_none")]
    newer: Option<&'a StoredReply>,
}

impl Problem {
    pub(crate) const fn new(status: StatusCode, id: &'static str) -> Self {
        let fillings = Vec::new();
        Self::because(status, Cause::Own { id, fillings })
    }

    /// Returns the problem for a path that should specify a game but does not.
    pub(crate) fn no_such_game(name: &str) -> Self {
        let cause = Cause::NoSuchGame(UnknownGame(name.to_owned()));
        Self::because(StatusCode::NOT_FOUND, cause)
    }

    const fn because(status: StatusCode, cause: Cause) -> Self {
        Self {
            status,
            cause,
            language: None,
            newer: None,
        }
    }

    /// Returns the problem for a game that has changed since the client last saw it. The error
    /// includes the current game.
    pub(crate) fn newer(game: GameId, reply: StoredReply) -> Self {
        let mut problem = Self::from(StoreError::ChangedElsewhere { game });
        problem.newer = Some(Arc::new(reply));
        problem
    }

    /// Returns the same problem with a value for its message.
    #[expect(clippy::needless_pass_by_value, reason = "calls read better without &")]
    pub(crate) fn with(mut self, name: &'static str, value: impl ToString) -> Self {
        if let Cause::Own { fillings, .. } = &mut self.cause {
            fillings.push((name, value.to_string()));
        }
        self
    }

    /// Returns the same problem for a reader of this language.
    pub(crate) const fn in_language(mut self, language: Language) -> Self {
        self.language = Some(language);
        self
    }

    /// Returns the problem for a bug in our code. The log contains the details.
    pub(crate) const fn internal() -> Self {
        Self::new(StatusCode::INTERNAL_SERVER_ERROR, "internal")
    }

    /// Returns the problem for an overloaded server.
    pub(crate) const fn busy() -> Self {
        Self::new(StatusCode::SERVICE_UNAVAILABLE, "busy")
    }

    /// Returns the response, in this language unless the request specifies one.
    pub(crate) fn response(self, accepted: Language) -> Response {
        let language = self.language.unwrap_or(accepted);
        let error = match &self.cause {
            Cause::Own { id, fillings } => {
                ErrorBody::new(id, texts::sentence(language, "error", id, fillings))
            }
            Cause::Store(error) => refused(&**error, language),
            Cause::NoSuchGame(game) => refused(game, language),
            Cause::Protocol(failure) => failure.body(language),
        };
        let answer = ErrorEnvelope {
            v: 1,
            error,
            newer: self.newer.as_deref(),
        };
        let mut response = (self.status, json_body(&answer)).into_response();
        let headers = response.headers_mut();
        match self.status {
            StatusCode::UNAUTHORIZED => {
                headers.insert(header::WWW_AUTHENTICATE, HeaderValue::from_static("Bearer"));
            }
            StatusCode::TOO_MANY_REQUESTS | StatusCode::SERVICE_UNAVAILABLE => {
                headers.insert(header::RETRY_AFTER, HeaderValue::from_static("1"));
            }
            _ => {}
        }
        response
    }
}

/// A name in a path that does not belong to any game.
#[derive(Clone, Debug)]
struct UnknownGame(String);

impl fmt::Display for UnknownGame {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "there is no game {}", self.0)
    }
}

impl Refusal for UnknownGame {
    fn topic(&self) -> &'static str {
        "store"
    }

    fn id(&self) -> &'static str {
        "no-such-game"
    }

    fn arguments(&self, give: &mut dyn FnMut(&'static str, Argument<'_>)) {
        give("game", Argument::Text(&self.0));
    }
}

/// Returns the error for a refusal that all front ends word alike.
fn refused(refusal: &dyn Refusal, language: Language) -> ErrorBody {
    let wording = Wording::shared(language, Naming::Short);
    ErrorBody::new(refusal.id(), wording.refusal(refusal))
}

impl From<StoreError> for Problem {
    fn from(error: StoreError) -> Self {
        let status = match error {
            StoreError::NoSuchGame { .. } | StoreError::NoSuchCollection { .. } => {
                StatusCode::NOT_FOUND
            }
            StoreError::ChangedElsewhere { .. } => StatusCode::CONFLICT,
            StoreError::Refused(_)
            | StoreError::TooMuch { .. }
            | StoreError::NoName
            | StoreError::NotAnExport
            | StoreError::NewerExport { .. }
            | StoreError::BadExport { .. } => StatusCode::UNPROCESSABLE_ENTITY,
            StoreError::Busy => StatusCode::SERVICE_UNAVAILABLE,
            StoreError::Full => StatusCode::INSUFFICIENT_STORAGE,
            _ => StatusCode::INTERNAL_SERVER_ERROR,
        };
        if status.is_server_error() {
            tracing::error!(%error, "the store failed");
        }
        Self::because(status, Cause::Store(Arc::new(error)))
    }
}

impl From<Failure> for Problem {
    fn from(failure: Failure) -> Self {
        let status = failure_status(failure.id());
        Self::because(status, Cause::Protocol(failure))
    }
}

/// Returns the status for a protocol error.
pub(crate) fn failure_status(id: &str) -> StatusCode {
    match id {
        "not-json" | "unfit" | "unknown-op" | "unknown-version" => StatusCode::BAD_REQUEST,
        "internal" => StatusCode::INTERNAL_SERVER_ERROR,
        "stopped" => StatusCode::SERVICE_UNAVAILABLE,
        _ => StatusCode::UNPROCESSABLE_ENTITY,
    }
}

/// Returns a response whose body is a value as JSON.
pub(crate) fn json_body(value: &impl Serialize) -> Response {
    match serde_json::to_string(value) {
        Ok(text) => json_text(text).into_response(),
        Err(error) => {
            tracing::error!(%error, "an answer cannot be written");
            Problem::internal().into_response()
        }
    }
}

/// Returns a response whose body is text that is already JSON.
pub(crate) fn json_text(text: String) -> impl IntoResponse {
    let json = HeaderValue::from_static("application/json");
    ([(header::CONTENT_TYPE, json)], Body::from(text))
}

/// The problem is attached to an empty response until the language is known.
impl IntoResponse for Problem {
    fn into_response(self) -> Response {
        let mut response = self.status.into_response();
        response.extensions_mut().insert(self);
        response
    }
}

/// Fills in the error message in the language that the client's browser requests.
pub(crate) async fn add_message(request: Request, next: Next) -> Response {
    let accepted = request.headers().get(header::ACCEPT_LANGUAGE).cloned();
    let mut response = next.run(request).await;
    let Some(problem) = response.extensions_mut().remove::<Problem>() else {
        return response;
    };
    let mut answer = problem.response(texts::accepted(accepted.as_ref()));
    if let Some(allowed) = response.headers_mut().remove(header::ALLOW) {
        answer.headers_mut().insert(header::ALLOW, allowed);
    }
    answer
}
