//! The console: the mode, the remaining digits, and the current cell.

use novena_core::{Digit, DigitSet};
use novena_texts::SharedText;
use ratatui::Frame;
use ratatui::layout::Rect;
use ratatui::style::{Modifier, Style};
use ratatui::text::{Line, Span, Text};
use ratatui::widgets::{Paragraph, Wrap};
use unicode_width::UnicodeWidthStr;

use super::caption::dots;
use crate::app::App;
use crate::command::Mode;
use crate::theme::{ScreenPart, ScreenTheme};
use crate::view::overlays::rows_of;
use crate::view::plan::{BoardSize, ScreenPlan};

impl App<'_> {
    /// Draws the console and returns the number of rows it took.
    pub(super) fn draw_console(&self, frame: &mut Frame<'_>, plan: &ScreenPlan) -> u16 {
        let area = plan.console();
        let mut lines = vec![self.mode_line(area.width), Line::default()];
        lines.extend(self.count_lines(plan));
        lines.push(Line::default());
        lines.push(self.cell_line());
        let width = usize::from(area.width);
        let rows: usize = lines.iter().map(|line| rows_of(line, width)).sum();
        let room = if plan.size == BoardSize::Compact {
            plan.side
        } else {
            area
        };
        let words = Paragraph::new(Text::from(lines)).wrap(Wrap { trim: false });
        frame.render_widget(words, Rect { ..room });
        (rows as u16).min(room.height)
    }

    /// All modes, with the current one in capitals, or only the current one if there is no room for
    /// more.
    fn mode_line(&self, width: u16) -> Line<'static> {
        let word = |mode: Mode| self.texts.get(&format!("mode-{}", mode.id()));
        let current = self.input_state.mode;
        let all: usize = Mode::ALL.iter().map(|&mode| word(mode).width() + 1).sum();
        let strong = self
            .part(ScreenPart::Strong)
            .add_modifier(Modifier::UNDERLINED);
        if all > usize::from(width) + 1 {
            let key = self.key_name_of("next-mode");
            let how = format!("  {key} {}", self.texts.get("foot-next-mode"));
            let mut spans = vec![Span::styled(word(current).to_uppercase(), strong)];
            if word(current).width() + how.width() <= usize::from(width) {
                spans.push(Span::styled(how, self.part(ScreenPart::Faint)));
            }
            return Line::from(spans);
        }
        let mut spans = Vec::new();
        for mode in Mode::ALL {
            spans.push(if mode == current {
                Span::styled(word(mode).to_uppercase(), strong)
            } else {
                Span::styled(word(mode), self.part(ScreenPart::Faint))
            });
            spans.push(Span::raw(" "));
        }
        Line::from(spans)
    }

    /// How many of each digit are left to place; the held or filtered digit is highlighted.
    fn count_lines(&self, plan: &ScreenPlan) -> Vec<Line<'static>> {
        let left = self.game().remaining();
        let looked_at = self.input_state.picked.or(self.filter);
        let style = |digit: Digit| {
            if looked_at == Some(digit) {
                self.part(ScreenPart::Hand)
            } else if left[digit.index()] == 0 {
                self.part(ScreenPart::Faint)
            } else {
                Style::new()
            }
        };
        let done = if self.settings.theme.ascii {
            "ok"
        } else {
            "✓"
        };
        if plan.lists_digits() {
            let [full, empty] = dots(self.settings.theme);
            let row = |digit: Digit| {
                let count = left[digit.index()];
                let placed = 9_usize.saturating_sub(count);
                let figure = if count == 0 {
                    done.to_owned()
                } else {
                    count.to_string()
                };
                Line::from(vec![
                    Span::styled(format!(" {digit} "), style(digit)),
                    Span::raw(" "),
                    Span::styled(
                        String::from(full).repeat(placed),
                        self.part(ScreenPart::Pen),
                    ),
                    Span::styled(
                        String::from(empty).repeat(9 - placed),
                        self.part(ScreenPart::Faint),
                    ),
                    Span::styled(format!("  {figure}"), self.part(ScreenPart::Faint)),
                ])
            };
            return Digit::ALL.into_iter().map(row).collect();
        }
        let width = usize::from(plan.count_width());
        let item = |&digit: &Digit| {
            let count = left[digit.index()];
            let text = if count == 0 {
                format!("{digit} {}", if done == "ok" { "-" } else { done })
            } else {
                format!("{digit}:{count}")
            };
            let gap = " ".repeat(width.saturating_sub(text.width()));
            [Span::styled(text, style(digit)), Span::raw(gap)]
        };
        let rows = Digit::ALL.chunks(3);
        rows.map(|row| row.iter().flat_map(item).collect())
            .collect()
    }

    /// The content of the current cell, or the held digit.
    fn cell_line(&self) -> Line<'static> {
        let cell = self.input_state.cursor;
        if let Some(digit) = self.input_state.picked {
            let fillings = [("digit", digit.to_string().into())];
            let esc = self.key_name_of("deselect");
            return Line::from(vec![
                Span::styled(
                    format!(" {} ", self.texts.fill("cell-picked", &fillings)),
                    self.part(ScreenPart::Hand),
                ),
                Span::raw("  "),
                Span::styled(esc, self.part(ScreenPart::Key)),
                Span::raw(format!(" {}", self.texts.get("foot-put-down"))),
            ]);
        }
        let content = self.game().sheet()[cell];
        let mut parts = Vec::new();
        let is_given = self.game().givens().given(cell).is_some();
        if let Some(digit) = self.game().board()[cell] {
            parts.push(if is_given {
                format!("{digit}, {}", self.wording.text(SharedText::CellGiven))
            } else {
                digit.to_string()
            });
        } else {
            if !content.centre.is_empty() {
                let marks = spaced(content.centre);
                parts.push(self.wording.text(SharedText::CellMarks(&marks)));
            }
            if !content.corner.is_empty() {
                let marks = spaced(content.corner);
                parts.push(self.wording.text(SharedText::CellCorners(&marks)));
            }
            let coloured: Vec<String> = Digit::ALL
                .iter()
                .zip(content.candidate_colours)
                .filter_map(|(digit, colour)| Some(format!("{digit}{}", colour?)))
                .collect();
            if !coloured.is_empty() {
                parts.push(coloured.join(" "));
            }
        }
        if !content.colours.is_empty() {
            let letters = ScreenTheme::letters_of(content.colours);
            parts.push(self.wording.text(SharedText::CellColours(&letters)));
        }
        if parts.is_empty() {
            parts.push(self.wording.text(SharedText::CellEmpty));
        }
        if self.input_state.selection.len() > 1 {
            let count = self.input_state.selection.len();
            parts.push(self.texts.fill("cell-selected", &[("count", count.into())]));
        }
        Line::from(vec![
            Span::styled(cell.to_string(), self.part(ScreenPart::Label)),
            Span::raw(" "),
            Span::raw(parts.join(" · ")),
        ])
    }
}

/// Digits with spaces between them.
pub(super) fn spaced(digits: DigitSet) -> String {
    let digits: Vec<String> = digits.iter().map(|digit| digit.to_string()).collect();
    digits.join(" ")
}
