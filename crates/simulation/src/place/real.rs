//! The real store on a simulated disk.

use std::time::Duration;

use novena_play::{Game, Move};
use novena_saves::{MergeSummary, Moment};
use novena_store::{
    GameFilter, GameId, Labels, MoveId, MoveOutcome, Store, StoreError, StoredGame,
};

use super::{LoadedGame, PROGRAMS, Place, PlaceRefusal, PlaceResult};
use crate::disk::{Loss, PowerState, SyncPolicy};
use crate::{Disk, Image, Numbers};

impl LoadedGame for StoredGame {
    fn id(&self) -> i64 {
        self.id().into()
    }

    fn version(&self) -> i64 {
        self.version()
    }

    fn game(&self) -> &Game {
        self.game()
    }
}

/// A folder on a simulated disk, which several programs have open.
#[derive(Debug)]
pub struct RealPlace {
    disk: Disk,
    programs: [Option<Store>; PROGRAMS],
    /// The durable part of the disk.
    power: PowerState,
}

impl RealPlace {
    /// An empty disk.
    #[must_use]
    pub fn new() -> Self {
        Self::of_image(&Image::default())
    }

    fn of_image(image: &Image) -> Self {
        Self {
            disk: Disk::new(image).recorded(SyncPolicy::Honest),
            programs: [const { None }; PROGRAMS],
            power: PowerState::new(image),
        }
    }

    /// The ID by which the store distinguishes its own changes from those of other stores.
    pub(super) fn own_id(&mut self) -> String {
        self.store(0);
        let own = "SELECT value FROM meta WHERE name = 'store'";
        let found = self
            .disk
            .connect()
            .and_then(|connection| connection.query_row(own, [], |row| row.get(0)));
        found.expect("every store has an id")
    }

    fn store(&mut self, program: usize) -> &mut Store {
        for operation in self.disk.take_operations() {
            self.power.apply(&operation);
        }
        self.programs[program].get_or_insert_with(|| {
            let opened = self.disk.open_store();
            opened.unwrap_or_else(|error| panic!("the store cannot be opened: {error}"))
        })
    }
}

impl Default for RealPlace {
    fn default() -> Self {
        Self::new()
    }
}

fn number(id: i64) -> GameId {
    id.to_string().parse().expect("it is a number")
}

/// Converts the result of a store on a sound disk. Panics on any error that such a store should not
/// report.
fn answer<T>(result: novena_store::Result<T>) -> PlaceResult<T> {
    result.map_err(|error| match error {
        StoreError::NoSuchGame { .. } => PlaceRefusal::NoSuchGame,
        StoreError::ChangedElsewhere { .. } => PlaceRefusal::ChangedElsewhere,
        StoreError::Refused(refusal) => PlaceRefusal::Refused(refusal),
        error => panic!("the store fails on a sound disk: {error}"),
    })
}

fn done<T>(result: novena_store::Result<T>) -> T {
    answer(result).unwrap_or_else(|refusal| panic!("the store refuses: {refusal:?}"))
}

impl Place for RealPlace {
    type Loaded = StoredGame;
    type Export = Vec<u8>;
    const HAS_PROTOCOL: bool = true;

    fn begin(&mut self, program: usize, game: Game, now: Moment) -> StoredGame {
        done(self.store(program).begin(game, Labels::default(), now))
    }

    fn load(&mut self, program: usize, id: i64) -> PlaceResult<StoredGame> {
        answer(self.store(program).load(number(id)))
    }

    fn play(
        &mut self,
        program: usize,
        loaded: &mut StoredGame,
        elapsed: u64,
        game_move: &Move,
        now: Moment,
    ) -> PlaceResult<()> {
        let elapsed = Duration::from_millis(elapsed);
        loaded.spend(elapsed.saturating_sub(loaded.game().elapsed));
        answer(self.store(program).play(loaded, game_move, now)).map(|_| ())
    }

    fn has_move(&mut self, program: usize, id: i64, move_id: &MoveId) -> bool {
        done(self.store(program).has_move(number(id), move_id))
    }

    fn keep_move(
        &mut self,
        program: usize,
        loaded: &mut StoredGame,
        game: Game,
        move_id: &MoveId,
        now: Moment,
    ) -> PlaceResult<MoveOutcome> {
        answer(self.store(program).keep_move(loaded, game, move_id, now))
    }

    fn delete(&mut self, program: usize, id: i64, now: Moment) -> PlaceResult<()> {
        answer(self.store(program).delete(number(id), now))
    }

    fn games(&mut self, program: usize) -> Vec<i64> {
        let listed = self.store(program).list(&GameFilter::default(), usize::MAX);
        let mut ids: Vec<i64> = done(listed).iter().map(|game| game.id.into()).collect();
        ids.sort_unstable();
        ids
    }

    fn export(&mut self, program: usize) -> Vec<u8> {
        let mut export = Vec::new();
        done(self.store(program).export(&mut export));
        export
    }

    fn import(&mut self, program: usize, export: &Vec<u8>) -> MergeSummary {
        done(self.store(program).import(&export[..]))
    }

    fn restart(&mut self, program: usize) {
        self.programs[program] = None;
    }

    fn cut_power(&mut self, numbers: &mut Numbers) {
        for operation in self.disk.take_operations() {
            self.power.apply(&operation);
        }
        let image = self.power.image(Loss::Some, numbers);
        *self = Self::of_image(&image);
    }
}
