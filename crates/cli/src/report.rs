//! Messages to standard error: problems, warnings and advice. Even if a message quotes a file or an
//! argument, it cannot send control codes to the terminal.

use std::cell::LazyCell;
use std::io::{self, Write};
use std::path::Path;

use anstyle::{AnsiColor, Style};
use novena_core::{Refusal, Visible};
use novena_texts::{Fillings, IoProblem, Naming, UnreadableFile, Wording};

use crate::exit::Exit;
use crate::records::Losses;
use crate::texts::Texts;

const PROBLEM: Style = AnsiColor::Red.on_default().bold();
const WARNING: Style = AnsiColor::Yellow.on_default().bold();

/// Reports a problem that prevented an answer.
pub(crate) fn problem(texts: &Texts, sentence: &str) {
    problems(texts, std::iter::once(sentence.to_owned()));
}

/// Reports several problems at once.
pub(crate) fn problems(texts: &Texts, sentences: impl Iterator<Item = String>) {
    all(texts, sentences.map(|sentence| (Weight::Problem, sentence)));
}

/// Whether a message is an error or a warning.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Weight {
    Warning,
    Problem,
}

/// Reports a mixture of errors and warnings.
pub(crate) fn all(texts: &Texts, sentences: impl Iterator<Item = (Weight, String)>) {
    // The labels are created only when they are needed, because usually there are no messages.
    let (error, warning) = (
        LazyCell::new(|| texts.get("label-error")),
        LazyCell::new(|| texts.get("label-warning")),
    );
    let lines = sentences.map(|(weight, sentence)| match weight {
        Weight::Warning => labelled(&warning, WARNING, &sentence),
        Weight::Problem => labelled(&error, PROBLEM, &sentence),
    });
    print(&lines.collect::<String>());
}

/// Reports something that people should know even though the work continued.
pub(crate) fn warning(texts: &Texts, key: &str, fillings: &Fillings<'_>) {
    let sentence = texts.fill(key, fillings);
    all(texts, std::iter::once((Weight::Warning, sentence)));
}

/// Reports the parts of records that formats could not represent.
pub(crate) fn dropped(texts: &Texts, dropped: &Losses) {
    for ((format, part), count) in dropped {
        let fillings = [
            ("format", (*format).into()),
            ("parts", texts.get(&format!("part-{}", part.id())).into()),
            ("count", (*count).into()),
        ];
        warning(texts, "dropped", &fillings);
    }
}

/// Returns the reason why a request was rejected, in the reader's language.
pub(crate) fn refusal(texts: &Texts, refusal: &dyn Refusal) -> String {
    Wording::shared(texts.language(), Naming::Short).reason(refusal)
}

/// Prints a plain line that contains help or numbers.
pub(crate) fn advice(sentence: &str) {
    print(&format!("{}\n", Visible::with_lines(sentence)));
}

/// Returns a problem with its location, in the reader's language.
pub(crate) fn at(file: &str, line: u64, problem: &str) -> String {
    format!("{}:{line}: {problem}", Visible::new(file))
}

/// Returns a message that states that a file cannot be read, and why.
pub(crate) fn unreadable(texts: &Texts, file: &str, error: &io::Error) -> String {
    let reason = IoProblem::from(error);
    refusal(texts, &UnreadableFile { file, reason })
}

/// Reports that results could not be written, and why. Returns the exit status.
pub(crate) fn cannot_write(texts: &Texts, target: Option<&Path>, error: &io::Error) -> Exit {
    let file = target.map_or_else(
        || texts.get("output-standard"),
        |path| path.display().to_string(),
    );
    let fillings = [
        ("file", file.into()),
        ("reason", reason(texts, error).into()),
    ];
    problem(texts, &texts.fill("output-failed", &fillings));
    Exit::Bad
}

/// Returns the reason why reading or writing failed. Common reasons are given in the reader's
/// language.
pub(crate) fn reason(texts: &Texts, error: &io::Error) -> String {
    refusal(texts, &IoProblem::from(error))
}

fn labelled(label: &str, style: Style, sentence: &str) -> String {
    let sentence = Visible::with_lines(sentence);
    format!("{style}{label}{style:#} {sentence}\n")
}

fn print(text: &str) {
    // If standard error is closed, messages are discarded.
    let _ = anstream::stderr().lock().write_all(text.as_bytes());
}
