//! The pages that commands open, and the handling of choices and finished tasks.

use std::time::Duration;

use novena_core::{Board, Visible};
use novena_generator::daily_source;
use novena_play::Game;
use novena_ratings::Rating;
use novena_store::{DailyPuzzle, LevelStatistics, Statistics};
use novena_techniques::Level;

use super::app::App;
use super::entry_form::EntryForm;
use super::overlay::{ListAction, Overlay, StepBrowser};
use super::session::hinted;
use super::task::{Outcome, Task};

impl App<'_> {
    pub(super) fn enter_own(&mut self) {
        let entry_form = EntryForm::new(Board::EMPTY);
        self.overlay = Some(Overlay::EntryForm(Box::new(entry_form)));
    }

    /// A puzzle's name, which consists of its title and its level if these are known.
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

    /// A level in the reader's language; words from other sources are left unchanged.
    pub(crate) fn level_word(&self, id: &str) -> String {
        let known = Level::ALL.iter().find(|level| level.id() == id);
        let word = known.map_or_else(
            || Visible::new(id).to_string(),
            |&level| self.wording.level(level),
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
            lines.extend(moments.iter().map(|moment| self.wording.refusal(moment)));
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
                |&(kind, count): &(_, u64)| format!("{} ({count})", self.wording.name(kind));
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

    /// Handles a finished task.
    pub(crate) fn finish(&mut self, number: u64, outcome: Outcome) {
        match outcome {
            Outcome::Rated { puzzle, rating } => {
                let is_current = *self.game().givens() == puzzle;
                let Some(rating) = rating.filter(|_| is_current) else {
                    return;
                };
                if self.session.labels().level.is_none() {
                    let level = rating.rating.level();
                    self.session.set_level(level.id().to_owned());
                }
                self.rating = Some(rating);
            }
            Outcome::RatedList(rated) => {
                self.is_rating = false;
                self.ratings.extend(rated);
                self.rate_listed();
            }
            // Results of an outdated request are dropped.
            _ if self.awaited != Some(number) => {}
            Outcome::Advice { advice, turn, rung } => {
                self.awaited = None;
                self.show_advice(advice, turn, rung);
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
            Outcome::Read(input) => {
                self.awaited = None;
                self.load_input(input);
            }
        }
    }

    /// Carries out the choice from a list.
    pub(super) fn choose(&mut self, chosen: ListAction) {
        self.overlay = None;
        match chosen {
            ListAction::BeforeMistake => self.go_before_mistake(),
            ListAction::Restore(name) => self.play(&novena_play::Move::Restore { name }),
            ListAction::New(level) => {
                // Two games requested within the same second must differ.
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
            ListAction::Collection(name) => self.play_collection(&name),
            ListAction::Open => self.prompt(super::overlay::Purpose::Open, String::new()),
            ListAction::EnterOwn => self.enter_own(),
        }
    }

    /// Plays the first puzzle of a collection that has not been played yet.
    fn play_collection(&mut self, name: &str) {
        let next = self.session.next_unplayed(name);
        match self.report(next) {
            Some(Some(record)) => {
                self.file = None;
                self.play_record(&record);
            }
            Some(None) => {
                let name = Visible::new(name).to_string();
                self.say(
                    self.texts
                        .fill("new-collection-played", &[("name", name.into())]),
                );
            }
            None => {}
        }
    }

    /// Plays today's puzzle of a level: resumes its game, or starts a new one.
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

/// A time as text: `1:02:03`, or `2:03` within the first hour.
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

/// A rating as text: `7.2`.
pub(crate) fn rating_figure(rating: Rating) -> String {
    format!("{}.{}", rating.tenths / 10, rating.tenths % 10)
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
    fn clocks_show_hours_only_after_an_hour() {
        let check = |seconds, text: &str| assert_eq!(clock(Duration::from_secs(seconds)), text);
        check(0, "0:00");
        check(754, "12:34");
        check(3723, "1:02:03");
    }
}
