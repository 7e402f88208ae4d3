//! The store from outside, in folders of its own.

mod common;
mod export;
mod files;
mod games;
mod library;
mod move_ids;
mod opening;
