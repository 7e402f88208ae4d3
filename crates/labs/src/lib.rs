//! The programs of five course documents, each to the letter.
//!
//! | lab | course | program |
//! |---|---|---|
//! | [`fing`] | Programación 1, FING, 2005 | solves by logic and prints every deduction |
//! | [`lund`] | Projektuppgift, Lund | a solver behind an interface |
//!
//! Each is a thin program over the engine crates: what conflicts, what is a candidate and
//! what solves is asked there. Input and output arrive as arguments, so that tests and the
//! command line drive the same code. Texts are in the lab's own language, with the
//! document's own spelling.
//!
//! An [`std::io::Error`] means that the output cannot be written or the input not be read;
//! whatever else goes wrong is said in the lab's language and told by the [`Outcome`].

mod console;
pub mod fing;
pub mod lund;
mod outcome;

pub use console::Console;
pub use outcome::Outcome;
