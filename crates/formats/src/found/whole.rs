//! Readings that treat the text as a whole, from its first line to its last.

use novena_core::{Board, Cell, Digit};

use super::solves;
use crate::format::{Parser, Unit};
use crate::grid::is_decoration;
use crate::json::{boards, stream};
use crate::line::{is_blank, is_neutral};
use crate::rows::{BoardLines, LineKind};
use crate::{ParseError, Record};

/// The number of brackets tried as the start of an array.
const BRACKETS: usize = 64;

/// A function that reads the puzzles in a text, or returns `None` if the text has another form.
pub(super) type ReadWhole = fn(&str) -> Option<Vec<Record>>;

/// A parser that reads the text as a whole.
pub(super) struct WholeText(pub ReadWhole);

impl Parser for WholeText {
    fn cut(&self, text: &[u8], at_end: bool) -> Option<usize> {
        at_end.then_some(text.len())
    }

    fn read(&self, text: &str) -> Unit {
        let first = text.lines().take_while(|line| is_neutral(line.as_bytes()));
        match (self.0)(text) {
            Some(mut records) if records.len() == 1 => {
                Unit::Record(first.count(), records.remove(0))
            }
            Some(records) => Unit::Several(records.into_iter().map(Ok).collect()),
            None => Unit::Fault(0, ParseError::NoLayout),
        }
    }
}

/// Reads the boards in JSON arrays among words, in order.
pub(super) fn arrays(text: &str) -> Option<Vec<Record>> {
    let mut records: Vec<Record> = Vec::new();
    let mut start = 0;
    for _ in 0..BRACKETS {
        let Some(bracket) = text[start..].find('[') else {
            break;
        };
        start += bracket;
        let length = stream::object_end(&text.as_bytes()[start..]);
        let array = length.and_then(|length| text.get(start..start + length));
        let found = array
            .and_then(|array| stream::value(array).ok())
            .and_then(|value| boards::find(&value).ok());
        let (Some(array), Some(found)) = (array, found.filter(|found| !found.is_empty())) else {
            start += 1;
            continue;
        };
        start += array.len();
        for record in found {
            match records.last_mut() {
                Some(last) if solves(record.givens.board(), last.givens.board()) => {
                    last.solution = Some(*record.givens.board());
                }
                _ => records.push(record),
            }
        }
    }
    (!records.is_empty()).then_some(records)
}

/// Reads nine rows in which spaces are empty cells. A row has at most nine characters, or at most
/// seventeen of which every other one is a space. Titles may come before and after the rows.
pub(super) fn blanks(text: &str) -> Option<Vec<Record>> {
    let mut kinds = BoardLines::new(true);
    let mut rows: Vec<&str> = text
        .lines()
        .filter(|line| {
            let kind = kinds.kind(line);
            !matches!(kind, LineKind::Border | LineKind::Comment | LineKind::Title)
        })
        .map(str::trim_end)
        .collect();
    // Remove the gaps between bands.
    if let [.., last] = rows.as_slice()
        && (last.is_empty() && rows.len() == 12 || rows.len() == 11)
        && rows[3].is_empty()
        && rows[7].is_empty()
    {
        rows.truncate(11);
        rows.remove(7);
        rows.remove(3);
    }
    // An empty row looks like a blank line, so blank lines at the ends are removed only while there
    // are more than nine rows.
    while rows.len() > 9 && rows.first().is_some_and(|row| row.is_empty()) {
        rows.remove(0);
    }
    while rows.len() > 9 && rows.last().is_some_and(|row| row.is_empty()) {
        rows.pop();
    }
    let is_row = |row: &&str| {
        row.chars()
            .all(|char| char == ' ' || matches!(char, '1'..='9'))
    };
    if rows.len() != 9 || !rows.iter().any(|row| row.contains(' ')) || !rows.iter().all(is_row) {
        return None;
    }
    let width = rows.iter().map(|row| row.len()).max()?;
    let is_spaced = rows
        .iter()
        .all(|row| row.bytes().skip(1).step_by(2).all(|byte| byte == b' '));
    let is_indented = rows
        .iter()
        .all(|row| row.is_empty() || row.starts_with(' '));
    let step = match width {
        // The cells could be separated by spaces, or all of them could be one column further to the
        // left or right.
        ..=9 if is_spaced || is_indented && width < 9 => return None,
        ..=9 => 1,
        10..=17 if is_spaced => 2,
        _ => return None,
    };
    let mut board = Board::EMPTY;
    for (number, row) in rows.iter().enumerate() {
        for (column, char) in row.chars().step_by(step).enumerate() {
            board[Cell::at(number, column)] = Digit::from_char(char);
        }
    }
    Some(vec![Record::new(board)])
}

/// Reads text that consists of exactly 81 cells and decoration. If the text contains none of the
/// usual characters for empty cells, another character marks empty cells, provided that it is the
/// only one of its kind and occurs at least nine times.
pub(super) fn loose(text: &str) -> Option<Vec<Record>> {
    let is_usual = |char: char| {
        char.is_whitespace() || char.is_ascii_digit() || is_blank(char) || is_decoration(char)
    };
    let stranger = text.chars().find(|&char| !is_usual(char));
    let stranger = stranger.filter(|&stranger| {
        !stranger.is_control()
            && text.chars().filter(|&char| char == stranger).count() >= 9
            && !text.chars().any(is_blank)
    });
    let is_blank = |char| is_blank(char) || Some(char) == stranger;
    let mut kinds = BoardLines::new(true);
    let mut cells = Vec::new();
    for line in text.lines() {
        match kinds.kind(line) {
            LineKind::Blank | LineKind::Comment | LineKind::Border => continue,
            LineKind::Title => return None,
            LineKind::Row => {}
        }
        for char in line.chars() {
            match Digit::from_char(char) {
                Some(digit) => cells.push(Some(digit)),
                None if is_blank(char) => cells.push(None),
                None if char.is_whitespace() || is_decoration(char) => {}
                None => return None,
            }
        }
    }
    let cells: [Option<Digit>; Cell::COUNT] = cells.try_into().ok()?;
    Some(vec![Record::new(Board::new(cells))])
}
