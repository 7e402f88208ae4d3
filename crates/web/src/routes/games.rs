//! The routes that list, begin, show and delete games, and the boards for thumbnails.

use axum::Router;
use axum::body::Body;
use axum::extract::State;
use axum::http::{HeaderMap, StatusCode};
use axum::response::IntoResponse;
use axum::routing::get;
use novena_shelf::{BoardLine, Boards, GameLine, Games};
use novena_store::{GameFilter, GameId, GameSummary, Store};
use novena_texts::Language;
use novena_wire::protocol::GameSource;
use serde::Deserialize;
use utoipa::ToSchema;
use utoipa::openapi::Ref;

use super::caller::{Caller, now};
use super::{Envelope, Segment, millis, ok, read};
use crate::app::{Reply, Shared};
use crate::stored_games::GameOutcome;
use crate::{Problem, body};

pub(super) fn routes() -> Router<Shared> {
    Router::new()
        .route("/api/games", get(list).post(begin))
        .route("/api/games/last", get(last))
        .route("/api/games/boards", get(boards))
        .route("/api/games/{id}", get(show).delete(delete))
}

/// Which games to list.
#[derive(Debug, Default, Deserialize)]
#[serde(default)]
pub(crate) struct GameQuery {
    /// Whether to list only games that were won (`true`) or only those that were not (`false`).
    finished: Option<bool>,
    /// Only games of this level.
    level: Option<String>,
    /// Only games from this source.
    source: Option<String>,
    /// The maximum number of games. The most recently changed games come first.
    limit: Option<usize>,
    /// The number of games to skip.
    offset: usize,
}

/// Returns the line of a stored game.
fn line(listed: GameSummary, language: Language) -> GameLine {
    let line = GameLine {
        id: listed.id.into(),
        puzzle: listed.givens.to_string(),
        title: listed.labels.title,
        author: listed.labels.author,
        level: listed.labels.level,
        level_name: None,
        source: listed.labels.source,
        created: listed.created,
        changed: listed.changed,
        elapsed_ms: millis(listed.elapsed),
        empty: listed.empty,
        finished: listed.finish.is_some(),
        took_ms: listed.finish.map(|finish| millis(finish.took)),
        untouched: false,
    };
    line.in_language(language)
}

#[utoipa::path(get, path = "/api/games", operation_id = "games", params(
    ("finished" = Option<bool>, Query, description = "Only games that were won (`true`), or only those that were not (`false`)."),
    ("level" = Option<String>, Query, description = "Only games of this level."),
    ("source" = Option<String>, Query, description = "Only games from this source."),
    ("limit" = Option<usize>, Query, description = "The maximum number of games, most recently changed first."),
    ("offset" = Option<usize>, Query, description = "The number of games to skip."),
    ("lang" = Option<String>, Query, description = "The language of names."),
), responses((status = 200, description = "The games.", body = Envelope<Games>)))]
pub(super) async fn list(State(shared): State<Shared>, caller: Caller) -> Reply {
    let which: GameQuery = caller.query()?;
    let filter = GameFilter {
        finished: which.finished,
        level: which.level,
        source: which.source,
        begun: true,
        givens: None,
        offset: which.offset,
    };
    let limit = which.limit.unwrap_or(Games::MOST).min(Games::MOST);
    let found = shared
        .store_handle
        .ask(move |store| store.list(&filter, limit));
    let games = found.await?.into_iter();
    let games = games.map(|listed| line(listed, caller.language)).collect();
    Ok(ok(&Games { games }))
}

/// Which boards to return.
#[derive(Debug, Default, Deserialize)]
#[serde(default)]
pub(crate) struct BoardsQuery {
    /// The numbers of the games, separated by commas.
    ids: String,
}

