//! A game that went on in two places becomes two games.

use novena_saves::{Fork, LibraryGame, MergeDecision};
use rusqlite::params;

use crate::import::Merge;
use crate::{GameId, Result, rows};

impl Merge<'_> {
    /// Makes two games of two states that went on apart; our state keeps its number.
    pub(crate) fn fork(
        &mut self,
        id: GameId,
        mut ours: LibraryGame,
        theirs: &LibraryGame,
    ) -> Result<MergeDecision> {
        let before = ours.game.journal().clone();
        let Some(fork) = Fork::of(&ours, theirs) else {
            ours.edits.join(&theirs.edits);
            rows::write(self.connection, id, &before, &ours)?;
            return Ok(MergeDecision::KeepOurs);
        };
        if fork.ours_leaves && self.id_of(&fork.leaves.key)?.is_none() {
            self.connection
                .prepare_cached("UPDATE game SET key = ?2 WHERE id = ?1")?
                .execute(params![id.0, fork.leaves.key])?;
            rows::insert(self.connection, &fork.stays)?;
        } else {
            if fork.ours_leaves {
                // The hints of our state are with the game that it became before.
                self.connection
                    .prepare_cached("DELETE FROM hint WHERE game = ?1")?
                    .execute([id.0])?;
            }
            rows::write(self.connection, id, &before, &fork.stays)?;
            self.game(&fork.leaves)?;
        }
        Ok(MergeDecision::KeepBoth)
    }
}
