//! The panel beside the board: mode, counts, the cell at hand, and what there is to be said.

use novena_core::Digit;
use novena_texts::{Rung, SharedText};
use ratatui::Frame;
use ratatui::style::{Modifier, Style};
use ratatui::text::{Line, Span, Text};
use ratatui::widgets::{Paragraph, Wrap};
use unicode_width::UnicodeWidthStr;

use super::overlays::rows_of;
use super::plan::{BoardSize, ScreenPlan};
use crate::app::App;
use crate::command::Mode;
use crate::entry_form::{EntryForm, EntryVerdict};
use crate::ladder::Ladder;
use crate::overlay::{Overlay, StepBrowser};
use crate::theme::{ScreenPart, ScreenTheme};

impl App<'_> {
    pub(super) fn draw_side(&mut self, frame: &mut Frame<'_>, plan: &ScreenPlan) {
        let mut lines = match &self.overlay {
            Some(Overlay::EntryForm(entry_form)) => self.entering_lines(entry_form),
            Some(Overlay::Steps(steps)) => self.step_lines(steps, plan),
            _ => self.game_lines(plan),
        };
        if let Some(message) = &self.message {
            let style = if message.is_warning {
                self.part(ScreenPart::Warning)
            } else {
                self.part(ScreenPart::Strong)
            };
            lines.push(Line::default());
            lines.push(Line::styled(message.text.clone(), style));
        }
        let width = usize::from(plan.side.width);
        let rows: usize = lines.iter().map(|line| rows_of(line, width)).sum();
        let words = Paragraph::new(Text::from(lines)).wrap(Wrap { trim: false });
        frame.render_widget(words, plan.side);
        self.hidden_rows = match (&self.ladder, &self.overlay) {
            (Some(ladder), None) if rows > usize::from(plan.side.height) => {
                self.draw_below(frame, ladder)
            }
            _ => 0,
        };
    }

    fn game_lines(&self, plan: &ScreenPlan) -> Vec<Line<'static>> {
        let is_compact = plan.size == BoardSize::Compact;
        let mut lines = vec![self.mode_line(plan), Line::default()];
        // On the smallest screen a hint needs all the room there is.
        if !is_compact || self.ladder.is_none() {
            lines.extend(self.count_lines(plan));
            lines.push(Line::default());
            lines.push(self.cell_line(plan));
        }
        if let Some(prefix) = self.prefix {
            let key = match prefix {
                crate::app::Prefix::Box => "play-which-box",
                crate::app::Prefix::Filter => "play-which-digit",
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
        if let Some(ladder) = &self.ladder {
            lines.push(Line::default());
            lines.extend(self.hint_lines(ladder));
        }
        lines
    }

    /// A label as wide as all labels of the panel are.
    fn label(&self, key: &str, plan: &ScreenPlan) -> Span<'static> {
        let word = super::shortened(&self.texts.get(key), usize::from(plan.label_width()) - 1);
        let pad = usize::from(plan.label_width()).saturating_sub(word.width());
        let style = self.part(ScreenPart::Label);
        Span::styled(format!("{word}{}", " ".repeat(pad)), style)
    }

    /// All modes, the current one in capitals; where there is no room, that one alone.
    fn mode_line(&self, plan: &ScreenPlan) -> Line<'static> {
        let word = |mode: Mode| self.texts.get(&format!("mode-{}", mode.id()));
        let current = self.hands.mode;
        let mut spans = Vec::new();
        if !plan.is_narrow() {
            spans.push(self.label("side-mode", plan));
        }
        let all: usize = Mode::ALL.iter().map(|&mode| word(mode).width() + 1).sum();
        if all > usize::from(plan.side.width - plan.label_width()) {
            spans.push(Span::styled(
                word(current).to_uppercase(),
                self.part(ScreenPart::Strong),
            ));
            return Line::from(spans);
        }
        for mode in Mode::ALL {
            spans.push(if mode == current {
                Span::styled(word(mode).to_uppercase(), self.part(ScreenPart::Strong))
            } else {
                Span::styled(word(mode), self.part(ScreenPart::Faint))
            });
            spans.push(Span::raw(" "));
        }
        Line::from(spans)
    }

    /// How many of each digit are to be placed; the digit that is filtered stands out.
    fn count_lines(&self, plan: &ScreenPlan) -> Vec<Line<'static>> {
        let left = self.game().remaining();
        let filter = self.hands.picked.or(self.filter);
        let item = |digit: Digit| {
            let count = left[digit.index()];
            let text = format!("{digit}:{count}");
            let style = if filter == Some(digit) {
                self.part(ScreenPart::ListAction)
            } else if count == 0 {
                self.part(ScreenPart::Faint)
                    .add_modifier(Modifier::CROSSED_OUT)
            } else {
                Style::new()
            };
            [Span::styled(text, style), Span::raw(" ")]
        };
        if plan.is_narrow() {
            let rows = Digit::ALL.chunks(3);
            return rows
                .map(|row| {
                    Line::from(
                        row.iter()
                            .flat_map(|&digit| item(digit))
                            .collect::<Vec<_>>(),
                    )
                })
                .collect();
        }
        let mut spans = vec![self.label("side-left", plan)];
        spans.extend(Digit::ALL.iter().flat_map(|&digit| item(digit)));
        vec![Line::from(spans)]
    }

    /// What the cell at hand holds.
    fn cell_line(&self, plan: &ScreenPlan) -> Line<'static> {
        let cell = self.hands.cursor;
        let content = self.game().sheet()[cell];
        let mut parts = Vec::new();
        let is_given = self.game().givens().given(cell).is_some();
        if let Some(digit) = self.game().board()[cell] {
            parts.push(if is_given {
                format!("{digit}, {}", self.teller.text(SharedText::CellGiven))
            } else {
                digit.to_string()
            });
        } else {
            let spaced = |digits: novena_core::DigitSet| {
                let digits: Vec<String> = digits.iter().map(|digit| digit.to_string()).collect();
                digits.join(" ")
            };
            if !content.centre.is_empty() {
                let marks = spaced(content.centre);
                parts.push(self.teller.text(SharedText::CellMarks(&marks)));
            }
            if !content.corner.is_empty() {
                let marks = spaced(content.corner);
                parts.push(self.teller.text(SharedText::CellCorners(&marks)));
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
            parts.push(self.teller.text(SharedText::CellColours(&letters)));
        }
        if parts.is_empty() {
            parts.push(self.teller.text(SharedText::CellEmpty));
        }
        if self.hands.selection.len() > 1 {
            let count = self.hands.selection.len();
            parts.push(self.texts.fill("cell-selected", &[("count", count.into())]));
        }
        if let Some(digit) = self.hands.picked {
            let fillings = [("digit", digit.to_string().into())];
            parts.push(self.texts.fill("cell-picked", &fillings));
        }
        let gap = usize::from(plan.label_width()).max(5) - 4;
        Line::from(vec![
            Span::styled(cell.to_string(), self.part(ScreenPart::Label)),
            Span::raw(" ".repeat(gap)),
            Span::raw(parts.join(" · ")),
        ])
    }

    /// What the hint says.
    pub(crate) fn hint_sentence(&self, ladder: &Ladder) -> String {
        self.teller.hint_with_level(ladder.card.message())
    }

    pub(super) fn hint_lines(&self, ladder: &Ladder) -> Vec<Line<'static>> {
        let title = if ladder.is_step() {
            let fillings = [
                ("rung", ladder.rung().to_string().into()),
                ("rungs", ladder.card.rungs().to_string().into()),
            ];
            self.texts.fill("hint-title", &fillings)
        } else {
            self.texts.get("hint-title-alone")
        };
        let mut lines = vec![
            Line::styled(title, self.part(ScreenPart::Title)),
            Line::from(self.hint_sentence(ladder)),
        ];
        let actions = self.hint_actions(ladder);
        if !actions.is_empty() {
            lines.push(Line::from(actions));
        }
        lines
    }

    /// The keys that lead on from a rung.
    fn hint_actions(&self, ladder: &Ladder) -> Vec<Span<'static>> {
        let rung = ladder.rung();
        let mut actions: Vec<(&str, &str)> = Vec::new();
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
        self.actions(&actions)
    }

    /// Keys with what they do.
    fn actions(&self, actions: &[(&str, &str)]) -> Vec<Span<'static>> {
        let mut spans = Vec::new();
        for (id, key) in actions {
            spans.push(Span::styled(
                self.key_name_of(id),
                self.part(ScreenPart::Key),
            ));
            spans.push(Span::raw(format!(" {}  ", self.texts.get(key))));
        }
        spans
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
        let title = self.texts.fill(key, &fillings);
        let mut lines = vec![
            Line::styled(title, self.part(ScreenPart::Title)),
            Line::default(),
        ];
        let room = usize::from(plan.side.height)
            .saturating_sub(11)
            .clamp(1, 12);
        let first = steps
            .at
            .saturating_sub(room / 2)
            .min(steps.list.len().saturating_sub(room));
        let width = usize::from(plan.side.width).saturating_sub(1);
        for (place, (step, _)) in steps.list.iter().enumerate().skip(first).take(room) {
            let deductions: Vec<String> = step.deductions.iter().map(ToString::to_string).collect();
            let text = format!("{} {}", self.teller.name(step.kind), deductions.join(" "));
            let is_here = place == steps.at;
            let sign = if is_here { '>' } else { ' ' };
            let line = super::shortened(&format!("{sign} {text}"), width);
            let style = if is_here {
                self.part(ScreenPart::ListAction)
            } else {
                Style::new()
            };
            lines.push(Line::styled(line, style));
        }
        lines.push(Line::default());
        if let Some((step, _)) = steps.list.get(steps.at) {
            lines.push(Line::from(self.teller.sentence(step, Rung::Why)));
        }
        let mut actions = vec![("down", "steps-next"), ("up", "steps-back")];
        if !steps.is_path || steps.at == 0 {
            actions.push(("confirm", "hint-apply"));
        }
        actions.push(("deselect", "hint-close"));
        lines.push(Line::default());
        lines.push(Line::from(self.actions(&actions)));
        lines
    }

    fn entering_lines(&self, entry_form: &EntryForm) -> Vec<Line<'static>> {
        let verdict = match entry_form.verdict {
            EntryVerdict::Conflict(_) => self.teller.text(SharedText::DigitRepeats),
            EntryVerdict::None => self.teller.text(SharedText::NoSolution),
            EntryVerdict::One => self.teller.text(SharedText::OneSolution),
            EntryVerdict::Many { count, open } => {
                let fillings = [("count", count.into()), ("open", open.len().into())];
                let sentence = if EntryForm::is_many(count) {
                    self.teller.text(SharedText::SeveralSolutions)
                } else {
                    self.texts.fill("enter-some", &fillings)
                };
                if open.is_empty() {
                    sentence
                } else {
                    format!("{sentence} {}", self.texts.fill("enter-open", &fillings))
                }
            }
        };
        let givens = entry_form.board.filled().len();
        vec![
            Line::styled(self.texts.get("enter-title"), self.part(ScreenPart::Title)),
            Line::default(),
            Line::from(self.texts.fill("enter-givens", &[("count", givens.into())])),
            Line::styled(verdict, self.part(ScreenPart::Strong)),
            Line::default(),
            Line::styled(self.texts.get("enter-how"), self.part(ScreenPart::Faint)),
        ]
    }
}
