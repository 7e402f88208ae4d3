//! Outgoing answers.

use novena_texts::Language;
use serde::{Serialize, Serializer};

use super::Answer;
use super::error::{ErrorBody, Failure};
use super::limits::ANSWER_BYTES;
use super::request::{Head, Rejection, RequestId, VERSION};
use crate::step::written;

/// The result of a request, with the fields of the request that the answer repeats.
#[derive(Debug)]
pub struct Reply {
    id: Option<RequestId>,
    language: Language,
    result: Result<Answer, Failure>,
}

/// A reply as JSON.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct ReplyText {
    /// The text, one line.
    pub json: String,
    /// The ID of the error, if the reply is an error.
    pub error: Option<&'static str>,
}

impl Reply {
    /// The reply to a request with this head.
    #[must_use]
    pub fn new(head: Head, result: Result<Answer, Failure>) -> Self {
        Self {
            id: head.id,
            language: head.language,
            result,
        }
    }

    /// The reply as JSON. If it exceeds the limit, it is replaced by an error.
    ///
    /// ```
    /// use novena_wire::{Reply, Request};
    ///
    /// let rejection = Request::from_json("[]").unwrap_err();
    /// let text = Reply::from(rejection).into_text();
    /// assert_eq!(text.error, Some("unfit"));
    /// ```
    #[must_use]
    pub fn into_text(mut self) -> ReplyText {
        let json = written(&self);
        let json = match ANSWER_BYTES.check(json.len()) {
            Ok(()) => json,
            Err(failure) => {
                self.result = Err(failure);
                written(&self)
            }
        };
        ReplyText {
            json,
            error: self.result.err().map(|failure| failure.id()),
        }
    }
}

impl From<Rejection> for Reply {
    fn from(rejection: Rejection) -> Self {
        Self::new(rejection.head, Err(rejection.failure))
    }
}

impl Serialize for Reply {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        #[derive(Serialize)]
        struct Envelope<'a> {
            v: u64,
            #[serde(skip_serializing_if = "Option::is_none")]
            id: Option<&'a RequestId>,
            #[serde(skip_serializing_if = "Option::is_none")]
            ok: Option<&'a Answer>,
            #[serde(skip_serializing_if = "Option::is_none")]
            error: Option<ErrorBody>,
        }
        let (ok, error) = match &self.result {
            Ok(answer) => (Some(answer), None),
            Err(failure) => (None, Some(failure.body(self.language))),
        };
        let envelope = Envelope {
            v: VERSION,
            id: self.id.as_ref(),
            ok,
            error,
        };
        envelope.serialize(serializer)
    }
}
