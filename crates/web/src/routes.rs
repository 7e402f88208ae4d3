//! What can be asked for: one file for each group of routes.

mod call;
mod caller;
mod games;
mod openapi;
mod player;
mod qr;
mod turns;

use std::time::Duration;

use axum::Router;
use axum::response::Response;
use serde::Serialize;
use serde::de::DeserializeOwned;
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
pub(crate) struct Envelope<T> {
    /// The version of the protocol.
    v: u64,
    ok: T,
}

fn ok(answer: &impl Serialize) -> Response {
    json_body(&Envelope { v: 1, ok: answer })
}

/// A body's fields, or what is wrong with them.
fn read<T: DeserializeOwned>(text: &str) -> Result<T, Problem> {
    Ok(novena_wire::read_object(text)?)
}

fn millis(time: Duration) -> u64 {
    u64::try_from(time.as_millis()).unwrap_or(u64::MAX)
}
