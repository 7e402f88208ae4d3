//! A request: a head with the common fields, and an operation with its own fields.

use std::marker::PhantomData;

use novena_texts::Language;
use serde::Serialize;
use serde::de::{Deserialize, DeserializeOwned, DeserializeSeed, Deserializer};
use serde_json::Value;

use super::Operation;
use super::error::Failure;
use super::limits::{NAME_CHARACTERS, REQUEST_BYTES};
use crate::error::{read, read_seed};
use crate::object::{Object, without};

/// The version of the protocol.
pub(crate) const VERSION: u64 = 1;

/// A request as a value: the operation, and the form of the answer.
///
/// ```
/// use novena_wire::protocol::{Answer, CountRequest};
/// use novena_wire::{Request, answer};
///
/// let request = Request::new(CountRequest {
///     puzzle: novena_core::Puzzle::EMPTY,
///     limit: 9,
/// });
/// let Ok(Answer::Count(count)) = answer(request, &|| false) else {
///     panic!("an empty puzzle can be counted");
/// };
/// assert_eq!((count.count, count.more), (9, true));
/// ```
#[derive(Debug)]
pub struct Request {
    /// The common fields.
    pub head: Head,
    /// The operation.
    pub operation: Operation,
}

/// The fields that every request has besides its operation.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Head {
    /// The ID that is repeated in the answer.
    pub id: Option<RequestId>,
    /// The language of names and sentences.
    pub language: Language,
    /// Whether answers with a game include a view of it.
    pub view: bool,
}

impl Default for Head {
    fn default() -> Self {
        Self {
            id: None,
            language: Language::En,
            view: true,
        }
    }
}

/// The ID that a client gave its request.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(untagged)]
pub enum RequestId {
    /// A text.
    Text(String),
    /// A whole number.
    Number(i64),
    /// A whole number too large for the other variant.
    Large(u64),
}

/// Text that is not a request, with the readable part of its head. The answer uses the ID and the
/// language in that part.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub struct Rejection {
    /// The readable part of the head.
    pub head: Head,
    /// The error in the remaining text.
    pub failure: Failure,
}

impl Request {
    /// A request with an English answer and without an ID.
    #[must_use]
    pub fn new(operation: impl Into<Operation>) -> Self {
        Self {
            head: Head::default(),
            operation: operation.into(),
        }
    }

    /// The same request with an answer in this language.
    #[must_use]
    pub const fn in_language(mut self, language: Language) -> Self {
        self.head.language = language;
        self
    }

    /// Reads a request.
    ///
    /// ```
    /// use novena_wire::Request;
    ///
    /// let request = Request::from_json(r#"{"op":"version","id":7}"#).unwrap();
    /// assert_eq!(request.operation.id(), "version");
    /// let rejection = Request::from_json(r#"{"op":"version","odd":7}"#).unwrap_err();
    /// assert_eq!(rejection.failure.id(), "unfit");
    /// ```
    pub fn from_json(text: &str) -> Result<Self, Rejection> {
        Self::read(text, None)
    }

    /// Reads a request for the operation with this name; the text does not contain `op`.
    ///
    /// ```
    /// let request = novena_wire::Request::for_operation("version", "{}").unwrap();
    /// assert_eq!(request.operation.id(), "version");
    /// ```
    pub fn for_operation(operation: &str, text: &str) -> Result<Self, Rejection> {
        Self::read(text, Some(operation))
    }

    fn read(text: &str, operation: Option<&str>) -> Result<Self, Rejection> {
        let mut head = Head::default();
        match read_into(&mut head, text, operation) {
            Ok(operation) => Ok(Self { head, operation }),
            Err(failure) => Err(Rejection { head, failure }),
        }
    }
}

/// Reads as much of the head as possible, then the operation.
fn read_into(head: &mut Head, text: &str, operation: Option<&str>) -> Result<Operation, Failure> {
    REQUEST_BYTES.check(text.len())?;
    let Object(fields): Object<HeadFields> = read(text)?;
    head.language = fields.language();
    head.id = fields.id()?;
    fields.check_version()?;
    fields.check_language()?;
    let operation = match operation {
        None => fields.op()?,
        Some(operation) => {
            fields.check_without_op()?;
            operation
        }
    };
    head.view = fields.view()?;
    Operation::read(operation, text)
}

/// The common fields, accepted with any content, so that the answer includes the request's ID even
/// if the rest of the request is wrong.
#[derive(Default, serde::Deserialize)]
#[serde(default, expecting = "an object with a request")]
struct HeadFields {
    v: Option<Value>,
    id: Option<Value>,
    lang: Option<Value>,
    op: Option<Value>,
    view: Option<Value>,
}

/// The names of the common fields.
const HEAD: [&str; 5] = ["v", "id", "lang", "op", "view"];

