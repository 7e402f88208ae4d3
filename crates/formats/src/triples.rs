//! `triples`: one given per line, written as `row column digit`, each between 1 and 9.
//!
//! ```text
//! 1 3 3
//! 1 6 1
//! -1
//! ```
//!
//! A line that consists of `-1` ends a board, and so does the end of the input. Blank lines and `#`
//! comments may occur anywhere. Boards are written with `-1` at the end, which separates them.

use std::io::{self, Write};
use std::sync::Arc;

use memchr::memchr;
use novena_core::{Board, Cell, Digit};

use crate::error::TripleNumber;
use crate::format::{Format, Parser, Syntax, Unit};
use crate::line::is_neutral;
use crate::{ParseError, Record, RecordParts};

impl Format {
    /// `row column digit`, one given per line.
    pub const TRIPLES: Self = Self(&Triples);
}

struct Triples;

impl Syntax for Triples {
    fn id(&self) -> &'static str {
        "triples"
    }

    fn carries(&self) -> RecordParts {
        RecordParts::NONE
    }

    fn parser(&self, _prefix: &str) -> Arc<dyn Parser> {
        Arc::new(Self)
    }

    fn write(&self, record: &Record, out: &mut dyn Write) -> io::Result<()> {
        let board = record.board();
        for cell in board.filled() {
            let digit = board[cell].map_or(0, Digit::get);
            writeln!(out, "{} {} {digit}", cell.row() + 1, cell.column() + 1)?;
        }
        writeln!(out, "-1")
    }
}

impl Parser for Triples {
    fn cut(&self, text: &[u8], at_end: bool) -> Option<usize> {
        let mut start = 0;
        while let Some(length) = memchr(b'\n', &text[start..]) {
            let line = text[start..start + length].trim_ascii();
            if line == b"-1" || (start == 0 && line.is_empty()) {
                return Some(start + length + 1);
            }
            start += length + 1;
        }
        at_end.then_some(text.len())
    }

    fn read(&self, text: &str) -> Unit {
        let mut board = Board::EMPTY;
        let mut first = None;
        let mut comment = Vec::new();
        for (number, line) in text.lines().enumerate() {
            if is_neutral(line.as_bytes()) {
                comment.extend(line.trim().strip_prefix('#').map(str::trim));
                continue;
            }
            first.get_or_insert(number);
            if line.trim() == "-1" {
                continue;
            }
            if let Err(error) = read_triple(line, &mut board) {
                return Unit::Fault(number, error);
            }
        }
        let Some(first) = first else {
            return Unit::Nothing;
        };
        let mut record = Record::new(board);
        record.comment = Some(comment.join("\n")).filter(|words| !words.is_empty());
        Unit::Record(first, record)
    }
}

fn read_triple(line: &str, board: &mut Board) -> Result<(), ParseError> {
    let words: Vec<&str> = numbers(line).collect();
    for word in &words {
        if word.parse::<i64>().is_err() && !is_number(word) {
            // The words are slices of the line, so their addresses give their positions in the
            // line.
            let place = word.as_ptr() as usize - line.as_ptr() as usize;
            return Err(ParseError::NotANumber {
                column: line[..place].chars().count() + 1,
                found: (*word).to_string(),
            });
        }
    }
    let &[row, column, digit] = words.as_slice() else {
        let found = words.len();
        return Err(ParseError::NumberCount { found });
    };
    let row = one_to_nine(row, TripleNumber::Row)?;
    let column = one_to_nine(column, TripleNumber::Column)?;
    let digit = one_to_nine(digit, TripleNumber::Digit)?;
    let cell = Cell::at(row.index(), column.index());
    match board[cell] {
        Some(first) if first != digit => Err(ParseError::CellRepeated {
            cell,
            first,
            second: digit,
        }),
        _ => {
            board[cell] = Some(digit);
            Ok(())
        }
    }
}

/// Returns the words of a line, separated by white space or commas.
fn numbers(line: &str) -> impl Iterator<Item = &str> {
    line.split(|char: char| char.is_whitespace() || char == ',')
        .filter(|word| !word.is_empty())
}

/// Returns whether a word is an integer of any length.
fn is_number(word: &str) -> bool {
    let digits = word.strip_prefix(['-', '+']).unwrap_or(word);
    !digits.is_empty() && digits.bytes().all(|byte| byte.is_ascii_digit())
}

fn one_to_nine(word: &str, number: TripleNumber) -> Result<Digit, ParseError> {
    word.parse().ok().and_then(Digit::new).ok_or_else(|| {
        let found = word.chars().take(20).collect();
        ParseError::OutOfRange { number, found }
    })
}

/// Returns whether a line could be intended as a triple: it contains three short integers, or marks
/// the end of a board.
pub(crate) fn looks_like(line: &str) -> bool {
    let words: Vec<&str> = numbers(line).collect();
    line.trim() == "-1"
        || (words.len() == 3 && words.iter().all(|word| word.len() <= 2 && is_number(word)))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Checks the boards in a text. They are compared by their first row, because `text` may be a
    /// whole file.
    #[track_caller]
    fn check(text: &str, expected: &str) {
        let transcript = crate::tests::transcript(text, Some(Format::TRIPLES));
        let rest = ".".repeat(72);
        assert_eq!(transcript.replace(&rest, "").trim_end(), expected, "{text}");
    }

    #[test]
    fn boards_end_at_minus_one_or_the_end_of_input() {
        check("1 1 5\n1 9 3\n", "1: 5.......3");
        check("1 1 5\n1 9 3\n-1\n", "1: 5.......3");
        check(
            "1 1 5\n-1\n1 2 6\n-1\n\n# end\n",
            "1: 5........\n3: .6.......",
        );
        check("-1", "1: .........");
        check(
            "\n# two\n\n1 1 5\n\n1\t2,6",
            "4: 56......., comment \"two\"",
        );
        check("1 1 5\n1 1 5\n", "1: 5........");
    }

    #[test]
    fn reports_errors() {
        check("1 1 5\n10 1 2\n", "2: row is 10, expected 1 to 9");
        check("1 0 2", "1: column is 0, expected 1 to 9");
        check("1 1 -3", "1: digit is -3, expected 1 to 9");
        check(
            "1 1 99999999999999999999999",
            "1: digit is 99999999999999999999, expected 1 to 9",
        );
        check(
            "1 1\n",
            "1: expected 3 numbers (row, column, digit), found 2",
        );
        check(
            "1 1 2 3",
            "1: expected 3 numbers (row, column, digit), found 4",
        );
        check("1 1 2\n\n1 1 3", "3: r1c1 is 3, but was 2 before");
        check("1 two 2", "1: column 3: expected a number, found \"two\"");
        check(
            "1 1 x\n-1\n1 1 5",
            "1: column 5: expected a number, found \"x\"\n3: 5........",
        );
    }

    #[test]
    fn only_three_short_numbers_look_like_a_triple() {
        for line in ["1 2 3", "-1", "10 2 3", "1\t2\t3"] {
            assert!(looks_like(line), "{line}");
        }
        for line in [
            "1 2",
            "003 020 600",
            "1 2 3 4",
            "1 2 x",
            "---",
            "1 2 3 . . . . . .",
        ] {
            assert!(!looks_like(line), "{line}");
        }
    }
}
