//! Connects the store's games with the protocol. Games are loaded, processed and saved as values.
//! A response is sent only once everything in it is on disk.

use std::time::Duration;

use novena_shelf::{GameNumbers, GameReply, TurnDecision, TurnKind};
use novena_store::{GameId, Moment, MoveId, MoveOutcome, Store, StoreError, StoredGame};
use novena_texts::Language;
use novena_wire::protocol::{
    Answer, GameSource, HintRequest, LabelledGame, MoveRequest, Operation, ViewRequest,
};
use novena_wire::{Failure, Request};

use crate::Problem;
use crate::app::Shared;
use crate::client::Client;

/// An answer about a game in the store.
pub(crate) type StoredReply = GameReply<Answer>;

fn reply(stored: &StoredGame, answer: Answer) -> StoredReply {
    let numbers = GameNumbers {
        id: stored.id().into(),
        key: stored.key().to_owned(),
        version: stored.version(),
        created: stored.created(),
        changed: stored.changed(),
        won: stored.finish().is_some(),
        repeated: false,
    };
    GameReply { numbers, answer }
}

/// The outcome of a request about a game.
pub(crate) enum GameOutcome {
    /// The request was carried out.
    Done(StoredReply),
    /// The protocol refused the request.
    Refused(Failure),
    /// The request was not carried out because the client has not seen the current game.
    Newer(GameId, StoredReply),
}

/// The reader of an answer about a game.
#[derive(Clone, Copy)]
pub(crate) struct Reader {
    pub(crate) client: Client,
    pub(crate) language: Language,
}

/// A turn in a game: who takes it, when, and which version it is based on.
pub(crate) struct Turn {
    pub(crate) game: GameId,
    /// The sender's ID for the turn. A repeated request with the same ID does not take the turn
    /// again.
    pub(crate) id: Option<MoveId>,
    /// The version that the player saw. If it is not the latest one, nothing is done.
    pub(crate) version: Option<i64>,
    /// The time played.
    pub(crate) elapsed: Option<Duration>,
    pub(crate) now: Moment,
    pub(crate) reader: Reader,
    pub(crate) kind: TurnKind,
}

/// Returns the request for a turn in this game.
fn request(kind: TurnKind, game: LabelledGame) -> Operation {
    match kind {
        TurnKind::Move(game_move) => MoveRequest::new(game, game_move).into(),
        TurnKind::Hint { rung, turn } => HintRequest::new(game, rung, turn).with_figures().into(),
    }
}

/// The result of a turn.
enum TurnResult {
    Applied(Box<StoredGame>, Box<Answer>),
    /// The turn had already been taken. This is the current game.
    Repeated(Box<StoredGame>),
    /// The protocol refused the turn.
    Refused(Failure),
    /// Another turn was saved first.
    Late,
}

impl Shared {
    async fn ask(
        &self,
        reader: Reader,
        request: impl Into<Operation>,
    ) -> Result<Result<Answer, Failure>, Problem> {
        let request = Request::new(request).in_language(reader.language);
        self.engine.answer(reader.client, request).await
    }

    /// Shows a game.
    pub(crate) async fn show(&self, id: GameId, reader: Reader) -> Result<GameOutcome, Problem> {
        let stored = self.store_handle.ask(move |store| store.load(id)).await?;
        self.view(&stored, reader).await
    }

    async fn view(&self, stored: &StoredGame, reader: Reader) -> Result<GameOutcome, Problem> {
        let request = ViewRequest::new(labelled(stored));
        let answer = self.ask(reader, request).await?;
        let answer = answer.and_then(|answer| answer.check_length().map(|()| answer));
        Ok(match answer {
            Ok(answer) => GameOutcome::Done(reply(stored, answer)),
            Err(failure) => GameOutcome::Refused(failure),
        })
    }

    /// Puts a game into the store. If the same daily puzzle already has a game, that game is
    /// continued.
    pub(crate) async fn begin(
        &self,
        game: GameSource,
        reader: Reader,
        now: Moment,
    ) -> Result<GameOutcome, Problem> {
        let answer = match self.ask(reader, ViewRequest { game }).await? {
            Ok(answer) => answer,
            Err(failure) => return Ok(GameOutcome::Refused(failure)),
        };
        if let Err(failure) = answer.check_length() {
            return Ok(GameOutcome::Refused(failure));
        }
        let LabelledGame { game, labels } = game_of(&answer)?.clone();
        let begin = move |store: &mut Store| store.begin_or_resume(game, labels, now);
        let (stored, is_new) = self.store_handle.ask(begin).await?;
        if !is_new {
            return self.view(&stored, reader).await;
        }
        Ok(GameOutcome::Done(reply(&stored, answer)))
    }

    /// Takes a turn and saves the game before responding. A turn whose ID is already known is not
    /// taken again, and a turn based on an outdated version is refused.
    pub(crate) async fn play(&self, turn: Turn) -> Result<GameOutcome, Problem> {
        let game = turn.game;
        let recent = turn
            .version
            .and_then(|version| self.recent.take(game, version));
        if let Some(stored) = recent {
            match Box::pin(self.make(stored, &turn)).await? {
                // The stored game decides, because the turn may have been taken already or may be
                // outdated.
                TurnResult::Refused(_) | TurnResult::Late => {}
                made => return self.outcome(made, &turn).await,
            }
        }
        let (stored, is_known) = self.load(game, turn.id.clone()).await?;
        match TurnDecision::of(is_known, turn.version, stored.version()) {
            TurnDecision::Repeat => self.repeat(&stored, &turn).await,
            TurnDecision::Newer => self.newer(game, turn.reader).await,
            TurnDecision::Make => {
                let made = Box::pin(self.make(stored, &turn)).await?;
                self.outcome(made, &turn).await
            }
        }
    }

