//! The limits of a game, chosen so that every front end can handle every game.

use novena_core::Savepoint;

use crate::{Game, Labels};

/// The maximum number of characters in a title, an author, a level, a source or the name of a
/// savepoint.
pub const NAME_CHARACTERS: usize = 200;
/// The maximum number of steps in a game, including undone ones.
pub const GAME_STEPS: usize = 20_000;
/// The maximum number of savepoints in a game.
pub const SAVEPOINTS: usize = 100;
/// The maximum number of bytes in a protocol request, and therefore in a game.
pub const GAME_BYTES: usize = 1 << 20;

/// A limit that a game exceeds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PassedLimit {
    /// The item that exceeds its limit: `title`, `author`, `level`, `source`, `steps`,
    /// `savepoints`, `name` (of a savepoint) or `bytes`.
    pub what: &'static str,
    /// The limit.
    pub most: usize,
}

impl Labels {
    /// A copy with all strings truncated to [`NAME_CHARACTERS`].
    #[must_use]
    pub fn within_limits(mut self) -> Self {
        for (_, text) in self.texts() {
            if let Some((end, _)) = text.char_indices().nth(NAME_CHARACTERS) {
                text.truncate(end);
            }
        }
        self
    }

    /// Checks the strings against the limits.
    pub fn check(&self) -> Result<(), PassedLimit> {
        let mut copy = self.clone();
        for (what, text) in copy.texts() {
            check(what, text.chars().count(), NAME_CHARACTERS)?;
        }
        Ok(())
    }

    fn texts(&mut self) -> impl Iterator<Item = (&'static str, &mut String)> {
        let Self {
            title,
            author,
            level,
            source,
        } = self;
        let texts = [
            ("title", title),
            ("author", author),
            ("level", level),
            ("source", source),
        ];
        texts
            .into_iter()
            .filter_map(|(what, text)| Some((what, text.as_mut()?)))
    }
}

impl Game {
    /// Checks the game against the limits.
    ///
    /// ```
    /// use novena_core::Puzzle;
    /// use novena_play::{Game, Move};
    ///
    /// let mut game = Game::new(Puzzle::EMPTY);
    /// game.play(&Move::Save { name: "x".repeat(200) })?;
    /// assert_eq!(game.check_limits(), Ok(()));
    /// game.play(&Move::Save { name: "x".repeat(201) })?;
    /// assert_eq!(game.check_limits().unwrap_err().what, "name");
    /// # Ok::<(), novena_play::MoveRefusal>(())
    /// ```
    pub fn check_limits(&self) -> Result<(), PassedLimit> {
        let journal = self.journal();
        check("steps", journal.steps.len(), GAME_STEPS)?;
        check("savepoints", journal.savepoints.len(), SAVEPOINTS)?;
        for Savepoint { name, .. } in &journal.savepoints {
            check("name", name.chars().count(), NAME_CHARACTERS)?;
        }
        // For nearly every game, the rough estimate is within the limit, so the exact size need not
        // be computed.
        if self.most_bytes() > GAME_BYTES {
            check("bytes", self.bytes(), GAME_BYTES)?;
        }
        Ok(())
    }

    /// An upper bound for [`Game::bytes`].
    fn most_bytes(&self) -> usize {
        /// The maximum number of bytes in the text of a change.
        const CHANGE: usize = 140;
        /// The maximum number of bytes in a savepoint: 81 cells full of marks, and a name of
        /// maximum length.
        const SAVEPOINT: usize = 81 * 70 + 6 * NAME_CHARACTERS + 100;
        let journal = self.journal();
        let changes: usize = journal.steps.iter().map(Vec::len).sum();
        let times = self.course().times.len() * TIME;
        changes * CHANGE + times + journal.savepoints.len() * SAVEPOINT + REST
    }

    /// An upper bound for the size in bytes of the game in a protocol request.
    fn bytes(&self) -> usize {
        let journal = self.journal();
        let steps = journal.steps.iter().map(|step| {
            // Each change also needs quotes and a comma, and each step needs brackets and a comma.
            let changes = step.iter().map(|change| change.to_string().len() + 3);
            changes.sum::<usize>() + 3 + TIME
        });
        let savepoints = journal.savepoints.iter().map(|savepoint| {
            let cells = savepoint.sheet.contents();
            let cells = cells.filter(|(_, content)| !content.is_blank());
            let cells = cells.map(|(_, content)| content.to_string().len() + 8);
            // Each character of the name may be written as an escape such as `\u0000`.
            cells.sum::<usize>() + 6 * savepoint.name.len() + 32
        });
        steps.sum::<usize>() + savepoints.sum::<usize>() + REST
    }
}

/// The maximum number of bytes that a step's time in milliseconds takes, including a comma.
const TIME: usize = 14;

/// The maximum number of bytes in the labels, the counts of hints and everything else in a request.
const REST: usize = 24 << 10;

fn check(what: &'static str, found: usize, most: usize) -> Result<(), PassedLimit> {
    if found <= most {
        Ok(())
    } else {
        Err(PassedLimit { what, most })
    }
}

#[cfg(test)]
mod tests {
    use novena_core::{CellSet, Puzzle};

    use super::*;
    use crate::Move;

    fn filled_and_cleared(times: usize) -> Game {
        let mut game = Game::new(Puzzle::EMPTY);
        for _ in 0..times {
            let cells = CellSet::ALL;
            game.play(&Move::FillMarks { cells }).unwrap();
            game.play(&Move::Restart).unwrap();
        }
        game
    }

    #[test]
    fn long_games_exceed_a_limit() {
        let mut game = filled_and_cleared(3);
        assert_eq!(game.check_limits(), Ok(()));
        for number in 0..SAVEPOINTS {
            let name = number.to_string();
            game.play(&Move::Save { name }).unwrap();
        }
        assert_eq!(game.check_limits(), Ok(()));
        game.play(&Move::Save { name: "x".into() }).unwrap();
        let savepoints = PassedLimit {
            what: "savepoints",
            most: 100,
        };
        assert_eq!(game.check_limits(), Err(savepoints));

        let bytes = filled_and_cleared(600).check_limits().unwrap_err();
        assert_eq!((bytes.what, bytes.most), ("bytes", 1 << 20));
    }

    #[test]
    fn labels_are_cut_between_characters() {
        let labels = Labels {
            title: Some("ü".repeat(201)),
            level: Some("easy".into()),
            ..Labels::default()
        };
        assert_eq!(labels.check().unwrap_err().what, "title");
        let cut = labels.within_limits();
        assert_eq!(cut.check(), Ok(()));
        assert_eq!(cut.title, Some("ü".repeat(200)));
        assert_eq!(cut.level.as_deref(), Some("easy"));
    }
}
