//! The server: the steps of `crates/web/src/stored_games.rs`, on one thread.

use std::time::Duration;

use novena_play::{Game, Labels};
use novena_saves::Moment;
use novena_store::{MoveId, MoveOutcome};
use novena_wire::protocol::{GameMove, LabelledGame, MoveRequest};
use novena_wire::{Request, answer};

use super::browser::{TurnReply, TurnRequest};
use crate::place::{LoadedGame, Place, PlaceRefusal};

/// A server. It keeps the most recently played game in its memory, as it was after the last move.
#[derive(Debug)]
pub(crate) struct Server<P: Place> {
    program: usize,
    recent: Option<P::Loaded>,
}

/// The server's response to a request.
pub(crate) struct ServerAnswer {
    pub(crate) reply: TurnReply,
    /// The game before and after the move, if it was made.
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

    /// Restarts the program, which loses its memory.
    pub(crate) fn restart(&mut self) {
        self.recent = None;
    }

    /// Makes a move, unless it has already been made.
    pub(crate) fn play(
        &mut self,
        place: &mut P,
        request: &TurnRequest,
        now: Moment,
    ) -> ServerAnswer {
        let turn = &request.turn;
        let is_it = |loaded: &P::Loaded| {
            loaded.id() == turn.game && Some(loaded.version()) == request.version
        };
        if let Some(loaded) = self.recent.take_if(|loaded| is_it(loaded))
            && let Some(made) = self.make(place, loaded, request, now)
        {
            return made;
        }
        let is_known = place.has_move(self.program, turn.game, &turn.move_id);
        let Ok(loaded) = place.load(self.program, turn.game) else {
            return ServerAnswer::unchanged(TurnReply::Refused);
        };
        let version = loaded.version();
        if is_known {
            return ServerAnswer::unchanged(TurnReply::Done { version });
        }
        if request.version.is_some_and(|seen| seen != version) {
            return ServerAnswer::unchanged(TurnReply::Newer { version });
        }
        let made = self.make(place, loaded, request, now);
        made.unwrap_or_else(|| ServerAnswer::unchanged(TurnReply::Refused))
    }

    /// Makes a move in this game. Returns `None` if the game does not allow the move or is
    /// outdated.
    fn make(
        &mut self,
        place: &mut P,
        mut loaded: P::Loaded,
        request: &TurnRequest,
        now: Moment,
    ) -> Option<ServerAnswer> {
        let turn = &request.turn;
        let before = loaded.game().clone();
        let mut game = before.clone();
        game.elapsed = Duration::from_millis(turn.elapsed);
        let game = played::<P>(game, &turn.game_move)?;
        match self.keep(place, &mut loaded, game, &turn.move_id, now) {
            Ok(outcome) => {
                let version = loaded.version();
                let after = loaded.game().clone();
                self.recent = Some(loaded);
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
        loaded: &mut P::Loaded,
        game: Game,
        id: &MoveId,
        now: Moment,
    ) -> Result<MoveOutcome, PlaceRefusal> {
        place.keep_move(self.program, loaded, game, id, now)
    }
}

/// The game after a move, or `None` if the game does not allow the move. The move is made through
/// the protocol if the place has one.
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
