//! The limits of a call on its input, work and output. The protocol has no other bounds.
//!
//! Work is counted rather than timed, so that the same request gets the same answer on every
//! machine; see [`crate::call::work`] for the units.

use super::error::Failure;

/// The maximum of a quantity.
///
/// ```
/// let limits = novena_wire::LIMITS;
/// assert!(limits.iter().any(|limit| limit.id == "request-bytes" && limit.most == 1 << 20));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Limit {
    /// The name of the limit, as in errors and `docs/protocol.md`.
    pub id: &'static str,
    /// The maximum.
    pub most: u64,
}

impl Limit {
    /// Fails with an error that names the limit, if the limit is exceeded.
    pub(crate) fn check(self, found: usize) -> Result<(), Failure> {
        let found = found as u64;
        if found <= self.most {
            return Ok(());
        }
        Err(Failure::too_much(self, Some(found)))
    }

    pub(crate) const fn most(self) -> usize {
        self.most as usize
    }
}

macro_rules! limits {
    ($($(#[$doc:meta])* $name:ident $id:literal $most:expr;)*) => {
        $($(#[$doc])* pub(crate) const $name: Limit = Limit { id: $id, most: $most };)*

        /// Every limit of the protocol.
        pub const LIMITS: &[Limit] = &[$($name),*];
    };
}

limits! {
    /// Bytes in a request.
    REQUEST_BYTES "request-bytes" novena_play::GAME_BYTES as u64;
    /// Bytes in an answer; a longer answer is replaced by an error.
    ANSWER_BYTES "answer-bytes" 4 << 20;
    /// Bytes in all drawings of an answer; once they are used up, further steps have no drawing.
    FIGURE_BYTES "figure-bytes" 1 << 20;
    /// Characters in a name, a title or an ID.
    NAME_CHARACTERS "name-characters" novena_play::NAME_CHARACTERS as u64;
    /// Steps in a game, including undone ones.
    GAME_STEPS "game-steps" novena_play::GAME_STEPS as u64;
    /// Savepoints in a game.
    SAVEPOINTS "savepoints" novena_play::SAVEPOINTS as u64;
    /// Records that `open` lists.
    RECORDS "records" 100;
    /// Records that `convert` writes.
    CONVERTED "converted" 10_000;
    /// Lines of a text whose errors are listed.
    PROBLEMS "problems" 20;
    /// Solutions that `solve` lists.
    SOLUTIONS "solutions" 1_000;
    /// Puzzles with one different given that `bench` lists.
    NEIGHBOURS "neighbours" 200;
    /// The highest number to which `count` counts.
    COUNT "count" 2_000_000;
    /// Steps that `steps` lists.
    STEPS "steps" 500;
    /// Links of a step that `draw` draws.
    LINKS "links" 1_000;
    /// How many times another hint can be requested in one position.
    TURN "turn" 1_000;
    /// Deductions found in an exercise.
    FOUND "found" 729;
    /// Puzzles that `generate` returns.
    PUZZLES "puzzles" 100;
    /// Units of work when searching with techniques: `steps` and `path`.
    LOGIC_WORK "logic-work" 15_000;
    /// Units of work when searching for puzzles: `new` and `generate`.
    MAKING_WORK "making-work" 1_000_000;
    /// Webs that Sudoku Explainer's scale may build.
    RATING_WORK "rating-work" 200_000;
}
