use std::ops::ControlFlow;

use crate::{Kind, Position, Step};

/// Receives each step that a technique finds, and can stop the search.
pub type StepSink<'a> = &'a mut dyn FnMut(Step) -> ControlFlow<()>;

/// A solving technique.
///
/// A technique sees only the position, never the solution.
pub trait Technique: Sync {
    /// The kind of the steps that the technique finds. The kind is the key into the table of
    /// techniques, which contains their order, levels and scores.
    fn kind(&self) -> Kind;

    /// Passes every step to `found`, in a fixed order, until `found` stops the search.
    ///
    /// A step always changes something. Two steps may have the same deductions for different
    /// reasons.
    fn find(&self, position: &Position, found: StepSink<'_>) -> ControlFlow<()>;

    /// Does the same as [`Self::find`], but may omit chains of more than three strong links. A path
    /// uses this method once it has found a step that takes no more effort than longer chains
    /// would.
    fn find_short(&self, position: &Position, found: StepSink<'_>) -> ControlFlow<()> {
        self.find(position, found)
    }
}
