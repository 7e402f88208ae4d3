//! `marks`: a pencil-mark grid, with nine rows of nine groups of digits.
//!
//! ```text
//! .------------------.--------------.---------------.
//! | 4567  3567  1345 | 48  458  9   | 1378  2  3578 |
//! :------------------+--------------+---------------:
//! ```
//!
//! A group of several digits lists the candidates of a cell. A group of one digit is a placed
//! digit, unless a peer with several candidates lists that digit too; then it is a last candidate
//! that has not been placed. A lone `.` is a cell without a digit or candidates. Everything else is
//! decoration: bars, borders, brackets, and the `* # @ A B -` used to show steps.
//!
//! The format has limits. Givens and entries look alike, and are read as givens. A cell with one
//! mark that no peer lists is read as filled. A mark that a digit rules out is not written, because
//! it would turn that digit into a candidate. A record without marks is written with the candidates
//! that its digits leave.

use std::io::{self, Write};
use std::sync::Arc;

use novena_core::{Cell, CellSet, Digit, DigitSet};

use crate::format::{Format, Parser, Syntax, Unit};
use crate::grid::is_bar;
use crate::record::Marks;
use crate::{ParseError, Record, RecordPart, RecordParts, possible, rows};

impl Format {
    /// A pencil-mark grid: nine rows of nine groups of digits.
    pub const MARKS: Self = Self(&MarkGrid);
}

struct MarkGrid;

impl Syntax for MarkGrid {
    fn id(&self) -> &'static str {
        "marks"
    }

    fn carries(&self) -> RecordParts {
        RecordParts::of(&[RecordPart::Marks, RecordPart::Comment])
    }

    fn dropped(&self, record: &Record) -> RecordParts {
        possible::dropped(record, self.carries())
    }

    fn parser(&self, _prefix: &str) -> Arc<dyn Parser> {
        Arc::new(Self)
    }

    fn write(&self, record: &Record, out: &mut dyn Write) -> io::Result<()> {
        rows::write_comment(record.comment.as_deref(), out)?;
        out.write_all(draw(record).as_bytes())
    }

    fn between(&self) -> &'static str {
        "\n"
    }
}

/// Returns the framed grid, in which every column is as wide as its widest group.
fn draw(record: &Record) -> String {
    let groups = possible::groups(record).map(|group| {
        if group.is_empty() {
            ".".to_string()
        } else {
            group.to_string()
        }
    });
    let mut widths = [0; 9];
    for (cell, group) in Cell::all().zip(&groups) {
        widths[cell.column()] = group.len().max(widths[cell.column()]);
    }
    let border = |[left, middle, right]: [char; 3]| {
        let strokes: Vec<String> = widths
            .chunks_exact(3)
            .map(|widths| "-".repeat(widths.iter().sum::<usize>() + 6))
            .collect();
        format!("{left}{}{right}\n", strokes.join(&middle.to_string()))
    };
    let mut text = border(['.'; 3]);
    for (cell, group) in Cell::all().zip(&groups) {
        let column = cell.column();
        let before = if column.is_multiple_of(3) { "| " } else { " " };
        text.push_str(before);
        text.push_str(group);
        text.push_str(&" ".repeat(widths[column] + 1 - group.len()));
        if column == 8 {
            text.push_str("|\n");
            if cell.row() == 2 || cell.row() == 5 {
                text.push_str(&border([':', '+', ':']));
            }
        }
    }
    text + &border(['\''; 3])
}

impl Parser for MarkGrid {
    fn cut(&self, text: &[u8], at_end: bool) -> Option<usize> {
        rows::cut(text, at_end, true)
    }

    fn read(&self, text: &str) -> Unit {
        rows::read(text, true, read_row, settle)
    }
}

