//! The player without a terminal.

use std::time::Duration;

use novena_play::Game;
use novena_store::Labels;
use novena_texts::{EachLanguage, Language};
use ratatui::crossterm::event::Event;

use crate::Options;
use crate::app::App;
use crate::keys::event;
use crate::session::Session;
use crate::texts::{self, Texts};

/// A player without a terminal, a store or a clock. It takes keys and returns sentences.
///
/// This type is for tests that compare the player with other front ends.
///
/// ```
/// use novena_play::Game;
/// use novena_player::HeadlessPlayer;
/// use novena_texts::Language;
///
/// let puzzle = "..3..172......4......7..149.148....528.....747....268.952..8......3......679..4.."
///     .parse().unwrap();
/// let mut player = HeadlessPlayer::new(Game::new(puzzle), Language::En);
/// player.press("H");
/// assert!(player.hint().unwrap().starts_with("There is "));
/// ```
pub struct HeadlessPlayer {
    app: App<'static>,
    now: Duration,
}

impl HeadlessPlayer {
    /// Starts a player with a game.
    #[must_use]
    pub fn new(game: Game, language: Language) -> Self {
        static TEXTS: EachLanguage<Texts> = EachLanguage::new(texts::of);
        let texts = TEXTS.of(language);
        let session = Session::new(None, game, Labels::default());
        let settings = Options::default().settings(texts.language());
        let mut player = Self {
            app: App::new(texts, settings, session),
            now: Duration::ZERO,
        };
        player.work();
        player
    }

    /// Presses keys, named as in the help and separated by spaces, one per second. Unknown keys are
    /// ignored.
    pub fn press(&mut self, keys: &str) {
        for key in keys.split_whitespace().filter_map(event) {
            self.now += Duration::from_secs(1);
            self.app.handle(&Event::Key(key), self.now);
            self.work();
        }
    }

    /// The sentence of the current hint.
    #[must_use]
    pub fn hint(&self) -> Option<String> {
        let ladder = self.app.ladder.as_ref()?;
        Some(self.app.hint_sentence(ladder))
    }

    /// The last message.
    #[must_use]
    pub fn message(&self) -> Option<&str> {
        self.app
            .message
            .as_ref()
            .map(|message| message.text.as_str())
    }

    /// Immediately runs the tasks that would otherwise run on threads.
    fn work(&mut self) {
        while let Some((number, task)) = self.app.tasks.pop() {
            self.app.finish(number, task.run());
        }
    }
}
