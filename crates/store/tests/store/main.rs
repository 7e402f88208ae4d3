//! Tests the store from outside, in separate folders.

mod common;
mod course;
mod damage;
mod export;
mod files;
mod games;
mod health;
mod import;
mod library;
mod log_damage;
mod move_ids;
mod opening;
mod sync;
