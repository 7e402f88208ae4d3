//! A session on a simulated disk, in which the real store runs the steps of a script.

use std::time::Duration;

use novena_core::Puzzle;
use novena_formats::Record;
use novena_play::{Game, Move};
use novena_store::{
    GameFilter, GameId, Labels, Moment, MoveId, MoveOutcome, Result, Store, StoreError, StoredGame,
};

use super::script::{PUZZLES, Step};
use crate::{Disk, Image, Snapshot};

/// A session of a player, with a second program on the same disk.
#[derive(Debug)]
pub struct Session {
    disk: Disk,
    store: Option<Store>,
    second: Option<Store>,
    /// The IDs of all moves sent, including lost ones.
    ids: Vec<(GameId, MoveId)>,
    last: Option<LastMove>,
    now: Moment,
    other: Vec<u8>,
}

/// The last move with an ID, with the game before the move and the game that was sent.
#[derive(Debug)]
struct LastMove {
    before: StoredGame,
    game: Game,
    id: MoveId,
}

impl Session {
    /// A session on a disk. Nothing is opened yet.
    #[must_use]
    pub fn new(disk: Disk) -> Self {
        Self {
            disk,
            store: None,
            second: None,
            ids: Vec::new(),
            last: None,
            now: Moment {
                seconds: 1_800_000_000,
                zone: 60,
            },
            other: export_of_another_store(),
        }
    }

    /// The IDs of all moves sent.
    #[must_use]
    pub fn ids(&self) -> &[(GameId, MoveId)] {
        &self.ids
    }

    /// The current content of the store.
    pub fn snapshot(&mut self) -> Result<Snapshot> {
        let ids = std::mem::take(&mut self.ids);
        let snapshot = self.store().and_then(|store| Snapshot::of(store, &ids));
        self.ids = ids;
        snapshot
    }

    /// The store, which is opened if necessary.
    pub fn store(&mut self) -> Result<&mut Store> {
        if self.store.is_none() {
            self.store = Some(self.disk.open_store()?);
        }
        Ok(self.store.as_mut().expect("it was just opened"))
    }

    /// Ends both programs. Whether their last writes took effect is unknown.
    pub fn close(&mut self) {
        self.store = None;
        self.second = None;
    }

    /// Runs a step. After an error, the player sees the game unchanged.
    ///
    /// # Panics
    ///
    /// If the store reports success but has done something else.
    pub fn take(&mut self, step: &Step) -> Result<()> {
        self.now.seconds += 7;
        let now = self.now;
        match step {
            Step::Begin(puzzle) => {
                let game = Game::new(puzzle.parse::<Puzzle>().expect("it is a puzzle"));
                let begun = self.store()?.begin(game.clone(), Labels::default(), now)?;
                assert_eq!(begun.game(), &game, "a game that was just begun");
            }
            Step::Play(game, game_move) => {
                let Some(mut stored) = self.game(*game)? else {
                    return Ok(());
                };
                play(self.store()?, &mut stored, game_move, now)?;
            }
            Step::PlayElsewhere(game, game_move) => {
                let Some(stored) = self.game(*game)? else {
                    return Ok(());
                };
                if self.second.is_none() {
                    self.second = Some(self.disk.open_store()?);
                }
                let second = self.second.as_mut().expect("it was just opened");
                let mut theirs = second.load(stored.id())?;
                assert_eq!(theirs, stored, "both programs see the same game");
                play(second, &mut theirs, game_move, now)?;
                if theirs.version() != stored.version() {
                    let mut stale = stored.clone();
                    let mut attempt = || self.store()?.play(&mut stale, &Move::Restart, now);
                    let is_late =
                        |error: &StoreError| matches!(error, StoreError::ChangedElsewhere { .. });
                    // A planned failure of the disk occurs only once, so two attempts are enough.
                    let refused = attempt().is_err_and(|error| is_late(&error))
                        || attempt().is_err_and(|error| is_late(&error));
                    assert!(refused, "a move in an old state");
                }
            }
            Step::PlayWithId(game, game_move, id) => self.play_with_id(*game, game_move, id)?,
            Step::Repeat => self.repeat()?,
            Step::Touch(game) => {
                let Some(mut stored) = self.game(*game)? else {
                    return Ok(());
                };
                stored.spend(Duration::from_millis(1234));
                let touched = self.store()?.touch(&mut stored, now, |extras| {
                    extras.cleaning = !extras.cleaning;
                });
                touched?;
            }
            Step::Settings(text) => self.store()?.keep_settings(text)?,
            Step::Delete(game) => {
                if let Some(stored) = self.game(*game)? {
                    self.store()?.delete(stored.id(), now)?;
                }
            }
            Step::ExportAndImport => {
                let mut export = Vec::new();
                self.store()?.export(&mut export)?;
                let merged = self.store()?.import(&export[..])?;
                assert_eq!(merged.added + merged.updated + merged.forked, 0);
            }
            Step::ImportOther => {
                let other = self.other.clone();
                self.store()?.import(&other[..])?;
            }
            Step::Checkpoint(mode) => {
                let connection = self.disk.connect()?;
                let statement = format!("PRAGMA wal_checkpoint({mode})");
                connection.query_row(&statement, [], |_| Ok(()))?;
            }
            Step::Reopen => {
                self.close();
                self.store()?;
            }
        }
        Ok(())
    }

