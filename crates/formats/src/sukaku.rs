//! `sukaku`: 729 characters per line, nine for every cell.
//!
//! ```text
//! 1..4567....3.567..1.3456………
//! ```
//!
//! The k-th of a cell's nine characters is the digit k if the cell may contain it, and otherwise
//! `.` or `0`. A comment may follow as in [`crate::line`].
//!
//! The format has limits. A cell with one digit is filled, unless a peer with several candidates
//! lists the digit too; then it is a last candidate. Filled cells are givens. A record without
//! marks is written with the candidates that its digits leave. If a line has only these candidates,
//! the record has no marks.

use std::io::{self, Write};
use std::sync::Arc;

use novena_core::{Cell, CellSet, Digit, DigitSet};

use crate::format::{Format, Parser, Syntax, Unit};
use crate::line::{ends_cells, is_blank};
use crate::{ParseError, Record, RecordPart, RecordParts, possible};

impl Format {
    /// 729 characters per line. Each cell has nine characters, one for each digit. A character is
    /// that digit if the cell may contain it.
    pub const SUKAKU: Self = Self(&Sukaku);
}

/// The number of characters in a line: nine for every cell.
const LENGTH: usize = 9 * Cell::COUNT;

struct Sukaku;

impl Syntax for Sukaku {
    fn id(&self) -> &'static str {
        "sukaku"
    }

    fn is_line_based(&self) -> bool {
        true
    }

    fn carries(&self) -> RecordParts {
        RecordParts::of(&[RecordPart::Marks])
    }

    fn dropped(&self, record: &Record) -> RecordParts {
        possible::dropped(record, self.carries())
    }

    fn parser(&self, _prefix: &str) -> Arc<dyn Parser> {
        Arc::new(Self)
    }

    fn write(&self, record: &Record, out: &mut dyn Write) -> io::Result<()> {
        let mut text = [b'.'; LENGTH + 1];
        text[LENGTH] = b'\n';
        for (group, places) in possible::groups(record)
            .iter()
            .zip(text.chunks_exact_mut(9))
        {
            for digit in *group {
                places[digit.index()] = b'0' + digit.get();
            }
        }
        out.write_all(&text)
    }
}

impl Parser for Sukaku {
    fn is_line_based(&self) -> bool {
        true
    }

    fn cut(&self, text: &[u8], _at_end: bool) -> Option<usize> {
        memchr::memchr(b'\n', text).map(|end| end + 1)
    }

    fn read(&self, text: &str) -> Unit {
        Unit::of_line(read(text))
    }
}

fn read(text: &str) -> Result<Record, ParseError> {
    let before = text.chars().take_while(|char| char.is_whitespace()).count();
    let body = text.trim_start();
    let end = body.find(ends_cells).unwrap_or(body.len());
    let (cells, rest) = body.split_at(end);
    let mut groups = [DigitSet::EMPTY; Cell::COUNT];
    for (place, found) in cells.chars().enumerate() {
        let digit = Digit::ALL[place % 9];
        if found == digit.as_char() {
            if let Some(group) = groups.get_mut(place / 9) {
                group.insert(digit);
            }
        } else if !is_blank(found) {
            let column = before + place + 1;
            return Err(ParseError::UnexpectedChar { column, found });
        }
    }
    let found = cells.chars().count();
    if found != LENGTH {
        let expected = LENGTH;
        return Err(ParseError::WrongLength { expected, found });
    }
    let mut record = possible::record(&groups, CellSet::EMPTY);
    let comment = rest.trim_start();
    let comment = comment.strip_prefix(['#', ',', ';']).unwrap_or(comment);
    record.comment = Some(comment.trim().to_string()).filter(|words| !words.is_empty());
    Ok(record)
}

/// Returns whether the first line of the text is in this format, or nearly so.
pub(crate) fn looks_like(text: &str) -> bool {
    let word = text.split(ends_cells).next().unwrap_or("");
    let in_place =
        |(place, char): (usize, char)| is_blank(char) || char == Digit::ALL[place % 9].as_char();
    (LENGTH - 9..=LENGTH + 9).contains(&word.len()) && word.chars().enumerate().all(in_place)
        || word.len() == LENGTH
            && word
                .chars()
                .all(|char| is_blank(char) || char.is_ascii_digit())
}

#[cfg(test)]
mod tests {
    use novena_core::Board;

    use super::*;
    use crate::tests::{PUZZLE, SOLUTION, check, written};

    fn text() -> String {
        let record = Record::new(PUZZLE.parse::<Board>().unwrap());
        let (text, dropped) = written(Format::SUKAKU, &record);
        assert_eq!(dropped, "");
        text.trim_end().to_string()
    }

    #[test]
    fn candidates_are_written_at_their_positions() {
        let text = text();
        assert_eq!(text.len(), 729);
        assert!(text.starts_with("1..4567....3.567..1.3456..."), "{text}");
        assert_eq!(&text[45..54], "........9");
    }

    #[test]
    fn lines_are_read() {
        let all = text();
        check(
            Format::SUKAKU,
            format!("{all}\r\n# two\r\n{} # easy", all.replace('.', "0")),
            "1: puzzle\n2: neutral\n3: puzzle, comment \"easy\"",
        );
        let struck = all.replacen('1', ".", 1);
        check(Format::SUKAKU, &struck, "1: puzzle, 203 marks");
        let solved = written(
            Format::SUKAKU,
            &Record::new(SOLUTION.parse::<Board>().unwrap()),
        );
        check(Format::SUKAKU, solved.0, "1: solution");
        // There are no givens, so every cell may contain any digit.
        check(
            Format::SUKAKU,
            "123456789".repeat(81),
            &format!("1: {}", ".".repeat(81)),
        );
    }

    #[test]
    fn reports_errors() {
        let text = text();
        check(
            Format::SUKAKU,
            &text[..728],
            "1: expected 729 characters, found 728",
        );
        check(
            Format::SUKAKU,
            format!("{text}."),
            "1: expected 729 characters, found 730",
        );
        check(
            Format::SUKAKU,
            format!(" {}", text.replacen('4', "3", 1)),
            "1: column 5: unexpected '3'",
        );
        check(Format::SUKAKU, "é", "1: column 1: unexpected 'é'");
    }

    #[test]
    fn its_length_identifies_the_format() {
        let text = text();
        assert!(looks_like(&text) && looks_like(&text[9..]));
        assert!(!looks_like(&text[1..]));
        assert!(looks_like(&format!("{text}\n{text}")));
        assert!(!looks_like(PUZZLE) && !looks_like(&PUZZLE.repeat(9).replace('.', "x?")));
    }
}
