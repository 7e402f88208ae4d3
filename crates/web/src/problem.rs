//! Everything that is refused, as JSON in the shape of the protocol's errors.

use axum::body::Body;
use axum::extract::Request;
use axum::http::{HeaderValue, StatusCode, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use novena_store::StoreError;
use novena_texts::Language;
use serde_json::json;

use crate::texts;

/// Why a request was not carried out. Its sentence is made last, in the reader's language.
#[derive(Clone, Debug)]
pub struct Problem {
    status: StatusCode,
    id: &'static str,
    fillings: Vec<(&'static str, String)>,
    /// What the answer says besides the error.
    beside: Option<(&'static str, String)>,
    /// Whose sentences: `error` or `store`.
    texts: &'static str,
}

impl Problem {
    pub(crate) const fn new(status: StatusCode, id: &'static str) -> Self {
        Self {
            status,
            id,
            fillings: Vec::new(),
            beside: None,
            texts: "error",
        }
    }

    /// A problem with the store, which has sentences of its own.
    pub(crate) const fn of_store(status: StatusCode, id: &'static str) -> Self {
        let mut problem = Self::new(status, id);
        problem.texts = "store";
        problem
    }

    /// The same with a field of JSON beside the error.
    pub(crate) fn beside(mut self, name: &'static str, json: String) -> Self {
        self.beside = Some((name, json));
        self
    }

    /// The same with what fills its sentence.
    #[expect(clippy::needless_pass_by_value, reason = "calls read better without &")]
    pub(crate) fn with(mut self, name: &'static str, value: impl ToString) -> Self {
        self.fillings.push((name, value.to_string()));
        self
    }

    /// A bug of ours; the log has more.
    pub(crate) const fn internal() -> Self {
        Self::new(StatusCode::INTERNAL_SERVER_ERROR, "internal")
    }

    /// More work than there are hands for.
    pub(crate) const fn busy() -> Self {
        Self::new(StatusCode::SERVICE_UNAVAILABLE, "busy")
    }

    fn told(self, language: Language) -> Response {
        let message = texts::sentence(language, self.texts, self.id, &self.fillings);
        let error = json!({"id": self.id, "message": message});
        let beside = self
            .beside
            .map(|(name, json)| format!(r#","{name}":{json}"#));
        let beside = beside.unwrap_or_default();
        let answer = format!(r#"{{"v":1,"error":{error}{beside}}}"#);
        let mut response = (self.status, json_body(answer)).into_response();
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

impl From<StoreError> for Problem {
    fn from(error: StoreError) -> Self {
        let status = match error {
            StoreError::NoSuchGame { .. } | StoreError::NoSuchCollection { .. } => {
                StatusCode::NOT_FOUND
            }
            StoreError::ChangedElsewhere { .. } => StatusCode::CONFLICT,
            StoreError::Refused(_)
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
        let problem = Self::of_store(status, error.id());
        let fillings = error.args();
        Self {
            fillings,
            ..problem
        }
    }
}

/// A body of JSON with its type.
pub(crate) fn json_body(text: String) -> impl IntoResponse {
    let json = HeaderValue::from_static("application/json");
    ([(header::CONTENT_TYPE, json)], Body::from(text))
}

/// The problem travels beside an empty response, until somebody knows the language.
impl IntoResponse for Problem {
    fn into_response(self) -> Response {
        let mut response = self.status.into_response();
        response.extensions_mut().insert(self);
        response
    }
}

/// Says what is wrong in the language that the client's browser asks for.
pub(crate) async fn tell(request: Request, next: Next) -> Response {
    let accepted = request.headers().get(header::ACCEPT_LANGUAGE).cloned();
    let mut response = next.run(request).await;
    let Some(problem) = response.extensions_mut().remove::<Problem>() else {
        return response;
    };
    let mut told = problem.told(texts::accepted(accepted.as_ref()));
    if let Some(allowed) = response.headers_mut().remove(header::ALLOW) {
        told.headers_mut().insert(header::ALLOW, allowed);
    }
    told
}