    /// Loads the game at this place in the list, or the last game if the place is beyond the end.
    fn game(&mut self, place: usize) -> Result<Option<StoredGame>> {
        let store = self.store()?;
        let mut games = store.list(&GameFilter::default(), usize::MAX)?;
        games.sort_by_key(|listed| listed.id);
        let Some(last) = games.len().checked_sub(1) else {
            return Ok(None);
        };
        store.load(games[place.min(last)].id).map(Some)
    }

    fn play_with_id(&mut self, place: usize, game_move: &Move, id: &MoveId) -> Result<()> {
        let now = self.now;
        let Some(mut stored) = self.game(place)? else {
            return Ok(());
        };
        let before = stored.clone();
        let mut game = stored.game().clone();
        if game.play(game_move).is_err() {
            return Ok(());
        }
        let sent = (before.id(), id.clone());
        if !self.ids.contains(&sent) {
            self.ids.push(sent);
        }
        let sent = game.clone();
        let outcome = self.store()?.keep_move(&mut stored, sent, id, now)?;
        assert_eq!(
            outcome,
            MoveOutcome::Applied,
            "a move that was not made before"
        );
        assert_eq!(stored.game(), &game, "the game after a move");
        let found = load(self.store()?, before.id())?;
        assert_eq!(found.game(), &game, "the game on the disk");
        self.last = Some(LastMove {
            before,
            game,
            id: id.clone(),
        });
        Ok(())
    }

    fn repeat(&mut self) -> Result<()> {
        let now = self.now;
        let Some(last) = self.last.take() else {
            return Ok(());
        };
        let (mut stored, game) = (last.before.clone(), last.game.clone());
        let kept = self.store().and_then(|store| {
            // The game may have been deleted in the meantime.
            match store.load(stored.id()) {
                Err(StoreError::NoSuchGame { .. }) => Ok(None),
                Err(error) => Err(error),
                Ok(now_there) => {
                    let kept = store.keep_move(&mut stored, game, &last.id, now)?;
                    Ok(Some((kept, now_there)))
                }
            }
        });
        self.last = Some(last);
        if let Some((outcome, now_there)) = kept? {
            assert_eq!(
                outcome,
                MoveOutcome::Repeated,
                "a move that was made before"
            );
            assert_eq!(stored, now_there, "a repeated move changes nothing");
        }
        Ok(())
    }
}

/// Loads a game in order to compare it. A planned failure of the disk occurs only once, so the
/// second attempt must succeed.
fn load(store: &mut Store, id: GameId) -> Result<StoredGame> {
    store.load(id).or_else(|_| store.load(id))
}

/// Makes a move and compares the store with a game in memory.
fn play(store: &mut Store, stored: &mut StoredGame, game_move: &Move, now: Moment) -> Result<()> {
    let mut game = stored.game().clone();
    let before = stored.clone();
    match (game.play(game_move), store.play(stored, game_move, now)) {
        (Err(_), Err(StoreError::Refused(_))) => Ok(()),
        (Ok(_), Ok(_)) => {
            assert_eq!(stored.game(), &game, "the game after a move");
            assert_eq!(load(store, stored.id())?, *stored, "the game on the disk");
            Ok(())
        }
        (_, Err(error)) => {
            assert_eq!(*stored, before, "a move that failed changes nothing");
            Err(error)
        }
        (Err(refusal), Ok(_)) => panic!("the store has made a move that is refused: {refusal}"),
    }
}

/// An export with games and a collection that were created in another store.
fn export_of_another_store() -> Vec<u8> {
    let disk = Disk::new(&Image::default());
    let mut store = disk.open_store().expect("the disk is empty");
    let now = Moment::default();
    let record = |text: &str| Record::new(text.parse::<Puzzle>().expect("it is a puzzle"));
    let made = store.add_puzzles(
        "old ones",
        PUZZLES[..2].iter().map(|text| record(text)),
        now,
    );
    made.expect("the disk has room");
    for puzzle in &PUZZLES[2..] {
        let game = Game::new(puzzle.parse::<Puzzle>().expect("it is a puzzle"));
        let mut stored = store
            .begin(game, Labels::default(), now)
            .expect("the disk has room");
        let cells = novena_core::CellSet::EMPTY;
        store
            .play(&mut stored, &Move::FillMarks { cells }, now)
            .expect("marks can be written in every game");
    }
    let mut export = Vec::new();
    store
        .export(&mut export)
        .expect("writing to memory cannot fail");
    export
}
