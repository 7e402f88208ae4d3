//! The lists and pages that a command opens.

use std::time::Duration;

use novena_core::{Board, Visible};
use novena_generator::daily_source;
use novena_play::Game;
use novena_store::{DailyPuzzle, LevelStatistics, Statistics};
use novena_techniques::Level;
use novena_texts::SharedText;

use super::app::App;
use super::entry_form::EntryForm;
use super::overlay::{Choice, List, ListAction, Overlay, StepBrowser};
use super::session::hinted;
use super::task::{Outcome, Task};

impl App<'_> {
    pub(super) fn list_savepoints(&mut self) {
        let mut choices = vec![Choice {
            label: self.texts.get("savepoints-before-mistake"),
            chosen: ListAction::BeforeMistake,
        }];
        // The newest first: it is the likeliest to be wanted.
        for savepoint in self.game().savepoints().iter().rev() {
            let digits = (savepoint.sheet.digits().filled() | self.game().givens().givens()).len();
            let fillings = [
                ("name", savepoint.name.clone().into()),
                ("digits", digits.to_string().into()),
            ];
            choices.push(Choice {
                label: self.texts.fill("savepoints-entry", &fillings),
                chosen: ListAction::Restore(savepoint.name.clone()),
            });
        }
        self.list("savepoints-title", choices);
    }

    pub(super) fn list_new(&mut self) {
        let level = |level: Level| ("level", self.teller.level(level).into());
        let mut choices: Vec<Choice> = Level::ALL
            .iter()
            .map(|&of| Choice {
                label: self.texts.fill("new-level", &[level(of)]),
                chosen: ListAction::New(of),
            })
            .collect();
        if let Some(day) = self.today() {
            let name = day.star();
            choices.extend(Level::ALL.iter().map(|&of| {
                Choice {
                    label: self
                        .texts
                        .fill("new-daily", &[level(of), ("name", name.into())]),
                    chosen: ListAction::Daily(of),
                }
            }));
        }
        choices.push(Choice {
            label: self.texts.get("new-open"),
            chosen: ListAction::Open,
        });
        choices.push(Choice {
            label: self.texts.get("new-enter"),
            chosen: ListAction::EnterOwn,
        });
        self.list("new-title", choices);
    }

    pub(super) fn list_games(&mut self) {
        self.save();
        let games = self.session.list();
        let Some(games) = self.report(games) else {
            return;
        };
        if games.is_empty() {
            self.say(self.teller.text(SharedText::NoGames));
            return;
        }
        let choices = games
            .into_iter()
            .map(|game| {
                let name = self.name_of(game.labels.title.as_deref(), game.labels.level.as_deref());
                let fillings = [
                    ("id", game.id.to_string().into()),
                    ("name", name.into()),
                    ("time", clock(game.elapsed).into()),
                    ("givens", game.givens.givens().len().to_string().into()),
                ];
                let key = if game.finish.is_some() {
                    "games-finished"
                } else {
                    "games-open"
                };
                Choice {
                    label: self.texts.fill(key, &fillings),
                    chosen: ListAction::Resume(game.id),
                }
            })
            .collect();
        self.list("games-title", choices);
    }

    /// Puzzles of a file, to choose one.
    pub(super) fn list_records(&mut self) {
        let choices = self
            .records
            .iter()
            .enumerate()
            .map(|(place, record)| {
                let name = self.name_of(record.title.as_deref(), record.level.as_deref());
                let fillings = [
                    ("number", (place + 1).to_string().into()),
                    ("name", name.into()),
                    ("givens", record.givens.givens().len().to_string().into()),
                ];
                Choice {
                    label: self.texts.fill("file-entry", &fillings),
                    chosen: ListAction::Record(place),
                }
            })
            .collect();
        self.list("file-title", choices);
    }

    fn list(&mut self, title: &str, choices: Vec<Choice>) {
        let title = self.texts.get(title);
        self.overlay = Some(Overlay::List(List::new(title, choices)));
    }

    pub(super) fn enter_own(&mut self) {
        let entry_form = EntryForm::new(Board::EMPTY);
        self.overlay = Some(Overlay::EntryForm(Box::new(entry_form)));
    }

    /// What a puzzle is called: its title, its level, both, or nothing in particular.
    pub(crate) fn name_of(&self, title: Option<&str>, level: Option<&str>) -> String {
        let level = level.map(|id| self.level_word(id));
        let title = title.map(Visible::new);
        match (title, level) {
            (Some(title), Some(level)) => format!("{level} · {title}"),
            (Some(title), None) => title.to_string(),
            (None, Some(level)) => level,
            (None, None) => self.texts.get("play-unnamed"),
        }
    }

    /// A level in the reader's language; the words of other sources stay as they are.
    fn level_word(&self, id: &str) -> String {
        let known = Level::ALL.iter().find(|level| level.id() == id);
        let word = known.map_or_else(
            || Visible::new(id).to_string(),
            |&level| self.teller.level(level),
        );
        capitalized(&word)
    }

    pub(super) fn congratulate(&mut self) {
        self.save();
        let game = self.game();
        let hints = game.hints.taken();
        let mut lines = vec![self.texts.get("finished-line")];
        if self.settings.shows_timer {
            let fillings = [("time", clock(game.elapsed).into())];
            lines.push(self.texts.fill("finished-time", &fillings));
        }
        lines.push(
            self.texts
                .fill("finished-hints", &[("count", hints.into())]),
        );
        let taken_back = game.course().taken_back;
        lines.push(
            self.texts
                .fill("finished-taken-back", &[("count", taken_back.into())]),
        );
        lines.push(String::new());
        let key = |id: &str| self.key_name_of(id);
        let fillings = [
            ("new", key("new").into()),
            ("close", key("deselect").into()),
        ];
        lines.push(self.texts.fill("finished-next", &fillings));
        let moments = game.review();
        if !moments.is_empty() {
            lines.extend([String::new(), self.texts.get("finished-review")]);
            lines.extend(moments.iter().map(|moment| self.teller.refusal(moment)));
        }
        self.page("finished-title", lines);
    }

    pub(super) fn show_figures(&mut self) {
        self.save();
        let figures = self.session.statistics(self.moment());
        if let Some(figures) = self.report(figures) {
            let lines = self.figure_lines(&figures);
            self.page("figures-title", lines);
        }
    }

    fn figure_lines(&self, figures: &Statistics) -> Vec<String> {
        if figures.levels.is_empty() {
            return vec![self.texts.get("figures-none")];
        }
        let mut lines: Vec<String> = figures
            .levels
            .iter()
            .map(|row| self.level_line(row))
            .collect();
        lines.push(String::new());
        let fillings = [
            ("streak", figures.days.current.into()),
            ("longest", figures.days.longest.into()),
        ];
        lines.push(self.texts.fill("figures-streak", &fillings));
        let hinted = hinted(figures);
        if !hinted.is_empty() {
            let counted =
                |&(kind, count): &(_, u64)| format!("{} ({count})", self.teller.name(kind));
            let list: Vec<String> = hinted.iter().take(3).map(counted).collect();
            let fillings = [("techniques", list.join(", ").into())];
            lines.push(self.texts.fill("figures-hinted", &fillings));
        }
        lines
    }

    fn level_line(&self, row: &LevelStatistics) -> String {
        let time = |time: Option<Duration>| time.map_or_else(|| "–".to_owned(), clock);
        let fillings = [
            ("level", self.name_of(None, row.level.as_deref()).into()),
            ("started", row.started.to_string().into()),
            ("finished", row.finished.to_string().into()),
            ("best", time(row.best).into()),
            ("median", time(row.median).into()),
        ];
        self.texts.fill("figures-level", &fillings)
    }

    fn page(&mut self, title: &str, lines: Vec<String>) {
        self.overlay = Some(Overlay::Text {
            title: self.texts.get(title),
            lines,
            top: 0,
        });
    }

    /// A task was done.
    pub(crate) fn finish(&mut self, number: u64, outcome: Outcome) {
        match outcome {
            Outcome::Rated { puzzle, level } => {
                let is_asked = *self.game().givens() == puzzle;
                if let (true, None, Some(level)) = (is_asked, &self.session.labels().level, level) {
                    self.session.set_level(level.id().to_owned());
                }
            }
            // What was asked before something else was begun is not wanted any more.
            _ if self.awaited != Some(number) => {}
            Outcome::Advice { advice, turn } => {
                self.awaited = None;
                self.show_advice(advice, turn);
            }
            Outcome::Steps { steps, is_path } => {
                self.awaited = None;
                if steps.is_empty() {
                    self.warn(self.texts.get("steps-none"));
                } else {
                    self.overlay = Some(Overlay::Steps(StepBrowser {
                        list: steps,
                        at: 0,
                        is_path,
                    }));
                }
            }
            Outcome::Made { puzzle, labels } => self.start(Game::new(puzzle), labels),
            Outcome::Read(reading) => {
                self.awaited = None;
                self.take_up(reading);
            }
        }
    }

    /// Does what was chosen from a list.
    pub(super) fn choose(&mut self, chosen: ListAction) {
        self.overlay = None;
        match chosen {
            ListAction::BeforeMistake => self.go_before_mistake(),
            ListAction::Restore(name) => self.play(&novena_play::Move::Restore { name }),
            ListAction::New(level) => {
                // Two games asked for in one second are two.
                let seed = self.moment().seconds.cast_unsigned()
                    ^ (self.now.as_nanos() as u64).rotate_left(32);
                self.ask(Task::Make { level, seed });
            }
            ListAction::Daily(level) => self.play_daily(level),
            ListAction::Resume(id) => self.resume(id),
            ListAction::Record(place) => {
                if let Some(record) = self.records.get(place).cloned() {
                    self.play_record(&record);
                }
            }
            ListAction::Open => self.prompt(super::overlay::Purpose::Open, String::new()),
            ListAction::EnterOwn => self.enter_own(),
        }
    }

    /// Today's puzzle of a level: the game that was begun, or a new one.
    pub(crate) fn play_daily(&mut self, level: Level) {
        let Some(date) = self.today() else {
            return;
        };
        let puzzle = DailyPuzzle::from_source(&daily_source(date, level), None);
        let known = puzzle.map_or(Ok(None), |puzzle| self.session.daily_game(&puzzle));
        match self.report(known).flatten() {
            Some(id) => self.resume(id),
            None => self.ask(Task::Daily { level, date }),
        }
    }
}

/// `1:02:03`, or `2:03` within the first hour.
#[must_use]
pub fn clock(time: Duration) -> String {
    let seconds = time.as_secs();
    let (hours, minutes, seconds) = (seconds / 3600, seconds / 60 % 60, seconds % 60);
    if hours == 0 {
        format!("{minutes}:{seconds:02}")
    } else {
        format!("{hours}:{minutes:02}:{seconds:02}")
    }
}

fn capitalized(word: &str) -> String {
    let mut letters = word.chars();
    match letters.next() {
        Some(first) => first.to_uppercase().chain(letters).collect(),
        None => String::new(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn clocks_show_hours_when_there_are_some() {
        let check = |seconds, text: &str| assert_eq!(clock(Duration::from_secs(seconds)), text);
        check(0, "0:00");
        check(754, "12:34");
        check(3723, "1:02:03");
    }
}
