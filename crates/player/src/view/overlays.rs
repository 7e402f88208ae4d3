//! Boxes over the board.

use novena_core::Visible;
use ratatui::Frame;
use ratatui::layout::Rect;
use ratatui::symbols::border;
use ratatui::text::{Line, Span, Text};
use ratatui::widgets::{Block, Clear, Paragraph, Wrap};
use unicode_width::UnicodeWidthStr;

use super::plan::ScreenPlan;
use crate::app::App;
use crate::ladder::Ladder;
use crate::overlay::{Overlay, Prompt, Purpose};
use crate::theme::ScreenPart;

const ASCII: border::Set<'_> = border::Set {
    top_left: "+",
    top_right: "+",
    bottom_left: "+",
    bottom_right: "+",
    vertical_left: "|",
    vertical_right: "|",
    horizontal_top: "-",
    horizontal_bottom: "-",
};

/// The number of rows a line takes when wrapped.
pub(super) fn rows_of(line: &Line<'_>, width: usize) -> usize {
    let text = line.to_string();
    let (mut rows, mut used) = (1, 0);
    for word in text.split(' ') {
        let wide = word.width();
        if used > 0 && used + 1 + wide > width {
            rows += 1;
            used = wide;
        } else {
            used += wide + usize::from(used > 0);
        }
        // A word longer than a row can be broken anywhere.
        rows += used.saturating_sub(1) / width.max(1);
        used = if used > width { used % width } else { used };
    }
    rows
}

