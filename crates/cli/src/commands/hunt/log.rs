//! The log of a hunt, to which one line is appended for each event.
//!
//! ```text
//! # novena hunt 2
//! ....9582...5.1...7.4.......… start
//! ....9582...5.1...7.4.......… start 11.2/1.2/1.2
//! ....9582...5.1...7.4.......… found 11.4/1.2/1.2
//! ....9582...5.1...7.4.......… met 10.6/1.2/1.2
//! ....9582...5.1...7.4.......… visited se 2
//! ```
//!
//! Every line begins with a puzzle, so that other commands can read the file as well. If a power
//! failure left the last line incomplete, that line is removed. Other invalid lines are reported
//! and skipped. Version 1 logs, which lack only the words after `visited`, are continued.

mod line;
mod restore;

use std::fs::{File, OpenOptions, TryLockError};
use std::io::{self, Read, Seek, SeekFrom, Write};
use std::path::Path;

use novena_generator::hunt::{HuntGoal, KnownPuzzle, Pool};

use crate::exit::Exit;
use crate::report;
use crate::texts::Texts;
pub(super) use line::{Event, Visit, describe};
pub(super) use restore::{EarlierFind, Restored};

const HEAD: &str = "# novena hunt 2";
const FORMER_HEAD: &str = "# novena hunt 1";

/// The log, if one is open.
pub(super) struct Log {
    file: Option<File>,
    entries: Vec<(Event, KnownPuzzle)>,
}

impl Log {
    /// Creates a log without a file, which records nothing.
    pub(super) const fn none() -> Self {
        Self {
            file: None,
            entries: Vec::new(),
        }
    }

    /// Opens or creates a log. A file written by another program is rejected and left untouched.
    pub(super) fn open(path: &Path, texts: &Texts) -> Result<Self, Exit> {
        let name = path.display().to_string();
        let refuse = |key: &str| {
            let fillings = [("file", name.clone().into())];
            report::problem(texts, &texts.fill(key, &fillings));
            Exit::Bad
        };
        let unreadable = |error: &io::Error| {
            report::problem(texts, &report::unreadable(texts, &name, error));
            Exit::Bad
        };
        let mut options = OpenOptions::new();
        let opened = options.read(true).append(true).create(true).open(path);
        let mut file = opened.map_err(|error| unreadable(&error))?;
        if is_in_use(file.try_lock()).map_err(|error| unreadable(&error))? {
            return Err(refuse("hunt-log-busy"));
        }
        let mut text = Vec::new();
        file.read_to_end(&mut text)
            .map_err(|error| unreadable(&error))?;
        let text = own_text(text).ok_or_else(|| refuse("hunt-log-foreign"))?;
        let whole = text.rfind('\n').map_or(0, |end| end + 1);
        let repaired = file
            .set_len(whole as u64)
            .and_then(|()| file.seek(SeekFrom::End(0)))
            .and_then(|_| match whole {
                0 => writeln!(file, "{HEAD}"),
                _ => Ok(()),
            });
        if let Err(error) = repaired {
            return Err(report::cannot_write(texts, Some(path), &error));
        }
        let mut entries = Vec::new();
        for (number, text) in text[..whole].lines().enumerate().skip(1) {
            if let Some(entry) = line::read(text) {
                entries.push(entry);
            } else {
                let sentence = texts.get("hunt-log-line");
                let place = report::at(&name, number as u64 + 1, &sentence);
                let warning = (report::Weight::Warning, place);
                report::all(texts, std::iter::once(warning));
            }
        }
        Ok(Self {
            file: Some(file),
            entries,
        })
    }

    /// Restores the state that earlier runs reached.
    pub(super) fn restore(&mut self, pool: &mut Pool, goal: HuntGoal) -> Restored {
        restore::restore(std::mem::take(&mut self.entries), pool, goal)
    }

    /// Appends a line for each puzzle.
    pub(super) fn write(&mut self, event: Event, puzzles: &[KnownPuzzle]) -> io::Result<()> {
        let Some(file) = &mut self.file else {
            return Ok(());
        };
        let lines = puzzles.iter().map(|known| line::write(event, known));
        // The lines are written in a single call, so that only the last one can be incomplete.
        file.write_all(lines.collect::<String>().as_bytes())
    }

    /// Appends a line, which is on the disk by the time this function returns.
    pub(super) fn write_lasting(&mut self, event: Event, known: KnownPuzzle) -> io::Result<()> {
        self.write(event, &[known])?;
        self.file.as_ref().map_or(Ok(()), File::sync_data)
    }
}

/// Returns the text of a log, which is empty if not even its first line is complete. Returns `None`
/// for other files.
fn own_text(bytes: Vec<u8>) -> Option<String> {
    let text = String::from_utf8(bytes).ok()?;
    let heads = [HEAD, FORMER_HEAD];
    let (first, rest) = text.split_once('\n').unwrap_or((&text, ""));
    if heads.contains(&first) {
        return Some(text);
    }
    let is_begun = rest.is_empty() && heads.iter().any(|head| head.starts_with(first));
    is_begun.then(String::new)
}

/// Returns whether another program holds the lock. On file systems that do not support locks, this
/// cannot be determined, and the file is used.
fn is_in_use(locked: Result<(), TryLockError>) -> io::Result<bool> {
    match locked {
        Ok(()) => Ok(false),
        Err(TryLockError::WouldBlock) => Ok(true),
        Err(TryLockError::Error(error)) if error.kind() == io::ErrorKind::Unsupported => Ok(false),
        Err(TryLockError::Error(error)) => Err(error),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_a_held_lock_means_that_the_log_is_in_use() {
        assert!(!is_in_use(Ok(())).unwrap());
        assert!(is_in_use(Err(TryLockError::WouldBlock)).unwrap());
        let error = |kind| Err(TryLockError::Error(io::Error::from(kind)));
        assert!(!is_in_use(error(io::ErrorKind::Unsupported)).unwrap());
        let other = is_in_use(error(io::ErrorKind::OutOfMemory)).unwrap_err();
        assert_eq!(other.kind(), io::ErrorKind::OutOfMemory);
    }
}
