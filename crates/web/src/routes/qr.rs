//! A text as a QR code, for links that a page shows.

use axum::Router;
use axum::body::Body;
use axum::extract::State;
use axum::http::{HeaderMap, StatusCode};
use axum::routing::post;
use qrcode::{Color, EcLevel, QrCode};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::{Envelope, ok, read};
use crate::app::{Reply, Shared};
use crate::client::Client;
use crate::{Problem, body};

pub(super) fn routes() -> Router<Shared> {
    Router::new().route("/api/qr", post(code))
}

/// What the code says.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct Message {
    text: String,
}

/// A QR code, without the quiet zone around it.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct Code {
    /// One text for each row, `1` for a dark module and `0` for a light one.
    rows: Vec<String>,
}

#[utoipa::path(post, path = "/api/qr", operation_id = "qr", request_body = Message, responses(
    (status = 200, description = "The code.", body = Envelope<Code>),
))]
pub(super) async fn code(
    State(shared): State<Shared>,
    client: Client,
    headers: HeaderMap,
    body: Body,
) -> Reply {
    let limits = &shared.config.limits;
    let text = body::json(&headers, body, limits.body, limits).await?;
    let Message { text } = read(&text)?;
    let draw = move || QrCode::with_error_correction_level(text, EcLevel::L).ok();
    let code = shared.engine.work(client, draw).await?;
    let too_long = Problem::new(StatusCode::UNPROCESSABLE_ENTITY, "too-long-for-qr");
    let code = code.ok_or(too_long)?;
    let dark = |color: &Color| if *color == Color::Dark { '1' } else { '0' };
    let modules = code.to_colors();
    let rows = modules.chunks(code.width());
    let rows = rows.map(|row| row.iter().map(dark).collect()).collect();
    Ok(ok(&Code { rows }))
}
