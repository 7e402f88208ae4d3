//! `solo`: a game ID for Solo in Simon Tatham's collection, one per line.
//!
//! ```text
//! 3x3:e9a2a8b3b6a4c7_6e4a1b5b9b5a3b1b2b6a9e1_7c3a7b5b9a1a6e
//! ```
//!
//! The size and optional flags come before the colon, and the cells after it. A digit is a filled
//! cell, a letter is a run of empty cells (`a` stands for one, `z` for 26, and several letters for
//! longer runs), and `_` separates two adjacent digits. Other sizes, jigsaws (`j`), diagonals (`x`)
//! and killer puzzles (`k`) are rejected with an error that names them. Flags for symmetry and
//! difficulty (`r2`, `db`) do not matter. `3x3#123` is a seed from which Solo generates a puzzle,
//! and contains no puzzle itself. A link to Solo on the web has one of these two strings after its
//! `#`.

use std::io::{self, Write};
use std::sync::Arc;

use novena_core::{Board, Cell, Digit};

use crate::format::{Format, Parser, Syntax, Unit};
use crate::{ParseError, Record, RecordParts, Variant, killer, link};

impl Format {
    /// A game ID of Solo, one per line: `3x3:` and the cells.
    pub const SOLO: Self = Self(&Solo);
}

struct Solo;

impl Syntax for Solo {
    fn id(&self) -> &'static str {
        "solo"
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
        let mut text = String::from("3x3:");
        let (mut run, mut touches) = (0, false);
        for digit in record.board().digits() {
            let Some(digit) = digit else {
                run += 1;
                continue;
            };
            push_run(&mut text, run);
            if touches && run == 0 {
                text.push('_');
            }
            text.push(digit.as_char());
            (run, touches) = (0, true);
        }
        push_run(&mut text, run);
        writeln!(out, "{text}")
    }
}

/// Writes a run of empty cells.
fn push_run(text: &mut String, mut run: u8) {
    while run > 0 {
        let length = run.min(26);
        text.push(char::from(b'a' + length - 1));
        run -= length;
    }
}

impl Parser for Solo {
    fn is_line_based(&self) -> bool {
        true
    }

    fn cut(&self, text: &[u8], _at_end: bool) -> Option<usize> {
        memchr::memchr(b'\n', text).map(|end| end + 1)
    }

    fn read(&self, text: &str) -> Unit {
        // Blanks and brackets around the text are removed only from a link, so that columns are
        // counted in the original line.
        Unit::of_line(match link::format(text) {
            Some(_) => link::read(text, record),
            None => record(text),
        })
    }
}

/// Reads a game ID.
pub(crate) fn record(text: &str) -> Result<Record, ParseError> {
    if let Some(refusal) = killer::refusal(text) {
        return Err(refusal);
    }
    let before = text.len() - text.trim_start().len();
    let Some(end) = text.find([':', '#']) else {
        // Without `:` or `#`, the text is not a game ID. The error reports the first character that
        // cannot belong to a size.
        let size = text.trim();
        let wrong = params(size).map_or_else(|wrong| wrong, |_| size.len());
        let column = text[..before + wrong].chars().count() + 1;
        let found = text[before + wrong..].chars().next().unwrap_or('\n');
        return Err(ParseError::UnexpectedChar { column, found });
    };
    let size = &text[before..end];
    let flags = params(size).map_err(|wrong| {
        let column = text[..before + wrong].chars().count() + 1;
        let found = text[before + wrong..].chars().next().unwrap_or('\n');
        ParseError::UnexpectedChar { column, found }
    })?;
    check_rules(size, flags)?;
    if text[end..].starts_with('#') {
        return Err(ParseError::Seed);
    }
    cells(&text[end + 1..], end + 1).map(Record::new)
}

/// Returns the flags after the size. The error is the number of valid bytes before the first
/// invalid character.
fn params(text: &str) -> Result<&str, usize> {
    let flags = after_number(text);
    if flags.len() == text.len() {
        return Err(0);
    }
    let flags = match flags.strip_prefix('x') {
        Some(rest) if after_number(rest).len() < rest.len() => after_number(rest),
        _ => flags,
    };
    match flags.find(|char: char| !char.is_ascii_lowercase() && !char.is_ascii_digit()) {
        Some(wrong) => Err(text.len() - flags.len() + wrong),
        None => Ok(flags),
    }
}

fn after_number(text: &str) -> &str {
    text.trim_start_matches(|char: char| char.is_ascii_digit())
}

/// Rejects all sizes except nine by nine in boxes of three by three.
fn check_rules(size: &str, flags: &str) -> Result<(), ParseError> {
    let size = &size[..size.len() - flags.len()];
    let (columns, rows) = size.split_once('x').unwrap_or((size, ""));
    // A number that is too large to parse is too large for a sudoku.
    let number = |text: &str| text.parse().unwrap_or(usize::MAX);
    let is_jigsaw = flags.contains('j');
    let (columns, rows) = match (number(columns), rows) {
        (columns, "") if is_jigsaw => (columns, 1),
        (columns, "") => (columns, columns),
        (columns, rows) => (columns, number(rows)),
    };
    let size = columns.saturating_mul(rows);
    let refused = |what| Err(ParseError::Variant { what });
    if size != 9 {
        return refused(Variant::Size(size));
    }
    if is_jigsaw || columns != 3 {
        return refused(Variant::Regions);
    }
    // A `d` and the letter after it specify a difficulty, and that letter may be `x`.
    let mut flags = flags.chars();
    while let Some(flag) = flags.next() {
        match flag {
            'x' => return refused(Variant::Diagonals),
            'k' => return refused(Variant::Cages),
            'd' => drop(flags.next()),
            // `md4` is also a symmetry.
            'm' if flags.as_str().starts_with('d') => drop(flags.next()),
            _ => {}
        }
    }
    Ok(())
}

