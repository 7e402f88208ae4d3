//! The program as a person meets it: run, and judged by what it prints and how it ends.

mod canon;
mod check;
mod commands;
mod generate;
mod labs;
mod logic;
mod rate;
mod readme;
mod serve;
mod streams;
mod support;
mod verify;
