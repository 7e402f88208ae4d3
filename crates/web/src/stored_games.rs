//! Games of the store through the protocol: loaded, asked about and kept, all as values. The
//! answer is written once, when everything in it is on the disk.

use std::time::Duration;

use novena_store::{GameId, Moment, MoveId, MoveOutcome, Store, StoreError, StoredGame};
use novena_texts::Language;
use novena_wire::protocol::{
    Answer, GameMove, GameSource, HintRequest, LabelledGame, MoveRequest, Operation, ViewRequest,
};
use novena_wire::{Failure, Request};
use serde::Serialize;
use utoipa::ToSchema;

use crate::Problem;
use crate::app::Shared;

/// What the store knows of a game besides its state.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub(crate) struct GameNumbers {
    id: i64,
    /// It changes with every change of the game.
    version: i64,
    /// Seconds since 1970.
    created: i64,
    /// Seconds since 1970.
    changed: i64,
    /// Whether it was won, once.
    won: bool,
    /// Whether a move with the same id had been made before. Then nothing was done, and this is
    /// the game as it is now.
    #[serde(skip_serializing_if = "is_false")]
    repeated: bool,
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde hands it over")]
const fn is_false(value: &bool) -> bool {
    !*value
}

impl GameNumbers {
    fn of(stored: &StoredGame) -> Self {
        Self {
            id: stored.id().into(),
            version: stored.version(),
            created: stored.created(),
            changed: stored.changed(),
            won: stored.finish().is_some(),
            repeated: false,
        }
    }
}

/// An answer about a game of the store: the protocol's, with what the store knows besides.
#[derive(Debug, Serialize)]
pub(crate) struct GameReply {
    #[serde(flatten)]
    numbers: GameNumbers,
    #[serde(flatten)]
    answer: Answer,
}

impl GameReply {
    fn new(stored: &StoredGame, answer: Answer) -> Self {
        Self {
            numbers: GameNumbers::of(stored),
            answer,
        }
    }

    fn repeated(mut self) -> Self {
        self.numbers.repeated = true;
        self
    }
}

/// What came of a request about a game.
pub(crate) enum GameOutcome {
    /// It was done.
    Done(GameReply),
    /// The protocol refused it.
    Refused(Failure),
    /// It was not done, because the client has not seen the game as it is now.
    Newer(GameId, GameReply),
}

/// A turn in a game: who makes it, when and what they saw.
pub(crate) struct Turn {
    pub(crate) game: GameId,
    /// The sender's name for it: it is made once, however often it is sent.
    pub(crate) id: Option<MoveId>,
    /// The version that the player saw; if it is not the last, nothing is done.
    pub(crate) version: Option<i64>,
    /// How long the game has been played.
    pub(crate) elapsed: Option<Duration>,
    pub(crate) now: Moment,
    pub(crate) language: Language,
    pub(crate) kind: TurnKind,
}

/// What the player does.
pub(crate) enum TurnKind {
    Move(GameMove),
    Hint { rung: usize, turn: usize },
}

impl TurnKind {
    fn request(self, game: LabelledGame) -> Operation {
        match self {
            Self::Move(game_move) => MoveRequest::new(game, game_move).into(),
            Self::Hint { rung, turn } => HintRequest::new(game, rung, turn).into(),
        }
    }
}

/// What became of a turn in the store.
enum TurnOutcome {
    Applied(Box<StoredGame>, Answer),
    /// It had been made before; this is the game as it is now.
    Repeated(Box<StoredGame>),
    /// Somebody else was faster.
    Late,
}

impl Shared {
    /// A game as it is.
    pub(crate) async fn show(
        &self,
        id: GameId,
        language: Language,
    ) -> Result<GameOutcome, Problem> {
        let stored = self.keeper.ask(move |store| store.load(id)).await?;
        self.view(&stored, language).await
    }

    async fn view(
        &self,
        stored: &StoredGame,
        language: Language,
    ) -> Result<GameOutcome, Problem> {
        let request = Request::new(ViewRequest::new(labelled(stored))).in_language(language);
        let answer = self.engine.answer(request).await?;
        let answer = answer.and_then(|answer| answer.check_length().map(|()| answer));
        Ok(match answer {
            Ok(answer) => GameOutcome::Done(GameReply::new(stored, answer)),
            Err(failure) => GameOutcome::Refused(failure),
        })
    }

    /// Puts a game into the store.
    pub(crate) async fn begin(
        &self,
        game: GameSource,
        language: Language,
        now: Moment,
    ) -> Result<GameOutcome, Problem> {
        let request = Request::new(ViewRequest { game }).in_language(language);
        let answer = match self.engine.answer(request).await? {
            Ok(answer) => answer,
            Err(failure) => return Ok(GameOutcome::Refused(failure)),
        };
        if let Err(failure) = answer.check_length() {
            return Ok(GameOutcome::Refused(failure));
        }
        let LabelledGame { game, labels } = game_of(&answer)?.clone();
        let begin = move |store: &mut Store| store.begin(game, labels, now);
        let stored = self.keeper.ask(begin).await?;
        Ok(GameOutcome::Done(GameReply::new(&stored, answer)))
    }

