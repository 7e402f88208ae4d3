//! `novena`: sudoku on the command line.
//!
//! A command parses its arguments, calls the libraries and prints the answers.

#![warn(clippy::disallowed_methods)]

mod answer;
mod arguments;
mod commands;
mod config;
mod engine;
mod exit;
mod faults;
mod games_folder;
mod gate;
mod help;
mod html;
mod input;
mod interrupt;
mod json;
mod language;
mod output;
mod pipeline;
mod progress;
mod prose;
mod records;
mod report;
mod screen;
mod situation;
mod suggest;
mod texts;

use std::process::ExitCode;

use mimalloc::MiMalloc;

use config::Config;

// Every chunk allocates and frees buffers of one megabyte. Without this allocator, the pages of
// these buffers would be faulted in again for each chunk, which would take up a third of the time
// of `novena solve`.
#[global_allocator]
static ALLOCATOR: MiMalloc = MiMalloc;

fn main() -> ExitCode {
    let given: Vec<_> = std::env::args_os().collect();
    let config = Config::load(|name| std::env::var_os(name));
    let texts = texts::of(language::choose(&given, &config));
    interrupt::listen(texts.language());
    let exit = match help::parse(&given, &texts) {
        Ok(arguments) => commands::run(arguments, &config, &texts),
        Err(exit) => exit,
    };
    exit.into()
}
