//! Runs the program as a person would, and checks its output and exit status.

mod agreement;
mod book;
mod canon;
mod check;
#[cfg(unix)]
mod command_lines;
mod commands;
mod config;
mod documented_commands;
mod documents;
mod draw;
mod engine;
#[cfg(unix)]
mod examples;
mod format_examples;
mod formats;
#[cfg(target_os = "linux")]
mod full;
mod games;
mod generate;
mod hunt;
mod labs;
mod learn;
mod library;
mod logic;
#[cfg(unix)]
mod player;
mod programs;
#[cfg(unix)]
mod pty;
mod rate;
mod readme;
mod report;
mod rpc;
mod scan;
mod serve;
#[cfg(unix)]
mod sessions;
mod site;
mod streams;
mod suggestions;
mod support;
mod techniques;
mod verify;
#[cfg(unix)]
mod visible;
#[cfg(unix)]
mod waiting;
