//! Why a request has no answer.

use serde::Serialize;

use super::limits::Limit;
use super::texts::Texts;
use crate::ReadError;

/// Why a request has no answer. The sentence is made last, in the language of the request.
#[derive(Clone, Debug)]
pub(crate) struct Failure {
    pub(crate) id: &'static str,
    fillings: Vec<(&'static str, String)>,
    field: Option<String>,
    at: Option<Place>,
    limit: Option<LimitShape>,
    next: Option<[u64; 2]>,
}

/// An error as it is written.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub(crate) struct ErrorShape {
    /// Its name, for programs.
    id: &'static str,
    /// A sentence in the language asked for.
    message: String,
    /// The value at fault, as `state.steps[3][0]`.
    #[serde(skip_serializing_if = "Option::is_none")]
    field: Option<String>,
    /// Where in the request it ends.
    #[serde(skip_serializing_if = "Option::is_none")]
    at: Option<Place>,
    /// The limit that was reached.
    #[serde(skip_serializing_if = "Option::is_none")]
    limit: Option<LimitShape>,
    /// Where a search can be taken up again.
    #[serde(skip_serializing_if = "Option::is_none")]
    next: Option<[u64; 2]>,
}

/// A place in a text, both counted from 1.
#[derive(Clone, Copy, Debug, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub(crate) struct Place {
    line: usize,
    column: usize,
}

/// A limit, and how much was asked for where that is known.
#[derive(Clone, Copy, Debug, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub(crate) struct LimitShape {
    id: &'static str,
    most: u64,
    #[serde(skip_serializing_if = "Option::is_none")]
    found: Option<u64>,
}

impl From<Limit> for LimitShape {
    fn from(limit: Limit) -> Self {
        Self {
            id: limit.id,
            most: limit.most,
            found: None,
        }
    }
}

impl Failure {
    /// The ids of the errors that are the protocol's own, each with a text `error-ID`. Those of
    /// moves and wishes have ids of their own crates.
    #[cfg(test)]
    pub(crate) const IDS: [&'static str; 14] = [
        "not-json",
        "unfit",
        "unknown-op",
        "unknown-version",
        "too-much",
        "too-long-a-search",
        "not-found",
        "no-puzzle",
        "no-such-record",
        "damaged",
        "unreadable-link",
        "one-of",
        "stopped",
        "internal",
    ];

    pub(crate) const fn new(id: &'static str) -> Self {
        Self {
            id,
            fillings: Vec::new(),
            field: None,
            at: None,
            limit: None,
            next: None,
        }
    }

    /// The same with what fills its sentence.
    pub(crate) fn with(mut self, name: &'static str, value: impl ToString) -> Self {
        self.fillings.push((name, value.to_string()));
        self
    }

    /// The same, about this value of the request.
    pub(crate) fn of(mut self, field: impl Into<String>) -> Self {
        self.field = Some(field.into());
        self
    }

    /// The same with where to go on.
    pub(crate) const fn then(mut self, next: [u64; 2]) -> Self {
        self.next = Some(next);
        self
    }

    /// A value that is not what belongs there.
    pub(crate) fn unfit(field: impl Into<String>, reason: impl ToString) -> Self {
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
        failure.limit = Some(LimitShape {
            found,
            ..limit.into()
        });
        failure
    }

    pub(crate) fn shape(self, texts: &Texts) -> ErrorShape {
        let message = texts.failure(self.id, self.field.as_deref(), &self.fillings);
        let Self {
            id,
            field,
            at,
            limit,
            next,
            ..
        } = self;
        ErrorShape {
            id,
            message,
            field,
            at,
            limit,
            next,
        }
    }
}

impl From<ReadError> for Failure {
    fn from(error: ReadError) -> Self {
        match error {
            ReadError::NotJson {
                line,
                column,
                reason,
            } => Self {
                at: Some(Place { line, column }),
                ..Self::new("not-json").with("reason", reason)
            },
            ReadError::Unfit {
                at,
                line,
                column,
                reason,
            } => Self {
                at: Some(Place { line, column }),
                field: at,
                ..Self::new("unfit").with("reason", reason)
            },
            ReadError::Impossible { at, contradiction } => Self::unfit(at, contradiction),
        }
    }
}
