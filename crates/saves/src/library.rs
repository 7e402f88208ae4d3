//! A whole library as a value: read, written, merged.

use std::collections::BTreeSet;
use std::io::{self, Read, Write};

use novena_formats::Record;

use crate::{
    DamagedGame, ExportError, ExportItem, ExportWriter, Fork, LibraryGame, MergeDecision,
    MergeSummary, PuzzleCounts, read_export,
};

/// The games and collections that a player has in one place.
///
/// This is for libraries that fit into memory, such as a browser's. A library in a database can
/// be merged and exported one game at a time by the same rules: see [`MergeDecision`],
/// [`ExportWriter`] and [`read_export`].
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Library {
    /// The games, known by their keys.
    pub games: Vec<LibraryGame>,
    /// The collections, known by their names.
    pub collections: Vec<LibraryCollection>,
    /// Games that the store they come from could not make sense of.
    pub damaged: Vec<DamagedGame>,
    /// Sections of the export file that only a newer program knows. They are not written.
    pub unknown: Vec<String>,
}

/// Puzzles under a name.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LibraryCollection {
    /// What it is called.
    pub name: String,
    /// When it was made, in seconds since 1970.
    pub created: i64,
    /// The puzzles in their order, known by their givens.
    pub puzzles: Vec<Record>,
}

impl Library {
    /// Reads an export file.
    pub fn read(input: impl Read) -> Result<Self, ExportError> {
        let mut read = Self::default();
        read_export(input, |item| -> Result<(), ExportError> {
            match item {
                ExportItem::Game(game) => read.games.push(*game),
                ExportItem::Collection { name, created } => {
                    read.collections.push(LibraryCollection {
                        name,
                        created,
                        puzzles: Vec::new(),
                    });
                }
                ExportItem::Puzzle(record) => {
                    let last = read.collections.last_mut();
                    last.expect("puzzles come after their collection")
                        .puzzles
                        .push(*record);
                }
                ExportItem::Damaged(game) => read.damaged.push(*game),
                ExportItem::UnknownSection { name } => read.unknown.push(name),
            }
            Ok(())
        })?;
        Ok(read)
    }

    /// Writes an export file.
    pub fn write(&self, out: impl Write) -> io::Result<()> {
        let mut writer = ExportWriter::new(out)?;
        for game in &self.games {
            writer.game(game.clone())?;
        }
        let mut writer = writer.into_collections()?;
        for collection in &self.collections {
            let mut puzzles = writer.collection(&collection.name, collection.created)?;
            for record in &collection.puzzles {
                puzzles.puzzle(record.clone())?;
            }
            puzzles.end()?;
        }
        let mut writer = writer.into_damaged()?;
        for game in &self.damaged {
            writer.game(game)?;
        }
        writer.end()?;
        Ok(())
    }

    /// Takes in another library. No state of a game is lost but those that another one came
    /// from.
    pub fn merge(&mut self, theirs: Self) -> MergeSummary {
        let mut summary = MergeSummary::default();
        for game in theirs.games {
            summary.count(self.merge_game(game));
        }
        for collection in theirs.collections {
            self.merge_collection(collection, &mut summary.puzzles);
        }
        for game in theirs.damaged {
            if self.damaged.contains(&game) {
                summary.unchanged += 1;
            } else {
                summary.damaged += 1;
                self.damaged.push(game);
            }
        }
        summary.unknown = theirs.unknown;
        summary
    }

    fn merge_game(&mut self, theirs: LibraryGame) -> MergeDecision {
        let Some(ours) = self.games.iter().position(|game| game.key == theirs.key) else {
            self.games.push(theirs);
            return MergeDecision::Add;
        };
        let decision = MergeDecision::of(Some(&self.games[ours].edits), &theirs.edits);
        match decision {
            MergeDecision::Add | MergeDecision::KeepOurs => {}
            MergeDecision::TakeTheirs => self.games[ours] = theirs,
            MergeDecision::KeepBoth => return self.fork(ours, &theirs),
        }
        decision
    }

    /// Makes two games of two states that went on apart; ours keeps its place in the list.
    fn fork(&mut self, ours: usize, theirs: &LibraryGame) -> MergeDecision {
        let Some(fork) = Fork::of(&self.games[ours], theirs) else {
            self.games[ours].edits.join(&theirs.edits);
            return MergeDecision::KeepOurs;
        };
        let is_known = self.games.iter().any(|game| game.key == fork.leaves.key);
        if fork.ours_leaves && !is_known {
            self.games[ours] = fork.leaves;
            self.games.push(fork.stays);
        } else {
            self.games[ours] = fork.stays;
            self.merge_game(fork.leaves);
        }
        MergeDecision::KeepBoth
    }

    fn merge_collection(&mut self, theirs: LibraryCollection, counts: &mut PuzzleCounts) {
        let mut names = self.collections.iter().map(|ours| &ours.name);
        let index = names.position(|name| *name == theirs.name);
        let index = index.unwrap_or_else(|| {
            self.collections.push(LibraryCollection {
                name: theirs.name,
                created: theirs.created,
                puzzles: Vec::new(),
            });
            self.collections.len() - 1
        });
        let ours = &mut self.collections[index];
        // It is as old as the oldest of its parts.
        ours.created = ours.created.min(theirs.created);
        let mut known: BTreeSet<String> =
            ours.puzzles.iter().map(|r| r.givens.to_string()).collect();
        for record in theirs.puzzles {
            let is_new = known.insert(record.givens.to_string());
            counts.count(is_new);
            if is_new {
                ours.puzzles.push(record);
            }
        }
    }
}
