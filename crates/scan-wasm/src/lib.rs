#![doc = include_str!("../README.md")]

mod answer;
mod edge;
mod picture;

pub use edge::{add, answer_len, answer_ptr, begin, panic_len, panic_ptr, scan, strip};
