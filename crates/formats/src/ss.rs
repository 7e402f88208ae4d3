//! `ss`: Simple Sudoku's files, and its clipboard format.
//!
//! ```text
//! *-----------*        ...|..9|.2.        XXXXX9X2X
//! |...|..9|.2.|        8..|3..|6.4        8XX3XX6X4
//! |8..|3..|6.4|        ...|76.|...        XXX76XXXX
//! |...|76.|...|        -----------
//! |---+---+---|
//!       …
//! *-----------*
//!
//! I249
//! E00001
//! ```
//!
//! The version on the left is the newest, and is the one that Novena writes. After the grid and a
//! blank line, `I249` means that a 9 was entered in cell 24 (counted from 00), and `E00001` means
//! that the candidate 1 (written with three digits) was removed from cell 00. As in
//! [`crate::library`], if any candidate was removed, the remaining ones are the marks. Marks that
//! the digits rule out cannot be carried.
//!
//! On the clipboard, the grids of one game follow each other: the givens, optionally the current
//! digits, then a pencil-mark grid ([`crate::Format::MARKS`]). If they end with a pencil-mark grid,
//! 18 or 27 rows form one record. Otherwise, the grids are separate puzzles.

mod blocks;

use std::io::{self, Write};
use std::sync::Arc;

use novena_core::{Board, Candidate, Cell, CellSet, Digit};

use crate::format::{Format, Parser, Syntax, Unit};
use crate::record::Marks;
use crate::{ParseError, Record, RecordPart, RecordParts, grid, marks, possible, rows, struck};
use blocks::{BlockLine, Blocks};

impl Format {
    /// A framed grid, then `I` and `E` lines for the player's progress: `.ss` files.
    pub const SS: Self = Self(&Ss);
}

struct Ss;

impl Syntax for Ss {
    fn id(&self) -> &'static str {
        "ss"
    }

    fn extensions(&self) -> &'static [&'static str] {
        &["ss"]
    }

    fn holds_many(&self) -> bool {
        false
    }

    fn carries(&self) -> RecordParts {
        RecordParts::of(&[RecordPart::Entries, RecordPart::Marks])
    }

    fn dropped(&self, record: &Record) -> RecordParts {
        let dropped = record.parts().minus(self.carries());
        dropped.union(struck::dropped(record))
    }

    fn parser(&self, _prefix: &str) -> Arc<dyn Parser> {
        Arc::new(Self)
    }

    fn write(&self, record: &Record, out: &mut dyn Write) -> io::Result<()> {
        writeln!(out, "*-----------*")?;
        for (row, line) in rows::with_bars(record.givens.board()).iter().enumerate() {
            if row == 3 || row == 6 {
                writeln!(out, "|---+---+---|")?;
            }
            writeln!(out, "|{line}|")?;
        }
        writeln!(out, "*-----------*")?;
        let struck = struck::of(record);
        if record.entries != Board::EMPTY || !struck.is_empty() {
            writeln!(out)?;
        }
        for cell in record.entries.filled() {
            let digit = record.entries[cell].map_or(0, Digit::get);
            writeln!(out, "I{:02}{digit}", cell.index())?;
        }
        for Candidate { cell, digit } in struck {
            writeln!(out, "E{:02}{:03}", cell.index(), digit.get())?;
        }
        Ok(())
    }

    fn between(&self) -> &'static str {
        "\n"
    }
}

impl Parser for Ss {
    fn cut(&self, text: &[u8], at_end: bool) -> Option<usize> {
        blocks::cut(text, at_end)
    }

    fn read(&self, text: &str) -> Unit {
        read(text).unwrap_or_else(|(line, error)| Unit::Fault(line, error))
    }
}

/// The line of an error, and the error.
type LineError = (usize, ParseError);

fn read(text: &str) -> Result<Unit, LineError> {
    let mut blocks = Blocks::new();
    let (mut rows, mut moves) = (Vec::new(), Vec::new());
    let (mut title, mut comment) = (None, Vec::new());
    for (number, line) in text.lines().enumerate() {
        match blocks.line(line) {
            BlockLine::Row => rows.push((number, line)),
            BlockLine::Move => moves.push((number, line.trim())),
            BlockLine::Title => title = Some(line.trim().to_string()),
            BlockLine::Comment => comment.push(line.trim().trim_start_matches('#').trim()),
            BlockLine::Nothing => {}
        }
    }
    let Some(&(first, _)) = rows.first() else {
        return match moves.first() {
            Some(&(line, _)) => Err((line, ParseError::RowCount { found: 0 })),
            None => Ok(Unit::Nothing),
        };
    };
    let mut record = match rows.chunks(9).collect::<Vec<_>>().as_slice() {
        [givens] => Record::new(board(givens)?),
        [givens, last] => clipboard(board(givens)?, None, last)?,
        [givens, values, last] => clipboard(board(givens)?, Some(values), last)?,
        _ => {
            let found = rows.len();
            return Err((first, ParseError::RowCount { found }));
        }
    };
    take_moves(&moves, &mut record)?;
    record.title = title;
    record.comment = Some(comment.join("\n")).filter(|words| !words.is_empty());
    Ok(Unit::Record(first, record))
}

