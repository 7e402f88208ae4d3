//! The hint, in place of the caption.

use novena_play::Advice;
use ratatui::text::{Line, Span};

use crate::app::App;
use crate::ladder::Ladder;
use crate::theme::ScreenPart;

impl App<'_> {
    /// The sentence of the hint.
    pub(crate) fn hint_sentence(&self, ladder: &Ladder) -> String {
        self.wording.hint_with_level(ladder.card.message())
    }

    /// Draws the rungs, the sentences, and the keys for the next rung.
    pub(in crate::view) fn hint_lines(&self, ladder: &Ladder, width: u16) -> Vec<Line<'static>> {
        let mut lines = vec![self.hint_title(ladder)];
        if ladder.is_step() {
            lines.push(self.rung_bars(ladder, width));
        }
        lines.push(Line::default());
        lines.extend(self.hint_sentences(ladder));
        let actions = Self::hint_actions(ladder);
        if !actions.is_empty() {
            lines.push(Line::default());
            lines.extend(self.actions(&actions, width));
        }
        lines
    }

    fn hint_title(&self, ladder: &Ladder) -> Line<'static> {
        let title = if ladder.is_step() {
            let fillings = [
                ("rung", ladder.rung().to_string().into()),
                ("rungs", ladder.card.rungs().to_string().into()),
            ];
            self.texts.fill("hint-title", &fillings)
        } else {
            self.texts.get("hint-title-alone")
        };
        Line::styled(title, self.part(ScreenPart::Title))
    }

    /// A bar for each rung, heavy up to the current one.
    fn rung_bars(&self, ladder: &Ladder, width: u16) -> Line<'static> {
        let rungs = ladder.card.rungs();
        let room = usize::from(width.min(40)) + 1;
        let long = (room / rungs.max(1)).saturating_sub(1);
        let [reached, ahead] = if self.settings.theme.ascii {
            ["=", "-"]
        } else {
            ["━", "─"]
        };
        let bar = |rung: usize| {
            if rung <= ladder.rung() {
                Span::styled(reached.repeat(long), self.part(ScreenPart::Strong))
            } else {
                Span::styled(ahead.repeat(long), self.part(ScreenPart::Divider))
            }
        };
        (1..=rungs)
            .flat_map(|rung| [bar(rung), Span::raw(" ")])
            .collect()
    }

    /// The argument with one fact per line, if it has several facts. Otherwise, the rung's
    /// sentence.
    fn hint_sentences(&self, ladder: &Ladder) -> Vec<Line<'static>> {
        if let (Advice::Step(step), 3) = (ladder.card.advice(), ladder.rung()) {
            let explanation = self.wording.explanation(step);
            if explanation.lines.len() > 1 {
                let lines = explanation.lines.iter();
                return lines.map(|line| Line::from(line.numbered())).collect();
            }
        }
        vec![Line::from(self.hint_sentence(ladder))]
    }

    /// The commands available on a rung, each with the key of its message.
    pub(in crate::view) fn hint_actions(ladder: &Ladder) -> Vec<(&'static str, &'static str)> {
        let rung = ladder.rung();
        let mut actions = Vec::new();
        if ladder.is_step() {
            actions.push(match rung {
                1 => ("hint", "hint-where"),
                2 => ("hint", "hint-why"),
                3 => ("hint", "hint-apply"),
                _ => ("hint", "hint-next"),
            });
            if rung < 3 {
                actions.push(("confirm", "hint-apply"));
            }
            if rung < 4 {
                actions.push(("another", "hint-another"));
            } else {
                actions.push(("undo", "foot-undo"));
            }
        } else if ladder.card.next_move().is_some() {
            if rung < ladder.card.rungs() {
                actions.push(("hint", "hint-where"));
            }
            actions.push(("confirm", "hint-go-back"));
        }
        actions.push(("deselect", "hint-close"));
        actions
    }
}
