//! What every request has besides its operation's own fields.

use novena_texts::Language;
use serde::de::{Deserialize, DeserializeOwned, Deserializer};
use serde_json::Value;

use super::error::Failure;
use super::limits::NAME_CHARACTERS;
use crate::error::read;
use crate::object::{Object, without};

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

    /// Whether a language was asked for in words; which one does not matter here.
    pub(crate) fn check_language(&self) -> Result<(), Failure> {
        match &self.lang {
            None | Some(Value::Null | Value::String(_)) => Ok(()),
            Some(_) => Err(Failure::unfit("lang", "expected the tag of a language")),
        }
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
        without(&HEAD, deserializer).map(Self)
    }
}
