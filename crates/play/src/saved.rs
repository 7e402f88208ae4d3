use std::fmt;
use std::time::Duration;

use novena_core::{CellSet, Change, Journal, Puzzle, Refusal, Sheet};

use crate::{Checking, Course, Game, GivensVerdict, HintCounts};

/// The stored form of a game, without derived data.
///
/// ```
/// use novena_core::Puzzle;
/// use novena_play::Game;
///
/// let game = Game::new(Puzzle::EMPTY);
/// assert_eq!(game.clone().into_saved().into_game(), Ok(game));
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SavedGame {
    /// The printed digits.
    pub givens: Puzzle,
    /// The player's steps and savepoints. The sheet is derived from them.
    pub journal: Journal,
    /// See [`Game::checking`].
    pub checking: Checking,
    /// See [`Game::cleaning`].
    pub cleaning: bool,
    /// See [`Game::elapsed`].
    pub elapsed: Duration,
    /// See [`Game::hints`].
    pub hints: HintCounts,
    /// See [`Game::course`]. If there are too few times, the remaining ones are unknown.
    pub course: Course,
}

impl Game {
    /// Converts the game to its stored form.
    #[must_use]
    pub fn into_saved(self) -> SavedGame {
        SavedGame {
            givens: self.givens,
            journal: self.journal,
            checking: self.checking,
            cleaning: self.cleaning,
            elapsed: self.elapsed,
            hints: self.hints,
            course: self.course,
        }
    }
}

impl SavedGame {
    /// Restores the game, if it is consistent.
    pub fn into_game(self) -> Result<Game, SaveFault> {
        let Self {
            givens,
            journal,
            checking,
            cleaning,
            elapsed,
            hints,
            course,
        } = self;
        let sheet = journal.sheet_after(journal.done).ok_or(SaveFault::Step)?;
        // Undone steps must be consistent too, and no sheet may overwrite a given.
        journal
            .sheet_after(journal.steps.len())
            .ok_or(SaveFault::Step)?;
        if journal.steps.iter().any(|step| is_idle(step)) {
            return Err(SaveFault::Idle);
        }
        let fixed = givens.givens();
        let changes = journal.steps.iter().flatten();
        let aside = journal.savepoints.iter();
        let over_given = changes
            .filter(|change| fixed.contains(change.cell))
            .any(|change| change.after.digit.is_some())
            || aside
                .map(|savepoint| &savepoint.sheet)
                .any(|sheet| hides(sheet, fixed));
        if over_given {
            return Err(SaveFault::Given);
        }
        Ok(Game {
            givens,
            verdict: GivensVerdict::of(&givens),
            sheet,
            course: course.of_steps(journal.steps.len()),
            journal,
            checking,
            cleaning,
            elapsed,
            hints,
        })
    }
}

/// Whether a step leaves every cell unchanged.
fn is_idle(step: &[Change]) -> bool {
    step.iter().all(|change| {
        let mut last = step.iter().rev();
        let mut first = step.iter();
        let is_here = |other: &&Change| other.cell == change.cell;
        let before = first.find(is_here).map(|first| first.before);
        before == last.find(is_here).map(|last| last.after)
    })
}

fn hides(sheet: &Sheet, givens: CellSet) -> bool {
    givens.iter().any(|cell| sheet[cell].digit.is_some())
}

/// Why a saved game is inconsistent.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum SaveFault {
    /// A step does not follow from the previous one.
    Step,
    /// A step changes nothing, so undoing it would have no visible effect.
    Idle,
    /// A digit was written over a given.
    Given,
}

impl fmt::Display for SaveFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Step => "a step does not follow from the one before it",
            Self::Idle => "a step changes nothing",
            Self::Given => "a digit stands on a given",
        })
    }
}

impl std::error::Error for SaveFault {}

impl Refusal for SaveFault {
    fn topic(&self) -> &'static str {
        "save"
    }

    fn id(&self) -> &'static str {
        match self {
            Self::Step => "step",
            Self::Idle => "idle",
            Self::Given => "given",
        }
    }
}
