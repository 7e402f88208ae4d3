//! The meaning of keys while an overlay is open.

use novena_core::{Cell, Digit};
use novena_play::{Game, Move};
use novena_store::Labels;
use ratatui::crossterm::event::{KeyCode, KeyEvent, KeyModifiers};

use super::app::{App, Reply};
use super::command::{Command, Direction};
use super::entry_form::{EntryForm, EntryVerdict};
use super::overlay::{List, ListAction, Overlay, Prompt, Purpose, StepBrowser, step_in};
use super::task::Task;

/// The number of lines that a page key moves.
const PAGE: isize = 10;

impl App<'_> {
    pub(super) fn overlay_key(&mut self, key: &KeyEvent) -> Reply {
        let control = key.modifiers.contains(KeyModifiers::CONTROL);
        if control && key.code == KeyCode::Char('c') {
            return self.execute(Command::Quit);
        }
        let Some(overlay) = self.overlay.take() else {
            return Reply::Stay;
        };
        match overlay {
            Overlay::Paused => self.paused_key(key),
            Overlay::Help { query, top } => self.help_key(key, query, top),
            Overlay::List(list) => self.list_key(key, list),
            Overlay::Prompt(prompt) => self.prompt_key(key, prompt),
            Overlay::Steps(steps) => self.steps_key(key, steps),
            Overlay::EntryForm(entry_form) => return self.entering_key(key, entry_form),
            Overlay::Text { title, lines, top } => return self.text_key(key, title, lines, top),
        }
        Reply::Stay
    }

    /// During a pause, only the keys that end the pause work. Any other key could make a move that
    /// the player cannot see.
    fn paused_key(&mut self, key: &KeyEvent) {
        let resumes = matches!(key.code, KeyCode::Enter | KeyCode::Esc | KeyCode::Char(' '))
            || self.settings.keymap.command(key) == Some(Command::Pause);
        if !resumes {
            self.overlay = Some(Overlay::Paused);
        }
    }

    fn help_key(&mut self, key: &KeyEvent, mut query: String, mut top: usize) {
        match (key.code, travel(key)) {
            (KeyCode::Esc | KeyCode::Enter, _) => return,
            (KeyCode::Char('?' | 'q'), _) if query.is_empty() => return,
            (KeyCode::Backspace, _) => {
                query.pop();
                top = 0;
            }
            (KeyCode::Char(letter), _) => {
                query.push(letter);
                top = 0;
            }
            (_, Some(by)) => top = step_in(top, by, self.help_lines(&query).len()),
            _ => {}
        }
        self.overlay = Some(Overlay::Help { query, top });
    }

    fn text_key(
        &mut self,
        key: &KeyEvent,
        title: String,
        lines: Vec<String>,
        mut top: usize,
    ) -> Reply {
        match (key.code, travel(key)) {
            (_, Some(by)) => top = step_in(top, by, lines.len()),
            (KeyCode::Esc | KeyCode::Enter | KeyCode::Char(' '), _) => return Reply::Stay,
            // Any command closes the page and is carried out.
            _ => {
                return match self.settings.keymap.command(key) {
                    Some(command) => self.perform(command),
                    None => Reply::Stay,
                };
            }
        }
        self.overlay = Some(Overlay::Text { title, lines, top });
        Reply::Stay
    }

    fn list_key(&mut self, key: &KeyEvent, mut list: List) {
        let length = list.choices.len();
        match (key.code, travel(key).or_else(|| letters(key))) {
            (KeyCode::Esc | KeyCode::Char('q'), _) => return,
            (KeyCode::Enter, _) => {
                if let Some(choice) = list.choices.get(list.at) {
                    let chosen = choice.chosen.clone();
                    self.choose(chosen);
                }
                return;
            }
            (KeyCode::Char('d') | KeyCode::Delete, _) => return self.delete_key(list),
            (KeyCode::Home, _) => list.at = 0,
            (KeyCode::End, _) => list.at = length.saturating_sub(1),
            (KeyCode::Char(digit @ '1'..='9'), _) => {
                list.at = (digit as usize - '1' as usize).min(length.saturating_sub(1));
            }
            (_, Some(by)) => list.at = step_in(list.at, by, length),
            _ => {}
        }
        list.doomed = None;
        self.overlay = Some(Overlay::List(list));
        self.rate_listed();
    }

    /// Deletes a game or a savepoint when the delete key is pressed for the second time.
    fn delete_key(&mut self, mut list: List) {
        let chosen = list
            .choices
            .get(list.at)
            .map(|choice| choice.chosen.clone());
        match chosen {
            Some(ListAction::Resume(_) | ListAction::Restore(_))
                if list.doomed != Some(list.at) =>
            {
                list.doomed = Some(list.at);
                self.warn(self.texts.get("list-delete-again"));
                self.overlay = Some(Overlay::List(list));
            }
            Some(ListAction::Resume(id)) => {
                let deleted = self.session.delete(id, self.moment());
                if self.report(deleted).is_some() {
                    self.list_games();
                }
            }
            Some(ListAction::Restore(name)) => {
                self.play(&Move::Forget { name });
                self.list_savepoints();
            }
            _ => self.overlay = Some(Overlay::List(list)),
        }
    }

    fn prompt_key(&mut self, key: &KeyEvent, mut prompt: Prompt) {
        let control = key.modifiers.contains(KeyModifiers::CONTROL);
        match key.code {
            KeyCode::Esc => return,
            KeyCode::Enter => return self.answer(&prompt),
            KeyCode::Backspace => {
                prompt.text.pop();
            }
            KeyCode::Char('u') if control => prompt.text.clear(),
            KeyCode::Char(letter) if !control => prompt.text.push(letter),
            _ => {}
        }
        self.overlay = Some(Overlay::Prompt(prompt));
    }

    fn answer(&mut self, prompt: &Prompt) {
        let text = prompt.text.trim();
        match prompt.purpose {
            Purpose::Savepoint => {
                let name = text.to_owned();
                self.play(&Move::Save { name: name.clone() });
                if self.message.is_none() {
                    self.say(self.texts.fill("savepoint-set", &[("name", name.into())]));
                }
            }
            Purpose::Open if text.is_empty() => {}
            Purpose::Open => self.ask(Task::Read(text.to_owned())),
            Purpose::Line => self.execute_words(text),
        }
    }

    /// Carries out typed words: a command, a cell, or a cell and its digit, such as `undo`, `r4c5`
    /// or `r4c5=7`.
    fn execute_words(&mut self, words: &str) {
        if words.is_empty() {
            return;
        }
        let (place, digit) = match words.split_once('=') {
            Some((place, digit)) => (place.trim(), digit.trim().parse().ok()),
            None => (words, None),
        };
        if let Ok(cell) = place.parse::<Cell>() {
            self.input_state.picked = None;
            self.input_state.go(cell);
            if let Some(digit) = digit.and_then(Digit::new) {
                self.write_as(self.input_state.mode, digit);
            }
            return;
        }
        if let Some(file) = words.strip_prefix("open ") {
            self.ask(Task::Read(file.trim().to_owned()));
            return;
        }
        match self.settings.keymap.by_word(words) {
            // Words that quit or suspend the player are left to the caller.
            Some(command @ (Command::Quit | Command::Suspend | Command::Redraw)) => {
                self.later = Some(command);
            }
            Some(command) => {
                self.execute(command);
            }
            None if words == "q" => self.later = Some(Command::Quit),
            None => {
                let fillings = [("words", words.to_owned().into())];
                self.warn(self.texts.fill("line-unknown", &fillings));
            }
        }
    }

    fn steps_key(&mut self, key: &KeyEvent, mut steps: StepBrowser) {
        let length = steps.list.len();
        match (key.code, travel(key).or_else(|| letters(key))) {
            (KeyCode::Esc | KeyCode::Char('q'), _) => return,
            (KeyCode::Home, _) => steps.at = 0,
            (KeyCode::End, _) => steps.at = length.saturating_sub(1),
            // Later steps of a path depend on earlier ones, so only the next step can be applied.
            (KeyCode::Enter, _) if !steps.is_path || steps.at == 0 => {
                if let Some((step, _)) = steps.list.get(steps.at) {
                    let kind = step.kind;
                    self.adjust(|aside| aside.hints.count(kind, 4));
                    self.play(&Move::Deduce(step.deductions.clone()));
                }
                return;
            }
            (_, Some(by)) => steps.at = step_in(steps.at, by, length),
            _ => {}
        }
        self.overlay = Some(Overlay::Steps(steps));
    }

    fn entering_key(&mut self, key: &KeyEvent, mut entry_form: Box<EntryForm>) -> Reply {
        let cursor = super::input_state::InputState::at(entry_form.cursor);
        let beside = |way| cursor.beside(way, 1);
        match key.code {
            KeyCode::Esc => return Reply::Stay,
            KeyCode::Enter => {
                self.play_entered(entry_form);
                return Reply::Stay;
            }
            KeyCode::Char(sign @ '1'..='9') => entry_form.type_in(Digit::from_char(sign)),
            KeyCode::Char('0' | '.' | ' ' | '-' | '_') => entry_form.type_in(None),
            KeyCode::Backspace | KeyCode::Delete => entry_form.take_back(),
            KeyCode::Up | KeyCode::Char('k') => entry_form.cursor = beside(Direction::Up),
            KeyCode::Down | KeyCode::Char('j') => entry_form.cursor = beside(Direction::Down),
            KeyCode::Left | KeyCode::Char('h') => entry_form.cursor = beside(Direction::Left),
            KeyCode::Right | KeyCode::Char('l') => entry_form.cursor = beside(Direction::Right),
            KeyCode::Home => entry_form.cursor = Cell::at(entry_form.cursor.row(), 0),
            KeyCode::End => entry_form.cursor = Cell::at(entry_form.cursor.row(), 8),
            _ => {}
        }
        self.overlay = Some(Overlay::EntryForm(entry_form));
        Reply::Stay
    }

    /// A puzzle without a solution cannot be played. A puzzle with several solutions can be played
    /// only if the player confirms.
    fn play_entered(&mut self, mut entry_form: Box<EntryForm>) {
        match entry_form.verdict {
            EntryVerdict::Conflict(_) | EntryVerdict::None => {
                self.warn(self.texts.get("enter-refused"));
                self.overlay = Some(Overlay::EntryForm(entry_form));
            }
            EntryVerdict::Many { .. } if !entry_form.was_warned => {
                entry_form.was_warned = true;
                self.warn(self.texts.get("enter-several-again"));
                self.overlay = Some(Overlay::EntryForm(entry_form));
            }
            EntryVerdict::One | EntryVerdict::Many { .. } => {
                let labels = Labels {
                    title: Some(self.texts.get("enter-own-title")),
                    ..Labels::default()
                };
                self.start(Game::new(entry_form.puzzle()), labels);
            }
        }
    }

    /// Handles pasted text: adds it to the line being typed, or reads it as a puzzle to play.
    pub(super) fn paste(&mut self, text: &str) {
        self.message = None;
        match &mut self.overlay {
            Some(Overlay::Prompt(prompt)) if !text.trim_end().contains('\n') => {
                prompt.text.push_str(text.trim_end());
            }
            Some(Overlay::Help { query, .. }) => query.push_str(text.trim()),
            Some(Overlay::EntryForm(entry_form)) => {
                let input = super::puzzle_input::PuzzleInput::text(text);
                match input.records.first() {
                    Some(record) => **entry_form = EntryForm::new(*record.givens.board()),
                    None => self.warn(self.texts.get("file-nothing")),
                }
            }
            _ => {
                self.overlay = None;
                self.ask(Task::Read(text.to_owned()));
            }
        }
    }
}

/// The number of lines that a key moves in a list.
const fn travel(key: &KeyEvent) -> Option<isize> {
    match key.code {
        KeyCode::Up => Some(-1),
        KeyCode::Down => Some(1),
        KeyCode::PageUp => Some(-PAGE),
        KeyCode::PageDown => Some(PAGE),
        _ => None,
    }
}

/// The number of lines that a letter key moves in a list when no text is being typed.
const fn letters(key: &KeyEvent) -> Option<isize> {
    match key.code {
        KeyCode::Char('k' | 'h') | KeyCode::Left => Some(-1),
        KeyCode::Char('j' | 'l') | KeyCode::Right => Some(1),
        _ => None,
    }
}
