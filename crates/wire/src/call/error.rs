//! Failures of requests.

use std::fmt;

use novena_core::Refusal;
use novena_formats::ParseError;
use novena_generator::{DrawingError, WishRefusal};
use novena_play::{MoveRefusal, SaveFault};
use novena_texts::Language;
use serde::Serialize;

use super::limits::Limit;
use super::texts::Texts;
use crate::ReadError;

/// The reason why a request failed. The message is built in the reader's language when it is shown.
///
/// ```
/// let rejection = novena_wire::Request::from_json(r#"{"op":"count"}"#).unwrap_err();
/// let failure = rejection.failure;
/// assert_eq!(failure.id(), "unfit");
/// assert_eq!(failure.place().map(|place| (place.line, place.column)), Some((1, 14)));
/// ```
#[derive(Clone, Debug)]
pub struct Failure {
    id: &'static str,
    /// Boxed to keep results small.
    details: Box<Details>,
}

#[derive(Clone, Debug, Default)]
struct Details {
    fillings: Vec<(&'static str, String)>,
    /// A refusal by another crate, which has a message in every language.
    cause: Option<Cause>,
    field: Option<String>,
    /// Whether the message is for the person who entered the field's value, so that it need not
    /// name the field.
    is_plain: bool,
    at: Option<Place>,
    limit: Option<ErrorLimit>,
    next: Option<[u64; 2]>,
}

/// A failure in JSON.
#[derive(Clone, Debug, Serialize)]
#[non_exhaustive]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct ErrorBody {
    /// The machine-readable name.
    pub id: &'static str,
    /// A sentence in the language of the request.
    pub message: String,
    /// The wrong value, such as `state.steps[3][0]`.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "openapi", schema(nullable = false))]
    pub field: Option<String>,
    /// The end of the wrong value in the request.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "openapi", schema(nullable = false))]
    pub at: Option<Place>,
    /// The limit that was reached.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "openapi", schema(nullable = false))]
    pub limit: Option<ErrorLimit>,
    /// Where a search can be resumed.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "openapi", schema(nullable = false))]
    pub next: Option<[u64; 2]>,
}

impl ErrorBody {
    /// An error with only an ID and a message, for servers with their own errors.
    #[must_use]
    pub const fn new(id: &'static str, message: String) -> Self {
        Self {
            id,
            message,
            field: None,
            at: None,
            limit: None,
            next: None,
        }
    }
}

/// A place in a text. Lines and columns count from 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Place {
    /// The line.
    pub line: usize,
    /// The column in bytes.
    pub column: usize,
}

/// A limit, and the actual amount if known.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[non_exhaustive]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct ErrorLimit {
    /// The limit's name.
    pub id: &'static str,
    /// The maximum.
    pub most: u64,
    /// The actual amount.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "openapi", schema(nullable = false))]
    pub found: Option<u64>,
}

impl From<Limit> for ErrorLimit {
    fn from(limit: Limit) -> Self {
        Self {
            id: limit.id,
            most: limit.most,
            found: None,
        }
    }
}

impl Failure {
    /// The IDs of the protocol's own errors, each with a message `error-ID`. Errors in moves,
    /// wishes and pasted text use the messages of their crates.
    #[cfg(test)]
    pub(crate) const IDS: [&'static str; 15] = [
        "not-json",
        "unfit",
        "unknown-op",
        "unknown-version",
        "too-much",
        "too-long-a-search",
        "not-found",
        "no-such-record",
        "damaged",
        "not-an-exercise",
        "unreadable-link",
        "too-long-for-qr",
        "one-of",
        "stopped",
        "internal",
    ];

    pub(crate) fn new(id: &'static str) -> Self {
        Self {
            id,
            details: Box::default(),
        }
    }

