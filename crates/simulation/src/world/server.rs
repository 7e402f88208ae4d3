//! The server: the steps of `crates/web/src/stored_games.rs`, on one thread.

use std::time::Duration;

use novena_play::{Game, Labels};
use novena_saves::Moment;
use novena_store::{MoveId, MoveOutcome};
use novena_wire::protocol::{GameMove, LabelledGame, MoveRequest};
use novena_wire::{Request, answer};

use super::browser::{TurnReply, TurnRequest};
use crate::place::{HeldGame, Place, PlaceRefusal};

/// A server with the last game played, as of then.
#[derive(Debug)]
pub(crate) struct Server<P: Place> {
    program: usize,
    recent: Option<P::Held>,
}

/// The server's action on a request.
pub(crate) struct ServerAnswer {
    pub(crate) reply: TurnReply,
    /// The game before and after, if the move was made.
    pub(crate) applied: Option<(Game, Game)>,
}

impl ServerAnswer {
    fn unchanged(reply: TurnReply) -> Self {
        Self {
            reply,
            applied: None,
        }
    }
}

impl<P: Place> Server<P> {
    pub(crate) fn new(program: usize) -> Self {
        Self {
            program,
            recent: None,
        }
    }

    /// The program restarts; its memory is lost.
    pub(crate) fn restart(&mut self) {
        self.recent = None;
    }

    /// Makes a turn, once.
    pub(crate) fn play(
        &mut self,
        place: &mut P,
        request: &TurnRequest,
        now: Moment,
    ) -> ServerAnswer {
        let turn = &request.turn;
        let is_it =
            |held: &P::Held| held.id() == turn.game && Some(held.version()) == request.version;
        if let Some(held) = self.recent.take_if(|held| is_it(held))
            && let Some(made) = self.make(place, held, request, now)
        {
            return made;
        }
        let is_known = place.has_move(self.program, turn.game, &turn.move_id);
        let Ok(held) = place.load(self.program, turn.game) else {
            return ServerAnswer::unchanged(TurnReply::Refused);
        };
        let version = held.version();
        if is_known {
            return ServerAnswer::unchanged(TurnReply::Done { version });
        }
        if request.version.is_some_and(|seen| seen != version) {
            return ServerAnswer::unchanged(TurnReply::Newer { version });
        }
        let made = self.make(place, held, request, now);
        made.unwrap_or_else(|| ServerAnswer::unchanged(TurnReply::Refused))
    }

    /// Makes a turn in this game; `None` if the game refuses it or is outdated.
    fn make(
        &mut self,
        place: &mut P,
        mut held: P::Held,
        request: &TurnRequest,
        now: Moment,
    ) -> Option<ServerAnswer> {
        let turn = &request.turn;
        let before = held.game().clone();
        let mut game = before.clone();
        game.elapsed = Duration::from_millis(turn.elapsed);
        let game = played::<P>(game, &turn.game_move)?;
        match self.keep(place, &mut held, game, &turn.move_id, now) {
            Ok(outcome) => {
                let version = held.version();
                let after = held.game().clone();
                self.recent = Some(held);
                Some(ServerAnswer {
                    reply: TurnReply::Done { version },
                    applied: (outcome == MoveOutcome::Applied).then_some((before, after)),
                })
            }
            Err(_) => None,
        }
    }

    fn keep(
        &self,
        place: &mut P,
        held: &mut P::Held,
        game: Game,
        id: &MoveId,
        now: Moment,
    ) -> Result<MoveOutcome, PlaceRefusal> {
        place.keep_move(self.program, held, game, id, now)
    }
}

/// The state of a game after a move, through the protocol or not.
fn played<P: Place>(mut game: Game, game_move: &novena_play::Move) -> Option<Game> {
    if P::HAS_PROTOCOL {
        let labels = Labels::default();
        let request = MoveRequest::new(
            LabelledGame { game, labels },
            GameMove::Play(game_move.clone()),
        );
        let answer = answer(Request::new(request), &|| false).ok()?;
        return answer.game().map(|answer| answer.game.game.clone());
    }
    game.play(game_move).ok()?;
    Some(game)
}
