//! The first game: always a puzzle on the screen, never a menu.

use novena_store::{GameId, StoreError};
use novena_techniques::Level;

use crate::app::App;
use crate::overlay::ListAction;
use crate::reading::Reading;
use crate::task::Task;

/// The content of the first screen.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub enum Opening {
    /// A puzzle that was read, or a list of several.
    Read(Reading),
    /// Today's puzzle of a level.
    Daily(Level),
    /// A new puzzle of a level.
    New(Level),
    /// A saved game.
    Resume(GameId),
    /// The last game played, otherwise today's easy puzzle.
    Latest,
}

impl App<'_> {
    /// Puts the first game on the screen.
    pub(crate) fn open(&mut self, opening: Opening) -> Result<(), StoreError> {
        match opening {
            Opening::Read(reading) => self.take_up(reading),
            Opening::Daily(level) => self.play_daily(level),
            Opening::New(level) => self.choose(ListAction::New(level)),
            Opening::Resume(id) => {
                self.session.resume(id)?;
                self.settle();
            }
            Opening::Latest => match self.session.latest()? {
                Some(id) => {
                    self.session.resume(id)?;
                    self.settle();
                }
                None => self.play_daily(Level::Easy),
            },
        }
        // The puzzle is made before the screen is drawn, so that no empty board is shown first.
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
