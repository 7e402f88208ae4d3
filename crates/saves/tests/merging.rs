//! Checks that no state is lost when a player continues games in three places and merges them in
//! any order.

use std::collections::{BTreeMap, BTreeSet};

use novena_core::Puzzle;
use novena_formats::Record;
use novena_play::{Game, Labels};
use novena_saves::{
    EditCounts, Library, LibraryCollection, LibraryGame, MergeSummary, PuzzleCounts, Tombstone,
    forked,
};
use proptest::collection::vec;
use proptest::prelude::*;

const PLACES: usize = 3;

/// A player's action.
#[derive(Clone, Copy, Debug)]
enum Action {
    Begin { place: usize },
    Play { place: usize, game: usize },
    Merge { into: usize, from: usize },
}

fn actions() -> impl Strategy<Value = Vec<Action>> {
    let place = || 0..PLACES;
    let action = prop_oneof![
        1 => place().prop_map(|place| Action::Begin { place }),
        4 => (place(), 0..8_usize).prop_map(|(place, game)| Action::Play { place, game }),
        3 => (place(), place()).prop_map(|(into, from)| Action::Merge { into, from }),
    ];
    vec(action, 0..40)
}

/// The number of a state of a game. Every change produces a new number, which is stored as the time
/// of the change.
type State = i64;

/// The places, and the ancestry of states.
struct World {
    places: [Library; PLACES],
    /// All ancestors of each state, including itself.
    ancestors: BTreeMap<State, BTreeSet<State>>,
    keys: u128,
    game: Game,
}

impl World {
    fn new() -> Self {
        Self {
            places: Default::default(),
            ancestors: BTreeMap::new(),
            keys: 0,
            game: Game::new(Puzzle::EMPTY),
        }
    }

    fn after(actions: &[Action]) -> Self {
        let mut world = Self::new();
        for &action in actions {
            world.act(action);
        }
        world
    }

    fn new_state(&mut self, parent: Option<State>) -> State {
        let state = State::try_from(self.ancestors.len()).unwrap();
        let mut ancestors = parent.map_or_else(BTreeSet::new, |p| self.ancestors[&p].clone());
        ancestors.insert(state);
        self.ancestors.insert(state, ancestors);
        state
    }

    fn act(&mut self, action: Action) {
        match action {
            Action::Begin { place } => {
                let state = self.new_state(None);
                self.keys += 1;
                let game = LibraryGame {
                    key: key(self.keys),
                    labels: Labels::default(),
                    created: state,
                    changed: state,
                    finish: None,
                    game: self.game.clone(),
                    edits: EditCounts::first(&id(place)),
                };
                self.places[place].games.push(game);
            }
            Action::Play { place, game } => {
                let count = self.places[place].games.len();
                if count == 0 {
                    return;
                }
                let parent = self.places[place].games[game % count].changed;
                let state = self.new_state(Some(parent));
                let game = &mut self.places[place].games[game % count];
                game.changed = state;
                let known = game.edits.iter().find(|(library, _)| *library == id(place));
                let next = known.map_or(1, |(_, count)| count + 1);
                game.edits.join(&[(id(place), next)].into_iter().collect());
            }
            Action::Merge { into, from } => {
                let theirs = self.places[from].clone();
                self.places[into].merge(theirs);
            }
        }
    }

    /// The states from which no other state descends.
    fn latest(&self, states: &BTreeSet<State>) -> BTreeSet<State> {
        let is_old = |state: &State| {
            let mut others = states.iter().filter(|other| *other != state);
            others.any(|other| self.ancestors[other].contains(state))
        };
        states.iter().filter(|s| !is_old(s)).copied().collect()
    }

    fn latest_of(&self, library: &Library) -> BTreeSet<State> {
        self.latest(&states(library))
    }
}

/// Returns the result of merging `theirs` into `ours`.
fn merged(ours: &Library, theirs: &Library) -> Library {
    let mut all = ours.clone();
    all.merge(theirs.clone());
    all
}

