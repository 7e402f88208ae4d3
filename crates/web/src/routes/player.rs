//! What belongs to the player: statistics, settings, all games as one file.

use std::collections::BTreeMap;

use axum::Router;
use axum::body::Body;
use axum::extract::State;
use axum::http::{HeaderMap, HeaderName, HeaderValue, header};
use axum::response::IntoResponse;
use axum::routing::{get, post};
use novena_store::{LevelStatistics, MergeSummary, Statistics, Streak};
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};
use utoipa::ToSchema;

use super::caller::{Caller, now};
use super::{Envelope, millis, ok, read};
use crate::app::{Reply, Shared};
use crate::{Problem, body, texts};

/// Bytes of settings.
const SETTINGS: usize = 64 << 10;
/// How many games of an export are damaged.
const DAMAGED: HeaderName = HeaderName::from_static("novena-damaged");

pub(super) fn routes() -> Router<Shared> {
    Router::new()
        .route("/api/statistics", get(statistics))
        .route("/api/settings", get(settings).put(keep_settings))
        .route("/api/export", get(export))
        .route("/api/import", post(import))
}

/// By whose clock.
#[derive(Debug, Default, Deserialize)]
#[serde(default)]
pub(crate) struct Zone {
    /// How many minutes it is ahead of UTC.
    zone: Option<i32>,
}

/// How the player has fared.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct StatisticsBody {
    /// By level; games without one come first.
    levels: Vec<LevelStatisticsBody>,
    /// Days on which a game was won.
    days: StreakBody,
    /// Days on which their own daily puzzle was won.
    daily: StreakBody,
    /// How many hints were taken for each technique, at all levels together.
    techniques: BTreeMap<&'static str, u64>,
}

/// Days in a row.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct StreakBody {
    /// Up to today; today itself may still be to come.
    current: u64,
    /// The most there ever were.
    longest: u64,
}

/// How the player has fared at one level.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct LevelStatisticsBody {
    #[serde(skip_serializing_if = "Option::is_none")]
    level: Option<String>,
    /// The level's name in the language, where it is one of ours.
    #[serde(skip_serializing_if = "Option::is_none")]
    level_name: Option<String>,
    started: u64,
    finished: u64,
    #[serde(skip_serializing_if = "Option::is_none")]
    best_ms: Option<u64>,
    /// The best time of those won without a hint.
    #[serde(skip_serializing_if = "Option::is_none")]
    best_unaided_ms: Option<u64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    median_ms: Option<u64>,
    total_ms: u64,
    /// How many hints were taken in all.
    hints: u64,
}

impl From<Streak> for StreakBody {
    fn from(streak: Streak) -> Self {
        let Streak { current, longest } = streak;
        Self { current, longest }
    }
}

impl LevelStatisticsBody {
    fn of(level: LevelStatistics, caller: &Caller) -> Self {
        let hints = level.hints.by_kind().flat_map(|(_, rungs)| rungs);
        let mendings = u64::from(level.hints.mendings());
        Self {
            hints: mendings + hints.map(u64::from).sum::<u64>(),
            level_name: level
                .level
                .as_deref()
                .and_then(|level| texts::level(caller.language, level)),
            level: level.level,
            started: level.started,
            finished: level.finished,
            best_ms: level.best.map(millis),
            best_unaided_ms: level.best_unaided.map(millis),
            median_ms: level.median.map(millis),
            total_ms: millis(level.total),
        }
    }
}

#[utoipa::path(get, path = "/api/statistics", operation_id = "statistics", params(
    ("zone" = Option<i32>, Query, description = "How many minutes the player's clock is ahead of UTC."),
    ("lang" = Option<String>, Query, description = "The language of names."),
), responses((status = 200, description = "How the player has fared.", body = Envelope<StatisticsBody>)))]
pub(super) async fn statistics(State(shared): State<Shared>, caller: Caller) -> Reply {
    let Zone { zone } = caller.query()?;
    let found = shared.keeper.ask(move |store| store.statistics(now(zone)));
    let Statistics {
        levels,
        days,
        daily,
    } = found.await?;
    let mut techniques = BTreeMap::new();
    for (kind, rungs) in levels.iter().flat_map(|level| level.hints.by_kind()) {
        *techniques.entry(kind.id()).or_default() += rungs.into_iter().map(u64::from).sum::<u64>();
    }
    let levels = levels
        .into_iter()
        .map(|level| LevelStatisticsBody::of(level, &caller));
    Ok(ok(&StatisticsBody {
        levels: levels.collect(),
        days: days.into(),
        daily: daily.into(),
        techniques,
    }))
}

#[utoipa::path(get, path = "/api/settings", operation_id = "settings", responses(
    (status = 200, description = "What was kept last.", body = Envelope<Object>),
))]
pub(super) async fn settings(State(shared): State<Shared>) -> Reply {
    let found = shared.keeper.ask(|store| store.settings()).await?;
    let settings: Map<String, Value> = match found {
        Some(text) => read(&text).map_err(|_| Problem::internal())?,
        None => Map::new(),
    };
    Ok(ok(&settings))
}

/// Any object: it is the page's own.
#[utoipa::path(put, path = "/api/settings", operation_id = "keep-settings", request_body = Object, responses(
    (status = 200, description = "What is kept now.", body = Envelope<Object>),
))]
pub(super) async fn keep_settings(
    State(shared): State<Shared>,
    headers: HeaderMap,
    body: Body,
) -> Reply {
    let text = body::json(&headers, body, SETTINGS, &shared.config.limits).await?;
    // Read as values and written anew: what one program accepts, another might not.
    let settings: Map<String, Value> = read(&text)?;
    let answer = ok(&settings);
    let settings = Value::Object(settings).to_string();
    let keep = shared
        .keeper
        .ask(move |store| store.keep_settings(&settings));
    keep.await?;
    Ok(answer)
}

#[utoipa::path(get, path = "/api/export", operation_id = "export", responses(
    (status = 200, description = "All games, as docs/store.md has them.", body = Object, headers(
        ("novena-damaged" = u64, description = "How many games are damaged: the file has them as raw data."),
    )),
))]
pub(super) async fn export(State(shared): State<Shared>) -> Reply {
    let write = shared.keeper.ask(|store| {
        // Into memory: a client that reads slowly must not hold the store up.
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

/// What became of an import.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct ImportBody {
    /// Games that were not there.
    added: u64,
    /// Games that have gone on elsewhere, and were brought up to that.
    updated: u64,
    /// Games that have gone on both here and elsewhere: both are there now.
    parted: u64,
    /// Games that were here already.
    unchanged: u64,
    /// Damaged games that were not here: they are kept as raw data and cannot be played.
    damaged: u64,
    /// Sections of the file that only a newer program knows. Nothing was taken from them.
    unknown: Vec<String>,
}

#[utoipa::path(post, path = "/api/import", operation_id = "import", request_body = Object, responses(
    (status = 200, description = "What became of it.", body = Envelope<ImportBody>),
))]
pub(super) async fn import(State(shared): State<Shared>, headers: HeaderMap, body: Body) -> Reply {
    let limits = &shared.config.limits;
    let file = body::json(&headers, body, limits.import, limits).await?;
    let MergeSummary {
        added,
        updated,
        forked,
        unchanged,
        damaged,
        unknown,
        ..
    } = shared.keeper.import(file).await?;
    Ok(ok(&ImportBody {
        added,
        updated,
        parted: forked,
        unchanged,
        damaged,
        unknown,
    }))
}
