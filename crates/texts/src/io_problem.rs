use std::fmt;
use std::io;

use novena_core::{Argument, Refusal};

/// The reason why a file, a stream or an address cannot be used.
///
/// Unusual reasons have no translation and are shown in English.
///
/// ```
/// use std::io::ErrorKind;
///
/// use novena_texts::{IoProblem, Language, Naming, Wording};
///
/// let wording = Wording::new(Language::En, Naming::Short);
/// assert_eq!(wording.reason(&IoProblem(ErrorKind::StorageFull)), "the disk is full");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct IoProblem(pub io::ErrorKind);

impl From<&io::Error> for IoProblem {
    fn from(error: &io::Error) -> Self {
        Self(error.kind())
    }
}

impl fmt::Display for IoProblem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl Refusal for IoProblem {
    fn topic(&self) -> &'static str {
        "io"
    }

    fn id(&self) -> &'static str {
        match self.0 {
            io::ErrorKind::NotFound => "missing",
            io::ErrorKind::PermissionDenied => "denied",
            io::ErrorKind::IsADirectory => "directory",
            io::ErrorKind::NotADirectory => "not-directory",
            io::ErrorKind::StorageFull => "full",
            io::ErrorKind::ReadOnlyFilesystem => "read-only",
            io::ErrorKind::InvalidData | io::ErrorKind::UnexpectedEof => "damaged",
            io::ErrorKind::AddrNotAvailable => "foreign-address",
            _ => "other",
        }
    }
}

/// A file that cannot be read, together with the reason.
///
/// ```
/// use std::io::ErrorKind;
///
/// use novena_texts::{IoProblem, Language, Naming, Wording, UnreadableFile};
///
/// let problem = UnreadableFile {
///     file: "puzzle.txt",
///     reason: IoProblem(ErrorKind::IsADirectory),
/// };
/// let wording = Wording::new(Language::En, Naming::Short);
/// assert_eq!(
///     wording.reason(&problem),
///     "puzzle.txt: cannot be read: it is a folder, not a file"
/// );
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct UnreadableFile<'a> {
    /// The name of the file.
    pub file: &'a str,
    /// The reason.
    pub reason: IoProblem,
}

impl fmt::Display for UnreadableFile<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: cannot be read: {}", self.file, self.reason)
    }
}

impl Refusal for UnreadableFile<'_> {
    fn topic(&self) -> &'static str {
        "file"
    }

    fn id(&self) -> &'static str {
        "unreadable"
    }

    fn arguments(&self, give: &mut dyn FnMut(&'static str, Argument<'_>)) {
        give("file", Argument::Text(self.file));
        give("reason", Argument::Reason(&self.reason));
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Language, Naming, Wording};

    #[test]
    fn usual_reasons_have_a_sentence_in_every_language() {
        for &language in Language::ALL {
            let wording = Wording::shared(language, Naming::Short);
            for kind in [
                io::ErrorKind::NotFound,
                io::ErrorKind::PermissionDenied,
                io::ErrorKind::IsADirectory,
                io::ErrorKind::NotADirectory,
                io::ErrorKind::StorageFull,
                io::ErrorKind::ReadOnlyFilesystem,
                io::ErrorKind::AddrNotAvailable,
            ] {
                let reason = IoProblem(kind);
                assert!(
                    wording.missing_reason(&reason).is_empty(),
                    "{language:?}: {kind}"
                );
                let file = UnreadableFile {
                    file: "a.txt",
                    reason,
                };
                assert!(
                    wording.reason(&file).contains(&wording.reason(&reason)),
                    "{language:?}"
                );
            }
            let odd = IoProblem(io::ErrorKind::TimedOut);
            assert_eq!(wording.reason(&odd), io::ErrorKind::TimedOut.to_string());
        }
    }
}
