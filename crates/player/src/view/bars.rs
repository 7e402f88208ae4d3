//! The lines above and below the board. They are as wide as the board and its panel together.

use ratatui::Frame;
use ratatui::layout::{Alignment, Rect};
use ratatui::text::{Line, Span};
use ratatui::widgets::Paragraph;
use unicode_width::UnicodeWidthStr;

use super::plan::BoardSize;
use super::{ScreenPlan, shortened};
use crate::app::App;
use crate::offers::clock;
use crate::overlay::Overlay;
use crate::theme::{ScreenPart, ScreenTheme};

/// The name of the program on its screens.
pub(super) const NAME: &str = "Novena";

/// Draws a line with a name on the left and faint text on the right.
pub(super) fn draw_header(
    frame: &mut Frame<'_>,
    area: Rect,
    theme: ScreenTheme,
    name: &str,
    right: String,
) {
    let room = usize::from(area.width).saturating_sub(right.width() + 1);
    let name = Span::styled(shortened(name, room), theme.part(ScreenPart::Title));
    frame.render_widget(Line::from(name), area);
    frame.render_widget(
        Paragraph::new(right)
            .style(theme.part(ScreenPart::Faint))
            .alignment(Alignment::Right),
        area,
    );
}

/// Draws as many keys as fit, each with a word. The keys in `always` are always drawn.
pub(super) fn draw_keys(
    frame: &mut Frame<'_>,
    area: Rect,
    theme: ScreenTheme,
    items: Vec<(String, String)>,
    always: Vec<(String, String)>,
) {
    let wide = |(key, word): &(String, String)| key.width() + word.width() + 3;
    // No gap is needed after the last key.
    let width = usize::from(area.width) + 2;
    let mut used: usize = always.iter().map(wide).sum();
    let mut shown = Vec::new();
    for item in items {
        if used + wide(&item) <= width {
            used += wide(&item);
            shown.push(item);
        }
    }
    let mut spans = Vec::new();
    for (key, word) in shown.into_iter().chain(always) {
        spans.push(Span::styled(key, theme.part(ScreenPart::Key)));
        spans.push(Span::styled(
            format!(" {word}  "),
            theme.part(ScreenPart::Faint),
        ));
    }
    frame.render_widget(Line::from(spans), area);
}

impl App<'_> {
    pub(super) fn draw_header(&self, frame: &mut Frame<'_>, plan: &ScreenPlan) {
        // If there is a caption, it contains the puzzle's name.
        let name = if plan.size == BoardSize::Compact {
            let labels = self.session.labels();
            self.name_of(labels.title.as_deref(), labels.level.as_deref())
        } else {
            NAME.to_owned()
        };
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
        let right = format!("{time}  {kept}");
        let theme = self.settings.theme;
        draw_header(
            frame,
            plan.header,
            theme,
            &name,
            right.trim_end().to_owned(),
        );
    }

    /// Draws the keys that are most useful now. The keys for help and for quitting are always among
    /// them.
    pub(super) fn draw_footer(&self, frame: &mut Frame<'_>, area: Rect) {
        const USUAL: [&str; 10] = [
            "hint",
            "undo",
            "next-mode",
            "fill-marks",
            "new",
            "savepoint",
            "filter-next",
            "games",
            "hand",
            "pause",
        ];
        let theme = self.settings.theme;
        let item = |id: &str, word: &str| (self.key_name_of(id), self.texts.get(word));
        match (&self.overlay, self.input_state.picked) {
            // These overlays show their own keys.
            (Some(Overlay::Paused | Overlay::EntryForm(_) | Overlay::Steps(_)), _) => {}
            // A hint's keys are shown next to the hint, and may have been scrolled out of view.
            (None, _) if self.hidden_rows > 0 && self.ladder.is_some() => {
                let actions = self.ladder.as_ref().map(Self::hint_actions);
                let actions = actions.unwrap_or_default();
                let items = actions.iter().map(|(id, word)| item(id, word)).collect();
                draw_keys(frame, area, theme, items, Vec::new());
            }
            (None, Some(digit)) => {
                let fillings = [("digit", digit.to_string().into())];
                let write = self.texts.fill("foot-write-hand", &fillings);
                let items = vec![
                    (self.key_name_of("confirm"), write),
                    (self.key_name("1-9"), self.texts.get("foot-other-digit")),
                    item("undo", "foot-undo"),
                    item("help", "foot-help"),
                ];
                let always = vec![item("deselect", "foot-put-down")];
                draw_keys(frame, area, theme, items, always);
            }
            _ => {
                let usual = USUAL.iter();
                let items = usual.map(|id| item(id, &format!("foot-{id}"))).collect();
                let always = vec![item("help", "foot-help"), item("quit", "foot-quit")];
                draw_keys(frame, area, theme, items, always);
            }
        }
    }
}
