//! The real store and its model side by side. Every answer is compared.

use std::rc::Rc;

use novena_play::{Game, Move};
use novena_saves::{Library, MergeSummary, Moment};
use novena_store::{MoveId, MoveOutcome, StoredGame};

use super::model::LoadedModelGame;
use super::{LoadedGame, ModelPlace, Place, PlaceResult, RealPlace};
use crate::Numbers;

/// A game as loaded from both the store and the model.
#[derive(Clone, Debug)]
pub struct LoadedTwinGame {
    real: StoredGame,
    model: LoadedModelGame,
}

impl LoadedGame for LoadedTwinGame {
    fn id(&self) -> i64 {
        LoadedGame::id(&self.real)
    }

    fn version(&self) -> i64 {
        self.real.version()
    }

    fn game(&self) -> &Game {
        self.real.game()
    }
}

impl LoadedTwinGame {
    fn new(real: StoredGame, model: LoadedModelGame) -> Self {
        let loaded = Self { real, model };
        loaded.compare();
        loaded
    }

    fn compare(&self) {
        assert_eq!(
            LoadedGame::id(&self.real),
            self.model.id(),
            "the number of a game"
        );
        assert_eq!(self.real.version(), self.model.version(), "its version");
        assert_eq!(self.real.game(), self.model.game(), "the game");
    }
}

/// The real store and its model.
#[derive(Debug)]
pub struct TwinPlace {
    real: RealPlace,
    model: ModelPlace,
}

impl TwinPlace {
    /// An empty place. The model gets the store's ID, because the ID decides which of two states
    /// keeps its key.
    #[must_use]
    pub fn new() -> Self {
        let mut real = RealPlace::new();
        let model = ModelPlace::new(real.own_id(), None);
        Self { real, model }
    }
}

impl Default for TwinPlace {
    fn default() -> Self {
        Self::new()
    }
}

fn same<T: PartialEq + std::fmt::Debug>(real: T, model: &T) -> T {
    assert_eq!(
        real, *model,
        "the store on the left, its model on the right"
    );
    real
}

impl Place for TwinPlace {
    type Loaded = LoadedTwinGame;
    type Export = (Vec<u8>, Rc<Library>);
    const HAS_PROTOCOL: bool = true;

    fn begin(&mut self, program: usize, game: Game, now: Moment) -> LoadedTwinGame {
        let real = self.real.begin(program, game.clone(), now);
        // If two states are themselves forks, their keys decide which of the states keeps its key.
        let export = self.real.export(program);
        let library = Library::read(&export[..]).expect("an export can be read");
        let last = library.games.last().expect("a game was just begun");
        self.model.use_key(last.key.clone());
        LoadedTwinGame::new(real, self.model.begin(program, game, now))
    }

    fn load(&mut self, program: usize, id: i64) -> PlaceResult<LoadedTwinGame> {
        match (self.real.load(program, id), self.model.load(program, id)) {
            (Ok(real), Ok(model)) => Ok(LoadedTwinGame::new(real, model)),
            (real, model) => {
                let model = model.map(|_| ());
                Err(same(real.map(|_| ()), &model).expect_err("one of them is an error"))
            }
        }
    }

    fn play(
        &mut self,
        program: usize,
        loaded: &mut LoadedTwinGame,
        elapsed: u64,
        game_move: &Move,
        now: Moment,
    ) -> PlaceResult<()> {
        let real = self
            .real
            .play(program, &mut loaded.real, elapsed, game_move, now);
        let model = self
            .model
            .play(program, &mut loaded.model, elapsed, game_move, now);
        loaded.compare();
        same(real, &model)
    }

    fn has_move(&mut self, program: usize, id: i64, move_id: &MoveId) -> bool {
        let model = self.model.has_move(program, id, move_id);
        same(self.real.has_move(program, id, move_id), &model)
    }

    fn keep_move(
        &mut self,
        program: usize,
        loaded: &mut LoadedTwinGame,
        game: Game,
        move_id: &MoveId,
        now: Moment,
    ) -> PlaceResult<MoveOutcome> {
        let (real, model) = (&mut loaded.real, &mut loaded.model);
        let real = self
            .real
            .keep_move(program, real, game.clone(), move_id, now);
        let model = self.model.keep_move(program, model, game, move_id, now);
        loaded.compare();
        same(real, &model)
    }

    fn delete(&mut self, program: usize, id: i64, now: Moment) -> PlaceResult<()> {
        let model = self.model.delete(program, id, now);
        same(self.real.delete(program, id, now), &model)
    }

    fn games(&mut self, program: usize) -> Vec<i64> {
        let model = self.model.games(program);
        same(self.real.games(program), &model)
    }

    fn export(&mut self, program: usize) -> (Vec<u8>, Rc<Library>) {
        (self.real.export(program), self.model.export(program))
    }

    fn import(&mut self, program: usize, export: &Self::Export) -> MergeSummary {
        let model = self.model.import(program, &export.1);
        same(self.real.import(program, &export.0), &model)
    }

    fn restart(&mut self, program: usize) {
        self.real.restart(program);
        self.model.restart(program);
    }

    fn cut_power(&mut self, numbers: &mut Numbers) {
        self.real.cut_power(numbers);
        self.model.cut_power(numbers);
    }
}
