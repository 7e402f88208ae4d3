//! A browser that may be offline, with its view of the games and the moves that it has not sent
//! yet.
//!
//! It follows the same rules as the page (`crates/web/app/js/session.js`). Its entire state is in
//! this type, and it communicates only by requests and replies, so it can be replaced by a page
//! with its own engine and store.

use std::collections::{BTreeMap, VecDeque};

use novena_play::Move;
use novena_store::MoveId;

/// The maximum number of times that a move is repeated because another program changed the game
/// first.
const MOST_CONFLICTS: u32 = 20;

/// A move for the server.
#[derive(Clone, Debug)]
pub(crate) struct Turn {
    pub(crate) game: i64,
    pub(crate) move_id: MoveId,
    pub(crate) game_move: Move,
    /// The time for which the game has been played, in milliseconds. It identifies the resulting
    /// state.
    pub(crate) elapsed: u64,
    conflicts: u32,
}

impl Turn {
    /// Whether the move has the same meaning in a game that another program has changed.
    fn can_be_made_again(&self) -> bool {
        !matches!(
            self.game_move,
            Move::Undo | Move::Redo | Move::BeforeMistake | Move::Restart | Move::Restore { .. }
        )
    }
}

/// The browser's request.
#[derive(Clone, Debug)]
pub(crate) struct TurnRequest {
    pub(crate) turn: Turn,
    /// The version that the player has seen.
    pub(crate) version: Option<i64>,
    /// The number of the attempt. The browser accepts at most one reply to each attempt.
    pub(crate) attempt: u64,
}

/// The server's answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum TurnReply {
    /// The move has been made, now or earlier. This is the resulting version of the game.
    Done { version: i64 },
    /// The move was not made, because the game already has this newer version.
    Newer { version: i64 },
    /// The game does not allow the move, or no longer exists.
    Refused,
}

/// The outcome of a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum TurnEnd {
    /// The server has it.
    Acknowledged,
    /// The player has seen the message that the move could not be made.
    Refused,
}

/// A browser with one page.
#[derive(Clone, Debug, Default)]
pub(crate) struct Browser {
    /// The games that it has seen, with their versions.
    games: BTreeMap<i64, i64>,
    /// The game on the board.
    board: Option<i64>,
    queue: VecDeque<Turn>,
    ids: u64,
    attempts: u64,
    /// The time at which the first move in the queue was last sent, in virtual milliseconds.
    sent: Option<u64>,
}

impl Browser {
    /// Puts a game from the server on the board.
    pub(crate) fn see(&mut self, game: i64, version: i64) {
        self.games.insert(game, version);
        self.board = Some(game);
    }

    pub(crate) const fn board(&self) -> Option<i64> {
        self.board
    }

    pub(crate) fn waiting(&self) -> usize {
        self.queue.len()
    }

    /// Makes a move in the game on the board, to be sent after the moves before it.
    pub(crate) fn play(&mut self, game_move: Move, elapsed: u64) {
        let Some(game) = self.board else { return };
        self.ids += 1;
        let move_id = format!("browser.{}", self.ids);
        self.queue.push_back(Turn {
            game,
            move_id: move_id.parse().expect("it is short and visible"),
            game_move,
            elapsed,
            conflicts: 0,
        });
    }

    /// The request to send now, if any: the first move in the queue, if it has not been sent or if
    /// its reply is overdue.
    pub(crate) fn request(&mut self, now: u64, patience: u64) -> Option<TurnRequest> {
        let turn = self.queue.front()?;
        if self.sent.is_some_and(|sent| now < sent + patience) {
            return None;
        }
        self.sent = Some(now);
        self.attempts += 1;
        Some(TurnRequest {
            turn: turn.clone(),
            version: self.games.get(&turn.game).copied(),
            attempt: self.attempts,
        })
    }

    /// Handles a reply to an attempt. Returns the finished move, if there is one.
    pub(crate) fn handle_reply(
        &mut self,
        attempt: u64,
        reply: TurnReply,
    ) -> Option<(Turn, TurnEnd)> {
        if attempt != self.attempts || self.sent.take().is_none() {
            return None;
        }
        let turn = self.queue.front_mut()?;
        turn.conflicts += 1;
        let end = match reply {
            TurnReply::Done { version } => {
                self.games.insert(turn.game, version);
                TurnEnd::Acknowledged
            }
            TurnReply::Newer { version } => {
                self.games.insert(turn.game, version);
                if turn.can_be_made_again() && turn.conflicts <= MOST_CONFLICTS {
                    return None;
                }
                TurnEnd::Refused
            }
            TurnReply::Refused => TurnEnd::Refused,
        };
        Some((self.queue.pop_front()?, end))
    }
}
