//! Checks a library of test positions case by case.

use std::io::{self, Write};
use std::path::Path as FilePath;

use novena_formats::ParseError;
use novena_proof::library::{Failure, Report};

use super::{nothing_in, open, unreadable};
use crate::exit::Exit;
use crate::progress::Progress;
use crate::texts::Texts;
use crate::{faults, report};

/// Runs the cases in a file, and prints how many passed for each code.
pub(super) fn run(
    file: &FilePath,
    out: &mut impl Write,
    progress: &Progress,
    texts: &Texts,
) -> io::Result<Exit> {
    let Some(input) = open(file, texts) else {
        return Ok(Exit::Bad);
    };
    progress.say(|| texts.get("verify-cases"));
    let report = Report::of(input, |_| true);
    progress.finish();
    let report = match report {
        Ok(report) => report,
        Err(error) => {
            unreadable(file, &error, texts);
            return Ok(Exit::Bad);
        }
    };
    let (malformed, total) = (report.malformed(), report.total());
    let is_empty = |failure: &Failure| *failure == Failure::Malformed(ParseError::Empty);
    if total.total == 0
        && report
            .failures
            .iter()
            .all(|failed| is_empty(&failed.failure))
    {
        nothing_in(file, texts);
        return Ok(Exit::Bad);
    }
    for (code, tally) in &report.tallies {
        writeln!(out, "{code} {tally}")?;
    }
    writeln!(
        out,
        "passed {} of {}",
        total.passed,
        total.total + malformed
    )?;
    out.flush()?;
    let name = file.display().to_string();
    let problems = report.failures.iter().map(|failed| {
        let problem = faults::failure(&failed.failure, texts);
        report::at(&name, failed.line, &problem)
    });
    report::problems(texts, problems);
    Ok(match (malformed, report.is_passed()) {
        (1.., _) => Exit::Bad,
        (0, false) => Exit::Negative,
        (0, true) => Exit::Success,
    })
}
