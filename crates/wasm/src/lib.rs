#![doc = include_str!("../README.md")]

mod edge;

pub use edge::{alloc, answer_len, answer_ptr, call, free, panic_len, panic_ptr, shelf};
