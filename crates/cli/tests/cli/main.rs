//! The program as a person meets it: run, and judged by what it prints and how it ends.

mod agreement;
mod book;
mod canon;
mod check;
#[cfg(unix)]
mod command_lines;
mod commands;
mod draw;
mod formats;
mod games;
mod generate;
mod labs;
mod library;
mod logic;
#[cfg(unix)]
mod player;
#[cfg(unix)]
mod pty;
mod rate;
mod readme;
mod report;
mod rpc;
mod serve;
mod site;
mod streams;
mod support;
mod verify;
#[cfg(unix)]
mod visible;
