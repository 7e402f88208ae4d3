//! The protocol takes a request and returns an answer or a failure. No state is kept between calls.
//!
//! `docs/protocol.md` shows every operation with an example. An operation consists of a request
//! that implements [`Task`] and a line in the table below. [`answer`] works on values; JSON is
//! parsed in `request.rs` and written in `reply.rs`.

mod about;
mod bench;
mod draw;
mod enter;
mod error;
mod exercise;
mod figure;
mod game;
mod hint;
mod limits;
mod logic;
mod make;
mod moves;
#[cfg(feature = "openapi")]
mod openapi;
mod position;
mod qr;
mod rate;
mod reply;
mod request;
mod review;
mod sentence;
mod share;
mod solve;
mod state;
#[cfg(test)]
mod tests;
mod text;
mod texts;
mod view;
mod wish;
mod work;

use std::io;
use std::panic::{self, AssertUnwindSafe};

use serde::Serialize;
use serde::de::DeserializeOwned;

use limits::{ANSWER_BYTES, REQUEST_BYTES};
use texts::Texts;

pub use about::{
    FormatLine, FormatsAnswer, FormatsRequest, LevelLine, TechniqueLine, TechniquesAnswer,
    TechniquesRequest, VersionAnswer, VersionRequest,
};
pub use bench::{
    BackdoorBody, BenchAnswer, BenchRequest, CanonicalBody, CellGroup, GivenOffer, MisprintBody,
    Neighbour, UnavoidableBody,
};
pub use draw::{DrawAnswer, DrawRequest};
pub use enter::{EnterAnswer, EnterRequest, Repeat, SymmetryLine};
pub use error::{ErrorBody, ErrorLimit, Failure, Place};
pub use exercise::{
    AnswerRequest, AnswerVerdict, ClueAnswer, ClueRequest, ExerciseActionBody, ExerciseAnswer,
    ExerciseRequest, LessonName, OutcomeBody,
};
pub use figure::{Figure, FigureCircle, FigureRect, FigureShape, FigureText};
pub use game::{CheckAnswer, CheckRequest, MoveAnswer, MoveRequest, ViewRequest};
pub use hint::{HintAbout, HintAnswer, HintKind, HintRequest};
pub use limits::{LIMITS, Limit};
pub use logic::{
    CandidatesAnswer, CandidatesRequest, ObstacleBody, PathAnswer, PathRequest, StepText,
    StepsAnswer, StepsRequest,
};
pub use make::{
    GenerateAnswer, GenerateRequest, GeneratedPuzzle, NewAnswer, NewRequest, PuzzleOrigin,
};
pub use moves::{EffectBody, GameMove};
#[cfg(feature = "openapi")]
pub use openapi::openapi;
pub use position::PositionSource;
pub use qr::{QrAnswer, QrRequest, qr_rows};
pub use rate::{HodokuBody, NovenaBody, RateAnswer, RateRequest, Scale, SeBody};
pub use reply::{Reply, ReplyText};
pub use request::{Head, Rejection, Request, RequestId, read_object, read_object_with};
pub use review::{FindingBody, ReviewAnswer, ReviewBody, ReviewRequest};
pub use sentence::{Sentence, TextPart};
pub use share::{ShareAnswer, ShareRequest};
pub use solve::{CountAnswer, CountRequest, SolveAnswer, SolveRequest};
#[cfg(feature = "openapi")]
pub(crate) use state::CellNote;
pub use state::{GameSource, LabelledGame};
pub use text::{
    ConvertAnswer, ConvertRequest, LineProblem, OpenAnswer, OpenRequest, RecordSummary,
};
pub use view::{CellView, GameAnswer, GameView, VerdictBody};
pub use wish::{Levels, WishBody};

/// A type whose schema a server can publish.
#[cfg(feature = "openapi")]
trait HasSchema: utoipa::ToSchema {}
#[cfg(feature = "openapi")]
impl<T: utoipa::ToSchema> HasSchema for T {}
#[cfg(not(feature = "openapi"))]
trait HasSchema {}
#[cfg(not(feature = "openapi"))]
impl<T> HasSchema for T {}

/// The request of one operation, which can be answered.
trait Task: DeserializeOwned + HasSchema {
    /// The operation's name.
    const ID: &'static str;

    /// The content of `ok` in the answer.
    type Answer: Serialize + HasSchema;

    fn answer(self, context: &Context<'_>) -> Result<Self::Answer, Failure>;
}

/// Everything an operation needs to produce its answer, apart from its own fields.
struct Context<'a> {
    texts: &'static Texts,
    /// Whether answers with a game include a view of it.
    view: bool,
    stop: &'a dyn Fn() -> bool,
}

