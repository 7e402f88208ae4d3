//! Structs that can only be read from JSON objects.
//!
//! The code derived by serde also accepts a list for a struct, with the fields in declaration
//! order. That order is an implementation detail, and any list of the right length would be
//! accepted by mistake.

use std::fmt;

use serde::de::value::StringDeserializer;
use serde::de::{
    Deserialize, DeserializeSeed, Deserializer, IgnoredAny, IntoDeserializer, MapAccess, Visitor,
};
use serde::{Serialize, forward_to_deserialize_any};

/// A struct that is an object in JSON.
#[derive(Debug, Serialize)]
#[serde(transparent)]
pub(crate) struct Object<T>(pub(crate) T);

impl<'de, T: Deserialize<'de>> Deserialize<'de> for Object<T> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        without(&[], deserializer).map(Self)
    }
}

/// Fields that contain a struct that is an object in JSON: `#[serde(deserialize_with =
/// "as_object")]`.
pub(crate) fn as_object<'de, T: Deserialize<'de>, D: Deserializer<'de>>(
    deserializer: D,
) -> Result<T, D::Error> {
    without(&[], deserializer)
}

/// Like [`as_object`], for structs that may be missing.
pub(crate) fn as_object_option<'de, T: Deserialize<'de>, D: Deserializer<'de>>(
    deserializer: D,
) -> Result<Option<T>, D::Error> {
    let object: Option<Object<T>> = Option::deserialize(deserializer)?;
    Ok(object.map(|Object(object)| object))
}

/// Reads a struct from an object with additional fields. Fields with these names are ignored.
pub(crate) fn without<'de, T: Deserialize<'de>, D: Deserializer<'de>>(
    names: &'static [&'static str],
    deserializer: D,
) -> Result<T, D::Error> {
    T::deserialize(IgnoringFields(names, deserializer))
}

/// Requests an object, regardless of what the struct itself would request.
struct IgnoringFields<D>(&'static [&'static str], D);

impl<'de, D: Deserializer<'de>> Deserializer<'de> for IgnoringFields<D> {
    type Error = D::Error;

    fn deserialize_any<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, D::Error> {
        self.1.deserialize_map(IgnoringFields(self.0, visitor))
    }

    forward_to_deserialize_any! {
        bool i8 i16 i32 i64 i128 u8 u16 u32 u64 u128 f32 f64 char str string bytes byte_buf
        option unit unit_struct newtype_struct seq tuple tuple_struct map struct enum identifier
        ignored_any
    }
}

/// Accepts fields only by name; anything else is a type error reported by serde.
impl<'de, V: Visitor<'de>> Visitor<'de> for IgnoringFields<V> {
    type Value = V::Value;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.1.expecting(f)
    }

    fn visit_map<A: MapAccess<'de>>(self, fields: A) -> Result<V::Value, A::Error> {
        self.1.visit_map(IgnoringFields(self.0, fields))
    }
}

impl<'de, A: MapAccess<'de>> MapAccess<'de> for IgnoringFields<A> {
    type Error = A::Error;

    fn next_key_seed<K: DeserializeSeed<'de>>(
        &mut self,
        seed: K,
    ) -> Result<Option<K::Value>, A::Error> {
        if self.0.is_empty() {
            return self.1.next_key_seed(seed);
        }
        while let Some(key) = self.1.next_key::<String>()? {
            if self.0.contains(&key.as_str()) {
                self.1.next_value::<IgnoredAny>()?;
                continue;
            }
            let key: StringDeserializer<A::Error> = key.into_deserializer();
            return seed.deserialize(key).map(Some);
        }
        Ok(None)
    }

    fn next_value_seed<V: DeserializeSeed<'de>>(&mut self, seed: V) -> Result<V::Value, A::Error> {
        self.1.next_value_seed(seed)
    }
}

/// Hidden from readers of the description.
#[cfg(feature = "openapi")]
impl<T: utoipa::ToSchema> utoipa::PartialSchema for Object<T> {
    fn schema() -> utoipa::openapi::RefOr<utoipa::openapi::Schema> {
        T::schema()
    }
}

#[cfg(feature = "openapi")]
impl<T: utoipa::ToSchema> utoipa::ToSchema for Object<T> {
    fn name() -> std::borrow::Cow<'static, str> {
        T::name()
    }

    fn schemas(schemas: &mut Vec<(String, utoipa::openapi::RefOr<utoipa::openapi::Schema>)>) {
        T::schemas(schemas);
    }
}
