//! `gnome`: GNOME Sudoku's share strings, one per line.
//!
//! ```text
//! #76H-%?mK2`8=R(j-Z@UXGSD>T:"N%ep
//! ```
//!
//! Every character after the `#` encodes a pair of numbers, a and b, as the ASCII code 33 + a + 9
//! b. The first five characters encode the number of givens for each digit: 1 and 2, 3 and 4, 5 and
//! 6, 7 and 8, and finally only 9. The other characters encode the cells of the givens, as row and
//! column counted from 0. All cells with digit 1 come first, then all with 2, and so on.
//!
//! The character for a = 9 is the same as for a = 0 with b one higher. The number of characters
//! determines which counts are meant. If several readings fit, the one in which no digits clash is
//! used. If a board's string would be read as another board, or if a digit is in ten cells, the
//! board is not a real puzzle. Such a board is written as 81 characters, and lines of that form can
//! be read too.
//!
//! Lines with a space after `#` are comments.

use std::io::{self, Write};
use std::sync::Arc;

use novena_core::{Board, Cell, Digit};

use crate::format::{Format, Parser, Syntax, Unit};
use crate::{ParseError, Record, RecordParts, line};

impl Format {
    /// A share string of GNOME Sudoku, one per line.
    pub const GNOME: Self = Self(&Gnome);
}

/// The number of characters that encode the counts.
const COUNTS: usize = 5;

struct Gnome;

impl Syntax for Gnome {
    fn id(&self) -> &'static str {
        "gnome"
    }

    fn is_line_based(&self) -> bool {
        true
    }

    fn carries(&self) -> RecordParts {
        RecordParts::NONE
    }

    fn parser(&self, _prefix: &str) -> Arc<dyn Parser> {
        Arc::new(Self)
    }

    fn write(&self, record: &Record, out: &mut dyn Write) -> io::Result<()> {
        let board = record.board();
        let shared = share(&board).filter(|text| read(text).is_ok_and(|read| read == board));
        match shared {
            Some(text) => writeln!(out, "{text}"),
            None => Format::LINE.0.write_board(&board, out),
        }
    }
}

/// Returns the share string for a board, if no digit is in more than nine cells.
fn share(board: &Board) -> Option<String> {
    let cells = |digit: &Digit| {
        let digit = Some(*digit);
        Cell::all().filter(move |&cell| board[cell] == digit)
    };
    let mut bytes = vec![b'#'];
    for pair in Digit::ALL.chunks(2) {
        let count = |digit: &Digit| u8::try_from(cells(digit).count()).ok();
        let first = count(&pair[0]).filter(|&count| count <= 9)?;
        let second = match pair.get(1) {
            Some(digit) => count(digit).filter(|&count| count <= 9)?,
            None => 0,
        };
        bytes.push(33 + first + 9 * second);
    }
    for cell in Digit::ALL.iter().flat_map(cells) {
        bytes.push(33 + cell.row() as u8 + 9 * cell.column() as u8);
    }
    String::from_utf8(bytes).ok()
}

impl Parser for Gnome {
    fn is_line_based(&self) -> bool {
        true
    }

    fn is_neutral(&self, line: &[u8]) -> bool {
        match line.trim_ascii() {
            [b'#', after, ..] => after.is_ascii_whitespace(),
            [] | [b'#'] => true,
            _ => false,
        }
    }

    fn cut(&self, text: &[u8], _at_end: bool) -> Option<usize> {
        memchr::memchr(b'\n', text).map(|end| end + 1)
    }

    fn read(&self, text: &str) -> Unit {
        Unit::of_line(read(text).map(Record::new))
    }
}

fn read(text: &str) -> Result<Board, ParseError> {
    let Some(pairs) = text.trim().strip_prefix('#') else {
        return line::parse(text).map(|(board, _)| board);
    };
    let before = text.chars().take_while(|char| char.is_whitespace()).count() + 1;
    for (place, found) in pairs.chars().enumerate() {
        // Both counts may be as high as nine, but rows and columns only go up to eight.
        let last = if place < COUNTS { 33 + 90 } else { 33 + 80 };
        if !(33..=last).contains(&u32::from(found)) {
            let column = before + place + 1;
            return Err(ParseError::UnexpectedChar { column, found });
        }
    }
    let values: Vec<usize> = pairs.bytes().map(|byte| usize::from(byte - 33)).collect();
    let Some((counts, cells)) = values.split_first_chunk::<COUNTS>() else {
        return Err(ParseError::WrongLength {
            expected: 1 + COUNTS,
            found: 1 + values.len(),
        });
    };
    let mut fitting = readings(counts)
        .filter(|counts| counts.iter().sum::<usize>() == cells.len())
        .map(|counts| place(&counts, cells));
    let Some(first) = fitting.next() else {
        let expected: usize = counts.iter().map(|count| count % 9 + count / 9).sum();
        return Err(ParseError::WrongLength {
            expected: 1 + COUNTS + expected,
            found: 1 + values.len(),
        });
    };
    // If several readings fit, prefer the one in which no digits clash.
    let is_puzzle = |board: &Board| board.conflicts().next().is_none();
    let other = fitting.find_map(|board| board.ok().filter(is_puzzle));
    match (first, other) {
        (Ok(board), Some(other)) if !is_puzzle(&board) => Ok(other),
        (Err(_), Some(other)) => Ok(other),
        (first, _) => first,
    }
}