impl HeadFields {
    fn id(&self) -> Result<Option<RequestId>, Failure> {
        let unfit = || Failure::unfit("id", "expected a string or a whole number");
        match &self.id {
            None | Some(Value::Null) => Ok(None),
            Some(Value::String(id)) => {
                NAME_CHARACTERS.check(id.chars().count())?;
                Ok(Some(RequestId::Text(id.clone())))
            }
            Some(Value::Number(id)) => {
                let id = match (id.as_i64(), id.as_u64()) {
                    (Some(id), _) => RequestId::Number(id),
                    (None, Some(id)) => RequestId::Large(id),
                    (None, None) => return Err(unfit()),
                };
                Ok(Some(id))
            }
            Some(_) => Err(unfit()),
        }
    }

    fn check_version(&self) -> Result<(), Failure> {
        match &self.v {
            None | Some(Value::Null) => Ok(()),
            Some(v) if v.as_u64() == Some(VERSION) => Ok(()),
            Some(v) => Err(Failure::new("unknown-version")
                .with("found", v)
                .with("known", VERSION)
                .of("v")),
        }
    }

    /// The language of the answer; English if the requested one is not available.
    fn language(&self) -> Language {
        let tag = self.lang.as_ref().and_then(Value::as_str);
        tag.and_then(Language::from_tag).unwrap_or(Language::En)
    }

    /// Checks that the language is a string, whatever its value.
    fn check_language(&self) -> Result<(), Failure> {
        match &self.lang {
            None | Some(Value::Null | Value::String(_)) => Ok(()),
            Some(_) => Err(Failure::unfit("lang", "expected the tag of a language")),
        }
    }

    fn op(&self) -> Result<&str, Failure> {
        let expected = "expected the name of an operation";
        let op = self.op.as_ref().and_then(Value::as_str);
        op.ok_or_else(|| Failure::unfit("op", expected))
    }

    /// Rejects the field `op`, because the address already names the operation.
    fn check_without_op(&self) -> Result<(), Failure> {
        match &self.op {
            None => Ok(()),
            Some(_) => Err(Failure::unfit("op", "the address names the operation")),
        }
    }

    fn view(&self) -> Result<bool, Failure> {
        match &self.view {
            None => Ok(true),
            Some(Value::Bool(view)) => Ok(*view),
            Some(_) => Err(Failure::unfit("view", "expected true or false")),
        }
    }
}

/// Reads an operation's own fields. Any field that is neither one of these nor part of the head is
/// an error, reported with its position.
pub(super) fn body<T: DeserializeOwned>(text: &str) -> Result<T, Failure> {
    let Body(body) = read(text)?;
    Ok(body)
}

struct Body<T>(T);

impl<'de, T: Deserialize<'de>> Deserialize<'de> for Body<T> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        without(&HEAD, deserializer).map(Self)
    }
}

/// Reads one JSON object as strictly as a request: its struct defines the allowed fields, and a
/// failure specifies the wrong value and where it ends in the text.
///
/// ```
/// use novena_wire::protocol::GameMove;
///
/// #[derive(serde::Deserialize)]
/// struct Turn {
///     r#move: GameMove,
/// }
///
/// let Turn { r#move } = novena_wire::read_object(r#"{"move":"undo"}"#)?;
/// assert_eq!(r#move, GameMove::Play(novena_play::Move::Undo));
/// # Ok::<(), novena_wire::Failure>(())
/// ```
pub fn read_object<T: DeserializeOwned>(text: &str) -> Result<T, Failure> {
    let Object(object) = read(text)?;
    Ok(object)
}

/// Like [`read_object`], for an object with additional fields. Fields with these names are ignored.
///
/// ```
/// #[derive(serde::Deserialize)]
/// #[serde(deny_unknown_fields)]
/// struct Size {
///     rows: u32,
/// }
///
/// let Size { rows } = novena_wire::read_object_with(&["op"], r#"{"op":"size","rows":9}"#)?;
/// assert_eq!(rows, 9);
/// # Ok::<(), novena_wire::Failure>(())
/// ```
pub fn read_object_with<T: DeserializeOwned>(
    others: &'static [&'static str],
    text: &str,
) -> Result<T, Failure> {
    Ok(read_seed(IgnoringFields(others, PhantomData), text)?)
}

/// Reads an object and ignores the fields with these names.
struct IgnoringFields<T>(&'static [&'static str], PhantomData<T>);

impl<'de, T: Deserialize<'de>> DeserializeSeed<'de> for IgnoringFields<T> {
    type Value = T;

    fn deserialize<D: Deserializer<'de>>(self, deserializer: D) -> Result<T, D::Error> {
        without(self.0, deserializer)
    }
}
