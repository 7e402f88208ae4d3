//! The protocol: a JSON request in, a JSON answer out, nothing kept between calls.
//!
//! `docs/protocol.md` shows every operation with an example. An operation is a request that
//! implements [`Operation`] and a line in the table below.

mod about;
mod bridge;
mod draw;
mod error;
mod game;
mod hint;
mod limits;
mod logic;
mod make;
mod moves;
#[cfg(feature = "openapi")]
mod openapi;
mod position;
mod rate;
mod request;
mod share;
mod solve;
mod state;
#[cfg(test)]
mod tests;
mod text;
mod texts;
mod told;
mod view;
mod wish;
mod work;

use std::panic::{self, AssertUnwindSafe};

use novena_texts::Language;
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::Value;
use serde_json::value::RawValue;

use crate::step::written;
use error::{ErrorShape, Failure};
use limits::{ANSWER_BYTES, REQUEST_BYTES};
use request::Head;
use texts::Texts;

pub use bridge::{Labels, read_state, write_state};
pub use limits::{LIMITS, Limit};
#[cfg(feature = "openapi")]
pub use openapi::openapi;
#[cfg(feature = "openapi")]
pub(crate) use state::Written;

/// What a server can describe.
#[cfg(feature = "openapi")]
trait Described: utoipa::ToSchema {}
#[cfg(feature = "openapi")]
impl<T: utoipa::ToSchema> Described for T {}
#[cfg(not(feature = "openapi"))]
trait Described {}
#[cfg(not(feature = "openapi"))]
impl<T> Described for T {}

/// What a request asks for.
trait Operation: DeserializeOwned + Described {
    /// Its name.
    const ID: &'static str;

    /// What is under `ok` in the answer.
    type Answer: Serialize + Described;

    fn answer(self, context: &Context<'_>) -> Result<Self::Answer, Failure>;
}

/// What an operation is told besides its own fields.
struct Context<'a> {
    texts: &'static Texts,
    /// Whether answers with a state have a view of it too.
    view: bool,
    stop: &'a dyn Fn() -> bool,
}

impl Context<'_> {
    /// Whether the caller wants no answer any more.
    fn go_on(&self) -> Result<(), Failure> {
        if (self.stop)() {
            return Err(Failure::new("stopped"));
        }
        Ok(())
    }
}

