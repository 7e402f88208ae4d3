//! `novena verify`: checks paths in JSON, or the cases in a library of test positions.

mod cases;
mod judgement;
mod objects;

use std::io::{self, BufRead, BufReader, Write};
use std::path::Path as FilePath;

use novena_core::Visible;
use novena_formats::ParseError;
use novena_wire::ReadError;
use novena_wire::path::Path;

use self::objects::{ObjectFault, Objects, Piece, Place};
use crate::arguments::Verify;
use crate::exit::Exit;
use crate::input::open_file;
use crate::interrupt;
use crate::output;
use crate::progress::Progress;
use crate::records::{problem_at, puzzles_done};
use crate::texts::Texts;
use crate::{faults, report};

/// The maximum length of a path.
const LONGEST: usize = 16 << 20;

pub(crate) fn run(arguments: &Verify, texts: &Texts) -> Exit {
    let standard = ["-".into()];
    let files = match arguments.files.as_slice() {
        [] => &standard,
        files => files,
    };
    let mut progress = Progress::new(None, texts);
    let exit = output::write(arguments.output.output.as_deref(), texts, |out| {
        if let Some(file) = &arguments.reglib {
            return cases::run(file, out, &progress, texts);
        }
        interrupt::end_soon_when_interrupted();
        let mut worst = Exit::Success;
        for file in files {
            worst = worst.max(paths(file, out, &mut progress, texts)?);
        }
        Ok(worst)
    });
    progress.finish();
    exit
}

/// Opens a file, or reports why it cannot be opened.
fn open(file: &FilePath, texts: &Texts) -> Option<Box<dyn BufRead>> {
    if file == FilePath::new("-") {
        return Some(Box::new(BufReader::new(io::stdin())));
    }
    match open_file(file) {
        Ok(opened) => Some(Box::new(BufReader::new(opened))),
        Err(error) => {
            unreadable(file, &error, texts);
            None
        }
    }
}

fn name_of(file: &FilePath, texts: &Texts) -> String {
    if file == FilePath::new("-") {
        texts.get("input-standard")
    } else {
        file.display().to_string()
    }
}

fn unreadable(file: &FilePath, error: &io::Error, texts: &Texts) {
    let name = name_of(file, texts);
    report::problem(texts, &report::unreadable(texts, &name, error));
}

fn nothing_in(file: &FilePath, texts: &Texts) {
    let name = name_of(file, texts);
    report::problem(texts, &problem_at(&name, 1, &ParseError::Empty, texts));
}

/// Checks every path in a file and prints one answer per line.
fn paths(
    file: &FilePath,
    out: &mut impl Write,
    progress: &mut Progress,
    texts: &Texts,
) -> io::Result<Exit> {
    let Some(input) = open(file, texts) else {
        return Ok(Exit::Bad);
    };
    let mut worst = None;
    for piece in Objects::new(input, LONGEST) {
        interrupt::check(|| puzzles_done(progress, texts))?;
        let piece = match piece {
            Ok(piece) => piece,
            Err(error) => {
                progress.suspend(|| unreadable(file, &error, texts));
                return Ok(Exit::Bad);
            }
        };
        let exit = match path_of(piece) {
            Ok(path) => {
                let (exit, answer) = judgement::judge(&path);
                progress.suspend(|| writeln!(out, "{answer}"))?;
                exit
            }
            Err(trouble) => {
                let (line, problem) = trouble.described(texts);
                let name = name_of(file, texts);
                progress.suspend(|| {
                    writeln!(out, "error: {}", trouble.in_english())?;
                    // Flushing keeps answers and error messages in order if they share a screen.
                    out.flush()?;
                    report::problem(texts, &report::at(&name, line as u64, &problem));
                    io::Result::Ok(())
                })?;
                Exit::Bad
            }
        };
        progress.advance(0, 1, texts);
        worst = worst.max(Some(exit));
    }
    Ok(worst.unwrap_or_else(|| {
        nothing_in(file, texts);
        Exit::Bad
    }))
}

/// The reason why there is no path.
enum PathProblem {
    Object(Place, ObjectFault),
    /// The line on which the text begins, and the error. The error contains its own line number in
    /// the file.
    Unread(usize, ReadError),
}

fn path_of(piece: Piece) -> Result<Path, PathProblem> {
    let at = piece.at;
    let text = piece.text.map_err(|fault| PathProblem::Object(at, fault))?;
    // The text is trimmed, so that an error in truncated text is reported at the last word and not
    // on the next line.
    Path::from_json(text.trim_end())
        .map_err(|error| PathProblem::Unread(at.line, error.after(at.line - 1, at.before)))
}

impl PathProblem {
    /// Returns the problem in machine-readable form, with its line in the file.
    fn in_english(&self) -> String {
        match self {
            Self::Unread(_, error) => Visible::new(&error.to_string()).to_string(),
            Self::Object(Place { line, before }, fault) => {
                let column = before + 1;
                match fault {
                    ObjectFault::NotUtf8 => format!("line {line}, column {column}: not UTF-8 text"),
                    ObjectFault::TooLong => format!("line {line}: path is longer than {}", limit()),
                    ObjectFault::Unclosed => {
                        format!("line {line}, column {column}: list is not closed")
                    }
                }
            }
        }
    }

    /// Returns the line in the file, and the error in the reader's language.
    fn described(&self, texts: &Texts) -> (usize, String) {
        match self {
            Self::Unread(first, error) => {
                (error.line().unwrap_or(*first), faults::read(error, texts))
            }
            Self::Object(Place { line, before }, fault) => {
                let column = before + 1;
                let fillings = [
                    ("column", column.to_string().into()),
                    ("limit", limit().into()),
                ];
                let sentence = match fault {
                    ObjectFault::NotUtf8 => report::refusal(texts, &ParseError::NotUtf8 { column }),
                    ObjectFault::TooLong => texts.fill("read-too-long", &fillings),
                    ObjectFault::Unclosed => texts.fill("read-unclosed", &fillings),
                };
                (*line, sentence)
            }
        }
    }
}

fn limit() -> String {
    format!("{} MiB", LONGEST >> 20)
}
