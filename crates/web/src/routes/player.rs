//! The player's data: statistics, settings, and all games as a single file.

use axum::Router;
use axum::body::Body;
use axum::extract::State;
use axum::http::{HeaderMap, HeaderName, HeaderValue, header};
use axum::response::IntoResponse;
use axum::routing::{get, post};
use novena_shelf::{ImportBody, StatisticsBody};
use novena_store::Period;
use serde::Deserialize;
use serde_json::{Map, Value};

use super::caller::{Caller, now};
use super::{Envelope, ok, read};
use crate::app::{Reply, Shared};
use crate::{Problem, body};

/// The maximum size of the settings in bytes.
const SETTINGS: usize = 64 << 10;
/// The number of damaged games in an export.
const DAMAGED: HeaderName = HeaderName::from_static("novena-damaged");

pub(super) fn routes() -> Router<Shared> {
    Router::new()
        .route("/api/statistics", get(statistics))
        .route("/api/settings", get(settings).put(keep_settings))
        .route("/api/export", get(export))
        .route("/api/import", post(import))
}

/// The period of the statistics, and the player's clock.
#[derive(Debug, Default, Deserialize)]
#[serde(default)]
pub(crate) struct StatisticsQuery {
    /// The offset of the player's clock from UTC, in minutes.
    zone: Option<i32>,
    /// The number of days, up to and including today, whose games are counted.
    days: Option<u32>,
}

#[utoipa::path(get, path = "/api/statistics", operation_id = "statistics", params(
    ("zone" = Option<i32>, Query, description = "The offset of the player's clock from UTC, in minutes."),
    ("days" = Option<u32>, Query, description = "Only the games of the last days, this many, including today. Streaks are counted over all games."),
    ("lang" = Option<String>, Query, description = "The language of names."),
), responses((status = 200, description = "The player's statistics.", body = Envelope<StatisticsBody>)))]
pub(super) async fn statistics(State(shared): State<Shared>, caller: Caller) -> Reply {
    let StatisticsQuery { zone, days } = caller.query()?;
    let period = days.map_or(Period::All, Period::Days);
    let found = shared
        .store_handle
        .ask(move |store| store.statistics_of(period, now(zone)));
    Ok(ok(&StatisticsBody::new(found.await?, caller.language)))
}

#[utoipa::path(get, path = "/api/settings", operation_id = "settings", responses(
    (status = 200, description = "The settings.", body = Envelope<Object>),
))]
pub(super) async fn settings(State(shared): State<Shared>) -> Reply {
    let found = shared.store_handle.ask(|store| store.settings()).await?;
    let settings: Map<String, Value> = match found {
        Some(text) => read(&text).map_err(|_| Problem::internal())?,
        None => Map::new(),
    };
    Ok(ok(&settings))
}

/// Any object; only the page interprets it.
#[utoipa::path(put, path = "/api/settings", operation_id = "keep-settings", request_body = Object, responses(
    (status = 200, description = "The new settings.", body = Envelope<Object>),
))]
pub(super) async fn keep_settings(
    State(shared): State<Shared>,
    headers: HeaderMap,
    body: Body,
) -> Reply {
    let text = body::json(&headers, body, SETTINGS, &shared.config.limits).await?;
    // The settings are parsed and serialised again, because another program might not accept the
    // original text.
    let settings: Map<String, Value> = read(&text)?;
    let settings = Value::Object(settings).to_string();
    let keep = shared
        .store_handle
        .ask(move |store| store.keep_settings(&settings));
    keep.await?;
    self::settings(State(shared)).await
}

#[utoipa::path(get, path = "/api/export", operation_id = "export", responses(
    (status = 200, description = "All games, in the format of docs/store.md.", body = Object, headers(
        ("novena-damaged" = u64, description = "The number of damaged games, which the file contains as raw data."),
    )),
))]
pub(super) async fn export(State(shared): State<Shared>) -> Reply {
    let write = shared.store_handle.ask(|store| {
        // The export is written to memory, because a client that reads slowly must not block the
        // store.
        let mut file = Vec::new();
        let summary = store.export(&mut file)?;
        Ok((file, summary.damaged.len()))
    });
    let (file, damaged) = write.await?;
    let json = HeaderValue::from_static("application/json");
    let name = HeaderValue::from_static("attachment; filename=\"novena.json\"");
    let headers = [
        (header::CONTENT_TYPE, json),
        (header::CONTENT_DISPOSITION, name),
        (DAMAGED, HeaderValue::from(damaged)),
    ];
    Ok((headers, Body::from(file)).into_response())
}

#[utoipa::path(post, path = "/api/import", operation_id = "import", request_body = Object, responses(
    (status = 200, description = "The result of the import.", body = Envelope<ImportBody>),
))]
pub(super) async fn import(State(shared): State<Shared>, headers: HeaderMap, body: Body) -> Reply {
    let limits = &shared.config.limits;
    let file = body::json(&headers, body, limits.import, limits).await?;
    let merged = shared.store_handle.import(file).await?;
    Ok(ok(&ImportBody::from(merged)))
}