    /// The machine-readable name.
    #[must_use]
    pub const fn id(&self) -> &'static str {
        self.id
    }

    /// The wrong value, such as `state.steps[3][0]`, if exactly one value is wrong.
    #[must_use]
    pub fn field(&self) -> Option<&str> {
        self.details.field.as_deref()
    }

    /// The end of the wrong value in the request's text, if the request was given as text.
    #[must_use]
    pub fn place(&self) -> Option<Place> {
        self.details.at
    }

    /// Its sentence.
    #[must_use]
    pub fn message(&self, language: Language) -> String {
        let Details {
            fillings,
            cause,
            field,
            is_plain,
            ..
        } = &*self.details;
        let cause = cause.as_ref().map(Cause::refusal);
        let field = field.as_deref().filter(|_| !is_plain);
        Texts::of(language).failure(self.id, field, fillings, cause)
    }

    /// The failure as a JSON object.
    #[must_use]
    pub fn body(&self, language: Language) -> ErrorBody {
        let message = self.message(language);
        let details = &self.details;
        ErrorBody {
            field: details.field.clone(),
            at: details.at,
            limit: details.limit,
            next: details.next,
            ..ErrorBody::new(self.id, message)
        }
    }

    /// The same failure with an argument for its sentence.
    #[expect(clippy::needless_pass_by_value, reason = "calls read better without &")]
    pub(crate) fn with(mut self, name: &'static str, value: impl ToString) -> Self {
        self.details.fillings.push((name, value.to_string()));
        self
    }

    /// A refusal by another crate, with its ID.
    pub(crate) fn refused(cause: impl Into<Cause>) -> Self {
        let cause = cause.into();
        Self::new(cause.refusal().id()).because(cause)
    }

    /// The same failure with a refusal by another crate, which becomes the `$reason` in its
    /// message.
    pub(crate) fn because(mut self, cause: impl Into<Cause>) -> Self {
        self.details.cause = Some(cause.into());
        self
    }

    /// The same failure, attributed to this value of the request.
    pub(crate) fn of(mut self, field: impl Into<String>) -> Self {
        self.details.field = Some(field.into());
        self
    }

    /// The same failure, marked as concerning text entered by a person, so that its message does
    /// not name the field.
    pub(crate) fn of_text(self) -> Self {
        let mut failure = self.of("text");
        failure.details.is_plain = true;
        failure
    }

    /// The same failure with the point to continue from.
    pub(crate) fn then(mut self, next: [u64; 2]) -> Self {
        self.details.next = Some(next);
        self
    }

    /// An unknown operation.
    #[must_use]
    pub fn unknown_operation(op: &str, known: &[&str]) -> Self {
        let op: String = op.chars().take(100).collect();
        Self::new("unknown-op")
            .with("op", op)
            .with("known", known.join(", "))
            .of("op")
    }

    /// An invalid value.
    pub fn unfit(field: impl Into<String>, reason: impl ToString) -> Self {
        Self::new("unfit").with("reason", reason).of(field)
    }

    pub(crate) fn too_much(limit: Limit, found: Option<u64>) -> Self {
        let id = match found {
            Some(_) => "too-much",
            None => "too-long-a-search",
        };
        let mut failure = Self::new(id)
            .with("limit", limit.id)
            .with("most", limit.most)
            .with("found", found.unwrap_or_default());
        failure.details.limit = Some(ErrorLimit {
            found,
            ..limit.into()
        });
        failure
    }

    /// The same failure, about a value that ends at this position in the request.
    fn at(mut self, line: usize, column: usize) -> Self {
        self.details.at = Some(Place { line, column });
        self
    }
}

/// A refusal by another crate.
#[derive(Clone, Debug)]
pub(crate) enum Cause {
    Drawing(DrawingError),
    Move(MoveRefusal),
    Parse(ParseError),
    Save(SaveFault),
    Wish(WishRefusal),
}

impl Cause {
    fn refusal(&self) -> &dyn Refusal {
        match self {
            Self::Drawing(refusal) => refusal,
            Self::Move(refusal) => refusal,
            Self::Parse(refusal) => refusal,
            Self::Save(refusal) => refusal,
            Self::Wish(refusal) => refusal,
        }
    }
}

macro_rules! causes {
    ($($variant:ident $refusal:ty;)+) => {
        $(impl From<$refusal> for Cause {
            fn from(refusal: $refusal) -> Self {
                Self::$variant(refusal)
            }
        })+
    };
}

causes! {
    Drawing DrawingError;
    Move MoveRefusal;
    Parse ParseError;
    Save SaveFault;
    Wish WishRefusal;
}

/// Writes the sentence in English.
impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.message(Language::En))
    }
}

impl std::error::Error for Failure {}

impl From<ReadError> for Failure {
    fn from(error: ReadError) -> Self {
        match error {
            ReadError::NotJson {
                line,
                column,
                reason,
            } => Self::new("not-json")
                .with("reason", reason)
                .at(line, column),
            ReadError::Unfit {
                at,
                line,
                column,
                reason,
            } => {
                let failure = Self::new("unfit").with("reason", reason).at(line, column);
                match at {
                    Some(field) => failure.of(field),
                    None => failure,
                }
            }
            ReadError::Impossible { at, contradiction } => Self::unfit(at, contradiction),
        }
    }
}
