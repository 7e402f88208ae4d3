//! That nothing is missing and everything reads well, in all languages.

mod library;
mod locales;
mod paths;
mod reading;