impl Context<'_> {
    /// Fails once the caller no longer needs an answer.
    fn go_on(&self) -> Result<(), Failure> {
        if (self.stop)() {
            return Err(Failure::new("stopped"));
        }
        Ok(())
    }
}

/// Methods for answering a single kind of request. A program that uses only these methods does not
/// contain the other operations.
macro_rules! answers_alone {
    ($($request:ident -> $answer:ident),+) => {
        $(impl $request {
            /// The answer to this request, with names and sentences in the given language.
            pub fn answer_in(self, language: novena_texts::Language) -> Result<$answer, Failure> {
                self.answer(&Context {
                    texts: Texts::of(language),
                    view: true,
                    stop: &|| false,
                })
            }
        })+
    };
}

answers_alone!(ViewRequest -> GameAnswer, MoveRequest -> MoveAnswer, HintRequest -> HintAnswer);

macro_rules! operations {
    ($($(#[$doc:meta])* $name:ident($request:ident) -> $answer:ident;)*) => {
        /// The operation of a request.
        #[derive(Debug)]
        #[non_exhaustive]
        pub enum Operation {
            $($(#[$doc])* $name($request),)*
        }

        /// A successful answer: in JSON, the content of `ok`.
        #[derive(Debug, Serialize)]
        #[serde(untagged)]
        #[non_exhaustive]
        pub enum Answer {
            $($(#[$doc])* $name($answer),)*
        }

        /// The names of all operations.
        ///
        /// ```
        /// assert!(novena_wire::OPERATIONS.contains(&"hint"));
        /// ```
        pub const OPERATIONS: &[&str] = &[$(<$request as Task>::ID),*];

        impl Operation {
            /// The operation's name in JSON.
            #[must_use]
            pub const fn id(&self) -> &'static str {
                match self {
                    $(Self::$name(_) => <$request as Task>::ID,)*
                }
            }

            /// Reads the fields of the operation with this name.
            fn read(id: &str, text: &str) -> Result<Self, Failure> {
                match id {
                    $(<$request as Task>::ID => request::body(text).map(Self::$name),)*
                    _ => Err(Failure::unknown_operation(id, OPERATIONS)),
                }
            }

            fn answer(self, context: &Context<'_>) -> Result<Answer, Failure> {
                match self {
                    $(Self::$name(request) => request.answer(context).map(Answer::$name),)*
                }
            }
        }

        $(
            impl From<$request> for Operation {
                fn from(request: $request) -> Self {
                    Self::$name(request)
                }
            }
        )*

        #[cfg(feature = "openapi")]
        fn describe(description: &mut openapi::Description) {
            $(description.operation::<$request>();)*
        }
    };
}

operations! {
    /// A new game.
    New(NewRequest) -> NewAnswer;
    /// A game read from text in any format.
    Open(OpenRequest) -> OpenAnswer;
    /// A puzzle that is being typed in.
    Enter(EnterRequest) -> EnterAnswer;
    /// Suggestions about a puzzle that is being typed in.
    Bench(BenchRequest) -> BenchAnswer;
    /// The view of a game.
    View(ViewRequest) -> GameAnswer;
    /// A move in a game.
    Move(MoveRequest) -> MoveAnswer;
    /// The mistakes in a game.
    Check(CheckRequest) -> CheckAnswer;
    /// A hint for a game.
    Hint(HintRequest) -> HintAnswer;
    /// All steps of a position.
    Steps(StepsRequest) -> StepsAnswer;
    /// The steps from a position to the solution.
    Path(PathRequest) -> PathAnswer;
    /// The moments of a game that are worth a second look.
    Review(ReviewRequest) -> ReviewAnswer;
    /// The candidates of each cell.
    Candidates(CandidatesRequest) -> CandidatesAnswer;
    /// An exercise of the course.
    Exercise(ExerciseRequest) -> ExerciseAnswer;
    /// The verdict on an answer to an exercise.
    Answer(AnswerRequest) -> AnswerVerdict;
    /// Help with an exercise.
    Clue(ClueRequest) -> ClueAnswer;
    /// A picture of a game or a position.
    Draw(DrawRequest) -> DrawAnswer;
    /// The solutions of a puzzle.
    Solve(SolveRequest) -> SolveAnswer;
    /// The number of solutions of a puzzle.
    Count(CountRequest) -> CountAnswer;
    /// The ratings of a puzzle.
    Rate(RateRequest) -> RateAnswer;
    /// Puzzles that meet a wish.
    Generate(GenerateRequest) -> GenerateAnswer;
    /// Text or a game in another format.
    Convert(ConvertRequest) -> ConvertAnswer;
    /// A game as a few characters for a link.
    Share(ShareRequest) -> ShareAnswer;
    /// A text as a QR code.
    Qr(QrRequest) -> QrAnswer;
    /// The formats.
    Formats(FormatsRequest) -> FormatsAnswer;
    /// The techniques.
    Techniques(TechniquesRequest) -> TechniquesAnswer;
    /// Versions, operations and limits.
    Version(VersionRequest) -> VersionAnswer;
}

impl Answer {
    /// The game in the answer, if there is one.
    #[must_use]
    pub const fn game(&self) -> Option<&GameAnswer> {
        match self {
            Self::New(answer) => Some(&answer.game),
            Self::Open(answer) => Some(&answer.game),
            Self::View(answer) => Some(answer),
            Self::Move(answer) => Some(&answer.game),
            Self::Hint(answer) => Some(&answer.game),
            Self::Exercise(answer) => Some(&answer.game),
            _ => None,
        }
    }

    /// Fails if the answer as JSON would be longer than [`LIMITS`] allows. This is for servers that
    /// save a game before they write the answer.
    ///
    /// ```
    /// use novena_wire::{Request, answer, protocol};
    ///
    /// let game = novena_play::Game::new(novena_core::Puzzle::EMPTY);
    /// let view = protocol::ViewRequest::new(protocol::LabelledGame::from(game));
    /// assert!(answer(Request::new(view), &|| false)?.check_length().is_ok());
    /// # Ok::<(), novena_wire::Failure>(())
    /// ```
    pub fn check_length(&self) -> Result<(), Failure> {
        check_length(self.game(), self)
    }
}

/// Like [`Answer::check_length`], for answers of other types. If the answer contains a game, pass
/// the game, so that short answers need not be measured.
pub fn check_length(game: Option<&GameAnswer>, answer: &impl Serialize) -> Result<(), Failure> {
    let most = game.map(|answer| answer.game.most_bytes());
    if most.is_some_and(|most| ANSWER_BYTES.check(most).is_ok()) {
        return Ok(());
    }
    let mut length = ByteCount(0);
    serde_json::to_writer(&mut length, answer).map_err(|_| Failure::new("internal"))?;
    ANSWER_BYTES.check(length.0)
}

/// Counts the bytes written.
struct ByteCount(usize);

impl io::Write for ByteCount {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.0 += bytes.len();
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

/// Answers a request. This never panics and never does more work than [`LIMITS`] allows. Soon after
/// `stop` returns true, the call fails with `stopped`.
///
/// ```
/// use novena_wire::protocol::{Answer, GameMove, LabelledGame, MoveRequest};
/// use novena_wire::{Request, answer};
///
/// let game = novena_play::Game::new(novena_core::Puzzle::EMPTY);
/// let undo = MoveRequest::new(LabelledGame::from(game), GameMove::Play(novena_play::Move::Undo));
/// let failure = answer(Request::new(undo), &|| false).unwrap_err();
/// assert_eq!(failure.id(), "nothing-to-undo");
/// ```
pub fn answer(request: Request, stop: &dyn Fn() -> bool) -> Result<Answer, Failure> {
    let Request { head, operation } = request;
    let work = || {
        let context = Context {
            texts: Texts::of(head.language),
            view: head.view,
            stop,
        };
        operation.answer(&context)
    };
    let answered = panic::catch_unwind(AssertUnwindSafe(work));
    answered.unwrap_or_else(|_| Err(Failure::new("internal")))
}

/// Answers a JSON request with JSON; see [`answer`].
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

/// Like [`call()`], except that the call fails with the error `stopped` soon after `stop` returns
/// true.
///
/// ```
/// let puzzle = ".".repeat(81);
/// let request = format!(r#"{{"op":"path","position":{{"puzzle":"{puzzle}"}}}}"#);
/// let answer = novena_wire::call_until(&request, &|| true);
/// assert!(answer.contains(r#""id":"stopped""#));
/// ```
#[must_use]
pub fn call_until(request: &str, stop: &dyn Fn() -> bool) -> String {
    let work = || match Request::from_json(request) {
        Ok(request) => {
            let head = request.head.clone();
            Reply::new(head, answer(request, stop)).into_text()
        }
        Err(rejection) => Reply::from(rejection).into_text(),
    };
    let text = panic::catch_unwind(AssertUnwindSafe(work)).unwrap_or_else(|_| {
        let failure = Failure::new("internal");
        Reply::new(Head::default(), Err(failure)).into_text()
    });
    text.json
}

/// Like [`call()`], for a request given as bytes, which may not be valid text.
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
    Reply::new(Head::default(), Err(failure)).into_text().json
}
