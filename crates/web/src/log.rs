//! The log, which contains one line per request with its route and its outcome, but never its
//! content.

use std::time::Instant;

use axum::extract::Request;
use axum::middleware::Next;
use axum::response::Response;

/// Logs a request when its response is ready.
pub(crate) async fn log(request: Request, next: Next) -> Response {
    let (method, path) = (request.method().clone(), request.uri().path().to_owned());
    let start = Instant::now();
    let response = next.run(request).await;
    let status = response.status().as_u16();
    let ms = start.elapsed().as_secs_f64() * 1000.0;
    if response.status().is_server_error() {
        tracing::error!(%method, path, status, ms, "failed");
    } else {
        tracing::debug!(%method, path, status, ms, "answered");
    }
    response
}
