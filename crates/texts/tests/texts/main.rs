//! Checks that all messages are present and that every sentence is well formed, in all languages.

mod golden;
mod kinds;
mod library;
mod locales;
mod paths;
mod reading;
mod rungs;
