//! The current game, and where it is stored.
//!
//! With a store, every move is on disk before the next key is read. If the store cannot be opened,
//! a game can still be played, but it is not stored.

use std::time::Duration;

use novena_core::CellSet;
use novena_formats::Record;
use novena_play::{Effect, Game, Move};
use novena_store::{
    Collection, DailyPuzzle, GameExtras, GameFilter, GameId, GameSummary, Labels, Moment,
    Statistics, Store, StoreError, StoredGame,
};
use novena_techniques::Kind;

/// The maximum number of games listed. A longer list would be useless.
const MOST_LISTED: usize = 1000;

/// The current game.
pub(crate) struct Session {
    store: Option<Store>,
    current: CurrentGame,
}

/// The current game, which is stored from its first move on.
enum CurrentGame {
    New(Box<NewGame>),
    Stored(Box<StoredGame>),
}

struct NewGame {
    game: Game,
    labels: Labels,
}

impl Session {
    /// Begins with a new game.
    pub(crate) fn new(store: Option<Store>, game: Game, labels: Labels) -> Self {
        Self {
            store,
            current: CurrentGame::New(Box::new(NewGame { game, labels })),
        }
    }

    pub(crate) const fn game(&self) -> &Game {
        match &self.current {
            CurrentGame::New(fresh) => &fresh.game,
            CurrentGame::Stored(stored) => stored.game(),
        }
    }

    pub(crate) const fn labels(&self) -> &Labels {
        match &self.current {
            CurrentGame::New(fresh) => &fresh.labels,
            CurrentGame::Stored(stored) => stored.labels(),
        }
    }

    /// Returns the store when the player leaves the game.
    pub(crate) fn into_store(self) -> Option<Store> {
        self.store
    }

    /// Whether there is a store for games.
    pub(crate) const fn has_store(&self) -> bool {
        self.store.is_some()
    }

    /// Whether this game is stored.
    pub(crate) const fn is_stored(&self) -> bool {
        matches!(self.current, CurrentGame::Stored(_))
    }

    /// The cells that contain a digit.
    pub(crate) fn filled(&self) -> CellSet {
        self.game().board().filled()
    }

    /// Sets the difficulty of the puzzle. A stored level is kept.
    pub(crate) fn set_level(&mut self, level: String) {
        if let CurrentGame::New(fresh) = &mut self.current {
            fresh.labels.level = Some(level);
        }
    }

    /// Adds to the time played, which is stored with the next change.
    pub(crate) fn spend(&mut self, time: Duration) {
        match &mut self.current {
            CurrentGame::New(fresh) => fresh.game.elapsed += time,
            CurrentGame::Stored(stored) => stored.spend(time),
        }
    }

    /// Changes something other than moves, and saves it.
    pub(crate) fn adjust(
        &mut self,
        now: Moment,
        change: impl FnOnce(&mut GameExtras),
    ) -> Result<(), StoreError> {
        match (&mut self.current, &mut self.store) {
            (CurrentGame::Stored(stored), Some(store)) => {
                let adjusted = store.touch(stored, now, change);
                self.reload_if_changed(adjusted)
            }
            (CurrentGame::New(fresh), _) => {
                let game = &mut fresh.game;
                let mut aside = GameExtras {
                    checking: game.checking,
                    cleaning: game.cleaning,
                    elapsed: game.elapsed,
                    hints: game.hints.clone(),
                };
                change(&mut aside);
                game.checking = aside.checking;
                game.cleaning = aside.cleaning;
                game.elapsed = aside.elapsed;
                game.hints = aside.hints;
                Ok(())
            }
            (CurrentGame::Stored(_), None) => Ok(()),
        }
    }

    /// Saves the time played.
    pub(crate) fn save(&mut self, now: Moment) -> Result<(), StoreError> {
        match self.current {
            CurrentGame::Stored(_) => self.adjust(now, |_| ()),
            CurrentGame::New(_) => Ok(()),
        }
    }

    /// Makes a move, and saves it before returning. After an error the game is unchanged.
    pub(crate) fn play(&mut self, game_move: &Move, now: Moment) -> Result<Effect, StoreError> {
        let Some(store) = &mut self.store else {
            return match &mut self.current {
                CurrentGame::New(fresh) => Ok(fresh.game.play(game_move)?),
                CurrentGame::Stored(_) => Ok(Effect::default()),
            };
        };
        if let CurrentGame::New(fresh) = &self.current {
            // The game is not saved for a move that is refused or changes nothing.
            let mut tried = fresh.game.clone();
            let effect = tried.play(game_move)?;
            if tried == fresh.game {
                return Ok(effect);
            }
            let stored = store.begin(fresh.game.clone(), fresh.labels.clone(), now)?;
            self.current = CurrentGame::Stored(Box::new(stored));
        }
        let CurrentGame::Stored(stored) = &mut self.current else {
            return Ok(Effect::default());
        };
        let played = store.play(stored, game_move, now);
        self.reload_if_changed(played)
    }

    /// Loads the game again if the operation failed because another program has changed the game.
    /// The error is still returned.
    fn reload_if_changed<T>(&mut self, result: Result<T, StoreError>) -> Result<T, StoreError> {
        if let Err(StoreError::ChangedElsewhere { game }) = result {
            self.resume(game)?;
        }
        result
    }

    /// Begins a new game.
    pub(crate) fn start(&mut self, game: Game, labels: Labels) {
        self.current = CurrentGame::New(Box::new(NewGame { game, labels }));
    }

