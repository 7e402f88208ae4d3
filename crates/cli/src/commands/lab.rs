//! The five course documents' programs, each on this process's streams.

use std::io::{self, IsTerminal, Write};
use std::path::Path;

use novena_generator::Random;
use novena_labs::{Console, Outcome, fing, from_disk, ucm, uel, usp};

use super::{any_seed, serve};
use crate::arguments::{Lab, Usp};
use crate::exit::Exit;
use crate::output::Output;
use crate::report;
use crate::texts::Texts;

/// Runs one of the five programs.
pub(crate) fn run(lab: &Lab, texts: &Texts) -> Exit {
    let (mut input, mut out, mut err) =
        (io::stdin().lock(), io::stdout().lock(), io::stderr().lock());
    // A terminal shows what is typed by itself; a script's answers would be missing.
    let echo = !io::stdin().is_terminal();
    let ended = match lab {
        Lab::Fing => fing::run(&mut input, &mut out, &mut err),
        Lab::Uel(names) => {
            let (from, to) = (names.input.as_path(), names.output.as_path());
            uel::run(from, to, names.all, &mut save, &mut out, &mut err)
        }
        Lab::Ucm(names) => {
            let mut console = Console::new(&mut input, &mut out);
            console.echo(echo);
            let names = ucm::Names {
                initial: names.initial.clone(),
                solution: names.solution.clone(),
            };
            ucm::run(&mut console, &names, &from_disk)
        }
        Lab::Usp(Usp {
            simulate: true,
            output,
            ..
        }) => simulate(output),
        Lab::Usp(Usp { seed, .. }) => {
            let mut console = Console::new(&mut input, &mut out);
            console.echo(echo);
            usp::run(
                &mut console,
                &mut Random::new(seed.unwrap_or_else(any_seed)),
                &from_disk,
            )
        }
        Lab::Lund => {
            // The server's threads want them too.
            drop((input, out, err));
            return serve::window(texts);
        }
    };
    // The report below wants it too.
    drop(err);
    match ended {
        Ok(Outcome::Done) => Exit::Success,
        Ok(Outcome::NoSolution) => Exit::Negative,
        Ok(Outcome::BadInput) => Exit::Bad,
        // The reader has closed the pipe: it has seen enough.
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

/// Writes blocks to a file that is whole or not there at all.
fn save(path: &Path, blocks: &mut dyn Iterator<Item = String>) -> io::Result<()> {
    let mut out = Output::open(Some(path))?;
    let mut each = blocks.map(|block| out.write_all(block.as_bytes()));
    match each.find(Result::is_err).unwrap_or(Ok(())) {
        Ok(()) => out.finish(),
        Err(error) => {
            out.abandon();
            Err(error)
        }
    }
}

/// The three games of the document, into their file.
fn simulate(path: &Path) -> io::Result<Outcome> {
    let mut transcript = Vec::new();
    let outcome = usp::simulate(&mut transcript)?;
    save(
        path,
        &mut std::iter::once(String::from_utf8_lossy(&transcript).into_owned()),
    )?;
    Ok(outcome)
}
