//! Tests games on a shelf through texts of requests and answers.

mod support;
mod turns;
