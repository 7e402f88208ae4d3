use std::ops::ControlFlow;

use crate::{Kind, Position, Step};

/// Receives each step that a technique finds, and stops it when it has enough.
pub type StepSink<'a> = &'a mut dyn FnMut(Step) -> ControlFlow<()>;

/// A way to deduce.
///
/// It sees the position and nothing else; in particular not the solution.
pub trait Technique: Sync {
    /// The kind of the steps it finds, the key into the table of order, level and scores.
    fn kind(&self) -> Kind;

    /// Sends every step there is to `found`, in a fixed order, until that breaks off.
    ///
    /// A step changes something. Two steps may come to the same deductions for different
    /// reasons.
    fn find(&self, position: &Position, found: StepSink<'_>) -> ControlFlow<()>;

    /// The same, but chains of more than three strong links may be left out: a path asks so where
    /// it knows one of four.
    fn find_short(&self, position: &Position, found: StepSink<'_>) -> ControlFlow<()> {
        self.find(position, found)
    }
}
