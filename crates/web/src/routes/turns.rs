//! Turns in a game: moves and hints. The result is on disk before the server responds.

use std::time::Duration;

use axum::Router;
use axum::body::Body;
use axum::extract::State;
use axum::http::HeaderMap;
use axum::routing::post;
use novena_shelf::TurnKind;
use novena_store::MoveId;
use novena_wire::protocol::GameMove;
use serde::Deserialize;
use serde::de::DeserializeOwned;
use utoipa::ToSchema;
use utoipa::openapi::Ref;

use super::caller::{Caller, now};
use super::games::{number, response};
use super::{Segment, read};
use crate::app::{Reply, Shared};
use crate::stored_games::Turn;
use crate::{Problem, body};

pub(super) fn routes() -> Router<Shared> {
    Router::new()
        .route("/api/games/{id}/move", post(play))
        .route("/api/games/{id}/hint", post(hint))
}

/// Returns a reference to the protocol's type for moves.
fn move_shape() -> Ref {
    Ref::from_schema_name("GameMove")
}

/// A move in a game.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct MoveBody {
    /// The move, as in the protocol.
    #[schema(schema_with = move_shape)]
    r#move: GameMove,
    /// The sender's ID for the move. A repeated request with the same ID does not make the move
    /// again.
    #[schema(value_type = Option<String>, pattern = "^[!-~]{1,64}$")]
    move_id: Option<MoveId>,
    /// The version that the player saw. If it is not the latest, nothing is done.
    version: Option<i64>,
    /// The time played.
    #[schema(format = "uint64")]
    elapsed_ms: Option<u64>,
    /// The offset of the player's clock from UTC, in minutes.
    zone: Option<i32>,
}

#[utoipa::path(post, path = "/api/games/{id}/move", operation_id = "play", params(
    ("id" = i64, Path),
    ("lang" = Option<String>, Query, description = "The language of names."),
), request_body = MoveBody, responses((status = 200, description = "The game after the move.")))]
pub(super) async fn play(
    State(shared): State<Shared>,
    caller: Caller,
    Segment(id): Segment,
    headers: HeaderMap,
    body: Body,
) -> Reply {
    let body: MoveBody = turn_body(&shared, &caller, &headers, body).await?;
    let turn = Turn {
        game: number(&id)?,
        id: body.move_id,
        version: body.version,
        elapsed: body.elapsed_ms.map(Duration::from_millis),
        now: now(body.zone),
        reader: caller.reader(),
        kind: TurnKind::Move(body.r#move),
    };
    // A game is large, so the future is boxed.
    response(Box::pin(shared.play(turn)).await?, caller.language)
}

/// A request for a hint.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct HintBody {
    /// The rung, 0 to 4; rung 4 plays the step.
    #[serde(default = "first")]
    #[schema(maximum = 4)]
    rung: u32,
    /// How many times another hint was requested in this position.
    #[serde(default)]
    turn: u32,
    /// The sender's ID for the hint. A repeated request with the same ID does not count the hint
    /// again.
    #[schema(value_type = Option<String>, pattern = "^[!-~]{1,64}$")]
    move_id: Option<MoveId>,
    /// The version that the player saw. If it is not the latest, nothing is done.
    version: Option<i64>,
    /// The time played.
    #[schema(format = "uint64")]
    elapsed_ms: Option<u64>,
    /// The offset of the player's clock from UTC, in minutes.
    zone: Option<i32>,
}

const fn first() -> u32 {
    1
}

#[utoipa::path(post, path = "/api/games/{id}/hint", operation_id = "hint-game", params(
    ("id" = i64, Path),
    ("lang" = Option<String>, Query, description = "The language of sentences."),
), request_body = HintBody, responses((status = 200, description = "The hint and the game.")))]
pub(super) async fn hint(
    State(shared): State<Shared>,
    caller: Caller,
    Segment(id): Segment,
    headers: HeaderMap,
    body: Body,
) -> Reply {
    let body: HintBody = turn_body(&shared, &caller, &headers, body).await?;
    let turn = Turn {
        game: number(&id)?,
        id: body.move_id,
        version: body.version,
        elapsed: body.elapsed_ms.map(Duration::from_millis),
        now: now(body.zone),
        reader: caller.reader(),
        kind: TurnKind::Hint {
            rung: body.rung as usize,
            turn: body.turn as usize,
        },
    };
    // A game is large, so the future is boxed.
    response(Box::pin(shared.play(turn)).await?, caller.language)
}

async fn turn_body<T: DeserializeOwned>(
    shared: &Shared,
    caller: &Caller,
    headers: &HeaderMap,
    body: Body,
) -> Result<T, Problem> {
    let limits = &shared.config.limits;
    let text = body::json(headers, body, limits.body, limits).await?;
    read(&text).map_err(|problem| problem.in_language(caller.language))
}