fn key(number: u128) -> String {
    format!("{number:032x}")
}

fn id(place: usize) -> String {
    format!("{:032x}", 0xabc0 + place)
}

fn states(library: &Library) -> BTreeSet<State> {
    library.games.iter().map(|game| game.changed).collect()
}

/// Whether no two different states have the same key and counts.
fn agree(libraries: &[&Library]) -> bool {
    let all = || libraries.iter().flat_map(|library| &library.games);
    all().all(|one| {
        all().all(|two| one.key != two.key || one.edits != two.edits || one.changed == two.changed)
    })
}

proptest! {
    #[test]
    fn merging_again_changes_nothing(actions in actions()) {
        let world = World::after(&actions);
        let [a, b, _] = world.places.clone();
        let once = merged(&a, &b);
        let mut twice = once.clone();
        let summary = twice.merge(b.clone());
        prop_assert_eq!(&twice, &once);
        let unchanged = b.games.len() as u64;
        prop_assert_eq!(summary, MergeSummary { unchanged, ..MergeSummary::default() });
        prop_assert_eq!(&merged(&a, &a), &a);
    }

    /// A state is lost only if another state descends from it, and no new state is invented.
    #[test]
    fn every_latest_state_survives(actions in actions()) {
        let world = World::after(&actions);
        let [a, b, _] = world.places.clone();
        let merged = merged(&a, &b);
        let all = &states(&a) | &states(&b);
        prop_assert!(states(&merged).is_subset(&all));
        prop_assert_eq!(world.latest_of(&merged), world.latest(&all));
    }

    #[test]
    fn the_order_of_two_does_not_matter(actions in actions()) {
        let world = World::after(&actions);
        let [a, b, _] = world.places.clone();
        let (ab, ba) = (merged(&a, &b), merged(&b, &a));
        prop_assert_eq!(world.latest_of(&ab), world.latest_of(&ba));
        if agree(&[&a, &b]) {
            prop_assert_eq!(states(&ab), states(&ba));
        }
    }

    #[test]
    fn the_order_of_three_does_not_matter(actions in actions()) {
        let world = World::after(&actions);
        let [a, b, c] = world.places.clone();
        let ab = merged(&a, &b);
        let left = merged(&ab, &c);
        let bc = merged(&b, &c);
        let right = merged(&a, &bc);
        prop_assert_eq!(world.latest_of(&left), world.latest_of(&right));
    }

    /// Once every place has merged everything, all places have the same games.
    #[test]
    fn places_end_with_the_same_games(actions in actions()) {
        let mut world = World::after(&actions);
        for _ in 0..2 {
            for into in 0..PLACES {
                for from in 0..PLACES {
                    world.act(Action::Merge { into, from });
                }
            }
        }
        let latest = world.places.each_ref().map(|place| world.latest_of(place));
        prop_assert!(latest.iter().all(|place| *place == latest[0]));
    }
}

#[test]
fn a_game_continued_in_two_places_becomes_two() {
    let mut world = World::new();
    world.act(Action::Begin { place: 0 });
    world.act(Action::Merge { into: 1, from: 0 });
    world.act(Action::Play { place: 0, game: 0 });
    world.act(Action::Play { place: 1, game: 0 });
    let [a, b, _] = world.places.clone();
    let mut both = a.clone();
    let summary = both.merge(b.clone());
    let expected = MergeSummary {
        forked: 1,
        ..MergeSummary::default()
    };
    assert_eq!(summary, expected);
    let [ours, fork] = &both.games[..] else {
        panic!("there are two games");
    };
    assert_eq!(
        (ours.key.as_str(), ours.changed),
        (a.games[0].key.as_str(), 1)
    );
    assert!(ours.edits.covers(&b.games[0].edits));
    assert_ne!(fork.key, ours.key);
    // The new game's counts are derived from its state, so that all places produce the same game.
    assert_eq!((fork.changed, fork), (2, &forked(&b.games[0])));
    let mut later = b.games[0].clone();
    later.edits.join(&ours.edits);
    assert_eq!(forked(&later), *fork);

    // When both games are sent back, one is updated and the other added.
    let mut back = b.clone();
    let summary = back.merge(both.clone());
    assert_eq!((summary.updated, summary.added), (1, 1));
    assert_eq!(states(&back), states(&both));
}

