//! Requesting hints, climbing the ladder and applying hints.

use novena_play::{Advice, Move};

use super::app::App;
use super::ladder::Ladder;
use super::overlay::step_in;
use super::task::Task;

/// The rung that gives the reason for a step.
const REASON: usize = 3;

impl App<'_> {
    /// Requests a hint if there is none, or if the current one has been applied. On the last rung,
    /// applies the hint. Otherwise climbs one rung.
    pub(super) fn climb(&mut self) {
        match &self.ladder {
            None => self.advise(0, 1),
            Some(ladder) if ladder.rung() > REASON => self.advise(0, 1),
            Some(ladder) if ladder.rung() >= ladder.card.last_reading() => self.apply_hint(),
            Some(ladder) => self.climb_to(ladder.rung() + 1),
        }
    }

    /// Shows the reason for the current hint, or requests a hint with its reason.
    pub(super) fn show_reason(&mut self) {
        match &self.ladder {
            Some(ladder) if ladder.rung() <= REASON => {
                let reason = REASON.min(ladder.card.last_reading());
                if ladder.rung() < reason {
                    self.climb_to(reason);
                }
            }
            _ => self.advise(0, REASON),
        }
    }

    fn climb_to(&mut self, rung: usize) {
        self.ladder = self.ladder.take().map(|ladder| ladder.on(rung));
        self.count_hint();
    }

    pub(super) fn scroll_hint(&mut self, by: isize) {
        let rows = self.hidden_rows + 1;
        if let Some(ladder) = &mut self.ladder {
            ladder.top = step_in(ladder.top, by, rows);
        }
    }

    pub(super) fn another(&mut self) {
        if let Some(ladder) = &self.ladder
            && ladder.is_step()
        {
            let turn = ladder.turn + 1;
            self.advise(turn, 1);
        }
    }

    fn advise(&mut self, turn: usize, rung: usize) {
        let game = Box::new(self.game().clone());
        self.ask(Task::Advise { game, turn, rung });
    }

    pub(super) fn show_advice(&mut self, advice: Advice, turn: usize, rung: usize) {
        self.ladder = Some(Ladder::new(advice, turn, rung));
        self.count_hint();
    }

    fn count_hint(&mut self) {
        let Some(ladder) = &self.ladder else {
            return;
        };
        let rung = ladder.rung();
        match ladder.card.advice() {
            Advice::Step(step) => {
                let kind = step.kind;
                self.adjust(|aside| aside.hints.count(kind, rung));
            }
            Advice::Obstacle(_) if rung == 1 => self.adjust(|aside| aside.hints.count_mistake()),
            _ => {}
        }
    }

    pub(super) fn apply_hint(&mut self) {
        let Some(ladder) = self.ladder.take() else {
            return;
        };
        match (ladder.card.advice(), ladder.card.next_move()) {
            (Advice::Step(step), Some(step_move)) if ladder.rung() < 4 => {
                let kind = step.kind;
                self.adjust(|aside| aside.hints.count(kind, 4));
                self.play(&step_move);
                if let Some(cell) = step.deductions.first().map(|done| done.candidate().cell)
                    && self.overlay.is_none()
                {
                    self.input_state.go(cell);
                }
                if self.overlay.is_none() {
                    self.ladder = Some(ladder.on(4));
                }
            }
            (_, Some(Move::BeforeMistake)) => self.go_before_mistake(),
            _ => {}
        }
    }
}
