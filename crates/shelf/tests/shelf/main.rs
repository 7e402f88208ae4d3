//! Games on a shelf, as text in and out.

mod old;
mod support;
mod turns;
