//! `sdx`: SudoCue's work in progress, in nine lines of nine cells separated by spaces.
//!
//! ```text
//! 4567 3567 13456 48 458 9 1378 2 3578
//! 8 2579 159 3 25 12 6 157 4
//! 1245 235 1345 7 6 1248 u9 1358 358
//! ```
//!
//! A cell is either a digit (a given), `u` and a digit (an entry), or its candidates.
//!
//! The format has limits. A cell with one candidate is written like a given. It is read as a
//! candidate if a peer with several candidates lists the digit too, and otherwise as a given. A
//! record without marks is written with the candidates that its digits leave. If a file has only
//! these candidates, the record has no marks. SudoCue has no cells without candidates; Novena
//! writes such a cell as `.`.

use std::io::{self, Write};
use std::sync::Arc;

use novena_core::{Cell, CellSet, Digit, DigitSet};

use crate::format::{Format, Parser, Syntax, Unit};
use crate::{ParseError, Record, RecordPart, RecordParts, possible, rows};

impl Format {
    /// Nine lines of nine cells, each a digit, `u` and a digit, or its candidates.
    pub const SDX: Self = Self(&Sdx);
}

struct Sdx;

impl Syntax for Sdx {
    fn id(&self) -> &'static str {
        "sdx"
    }

    fn extensions(&self) -> &'static [&'static str] {
        &["sdx"]
    }

    fn holds_many(&self) -> bool {
        false
    }

    fn carries(&self) -> RecordParts {
        RecordParts::of(&[RecordPart::Entries, RecordPart::Marks])
    }

    fn dropped(&self, record: &Record) -> RecordParts {
        possible::dropped(record, self.carries())
    }

    fn parser(&self, _prefix: &str) -> Arc<dyn Parser> {
        Arc::new(Self)
    }

    fn write(&self, record: &Record, out: &mut dyn Write) -> io::Result<()> {
        let groups = possible::groups(record);
        for cell in Cell::all() {
            let group = groups[cell.index()];
            let mark = if record.entries[cell].is_some() {
                "u"
            } else {
                ""
            };
            let end = if cell.column() == 8 { "\n" } else { " " };
            if group.is_empty() {
                write!(out, ".{end}")?;
            } else {
                write!(out, "{mark}{group}{end}")?;
            }
        }
        Ok(())
    }

    fn between(&self) -> &'static str {
        "\n"
    }
}

impl Parser for Sdx {
    fn cut(&self, text: &[u8], at_end: bool) -> Option<usize> {
        rows::cut(text, at_end, false)
    }

    fn read(&self, text: &str) -> Unit {
        rows::read(text, false, read_row, |cells: &[Token; Cell::COUNT]| {
            let groups = cells.map(|(group, _)| group);
            let placed: CellSet = Cell::all().filter(|cell| cells[cell.index()].1).collect();
            possible::record(&groups, placed)
        })
    }
}

/// The digit or candidates of a cell, and whether a player has placed the digit.
type Token = (DigitSet, bool);

fn read_row(row: &str, cells: &mut Vec<Token>) -> Result<(), ParseError> {
    let mut chars = (1..).zip(row.chars()).peekable();
    while let Some((column, found)) = chars.next() {
        let unexpected = |(column, found)| ParseError::UnexpectedChar { column, found };
        if found.is_whitespace() {
            continue;
        }
        if matches!(found, 'u' | 'U') {
            let (column, found) = chars.next().unwrap_or((column, found));
            let digit = Digit::from_char(found).ok_or(unexpected((column, found)))?;
            cells.push((digit.as_set(), true));
        } else if matches!(found, '.' | '0' | '-') {
            cells.push((DigitSet::EMPTY, false));
        } else {
            let digit = Digit::from_char(found).ok_or(unexpected((column, found)))?;
            let mut group = digit.as_set();
            while let Some((column, found)) = chars.next_if(|(_, found)| !found.is_whitespace()) {
                match Digit::from_char(found) {
                    Some(digit) if group.insert(digit) => {}
                    _ => return Err(unexpected((column, found))),
                }
            }
            cells.push((group, false));
            continue;
        }
        if let Some(next) = chars.next_if(|(_, found)| !found.is_whitespace()) {
            return Err(unexpected(next));
        }
    }
    Ok(())
}

/// Returns whether the text begins with nine rows of nine such cells, and these rows or the boards
/// after them contain a `u`. Without a `u`, the text is an ordinary pencil-mark grid.
pub(crate) fn looks_like(text: &str) -> bool {
    let rows = || text.lines().filter(|line| !line.trim().is_empty());
    let mut cells = Vec::new();
    let good = rows().take_while(|row| {
        let before = cells.len();
        read_row(row, &mut cells).is_ok() && cells.len() == before + 9
    });
    let is_board = good.count() >= rows().take(9).count();
    is_board && cells.iter().any(|&(_, placed)| placed)
}

