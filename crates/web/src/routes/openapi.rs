//! The description of everything under `/api`, derived from the types that are read and written.

use std::sync::LazyLock;

use axum::Router;
use axum::http::StatusCode;
use axum::response::IntoResponse;
use axum::routing::get;
use novena_shelf::GameNumbers;
use utoipa::openapi::OpenApi as OpenApiShape;
use utoipa::openapi::path::{Operation, PathItem};
use utoipa::openapi::schema::{AllOfBuilder, AnyOfBuilder, Schema};
use utoipa::openapi::{
    Content, ContentBuilder, ObjectBuilder, Ref, RefOr, Response, ResponseBuilder,
};
use utoipa::{OpenApi, PartialSchema, ToSchema};

use super::{course, games, player, sync, turns};
use crate::app::Shared;
use crate::problem::json_text;

pub(super) fn routes() -> Router<Shared> {
    Router::new().route(
        "/api/openapi.json",
        get(async || described().into_response()),
    )
}

/// The routes that are not part of the protocol.
#[derive(OpenApi)]
#[openapi(paths(
    games::list,
    games::boards,
    games::begin,
    games::last,
    games::show,
    games::delete,
    turns::play,
    turns::hint,
    player::statistics,
    player::settings,
    player::keep_settings,
    player::export,
    player::import,
    course::course,
    course::record,
    sync::sync,
))]
struct ServerApi;

fn described() -> impl IntoResponse {
    static TEXT: LazyLock<String> = LazyLock::new(|| {
        serde_json::to_string(&description()).unwrap_or_else(|error| error.to_string())
    });
    json_text(TEXT.clone())
}

fn description() -> OpenApiShape {
    let mut whole = novena_wire::openapi("/api");
    whole.merge(ServerApi::openapi());
    add_games(&mut whole);
    for (path, item) in &mut whole.paths.paths {
        may_be_refused(path, item);
    }
    whole
}

/// The names of the server's responses that contain a game, each with the name of the protocol's
/// answer inside it.
const GAME_REPLIES: [(&str, &str); 3] = [
    ("GameReply", "GameAnswer"),
    ("MoveReply", "MoveAnswer"),
    ("HintReply", "HintAnswer"),
];

/// Describes the responses that contain a game. They consist of the protocol's fields and the
/// store's own fields.
fn add_games(whole: &mut OpenApiShape) {
    let components = whole.components.get_or_insert_default();
    let numbers = GameNumbers::name();
    let shape = GameNumbers::schema();
    components.schemas.insert(numbers.into_owned(), shape);
    for (name, answer) in GAME_REPLIES {
        let reply = AllOfBuilder::new()
            .item(Ref::from_schema_name(GameNumbers::name()))
            .item(Ref::from_schema_name(answer));
        let reply = RefOr::T(Schema::AllOf(reply.build()));
        components.schemas.insert(name.to_owned(), reply);
    }
    for (path, status, shape) in [
        ("/api/games", "201", "GameReply"),
        ("/api/games/last", "200", "GameReply"),
        ("/api/games/{id}", "200", "GameReply"),
        ("/api/games/{id}/move", "200", "MoveReply"),
        ("/api/games/{id}/hint", "200", "HintReply"),
    ] {
        let Some(item) = whole.paths.paths.get_mut(path) else {
            continue;
        };
        for operation in operations(item) {
            if let Some(RefOr::T(response)) = operation.responses.responses.get_mut(status) {
                let answer = ObjectBuilder::new()
                    .property("v", u64::schema())
                    .required("v")
                    .property("ok", game(shape))
                    .required("ok");
                let (kind, answer) = ("application/json".to_owned(), json(answer));
                response.content.insert(kind, RefOr::T(answer));
            }
        }
    }
}

/// Returns the shape of a response that contains a game. The response to a repeated turn contains
/// only the game.
fn game(shape: &str) -> RefOr<Schema> {
    let reply = Ref::from_schema_name(shape);
    if shape == "GameReply" {
        return RefOr::Ref(reply);
    }
    let either = AnyOfBuilder::new()
        .item(reply)
        .item(Ref::from_schema_name("GameReply"));
    RefOr::T(Schema::AnyOf(either.build()))
}

fn operations(item: &mut PathItem) -> impl Iterator<Item = &mut Operation> {
    let PathItem {
        get,
        post,
        put,
        delete,
        ..
    } = item;
    [get, post, put, delete].into_iter().flatten()
}

fn json(schema: ObjectBuilder) -> Content {
    ContentBuilder::new().schema(Some(schema)).build()
}

/// Describes the refusals of a route. The reasons depend on the route, but the format is always the
/// same.
fn may_be_refused(path: &str, item: &mut PathItem) {
    let is_of_a_game = path.contains("{id}");
    let is_a_move = is_of_a_game && !path.ends_with('}');
    let is_kept = path.starts_with("/api/games") || path.ends_with("/settings");
    let is_kept = is_kept || path.ends_with("/course");
    let is_kept = is_kept || path.ends_with("/import") || path.ends_with("/sync");
    for operation in operations(item) {
        let has_body = operation.request_body.is_some();
        let refusals = [
            (true, vec![400, 401, 403, 429, 431, 500, 503]),
            (has_body, vec![408, 413, 415, 422]),
            (is_of_a_game, vec![404]),
            (is_a_move, vec![409]),
            (is_kept, vec![507]),
        ];
        let statuses = refusals.into_iter().filter(|(applies, _)| *applies);
        for status in statuses.flat_map(|(_, statuses)| statuses) {
            let response = refusal(status);
            let responses = &mut operation.responses.responses;
            responses.insert(status.to_string(), RefOr::T(response));
        }
    }
}

fn refusal(status: u16) -> Response {
    let mut shape = ObjectBuilder::new()
        .property("v", u64::schema())
        .required("v")
        .property("error", Ref::from_schema_name("ErrorBody"))
        .required("error");
    if status == 409 {
        shape = shape.property("newer", game("GameReply")).required("newer");
    }
    let reason = StatusCode::from_u16(status).ok();
    let reason = reason.and_then(|status| status.canonical_reason());
    ResponseBuilder::new()
        .description(reason.unwrap_or_default())
        .content("application/json", json(shape))
        .build()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_route_is_described() {
        let description = serde_json::to_value(description()).unwrap();
        let paths = description["paths"].as_object().unwrap();
        for operation in novena_wire::OPERATIONS {
            assert!(
                paths.contains_key(&format!("/api/{operation}")),
                "{operation}"
            );
        }
        for (path, method) in [
            ("/api/call", "post"),
            ("/api/games", "get"),
            ("/api/games", "post"),
            ("/api/games/{id}", "get"),
            ("/api/games/{id}", "delete"),
            ("/api/games/{id}/move", "post"),
            ("/api/games/{id}/hint", "post"),
            ("/api/statistics", "get"),
            ("/api/settings", "get"),
            ("/api/settings", "put"),
            ("/api/course", "get"),
            ("/api/course", "post"),
            ("/api/export", "get"),
            ("/api/import", "post"),
            ("/api/sync", "post"),
        ] {
            let responses = &paths[path][method]["responses"];
            assert!(responses["400"].is_object(), "{method} {path}");
        }
        let shapes = &description["components"]["schemas"];
        for shape in [
            "ErrorBody",
            "GameLine",
            "GameNumbers",
            "GameReply",
            "HintReply",
        ] {
            assert!(shapes[shape].is_object(), "{shape}");
        }
    }
}
