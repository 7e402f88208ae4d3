//! One library with a browser: what changed there is merged, what changed here is sent back.

use axum::Router;
use axum::body::Body;
use axum::extract::State;
use axum::http::HeaderMap;
use axum::routing::post;
use novena_store::{Store, StoreError, SyncRequest};

use super::ok;
use crate::app::{Reply, Shared};
use crate::{Problem, body};

/// Bytes of a request. A browser ends one after a mebibyte of games, and a game has at most a
/// mebibyte; as texts in JSON they are longer.
const MOST: usize = 4 << 20;

pub(super) fn routes() -> Router<Shared> {
    Router::new().route("/api/sync", post(sync))
}

#[utoipa::path(post, path = "/api/sync", operation_id = "sync", request_body = Object, responses(
    (status = 200, description = "What changed here since the browser looked last.", body = Envelope<Object>),
))]
pub(super) async fn sync(State(shared): State<Shared>, headers: HeaderMap, body: Body) -> Reply {
    let limits = &shared.config.limits;
    let text = body::json(&headers, body, MOST, limits).await?;
    // Every game is played through to check it, which is not done where others wait.
    let read = tokio::task::spawn_blocking(move || SyncRequest::from_json(&text));
    let request = read.await.map_err(|_| Problem::internal())?;
    let request = request.map_err(StoreError::from)?;
    let sync = move |store: &mut Store| store.sync(&request);
    Ok(ok(&shared.keeper.ask(sync).await?))
}
