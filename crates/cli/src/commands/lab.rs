//! The programs from the five course documents. Each uses the standard streams of this process.

use std::fs::{self, OpenOptions};
use std::io::{self, BufRead, Write};
use std::path::Path;

use novena_generator::Random;
use novena_labs::lund::{BacktrackingSolver, SudokuSolver};
use novena_labs::{Console, Outcome, fing, from_disk, from_stream, ucm, uel, usp};

use super::{any_seed, serve};
use crate::arguments::{Lab, Ucm, Uel, Usp};
use crate::exit::Exit;
use crate::output::{self, Output};
use crate::report;
use crate::screen::Screen;
use crate::texts::Texts;

/// Runs one of the five programs.
pub(crate) fn run(lab: &Lab, texts: &Texts) -> Exit {
    let (mut out, mut err) = (Screen::standard(), Screen::error());
    let ended = match lab {
        Lab::Usp(usp) if usp.simulate => simulate(&usp.output),
        Lab::Usp(usp) => play_usp(usp, &mut io::stdin().lock(), &mut out),
        Lab::Uel(uel) => solve_file(uel, &mut out, &mut err),
        Lab::Fing(echo) => fing::run(&mut io::stdin().lock(), &mut out, &mut err, echo.echo),
        Lab::Ucm(ucm) => play_ucm(ucm, &mut io::stdin().lock(), &mut out),
        Lab::Lund => return serve::lund(new_solver, texts),
    };
    // Output without a final newline is still in the buffer. It is flushed so that an error is
    // reported and not lost.
    let ended = ended.and_then(|outcome| out.flush().map(|()| outcome));
    match ended {
        Ok(Outcome::Done) => Exit::Success,
        Ok(Outcome::NoSolution) => Exit::Negative,
        Ok(Outcome::Interrupted) => Exit::Interrupted,
        Ok(_) => Exit::Bad,
        // The reader has closed the pipe.
        Err(error) if error.kind() == io::ErrorKind::BrokenPipe => Exit::Success,
        Err(error) => {
            let target = match lab {
                Lab::Usp(usp) if usp.simulate => Some(usp.output.as_path()),
                _ => None,
            };
            report::cannot_write(texts, target, &error)
        }
    }
}

/// Creates the solver for a `lund` window. No other code names the class of the solver.
fn new_solver() -> Box<dyn SudokuSolver> {
    Box::new(BacktrackingSolver::new())
}

fn play_usp(usp: &Usp, input: &mut dyn BufRead, out: &mut dyn Write) -> io::Result<Outcome> {
    let mut console = Console::new(input, out);
    console.echo(usp.echo.echo);
    let mut random = Random::new(usp.seed.unwrap_or_else(any_seed));
    let files = usp::FileAccess {
        read: &from_disk,
        write: &|path, bytes| fs::write(path, bytes),
    };
    usp::run(&mut console, &mut random, &files)
}

/// Writes the three games of the document to their file.
fn simulate(path: &Path) -> io::Result<Outcome> {
    let mut transcript = Vec::new();
    let outcome = usp::simulate(&mut transcript)?;
    save(path, &mut |file| file.write_all(&transcript))?;
    Ok(outcome)
}

fn play_ucm(ucm: &Ucm, input: &mut dyn BufRead, out: &mut dyn Write) -> io::Result<Outcome> {
    let mut console = Console::new(input, out);
    console.echo(ucm.echo.echo);
    let files = ucm::GameFiles {
        initial: ucm.initial.clone(),
        solution: ucm.solution.clone(),
    };
    ucm::run(&mut console, &files, &from_disk)
}

fn solve_file(uel: &Uel, out: &mut dyn Write, err: &mut dyn Write) -> io::Result<Outcome> {
    let limit = uel
        .limit
        .map(|limit| usize::try_from(limit).unwrap_or(usize::MAX));
    let all = uel.all.then(|| limit.unwrap_or(uel::LIMIT));
    if all.is_some() {
        // The program saves its output itself.
        output::keep_when_interrupted();
    }
    let mut task = uel::Task {
        input: &uel.input,
        output: &uel.output,
        all,
        read: &|path| {
            if path == Path::new("-") {
                from_stream(io::stdin().lock())
            } else {
                from_disk(path)
            }
        },
        save: &mut save,
        is_interrupted: &output::is_interrupted,
    };
    uel::run(&mut task, out, err)
}

/// Writes a file. An existing file is replaced only when everything has been written.
///
/// If the file is writable but its folder is not, the file is overwritten in place, as in the
/// programs of the documents.
fn save(path: &Path, fill: uel::Fill<'_>) -> io::Result<()> {
    let mut out = match Output::open(Some(path)) {
        Ok(out) => out,
        Err(error) if error.kind() == io::ErrorKind::PermissionDenied => {
            let existing = OpenOptions::new().write(true).open(path);
            let Ok(mut existing) = existing else {
                return Err(error);
            };
            // All of the content is produced before writing begins, so that a failure does not
            // destroy the file.
            let mut bytes = Vec::new();
            fill(&mut bytes)?;
            existing.set_len(0)?;
            return existing.write_all(&bytes);
        }
        Err(error) => return Err(error),
    };
    match fill(&mut out) {
        Ok(()) => out.finish(),
        Err(error) => {
            out.abandon();
            Err(error)
        }
    }
}