/// Reads nine rows, each with `read_row`.
fn nine<T: Copy>(
    rows: &[(usize, &str)],
    read_row: impl Fn(&str, &mut Vec<T>) -> Result<(), ParseError>,
) -> Result<[T; Cell::COUNT], LineError> {
    let mut cells = Vec::with_capacity(Cell::COUNT);
    for (row, &(number, line)) in (1..).zip(rows) {
        let had = cells.len();
        read_row(line, &mut cells).map_err(|error| (number, error))?;
        let found = cells.len() - had;
        if found != 9 {
            return Err((number, ParseError::RowLength { row, found }));
        }
    }
    let last = rows.last().map_or(0, |&(number, _)| number);
    let found = rows.len();
    cells
        .try_into()
        .map_err(|_| (last, ParseError::RowCount { found }))
}

fn board(rows: &[(usize, &str)]) -> Result<Board, LineError> {
    nine(rows, grid::read_row).map(Board::new)
}

/// Reads a game from three grids: its givens, its current digits (optional) and its pencil marks.
fn clipboard(
    givens: Board,
    values: Option<&[(usize, &str)]>,
    last: &[(usize, &str)],
) -> Result<Record, LineError> {
    let groups: Marks = nine(last, marks::read_row)?;
    // Every grid contains the givens, including the last one.
    let without =
        |cell: &Cell| givens[*cell].is_some_and(|given| !groups[cell.index()].contains(given));
    if let Some(cell) = Cell::all().find(without) {
        return Err((last[cell.row()].0, ParseError::EntryOnGiven { cell }));
    }
    let values = match values {
        Some(rows) => board(rows)?,
        // Without a grid of current digits, a cell with a single digit is filled, unless a peer
        // lists the digit.
        None => possible::settle(&groups, CellSet::EMPTY).0,
    };
    let record = Record::new(givens).with_entries(values);
    let mut marks = groups;
    for cell in record.board().filled() {
        marks[cell.index()] = novena_core::DigitSet::EMPTY;
    }
    Ok(record.with_marks(marks))
}

/// Applies moves such as `I249` and `E00001` to a record.
fn take_moves(moves: &[(usize, &str)], record: &mut Record) -> Result<(), LineError> {
    let mut struck = Vec::new();
    for &(number, text) in moves {
        let wrong = || {
            let found = text.chars().take(20).collect();
            (number, ParseError::WrongMove { found })
        };
        let candidate = candidate(text).ok_or_else(wrong)?;
        let Candidate { cell, digit } = candidate;
        if text.starts_with('E') {
            struck.push(candidate);
        } else if record.givens.board()[cell].is_none() {
            record.entries[cell] = Some(digit);
        } else if record.givens.board()[cell] != Some(digit) {
            return Err((number, ParseError::EntryOnGiven { cell }));
        }
    }
    let board = record.board();
    struck.retain(|struck| board[struck.cell].is_none());
    if let Some(marks) = &mut record.marks {
        for candidate in struck {
            marks[candidate.cell.index()].remove(candidate.digit);
        }
    } else if struck
        .iter()
        .any(|struck| board.candidates(struck.cell).contains(struck.digit))
    {
        record.marks = Some(Box::new(struck::marks(&board, &struck)));
    }
    Ok(())
}

/// Returns the cell and the digit of a move.
fn candidate(text: &str) -> Option<Candidate> {
    let numbers = text.get(1..)?;
    let digits = match (text.as_bytes().first()?, numbers.len()) {
        (b'I', 3) | (b'E', 5) => numbers.get(2..)?,
        _ => return None,
    };
    let index: usize = numbers.get(..2)?.parse().ok()?;
    let digit = Digit::new(digits.parse().ok()?)?;
    (index < Cell::COUNT).then(|| Cell::from_index(index).with(digit))
}

/// Returns whether the text begins with the frame used in the newest files, or has moves after a
/// grid.
pub(crate) fn looks_like(text: &str) -> bool {
    let mut lines = text.lines().map(str::trim).filter(|line| !line.is_empty());
    let is_frame = |line: &str| line == "*-----------*";
    let is_row = |line: &str| {
        let cell = |byte: u8| byte == b'.' || byte.is_ascii_digit();
        let mut boxes = line.split('|');
        line.len() == 13
            && boxes.next() == Some("")
            && boxes.next_back() == Some("")
            && boxes.all(|box_| box_.len() == 3 && box_.bytes().all(cell))
    };
    let (first, second) = (lines.next(), lines.next());
    let framed = first.is_some_and(is_frame) && second.is_some_and(is_row);
    framed || {
        let mut blocks = Blocks::new();
        let mut rows = 0;
        let is_move = text.lines().take(60).any(|line| {
            let kind = blocks.line(line);
            rows += usize::from(kind == BlockLine::Row);
            kind == BlockLine::Move
        });
        is_move && rows == 9
    }
}

#[cfg(test)]
mod tests;
