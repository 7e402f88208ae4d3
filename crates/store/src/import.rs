//! Merging an export into a store: all of it or nothing.

use std::io::Read;

use novena_saves::{ExportItem, LibraryGame, MergeDecision, MergeSummary, read_export};
use rusqlite::{Connection, OptionalExtension, params};

use crate::{GameId, Result, Store, StoreError, collections, rows};

impl Store {
    /// Takes in what [`Store::export`] has written, here or elsewhere. If anything is wrong
    /// with it, nothing is taken.
    ///
    /// Games are known by their keys and never lost: of two states of a game that which came
    /// from the other stays; if neither did, both do ([`MergeDecision`]). Collections are known
    /// by their names, a puzzle in them by its givens.
    pub fn import(&mut self, input: impl Read) -> Result<MergeSummary> {
        let transaction = self.writing()?;
        let mut merge = Merge {
            connection: &transaction,
            collection: None,
            sum: MergeSummary::default(),
        };
        read_export(input, |item| merge.take(item))?;
        let sum = merge.sum;
        transaction.commit()?;
        Ok(sum)
    }
}

/// Takes in one thing after another.
pub(crate) struct Merge<'a> {
    pub(crate) connection: &'a Connection,
    /// Where puzzles go, once a collection has begun.
    collection: Option<i64>,
    sum: MergeSummary,
}

impl Merge<'_> {
    fn take(&mut self, item: ExportItem) -> Result<()> {
        match item {
            ExportItem::Game(game) => {
                let decision = self.game(&game)?;
                self.sum.count(decision);
            }
            ExportItem::Collection { name, created } => {
                self.collection = Some(self.collection(&name, created)?);
            }
            ExportItem::Puzzle(record) => {
                let collection = self.collection.ok_or(StoreError::NotAnExport)?;
                let is_new = collections::add(self.connection, collection, &record)?;
                self.sum.puzzles.count(is_new);
            }
        }
        Ok(())
    }

    pub(crate) fn game(&mut self, theirs: &LibraryGame) -> Result<MergeDecision> {
        let ours = match self.id_of(&theirs.key)? {
            Some(id) => Some((id, rows::read(self.connection, id)?.0)),
            None => None,
        };
        let counts = ours.as_ref().map(|(_, game)| &game.edits);
        let decision = MergeDecision::of(counts, &theirs.edits);
        match (decision, ours) {
            (MergeDecision::KeepOurs, Some(_)) => {}
            (MergeDecision::TakeTheirs, Some((id, ours))) => {
                rows::write(self.connection, id, ours.game.journal(), theirs)?;
            }
            (MergeDecision::KeepBoth, Some((id, ours))) => return self.fork(id, ours, theirs),
            (_, _) => {
                rows::insert(self.connection, theirs)?;
            }
        }
        Ok(decision)
    }

    pub(crate) fn id_of(&self, key: &str) -> Result<Option<GameId>> {
        let id = self
            .connection
            .prepare_cached("SELECT id FROM game WHERE key = ?1")?
            .query_one([key], |row| row.get(0))
            .optional()?;
        Ok(id.map(GameId))
    }

    /// Makes the collection if need be, and returns its id.
    fn collection(&self, name: &str, created: i64) -> Result<i64> {
        let id = collections::collection_id(self.connection, name, created)?;
        // It is as old as the oldest of its parts.
        self.connection.execute(
            "UPDATE collection SET created = min(created, ?2) WHERE id = ?1",
            params![id, created],
        )?;
        Ok(id)
    }
}
