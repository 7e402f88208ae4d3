//! The log of a hunt, to which one line is appended for each event.
//!
//! ```text
//! # novena hunt 1
//! ....9582...5.1...7.4.......… start 11.2/1.2/1.2
//! ....9582...5.1...7.4.......… found 11.4/1.2/1.2
//! ....9582...5.1...7.4.......… met 10.6/1.2/1.2
//! ....9582...5.1...7.4.......… visited
//! ```
//!
//! Every line begins with a puzzle, so that other commands can read the file as well. If a power
//! failure left the last line incomplete, that line is removed. Other invalid lines are reported
//! and skipped.

use std::fmt::Write as _;
use std::fs::{File, OpenOptions, TryLockError};
use std::io::{self, Read, Seek, SeekFrom, Write};
use std::path::Path;

use novena_core::Puzzle;
use novena_generator::hunt::{HuntGoal, KnownPuzzle, Pool};

use crate::exit::Exit;
use crate::report;
use crate::texts::Texts;

const HEAD: &str = "# novena hunt 1";

/// An event in the history of a puzzle.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Event {
    /// The hunt started with the puzzle.
    Start,
    /// The puzzle meets the goal of the hunt.
    Found,
    /// The puzzle does not meet the goal, but it was rated and may lead to puzzles that do.
    Met,
    /// All neighbours of the puzzle were examined.
    Visited,
}

impl Event {
    const ALL: [Self; 4] = [Self::Start, Self::Found, Self::Met, Self::Visited];

    const fn word(self) -> &'static str {
        match self {
            Self::Start => "start",
            Self::Found => "found",
            Self::Met => "met",
            Self::Visited => "visited",
        }
    }
}

/// The log, if one is open.
pub(super) struct Log {
    file: Option<File>,
    entries: Vec<(Event, KnownPuzzle)>,
}

impl Log {
    /// Creates a log that keeps nothing.
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
        let text = match String::from_utf8(text) {
            Ok(text) if text.is_empty() || HEAD.starts_with(text.trim_end_matches('\n')) => {
                String::new()
            }
            Ok(text) if text.starts_with(&format!("{HEAD}\n")) => text,
            _ => return Err(refuse("hunt-log-foreign")),
        };
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
        for (number, line) in text[..whole].lines().enumerate().skip(1) {
            if let Some(entry) = read(line) {
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

    /// Restores the state that earlier runs reached. A hunt for hard puzzles needs ratings; a hunt
    /// for puzzles with few givens does not.
    pub(super) fn restore(&mut self, pool: &mut Pool, goal: HuntGoal) {
        for (event, mut known) in self.entries.drain(..) {
            match event {
                Event::Visited => pool.visit(known.puzzle),
                _ if goal.needs_rating() && known.rating.is_none() => {}
                _ => {
                    if !goal.needs_rating() {
                        known.rating = None;
                    }
                    pool.add(known);
                }
            }
        }
    }

    /// Appends a line. If `lasting` is set, the line is on the disk by the time this function
    /// returns.
    pub(super) fn write(
        &mut self,
        event: Event,
        known: &KnownPuzzle,
        lasting: bool,
    ) -> io::Result<()> {
        let Some(file) = &mut self.file else {
            return Ok(());
        };
        // Each line is written in a single call, so it is either complete or cut off at the end of
        // the file.
        file.write_all(line(event, known).as_bytes())?;
        if lasting {
            file.sync_data()?;
        }
        Ok(())
    }
}

/// Returns whether another program holds the lock. On file systems that do not support locks,
/// nobody can tell, and the file is used.
fn is_in_use(locked: Result<(), TryLockError>) -> io::Result<bool> {
    match locked {
        Ok(()) => Ok(false),
        Err(TryLockError::WouldBlock) => Ok(true),
        Err(TryLockError::Error(error)) if error.kind() == io::ErrorKind::Unsupported => Ok(false),
        Err(TryLockError::Error(error)) => Err(error),
    }
}

/// Returns a puzzle with its rating, if it has one.
pub(super) fn describe(known: &KnownPuzzle) -> String {
    let mut text = known.puzzle.to_string();
    if let Some(rating) = known.rating {
        let [er, ep, ed] = rating.map(|tenths| format!("{}.{}", tenths / 10, tenths % 10));
        let _ = write!(text, " {er}/{ep}/{ed}");
    }
    text
}

fn line(event: Event, known: &KnownPuzzle) -> String {
    let text = describe(known);
    let (puzzle, rating) = text.split_at(81);
    match event {
        Event::Visited => format!("{puzzle} {}\n", event.word()),
        _ => format!("{puzzle} {}{rating}\n", event.word()),
    }
}

fn read(line: &str) -> Option<(Event, KnownPuzzle)> {
    let mut words = line.split(' ');
    let puzzle: Puzzle = words.next()?.parse().ok()?;
    let word = words.next()?;
    let event = Event::ALL.into_iter().find(|event| event.word() == word)?;
    let rating = match words.next() {
        None => None,
        Some(numbers) => {
            let tenths = |text: &str| {
                let (whole, tenth) = text.split_once('.')?;
                let (whole, tenth): (u16, u16) = (whole.parse().ok()?, tenth.parse().ok()?);
                (tenth < 10).then(|| whole.checked_mul(10)?.checked_add(tenth))?
            };
            let mut parts = numbers.split('/').map(tenths);
            let all = [parts.next()??, parts.next()??, parts.next()??];
            if parts.next().is_some() {
                return None;
            }
            Some(all)
        }
    };
    words
        .next()
        .is_none()
        .then_some((event, KnownPuzzle { puzzle, rating }))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn known(rating: Option<[u16; 3]>) -> KnownPuzzle {
        let text =
            "....9582...5.1...7.4.......7.........2..6.7.8..13....2.7....2.5.83..2..6...8....1";
        KnownPuzzle {
            puzzle: text.parse().unwrap(),
            rating,
        }
    }

    #[test]
    fn lines_are_read_as_they_are_written() {
        for rating in [None, Some([112, 12, 12]), Some([90, 71, 15])] {
            for event in Event::ALL {
                let expected = match event {
                    Event::Visited => known(None),
                    _ => known(rating),
                };
                let text = line(event, &known(rating));
                assert_eq!(read(text.trim_end()), Some((event, expected)), "{text}");
            }
        }
    }

    #[test]
    fn other_lines_make_no_sense() {
        let puzzle = known(None).puzzle;
        for wrong in [
            String::new(),
            format!("{puzzle}"),
            format!("{puzzle} lost"),
            format!("{puzzle} found 11.2"),
            format!("{puzzle} found 11.2/1.2/1.2/1.2"),
            format!("{puzzle} found 11.2/1.2/1.2 more"),
            format!("{puzzle} found 11.22/1.2/1.2"),
            format!("{puzzle} found 99999.2/1.2/1.2"),
            "....95 found 11.2/1.2/1.2".to_owned(),
        ] {
            assert_eq!(read(&wrong), None, "{wrong}");
        }
    }

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
