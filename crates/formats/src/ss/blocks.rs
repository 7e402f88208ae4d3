//! Classifies the lines of a file, and determines which grids form one record.

use memchr::memchr;
use novena_core::{Digit, DigitSet};

use crate::rows::{BoardLines, LineKind};
use crate::{grid, latin, marks};

/// The kind of a line.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum BlockLine {
    Row,
    /// `I249` or `E00001`, or a line that was meant to be one.
    Move,
    Title,
    Comment,
    /// A blank line or a drawn one.
    Nothing,
}

/// Classifies the lines of one record.
pub(super) struct Blocks(BoardLines);

impl Blocks {
    pub(super) fn new() -> Self {
        Self(BoardLines::new(true))
    }

    pub(super) fn line(&mut self, line: &str) -> BlockLine {
        if is_move(line.trim()) {
            return BlockLine::Move;
        }
        match self.0.kind(line) {
            LineKind::Blank | LineKind::Border => BlockLine::Nothing,
            LineKind::Comment => BlockLine::Comment,
            LineKind::Title => BlockLine::Title,
            LineKind::Row => BlockLine::Row,
        }
    }
}

/// Returns whether a line is a letter and digits, which cannot be a row.
fn is_move(line: &str) -> bool {
    line.strip_prefix(['I', 'E'])
        .is_some_and(|rest| !rest.is_empty() && rest.bytes().all(|byte| byte.is_ascii_digit()))
}

/// The properties of a row that determine where the text is cut.
struct Row {
    end: usize,
    /// The cells of the row, if it belongs to a grid of digits.
    cells: Option<Vec<Option<Digit>>>,
    /// Whether the row belongs to a grid of candidates.
    marked: bool,
}

impl Row {
    fn new(line: &str, end: usize) -> Self {
        let mut cells = Vec::new();
        let is_good = grid::read_row(line, &mut cells).is_ok() && cells.len() == 9;
        Self {
            end,
            cells: is_good.then_some(cells),
            marked: is_marked(line),
        }
    }
}

/// Returns whether the line has about nine separated groups, one of which has several digits.
fn is_marked(line: &str) -> bool {
    let mut groups: Vec<DigitSet> = Vec::new();
    line.trim().contains(char::is_whitespace)
        && marks::read_row(line, &mut groups).is_ok()
        && (7..=11).contains(&groups.len())
        && groups.iter().any(|group| group.len() > 1)
}

/// See [`crate::format::Parser::cut`].
pub(super) fn cut(text: &[u8], at_end: bool) -> Option<usize> {
    let mut blocks = Blocks::new();
    let mut rows: Vec<Row> = Vec::new();
    let (mut start, mut moved) = (0, false);
    while start < text.len() {
        let end = match memchr(b'\n', &text[start..]) {
            Some(length) => start + length + 1,
            None if at_end => text.len(),
            None => return None,
        };
        let line = &*latin::text(&text[start..end]);
        let kind = blocks.line(line);
        if kind == BlockLine::Row {
            if moved {
                return Some(start);
            }
            rows.push(Row::new(line, end));
        }
        // After a row, further rows may belong to the same game. After a move, a title or a
        // comment, none do.
        let count = match kind {
            BlockLine::Row => own(&rows, false),
            BlockLine::Nothing => None,
            _ => own(&rows, true),
        };
        match (kind, count) {
            (_, Some(count)) if count < rows.len() => return Some(rows[count - 1].end),
            (BlockLine::Move, _) => moved = true,
            (BlockLine::Title | BlockLine::Comment, _) if rows.len() >= 9 => return Some(start),
            (BlockLine::Nothing, _) if start == 0 && line.trim().is_empty() => return Some(end),
            _ => {}
        }
        start = end;
    }
    if !at_end {
        return None;
    }
    match own(&rows, true) {
        Some(count) if count < rows.len() => Some(rows[count - 1].end),
        _ => Some(text.len()),
    }
}

/// Returns the number of rows in the first record. Returns `None` if that depends on rows that may
/// follow, which cannot happen if these are `all` rows.
fn own(rows: &[Row], all: bool) -> Option<usize> {
    let is_marked = |rows: &[Row]| rows.iter().any(|row| row.marked);
    let part = |from: usize| &rows[rows.len().min(from)..rows.len().min(from + 9)];
    let (first, second, third) = (part(0), part(9), part(18));
    let alone = first.len();
    if second.is_empty() {
        return all.then_some(alone);
    }
    for (last, count) in [(second, 18), (third, 27)] {
        if is_marked(last) {
            // Marks belong to the givens before them, even if the marks are damaged.
            return (all || last.len() == 9).then_some(rows.len().min(count));
        }
        if !continues(first, last) || all && last.len() < 9 {
            return Some(alone);
        }
        if last.len() < 9 {
            return None;
        }
    }
    Some(alone)
}

/// Returns whether `second` contains every digit of `first` in the same cell. Only the rows that
/// both grids have are compared.
fn continues(first: &[Row], second: &[Row]) -> bool {
    first.iter().zip(second).all(|(before, after)| {
        let (Some(before), Some(after)) = (&before.cells, &after.cells) else {
            return false;
        };
        before
            .iter()
            .zip(after)
            .all(|(before, after)| before.is_none() || before == after)
    })
}
