//! Tests games on a shelf through texts of requests and answers.

mod old;
mod support;
mod turns;
