//! The keys of a lesson.

use novena_core::Digit;
use ratatui::crossterm::event::{Event, KeyCode, KeyEvent, KeyEventKind, KeyModifiers};

use super::{LessonApp, LessonReply};
use crate::command::Direction;

/// Every key with the message that explains it (`learn-key-WORD`).
pub(crate) const KEYS: [(&str, &str); 11] = [
    ("enter", "go-on"),
    ("arrows", "move"),
    ("1-9", "answer"),
    ("f", "filter"),
    ("h", "clue"),
    ("r", "rest"),
    ("s", "skip"),
    ("n", "next"),
    ("p", "previous"),
    ("pgdn", "scroll"),
    ("esc", "leave"),
];

impl LessonApp<'_> {
    /// Handles a key or another event.
    pub(crate) fn handle(&mut self, event: &Event) -> LessonReply {
        match event {
            Event::Key(key) if key.kind != KeyEventKind::Release => self.key(key),
            _ => LessonReply::Stay,
        }
    }

    fn key(&mut self, key: &KeyEvent) -> LessonReply {
        self.message = None;
        if key.modifiers.contains(KeyModifiers::CONTROL) {
            return match key.code {
                KeyCode::Char('c') => self.leave(),
                KeyCode::Char('z') if self.settings.system.has_job_control() => {
                    LessonReply::Suspend
                }
                KeyCode::Char('l') => LessonReply::Redraw,
                _ => LessonReply::Stay,
            };
        }
        if std::mem::take(&mut self.shows_help) {
            return LessonReply::Stay;
        }
        match key.code {
            KeyCode::Up => self.go(Direction::Up),
            KeyCode::Down => self.go(Direction::Down),
            KeyCode::Left => self.go(Direction::Left),
            KeyCode::Right => self.go(Direction::Right),
            KeyCode::PageUp => self.top = self.top.saturating_sub(5),
            KeyCode::PageDown => self.top = self.top.saturating_add(5),
            KeyCode::Enter | KeyCode::Char(' ') => return self.advance(),
            KeyCode::Esc | KeyCode::Char('q') => return self.leave(),
            KeyCode::Char('n') => self.turn(true),
            KeyCode::Char('p') => self.turn(false),
            KeyCode::Char('h') => self.help_on(),
            KeyCode::Char('r') => self.show_rest(),
            KeyCode::Char('s') => self.skip(),
            KeyCode::Char('?') => self.shows_help = true,
            KeyCode::Char('f') => self.ask_for_filter(),
            KeyCode::Char(letter) => self.digit(letter),
            _ => {}
        }
        LessonReply::Stay
    }

    fn leave(&mut self) -> LessonReply {
        self.give_up();
        LessonReply::Leave
    }

    /// Moves the cursor on a board that has one; otherwise scrolls the text.
    fn go(&mut self, way: Direction) {
        if self.trial.is_some() {
            let cell = self.input_state.beside(way, 1);
            self.input_state.go(cell);
            return;
        }
        match way {
            Direction::Up => self.top = self.top.saturating_sub(1),
            Direction::Down => self.top = self.top.saturating_add(1),
            Direction::Left => self.turn(false),
            Direction::Right => self.turn(true),
        }
    }

    /// Shows the possible places of the next digit typed or, if possible places are shown, hides
    /// them.
    fn ask_for_filter(&mut self) {
        self.awaits_filter = self.filter.take().is_none();
    }

    fn digit(&mut self, letter: char) {
        let digit = letter
            .to_digit(10)
            .and_then(|value| Digit::new(value as u8));
        let Some(digit) = digit else {
            self.awaits_filter = false;
            return;
        };
        if std::mem::take(&mut self.awaits_filter) {
            self.filter = Some(digit);
        } else {
            self.answer(digit);
        }
    }
}
