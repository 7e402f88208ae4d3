//! Turns in a game: moves and hints. What becomes of it is on the disk before the answer.

use axum::Router;
use axum::body::Body;
use axum::extract::{Path, State};
use axum::http::HeaderMap;
use axum::routing::post;
use serde::Deserialize;
use serde_json::value::RawValue;
use utoipa::ToSchema;
use utoipa::openapi::Ref;

use super::asked::{Asking, now};
use super::games::{number, tell};
use super::read;
use crate::app::{Reply, Shared};
use crate::body;
use crate::kept::Asked;

pub(super) fn routes() -> Router<Shared> {
    Router::new()
        .route("/api/games/{id}/move", post(play))
        .route("/api/games/{id}/hint", post(hint))
}

/// The protocol's own.
fn move_shape() -> Ref {
    Ref::from_schema_name("MoveShape")
}

/// A move in a game.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct Moving {
    /// A move, as the protocol has it.
    #[schema(schema_with = move_shape)]
    r#move: Box<RawValue>,
    /// The version that the player saw; if it is not the last, nothing is done.
    version: Option<i64>,
    /// How long the game has been played.
    #[schema(format = "uint64")]
    elapsed_ms: Option<u64>,
    /// How many minutes the player's clock is ahead of UTC.
    zone: Option<i32>,
}

#[utoipa::path(post, path = "/api/games/{id}/move", operation_id = "play", params(
    ("id" = i64, Path),
    ("lang" = Option<String>, Query, description = "The language of names."),
), request_body = Moving, responses((status = 200, description = "The game after the move.")))]
pub(super) async fn play(
    State(shared): State<Shared>,
    asking: Asking,
    Path(id): Path<String>,
    headers: HeaderMap,
    body: Body,
) -> Reply {
    let limits = &shared.config.limits;
    let text = body::json(&headers, body, limits.body, limits).await?;
    let moving: Moving = read(&text)?;
    let seen = Seen {
        version: moving.version,
        elapsed_ms: moving.elapsed_ms,
        zone: moving.zone,
    };
    let asked = Asked {
        op: "move",
        fields: format!(r#","move":{}"#, moving.r#move),
        language: asking.language,
    };
    change(&shared, &id, asked, seen).await
}

/// A hint in a game.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct Hinting {
    /// How much to tell, 0 to 4; the last one plays.
    #[serde(default = "first")]
    #[schema(maximum = 4)]
    rung: u32,
    /// How often another hint was asked for in this position.
    #[serde(default)]
    turn: u32,
    /// The version that the player saw; if it is not the last, nothing is done.
    version: Option<i64>,
    /// How long the game has been played.
    #[schema(format = "uint64")]
    elapsed_ms: Option<u64>,
    /// How many minutes the player's clock is ahead of UTC.
    zone: Option<i32>,
}

const fn first() -> u32 {
    1
}

#[utoipa::path(post, path = "/api/games/{id}/hint", operation_id = "hint-game", params(
    ("id" = i64, Path),
    ("lang" = Option<String>, Query, description = "The language of sentences."),
), request_body = Hinting, responses((status = 200, description = "The hint and the game.")))]
pub(super) async fn hint(
    State(shared): State<Shared>,
    asking: Asking,
    Path(id): Path<String>,
    headers: HeaderMap,
    body: Body,
) -> Reply {
    let limits = &shared.config.limits;
    let text = body::json(&headers, body, limits.body, limits).await?;
    let hinting: Hinting = read(&text)?;
    let seen = Seen {
        version: hinting.version,
        elapsed_ms: hinting.elapsed_ms,
        zone: hinting.zone,
    };
    let asked = Asked {
        op: "hint",
        fields: format!(r#","rung":{},"turn":{}"#, hinting.rung, hinting.turn),
        language: asking.language,
    };
    change(&shared, &id, asked, seen).await
}

/// What the player had before the eyes, and when.
struct Seen {
    version: Option<i64>,
    elapsed_ms: Option<u64>,
    zone: Option<i32>,
}

async fn change(shared: &Shared, id: &str, asked: Asked, seen: Seen) -> Reply {
    let id = number(id)?;
    let told = shared.change(id, seen.version, seen.elapsed_ms, asked, now(seen.zone));
    tell(told.await?)
}
