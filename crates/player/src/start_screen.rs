//! The first game. The screen always starts with a puzzle, never with a menu.

use novena_store::{GameId, StoreError};
use novena_techniques::Level;

use crate::app::App;
use crate::overlay::ListAction;
use crate::puzzle_input::PuzzleInput;
use crate::task::Task;

/// The content of the first screen.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub enum StartScreen {
    /// A puzzle that was read, or a list of several.
    Read(PuzzleInput),
    /// Today's puzzle of a level.
    Daily(Level),
    /// A new puzzle of a level.
    New(Level),
    /// A saved game.
    Resume(GameId),
    /// The unfinished game that was played last or, if there is none, today's easy puzzle.
    Latest,
}

impl App<'_> {
    /// Puts the first game on the screen.
    pub(crate) fn open(&mut self, start_screen: StartScreen) -> Result<(), StoreError> {
        match start_screen {
            StartScreen::Read(input) => self.load_input(input),
            StartScreen::Daily(level) => self.play_daily(level),
            StartScreen::New(level) => self.choose(ListAction::New(level)),
            StartScreen::Resume(id) => {
                self.session.resume(id)?;
                self.settle();
            }
            StartScreen::Latest => match self.session.latest()? {
                Some(id) => {
                    self.session.resume(id)?;
                    self.settle();
                }
                None => self.play_daily(Level::Easy),
            },
        }
        // The puzzle is generated before the screen is drawn, so that no empty board is shown
        // first.
        for (number, task) in std::mem::take(&mut self.tasks) {
            if matches!(task, Task::Rate(_) | Task::RateList(_)) {
                self.tasks.push((number, task));
            } else {
                self.finish(number, task.run());
            }
        }
        Ok(())
    }
}
