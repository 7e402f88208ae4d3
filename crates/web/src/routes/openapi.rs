//! The description of everything under `/api`, from the types that are read and written.

use std::sync::LazyLock;

use axum::Router;
use axum::response::IntoResponse;
use axum::routing::get;
use utoipa::OpenApi;
use utoipa::openapi::path::PathItem;
use utoipa::openapi::{ContentBuilder, ObjectBuilder, RefOr, ResponseBuilder, Schema};

use super::{games, player, qr};
use crate::app::Shared;
use crate::problem::json_body;

pub(super) fn routes() -> Router<Shared> {
    Router::new().route(
        "/api/openapi.json",
        get(async || described().into_response()),
    )
}

/// The routes that are not the protocol's.
#[derive(OpenApi)]
#[openapi(paths(
    games::list,
    games::begin,
    games::show,
    games::delete,
    games::play,
    games::hint,
    player::statistics,
    player::settings,
    player::keep_settings,
    player::export,
    player::import,
    qr::code,
))]
struct Own;

fn described() -> impl IntoResponse {
    static TEXT: LazyLock<String> = LazyLock::new(|| {
        serde_json::to_string(&description()).unwrap_or_else(|error| error.to_string())
    });
    json_body(TEXT.clone())
}

fn description() -> utoipa::openapi::OpenApi {
    let mut whole = novena_wire::openapi("/api");
    whole.merge(Own::openapi());
    for item in whole.paths.paths.values_mut() {
        may_be_refused(item);
    }
    whole
}

/// Every request can be refused, and always in the same shape.
fn may_be_refused(item: &mut PathItem) {
    let error = ObjectBuilder::new()
        .property("v", ObjectBuilder::new())
        .required("v")
        .property("error", RefOr::<Schema>::Ref(error_shape()))
        .required("error")
        .build();
    let content = ContentBuilder::new().schema(Some(RefOr::T(Schema::Object(error))));
    let response = ResponseBuilder::new()
        .description("An error with its name and a sentence in the language asked for.")
        .content("application/json", content.build())
        .build();
    let PathItem {
        get,
        post,
        put,
        delete,
        ..
    } = item;
    for operation in [get, post, put, delete].into_iter().flatten() {
        let responses = &mut operation.responses.responses;
        responses.insert("default".to_owned(), RefOr::T(response.clone()));
    }
}

fn error_shape() -> utoipa::openapi::Ref {
    utoipa::openapi::Ref::from_schema_name("ErrorShape")
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
            ("/api/export", "get"),
            ("/api/import", "post"),
            ("/api/qr", "post"),
        ] {
            let operation = &paths[path][method];
            assert!(
                operation["responses"]["default"].is_object(),
                "{method} {path}"
            );
        }
        let shapes = &description["components"]["schemas"];
        assert!(shapes["ErrorShape"].is_object() && shapes["GameLine"].is_object());
    }
}
