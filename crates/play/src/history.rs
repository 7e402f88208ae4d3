//! Undo and redo, savepoints, and the return to the step before a mistake.

use novena_core::{Savepoint, Sheet};

use crate::game::{is_lost, on_givens};
use crate::{Game, GivensVerdict, MoveRefusal};

impl Game {
    /// Adds the changes that lead to `sheet` as the next step, and drops undone steps. Does nothing
    /// if there are no changes.
    pub(crate) fn step_to(&mut self, sheet: &Sheet) {
        let step: Vec<_> = sheet.changes_from(&self.sheet).collect();
        if step.is_empty() {
            return;
        }
        self.journal.steps.truncate(self.journal.done);
        self.journal.steps.push(step);
        self.course.step(self.journal.done, self.elapsed);
        self.journal.done += 1;
        self.sheet = *sheet;
    }

    pub(crate) fn undo(&mut self) -> Result<(), MoveRefusal> {
        let done = self.journal.done.checked_sub(1);
        let done = done.ok_or(MoveRefusal::NothingToUndo)?;
        for change in self.journal.steps[done].iter().rev() {
            self.sheet[change.cell] = change.before;
        }
        self.journal.done = done;
        self.course.take_back();
        Ok(())
    }

    pub(crate) fn redo(&mut self) -> Result<(), MoveRefusal> {
        let step = self.journal.steps.get(self.journal.done);
        for change in step.ok_or(MoveRefusal::NothingToRedo)? {
            self.sheet[change.cell] = change.after;
        }
        self.journal.done += 1;
        Ok(())
    }

    /// Goes back to the step just before the first mistake. Digits are checked first, because a
    /// player may leave out marks on purpose.
    pub(crate) fn go_before_mistake(&mut self) -> Result<(), MoveRefusal> {
        let is_wrong: fn(&Self) -> bool = if self.verdict == GivensVerdict::None {
            return Err(MoveRefusal::NoSolution);
        } else if self.is_lost() {
            |game| is_lost(&game.verdict, &game.givens, &game.sheet)
        } else if self.lacks_a_mark() {
            Self::lacks_a_mark
        } else {
            return Err(MoveRefusal::NoMistake);
        };
        while is_wrong(self) {
            self.undo()?;
        }
        Ok(())
    }

    /// Whether a cell has marks, but not the mark for its digit in the unique solution.
    pub(crate) fn lacks_a_mark(&self) -> bool {
        let GivensVerdict::Unique(solution) = &self.verdict else {
            return false;
        };
        let filled = on_givens(&self.givens, &self.sheet).filled();
        self.sheet.contents().any(|(cell, content)| {
            !filled.contains(cell)
                && !content.centre.is_empty()
                && !content.centre.contains(solution[cell])
        })
    }

    pub(crate) fn save_as(&mut self, name: &str) -> Result<(), MoveRefusal> {
        let name = name.trim();
        if name.is_empty() {
            return Err(MoveRefusal::NoName);
        }
        let savepoints = &mut self.journal.savepoints;
        savepoints.retain(|savepoint| savepoint.name != name);
        savepoints.push(Savepoint {
            name: name.to_owned(),
            sheet: self.sheet,
        });
        Ok(())
    }

    pub(crate) fn savepoint(&self, name: &str) -> Result<&Savepoint, MoveRefusal> {
        let name = name.trim();
        let mut savepoints = self.journal.savepoints.iter();
        savepoints
            .find(|savepoint| savepoint.name == name)
            .ok_or(MoveRefusal::NoSuchSavepoint)
    }

    pub(crate) fn forget(&mut self, name: &str) -> Result<(), MoveRefusal> {
        self.savepoint(name)?;
        let name = name.trim();
        let savepoints = &mut self.journal.savepoints;
        savepoints.retain(|savepoint| savepoint.name != name);
        Ok(())
    }
}
