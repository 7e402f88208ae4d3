//! `novena`: sudoku on the command line.
//!
//! A command parses its arguments, hands the work to the libraries and prints the answers.

#![warn(clippy::disallowed_methods)]

mod answer;
mod arguments;
mod commands;
mod exit;
mod faults;
mod games_folder;
mod help;
mod html;
mod input;
mod json;
mod language;
mod output;
mod pipeline;
mod progress;
mod records;
mod report;
mod screen;
mod situation;
mod texts;

use std::process::ExitCode;

use mimalloc::MiMalloc;

// Buffers of a megabyte come and go with every chunk. Faulting them in anew took a third of
// the time of `novena solve`.
#[global_allocator]
static ALLOCATOR: MiMalloc = MiMalloc;

fn main() -> ExitCode {
    let given: Vec<_> = std::env::args_os().collect();
    let texts = texts::of(language::choose(&given));
    output::clean_up_when_interrupted();
    let exit = match help::parse(&given, &texts) {
        Ok(arguments) => commands::run(arguments, &texts),
        Err(exit) => exit,
    };
    exit.into()
}
