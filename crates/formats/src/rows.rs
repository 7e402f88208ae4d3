//! Code that `plain`, `grid` and `marks` share for building a board from nine rows.
//!
//! A blank line ends a board, except for the two gaps between its bands, after the third row and
//! after the sixth. `#` lines are a comment, and text before the first row is a title. If no blank
//! line ends a board, the tenth row begins the next board.

use std::io::{self, Write};

use memchr::memchr;
use novena_core::{Board, Cell, Digit};

use crate::format::Unit;
use crate::grid::{is_bar, is_decoration};
use crate::line::{is_blank, is_cell, one_line};
use crate::{ParseError, Record, latin};

/// The kind of a line in a board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum LineKind {
    Blank,
    Comment,
    Title,
    Border,
    Row,
}

/// Classifies the lines of one board.
#[derive(Clone, Copy, Debug)]
pub(crate) struct BoardLines {
    /// Whether lines may be drawn around cells. If not, a row of nine dashes is nine empty cells.
    framed: bool,
    rows: usize,
    /// Whether any row that contains a digit uses `-` or `_` for empty cells.
    dashed: bool,
}

impl BoardLines {
    pub(crate) fn new(framed: bool) -> Self {
        Self {
            framed,
            rows: 0,
            dashed: false,
        }
    }

    pub(crate) fn kind(&mut self, line: &str) -> LineKind {
        let fields = self.framed && (sheet_row(line).is_some() || row_in_code(line).is_some());
        let line = line.trim();
        let digits = line.chars().any(|char| char.is_ascii_digit());
        if fields {
            self.rows += 1;
            LineKind::Row
        } else if line.is_empty() {
            LineKind::Blank
        } else if line.starts_with('#') && !digits_only(line) {
            LineKind::Comment
        } else if self.framed && !digits && self.is_border(line) {
            LineKind::Border
        } else if self.rows == 0 && is_title(line) {
            LineKind::Title
        } else {
            self.rows += 1;
            self.dashed |= digits && line.contains(['-', '_']);
            LineKind::Row
        }
    }

    /// Returns whether a line without digits is a border: it contains a stroke, or only brackets
    /// and similar characters. A line of nine dashes is a row of empty cells if other rows write
    /// empty cells as dashes.
    fn is_border(&self, line: &str) -> bool {
        if line
            .chars()
            .all(|char| is_decoration(char) && !is_bar(char))
        {
            return true;
        }
        let stroke = ["---", "===", "___", "──", "━━", "══", "┄┄", "┈┈", "╌╌"]
            .iter()
            .any(|stroke| line.contains(stroke));
        let dots = line.chars().filter(|&char| char == '.').count();
        let is_dotted = dots > 9
            && line.contains(':')
            && line.chars().all(|char| matches!(char, '.' | ':' | ' '));
        if is_dotted {
            return true;
        }
        let dash = |char: char| matches!(char, '-' | '_');
        let cells = line.chars().filter(|&char| dash(char)).count() == 9
            && line
                .chars()
                .all(|char| dash(char) || is_bar(char) || char.is_whitespace());
        stroke && !(self.dashed && cells)
    }
}

/// Returns whether a line that begins with `#` is a row. In pencil-mark grids, `#` also marks fins,
/// as in `#12 3 45`.
fn digits_only(line: &str) -> bool {
    line[1..].starts_with(|char: char| char.is_ascii_digit())
        && line.chars().all(|char| !char.is_alphabetic())
        && line.split_whitespace().count() >= 9
}

/// Returns the cells of a row that follows the name of a variable: `int grid[9][9] = {{5, 3, 0,
/// …},`. The cells follow the last opening bracket.
pub(crate) fn row_in_code(line: &str) -> Option<&str> {
    let (name, _) = line.split_once('=')?;
    let row = &line[line.rfind(['[', '{'])?..];
    let is_cells = || {
        row.chars()
            .all(|char| is_cell(char) || is_decoration(char) || char.is_whitespace())
            && row.chars().filter(|&char| is_cell(char)).count() == 9
    };
    (name.contains(char::is_alphabetic) && is_cells()).then_some(row)
}

/// Returns whether a line is a tag or a statement around a puzzle: `[code]`, `</pre>`,
/// `print(solve(board))`, `sep=;`.
fn is_code(line: &str) -> bool {
    let is_word = |word: &str| {
        let mut letters = word.chars();
        let first = letters.next();
        word.chars().count() >= 3 && letters.any(|char| Some(char) != first)
    };
    let has_word = || line.split(|char: char| !char.is_alphabetic()).any(is_word);
    let is_assigned = || {
        let (name, _) = line.split_once('=').unwrap_or_default();
        name.contains(|char: char| char.is_alphabetic() && !matches!(char, 'x' | 'X'))
    };
    is_assigned() || !line.contains(|char: char| char.is_ascii_digit()) && has_word()
}

