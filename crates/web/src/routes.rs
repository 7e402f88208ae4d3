//! What can be asked for: one file a group of routes.

mod asked;
mod call;
mod games;
mod openapi;
mod player;
mod qr;
mod turns;

use std::time::Duration;

use axum::Router;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::Problem;
use crate::app::Shared;
use crate::problem::json_body;

/// Everything under `/api`.
pub(crate) fn all() -> Router<Shared> {
    Router::new()
        .merge(call::routes())
        .merge(games::routes())
        .merge(turns::routes())
        .merge(player::routes())
        .merge(qr::routes())
        .merge(openapi::routes())
}

/// An answer in the shape of the protocol.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct Answered<T> {
    /// The version of the protocol.
    v: u64,
    ok: T,
}

fn ok(answer: &impl Serialize) -> Response {
    match serde_json::to_string(&Answered { v: 1, ok: answer }) {
        Ok(answer) => json_body(answer).into_response(),
        Err(_) => Problem::internal().into_response(),
    }
}

/// A body's fields, or what is wrong with them.
fn read<'a, T: Deserialize<'a>>(text: &'a str) -> Result<T, Problem> {
    serde_json::from_str(text).map_err(|error| {
        let id = if error.is_data() { "unfit" } else { "not-json" };
        Problem::new(StatusCode::BAD_REQUEST, id).with("reason", error)
    })
}

fn millis(time: Duration) -> u64 {
    u64::try_from(time.as_millis()).unwrap_or(u64::MAX)
}
