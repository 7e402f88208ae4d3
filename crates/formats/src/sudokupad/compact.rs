//! SudokuPad's compact classic grids: `scf` and the older `classic`.

use novena_core::{Board, Cell, Digit};

use crate::{ParseError, Variant};

/// The maximum number of empty cells that one `scf` symbol can add after its own cell.
const MOST_EMPTY: usize = 5;
/// The number of symbols in an empty `scf` grid.
pub(super) const SHORTEST: usize = Cell::COUNT.div_ceil(MOST_EMPTY + 1);
/// Symbols for runs of empty cells in `classic`. The index is the length.
const RUNS: &str = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz()[]-.~:@!$&'*,;=_";

/// Reads `scf` without its prefix. Every symbol is a cell and up to five empty cells after it.
///
/// The values of the symbols `0-9A-Za-x` count up from 0. The value of a symbol is the cell's
/// digit, or 0 if it is empty, plus ten for every empty cell after it.
pub(crate) fn scf(text: &str) -> Result<Board, ParseError> {
    let mut cells = Cells::default();
    for (place, symbol) in text.chars().enumerate() {
        match symbol {
            'x' if cells.count == Cell::COUNT => return Err(variant(Variant::Diagonals)),
            'w' if cells.count == Cell::COUNT => {
                return Err(variant(Variant::Rule("windoku".into())));
            }
            _ => {}
        }
        let number = match symbol {
            '0'..='9' => symbol as usize - '0' as usize,
            'A'..='Z' => symbol as usize - 'A' as usize + 10,
            'a'..='x' => symbol as usize - 'a' as usize + 36,
            _ => return Err(unexpected(place, symbol)),
        };
        cells.push(Digit::new((number % 10) as u8));
        cells.skip(number / 10);
    }
    cells.board()
}

/// Writes the form that [`scf`] reads.
pub(crate) fn to_scf(board: &Board) -> String {
    let mut text = String::new();
    let digits = board.digits();
    let mut place = 0;
    while place < digits.len() {
        let number = digits[place].map_or(0, Digit::get);
        let empty = digits[place + 1..]
            .iter()
            .take(MOST_EMPTY)
            .take_while(|digit| digit.is_none())
            .count();
        place += 1 + empty;
        let number = number + 10 * empty as u8;
        text.push(char::from(match number {
            0..10 => b'0' + number,
            10..36 => b'A' + number - 10,
            _ => b'a' + number - 36,
        }));
    }
    text
}

/// Reads `classic` without its prefix: digits, and symbols for runs of empty cells. SudokuPad has
/// used this prefix for both forms, so `scf` is tried first.
pub(crate) fn classic(text: &str) -> Result<Board, ParseError> {
    if let Ok(board) = scf(text) {
        return Ok(board);
    }
    let mut cells = Cells::default();
    for (place, symbol) in text.chars().enumerate() {
        if symbol == '0' {
            cells.push(None);
        } else if let Some(digit) = Digit::from_char(symbol) {
            cells.push(Some(digit));
        } else {
            let run = RUNS.chars().position(|run| run == symbol);
            cells.skip(run.ok_or_else(|| unexpected(place, symbol))?);
        }
    }
    cells.board()
}

fn variant(what: Variant) -> ParseError {
    ParseError::Variant { what }
}

fn unexpected(place: usize, found: char) -> ParseError {
    let column = place + 1;
    ParseError::UnexpectedChar { column, found }
}

/// Collects cells. Any excess cells are still counted.
struct Cells {
    board: Board,
    count: usize,
}

impl Default for Cells {
    fn default() -> Self {
        Self {
            board: Board::EMPTY,
            count: 0,
        }
    }
}

impl Cells {
    fn push(&mut self, digit: Option<Digit>) {
        if let Some(cell) = Cell::new(self.count) {
            self.board[cell] = digit;
        }
        self.count += 1;
    }

    fn skip(&mut self, empty: usize) {
        self.count += empty;
    }

    fn board(self) -> Result<Board, ParseError> {
        if self.count == Cell::COUNT {
            Ok(self.board)
        } else {
            Err(ParseError::CellCount { found: self.count })
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tests::{PUZZLE, SOLUTION};

    #[test]
    fn scf_is_read_and_written() {
        for (cells, spelt) in [
            (PUZZLE, "eJCSNGY7uELPTFNLMGx1bDRPJBu"),
            (SOLUTION, SOLUTION),
            (&".".repeat(81), "oooooooooooooK"),
        ] {
            let board: Board = cells.parse().unwrap();
            assert_eq!(scf(spelt), Ok(board));
            assert_eq!(to_scf(&board), spelt);
        }
    }

    #[test]
    fn scf_errors_are_reported() {
        let check = |text: &str, expected: &str| {
            assert_eq!(scf(text).unwrap_err().to_string(), expected);
        };
        check("eJ", "expected 81 cells, found 7");
        check("e+", "column 2: unexpected '+'");
        check("ey", "column 2: unexpected 'y'");
        check(
            "eJCSNGY7uELPTFNLMGx1bDRPJBux",
            "this puzzle has diagonals; only classic 9×9 is supported",
        );
        check(
            "eJCSNGY7uELPTFNLMGx1bDRPJBuw",
            "this puzzle has the rule \"windoku\"; only classic 9×9 is supported",
        );
        check(&"o".repeat(10_000), "expected 81 cells, found 60000");
    }

    #[test]
    fn classic_has_runs_of_empty_cells() {
        let board = Ok(PUZZLE.parse().unwrap());
        let spelt = "F9B2B8C3C6B4D76F4B1C5C9C5B3C1C2C6B9F17D3B7C5C9B1B6F";
        assert_eq!(classic(spelt), board);
        assert_eq!(classic("eJCSNGY7uELPTFNLMGx1bDRPJBu"), board);
        assert_eq!(classic("_M"), Ok(Board::EMPTY));
        assert_eq!(classic("1%"), Err(unexpected(1, '%')));
        assert_eq!(classic("12"), Err(ParseError::CellCount { found: 2 }));
    }
}
