//! Draws further information: the game's history, and the techniques that the puzzle needs.

use novena_core::{CellContent, Change, Digit};
use novena_texts::SharedText;
use ratatui::Frame;
use ratatui::layout::Rect;
use ratatui::text::{Line, Span, Text};
use ratatui::widgets::Paragraph;

use super::console::spaced;
use crate::app::App;
use crate::theme::{ScreenPart, ScreenTheme};
use crate::view::plan::ScreenPlan;
use crate::view::shortened;

/// A list with fewer rows than this would be useless.
const LEAST_ROWS: u16 = 4;

impl App<'_> {
    /// Fills the space left between the text above and the console.
    pub(super) fn draw_records(&self, frame: &mut Frame<'_>, plan: &ScreenPlan, rows_above: u16) {
        let console = plan.console();
        let top = plan.side.y + rows_above + 1;
        if plan.columns() == 1 {
            let room = Rect {
                y: top,
                height: (console.y.saturating_sub(top)).saturating_sub(1),
                ..plan.side
            };
            // If there is only one column, both lists share its height. The history gets more rows
            // because it is more useful.
            let takes = self.takes_lines(room.width);
            let wanted = takes.len() as u16 + 1;
            if room.height >= wanted + 8 && takes.len() > 1 {
                let below = Rect {
                    y: room.bottom() - (wanted - 1),
                    height: wanted - 1,
                    ..room
                };
                draw(frame, below, takes);
                let above = Rect {
                    height: room.height - wanted,
                    ..room
                };
                draw(frame, above, self.history_lines(above));
            } else {
                draw(frame, room, self.history_lines(room));
            }
            return;
        }
        let left = console.right() + 2;
        let width = plan.side.right() - left;
        let height = plan.side.bottom() - top;
        let area = Rect::new(left, top, width, height);
        if plan.columns() == 2 {
            let takes = self.takes_lines(width);
            let wanted = (takes.len() as u16 + 1).min(height / 2);
            let history = Rect {
                height: height - wanted,
                ..area
            };
            let below = Rect {
                y: history.bottom() + 1,
                height: wanted.saturating_sub(1),
                ..area
            };
            draw(frame, history, self.history_lines(history));
            draw(frame, below, takes);
            return;
        }
        let half = (width - 2) / 2;
        let history = Rect {
            width: half,
            ..area
        };
        let takes = Rect {
            x: left + half + 2,
            width: width - half - 2,
            ..area
        };
        draw(frame, history, self.history_lines(history));
        draw(frame, takes, self.takes_lines(takes.width));
    }

    /// Draws the latest moves, newest first, with undone moves in faint text above them.
    fn history_lines(&self, area: Rect) -> Vec<Line<'static>> {
        let journal = self.game().journal();
        let title = self.texts.get("side-history");
        let mut lines = vec![self.heading(&title, area.width)];
        if journal.steps.is_empty() {
            let none = self.texts.get("side-history-none");
            lines.push(Line::styled(none, self.part(ScreenPart::Faint)));
            return lines;
        }
        let room = usize::from(area.height).saturating_sub(1);
        let undone = (journal.steps.len() - journal.done).min(room / 3);
        let newest = journal.done + undone;
        let steps = journal.steps.iter().enumerate().take(newest).rev();
        for (place, step) in steps.take(room) {
            let is_undone = place >= journal.done;
            let number = format!("{:>3}  ", place + 1);
            let text = shortened(
                &self.step_words(step),
                usize::from(area.width).saturating_sub(5),
            );
            let style = if is_undone {
                self.part(ScreenPart::Faint)
            } else {
                self.part(ScreenPart::Pen)
            };
            lines.push(Line::from(vec![
                Span::styled(number, self.part(ScreenPart::Faint)),
                Span::styled(text, style),
            ]));
        }
        lines
    }

    /// Describes a move briefly: its digit, the new content of its only cell, or the number of
    /// cells changed.
    fn step_words(&self, step: &[Change]) -> String {
        // Writing a digit removes marks from other cells. These changes are left out.
        let mut digits = step
            .iter()
            .filter(|change| change.before.digit != change.after.digit);
        let ((Some(change), None, _) | (None, None, [change])) =
            (digits.next(), digits.next(), step)
        else {
            let count = step.len();
            return self.texts.fill("cell-selected", &[("count", count.into())]);
        };
        let after = &change.after;
        let what = if let Some(digit) = after.digit {
            digit.to_string()
        } else if after.centre != change.before.centre && !after.centre.is_empty() {
            let marks = spaced(after.centre);
            self.wording.text(SharedText::CellMarks(&marks))
        } else if after.corner != change.before.corner && !after.corner.is_empty() {
            let marks = spaced(after.corner);
            self.wording.text(SharedText::CellCorners(&marks))
        } else if after.colours != change.before.colours && !after.colours.is_empty() {
            let letters = ScreenTheme::letters_of(after.colours);
            self.wording.text(SharedText::CellColours(&letters))
        } else if after.candidate_colours != change.before.candidate_colours {
            let pairs = Digit::ALL.iter().zip(after.candidate_colours);
            let pairs = pairs.filter_map(|(digit, colour)| Some(format!("{digit}{}", colour?)));
            pairs.collect::<Vec<_>>().join(" ")
        } else if *after == CellContent::default() {
            self.wording.text(SharedText::CellEmpty)
        } else {
            String::new()
        };
        format!("{} {what}", change.cell)
    }

    /// The techniques on a path to the solution, hardest first, without their locations.
    fn takes_lines(&self, width: u16) -> Vec<Line<'static>> {
        if !self.shows_techniques {
            return Vec::new();
        }
        let title = self.texts.get("side-takes");
        let mut lines = vec![self.heading(&title, width)];
        let Some(rating) = &self.rating else {
            return lines;
        };
        for &(kind, count) in &rating.kinds {
            let name = self.wording.name(kind);
            let name = shortened(&name, usize::from(width).saturating_sub(6));
            lines.push(Line::from(vec![
                Span::styled(format!("{count:>3} × "), self.part(ScreenPart::Faint)),
                Span::raw(name),
            ]));
        }
        lines
    }
}

fn draw(frame: &mut Frame<'_>, area: Rect, lines: Vec<Line<'static>>) {
    if area.height >= LEAST_ROWS && lines.len() > 1 {
        frame.render_widget(Paragraph::new(Text::from(lines)), area);
    }
}