/// Returns whether a line opens a list or a string that contains the rows: `board = [`.
fn opens_code(line: &str) -> bool {
    line.contains('=') && line.trim_end().ends_with(['[', '{', '(', '"', '\'', '`'])
}

/// Returns whether a line is words or code, not cells.
fn is_title(line: &str) -> bool {
    is_words(line) || is_code(line)
}

/// Returns whether a line consists of words rather than cells. It does if its first word or most of
/// its words consist of letters, or if at least two of its words consist of three letters or more.
/// A string of `x` is not a word.
fn is_words(line: &str) -> bool {
    let letters = |word: &str, least: usize| {
        word.chars().count() >= least
            && word.chars().all(char::is_alphabetic)
            && word.contains(|char| !matches!(char, 'x' | 'X'))
    };
    let is_word = |word: &&str| letters(word.trim_end_matches([':', ',', ';', '.']), 2);
    let is_long = |word: &&str| letters(word.trim_matches(|char: char| !char.is_alphabetic()), 3);
    let words = || line.split_whitespace();
    words().next().is_some_and(|word| is_word(&word))
        || 2 * words().filter(is_word).count() > words().count()
        || words().filter(is_long).count() >= 2
}

/// Returns whether a line belongs to QQWing's report after a puzzle. The report consists of words,
/// but is not the title of the next puzzle.
fn is_report(line: &str) -> bool {
    let line = line.trim();
    let is_step = || {
        let (number, rest) = line.split_once(". ").unwrap_or_default();
        number.parse::<u32>().is_ok() && rest.starts_with("Round: ")
    };
    let starts = [
        "Time: ",
        "Number of ",
        "Difficulty: ",
        "The solution to ",
        "There are ",
    ];
    starts.iter().any(|start| line.starts_with(start)) || is_step()
}

/// Returns the fields of a spreadsheet row, if there are nine of them, each is a cell or empty, and
/// at least one is empty. A row without an empty field is read like any other row.
pub(crate) fn sheet_row(line: &str) -> Option<[Option<Digit>; 9]> {
    let delimiter = ['\t', ',', ';']
        .into_iter()
        .find(|&char| line.contains(char))?;
    let mut cells = [None; 9];
    let mut count = 0;
    let mut is_empty = false;
    for field in line.split(delimiter) {
        let field = field.trim().trim_matches('"').trim();
        let mut chars = field.chars();
        let place = cells.get_mut(count)?;
        *place = match (chars.next(), chars.next()) {
            (None, _) => {
                is_empty = true;
                None
            }
            (Some(char), None) if is_cell(char) => Digit::from_char(char),
            _ => return None,
        };
        count += 1;
    }
    (count == 9 && is_empty).then_some(cells)
}

/// See [`crate::format::Parser::cut`].
pub(crate) fn cut(text: &[u8], at_end: bool, framed: bool) -> Option<usize> {
    let mut lines = BoardLines::new(framed);
    let mut gaps = [None; 2];
    let mut start = 0;
    while start < text.len() {
        let end = match memchr(b'\n', &text[start..]) {
            Some(length) => start + length + 1,
            None if at_end => text.len(),
            None => return None,
        };
        let before = lines.rows;
        match lines.kind(&latin::text(&text[start..end])) {
            LineKind::Blank if start == 0 => return Some(end),
            LineKind::Blank => match (before, gaps) {
                (0, _) => {}
                (3, _) => gaps[0] = Some(end),
                (6, [Some(_), _]) => gaps[1] = Some(end),
                _ => return Some(end),
            },
            LineKind::Row => {
                if let (6, [Some(gap), None]) = (before, gaps) {
                    // A gap follows row 3, but none follows row 6. The gap after row 3 therefore
                    // ended the board.
                    return Some(gap);
                }
                if lines.rows == 9 {
                    return Some(end);
                }
            }
            LineKind::Comment | LineKind::Title | LineKind::Border => {}
        }
        start = end;
    }
    at_end.then_some(text.len())
}

/// Reads the rows of one board with `read_row`, which adds the cells that it finds in a row.
/// `finish` creates the record from all 81 cells.
pub(crate) fn read<T>(
    text: &str,
    framed: bool,
    read_row: impl Fn(&str, &mut Vec<T>) -> Result<(), ParseError>,
    finish: impl FnOnce(&[T; Cell::COUNT]) -> Record,
) -> Unit {
    let mut lines = BoardLines::new(framed);
    let mut cells = Vec::with_capacity(Cell::COUNT);
    let (mut title, mut comment) = (None, Vec::new());
    let (mut first, mut last) = (0, 0);
    for (number, line) in text.lines().enumerate() {
        match lines.kind(line) {
            LineKind::Blank | LineKind::Border => {}
            LineKind::Comment => comment.push(line.trim().trim_start_matches('#').trim()),
            LineKind::Title if is_report(line) => title = None,
            LineKind::Title if !is_words(line.trim()) || opens_code(line) => {}
            LineKind::Title => title = Some(line.trim().to_string()),
            LineKind::Row => {
                let row = lines.rows;
                if row == 1 {
                    first = number;
                }
                last = number;
                if let Err(error) = read_row(line, &mut cells) {
                    return Unit::Fault(number, error);
                }
                let found = cells.len() + 9 - 9 * row;
                if found != 9 {
                    return Unit::Fault(number, ParseError::RowLength { row, found });
                }
            }
        }
    }
    if lines.rows == 0 {
        return Unit::Nothing;
    }
    let Ok(cells) = <&[T; Cell::COUNT]>::try_from(cells.as_slice()) else {
        return Unit::Fault(last, ParseError::RowCount { found: lines.rows });
    };
    let mut record = finish(cells);
    record.title = title;
    record.comment = Some(comment.join("\n")).filter(|words| !words.is_empty());
    Unit::Record(first, record)
}

