//! Games on a shelf, as text in and out.

mod support;
mod turns;
