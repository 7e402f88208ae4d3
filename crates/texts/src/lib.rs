#![doc = include_str!("../README.md")]
//!
//! # The types
//!
//! | name | what it is |
//! |---|---|
//! | [`Language`] | a user interface language |
//! | [`EachLanguage`] | a value that is loaded once per language |
//! | [`Bundle`] | messages in one language, by key, with variables |
//! | [`Wording`] | puts techniques, steps, hints and refusals into words in one language |
//! | [`Explanation`] | the complete argument for a step, line by line |
//! | [`SharedText`] | other short messages that front ends share |
//! | [`IoProblem`], [`UnreadableFile`] | refusals by the operating system |
//! | [`Rung`] | how much a hint reveals of a step: its name, its location, its reason or its effect |
//! | [`Naming`] | how cells are named: in print or in speech |
//! | [`Locale`] | the keys in a message file and the variables they use, for tests |
//!
//! All words are in `locales/`: those about techniques in one file per language, those about hints
//! and refusals in `locales/common/`, and the building blocks of sentences in `locales/words/`. The
//! variables used in sentences are described at the top of `en.ftl` in `locales/` and
//! `locales/common/`. To add a language, add its three files and its row in the table for
//! [`Language`].
//!
//! This crate does not depend on the crates that issue refusals: anything that implements
//! [`novena_core::Refusal`] is worded according to its topic, its ID and its arguments.

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