/// Parses the cells after the colon. `colon` is the column of the colon.
fn cells(text: &str, colon: usize) -> Result<Board, ParseError> {
    let mut board = Board::EMPTY;
    let (mut place, mut touches) = (0, false);
    let text = text.trim_end();
    for (index, found) in text.chars().enumerate() {
        let unexpected = ParseError::UnexpectedChar {
            column: colon + index + 1,
            found,
        };
        match found {
            'a'..='z' => place += (found as usize) - ('a' as usize) + 1,
            '_' if touches => {}
            '1'..='9' if !touches => {
                if place < Cell::COUNT {
                    board[Cell::from_index(place)] = Digit::from_char(found);
                }
                place += 1;
            }
            _ => return Err(unexpected),
        }
        touches = matches!(found, '1'..='9');
    }
    if place == Cell::COUNT {
        Ok(board)
    } else {
        Err(ParseError::CellCount { found: place })
    }
}

/// Returns whether the text begins with a game ID, of any size, or with a seed.
pub(crate) fn looks_like(text: &str) -> bool {
    let line = text.lines().next().unwrap_or("");
    let Some(end) = line.find([':', '#']) else {
        return false;
    };
    let size = &line[..end];
    let sized = size.split_once('x').is_some_and(|(columns, rows)| {
        !columns.is_empty()
            && after_number(columns).is_empty()
            && rows.starts_with(|char: char| char.is_ascii_digit())
    });
    let jigsaw = after_number(size).starts_with('j');
    params(size).is_ok() && (sized || jigsaw)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tests::{PUZZLE, SOLUTION, written};

    const ID: &str = "3x3:e9a2a8b3b6a4c7_6e4a1b5b9b5a3b1b2b6a9e1_7c3a7b5b9a1a6e";

    #[track_caller]
    fn check(text: &str, expected: &str) {
        crate::tests::check(Format::SOLO, text, expected);
    }

    #[test]
    fn ids_are_read_and_written() {
        check(ID, "1: puzzle");
        check(
            &format!("{ID}\r\n\r\n  {ID} \r\n"),
            "1: puzzle\n2: neutral\n3: puzzle",
        );
        let record = Record::new(PUZZLE.parse::<Board>().unwrap());
        assert_eq!(
            written(Format::SOLO, &record),
            (format!("{ID}\n"), String::new())
        );
        check("3x3:zzzc", &format!("1: {}", ".".repeat(81)));
        let page = "https://www.chiark.greenend.org.uk/~sgtatham/puzzles/js/solo.html";
        check(&format!("{page}#{ID}"), "1: puzzle");
        check(
            &format!("{page}#3x3%23123"),
            "1: this is a random seed, not a puzzle",
        );
        check(
            &page.replace("solo", "net"),
            "1: this link holds no puzzle, only the name of one on a server",
        );
        let (full, _) = written(
            Format::SOLO,
            &Record::new(SOLUTION.parse::<Board>().unwrap()),
        );
        assert!(full.starts_with("3x3:6_7_4_"));
        check(&full, "1: solution");
        check(&ID.replace("3x3", "3x3r2db"), "1: puzzle");
        check(&ID.replace("3x3", "3x3md4dx"), "1: puzzle");
        check(&ID.replace("3x3", "3"), "1: puzzle");
    }

    #[test]
    fn other_rules_are_refused_by_name() {
        let classic = "only classic 9×9 is supported";
        for (params, expected) in [
            ("2x3", "is 6×6"),
            ("4x4x", "is 16×16"),
            ("9j", "has regions other than boxes"),
            ("6j", "is 6×6"),
            ("9x1", "has regions other than boxes"),
            ("3x3x", "has diagonals"),
            ("3x3k", "has killer cages"),
            ("3x3dbk", "has killer cages"),
        ] {
            let expected = format!("1: this puzzle {expected}; {classic}");
            check(&ID.replace("3x3", params), &expected);
            check(&format!("{params}#77"), &expected);
        }
    }

    #[test]
    fn reports_errors() {
        check("3x3#123456", "1: this is a random seed, not a puzzle");
        check(&ID[..56], "1: expected 81 cells, found 76");
        check(&format!("{ID}5"), "1: expected 81 cells, found 82");
        check("3x3:12", "1: column 6: unexpected '2'");
        check("3x3:0a", "1: column 5: unexpected '0'");
        check("  3x3:a_", "1: column 8: unexpected '_'");
        check("3x3:a,b", "1: column 6: unexpected ','");
        check("3x3é:a", "1: column 4: unexpected 'é'");
        check("hello", "1: column 1: unexpected 'h'");
        check("3x3", "1: column 4: unexpected '\\n'");
        check(
            "99999999999999999999999x3:a",
            &format!(
                "1: this puzzle is {0}×{0}; only classic 9×9 is supported",
                usize::MAX
            ),
        );
    }

    #[test]
    fn sizes_identify_the_format() {
        for text in [ID, "2x3:a", "3x3xk:a", "9j:a", "9jx#7", "3x3#7"] {
            assert!(looks_like(text), "{text}");
        }
        for text in [PUZZLE, "1:2", ":0300:4:", "3x:a", "x3:a", "xxx:3", ""] {
            assert!(!looks_like(text), "{text}");
        }
    }
}
