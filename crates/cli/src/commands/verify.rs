//! Checks what others claim: paths in JSON, or a library of test positions.

use std::fs::File;
use std::io::{self, BufRead, BufReader, Write};
use std::path::Path as FilePath;

use novena_proof::check_path;
use novena_proof::library::Report;
use novena_wire::path::{Outcome, Path};

use crate::arguments::Verify;
use crate::exit::Exit;
use crate::output::Output;
use crate::report;
use crate::texts::Texts;

/// More of one path than this is not kept.
const LONGEST: usize = 16 << 20;

pub(crate) fn run(arguments: &Verify, texts: &Texts) -> Exit {
    let target = arguments.output.output.as_deref();
    let mut out = match Output::open(target) {
        Ok(out) => out,
        Err(error) => return report::cannot_write(texts, target, &error),
    };
    let written = match &arguments.reglib {
        Some(file) => cases(file, &mut out, texts),
        None if arguments.files.is_empty() => paths(FilePath::new("-"), &mut out, texts),
        None => arguments
            .files
            .iter()
            .try_fold(Exit::Success, |worst, file| {
                Ok(worst.max(paths(file, &mut out, texts)?))
            }),
    };
    let finished = match written {
        Ok(exit) => out.finish().map(|()| exit),
        Err(error) => {
            out.abandon();
            Err(error)
        }
    };
    match finished {
        Err(error) if error.kind() != io::ErrorKind::BrokenPipe => {
            report::cannot_write(texts, target, &error)
        }
        // Whoever read the answers has seen enough.
        Err(_) => Exit::Success,
        Ok(exit) => exit,
    }
}

/// Opens a file, or says why not.
fn open(file: &FilePath, texts: &Texts) -> Option<Box<dyn BufRead>> {
    if file == FilePath::new("-") {
        return Some(Box::new(BufReader::new(io::stdin())));
    }
    let opened = File::open(file).and_then(|opened| {
        if opened.metadata()?.is_dir() {
            return Err(io::ErrorKind::IsADirectory.into());
        }
        Ok(opened)
    });
    match opened {
        Ok(opened) => Some(Box::new(BufReader::new(opened))),
        Err(error) => {
            unreadable(file, &error, texts);
            None
        }
    }
}

fn unreadable(file: &FilePath, error: &io::Error, texts: &Texts) {
    let fillings = [
        ("file", file.display().to_string().into()),
        ("reason", report::reason(texts, error).into()),
    ];
    report::problem(texts, &texts.fill("input-failed", &fillings));
}

/// Checks every path of a file, one answer a line.
fn paths(file: &FilePath, out: &mut impl Write, texts: &Texts) -> io::Result<Exit> {
    let Some(input) = open(file, texts) else {
        return Ok(Exit::Bad);
    };
    let mut worst = Exit::Success;
    for (line, object) in Objects::new(input) {
        let (exit, answer) = match object {
            Ok(text) => judge(&text),
            Err(error) => {
                unreadable(file, &error, texts);
                return Ok(Exit::Bad);
            }
        };
        worst = worst.max(exit);
        writeln!(out, "{answer}")?;
        if exit == Exit::Bad {
            let name = if file == FilePath::new("-") {
                texts.get("input-standard")
            } else {
                file.display().to_string()
            };
            let problem = answer.strip_prefix("error: ").unwrap_or(&answer).to_owned();
            let fillings = [
                ("file", name.into()),
                ("line", line.into()),
                ("problem", problem.into()),
            ];
            report::problem(texts, &texts.fill("problem-at", &fillings));
        }
    }
    Ok(worst)
}

