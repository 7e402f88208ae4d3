//! Merging an export into a store: all of it or nothing.
//!
//! Every store counts its own changes to a game, and the counts travel with the game. So it is
//! known whether one state came from the other: then the later one stays. Where two stores went
//! on apart, both games stay, beside each other.

mod reading;

use std::io::Read;

use novena_formats::Record;
use rusqlite::{Connection, OptionalExtension, params};

use crate::collections::{self, PuzzleCounts};
use crate::rows::{self, Edits, Whole};
use crate::stored_game::GameId;
use crate::{Result, Store};

/// What became of an import.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct MergeSummary {
    /// Games that were not there.
    pub added: u64,
    /// Games that have gone on elsewhere, and were brought up to that.
    pub updated: u64,
    /// Games that have gone on both here and elsewhere: the other one is a game of its own now.
    pub parted: u64,
    /// Games that were here already as they are in the file, or later.
    pub unchanged: u64,
    /// Puzzles of collections.
    pub puzzles: PuzzleCounts,
}

impl Store {
    /// Takes in what [`Store::export`] has written, here or elsewhere. If anything is wrong
    /// with it, nothing is taken.
    ///
    /// Games are known by their keys and never lost: of two states of a game that which came
    /// from the other stays; if neither did, both do. Collections are known by their names, a
    /// puzzle in them by its givens.
    pub fn import(&mut self, input: impl Read) -> Result<MergeSummary> {
        let own = self.own.clone();
        let transaction = self.writing()?;
        let mut merge = Merge {
            connection: &transaction,
            own,
            sum: MergeSummary::default(),
        };
        reading::read(input, &mut merge)?;
        let sum = merge.sum;
        transaction.commit()?;
        Ok(sum)
    }
}

/// Takes in one thing after another.
struct Merge<'a> {
    connection: &'a Connection,
    own: String,
    sum: MergeSummary,
}

impl Merge<'_> {
    fn game(&mut self, theirs: Whole) -> Result<()> {
        let id = self
            .connection
            .prepare_cached("SELECT id FROM game WHERE key = ?1")?
            .query_one([&theirs.key], |row| row.get(0))
            .optional()?;
        let Some(id) = id.map(GameId) else {
            rows::insert(self.connection, &theirs)?;
            self.sum.added += 1;
            return Ok(());
        };
        let (mut ours, _) = rows::read(self.connection, id)?;
        if covers(&ours.edits, &theirs.edits) {
            self.sum.unchanged += 1;
        } else if covers(&theirs.edits, &ours.edits) {
            rows::write(self.connection, id, ours.game.journal(), &theirs)?;
            self.sum.updated += 1;
        } else {
            // From now on we know their state, so that it is not added again.
            for (store, &count) in &theirs.edits {
                let known = ours.edits.entry(store.clone()).or_default();
                *known = count.max(*known);
            }
            rows::write(self.connection, id, ours.game.journal(), &ours)?;
            self.part(theirs)?;
        }
        Ok(())
    }

    /// Keeps their state as a game of its own.
    fn part(&mut self, mut theirs: Whole) -> Result<()> {
        let new_key = "SELECT lower(hex(randomblob(16)))";
        theirs.key = self.connection.query_one(new_key, [], |row| row.get(0))?;
        theirs.edits = [(self.own.clone(), 1)].into();
        rows::insert(self.connection, &theirs)?;
        self.sum.parted += 1;
        Ok(())
    }

    /// Makes the collection if need be, and says its id.
    fn collection(&mut self, name: &str, created: i64) -> Result<i64> {
        let id = collections::collection_id(self.connection, name, created)?;
        // It is as old as the oldest of its parts.
        self.connection.execute(
            "UPDATE collection SET created = min(created, ?2) WHERE id = ?1",
            params![id, created],
        )?;
        Ok(id)
    }

    fn puzzle(&mut self, collection: i64, record: &Record) -> Result<()> {
        let is_new = collections::add(self.connection, collection, record)?;
        self.sum.puzzles.count(is_new);
        Ok(())
    }
}

/// Whether someone with these counts has seen everything that the others have.
fn covers(all: &Edits, some: &Edits) -> bool {
    some.iter()
        .all(|(store, count)| all.get(store).is_some_and(|known| known >= count))
}
