//! The protocol as an `OpenAPI` description, for servers that have a route for each operation.

use utoipa::openapi::content::ContentBuilder;
use utoipa::openapi::path::{HttpMethod, OperationBuilder, PathItem};
use utoipa::openapi::request_body::RequestBodyBuilder;
use utoipa::openapi::schema::{Object, ObjectBuilder, OneOfBuilder, Ref, Schema, SchemaType, Type};
use utoipa::openapi::{
    Components, InfoBuilder, OpenApi, OpenApiBuilder, Paths, RefOr, Required, ResponseBuilder,
};
use utoipa::{PartialSchema, ToSchema};

use super::error::ErrorBody;
use super::limits::NAME_CHARACTERS;
use super::request::VERSION;
use super::{OPERATIONS, Task, describe};

/// A description of the routes `base/OPERATION`, each of which accepts its operation's request by
/// POST, without `op`, and of `base/call`, which accepts any request.
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
    description.add::<ErrorBody>();
    describe(&mut description);
    let operations = Some(OPERATIONS.iter().copied());
    let any = with_head(ObjectBuilder::new().build());
    let any = ObjectBuilder::from(any)
        .property("op", one(Type::String).enum_values(operations))
        .required("op");
    let anything = ObjectBuilder::new().build();
    description.route("call", any.build().into(), anything.into());
    let info = InfoBuilder::new()
        .title("Novena")
        .version(env!("CARGO_PKG_VERSION"))
        .description(Some("Sudoku: docs/protocol.md describes every operation."));
    OpenApiBuilder::new()
        .info(info.build())
        .paths(description.paths)
        .components(Some(description.components))
        .build()
}

fn one(kind: Type) -> ObjectBuilder {
    ObjectBuilder::new().schema_type(SchemaType::new(kind))
}

/// The same schema, in which `null` counts as missing.
fn optional(kind: Type) -> ObjectBuilder {
    ObjectBuilder::new().schema_type(SchemaType::from_iter([kind, Type::Null]))
}

/// An ID that is repeated in the answer.
fn id() -> OneOfBuilder {
    let name = one(Type::String).max_length(Some(NAME_CHARACTERS.most()));
    OneOfBuilder::new().item(name).item(one(Type::Integer))
}

/// A request with the common fields, except `op`.
fn with_head(request: Object) -> Object {
    let versions = [VERSION.into(), serde_json::Value::Null];
    ObjectBuilder::from(request)
        .property("v", optional(Type::Integer).enum_values(Some(versions)))
        .property("id", id().item(one(Type::Null)))
        .property("lang", optional(Type::String))
        .property("view", optional(Type::Boolean))
        .build()
}

/// A description under construction.
pub(super) struct Description {
    base: String,
    paths: Paths,
    components: Components,
}

impl Description {
    pub(super) fn operation<O: Task>(&mut self) {
        let request = self.add::<O>();
        if let Some(RefOr::T(Schema::Object(shape))) =
            self.components.schemas.get_mut(O::name().as_ref())
        {
            *shape = with_head(std::mem::take(shape));
        }
        let answer = self.add::<O::Answer>();
        self.route(O::ID, request, answer);
    }

    /// Adds a schema and all its parts, and returns a reference to it.
    fn add<T: ToSchema>(&mut self) -> RefOr<Schema> {
        let mut shapes = vec![(T::name().into_owned(), T::schema())];
        T::schemas(&mut shapes);
        for (name, shape) in shapes {
            let other = self.components.schemas.insert(name.clone(), shape.clone());
            debug_assert!(other.is_none_or(|other| other == shape), "two are {name}");
        }
        RefOr::Ref(Ref::from_schema_name(T::name()))
    }

    /// Adds a route and its successful answer.
    fn route(&mut self, name: &str, request: RefOr<Schema>, answer: RefOr<Schema>) {
        let json = |schema: RefOr<Schema>| ContentBuilder::new().schema(Some(schema)).build();
        let answered = ObjectBuilder::new()
            .property("v", u64::schema())
            .required("v")
            .property("id", id())
            .property("ok", answer)
            .required("ok");
        let response = ResponseBuilder::new()
            .description("The answer.")
            .content("application/json", json(answered.build().into()))
            .build();
        let body = RequestBodyBuilder::new()
            .content("application/json", json(request))
            .required(Some(Required::True))
            .build();
        let operation = OperationBuilder::new()
            .operation_id(Some(name))
            .request_body(Some(body))
            .response("200", response)
            .build();
        let path = format!("{}/{name}", self.base);
        let item = PathItem::new(HttpMethod::Post, operation);
        self.paths.paths.insert(path, item);
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use serde_json::Value;

    use super::*;

    /// Collects every reference in a value.
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
        for operation in OPERATIONS {
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
