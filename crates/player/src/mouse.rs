//! Handles clicks on a cell, on one of its candidates, or on the digits and modes next to the
//! board.

use std::time::Duration;

use novena_core::{Candidate, CellSet, Digit};
use novena_play::Move;
use ratatui::crossterm::event::{KeyModifiers, MouseButton, MouseEvent, MouseEventKind};

use super::app::App;
use super::command::Mode;
use super::overlay::{Overlay, step_in};
use super::view::{ClickTarget, ScreenPlan};

/// Two clicks within this time count as a double click.
const DOUBLE: Duration = Duration::from_millis(400);

impl App<'_> {
    pub(super) fn mouse(&mut self, event: MouseEvent) {
        let scroll = match event.kind {
            MouseEventKind::ScrollUp => -1,
            MouseEventKind::ScrollDown => 1,
            _ => 0,
        };
        if scroll != 0 {
            self.scroll(scroll);
            return;
        }
        if self.overlay.is_some() {
            return self.click_overlay(event);
        }
        let Some(plan) = ScreenPlan::of(self.area) else {
            return;
        };
        let Some(target) = plan.target(event.column, event.row) else {
            return;
        };
        if self.ladder.is_some() && !matches!(target, ClickTarget::Cell(..)) {
            return;
        }
        match (event.kind, target) {
            (MouseEventKind::Down(button), ClickTarget::Cell(candidate, exact)) => {
                self.message = None;
                match button {
                    MouseButton::Left => self.click(candidate, event.modifiers),
                    MouseButton::Right => self.mark(candidate, exact),
                    MouseButton::Middle => {}
                }
            }
            (MouseEventKind::Drag(MouseButton::Left), ClickTarget::Cell(candidate, _))
                if self.input_state.picked.is_none() =>
            {
                self.input_state.cursor = candidate.cell;
                self.input_state.selection |= CellSet::from(candidate.cell);
            }
            (MouseEventKind::Down(MouseButton::Left), ClickTarget::Digit(digit)) => {
                self.toggle_filter(digit);
            }
            (MouseEventKind::Down(MouseButton::Left), ClickTarget::Mode) => {
                self.input_state.mode = self.input_state.mode.next();
            }
            _ => {}
        }
    }

    fn click(&mut self, candidate: Candidate, held: KeyModifiers) {
        let cell = candidate.cell;
        let digit_there = self.game().board()[cell];
        if let Some(picked) = self.input_state.picked {
            self.input_state.cursor = cell;
            // Clicking a cell that contains another digit picks up that digit.
            match digit_there {
                Some(digit) if digit != picked => self.input_state.picked = Some(digit),
                _ => self.write_as(self.input_state.mode, picked),
            }
            return;
        }
        if held.contains(KeyModifiers::CONTROL) {
            self.input_state.toggle(cell);
            return;
        }
        let again = self.clicked.replace((cell, self.now));
        let is_double = again.is_some_and(|(before, when)| {
            before == cell && self.now.saturating_sub(when) <= DOUBLE
        });
        self.input_state.go(cell);
        if let (true, Some(digit)) = (is_double, digit_there) {
            let board = self.game().board();
            let same = board
                .filled()
                .iter()
                .filter(|&cell| board[cell] == Some(digit));
            self.input_state.selection = same.collect();
        }
    }

    /// Toggles the mark of the candidate clicked on or, if the click was not `exact`, of the held
    /// or filtered digit.
    fn mark(&mut self, candidate: Candidate, exact: bool) {
        let in_hand = self.input_state.picked.or(self.filter);
        let digit: Option<Digit> = if exact {
            Some(candidate.digit)
        } else {
            in_hand
        };
        let cells = candidate.cell.into();
        match digit {
            Some(digit) if self.input_state.mode == Mode::Corner => {
                self.play(&Move::Corner { cells, digit });
            }
            Some(digit) => self.play(&Move::Centre { cells, digit }),
            None => {
                self.input_state.go(candidate.cell);
                self.input_state.mode = Mode::Centre;
            }
        }
    }

    fn scroll(&mut self, by: isize) {
        match &mut self.overlay {
            Some(Overlay::List(list)) => list.at = step_in(list.at, by, list.choices.len()),
            Some(Overlay::Steps(steps)) => steps.at = step_in(steps.at, by, steps.list.len()),
            Some(Overlay::Text { lines, top, .. }) => *top = step_in(*top, by, lines.len()),
            Some(Overlay::Help { query, top }) => {
                let query = query.clone();
                let top = *top;
                let top = step_in(top, by, self.help_lines(&query).len());
                self.overlay = Some(Overlay::Help { query, top });
            }
            None => self.scroll_hint(by),
            _ => {}
        }
    }

    /// Handles a click while an overlay is open. If a puzzle is being typed, the click moves the
    /// cursor. If the game is paused, the click ends the pause.
    fn click_overlay(&mut self, event: MouseEvent) {
        if event.kind != MouseEventKind::Down(MouseButton::Left) {
            return;
        }
        let plan = ScreenPlan::of(self.area);
        match &mut self.overlay {
            Some(Overlay::Paused) => self.overlay = None,
            Some(Overlay::EntryForm(entry_form)) => {
                let target = plan.and_then(|plan| plan.target(event.column, event.row));
                if let Some(ClickTarget::Cell(candidate, _)) = target {
                    entry_form.cursor = candidate.cell;
                }
            }
            _ => {}
        }
    }
}
