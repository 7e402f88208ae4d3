//! The history of all states: the states from which each state was derived. A state is identified
//! by the time of its change, which is unique.

use std::collections::{BTreeMap, BTreeSet};

/// The time of a change.
type State = i64;

/// All states that were acknowledged.
#[derive(Debug, Default)]
pub(super) struct History {
    /// All ancestors of each state, including the state itself.
    ancestors: BTreeMap<State, BTreeSet<State>>,
    /// The keys of deleted games, with the states in which they were deleted.
    deleted: Vec<(String, State)>,
    last: State,
}

impl History {
    /// Moves on to the next change and returns its time. The change counts only if it is
    /// acknowledged.
    pub(super) const fn next(&mut self) -> State {
        self.last += 1;
        self.last
    }

    /// A new game, and its state.
    pub(super) fn begin(&mut self) -> State {
        let state = self.next();
        self.ancestors.insert(state, [state].into());
        state
    }

    /// Records that the last change was acknowledged in a game that was in this state.
    pub(super) fn change(&mut self, before: State) {
        let mut ancestors = self.ancestors.get(&before).cloned().unwrap_or_default();
        ancestors.insert(self.last);
        self.ancestors.insert(self.last, ancestors);
    }

    /// Records that a game was deleted in this state.
    pub(super) fn delete(&mut self, key: String, state: State) {
        self.deleted.push((key, state));
    }

    /// Whether the game with this state was played in two places at once. Such a game becomes two
    /// games. A library may delete one of them before it learns of the split. It may later find
    /// that game alive, because the state that keeps the key has the change counts of both games.
    fn was_played_in_two_places(&self, state: State) -> bool {
        let first = |state: State| self.ancestors.get(&state).and_then(BTreeSet::first);
        let states = self.ancestors.keys().copied();
        let same: Vec<State> = states.filter(|&it| first(it) == first(state)).collect();
        let follows = |pair: &[State]| self.ancestors[&pair[1]].contains(&pair[0]);
        !same.windows(2).all(follows)
    }

    /// Checks that every state is in a game or was deleted, and that a deleted game exists only if
    /// it was continued in two places.
    pub(super) fn check(&self, games: &[(&str, State)]) -> Result<(), String> {
        let contains = |newer: State, state: State| {
            let ancestors = self.ancestors.get(&newer);
            ancestors.is_some_and(|ancestors| ancestors.contains(&state))
        };
        for &state in self.ancestors.keys() {
            let mut deleted = self.deleted.iter().map(|(_, at)| *at);
            let is_kept = games.iter().any(|&(_, game)| contains(game, state));
            if !is_kept && !deleted.any(|at| contains(at, state)) {
                return Err(format!("the change of {state} is lost"));
            }
        }
        for &(key, state) in games {
            if self.was_played_in_two_places(state) {
                continue;
            }
            let mut deleted = self.deleted.iter();
            if deleted.any(|(gone, at)| gone == key && contains(*at, state)) {
                return Err(format!("the game {key} was deleted in state {state}"));
            }
        }
        Ok(())
    }
}