/// Adds the groups in a row.
pub(crate) fn read_row(row: &str, groups: &mut Vec<DigitSet>) -> Result<(), ParseError> {
    let mut group = DigitSet::EMPTY;
    let mut bracketed = false;
    let chars: Vec<char> = row.chars().collect();
    let apart = |place: usize| {
        chars
            .get(place)
            .is_none_or(|&char| char.is_whitespace() || is_bar(char))
    };
    let digit = |place: usize| chars.get(place).is_some_and(char::is_ascii_digit);
    for (place, &found) in chars.iter().enumerate() {
        let column = place + 1;
        if let Some(digit) = Digit::from_char(found) {
            if !group.insert(digit) {
                return Err(match groups.len() {
                    index @ 0..Cell::COUNT => ParseError::MarkRepeated {
                        cell: Cell::from_index(index),
                        digit,
                    },
                    _ => ParseError::UnexpectedChar { column, found },
                });
            }
            continue;
        }
        let ends = match found {
            '{' | '(' | '[' => {
                bracketed = true;
                true
            }
            '}' | ')' | ']' => {
                bracketed = false;
                true
            }
            ',' => !bracketed,
            _ if found.is_whitespace() => !bracketed,
            _ if is_bar(found) => {
                bracketed = false;
                true
            }
            '.' if apart(place.wrapping_sub(1)) && apart(column) => {
                groups.push(DigitSet::EMPTY);
                false
            }
            // A `.` next to a digit means an empty cell, so the text is not a pencil-mark grid.
            '.' if digit(place.wrapping_sub(1)) || digit(column) => {
                return Err(ParseError::UnexpectedChar { column, found });
            }
            _ if is_decoration(found) => false,
            _ => return Err(ParseError::UnexpectedChar { column, found }),
        };
        if ends && !group.is_empty() {
            groups.push(std::mem::take(&mut group));
        }
    }
    if !group.is_empty() {
        groups.push(group);
    }
    Ok(())
}

/// Returns whether a character is a step mark, a corner, or another character that does not end a
/// group.
fn is_decoration(char: char) -> bool {
    matches!(char, '*' | '#' | '@' | '-' | '+' | ':' | '.' | '\'')
        || matches!(char, 'A'..='Z' | '\u{2500}'..='\u{259f}')
}

/// Creates a record from groups of digits. Each group is either a placed digit or candidates.
fn settle(groups: &Marks) -> Record {
    let (board, marks) = possible::settle(groups, CellSet::EMPTY);
    Record::new(board).with_marks(marks)
}

/// Returns whether a row has nine groups, some of which contain several digits in ascending order.
pub(crate) fn looks_like(row: &str) -> bool {
    let mut groups = Vec::new();
    let ascending = row
        .split(|char: char| !char.is_ascii_digit())
        .all(|group| group.as_bytes().is_sorted());
    let read = read_row(row, &mut groups).is_ok();
    read && ascending && groups.len() == 9 && groups.iter().any(|group| group.len() > 1)
}

#[cfg(test)]
mod tests {
    use novena_core::Board;

    use super::*;
    use crate::tests::{PUZZLE, SOLUTION, transcript};

    /// Returns our puzzle with the candidates that its givens leave.
    fn grid() -> String {
        draw(&Record::new(PUZZLE.parse::<Board>().unwrap()))
    }

    #[track_caller]
    fn check(text: &str, expected: &str) {
        crate::tests::check(Format::MARKS, text, expected);
        assert_eq!(transcript(text, None).trim_end(), expected, "{text}");
    }

    #[test]
    fn writes_our_own_style() {
        let text = grid();
        let lines: Vec<&str> = text.lines().collect();
        let expected = "\
.---------------------.-------------------.---------------------.
| 14567  3567   13456 | 48    458    9    | 1378   2      3578  |
| 8      2579   159   | 3     25     12   | 6      157    4     |";
        assert_eq!(lines[..3].join("\n"), expected);
        assert_eq!(
            lines[4],
            ":---------------------+-------------------+---------------------:"
        );
        assert_eq!(
            lines[12],
            "'---------------------'-------------------'---------------------'"
        );
        check(&text, "2: puzzle, 204 marks");
    }

