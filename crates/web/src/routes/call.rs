//! The protocol: `POST /api/call`, and a readable route for each operation.

use axum::Router;
use axum::body::Body;
use axum::extract::State;
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse, Response};
use axum::routing::post;
use novena_wire::{ReplyText, Request};

use super::Segment;
use crate::app::{Reply, Shared};
use crate::client::Client;
use crate::problem::{failure_status, json_text};
use crate::{Problem, body};

pub(super) fn routes() -> Router<Shared> {
    Router::new()
        .route("/api/call", post(call))
        .route("/api/{operation}", post(operation))
}

async fn call(
    State(shared): State<Shared>,
    client: Client,
    headers: HeaderMap,
    body: Body,
) -> Reply {
    let limits = &shared.config.limits;
    let text = body::json(&headers, body, limits.body, limits).await?;
    let length = text.len();
    let read = move || Request::from_json(&text);
    let reply = shared.engine.reply(client, length, read);
    Ok(response(reply.await?))
}

/// Answers a request whose operation is in the path.
async fn operation(
    State(shared): State<Shared>,
    client: Client,
    Segment(operation): Segment,
    headers: HeaderMap,
    body: Body,
) -> Reply {
    if !novena_wire::OPERATIONS.contains(&operation.as_str()) {
        return Err(Problem::new(StatusCode::NOT_FOUND, "not-found"));
    }
    let limits = &shared.config.limits;
    let text = body::json(&headers, body, limits.body, limits).await?;
    let length = text.len();
    let read = move || Request::for_operation(&operation, &text);
    let reply = shared.engine.reply(client, length, read);
    Ok(response(reply.await?))
}

/// Returns a response with a protocol reply and the matching status.
fn response(reply: ReplyText) -> Response {
    let status = reply.error.map_or(StatusCode::OK, failure_status);
    (status, json_text(reply.json)).into_response()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn replies_have_the_right_status() {
        let check = |request: &str, expected: u16| {
            let reply = match Request::from_json(request) {
                Ok(request) => novena_wire::Reply::new(
                    request.head.clone(),
                    novena_wire::answer(request, &|| false),
                ),
                Err(rejection) => rejection.into(),
            };
            let status = response(reply.into_text()).status();
            assert_eq!(status, expected, "{request}");
        };
        check(r#"{"op":"version","id":7}"#, 200);
        check("{", 400);
        check(r#"{"op":"nothing"}"#, 400);
        check(r#"{"op":"open","text":"no puzzle"}"#, 422);
        check(r#"{"op":"count","limit":3000000,"puzzle":""}"#, 400);
        assert_eq!(failure_status("internal"), 500);
        assert_eq!(failure_status("stopped"), 503);
    }
}