#[utoipa::path(get, path = "/api/games/boards", operation_id = "boards", params(
    ("ids" = String, Query, description = "The numbers of the games, separated by commas. At most 100 are used."),
), responses((status = 200, description = "The boards of the games that exist and are not damaged.", body = Envelope<Boards>)))]
pub(super) async fn boards(State(shared): State<Shared>, caller: Caller) -> Reply {
    let BoardsQuery { ids } = caller.query()?;
    // An ID that is not a number cannot belong to an existing game.
    let ids = ids.split(',').filter_map(|id| id.parse().ok());
    let ids: Vec<GameId> = ids.take(Boards::MOST).collect();
    let found = shared
        .store_handle
        .ask(move |store| store.boards(&ids))
        .await?;
    let boards = found.iter();
    Ok(ok(&Boards {
        boards: boards
            .map(|(id, board)| BoardLine::new((*id).into(), board))
            .collect(),
    }))
}

/// Returns a reference to the protocol's type for games.
fn state_shape() -> Ref {
    Ref::from_schema_name("State")
}

/// A game to begin.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct NewGameBody {
    /// The state of the game, as in the protocol.
    #[schema(schema_with = state_shape)]
    state: GameSource,
    /// The offset of the player's clock from UTC, in minutes.
    zone: Option<i32>,
}

#[utoipa::path(post, path = "/api/games", operation_id = "begin-game", params(
    ("lang" = Option<String>, Query, description = "The language of names."),
), request_body = NewGameBody, responses((status = 201, description = "The game.")))]
pub(super) async fn begin(
    State(shared): State<Shared>,
    caller: Caller,
    headers: HeaderMap,
    body: Body,
) -> Reply {
    let limits = &shared.config.limits;
    let text = body::json(&headers, body, limits.body, limits).await?;
    let NewGameBody { state, zone } = read(&text)?;
    let outcome = shared.begin(state, caller.reader(), now(zone)).await?;
    let mut response = response(outcome, caller.language)?;
    *response.status_mut() = StatusCode::CREATED;
    Ok(response)
}

#[utoipa::path(get, path = "/api/games/{id}", operation_id = "game", params(
    ("id" = i64, Path),
    ("lang" = Option<String>, Query, description = "The language of names."),
), responses((status = 200, description = "The game.")))]
pub(super) async fn show(
    State(shared): State<Shared>,
    caller: Caller,
    Segment(id): Segment,
) -> Reply {
    let outcome = shared.show(number(&id)?, caller.reader()).await?;
    response(outcome, caller.language)
}

#[utoipa::path(get, path = "/api/games/last", operation_id = "last-game", params(
    ("lang" = Option<String>, Query, description = "The language of names."),
), responses(
    (status = 200, description = "The most recently changed game that has not been won."),
    (status = 204, description = "There is no such game."),
))]
pub(super) async fn last(State(shared): State<Shared>, caller: Caller) -> Reply {
    let found = shared.store_handle.ask(|store| store.latest_unfinished());
    match found.await? {
        Some(listed) => {
            let outcome = shared.show(listed.id, caller.reader()).await?;
            response(outcome, caller.language)
        }
        None => Ok(StatusCode::NO_CONTENT.into_response()),
    }
}

#[utoipa::path(delete, path = "/api/games/{id}", operation_id = "delete-game", params(("id" = i64, Path)), responses(
    (status = 204, description = "The game was deleted."),
))]
pub(super) async fn delete(State(shared): State<Shared>, Segment(id): Segment) -> Reply {
    let id = number(&id)?;
    let delete = move |store: &mut Store| store.delete(id, now(None));
    shared.store_handle.ask(delete).await?;
    Ok(StatusCode::NO_CONTENT.into_response())
}

/// Returns the number of a game in a path. Text that is not a number cannot belong to a game.
pub(super) fn number(id: &str) -> Result<GameId, Problem> {
    id.parse().map_err(|_| Problem::no_such_game(id))
}

/// Returns the response to a request about a game, in this language.
pub(super) fn response(outcome: GameOutcome, language: Language) -> Reply {
    match outcome {
        GameOutcome::Done(reply) => Ok(ok(&reply)),
        GameOutcome::Refused(failure) => Err(Problem::from(failure).in_language(language)),
        GameOutcome::Newer(id, reply) => Err(Problem::newer(id, reply)),
    }
}
