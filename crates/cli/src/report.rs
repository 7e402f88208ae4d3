//! What goes to standard error: problems, warnings, advice.

use std::io::Write;

use anstyle::{AnsiColor, Style};

use crate::texts::{Fillings, Texts};

const PROBLEM: Style = AnsiColor::Red.on_default().bold();
const WARNING: Style = AnsiColor::Yellow.on_default().bold();

/// Something that made an answer impossible.
pub(crate) fn problem(texts: &Texts, sentence: &str) {
    labelled(&texts.get("label-error"), PROBLEM, sentence);
}

/// Something a person should know though the work went on.
pub(crate) fn warning(texts: &Texts, key: &str, fillings: &Fillings<'_>) {
    labelled(
        &texts.get("label-warning"),
        WARNING,
        &texts.fill(key, fillings),
    );
}

fn labelled(label: &str, style: Style, sentence: &str) {
    line(&format!("{style}{label}{style:#} {sentence}"));
}

/// A plain line of help or figures.
pub(crate) fn advice(sentence: &str) {
    line(sentence);
}

fn line(text: &str) {
    // With standard error closed there is nobody left to tell.
    let _ = writeln!(anstream::stderr().lock(), "{text}");
}
