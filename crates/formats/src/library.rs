//! `library`: a position and a step in it, one per line, as in HoDoKu's regression library.
//!
//! ```text
//! :code[-variant]:digits:grid:deleted:eliminations:placements:extra
//! :0300:4:98..6....+5.2.3…:111 436:457 487::
//! ```
//!
//! In the grid, `5` is a given and `+5` an entry. A candidate is written as three digits: digit,
//! row and column. The last field may be missing. A line that has only `grid:deleted` can be read
//! too.
//!
//! In a record, the marks are the candidates that the digits leave, without those in `deleted`. If
//! `deleted` is empty, the record has no marks. A record has no field for the step itself, so the
//! step becomes the comment, which is the same line without `grid` and `deleted`. A record with
//! such a comment is written as the original line. A record without such a comment gets the code
//! `0000` and the digits `x`, as HoDoKu writes a position without a step.
//!
//! The format cannot carry other comments, or marks that the digits rule out.

mod case;

use std::io::{self, Write};
use std::sync::Arc;

use novena_core::Board;

pub use case::Case;

use crate::format::{Format, Parser, Syntax, Unit};
use crate::line::is_cell;
use crate::{Record, RecordPart, RecordParts, struck};

impl Format {
    /// A position and a step in it, one per line, separated by colons.
    pub const LIBRARY: Self = Self(&Library);
}

struct Library;

impl Syntax for Library {
    fn id(&self) -> &'static str {
        "library"
    }

    fn is_line_based(&self) -> bool {
        true
    }

    fn carries(&self) -> RecordParts {
        RecordParts::of(&[RecordPart::Entries, RecordPart::Marks])
    }

    fn dropped(&self, record: &Record) -> RecordParts {
        let mut dropped = record.parts().minus(self.carries());
        if step_of(record).is_some() {
            dropped = dropped.minus(RecordParts::of(&[RecordPart::Comment]));
        }
        dropped.union(struck::dropped(record))
    }

    fn parser(&self, _prefix: &str) -> Arc<dyn Parser> {
        Arc::new(Self)
    }

    fn write(&self, record: &Record, out: &mut dyn Write) -> io::Result<()> {
        writeln!(out, "{}", Case::from(record))
    }
}

impl Parser for Library {
    fn is_line_based(&self) -> bool {
        true
    }

    fn cut(&self, text: &[u8], _at_end: bool) -> Option<usize> {
        memchr::memchr(b'\n', text).map(|end| end + 1)
    }

    fn read(&self, text: &str) -> Unit {
        Unit::of_line(text.parse().map(|case: Case| Record::from(&case)))
    }
}

/// Returns the step in a record's comment, if the comment has the form that this format writes.
fn step_of(record: &Record) -> Option<Case> {
    let comment = record.comment.as_deref()?;
    let fields: Vec<&str> = comment.split(':').collect();
    let &["", code, digits, "", "", eliminations, placements, extra] = fields.as_slice() else {
        return None;
    };
    let empty = Board::EMPTY;
    format!(":{code}:{digits}:{empty}::{eliminations}:{placements}:{extra}")
        .parse()
        .ok()
        // The comment is treated as a step only if writing the step gives the same comment.
        // Otherwise, the line would not survive a round trip.
        .filter(|case: &Case| case.step().as_deref() == Some(comment))
}

/// The line that is written for the record.
impl From<&Record> for Case {
    fn from(record: &Record) -> Self {
        let mut case = step_of(record).unwrap_or_default();
        case.givens = record.givens;
        case.entries = record.entries;
        case.deleted = struck::of(record);
        case
    }
}

/// Stores the position as the digits and marks of a record, and the step as its comment.
impl From<&Case> for Record {
    fn from(case: &Case) -> Self {
        let mut record = Self::new(case.givens).with_entries(case.entries);
        if !case.deleted.is_empty() {
            let marks = struck::marks(&record.board(), &case.deleted);
            record = record.with_marks(marks);
        }
        record.comment = case.step();
        record
    }
}

