//! `grid`: nine rows with lines drawn between the boxes.
//!
//! ```text
//! +-------+-------+-------+
//! | . . . | . . 9 | . 2 . |
//! | 8 . . | 3 . . | 6 . 4 |
//! | . . . | 7 6 . | . . . |
//! +-------+-------+-------+
//! ```
//!
//! Novena writes a grid in this form, with the record's comment above it in `#` lines. Entries look
//! like givens.
//!
//! Any pasted grid can be read. Its frame may consist of ASCII or box-drawing characters, its cells
//! may or may not be separated, and there may be brackets and commas between them. Lines that have
//! strokes but no digits are dropped first, because some programs draw corners with `.`. Between
//! bars, a space may be an empty cell if a row has nine boxes of one cell or three boxes that are
//! 3, 7 or 9 characters wide. Rows of a spreadsheet may have empty fields, as in `5,3,,,7,,,,`.
//! Semicolons or tabs may replace the commas.

use std::io::{self, Write};
use std::sync::Arc;

use novena_core::Digit;

use crate::format::{Format, Parser, Syntax, Unit};
use crate::line::is_cell;
use crate::{ParseError, Record, RecordPart, RecordParts, rows};

impl Format {
    /// Nine rows with lines drawn between the boxes.
    pub const GRID: Self = Self(&Grid);
}

struct Grid;

const BORDER: &str = "+-------+-------+-------+\n";

impl Syntax for Grid {
    fn id(&self) -> &'static str {
        "grid"
    }

    fn carries(&self) -> RecordParts {
        RecordParts::of(&[RecordPart::Comment])
    }

    fn parser(&self, _prefix: &str) -> Arc<dyn Parser> {
        Arc::new(Self)
    }

    fn write(&self, record: &Record, out: &mut dyn Write) -> io::Result<()> {
        rows::write_comment(record.comment.as_deref(), out)?;
        let mut text = String::from(BORDER);
        for (row, digits) in record.board().digits().chunks_exact(9).enumerate() {
            for box_ in digits.chunks_exact(3) {
                text.push_str("| ");
                for digit in box_ {
                    text.push(digit.map_or('.', Digit::as_char));
                    text.push(' ');
                }
            }
            text.push_str("|\n");
            if row % 3 == 2 {
                text.push_str(BORDER);
            }
        }
        out.write_all(text.as_bytes())
    }

    fn between(&self) -> &'static str {
        "\n"
    }
}

impl Parser for Grid {
    fn cut(&self, text: &[u8], at_end: bool) -> Option<usize> {
        rows::cut(text, at_end, true)
    }

    fn read(&self, text: &str) -> Unit {
        rows::read(text, true, read_row, rows::board)
    }
}

/// Returns whether a character is drawn between cells and has no meaning.
pub(crate) fn is_decoration(char: char) -> bool {
    is_bar(char)
        || matches!(
            char,
            '+' | ':' | ',' | ';' | '\'' | '"' | '`' | '=' | '/' | '\\'
        )
        || matches!(
            char,
            '[' | ']' | '(' | ')' | '{' | '}' | '\u{2500}'..='\u{259f}'
        )
}

/// Returns whether a character is drawn between two cells of a row.
pub(crate) fn is_bar(char: char) -> bool {
    matches!(
        char,
        '|' | '!' | '¦' | '│' | '┃' | '║' | '┆' | '┇' | '┊' | '┋'
    )
}

/// Adds the cells of a row, with or without lines drawn between them.
pub(crate) fn read_row(row: &str, cells: &mut Vec<Option<Digit>>) -> Result<(), ParseError> {
    let skipped = |char: char| char.is_whitespace() || is_decoration(char);
    if let Some(fields) = rows::sheet_row(row) {
        cells.extend(fields);
        return Ok(());
    }
    let row = rows::row_in_code(row).unwrap_or(row);
    // An item in a YAML list.
    let item = row.trim_start().strip_prefix("- ");
    let row = item
        .filter(|item| item.starts_with(['[', '"', '\'']))
        .unwrap_or(row);
    let inner = row.trim();
    let inner = inner.strip_prefix(is_bar).unwrap_or(inner);
    let inner = inner.strip_suffix(is_bar).unwrap_or(inner);
    let boxes: Vec<&str> = inner.split(is_bar).collect();
    let width = match boxes.len() {
        9 => 1,
        3 => 3,
        _ => return rows::push_cells(row, cells, skipped),
    };
    let spaced = boxes.iter().any(|text| count(text) != width);
    let drawn: Option<String> = boxes.iter().map(|text| fill(text, width)).collect();
    match drawn {
        Some(drawn) if spaced => rows::push_cells(&drawn, cells, skipped),
        _ => rows::push_cells(row, cells, skipped),
    }
}

/// Returns an estimate of the number of cells in a row, with or without lines drawn between them.
pub(crate) fn cells_in(row: &str) -> usize {
    let mut cells = Vec::new();
    match read_row(row, &mut cells) {
        Ok(()) => cells.len(),
        Err(_) => count(row),
    }
}

fn count(text: &str) -> usize {
    text.chars().filter(|&char| is_cell(char)).count()
}

