//! The promises to the players: the state of each game, and the state from which each state was
//! derived.

use std::collections::{BTreeMap, BTreeSet};
use std::rc::Rc;

use novena_play::Game;
use novena_store::MoveId;

use crate::place::{LoadedGame, Place};

/// A state of a game. Every change produces a new state, whose number is stored in the game as the
/// time played.
pub(crate) type State = u64;

/// The state of a game.
pub(crate) fn state_of(game: &Game) -> State {
    u64::try_from(game.elapsed.as_millis()).unwrap_or(u64::MAX)
}

/// The promises to the players.
#[derive(Debug)]
pub(crate) struct Ledger {
    last: State,
    parents: BTreeMap<State, State>,
    contents: BTreeMap<State, Rc<Game>>,
    /// The state of each game, for each place.
    current: Vec<BTreeMap<i64, State>>,
    /// The states of games that a player has deleted in any place.
    deleted: BTreeSet<State>,
    /// The IDs of moves that were made.
    made: BTreeSet<MoveId>,
}

impl Ledger {
    pub(crate) fn new(places: usize) -> Self {
        Self {
            last: 0,
            parents: BTreeMap::new(),
            contents: BTreeMap::new(),
            current: vec![BTreeMap::new(); places],
            deleted: BTreeSet::new(),
            made: BTreeSet::new(),
        }
    }

    /// A new state.
    pub(crate) const fn new_state(&mut self) -> State {
        self.last += 1;
        self.last
    }

    /// The number of games in a place.
    pub(crate) fn games(&self, place: usize) -> usize {
        self.current[place].len()
    }

    /// Records that a change to a game in the state `before` was acknowledged, or that a game was
    /// begun.
    pub(crate) fn acknowledge(
        &mut self,
        place: usize,
        id: i64,
        before: Option<State>,
        game: &Game,
    ) -> Result<(), String> {
        let state = state_of(game);
        let known = self.current[place].insert(id, state);
        if known != before {
            return Err(format!(
                "a move in game {id} of place {place} was made in state {before:?}, and state \
                 {known:?} was acknowledged"
            ));
        }
        if self.contents.contains_key(&state) {
            return Err(format!("state {state} of game {id} was made twice"));
        }
        self.contents.insert(state, Rc::new(game.clone()));
        if let Some(parent) = before {
            self.parents.insert(state, parent);
        }
        Ok(())
    }

    /// Records that a move with an ID was made.
    pub(crate) fn make(&mut self, id: &MoveId) -> Result<(), String> {
        if self.made.insert(id.clone()) {
            Ok(())
        } else {
            Err(format!("the move {id} was made twice"))
        }
    }

    pub(crate) fn was_made(&self, id: &MoveId) -> bool {
        self.made.contains(id)
    }

    pub(crate) fn delete(&mut self, place: usize, id: i64) {
        self.deleted.extend(self.current[place].remove(&id));
    }

    /// The states of all games in a place.
    pub(crate) fn states(&self, place: usize) -> Vec<State> {
        self.current[place].values().copied().collect()
    }

    /// Checks that a game is in its acknowledged state.
    pub(crate) fn check<P: Place>(
        &self,
        at: &mut P,
        place: usize,
        program: usize,
        id: i64,
    ) -> Result<(), String> {
        let loaded = at.load(program, id);
        match (self.current[place].get(&id), loaded) {
            (None, Ok(_)) => Err(format!(
                "game {id} of place {place} was deleted and is there"
            )),
            (Some(_), Err(error)) => Err(format!(
                "game {id} of place {place} cannot be loaded: {error:?}"
            )),
            (Some(state), Ok(loaded)) if *loaded.game() != *self.contents[state] => Err(format!(
                "game {id} of place {place} is in state {}, and state {state} was acknowledged",
                state_of(loaded.game())
            )),
            (Some(_), Ok(_)) | (None, Err(_)) => Ok(()),
        }
    }

    /// Checks all games in a place.
    pub(crate) fn check_all<P: Place>(&self, at: &mut P, place: usize) -> Result<(), String> {
        let ids: Vec<i64> = self.current[place].keys().copied().collect();
        let found = at.games(0);
        if found != ids {
            return Err(format!(
                "place {place} has the games {found:?} instead of {ids:?}"
            ));
        }
        ids.into_iter()
            .try_for_each(|id| self.check(at, place, 0, id))
    }

    /// Whether a state is the same as another one or was derived from it.
    fn came_from(&self, mut state: State, other: State) -> bool {
        loop {
            if state == other {
                return true;
            }
            match self.parents.get(&state) {
                Some(&parent) => state = parent,
                None => return false,
            }
        }
    }

    /// Records the effect of a merge on a place. A state of either side may be missing only if a
    /// later state derived from it still exists or was deleted by a player. The merge must not
    /// invent any state.
    pub(crate) fn merged<P: Place>(
        &mut self,
        at: &mut P,
        place: usize,
        theirs: &[State],
    ) -> Result<(), String> {
        let mut now = BTreeMap::new();
        for id in at.games(0) {
            let loaded = at.load(0, id);
            let loaded = loaded.map_err(|error| format!("game {id} is listed: {error:?}"))?;
            let state = state_of(loaded.game());
            match self.contents.get(&state) {
                Some(content) if **content == *loaded.game() => now.insert(id, state),
                _ => {
                    return Err(format!(
                        "a merge has made up the state {state} of game {id}"
                    ));
                }
            };
        }
        for (whose, states) in [("our", self.states(place)), ("their", theirs.to_vec())] {
            for state in states {
                let mut later = now.values().chain(&self.deleted);
                if !later.any(|&found| self.came_from(found, state)) {
                    return Err(format!(
                        "a merge at place {place} has lost {whose} state {state}"
                    ));
                }
            }
        }
        self.current[place] = now;
        Ok(())
    }

    /// Forgets the contents of states that can no longer occur.
    pub(crate) fn forget(&mut self, in_transit: impl Iterator<Item = State>) {
        let mut wanted: BTreeSet<State> = in_transit.collect();
        wanted.extend(self.current.iter().flat_map(BTreeMap::values));
        let blank = Rc::new(Game::new(novena_core::Puzzle::EMPTY));
        for (state, content) in &mut self.contents {
            if !wanted.contains(state) {
                *content = Rc::clone(&blank);
            }
        }
    }
}