    /// Takes a turn in this game, if this version is still the stored one.
    async fn make(&self, stored: StoredGame, turn: &Turn) -> Result<TurnResult, Problem> {
        let mut played = labelled(&stored);
        if let Some(elapsed) = turn.elapsed {
            played.game.set_elapsed(elapsed);
        }
        let steps = played.game.journal().steps.len();
        let request = request(turn.kind.clone(), played);
        let answer = match turn.kind {
            TurnKind::Move(_) if steps <= QUICK_STEPS => {
                let request = Request::new(request).in_language(turn.reader.language);
                self.engine.answer_at_once(request)?
            }
            TurnKind::Move(_) | TurnKind::Hint { .. } => self.ask(turn.reader, request).await?,
        };
        // If the answer would be too long, the move is refused before it is written to disk.
        let answer = answer.and_then(|answer| answer.check_length().map(|()| answer));
        match answer {
            Ok(answer) => self.keep(stored, answer, turn).await,
            Err(failure) => Ok(TurnResult::Refused(failure)),
        }
    }

    async fn outcome(&self, made: TurnResult, turn: &Turn) -> Result<GameOutcome, Problem> {
        match made {
            TurnResult::Applied(stored, answer) => {
                let reply = reply(&stored, *answer);
                self.recent.put(*stored);
                Ok(GameOutcome::Done(reply))
            }
            TurnResult::Repeated(stored) => self.repeat(&stored, turn).await,
            TurnResult::Refused(failure) => Ok(GameOutcome::Refused(failure)),
            TurnResult::Late => self.newer(turn.game, turn.reader).await,
        }
    }

    /// Returns the game for a turn, and whether that turn has already been taken.
    async fn load(&self, game: GameId, id: Option<MoveId>) -> Result<(StoredGame, bool), Problem> {
        let load = move |store: &mut Store| {
            let is_known = match &id {
                Some(id) => store.has_move(game, id)?,
                None => false,
            };
            Ok((store.load(game)?, is_known))
        };
        self.store_handle.ask(load).await
    }

    async fn keep(
        &self,
        mut stored: StoredGame,
        answer: Answer,
        turn: &Turn,
    ) -> Result<TurnResult, Problem> {
        let game = game_of(&answer)?.game.clone();
        let (id, now) = (turn.id.clone(), turn.now);
        let keep = move |store: &mut Store| {
            let kept = if let Some(id) = &id {
                store.keep_move(&mut stored, game, id, now)
            } else {
                let kept = store.keep(&mut stored, game, now);
                kept.map(|()| MoveOutcome::Applied)
            };
            match kept {
                Ok(MoveOutcome::Applied) => {
                    Ok(TurnResult::Applied(Box::new(stored), Box::new(answer)))
                }
                Ok(MoveOutcome::Repeated) => Ok(TurnResult::Repeated(Box::new(stored))),
                Err(StoreError::ChangedElsewhere { .. }) => Ok(TurnResult::Late),
                Err(error) => Err(error),
            }
        };
        self.store_handle.ask(keep).await
    }

    /// Answers a repeated turn with the current game. A hint is shown again without being counted.
    async fn repeat(&self, stored: &StoredGame, turn: &Turn) -> Result<GameOutcome, Problem> {
        let game = match self.view(stored, turn.reader).await? {
            GameOutcome::Done(reply) => reply.repeated(),
            outcome => return Ok(outcome),
        };
        let GameReply {
            numbers,
            answer: Answer::View(game),
        } = game
        else {
            return Err(Problem::internal());
        };
        let answer = match turn.kind.repeated_hint() {
            Some((rung, turn_number)) => {
                let request = HintRequest::new(labelled(stored), rung, turn_number).with_figures();
                match self.ask(turn.reader, request).await? {
                    Ok(Answer::Hint(mut hint)) => {
                        hint.game = game;
                        Answer::Hint(hint)
                    }
                    Ok(_) | Err(_) => Answer::View(game),
                }
            }
            None => Answer::View(game),
        };
        Ok(GameOutcome::Done(GameReply { numbers, answer }))
    }

    async fn newer(&self, id: GameId, reader: Reader) -> Result<GameOutcome, Problem> {
        Ok(match self.show(id, reader).await? {
            GameOutcome::Done(reply) => GameOutcome::Newer(id, reply),
            outcome => outcome,
        })
    }
}

/// Moves in games of up to this many steps are made on the thread where they arrive, because
/// handing a move to another thread and back costs as much as the move itself.
const QUICK_STEPS: usize = 1_000;

fn labelled(stored: &StoredGame) -> LabelledGame {
    LabelledGame {
        game: stored.game().clone(),
        labels: stored.labels().clone(),
    }
}

/// Returns the game in the answer to a request about a game.
fn game_of(answer: &Answer) -> Result<&LabelledGame, Problem> {
    let game = answer.game().ok_or_else(Problem::internal)?;
    Ok(&game.game)
}