/// Returns whether a line seems to come from a library: it has enough colons, and cells where the
/// grid should be.
pub(crate) fn looks_like(line: &str) -> bool {
    let fields: Vec<&str> = line.trim().split(':').collect();
    let grid = match *fields.as_slice() {
        ["", _, _, grid, ..] if (6..=9).contains(&fields.len()) => grid,
        [grid, deleted] if deleted.chars().all(|char| matches!(char, '0'..='9' | ' ')) => grid,
        _ => return false,
    };
    let length = grid.chars().count();
    let cells = grid.chars().filter(|&char| is_cell(char) || char == '+');
    length >= 60 && 10 * cells.count() >= 9 * length
}

#[cfg(test)]
mod tests {
    use novena_core::DigitSet;

    use super::*;
    use crate::Writer;
    use crate::tests::{PUZZLE, transcript};

    /// Returns our puzzle with its first cell entered.
    fn grid() -> String {
        format!("+6{}", &PUZZLE[1..])
    }

    #[track_caller]
    fn check(line: &str, expected: &str) {
        crate::tests::check(Format::LIBRARY, line, expected);
        assert_eq!(transcript(line, None).trim_end(), expected, "{line}");
    }

    #[track_caller]
    fn check_written(record: &Record, expected: &str, dropped: &[RecordPart]) {
        let mut writer = Writer::new(Format::LIBRARY, Vec::new());
        assert_eq!(writer.write(record).unwrap(), RecordParts::of(dropped));
        let written = String::from_utf8(writer.finish().unwrap()).unwrap();
        assert_eq!(written.trim_end(), expected);
    }

    #[track_caller]
    fn read(line: &str) -> Record {
        match Library.read(line) {
            Unit::Record(0, record) => record,
            other => panic!("{other:?}"),
        }
    }

    #[test]
    fn lines_are_read() {
        check(&format!(":0000:x:{PUZZLE}::::"), "1: puzzle");
        check(&format!(":0000:x:{PUZZLE}:::"), "1: puzzle");
        check(
            &format!("::x:{}::::", PUZZLE.replace('.', "0")),
            "1: puzzle",
        );
        check(&format!("  ::x:{PUZZLE}:::  "), "1: puzzle");
        check(&format!(":0000:x:{}::::", grid()), "1: puzzle, 1 entries");
        check(
            &format!(":0300-x:4:{PUZZLE}::411 421::"),
            "1: puzzle, comment \":0300-x:4:::411 421::\"",
        );
        check(
            &format!("# X-Wing\n\n:0701:4:{PUZZLE}:411:421::7"),
            "1: neutral\n2: neutral\n3: puzzle, 203 marks, comment \":0701:4:::421::7\"",
        );
    }

    #[test]
    fn a_grid_with_deleted_candidates_is_enough() {
        check(
            &format!("{}:712 312", grid()),
            "1: puzzle, 1 entries, 193 marks",
        );
        check(&format!("{PUZZLE}:"), "1: puzzle");
        check(
            &format!("{}:111", &PUZZLE[1..]),
            "1: grid: expected 81 cells, found 80",
        );
        check(
            &format!("{PUZZLE}:111 1"),
            "1: deleted: column 87: expected a digit, a row and a column such as 436, found \"1\"",
        );
        assert!(!looks_like(&format!("{PUZZLE}: easy")));
    }

    #[test]
    fn marks_are_the_remaining_candidates() {
        let record = read(&format!(":0000:x:{}:712 312:::", grid()));
        let marks = record.marks.unwrap();
        assert_eq!(marks[0], DigitSet::EMPTY);
        assert_eq!(marks[1].to_string(), "5");
        assert_eq!(marks[2].to_string(), "1345");
    }

