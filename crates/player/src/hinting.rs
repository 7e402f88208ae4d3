//! Asking for hints, climbing the ladder, and doing what it says.

use novena_play::{Advice, Hopeless, Move};

use super::app::App;
use super::ladder::Ladder;
use super::overlay::step_in;
use super::task::Task;

impl App<'_> {
    /// One rung up, or the first hint, told up to a rung.
    pub(super) fn climb(&mut self, least: usize) {
        match &mut self.ladder {
            None => self.advise(0),
            Some(ladder) if ladder.rung > 3 => self.advise(0),
            Some(ladder) if ladder.rung >= ladder.last() => self.apply_hint(),
            Some(ladder) => {
                ladder.rung += 1;
                ladder.top = 0;
                self.count_hint();
            }
        }
        if let Some(ladder) = &mut self.ladder
            && ladder.rung < least
            && least <= ladder.last()
        {
            ladder.rung = least;
            self.count_hint();
        }
    }

    pub(super) fn scroll_hint(&mut self, by: isize) {
        let rows = self.hidden_rows + 1;
        if let Some(ladder) = &mut self.ladder {
            ladder.top = step_in(ladder.top, by, rows);
        }
    }

    pub(super) fn another(&mut self) {
        if let Some(ladder) = &self.ladder
            && matches!(ladder.advice, Advice::Step(_))
        {
            let turn = ladder.turn + 1;
            self.advise(turn);
        }
    }

    fn advise(&mut self, turn: usize) {
        let game = Box::new(self.game().clone());
        self.ask(Task::Advise { game, turn });
    }

    pub(super) fn show_advice(&mut self, advice: Advice, turn: usize) {
        self.ladder = Some(Ladder::new(advice, turn));
        self.count_hint();
    }

    fn count_hint(&mut self) {
        let Some(ladder) = &self.ladder else {
            return;
        };
        let rung = ladder.rung;
        match &ladder.advice {
            Advice::Step(step) => {
                let kind = step.kind;
                self.adjust(|aside| aside.hints.count(kind, rung));
            }
            Advice::Mend(_) if rung == 1 => self.adjust(|aside| aside.hints.count_mending()),
            _ => {}
        }
    }

    pub(super) fn apply_hint(&mut self) {
        let Some(ladder) = self.ladder.take() else {
            return;
        };
        match &ladder.advice {
            Advice::Step(step) if ladder.rung < 4 => {
                let kind = step.kind;
                self.adjust(|aside| aside.hints.count(kind, 4));
                self.play(&Move::Deduce(step.deductions.clone()));
                if let Some(cell) = step.deductions.first().map(|done| done.candidate().cell)
                    && self.overlay.is_none()
                {
                    self.hands.go(cell);
                }
                if self.overlay.is_none() {
                    self.ladder = Some(Ladder {
                        rung: 4,
                        top: 0,
                        ..ladder
                    });
                }
            }
            Advice::Mend(Hopeless::WrongDigit(_) | Hopeless::MissingMark(_)) => {
                self.go_before_mistake();
            }
            _ => {}
        }
    }
}
