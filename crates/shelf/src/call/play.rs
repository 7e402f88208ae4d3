//! Turns in a game: moves and hints. The row in the answer contains the game after the turn. The
//! page stores this row before it shows the turn as saved.

use std::time::Duration;

use novena_play::Game;
use novena_saves::{MoveId, check_growth};
use novena_texts::Language;
use novena_wire::check_length;
use novena_wire::protocol::{
    GameAnswer, GameMove, HintAnswer, HintRequest, LabelledGame, MoveAnswer, MoveRequest,
    ViewRequest,
};
use serde::{Deserialize, Serialize};

use super::{CallResult, Problem, ReplyBody};
use crate::game_row::{RowText, ShelvedGame};
use crate::head::Head;
use crate::replies::GameReply;
use crate::shelf_error::{GameRefusal, ShelfError};
use crate::turn::{TurnDecision, TurnKind};

/// The protocol's answer to a turn.
#[derive(Debug, Serialize)]
#[serde(untagged)]
pub(super) enum TurnAnswer {
    View(GameAnswer),
    Move(MoveAnswer),
    Hint(HintAnswer),
}

impl TurnAnswer {
    const fn game(&self) -> &GameAnswer {
        match self {
            Self::View(answer) => answer,
            Self::Move(answer) => &answer.game,
            Self::Hint(answer) => &answer.game,
        }
    }
}

/// A move in a game.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct MoveFields {
    row: RowText,
    /// A move, in the protocol's format.
    r#move: GameMove,
    /// The sender's ID for the move. A repeated request with the same ID does not make the move
    /// again.
    #[serde(default)]
    move_id: Option<MoveId>,
    /// The version that the player saw. If it is not the latest, nothing is done.
    #[serde(default)]
    version: Option<i64>,
    /// The time played.
    #[serde(default)]
    elapsed_ms: Option<u64>,
}

pub(super) fn make_move(head: &Head, fields: MoveFields) -> Result<CallResult, Problem> {
    let turn = Turn {
        id: fields.move_id,
        version: fields.version,
        elapsed: fields.elapsed_ms.map(Duration::from_millis),
        kind: TurnKind::Move(fields.r#move),
    };
    turn.take(head, fields.row)
}

/// A hint in a game.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct HintFields {
    row: RowText,
    /// The rung, 0 to 4; the last rung plays the step.
    #[serde(default = "first")]
    rung: u32,
    /// The number of times that another hint was requested in this position.
    #[serde(default)]
    turn: u32,
    /// The sender's ID for the hint. A repeated request with the same ID does not count the hint
    /// again.
    #[serde(default)]
    move_id: Option<MoveId>,
    /// The version that the player saw. If it is not the latest, nothing is done.
    #[serde(default)]
    version: Option<i64>,
    /// The time played.
    #[serde(default)]
    elapsed_ms: Option<u64>,
}

const fn first() -> u32 {
    1
}

pub(super) fn hint(head: &Head, fields: HintFields) -> Result<CallResult, Problem> {
    let turn = Turn {
        id: fields.move_id,
        version: fields.version,
        elapsed: fields.elapsed_ms.map(Duration::from_millis),
        kind: TurnKind::Hint {
            rung: fields.rung as usize,
            turn: fields.turn as usize,
        },
    };
    turn.take(head, fields.row)
}

/// A turn in a game: the sender's action, and the version that the sender saw.
struct Turn {
    id: Option<MoveId>,
    version: Option<i64>,
    elapsed: Option<Duration>,
    kind: TurnKind,
}

impl Turn {
    /// Carries out the turn in the game of a row, unless it was carried out before or its sender
    /// has not seen the current game.
    fn take(self, head: &Head, row: RowText) -> Result<CallResult, Problem> {
        let mut shelved = ShelvedGame::read(row)?;
        let language = head.language();
        let is_known = self.id.as_ref().is_some_and(|id| shelved.has_move(id));
        match TurnDecision::of(is_known, self.version, shelved.version) {
            TurnDecision::Repeat => return Ok(self.repeat(&shelved, language)?),
            TurnDecision::Newer => {
                let game = shelved.id;
                let newer = Box::new(view(&shelved, language)?);
                return Err(Problem {
                    error: GameRefusal::ChangedElsewhere { game }.into(),
                    newer: Some(newer),
                });
            }
            TurnDecision::Make => {}
        }
        let mut played = shelved.labelled();
        if let Some(elapsed) = self.elapsed {
            played.game.set_elapsed(elapsed);
        }
        let answer = self.answer(played, language)?;
        check_length(Some(answer.game()), &answer)?;
        let game: Game = answer.game().game.game.clone();
        check_growth(&shelved.game.game, &game)?;
        let (library, now) = (head.library()?, head.moment());
        shelved.replace(shelved.game.changed_to(game, library, shelved.floor, now));
        if let Some(id) = &self.id {
            shelved.remember(id);
        }
        let reply = GameReply {
            numbers: shelved.numbers(),
            answer,
        };
        Ok(CallResult {
            row: Some(shelved.row(language)),
            ..CallResult::new(ReplyBody::Game(Box::new(reply)))
        })
    }

    fn answer(&self, game: LabelledGame, language: Language) -> Result<TurnAnswer, ShelfError> {
        match &self.kind {
            TurnKind::Move(game_move) => {
                let request = MoveRequest::new(game, game_move.clone());
                Ok(TurnAnswer::Move(request.answer_in(language)?))
            }
            &TurnKind::Hint { rung, turn } => {
                let request = HintRequest::new(game, rung, turn).with_figures();
                Ok(TurnAnswer::Hint(request.answer_in(language)?))
            }
        }
    }

    /// Returns the answer to a repeated turn, which is the current game. A hint is shown again
    /// without being counted.
    fn repeat(&self, shelved: &ShelvedGame, language: Language) -> Result<CallResult, ShelfError> {
        let GameReply { numbers, answer } = view(shelved, language)?.repeated();
        let answer = self.again(shelved, language, answer);
        Ok(CallResult::new(ReplyBody::Game(Box::new(GameReply {
            numbers,
            answer,
        }))))
    }

    fn again(&self, shelved: &ShelvedGame, language: Language, game: GameAnswer) -> TurnAnswer {
        let Some((rung, turn)) = self.kind.repeated_hint() else {
            return TurnAnswer::View(game);
        };
        let request = HintRequest::new(shelved.labelled(), rung, turn).with_figures();
        match request.answer_in(language) {
            Ok(mut hint) => {
                hint.game = game;
                TurnAnswer::Hint(hint)
            }
            Err(_) => TurnAnswer::View(game),
        }
    }
}

/// Shows a game.
pub(super) fn view(
    shelved: &ShelvedGame,
    language: Language,
) -> Result<GameReply<GameAnswer>, ShelfError> {
    let answer = ViewRequest::new(shelved.labelled()).answer_in(language)?;
    check_length(Some(&answer), &answer)?;
    Ok(GameReply {
        numbers: shelved.numbers(),
        answer,
    })
}
