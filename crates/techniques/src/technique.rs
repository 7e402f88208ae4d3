use std::ops::ControlFlow;

use crate::{Kind, Position, Step};

/// Who is told of each step found, and may say that it is enough.
pub type Found<'a> = &'a mut dyn FnMut(Step) -> ControlFlow<()>;

/// A way to deduce.
///
/// It sees the position and nothing else; in particular not the solution.
pub trait Technique: Sync {
    /// What the steps it finds are called. Order, level and scores hang on it, in a table.
    fn kind(&self) -> Kind;

    /// Tells `found` of every step there is, in a fixed order, until it breaks off.
    ///
    /// A step that would change nothing is no step. Two steps may come to the same
    /// deductions by different reasons.
    fn find(&self, position: &Position, found: Found<'_>) -> ControlFlow<()>;
}
