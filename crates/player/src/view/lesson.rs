//! Draws a lesson: its board, and next to it the text and the task.

use novena_lessons::{Block, Inline, Section};
use novena_store::LessonProgress;
use novena_texts::SharedText;
use ratatui::Frame;
use ratatui::layout::Rect;
use ratatui::style::Style;
use ratatui::text::{Line, Span, Text};
use ratatui::widgets::{Paragraph, Wrap};
use unicode_width::UnicodeWidthStr;

use super::overlays::rows_of;
use super::plan::{BoardSize, ScreenPlan};
use super::{bars, board, dots, make_visible};
use crate::lesson::{KEYS, LessonApp, LessonPart, Trial};
use crate::theme::ScreenPart;

/// The minimum size for a board with text next to it.
const LEAST: (u16, u16) = (64, 17);

/// The longest comfortable line.
const WIDEST: u16 = 84;

impl LessonApp<'_> {
    /// Draws everything.
    pub(crate) fn draw(&mut self, frame: &mut Frame<'_>) {
        self.draw_parts(frame);
        make_visible(frame.buffer_mut(), self.settings.theme);
    }

    fn draw_parts(&mut self, frame: &mut Frame<'_>) {
        let ground = self.style(ScreenPart::Ground);
        let screen = frame.area();
        frame.buffer_mut().set_style(screen, ground);
        let plan = ScreenPlan::of(screen).filter(|plan| plan.size != BoardSize::Compact);
        let Some(plan) = plan else {
            return self.draw_too_small(frame);
        };
        self.draw_header(frame, plan.header);
        // Text without a board is shown as a centred page.
        let width = plan.header.width.min(WIDEST);
        let page = Rect {
            x: plan.header.x + (plan.header.width - width) / 2,
            y: plan.header.y + 2,
            width,
            height: plan.footer.y - plan.header.y - 3,
        };
        // The last row shows whether there is more text.
        let side = Rect {
            width: plan.side.width.min(WIDEST),
            height: plan.side.height - 1,
            ..plan.side
        };
        if self.shows_help {
            let lines = self.help_lines();
            self.top = 0;
            self.draw_words(frame, page, lines);
        } else if let Some(scene) = self.scene() {
            board::draw(frame, &plan, &scene, self.settings.theme);
            let lines = self.side_lines();
            self.draw_words(frame, side, lines);
        } else {
            let lines = self.text_lines();
            self.draw_words(frame, page, lines);
        }
        self.draw_footer(frame, plan.footer);
    }

    fn draw_too_small(&self, frame: &mut Frame<'_>) {
        let fillings = [
            ("width", LEAST.0.to_string().into()),
            ("height", LEAST.1.to_string().into()),
        ];
        let sentence = self.texts.fill("learn-too-small", &fillings);
        let words = Paragraph::new(sentence).wrap(Wrap { trim: true });
        frame.render_widget(words, frame.area());
    }

    /// Draws text, which can be scrolled if it does not fit.
    fn draw_words(&mut self, frame: &mut Frame<'_>, area: Rect, lines: Vec<Line<'static>>) {
        let width = usize::from(area.width);
        let rows: usize = lines.iter().map(|line| rows_of(line, width)).sum();
        let hidden = rows.saturating_sub(usize::from(area.height));
        self.top = self.top.min(hidden);
        let words = Paragraph::new(Text::from(lines)).wrap(Wrap { trim: false });
        frame.render_widget(words.scroll((self.top as u16, 0)), area);
        if self.top < hidden {
            let more = Rect {
                y: area.bottom(),
                height: 1,
                ..area
            };
            let text = self.texts.get("learn-more-below");
            frame.render_widget(Line::styled(text, self.style(ScreenPart::Faint)), more);
        }
    }

    fn style(&self, part: ScreenPart) -> Style {
        self.settings.theme.part(part)
    }

    /// Draws the lesson's name, the reader's position in it, and the dots.
    fn draw_header(&self, frame: &mut Frame<'_>, area: Rect) {
        let mut right = self.texts.fill(
            "learn-part",
            &[
                ("number", (self.at + 1).to_string().into()),
                ("count", self.parts.len().to_string().into()),
            ],
        );
        let mut name = self.title.clone();
        if let Some(lesson) = self.lesson() {
            name = format!("{}  {name}", lesson.number());
            right = format!("{}  {right}", self.dots());
        }
        bars::draw_header(frame, area, self.settings.theme, &name, right);
    }

    /// A dot for each exercise that was solved unaided.
    fn dots(&self) -> String {
        let [full, empty] = dots(self.settings.theme);
        let dot = |place| if place < self.found { full } else { empty };
        (0..LessonProgress::COMPLETE).map(dot).collect()
    }

    fn text_lines(&self) -> Vec<Line<'static>> {
        let mut lines = Vec::new();
        match self.part() {
            Some(LessonPart::Text(sections)) => {
                if self.at == 0 {
                    lines.push(Line::styled(
                        self.summary.clone(),
                        self.style(ScreenPart::Strong),
                    ));
                    lines.push(Line::default());
                }
                for section in sections {
                    lines.extend(self.section_lines(section));
                    lines.push(Line::default());
                }
            }
            // The exercise is still being generated.
            Some(LessonPart::Exercises) => {
                lines.push(self.title_line(self.texts.get("learn-exercises")));
                lines.push(Line::default());
                let making = self.texts.get("learn-making");
                lines.push(Line::styled(making, self.style(ScreenPart::Faint)));
            }
            _ => {}
        }
        self.push_message(&mut lines);
        lines
    }

    fn side_lines(&self) -> Vec<Line<'static>> {
        let mut lines = match self.part() {
            Some(
                LessonPart::Board(section)
                | LessonPart::Guided(section)
                | LessonPart::Puzzle(section),
            ) => self.section_lines(section),
            Some(LessonPart::Exercises) => {
                vec![self.title_line(self.texts.get("learn-exercises"))]
            }
            _ => Vec::new(),
        };
        if let Some(demonstration) = &self.demonstration {
            for line in demonstration.lines.iter().take(demonstration.shown) {
                lines.push(Line::default());
                lines.push(Line::from(line.clone()));
            }
        }
        if let Some(trial) = &self.trial {
            self.push_trial(trial, &mut lines);
        }
        if matches!(self.part(), Some(LessonPart::Puzzle(_))) {
            lines.push(Line::default());
            let how = self.texts.get("learn-puzzle-how");
            lines.push(Line::styled(how, self.style(ScreenPart::Strong)));
        }
        self.push_message(&mut lines);
        lines
    }

    fn push_trial(&self, trial: &Trial, lines: &mut Vec<Line<'static>>) {
        if !trial.task.is_empty() {
            lines.push(Line::from(trial.task.clone()));
        }
        lines.push(Line::default());
        lines.push(self.cell_line(trial));
        if let Some((verdict, is_find)) = &trial.verdict {
            let style = if *is_find {
                self.style(ScreenPart::Good)
            } else {
                self.style(ScreenPart::Warning)
            };
            lines.push(Line::default());
            lines.push(Line::styled(verdict.clone(), style));
        }
        if let (Some(left @ 1..), false) = (trial.left, trial.is_done) {
            let left = self.texts.fill("learn-left", &[("count", left.into())]);
            lines.push(Line::styled(left, self.style(ScreenPart::Faint)));
        }
        if let Some(clue) = &trial.clue {
            let fillings = [("rung", trial.rung.to_string().into())];
            lines.push(Line::default());
            lines.push(self.title_line(self.texts.fill("learn-clue", &fillings)));
            lines.push(Line::from(clue.clone()));
        }
        if trial.is_done {
            self.push_end(trial, lines);
        }
    }

    fn push_end(&self, trial: &Trial, lines: &mut Vec<Line<'static>>) {
        let key = match (trial.is_shown, trial.is_missed) {
            (true, _) => "learn-end-shown",
            (false, true) => "learn-end-helped",
            (false, false) => "learn-end-found",
        };
        lines.push(Line::default());
        lines.push(self.title_line(self.texts.get(key)));
        if let Some(argument) = &trial.argument {
            lines.push(Line::from(argument.clone()));
        }
        if trial.is_missed && matches!(self.part(), Some(LessonPart::Exercises)) {
            let later = self.texts.get("learn-comes-back");
            lines.push(Line::styled(later, self.style(ScreenPart::Faint)));
        }
    }

    /// The content of the cell under the cursor. Small boards do not show the marks anywhere else.
    fn cell_line(&self, trial: &Trial) -> Line<'static> {
        let cell = self.input_state.cursor;
        let marks = trial.board.marks[cell.index()];
        let what = if let Some(digit) = trial.board.digits[cell] {
            digit.to_string()
        } else if marks.is_empty() {
            self.wording.text(SharedText::CellEmpty)
        } else {
            let digits: Vec<String> = marks.iter().map(|digit| digit.to_string()).collect();
            self.wording.text(SharedText::CellMarks(&digits.join(" ")))
        };
        let mut spans = vec![
            Span::styled(cell.to_string(), self.style(ScreenPart::Label)),
            Span::raw(format!("  {what}")),
        ];
        if self.awaits_filter {
            let question = self.texts.get("play-which-digit");
            let style = self.style(ScreenPart::Strong);
            spans.push(Span::styled(format!("  {question}"), style));
        }
        Line::from(spans)
    }

    fn title_line(&self, text: String) -> Line<'static> {
        Line::styled(text, self.style(ScreenPart::Title))
    }

    fn push_message(&self, lines: &mut Vec<Line<'static>>) {
        if let Some(message) = &self.message {
            lines.push(Line::default());
            let style = self.style(ScreenPart::Warning);
            lines.push(Line::styled(message.text.clone(), style));
        }
    }

    fn section_lines(&self, section: &Section) -> Vec<Line<'static>> {
        let mut lines = vec![self.title_line(section.heading.clone())];
        for block in &section.blocks {
            match block {
                Block::Paragraph(parts) => lines.push(self.words(String::new(), parts)),
                Block::Numbered(items) => {
                    for (number, parts) in (1..).zip(items) {
                        lines.push(self.words(format!("{number}. "), parts));
                    }
                }
            }
        }
        lines
    }

    fn words(&self, label: String, parts: &[Inline]) -> Line<'static> {
        let mut spans = vec![Span::raw(label)];
        for part in parts {
            let style = match part {
                Inline::Strong(_) | Inline::Emphasis(_) => self.style(ScreenPart::Strong),
                Inline::Plain(_) | Inline::Mention(_) => Style::new(),
            };
            spans.push(Span::styled(part.text().to_owned(), style));
        }
        Line::from(spans)
    }

    /// Draws this part's keys, as many as fit.
    fn draw_footer(&self, frame: &mut Frame<'_>, area: Rect) {
        let words: &[&str] = match (self.part(), &self.trial) {
            (Some(LessonPart::Exercises | LessonPart::Guided(_)), Some(trial))
                if !trial.is_done =>
            {
                &["answer", "filter", "clue", "rest", "skip", "next"]
            }
            (Some(LessonPart::Text(_)), _) => &["next", "previous"],
            _ => &["go-on", "next", "previous"],
        };
        let item = |key: &str, word: &str| {
            (
                self.key_word(key),
                self.texts.get(&format!("learn-foot-{word}")),
            )
        };
        let listed = KEYS.iter().filter(|(_, word)| words.contains(word));
        let items = listed.map(|(key, word)| item(key, word)).collect();
        let always = vec![item("?", "help"), item("esc", "leave")];
        bars::draw_keys(frame, area, self.settings.theme, items, always);
    }

    fn help_lines(&self) -> Vec<Line<'static>> {
        let mut lines = vec![
            self.title_line(self.texts.get("help-title")),
            Line::default(),
        ];
        let width = KEYS.iter().map(|(key, _)| self.key_word(key).width());
        let width = width.max().unwrap_or_default();
        for (key, word) in KEYS {
            let key = self.key_word(key);
            let gap = " ".repeat(width - key.width() + 2);
            let text = self.texts.get(&format!("learn-key-{word}"));
            lines.push(Line::from(vec![
                Span::styled(key, self.style(ScreenPart::Key)),
                Span::raw(format!("{gap}{text}")),
            ]));
        }
        lines
    }

    /// A key as printed on a keyboard.
    fn key_word(&self, key: &str) -> String {
        match key {
            "arrows" if self.settings.theme.ascii => self.texts.get("learn-arrows"),
            "arrows" => "↑ ↓ ← →".to_owned(),
            "1-9" if self.settings.theme.ascii => "1-9".to_owned(),
            "1-9" => "1–9".to_owned(),
            _ => (self.texts.find(&format!("keyname-{key}"))).unwrap_or_else(|| key.to_owned()),
        }
    }
}
