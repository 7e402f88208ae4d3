//! Lists to choose from: savepoints, new games, saved games, and the puzzles in a file.

use std::path::Path;

use novena_core::{Puzzle, Visible};
use novena_techniques::Level;
use novena_texts::SharedText;

use super::app::App;
use super::offers::clock;
use super::overlay::{Choice, List, ListAction, Overlay};
use super::task::Task;

impl App<'_> {
    pub(super) fn list_savepoints(&mut self) {
        let mut choices = vec![Choice::new(
            self.texts.get("savepoints-before-mistake"),
            ListAction::BeforeMistake,
        )];
        // The newest savepoint comes first, because it is the most likely choice.
        for savepoint in self.game().savepoints().iter().rev() {
            let digits = (savepoint.sheet.digits().filled() | self.game().givens().givens()).len();
            let fillings = [
                ("name", savepoint.name.clone().into()),
                ("digits", digits.to_string().into()),
            ];
            choices.push(Choice::new(
                self.texts.fill("savepoints-entry", &fillings),
                ListAction::Restore(savepoint.name.clone()),
            ));
        }
        self.list("savepoints-title", choices);
    }

    pub(super) fn list_new(&mut self) {
        let word = |level: Level| ("level", self.wording.level(level).into());
        let mut choices: Vec<Choice> = Level::ALL
            .iter()
            .map(|&of| {
                let label = self.texts.fill("new-level", &[word(of)]);
                Choice::new(label, ListAction::New(of)).of_level(Some(of))
            })
            .collect();
        if let Some(day) = self.today() {
            let name = day.star();
            choices.extend(Level::ALL.iter().map(|&of| {
                let fillings = [word(of), ("name", name.into())];
                let label = self.texts.fill("new-daily", &fillings);
                Choice::new(label, ListAction::Daily(of)).of_level(Some(of))
            }));
        }
        let collections = self.session.collections();
        for collection in self.report(collections).unwrap_or_default() {
            let left = collection.puzzles.saturating_sub(collection.played);
            let name = Visible::new(&collection.name).to_string();
            let label = self.texts.fill("new-collection", &[("name", name.into())]);
            let fillings = [
                ("left", left.to_string().into()),
                ("puzzles", collection.puzzles.to_string().into()),
            ];
            choices.push(Choice {
                detail: self.texts.fill("new-collection-left", &fillings),
                ..Choice::new(label, ListAction::Collection(collection.name)).of_level(None)
            });
        }
        for (key, chosen) in [
            ("new-open", ListAction::Open),
            ("new-enter", ListAction::EnterOwn),
        ] {
            choices.push(Choice::new(self.texts.get(key), chosen).of_level(None));
        }
        self.list("new-title", choices);
    }

    pub(super) fn list_games(&mut self) {
        self.save();
        let games = self.session.list();
        let Some(games) = self.report(games) else {
            return;
        };
        if games.is_empty() {
            self.say(self.wording.text(SharedText::NoGames));
            return;
        }
        let choices = games
            .into_iter()
            .map(|game| {
                let level = game.labels.level.as_deref();
                let known = Level::ALL.into_iter().find(|of| Some(of.id()) == level);
                let label = self.name_of(game.labels.title.as_deref(), level);
                let time = clock(game.elapsed);
                let detail = if game.finish.is_some() {
                    self.texts.fill("games-finished", &[("time", time.into())])
                } else {
                    let open = game.empty;
                    let to_go = self.texts.fill("caption-to-go", &[("count", open.into())]);
                    format!("{time}  {to_go}")
                };
                Choice {
                    detail,
                    givens: Some(game.givens),
                    about: Some(
                        self.texts
                            .fill("games-number", &[("id", game.id.to_string().into())]),
                    ),
                    ..Choice::new(label, ListAction::Resume(game.id)).of_level(known)
                }
            })
            .collect();
        self.list("games-title", choices);
    }

    /// Lists the puzzles of a file, under the name of the file.
    pub(super) fn list_records(&mut self) {
        let choices = self
            .records
            .iter()
            .enumerate()
            .map(|(place, record)| {
                let number = (place + 1).to_string();
                let level = record.level.as_deref();
                let known = Level::ALL.into_iter().find(|of| Some(of.id()) == level);
                // A title that only repeats the file name is left out.
                let title = record.title.as_ref().filter(|title| {
                    let file = self
                        .file
                        .as_deref()
                        .and_then(|file| Path::new(file).file_name());
                    file.is_none_or(|file| title.as_str() != file.to_string_lossy())
                });
                let name = match (title, known, level) {
                    (Some(title), ..) => Visible::new(title).to_string(),
                    // Novena's own levels are shown as strokes. Any other level is shown as a word.
                    (None, None, Some(level)) => self.level_word(level),
                    (None, ..) => {
                        let givens = record.givens.givens().len();
                        let fillings = [("count", givens.into())];
                        self.texts.fill("caption-givens", &fillings)
                    }
                };
                Choice {
                    givens: Some(record.givens),
                    about: record
                        .author
                        .as_deref()
                        .map(|author| Visible::new(author).to_string()),
                    ..Choice::new(format!("{number}. {name}"), ListAction::Record(place))
                        .of_level(known)
                }
            })
            .collect();
        self.list("file-title", choices);
        if let (Some(Overlay::List(list)), Some(file)) = (&mut self.overlay, &self.file) {
            let path = Path::new(file);
            let name = path.file_name().unwrap_or(path.as_os_str());
            let name = Visible::new(&name.to_string_lossy()).to_string();
            list.title = format!("{} · {name}", list.title);
        }
        self.rate_listed();
    }

    /// Requests ratings for unrated puzzles near the current one in the list.
    pub(super) fn rate_listed(&mut self) {
        /// The number of puzzles rated in one task. It is small, so that the first strokes appear
        /// soon.
        const AT_ONCE: usize = 6;
        /// The number of puzzles rated on each side of the current one.
        const AROUND: usize = 24;
        let is_busy = |(_, task): &(u64, Task)| matches!(task, Task::RateList(_));
        let Some(Overlay::List(list)) = &self.overlay else {
            return;
        };
        if self.is_rating || self.tasks.iter().any(is_busy) {
            return;
        }
        let around = list.choices.iter().skip(list.at.saturating_sub(AROUND));
        let unrated: Vec<Puzzle> = around
            .take(2 * AROUND)
            .filter(|choice| matches!(choice.chosen, ListAction::Record(_)))
            .filter_map(|choice| choice.givens)
            .filter(|givens| !self.ratings.contains_key(givens))
            .take(AT_ONCE)
            .collect();
        if !unrated.is_empty() {
            self.is_rating = true;
            self.tasks.push((0, Task::RateList(unrated)));
        }
    }

    fn list(&mut self, title: &str, choices: Vec<Choice>) {
        let title = self.texts.get(title);
        self.overlay = Some(Overlay::List(List::new(title, choices)));
    }
}