impl App<'_> {
    pub(super) fn draw_overlay(&self, frame: &mut Frame<'_>, plan: &ScreenPlan) {
        match &self.overlay {
            Some(Overlay::Help { query, top }) => self.draw_help(frame, query, *top),
            Some(Overlay::List(list)) => self.draw_list(frame, list),
            Some(Overlay::Prompt(prompt)) => self.draw_prompt(frame, plan, prompt),
            Some(Overlay::Text { title, lines, top }) => {
                let lines = lines.iter().skip(*top).cloned().map(Line::from).collect();
                self.draw_box(frame, title, lines, &self.texts.get("text-foot"));
            }
            Some(Overlay::Steps(_) | Overlay::EntryForm(_) | Overlay::Paused) | None => {}
        }
    }

    /// Draws a box in the middle of the screen, as large as its lines need and the screen allows.
    fn draw_box(&self, frame: &mut Frame<'_>, title: &str, lines: Vec<Line<'_>>, foot: &str) {
        let screen = frame.area();
        let most = usize::from(screen.width) - 6;
        let widths = lines.iter().map(Line::width);
        let width = widths
            .chain([title.width() + 2, foot.width() + 2])
            .max()
            .unwrap_or(0)
            .min(most);
        let rows: usize = lines.iter().map(|line| rows_of(line, width)).sum();
        let height = rows.min(usize::from(screen.height) - 4);
        let inner = self.draw_sheet(frame, title, (width as u16, height as u16), foot);
        let words = Paragraph::new(Text::from(lines)).wrap(Wrap { trim: false });
        frame.render_widget(words, inner);
    }

    /// Draws an empty sheet in the middle of the screen. Returns the area inside it, which has the
    /// given size.
    pub(super) fn draw_sheet(
        &self,
        frame: &mut Frame<'_>,
        title: &str,
        (width, height): (u16, u16),
        foot: &str,
    ) -> Rect {
        let screen = frame.area();
        // If there is room, there is an empty line above and below.
        let air = u16::from(screen.height >= height + 6);
        let area = Rect {
            x: screen.x + (screen.width - width - 6) / 2,
            y: screen.y + (screen.height - height - 2 - 2 * air) / 2,
            width: width + 6,
            height: height + 2 + 2 * air,
        };
        self.clear(frame, area);
        frame.render_widget(self.block(title, foot), area);
        Rect::new(area.x + 3, area.y + 1 + air, width, height)
    }

    /// Clears a part of the screen for an overlay.
    fn clear(&self, frame: &mut Frame<'_>, area: Rect) {
        frame.render_widget(Clear, area);
        let sheet = self.part(ScreenPart::Sheet);
        frame.buffer_mut().set_style(area, sheet);
    }

    /// Draws a hint that does not fit next to the board. The hint covers the lower part of the
    /// screen across its full width.
    ///
    /// Returns the number of rows still hidden, which can be reached by scrolling.
    pub(super) fn draw_below(&self, frame: &mut Frame<'_>, ladder: &Ladder) -> usize {
        let screen = frame.area();
        let width = usize::from(screen.width) - 4;
        let mut lines = self.hint_lines(ladder, screen.width - 4);
        let title = lines.remove(0).to_string();
        let rows: usize = lines.iter().map(|line| rows_of(line, width)).sum();
        let height = (rows as u16 + 2).min(screen.height);
        let hidden = rows + 2 - usize::from(height);
        let area = Rect {
            y: screen.bottom() - height,
            height,
            ..screen
        };
        let scrolling = [self.key_name_of("box-down"), self.key_name_of("box-up")].join(" ");
        let block = self.block(&title, if hidden > 0 { &scrolling } else { "" });
        let inner = block.inner(area);
        self.clear(frame, area);
        frame.render_widget(block, area);
        let inner = Rect {
            x: inner.x + 1,
            width: inner.width - 2,
            ..inner
        };
        let top = ladder.top.min(hidden) as u16;
        let words = Paragraph::new(Text::from(lines)).wrap(Wrap { trim: false });
        frame.render_widget(words.scroll((top, 0)), inner);
        hidden
    }

    fn block(&self, title: &str, foot: &str) -> Block<'static> {
        let set = if self.settings.theme.ascii {
            ASCII
        } else {
            border::ROUNDED
        };
        let edge = self
            .part(ScreenPart::Sheet)
            .patch(self.part(ScreenPart::Faint));
        let mut block = Block::bordered()
            .border_set(set)
            .border_style(edge)
            .title(Span::styled(
                format!(" {title} "),
                self.part(ScreenPart::Title),
            ));
        if !foot.is_empty() {
            let foot = Span::styled(format!(" {foot} "), self.part(ScreenPart::Faint));
            block = block.title_bottom(foot);
        }
        block
    }

    fn draw_prompt(&self, frame: &mut Frame<'_>, plan: &ScreenPlan, prompt: &Prompt) {
        let mut text = Visible::new(&prompt.text).to_string();
        if prompt.purpose == Purpose::Line {
            let line = Line::from(vec![Span::raw(":"), Span::raw(text.as_str())]);
            self.clear(frame, plan.footer);
            frame.render_widget(line, plan.footer);
            let x = plan.footer.x + 1 + text.width() as u16;
            frame.set_cursor_position((x.min(plan.footer.right() - 1), plan.footer.y));
            return;
        }
        let width = usize::from(frame.area().width) - 10;
        // If the line is long, its end is shown, because text is typed at the end.
        while text.width() + 1 > width {
            text.remove(0);
        }
        let least = 30.min(width);
        let pad = least.saturating_sub(text.width() + 1);
        let line = Line::from(format!("{text}_{}", " ".repeat(pad)));
        self.draw_box(
            frame,
            &prompt.title,
            vec![line],
            &self.texts.get("prompt-foot"),
        );
    }

    fn draw_help(&self, frame: &mut Frame<'_>, query: &str, top: usize) {
        let mut all = self.help_lines(query);
        let screen = frame.area();
        if screen.width < 64 {
            // A narrow screen has room for only one key per command.
            for (keys, _) in &mut all {
                keys.truncate(keys.find(' ').unwrap_or(keys.len()));
            }
        }
        let widest = all.iter().map(|(keys, _)| keys.width()).max().unwrap_or(0);
        let mut lines: Vec<Line<'_>> = all
            .iter()
            .map(|(keys, text)| {
                let pad = " ".repeat(widest - keys.width() + 2);
                Line::from(vec![
                    Span::styled(keys.clone(), self.part(ScreenPart::Key)),
                    Span::raw(pad),
                    Span::raw(text.clone()),
                ])
            })
            .collect();
        let room = usize::from(screen.height).saturating_sub(6);
        let wide = lines.iter().map(Line::width).max().unwrap_or(0);
        // Two columns are used if they fit, so that fewer keys are hidden.
        if lines.len() > room && 2 * wide + 10 <= usize::from(screen.width) {
            lines = in_two_columns(&lines, wide);
        }
        if lines.is_empty() {
            lines.push(Line::from(self.texts.get("help-none")));
        }
        let width = usize::from(screen.width).saturating_sub(6);
        let rows: Vec<usize> = lines.iter().map(|line| rows_of(line, width)).collect();
        let top = top.min(last_top(&rows, room));
        let is_cut = rows.iter().sum::<usize>() > room;
        lines.drain(..top);
        lines.truncate(room);
        let foot = if query.is_empty() && is_cut && screen.width >= 64 {
            self.texts.get("help-foot-more")
        } else if query.is_empty() {
            self.texts.get("help-foot")
        } else {
            self.texts
                .fill("help-query", &[("query", query.to_owned().into())])
        };
        self.draw_box(frame, &self.texts.get("help-title"), lines, &foot);
    }

    /// Keys and their effects, filtered by the words typed.
    pub(crate) fn help_lines(&self, query: &str) -> Vec<(String, String)> {
        let query = query.to_lowercase();
        self.settings
            .keymap
            .bindings()
            .map(|binding| {
                let keys: Vec<String> = binding
                    .keys
                    .iter()
                    .map(|word| self.key_name(word))
                    .collect();
                (
                    keys.join(" "),
                    self.texts.get(&format!("key-{}", binding.id)),
                )
            })
            .filter(|(keys, text)| {
                keys.to_lowercase().contains(&query) || text.to_lowercase().contains(&query)
            })
            .collect()
    }
}