/// Two places that merge each other's games at the same time produce the same two games, without
/// duplicates.
#[test]
fn simultaneous_merges_produce_the_same_games() {
    let mut world = World::new();
    world.act(Action::Begin { place: 0 });
    world.act(Action::Merge { into: 1, from: 0 });
    world.act(Action::Play { place: 0, game: 0 });
    world.act(Action::Play { place: 1, game: 0 });
    let [a, b, _] = world.places.clone();
    let (here, mut there) = (merged(&a, &b), merged(&b, &a));
    // Each state keeps its place in its library's list.
    assert_eq!((here.games[0].changed, there.games[0].changed), (1, 2));
    there.games.reverse();
    assert_eq!(here, there);
    assert_eq!(merged(&here, &there), here);
}

/// The same state in two places remains one game, even if neither place's counts cover the other's.
#[test]
fn the_same_state_is_one_game() {
    let mut world = World::new();
    world.act(Action::Begin { place: 0 });
    let [a, _, _] = world.places.clone();
    let mut b = a.clone();
    b.games[0].edits = EditCounts::first(&id(1));
    let mut both = a.clone();
    let summary = both.merge(b.clone());
    assert_eq!((summary.unchanged, both.games.len()), (1, 1));
    assert!(both.games[0].edits.covers(&a.games[0].edits));
    assert!(both.games[0].edits.covers(&b.games[0].edits));
}

#[test]
fn collections_are_merged_by_name_and_puzzles_by_givens() {
    let record = |digit: char, comment: &str| {
        let givens = format!("{digit}{}", ".".repeat(80));
        Record::new(givens.parse::<Puzzle>().unwrap()).with_comment(comment)
    };
    let collection = |name: &str, created, puzzles: &[Record]| LibraryCollection {
        name: name.to_owned(),
        created,
        puzzles: puzzles.to_vec(),
    };
    let library = |collections: &[LibraryCollection]| Library {
        games: vec![],
        collections: collections.to_vec(),
        ..Library::default()
    };
    let (one, two, three) = (record('1', "a"), record('2', "b"), record('3', "c"));
    let mut ours = library(&[collection("x", 5, &[one.clone(), two.clone()])]);
    let theirs = library(&[
        collection("y", 7, std::slice::from_ref(&one)),
        collection("x", 3, &[record('2', "theirs"), three.clone()]),
    ]);
    let summary = ours.merge(theirs);
    let puzzles = PuzzleCounts {
        added: 2,
        repeated: 1,
    };
    assert_eq!(summary.puzzles, puzzles);
    let expected = library(&[
        collection("x", 3, &[one.clone(), two, three]),
        collection("y", 7, &[one]),
    ]);
    assert_eq!(ours, expected);
}

/// States that a tombstone covers remain deleted; states that were continued survive.
#[test]
fn deleted_games_stay_deleted_unless_they_were_continued() {
    let mut world = World::new();
    world.act(Action::Begin { place: 0 });
    world.act(Action::Merge { into: 1, from: 0 });
    let [mut a, b, _] = world.places.clone();
    let game = a.games.remove(0);
    a.deleted.push(Tombstone::of(&game, 7));
    let (ab, ba) = (merged(&a, &b), merged(&b, &a));
    assert!(ab.games.is_empty() && ba.games.is_empty());
    assert_eq!(ab.deleted, ba.deleted);

    world.act(Action::Play { place: 1, game: 0 });
    let b = world.places[1].clone();
    let (ab, ba) = (merged(&a, &b), merged(&b, &a));
    assert_eq!((ab.games.len(), ba.games.len()), (1, 1));
    assert_eq!(ab.games, ba.games);
}
