//! A model of the store, which keeps the same promises in a few lines of code and without a file.

use std::collections::BTreeMap;
use std::rc::Rc;
use std::time::Duration;

use novena_play::{Game, Labels, Move};
use novena_saves::{
    EditCounts, Finish, Fork, Library, LibraryGame, MergeDecision, MergeSummary, Moment, Tombstone,
};
use novena_store::{MoveId, MoveOutcome};

use super::{LoadedGame, Place, PlaceRefusal, PlaceResult};
use crate::Numbers;

/// A fault that is deliberately added to a place, to show that the simulation detects it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Weakness {
    /// The IDs of moves are not stored.
    ForgetsIds,
    /// A power cut loses the last change to each game.
    LosesLastMove,
    /// An import replaces later moves.
    ImportReplaces,
    /// A move is made in a state that another program has changed.
    IgnoresVersions,
}

/// The number of changes to a game for which an ID is kept.
const REMEMBERED: i64 = 256;
/// The number of changes to a game after which its old IDs are deleted.
const DELETED_EVERY: i64 = 64;

/// A place that stores its games in memory.
#[derive(Clone, Debug)]
pub struct ModelPlace {
    own: String,
    keys: u64,
    /// The key of the next game, if another place has chosen the key.
    next_key: Option<String>,
    last_id: i64,
    games: BTreeMap<i64, ModelGame>,
    /// The highest number of this place's changes to any deleted game.
    deleted: i64,
    /// The tombstones of deleted games, by their keys.
    tombstones: BTreeMap<String, Tombstone>,
    weakness: Option<Weakness>,
}

#[derive(Clone, Debug)]
struct ModelGame {
    entry: Rc<LibraryGame>,
    before: Option<Rc<LibraryGame>>,
    version: i64,
    ids: BTreeMap<MoveId, i64>,
}

/// A game as loaded by a program from a model.
#[derive(Clone, Debug)]
pub struct LoadedModelGame {
    id: i64,
    version: i64,
    game: Game,
}

impl LoadedGame for LoadedModelGame {
    fn id(&self) -> i64 {
        self.id
    }

    fn version(&self) -> i64 {
        self.version
    }

    fn game(&self) -> &Game {
        &self.game
    }
}

impl ModelPlace {
    /// An empty place with its own ID: 32 hexadecimal digits.
    #[must_use]
    pub const fn new(own: String, weakness: Option<Weakness>) -> Self {
        Self {
            own,
            keys: 0,
            next_key: None,
            last_id: 0,
            games: BTreeMap::new(),
            deleted: 0,
            tombstones: BTreeMap::new(),
            weakness,
        }
    }

    /// Sets the key of the next game to begin.
    pub(super) fn use_key(&mut self, key: String) {
        self.next_key = Some(key);
    }

    fn new_key(&mut self) -> String {
        if let Some(key) = self.next_key.take() {
            return key;
        }
        self.keys += 1;
        format!("{:0>16x}{}", self.keys, &self.own[16..])
    }

    fn insert(&mut self, entry: LibraryGame) -> i64 {
        self.last_id += 1;
        let game = ModelGame {
            entry: Rc::new(entry),
            before: None,
            version: 1,
            ids: BTreeMap::new(),
        };
        self.games.insert(self.last_id, game);
        self.last_id
    }

    /// Writes a game, replacing the one that a program has loaded.
    fn replace(
        &mut self,
        loaded: &mut LoadedModelGame,
        game: Game,
        now: Moment,
    ) -> PlaceResult<()> {
        let found = self.games.get_mut(&loaded.id);
        let found = found.ok_or(PlaceRefusal::NoSuchGame)?;
        let is_late = found.version != loaded.version;
        if is_late && self.weakness != Some(Weakness::IgnoresVersions) {
            return Err(PlaceRefusal::ChangedElsewhere);
        }
        let before = Rc::clone(&found.entry);
        let mut edits = before.edits.clone();
        let count = edits.count(&self.own).max(self.deleted) + 1;
        edits.join(&[(self.own.clone(), count)].into_iter().collect());
        let entry = LibraryGame {
            key: before.key.clone(),
            labels: before.labels.clone(),
            created: before.created,
            changed: now.seconds,
            finish: Finish::after(before.finish.as_ref(), &game, now),
            game: game.clone(),
            edits,
        };
        found.write(entry);
        loaded.game = game;
        loaded.version = found.version;
        Ok(())
    }

