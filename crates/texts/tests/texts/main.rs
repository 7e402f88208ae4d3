//! Checks that nothing is missing and everything reads well, in all languages.

mod golden;
mod kinds;
mod library;
mod locales;
mod paths;
mod reading;
mod rungs;
