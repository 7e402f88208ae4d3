//! Draws the player.

mod board;
mod digits;
mod lines;
mod overlays;
mod plan;
mod side;

use std::borrow::Cow;

use novena_core::Visible;
use ratatui::Frame;
use ratatui::buffer::Buffer;
use ratatui::layout::{Alignment, Rect};
use ratatui::style::Style;
use ratatui::text::{Line, Span, Text};
use ratatui::widgets::{Paragraph, Wrap};
use unicode_width::UnicodeWidthStr;

use super::app::App;
use super::offers::clock;
use super::overlay::Overlay;
use super::theme::ScreenPart;

pub(crate) use plan::{ClickTarget, LEAST, ScreenPlan};

impl App<'_> {
    /// Draws everything.
    pub(crate) fn draw(&mut self, frame: &mut Frame<'_>) {
        self.draw_parts(frame);
        make_visible(frame.buffer_mut());
    }

    fn draw_parts(&mut self, frame: &mut Frame<'_>) {
        self.area = frame.area();
        let Some(plan) = ScreenPlan::of(self.area) else {
            return self.draw_too_small(frame);
        };
        self.draw_header(frame, plan.header);
        // These have keys of their own, and say them.
        let has_own_keys = matches!(
            self.overlay,
            Some(Overlay::Paused | Overlay::EntryForm(_) | Overlay::Steps(_))
        );
        if !has_own_keys {
            self.draw_footer(frame, plan.footer);
        }
        if matches!(self.overlay, Some(Overlay::Paused)) {
            self.draw_pause(frame, &plan);
            return;
        }
        board::draw(frame, &plan, &self.scene(), self.settings.theme);
        self.draw_side(frame, &plan);
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

    fn draw_header(&self, frame: &mut Frame<'_>, area: Rect) {
        let labels = self.session.labels();
        let name = self.name_of(labels.title.as_deref(), labels.level.as_deref());
        let kept = match (self.session.has_store(), self.session.is_stored()) {
            (true, true) => self.texts.get("play-saved"),
            (true, false) => String::new(),
            (false, _) => self.texts.get("play-not-saved"),
        };
        let time = if self.settings.shows_timer {
            clock(self.game().elapsed)
        } else {
            String::new()
        };
        let right = format!("{time}  {kept} ");
        let room = usize::from(area.width).saturating_sub(right.width() + 2);
        let left = Line::from(vec![
            Span::raw(" "),
            Span::styled(shortened(&name, room), self.part(ScreenPart::Title)),
        ]);
        frame.render_widget(left, area);
        frame.render_widget(
            Paragraph::new(right)
                .style(self.part(ScreenPart::Faint))
                .alignment(Alignment::Right),
            area,
        );
    }

    /// The keys that are needed most; as many as fit, help and the way out always.
    fn draw_footer(&self, frame: &mut Frame<'_>, area: Rect) {
        const FIRST: [&str; 2] = ["help", "quit"];
        const OTHERS: [&str; 9] = [
            "hint",
            "undo",
            "next-mode",
            "fill-marks",
            "new",
            "savepoint",
            "filter-next",
            "games",
            "pause",
        ];
        let width = usize::from(area.width).saturating_sub(2);
        let item = |id: &str| {
            Some((
                self.key_name_of(id),
                self.texts.find(&format!("foot-{id}"))?,
            ))
        };
        let mut items: Vec<(String, String)> = Vec::new();
        let mut used = 0;
        let last: Vec<_> = FIRST.iter().filter_map(|id| item(id)).collect();
        let kept: usize = last
            .iter()
            .map(|(key, word)| key.width() + word.width() + 3)
            .sum();
        for (key, word) in OTHERS.iter().filter_map(|id| item(id)) {
            let wide = key.width() + word.width() + 3;
            if used + wide + kept <= width {
                used += wide;
                items.push((key, word));
            }
        }
        items.extend(last);
        let mut spans = vec![Span::raw(" ")];
        for (key, word) in items {
            spans.push(Span::styled(key, self.part(ScreenPart::Key)));
            spans.push(Span::styled(
                format!(" {word}  "),
                self.part(ScreenPart::Faint),
            ));
        }
        frame.render_widget(Line::from(spans), area);
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
            Line::from(self.texts.fill("play-paused-how", &fillings)),
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

    /// The first key of a command, as it is printed on a keyboard.
    pub(crate) fn key_name_of(&self, id: &str) -> String {
        let word = self.settings.keymap.first_key(id).unwrap_or_default();
        self.key_name(word)
    }

    /// A key as it is printed on a keyboard: `Ctrl+↑`.
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
            "f1-f9" => "F1–F9".to_owned(),
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

/// Texts from files are made visible where they become part of a sentence. This is the net below:
/// no cell reaches the terminal with a character that acts on it.
fn make_visible(buffer: &mut Buffer) {
    for cell in &mut buffer.content {
        if let Cow::Owned(_) = Visible::new(cell.symbol()).into_cow() {
            cell.set_symbol("\u{fffd}");
        }
    }
}

/// A text cut to a width, with a sign that there was more.
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
