//! Games on a shelf, as texts in and out.

mod support;
mod turns;
