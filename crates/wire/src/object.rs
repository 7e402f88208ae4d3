//! Objects that are read as objects and as nothing else.
//!
//! What serde derives for a struct also takes a list, field by field in the order they are
//! declared. That order is nobody's business, and a list of the right length would be believed.

use std::fmt;

use serde::de::{Deserialize, Deserializer, MapAccess, Visitor};
use serde::{Serialize, forward_to_deserialize_any};

/// A struct that is an object in JSON.
#[derive(Debug, Serialize)]
#[serde(transparent)]
pub(crate) struct Object<T>(pub(crate) T);

impl<'de, T: Deserialize<'de>> Deserialize<'de> for Object<T> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        T::deserialize(AsObject(deserializer)).map(Self)
    }
}

/// Asks for an object whatever a struct would ask for.
struct AsObject<D>(D);

impl<'de, D: Deserializer<'de>> Deserializer<'de> for AsObject<D> {
    type Error = D::Error;

    fn deserialize_any<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, D::Error> {
        self.0.deserialize_map(ByName(visitor))
    }

    forward_to_deserialize_any! {
        bool i8 i16 i32 i64 i128 u8 u16 u32 u64 u128 f32 f64 char str string bytes byte_buf
        option unit unit_struct newtype_struct seq tuple tuple_struct map struct enum identifier
        ignored_any
    }
}

/// Takes fields by name alone; anything else is what serde says of a wrong type.
struct ByName<V>(V);

impl<'de, V: Visitor<'de>> Visitor<'de> for ByName<V> {
    type Value = V::Value;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.expecting(f)
    }

    fn visit_map<A: MapAccess<'de>>(self, fields: A) -> Result<V::Value, A::Error> {
        self.0.visit_map(fields)
    }
}

/// What a reader of the description need not know of.
#[cfg(feature = "openapi")]
impl<T: utoipa::ToSchema> utoipa::PartialSchema for Object<T> {
    fn schema() -> utoipa::openapi::RefOr<utoipa::openapi::Schema> {
        T::schema()
    }
}

#[cfg(feature = "openapi")]
impl<T: utoipa::ToSchema> utoipa::ToSchema for Object<T> {
    fn schemas(schemas: &mut Vec<(String, utoipa::openapi::RefOr<utoipa::openapi::Schema>)>) {
        T::schemas(schemas);
    }
}
