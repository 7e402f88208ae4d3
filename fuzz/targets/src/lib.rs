//! Properties that must hold for any bytes, with one function for every fuzz target.
//!
//! The targets of `cargo fuzz` call [`Target::check`] with a nightly compiler and a coverage-guided
//! fuzzer. This crate's tests call it with any compiler, on every file in the corpora in
//! `fuzz/corpus` and on changed copies. Inputs that once failed are added there.

mod backends;
mod edit;
mod import;
mod links;
mod paths;
mod photo;
mod protocol;
mod readers;
mod shelf;

use novena_formats::Format;

pub use edit::edit;

/// A fuzz target.
pub struct Target {
    /// The target's name, which is also the name of its corpus.
    pub name: &'static str,
    /// The kind of input that it takes.
    pub input: Input,
    check: fn(&[u8]),
}

/// The kind of input that a target takes, which determines how inputs are changed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Input {
    /// Any bytes.
    Bytes,
    /// JSON, for which most byte changes only cause syntax errors: [`edit()`] changes a value or a
    /// key and keeps the rest valid.
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
    bytes("found", |data| {
        readers::read(data, Some(Format::FOUND));
    }),
    bytes("fpuzzles", |data| {
        readers::read(data, Some(Format::FPUZZLES));
    }),
    bytes("gnome", |data| readers::read(data, Some(Format::GNOME))),
    bytes("gnome_save", |data| {
        readers::read(data, Some(Format::GNOME_SAVE));
    }),
    bytes("grid", |data| readers::read(data, Some(Format::GRID))),
    bytes("hodoku", |data| {
        readers::read(data, Some(Format::HODOKU));
    }),
    json("import", import::is_merged),
    bytes("json", |data| readers::read(data, Some(Format::JSON))),
    bytes("ksudoku", |data| {
        readers::read(data, Some(Format::KSUDOKU));
    }),
    bytes("library", |data| readers::read(data, Some(Format::LIBRARY))),
    bytes("libresudoku", |data| {
        readers::read(data, Some(Format::LIBRESUDOKU));
    }),
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
    bytes("penpa", links::penpa_is_unpacked),
    bytes("photo", photo::is_read),
    bytes("plain", |data| readers::read(data, Some(Format::PLAIN))),
    bytes("puzzlink", |data| {
        readers::read(data, Some(Format::PUZZLINK));
    }),
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
    bytes("yaml", |data| {
        readers::read(data, Some(Format::YAML));
    }),
];

impl Target {
    /// Panics if the input reveals a fault.
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
