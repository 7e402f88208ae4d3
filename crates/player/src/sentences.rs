//! What went wrong, in the reader's language.

use std::io;

use novena_formats::ParseError;
use novena_store::StoreError;

use crate::texts::Texts;

/// Why a game could not be loaded or saved.
#[must_use]
pub fn store_error(error: &StoreError, texts: &Texts) -> String {
    if let StoreError::Refused(refusal) = error {
        return texts.get(&format!("play-refusal-{}", refusal.id()));
    }
    fill(&format!("store-{}", error.id()), error.args(), texts)
}

/// Why a text is not a puzzle.
#[must_use]
pub fn parse_error(error: &ParseError, texts: &Texts) -> String {
    let mut args = error.args();
    if let Some(inner) = error.inner() {
        args.push(("error", parse_error(inner, texts)));
    }
    fill(&format!("parse-{}", error.id()), args, texts)
}

/// A problem with its place: `file:line: problem`.
#[must_use]
pub fn problem_at(file: &str, line: u64, problem: &str, texts: &Texts) -> String {
    // As text, for languages that would part the thousands.
    let fillings = [
        ("file", file.into()),
        ("line", line.to_string().into()),
        ("problem", problem.into()),
    ];
    texts.fill("problem-at", &fillings)
}

/// Why reading or writing failed, in the reader's language for the usual reasons.
#[must_use]
pub fn io_reason(error: &io::Error, texts: &Texts) -> String {
    let key = match error.kind() {
        io::ErrorKind::NotFound => "reason-missing",
        io::ErrorKind::PermissionDenied => "reason-denied",
        io::ErrorKind::IsADirectory => "reason-directory",
        io::ErrorKind::NotADirectory => "reason-not-directory",
        io::ErrorKind::StorageFull => "reason-full",
        io::ErrorKind::ReadOnlyFilesystem => "reason-read-only",
        io::ErrorKind::AddrNotAvailable => "reason-foreign-address",
        kind => return kind.to_string(),
    };
    texts.get(key)
}

fn fill(key: &str, args: Vec<(&'static str, String)>, texts: &Texts) -> String {
    let fillings: Vec<_> = args
        .into_iter()
        .map(|(name, value)| (name, value.into()))
        .collect();
    texts.fill(key, &fillings)
}
