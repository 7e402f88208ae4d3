//! Helpers for the tests of all formats, and tests that apply to every format.

mod damaged;
mod golden;
mod hostile;
pub(crate) mod properties;

use std::fmt::Write as _;

use crate::{Content, Format, Reader, Record};

pub(crate) const PUZZLE: &str =
    ".....9.2.8..3..6.4...76.....4.1..5..9..5.3..1..2..6.9.....17...3.7..5..9.1.6.....";
pub(crate) const SOLUTION: &str =
    "674859123895321674231764985743192568986573241152486397528917436367245819419638752";

/// Reads text in the given format, or detects its format, and describes the result. Each entry gets
/// a line that starts with `line: `, followed by a board, an error or `neutral`.
pub(crate) fn transcript(text: impl AsRef<[u8]>, format: Option<Format>) -> String {
    let mut all = String::new();
    for entry in Reader::new(text.as_ref(), "test", format).unwrap() {
        let entry = entry.unwrap();
        write!(all, "{}: ", entry.line).unwrap();
        match entry.content {
            Content::Record(record) => writeln!(all, "{}", description(&record)),
            Content::Neutral(_) => writeln!(all, "neutral"),
            Content::Error(error) => writeln!(all, "{error}"),
        }
        .unwrap();
    }
    all
}

/// Returns a short description of a record: `puzzle` if it has the test puzzle, followed by its
/// parts besides the givens.
fn description(record: &Record) -> String {
    let mut words = record.givens.to_string();
    for (long, short) in [(PUZZLE, "puzzle"), (SOLUTION, "solution")] {
        words = words.replace(long, short);
    }
    if !record.entries.filled().is_empty() {
        let count = record.entries.filled().len();
        write!(words, ", {count} entries").unwrap();
    }
    if let Some(marks) = &record.marks {
        let count: usize = marks.iter().map(|marks| marks.len()).sum();
        write!(words, ", {count} marks").unwrap();
    }
    if let Some(corners) = &record.corners {
        let count: usize = corners.iter().map(|marks| marks.len()).sum();
        write!(words, ", {count} corners").unwrap();
    }
    if let Some(colours) = &record.colours {
        let count: usize = colours.iter().map(|colours| colours.len()).sum();
        write!(words, ", {count} colours").unwrap();
    }
    if let Some(colours) = &record.candidate_colours {
        let count = colours.iter().flatten().flatten().count();
        write!(words, ", {count} candidate colours").unwrap();
    }
    if let Some(journal) = &record.journal {
        let (done, steps) = (journal.done, journal.steps.len());
        write!(words, ", {done} of {steps} steps").unwrap();
        for savepoint in &journal.savepoints {
            write!(words, ", savepoint {:?}", savepoint.name).unwrap();
        }
    }
    if let Some(time) = &record.time {
        write!(words, ", {time:?}").unwrap();
    }
    if let Some(solution) = &record.solution {
        let right = solution.to_string() == SOLUTION;
        write!(words, ", {}", if right { "solution" } else { "other" }).unwrap();
    }
    if let Some(title) = &record.title {
        write!(words, ", title {title:?}").unwrap();
    }
    if let Some(author) = &record.author {
        write!(words, ", author {author:?}").unwrap();
    }
    if let Some(level) = &record.level {
        write!(words, ", level {level:?}").unwrap();
    }
    if let Some(comment) = &record.comment {
        write!(words, ", comment {comment:?}").unwrap();
    }
    words
}

/// Writes a record in the given format. Also returns the IDs of the parts that the format dropped.
pub(crate) fn written(format: Format, record: &Record) -> (String, String) {
    let mut out = Vec::new();
    let dropped = format.write(record, &mut out).unwrap();
    (String::from_utf8(out).unwrap(), dropped.to_string())
}

/// Reads text in its format and compares the result.
#[track_caller]
pub(crate) fn check(format: Format, text: impl AsRef<[u8]>, expected: &str) {
    let text = text.as_ref();
    let shown = String::from_utf8_lossy(text);
    assert_eq!(
        transcript(text, Some(format)).trim_end(),
        expected,
        "{format}: {shown}"
    );
}

/// Splits 81 characters into nine rows.
pub(crate) fn rows_of(cells: &str) -> Vec<String> {
    let cells: Vec<char> = cells.chars().collect();
    cells.chunks(9).map(|row| row.iter().collect()).collect()
}
