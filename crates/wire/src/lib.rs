//! The protocol of Novena, as values and as JSON.
//!
//! | name | what it is |
//! |---|---|
//! | [`answer()`] | the protocol: a [`Request`] in, an answer or a [`Failure`] out |
//! | [`call()`] | the same in JSON; `docs/protocol.md` shows every operation |
//! | [`protocol`] | the requests and answers of every operation |
//! | [`LIMITS`] | the limits on the input, work and output of a call |
//! | [`path`] | reads and writes a position and the steps that follow it |
//! | [`step`] | reads and writes a single step |
//!
//! Names are stable and the same in every language: techniques, roles and levels are named by ID,
//! cells as `r1c1`, candidates as `5r1c1`, houses as `r1`, `c1` or `b1`. `docs/steps.md` shows
//! them. Input from other programs is never trusted: a wrong name is a [`ReadError`] with its
//! position, and `novena-proof` checks whether the deductions hold.
//!
//! ```
//! use novena_core::Puzzle;
//! use novena_techniques::{Position, Reasoner};
//! use novena_wire::path::Path;
//!
//! let puzzle: Puzzle =
//!     "..3..172......4......7..149.148....528.....747....268.952..8......3......679..4.."
//!         .parse().unwrap();
//! let start = Position::new(&puzzle).unwrap();
//! let path = Path::new(start.clone(), Reasoner::standard().path(start));
//! assert_eq!(Path::from_json(&path.to_json())?, path);
//! # Ok::<(), novena_wire::ReadError>(())
//! ```

#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;

mod call;
mod error;
mod name;
#[cfg(feature = "openapi")]
mod named;
mod object;
pub mod path;
mod shape;
pub mod step;

/// The protocol's requests and answers for every operation, and their parts.
pub mod protocol {
    pub use crate::call::{
        Answer, AnswerRequest, AnswerVerdict, BackdoorBody, BenchAnswer, BenchRequest,
        CandidatesAnswer, CandidatesRequest, CanonicalBody, CellGroup, CellView, CheckAnswer,
        CheckRequest, ClueAnswer, ClueRequest, ConvertAnswer, ConvertRequest, CountAnswer,
        CountRequest, DrawAnswer, DrawRequest, EffectBody, EnterAnswer, EnterRequest, ErrorBody,
        ErrorLimit, ExerciseActionBody, ExerciseAnswer, ExerciseRequest, Figure, FigureCircle,
        FigureRect, FigureShape, FigureText, FindingBody, FormatLine, FormatsAnswer,
        FormatsRequest, GameAnswer, GameMove, GameSource, GameView, GenerateAnswer,
        GenerateRequest, GeneratedPuzzle, GivenOffer, Head, HintAbout, HintAnswer, HintKind,
        HintRequest, HodokuBody, LabelledGame, LessonName, LevelLine, Levels, LineProblem,
        MisprintBody, MoveAnswer, MoveRequest, Neighbour, NewAnswer, NewRequest, NovenaBody,
        ObstacleBody, OpenAnswer, OpenRequest, Operation, OutcomeBody, PathAnswer, PathRequest,
        Place, PositionSource, PuzzleOrigin, QrAnswer, QrRequest, RateAnswer, RateRequest,
        RecordSummary, Rejection, Repeat, RequestId, ReviewAnswer, ReviewBody, ReviewRequest,
        Scale, SeBody, Sentence, ShareAnswer, ShareRequest, SolveAnswer, SolveRequest, StepText,
        StepsAnswer, StepsRequest, SymmetryLine, TechniqueLine, TechniquesAnswer,
        TechniquesRequest, TextPart, UnavoidableBody, VerdictBody, VersionAnswer, VersionRequest,
        ViewRequest, WishBody,
    };
}

#[cfg(feature = "openapi")]
pub use call::openapi;
pub use call::{
    Failure, Reply, ReplyText, Request, answer, check_length, read_object, read_object_with,
};
pub use call::{LIMITS, Limit, OPERATIONS, call, call_bytes, call_until, qr_rows};
pub use error::ReadError;
