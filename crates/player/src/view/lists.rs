//! Lists to choose from: a line for each choice and, next to the list, the board of the current
//! choice.

use novena_core::Puzzle;
use novena_play::Game;
use novena_ratings::Rating;
use novena_techniques::Level;
use ratatui::Frame;
use ratatui::layout::Rect;
use ratatui::style::Style;
use ratatui::text::{Line, Span, Text};
use ratatui::widgets::{Paragraph, Wrap};
use unicode_width::UnicodeWidthStr;

use super::{board, shortened};
use crate::app::App;
use crate::offers::rating_figure;
use crate::overlay::{Choice, List, ListAction};
use crate::scene::BoardScene;
use crate::theme::ScreenPart;

/// The width and height of a small board with its frame.
const PREVIEW: (u16, u16) = (25, 13);
/// The number of rows below that board.
const BELOW_PREVIEW: u16 = 4;

/// The maximum width of a label. A longer label is truncated.
const WIDEST_LABEL: usize = 44;

impl App<'_> {
    pub(super) fn draw_list(&self, frame: &mut Frame<'_>, list: &List) {
        let screen = frame.area();
        let previews = list.choices.iter().any(|choice| choice.givens.is_some());
        let has_preview = previews && screen.width >= 76 && screen.height >= 19;
        let beside = if has_preview { PREVIEW.0 + 3 } else { 0 };
        let most = usize::from(screen.width - 6 - beside);
        let most_rows = usize::from(screen.height.saturating_sub(6));
        let width = list
            .choices
            .iter()
            .map(|choice| self.choice_width(choice))
            .chain([list.title.width() + 2])
            .max()
            .unwrap_or(0)
            .min(most);
        let foot = self.list_foot(list);
        let width = width.max(foot.width().min(most)) as u16;
        let least = if has_preview {
            usize::from(PREVIEW.1 + BELOW_PREVIEW)
        } else {
            1
        };
        let room = list.choices.len().max(least).min(most_rows.max(1));
        let first = list
            .at
            .saturating_sub(room / 2)
            .min(list.choices.len().saturating_sub(room));
        let rows = list.choices.iter().enumerate().skip(first).take(room);
        let lines: Vec<Line<'static>> = rows
            .map(|(place, choice)| self.choice_line(choice, place == list.at, width))
            .collect();
        let inner = self.draw_sheet(
            frame,
            &list.title,
            (width + beside, room as u16),
            &shortened(&foot, usize::from(width + beside)),
        );
        let left = Rect { width, ..inner };
        frame.render_widget(Paragraph::new(Text::from(lines)), left);
        if let (true, Some(choice)) = (has_preview, list.choices.get(list.at)) {
            let right = Rect {
                x: left.right() + 3,
                width: inner.right().saturating_sub(left.right() + 3),
                ..inner
            };
            self.draw_preview(frame, right, choice);
        }
    }

    fn list_foot(&self, list: &List) -> String {
        let can_delete = list.choices.iter().any(|choice| {
            matches!(
                choice.chosen,
                ListAction::Resume(_) | ListAction::Restore(_)
            )
        });
        match (&self.message, can_delete) {
            (Some(message), _) => message.text.clone(),
            (None, true) => self.texts.get("list-foot-delete"),
            (None, false) => self.texts.get("list-foot"),
        }
    }

    /// The level and the rating, either from the choice itself or determined since.
    fn choice_level(&self, choice: &Choice) -> (Option<Level>, Option<Rating>) {
        let rating = choice
            .givens
            .and_then(|givens| self.ratings.get(&givens).copied().flatten());
        (choice.level.or(rating.map(|rating| rating.level())), rating)
    }

    fn choice_width(&self, choice: &Choice) -> usize {
        let detail = self.choice_detail(choice);
        let detail = if detail.is_empty() {
            0
        } else {
            detail.width() + 2
        };
        let strokes = if choice.has_level { 6 } else { 0 };
        2 + strokes + choice.label.width().min(WIDEST_LABEL) + detail
    }

    /// The text at the right edge. Space is reserved for a rating while it is being determined.
    fn choice_detail(&self, choice: &Choice) -> String {
        match (&choice.chosen, self.choice_level(choice).1) {
            (ListAction::Record(_), Some(rating)) => rating_figure(rating),
            (ListAction::Record(_), None) => "    ".to_owned(),
            _ => choice.detail.clone(),
        }
    }

    fn choice_line(&self, choice: &Choice, is_here: bool, width: u16) -> Line<'static> {
        let style = if is_here {
            self.part(ScreenPart::ListAction)
        } else {
            Style::new()
        };
        let mut spans = vec![Span::raw(format!("{} ", self.pointer(is_here)))];
        let mut used = 2;
        if choice.has_level {
            match self.choice_level(choice).0 {
                Some(level) => spans.extend(self.stroke_spans(level)),
                None => spans.push(Span::raw("     ")),
            }
            spans.push(Span::raw(" "));
            used += 6;
        }
        let detail = self.choice_detail(choice);
        let width = usize::from(width);
        let room = width.saturating_sub(used + detail.width() + usize::from(!detail.is_empty()));
        let label = shortened(&choice.label, room);
        let gap = " ".repeat(width.saturating_sub(used + label.width() + detail.width()));
        spans.push(Span::raw(label));
        spans.push(Span::raw(gap));
        let faint = self.part(ScreenPart::Faint);
        spans.push(Span::styled(detail, if is_here { style } else { faint }));
        if is_here {
            // The whole line has a single style; otherwise, parts of it would stand out.
            for span in &mut spans {
                span.style = style;
            }
        }
        Line::from(spans)
    }

    fn draw_preview(&self, frame: &mut Frame<'_>, area: Rect, choice: &Choice) {
        let Some(givens) = choice.givens else {
            return;
        };
        if area.width < PREVIEW.0 || area.height < PREVIEW.1 {
            return;
        }
        let at = Rect::new(area.x, area.y, PREVIEW.0, PREVIEW.1);
        board::draw_preview(frame, at, &scene_of(givens), self.settings.theme);
        let (level, rating) = self.choice_level(choice);
        let mut lines = Vec::new();
        if let Some(level) = level {
            let mut spans = self.stroke_spans(level).to_vec();
            let word = format!(" {}", self.level_word(level.id()));
            spans.push(Span::styled(word, self.part(ScreenPart::Title)));
            if let Some(rating) = rating {
                let figure = format!(" {}", rating_figure(rating));
                spans.push(Span::styled(figure, self.part(ScreenPart::Faint)));
            }
            lines.push(Line::from(spans));
        }
        let count = givens.givens().len();
        let fillings = [("count", count.into())];
        let givens = self.texts.fill("caption-givens", &fillings);
        lines.push(Line::styled(givens, self.part(ScreenPart::Faint)));
        if let Some(about) = &choice.about {
            lines.push(Line::styled(about.clone(), self.part(ScreenPart::Faint)));
        }
        let below = Rect {
            y: at.bottom(),
            height: area.bottom().saturating_sub(at.bottom()),
            ..area
        };
        let words = Paragraph::new(Text::from(lines)).wrap(Wrap { trim: false });
        frame.render_widget(words, below);
    }
}

fn scene_of(givens: Puzzle) -> BoardScene {
    BoardScene::of(&Game::new(givens))
}
