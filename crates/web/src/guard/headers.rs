//! The security headers of every response.

use axum::http::{HeaderName, HeaderValue, header};
use axum::response::Response;

/// The policy allows code, styles and pictures only from this server and never inline, and does not
/// allow any frames or forms. `wasm-unsafe-eval` permits WebAssembly, which also comes from this
/// server, but does not permit text to be run as code. The policy is also in the head of the page,
/// for hosts that do not send such a header; there, it cannot restrict who may frame the page.
const POLICY: &str = concat!(env!("NOVENA_POLICY"), "; frame-ancestors 'none'");

const HEADERS: [(HeaderName, &str); 7] = [
    (header::CONTENT_SECURITY_POLICY, POLICY),
    (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
    (header::X_FRAME_OPTIONS, "DENY"),
    (header::REFERRER_POLICY, "no-referrer"),
    (
        HeaderName::from_static("cross-origin-opener-policy"),
        "same-origin",
    ),
    (
        HeaderName::from_static("cross-origin-resource-policy"),
        "same-origin",
    ),
    (
        HeaderName::from_static("permissions-policy"),
        "camera=(self), geolocation=(), microphone=(), payment=(), usb=()",
    ),
];

/// Adds the headers, and prevents caches from storing the responses to calls.
pub(crate) async fn protect(mut response: Response) -> Response {
    let headers = response.headers_mut();
    for (name, value) in HEADERS {
        headers.insert(name, HeaderValue::from_static(value));
    }
    headers
        .entry(header::CACHE_CONTROL)
        .or_insert(HeaderValue::from_static("no-store"));
    response
}
