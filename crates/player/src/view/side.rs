//! The column next to the board: messages at its top, the console at its foot.
//!
//! A hint, the list of steps or the puzzle being typed replaces the caption. The console keeps its
//! place unless the text would otherwise not fit. The remaining space shows the history and the
//! techniques that the puzzle needs.

mod caption;
mod console;
mod hint;
mod records;

use novena_texts::{Rung, SharedText};
use ratatui::Frame;
use ratatui::layout::Rect;
use ratatui::style::Style;
use ratatui::text::{Line, Span, Text};
use ratatui::widgets::{Paragraph, Wrap};
use unicode_width::UnicodeWidthStr;

use super::overlays::rows_of;
use super::plan::{BoardSize, ScreenPlan};
use crate::app::{App, Prefix};
use crate::entry_form::{EntryForm, EntryVerdict};
use crate::overlay::{Overlay, StepBrowser};
use crate::theme::ScreenPart;

pub(crate) use caption::dots;

/// The longest comfortable line.
const WIDEST: u16 = 64;

impl App<'_> {
    pub(super) fn draw_side(&mut self, frame: &mut Frame<'_>, plan: &ScreenPlan) {
        let is_compact = plan.size == BoardSize::Compact;
        let mut lines = match &self.overlay {
            Some(Overlay::EntryForm(entry_form)) => self.entering_lines(entry_form),
            Some(Overlay::Steps(steps)) => self.step_lines(steps, plan),
            _ => match &self.ladder {
                Some(ladder) => self.hint_lines(ladder, plan.side.width.min(WIDEST)),
                None if is_compact => Vec::new(),
                None => self.caption_lines(plan),
            },
        };
        lines.extend(self.status_lines());
        let width = usize::from(plan.side.width.min(WIDEST));
        let rows: usize = lines.iter().map(|line| rows_of(line, width)).sum();
        let height = usize::from(plan.side.height);
        let console = plan.console();
        let has_own = matches!(
            self.overlay,
            Some(Overlay::EntryForm(_) | Overlay::Steps(_))
        );
        let shows_console = !has_own && rows + usize::from(console.height) < height;
        let mut top = Rect {
            width: plan.side.width.min(WIDEST),
            ..plan.side
        };
        if is_compact && shows_console {
            let used = self.draw_console(frame, plan);
            top.y += used;
            top.height -= used;
        } else if shows_console {
            self.draw_console(frame, plan);
        }
        let is_hint = self.ladder.is_some() && self.overlay.is_none();
        if is_hint && rows > height && !is_compact {
            self.hidden_rows = self.draw_scrolled(frame, top, lines, rows);
            return;
        }
        let words = Paragraph::new(Text::from(lines)).wrap(Wrap { trim: false });
        frame.render_widget(words, top);
        if shows_console && !is_compact {
            self.draw_records(frame, plan, rows as u16);
        }
        self.hidden_rows = match &self.ladder {
            Some(ladder) if is_hint && rows > height => self.draw_below(frame, ladder),
            _ => 0,
        };
    }

    /// Shows a hint that is longer than the column. The board stays visible, and the hint can be
    /// scrolled. Returns the number of hidden rows.
    fn draw_scrolled(
        &self,
        frame: &mut Frame<'_>,
        area: Rect,
        lines: Vec<Line<'static>>,
        rows: usize,
    ) -> usize {
        let shown = Rect {
            height: area.height - 1,
            ..area
        };
        let hidden = rows - usize::from(shown.height);
        let top = self.ladder.as_ref().map_or(0, |ladder| ladder.top);
        let top = top.min(hidden) as u16;
        let words = Paragraph::new(Text::from(lines)).wrap(Wrap { trim: false });
        frame.render_widget(words.scroll((top, 0)), shown);
        let keys = [self.key_name_of("box-up"), self.key_name_of("box-down")].join(" ");
        let arrows = match (self.settings.theme.ascii, usize::from(top) < hidden) {
            (true, _) => "",
            (false, true) => " ▾",
            (false, false) => " ▴",
        };
        let last = Rect {
            y: shown.bottom(),
            height: 1,
            ..area
        };
        let line = Line::styled(format!("{keys}{arrows}"), self.part(ScreenPart::Key));
        frame.render_widget(line, last);
        hidden
    }

    /// Shows the last message, the current question, and whether work is in progress.
    fn status_lines(&self) -> Vec<Line<'static>> {
        let mut lines = Vec::new();
        if let Some(prefix) = self.prefix {
            let key = match prefix {
                Prefix::Box => "play-which-box",
                Prefix::Filter => "play-which-digit",
                Prefix::Hand => "play-which-hand",
            };
            lines.push(Line::default());
            lines.push(Line::styled(
                self.texts.get(key),
                self.part(ScreenPart::Strong),
            ));
        }
        if self.awaited.is_some() {
            lines.push(Line::default());
            lines.push(Line::styled(
                self.texts.get("play-thinking"),
                self.part(ScreenPart::Faint),
            ));
        }
        if let Some(message) = &self.message {
            let style = if message.is_warning {
                self.part(ScreenPart::Warning)
            } else {
                self.part(ScreenPart::Strong)
            };
            lines.push(Line::default());
            lines.push(Line::styled(message.text.clone(), style));
        }
        lines
    }

    /// A heading followed by a line.
    pub(super) fn heading(&self, text: &str, width: u16) -> Line<'static> {
        let rest = usize::from(width).saturating_sub(text.width() + 1);
        let stroke = if self.settings.theme.ascii {
            "-"
        } else {
            "─"
        };
        Line::from(vec![
            Span::styled(format!("{text} "), self.part(ScreenPart::Title)),
            Span::styled(stroke.repeat(rest), self.part(ScreenPart::Divider)),
        ])
    }

    /// Draws keys with their effects, side by side or, in a narrow column, stacked.
    fn actions(&self, actions: &[(&str, &str)], width: u16) -> Vec<Line<'static>> {
        let item = |(id, key): &(&str, &str)| {
            [
                Span::styled(self.key_name_of(id), self.part(ScreenPart::Key)),
                Span::raw(format!(" {}  ", self.texts.get(key))),
            ]
        };
        let line: Line<'static> = actions.iter().flat_map(item).collect();
        if line.width() <= usize::from(width) + 2 {
            return vec![line];
        }
        actions
            .iter()
            .map(|action| Line::from_iter(item(action)))
            .collect()
    }

    fn step_lines(&self, steps: &StepBrowser, plan: &ScreenPlan) -> Vec<Line<'static>> {
        let key = if steps.is_path {
            "steps-path"
        } else {
            "steps-now"
        };
        let fillings = [
            ("number", (steps.at + 1).to_string().into()),
            ("count", steps.list.len().to_string().into()),
        ];
        let side = plan.side.width.min(WIDEST);
        let title = self.texts.fill(key, &fillings);
        let mut lines = vec![self.heading(&title, side), Line::default()];
        let sentence = steps
            .list
            .get(steps.at)
            .map(|(step, _)| Line::from(self.wording.sentence(step, Rung::Why)));
        let mut actions = vec![("down", "steps-next"), ("up", "steps-back")];
        if !steps.is_path || steps.at == 0 {
            actions.push(("confirm", "hint-apply"));
        }
        actions.push(("deselect", "hint-close"));
        let actions = self.actions(&actions, side);
        // The list takes the space that the sentence and the keys leave.
        let sentence_rows = sentence
            .as_ref()
            .map_or(0, |line| rows_of(line, usize::from(side)));
        let room = usize::from(plan.side.height)
            .saturating_sub(sentence_rows + actions.len() + 4)
            .clamp(1, 24);
        let first = steps
            .at
            .saturating_sub(room / 2)
            .min(steps.list.len().saturating_sub(room));
        let width = usize::from(side).saturating_sub(1);
        for (place, (step, _)) in steps.list.iter().enumerate().skip(first).take(room) {
            let deductions: Vec<String> = step.deductions.iter().map(ToString::to_string).collect();
            let text = format!("{} {}", self.wording.name(step.kind), deductions.join(" "));
            let is_here = place == steps.at;
            let line = super::shortened(&format!("{} {text}", self.pointer(is_here)), width);
            let pad = " ".repeat(width.saturating_sub(line.width()));
            let style = if is_here {
                self.part(ScreenPart::ListAction)
            } else {
                Style::new()
            };
            lines.push(Line::styled(format!("{line}{pad}"), style));
        }
        lines.push(Line::default());
        lines.extend(sentence);
        lines.push(Line::default());
        lines.extend(actions);
        lines
    }

    /// The sign before the current line of a list.
    pub(super) const fn pointer(&self, is_here: bool) -> char {
        match (is_here, self.settings.theme.ascii) {
            (true, true) => '>',
            (true, false) => '›',
            (false, _) => ' ',
        }
    }

    fn entering_lines(&self, entry_form: &EntryForm) -> Vec<Line<'static>> {
        let (verdict, part) = match entry_form.verdict {
            EntryVerdict::Conflict(_) => (
                self.wording.text(SharedText::DigitRepeats),
                ScreenPart::Warning,
            ),
            EntryVerdict::None => (
                self.wording.text(SharedText::NoSolution),
                ScreenPart::Warning,
            ),
            EntryVerdict::One => (self.wording.text(SharedText::OneSolution), ScreenPart::Good),
            EntryVerdict::Many { count, open } => {
                let fillings = [("count", count.into()), ("open", open.len().into())];
                let sentence = if EntryForm::is_many(count) {
                    self.wording.text(SharedText::SeveralSolutions)
                } else {
                    self.texts.fill("enter-some", &fillings)
                };
                let sentence = if open.is_empty() {
                    sentence
                } else {
                    format!("{sentence} {}", self.texts.fill("enter-open", &fillings))
                };
                (sentence, ScreenPart::Strong)
            }
        };
        let givens = entry_form.board.filled().len();
        vec![
            Line::styled(self.texts.get("enter-title"), self.part(ScreenPart::Title)),
            Line::default(),
            Line::from(self.texts.fill("enter-givens", &[("count", givens.into())])),
            Line::styled(verdict, self.part(part)),
            Line::default(),
            Line::styled(self.texts.get("enter-how"), self.part(ScreenPart::Faint)),
        ]
    }
}
