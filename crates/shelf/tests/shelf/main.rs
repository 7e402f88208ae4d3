//! Tests games on a shelf by sending JSON requests and checking the answers.

mod old;
mod support;
mod turns;