type Answerer = fn(&str, &Context<'_>) -> Result<Box<RawValue>, Failure>;

macro_rules! operations {
    ($($request:ty),* $(,)?) => {
        /// The names of all operations.
        ///
        /// ```
        /// assert!(novena_wire::OPERATIONS.contains(&"hint"));
        /// ```
        pub const OPERATIONS: &[&str] = &[$(<$request as Operation>::ID),*];

        const ANSWERERS: &[Answerer] = &[$(answer::<$request>),*];

        #[cfg(feature = "openapi")]
        fn describe(description: &mut openapi::Description) {
            $(description.operation::<$request>();)*
        }
    };
}

operations! {
    make::New,
    text::Open,
    solve::Enter,
    game::View,
    game::Play,
    game::Check,
    hint::Hint,
    logic::Steps,
    logic::Path,
    logic::Candidates,
    draw::Draw,
    solve::Solve,
    solve::Count,
    rate::Rate,
    make::Generate,
    text::Convert,
    share::Share,
    about::Formats,
    about::Techniques,
    about::Version,
}

/// Answers a request. Never a panic, and never more work than [`LIMITS`] allow.
///
/// ```
/// let answer = novena_wire::call(r#"{"op":"count","id":7,"puzzle":"no puzzle"}"#);
/// assert!(answer.starts_with(r#"{"v":1,"id":7,"error":{"id":"unfit","#));
///
/// let empty = ".".repeat(81);
/// let answer = novena_wire::call(&format!(r#"{{"op":"count","puzzle":"{empty}","limit":9}}"#));
/// assert_eq!(answer, r#"{"v":1,"ok":{"count":9,"more":true}}"#);
/// ```
#[must_use]
pub fn call(request: &str) -> String {
    call_until(request, &|| false)
}

/// The same for whoever has a clock: soon after `stop` says so, the answer is the error
/// `stopped`. Where it does not, the answer is that of [`call()`].
///
/// ```
/// let puzzle = ".".repeat(81);
/// let request = format!(r#"{{"op":"path","position":{{"puzzle":"{puzzle}"}}}}"#);
/// let answer = novena_wire::call_until(&request, &|| true);
/// assert!(answer.contains(r#""id":"stopped""#));
/// ```
#[must_use]
pub fn call_until(request: &str, stop: &dyn Fn() -> bool) -> String {
    let answered = panic::catch_unwind(AssertUnwindSafe(|| respond(request, stop)));
    answered.unwrap_or_else(|_| {
        let texts = Texts::of(Language::En);
        written(&Answer::new(None, Err(Failure::new("internal")), texts))
    })
}

/// The same for a request that came as bytes, and may not even be text.
///
/// ```
/// let answer = novena_wire::call_bytes(b"\xff");
/// assert!(answer.contains(r#""id":"not-json""#));
/// assert_eq!(novena_wire::call_bytes(b"{}"), novena_wire::call("{}"));
/// ```
#[must_use]
pub fn call_bytes(request: &[u8]) -> String {
    let failure = match (REQUEST_BYTES.check(request.len()), str::from_utf8(request)) {
        (Ok(()), Ok(request)) => return call(request),
        (Err(failure), _) => failure,
        (Ok(()), Err(error)) => Failure::new("not-json").with("reason", error),
    };
    written(&Answer::new(None, Err(failure), Texts::of(Language::En)))
}

fn respond(request: &str, stop: &dyn Fn() -> bool) -> String {
    let read = REQUEST_BYTES
        .check(request.len())
        .and_then(|()| Head::read(request));
    let (head, fault) = match read {
        Ok(head) => (head, None),
        Err(failure) => (Head::default(), Some(failure)),
    };
    let texts = Texts::of(head.language());
    let (id, fault) = match (head.id(), fault) {
        (Ok(id), fault) => (id, fault),
        (Err(failure), fault) => (None, fault.or(Some(failure))),
    };
    let result = match fault {
        Some(failure) => Err(failure),
        None => carry_out(request, &head, texts, stop),
    };
    let answer = written(&Answer::new(id.clone(), result, texts));
    match ANSWER_BYTES.check(answer.len()) {
        Ok(()) => answer,
        Err(failure) => written(&Answer::new(id, Err(failure), texts)),
    }
}

fn carry_out(
    request: &str,
    head: &Head,
    texts: &'static Texts,
    stop: &dyn Fn() -> bool,
) -> Result<Box<RawValue>, Failure> {
    head.check_version()?;
    head.check_language()?;
    let op = head.op()?;
    let context = Context {
        texts,
        view: head.view()?,
        stop,
    };
    let known = OPERATIONS.iter().position(|&id| id == op);
    let Some(known) = known else {
        let op: String = op.chars().take(100).collect();
        return Err(Failure::new("unknown-op")
            .with("op", op)
            .with("known", OPERATIONS.join(", "))
            .of("op"));
    };
    ANSWERERS[known](request, &context)
}

fn answer<O: Operation>(request: &str, context: &Context<'_>) -> Result<Box<RawValue>, Failure> {
    let operation: O = request::body(request)?;
    let answer = operation.answer(context)?;
    RawValue::from_string(written(&answer)).map_err(|_| Failure::new("internal"))
}

/// An answer as it is written.
#[derive(Serialize)]
struct Answer {
    v: u64,
    #[serde(skip_serializing_if = "Option::is_none")]
    id: Option<Value>,
    #[serde(skip_serializing_if = "Option::is_none")]
    ok: Option<Box<RawValue>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    error: Option<ErrorShape>,
}

impl Answer {
    fn new(id: Option<Value>, result: Result<Box<RawValue>, Failure>, texts: &Texts) -> Self {
        let (ok, error) = match result {
            Ok(ok) => (Some(ok), None),
            Err(failure) => (None, Some(failure.shape(texts))),
        };
        Self {
            v: request::VERSION,
            id,
            ok,
            error,
        }
    }
}
