//! Refusals, as JSON in the format of the protocol's errors.

use std::fmt;

use novena_core::{Argument, Refusal};
use novena_play::PassedLimit;
use novena_saves::ExportError;
use novena_texts::{Language, Naming, Wording};
use novena_wire::Failure;
use novena_wire::protocol::ErrorBody;

/// Why a request was refused.
#[derive(Debug)]
pub(crate) enum ShelfError {
    /// The protocol refused the request.
    Protocol(Failure),
    /// A game was refused, with the store's ID and sentence for the reason.
    Game(GameRefusal),
    /// The text is not an export.
    Export(ExportError),
}

impl ShelfError {
    /// The error, with its message in this language.
    pub(crate) fn body(&self, language: Language) -> ErrorBody {
        let refusal: &dyn Refusal = match self {
            Self::Protocol(failure) => return failure.body(language),
            Self::Game(refusal) => refusal,
            Self::Export(error) => error,
        };
        let wording = Wording::shared(language, Naming::Short);
        ErrorBody::new(refusal.id(), wording.refusal(refusal))
    }
}

impl From<Failure> for ShelfError {
    fn from(failure: Failure) -> Self {
        Self::Protocol(failure)
    }
}

impl From<GameRefusal> for ShelfError {
    fn from(refusal: GameRefusal) -> Self {
        Self::Game(refusal)
    }
}

impl From<ExportError> for ShelfError {
    fn from(error: ExportError) -> Self {
        Self::Export(error)
    }
}

impl From<PassedLimit> for ShelfError {
    fn from(PassedLimit { what, most }: PassedLimit) -> Self {
        Self::Game(GameRefusal::TooMuch { what, most })
    }
}

/// Why an operation on a game was refused, with the IDs and arguments of the store's errors.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum GameRefusal {
    /// The game has changed since its player last saw it.
    ChangedElsewhere { game: i64 },
    /// The stored data of the game is invalid.
    DamagedGame { game: i64 },
    /// The game would exceed a limit.
    TooMuch { what: &'static str, most: usize },
}

impl fmt::Display for GameRefusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::ChangedElsewhere { game } => write!(f, "game {game} was changed meanwhile"),
            Self::DamagedGame { game } => write!(f, "the values of game {game} make no sense"),
            Self::TooMuch { what, most } => write!(f, "a game has at most {most} {what}"),
        }
    }
}

impl Refusal for GameRefusal {
    fn topic(&self) -> &'static str {
        "store"
    }

    fn id(&self) -> &'static str {
        match self {
            Self::ChangedElsewhere { .. } => "changed-elsewhere",
            Self::DamagedGame { .. } => "damaged-game",
            Self::TooMuch { .. } => "too-much",
        }
    }

    fn arguments(&self, give: &mut dyn FnMut(&'static str, Argument<'_>)) {
        match self {
            Self::ChangedElsewhere { game } => give("game", Argument::Text(&game.to_string())),
            Self::DamagedGame { game } => {
                give("game", Argument::Text(&game.to_string()));
                give("part", Argument::Text("values"));
            }
            Self::TooMuch { what, most } => {
                give("what", Argument::Text(what));
                give("most", Argument::Text(&most.to_string()));
            }
        }
    }
}
