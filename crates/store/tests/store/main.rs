//! The store from outside, in folders of its own.

mod common;
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