/// Returns the cells of a box that is `width` cells wide, with dots in place of spaces. Returns
/// `None` if the text does not have the form of such a box.
fn fill(text: &str, width: usize) -> Option<String> {
    let chars: Vec<char> = text.chars().collect();
    let seen = match (width, chars.len()) {
        (1, _) => vec![text.trim().chars().next().unwrap_or(' ')],
        (3, 3) => chars,
        (3, 7) => vec![chars[1], chars[3], chars[5]],
        (3, 9) => vec![chars[1], chars[4], chars[7]],
        _ => return None,
    };
    let drawn: String = seen
        .into_iter()
        .map(|char| if char == ' ' { '.' } else { char })
        .collect();
    // Every character other than a space or a dot must be at one of the checked positions and be a
    // known cell.
    let kept = drawn.chars().filter(|&char| char != '.').count();
    let there = text
        .chars()
        .filter(|char| !matches!(char, ' ' | '.'))
        .count();
    (kept == there && drawn.chars().all(is_cell)).then_some(drawn)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tests::{PUZZLE, rows_of};

    #[track_caller]
    fn check(text: &str, expected: &str) {
        crate::tests::check(Format::GRID, text, expected);
        // The format must be detected without being named.
        assert_eq!(crate::tests::transcript(text, None).trim_end(), expected);
    }

    /// Draws rows between `frame`s (top, between bands, bottom; none if empty), with `bars` (left,
    /// between boxes, right) and with `gap` between cells.
    fn draw(frame: [&str; 3], bars: [&str; 3], gap: &str, blank: &str) -> String {
        let mut lines = vec![frame[0].to_string()];
        for (place, row) in rows_of(PUZZLE).iter().enumerate() {
            let cells: Vec<String> = row.chars().map(String::from).collect();
            let boxes: Vec<String> = cells.chunks(3).map(|box_| box_.join(gap)).collect();
            lines
                .push(format!("{}{}{}", bars[0], boxes.join(bars[1]), bars[2]).replace('.', blank));
            if place == 2 || place == 5 {
                lines.push(frame[1].to_string());
            }
        }
        lines.push(frame[2].to_string());
        lines.retain(|line| !line.is_empty());
        lines.join("\n")
    }

    #[test]
    fn grids_in_every_style_are_read() {
        let ours = [BORDER.trim(); 3];
        let dots = [
            ".-----.-----.-----.",
            ":-----+-----+-----:",
            "'-----'-----'-----'",
        ];
        let simple = ["*-----------*", "|---+---+---|", "*-----------*"];
        let unicode = [
            "┌───────┬───────┬───────┐",
            "├───────┼───────┼───────┤",
            "└───────┴───────┴───────┘",
        ];
        let double = [
            "╔═══════╦═══════╗",
            "╠═══════╬═══════╣",
            "╚═══════╩═══════╝",
        ];
        for (first, text) in [
            (2, draw(ours, ["| ", " | ", " |"], " ", ".")),
            (2, draw(ours, ["| ", " | ", " |"], " ", "-")),
            (
                1,
                draw(["", "------+-------+------", ""], ["", " | ", ""], " ", "."),
            ),
            (
                1,
                draw(
                    ["", "-------|-------|-------", ""],
                    [" ", " | ", " "],
                    " ",
                    ".",
                ),
            ),
            (1, draw(["", "---+---+---", ""], ["", "|", ""], "", ".")),
            (1, draw(["", "-----------", ""], ["", "|", ""], "", ".")),
            (2, draw(dots, ["| ", "| ", "|"], " ", ".")),
            (2, draw(simple, ["|", "|", "|"], "", ".")),
            (2, draw(unicode, ["│ ", " │ ", " │"], " ", ".")),
            (2, draw(double, ["║ ", " ║ ", " ║"], " ", "·")),
            (1, draw(["", "", ""], ["[", ",", "],"], ",", "0")),
        ] {
            check(&text, &format!("{first}: puzzle"));
        }
    }

    #[test]
    fn a_space_between_bars_may_be_a_cell() {
        let ours = [BORDER.trim(); 3];
        for text in [
            draw(ours, ["| ", " | ", " |"], " ", " "),
            draw(ours, ["| ", " | ", " |"], "  ", " "),
            draw(ours, ["|", "|", "|"], "", " "),
            draw(ours, ["| ", " | ", " |"], " | ", " "),
            draw(ours, ["|", "|", "|"], "|", " "),
            draw(ours, ["| ", " || ", " |"], " | ", "."),
        ] {
            check(&text, "2: puzzle");
        }
    }

    #[test]
    fn grids_follow_each_other() {
        let grid = draw([BORDER.trim(); 3], ["| ", " | ", " |"], " ", ".");
        check(&format!("{grid}\n{grid}\n"), "2: puzzle\n15: puzzle");
        check(
            &format!("# easy\n{grid}\n\n{grid}\n"),
            "3: puzzle, comment \"easy\"\n17: puzzle",
        );
    }

    #[test]
    fn reports_errors() {
        let grid = draw([BORDER.trim(); 3], ["| ", " | ", " |"], " ", ".");
        let lines: Vec<&str> = grid.lines().collect();
        check(
            &grid.replacen("| 8 . . |", "| 8 . |", 1),
            "3: row 2 has 8 cells, expected 9",
        );
        check(
            &grid.replacen("| 8 . . |", "| 8 . A |", 1),
            "3: column 7: unexpected 'A'",
        );
        check(&lines[..10].join("\n"), "10: expected 9 rows, found 7");
    }

    #[test]
    fn writes_our_own_style() {
        let record = Record::new(PUZZLE.parse::<novena_core::Board>().unwrap());
        let mut out = Vec::new();
        Format::GRID
            .write(&record.with_comment("one\ntwo"), &mut out)
            .unwrap();
        let text = String::from_utf8(out).unwrap();
        let grid = draw([BORDER.trim(); 3], ["| ", " | ", " |"], " ", ".");
        assert_eq!(text, format!("# one\n# two\n{grid}\n"));
    }
}
