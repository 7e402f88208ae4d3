//! Turns the fields of an error into the arguments of its sentence.

use std::fmt;

use novena_core::{Cell, Digit, Visible};

use super::ParseError;

/// The arguments of a sentence, by name.
type Args = Vec<(&'static str, String)>;

/// A field of an error, as an argument of its sentence.
pub(super) trait Detail {
    /// Adds the arguments for this field. Most fields add one argument, which has the name of the
    /// field.
    fn fill(&self, name: &'static str, args: &mut Args);
}

macro_rules! as_displayed {
    ($($type:ty),*) => {
        $(
            impl Detail for $type {
                fn fill(&self, name: &'static str, args: &mut Args) {
                    args.push((name, self.to_string()));
                }
            }
        )*
    };
}

as_displayed!(usize, &str, Visible<'_>, Cell, Digit, Bytes);

impl<T: fmt::Debug> Detail for Quoted<'_, T> {
    fn fill(&self, name: &'static str, args: &mut Args) {
        args.push((name, self.to_string()));
    }
}

/// An error inside a field or a cell adds no arguments, because it has its own sentence.
impl Detail for Box<ParseError> {
    fn fill(&self, _name: &'static str, _args: &mut Args) {}
}

/// A character or string in quotes, with escapes for invisible characters.
pub(super) struct Quoted<'a, T>(pub(super) &'a T);

impl<T: fmt::Debug> fmt::Display for Quoted<'_, T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:?}", self.0)
    }
}

/// A number of bytes, shown as `1 MiB` or, if that would not be exact, in bytes.
pub(super) struct Bytes(pub(super) usize);

impl fmt::Display for Bytes {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        const MIB: usize = 1 << 20;
        if self.0.is_multiple_of(MIB) {
            write!(f, "{} MiB", self.0 / MIB)
        } else {
            write!(f, "{} bytes", self.0)
        }
    }
}
