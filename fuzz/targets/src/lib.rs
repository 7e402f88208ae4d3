//! What must hold whatever bytes come: one function for every fuzz target.
//!
//! The targets of `cargo fuzz` call [`Target::check`] with a nightly compiler and a fuzzer that follows
//! coverage. The tests of this crate call it with any compiler, for every file of the corpora in
//! `fuzz/corpus` and for changed ones. Inputs that once failed are added there.

mod backends;
mod edit;
mod import;
mod links;
mod paths;
mod protocol;
mod readers;
mod shelf;

use novena_formats::Format;

pub use edit::edit;

/// A fuzz target.
pub struct Target {
    /// Its name, which is that of its corpus too.
    pub name: &'static str,
    /// What its inputs are.
    pub input: Input,
    check: fn(&[u8]),
}

/// What the inputs of a target are, and so how one is changed into another.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Input {
    /// Anything.
    Bytes,
    /// JSON, where most changes of bytes get no further than its grammar: [`edit()`] changes a
    /// value or a key and leaves the rest valid.
    Json,
}

const fn bytes(name: &'static str, check: fn(&[u8])) -> Target {
    let input = Input::Bytes;
    Target { name, input, check }
}

const fn json(name: &'static str, check: fn(&[u8])) -> Target {
    let input = Input::Json;
    Target { name, input, check }
}

/// Every target.
pub const TARGETS: &[Target] = &[
    bytes("any", |data| readers::read(data, None)),
    bytes("backends", backends::agree),
    json("call", protocol::is_answered),
    bytes("csv", |data| readers::read(data, Some(Format::CSV))),
    bytes("fpuzzles", |data| {
        readers::read(data, Some(Format::FPUZZLES));
    }),
    bytes("gnome", |data| readers::read(data, Some(Format::GNOME))),
    bytes("gnome_save", |data| {
        readers::read(data, Some(Format::GNOME_SAVE));
    }),
    bytes("grid", |data| readers::read(data, Some(Format::GRID))),
    json("import", import::is_merged),
    bytes("json", |data| readers::read(data, Some(Format::JSON))),
    bytes("library", |data| readers::read(data, Some(Format::LIBRARY))),
    bytes("line", |data| {
        readers::lines_are_read_alike(data);
        readers::read(data, Some(Format::LINE));
    }),
    json("links", links::are_unpacked),
    bytes("marks", |data| readers::read(data, Some(Format::MARKS))),
    bytes("msk", |data| readers::read(data, Some(Format::MSK))),
    bytes("opensudoku", |data| {
        readers::read(data, Some(Format::OPENSUDOKU));
    }),
    json("paths", paths::are_judged),
    bytes("plain", |data| readers::read(data, Some(Format::PLAIN))),
    bytes("sdk", |data| readers::read(data, Some(Format::SDK))),
    bytes("sdm", |data| readers::read(data, Some(Format::SDM))),
    bytes("sdx", |data| readers::read(data, Some(Format::SDX))),
    json("shelf", shelf::is_answered),
    bytes("solo", |data| readers::read(data, Some(Format::SOLO))),
    bytes("spf", |data| readers::read(data, Some(Format::SPF))),
    bytes("ss", |data| readers::read(data, Some(Format::SS))),
    bytes("sudokucoach", |data| {
        readers::read(data, Some(Format::SUDOKUCOACH));
    }),
    bytes("sudokupad", |data| {
        readers::read(data, Some(Format::SUDOKUPAD));
    }),
    bytes("sudokuwiki", |data| {
        readers::read(data, Some(Format::SUDOKUWIKI));
    }),
    bytes("sukaku", |data| readers::read(data, Some(Format::SUKAKU))),
    bytes("triples", |data| readers::read(data, Some(Format::TRIPLES))),
];

impl Target {
    /// Panics if the input shows a fault.
    pub fn check(&self, data: &[u8]) {
        (self.check)(data);
    }
}

/// The target of this name.
///
/// ```
/// novena_fuzz_targets::target("any").check(b"no puzzle");
/// ```
#[must_use]
pub fn target(name: &str) -> &'static Target {
    let found = TARGETS.iter().find(|target| target.name == name);
    found.unwrap_or_else(|| panic!("no target {name}"))
}
