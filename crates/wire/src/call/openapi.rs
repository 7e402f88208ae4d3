//! The protocol as an OpenAPI description, for a server that has a route for each operation.

use utoipa::openapi::content::ContentBuilder;
use utoipa::openapi::path::{HttpMethod, OperationBuilder, PathItem};
use utoipa::openapi::request_body::RequestBodyBuilder;
use utoipa::openapi::schema::{ObjectBuilder, Ref, Schema};
use utoipa::openapi::{
    Components, InfoBuilder, OpenApi, OpenApiBuilder, Paths, RefOr, Required, ResponseBuilder,
};
use utoipa::{PartialSchema, ToSchema};

use super::error::ErrorShape;
use super::{Operation, describe};

/// A description of routes `base/OPERATION`, each taking the request of its operation by POST
/// without `op`, and of `base/call`, which takes any request.
///
/// ```
/// let description = novena_wire::openapi("/api");
/// assert!(description.paths.paths.contains_key("/api/hint"));
/// assert!(description.paths.paths.contains_key("/api/call"));
/// ```
#[must_use]
pub fn openapi(base: &str) -> OpenApi {
    let mut description = Description {
        base: base.to_owned(),
        paths: Paths::new(),
        components: Components::new(),
    };
    description.add::<ErrorShape>();
    describe(&mut description);
    let anything = RefOr::T(Schema::Object(ObjectBuilder::new().build()));
    description.route("call", anything.clone(), anything);
    let info = InfoBuilder::new()
        .title("Novena")
        .version(env!("CARGO_PKG_VERSION"))
        .description(Some(
            "Sudoku: docs/protocol.md tells what each operation does.",
        ));
    OpenApiBuilder::new()
        .info(info.build())
        .paths(description.paths)
        .components(Some(description.components))
        .build()
}

/// A description in the making.
pub(super) struct Description {
    base: String,
    paths: Paths,
    components: Components,
}

impl Description {
    pub(super) fn operation<O: Operation>(&mut self) {
        let request = self.add::<O>();
        let answer = self.add::<O::Answer>();
        self.route(O::ID, request, answer);
    }

    /// Adds a shape and all it is made of; where it is found.
    fn add<T: ToSchema>(&mut self) -> RefOr<Schema> {
        let mut shapes = vec![(T::name().into_owned(), T::schema())];
        T::schemas(&mut shapes);
        self.components.schemas.extend(shapes);
        RefOr::Ref(Ref::from_schema_name(T::name()))
    }

    fn route(&mut self, id: &str, request: RefOr<Schema>, answer: RefOr<Schema>) {
        let json = |schema: RefOr<Schema>| ContentBuilder::new().schema(Some(schema)).build();
        let error = RefOr::Ref(Ref::from_schema_name(ErrorShape::name()));
        let answered = ObjectBuilder::new()
            .property("v", u64::schema())
            .required("v")
            .property("id", String::schema())
            .property("ok", answer)
            .property("error", error)
            .build();
        let response = ResponseBuilder::new()
            .description("ok, or an error")
            .content("application/json", json(RefOr::T(Schema::Object(answered))))
            .build();
        let body = RequestBodyBuilder::new()
            .content("application/json", json(request))
            .required(Some(Required::True))
            .build();
        let operation = OperationBuilder::new()
            .operation_id(Some(id))
            .request_body(Some(body))
            .response("200", response)
            .build();
        let path = format!("{}/{id}", self.base);
        let item = PathItem::new(HttpMethod::Post, operation);
        self.paths.paths.insert(path, item);
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use serde_json::Value;

    use super::*;

    /// Every reference in a value.
    fn references(value: &Value, found: &mut BTreeSet<String>) {
        match value {
            Value::Array(list) => list.iter().for_each(|item| references(item, found)),
            Value::Object(map) => {
                if let Some(Value::String(name)) = map.get("$ref") {
                    found.insert(name.clone());
                }
                map.values().for_each(|item| references(item, found));
            }
            _ => {}
        }
    }

    #[test]
    fn every_operation_is_described_and_every_reference_leads_somewhere() {
        let description = serde_json::to_value(openapi("/api")).unwrap();
        for operation in super::super::OPERATIONS {
            let route = &description["paths"][format!("/api/{operation}")];
            assert!(route["post"].is_object(), "{operation}");
        }
        let mut found = BTreeSet::new();
        references(&description, &mut found);
        assert!(found.len() > 30, "{found:?}");
        for reference in found {
            let name = reference.strip_prefix("#/components/schemas/").unwrap();
            let shape = &description["components"]["schemas"][name];
            assert!(shape.is_object(), "{name}");
        }
    }
}
