//! The routes, with one file for each group.

mod call;
mod caller;
mod course;
mod games;
mod openapi;
mod player;
mod sync;
mod turns;

use std::time::Duration;

use axum::Router;
use axum::extract::{FromRequestParts, Path};
use axum::http::StatusCode;
use axum::http::request::Parts;
use axum::response::Response;
use serde::Serialize;
use serde::de::DeserializeOwned;
use utoipa::ToSchema;

use crate::Problem;
use crate::app::Shared;
use crate::problem::json_body;

/// Returns all routes under `/api`.
pub(crate) fn all() -> Router<Shared> {
    Router::new()
        .merge(call::routes())
        .merge(games::routes())
        .merge(turns::routes())
        .merge(player::routes())
        .merge(course::routes())
        .merge(sync::routes())
        .merge(openapi::routes())
}

/// A path parameter. If it is not UTF-8, it cannot be the name of anything we have.
pub(crate) struct Segment(pub(crate) String);

impl<S: Send + Sync> FromRequestParts<S> for Segment {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Self, Problem> {
        let read = Path::from_request_parts(parts, state).await;
        let unknown = |_| Problem::new(StatusCode::NOT_FOUND, "not-found");
        read.map(|Path(text)| Self(text)).map_err(unknown)
    }
}

/// An answer in the protocol's format.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct Envelope<T> {
    /// The version of the protocol.
    v: u64,
    ok: T,
}

fn ok(answer: &impl Serialize) -> Response {
    json_body(&Envelope { v: 1, ok: answer })
}

/// Returns a body's fields, or the error in them.
fn read<T: DeserializeOwned>(text: &str) -> Result<T, Problem> {
    Ok(novena_wire::read_object(text)?)
}

fn millis(time: Duration) -> u64 {
    u64::try_from(time.as_millis()).unwrap_or(u64::MAX)
}