    /// Makes a turn and keeps what becomes of the game, before anybody hears of it. A turn whose
    /// id is known is not made again; one in a game that the client has not seen is not made.
    pub(crate) async fn play(&self, turn: Turn) -> Result<GameOutcome, Problem> {
        let Turn {
            game,
            id,
            version,
            elapsed,
            now,
            language,
            kind,
        } = turn;
        let (stored, id, is_known) = self.load(game, id).await?;
        if is_known {
            return self.repeat(&stored, kind, language).await;
        }
        if version.is_some_and(|version| version != stored.version()) {
            return self.newer(game, language).await;
        }
        let mut played = labelled(&stored);
        if let Some(elapsed) = elapsed {
            played.game.elapsed = elapsed;
        }
        let request = Request::new(kind.request(played)).in_language(language);
        let answer = match self.engine.answer(request).await? {
            Ok(answer) => answer,
            Err(failure) => return Ok(GameOutcome::Refused(failure)),
        };
        // Not after the move is on the disk.
        if let Err(failure) = answer.check_length() {
            return Ok(GameOutcome::Refused(failure));
        }
        match self.keep(stored, answer, id, now).await? {
            TurnOutcome::Applied(stored, answer) => {
                Ok(GameOutcome::Done(GameReply::new(&stored, answer)))
            }
            TurnOutcome::Repeated(stored) => {
                // The other one of the same id has just been answered with all there is to it.
                let outcome = self.view(&stored, language).await?;
                Ok(marked_as_repeated(outcome))
            }
            TurnOutcome::Late => self.newer(game, language).await,
        }
    }

    /// A game for a turn, and whether that turn was made before.
    async fn load(
        &self,
        game: GameId,
        id: Option<MoveId>,
    ) -> Result<(StoredGame, Option<MoveId>, bool), Problem> {
        let load = move |store: &mut Store| {
            let is_known = match &id {
                Some(id) => store.has_move(game, id)?,
                None => false,
            };
            Ok((store.load(game)?, id, is_known))
        };
        self.keeper.ask(load).await
    }

    async fn keep(
        &self,
        mut stored: StoredGame,
        answer: Answer,
        id: Option<MoveId>,
        now: Moment,
    ) -> Result<TurnOutcome, Problem> {
        let game = game_of(&answer)?.game.clone();
        let keep = move |store: &mut Store| {
            let kept = match &id {
                Some(id) => store.keep_move(&mut stored, game, id, now),
                None => {
                    let kept = store.keep(&mut stored, game, now);
                    kept.map(|()| MoveOutcome::Applied)
                }
            };
            match kept {
                Ok(MoveOutcome::Applied) => {
                    Ok(TurnOutcome::Applied(Box::new(stored), answer))
                }
                Ok(MoveOutcome::Repeated) => Ok(TurnOutcome::Repeated(Box::new(stored))),
                Err(StoreError::ChangedElsewhere { .. }) => Ok(TurnOutcome::Late),
                Err(error) => Err(error),
            }
        };
        self.keeper.ask(keep).await
    }

    /// The answer to a turn that was made before: the game as it is now. A hint that tells
    /// something tells it again, uncounted.
    async fn repeat(
        &self,
        stored: &StoredGame,
        kind: TurnKind,
        language: Language,
    ) -> Result<GameOutcome, Problem> {
        let outcome = marked_as_repeated(self.view(stored, language).await?);
        let rung = match kind {
            TurnKind::Hint { rung, .. } => rung,
            TurnKind::Move(_) => return Ok(outcome),
        };
        let GameOutcome::Done(reply) = outcome else {
            return Ok(outcome);
        };
        if rung >= LAST_RUNG {
            return Ok(GameOutcome::Done(reply));
        }
        let request = Request::new(kind.request(labelled(stored))).in_language(language);
        let hint = self.engine.answer(request).await?;
        Ok(GameOutcome::Done(match (hint, reply.answer) {
            (Ok(Answer::Hint(mut hint)), Answer::View(game)) => {
                hint.game = game;
                GameReply {
                    numbers: reply.numbers,
                    answer: Answer::Hint(hint),
                }
            }
            (_, answer) => GameReply {
                numbers: reply.numbers,
                answer,
            },
        }))
    }

    async fn newer(&self, id: GameId, language: Language) -> Result<GameOutcome, Problem> {
        Ok(match self.show(id, language).await? {
            GameOutcome::Done(reply) => GameOutcome::Newer(id, reply),
            outcome => outcome,
        })
    }
}

/// The rung that plays instead of telling.
const LAST_RUNG: usize = 4;

fn labelled(stored: &StoredGame) -> LabelledGame {
    LabelledGame {
        game: stored.game().clone(),
        labels: stored.labels().clone(),
    }
}

/// The game in an answer to a request about a game.
fn game_of(answer: &Answer) -> Result<&LabelledGame, Problem> {
    let game = answer.game().ok_or_else(Problem::internal)?;
    Ok(&game.game)
}

fn marked_as_repeated(outcome: GameOutcome) -> GameOutcome {
    match outcome {
        GameOutcome::Done(reply) => GameOutcome::Done(reply.repeated()),
        outcome => outcome,
    }
}
