#![doc = include_str!("../README.md")]
//!
//! # The types
//!
//! | name | what it is |
//! |---|---|
//! | [`Language`] | a language that people's messages come in |
//! | [`EachLanguage`] | something that is read once for each language |
//! | [`Bundle`] | texts by key in one language, with places to fill |
//! | [`Teller`] | words techniques, steps, hints and refusals in one language |
//! | [`Explanation`] | the whole argument of a step, line by line |
//! | [`SharedText`] | other short texts that front ends share |
//! | [`IoProblem`], [`UnreadableFile`] | refusals of the operating system |
//! | [`Rung`] | how much of a step a hint reveals: its name, where, why, or what it does |
//! | [`Naming`] | how cells are named: to the eye or to the ear |
//! | [`Locale`] | the keys of a text file and the variables they use, for tests |
//!
//! All words are in `locales/`: those about techniques in a file for each language, those about
//! hints and refusals in `locales/common/`, and those that sentences are made of in
//! `locales/words/`. What the sentences can be filled with is described
//! at the head of `en.ftl` in both folders. To add a language, add its two files and its line in
//! the table of [`Language`].
//!
//! This crate does not know who refuses: anything that implements [`novena_core::Refusal`] is
//! worded by its topic, its id and its arguments.

mod bundle;
mod each;
mod explanation;
mod groups;
mod implications;
mod io_problem;
mod language;
mod locale;
mod naming;
mod phrases;
mod refusal;
mod shared_text;
mod teller;
mod variables;

pub use bundle::{Bundle, Fillings};
pub use each::EachLanguage;
pub use explanation::{Explanation, ExplanationLine};
pub use io_problem::{IoProblem, UnreadableFile};
pub use language::Language;
pub use locale::Locale;
pub use naming::Naming;
pub use novena_techniques::Rung;
pub use shared_text::SharedText;
pub use teller::Teller;