/// Adds the cells of a row. A character that is neither a cell nor `skipped` is an error.
pub(crate) fn push_cells(
    row: &str,
    cells: &mut Vec<Option<Digit>>,
    skipped: impl Fn(char) -> bool,
) -> Result<(), ParseError> {
    for (place, found) in row.chars().enumerate() {
        if is_blank(found) {
            cells.push(None);
        } else if let Some(digit) = Digit::from_char(found) {
            cells.push(Some(digit));
        } else if !skipped(found) {
            let column = place + 1;
            return Err(ParseError::UnexpectedChar { column, found });
        }
    }
    Ok(())
}

/// Creates a record from cells in reading order.
pub(crate) fn board(cells: &[Option<Digit>; Cell::COUNT]) -> Record {
    Record::new(Board::new(*cells))
}

/// Returns nine lines of nine cells, with `.` for an empty one.
pub(crate) fn nine_lines(board: &Board) -> String {
    let mut text = String::with_capacity(90);
    for row in board.digits().chunks_exact(9) {
        text.extend(row.iter().map(|digit| digit.map_or('.', Digit::as_char)));
        text.push('\n');
    }
    text
}

/// Returns nine rows such as `8..|3..|6.4`.
pub(crate) fn with_bars(board: &Board) -> Vec<String> {
    let boxed = |row: &[Option<Digit>]| {
        let boxes: Vec<String> = row
            .chunks_exact(3)
            .map(|box_| {
                box_.iter()
                    .map(|digit| digit.map_or('.', Digit::as_char))
                    .collect()
            })
            .collect();
        boxes.join("|")
    };
    board.digits().chunks_exact(9).map(boxed).collect()
}

/// Writes a comment in `#` lines.
pub(crate) fn write_comment(comment: Option<&str>, out: &mut dyn Write) -> io::Result<()> {
    for line in comment.unwrap_or_default().lines() {
        writeln!(out, "# {}", one_line(line))?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Checks the kinds of the lines of one board. `expected` contains one letter per line, which
    /// represents its kind.
    #[track_caller]
    fn check(framed: bool, lines: &[&str], expected: &str) {
        let mut state = BoardLines::new(framed);
        let kinds: String = lines
            .iter()
            .map(|line| match state.kind(line) {
                LineKind::Blank => ' ',
                LineKind::Comment => '#',
                LineKind::Title => 't',
                LineKind::Border => '-',
                LineKind::Row => 'r',
            })
            .collect();
        assert_eq!(kinds, expected, "{lines:?}");
    }

    #[test]
    fn borders_have_a_stroke_and_no_digit() {
        check(
            true,
            &[".---.---.", "+===+", "├──┼──┤", "| --- 1 |", "...|...|..."],
            "---rr",
        );
        check(false, &["---------", "--- --- ---"], "rr");
    }

    #[test]
    fn dots_are_a_border_if_they_outnumber_cells() {
        check(
            true,
            &[
                ". 1 . : . . . : . . .",
                ".......:.......:.......",
                ". . . : . . . : . . .",
            ],
            "r-r",
        );
    }

    #[test]
    fn nine_dashes_are_a_row_if_dashes_are_cells() {
        check(
            true,
            &["---|---|---", "-1-|---|--2", "---|---|---", "---+---+---"],
            "-rr-",
        );
        check(true, &["-1-|---|--2", "-----------"], "r-");
    }

    #[test]
    fn words_are_a_title_only_before_the_rows() {
        check(
            false,
            &[
                "Example: 2026-11-15",
                "xxxxxxxxx",
                "Grid 02",
                "# words",
                " ",
            ],
            "trr# ",
        );
        check(true, &["# 12 words", "#12 3 4 5 6 7 8 9 1"], "#r");
        check(
            true,
            &[
                "1. Round: 1 - Mark given (Row: 1 - Column: 6 - Value: 9)",
                "2 puzzles solved in 0.000541 seconds.",
                "x x x 3 x x x x x",
            ],
            "ttr",
        );
    }
}
