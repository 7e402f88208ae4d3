//! The programs specified in five course documents. Each follows its document to the letter.
//!
//! | lab | course | program |
//! |---|---|---|
//! | [`usp`] | EP3, IME-USP, 2006 | an interactive game, and a generator of boards |
//! | [`uel`] | IEEE branch, UEL, 2023 | reads a puzzle file and writes a solution file |
//! | [`fing`] | Programación 1, FING, 2005 | solves by logic and prints every deduction |
//! | [`ucm`] | Práctica 3, UCM, 2012 | a game with a menu |
//! | [`lund`] | Projektuppgift, Lund | a solver behind an interface |
//!
//! Each lab is a small program to be read alongside its document. Its functions and types have the
//! same names as in the document, and the document's algorithm does the work. The engine crates
//! help where the document has no particular requirement. Tests check that the document's algorithm
//! and the engine agree. `docs/labs.md` lists every requirement, the code that meets it, and every
//! difference between a lab and its document.
//!
//! Input and output are passed as arguments, so that tests and the command line run the same code.
//! All messages are in the lab's own language, with the document's own spelling.
//!
//! An [`std::io::Error`] means that the output cannot be written or the input cannot be read. Any
//! other error is reported in the lab's language and reflected in the [`Outcome`].

mod console;
mod drawing;
mod entries;
mod files;
pub mod fing;
pub mod lund;
mod numbers;
mod outcome;
pub mod ucm;
pub mod uel;
pub mod usp;

pub use console::Console;
pub use files::{ReadFile, WriteFile, from_disk, from_stream};
pub use outcome::Outcome;

#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
