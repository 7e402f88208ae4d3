//! The caption: name, level, givens, and progress.

use novena_core::{CellSet, House, Visible};
use novena_techniques::Level;
use ratatui::style::Style;
use ratatui::text::{Line, Span};

use crate::app::App;
use crate::offers::rating_figure;
use crate::theme::{ScreenPart, ScreenTheme};
use crate::view::plan::ScreenPlan;
use crate::view::shortened;

/// A level as one to five strokes of increasing height, and stubs for the missing strokes.
pub(crate) fn strokes(level: Level, theme: ScreenTheme) -> [String; 2] {
    const RISING: [char; 5] = ['▂', '▃', '▅', '▆', '█'];
    let count = 1 + Level::ALL
        .iter()
        .position(|&other| other == level)
        .unwrap_or(0);
    if theme.ascii {
        return ["|".repeat(count), ".".repeat(5 - count)];
    }
    [RISING.iter().take(count).collect(), "▁".repeat(5 - count)]
}

/// The dots for a finished and an unfinished item.
pub(crate) const fn dots(theme: ScreenTheme) -> [char; 2] {
    if theme.ascii {
        ['*', '.']
    } else {
        ['●', '○']
    }
}

impl App<'_> {
    /// The strokes of a level, as parts of a line.
    pub(in crate::view) fn stroke_spans(&self, level: Level) -> [Span<'static>; 2] {
        let [full, rest] = strokes(level, self.settings.theme);
        [
            Span::styled(full, self.part(ScreenPart::Strong)),
            Span::styled(rest, self.part(ScreenPart::Faint)),
        ]
    }

    pub(super) fn caption_lines(&self, plan: &ScreenPlan) -> Vec<Line<'static>> {
        let width = usize::from(plan.side.width);
        let labels = self.session.labels();
        let level = labels.level.as_deref();
        let known = Level::ALL.into_iter().find(|of| Some(of.id()) == level);
        let mut lines = Vec::new();
        if let Some(title) = &labels.title {
            let title = shortened(&Visible::new(title).to_string(), width);
            lines.push(Line::styled(title, self.part(ScreenPart::Title)));
        }
        let word = level.map_or_else(|| self.texts.get("play-unnamed"), |id| self.level_word(id));
        let mut spans = Vec::new();
        if let Some(level) = known {
            spans.extend(self.stroke_spans(level));
            spans.push(Span::raw(" "));
        }
        spans.push(if labels.title.is_some() {
            Span::raw(word)
        } else {
            Span::styled(word, self.part(ScreenPart::Title))
        });
        if let Some(rating) = &self.rating {
            let figure = format!(" {}", rating_figure(rating.rating));
            spans.push(Span::styled(figure, self.part(ScreenPart::Faint)));
        }
        lines.push(Line::from(spans));
        let filled = self.session.filled();
        let givens = self.game().givens().givens().len();
        let to_go = if self.game().is_finished() {
            self.texts.get("caption-solved")
        } else {
            let open = (!filled).len();
            self.texts.fill("caption-to-go", &[("count", open.into())])
        };
        if plan.side.height < 20 {
            lines.push(Line::from(vec![
                self.box_dots(filled, 0..9, ""),
                Span::raw(format!(" {to_go}")),
            ]));
            return lines;
        }
        let givens = self
            .texts
            .fill("caption-givens", &[("count", givens.into())]);
        let hints = self.game().hints.taken();
        let hints = if hints == 0 {
            String::new()
        } else {
            self.texts.fill("caption-hints", &[("count", hints.into())])
        };
        lines.push(Line::default());
        for (row, text) in [to_go, givens, hints].into_iter().enumerate() {
            let style = if row == 0 {
                Style::new()
            } else {
                self.part(ScreenPart::Faint)
            };
            lines.push(Line::from(vec![
                self.box_dots(filled, row * 3..row * 3 + 3, " "),
                Span::styled(format!("   {text}"), style),
            ]));
        }
        lines
    }

    /// A dot for each box. The dot is filled if the box is full.
    fn box_dots(
        &self,
        filled: CellSet,
        boxes: std::ops::Range<usize>,
        between: &str,
    ) -> Span<'static> {
        let [full, empty] = dots(self.settings.theme);
        let dot = |index| {
            let is_full = (House::box_(index).cells() - filled).is_empty();
            String::from(if is_full { full } else { empty })
        };
        let dots: Vec<String> = boxes.map(dot).collect();
        Span::styled(dots.join(between), self.part(ScreenPart::Pen))
    }
}