/// Runs the cases of a library, and prints how many of each code were passed.
fn cases(file: &FilePath, out: &mut impl Write, texts: &Texts) -> io::Result<Exit> {
    let Some(input) = open(file, texts) else {
        return Ok(Exit::Bad);
    };
    let report = match Report::of(input, |_| true) {
        Ok(report) => report,
        Err(error) => {
            unreadable(file, &error, texts);
            return Ok(Exit::Bad);
        }
    };
    for (code, tally) in &report.tallies {
        writeln!(out, "{code} {tally}")?;
    }
    let name = file.display().to_string();
    let problems = report.failures.iter().map(|failed| {
        let fillings = [
            ("file", name.as_str().into()),
            ("line", failed.line.into()),
            ("problem", failed.failure.to_string().into()),
        ];
        texts.fill("problem-at", &fillings)
    });
    report::problems(texts, problems);
    let malformed = report.malformed();
    let total = report.total();
    writeln!(
        out,
        "passed {} of {}",
        total.passed,
        total.total + malformed
    )?;
    Ok(match (malformed, report.is_passed()) {
        (1.., _) => Exit::Bad,
        (0, false) => Exit::Negative,
        (0, true) => Exit::Success,
    })
}

/// What is to be said about a path in JSON.
fn judge(text: &str) -> (Exit, String) {
    let path = match Path::from_json(text) {
        Ok(path) => path,
        Err(error) => return (Exit::Bad, format!("error: {error}")),
    };
    let steps = path.steps.len();
    let plural = if steps == 1 { "" } else { "s" };
    let checked = match check_path(&path.start, &path.steps) {
        Ok(checked) => checked,
        Err(fault) => return (Exit::Negative, format!("invalid: {fault}")),
    };
    let wrong_claim = match (path.outcome, path.solution) {
        (Some(Outcome::Solved), _) if !checked.is_solved() => Some("solved, and is not"),
        (Some(Outcome::Stuck), _) if checked.is_solved() => Some("stuck, and is solved"),
        (Some(Outcome::Contradiction), _) => Some("a contradiction, and there is a solution"),
        (_, Some(claimed)) if checked.solution.is_some_and(|solution| solution != claimed) => {
            Some("another solution")
        }
        _ => None,
    };
    if let Some(claim) = wrong_claim {
        return (
            Exit::Negative,
            format!("invalid: the path claims to be {claim}"),
        );
    }
    let end = if checked.is_solved() {
        "solved"
    } else {
        "not solved"
    };
    (Exit::Success, format!("valid: {steps} step{plural}, {end}"))
}

/// JSON objects one after the other, on one line each or on many.
struct Objects {
    input: Box<dyn BufRead>,
    line: u64,
    failed: bool,
}

impl Objects {
    fn new(input: Box<dyn BufRead>) -> Self {
        Self {
            input,
            line: 0,
            failed: false,
        }
    }
}

/// The line an object begins on, and its text. What is no object is given line by line, and
/// what never ends as far as it goes, for the reader to complain about.
impl Iterator for Objects {
    type Item = (u64, io::Result<String>);

    fn next(&mut self) -> Option<Self::Item> {
        let mut text = String::new();
        let mut depth = Depth::default();
        let mut first = self.line + 1;
        while !self.failed {
            let start = text.len();
            match self.input.read_line(&mut text) {
                Ok(0) => break,
                Ok(_) => self.line += 1,
                Err(error) => {
                    self.failed = true;
                    return Some((self.line + 1, Err(error)));
                }
            }
            if text.trim().is_empty() {
                text.clear();
                first = self.line + 1;
                continue;
            }
            depth.follow(&text[start..]);
            if depth.is_closed() || text.len() > LONGEST {
                return Some((first, Ok(text)));
            }
        }
        (!text.is_empty()).then_some((first, Ok(text)))
    }
}

/// How deep in braces a text has come.
#[derive(Default)]
struct Depth {
    braces: i64,
    in_string: bool,
    escaped: bool,
}

impl Depth {
    fn follow(&mut self, text: &str) {
        for byte in text.bytes() {
            match byte {
                _ if self.escaped => self.escaped = false,
                b'\\' if self.in_string => self.escaped = true,
                b'"' => self.in_string = !self.in_string,
                b'{' | b'[' if !self.in_string => self.braces += 1,
                b'}' | b']' if !self.in_string => self.braces -= 1,
                _ => {}
            }
        }
    }

    const fn is_closed(&self) -> bool {
        self.braces <= 0 && !self.in_string
    }
}
