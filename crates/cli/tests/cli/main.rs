//! The program as a person meets it: run, and judged by what it prints and how it ends.

mod commands;
mod formats;
mod labs;
mod logic;
mod rate;
mod readme;
mod streams;
mod support;
mod verify;
