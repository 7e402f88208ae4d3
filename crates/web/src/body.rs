//! Reads a request's body, within its limits.

use std::time::Duration;

use axum::body::Body;
use axum::http::{HeaderMap, StatusCode, header};
use http_body_util::BodyExt;

use crate::{Limits, Problem};

/// Returns the body as text, if it is declared as JSON and is no longer than `most` bytes.
pub(crate) async fn json(
    headers: &HeaderMap,
    body: Body,
    most: usize,
    limits: &Limits,
) -> Result<String, Problem> {
    if !is_json(headers) {
        return Err(Problem::new(
            StatusCode::UNSUPPORTED_MEDIA_TYPE,
            "not-json-type",
        ));
    }
    if !is_plain(headers) {
        return Err(Problem::new(
            StatusCode::UNSUPPORTED_MEDIA_TYPE,
            "packed-body",
        ));
    }
    let bytes = within(limits.body_time, collect(body, most, limits.drained)).await?;
    let not_text = |_| Problem::new(StatusCode::BAD_REQUEST, "not-utf8");
    String::from_utf8(bytes).map_err(not_text)
}

/// Returns whether the body is declared as JSON. A form on another site cannot send this type
/// without a preflight request.
fn is_json(headers: &HeaderMap) -> bool {
    let mut types = headers.get_all(header::CONTENT_TYPE).iter();
    let (Some(only), None) = (types.next(), types.next()) else {
        return false;
    };
    let essence = only.to_str().ok().and_then(|named| named.split(';').next());
    essence.is_some_and(|essence| essence.trim().eq_ignore_ascii_case("application/json"))
}

/// Returns whether the body is uncompressed. The server does not decompress anything.
fn is_plain(headers: &HeaderMap) -> bool {
    let codings = headers.get_all(header::CONTENT_ENCODING).iter();
    let mut codings = codings.flat_map(|list| list.to_str().unwrap_or("?").split(','));
    codings.all(|coding| ["", "identity"].contains(&coding.trim().to_ascii_lowercase().as_str()))
}

async fn within<T>(
    time: Duration,
    work: impl Future<Output = Result<T, Problem>>,
) -> Result<T, Problem> {
    let late = Problem::new(StatusCode::REQUEST_TIMEOUT, "slow-body");
    tokio::time::timeout(time, work).await.unwrap_or(Err(late))
}

/// Reads the body. Once the limit has been exceeded, reading continues for a while. Otherwise, a
/// client that is still sending would not see the response.
async fn collect(mut body: Body, most: usize, drained: usize) -> Result<Vec<u8>, Problem> {
    let (mut kept, mut seen) = (Vec::new(), 0);
    while let Some(frame) = body.frame().await {
        let broken = |_| Problem::new(StatusCode::BAD_REQUEST, "broken-body");
        let Ok(data) = frame.map_err(broken)?.into_data() else {
            continue;
        };
        seen += data.len();
        if seen <= most {
            kept.extend_from_slice(&data);
        } else if seen > most.max(drained) {
            break;
        } else {
            kept = Vec::new();
        }
    }
    if seen > most {
        return Err(Problem::new(StatusCode::PAYLOAD_TOO_LARGE, "too-large").with("most", most));
    }
    Ok(kept)
}