#[cfg(test)]
mod tests {
    use novena_core::Board;

    use super::*;
    use crate::tests::{PUZZLE, SOLUTION, check, written};

    const TEXT: &str = "\
4567 3567 13456 48 458 9 1378 2 3578
8 2579 159 3 25 12 6 157 4
1245 235 1345 7 6 1248 u9 1358 358
67 4 368 1 2789 28 5 3678 23678
9 678 68 5 2478 3 2478 4678 1
157 3578 2 48 478 6 3478 9 378
2456 25689 45689 2489 1 7 2348 34568 23568
3 268 7 248 248 5 1248 1468 9
245 1 4589 6 23489 248 23478 34578 23578
";

    fn read(text: &str) -> Record {
        match Sdx.read(text) {
            Unit::Record(0, record) => record,
            other => panic!("{other:?}"),
        }
    }

    #[test]
    fn a_game_is_read_and_written() {
        check(Format::SDX, TEXT, "1: puzzle, 1 entries, 197 marks");
        check(
            Format::SDX,
            TEXT.replace('\n', "\r\n").trim_end(),
            "1: puzzle, 1 entries, 197 marks",
        );
        let record = read(TEXT);
        assert_eq!(record.entries[Cell::at(2, 6)], Digit::new(9));
        assert_eq!(record.marks.as_ref().unwrap()[0].to_string(), "4567");
        assert_eq!(written(Format::SDX, &record), (TEXT.into(), String::new()));
    }

    #[test]
    fn a_last_candidate_is_a_mark_if_a_peer_lists_it() {
        // r1c4 could be 4 or 8, and 8 is listed next to it.
        let record = read(&TEXT.replacen(" 48 ", " 8 ", 1));
        assert_eq!(record.givens.board()[Cell::at(0, 3)], None);
        assert_eq!(record.marks.unwrap()[3].to_string(), "8");
    }

    #[test]
    fn candidates_left_by_the_digits_are_not_marks() {
        let record = Record::new(PUZZLE.parse::<Board>().unwrap());
        let (text, _) = written(Format::SDX, &record);
        assert!(text.starts_with("14567 3567 13456 48 458 9 "), "{text}");
        assert_eq!(read(&text), record);
    }

    #[test]
    fn reports_marks_that_would_be_lost() {
        let puzzle = PUZZLE.parse::<Board>().unwrap();
        let mut marks = [DigitSet::EMPTY; 81];
        marks[0] = DigitSet::ALL;
        let ruled_out = Record::new(puzzle).with_marks(marks);
        assert_eq!(written(Format::SDX, &ruled_out).1, "marks");
        marks[0] = Digit::ALL[3].as_set();
        let alone = Record::new(puzzle).with_marks(marks);
        assert_eq!(written(Format::SDX, &alone).1, "marks");
        marks[1] = DigitSet::from_bits(0b10100);
        marks[0] = DigitSet::from_bits(0b11000);
        let kept = Record::new(puzzle).with_marks(marks);
        assert_eq!(written(Format::SDX, &kept).1, "");
    }

    #[test]
    fn reports_errors() {
        for (from, to, expected) in [
            ("u9", "u", "3: column 25: unexpected ' '"),
            ("u9", "u90", "3: column 26: unexpected '0'"),
            ("u9", "v9", "3: column 24: unexpected 'v'"),
            ("157 4", "1557 4", "2: column 24: unexpected '5'"),
            (" 157 4", " 157", "2: row 2 has 8 cells, expected 9"),
        ] {
            check(Format::SDX, TEXT.replacen(from, to, 1), expected);
        }
    }

    #[test]
    fn entries_of_a_player_identify_the_format() {
        assert!(looks_like(TEXT));
        assert!(!looks_like(&TEXT.replace('u', "")));
        assert!(!looks_like(SOLUTION));
    }

    #[test]
    fn an_entry_in_a_later_board_identifies_the_format() {
        let rows = SOLUTION.as_bytes().chunks(9).map(|row| {
            let digits: Vec<_> = row
                .iter()
                .map(|&byte| char::from(byte).to_string())
                .collect();
            digits.join(" ") + "\n"
        });
        let full: String = rows.collect();
        assert!(!looks_like(&full));
        assert!(looks_like(&format!("{full}\n{TEXT}")));
    }
}
