//! Games: listed, begun, shown and deleted.

use axum::Router;
use axum::body::Body;
use axum::extract::{Path, State};
use axum::http::{HeaderMap, StatusCode};
use axum::response::IntoResponse;
use axum::routing::get;
use novena_store::{GameFilter, GameId, GameSummary, StoreError};
use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;
use utoipa::ToSchema;
use utoipa::openapi::Ref;

use super::asked::{Asking, now};
use super::call::answered;
use super::{Answered, ok, read};
use crate::app::{Reply, Shared};
use crate::kept::Told;
use crate::problem::json_body;
use crate::{Problem, body, texts};

/// Games that a list has at most.
const MOST: usize = 1000;

pub(super) fn routes() -> Router<Shared> {
    Router::new()
        .route("/api/games", get(list).post(begin))
        .route("/api/games/last", get(last))
        .route("/api/games/{id}", get(show).delete(delete))
}

/// Which games to list.
#[derive(Debug, Default, Deserialize)]
#[serde(default)]
pub(crate) struct Which {
    /// Only those that were won, or only those that were not.
    finished: Option<bool>,
    /// Only those of this level.
    level: Option<String>,
    /// Only those from this source.
    source: Option<String>,
    /// So many at most, those changed last first.
    limit: Option<usize>,
}

/// A list of games.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct Games {
    games: Vec<GameLine>,
}

/// A line in a list of games.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct GameLine {
    id: i64,
    /// The givens, 81 characters.
    puzzle: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    title: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    author: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    level: Option<String>,
    /// The level's name in the language, where it is one of ours.
    #[serde(skip_serializing_if = "Option::is_none")]
    level_name: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    source: Option<String>,
    /// Seconds since 1970.
    created: i64,
    /// Seconds since 1970.
    changed: i64,
    #[schema(format = "uint64")]
    elapsed_ms: u64,
    /// How many cells have no digit.
    empty: usize,
    /// Whether it was won.
    finished: bool,
    /// How long it took to win it.
    #[serde(skip_serializing_if = "Option::is_none")]
    took_ms: Option<u64>,
}

impl GameLine {
    fn of(listed: GameSummary, asking: &Asking) -> Self {
        let level = listed.labels.level;
        Self {
            id: listed.id.into(),
            puzzle: listed.givens.to_string(),
            title: listed.labels.title,
            author: listed.labels.author,
            level_name: level
                .as_deref()
                .and_then(|level| texts::level(asking.language, level)),
            level,
            source: listed.labels.source,
            created: listed.created,
            changed: listed.changed,
            elapsed_ms: super::millis(listed.elapsed),
            empty: listed.empty,
            finished: listed.finish.is_some(),
            took_ms: listed.finish.map(|finish| super::millis(finish.took)),
        }
    }
}

#[utoipa::path(get, path = "/api/games", operation_id = "games", params(
    ("finished" = Option<bool>, Query, description = "Only those that were won, or only those that were not."),
    ("level" = Option<String>, Query, description = "Only those of this level."),
    ("source" = Option<String>, Query, description = "Only those from this source."),
    ("limit" = Option<usize>, Query, description = "So many at most, those changed last first."),
    ("lang" = Option<String>, Query, description = "The language of names."),
), responses((status = 200, description = "The games.", body = Answered<Games>)))]
pub(super) async fn list(State(shared): State<Shared>, asking: Asking) -> Reply {
    let which: Which = asking.query()?;
    let filter = GameFilter {
        finished: which.finished,
        level: which.level,
        source: which.source,
        givens: None,
    };
    let limit = which.limit.unwrap_or(MOST).min(MOST);
    let found = shared.keeper.ask(move |store| store.list(&filter, limit));
    let games = found.await?.into_iter();
    let games = games.map(|listed| GameLine::of(listed, &asking)).collect();
    Ok(ok(&Games { games }))
}

/// The protocol's own.
fn state_shape() -> Ref {
    Ref::from_schema_name("State")
}

/// A game to begin.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct Beginning {
    /// The state of a game, as the protocol has it.
    #[schema(schema_with = state_shape)]
    state: Box<RawValue>,
    /// How many minutes the player's clock is ahead of UTC.
    zone: Option<i32>,
}

#[utoipa::path(post, path = "/api/games", operation_id = "begin-game", params(
    ("lang" = Option<String>, Query, description = "The language of names."),
), request_body = Beginning, responses((status = 201, description = "The game.")))]
pub(super) async fn begin(
    State(shared): State<Shared>,
    asking: Asking,
    headers: HeaderMap,
    body: Body,
) -> Reply {
    let limits = &shared.config.limits;
    let text = body::json(&headers, body, limits.body, limits).await?;
    let Beginning { state, zone } = read(&text)?;
    let told = shared
        .begin(state.get(), asking.language, now(zone))
        .await?;
    let is_begun = matches!(told, Told::Done(_));
    let mut response = tell(told)?;
    if is_begun {
        *response.status_mut() = StatusCode::CREATED;
    }
    Ok(response)
}

#[utoipa::path(get, path = "/api/games/{id}", operation_id = "game", params(
    ("id" = i64, Path),
    ("lang" = Option<String>, Query, description = "The language of names."),
), responses((status = 200, description = "The game.")))]
pub(super) async fn show(
    State(shared): State<Shared>,
    asking: Asking,
    Path(id): Path<String>,
) -> Reply {
    tell(shared.show(number(&id)?, asking.language).await?)
}

#[utoipa::path(get, path = "/api/games/last", operation_id = "last-game", params(
    ("lang" = Option<String>, Query, description = "The language of names."),
), responses(
    (status = 200, description = "The game that was changed last and is not won."),
    (status = 204, description = "There is none."),
))]
pub(super) async fn last(State(shared): State<Shared>, asking: Asking) -> Reply {
    let filter = GameFilter {
        finished: Some(false),
        ..GameFilter::default()
    };
    let found = shared.keeper.ask(move |store| store.list(&filter, 1));
    match found.await?.first() {
        Some(listed) => tell(shared.show(listed.id, asking.language).await?),
        None => Ok(StatusCode::NO_CONTENT.into_response()),
    }
}

#[utoipa::path(delete, path = "/api/games/{id}", operation_id = "delete-game", params(("id" = i64, Path)), responses(
    (status = 204, description = "It is gone."),
))]
pub(super) async fn delete(State(shared): State<Shared>, Path(id): Path<String>) -> Reply {
    let id = number(&id)?;
    shared.keeper.ask(move |store| store.delete(id)).await?;
    Ok(StatusCode::NO_CONTENT.into_response())
}

/// The number in a path. What is none belongs to no game.
pub(super) fn number(id: &str) -> Result<GameId, Problem> {
    id.parse()
        .map_err(|_| Problem::of_store(StatusCode::NOT_FOUND, "no-such-game").with("game", id))
}

pub(super) fn tell(told: Told) -> Reply {
    match told {
        Told::Done(ok) => Ok(json_body(format!(r#"{{"v":1,"ok":{ok}}}"#)).into_response()),
        Told::Refused(answer) => Ok(answered(answer)),
        Told::Newer(id, shown) => {
            let problem = Problem::from(StoreError::ChangedElsewhere { game: id });
            Err(problem.beside("newer", shown))
        }
    }
}
