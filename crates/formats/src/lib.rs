//! Text formats for sudoku: one file per format, format detection, and a streaming reader.
//!
//! | format | what it looks like |
//! |---|---|
//! | [`Format::LINE`] | 81 characters per line, optionally followed by a comment |
//! | [`Format::PLAIN`] | nine rows of nine digits, with or without spaces |
//! | [`Format::GRID`] | nine rows drawn with lines between the boxes |
//! | [`Format::MARKS`] | a drawn grid of candidates |
//! | [`Format::TRIPLES`] | `row column digit`, one given per line |
//! | [`Format::LIBRARY`] | a position and a step in it, one per line, as in HoDoKu's test library |
//! | [`Format::CSV`] | a table with a column of puzzles and, optionally, one of solutions |
//! | [`Format::JSON`] | one object per line, one big object, or an array: our own save format |
//! | [`Format::SDK`] | nine lines with `#` headers, `[Puzzle]` and `[State]`: SadMan, SudoCue |
//! | [`Format::SDM`] | a collection: 81 digits per line |
//! | [`Format::SDX`] | nine lines of digits, `u5` for entries, or candidates: SudoCue |
//! | [`Format::SS`] | a framed grid and lines of progress: Simple Sudoku, its clipboard too |
//! | [`Format::SPF`] | nine rows with bars: SuDoku Solver |
//! | [`Format::MSK`] | nine lines of nine: `.msk` and `.sol` |
//! | [`Format::SUKAKU`] | 729 characters per line: nine candidates for every cell |
//! | [`Format::SOLO`] | `3x3:` and the cells, one per line: a game ID of Simon Tatham's Solo |
//! | [`Format::GNOME`] | `#` and a character per given, one per line: GNOME share strings |
//! | [`Format::GNOME_SAVE`] | an object with a list of cells: GNOME Sudoku's saved games |
//! | [`Format::OPENSUDOKU`] | an OpenSudoku XML document, games in folders |
//! | [`Format::FPUZZLES`] | an f-puzzles link, its payload or its JSON |
//! | [`Format::SUDOKUPAD`] | a SudokuPad link, its payload or its JSON |
//! | [`Format::SUDOKUWIKI`] | a link to SudokuWiki's solver, or the part after `?bd=` |
//! | [`Format::SUDOKUCOACH`] | a Sudoku.coach link, or its `SCv7_32_` text |
//! | [`Format::YAML`] | YAML with boards under any name; read-only |
//! | [`Format::KSUDOKU`] | a saved game of KSudoku; read-only |
//! | [`Format::HODOKU`] | the text inside a `.hsol` file of HoDoKu; read-only |
//! | [`Format::LIBRESUDOKU`] | a backup of LibreSudoku; read-only |
//! | [`Format::PUZZLINK`] | a puzz.link link; read-only |
//! | [`Format::PENPA`] | a Penpa link; read-only |
//! | [`Format::FOUND`] | anything else that can be read as puzzles in exactly one way; read-only |
//!
//! There are two ways to read. [`Reader`] is an iterator over [`Entry`]s: a [`Record`], an error
//! with its line, or a line that is neither (blank, or a comment). For use with several threads,
//! [`Source`] cuts the input into [`Chunk`]s of whole records. Cutting is cheap, and each chunk can
//! be parsed on any thread. Both ways of reading need no more memory for a gigabyte than for a
//! kilobyte, and neither stops at a bad line.
//!
//! ```
//! use novena_formats::{Content, Format, Reader};
//!
//! let text = "# two of ours\n\
//!     .....9.2.8..3..6.4...76.....4.1..5..9..5.3..1..2..6.9.....17...3.7..5..9.1.6.....\n\
//!     .....9.2.8..3..6.4...76..A..4.1..5..9..5.3..1..2..6.9.....17...3.7..5..9.1.6.....\n";
//! let reader = Reader::new(text.as_bytes(), "two.txt", None)?;
//! assert_eq!(reader.format(), Some(Format::LINE));
//! let mut transcript = Vec::new();
//! for entry in reader {
//!     let entry = entry?;
//!     transcript.push(match entry.content {
//!         Content::Record(record) => format!("{} givens", record.givens.givens().len()),
//!         Content::Neutral(text) => text,
//!         Content::Error(error) => format!("two.txt:{}: {error}", entry.line),
//!     });
//! }
//! assert_eq!(transcript, ["# two of ours", "26 givens", "two.txt:3: column 26: unexpected 'A'"]);
//! # Ok::<(), std::io::Error>(())
//! ```
//!
//! To write, use [`Writer`]. Every write returns the [`RecordParts`] that it dropped because the
//! format cannot carry them.
//!
//! To add a format, write one file that implements `Syntax` and add one line to [`Format::ALL`].

mod ambiguity;
mod cells;
mod chunk;
mod csv;
mod error;
mod format;
mod found;
mod fpuzzles;
mod gnome;
mod gnome_save;
mod grid;
mod hodoku;
mod json;
mod killer;
mod ksudoku;
mod latin;
pub mod library;
mod libresudoku;
pub mod line;
mod link;
mod lz_string;
mod marks;
mod msk;
mod opensudoku;
mod penpa;
mod plain;
mod possible;
mod puzzlink;
mod read_only;
mod reader;
mod record;
mod rows;
mod sdk;
mod sdm;
mod sdx;
mod sniff;
mod solo;
mod source;
mod spf;
mod ss;
mod struck;
mod sudokucoach;
mod sudokupad;
mod sudokuwiki;
mod sukaku;
mod triples;
mod utf16;
mod writer;
mod xml;
mod yaml;

pub use ambiguity::Ambiguity;
pub use chunk::{Chunk, Content, Entries, Entry};
pub use error::{JsonValue, LibraryItem, ParseError, TripleNumber, Variant};
pub use format::Format;
pub use found::Assumption;
pub use reader::Reader;
pub use record::{CandidateColours, CellColours, Marks, Record, RecordPart, RecordParts};
pub use source::Source;
pub use writer::Writer;

#[cfg(test)]
mod tests;

#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
