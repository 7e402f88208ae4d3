//! Access control: the checks before every route, and the security headers of every response.

mod headers;
mod rate;
mod site;
mod token;

use axum::extract::{Request, State};
use axum::http::StatusCode;
use axum::middleware::Next;
use axum::response::Response;

use crate::{Config, Peer, Problem};

pub(crate) use headers::protect;
pub(crate) use rate::Rates;
pub use token::Token;

/// The parts of a server that the guards need.
pub(crate) trait GuardContext: Clone + Send + Sync + 'static {
    /// Returns the server's address, token and limits.
    fn config(&self) -> &Config;

    /// Returns the call rates of other machines.
    fn rates(&self) -> &Rates;
}

/// Lets a request through to its route, or returns the reason why it is refused.
pub(crate) async fn guard<S: GuardContext>(
    State(server): State<S>,
    request: Request,
    next: Next,
) -> Result<Response, Problem> {
    let config = server.config();
    let headers = request.headers();
    if head_bytes(&request) > config.limits.head {
        let status = StatusCode::REQUEST_HEADER_FIELDS_TOO_LARGE;
        return Err(Problem::new(status, "large-head").with("most", config.limits.head));
    }
    let host = site::host(&request)?;
    if !site::is_ours(host, config.is_private()) {
        return Err(Problem::new(StatusCode::FORBIDDEN, "foreign-host"));
    }
    if is_call(request.uri().path()) {
        if !site::is_from_us(headers, host) {
            return Err(Problem::new(StatusCode::FORBIDDEN, "cross-site"));
        }
        if let Some(Peer(peer)) = request.extensions().get()
            && !peer.ip().is_loopback()
            && !server.rates().allow(peer.ip())
        {
            return Err(Problem::new(StatusCode::TOO_MANY_REQUESTS, "too-often"));
        }
        if let Some(token) = &config.token
            && !token.is_shown(headers)
        {
            return Err(Problem::new(StatusCode::UNAUTHORIZED, "no-token"));
        }
    }
    let time = config.limits.request_time;
    let late = Problem::new(StatusCode::SERVICE_UNAVAILABLE, "too-long");
    let answered = tokio::time::timeout(time, next.run(request)).await;
    answered.map_err(|_| late)
}

/// Returns the length of a request's head as it was sent, not counting insignificant spaces.
fn head_bytes(request: &Request) -> usize {
    let uri = request.uri();
    let target = uri.path().len() + uri.query().map_or(0, |query| query.len() + 1);
    let first = request.method().as_str().len() + target + " HTTP/1.1\r\n".len() + 1;
    let lines = request.headers().iter();
    let lines = lines.map(|(name, value)| name.as_str().len() + value.len() + ": \r\n".len());
    first + lines.sum::<usize>() + "\r\n".len()
}

/// Returns whether a path belongs to a call. All other paths (the page's files and `/healthz`) are
/// public.
fn is_call(path: &str) -> bool {
    path == "/api" || path.starts_with("/api/")
}
