//! The browser and the network between it and the server.

use super::browser::{TurnEnd, TurnReply, TurnRequest};
use super::ledger::state_of;
use super::{HOME, PATIENCE, SERVER, World};
use crate::place::{LoadedGame, Place};

/// A message on the network.
#[derive(Clone, Debug)]
pub(super) enum Message {
    ToServer(TurnRequest),
    ToBrowser(u64, TurnReply),
}

impl<P: Place> World<P> {
    /// Lets the browser make a move or send an earlier move again.
    pub(super) fn browse(&mut self) -> Result<(), String> {
        if self.browser.board().is_none() {
            let ids = self.places[HOME].games(SERVER);
            if ids.is_empty() {
                return self.begin(HOME, 0);
            }
            let id = self.numbers.one_of(&ids);
            let loaded = self.places[HOME].load(SERVER, id);
            let loaded = loaded.map_err(|error| format!("game {id} is listed: {error:?}"))?;
            self.browser.see(id, loaded.version());
        }
        // While the browser is offline, its queue becomes long.
        let most = if self.is_away { 40 } else { 3 };
        if self.browser.waiting() < most {
            let state = self.ledger.new_state();
            self.browser.play(self.numbers.game_move(), state);
        }
        self.send_turn();
        Ok(())
    }

    fn send_turn(&mut self) {
        if let Some(request) = self.browser.request(self.now, PATIENCE) {
            self.send(&Message::ToServer(request));
        }
    }

    /// Sends a message over the network, which may drop, repeat or delay it.
    fn send(&mut self, message: &Message) {
        let is_dropped = self.is_away || self.numbers.one_in(8);
        let is_repeated = matches!(message, Message::ToServer(_)) && self.numbers.one_in(8);
        for _ in 0..usize::from(!is_dropped) + usize::from(is_repeated) {
            let longest = if self.numbers.one_in(8) { 20_000 } else { 500 };
            let due = self.now + self.numbers.next() % longest;
            self.messages += 1;
            self.network.insert((due, self.messages), message.clone());
        }
    }

    /// Delivers the next message, if it is due.
    pub(super) fn deliver(&mut self) -> Result<(), String> {
        self.send_turn();
        match self.network.first_entry() {
            Some(next) if next.key().0 <= self.now => {
                let message = next.remove();
                self.arrive(message)
            }
            _ => Ok(()),
        }
    }

    fn arrive(&mut self, message: Message) -> Result<(), String> {
        match message {
            Message::ToServer(request) => {
                let now = self.clock(HOME);
                let turn = &request.turn;
                let answer = self.server.play(&mut self.places[HOME], &request, now);
                if let Some((before, after)) = &answer.applied {
                    self.ledger.make(&turn.move_id)?;
                    let before = Some(state_of(before));
                    self.ledger.acknowledge(HOME, turn.game, before, after)?;
                }
                self.ledger
                    .check(&mut self.places[HOME], HOME, 0, turn.game)?;
                self.send(&Message::ToBrowser(request.attempt, answer.reply));
                Ok(())
            }
            Message::ToBrowser(attempt, reply) => {
                let Some((turn, end)) = self.browser.handle_reply(attempt, reply) else {
                    return Ok(());
                };
                // A move that is refused may already have been made, if the earlier reply was lost.
                if end == TurnEnd::Acknowledged && !self.ledger.was_made(&turn.move_id) {
                    return Err(format!(
                        "move {} is acknowledged and was not made",
                        turn.move_id
                    ));
                }
                Ok(())
            }
        }
    }
}
