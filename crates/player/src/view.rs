//! Draws the player.

mod bars;
mod board;
mod digits;
mod lesson;
mod lines;
mod lists;
mod overlays;
mod plan;
mod ring;
mod side;

use std::borrow::Cow;

use novena_core::Visible;
use ratatui::Frame;
use ratatui::buffer::Buffer;
use ratatui::layout::{Alignment, Rect};
use ratatui::style::Style;
use ratatui::text::{Line, Text};
use ratatui::widgets::{Clear, Paragraph, Wrap};
use unicode_width::UnicodeWidthStr;

use super::app::App;
use super::overlay::Overlay;
use super::theme::{ScreenPart, ScreenTheme};
use plan::BoardSize;

pub(crate) use plan::{ClickTarget, LEAST, ScreenPlan};
pub(crate) use side::dots;

impl App<'_> {
    /// Draws everything.
    pub(crate) fn draw(&mut self, frame: &mut Frame<'_>) {
        self.draw_parts(frame);
        make_visible(frame.buffer_mut(), self.settings.theme);
    }

    fn draw_parts(&mut self, frame: &mut Frame<'_>) {
        self.area = frame.area();
        let ground = self.part(ScreenPart::Ground);
        frame.buffer_mut().set_style(self.area, ground);
        let Some(plan) = ScreenPlan::of(self.area) else {
            return self.draw_too_small(frame);
        };
        self.draw_header(frame, &plan);
        if matches!(self.overlay, Some(Overlay::Paused)) {
            self.draw_pause(frame, &plan);
            return;
        }
        board::draw(frame, &plan, &self.scene(), self.settings.theme);
        // On the smallest screen, a long hint also covers the last line.
        self.draw_footer(frame, plan.footer);
        self.draw_side(frame, &plan);
        if self.hidden_rows > 0 && plan.size != BoardSize::Compact {
            frame.render_widget(Clear, plan.footer);
            frame.buffer_mut().set_style(plan.footer, ground);
            self.draw_footer(frame, plan.footer);
        }
        self.draw_overlay(frame, &plan);
    }

    fn draw_too_small(&self, frame: &mut Frame<'_>) {
        let fillings = [
            ("width", LEAST.0.to_string().into()),
            ("height", LEAST.1.to_string().into()),
        ];
        let sentence = self.texts.fill("play-too-small", &fillings);
        let words = Paragraph::new(sentence).wrap(Wrap { trim: true });
        frame.render_widget(words, frame.area());
    }

    fn draw_pause(&self, frame: &mut Frame<'_>, plan: &ScreenPlan) {
        let area = Rect {
            width: plan.side.right() - plan.board.x,
            ..plan.board
        };
        let fillings = [("key", self.key_name_of("pause").into())];
        let lines = vec![
            Line::styled(self.texts.get("play-paused"), self.part(ScreenPart::Title)),
            Line::default(),
            Line::styled(
                self.texts.fill("play-paused-how", &fillings),
                self.part(ScreenPart::Faint),
            ),
        ];
        let middle = Rect {
            y: area.y + area.height / 2 - 1,
            height: 3,
            ..area
        };
        let words = Paragraph::new(Text::from(lines)).alignment(Alignment::Center);
        frame.render_widget(words, middle);
    }

    pub(super) fn part(&self, part: ScreenPart) -> Style {
        self.settings.theme.part(part)
    }

    /// The first key of a command, as printed on a keyboard.
    pub(crate) fn key_name_of(&self, id: &str) -> String {
        let word = self.settings.keymap.first_key(id).unwrap_or_default();
        self.key_name(word)
    }

    /// A key as printed on a keyboard: `Ctrl+↑`.
    pub(super) fn key_name(&self, word: &str) -> String {
        for modifier in ["ctrl", "alt", "shift"] {
            if let Some(rest) = word
                .strip_prefix(modifier)
                .and_then(|rest| rest.strip_prefix('-'))
            {
                let modifier = self.texts.get(&format!("keyname-{modifier}"));
                return format!("{modifier}+{}", self.key_name(rest));
            }
        }
        let arrows = if self.settings.theme.ascii {
            ["Up", "Down", "Left", "Right"]
        } else {
            ["↑", "↓", "←", "→"]
        };
        match word {
            "up" => arrows[0].to_owned(),
            "down" => arrows[1].to_owned(),
            "left" => arrows[2].to_owned(),
            "right" => arrows[3].to_owned(),
            "f1-f9" if self.settings.theme.ascii => "F1-F9".to_owned(),
            "f1-f9" => "F1–F9".to_owned(),
            "1-9" if self.settings.theme.ascii => "1-9".to_owned(),
            "1-9" => "1–9".to_owned(),
            _ => {
                let is_f = word.len() > 1 && word.starts_with('f');
                self.texts
                    .find(&format!("keyname-{word}"))
                    .unwrap_or_else(|| {
                        if is_f {
                            word.to_uppercase()
                        } else {
                            word.to_owned()
                        }
                    })
            }
        }
    }
}

/// Makes control characters visible. Text from files is escaped when it becomes part of a sentence.
/// This function is the safety net: it ensures that no control character reaches the terminal. In
/// ASCII mode, the punctuation of sentences is converted to ASCII too; letters are unchanged.
fn make_visible(buffer: &mut Buffer, theme: ScreenTheme) {
    for cell in &mut buffer.content {
        if let Cow::Owned(_) = Visible::new(cell.symbol()).into_cow() {
            cell.set_symbol("\u{fffd}");
        }
        if theme.ascii {
            let plain = match cell.symbol() {
                "…" => "~",
                "·" | "–" => "-",
                "×" => "x",
                "“" | "”" | "«" | "»" => "\"",
                "’" => "'",
                _ => continue,
            };
            cell.set_symbol(plain);
        }
    }
}

/// A string truncated to a width, with an ellipsis if something was cut off.
pub(super) fn shortened(text: &str, width: usize) -> String {
    if text.width() <= width {
        return text.to_owned();
    }
    let mut short = String::new();
    for letter in text.chars() {
        if short.width() + letter.to_string().width() + 1 > width {
            break;
        }
        short.push(letter);
    }
    if width > 0 {
        short.push('…');
    }
    short
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn wide_letters_count_as_two() {
        assert_eq!(shortened("svår", 4), "svår");
        assert_eq!(shortened("svårast", 5), "svår…");
        assert_eq!(shortened("数独数独", 5), "数独…");
        assert_eq!(shortened("abc", 0), "");
    }
}
