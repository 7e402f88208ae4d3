//! What went wrong, in the reader's language.

use std::io;

use crate::texts::Texts;

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
