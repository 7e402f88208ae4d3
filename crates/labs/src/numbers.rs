//! Numbers as people write them: rows, columns and digits are counted from 1 to 9.

use novena_core::{Cell, Digit};

/// Parses a line of integers separated by white space. Returns `None` if the line contains anything
/// else.
pub(crate) fn integers(line: &str) -> Option<Vec<i64>> {
    line.split_whitespace()
        .map(|word| word.parse().ok())
        .collect()
}

/// Returns the digit, row or column that corresponds to this number.
pub(crate) fn digit(number: i64) -> Option<Digit> {
    Digit::new(u8::try_from(number).ok()?)
}

/// Returns the cell where a row and a column meet.
pub(crate) fn cell(row: Digit, column: Digit) -> Cell {
    Cell::at(row.index(), column.index())
}

/// `(2,5)`, the notation for a cell in two of the documents.
pub(crate) fn place(cell: Cell) -> String {
    format!("({},{})", cell.row() + 1, cell.column() + 1)
}

/// Returns the cell and the digit that correspond to a row, a column and a value.
pub(crate) fn entry([row, column, value]: [i64; 3]) -> Result<(Cell, Digit), OutOfRange> {
    let checked = |what, number| digit(number).ok_or(OutOfRange { what, number });
    let cell = cell(
        checked(EntryNumber::Row, row)?,
        checked(EntryNumber::Column, column)?,
    );
    Ok((cell, checked(EntryNumber::Value, value)?))
}

/// A number that is not between 1 and 9.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct OutOfRange {
    pub(crate) what: EntryNumber,
    pub(crate) number: i64,
}

/// The meaning of a number in an entry.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum EntryNumber {
    Row,
    Column,
    Value,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_integers_are_read() {
        assert_eq!(integers(" 1\t-2 30\r"), Some(vec![1, -2, 30]));
        assert_eq!(integers(""), Some(vec![]));
        assert_eq!(integers("1 x"), None);
        assert_eq!(integers("1,2"), None);
        assert_eq!(integers("99999999999999999999"), None);
    }

    #[test]
    fn the_first_number_out_of_range_is_named() {
        let far = |what, number| Err(OutOfRange { what, number });
        assert_eq!(entry([1, 9, 5]), Ok((Cell::at(0, 8), Digit::ALL[4])));
        assert_eq!(entry([0, 10, -1]), far(EntryNumber::Row, 0));
        assert_eq!(entry([9, 10, -1]), far(EntryNumber::Column, 10));
        assert_eq!(entry([9, 9, -1]), far(EntryNumber::Value, -1));
        // If it were truncated to a byte, the number 257 would be 1.
        assert_eq!(entry([257, 1, 1]), far(EntryNumber::Row, 257));
    }
}