    #[test]
    fn decoration_is_ignored() {
        let plain = grid().replace(['|', '\''], " ");
        for text in [
            grid().replace(['|', ':', '.', '\'', '+'], " "),
            plain
                .lines()
                .filter(|line| !line.contains("---"))
                .collect::<Vec<_>>()
                .join("\n"),
            grid().replace('|', "│").replace("---", "───"),
            grid()
                .replace("| 8 ", "|*8 ")
                .replace(" 2579 ", " #25-79 ")
                .replace(" 159 ", " AB159 "),
            grid()
                .replace(" 2579 ", " {2579} ")
                .replace(" 159 ", " (1 5 9) "),
            grid().replace(" 2579 ", " @[2,5,7,9]"),
            grid().replace(['.', ':', '\''], "*"),
        ] {
            let first = if text.trim().starts_with(['1', '4']) {
                text.lines().position(|line| line.contains('4')).unwrap() + 1
            } else {
                2
            };
            check(&text, &format!("{first}: puzzle, 204 marks"));
        }
    }

    #[test]
    fn a_last_candidate_is_not_a_digit_if_a_peer_lists_it() {
        let mut rows = vec!["1 12 3 4 5 6 7 8 9".to_string()];
        rows.extend(vec!["456 789 23 . . . . . .".to_string(); 8]);
        let transcript = transcript(rows.join("\n"), Some(Format::MARKS));
        // r1c1 has a peer with the candidates 1 and 2. The others are digits unless the boxes below
        // list them.
        assert!(transcript.starts_with("1: ...456789"), "{transcript}");
        let Unit::Record(_, record) = MarkGrid.read(&rows.join("\n")) else {
            panic!("{transcript}");
        };
        let marks = record.marks.unwrap();
        assert_eq!(marks[0].to_string(), "1");
        assert_eq!(marks[2].to_string(), "3");
        assert_eq!(marks[3], DigitSet::EMPTY);
    }

    #[test]
    fn a_solved_grid_has_no_marks() {
        let text = draw(&Record::new(SOLUTION.parse::<Board>().unwrap()));
        crate::tests::check(Format::MARKS, &text, "2: solution, 0 marks");
    }

    #[test]
    fn reports_marks_that_would_be_lost() {
        let written = |record: &Record| crate::tests::written(Format::MARKS, record).1;
        let puzzle = Record::new(PUZZLE.parse::<Board>().unwrap());
        assert_eq!(written(&puzzle), "");
        let mut marks = [DigitSet::EMPTY; 81];
        marks[0] = Digit::ALL[3].as_set();
        let alone = puzzle.clone().with_marks(marks);
        assert_eq!(written(&alone), "marks");
        marks[1] = DigitSet::from_bits(0b1_1000);
        assert_eq!(
            written(&puzzle.clone().with_marks(marks)),
            "marks",
            "4 is ruled out"
        );
        marks[1] = DigitSet::from_bits(0b1_0100);
        marks[0] = DigitSet::from_bits(0b11_1000);
        assert_eq!(written(&puzzle.with_marks(marks)), "");
        let mut last = SOLUTION.parse::<Board>().unwrap();
        last[Cell::at(4, 4)] = None;
        assert_eq!(written(&Record::new(last)), "marks");
    }

    #[test]
    fn impossible_marks_do_not_hide_digits() {
        let puzzle = Record::new(PUZZLE.parse::<Board>().unwrap());
        let noted = puzzle.with_marks([DigitSet::ALL; 81]);
        let text = draw(&noted);
        crate::tests::check(Format::MARKS, &text, "2: puzzle, 204 marks");
    }

    #[test]
    fn reports_errors() {
        check(
            &grid().replace(" 2579 ", " "),
            "3: row 2 has 8 cells, expected 9",
        );
        check(
            &grid().replace(" 2579 ", " 25 79 "),
            "3: row 2 has 10 cells, expected 9",
        );
        check(
            &grid().replace(" 2579 ", " 2559 "),
            "3: r2c2 has 5 twice among its marks",
        );
        check(
            &grid().replace(" 2579 ", " 25q9 "),
            "3: column 12: unexpected 'q'",
        );
        check(
            &grid().replace(" 2579 ", " 25.9 "),
            "3: column 12: unexpected '.'",
        );
        check(
            &grid().replace(" 2579 ", " 2509 "),
            "3: column 12: unexpected '0'",
        );
        let lines: Vec<String> = grid().lines().take(9).map(String::from).collect();
        check(&lines.join("\n"), "8: expected 9 rows, found 6");
    }
}