    /// Resumes a stored game.
    pub(crate) fn resume(&mut self, id: GameId) -> Result<(), StoreError> {
        if let Some(store) = &mut self.store {
            self.current = CurrentGame::Stored(Box::new(store.load(id)?));
        }
        Ok(())
    }

    /// The stored games, most recently changed first.
    pub(crate) fn list(&self) -> Result<Vec<GameSummary>, StoreError> {
        match &self.store {
            Some(store) => store.list(&GameFilter::begun(), MOST_LISTED),
            None => Ok(Vec::new()),
        }
    }

    /// The collections of puzzles in the store.
    pub(crate) fn collections(&self) -> Result<Vec<Collection>, StoreError> {
        match &self.store {
            Some(store) => store.collections(),
            None => Ok(Vec::new()),
        }
    }

    /// The first puzzle of a collection that has not been played yet.
    pub(crate) fn next_unplayed(&self, collection: &str) -> Result<Option<Record>, StoreError> {
        match &self.store {
            Some(store) => store.next_unplayed(collection),
            None => Ok(None),
        }
    }

    /// The unfinished game that was played last.
    pub(crate) fn latest(&self) -> Result<Option<GameId>, StoreError> {
        match &self.store {
            Some(store) => Ok(store.latest_unfinished()?.map(|game| game.id)),
            None => Ok(None),
        }
    }

    /// The game of a daily puzzle, finished or not, if it is stored.
    pub(crate) fn daily_game(&self, puzzle: &DailyPuzzle) -> Result<Option<GameId>, StoreError> {
        match &self.store {
            Some(store) => store.daily_game(puzzle),
            None => Ok(None),
        }
    }

    /// Deletes a stored game. If it is the current game, it can be continued as a new game.
    pub(crate) fn delete(&mut self, id: GameId, now: Moment) -> Result<(), StoreError> {
        if let Some(store) = &mut self.store {
            store.delete(id, now)?;
        }
        if let CurrentGame::Stored(stored) = &self.current
            && stored.id() == id
        {
            let (game, labels) = (stored.game().clone(), stored.labels().clone());
            self.start(game, labels);
        }
        Ok(())
    }

    pub(crate) fn statistics(&mut self, now: Moment) -> Result<Statistics, StoreError> {
        match &mut self.store {
            Some(store) => store.statistics(now),
            None => Ok(Statistics::default()),
        }
    }
}

/// The techniques of the hints used, most frequent first.
pub(crate) fn hinted(figures: &Statistics) -> Vec<(Kind, u64)> {
    let counts = figures.techniques.iter();
    let mut counts: Vec<(Kind, u64)> = counts.map(|(&kind, &count)| (kind, count)).collect();
    counts.sort_by_key(|&(kind, count)| (std::cmp::Reverse(count), kind));
    counts
}

#[cfg(test)]
mod tests {
    use novena_core::{Cell, Digit, Puzzle};

    use super::*;

    const PUZZLE: &str =
        ".....9.2.8..3..6.4...76.....4.1..5..9..5.3..1..2..6.9.....17...3.7..5..9.1.6.....";
    const NOW: Moment = Moment {
        seconds: 1_800_000_000,
        zone: 0,
    };

    fn session(folder: &tempfile::TempDir) -> Session {
        let store = Store::open(folder.path()).unwrap().store;
        let puzzle: Puzzle = PUZZLE.parse().unwrap();
        Session::new(Some(store), Game::new(puzzle), Labels::default())
    }

    fn digit() -> Move {
        Move::Digit {
            cells: Cell::at(0, 0).into(),
            digit: Digit::ALL[6],
        }
    }

    #[test]
    fn a_game_is_stored_from_its_first_move_on() {
        let folder = tempfile::tempdir().unwrap();
        let mut first = session(&folder);
        assert!(first.play(&Move::Undo, NOW).is_err());
        assert!(!first.is_stored());
        first.spend(Duration::from_secs(5));
        first.play(&digit(), NOW).unwrap();
        assert!(first.is_stored());

        let mut other = session(&folder);
        let id = other.latest().unwrap().unwrap();
        other.resume(id).unwrap();
        assert_eq!(other.game(), first.game());
        assert_eq!(other.game().elapsed, Duration::from_secs(5));
    }

    #[test]
    fn moves_made_in_another_program_are_loaded() {
        let folder = tempfile::tempdir().unwrap();
        let (mut first, mut other) = (session(&folder), session(&folder));
        first.play(&digit(), NOW).unwrap();
        other.resume(other.latest().unwrap().unwrap()).unwrap();
        other.play(&Move::Undo, NOW).unwrap();
        let late = first.play(&digit(), NOW);
        assert!(matches!(late, Err(StoreError::ChangedElsewhere { .. })));
        assert_eq!(first.game(), other.game());
        first.play(&digit(), NOW).unwrap();
    }

    #[test]
    fn a_deleted_game_stays_on_the_board() {
        let folder = tempfile::tempdir().unwrap();
        let mut first = session(&folder);
        first.play(&digit(), NOW).unwrap();
        let id = first.latest().unwrap().unwrap();
        first.delete(id, NOW).unwrap();
        assert!(!first.is_stored());
        assert!(first.list().unwrap().is_empty());
        assert_eq!(first.game().board()[Cell::at(0, 0)], Digit::new(7));
    }

    #[test]
    fn a_game_can_be_played_without_a_store() {
        let puzzle: Puzzle = PUZZLE.parse().unwrap();
        let mut session = Session::new(None, Game::new(puzzle), Labels::default());
        session.play(&digit(), NOW).unwrap();
        assert_eq!(session.game().board()[Cell::at(0, 0)], Digit::new(7));
        assert!(!session.is_stored() && !session.has_store());
    }
}
