#![doc = include_str!("../README.md")]
//!
//! # The types
//!
//! | name | what it is |
//! |---|---|
//! | [`Language`] | a language of the user interface |
//! | [`EachLanguage`] | a value that is loaded once per language |
//! | [`Bundle`] | texts by key in one language, with variables |
//! | [`Wording`] | words techniques, steps, hints and refusals in one language |
//! | [`Explanation`] | the whole argument of a step, line by line |
//! | [`SharedText`] | other short texts that front ends share |
//! | [`IoProblem`], [`UnreadableFile`] | refusals of the operating system |
//! | [`Rung`] | how much of a step a hint reveals: its name, where, why, or what it does |
//! | [`Naming`] | how cells are named: in print or in speech |
//! | [`Locale`] | the keys of a text file and the variables they use, for tests |
//!
//! All words are in `locales/`: those about techniques in one file per language, those about hints
//! and refusals in `locales/common/`, and the building blocks of sentences in `locales/words/`. The
//! variables of the sentences are described at the top of `en.ftl` in both folders. To add a
//! language, add its two files and its line in the table of [`Language`].
//!
//! This crate does not depend on the crates that refuse: anything that implements
//! [`novena_core::Refusal`] is worded by its topic, its id and its arguments.

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
mod variables;
mod wording;

pub use bundle::{Bundle, Fillings};
pub use each::EachLanguage;
pub use explanation::{Explanation, ExplanationLine};
pub use io_problem::{IoProblem, UnreadableFile};
pub use language::Language;
pub use locale::Locale;
pub use naming::Naming;
pub use novena_techniques::Rung;
pub use shared_text::SharedText;
pub use wording::Wording;
