//! Boards written as lines `row column digit`, a format that two labs read from files.

use novena_core::{Board, Cell};

use crate::numbers::{OutOfRange, entry, integers};

/// Returns the board that the lines describe. If a line is invalid, returns the number of the first
/// such line and the error. Empty lines and repeated entries are ignored.
pub(crate) fn parse<'a>(
    lines: impl Iterator<Item = &'a str>,
) -> Result<Board, (usize, EntryError)> {
    let mut board = Board::EMPTY;
    for (line, number) in lines.zip(1..) {
        let numbers = match integers(line).as_deref() {
            Some([]) => continue,
            Some(&[row, column, value]) => [row, column, value],
            _ => return Err((number, EntryError::NotThreeIntegers)),
        };
        let (cell, digit) = entry(numbers).map_err(|far| (number, EntryError::OutOfRange(far)))?;
        if board[cell].is_some_and(|other| other != digit) {
            return Err((number, EntryError::Twice(cell)));
        }
        board[cell] = Some(digit);
    }
    Ok(board)
}

/// The error in a line of the file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum EntryError {
    NotThreeIntegers,
    OutOfRange(OutOfRange),
    /// An earlier line has a different digit for this cell.
    Twice(Cell),
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::numbers::EntryNumber;

    #[track_caller]
    fn check(text: &str, expected: Result<&str, (usize, EntryError)>) {
        let board = parse(text.lines());
        let filled = board.map(|board| {
            let cells = board.filled().iter();
            let entries = cells.filter_map(|cell| Some(format!("{cell}={}", board[cell]?)));
            entries.collect::<Vec<String>>().join(" ")
        });
        assert_eq!(filled.as_deref().map_err(|&problem| problem), expected);
    }

    #[test]
    fn each_line_is_an_entry() {
        check("", Ok(""));
        check("6 5 8\n\n 1\t9 2\r\n", Ok("r1c9=2 r6c5=8"));
        check("6 5 8\n6 5 8\n", Ok("r6c5=8"));
    }

    #[test]
    fn the_first_wrong_line_is_reported() {
        let far = |what, number| EntryError::OutOfRange(OutOfRange { what, number });
        check("6 5 8\n\n6 5\n", Err((3, EntryError::NotThreeIntegers)));
        check("6 5 8 1\n", Err((1, EntryError::NotThreeIntegers)));
        check("6 H 8\n", Err((1, EntryError::NotThreeIntegers)));
        check("1 1 1\n10 5 8\n1\n", Err((2, far(EntryNumber::Row, 10))));
        check(
            "6 5 8\n6 5 9\n",
            Err((2, EntryError::Twice(Cell::at(5, 4)))),
        );
    }
}
