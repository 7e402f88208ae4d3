//! What can be asked for: one file a group of routes.

mod asked;
mod call;
mod games;
mod openapi;
mod player;
mod qr;

use std::time::Duration;

use axum::Router;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use serde::{Deserialize, Serialize};
use serde_json::json;

use crate::Problem;
use crate::app::Shared;
use crate::problem::json_body;

/// Everything under `/api`.
pub(crate) fn all() -> Router<Shared> {
    Router::new()
        .merge(call::routes())
        .merge(games::routes())
        .merge(player::routes())
        .merge(qr::routes())
        .merge(openapi::routes())
}

/// An answer in the shape of the protocol.
fn ok(answer: &impl Serialize) -> Response {
    json_body(json!({"v": 1, "ok": answer}).to_string()).into_response()
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