/// The first visible line of a list that is scrolled to its end, given how many rows each line
/// takes.
fn last_top(rows: &[usize], room: usize) -> usize {
    let mut left = room;
    let shown = rows.iter().rev().take_while(|&&rows| {
        let fits = rows <= left;
        left = left.saturating_sub(rows);
        fits
    });
    // One line is always shown.
    rows.len() - shown.count().clamp(1.min(rows.len()), rows.len())
}

/// Places the second half of some lines next to the first half.
fn in_two_columns<'a>(lines: &[Line<'a>], wide: usize) -> Vec<Line<'a>> {
    let half = lines.len().div_ceil(2);
    let (first, second) = lines.split_at(half);
    let pairs = first.iter().enumerate().map(|(row, line)| {
        let mut line = line.clone();
        let pad = " ".repeat(wide - line.width() + 4);
        line.spans.push(Span::raw(pad));
        line.spans.extend(
            second
                .get(row)
                .map_or_else(Vec::new, |line| line.spans.clone()),
        );
        line
    });
    pairs.collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn counted_rows_match_the_line_breaks() {
        let check = |text: &str, width, rows| assert_eq!(rows_of(&Line::from(text), width), rows);
        check("", 10, 1);
        check("one two", 7, 1);
        check("one two", 6, 2);
        check("one two three", 7, 2);
        check("abcdefghij", 4, 3);
    }

    #[test]
    fn scrolling_ends_with_the_last_line_at_the_bottom() {
        assert_eq!(last_top(&[1, 1, 1, 1], 3), 1);
        assert_eq!(last_top(&[1, 2, 1, 2], 3), 2);
        assert_eq!(last_top(&[1, 1], 3), 0);
        assert_eq!(last_top(&[1, 5], 3), 1);
        assert_eq!(last_top(&[], 3), 0);
    }
}
