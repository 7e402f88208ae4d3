//! Splits two diverged states of a game into two games.
//!
//! Two libraries may merge each other's games at the same time. Both must then create the same two
//! games from the same two states; otherwise, each would have one of the states twice after the
//! next merge. Therefore, the two states alone determine which of them keeps the key, and which new
//! key the other one gets.

use novena_core::Savepoint;

use crate::digest::Digest;
use crate::{HintTally, LibraryGame, millis, words};

/// The two games created from two states when neither state descends from the other.
///
/// ```
/// use novena_core::Puzzle;
/// use novena_play::{Game, Labels};
/// use novena_saves::{EditCounts, Fork, LibraryGame};
///
/// let begun = |library: &str, created: i64| LibraryGame {
///     key: "0".repeat(32),
///     labels: Labels::default(),
///     created,
///     changed: created,
///     finish: None,
///     game: Game::new(Puzzle::EMPTY),
///     edits: EditCounts::first(library),
/// };
/// let (ours, theirs) = (begun("ada", 1), begun("bob", 2));
/// let here = Fork::of(&ours, &theirs).expect("they differ");
/// let there = Fork::of(&theirs, &ours).expect("they differ");
/// assert_eq!((here.stays, here.leaves), (there.stays, there.leaves));
/// assert_ne!(here.ours_leaves, there.ours_leaves);
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fork {
    /// The state that keeps the key. Its counts cover those of both states.
    pub stays: LibraryGame,
    /// The other state, as a separate game with a new key.
    pub leaves: LibraryGame,
    /// Whether the state that gives up the key is ours.
    pub ours_leaves: bool,
}

impl Fork {
    /// Creates two games from two states. Returns `None` if the states are the same, so that one
    /// game is enough.
    #[must_use]
    pub fn of(ours: &LibraryGame, theirs: &LibraryGame) -> Option<Self> {
        if is_same(ours, theirs) {
            return None;
        }
        // A later state has higher counts, so the same state keeps its key in every merge.
        let ours_leaves = theirs.edits.is_before(&ours.edits);
        let mut edits = ours.edits.clone();
        edits.join(&theirs.edits);
        let (stays, leaves) = if ours_leaves {
            (theirs, ours)
        } else {
            (ours, theirs)
        };
        Some(Self {
            stays: LibraryGame {
                edits,
                ..stays.clone()
            },
            leaves: forked(leaves),
            ours_leaves,
        })
    }
}

/// Whether two games differ at most in their counts.
fn is_same(ours: &LibraryGame, theirs: &LibraryGame) -> bool {
    let rest = |game: &LibraryGame| (game.created, game.changed, game.finish.clone());
    ours.game == theirs.game && ours.labels == theirs.labels && rest(ours) == rest(theirs)
}

/// A state that gives up its key, as the first state of a new game.
///
/// Its counts are also new and derived from the state: they record the fork as the first change by
/// a new library. Every library therefore produces the same game, which precedes every other state
/// of that game and is covered by all of its tombstones.
#[must_use]
pub fn forked(state: &LibraryGame) -> LibraryGame {
    let key = key_of(state);
    // The number of changes must be high enough for a winning step to have been undone and lost, so
    // that an export file with a won game is accepted.
    let steps = i64::try_from(state.game.journal().steps.len()).unwrap_or(i64::MAX);
    let count = steps.saturating_add(3);
    LibraryGame {
        edits: [(key.clone(), count)].into_iter().collect(),
        key,
        ..state.clone()
    }
}

/// The new key for a state that cannot keep its own: a digest of its key and of everything except
/// its counts.
fn key_of(state: &LibraryGame) -> String {
    let mut digest = Digest::new();
    digest.add(&state.key);
    let labels = &state.labels;
    for label in [&labels.title, &labels.author, &labels.level, &labels.source] {
        digest.add(label.as_deref().unwrap_or_default());
    }
    digest.add(&format!("{} {}", state.created, state.changed));
    if let Some(finish) = &state.finish {
        let day = finish.day.as_deref().unwrap_or_default();
        digest.add(&format!("{} {} {day}", finish.at, millis(finish.took)));
    }
    let game = &state.game;
    let (checking, cleaning) = (game.checking.id(), game.cleaning);
    let (done, elapsed) = (game.journal().done, millis(game.elapsed));
    digest.add(&format!("{checking} {cleaning} {done} {elapsed}"));
    digest.add(&game.givens().to_string());
    for step in &game.journal().steps {
        digest.add(&words::of_step(step));
    }
    for Savepoint { name, sheet } in game.savepoints() {
        digest.add(name);
        digest.add(&words::of_sheet(sheet));
    }
    for (kind, rung, count) in HintTally::rows(&game.hints) {
        digest.add(&format!("{kind} {rung} {count}"));
    }
    digest.key()
}
