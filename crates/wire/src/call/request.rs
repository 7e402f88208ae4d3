//! What every request has besides its operation's own fields.

use std::fmt;

use novena_texts::Language;
use serde::de::value::StringDeserializer;
use serde::de::{Deserialize, DeserializeOwned, DeserializeSeed, Deserializer};
use serde::de::{IgnoredAny, IntoDeserializer, MapAccess, Visitor};
use serde::forward_to_deserialize_any;
use serde_json::Value;

use super::error::Failure;
use super::limits::NAME_CHARACTERS;
use crate::error::read;
use crate::object::Object;

/// The version of the protocol.
pub(crate) const VERSION: u64 = 1;

/// The fields of all requests, whatever they hold: an answer has the request's id even where
/// the rest is wrong.
#[derive(Default, serde::Deserialize)]
#[serde(default, expecting = "an object with a request")]
pub(crate) struct Head {
    v: Option<Value>,
    id: Option<Value>,
    lang: Option<Value>,
    op: Option<Value>,
    view: Option<Value>,
}

/// Their names.
const HEAD: [&str; 5] = ["v", "id", "lang", "op", "view"];

impl Head {
    pub(crate) fn read(text: &str) -> Result<Self, Failure> {
        let Object(head) = read(text)?;
        Ok(head)
    }

    /// What the answer repeats.
    pub(crate) fn id(&self) -> Result<Option<Value>, Failure> {
        match &self.id {
            None | Some(Value::Null) => Ok(None),
            Some(Value::String(id)) => {
                NAME_CHARACTERS.check(id.chars().count())?;
                Ok(self.id.clone())
            }
            Some(Value::Number(id)) if id.is_u64() || id.is_i64() => Ok(self.id.clone()),
            Some(_) => Err(Failure::unfit("id", "expected a string or a whole number")),
        }
    }

    pub(crate) fn check_version(&self) -> Result<(), Failure> {
        match &self.v {
            None | Some(Value::Null) => Ok(()),
            Some(v) if v.as_u64() == Some(VERSION) => Ok(()),
            Some(v) => Err(Failure::new("unknown-version")
                .with("found", v)
                .with("known", VERSION)
                .of("v")),
        }
    }

    /// The language asked for; English for those we do not speak.
    pub(crate) fn language(&self) -> Language {
        let asked = self.lang.as_ref().and_then(Value::as_str);
        asked.and_then(Language::from_tag).unwrap_or(Language::En)
    }

    pub(crate) fn op(&self) -> Result<&str, Failure> {
        let expected = "expected the name of an operation";
        let op = self.op.as_ref().and_then(Value::as_str);
        op.ok_or_else(|| Failure::unfit("op", expected))
    }

    /// Whether answers with a state have a view of it too.
    pub(crate) fn view(&self) -> Result<bool, Failure> {
        match &self.view {
            None => Ok(true),
            Some(Value::Bool(view)) => Ok(*view),
            Some(_) => Err(Failure::unfit("view", "expected true or false")),
        }
    }
}

/// Reads an operation's own fields. Any other field but those of the head is an error, which
/// says where it stands.
pub(crate) fn body<T: DeserializeOwned>(text: &str) -> Result<T, Failure> {
    let Body(body) = read(text)?;
    Ok(body)
}

struct Body<T>(T);

impl<'de, T: Deserialize<'de>> Deserialize<'de> for Body<T> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        T::deserialize(Headless(deserializer)).map(Self)
    }
}

/// An object without the fields of the head.
struct Headless<D>(D);

impl<'de, D: Deserializer<'de>> Deserializer<'de> for Headless<D> {
    type Error = D::Error;

    fn deserialize_any<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, D::Error> {
        self.0.deserialize_map(HeadlessVisitor(visitor))
    }

    forward_to_deserialize_any! {
        bool i8 i16 i32 i64 i128 u8 u16 u32 u64 u128 f32 f64 char str string bytes byte_buf
        option unit unit_struct newtype_struct seq tuple tuple_struct map struct enum identifier
        ignored_any
    }
}

struct HeadlessVisitor<V>(V);

impl<'de, V: Visitor<'de>> Visitor<'de> for HeadlessVisitor<V> {
    type Value = V::Value;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.expecting(f)
    }

    fn visit_map<A: MapAccess<'de>>(self, fields: A) -> Result<V::Value, A::Error> {
        self.0.visit_map(HeadlessFields(fields))
    }
}

struct HeadlessFields<A>(A);

impl<'de, A: MapAccess<'de>> MapAccess<'de> for HeadlessFields<A> {
    type Error = A::Error;

    fn next_key_seed<K: DeserializeSeed<'de>>(
        &mut self,
        seed: K,
    ) -> Result<Option<K::Value>, A::Error> {
        while let Some(key) = self.0.next_key::<String>()? {
            if HEAD.contains(&key.as_str()) {
                self.0.next_value::<IgnoredAny>()?;
                continue;
            }
            let key: StringDeserializer<A::Error> = key.into_deserializer();
            return seed.deserialize(key).map(Some);
        }
        Ok(None)
    }

    fn next_value_seed<V: DeserializeSeed<'de>>(&mut self, seed: V) -> Result<V::Value, A::Error> {
        self.0.next_value_seed(seed)
    }
}
