//! Inputs that mean one thing in one format and another in another.

use crate::Format;

/// That an input, read as one format, could as well be another, and would mean something
/// else. Where both mean the same there is no doubt.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Doubt {
    /// What it is read as: what claims less.
    pub taken: Format,
    /// What it could be.
    pub other: Format,
}
