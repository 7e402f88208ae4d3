//! `marks`: a pencil-mark grid, nine rows of nine groups of digits.
//!
//! ```text
//! .------------------.--------------.---------------.
//! | 4567  3567  1345 | 48  458  9   | 1378  2  3578 |
//! :------------------+--------------+---------------:
//! ```
//!
//! A group of several digits is what a cell could hold. A group of one is a digit, unless
//! a peer with several lists it too: then it is a last candidate that nobody has placed.
//! A lone `.` is a cell without digit or candidate. Everything else is decoration: bars,
//! borders, brackets, and the `* # @ A B -` with which steps are shown.
//!
//! What the format does not tell: givens and entries are alike, and read as givens; a cell
//! with one mark that no peer lists is read as filled. A record without marks is written
//! with the candidates that its digits leave.

use std::io::{self, Write};
use std::sync::Arc;

use novena_core::{Board, Cell, Digit, DigitSet};

use crate::format::{Format, Parser, Syntax, Unit};
use crate::grid::is_bar;
use crate::record::Marks;
use crate::{ParseError, Part, Parts, Record, rows};

impl Format {
    /// A pencil-mark grid: nine rows of nine groups of digits.
    pub const MARKS: Self = Self(&MarkGrid);
}

struct MarkGrid;

impl Syntax for MarkGrid {
    fn id(&self) -> &'static str {
        "marks"
    }

    fn carries(&self) -> Parts {
        Parts::of(&[Part::Marks, Part::Comment])
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

/// The framed grid, every column as wide as its widest group.
fn draw(record: &Record) -> String {
    let board = record.board();
    let groups: Vec<String> = Cell::all()
        .map(|cell| {
            let marks = match (board[cell], &record.marks) {
                (Some(digit), _) => digit.as_set(),
                (None, Some(marks)) => marks[cell.index()],
                (None, None) => board.candidates(cell),
            };
            if marks.is_empty() {
                ".".to_string()
            } else {
                marks.to_string()
            }
        })
        .collect();
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

/// Adds the groups of a row.
fn read_row(row: &str, groups: &mut Vec<DigitSet>) -> Result<(), ParseError> {
    let mut group = DigitSet::EMPTY;
    let mut bracketed = false;
    let chars: Vec<char> = row.chars().collect();
    let apart = |place: usize| {
        chars
            .get(place)
            .is_none_or(|&char| char.is_whitespace() || is_bar(char))
    };
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

/// Step marks, corners, and what else is drawn where no group ends.
fn is_decoration(char: char) -> bool {
    matches!(char, '*' | '#' | '@' | '-' | '+' | ':' | '.' | '\'')
        || matches!(char, 'A'..='Z' | '\u{2500}'..='\u{259f}')
}

/// Tells digits from last candidates.
fn settle(groups: &Marks) -> Record {
    let mut board = Board::EMPTY;
    let mut marks = *groups;
    for cell in Cell::all() {
        let listed = |digit| {
            let peers = cell.peers().iter().map(|peer| groups[peer.index()]);
            peers
                .into_iter()
                .any(|group| group.len() > 1 && group.contains(digit))
        };
        if let Some(digit) = groups[cell.index()].single()
            && !listed(digit)
        {
            board[cell] = Some(digit);
            marks[cell.index()] = DigitSet::EMPTY;
        }
    }
    Record::new(board).with_marks(marks)
}

/// Whether a row has nine groups, some of several digits in ascending order.
pub(crate) fn looks_like(row: &str) -> bool {
    let mut groups = Vec::new();
    let ascending = row
        .split(|char: char| !char.is_ascii_digit())
        .all(|group| group.as_bytes().is_sorted());
    let read = read_row(row, &mut groups).is_ok();
    read && ascending && groups.len() == 9 && groups.iter().any(|group| group.len() > 1)
}
