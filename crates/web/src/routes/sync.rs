//! Synchronisation with a browser: the browser's changes are merged, and the server's changes are
//! sent back.

use axum::Router;
use axum::body::Body;
use axum::extract::State;
use axum::http::HeaderMap;
use axum::routing::post;
use novena_store::{Store, StoreError, SyncRequest};

use super::ok;
use crate::app::{Reply, Shared};
use crate::{Problem, body};

/// The maximum number of bytes in a request. A browser stops adding games after a mebibyte, and the
/// last game is at most another mebibyte long. The games are sent as JSON strings, which are longer
/// than the games themselves.
const MOST: usize = 4 << 20;

pub(super) fn routes() -> Router<Shared> {
    Router::new().route("/api/sync", post(sync))
}

#[utoipa::path(post, path = "/api/sync", operation_id = "sync", request_body = Object, responses(
    (status = 200, description = "The changes on the server since the browser's last request.", body = Envelope<Object>),
))]
pub(super) async fn sync(State(shared): State<Shared>, headers: HeaderMap, body: Body) -> Reply {
    let limits = &shared.config.limits;
    let text = body::json(&headers, body, MOST, limits).await?;
    // Every game is replayed to check it, which must not block other requests.
    let read = tokio::task::spawn_blocking(move || SyncRequest::from_json(&text));
    let request = read.await.map_err(|_| Problem::internal())?;
    let request = request.map_err(StoreError::from)?;
    let sync = move |store: &mut Store| store.sync(&request);
    Ok(ok(&shared.store_handle.ask(sync).await?))
}