    /// Imports a game. A deleted game is restored.
    fn import_game(&mut self, theirs: LibraryGame) -> MergeDecision {
        let mut games = self.games.values();
        let ours = games.find(|ours| ours.entry.key == theirs.key);
        let is_old = ours.is_some_and(|ours| ours.entry.edits.covers(&theirs.edits));
        let theirs = match self.tombstones.get(&theirs.key) {
            Some(tombstone) if !is_old && tombstone.covers(&theirs.edits) => {
                tombstone.revive(theirs)
            }
            _ => theirs,
        };
        self.merge(theirs)
    }

    /// Merges a game according to the rules that all libraries follow.
    fn merge(&mut self, theirs: LibraryGame) -> MergeDecision {
        let tombstone = self.tombstones.get(&theirs.key);
        let is_buried = tombstone.is_some_and(|tombstone| tombstone.covers(&theirs.edits));
        let mut games = self.games.values_mut();
        let Some(ours) = games.find(|ours| ours.entry.key == theirs.key) else {
            if is_buried {
                return MergeDecision::KeepDeleted;
            }
            self.insert(theirs);
            return MergeDecision::Add;
        };
        let mut decision = if is_buried && !ours.entry.edits.covers(&theirs.edits) {
            MergeDecision::KeepDeleted
        } else {
            MergeDecision::of(Some(&ours.entry.edits), None, &theirs.edits)
        };
        if self.weakness == Some(Weakness::ImportReplaces) {
            decision = MergeDecision::TakeTheirs;
        }
        match decision {
            MergeDecision::Add | MergeDecision::KeepOurs | MergeDecision::KeepDeleted => {}
            MergeDecision::TakeTheirs => ours.write(theirs),
            MergeDecision::KeepBoth => {
                let mut entry = (*ours.entry).clone();
                let Some(fork) = Fork::of(&entry, &theirs) else {
                    entry.edits.join(&theirs.edits);
                    ours.write(entry);
                    return MergeDecision::KeepOurs;
                };
                let key = &fork.leaves.key;
                let tombstone = self.tombstones.get(key);
                let is_buried = tombstone.is_some_and(|it| it.covers(&fork.leaves.edits));
                let is_known = self.games.values().any(|game| game.entry.key == *key) || is_buried;
                let mut games = self.games.values_mut();
                let ours = games.find(|ours| ours.entry.key == theirs.key);
                let ours = ours.expect("it was found before");
                if fork.ours_leaves && !is_known {
                    // Our state keeps its number.
                    ours.entry = Rc::new(fork.leaves);
                    self.insert(fork.stays);
                } else {
                    ours.write(fork.stays);
                    self.merge(fork.leaves);
                }
            }
        }
        decision
    }
}

impl ModelGame {
    fn write(&mut self, entry: LibraryGame) {
        self.before = Some(std::mem::replace(&mut self.entry, Rc::new(entry)));
        self.version += 1;
    }
}

impl Place for ModelPlace {
    type Loaded = LoadedModelGame;
    type Export = Rc<Library>;
    const HAS_PROTOCOL: bool = false;

    fn begin(&mut self, program: usize, game: Game, now: Moment) -> LoadedModelGame {
        let entry = LibraryGame {
            key: self.new_key(),
            labels: Labels::default(),
            created: now.seconds,
            changed: now.seconds,
            finish: Finish::after(None, &game, now),
            game,
            edits: EditCounts::first(&self.own),
        };
        let id = self.insert(entry);
        self.load(program, id).expect("it was just inserted")
    }