/// Returns all ways to read the five characters as nine counts.
fn readings(counts: &[usize; COUNTS]) -> impl Iterator<Item = [usize; 9]> {
    (0..1 << COUNTS).filter_map(move |ways: usize| {
        let mut all = [0; 10];
        for (place, &count) in counts.iter().enumerate() {
            let (first, second) = (count % 9, count / 9);
            let nine = ways >> place & 1 == 1;
            let (first, second) = match (first, second.checked_sub(1)) {
                _ if !nine => (first, second),
                (0, Some(second)) => (9, second),
                _ => return None,
            };
            (all[2 * place], all[2 * place + 1]) = (first, second);
        }
        let counts = all.first_chunk().copied()?;
        (all[9] == 0 && all.iter().all(|&count| count <= 9)).then_some(counts)
    })
}

/// Fills the cells in order with the given number of each digit: first the ones, then the twos, and
/// so on.
fn place(counts: &[usize; 9], cells: &[usize]) -> Result<Board, ParseError> {
    let mut board = Board::EMPTY;
    let digits = Digit::ALL
        .iter()
        .zip(counts)
        .flat_map(|(&digit, &count)| std::iter::repeat_n(digit, count));
    for (digit, pair) in digits.zip(cells) {
        let cell = Cell::at(pair % 9, pair / 9);
        if let Some(first) = board[cell] {
            return Err(ParseError::CellRepeated {
                cell,
                first,
                second: digit,
            });
        }
        board[cell] = Some(digit);
    }
    Ok(board)
}

/// Returns whether the first line of the text is a share string.
pub(crate) fn looks_like(text: &str) -> bool {
    let line = text.lines().next().unwrap_or("").trim();
    line.starts_with('#') && line.len() > COUNTS && read(line).is_ok()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tests::{PUZZLE, SOLUTION, written};

    const SHARED: &str = "#76H-%?mK2`8=R(j-Z@UXGSD>T:\"N%ep";

    #[track_caller]
    fn check(text: &str, expected: &str) {
        crate::tests::check(Format::GNOME, text, expected);
    }

    fn of(board: &str) -> (String, String) {
        written(Format::GNOME, &Record::new(board.parse::<Board>().unwrap()))
    }

    #[test]
    fn strings_are_read_and_written() {
        check(
            &format!("# ours\r\n{SHARED}\r\n\r\n {SHARED} \r\n{PUZZLE}"),
            "1: neutral\n2: puzzle\n3: neutral\n4: puzzle\n5: puzzle",
        );
        assert_eq!(of(PUZZLE), (format!("{SHARED}\n"), String::new()));
        check("#!!!!!", &format!("1: {}", ".".repeat(81)));
    }

    #[test]
    fn boards_with_nine_of_a_digit_are_read() {
        let (shared, _) = of(SOLUTION);
        assert_eq!(shared.len(), 88);
        check(&shared, "1: solution");
        for digit in '1'..='9' {
            for other in '1'..='9' {
                let keep = |char| char == digit || char == other;
                let board: String = SOLUTION
                    .chars()
                    .map(|char| if keep(char) { char } else { '.' })
                    .collect();
                let (shared, _) = of(&board);
                check(&shared, &format!("1: {board}"));
            }
        }
        // A board on which a digit occurs ten times is not a puzzle, but survives a round trip.
        let tens = "1".repeat(10) + &".".repeat(71);
        check(&of(&tens).0, &format!("1: {tens}"));
    }

    #[test]
    fn reports_errors() {
        check(&SHARED[..31], "1: expected 32 characters, found 31");
        check("#76H", "1: expected 6 characters, found 4");
        check(&SHARED.replace('m', " "), "1: column 8: unexpected ' '");
        check(&SHARED.replace('m', "é"), "1: column 8: unexpected 'é'");
        check(&SHARED.replace('m', "~"), "1: column 8: unexpected '~'");
        check(&SHARED.replace('m', "?"), "1: r4c4 is 1, but was 1 before");
        check("76H", "1: column 3: unexpected 'H'");
    }

    #[test]
    fn comments_do_not_look_like_the_format() {
        assert!(looks_like(SHARED) && looks_like(&format!("{SHARED}\n{SHARED}")));
        for text in [
            "#",
            "# ours",
            "#A Us",
            "#D Example puzzle",
            "#L Medium",
            PUZZLE,
            "",
        ] {
            assert!(!looks_like(text), "{text}");
        }
    }
}