    #[test]
    fn lines_survive_reading_and_writing() {
        for line in [
            format!(":0000:x:{}::::", grid()),
            format!(":0000:x:{PUZZLE}:112 113 313:::"),
            format!(":0000:4:{PUZZLE}:::411:"),
            format!(":0300-x:4:{PUZZLE}::411 421::"),
            format!(":0610::{PUZZLE}::411::"),
            format!(":0711-4:24:{}:312 313:411 421::13", grid()),
        ] {
            // The first and third of the candidates are not in the position.
            let expected = line.replace(":112 113 313:", ":113 313:");
            check_written(&read(&line), &expected, &[]);
        }
    }

    #[test]
    fn reports_parts_it_cannot_store() {
        let board: Board = PUZZLE.parse().unwrap();
        let plain = format!(":0000:x:{PUZZLE}::::");
        let record = Record::new(board);
        check_written(&record, &plain, &[]);
        check_written(
            &record.clone().with_comment("easy").with_title("one"),
            &plain,
            &[RecordPart::Comment, RecordPart::Title],
        );
        for comment in [":0300:4::::", ":0300:4:..::411::", "0300:4:::411::"] {
            check_written(
                &record.clone().with_comment(comment),
                &plain,
                &[RecordPart::Comment],
            );
        }
        let all = [DigitSet::ALL; 81];
        check_written(&record.with_marks(all), &plain, &[RecordPart::Marks]);
    }

    #[test]
    fn reports_errors() {
        for (line, expected) in [
            (
                format!(":0300:4:{}::::", &PUZZLE[1..]),
                "grid: expected 81 cells, found 80",
            ),
            (
                format!(":0300:4:{PUZZLE}.::::"),
                "grid: expected 81 cells, found 82",
            ),
            (
                format!(":0300:4:{}::::", PUZZLE.replacen('9', "A", 1)),
                "grid: column 14: unexpected 'A'",
            ),
            (
                format!(":0300:4:+{PUZZLE}::::"),
                "grid: column 10: unexpected '.'",
            ),
            (
                format!(":0300:4:{PUZZLE}+::::"),
                "grid: column 91: unexpected ':'",
            ),
            (
                format!(":0300:4:{PUZZLE}:1111:::"),
                "deleted: column 91: expected a digit, a row and a column such as 436, found \"1111\"",
            ),
            (
                format!(":0300:4:{PUZZLE}:111:401 111::"),
                "eliminations: column 95: expected a digit, a row and a column such as 436, found \"401\"",
            ),
            (
                format!(":0300:4:{PUZZLE}:111::111 1x1:"),
                "placements: column 100: expected a digit, a row and a column such as 436, found \"1x1\"",
            ),
            (
                format!(":0300:4:{PUZZLE}::::long"),
                "extra: column 94: expected a number, found \"long\"",
            ),
            (
                format!(":03:4:{PUZZLE}::::"),
                "technique: column 2: expected a code of four digits, or five, found \"03\"",
            ),
            (
                format!(":0300-:4:{PUZZLE}::::"),
                "technique: column 7: unexpected ':'",
            ),
            (
                format!(":0300-é:4:{PUZZLE}::::"),
                "technique: column 7: unexpected 'é'",
            ),
            (
                format!(":0300:44:{PUZZLE}::::"),
                "digits: column 8: unexpected '4'",
            ),
            (
                format!(":0300:0:{PUZZLE}::::"),
                "digits: column 7: unexpected '0'",
            ),
            (
                format!(":0300:4:{PUZZLE}:::::"),
                "expected 6 or 7 fields apart by colons, found 8",
            ),
            (
                format!(":0300:4:{PUZZLE}::"),
                "expected 6 or 7 fields apart by colons, found 5",
            ),
        ] {
            check(&line, &format!("1: {expected}"));
        }
        let text = format!("0300:4:{PUZZLE}::::\n:0300:4:{PUZZLE}::::\n");
        crate::tests::check(
            Format::LIBRARY,
            text,
            "1: column 1: unexpected '0'\n2: puzzle, comment \":0300:4:::::\"",
        );
    }
}