    fn load(&mut self, _: usize, id: i64) -> PlaceResult<LoadedModelGame> {
        let found = self.games.get(&id).ok_or(PlaceRefusal::NoSuchGame)?;
        Ok(LoadedModelGame {
            id,
            version: found.version,
            game: found.entry.game.clone(),
        })
    }

    fn play(
        &mut self,
        _: usize,
        loaded: &mut LoadedModelGame,
        elapsed: u64,
        game_move: &Move,
        now: Moment,
    ) -> PlaceResult<()> {
        let elapsed = Duration::from_millis(elapsed).max(loaded.game.elapsed);
        loaded.game.set_elapsed(elapsed);
        let mut game = loaded.game.clone();
        game.play(game_move).map_err(PlaceRefusal::Refused)?;
        self.replace(loaded, game, now)
    }

    fn has_move(&mut self, _: usize, id: i64, move_id: &MoveId) -> bool {
        let found = self.games.get(&id);
        found.is_some_and(|found| found.ids.contains_key(move_id))
    }

    fn keep_move(
        &mut self,
        program: usize,
        loaded: &mut LoadedModelGame,
        game: Game,
        move_id: &MoveId,
        now: Moment,
    ) -> PlaceResult<MoveOutcome> {
        if self.has_move(program, loaded.id, move_id) {
            *loaded = self.load(program, loaded.id)?;
            return Ok(MoveOutcome::Repeated);
        }
        self.replace(loaded, game, now)?;
        if self.weakness != Some(Weakness::ForgetsIds)
            && let Some(found) = self.games.get_mut(&loaded.id)
        {
            found.ids.insert(move_id.clone(), loaded.version);
            if loaded.version % DELETED_EVERY == 0 {
                let oldest = loaded.version - REMEMBERED;
                found.ids.retain(|_, version| *version > oldest);
            }
        }
        Ok(MoveOutcome::Applied)
    }

    fn delete(&mut self, _: usize, id: i64, now: Moment) -> PlaceResult<()> {
        let deleted = self.games.remove(&id).ok_or(PlaceRefusal::NoSuchGame)?;
        self.deleted = deleted.entry.edits.count(&self.own).max(self.deleted);
        let mut tombstone = Tombstone::of(&deleted.entry, now.seconds);
        if let Some(before) = self.tombstones.get(&tombstone.key) {
            tombstone.join(before);
        }
        self.tombstones.insert(tombstone.key.clone(), tombstone);
        Ok(())
    }

    fn games(&mut self, _: usize) -> Vec<i64> {
        self.games.keys().copied().collect()
    }

    fn export(&mut self, _: usize) -> Rc<Library> {
        let games = self.games.values();
        Rc::new(Library {
            games: games.map(|game| (*game.entry).clone()).collect(),
            deleted: self.tombstones.values().cloned().collect(),
            ..Library::default()
        })
    }

    fn import(&mut self, _: usize, export: &Rc<Library>) -> MergeSummary {
        let mut summary = MergeSummary::default();
        for theirs in &export.games {
            let decision = self.import_game(theirs.clone());
            summary.count(decision);
        }
        for theirs in &export.deleted {
            let mut games = self.games.values();
            let ours = games.find(|game| game.entry.key == theirs.key);
            let mut joined = theirs.clone();
            if let Some(known) = self.tombstones.get(&theirs.key) {
                joined.join(known);
            }
            if ours.is_some_and(|game| joined.covers(&game.entry.edits)) {
                continue;
            }
            let tombstone = self.tombstones.entry(theirs.key.clone());
            tombstone
                .and_modify(|ours| {
                    if !ours.covers(&theirs.edits) {
                        ours.join(theirs);
                    }
                })
                .or_insert_with(|| theirs.clone());
        }
        summary
    }

    fn restart(&mut self, _: usize) {}

    fn cut_power(&mut self, _: &mut Numbers) {
        if self.weakness == Some(Weakness::LosesLastMove) {
            for game in self.games.values_mut() {
                if let Some(before) = game.before.take() {
                    game.entry = before;
                }
            }
        }
    }
}
