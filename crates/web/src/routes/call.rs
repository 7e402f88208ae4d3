//! The protocol: `POST /api/call`, and a readable route for each operation.

use axum::Router;
use axum::body::Body;
use axum::extract::{Path, State};
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse, Response};
use axum::routing::post;
use serde::Deserialize;

use crate::app::{Reply, Shared};
use crate::{Problem, body};

pub(super) fn routes() -> Router<Shared> {
    Router::new()
        .route("/api/call", post(call))
        .route("/api/{operation}", post(operation))
}

async fn call(State(shared): State<Shared>, headers: HeaderMap, body: Body) -> Reply {
    let limits = &shared.config.limits;
    let request = body::json(&headers, body, limits.body, limits).await?;
    let operation = named(&request);
    Ok(answered(shared.engine.call(&operation, request).await?))
}

/// The same with the operation in the path. It is added at the end of the request, so that
/// errors tell places as the client counts them.
async fn operation(
    State(shared): State<Shared>,
    Path(operation): Path<String>,
    headers: HeaderMap,
    body: Body,
) -> Reply {
    if !novena_wire::OPERATIONS.contains(&operation.as_str()) {
        return Err(Problem::new(StatusCode::NOT_FOUND, "not-found"));
    }
    let limits = &shared.config.limits;
    let request = body::json(&headers, body, limits.body, limits).await?;
    let request = with_operation(request, &operation);
    Ok(answered(shared.engine.call(&operation, request).await?))
}

/// What a request asks for, as far as it can be told; the protocol looks again, and closely.
fn named(request: &str) -> String {
    #[derive(Deserialize)]
    struct Head {
        op: String,
    }
    serde_json::from_str(request).map_or_else(|_| String::new(), |head: Head| head.op)
}

fn with_operation(mut request: String, operation: &str) -> String {
    let Some(inner) = request.trim_end().strip_suffix('}') else {
        return request;
    };
    let comma = if inner.trim() == "{" { "" } else { "," };
    request.truncate(inner.len());
    request + &format!("{comma}\"op\":\"{operation}\"}}")
}

/// An answer of the protocol as a response, with the status that fits.
pub(super) fn answered(answer: String) -> Response {
    (status(&answer), crate::problem::json_body(answer)).into_response()
}

fn status(answer: &str) -> StatusCode {
    #[derive(Deserialize)]
    struct Answer<'a> {
        #[serde(borrow)]
        error: Option<Error<'a>>,
    }
    #[derive(Deserialize)]
    struct Error<'a> {
        id: &'a str,
    }
    // Most are positive and long; they need not be read.
    if answer.starts_with("{\"v\":1,\"ok\":") {
        return StatusCode::OK;
    }
    let error = serde_json::from_str::<Answer<'_>>(answer).map(|answer| answer.error);
    match error {
        Ok(None) => StatusCode::OK,
        Ok(Some(Error { id })) => match id {
            "not-json" | "unfit" | "unknown-op" | "unknown-version" => StatusCode::BAD_REQUEST,
            "internal" => StatusCode::INTERNAL_SERVER_ERROR,
            "stopped" => StatusCode::SERVICE_UNAVAILABLE,
            _ => StatusCode::UNPROCESSABLE_ENTITY,
        },
        Err(_) => StatusCode::INTERNAL_SERVER_ERROR,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_operation_is_added_to_a_request() {
        let check = |request: &str, expected: &str| {
            assert_eq!(with_operation(request.into(), "solve"), expected);
        };
        check("{}", r#"{"op":"solve"}"#);
        check(" { \n} ", " { \n\"op\":\"solve\"}");
        check(r#"{"puzzle":"1"}"#, r#"{"puzzle":"1","op":"solve"}"#);
        check("[]", "[]");
        check("", "");
        check("}", r#","op":"solve"}"#);
    }

    #[test]
    fn answers_have_the_status_that_fits() {
        let check = |answer: &str, expected: u16| assert_eq!(status(answer), expected, "{answer}");
        check(r#"{"v":1,"ok":{}}"#, 200);
        check(r#"{"v":1,"id":7,"ok":{"error":{"id":"internal"}}}"#, 200);
        check(r#"{"v":1,"error":{"id":"not-json","message":""}}"#, 400);
        check(
            r#"{"v":1,"id":"a","error":{"id":"too-much","message":""}}"#,
            422,
        );
        check(r#"{"v":1,"error":{"id":"internal","message":""}}"#, 500);
        check("no answer", 500);
    }
}
