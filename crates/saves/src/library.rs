//! An entire library as a value that can be read, written and merged.

use std::collections::{BTreeMap, BTreeSet};
use std::convert::Infallible;
use std::io::{self, Read, Write};

use novena_formats::Record;

use crate::{
    DamagedGame, ExportError, ExportItem, ExportWriter, LessonProgress, LibraryGame, MergePlace,
    MergeSummary, PuzzleCounts, Tombstone, merge_game, merge_tombstone, read_export,
};

/// A player's games and collections in one place.
///
/// This type is for libraries that fit in memory, such as a browser's. A library in a database can
/// be merged and exported one game at a time according to the same rules: see
/// [`MergeDecision`](crate::MergeDecision), [`ExportWriter`] and [`read_export`].
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Library {
    /// The games, identified by their keys.
    pub games: Vec<LibraryGame>,
    /// The collections, identified by their names.
    pub collections: Vec<LibraryCollection>,
    /// Games that their store could not read.
    pub damaged: Vec<DamagedGame>,
    /// The tombstones of deleted games.
    pub deleted: Vec<Tombstone>,
    /// The player's progress in the course's lessons, by lesson ID.
    pub course: BTreeMap<String, LessonProgress>,
    /// The names of sections from newer programs. Their content is neither read nor written back.
    pub unknown: Vec<String>,
}

/// A named list of puzzles.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LibraryCollection {
    /// The name of the collection.
    pub name: String,
    /// When the collection was created, in seconds since 1970.
    pub created: i64,
    /// The puzzles in their order, identified by their givens.
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
                ExportItem::Deleted(tombstone) => read.deleted.push(tombstone),
                ExportItem::Lesson { lesson, progress } => {
                    read.course.entry(lesson).or_default().join(&progress);
                }
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
        let mut writer = writer.into_deleted();
        for tombstone in &self.deleted {
            writer.tombstone(tombstone)?;
        }
        let mut writer = writer.into_course();
        for (lesson, progress) in &self.course {
            writer.lesson(lesson, progress)?;
        }
        writer.end()?;
        Ok(())
    }

    /// Merges another library into this one. A state of a game is lost only if a later state
    /// descends from it or the game was deleted.
    pub fn merge(&mut self, theirs: Self) -> MergeSummary {
        let mut summary = MergeSummary::default();
        for tombstone in &theirs.deleted {
            let Ok(_) = merge_tombstone(self, tombstone);
        }
        for game in theirs.games {
            let Ok(decision) = merge_game(self, game);
            summary.count(decision);
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
        for (lesson, progress) in theirs.course {
            let ours = self.course.entry(lesson).or_default();
            let before = ours.clone();
            ours.join(&progress);
            summary.lessons += u64::from(*ours != before);
        }
        summary.unknown = theirs.unknown;
        summary
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
        // The earlier of the two creation times is kept.
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

/// During a merge, games are identified by their index in the list.
impl MergePlace for Library {
    type Error = Infallible;
    type Id = usize;

    fn find(&mut self, key: &str) -> Result<Option<(usize, LibraryGame)>, Infallible> {
        let mut games = self.games.iter().enumerate();
        let found = games.find(|(_, game)| game.key == key);
        Ok(found.map(|(index, game)| (index, game.clone())))
    }

    fn tombstone(&mut self, key: &str) -> Result<Option<Tombstone>, Infallible> {
        let found = self.deleted.iter().find(|tombstone| tombstone.key == key);
        Ok(found.cloned())
    }

    fn add(&mut self, game: LibraryGame) -> Result<(), Infallible> {
        self.games.push(game);
        Ok(())
    }

    fn update(&mut self, id: usize, _: &LibraryGame, game: LibraryGame) -> Result<(), Infallible> {
        self.games[id] = game;
        Ok(())
    }

    fn exchange(
        &mut self,
        id: usize,
        ours: &LibraryGame,
        game: LibraryGame,
    ) -> Result<(), Infallible> {
        self.update(id, ours, game)
    }

    fn leave(&mut self, id: usize, game: LibraryGame) -> Result<(), Infallible> {
        self.games[id] = game;
        Ok(())
    }

    fn remove(&mut self, id: usize) -> Result<(), Infallible> {
        self.games.remove(id);
        Ok(())
    }

    fn replace_tombstone(&mut self, tombstone: &Tombstone) -> Result<(), Infallible> {
        self.deleted.retain(|other| other.key != tombstone.key);
        self.deleted.push(tombstone.clone());
        Ok(())
    }
}
